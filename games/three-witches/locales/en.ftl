# What the game says in English. Names of cards and suits stand in the data.

## Prompts

must-bid = { $who } must bid { $low } or { $high }.
may-bid = { $who } may pass, bid { $low } or bid { $high }.
may-raise = { $lead } has bid { $low }. { $who } may raise to { $high } or pass.
# $players is how many $who names.
to-give = { $who } to give two cards to the left.
to-discard = { $who } to discard a card.
to-lead = { $lead } leads trick { $trick }: one card up, one down.
to-play = { $who } to play on the { $card }.
to-play-or-pass = { $who } to play on the { $card }, or to pass without { $suit ->
        [owl] an owl
       *[other] a { $suit }
    }.
to-play-hidden = { $who } to play on the { $card }, face down.
to-play-hidden-or-pass = { $who } to play on the { $card }, face down, or to pass without { $suit ->
        [owl] an owl
       *[other] a { $suit }
    }.
to-play-last = { $who }, who passed, now plays a card.
to-take-back = { $lead } won the trick and takes one of the two cards back.
to-propose = { $who } proposes which card goes back to { $lead }.
to-answer = { $who } accepts the return of the { $card }, or names the other card.

## Choices: what the button says

pass = Pass
hold-back = Pass and play last
bid = Bid { $bid }
raise = Raise to { $bid }
give = Give these 2 to { $who }
give-with-elixir = Give this and the Elixir to { $who }
discard = Discard the { $card }
lead = Show { $up }, hide { $down }
take-back = Take back the { $card }
propose = Return the { $card }
accept = Agree to the { $card }
name-other = No, the { $card }

## Choices: what they mean

explain-pass = Pass.
explain-hold-back = Pass, which shows that you have no { $suit }, and play last.
explain-bid-high = Bid { $bid }: you are the Lead Witch at once and must win exactly { $bid ->
        [one] 1 trick
       *[other] { $bid } tricks
    }.
explain-bid-low = Bid { $bid }: unless somebody raises to { $high }, you must win exactly { $bid ->
        [one] 1 trick
       *[other] { $bid } tricks
    }.
explain-give = Give the { $cards } to { $who }.
explain-discard = Put the { $card } away, face down, for this round.
explain-lead = Lead the { $up } with the { $down } hidden, worth { $worth }.
explain-lead-eye = Lead the { $up } with the { $down } hidden, worth { $worth }. An Eye: the others play face down.
explain-play = Play the { $card }.
explain-play-hidden = Play the { $card } face down.
explain-play-with = Play the { $card }, worth { $worth } with the { $other }.
explain-take-back = Take the { $card } back into your hand; the others do not see which.
explain-propose = Propose that the { $card } goes back to { $lead }.
explain-accept = Agree: the { $card } goes back to { $lead }.
explain-name = Disagree: the { $card } goes back to { $lead }.
explain-deal = This is for chance to do.

## Log

dealt = Round { $round }: { $who } is dealt the { $cards }.
dealt-unseen = Round { $round }: { $who } is dealt a hand.
elixir-with = { $who } holds the Elixir.
passed = { $who } passes.
bids = { $who } bids { $bid }.
raises = { $who } raises to { $bid }.
passing-began = Nobody bids: passing { $passing }, two cards each to the left.
gift-chosen = { $who } chooses to give the { $cards }.
gift-chosen-unseen = { $who } has chosen two cards.
gave = { $who } gives the { $cards } to { $to }.
gave-unseen = { $who } gives two cards to { $to }.
lead-fixed = { $who } is the Lead Witch and must win exactly { $bid ->
        [one] 1 trick
       *[other] { $bid } tricks
    }.
discard-chosen = { $who } chooses to discard the { $card }.
discard-chosen-unseen = { $who } has chosen a discard.
discarded = { $who } discards the { $card }.
discarded-unseen = { $who } discards a card.
led = Trick { $trick }: { $who } leads the { $up } with the { $down } face down.
led-unseen = Trick { $trick }: { $who } leads the { $up } with a card face down.
held = { $who } cannot follow suit and passes.
played = { $who } plays the { $card }.
played-hidden = { $who } plays the { $card } face down.
played-unseen = { $who } plays a card face down.
revealed = The Lead has { $lead }, worth { $lead-worth }; the Lessers { $lessers }, worth { $lessers-worth }. { $winner ->
        [lead] The Lead wins
       *[lessers] The Lessers win
    } the trick.
took-back = { $who } takes the { $card } back in secret.
took-back-unseen = { $who } takes one of the two cards back.
went-back = The Elixir is spent; the { $card } goes back to { $who }.
proposed = { $who } proposes to return the { $card }.
accepted = { $who } accepts: the { $card } goes back to the Lead.
named-other = { $who } disagrees: the { $card } goes back to the Lead.
collected = Tricks so far: { $lead } for the Lead, { $lessers } for the Lessers.
bid-made = Round { $round }: { $who } wins { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } and makes the bid of { $bid }. Fate tokens: { $fate }.
bid-missed = Round { $round }: { $who } wins { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } and misses the bid of { $bid }. Fate tokens: { $fate }.
shown = All is shown: { $what }.
shown-discard = { $who } had discarded the { $card }
shown-hand = { $who } is left with the { $cards }
shown-pile = pile { $pile } holds the { $cards }
game-over = The game ends after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }. The winner: { $winners }.

## What players say

says-pass = Pass
says-bid = I bid { $bid }!
says-exactly = I win exactly { $bid }!
says-eye = The Eye is upon you!
says-void = I cannot follow…
says-return = Return the { $card }?

## Table

round = Round
trick = Trick
trick-of = { $trick } of { $tricks }
passings = Passings
goal = Fate tokens to win
crystal-ball = Crystal ball
the-crystal-ball = The crystal ball
ball-clear = Nobody has bid yet.
ball-bid = { $who } has bid { $bid }.
ball-exactly = { $who } must win exactly { $bid ->
        [one] 1 trick
       *[other] { $bid } tricks
    }.
may-be-bid = What you may bid
lead-pair = The Lead Witch
lesser-pair = The Lesser Witches
eye-watches = the Eye watches
place-passed = { $who } has passed and plays last
place-empty = { $who } has not played yet
worth = Worth { $worth }
worth-doubled = The Elixir doubles: 2 × { $high }.
worth-ranks = Equal ranks: { $low } + { $high }.
worth-suit = One suit: { $low } + { $high }.
worth-higher = No match: the higher counts, { $high }.
wins = wins the trick
last-trick = last trick
back-in-hand = went back
trick-number = Trick { $trick }
pile-played = { $lead } against { $lessers }.
tricks-lead = Tricks of the Lead
tricks-lessers = Tricks of the Lessers
tricks-due = The Lead Witch must win exactly { $bid } of the { $tricks } tricks, not one more or less.

## Players

mark-lead = Lead Witch
mark-lesser = Lesser Witch
mark-elixir = holds the Elixir
mark-chosen = has chosen
# Followed by a suit.
mark-void = no
your-hand = Your hand
hand = Hand
put-away = Discarded
hiding = Laid face down with it
hide = hide { $card }

## Cards

a-card = A card
a-card-face-down = A card face down
a-card-put-away = A card put away
rank = rank
suit = suit
face-down = face down
to-be-given = to be given
to-be-discarded = to be discarded
# Followed by a name.
received-from = from
text-elixir = Doubles the rank of the card beside it. It is never led face up.
text-card = Beside another { $suit } or another { $rank }, the ranks are added; else the higher counts.
text-eye = Beside another { $suit } or another { $rank }, the ranks are added; else the higher counts. Led face up, it makes the Lesser Witches play face down.
why-not-face-up = It may not be the face-up card, but it may be the hidden one.
why-goes-along = Its holder must give it away: it goes along.
why-follow = You have { $suit ->
        [owl] an owl
       *[other] a { $suit }
    } and must follow suit.

## Table talk

signal-win = Let us win this trick.
signal-lose = Let us lose this trick.
talk-signals = While a round runs, the Lesser Witches have two signals about the trick, seen by all, and no other talk.
talk-closed = The Lesser Witches say nothing to each other until the round is scored.
talk-closed-to-all = From the deal until the Lead Witch is known nobody talks: anybody may become a Lesser Witch.
