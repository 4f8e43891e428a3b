# What is asked
your-turn = Your turn. { $text }
choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
 }
choices-left = { $picked }: { $count } left
confirm = Confirm: { $things }.
not-yet = Not yet: { $why }.
not-that = Not that: { $why }.
picked-of = { $count } of { $most } picked
pick-exactly = pick { $most }, not { $picked }
pick-between = pick { $least } to { $most }, not { $picked }
cannot-pick = that cannot be picked
enough-picked = { $most ->
    [one] one is picked: put it back first
   *[other] { $most } are picked: put one back first
 }
yours = Your { $what } ({ $amount })
theirs = { $name }'s { $what } ({ $amount })
more = { $count } more

# Players and the table in words
you = (you)
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
points-short = { $count ->
    [one] { $shown } pt
   *[other] { $shown } pts
 }
points-unknown = ? pts
at-end = { $points } if the game ended now
at-end-short = ({ $points } at the end)
track = { $name } { $at } of { $to }
closed-and-pawns = Closed by clouds: { $closed }. Pawns: { $pawns }.
closed = Closed by clouds: { $closed }.
pawns = Pawns: { $pawns }.
pawn-in = { $name }'s { $pawn } in { $area }
standings = Final standings
standing = { $rank }. { $name }: { $count ->
    [one] 1 point
   *[other] { $count } points
 }

# Reading
help = Help
rules = Rules
log = Log
table = The table in words
rule = Rule { $rule }
no-rule = There is no rule { $rule } in this game.
no-chapter = There is no chapter “{ $chapter }”. The chapters are: { $chapters }.
scrolls = Up/Down/PgUp/PgDn scroll   Esc back
back-key = Esc back
choose-keys = { $arrows } or a key chooses   Enter takes   q leaves
arrows-up-down = Up/Down
help-asked = What is asked
help-keys = Keys
help-letters = Letters
help-text =
    Arrows, Enter: choose an entry of the menu; its meaning stands below it
    1-9, letters: take the entry (or the thing on the board) with that key at once
    Space: pick for a set, or put back; Enter confirms a full set
    Backspace, Esc: one step back while choosing
    /: type words to find a choice
    Mouse: click on choices, or on the pieces themselves; other things say what they are
    u: take your last decision back (others may be asked)
    Space: go on while others play; f: show everything at once from now on
    l, Tab, r: the whole log, the table in words, the rules
    PgUp, PgDn: scroll the board
    c: say something at the table
    + and -: a signal, where the game has signals; the same key again takes it back
    q, Ctrl-C: leave; the game is kept

# Playing on the full screen
others-at-once = What the others do is now shown at once.
others-one-by-one = What the others do is now shown one by one.
no-undo = Nothing can be taken back now.
laying = The table is being laid…
say = Say: { $typed }_
find = Find: { $typed }_
trying-again = { $why } Trying again…
wish-asked = { $name } wants to take a decision back. Agree? y yes, n no
wish-told = { $name } wants to take a decision back; the others are asked.
waiting = Waiting for { $count } more to sit down.
not-kept = Your last decision was not kept: { $why }
not-answered = Whether your last decision was kept is not known: there was no answer
read-rule = r reads rule { $rule }
arrows = arrows
keys-general = u undo  l log  Tab words  r rules  ? help  q quit
keys-signals = + win  - lose
no-signals = There are no signals to give now.
you-signal = You signal: { $text }
signals = { $name } signals: { $text }
keys-say = Enter says it   Esc leaves it
keys-find = type words   { $arrows } Enter choose   Esc all
keys-over = b board or standings  l log  Tab words  r rules  q leave
keys-set = { $arrows } Space pick  Enter confirm  { $general }
keys-one = { $arrows } Enter  / find  Esc back  { $general }
keys-queue = Space goes on  f fast  { $general }
keys-wait = f fast  c say  { $general }
says = { $name } says: { $text }
curtain-who = { $name } is to decide.
curtain-pass = Pass the keyboard to { $name }. Nobody else looks.
curtain-key = { $name }: press Enter when you are here.

# Playing in lines
lines-help =
    Type the number of a choice, or words of it. To pick several things, type their numbers: 1 4 5.
    {"  "}list   the choices again          back   one step back while choosing
    {"  "}table  the table in words         log    everything that happened
    {"  "}rules  the rules of the game      undo   take your last decision back
    {"  "}rule … a rule by its number       any    whatever comes
    {"  "}say …  say something              quit   leave; the game is kept
    {"  "}+ or - a signal, where the game has signals; again takes it back
lines-help-hint = Type ? for help.
lines-curtain = { $name } is to decide. { $name }, press Enter when you are here and nobody else looks.
lines-wish = { $name } wants to take a decision back. Agree? yes or no
lines-pick = Pick { $many }: type their numbers, as in `1 2 3`.
lines-pick-between = { $least } to { $most }
lines-number = { $most ->
    [one] Type 1, the only number there is.
   *[other] Type a number from 1 to { $most }.
 }
lines-no-number = There is no number { $number }.
lines-nothing = Nothing there says “{ $words }”. Type ? for help.
lines-rule = Type `rule { $rule }` to read it.
lines-trying = { $why } Trying again.
lines-choose = Type a number from 1 to { $most }, or quit.

# Watching
watch-eyes = a spectator
watch-step = Step { $at } of { $of }, seen by { $name }. { $text }
watch-keys = { $arrows } step  Home End  Space { $running ->
    [yes] pause
   *[no] play
 }  v eyes  Tab words  j k scroll  q quit
arrows-left-right = Left/Right

# Odds and ends
not-a-choice = { $thing } is not part of a choice now
something = something
so-many-of = { $name }, { $count } of { $of }
