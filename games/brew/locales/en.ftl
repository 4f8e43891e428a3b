## Prompts

ask-character = { $who-is ->
    [you] Choose your Character.
   *[other] { $who } chooses a Character.
}
ask-step = Round { $round }: { $who-is ->
    [you] you { $can }.
   *[other] { $who } { $can }.
}
ask-pay = { $who-is ->
    [you] How do you pay for { $potion }?
   *[other] { $who } pays for { $potion }.
}
ask-resolve = { $who-is ->
    [you] Your placement lets you { $pending }.
   *[other] { $who }'s placement allows this: { $pending }.
}
ask-reserve = { $who-is ->
    [you] Reserve { $potion }, which was just revealed, or a Potion of the market.
   *[other] { $who } reserves { $potion } or a Potion of the market.
}
ask-reserve-market = { $who-is ->
    [you] Reserve a Potion of the market.
   *[other] { $who } reserves a Potion of the market.
}
ask-release = { $who-is ->
    [you] You have one Creature too many: release one.
   *[other] { $who } has one Creature too many and releases one.
}
ask-effect = { $who-is ->
    [you] You drink
   *[other] { $who } drinks
} { $potion }: { $text }
ask-claim = { $who-is ->
    [you] You may claim a Forest in which you are tied.
   *[other] { $who } may claim a Forest by a tie.
}
ask-trade = { $who-is ->
    [you] You may trade with { $creature }.
   *[other] { $who } may trade with { $creature }.
}

can-place = must place a die
can-brew = may brew a Potion
can-drink = may drink a Potion
can-turn = may turn Element dice
can-end = may end the turn

pending-train = train a Creature
pending-train-or-berry = train a Creature or take { $berries } instead
pending-berry = take { $berries }
pending-gather =
    gather { $n ->
        [one] 1 ingredient
       *[other] { $n } ingredients
    } of choice
pending-exchange =
    exchange { $n ->
        [one] 1 ingredient
       *[other] up to { $n } ingredients
    }
pending-clear =
    clear the Element dice from { $scope ->
        [all-forests] all Forests
       *[one-forest] one Forest
    }
pending-reserve = reserve a Potion
pending-scorch =
    scorch { $n ->
        [one] 1 space
       *[other] up to { $n } spaces
    }
pending-move = move a Forage die to a Forest

## Choices

do-choose = Play { $character }.
do-choose-power = Play { $character }. { $text }
do-place = Place a { $face } die on { $place }: { $brings }.
do-place-over = Place a { $face } die over the die on { $place }: { $brings }.
do-place-return = Place a { $face } die on { $place } and take { $die } back into your pool: { $brings }.
do-place-train = Place a { $face } die on { $place } and pay { $cost } to train a Creature instead of gathering.
do-place-over-train = Place a { $face } die over the die on { $place } and pay { $cost } to train a Creature instead of gathering.
do-place-return-train = Place a { $face } die on { $place }, take { $die } back into your pool and pay { $cost } to train a Creature instead of gathering.
do-force = Force a { $face } die onto { $place } for { $cost }: it counts for control, but the space brings nothing.
do-stack = Stack a { $face } die on { $die } on { $place } for { $cost }: it counts for control, but the space brings nothing.
do-also = You may also { $more }.
do-brew = Brew { $potion } for { $cost }: { $points }. When drunk: { $text }
do-brew-more = Brew { $potion } for { $cost }: { $points }, { $all } in all with { $creatures }. When drunk: { $text }
do-drink = Drink { $potion }: { $text }
do-turn = Turn a { $from } die of your pool to { $to }.
do-end = End your turn.
do-pay = Pay { $goods } for { $potion }: { $points }.
do-pay-more = Pay { $goods } for { $potion }: { $points }, { $all } in all with { $creatures }.
do-train = Train { $creature }. { $text }
do-train-more = Train { $creature }: { $points } from { $creatures }. { $text }
do-take-berry = Take { $berries } instead of training.
do-gather = Gather { $goods }.
do-gather-berry = Gather { $goods }, which { $creatures } turns into { $berries }.
do-exchange = Give { $given } and take { $taken }.
do-clear = Set the Element dice in { $forest } aside: { $n }.
do-clear-all = Set the Element dice in all Forests aside: { $n }.
do-reveal = Reveal the top Potion of the deck, then reserve it or one of the market.
do-scorch = Scorch { $place }: nobody can use it in this round.
do-scorch-berry = Scorch { $place }: nobody can use it in this round. It brings you { $berries } from { $creatures }.
do-move = Move { $die } to { $place }.
do-decline-train = Train nothing.
do-decline-exchange = Exchange nothing.
do-decline-clear = Leave the Element dice where they are.
do-decline-scorch = Scorch nothing more.
do-decline-move = Move nothing.
do-decline-claim = Claim nothing.
do-decline-trade = Trade nothing.
do-reserve = Reserve { $potion }: only you can brew it.
do-release = Release { $creature }: its power is gone, but it still scores.
do-reroll = Roll { $faces } again.
do-swap = Swap { $one } with { $other }.
do-remove = Set { $die } aside for the rest of the round.
do-return = Take { $die } back into your pool.
do-claim = Pay { $cost } and claim { $forest }: { $points }.
do-trade = Trade { $goods } for { $points }.
do-chance = This is for chance to do.

brings-goods = gather { $goods }
brings-goods-with = gather { $goods } with the help of { $creatures }
brings-points = you get { $points }
brings-train = you may train a Creature
brings-train-or-berry = you may train a Creature or take { $berries } instead
brings-berry = you may take { $berries }
brings-no-creature = no Creature is left to train
brings-gather =
    gather { $n ->
        [one] 1 ingredient
       *[other] { $n } ingredients
    } of choice, but no Berry
brings-exchange =
    you may exchange { $n ->
        [one] 1 ingredient
       *[other] up to { $n } ingredients
    }
brings-clear =
    you may clear the Element dice from { $scope ->
        [all-forests] all Forests
       *[one-forest] one Forest
    }
brings-reserve = reveal and reserve a Potion
brings-scorch =
    you may scorch { $n ->
        [one] 1 space
       *[other] up to { $n } spaces
    }
brings-move = you may move a placed Forage die to a Forest
brings-nothing = there is nothing to be had now

also-scorch =
    scorch { $n ->
        [one] 1 space
       *[other] up to { $n } spaces
    }

## Buttons

label-place = { $face } on { $spot }
label-place-over = { $face } over the die on { $spot }
label-place-return = { $face } for { $die } on { $spot }
label-place-train = { $face } on { $spot }, to train for { $cost }
label-force = { $face } forced on { $spot } for { $cost }
label-stack = { $face } stacked on { $spot } for { $cost }
label-brew = Brew { $potion }
label-drink = Drink { $potion }
label-reserve = Reserve { $potion }
label-train = Train { $creature }
label-release = Release { $creature }
label-scorch = Scorch { $spot }
label-clear = Clear { $forest }
label-claim = Claim { $forest } for { $cost }
label-choose = Play { $character }
label-reveal = Reveal a Potion

spot-forest = { $symbol } { $gives }, { $forest }
spot-village = the Village ({ $does })

## Log

log-forest-laid-out = { $forest } is laid out: { $points }.
log-potion-revealed = { $potion } comes into the market.
log-creature-turned-up = { $creature } now lies on top of the { $season } pile.
log-first-player = { $who-is ->
    [you] You have the first turn.
   *[other] { $who } has the first turn.
}
log-character = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $character }.
log-round = Round { $round } begins, with the { $side } side of the Village. { $who-is ->
    [you] You are
   *[other] { $who } is
} the first player.
log-rolled = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} { $faces }.
log-turn = It is { $who-is ->
    [you] your
   *[other] { $who }'s
} turn.
log-skipped = { $who-is ->
    [you] You have
   *[other] { $who } has
} no dice left and { $who-is ->
    [you] are
   *[other] is
} skipped until the round ends.
log-placed = { $who-is ->
    [you] You place
   *[other] { $who } places
} a { $face } die on { $place }.
log-placed-train = { $who-is ->
    [you] You place
   *[other] { $who } places
} a { $face } die on { $place } and { $who-is ->
    [you] pay
   *[other] pays
} { $cost } to train.
log-forced = { $who-is ->
    [you] You force
   *[other] { $who } forces
} a { $face } die onto { $place } for { $cost }.
log-placed-over = { $who-is ->
    [you] You place
   *[other] { $who } places
} a { $face } die over the die on { $place }.
log-placed-over-train = { $who-is ->
    [you] You place
   *[other] { $who } places
} a { $face } die over the die on { $place } and { $who-is ->
    [you] pay
   *[other] pays
} { $cost } to train.
log-placed-return = { $who-is ->
    [you] You place
   *[other] { $who } places
} a { $face } die on { $place } in exchange for { $who-is ->
    [you] a die of yours.
   *[other] a die of their own.
}
log-placed-return-train = { $who-is ->
    [you] You place
   *[other] { $who } places
} a { $face } die on { $place } in exchange for { $who-is ->
    [you] a die of yours and pay
   *[other] a die of their own and pays
} { $cost } to train.
log-stacked = { $who-is ->
    [you] You stack
   *[other] { $who } stacks
} a { $face } die on the die on { $place } for { $cost }.
log-took-back = { $who-is ->
    [you] You take
   *[other] { $who } takes
} a { $face } die back from { $place }.
log-gathered = { $who-is ->
    [you] You gather
   *[other] { $who } gathers
} { $goods }.
log-into-berries = { $who-is ->
    [you] Your { $creature }
   *[other] { $who }'s { $creature }
} turns { $goods } into { $berries }.
log-gained = { $who-is ->
    [you] You get
   *[other] { $who } gets
} { $gain } from { $creature }.
log-trained = { $who-is ->
    [you] You train
   *[other] { $who } trains
} { $creature }.
log-released = { $who-is ->
    [you] You release
   *[other] { $who } releases
} { $creature }.
log-released-die = { $who-is ->
    [you] You release
   *[other] { $who } releases
} { $creature }, and { $die } on it is set aside.
log-declined-train = { $who-is ->
    [you] You train
   *[other] { $who } trains
} nothing.
log-declined-exchange = { $who-is ->
    [you] You exchange
   *[other] { $who } exchanges
} nothing.
log-declined-clear = { $who-is ->
    [you] You leave
   *[other] { $who } leaves
} the Element dice where they are.
log-declined-scorch = { $who-is ->
    [you] You scorch
   *[other] { $who } scorches
} nothing more.
log-declined-move = { $who-is ->
    [you] You move
   *[other] { $who } moves
} nothing.
log-declined-claim = { $who-is ->
    [you] You claim
   *[other] { $who } claims
} no Forest by a tie.
log-declined-trade = { $who-is ->
    [you] You trade
   *[other] { $who } trades
} nothing.
log-exchanged = { $who-is ->
    [you] You exchange
   *[other] { $who } exchanges
} { $given } for { $taken }.
log-cleared = { $who-is ->
    [you] You set
   *[other] { $who } sets
} { $dice ->
    [one] 1 Element die
   *[other] { $dice } Element dice
} from { $forest } aside.
log-scorched = { $who-is ->
    [you] You scorch
   *[other] { $who } scorches
} { $place }.
log-moved = { $who-is ->
    [you] You move
   *[other] { $who } moves
} { $die } from { $from } to { $to }.
log-swapped = { $who-is ->
    [you] You swap
   *[other] { $who } swaps
} { $one } on { $from } with { $other } on { $to }.
log-removed = { $who-is ->
    [you] You set
   *[other] { $who } sets
} { $die } from { $from } aside.
log-potion-shown = { $potion } is revealed.
log-reserved = { $who-is ->
    [you] You reserve
   *[other] { $who } reserves
} { $potion }.
log-reveals = { $who-is ->
    [you] You look
   *[other] { $who } looks
} for a Potion to reserve.
log-brews = { $who-is ->
    [you] You set out
   *[other] { $who } sets out
} to brew { $potion }.
log-brewed = { $who-is ->
    [you] You brew
   *[other] { $who } brews
} { $potion } for { $cost }.
log-handed-in = The Potion deck is empty: { $who-is ->
    [you] you hand in
   *[other] { $who } hands in
} { $potions ->
    [one] 1 drunk Potion
   *[other] { $potions } drunk Potions
} for { $points }.
log-drank = { $who-is ->
    [you] You drink
   *[other] { $who } drinks
} { $potion }.
log-turned = { $who-is ->
    [you] You turn
   *[other] { $who } turns
} a { $from } die to { $to }.
log-rerolls = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} { $faces } again.
log-turn-ended = { $who-is ->
    [you] You end your turn.
   *[other] { $who } ends the turn.
}
log-claimed = { $who-is ->
    [you] You claim
   *[other] { $who } claims
} { $forest }: { $points }.
log-claimed-tie = { $who-is ->
    [you] You pay { $cost } and claim { $forest } by a tie: { $points }.
   *[other] { $who } pays { $cost } and claims { $forest } by a tie: { $points }.
}
log-discarded = Nobody claims { $forest }.
log-traded = { $who-is ->
    [you] You trade
   *[other] { $who } trades
} { $goods } for { $points } with { $creature }.
log-game-over = The game ends after round { $round }.

## Refusals

no-your-turn = It is { $who }'s turn to decide.
no-decision = There is nothing to decide now.
no-placed-already = You have placed your die of this turn.
no-such-die = There is no { $face } die in your pool.
no-such-place = There is no such place for a die.
no-forest-in-row = { $forest } is not in the row.
no-such-space = { $forest } has no such space.
no-scorched = That space is scorched: nobody can use it in this round.
no-occupied = A die already lies on { $place }.
no-wrong-symbol = That space shows { $symbol }, and your die { $face }. You could force it.
no-element-force = Element dice need no force: they go on any empty Forest space.
no-forced-onto-die = A die already lies there, and a die can be forced only onto an empty space.
no-force-needed = Your die shows the symbol of that space: there is nothing to force.
no-wrong-price = Forcing a die onto that space costs { $goods } or a Berry.
no-creature-price = Forcing a die onto a Creature space costs a Berry.
no-price = You lack { $goods } to force the die.
no-only-fire = Only a fire die can be placed over another die.
no-cover = No die lies there to be covered. Just place your die.
no-only-wind = Only a wind die can take the place of your own die.
no-own-die = No Forage die of yours lies there for the wind to bring back.
no-own-covered = Your die there is covered: the wind brings back only a die on top.
no-fewer-own = Not so many dice of yours lie in that stack.
no-stack-power = You do not have the power to stack dice.
no-only-forage-stacks = Only a Forage die can be stacked.
no-stack-empty = No die lies there to stack on.
no-stack-match = At this table a stacked die must show the symbol of the space, { $symbol }.
no-training-power = You do not have the power to train on an ingredient space.
no-trains-anyway = That is a Creature space: you train there anyway.
no-creature-left = No Creature is left to train.
no-power-dear = Using that power costs { $cost }, and you have fewer.
no-side-down = That space is on the other side of the Village board.
no-wrong-element = The { $symbol } space takes only an Element die that shows { $symbol }.
no-element-used = The { $symbol } space has had its die in this round.
no-forests-only = Dice are forced, covered, stacked or brought back in Forests only. Elsewhere, just place your die.
no-creature-yours = { $creature } is not among your trained Creatures.
no-die-space = { $creature } has no space for a die.
no-other-dice = { $creature } takes only { $forage ->
    [yes] Forage dice
   *[no] Element dice
}.
no-creature-laden = A die already lies on { $creature }.
no-step = In your turn you place a die, brew, drink, turn Element dice or end the turn.
no-pass = Place a die first: a turn cannot be passed.
no-brewed-already = You have already brewed a Potion in this turn.
no-die-left = Your pool is empty: at this table you can neither brew nor drink any more.
no-potion-reach = { $potion } is neither in the market nor among your reserved Potions.
no-cannot-pay = You lack { $n ->
    [one] 1 ingredient
   *[other] { $n } ingredients
} and have { $berries } to stand in.
no-drunk-already = You have already drunk a Potion in this turn.
no-potion-hand = { $potion } is not in your hand.
no-effect = { $potion } could do nothing now.
no-turns-element = An Element die is turned to another Element.
no-just-turned = You have just turned that die. Take another step first.
no-turner = None of your trained Creatures turns dice to { $to }.
no-pay-first = Pay for { $potion } first.
no-such-tokens = You do not have these tokens.
no-overpaid = That is more than { $potion } costs: { $goods }.
no-underpaid = That is not enough. { $potion } costs { $goods }.
no-resolve-first = First resolve what your placement left to choose.
no-trains = You may not train a Creature now.
no-on-top = { $creature } is not on top of its pile.
no-berry-choice = A Berry is never among the ingredients of choice: gather an herb, a shroom or a crystal.
no-berry-instead = You cannot take a Berry instead of training here.
no-gather = You may not gather by choice now.
no-exchange = There is nothing to exchange.
no-exchange-much = You may exchange { $n ->
    [one] 1 ingredient
   *[other] { $n } ingredients
} at most.
no-uneven = You take as many tokens as you give.
no-same-type = Exchange ingredients for other ones, not for the same.
no-clear = There are no Element dice to clear now.
no-elements-there = No Element die lies in { $forest }.
no-clears-one = At this table the fire space clears one Forest: name it.
no-clears-all = At this table the fire space clears all Forests at once.
no-reserve = There is no Potion to reserve now.
no-scorching = You may not scorch now.
no-scorchable = Only a space of a Forest in the row can be scorched.
no-scorched-already = That space is scorched already.
no-scorch-die = A die lies on { $place }: only an empty space can be scorched.
no-scorch-token = No scorch token is left.
no-moving = You may not move a die now.
no-must-train = You have paid to train: now choose a Creature.
no-decline = There is nothing of that kind to decline now.
no-reserve-first = Reserve a Potion first: the revealed one or one of the market.
no-cannot-reserve = { $potion } is neither the revealed Potion nor in the market.
no-release-first = You have one Creature too many: release one first.
no-cannot-release = { $creature } is not among your trained Creatures.
no-effect-first = First carry out the effect of { $potion }.
no-same-face = A die is turned to another of its own faces.
no-dice-pool = These dice are not all in your pool.
no-die-there = No such die lies there.
no-only-forage-moves = Only Forage dice are moved.
no-moves-forest = The die can be moved only to an empty Forest space.
no-moves-any = The die can be moved to an empty Forest space or to an any-die space of the Village.
no-any-to-any = A die on an any-die space can be moved only to a Forest.
no-only-forage-swaps = Only Forage dice are swapped.
no-symbols = The two dice must show the same symbol.
no-same-owner = Both dice belong to the same player: swapping them would change nothing.
no-only-element = That Potion removes only Element dice.
no-only-own = Only one of your own placed Forage dice comes back.
no-choose-first = Choose a Character first.
no-character-taken = Somebody already plays { $character }.
no-claim-first = Claim a Forest in which you are tied, or decline.
no-tied = You are not tied for { $forest }.
no-trade-first = Trade with { $creature }, or decline.
no-such-trade = { $creature } makes no such trade.
no-chance = Chance does something else now.
no-forest-deck = { $forest } is not in the Forest deck.
no-potion-deck = { $potion } is not in the Potion deck.
no-pile = { $creature } is not in its pile.
no-such-seat = There is no such seat.
no-deal = { $character } cannot be dealt there.
no-other-roll = Other dice are rolled now.

## What was not understood

misread-verb = “{ $text }” is not understood. You can begin with: { $verbs }.
misread-form = Write it like this: { $form }.
misread-such = “{ $word }” is { $what ->
    [face] no face of a die: there are grove, crag, mire, water, fire and wind
    [ingredient] no ingredient: there are herb, shroom and crystal
    [character] no Character of this game
    [item] nothing that can be declined: there are train, exchange, clear, scorch, move, claim and trade
    [potion] no Potion of this game
    [creature] no Creature of this game
    [forest] no Forest of this game
    [mode] no way to place a die
    [die] no die on the table
    [seat] no seat
   *[place] no place for a die
}. { $form }
misread-number = A number of tokens is followed by their name, as in “2 herb”. { $form }
misread-many = Nobody has that many tokens. { $form }
misread-tokens = Name the tokens, as in “2 herb 1 berry”. { $form }
misread-berries = Berries take no part in an exchange. { $form }
misread-types = Only tokens of one type are traded, with Berries if you like. { $form }
misread-dice = Name dice of your pool: at most 4 Forage dice and 2 Element dice. { $form }

form-place = place DIE PLACE, and behind it, where you mean it: force HERB (or another ingredient, or berry), over, return, stack, train
form-brew = brew POTION
form-drink = drink POTION
form-turn = turn ELEMENT ELEMENT
form-end = end
form-pay = pay 2 herb 1 berry
form-train = train CREATURE
form-take = take berry
form-gather = gather INGREDIENT
form-exchange = exchange 1 herb for 1 crystal
form-clear = clear FOREST, or clear all
form-reveal = reveal
form-scorch = scorch SPACE
form-move = move DIE PLACE
form-decline = decline, and behind it train, exchange, clear, scorch, move, claim or trade
form-reserve = reserve POTION
form-release = release CREATURE
form-change = change FACE FACE
form-reroll = reroll FACES
form-swap = swap DIE DIE
form-remove = remove DIE
form-return = return DIE
form-claim = claim FOREST
form-trade = trade 2 herb 1 berry
form-choose = choose CHARACTER
form-chance = an outcome of chance, as records write it

## Table

fact-round = Round
fact-side = Village
fact-deck = Forests to come
fact-scorch = Scorch tokens
fact-points = points
fact-control = control
fact-elements = Element dice
fact-gives = gives
fact-scorched = scorched
fact-covered = covered
fact-does = does
fact-left = left
fact-below = below
fact-revealed = revealed
fact-drunk = when drunk
fact-slot = takes a die
fact-slot-forage = forage
fact-slot-element = element
fact-dice = dice
fact-starter = starts

round-text = After four rounds the most points win. The Village turns over between rounds.
about-forest = A { $season } Forest for { $points }.
about-forest-two = A { $season } and { $other } Forest for { $points }.
control-one = { $who-is ->
    [you] You would claim it
   *[other] { $who } would claim it
}
control-nobody = Nobody is here yet
control-elements = The Element dice are more
control-matched = { $who-is ->
    [you] Element dice match yours
   *[other] Element dice match { $who }
}
called-you = you
control-tied = Tied: { $who }
space-name = { $symbol } { $gives } space
space-goods = A matching die gathers { $goods } here. Any other Forage die can be forced in.
space-creature = A matching die trains a Creature here. Any other Forage die can be forced in.
space-scorched = It is scorched: nobody can use it in this round.
die-covered = Covered: it does not count for control.
die-in-pool = { $face } die
die-forage = Goes on a Forest space with this symbol, by force on any other, or on an any-die space of the Village.
die-water = Goes on any empty Forest space and gathers two more there, or on the water space of the Village.
die-fire = Goes on any Forest space, even over a die, or on the fire space of the Village.
die-wind = Goes on any empty Forest space, in the place of a die of yours, which you take back, or on the wind space of the Village.
turn-to = turn to { $face }
end-turn = End your turn
stall-any =
    { $side ->
        [left] Left
       *[right] Right
    } any-die space
stall-element = { $element } space
stall-used = It has had its die in this round.
does-gather-choice = +{ $n } of choice
does-gather-berry = +{ $berries }
does-gather-each = +{ $n } of each
does-exchange = swap { $n }
does-clear = clear Elements
does-scorch = scorch { $n }
does-train = train
does-reserve = reserve
about-potion = { $points } for { $cost }. When drunk: { $text }
deck-name = Potion deck
deck-text = A Potion that is brewed from the market is replaced from here.
hidden-potion = A Potion
brewed-already = You have already brewed a Potion in this turn.
drunk-already = You have already drunk a Potion in this turn.
lacks-ingredients =
    You lack { $n ->
        [one] 1 ingredient
       *[other] { $n } ingredients
    }, and have { $berries } to stand for them.
pile-empty = No { $season } Creature is left

zone-village = The Village by { $side }
zone-market = Potion market
zone-piles = Creatures
zone-characters = Characters
zone-faces = Turn it to
zone-supply = Supply
zone-pool = Dice pool
zone-hand = Potions in hand
zone-reserved = Reserved
zone-drunk = Drunk
zone-trained = Creatures
zone-released = Released
zone-claimed = Forests

## Things in a sentence

points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
nothing = nothing
goods-herb =
    { $n ->
        [one] 1 herb
       *[other] { $n } herbs
    }
goods-shroom =
    { $n ->
        [one] 1 shroom
       *[other] { $n } shrooms
    }
goods-crystal =
    { $n ->
        [one] 1 crystal
       *[other] { $n } crystals
    }
goods-berry =
    { $n ->
        [one] 1 Berry
       *[other] { $n } Berries
    }
die-yours = your { $face } die
die-own = their own { $face } die
die-owned = { $who }'s { $face } die
die-element =
    { $case ->
        [name] { $face } die
       *[other] the { $face } die
    }
die-unknown = the die
die-on = { $die } on { $place }
die-on-any = { $die } on an any-die space of the Village
die-back =
    { $nth ->
        [0] your die there
        [1] your second die from the top there
        [2] your third die from the top there
       *[3] your fourth die from the top there
    }
die-for =
    { $nth ->
        [0] your die
        [1] your second die from the top
        [2] your third die from the top
       *[3] your fourth die from the top
    }
dice-of-face = { $n } { $face }
dice-of-faces =
    { $n ->
        [one] { $faces } die
       *[other] { $faces } dice
    }
for-sale = { $potion } for { $cost }, { $points }
place-forest = the { $symbol } { $gives } space of { $forest }
place-forest-nth =
    the { $nth ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } { $symbol } { $gives } space of { $forest }
place-any =
    the { $side ->
        [left] left
       *[right] right
    } any-die space of the Village
place-element = the { $element } space of the Village
place-creature-card = { $creature }
place-own-creature = your { $creature }

## What the Village does

village-gather-choice =
    Gather { $n ->
        [one] 1 ingredient
       *[other] { $n } ingredients
    } of choice (no Berry).
village-gather-berry = Gather { $berries }.
village-gather-each = Gather { $each }.
village-exchange =
    Exchange { $n ->
        [one] 1 ingredient for another
       *[other] up to { $n } ingredients for as many others
    } of choice (no Berries).
village-clear =
    Set all Element dice { $scope ->
        [all-forests] in all Forests
       *[one-forest] in one Forest
    } aside until the next round.
village-scorch =
    Scorch { $n ->
        [one] 1 empty Forest space
       *[other] up to { $n } empty Forest spaces
    }.
village-train = Creature space: train 1 Creature.
village-reserve = Reveal a Potion, then reserve it or one of the market.

## Rules help

head-side = side
head-space = space
head-does = what it does
head-known = known from
head-name = name
head-power = power
head-cost = price
head-points = points
head-drunk = when drunk
head-seasons = season
head-spaces = spaces
head-players = players
head-option = option
head-usual = as a rule
head-meaning = what it means
pile-of = The { $season } pile:
village-any =
    { $side ->
        [left] left
       *[right] right
    } any-die space
village-element = { $element } space
season = { $season }
space-in-table = { $symbol } { $gives }
players-from =
    { $n ->
        [2] 2 to 4
        [3] 3 or 4
       *[4] 4
    }
status-rulebook = the rulebook
status-sourced = published pages
status-inferred = inferred
status-reconstructed = reconstructed
status-own = your own data
counts = In the data in use { $reconstructed } of { $all } cards and spaces are reconstructed, { $inferred } are inferred, { $sourced } come from published pages, { $rulebook } from the rulebook and { $own } from your own data.
usual-on = on
usual-off = off

## Options

option-character-powers = Character powers
option-character-assignment = Handing out Characters
    .random = dealt by chance
    .choose = chosen in turn
option-first-player = First player
    .random = drawn by chance
option-day-fire-scope = Fire space by day
    .one-forest = one Forest
    .all-forests = all Forests
option-lyric-trained-limit = Trained Creatures of Lyric
option-stack-power-needs-matching-symbol = Lello stacks on matching spaces only
option-returned-die-keeps-face = Returned dice keep their face
option-move-potion-targets = Where Potions move dice
    .forest-or-any-die-space = a Forest or an any-die space
    .forest-only = a Forest only
option-brew-drink-after-last-die = Brewing and drinking after the last die
option-train-vp-counts-itself = Points for its own training
option-wind-under-cover = Wind brings back covered dice
option-freed-element-space-reusable = Freed Element spaces can be used again
option-open-hands = Open hands
