# What the game says in English. Names of cards, suits and ranks stand in the data.
#
# $who is a player, $who-is says whether the reader is meant. $lessers is a list of players within a sentence, $lessers-first
# at its beginning, and $lessers-are says whether the reader is meant alone (you) or with others (with-you), or one or several
# others.

you = you
you-first = You

## Prompts

must-bid = { $who-is ->
        [you] Both others have passed in the last lap, so you must bid { $low } or { $high }.
       *[other] Both others have passed in the last lap, so { $who } must bid { $low } or { $high }.
    }
may-bid = { $who-is ->
        [you] You may pass, bid { $low } or bid { $high }.
       *[other] { $who } may pass, bid { $low } or bid { $high }.
    }
may-raise = { $lead-is ->
        [you] You have bid { $low }.
       *[other] { $lead } has bid { $low }.
    } { $who-is ->
        [you] You may raise to { $high } or pass.
       *[other] { $who } may raise to { $high } or pass.
    }
to-give = { $who-are ->
        [you] Choose two cards to give to the left.
        [with-you] { $who-first } each choose two cards to give to the left.
        [one] { $who } chooses two cards to give to the left.
       *[several] { $who } each choose two cards to give to the left.
    }
to-discard = { $who-are ->
        [you] Choose a card to discard for this round.
        [with-you] { $who-first } each choose a card to discard for this round.
        [one] { $who } chooses a card to discard for this round.
       *[several] { $who } each choose a card to discard for this round.
    }
to-lead = { $lead-is ->
        [you] Lead trick { $trick }: choose a card to show and a card to hide.
       *[other] { $lead } leads trick { $trick }: one card face up, one face down.
    }
to-play = { $lead-is ->
        [you] You have led the { $card }.
       *[other] { $lead } has led the { $card }.
    } { $who-is ->
        [you] Follow suit ({ $suit }) if you can; if not, play any card.
       *[other] { $who } follows suit ({ $suit }) or, having none, plays any card.
    }
to-play-or-pass = { $lead-is ->
        [you] You have led the { $card }.
       *[other] { $lead } has led the { $card }.
    } { $who-is ->
        [you] Follow suit ({ $suit }) if you can; if not, play any card, or pass to play last.
       *[other] { $who } follows suit ({ $suit }) or, having none, plays any card or passes to play last.
    }
to-play-hidden = { $lead-is ->
        [you] You have led the { $card }, an Eye.
       *[other] { $lead } has led the { $card }, an Eye.
    } { $who-is ->
        [you] You play face down: follow suit ({ $suit }) if you can; if not, play any card.
       *[other] { $who } plays face down.
    }
to-play-hidden-or-pass = { $lead-is ->
        [you] You have led the { $card }, an Eye.
       *[other] { $lead } has led the { $card }, an Eye.
    } { $who-is ->
        [you] You play face down: follow suit ({ $suit }) if you can; if not, play any card, or pass to play last.
       *[other] { $who } plays face down or, having none of the suit ({ $suit }), may pass to play last.
    }
to-play-last = { $who-is ->
        [you] You passed, so you play last: any card.
       *[other] { $who } passed and now plays a card.
    }
to-take-back = { $who-is ->
        [you] You have won the trick: take one of your two cards back, unseen.
       *[other] { $who } has won the trick and takes one of the two cards back, unseen.
    }
to-propose = { $who-is ->
        [you] Your side has won the trick: propose which card goes back to { $lead }.
       *[other] { $who } proposes which card goes back to { $lead-is ->
            [you] you
           *[other] { $lead }
        }.
    }
to-answer = { $who-is ->
        [you] { $partner } proposes that the { $card } goes back to { $lead }. Agree, or name the other card.
       *[other] { $who } may agree that the { $card } goes back to { $lead-is ->
            [you] you
           *[other] { $lead }
        }, or name the other card.
    }

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

explain-pass = Pass. If the bid is { $low } in the end, you may still raise it to { $high }.
explain-no-raise = Pass: as far as you are concerned, the bid stays at { $bid }.
explain-hold-back = Pass and play last. It shows everybody that you have no card of the suit led ({ $suit }).
explain-bid-high = Bid { $bid }: you are the Lead Witch at once and must win exactly { $bid } of the { $tricks } tricks.
explain-bid-low = Bid { $bid }: unless somebody raises to { $high }, you are the Lead Witch and must win exactly { $bid } of the { $tricks } tricks.
explain-give = Give the { $cards } to { $who }.
explain-discard = Put the { $card } away, face down, for this round.
explain-lead = Lead the { $up } with the { $down } hidden: together they are worth { $worth }.
explain-lead-eye = Lead the { $up } with the { $down } hidden: together they are worth { $worth }. It is an Eye, so the others play face down.
explain-play = Play the { $card }.
explain-play-hidden = Play the { $card } face down.
explain-play-with = Play the { $card }: worth { $worth } together with the { $other }.
explain-take-back = Take the { $card } back into your hand; the others do not see which card it is.
explain-propose = Propose that the { $card } goes back to { $lead }.
explain-accept = Agree: the { $card } goes back to { $lead }.
explain-name = Disagree: the { $card } goes back to { $lead }.
explain-deal = This is for chance to do.
ends-made = The round ends: { $lead-is ->
        [you] you have won exactly { $bid }, as you bid, and get { $lead-gets ->
            [one] 1 fate token
           *[other] { $lead-gets } fate tokens
        }.
       *[other] { $lead } has won exactly { $bid }, as bid, and gets { $lead-gets ->
            [one] 1 fate token
           *[other] { $lead-gets } fate tokens
        }.
    }
ends-missed = The round ends: { $lead-is ->
        [you] you have
       *[other] { $lead } has
    } won { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    } after a bid of { $bid }, so { $lessers } get { $lessers-get ->
        [one] 1 fate token
       *[other] { $lessers-get } fate tokens
    } each.

## Log

dealt = Round { $round }: { $who-is ->
        [you] you are dealt
       *[other] { $who } is dealt
    } { $cards }.
dealt-unseen = Round { $round }: { $who-is ->
        [you] you are dealt a hand.
       *[other] { $who } is dealt a hand.
    }
elixir-with = { $who-is ->
        [you] You hold the Elixir.
       *[other] { $who } holds the Elixir.
    }
passed = { $who-is ->
        [you] You pass.
       *[other] { $who } passes.
    }
bids = { $who-is ->
        [you] You bid { $bid }.
       *[other] { $who } bids { $bid }.
    }
raises = { $who-is ->
        [you] You raise to { $bid }.
       *[other] { $who } raises to { $bid }.
    }
passing-began = Nobody has bid, so everybody gives two cards to the left (passing { $passing } of at most { $passings }).
gift-chosen = { $who-is ->
        [you] You give the { $cards } to { $to }.
       *[other] { $who } gives the { $cards } to { $to-is ->
            [you] you
           *[other] { $to }
        }.
    }
gift-chosen-unseen = { $who-is ->
        [you] You have chosen two cards for { $to }.
       *[other] { $who } has chosen two cards for { $to-is ->
            [you] you
           *[other] { $to }
        }.
    }
gave = { $who-is ->
        [you] You give
       *[other] { $who } gives
    } { $to-is ->
        [you] you
       *[other] { $to }
    } the { $cards }.
gave-unseen = { $who-is ->
        [you] You give
       *[other] { $who } gives
    } { $to-is ->
        [you] you
       *[other] { $to }
    } two cards.
lead-fixed = { $who-is ->
        [you] You are the Lead Witch and must win
       *[other] { $who } is the Lead Witch and must win
    } exactly { $bid ->
        [one] 1 trick
       *[other] { $bid } tricks
    }.
discarded = { $who-is ->
        [you] You discard the { $card }.
       *[other] { $who } discards the { $card }.
    }
discarded-unseen = { $who-is ->
        [you] You discard a card.
       *[other] { $who } discards a card, unseen.
    }
led = Trick { $trick }: { $who-is ->
        [you] you lead the { $up } and hide the { $down }.
       *[other] { $who } leads the { $up } and hides the { $down }.
    }
led-unseen = Trick { $trick }: { $who-is ->
        [you] you lead the { $up } and hide a card.
       *[other] { $who } leads the { $up } and hides a card.
    }
held = { $who-is ->
        [you] You cannot follow suit and pass, to play last.
       *[other] { $who } cannot follow suit and passes, to play last.
    }
played = { $who-is ->
        [you] You play the { $card }.
       *[other] { $who } plays the { $card }.
    }
played-hidden = { $who-is ->
        [you] You play the { $card } face down.
       *[other] { $who } plays the { $card } face down.
    }
played-unseen = { $who-is ->
        [you] You play a card face down.
       *[other] { $who } plays a card face down.
    }
revealed = { $lead-is ->
        [you] You show
       *[other] { $lead } shows
    } { $lead-cards }, worth { $lead-worth }; { $lessers } { $lessers-cards }, worth { $lessers-worth }. { $verdict }
lead-wins = { $lead-is ->
        [you] You win the trick.
       *[other] { $lead } wins the trick.
    }
tie = { $lead-is ->
        [you] A tie goes to the Lead Witch: you win the trick.
       *[other] A tie goes to the Lead Witch: { $lead } wins the trick.
    }
lessers-win = { $lessers-first } win the trick.
took-back = { $who-is ->
        [you] You take the { $card } back, unseen.
       *[other] { $who } takes the { $card } back, unseen.
    }
took-back-unseen = { $who-is ->
        [you] You take one of the two cards back.
       *[other] { $who } takes one of the two cards back, unseen.
    }
went-back = The Elixir is spent; the { $card } goes back to { $who-is ->
        [you] you
       *[other] { $who }
    }.
proposed = { $who-is ->
        [you] You propose
       *[other] { $who } proposes
    } that the { $card } goes back to { $lead-is ->
        [you] you
       *[other] { $lead }
    }.
accepted = { $who-is ->
        [you] You agree
       *[other] { $who } agrees
    }: the { $card } goes back to { $lead-is ->
        [you] you
       *[other] { $lead }
    }.
named-other = { $who-is ->
        [you] You disagree
       *[other] { $who } disagrees
    }: the { $card } goes back to { $lead-is ->
        [you] you
       *[other] { $lead }
    }.
collected = Tricks so far: { $lead-tricks } for { $lead-is ->
        [you] you
       *[other] { $lead }
    }, { $lessers-tricks } for { $lessers }.
bid-made = Round { $round }: { $lead-is ->
        [you] you have won exactly { $bid ->
            [one] 1 trick
           *[other] { $bid } tricks
        }, as you bid, and get
       *[other] { $lead } has won exactly { $bid ->
            [one] 1 trick
           *[other] { $bid } tricks
        }, as bid, and gets
    } { $lead-gets ->
        [one] 1 fate token
       *[other] { $lead-gets } fate tokens
    }. Fate tokens now: { $fate }.
bid-missed = Round { $round }: { $lead-is ->
        [you] you have
       *[other] { $lead } has
    } won { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    } after a bid of { $bid }, so { $lessers } get { $lessers-get ->
        [one] 1 fate token
       *[other] { $lessers-get } fate tokens
    } each. Fate tokens now: { $fate }.
fate-of = { $who-is ->
        [you] you { $tokens }
       *[other] { $who } { $tokens }
    }
shown = Everything is shown: { $what }.
shown-discard = { $who-is ->
        [you] you
       *[other] { $who }
    } had discarded the { $card }
shown-hand = { $who-is ->
        [you] you are
       *[other] { $who } is
    } left with the { $cards }
shown-pile = the pile of trick { $pile } holds { $cards }
game-over = The game ends after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }. { $winners-are ->
        [you] You win!
        [with-you] { $winners-first } share the victory!
        [one] { $winners } wins!
       *[several] { $winners } share the victory!
    }

## Why not

not-your-turn = It is not your turn to decide.
nothing-to-decide = There is nothing to decide now.
hand-is-due = A hand is to be dealt now.
others-hand-is-due = { $who-are ->
        [you] You are
       *[one] { $who } is
    } to be dealt a hand first.
no-such-hand = That is not a hand from the cards that are left.
auction-is-on = The bidding comes first: pass, bid { $low } or bid { $high }.
no-such-bid = There is no bid of { $bid }. The only bids are { $low } and { $high }.
bid-you-must = Both others have passed in the last lap, so you cannot pass: bid { $low } or { $high }.
bid-already = { $low } has been bid already. Raise to { $high }, or pass.
raise-or-pass = { $low } has been bid: raise to { $high }, or pass.
gift-is-due = Nobody has bid, so everybody gives two cards to the left, and nobody may decline. Choose your two.
not-two = Give exactly two cards, not { $cards }.
elixir-goes-along = You hold the Elixir, so it must be one of the two cards you give.
discard-is-due = First every Lesser Witch discards a card. Choose yours.
not-held = You do not hold the { $cards }.
lead-is-due = You lead the trick, and you lead with two cards: one to show and another to hide.
same-card-twice = That is the same card twice. Show one card and hide another.
elixir-face-up = The Elixir may not be the card you show; you may hide it.
one-card-only = Only the Lead Witch plays two cards. You play one.
card-is-due = You are to play a card to the trick.
card-or-pass-is-due = You are to play a card to the trick, or to pass and play last.
must-follow = The { $card } does not follow suit. You hold a card of the suit led ({ $suit }), so you must play one.
cannot-pass-with = You may pass only without a card of the suit led ({ $suit }), and you hold one.
no-pass-on-eye = At this table nobody may pass when an Eye is led: play any card.
second-never-passes = The second Lesser Witch may never pass: play a card.
passed-already = You have passed already; now you play a card.
take-back-is-due = You have won the trick: first take one of your two cards back.
proposal-is-due = Your side has won the trick: first propose which of the Lead Witch's two cards goes back.
answer-is-due = Your partner has proposed a card: agree, or name the other one.
is-proposed = Your partner has proposed the { $card } already: agree to it, or name the other card.
not-of-the-pair = The { $card } cannot go back, only one of the two cards the Lead Witch played: { $cards }.

## What would have been understood

no-verb = “{ $text }” is not understood. What you can type: pass, bid { $low }, bid { $high }, give CARD CARD, discard CARD, play CARD with CARD (the Lead Witch: the first is shown, the second hidden), play CARD, take-back CARD, propose CARD, accept, name CARD. A card is typed by its name, as in { $example }.
no-card = There is no card “{ $word }”. Type a card by its name, as in { $example }.
card-twice = The { $card } is named twice.
no-outcome = “{ $text }” is not a deal.
form-bid = Type bid { $low } or bid { $high }.
form-give = Type give and two cards, as in: give { $example } and elixir.
form-discard = Type discard and one card, as in: discard { $example }.
form-play = Type play and one card, as in: play { $example }. The Lead Witch plays two, the first shown and the second hidden, as in: play { $example } with elixir.
form-take-back = Type take-back and one card, as in: take-back { $example }.
form-propose = Type propose and one card, as in: propose { $example }.
form-name = Type name and one card, as in: name { $example }.

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
ball-bid = { $who-is ->
        [you] You have bid { $bid }.
       *[other] { $who } has bid { $bid }.
    }
ball-exactly = { $who-is ->
        [you] You must
       *[other] { $who } must
    } win exactly { $bid ->
        [one] 1 trick
       *[other] { $bid } tricks
    }.
may-be-bid = What you may bid
lead-pair = The Lead Witch
lesser-pair = The Lesser Witches
eye-watches = the Eye watches
place-passed = { $who-is ->
        [you] You have passed and play last
       *[other] { $who } has passed and plays last
    }
place-empty = { $who-is ->
        [you] You have not played yet
       *[other] { $who } has not played yet
    }
worth = Worth { $worth }
worth-doubled = The Elixir doubles: 2 × { $high }.
worth-ranks = Same rank: { $low } + { $high }.
worth-suit = Same suit: { $low } + { $high }.
worth-higher = Neither rank nor suit in common: the higher counts, { $high }.
wins = wins the trick
wins-tie = wins the trick: a tie goes to the Lead Witch
last-trick = last trick
back-in-hand = went back
trick-number = Trick { $trick }
pile-played = { $lead } against { $lessers }.
tricks-lead = Tricks of the Lead Witch
tricks-lessers = Tricks of the Lesser Witches
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
a-card-put-away = A discarded card
rank = rank
ranks = ranks
part = part
suit = suit
face-down = face down
to-be-given = to be given
to-be-discarded = to be discarded
# Followed by a name.
received-from = from
text-elixir = It doubles the rank of the card beside it. It may not be led face up.
text-card = Beside another card of the suit ({ $suit }) or the rank { $rank }, both ranks are added; beside any other, only the higher counts.
text-eye = Beside another card of the suit ({ $suit }) or the rank { $rank }, both ranks are added; beside any other, only the higher counts. Led face up, it makes the Lesser Witches play face down.
why-not-face-up = The Elixir may not be the card you show; you may hide it.
why-goes-along = You hold the Elixir, so it goes along in any case.
why-follow = You hold a card of the suit led ({ $suit }), so you must play one.

## Player aid

aid = The cards
aid-suit = { $suit } { $ranks }
aid-elixir = Elixir: doubles the other card
aid-ranks = The ranks: { $ranks }
aid-reconstructed = The rulebook does not print which ranks each suit has: this deck is reconstructed.
head-suit = suit
head-ranks = ranks
head-cards = its cards
head-rank = rank
head-name = name

## Rules help

deck-reconstructed = **The ranks are reconstructed.** The rulebook says that every suit has ranks of its own, but prints them on the player aid alone, which is not known to us. These are made so that everything the rulebook does say holds: 2 is an Eye, there are a Wing and a Tongue of Owl and a Tongue of Dog, and its examples add up. Whoever owns the game can enter the printed ranks in a data file of their own.
deck-own = These ranks come from a data file of somebody's own.
deck-known = These ranks are those of the printed cards.
option-line = **{ $title }** (usual: { $usual }). { $doc }
switched-on = on
switched-off = off
fate-tokens = { $number ->
        [one] 1 fate token
       *[other] { $number } fate tokens
    }

## Table talk

signal-win = Let us win this trick.
signal-lose = Let us lose this trick.
signal-none = Take the signal back
talk-signals = While a round runs, the Lesser Witches have two signals about the trick, seen by all, and no other talk.
talk-closed = The Lesser Witches say nothing to each other until the round is scored.
talk-closed-to-all = From the deal until the Lead Witch is known nobody talks: anybody may become a Lesser Witch.

## Options

option-raise-order = Order of raising
    .from_bidder = from the bidder
    .from_elixir = from the Elixir
option-eye-pass = Passing on an Eye
    .allowed = allowed
    .forbidden = forbidden
option-stop-when-decided = Stop when decided
option-reveal-after-round = Show all after the round
option-review-played = Look at played tricks
option-table-talk = Table talk
    .signals = two signals
    .none = none
