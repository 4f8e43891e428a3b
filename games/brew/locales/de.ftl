## Prompts

ask-character = { $who } wählt eine Figur.
ask-step = Runde { $round }: { $who } { $can }.
ask-pay = { $who } bezahlt { $potion }.
ask-resolve = { $who } führt aus, was der Würfel auslöst: { $pending }.
ask-reserve = { $who } merkt { $potion } oder einen Trank aus dem Markt vor.
ask-reserve-market = { $who } merkt einen Trank aus dem Markt vor.
ask-release = { $who } hat ein Wesen zu viel und lässt eines frei.
ask-effect = { $who } trinkt { $potion }: { $text }
ask-claim = { $who } darf einen Wald erobern, in dem Gleichstand herrscht.
ask-trade = { $who } darf mit { $creature } handeln.

can-place = muss einen Würfel legen
can-brew = darf einen Trank brauen
can-drink = darf einen Trank trinken
can-end = darf den Zug beenden

pending-train = ein Wesen zähmen
pending-gather =
    { $n ->
        [one] 1 Zutat
       *[other] { $n } Zutaten
    } nach Wahl sammeln
pending-exchange =
    { $n ->
        [one] 1 Zutat
       *[other] bis zu { $n } Zutaten
    } tauschen
pending-clear = Elementwürfel aus einem Wald nehmen
pending-reserve = einen Trank vormerken
pending-scorch =
    { $n ->
        [one] 1 Feld
       *[other] bis zu { $n } Felder
    } versengen
pending-move = einen Sammelwürfel verschieben

## Choices

do-choose = Spiel { $character }.
do-choose-power = Spiel { $character }. { $text }
do-place = Leg einen { $face }würfel auf { $place }: { $brings }
do-place-over = Leg einen { $face }würfel auf { $place }, über den Würfel dort: { $brings }
do-place-return = Leg einen { $face }würfel auf { $place } und nimm deinen Würfel dort zurück: { $brings }
do-place-train = Leg einen { $face }würfel auf { $place }, zahl { $cost } und zähme stattdessen ein Wesen.
do-place-over-train = Leg einen { $face }würfel auf { $place }, über den Würfel dort, zahl { $cost } und zähme stattdessen ein Wesen.
do-place-return-train = Leg einen { $face }würfel auf { $place }, nimm deinen Würfel dort zurück, zahl { $cost } und zähme stattdessen ein Wesen.
do-force = Zwäng einen { $face }würfel für { $cost } auf { $place }: Er zählt für die Mehrheit, bringt aber nichts.
do-stack = Stapel einen { $face }würfel für { $cost } auf den { $top }würfel auf { $place }: Er bringt nichts.
do-brew = Brau { $potion } für { $cost }: { $points }. Beim Trinken: { $text }
do-drink = Trink { $potion }: { $text }
do-turn = Dreh einen deiner { $from }würfel auf { $to }.
do-end = Beende deinen Zug.
do-pay = Bezahl { $goods }.
do-train = Zähme { $creature }. { $text }
do-take-berry = Nimm eine Beere, statt zu zähmen.
do-gather = Sammle { $goods }.
do-exchange = Gib { $given } und nimm { $taken }.
do-clear = Leg alle Elementwürfel aus { $forest } beiseite.
do-clear-all = Leg alle Elementwürfel aus allen Wäldern beiseite.
do-reveal = Deck den obersten Trank des Stapels auf, dann merk ihn oder einen aus dem Markt vor.
do-scorch = Versenge { $place }: Niemand kann das Feld in dieser Runde nutzen.
do-move = Verschieb den { $die } nach { $place }.
do-decline-train = Zähme kein Wesen.
do-decline-exchange = Tausch nichts.
do-decline-clear = Lass die Elementwürfel liegen.
do-decline-scorch = Versenge nichts mehr.
do-decline-move = Verschieb nichts.
do-decline-claim = Erobere keinen Wald.
do-decline-trade = Handle nicht.
do-reserve = Merk { $potion } vor: Nur du kannst den Trank dann brauen.
do-release = Lass { $creature } frei: Die Kraft ist weg, die Punkte bleiben.
do-reroll = Wirf { $faces } noch einmal.
do-swap = Vertausch den { $one } mit dem { $other }.
do-remove = Nimm den { $die } für den Rest der Runde aus dem Spiel.
do-return = Hol den { $die } zu deinen übrigen Würfeln zurück.
do-claim = Zahl { $cost } und erobere { $forest }.
do-trade = Tausch { $goods } gegen { $points }.
do-chance = Das macht der Zufall.

brings-goods = Sammle { $goods }.
brings-creature = Du darfst ein Wesen zähmen.

## Buttons

label-place = { $face }: { $spot }
label-place-over = { $face } über den Würfel: { $spot }
label-place-return = { $face } statt deines Würfels: { $spot }
label-place-train = { $face }: { $spot }, zähmen für { $cost }
label-force = { $face } gezwängt für { $cost }: { $spot }
label-stack = { $face } gestapelt für { $cost }: { $spot }
label-brew = { $potion } brauen
label-drink = { $potion } trinken
label-reserve = { $potion } vormerken
label-train = { $creature } zähmen
label-release = { $creature } freilassen
label-scorch = Versengen: { $spot }
label-clear = Elemente weg: { $forest }
label-claim = { $forest } für { $cost } erobern
label-choose = { $character } spielen
label-reveal = Trank aufdecken

spot-forest = { $gives } ({ $forest })
spot-village = Dorf ({ $does })

## Log

log-forest-laid-out = { $forest } wird ausgelegt: { $points }.
log-potion-revealed = Neu im Trankmarkt: { $potion }.
log-creature-turned-up = Auf dem { $season-stem }stapel liegt jetzt { $creature }.
log-first-player = { $who } beginnt.
log-character = { $who } spielt { $character }.
log-round = Runde { $round } beginnt, das Dorf zeigt seine { $side }seite. { $who } fängt an.
log-rolled = { $who } würfelt: { $faces }.
log-turn = { $who } ist am Zug.
log-skipped = { $who } hat keine Würfel mehr und setzt aus.
log-placed = { $who } legt einen { $face }würfel auf { $place }.
log-placed-train = { $who } legt einen { $face }würfel auf { $place } und zahlt { $cost }, um zu zähmen.
log-forced = { $who } zwängt einen { $face }würfel für { $cost } auf { $place }.
log-placed-over = { $who } legt einen { $face }würfel über den Würfel auf { $place }.
log-placed-over-train = { $who } legt einen { $face }würfel über den Würfel auf { $place } und zahlt { $cost }, um zu zähmen.
log-placed-return = { $who } legt einen { $face }würfel anstelle eines eigenen Würfels auf { $place }.
log-placed-return-train = { $who } legt einen { $face }würfel anstelle eines eigenen Würfels auf { $place } und zahlt { $cost }, um zu zähmen.
log-stacked = { $who } stapelt einen { $face }würfel für { $cost } auf den Würfel auf { $place }.
log-took-back = { $who } nimmt einen { $face }würfel von { $place } zurück.
log-gathered = { $who } sammelt { $goods }.
log-into-berries = { $creature } von { $who } verwandelt { $goods } in { $berries }.
log-gained = { $who } bekommt { $gain } durch { $creature }.
log-trained = { $who } zähmt { $creature }.
log-released = { $who } lässt { $creature } frei.
log-released-die = { $who } lässt { $creature } frei, und der { $die } darauf kommt beiseite.
log-declined-train = { $who } zähmt kein Wesen.
log-declined-exchange = { $who } tauscht nichts.
log-declined-clear = { $who } lässt die Elementwürfel liegen.
log-declined-scorch = { $who } versengt nichts mehr.
log-declined-move = { $who } verschiebt nichts.
log-declined-claim = { $who } erobert keinen Wald.
log-declined-trade = { $who } handelt nicht.
log-exchanged = { $who } tauscht { $given } gegen { $taken }.
log-cleared = { $who } legt { $dice } Elementwürfel aus { $forest } beiseite.
log-scorched = { $who } versengt { $place }.
log-moved = { $who } verschiebt den { $die }: von { $from } nach { $to }.
log-swapped = { $who } vertauscht den { $one } auf { $from } mit dem { $other } auf { $to }.
log-removed = { $who } legt den { $die } beiseite, der auf { $from } lag.
log-potion-shown = Aufgedeckt: { $potion }.
log-reserved = { $who } merkt { $potion } vor.
log-reveals = { $who } sucht einen Trank zum Vormerken.
log-brews = { $who } will { $potion } brauen.
log-brewed = { $who } braut { $potion } für { $cost }.
log-handed-in =
    Der Trankstapel ist leer: { $who } gibt { $potions ->
        [one] 1 getrunkenen Trank
       *[other] { $potions } getrunkene Tränke
    } für { $points } ab.
log-drank = { $who } trinkt { $potion }.
log-turned = { $who } dreht einen { $from }würfel auf { $to }.
log-rerolls = { $who } wirft { $faces } noch einmal.
log-turn-ended = { $who } beendet den Zug.
log-claimed = { $who } erobert { $forest }.
log-claimed-tie = { $who } zahlt { $cost } und erobert { $forest } trotz Gleichstand.
log-discarded = Niemand erobert { $forest }.
log-traded = { $who } tauscht { $goods } gegen { $points } bei { $creature }.
log-game-over = Das Spiel endet nach Runde { $round }.

## Table

fact-round = Runde
fact-side = Dorf
fact-deck = Wälder im Stapel
fact-scorch = Brandmarken
fact-points = Punkte
fact-control = Mehrheit
fact-elements = Elementwürfel
fact-gives = gibt
fact-scorched = versengt
fact-covered = verdeckt
fact-does = bringt
fact-left = übrig
fact-below = darunter
fact-revealed = aufgedeckt
fact-drunk = beim Trinken
fact-slot = nimmt einen
fact-slot-forage = Sammelwürfel
fact-slot-element = Elementwürfel
fact-dice = Würfel
fact-starter = beginnt

round-text = Nach vier Runden gewinnen die meisten Punkte. Zwischen den Runden wird das Dorf gewendet.
about-forest = Ein { $season-stem }wald für { $points }.
about-forest-two = Ein { $season-stem }- und { $other-stem }wald für { $points }.
control-one = { $who } würde ihn erobern
control-nobody = Noch niemand da
control-elements = Die Elementwürfel sind mehr
control-matched = Elementwürfel gleichauf mit { $who }
control-tied = Gleichstand: { $who }
space-name = { $symbol }feld, { $gives }
space-goods = Ein passender Würfel sammelt hier { $goods }. Jeder andere Sammelwürfel lässt sich hineinzwängen.
space-creature = Ein passender Würfel zähmt hier ein Wesen. Jeder andere Sammelwürfel lässt sich hineinzwängen.
space-scorched = Versengt: Niemand kann das Feld in dieser Runde nutzen.
die-covered = Verdeckt: Er zählt nicht für die Mehrheit.
die-in-pool = { $face }würfel
die-forage = Kommt auf ein Waldfeld mit diesem Zeichen, gezwängt auf jedes andere, oder auf ein offenes Dorffeld.
die-water = Kommt auf jedes freie Waldfeld und sammelt dort zwei mehr.
die-fire = Kommt auf jedes Waldfeld, sogar über einen Würfel.
die-wind = Kommt auf jedes freie Waldfeld oder an die Stelle eines deiner Würfel, den du zurücknimmst.
turn-to = auf { $face } drehen
end-turn = Zug beenden
stall-any = Jeder Würfel
stall-element = { $element }feld
stall-used = Hier lag in dieser Runde schon ein Würfel.
does-gather-choice = +{ $n } nach Wahl
does-gather-berry = +{ $berries }
does-gather-each = +{ $n } von allem
does-exchange = { $n } tauschen
does-clear = Elemente weg
does-scorch = { $n } ver{"\u00AD"}sengen
does-train = zähmen
does-reserve = vor{"\u00AD"}merken
about-potion = { $points } für { $cost }. Beim Trinken: { $text }
deck-name = Trankstapel
deck-text = Von hier wird ein Trank ersetzt, der aus dem Markt gebraut wurde.
hidden-potion = Ein Trank
brewed-already = Du hast in diesem Zug schon einen Trank gebraut.
drunk-already = In diesem Zug wurde schon ein Trank getrunken.
lacks-ingredients =
    { $n ->
        [one] Dir fehlt 1 Zutat
       *[other] Dir fehlen { $n } Zutaten
    }, und als Ersatz hast du { $berries }.
pile-empty = Kein { $season-stem }wesen mehr da

zone-village = Das Dorf bei { $side }
zone-market = Trankmarkt
zone-piles = Wesen
zone-characters = Figuren
zone-faces = Dreh den Würfel auf
zone-supply = Vorrat
zone-pool = Übrige Würfel
zone-hand = Tränke auf der Hand
zone-reserved = Vorgemerkt
zone-drunk = Getrunken
zone-trained = Wesen
zone-released = Freigelassen
zone-claimed = Wälder

## Things in a sentence

points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
nothing = nichts
goods-herb =
    { $n ->
        [one] 1 Kraut
       *[other] { $n } Kräuter
    }
goods-shroom =
    { $n ->
        [one] 1 Pilz
       *[other] { $n } Pilze
    }
goods-crystal =
    { $n ->
        [one] 1 Kristall
       *[other] { $n } Kristalle
    }
goods-berry =
    { $n ->
        [one] 1 Beere
       *[other] { $n } Beeren
    }
# Dice bring no article, since „der“, „den“ and „dem“ all go with „Würfel“: the sentences have it.
die-owned = { $face }würfel von { $who }
die-unowned = { $face }würfel
die-unknown = Würfel
die-on = { $die } auf { $place }
die-on-any = { $die } auf einem offenen Dorffeld
dice-of-face = { $n } { $face }würfel
dice-of-faces = { $faces }
for-sale = { $potion } für { $cost }, { $points }
# Places bring no article either: „auf Kräuterfeld f03/3“ may be where something lies or where it goes.
place-herb = Kräuterfeld { $at } ({ $forest })
place-shroom = Pilzfeld { $at } ({ $forest })
place-crystal = Kristallfeld { $at } ({ $forest })
place-creature = Wesenfeld { $at } ({ $forest })
place-village = Dorffeld { $space }
place-own-creature = dein Wesen { $creature }

## Names

face-grove = Hain
face-crag = Fels
face-mire = Moor
face-water = Wasser
face-fire = Feuer
face-wind = Wind

gives-herb = Kraut
gives-shroom = Pilz
gives-crystal = Kristall
gives-creature = Wesen

good-herb = Kräuter
good-shroom = Pilze
good-crystal = Kristalle
good-berry = Beeren
good-vp = Punktemarken

# The stem is what words are made with: Frühlingswald, Frühlingswesen.
season-spring = Frühling
    .stem = Frühlings
season-summer = Sommer
    .stem = Sommer
season-fall = Herbst
    .stem = Herbst
season-winter = Winter
    .stem = Winter

side-day = Tag
side-night = Nacht

village-space-day-any-left = links
village-space-day-any-right = rechts
village-space-day-fire = Feuer
village-space-day-wind = Wind
village-space-day-water = Wasser
village-space-night-any-left = links
village-space-night-any-right = rechts
village-space-night-fire = Feuer
village-space-night-wind = Wind
village-space-night-water = Wasser

## Forests

forest-dewglass-copse = Tauglasholz
forest-littlebloom-nook = Blütenwinkel
forest-sunhusk-meadow = Sonnenhalmwiese
forest-longlight-heath = Langlichtheide
forest-emberleaf-dell = Glutlaubtal
forest-rustbark-hollow = Rostrindengrund
forest-rimewood-rise = Reifholzhöhe
forest-stillsnow-expanse = Stillschneeweite
forest-greengold-verge = Grüngoldsaum
forest-amberdrift-wold = Bernsteintrift
forest-first-frost-thicket = Erstfrostdickicht
forest-thawmelt-bend = Tauwetterbogen
forest-wet-petal-glade = Regenblütenau
forest-cicada-slope = Zikadenhang
forest-windfall-range = Fallobsthügel
forest-hoarfrost-steps = Raureifstufen
forest-seedfall-knoll = Saatfallkuppe
forest-heat-and-hail-spur = Hitze-und-Hagel-Sporn
forest-burrow-and-bud-wood = Bau-und-Knospen-Holz
forest-sleet-and-sun-warren = Graupel-und-Sonnen-Bau

## Creatures

creature-berry-hen-of-noon = Beerenhenne des Mittags
creature-berry-hen-of-leaves = Beerenhenne des Laubs
creature-berry-hen-of-snow = Beerenhenne des Schnees
creature-fence-hopper = Zaunhüpfer
creature-ashpecker = Aschepicker
creature-herbmunch = Krautmampfer
creature-capmunch = Pilzmampfer
creature-shardmunch = Splittermampfer
creature-twoberry-toad = Zweibeerenkröte
creature-petalsinge = Blütensenger
creature-noonsinge = Mittagssenger
creature-leafsinge = Laubsenger
creature-frostsinge = Frostsenger
creature-lanternpaw = Laternenpfote
creature-gustwhisker = Böenbart
creature-cindersnout = Glutschnauze
creature-brookfin = Bachflosse
creature-herdmoth = Hirtenmotte
creature-bud-gleaner = Knospensammler
creature-sun-gleaner = Sonnensammler
creature-leaf-gleaner = Laubsammler
creature-snow-gleaner = Schneesammler
creature-market-mole = Marktmaulwurf
creature-herb-badger = Krautdachs
creature-cap-badger = Pilzdachs
creature-shard-badger = Splitterdachs
creature-threefold-boar = Dreierkeiler
creature-blossom-herald = Blütenherold
creature-sun-herald = Sonnenherold
creature-leaf-herald = Laubherold
creature-snow-herald = Schneeherold
creature-cellar-owl = Kellereule
creature-pack-elder = Rudelgreis
creature-berry-broker = Beerenmakler
creature-bundle-broker = Bündelmakler
creature-icelight-hart = Eislichthirsch

## Potions

potion-quarter-turn-tea = Vierteldrehtee
potion-facet-cordial = Facettenlikör
potion-tumblers-draught = Purzeltrunk
potion-grand-turning-elixir = Kehrtwende-Elixier
potion-second-try-sip = Nochmalschluck
potion-shakers-tonic = Schütteltonikum
potion-rattlebone-brew = Klapperknochenbräu
potion-fortunes-flagon = Fortunas Krug
potion-quickstep-phial = Flinkfußphiole
potion-twinstride-tonic = Doppelschritt-Tonikum
potion-haste-infusion = Eilaufguss
potion-doubleday-elixir = Doppeltag-Elixier
potion-nudge-drops = Stupstinktur
potion-drifters-draught = Wandertrunk
potion-wayshift-tonic = Wegwechsel-Tonikum
potion-migration-elixir = Zugvogel-Elixier
potion-mirror-sip = Spiegelschluck
potion-trading-place-tonic = Platztausch-Tonikum
potion-looking-glass-brew = Guckglasbräu
potion-crossover-elixir = Überkreuz-Elixier
potion-calmwater-phial = Stillwasserphiole
potion-smotherleaf-tonic = Löschblatt-Tonikum
potion-windbreak-brew = Windfangbräu
potion-quelling-elixir = Dämpfelixier
potion-vanish-tonic = Schwundtonikum
potion-uproot-draught = Reißwurztrunk
potion-banishing-brew = Bannbräu
potion-blank-slate-elixir = Tabula-rasa-Elixier
potion-homeward-tonic = Heimwehtonikum
potion-recall-draught = Rückruftrunk
potion-boomerang-elixir = Bumerang-Elixier
potion-evergreen-elixir = Immergrün-Elixier

## What the cards do

power-scorch-in-forest =
    Wenn du einen Würfel in einen { $season-stem }wald legst: Versenge { $n ->
        [one] 1 beliebiges freies Waldfeld
       *[other] bis zu { $n } beliebige freie Waldfelder
    }.
power-scorch-in-village =
    Wenn du einen Würfel ins Dorf legst: Versenge { $n ->
        [one] 1 beliebiges freies Waldfeld
       *[other] bis zu { $n } beliebige freie Waldfelder
    }.
power-gather-in-village =
    Wenn du einen Würfel ins Dorf legst: Sammle { $n ->
        [one] 1 Zutat
       *[other] { $n } Zutaten
    } nach Wahl (keine Beere).
power-set-element = In deinem Zug: Dreh beliebig viele deiner übrigen Elementwürfel auf { $element }.
power-berry-for-ingredient = Wenn du { $ingredient } sammelst: Tausch { $n } davon gegen { $berries }.
power-gather-bonus = Wenn du auf einem Zutatenfeld in einem { $season-stem }wald sammelst: +{ $n } von dieser Zutat.
power-berry-instead = Wenn du einen Würfel auf ein Wesenfeld legst (Wald oder Dorf): Du darfst { $berries } nehmen, statt zu zähmen.
power-berry-for-first-scorch = Wenn du in deinem Zug zum ersten Mal versengst: Du bekommst { $berries }.
power-slot-goods = Leg einen beliebigen { $die }würfel hierher: Sammle { $goods }.
power-slot-points = Leg einen beliebigen { $die }würfel hierher: Du bekommst { $points }.
power-slot-move = Leg einen beliebigen { $die }würfel hierher: Verschieb einen beliebigen gelegten Sammelwürfel auf ein freies Waldfeld.
power-points-for-claim = Wenn du einen { $season-stem }wald eroberst: Du bekommst { $points }.
power-points-for-brewing = Wenn du einen Trank braust: Du bekommst { $points }.
power-points-for-training = Wenn du ein Wesen zähmst: Du bekommst { $points }.
power-berry-per-trained = Ende der Runde: Sammle 1 Beere für jedes deiner gezähmten { $season-stem }wesen.
power-trade-berries = Ende der Runde: Tausch { $few } gegen { $few-points } oder { $many } gegen { $many-points }.
power-trade-matching = Ende der Runde: Tausch { $few } gleiche Zutaten gegen { $few-points } oder { $many } gegen { $many-points } (Beeren passen zu allem).

die-kind-forage = Sammel
die-kind-element = Element

effect-change-die = Dreh 1 deiner übrigen Würfel auf eine Seite deiner Wahl.
effect-reroll = Wirf beliebig viele deiner übrigen Würfel noch einmal.
effect-place-extra = Leg nach den üblichen Regeln noch 1 deiner übrigen Würfel.
effect-move-forage = Verschieb einen beliebigen gelegten Sammelwürfel auf ein anderes freies Feld; gesammelt wird nichts.
effect-swap-matching = Vertausch 2 beliebige gelegte Sammelwürfel mit demselben Zeichen; gesammelt wird nichts.
effect-remove-element = Leg einen beliebigen gelegten Elementwürfel bis zur nächsten Runde beiseite.
effect-remove-any = Leg einen beliebigen gelegten Würfel bis zur nächsten Runde beiseite.
effect-return-forage = Nimm 1 deiner gelegten Sammelwürfel zu deinen übrigen Würfeln zurück.

village-gather-choice =
    Sammle { $n ->
        [one] 1 Zutat
       *[other] { $n } Zutaten
    } nach Wahl (keine Beere).
village-gather-berry = Sammle { $berries }.
village-gather-each = Sammle { $each }.
village-exchange =
    { $n ->
        [one] Tausch 1 Zutat gegen eine andere
       *[other] Tausch bis zu { $n } Zutaten gegen ebenso viele andere
    } nach Wahl (keine Beeren).
village-clear =
    Leg alle Elementwürfel { $scope ->
        [all-forests] aus allen Wäldern
       *[one-forest] aus 1 Wald
    } bis zur nächsten Runde beiseite.
village-scorch =
    Versenge { $n ->
        [one] 1 freies Waldfeld
       *[other] bis zu { $n } freie Waldfelder
    }.
village-train = Wesenfeld: Zähme 1 Wesen.
village-reserve = Deck einen Trank auf und merk ihn oder einen aus dem Markt vor.

character-power-stack = Wenn du einen Sammelwürfel in einen Wald legst: Zahl { $berries }, um ihn auf einen beliebigen Würfel dort zu stapeln; du sammelst und zähmst dann nichts.
character-power-claim-tie = Beim Erobern: Zahl einmal je Runde { $berries }, um 1 Wald zu erobern, in dem du gleichauf liegst (mit anderen oder mit Elementwürfeln).
character-power-train-on-ingredient = Wenn du einen Würfel auf ein Zutatenfeld im Wald legst: Zahl { $berries }, um ein Wesen zu zähmen, statt zu sammeln.
character-power-double-first-berry = Beim Brauen: Die erste Beere, die du für einen Trank ausgibst, zählt als 2 Zutaten (auch verschiedene).

## Score

part-potions = Tränke
part-forests = Wälder
part-creatures = Wesen
part-vp-tokens = Punktemarken
part-left-over-ingredients = übrige Zutaten

## Options

option-character-powers = Kräfte der Figuren
    .doc = Spielt mit den Kräften der Figuren. Lasst sie in eurer ersten Partie weg.
option-character-assignment = Verteilung der Figuren
    .doc = Die Figuren werden verlost oder der Reihe nach gewählt; wer beginnt, wählt zuerst.
    .random = verlost
    .choose = gewählt
option-first-player = Wer beginnt
    .doc = Wer den ersten Zug der Partie macht: ausgelost oder ein bestimmter Platz.
    .random = ausgelost
option-day-fire-scope = Feuerfeld bei Tag
    .doc = Das Feuerfeld des Dorfs räumt bei Tag die Elementwürfel aus einem Wald oder aus allen.
    .one-forest = ein Wald
    .all-forests = alle Wälder
option-lyric-trained-limit = Gezähmte Wesen von Lyric
    .doc = Wie viele gezähmte Wesen Lyric behalten darf (nur mit den Kräften der Figuren).
option-stack-power-needs-matching-symbol = Lello stapelt nur passend
    .doc = Lello darf einen Würfel nur auf ein Feld stapeln, das sein Zeichen zeigt (nur mit den Kräften der Figuren).
option-returned-die-keeps-face = Zurückgeholte Würfel bleiben, wie sie sind
    .doc = Ein Würfel, den jemand zurückholt, behält seine Seite; sonst wird er neu geworfen.
option-move-potion-targets = Wohin Tränke verschieben
    .doc = Wohin ein Trank einen Würfel verschieben darf: in einen Wald oder auf ein offenes Dorffeld, oder nur in einen Wald.
    .forest-or-any-die-space = Wald oder offenes Dorffeld
    .forest-only = nur Wald
option-brew-drink-after-last-die = Brauen und Trinken nach dem letzten Würfel
    .doc = In dem Zug, in dem der letzte Würfel gelegt wurde, darf man noch brauen und trinken.
option-train-vp-counts-itself = Zähmpunkte auch für sich selbst
    .doc = Ein Wesen, das Punkte fürs Zähmen bringt, bringt sie auch für die eigene Zähmung.
option-freed-element-space-reusable = Geräumte Elementfelder wieder nutzbar
    .doc = Ein Elementfeld des Dorfs lässt sich in derselben Runde wieder nutzen, sobald sein Würfel weg ist.
option-open-hands = Offene Hände
    .doc = Alle sehen die Tränke auf jeder Hand.
