# What the game says in English. Names of its pieces stand in the data and the source.

## Amounts

so-many =
    { $n } { $colour } { $n ->
        [one] drop
       *[other] drops
    }
drops =
    { $n ->
        [0] no drops
       *[other] { $heap }
    }
any-drops =
    { $n ->
        [one] 1 drop
       *[other] { $n } drops
    }
gold = { $n } gold
price = { $drops } plus { $gold } gold
points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
worth = { $points }
worth-raven = { $points }, with a raven
vials =
    { $n ->
        [one] 1 vial
       *[other] { $n } vials
    }

## Prompts

ask-choose-you =
    Set { $set }: choose { $n } roles for your hand.{ $others ->
        [0] { "" }
        [one] { " " }{ $who } is choosing too.
       *[other] { " " }{ $who } are choosing too.
    }
ask-choose =
    Set { $set }: { $others ->
        [one] { $who } is choosing { $n } roles.
       *[other] { $who } are choosing { $n } roles each.
    }
ask-call =
    { $who-is ->
        [you] You start round { $round }: call one of your roles.
       *[other] { $who } starts round { $round } and calls a role.
    }
ask-answer =
    { $who-is ->
        [you] You hold the { $role } too: take it over from { $holder }, or settle for the favor?
       *[other] { $who } holds the { $role } too, and takes it over from { $holder-is ->
            [you] you
           *[other] { $holder }
        } or settles for the favor.
    }
ask-action =
    { $who-is ->
        [you] You have won the { $role } and may use its full action.
       *[other] { $who } has won the { $role } and may use its full action.
    }
ask-favor =
    { $who-is ->
        [you] You have settled, and may use the favor of the { $role }.
       *[other] { $who } has settled, and may use the favor of the { $role }.
    }
ask-bottle =
    { $who-is ->
        [you] You have brewed, and may turn one more drop into a vial.
       *[other] { $who } has brewed, and may turn one more drop into a vial.
    }
ask-give =
    { $who-is ->
        [you] You must give up { $drops } for the { $shelf }: which?
       *[other] { $who } must give up { $drops } for the { $shelf }.
    }
ask-add =
    { $who-is ->
        [you] You may add goods of your own to the { $shelf }: { $missing ->
            [one] 1 is still missing.
           *[other] { $missing } are still missing.
        }
       *[other] { $who } may add to the { $shelf }: { $missing ->
            [one] 1 is still missing.
           *[other] { $missing } are still missing.
        }
    }

## Roles: what they do

action-alchemist = 1 drop for 5 gold
action-fortune-teller = 1 gold for 2 vials
action-assistant = 1 gold for any 3 drops
action-brewer = the top { $metal } cauldron ({ $points }) for { $price }
action-brewer-none = nothing, as no { $metal } cauldron is left
action-warlock = cast { $spell }
action-warlock-manual = cast { $spell }, or take 1 gold
action-cutpurse = a third of every other player's gold for the gold shelf
action-begging-monk = a quarter of every other player's drops for the ingredient shelf
favor-drop = 1 { $colour } drop
favor-any-drop = 1 drop of any colour
favor-alchemist = 1 drop for 2 gold
favor-fortune-teller = 1 gold for 1 vial
favor-assistant = 1 gold for any 1 drop
favor-cutpurse = you lose 1 gold less
favor-begging-monk = you lose 1 drop less

## Choices

explain-keep = Keep your drops.
explain-nothing-action = Leave the full action of the { $role } undone.
explain-nothing-favor = Leave the favor of the { $role } undone.
explain-choose = Take the { $roles } into your hand for this set.
explain-call = Call the { $role } and claim its full action: { $action }.
explain-call-none = Call the { $role }. Its full action brings { $action }.
explain-claim-none = Take the { $role } over. Its full action brings { $action }.
explain-claim = Take the { $role } over: { $action }, if nobody after you does the same.
explain-claim-last = Take the { $role } over: { $action }. Nobody can take it from you any more.
explain-settle = Let it be, and settle for the favor: { $favor }.
explain-settle-cutpurse = Let it be, and settle for the favor: if the winner collects, you lose { $loss } gold instead of { $share }.
explain-settle-begging-monk =
    Let it be, and settle for the favor: if the winner collects, you lose { $loss ->
        [0] no drop
        [one] 1 drop
       *[other] { $loss } drops
    } instead of { $share }.
explain-settle-safe-cutpurse = Let it be, and settle for the favor. With less than 3 gold you cannot lose any, so it brings you nothing.
explain-settle-safe-begging-monk = Let it be, and settle for the favor. With fewer than 4 drops you cannot lose any, so it brings you nothing.
warn-favor = { $sentence } { $unable } The favor would bring you nothing.
warn-action = { $sentence } { $unable } As things stand it would bring you nothing.
explain-gather = Take { $drops }.
explain-sell = Turn { $drops } into { $gold } gold.
explain-trade = Turn 1 gold into { $vials }, worth { $points }.
explain-buy = Turn 1 gold into { $drops }.
explain-brew = Pay { $price } for the top { $metal } cauldron: { $worth }.
explain-bottle = Turn { $drops } into 1 vial, worth 1 point.
explain-take-gold = Take 1 gold.
explain-copia = Cast COPIA and take { $drops }.
explain-cast = Cast { $spell } and pay { $drops } for the top { $metal } cauldron: { $worth }.
explain-vials = Cast { $spell } and turn { $drops } into 2 vials, worth 2 points.
explain-collect-full = Collect { $what } from the others: that fills the { $shelf }, and you take it for { $worth }.
explain-collect = Collect { $what } from the others for the { $shelf }; { $missing ->
        [one] 1 more is missing after that.
       *[other] { $missing } more are missing after that.
    }
explain-collect-nothing = Nobody has enough to give up, but you may add goods of your own to the { $shelf }; { $missing ->
        [one] 1 is missing.
       *[other] { $missing } are missing.
    }
explain-give = Give up { $drops }.
explain-add-nothing = Add nothing and leave the { $shelf } for later.
explain-add = Add { $what } and leave the { $shelf } for later.
explain-add-all = Add { $what } and take the { $shelf }: { $worth }.
explain-chance = This is for chance to do.
label-hand = Keep these { $n }
label-call = Call the { $role }
label-keep = Keep your drops
label-nothing = Do nothing
label-add-nothing = Add nothing

## What players say

i-am = I am the { $role }!
so-be-it = So be it!
i-hold = I hold the { $role }…
pass = Pass

## Log

told-first =
    { $who-is ->
        [you] You are the first to start.
       *[other] { $who } is the first to start.
    }
told-spell = The spell { $spell } comes up.
told-raven =
    A Raven comes up: { $n ->
        [one] the first one.
       *[other] { $n } by now.
    }
told-set =
    Set { $set } begins. Its spell is { $spell }, and { $who-is ->
        [you] you start.
       *[other] { $who } starts.
    }
told-chose =
    { $who-is ->
        [you] You choose the { $roles }.
       *[other] { $who } chooses the { $roles }.
    }
told-chose-unseen =
    { $who-is ->
        [you] You have chosen.
       *[other] { $who } has chosen.
    }
told-dealt =
    { $who-is ->
        [you] You are dealt the { $roles }.
       *[other] { $who } is dealt the { $roles }.
    }
told-dealt-unseen =
    { $who-is ->
        [you] You are dealt a hand.
       *[other] { $who } is dealt a hand.
    }
told-called =
    Round { $round }: { $who-is ->
        [you] you say "I am the { $role }!"
       *[other] { $who } says "I am the { $role }!"
    }
told-passed =
    { $who-is ->
        [you] You pass.
       *[other] { $who } passes.
    }
told-laid-open =
    { $who-is ->
        [you] You hold the { $role } too.
       *[other] { $who } holds the { $role } too.
    }
told-claimed =
    { $who-is ->
        [you] You say "I am the { $role }!" and take it over from { $from }.
       *[other] { $who } says "I am the { $role }!" and takes it over from { $from-is ->
            [you] you
           *[other] { $from }
        }.
    }
told-so-be-it =
    { $who-is ->
        [you] You say "So be it!"
       *[other] { $who } says "So be it!"
    }
told-won =
    { $who-is ->
        [you] You win the { $role }.
       *[other] { $who } wins the { $role }.
    }
told-abstained =
    { $who-is ->
        [you] You do nothing with the { $role }.
       *[other] { $who } does nothing with the { $role }.
    }
told-gathered =
    { $who-is ->
        [you] You take { $drops }.
       *[other] { $who } takes { $drops }.
    }
told-sold =
    { $who-is ->
        [you] You turn { $drops } into { $gold } gold.
       *[other] { $who } turns { $drops } into { $gold } gold.
    }
told-traded =
    { $who-is ->
        [you] You turn 1 gold into { $vials }.
       *[other] { $who } turns 1 gold into { $vials }.
    }
told-bought =
    { $who-is ->
        [you] You turn 1 gold into { $drops }.
       *[other] { $who } turns 1 gold into { $drops }.
    }
told-brewed =
    { $who-is ->
        [you] You pay { $price } for { $metal ->
            [iron] an iron
           *[other] a { $metal }
        } cauldron: { $worth }.
       *[other] { $who } pays { $price } for { $metal ->
            [iron] an iron
           *[other] a { $metal }
        } cauldron: { $worth }.
    }
told-bottled =
    { $who-is ->
        [you] You turn { $drops } into 1 vial.
       *[other] { $who } turns { $drops } into 1 vial.
    }
told-took-gold =
    { $who-is ->
        [you] You take 1 gold.
       *[other] { $who } takes 1 gold.
    }
told-copia =
    { $who-is ->
        [you] You cast COPIA and take { $drops }.
       *[other] { $who } casts COPIA and takes { $drops }.
    }
told-cast =
    { $who-is ->
        [you] You cast { $spell } and pay { $drops } for { $metal ->
            [iron] an iron
           *[other] a { $metal }
        } cauldron: { $worth }.
       *[other] { $who } casts { $spell } and pays { $drops } for { $metal ->
            [iron] an iron
           *[other] a { $metal }
        } cauldron: { $worth }.
    }
told-vials =
    { $who-is ->
        [you] You cast { $spell } and turn { $drops } into 2 vials.
       *[other] { $who } casts { $spell } and turns { $drops } into 2 vials.
    }
told-collected =
    { $who-is ->
        [you] You collect for the { $shelf }.
       *[other] { $who } collects for the { $shelf }.
    }
told-gave =
    { $who-is ->
        [you] You give up { $what }.
       *[other] { $who } gives up { $what }.
    }
told-added-nothing =
    { $who-is ->
        [you] You add nothing.
       *[other] { $who } adds nothing.
    }
told-added =
    { $who-is ->
        [you] You add { $what }.
       *[other] { $who } adds { $what }.
    }
told-shelf-stored =
    { $who-is ->
        [you] You take the { $shelf }: { $worth } for what lies on it.
       *[other] { $who } takes the { $shelf }: { $worth } for what lies on it.
    }
told-shelf-taken =
    { $who-is ->
        [you] You take the { $shelf }: { $worth }.
       *[other] { $who } takes the { $shelf }: { $worth }.
    }
told-shelf-stays = The { $shelf } stays, with { $tokens } of { $required } on it.
told-discarded =
    { $who-is ->
        [you] You put the { $roles } away unplayed.
       *[other] { $who } puts the { $roles } away unplayed.
    }
told-discarded-unseen =
    { $who } puts { $n ->
        [one] 1 card
       *[other] { $n } cards
    } away unplayed.
told-set-ended = Set { $set } is over.
told-shown =
    { $who-is ->
        [you] You show { $potions ->
            [one] 1 potion card
           *[other] { $potions } potion cards
        } and { $vials }.
       *[other] { $who } shows { $potions ->
            [one] 1 potion card
           *[other] { $potions } potion cards
        } and { $vials }.
    }
told-over =
    The game ends after { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    }, with { $ravens ->
        [one] 1 raven
       *[other] { $ravens } ravens
    }.

## Why nothing can be done with a role

unable-drop =
    { $who-is ->
        [you] You have no drop for the { $role }.
       *[other] { $who } has no drop for the { $role }.
    }
unable-gold =
    { $who-is ->
        [you] You have no gold for the { $role }.
       *[other] { $who } has no gold for the { $role }.
    }
unable-cauldron =
    No { $metal } cauldron is left for { $who-is ->
        [you] you
       *[other] { $who }
    } to take.
unable-price =
    { $who-is ->
        [you] You cannot pay { $price } for the top { $metal } cauldron.
       *[other] { $who } cannot pay { $price } for the top { $metal } cauldron.
    }
unable-drop-for =
    { $who-is ->
        [you] You have no { $colour } drop for { $spell }.
       *[other] { $who } has no { $colour } drop for { $spell }.
    }
unable-drops-for =
    { $who-is ->
        [you] You have fewer drops than { $spell } needs: { $n }.
       *[other] { $who } has fewer drops than { $spell } needs: { $n }.
    }
unable-any-cauldron =
    { $who-is ->
        [you] You have the drops for none of the top cauldrons, so OPTIO cannot be cast.
       *[other] { $who } has the drops for none of the top cauldrons, so OPTIO cannot be cast.
    }
unable-shelf =
    No { $shelf } is left for { $who-is ->
        [you] you
       *[other] { $who }
    } to fill.
unable-loot =
    There is nothing to collect for the { $shelf }, and { $who-is ->
        [you] you have nothing to add.
       *[other] { $who } has nothing to add.
    }

## Refusals

no-not-asked = It is not your turn to decide.
no-other-chance = Chance draws something else now.
no-seat = There is no such seat at this table.
no-spell-seen = { $spell } has already come up.
no-raven = There is no Raven that could come up here.
no-not-in-deck = The { $role } is not in the exclusion deck.
no-dealt-in-turn = Another player is to be dealt a hand first.
no-not-in-pile = That is no hand from this player's pile.
no-choose-first = Choose { $n } roles for this set first.
no-excluded = The { $role } is excluded: nobody may choose it in this set.
no-hand-size =
    Choose exactly { $n } different roles; you have named { $named ->
        [0] none.
       *[other] { $named }.
    }
no-hand-chosen = Your hand for this set is chosen already, and final.
no-hand-dealt = In the reference manual, hands are dealt and not chosen.
no-call-first = You start the round: call a role from your hand first.
no-starter-passes = You start the round and cannot pass: call a role from your hand.
no-starter-settles = You start the round, so there is no claim to accept: call a role from your hand.
no-called-before = The { $role } has already been called in this set.
no-not-in-hand = You do not hold the { $role }.
no-other-role = The { $called } has been called, not the { $named }.
no-holder-passes = You hold the { $role }, so you cannot pass: take it over, or say "So be it!"
no-answer-first = Answer the call of the { $role } first: take it over, or say "So be it!"
no-answered-action = You have won the { $role } already: use its full action now, or do nothing with it.
no-answered-favor = You have settled already: use the favor of the { $role } now, or do nothing with it.
no-other-action = That is not what the { $role } does.
no-other-action-of = That is what the { $doer } does, not the { $role }.
no-other-colour = The { $role } takes { $colour } drops only.
no-drop = You have no { $colour } drop.
no-take-exactly =
    Take exactly { $n ->
        [one] 1 drop
       *[other] { $n } drops
    }, in any colours, or do nothing.
no-other-metal = The { $role } brews in { $metal }.
no-gold-is-the-favor = The gold is the Warlock's favor: having won it, you may only cast the spell or do nothing.
no-favor-casts = Only the winner of the Warlock casts the spell; your favor is 1 gold.
no-other-spell = The spell of this set is { $current }, not { $named }.
no-cauldron = No { $metal } cauldron is left.
no-spell-costs =
    With { $spell }, the cauldron costs exactly { $n ->
        [one] 1 drop
       *[other] { $n } drops
    } of any colours.
no-not-owned = You do not have those drops.
no-cannot-pay = You do not have the drops that the top { $metal } cauldron shows.
no-brew-first = Brew the { $metal } cauldron first: after that you may turn one more drop into a vial.
no-bottle-after = A drop becomes a vial only right after brewing with the Wizard, the Witch or the Druid.
no-one-cauldron = You have brewed: one cauldron is all you may take.
no-bottle-or-keep = You have brewed: turn one more drop into a vial, or keep your drops.
no-collect-first = Collect from the others first: after that you may add to the { $shelf }.
no-shelf-to-fill = Only the winner of the Cutpurse or the Begging Monk adds to a shelf, after collecting.
no-nothing-to-give = Nobody has asked you for drops.
no-must-give =
    You must give up { $n ->
        [one] 1 of your drops.
       *[other] { $n } of your drops.
    }
no-give-exactly =
    You must give up exactly { $n ->
        [one] 1 drop
       *[other] { $n } drops
    }, not { $named }.
no-say-gold = Say how much gold you add to the gold shelf; 0 is allowed.
no-say-drops = Say which drops you add to the ingredient shelf; none at all is allowed.
no-overpays =
    Only { $missing ->
        [one] 1 is
       *[other] { $missing } are
    } missing, and you may not add more.
no-not-that-much-gold = You do not have that much gold to add.
no-not-that-many-drops = You do not have those drops to add.

## What would have been understood

misread = "{ $text }" is not understood. Write one of these: { $forms }.
misread-verb = "{ $text }" is not understood. It is written like this: { $forms }.
misread-word = There is no { $kind } called "{ $word }": it has to be one of { $names }.
misread-twice = A role is named twice.
misread-number = There is no such number of drops or gold.
kind-role = role
kind-colour = colour
kind-metal = metal
kind-spell = spell

## Table

fact-set = Set
fact-round = Round
fact-excluded = Nobody may choose
fact-points = points
fact-raven = raven
fact-left = left
fact-tokens = tokens on it
fact-need = tokens needed
fact-when = when
ravens = Ravens
ravens-text =
    { $n ->
        [one] The game ends with the set in which a potion with a raven is taken.
       *[other] The game ends with the set in which all players together own { $n } potions with ravens.
    }
ravens-text-manual =
    { $n ->
        [one] The game ends when a Raven card comes up between two sets.
       *[other] The game ends when Raven card number { $n } comes up between two sets.
    }
cauldrons = { $metal } cauldrons
cauldron = { $metal } cauldron
cauldron-text = { $worth }. The { $role } brews it; some spells take it too.
gold-shelf-text = The Cutpurse fills it with the other players' gold, and takes it when it is full.
ingredient-shelf-text = The Begging Monk fills it with the other players' drops, and takes it when it is full.
spell-book = Spell book
does-copia = Take any 3 drops.
does-optio = Take any of the three top cauldrons for the drops it shows.
does-cauldron = Take the top { $metal } cauldron for as many drops as it shows, of any colours.
does-vials = Turn { $drops } into 2 vials.
called-role = The called role
full-action = Full action
favor = Favor
both-halves = Full action: { $action }. Favor: { $favor }.
supply = Supply
excluded = Nobody may choose the { $role } in this set.

## Players

hand = Hand
your-hand = Your hand
your-roles = Your twelve roles
a-role = A role
played = Played
potions = Potions
a-potion = A potion
starts = starts
has-chosen = has chosen

## Rules help

number =
    { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] ten
    }
cost-part = { $n } { $colour }
cauldron-cell = { $worth }, for { $cost }{ $mark }
shelf-cell = { $worth }, needs { $need }{ $mark }
values-reconstructed = Values marked with ° are **reconstructed**: the printed ones have not been published, so these were made to fit everything that has. Owners of the game can enter what their cards say.
values-known = All these values come from the cards, or from published sources.
option-values = Choices: { $values }.
option-range = From { $least } to { $most }.

## Options: their titles and values. What they do stands in the source.

option-ruleset = Rules
    .rulebook = the rulebook
    .reference-manual = the reference manual
option-start-player = First starting player
    .random = drawn by chance
option-role-exclusion = Excluded roles
option-memory = Playing from memory
option-spell-metals = Metals of STRIX and SANATIO
    .by-name = as their names say
    .by-order = the other way round
option-open-spells = Open order of the spells
option-set-limit = Most sets
option-manual-deal = Reference manual: dealing
    .cycle = dealt cards stay out
    .fresh = all twelve every time
option-manual-next-starter = Reference manual: next round
    .left-of-winner = left of the winner
    .left-of-starter = left of the starter
option-manual-set-end = Reference manual: end of a set
    .hands-empty = when all hands are empty
    .five-rounds = after five rounds
option-manual-red-discount = Reference manual: discount of the red roles
    .all = for the winner too
    .victims = for those who pay only
option-manual-unpayable-favor = Reference manual: a favor you cannot pay
    .nothing = may be taken and brings nothing
    .must-challenge = must not be taken
