# Was das Spiel auf Deutsch sagt, und wie seine Teile heißen.

## Mengen

nothing = nichts
points = { $vp ->
    [one] { $vp } Punkt
   *[other] { $vp } Punkte
}
    .and = { $vp ->
        [0] {""}
       *[other] {" "}und { points }
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
    [one] { $wands } Zauberstab
   *[other] { $wands } Zauberstäbe
}
    .and = { $wands ->
        [0] {""}
       *[other] {" "}und { wands }
    }
bolts = { $bolts ->
    [one] { $bolts } Blitz
   *[other] { $bolts } Blitze
}
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
# Immer als Objekt: „Nimm 1 grünen Trank.“
count-orange = { $n ->
    [one] { $n } orangefarbenen Trank
   *[other] { $n } orangefarbene Tränke
}
count-green = { $n ->
    [one] { $n } grünen Trank
   *[other] { $n } grüne Tränke
}
count-purple = { $n ->
    [one] { $n } lila Trank
   *[other] { $n } lila Tränke
}
count-wand = { $n ->
    [one] { $n } Zauberstab
   *[other] { $n } Zauberstäbe
}

## Fragen

choose-four = Runde { $round }: { $who } { $n ->
    [one] wählt
   *[other] wählen
} heimlich vier Karten.
choose-some = Runde { $round }: { $who } { $n ->
    [one] wählt
   *[other] wählen
} heimlich eine bis fünf Karten.
may-take-extra = { $who } { $n ->
    [one] darf
   *[other] dürfen
} heimlich eine Extrakarte nehmen.
to-lead = { $who } spielt an: eine Rolle, mutig oder feige.
to-follow = { $who } hat { $role-den } auch: mutig oder feige?
to-do-or-not = { $who }, { $role-feige }: die Aktion oder etwas anderes stattdessen?
may-gather = { $who } darf { $goods } nehmen.
may-move-twice = { $who } darf { $by } zweimal fliegen.
may-move = { $who } darf { $by } mit einer Hexe fliegen.
to-land = Der Turbobesen: { $who } wählt, wo er landet.
may-deliver-here = { $who } darf dort liefern, wo die Hexe gelandet ist.
may-deliver = { $who } darf { $by } einen Trank liefern.
may-charm = { $who } darf { $by } eine Wolke fortzaubern.
visits = { $who } besucht { $place }.
to-fill-fist = Die Oberhand: { $who } { $n ->
    [one] füllt
   *[other] füllen
} heimlich die Faust.
may-hand-in = Das volle Programm: { $who } darf einen Satz abgeben.
by-the-brave = als { $role-mutiger }
by-the-cowardly = als { $role-feiger }
by-tile = dank Bergplättchen
by-storm = dank Gewitterwolke

## Züge

choose = Nimm für diese Runde auf die Hand: { $roles }.
extra = Gib dein Plättchen ab und nimm auch { $role-den } auf die Hand.
extra-none = Behalte dein Plättchen und nimm keine Extrakarte.
play-brave = Spiel { $role-den } mutig{ $curse }: { $action }, wenn nach dir niemand mehr mutig ist.
play-brave-over = Spiel { $role-den } mutig{ $curse } und stich aus, wer vor dir mutig war: { $action }, wenn nach dir niemand dasselbe tut.
play-cowardly = Spiel { $role-den } feige{ $curse }: sofort { $action }.
curse = {" "}(verhext: kostet dich { points })
act = Mach die feige Aktion: { $action }.
market = Nimm stattdessen { points } vom Schwarzmarkt.
distil = Nimm stattdessen { $goods }.
five-vp = Gib dein Plättchen ab und nimm stattdessen { points }.
brave-tile = Gib dein Plättchen für die mutige Aktion ab: { $action }.
gather = Nimm { $goods }.
gather-none = Nimm nichts.
move = Flieg mit Hexe { $pawn } nach { $place }.
stay = Bleib, wo du bist.
circle = Flieg weiter nach { $place }.
use-tile = Nutze das Bergplättchen.
use-potions = Nutze das Plättchen: Nimm 1 Trank jeder Farbe.
use-wands = Nutze das Plättchen: Nimm { wands }.
use-deliver = Nutze das Plättchen: Liefere einen Trank mit einer deiner Hexen.
use-move = Nutze das Plättchen: Flieg bis zu zweimal, mit einer Hexe oder mit beiden.
use-charm = Nutze das Plättchen: Zaubere mit einer deiner Hexen eine Wolke fort.
done = Beende den Besuch; ein jetzt nicht genutztes Plättchen ist für dich verloren.
deliver = Liefere von { $place } an { $tower }: { points }{ wands.and }.
deliver-none = Liefere nichts.
charm = Zaubere die Wolke { $cloud } über { $place } für { wands } fort: { bolts }{ points.added }.{ $storm }
charm-none = Zaubere keine Wolke fort.
fist = Nimm { $goods } in die Faust, von insgesamt { $total }.
hand-in = Gib { $goods } für { points } ab.
keep = Behalte deine Vorräte.
for-chance = Das ist Sache des Zufalls.

## Knöpfe

brave-label = Mutig: { $role }
cowardly-label = Feige: { $role }
deliver-label = Liefere an { $tower }: { points }
deliver-from-label = Liefere von { $place } an { $tower }
charm-label = Zaubere { $cloud } über { $place } fort: { wands }, { bolts }
keep-so-many = Diese { $n } behalten
keep-these = Diese behalten
close-fist = Faust schließen

## Was Rollen und Gewitterwolken tun

take = { $goods } nehmen
fly = { $lands } fliegen
fly-and-deliver = { $lands } fliegen und dort liefern
serve = { $lands } liefern
serve-for-more = { $lands } liefern, dazu { points }
charm-away = eine Wolke fortzaubern
charm-away-for-more = eine Wolke fortzaubern, dazu { points }
or = {" "}oder{" "}
storm-aura = Bis dahin bringt jede Lieferung neben ihr { points }.
storm-move = Dafür darfst du mit einer Hexe fliegen.
storm-deliver = Dafür darfst du einen Trank liefern.
storm-potions = Sie bringt { points }, wenn du { $goods } hast.

## Verlauf

starter-drawn = { $who } spielt im ersten Zug an.
start-wands = { $who } bekommt zu Beginn { wands }.
cloud-laid = Auf { $cloud } zieht eine Wolke auf: { $kind }.
laid-tile = In { $place } liegt das Plättchen „{ $tile }“.
round-began = Runde { $round } beginnt: { $event }. { $who } spielt an.
bewitched = In dieser Runde ist { $role-der } verhext.
pile-shuffled = Der Stapel der verhexten Rollen wird neu gemischt.
chose-roles = { $who } hat gewählt: { $roles }.
chose = { $who } hat gewählt.
number-shown = { $who } hat { cards } gewählt: { points }.
decided-no-extra = { $who } will keine Extrakarte.
decided-extra-role = { $who } will als Extrakarte: { $roles }.
decided-extra = { $who } hat über eine Extrakarte entschieden.
took-extra-role = { $who } gibt ein Plättchen ab und nimmt { $role-den } als Extrakarte.
took-extra = { $who } gibt ein Plättchen ab und nimmt eine Extrakarte.
led-brave = { $who } spielt an: { $role-mutige }.
led-cowardly = { $who } spielt an: { $role-feige }.
followed-over = { $who } ist auch { $role-mutige }: { $from } ist raus.
followed-brave = { $who } ist { $role-mutige }.
followed-cowardly = { $who } spielt { $role-den } feige.
passed = { $who } sagt „weiter“.
penalty = { $who } verliert { points }, denn { $role-der } ist verhext.
performs = { $who } bleibt { $role-mutige } und handelt.
acts = { $who } handelt als { $role-feiger }.
marketed = { $who } nimmt stattdessen { points } vom Schwarzmarkt.
distilled = { $who } nimmt stattdessen { $goods } aus der Schwarzbrennerei.
spent-tile-bravely = { $who } gibt ein Plättchen für die mutige Aktion ab.
spent-tile = { $who } gibt ein Plättchen ab und nimmt stattdessen { points }.
declined = { $who } belässt es dabei.
lapsed = { $who } kann damit nichts anfangen.
gathered = { $who } nimmt { $goods }.
moved = { $who } fliegt mit Hexe { $pawn } von { $from } nach { $to }.
flew = Der Turbobesen trägt Hexe { $pawn } von { $who } weiter nach { $to }.
found-tile = { $who } findet in { $place } das Plättchen „{ $tile }“.
amulet-claimed = { $who } bekommt das Amulett von { $place }.
used-tile = { $who } nutzt in { $place } das Plättchen „{ $tile }“.
delivered = { $who } liefert einen { $colour-en } Trank von { $place } an { $tower ->
    [hill-tower] den Hügelturm
   *[other] Turm { $tower }
}: { points }{ wands.and }.
charmed = { $who } zaubert die Wolke { $cloud } für { wands } fort: { bolts }{ points.and }.
storm-paid = Die Gewitterwolke { $cloud } bringt { $who } { points } für vorrätige Tränke.
filled-fist-with = { $who } nimmt { $goods } in die Faust.
filled-fist = { $who } hat die Faust gefüllt.
fist-opened = { $who } hatte { $goods } in der Faust{ points.after }.
event-lost = { $event }: { $who } verliert { points }.
event-gained = { $event }: { $who } gewinnt { points }.
handed-in = { $who } gibt { $goods } für { points } ab.
round-ended = Runde { $round } ist zu Ende. Das Anspiel geht an { $who }.
final-scored = { $who }: { $lightning } für Blitze, { $resources } für Vorräte, { $amulets } für Amulette, insgesamt { points }.
game-over = Das Spiel ist zu Ende. Der Sieg geht an { $who }.

## Warum nicht

there-already = Deine Hexe { $pawn } ist schon in { $area }.
not-adjacent = { $area } grenzt nicht an { $from }, wo deine Hexe { $pawn } ist.
closed-by-clouds = { $area } ist von Wolken versperrt.
flies-elsewhere = { $land-plural } fliegt { $role-der } nicht an.
no-delivery-on-visit = Bei diesem Besuch gibt es nichts zu liefern.
only-moved-by-witch = Nur die Hexe, die gerade geflogen ist, darf liefern, solange sie auf diesem Berg ist.
only-moved = Nur die Hexe, die geflogen ist, darf liefern, und zwar dort, wo sie gelandet ist.
no-pawn-there = Du hast keine Hexe in { $area }.
delivers-elsewhere = In { $area } liefert { $role-der } nicht.
tower-covered = Turm { $tower } liegt unter dem Bergplättchen.
tower-away = { $tower ->
    [hill-tower] Der Hügelturm
   *[other] Turm { $tower }
} grenzt nicht an { $area }.
tower-served = { $tower ->
    [hill-tower] Der Hügelturm
   *[other] Turm { $tower }
} hat seinen Trank schon.
no-potion = Du hast keinen { $colour-en } Trank.
cloud-gone = Auf { $cloud } liegt keine Wolke mehr.
cloud-away = Keine deiner Hexen ist neben der Wolke auf { $cloud }.
cloud-too-dear = Die Wolke auf { $cloud } kostet { wands }; du hast { $held }.

## Was gesagt wird

i-am-brave = Ich bin { $role-mutige }!
i-am-cowardly = Ich bin { $role-feige }.
i-hold = Ich habe { $role-den } …
pass = Weiter

## Die Runde

round = Runde
round-of = { $round } von { $rounds }
leads = Spielt an
ends-after = Das Spiel endet nach Runde { $rounds }.
event = Ereignis
bewitched-roles = Verhext
bewitched-text = Wer diese Rolle ausspielt, verliert { points }.
turn = Rolle des Zuges
role-actions = Mutig: { $brave }. Feige: { $cowardly }.
brave = Mutig
cowardly = Feige
text-more-or-less = Wähl eine bis fünf Karten statt vier: { $values } Punkte.
text-black-market = Feige? Nimm { points } statt der Aktion.
text-black-distillery = Feige? Nimm einen Trank deiner Wahl oder einen Zauberstab statt der Aktion.
text-brave-heart = Wer anspielt, muss mutig sein.
text-perilous-places = Am Ende der Runde zahlt jede Hexe: { $values }.
text-protected-places = Am Ende der Runde bekommt jede Hexe: { $values }.
text-the-upper-hand = Füll am Ende der Runde heimlich die Faust: { $most } Punkte für die vollste, { $second } für die zweitvollste.
text-empty-handed = Am Ende der Runde: { points } für alle, die höchstens { $most } { $counts ->
    [potions] Tränke
   *[resources] Tränke und Zauberstäbe
} haben.
text-the-works = Am Ende der Runde: Gib je einen Trank jeder Farbe und einen Zauberstab für { points } ab.
text-flock-together = Am Ende der Runde: { points }, wenn deine beiden Hexen in derselben Landschaft sind.

## Die Spieler

hand = Hand
your-hand = Deine Hand
your-roles = Deine zehn Rollen
hand-and-aside = Deine Hand und die beiseitegelegten Karten
your-resources = Deine Vorräte
played = Ausgespielt
forest-tiles = Waldplättchen
leads-mark = spielt an
chosen-mark = hat gewählt
fact-bewitched = verhext
fact-stance = ausgespielt
fact-count = im Besitz
text-brave = Spiel feige und mach trotzdem die mutige Aktion.
text-extra-card = Nimm zu Beginn einer Runde eine Karte mehr.
text-five-vp = Punkte statt einer feigen Aktion.

## Die Landkarte

map = Landkarte
water = Wasser
land = Land
towers = Türme
tiles = Plättchen
pawns = Hexen
clouds = Wolken
sea = Das Meer
with-castle = { $land }. Hier steht { $castle }.
fact-outline = Umriss
fact-code = Kürzel
fact-closed = von Wolken versperrt
fact-near = einen Flug entfernt
fact-near-cloud = neben deinen Hexen
fact-shape = Form
fact-points = Punkte
fact-wands = Zauberstäbe
fact-bolts = Blitze
fact-served = hat seinen Trank
tower = { $tower ->
    [hill-tower] den Hügelturm
   *[other] Turm { $tower }
} ({ $shape ->
    [round] rund
   *[square] eckig
}, { $colour })
tower-name = { $tower ->
    [hill-tower] Hügelturm
   *[other] Turm { $tower }
} ({ $shape ->
    [round] rund
   *[square] eckig
}, { $colour })
tower-text = { points }{ wands.and }. { $often }
tower-served-from = { $text } Beliefert wird er aus { $places }.
has-potion = Er hat seinen Trank.
one-potion = Er nimmt einen Trank im ganzen Spiel.
many-potions = Er nimmt immer wieder Tränke.
pawn = Hexe { $pawn }
cloud = Wolke über { $place }
cloud-text = Sie kostet { wands } und bringt { bolts }.{ $storm }
turbo-broom = Turbobesen
turbo-text = Eine Hexe, die hier ankommt, darf zum Steinkreis { $one } oder { $other } weiterfliegen.
mountain-tile = Bergplättchen
mountain-text = Dein erster Besuch bringt ein Amulett und, wenn du willst, { $what }.
a-potion-of-each = einen Trank jeder Farbe
a-delivery = eine Lieferung
some-moves = { $n ->
    [one] einen Flug
   *[other] bis zu { $n } Flüge
}
a-charm = einen Wolkenzauber

## Rollen

role-root-gatherer = Wurzel{"\u00AD"}sammler
    .der = der Wurzelsammler
    .den = den Wurzelsammler
    .mutige = der mutige Wurzelsammler
    .feige = der feige Wurzelsammler
    .mutiger = mutiger Wurzelsammler
    .feiger = feiger Wurzelsammler
role-herb-gatherer = Kräuter{"\u00AD"}sammler
    .der = der Kräutersammler
    .den = den Kräutersammler
    .mutige = der mutige Kräutersammler
    .feige = der feige Kräutersammler
    .mutiger = mutiger Kräutersammler
    .feiger = feiger Kräutersammler
role-fruit-gatherer = Früchte{"\u00AD"}sammler
    .der = der Früchtesammler
    .den = den Früchtesammler
    .mutige = der mutige Früchtesammler
    .feige = der feige Früchtesammler
    .mutiger = mutiger Früchtesammler
    .feiger = feiger Früchtesammler
role-forest-witch = Wald{"\u00AD"}hexe
    .der = die Waldhexe
    .den = die Waldhexe
    .mutige = die mutige Waldhexe
    .feige = die feige Waldhexe
    .mutiger = mutige Waldhexe
    .feiger = feige Waldhexe
role-prairie-witch = Heide{"\u00AD"}hexe
    .der = die Heidehexe
    .den = die Heidehexe
    .mutige = die mutige Heidehexe
    .feige = die feige Heidehexe
    .mutiger = mutige Heidehexe
    .feiger = feige Heidehexe
role-hill-witch = Hügel{"\u00AD"}hexe
    .der = die Hügelhexe
    .den = die Hügelhexe
    .mutige = die mutige Hügelhexe
    .feige = die feige Hügelhexe
    .mutiger = mutige Hügelhexe
    .feiger = feige Hügelhexe
role-mountain-witch = Berg{"\u00AD"}hexe
    .der = die Berghexe
    .den = die Berghexe
    .mutige = die mutige Berghexe
    .feige = die feige Berghexe
    .mutiger = mutige Berghexe
    .feiger = feige Berghexe
role-valley-druid = Tal{"\u00AD"}druide
    .der = der Taldruide
    .den = den Taldruiden
    .mutige = der mutige Taldruide
    .feige = der feige Taldruide
    .mutiger = mutiger Taldruide
    .feiger = feiger Taldruide
role-peak-druid = Gipfel{"\u00AD"}druide
    .der = der Gipfeldruide
    .den = den Gipfeldruiden
    .mutige = der mutige Gipfeldruide
    .feige = der feige Gipfeldruide
    .mutiger = mutiger Gipfeldruide
    .feiger = feiger Gipfeldruide
role-weather-fairy = Wetter{"\u00AD"}fee
    .der = die Wetterfee
    .den = die Wetterfee
    .mutige = die mutige Wetterfee
    .feige = die feige Wetterfee
    .mutiger = mutige Wetterfee
    .feiger = feige Wetterfee

## Ereignisse

event-more-or-less = Mehr oder weniger
event-black-market = Schwarzmarkt
event-black-distillery = Schwarzbrennerei
event-brave-heart = Mutige vor
event-perilous-places = Gefährliche Gegenden
event-protected-places = Geschützte Gegenden
event-the-upper-hand = Die Oberhand
event-empty-handed = Leere Hände
event-the-works = Das volle Programm
event-flock-together = Gleich und Gleich

## Plättchen

tile-potions = Tränke
tile-wands = Zauberstäbe
tile-deliver = Lieferung
tile-move = Flug
tile-charm = Wolkenzauber
tile-brave = Mut
tile-extra-card = Extrakarte
tile-five-vp = Schatz
tile-a-b = Turbobesen A–B
tile-a-c = Turbobesen A–C
tile-a-d = Turbobesen A–D
tile-b-c = Turbobesen B–C
tile-c-d = Turbobesen C–D
tile-tower = Hügelturm

## Wolken

kind-heavy-1-0 = schwere Wolke 1-0
kind-heavy-1-1 = schwere Wolke 1-1
kind-heavy-2-1 = schwere Wolke 2-1
kind-heavy-2-2 = schwere Wolke 2-2
kind-heavy-3-2 = schwere Wolke 3-2
kind-heavy-3-3 = schwere Wolke 3-3
kind-storm-aura = Gewitterwolke mit Aura
kind-storm-move = Gewitterwolke mit Flug
kind-storm-deliver = Gewitterwolke mit Lieferung
kind-storm-orange = Gewitterwolke für orangefarbene Tränke
kind-storm-green = Gewitterwolke für grüne Tränke
kind-storm-purple = Gewitterwolke für lila Tränke

## Tränke und Zauberstäbe

colour-orange = orange
    .en = orangefarbenen
colour-green = grün
    .en = grünen
colour-purple = lila
    .en = lila
token-orange = Orangefarbener Trank
token-green = Grüner Trank
token-purple = Lila Trank
token-wand = Zauberstab
good-bs-orange = orangefarbene Tränke
good-bs-green = grüne Tränke
good-bs-purple = lila Tränke
good-bs-wand = Zauberstäbe
good-bs-bolt = Blitze
good-bs-amulet = Amulette

## Landschaften

land-forest = Wald
    .to = in einen Wald
    .in = in einem Wald
    .plural = Wälder
land-prairie = Heide
    .to = auf eine Heide
    .in = auf einer Heide
    .plural = Heiden
land-hill = Hügel
    .to = auf einen Hügel
    .in = auf einem Hügel
    .plural = Hügel
land-mountain = Berg
    .to = auf einen Berg
    .in = auf einem Berg
    .plural = Berge

## Orte der Vorderseite: Namen ohne Artikel, „nach Mooswald“

place-mossy-wood = Mooswald
place-toadstool-wood = Pilzhain
place-east-castle-wood = Ostburgwald
place-lantern-forest = Laternenwald
place-owl-wood = Eulenwald
place-ember-wood = Glutforst
place-badger-hills = Dachshöhe
place-bell-downs = Glockenbühl
place-kettle-hills = Kesselhöhe
place-beacon-hill = Feuerbühl
place-giant-steps = Riesenstieg
place-stormwatch-hills = Sturmwacht
place-raven-peaks = Rabenfels
place-goblin-tooth = Koboldzahn
place-thunder-crown = Donnerkron
place-west-castle-meadow = Westburgau
place-goose-green = Gänseanger
place-barley-plain = Gerstenfeld
place-clover-reach = Kleefeld
place-amber-field = Bernsteinau
place-far-meadow = Fernwiesen

## Orte der Rückseite

place-hazel-wood = Haselholz
place-spider-wood = Spinnenwald
place-foxglove-wood = Fingerhuthain
place-south-castle-wood = Südburgwald
place-moonpine-forest = Mondkieferforst
place-bramble-wood = Brombeerholz
place-edge-wood = Randholz
place-whirl-downs = Wirbelbühl
place-hedgehog-hills = Igelhöhe
place-swirl-hill = Strudelhöhe
place-harp-hills = Harfenbühl
place-gale-downs = Windshöh
place-twister-hill = Windhosenbühl
place-last-hills = Endhöhe
place-hollow-hills = Hohlenbühl
place-isle-of-reeds-b = Schilfwerder (B)
place-isle-of-no-return-d = Nimmerkehr (D)
place-old-chimney = Altkamin
place-frost-horns = Frosthorn
place-cauldron-rim = Kesselgrat
place-north-castle-meadow = Nordburgau
place-cricket-plain = Grillenfeld
place-dandelion-plain = Löwenzahnau
place-pumpkin-fields = Kürbisfelde
place-mill-plain = Mühlenfeld
place-lark-heath = Lerchenheide
place-sunrise-steppe = Morgenheide
place-cinder-plain = Aschenfeld

## Gewässer und Burgen

water-mirror-lake = Spiegelsee
    .dem = dem Spiegelsee
water-silver-water = Silberwasser
    .dem = dem Silberwasser
water-heron-lake = Reihersee
    .dem = dem Reihersee
water-eel-water = Aalwasser
    .dem = dem Aalwasser
castle-west-castle = Westburg
    .die = die Westburg
castle-east-castle = Ostburg
    .die = die Ostburg
castle-north-castle = Nordburg
    .die = die Nordburg
castle-south-castle = Südburg
    .die = die Südburg

## Wertung

part-victory-points = Siegpunkte
part-lightning = Blitze
part-resources = Vorräte
part-amulets = Amulette

## Optionen

option-board = Spielplan
    .doc = Die Seite des Spielplans: die Vorderseite für erste Partien, die Rückseite mit Berg-, Wald- und Hügelplättchen.
    .front = Vorderseite
    .back = Rückseite
option-storm-clouds = Gewitterwolken
    .doc = Mische die acht Gewitterwolken, die etwas bewirken, unter die schweren.
option-heavy-in-mix = Schwere Wolken in der Mischung
    .doc = Mit Gewitterwolken: wie viele schwere Wolken dabei sind. Je weniger, desto mehr Gewitter; die Rückseite braucht 11.
option-mountain-tiles = Bergplättchen
    .doc = Auf den Bergen liegen Plättchen mit Amuletten. Auf der Vorderseite geht es ohne (wie üblich) oder mit, auf der Rückseite nur mit.
option-forest-tiles = Waldplättchen
    .doc = Plättchen, die man in Wäldern findet: immer auf der Rückseite, nie auf der Vorderseite.
option-hill-tiles = Hügelplättchen
    .doc = Turbobesen auf den Hügeln: immer auf der Rückseite, nie auf der Vorderseite.
option-bewitched = Verhexte Rollen
    .doc = Verhexte Rollen kosten beim Ausspielen 3 Punkte: so viele, wie Spieler auf fünf fehlen, oder (Hausregel) keine.
    .standard = wie üblich
    .off = keine
option-events = Ereignisse
    .doc = Die Ereignisse der sieben Runden: zufällig gezogen, oder eine Liste, die alle kennen und die mit Runde 1 beginnt.
    .random = zufällig
option-first-player = Erstes Anspiel
    .doc = Wer im ersten Zug anspielt: zufällig gezogen, oder ein Platz.
    .random = zufällig
option-water-rule = Wasser
    .doc = Wasser ohne Wolken kann man überfliegen, oder Wasser versperrt immer den Weg.
    .flyover = überfliegen
    .blocked = gesperrt
option-upper-hand-cost = Die Oberhand
    .doc = Die Oberhand: Was in den Fäusten war, kommt zurück in den Vorrat, oder man behält es.
    .returned = kommt zurück
    .kept = wird behalten
option-empty-handed-counts = Leere Hände
    .doc = Leere Hände zählt Tränke und Zauberstäbe, oder nur Tränke.
    .resources = Tränke und Zauberstäbe
    .potions = nur Tränke
