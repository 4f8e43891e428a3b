# What the game says in English. Names of its pieces stand in the data and the source.

## Amounts

so-many = { $n } { $colour }
drops =
    { $n ->
        [0] no drops
        [one] { $heap } drop
       *[other] { $heap } drops
    }
gold = { $n } gold
price = { $drops } and { $gold } gold
worth = { $vp } points
worth-raven = { $vp } points, with a raven

## Prompts

ask-choose = Set { $set }: { $who } to choose { $n } roles.
ask-call = { $who } starts the round: call a role.
ask-answer = { $who } holds the { $role }: take it over from { $holder }, or settle for the favor?
ask-action = { $who } may use the full action of the { $role }.
ask-favor = { $who } may use the favor of the { $role }.
ask-bottle = { $who } may turn one more drop into a vial.
ask-give =
    { $who } must give up { $n ->
        [one] 1 drop
       *[other] { $n } drops
    }.
ask-add = { $who } may add to the { $shelf }; { $missing } missing.

## Roles: what they do

action-alchemist = 1 drop for 5 gold
action-fortune-teller = 1 gold for 2 vials
action-assistant = 1 gold for any 3 drops
action-brewer = the top { $metal } cauldron ({ $vp } points) for { $price }
action-brewer-none = nothing, as no { $metal } cauldron is left
action-warlock = cast { $spell }
action-cutpurse = a third of everybody's gold for the gold shelf
action-begging-monk = a quarter of everybody's drops for the ingredient shelf
favor-drop = 1 { $colour } drop
favor-any-drop = 1 drop of any colour
favor-alchemist = 1 drop for 2 gold
favor-fortune-teller = 1 gold for 1 vial
favor-assistant = 1 gold for any 1 drop
favor-thief = you give up one less

## Choices

explain-keep = Keep your drops.
explain-nothing = Do nothing with the { $role }.
explain-choose = Take the { $roles } into your hand for this set.
explain-call = Call the { $role } and claim its full action: { $action }.
explain-claim = Take the { $role } over: { $action }, if nobody after you does the same.
explain-settle = Let it be, and settle for the favor: { $favor }.
explain-gather = Take { $drops }.
explain-sell = Turn { $drops } into { $gold } gold.
explain-trade =
    Turn 1 gold into { $n ->
        [one] 1 vial
       *[other] { $n } vials
    }.
explain-buy = Turn 1 gold into { $drops }.
explain-brew = Pay { $price } for the top { $metal } cauldron: { $worth }.
explain-bottle = Turn { $drops } into a vial.
explain-take-gold = Take 1 gold.
explain-copia = Cast COPIA and take { $drops }.
explain-cast = Cast { $spell } and pay { $drops } for the top { $metal } cauldron: { $worth }.
explain-vials = Cast { $spell } and turn { $drops } into 2 vials.
explain-collect-gold = Collect { $n } gold from the others for the gold shelf; { $missing ->
        [one] 1 is missing.
       *[other] { $missing } are missing.
    }
explain-collect-drops = Collect { $n ->
        [one] 1 drop
       *[other] { $n } drops
    } from the others for the ingredient shelf; { $missing ->
        [one] 1 is missing.
       *[other] { $missing } are missing.
    }
explain-give = Give up { $drops }.
explain-add-nothing = Add nothing and leave the { $shelf } for later.
explain-add = Add { $what } and leave the { $shelf } for later.
explain-add-all = Add { $what } and take the { $shelf }.
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

told-first = { $who } is the first starting player.
told-spell = The spell { $spell } comes up.
told-raven = A Raven comes up: { $n } by now.
told-set = Set { $set } begins. The spell is { $spell }; { $who } starts.
told-chose = { $who } chose the { $roles }.
told-chose-unseen = { $who } has chosen.
told-dealt = { $who } is dealt the { $roles }.
told-dealt-unseen = { $who } is dealt a hand.
told-called = Round { $round }: { $who } says "I am the { $role }!"
told-passed = { $who } passes.
told-laid-open = { $who } holds the { $role } too.
told-claimed = { $who } says "I am the { $role }!" and takes it over from { $from }.
told-so-be-it = { $who } says "So be it!"
told-won = { $who } has won the { $role }.
told-abstained = { $who } does nothing with the { $role }.
told-unable = { $who } can do nothing with the { $role }.
told-gathered = { $who } takes { $drops }.
told-sold = { $who } turns { $drops } into { $gold } gold.
told-traded =
    { $who } turns 1 gold into { $n ->
        [one] 1 vial
       *[other] { $n } vials
    }.
told-bought = { $who } turns 1 gold into { $drops }.
told-brewed = { $who } pays { $price } for { $metal ->
        [iron] an iron
       *[other] a { $metal }
    } cauldron: { $worth }.
told-bottled = { $who } turns { $drops } into a vial.
told-took-gold = { $who } takes 1 gold.
told-copia = { $who } casts COPIA and takes { $drops }.
told-cast = { $who } casts { $spell } and pays { $drops } for { $metal ->
        [iron] an iron
       *[other] a { $metal }
    } cauldron: { $worth }.
told-vials = { $who } casts { $spell } and turns { $drops } into 2 vials.
told-collected = { $who } collects for the { $shelf }.
told-gave = { $who } gives up { $what }.
told-added-nothing = { $who } adds nothing.
told-added = { $who } adds { $what }.
told-shelf-stored =
    { $who } takes the { $shelf } with { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } on it.
told-shelf-taken = { $who } takes the { $shelf }: { $worth }.
told-shelf-stays = The { $shelf } stays, with { $tokens } of { $required }.
told-discarded = { $who } puts the { $roles } away unplayed.
told-discarded-unseen =
    { $who } puts { $n ->
        [one] 1 card
       *[other] { $n } cards
    } away unplayed.
told-set-ended = Set { $set } ends. { $who } starts the next one.
told-shown =
    { $who } shows { $potions ->
        [one] 1 potion card
       *[other] { $potions } potion cards
    } and { $vials ->
        [one] 1 vial
       *[other] { $vials } vials
    }.
told-over =
    The game ends after { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    }, with { $ravens ->
        [one] 1 raven
       *[other] { $ravens } ravens
    }.

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
ravens-text = The game ends with the set in which the { $n }th raven is seen.
cauldrons = { $metal } cauldrons
cauldron = { $metal } cauldron
cauldron-text = { $vp } points. The { $role } brews it; some spells do too.
gold-shelf-text = The Cutpurse fills it with gold from everybody, and takes it when it is full.
ingredient-shelf-text = The Begging Monk fills it with drops from everybody, and takes it when it is full.
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
