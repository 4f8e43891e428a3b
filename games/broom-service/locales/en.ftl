# What the game says in English. Names of its pieces stand in the data and the source.
# `$who-is` is `you` where the reader is meant; `$subject` is then "You".

## Amounts

nothing = nothing
points = { $vp ->
    [1] 1 point
   *[other] { $vp } points
}
    .and = { $vp ->
        [0] {""}
       *[other] {" "}and { points }
    }
    .added = { $vp ->
        [0] {""}
       *[other] , { points }
    }
    .after = { $vp ->
        [0] {""}
       *[other] : { points }
    }
wands = { $wands ->
    [1] 1 wand
   *[other] { $wands } wands
}
    .and = { $wands ->
        [0] {""}
       *[other] {" "}and { wands }
    }
bolts = { $bolts ->
    [1] 1 bolt
   *[other] { $bolts } bolts
}
cards = { $cards ->
    [1] 1 card
   *[other] { $cards } cards
}
count-orange = { $n ->
    [1] 1 orange potion
   *[other] { $n } orange potions
}
count-green = { $n ->
    [1] 1 green potion
   *[other] { $n } green potions
}
count-purple = { $n ->
    [1] 1 purple potion
   *[other] { $n } purple potions
}
count-wand = { $n ->
    [1] 1 wand
   *[other] { $n } wands
}

## What things are called

you = You
tower-name = { $sort ->
    [hill] hill tower
    [shape] { $shape } { $colour } tower { $at }
   *[other] { $colour } tower { $at }
}
tower-is = the { tower-name }
tower-to = the { tower-name }
tower-of = of { $place }
tower-within = { $n ->
    [1] within { $places }
   *[other] between { $places }
}
cloud-name = { $side ->
    [only] cloud over { $place }
    [many] cloud { $n } over { $place }
   *[other] { $side } cloud over { $place }
}
cloud-is = { $side ->
    [many] { cloud-name }
   *[other] the { cloud-name }
}
cloud-beside = { cloud-is }
cloud-word = { $side ->
    [only] { $place }
    [many] { $place } { $n }
   *[other] { $side } { $place }
}
kind-heavy = heavy cloud
kind-aura = storm cloud with an aura
kind-flight = storm cloud with a flight
kind-delivery = storm cloud with a delivery
kind-potions = storm cloud for { $goods }
tile-potions = Potions
tile-wands = Wands
tile-deliver = Delivery
tile-move = Two flights
tile-charm = Charm
tile-brave = Courage
tile-extra-card = Extra card
tile-five-vp = Treasure
the-mountain-tile = the mountain tile “{ $tile }”
the-forest-tile = the forest tile “{ $tile }”
a-turbo-broom = a turbo broom to stone circle { $one } or { $other }
a-landscape = a { $land }
land-forest = forest
    .in = in a forest
    .plural = forests
land-prairie = prairie
    .in = in a prairie
    .plural = prairies
land-hill = hill
    .in = on a hill
    .plural = hills
land-mountain = mountain
    .in = on a mountain
    .plural = mountains
place-isle-of-reeds-b = Isle of Reeds (B)
    .the = the Isle of Reeds (B)
place-isle-of-no-return-d = Isle of No Return (D)
    .the = the Isle of No Return (D)
token-orange = Orange potion
token-green = Green potion
token-purple = Purple potion
token-wand = Wand

## Prompts

choose-four = Round { $round }: { $who-is ->
    [you] choose four of your ten cards in secret
   *[other] { $who } { $n ->
        [1] chooses
       *[other] choose
    } four cards in secret
}.
choose-some = Round { $round }: { $who-is ->
    [you] choose one to five of your ten cards in secret
   *[other] { $who } { $n ->
        [1] chooses
       *[other] choose
    } one to five cards in secret
}.
may-take-extra = { $who-is ->
    [you] You may spend your tile and take an extra card into your hand, in secret
   *[other] { $who } may take an extra card in secret
}.
to-lead = { $who-is ->
    [you] You lead: play a role, brave or cowardly
   *[other] { $who } leads with a role, brave or cowardly
}.
to-lead-bravely = { $who-is ->
    [you] You lead: play a role. Under Brave Heart it must be brave
   *[other] { $who } leads with a role, which must be brave under Brave Heart
}.
to-follow = { $subject } { $who-is ->
    [you] hold
   *[other] holds
} the { $role } too: brave or cowardly?
to-do-or-not = { $subject } { $who-is ->
    [you] are
   *[other] is
} the cowardly { $role }: the action, or something else instead?
may-gather = { $subject } may take { $goods }.
may-move-twice = { $subject } may fly up to two times { $by }.
may-move = { $subject } may fly a pawn { $by }.
to-land = The turbo broom flies on at once: { $who-is ->
    [you] choose a stone circle
   *[other] { $who } chooses a stone circle
}.
may-deliver-here = { $subject } may deliver a potion where the pawn has landed.
may-deliver = { $subject } may deliver a potion { $by }.
may-charm = { $subject } may charm a cloud away { $by }.
visits = { $subject } { $who-is ->
    [you] visit
   *[other] visits
} { $place }: what { $who-is ->
    [you] will you
   *[other] is { $who } to
} do there?
to-fill-fist = The Upper Hand: { $who-is ->
    [you] fill your fist in secret
   *[other] { $who } { $n ->
        [1] fills a fist
       *[other] fill their fists
    } in secret
}.
may-hand-in = The Works!: { $subject } may hand in { $goods } for { points }.
by-the-brave = as the brave { $role }
by-the-cowardly = as the cowardly { $role }
by-tile = thanks to the mountain tile
by-storm = thanks to the storm cloud

## Choices

choose = Take the { $roles } into your hand for this round.
choose-to-gain = Take the { $roles } into your hand for this round: you gain { points }.
choose-to-lose = Take the { $roles } into your hand for this round: you lose { points }.
extra = Spend your tile and take the { $role } into your hand as well.
extra-none = Keep your tile and take no extra card.
play-brave = Play the { $role } brave{ $curse }: { $action }, unless somebody after you is brave too.
play-brave-over = Play the { $role } brave{ $curse } and take the claim over: { $action }, unless somebody after you does the same.
play-cowardly = Play the { $role } cowardly{ $curse }: { $action } at once.
curse = {" "}(it is bewitched: you lose { points })
act = Do the cowardly action: { $action }.
market = Take { points } from the Black Market instead.
distil = Take { $goods } from the Black Distillery instead.
five-vp = Spend your tile “{ $tile }” for { points } instead.
brave-tile = Spend your tile “{ $tile }” to do the brave action: { $action }.
gather = Take { $goods }.
gather-none = Take nothing.
move = Fly pawn { $pawn } to { $place }.{ $then }
then-amulet = There you claim your amulet and may use the mountain tile.
then-forest-tile = There you find the forest tile “{ $tile }”.
then-turbo-broom = There a turbo broom takes the pawn on at once.
stay = Stay where you are.
circle = Fly on to stone circle { $circle } in { $place }.
use-tile = Use the mountain tile.
use-potions = Use the mountain tile: take 1 potion of each colour.
use-wands = Use the mountain tile: take { wands }.
use-deliver = Use the mountain tile: deliver one potion with either pawn.
use-move = Use the mountain tile: fly up to two times, with one pawn or both.
use-charm = Use the mountain tile: charm a cloud away with either pawn.
done = Finish the visit. What you have not used here is lost to you.
deliver = Deliver from { $place } to { $tower }: { points }{ $parts }{ wands.and }.
deliver-none = Deliver nothing.
part-of-tower = tower { $vp }
part-of-brave = brave { $vp }
part-of-storm = storm clouds { $vp }
charm = Charm { $cloud } away for { wands }: { bolts }{ points.added }.{ $storm }
charm-none = Charm no cloud away.
fist = Put { $goods } into your fist. You hold { $total } in all.
hand-in = Hand in { $goods } for { points }.
keep = Keep your resources.
for-chance = This is for chance to do.

## Buttons

brave-label = Brave { $role }
cowardly-label = Cowardly { $role }
deliver-label = Deliver to { $tower }: { points }{ wands.and }
deliver-from-label = Deliver to { $tower } from { $place }: { points }{ wands.and }
charm-label = Charm { $cloud } away: { wands }, { bolts }{ points.added }
keep-so-many = Keep these { $n }
keep-these = Keep these
close-fist = Close the fist

## What roles and storm clouds do

take = take { $goods }
fly = fly to a { $lands }
fly-and-deliver = fly to a { $lands } and deliver there
serve = deliver { $lands }
serve-for-more = deliver { $lands } for { points } more
charm-away = charm a cloud away
charm-away-for-more = charm a cloud away and gain { points }
or = {" "}or{" "}
storm-aura = While it hangs there, every delivery next to it brings { points } more.
storm-move = Charming it away lets you fly a pawn.
storm-deliver = Charming it away lets you deliver a potion.
storm-potions = Charming it away brings { points } if you hold { $goods }.
storm-pays = That includes { points } for the { $goods } you hold.
storm-does-not-pay = For its { points } you would need { $goods }.

## Log

starter-drawn = { $subject } { $who-is ->
    [you] lead
   *[other] leads
} the first turn.
start-wands = { $subject } { $who-is ->
    [you] begin
   *[other] begins
} with { wands }.
cloud-laid = { $cloud } is a { $kind }: { wands }, { bolts }.
laid-tile = In { $place } lies { $tile }.
round-began = Round { $round } begins. Its event is “{ $event }”. { $subject } { $who-is ->
    [you] lead
   *[other] leads
} first.
bewitched = The { $role } is bewitched in this round.
pile-shuffled = The bewitched roles are shuffled anew.
chose-roles = { $subject } chose the { $roles }.
chose = { $subject } { $who-is ->
    [you] have
   *[other] has
} chosen.
number-gained = { $subject } chose { cards } and { $who-is ->
    [you] gain
   *[other] gains
} { points }.
number-even = { $subject } chose { cards }, which brings no points.
number-lost = { $subject } chose { cards } and { $who-is ->
    [you] lose
   *[other] loses
} { points }.
decided-no-extra = { $subject } { $who-is ->
    [you] want
   *[other] wants
} no extra card.
decided-extra-role = { $subject } { $who-is ->
    [you] want
   *[other] wants
} the { $roles } as an extra card.
decided-extra = { $subject } { $who-is ->
    [you] have
   *[other] has
} decided about an extra card.
took-extra-role = { $subject } { $who-is ->
    [you] spend
   *[other] spends
} a tile on an extra card, the { $role }.
took-extra = { $subject } { $who-is ->
    [you] spend
   *[other] spends
} a tile on an extra card.
led-brave = { $subject } { $who-is ->
    [you] lead
   *[other] leads
} the brave { $role }.
led-cowardly = { $subject } { $who-is ->
    [you] lead
   *[other] leads
} the cowardly { $role }.
followed-over = { $subject } { $who-is ->
    [you] are
   *[other] is
} the brave { $role } too: { $from-is ->
    [you] you are
   *[other] { $from } is
} out.
followed-brave = { $subject } { $who-is ->
    [you] are
   *[other] is
} the brave { $role }.
followed-cowardly = { $subject } { $who-is ->
    [you] are
   *[other] is
} a cowardly { $role }.
passed = { $subject } { $who-is ->
    [you] say
   *[other] says
} “next”.
penalty = The { $role } is bewitched: { $who-is ->
    [you] you lose
   *[other] { $who } loses
} { points }.
performs = { $subject } { $who-is ->
    [you] are
   *[other] is
} the last brave { $role } and { $who-is ->
    [you] act
   *[other] acts
}.
acts = { $subject } { $who-is ->
    [you] act
   *[other] acts
} as a cowardly { $role }.
marketed = { $subject } { $who-is ->
    [you] take
   *[other] takes
} { points } from the Black Market instead.
distilled = { $subject } { $who-is ->
    [you] take
   *[other] takes
} { $goods } from the Black Distillery instead.
spent-tile-bravely = { $subject } { $who-is ->
    [you] spend
   *[other] spends
} the tile “{ $tile }” to do the brave action.
spent-tile = { $subject } { $who-is ->
    [you] spend
   *[other] spends
} the tile “{ $tile }” for { points } instead.
declined = { $subject } { $who-is ->
    [you] leave
   *[other] leaves
} it at that.
lapsed-flight = There is nowhere { $who-is ->
    [you] you
   *[other] { $who }
} can fly.
lapsed-delivery = There is no tower { $who-is ->
    [you] you
   *[other] { $who }
} can deliver to.
lapsed-charm = There is no cloud { $who-is ->
    [you] you
   *[other] { $who }
} can charm away.
gathered = { $subject } { $who-is ->
    [you] take
   *[other] takes
} { $goods }.
moved = { $subject } { $who-is ->
    [you] fly
   *[other] flies
} pawn { $pawn } from { $from } to { $to }.
flew = The turbo broom takes { $who-is ->
    [you] your pawn { $pawn }
   *[other] pawn { $pawn } of { $who }
} on to { $to }.
found-tile = { $subject } { $who-is ->
    [you] find
   *[other] finds
} { $tile } in { $place }.
amulet-claimed = { $subject } { $who-is ->
    [you] claim your
   *[other] claims the
} amulet of { $place }.
used-tile = { $subject } { $who-is ->
    [you] use
   *[other] uses
} { $tile } of { $place }.
delivered = { $subject } { $who-is ->
    [you] deliver
   *[other] delivers
} { $colour ->
    [orange] an orange
   *[other] a { $colour }
} potion from { $place } to { $tower }: { points }{ $parts }{ wands.and }.
charmed = { $subject } { $who-is ->
    [you] charm
   *[other] charms
} { $cloud } away for { wands }: { bolts }{ points.added }.
storm-paid = { $subject } { $who-is ->
    [you] hold
   *[other] holds
} the potions that the storm cloud asks for: { points }.
filled-fist-with = { $subject } { $who-is ->
    [you] put
   *[other] puts
} { $goods } into { $who-is ->
    [you] your
   *[other] a
} fist.
filled-fist = { $subject } { $who-is ->
    [you] have
   *[other] has
} filled { $who-is ->
    [you] your
   *[other] a
} fist.
fist-opened = { $subject } had { $goods } in { $who-is ->
    [you] your
   *[other] the
} fist{ points.after }.
event-lost = { $event }: { $who-is ->
    [you] you lose
   *[other] { $who } loses
} { points }.
event-gained = { $event }: { $who-is ->
    [you] you gain
   *[other] { $who } gains
} { points }.
handed-in = { $subject } { $who-is ->
    [you] hand
   *[other] hands
} in { $goods } for { points }.
round-ended = Round { $round } ends. { $subject } { $who-is ->
    [you] lead
   *[other] leads
} the next one.
last-round-ended = Round { $round } ends, and with it the game.
final-scored = { $subject } { $who-is ->
    [you] end
   *[other] ends
} with { points }: { $parts }.
on-the-track = { $vp } on the track
for-lightning = { $vp } for lightning
for-resources = { $vp } for resources
for-amulets = { $vp } for amulets
game-over = The game is over. { $subject } { $who-is ->
    [you] win
   *[other] wins
}.
game-over-shared = The game is over. { $who } share the victory.

## Why not

why-not-your-turn = It is not your turn to decide.
why-nothing-to-decide = There is nothing to decide now.
why-not-drawn-now = Something else is drawn by chance now.
why-cannot-come-up = That cannot come up now.
why-choose-four = First choose four cards for this round.
why-choose-some = First choose one to five cards for this round.
why-not-so-many-of-four = Choose exactly four cards. You named { $cards }.
why-not-so-many-of-five = Choose one to five cards. You named { $cards }.
why-extra-or-not = First decide about your extra card: take one of those set aside, or none.
why-in-hand-already = You hold the { $role } already. The extra card comes from those set aside.
why-you-lead = You lead: play a card from your hand, brave or cowardly.
why-led-before = The { $role } has been led in this round already.
why-not-in-hand = You do not hold the { $role }.
why-leaders-are-brave = Under Brave Heart whoever leads must be brave.
why-must-follow = You hold the { $role }, the role that was led: play it, brave or cowardly.
why-another-role = You are to follow with the role that was led, the { $role }.
why-action-first = First choose: the cowardly action, or what you may take instead of it.
why-no-market = The Black Market is not the event of this round.
why-no-distillery = The Black Distillery is not the event of this round.
why-no-treasure = You have no tile that brings points instead of the action.
why-no-courage = You have no tile that lets you do the brave action.
why-no-effect = There is no action to perform.
why-gather-or-not = First take what the gatherer brings, or decline it.
why-fly-or-stay = First fly one of your pawns to a neighbouring area, or stay.
why-fly-on = A turbo broom flies on at once: choose one of its two stone circles.
why-not-that-circle = This turbo broom does not fly to stone circle { $circle }.
why-deliver-or-not = First deliver one potion, or none.
why-charm-or-not = First charm one cloud away, or none.
why-visit-goes-on = You are visiting a mountain: use its tile or deliver there, if you can, or finish the visit.
why-tile-used = You have used this mountain tile already.
why-tile-useless-flight = The mountain tile is of no use now: there is nowhere either of your pawns can fly.
why-tile-useless-delivery = The mountain tile is of no use now: there is no tower either of your pawns can deliver to.
why-tile-useless-charm = The mountain tile is of no use now: there is no cloud next to your pawns that you can pay for.
why-fill-fist = Put any part of your resources into your fist, or nothing.
why-fist-too-large = You do not have all of that. You hold { $goods }.
why-hand-in-or-keep = Hand the set in, or keep it.
why-there-already = Your pawn { $pawn } is in { $place } already.
why-flies-elsewhere = The { $role } flies to { $lands } only, and { $place } is { $land }.
why-not-adjacent = { $place } does not border { $from }, where your pawn { $pawn } is.
why-across-clouds = Only { $water } lies between your pawn and { $place }, and clouds hang over it.
why-across-water = Only { $water } lies between your pawn and { $place }, and at this table nobody flies over water.
why-closed = { $place } is closed by clouds.
why-no-delivery-on-visit = There is no delivery to make on this visit.
why-only-moved-by-witch = Only the pawn that the witch flew may deliver, while it is on this mountain.
why-only-moved = Only the pawn that flew may deliver, and only where it has landed.
why-no-pawn = You have no pawn in { $place }.
why-delivers-elsewhere = The { $role } delivers in { $lands } only, and { $place } is { $land }.
why-tower-covered = A mountain tile covers { $tower }.
why-tower-away = { $tower } does not touch { $place }.
why-tower-served = { $tower } has its potion already.
why-no-potion = You have no { $colour } potion.
why-cloud-gone = { $cloud } has been charmed away already.
why-cloud-away = None of your pawns is next to { $cloud }.
why-cloud-too-dear = Charming { $cloud } away costs { wands }, and you have { $held ->
    [0] none
   *[other] { $held }
}.

## What cannot be read

misread-verb = “{ $text }” is nothing that can be played. One can write: brave or cowardly and a role; choose and four roles; extra and a role; gather or decline; move, a pawn and a place, or stay; deliver, a place and a tower; charm and a cloud; circle and a letter; use tile or done; action, black market, treasure or courage; distil and a resource; fist and resources; hand in or keep; none.
misread-role = “{ $word }” is no role. The roles are { $roles }.
misread-role-twice = You named a role twice.
misread-goods = “{ $word }” is no resource. The resources are { $goods }.
misread-too-much = Nobody ever has that many resources.
misread-pawn = Your pawns are 1 and 2: write “move 1” or “move 2” and a place.
misread-circle = The stone circles are A, B, C and D.
misread-area = No place on this map is called “{ $word }”. The places are { $places }.
misread-tower = “{ $word }” is not one tower of { $place }. Its towers are: { $towers }.
misread-cloud = No cloud is called “{ $word }”. Clouds are called after what they hang over: { $clouds }.
form-extra = Name the extra card, for example: extra forest witch.
form-brave = Name the role, for example: brave forest witch.
form-cowardly = Name the role, for example: cowardly forest witch.
form-distil = Name one resource: distil orange, green, purple or wand.
form-move = Name a pawn and a place, for example: move 1 mossy wood.
form-circle = Name a stone circle: circle a, b, c or d.
form-deliver = Name the place of your pawn and the tower’s colour, for example: deliver mossy wood green.
form-charm = Name what the cloud hangs over, for example: charm bell downs.
form-fist = Say what goes into your fist, for example: fist 2 orange 1 wand. For an empty one write: fist nothing.

## What is said

i-am-brave = I am the brave { $role }!
i-am-cowardly = I am the cowardly { $role }.
i-hold = I hold the { $role }…
pass = Next!

## The round

round = Round
round-of = { $round } of { $rounds }
leads = Leader
ends-after = The game ends after round { $rounds }.
event = Event
bewitched-roles = Bewitched
bewitched-text = Whoever plays it loses { points }.
turn = Role of the turn
role-actions = Brave: { $brave }. Cowardly: { $cowardly }.
brave = Brave
cowardly = Cowardly
text-more-or-less = Choose one to five cards instead of four. The points for 1, 2, 3, 4 and 5 cards are { $values }.
text-black-market = Whoever plays a role cowardly may take { points } instead of the action.
text-black-distillery = Whoever plays a role cowardly may take one potion of any colour, or a wand, instead of the action.
text-brave-heart = Whoever leads must be brave.
text-perilous-places = At the end of the round each pawn scores by its landscape: { $values }.
text-protected-places = At the end of the round each pawn scores by its landscape: { $values }.
text-the-upper-hand = At the end of the round all fill a fist with resources in secret: { points } for the most, { $second } for the second most. { $cost ->
    [kept] Everybody keeps what was in the fist
   *[other] What was in the fists goes back to the supply
}.
text-empty-handed = At the end of the round: { points } for whoever holds at most { $most } { $counts ->
    [potions] potions
   *[other] resources
}.
text-the-works = At the end of the round one may hand in { $goods } for { points }.
text-flock-together = At the end of the round: { points } for whoever has both pawns in the same kind of landscape.

## The players

hand = Hand
your-hand = Your hand
your-roles = Your ten roles
hand-and-aside = Your hand, and the cards set aside
your-resources = Your resources
played = Played
forest-tiles = Forest tiles
leads-mark = leads
chosen-mark = has chosen
fact-bewitched = bewitched
fact-stance = played
fact-count = held
text-brave = Play a role cowardly and do its brave action.
text-extra-card = Take one more card at the beginning of a round.
text-five-vp = Take { points } instead of a cowardly action.

## The map

map = Map
water = Water
land = Land
towers = Towers
tiles = Tiles
pawns = Pawns
clouds = Clouds
sea = The sea
with-castle = { $land }. { $castle } stands here.
fact-outline = outline
fact-closed = closed by clouds
fact-near = within one flight
fact-near-cloud = next to your pawns
fact-shape = shape
fact-points = points
fact-wands = wands
fact-bolts = bolts
fact-served = has its potion
tower-text = { points }{ wands.and }. { $often }
tower-served-from = { $text } Served from { $places }.
has-potion = It has its potion.
one-potion = It is round and takes one potion in the whole game.
many-potions = It is square and takes any number of potions.
pawn = Pawn { $pawn }
cloud-text = It costs { wands } and brings { bolts }.{ $storm }
turbo-broom = Turbo broom
turbo-text = A pawn that comes here flies on at once to stone circle { $one } or { $other }.
mountain-tile = Mountain tile “{ $tile }”
mountain-text = Your first visit brings your amulet and, if you want, { $what }.
a-potion-of-each = a potion of each colour
a-delivery = a delivery
some-moves = up to { $n } flights
a-charm = the charming away of a cloud

## The rules

role = role
effect = effect
cost-in-wands = wands
lightning-bolts = bolts
how-many = how many
storm-cloud = storm cloud
or-more = { $n } or more
amulets = amulets
place = place
borders = borders
coast = coast
castle-here = castle
tile-here = tile
circle-here = stone circle { $circle }
square = square
choices-of-option = It can be set to { $values }.

## Options

option-board = Board
    .front = front
    .back = back
option-storm-clouds = Storm clouds
option-heavy-in-mix = Heavy clouds in the mix
option-mountain-tiles = Mountain tiles
option-forest-tiles = Forest tiles
option-hill-tiles = Hill tiles
option-bewitched = Bewitched roles
    .standard = one for each player missing from five
    .off = none
option-events = Events
    .random = by chance
option-first-player = First leader
    .random = by chance
option-water-rule = Water
    .flyover = may be flown over
    .blocked = never crossed
option-upper-hand-cost = The Upper Hand
    .returned = fists are paid
    .kept = fists are kept
option-empty-handed-counts = Empty Handed
    .resources = potions and wands
    .potions = potions only
