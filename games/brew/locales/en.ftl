## Prompts

ask-character = { $who } chooses a Character.
ask-step = Round { $round }, { $who }'s turn: { $who } { $can }.
ask-pay = { $who } pays for { $potion }.
ask-resolve = { $who } resolves the placement: { $pending }.
ask-reserve = { $who } reserves { $potion } or a Potion of the market.
ask-reserve-market = { $who } reserves a Potion of the market.
ask-release = { $who } has a Creature too many and releases one.
ask-effect = { $who } drinks { $potion }: { $text }
ask-claim = { $who } may claim a Forest in which they are tied.
ask-trade = { $who } may trade with { $creature }.

can-place = must place a die
can-brew = may brew a Potion
can-drink = may drink a Potion
can-end = may end the turn

pending-train = train a Creature
pending-gather =
    gather { $n ->
        [one] 1 ingredient
       *[other] { $n } ingredients
    } of choice
pending-exchange =
    exchange up to { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
pending-clear = clear Element dice from a Forest
pending-reserve = reserve a Potion
pending-scorch =
    scorch up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
pending-move = move a Forage die

## Choices

do-choose = Play { $character }.
do-choose-power = Play { $character }. { $text }
do-place = Place a { $face } die on { $place }: { $brings }
do-place-over = Place a { $face } die on { $place }, over the die there: { $brings }
do-place-return = Place a { $face } die on { $place } and take your own die back into your pool: { $brings }
do-place-train = Place a { $face } die on { $place }, pay { $cost } and train a Creature instead.
do-place-over-train = Place a { $face } die on { $place }, over the die there, pay { $cost } and train a Creature instead.
do-place-return-train = Place a { $face } die on { $place }, taking your own die back, pay { $cost } and train a Creature instead.
do-force = Force a { $face } die onto { $place } for { $cost }: it counts for control, but brings nothing.
do-stack = Stack a { $face } die on the { $top } die on { $place } for { $cost }: it brings nothing.
do-brew = Brew { $potion } for { $cost }: { $points }. When drunk: { $text }
do-drink = Drink { $potion }: { $text }
do-turn = Turn a { $from } die of your pool to { $to }.
do-end = End your turn.
do-pay = Pay { $goods }.
do-train = Train { $creature }. { $text }
do-take-berry = Take a Berry instead of training.
do-gather = Gather { $goods }.
do-exchange = Give { $given } and take { $taken }.
do-clear = Set all Element dice in { $forest } aside.
do-clear-all = Set all Element dice in all Forests aside.
do-reveal = Reveal the top Potion of the deck, then reserve it or one of the market.
do-scorch = Scorch { $place }: nobody can use it in this round.
do-move = Move { $die } to { $place }.
do-decline-train = Train nothing.
do-decline-exchange = Exchange nothing.
do-decline-clear = Leave the Element dice where they are.
do-decline-scorch = Scorch no more.
do-decline-move = Move nothing.
do-decline-claim = Claim nothing.
do-decline-trade = Trade nothing.
do-reserve = Reserve { $potion }: only you can brew it.
do-release = Release { $creature }: its power is gone, but it still scores.
do-reroll = Roll { $faces } again.
do-swap = Swap { $one } with { $other }.
do-remove = Set { $die } aside for the rest of the round.
do-return = Take { $die } back into your pool.
do-claim = Pay { $cost } and claim { $forest }.
do-trade = Trade { $goods } for { $points }.
do-chance = This is for chance to do.

brings-goods = gather { $goods }.
brings-creature = you may train a Creature.

## Buttons

label-place = { $face } on { $spot }
label-place-over = { $face } over the die on { $spot }
label-place-return = { $face } for your die on { $spot }
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

spot-forest = { $gives } in { $forest }
spot-village = the Village ({ $does })

## Log

log-forest-laid-out = { $forest } is laid out: { $points }.
log-potion-revealed = { $potion } comes into the market.
log-creature-turned-up = { $creature } lies on the { $season } pile now.
log-first-player = { $who } begins.
log-character = { $who } plays { $character }.
log-round = Round { $round } begins, with the { $side } side of the Village. { $who } is the first player.
log-rolled = { $who } rolls { $faces }.
log-turn = It is { $who }'s turn.
log-skipped = { $who } has no dice left and is skipped.
log-placed = { $who } places a { $face } die on { $place }.
log-placed-train = { $who } places a { $face } die on { $place } and pays { $cost } to train.
log-forced = { $who } forces a { $face } die onto { $place } for { $cost }.
log-placed-over = { $who } places a { $face } die over the die on { $place }.
log-placed-over-train = { $who } places a { $face } die over the die on { $place } and pays { $cost } to train.
log-placed-return = { $who } places a { $face } die on { $place } in exchange for an own die.
log-placed-return-train = { $who } places a { $face } die on { $place } in exchange for an own die and pays { $cost } to train.
log-stacked = { $who } stacks a { $face } die on the die on { $place } for { $cost }.
log-took-back = { $who } takes a { $face } die back from { $place }.
log-gathered = { $who } gathers { $goods }.
log-into-berries = { $creature } of { $who } turns { $goods } into { $berries }.
log-gained = { $who } gets { $gain } from { $creature }.
log-trained = { $who } trains { $creature }.
log-released = { $who } releases { $creature }.
log-released-die = { $who } releases { $creature }, and { $die } on it is set aside.
log-declined-train = { $who } trains nothing.
log-declined-exchange = { $who } exchanges nothing.
log-declined-clear = { $who } leaves the Element dice where they are.
log-declined-scorch = { $who } scorches no more.
log-declined-move = { $who } moves nothing.
log-declined-claim = { $who } claims nothing.
log-declined-trade = { $who } trades nothing.
log-exchanged = { $who } exchanges { $given } for { $taken }.
log-cleared =
    { $who } sets { $dice ->
        [one] 1 Element die
       *[other] { $dice } Element dice
    } from { $forest } aside.
log-scorched = { $who } scorches { $place }.
log-moved = { $who } moves { $die } from { $from } to { $to }.
log-swapped = { $who } swaps { $one } on { $from } with { $other } on { $to }.
log-removed = { $who } sets { $die } from { $from } aside.
log-potion-shown = { $potion } is revealed.
log-reserved = { $who } reserves { $potion }.
log-reveals = { $who } looks for a Potion to reserve.
log-brews = { $who } sets out to brew { $potion }.
log-brewed = { $who } brews { $potion } for { $cost }.
log-handed-in =
    The Potion deck is empty: { $who } hands in { $potions ->
        [one] 1 drunk Potion
       *[other] { $potions } drunk Potions
    } for { $points }.
log-drank = { $who } drinks { $potion }.
log-turned = { $who } turns a { $from } die to { $to }.
log-rerolls = { $who } rolls { $faces } again.
log-turn-ended = { $who } ends the turn.
log-claimed = { $who } claims { $forest }.
log-claimed-tie = { $who } pays { $cost } and claims { $forest } by a tie.
log-discarded = Nobody claims { $forest }.
log-traded = { $who } trades { $goods } for { $points } with { $creature }.
log-game-over = The game ends after round { $round }.

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
control-one = { $who } would claim it
control-nobody = Nobody is here yet
control-elements = The Element dice are more
control-matched = Element dice match { $who }
control-tied = Tied: { $who }
space-name = { $symbol } space, { $gives }
space-goods = A matching die gathers { $goods } here. Any other Forage die can be forced in.
space-creature = A matching die trains a Creature here. Any other Forage die can be forced in.
space-scorched = It is scorched: nobody can use it in this round.
die-covered = Covered: it does not count for control.
die-in-pool = { $face } die
die-forage = Goes on a Forest space with this symbol, by force on any other, or on an any-die space of the Village.
die-water = Goes on any empty Forest space and gathers two more there.
die-fire = Goes on any Forest space, even over a die.
die-wind = Goes on any empty Forest space, or in the place of a die of yours, which you take back.
turn-to = turn to { $face }
end-turn = End your turn
stall-any = Any die
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
brewed-already = You have brewed a Potion in this turn.
drunk-already = One Potion has been drunk in this turn.
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
die-owned = { $who }'s { $face } die
die-unowned = a { $face } die
die-unknown = the die
die-on = { $die } on { $place }
die-on-any = { $die } on an any-die space of the Village
dice-of-face = { $n } { $face }
dice-of-faces =
    { $n ->
        [one] { $faces } die
       *[other] { $faces } dice
    }
for-sale = { $potion } for { $cost }, { $points }
place-herb = the herb space { $at } of { $forest }
place-shroom = the shroom space { $at } of { $forest }
place-crystal = the crystal space { $at } of { $forest }
place-creature = the Creature space { $at } of { $forest }
place-village = the Village space { $space }
place-own-creature = your { $creature }
