# What the game says in English. Names of its pieces stand in the data and the source.

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

## Prompts

choose-four = Round { $round }: { $who } to choose four cards in secret.
choose-some = Round { $round }: { $who } to choose one to five cards in secret.
may-take-extra = { $who } may take an extra card in secret.
to-lead = { $who } leads: play a role, brave or cowardly.
to-follow = { $who } holds the { $role } too: brave or cowardly?
to-do-or-not = { $who }, the cowardly { $role }: the action, or something else instead?
may-gather = { $who } may take { $goods }.
may-move-twice = { $who } may move two times: { $by }.
may-move = { $who } may move a pawn: { $by }.
to-land = The turbo broom: { $who } chooses where to land.
may-deliver-here = { $who } may deliver where the pawn has arrived.
may-deliver = { $who } may deliver a potion: { $by }.
may-charm = { $who } may charm a cloud away: { $by }.
visits = { $who } visits { $place }.
to-fill-fist = The Upper Hand: { $who } to fill a fist in secret.
may-hand-in = The Works!: { $who } may hand in a set.
by-the-brave = the brave { $role }
by-the-cowardly = the cowardly { $role }
by-tile = the mountain tile
by-storm = the storm cloud

## Choices

choose = Take the { $roles } into your hand for this round.
extra = Spend your tile and take the { $role } into your hand as well.
extra-none = Keep your tile and take no extra card.
play-brave = Play the { $role } brave{ $curse }: { $action }, unless somebody after you is brave too.
play-brave-over = Play the { $role } brave{ $curse } and take the claim over: { $action }, unless somebody after you does the same.
play-cowardly = Play the { $role } cowardly{ $curse }: at once { $action }.
curse = {" "}(it is bewitched: you lose { points })
act = Do the cowardly action: { $action }.
market = Take { points } from the Black Market instead.
distil = Take { $goods } instead.
five-vp = Spend your tile for { points } instead.
brave-tile = Spend your tile to do the brave action: { $action }.
gather = Take { $goods }.
gather-none = Take nothing.
move = Fly pawn { $pawn } to { $place }.
stay = Stay where you are.
circle = Fly on to { $place }.
use-tile = Use the mountain's tile.
use-potions = Use the tile: take 1 potion of each colour.
use-wands = Use the tile: take { wands }.
use-deliver = Use the tile: deliver one potion with either pawn.
use-move = Use the tile: move up to two times, with one pawn or both.
use-charm = Use the tile: charm a cloud away with either pawn.
done = Finish the visit; a tile not used now is lost to you.
deliver = Deliver from { $place } to { $tower }: { points }{ wands.and }.
deliver-none = Deliver nothing.
charm = Charm away the cloud { $cloud } over { $place } for { wands }: { bolts }{ points.added }.{ $storm }
charm-none = Charm no cloud away.
fist = Put { $goods } into your fist, of { $total }.
hand-in = Hand in { $goods } for { points }.
keep = Keep your resources.
for-chance = This is for chance to do.

## Buttons

brave-label = Brave { $role }
cowardly-label = Cowardly { $role }
deliver-label = Deliver to { $tower }: { $vp } points
deliver-from-label = Deliver to { $tower } from { $place }
charm-label = Charm { $cloud } over { $place } away: { wands }, { bolts }
keep-so-many = Keep these { $n }
keep-these = Keep these
close-fist = Close the fist

## What roles and storm clouds do

take = take { $goods }
fly = fly to a { $lands }
fly-and-deliver = fly to a { $lands } and deliver there
serve = deliver in a { $lands }
serve-for-more = deliver in a { $lands } for { points } more
charm-away = charm a cloud away
charm-away-for-more = charm a cloud away and gain { points }
or = {" "}or{" "}
storm-aura = Its { points } for deliveries next to it are gone then.
storm-move = It lets you move a pawn.
storm-deliver = It lets you deliver a potion.
storm-potions = It brings { points } if you hold { $goods }.

## Log

starter-drawn = { $who } leads the first turn.
start-wands = { $who } begins with { wands }.
cloud-laid = A cloud is laid on { $cloud }: { $kind }.
laid-tile = The tile { $tile } is laid in { $place }.
round-began = Round { $round } begins: { $event }. { $who } will lead.
bewitched = The { $role } is bewitched in this round.
pile-shuffled = The bewitched pile is shuffled anew.
chose-roles = { $who } chose the { $roles }.
chose = { $who } has chosen.
number-shown = { $who } chose { cards }: { points }.
decided-no-extra = { $who } wants no extra card.
decided-extra-role = { $who } wants the { $roles } as extra card.
decided-extra = { $who } has decided about an extra card.
took-extra-role = { $who } spends a tile on an extra card, the { $role }.
took-extra = { $who } spends a tile on an extra card.
led-brave = { $who } leads the brave { $role }.
led-cowardly = { $who } leads the cowardly { $role }.
followed-over = { $who } is the brave { $role } too: { $from } is out.
followed-brave = { $who } is the brave { $role }.
followed-cowardly = { $who } is a cowardly { $role }.
passed = { $who } says next.
penalty = The { $role } is bewitched: { $who } loses { points }.
performs = { $who } is the bravest { $role } and acts.
acts = { $who } acts as a cowardly { $role }.
marketed = { $who } takes { points } from the Black Market instead.
distilled = { $who } takes { $goods } from the Black Distillery instead.
spent-tile-bravely = { $who } spends a tile to do the brave action.
spent-tile = { $who } spends a tile for { points } instead.
declined = { $who } leaves it at that.
lapsed = There is nothing { $who } can do with it.
gathered = { $who } takes { $goods }.
moved = { $who } flies pawn { $pawn } from { $from } to { $to }.
flew = The turbo broom takes pawn { $pawn } of { $who } on to { $to }.
found-tile = { $who } finds the tile { $tile } in { $place }.
amulet-claimed = { $who } claims the amulet of { $place }.
used-tile = { $who } uses the tile { $tile } of { $place }.
delivered = { $who } delivers { $colour ->
    [orange] an orange
   *[other] a { $colour }
} potion from { $place } to tower { $tower }: { points }{ wands.and }.
charmed = { $who } charms the cloud { $cloud } away for { wands }: { bolts }{ points.and }.
storm-paid = The storm cloud { $cloud } brings { $who } { points } for potions held.
filled-fist-with = { $who } puts { $goods } into a fist.
filled-fist = { $who } has filled a fist.
fist-opened = { $who } had { $goods } in the fist{ points.after }.
event-lost = { $event }: { $who } loses { points }.
event-gained = { $event }: { $who } gains { points }.
handed-in = { $who } hands in { $goods } for { points }.
round-ended = Round { $round } ends. { $who } would lead next.
final-scored = { $who }: { $lightning } for lightning, { $resources } for resources, { $amulets } for amulets: { points } in all.
game-over = The game is over. Winner: { $who }.

## Why not

there-already = Your pawn { $pawn } is in { $area } already.
not-adjacent = { $area } is not adjacent to { $from }, where your pawn { $pawn } is.
closed-by-clouds = { $area } is closed by clouds.
flies-elsewhere = The { $role } does not fly to { $land } areas.
no-delivery-on-visit = There is no delivery to make on this visit.
only-moved-by-witch = Only the pawn the witch moved may deliver, while it is on this mountain.
only-moved = Only the pawn that moved may deliver, where it has come to.
no-pawn-there = You have no pawn in { $area }.
delivers-elsewhere = The { $role } does not deliver in { $area }.
tower-covered = The tower { $tower } is covered by the mountain tile.
tower-away = The tower { $tower } does not touch { $area }.
tower-served = The tower { $tower } has its potion already.
no-potion = You have no { $colour } potion.
cloud-gone = There is no cloud on { $cloud } any more.
cloud-away = No pawn of yours is adjacent to the cloud on { $cloud }.
cloud-too-dear = The cloud on { $cloud } costs { wands }; you have { $held }.

## What is said

i-am-brave = I am the brave { $role }!
i-am-cowardly = I am the cowardly { $role }.
i-hold = I hold the { $role }…
pass = Pass

## The round

round = Round
round-of = { $round } of { $rounds }
leads = Leads
ends-after = The game ends after round { $rounds }.
event = Event
bewitched-roles = Bewitched
bewitched-text = Whoever plays it loses { $vp } points.
turn = Role of the turn
role-actions = Brave: { $brave }. Cowardly: { $cowardly }.
brave = Brave
cowardly = Cowardly
text-more-or-less = Choose one to five cards instead of four: { $values } points.
text-black-market = Cowardly? Take { $vp } points instead of the action.
text-black-distillery = Cowardly? Take any one resource instead of the action.
text-brave-heart = Whoever leads must be brave.
text-perilous-places = At the end of the round each pawn pays: { $values }.
text-protected-places = At the end of the round each pawn earns: { $values }.
text-the-upper-hand = At the end of the round fill a fist in secret: { $most } points for the most, { $second } for the second most.
text-empty-handed = At the end of the round: { $vp } points for holding { $most } resources or fewer.
text-the-works = At the end of the round: hand in one of each resource for { $vp } points.
text-flock-together = At the end of the round: { $vp } points if both pawns share a landscape.

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
text-brave = Play cowardly and do the brave action.
text-extra-card = Take one more card at the beginning of a round.
text-five-vp = Points instead of a cowardly action.

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
fact-code = id
fact-closed = closed by clouds
fact-near = within one move
fact-near-cloud = next to your pawns
fact-shape = shape
fact-points = points
fact-wands = wands
fact-bolts = bolts
fact-served = has its potion
tower = the { $shape } { $colour } tower { $tower }
tower-name = { $shape ->
    [round] Round
   *[square] Square
} { $colour } tower { $tower }
tower-text = { points }{ wands.and }. { $often }
tower-served-from = { $text } Served from { $places }.
has-potion = It has its potion.
one-potion = It takes one potion in the game.
many-potions = It takes potions for ever.
pawn = Pawn { $pawn }
cloud = Cloud over { $place }
cloud-text = It costs { wands } and brings { bolts }.{ $storm }
turbo-broom = Turbo broom
turbo-text = A pawn that comes here may fly on to stone circle { $one } or { $other }.
mountain-tile = Mountain tile
mountain-text = Your first visit brings an amulet and, if you want, { $what }.
a-potion-of-each = a potion of each colour
a-delivery = a delivery
some-moves = up to { $n } moves
a-charm = a charm
