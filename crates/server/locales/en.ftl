# What the server says when it refuses something.

no-table = There is no table { $table }: check the link.
bad-token = This link belongs to no seat at this table. Use the newest personal link of the seat.
not-seated = Only somebody who sits at this table may do that. Take a seat, or come back with your personal link.
stale = The table has moved on to version { $now } since version { $then }: look again.
not-kept = The server could not write this down, so it did not happen. Try again in a moment.
in-doubt = The server could not make sure that this was written down. Look again to see whether it happened.
damaged = What is kept of this table has been damaged, so it is not shown. Whoever runs the server can bring it back from a backup.
not-read = The server could not read this now, and nothing is lost. Try again in a moment.
broken = The server failed on this request, which is a bug. The table goes on from its record.
closing = The server is shutting down. Try again in a moment.

## What may not be done now

seats-free = The game begins when every seat is taken.
game-over = The game is over.
game-runs = This game is not over yet.
nothing-runs = Only a running game can go back.
no-wish = Nobody asks to go back.
stand-in-played = You cannot go back so far: a bot has played for { $name } since, and what it played is known.
absent = You cannot go back so far: { $name } has decided since and is not here to agree.
nobody-agrees = You cannot go back: the others would have to agree, and bots play for them.
seat-taken = Somebody sits here already. You can watch, or take another seat.
seat-kept = This seat is kept for { $name }. You can watch, or take another seat.
sits-already = You sit at this table already, as { $name }. Everybody else sits down in a browser of their own.
nobody-leaves = There is nothing to leave: nobody plays in this seat.
player-here = { $name } is here, so no bot takes over.
bot-plays = A bot plays for this seat already.
lent = A bot plays in your place. Take your seat back first.
time-is-out = Your time has run out: the bot plays to the end of this game.
not-lent = No bot plays in your place.
rematch-set = There is a table for another game already.
record-hidden = The record holds everything hidden. You can have it when the game is over.
no-hints = There are no hints at this table, because several people play at it.

## Names and messages

name-empty = A name must not be empty.
message-empty = A message must not be empty.
name-long = A name has at most { $most } characters; this one has { $has }.
message-long = A message has at most { $most } characters; this one has { $has }.
message-control = A message must not hold control characters.
name-unseen = This name holds something invisible. Please write it with plain letters, digits or pictures.
name-alphabets = This name mixes several alphabets. Please write it in one of them.
name-nameless = Nobody could read this name aloud. Please use a letter, a digit or a picture.
name-like-bot = This name looks like one that a bot or a free seat has here. Please choose another one.
name-taken = Somebody at this table is called { $name }. Please choose a name that cannot be mistaken for it.

## Forms

no-version = The form does not say which position you saw: load the page again.
no-seat = The form does not say which seat you mean: load the page again.
no-choice = Choose one of the buttons.
clock = A clock is written as 300+5: seconds for the game, and seconds added for each decision.

## Limits

limit-requests = Too many requests from your address: wait a second.
limit-open-tables = Too many games that you have set are open. Finish one, or wait until one that nobody looks at closes.
limit-new-tables = Too many new tables from your address. Use one of yours, or come back later.
limit-streams = Too many open streams from your address: close a page.
