# Was das Spiel auf Deutsch sagt, und wie seine Teile heißen.
# `$who-is` ist `you`, wo der Leser gemeint ist; `$subject` ist dann „Du“.

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

## Wie die Dinge heißen

you = Du
# „Grüner Turm von Gänseanger“, „der grüne Turm von …“, „an den grünen Turm von …“
tower-name = { $sort ->
    [hill] Hügelturm
    [shape] { $shape ->
        [round] runder
       *[other] eckiger
    } { $colour-er } Turm { $at }
   *[other] { $colour-er } Turm { $at }
}
tower-is = { $sort ->
    [hill] der Hügelturm
    [shape] der { $shape ->
        [round] runde
       *[other] eckige
    } { $colour-e } Turm { $at }
   *[other] der { $colour-e } Turm { $at }
}
tower-to = { $sort ->
    [hill] den Hügelturm
    [shape] den { $shape ->
        [round] runden
       *[other] eckigen
    } { $colour-en } Turm { $at }
   *[other] den { $colour-en } Turm { $at }
}
tower-of = von { $place }
tower-within = { $n ->
    [one] mitten in { $places }
   *[other] zwischen { $places }
}
cloud-name = { $side ->
    [left] linke Wolke über { $place }
    [right] rechte Wolke über { $place }
    [upper] obere Wolke über { $place }
    [lower] untere Wolke über { $place }
    [many] Wolke { $n } über { $place }
   *[other] Wolke über { $place }
}
cloud-is = { $side ->
    [many] { cloud-name }
   *[other] die { cloud-name }
}
cloud-beside = { $side ->
    [left] der linken Wolke über { $place }
    [right] der rechten Wolke über { $place }
    [upper] der oberen Wolke über { $place }
    [lower] der unteren Wolke über { $place }
    [many] Wolke { $n } über { $place }
   *[other] der Wolke über { $place }
}
cloud-word = { $side ->
    [only] { $place }
    [left] links { $place }
    [right] rechts { $place }
    [upper] oben { $place }
    [lower] unten { $place }
   *[other] { $place } { $n }
}
kind-heavy = schwere Wolke
kind-aura = Gewitterwolke mit Aura
kind-flight = Gewitterwolke mit Flug
kind-delivery = Gewitterwolke mit Lieferung
kind-potions = Gewitterwolke für { $goods }
tile-potions = Tränke
tile-wands = Zauberstäbe
tile-deliver = Lieferung
tile-move = Zwei Flüge
tile-charm = Wolkenzauber
tile-brave = Mut
tile-extra-card = Extrakarte
tile-five-vp = Schatz
the-mountain-tile = das Bergplättchen „{ $tile }“
the-forest-tile = das Waldplättchen „{ $tile }“
a-turbo-broom = ein Turbobesen zu Steinkreis { $one } oder { $other }
a-landscape = { $land-ein }
token-orange = Orangefarbener Trank
token-green = Grüner Trank
token-purple = Lila Trank
token-wand = Zauberstab

## Fragen

choose-four = Runde { $round }: { $who-is ->
    [you] Wähl heimlich vier deiner zehn Karten
   *[other] { $who } { $n ->
        [one] wählt
       *[other] wählen
    } heimlich vier Karten
}.
choose-some = Runde { $round }: { $who-is ->
    [you] Wähl heimlich eine bis fünf deiner zehn Karten
   *[other] { $who } { $n ->
        [one] wählt
       *[other] wählen
    } heimlich eine bis fünf Karten
}.
may-take-extra = { $who-is ->
    [you] Du darfst heimlich dein Plättchen abgeben und eine Extrakarte nehmen
   *[other] { $who } { $n ->
        [one] darf
       *[other] dürfen
    } heimlich eine Extrakarte nehmen
}.
to-lead = { $subject } { $who-is ->
    [you] spielst
   *[other] spielt
} an: eine Rolle, mutig oder feige.
to-lead-bravely = { $subject } { $who-is ->
    [you] spielst
   *[other] spielt
} eine Rolle an; beim Ereignis „Mutige vor“ muss sie mutig sein.
to-follow = { $subject } { $who-is ->
    [you] hast
   *[other] hat
} { $role-den } auch: mutig oder feige?
to-do-or-not = { $subject } { $who-is ->
    [you] bist
   *[other] ist
} { $role-feige }: die Aktion oder etwas anderes stattdessen?
may-gather = { $subject } { $who-is ->
    [you] darfst
   *[other] darf
} { $goods } nehmen.
may-move-twice = { $subject } { $who-is ->
    [you] darfst
   *[other] darf
} { $by } bis zu zweimal fliegen.
may-move = { $subject } { $who-is ->
    [you] darfst
   *[other] darf
} { $by } mit einer Hexe fliegen.
to-land = Der Turbobesen fliegt sofort weiter: { $who-is ->
    [you] Wähl einen Steinkreis
   *[other] { $who } wählt einen Steinkreis
}.
may-deliver-here = { $subject } { $who-is ->
    [you] darfst
   *[other] darf
} dort einen Trank liefern, wo die Hexe gelandet ist.
may-deliver = { $subject } { $who-is ->
    [you] darfst
   *[other] darf
} { $by } einen Trank liefern.
may-charm = { $subject } { $who-is ->
    [you] darfst
   *[other] darf
} { $by } eine Wolke fortzaubern.
visits = { $subject } { $who-is ->
    [you] besuchst
   *[other] besucht
} { $place }: Was { $who-is ->
    [you] machst du
   *[other] macht { $who }
} dort?
to-fill-fist = Die Oberhand: { $who-is ->
    [you] Füll heimlich deine Faust
   *[other] { $who } { $n ->
        [one] füllt
       *[other] füllen
    } heimlich die Faust
}.
may-hand-in = Das volle Programm: { $subject } { $who-is ->
    [you] darfst
   *[other] darf
} { $goods } für { points } abgeben.
by-the-brave = als { $role-mutiger }
by-the-cowardly = als { $role-feiger }
by-tile = dank Bergplättchen
by-storm = dank Gewitterwolke

## Züge

choose = Nimm für diese Runde auf die Hand: { $roles }.
choose-to-gain = Nimm für diese Runde auf die Hand: { $roles }. Das bringt { points }.
choose-to-lose = Nimm für diese Runde auf die Hand: { $roles }. Das kostet { points }.
extra = Gib dein Plättchen ab und nimm auch { $role-den } auf die Hand.
extra-none = Behalte dein Plättchen und nimm keine Extrakarte.
play-brave = Spiel { $role-den } mutig{ $curse }: { $action }, wenn nach dir niemand mehr mutig ist.
play-brave-over = Spiel { $role-den } mutig{ $curse } und stich aus, wer vor dir mutig war: { $action }, wenn nach dir niemand dasselbe tut.
play-cowardly = Spiel { $role-den } feige{ $curse }: sofort { $action }.
curse = {" "}(verhext: kostet dich { points })
act = Mach die feige Aktion: { $action }.
market = Nimm stattdessen { points } vom Schwarzmarkt.
distil = Nimm stattdessen { $goods } aus der Schwarzbrennerei.
five-vp = Gib dein Plättchen „{ $tile }“ ab und nimm stattdessen { points }.
brave-tile = Gib dein Plättchen „{ $tile }“ für die mutige Aktion ab: { $action }.
gather = Nimm { $goods }.
gather-none = Nimm nichts.
move = Flieg mit Hexe { $pawn } nach { $place }.{ $then }
then-amulet = Dort bekommst du dein Amulett und darfst das Bergplättchen nutzen.
then-forest-tile = Dort findest du das Waldplättchen „{ $tile }“.
then-turbo-broom = Dort trägt ein Turbobesen die Hexe sofort weiter.
stay = Bleib, wo du bist.
circle = Flieg weiter zu Steinkreis { $circle } in { $place }.
use-tile = Nutze das Bergplättchen.
use-potions = Nutze das Bergplättchen: Nimm 1 Trank jeder Farbe.
use-wands = Nutze das Bergplättchen: Nimm { wands }.
use-deliver = Nutze das Bergplättchen: Liefere einen Trank mit einer deiner Hexen.
use-move = Nutze das Bergplättchen: Flieg bis zu zweimal, mit einer Hexe oder mit beiden.
use-charm = Nutze das Bergplättchen: Zaubere mit einer deiner Hexen eine Wolke fort.
done = Beende den Besuch. Was du hier nicht genutzt hast, ist für dich verloren.
deliver = Liefere von { $place } an { $tower }: { points }{ $parts }{ wands.and }.
deliver-none = Liefere nichts.
part-of-tower = Turm { $vp }
part-of-brave = mutig { $vp }
part-of-storm = Gewitterwolken { $vp }
charm = Zaubere { $cloud } für { wands } fort: { bolts }{ points.added }.{ $storm }
charm-none = Zaubere keine Wolke fort.
fist = Nimm { $goods } in die Faust. Insgesamt hast du { $total }.
hand-in = Gib { $goods } für { points } ab.
keep = Behalte deine Vorräte.
for-chance = Das ist Sache des Zufalls.

## Knöpfe

brave-label = Mutig: { $role }
cowardly-label = Feige: { $role }
deliver-label = Liefere an { $tower }: { points }{ wands.and }
deliver-from-label = Liefere von { $place } an { $tower }: { points }{ wands.and }
charm-label = Zaubere { $cloud } fort: { wands }, { bolts }{ points.added }
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
storm-aura = Solange sie da ist, bringt jede Lieferung neben ihr { points } mehr.
storm-move = Wer sie fortzaubert, darf mit einer Hexe fliegen.
storm-deliver = Wer sie fortzaubert, darf einen Trank liefern.
storm-potions = Wer sie fortzaubert und { $goods } hat, bekommt { points }.
storm-pays = Darin sind { points } für deinen Vorrat enthalten ({ $goods }).
storm-does-not-pay = Für ihre { points } müsstest du { $goods } haben.

## Verlauf

starter-drawn = { $subject } { $who-is ->
    [you] spielst
   *[other] spielt
} im ersten Zug an.
start-wands = { $subject } { $who-is ->
    [you] bekommst
   *[other] bekommt
} zu Beginn { wands }.
cloud-laid = { $cloud } ist eine { $kind }: { wands }, { bolts }.
laid-tile = In { $place } liegt { $tile }.
round-began = Runde { $round } beginnt. Ihr Ereignis ist „{ $event }“. { $subject } { $who-is ->
    [you] spielst
   *[other] spielt
} als Erstes an.
bewitched = In dieser Runde ist { $role-der } verhext.
pile-shuffled = Der Stapel der verhexten Rollen wird neu gemischt.
chose-roles = { $subject } { $who-is ->
    [you] hast
   *[other] hat
} gewählt: { $roles }.
chose = { $subject } { $who-is ->
    [you] hast
   *[other] hat
} gewählt.
number-gained = { $subject } { $who-is ->
    [you] hast
   *[other] hat
} { cards } gewählt und { $who-is ->
    [you] gewinnst
   *[other] gewinnt
} { points }.
number-even = { $subject } { $who-is ->
    [you] hast
   *[other] hat
} { cards } gewählt; das bringt keine Punkte.
number-lost = { $subject } { $who-is ->
    [you] hast
   *[other] hat
} { cards } gewählt und { $who-is ->
    [you] verlierst
   *[other] verliert
} { points }.
decided-no-extra = { $subject } { $who-is ->
    [you] willst
   *[other] will
} keine Extrakarte.
decided-extra-role = { $subject } { $who-is ->
    [you] willst
   *[other] will
} als Extrakarte: { $roles }.
decided-extra = { $subject } { $who-is ->
    [you] hast
   *[other] hat
} über eine Extrakarte entschieden.
took-extra-role = { $subject } { $who-is ->
    [you] gibst
   *[other] gibt
} ein Plättchen ab und { $who-is ->
    [you] nimmst
   *[other] nimmt
} { $role-den } als Extrakarte.
took-extra = { $subject } { $who-is ->
    [you] gibst
   *[other] gibt
} ein Plättchen ab und { $who-is ->
    [you] nimmst
   *[other] nimmt
} eine Extrakarte.
led-brave = { $subject } { $who-is ->
    [you] spielst
   *[other] spielt
} an: { $role-mutige }.
led-cowardly = { $subject } { $who-is ->
    [you] spielst
   *[other] spielt
} an: { $role-feige }.
followed-over = { $subject } { $who-is ->
    [you] bist
   *[other] ist
} auch { $role-mutige }: { $from-is ->
    [you] Du bist
   *[other] { $from } ist
} raus.
followed-brave = { $subject } { $who-is ->
    [you] bist
   *[other] ist
} { $role-mutige }.
followed-cowardly = { $subject } { $who-is ->
    [you] spielst
   *[other] spielt
} { $role-den } feige.
passed = { $subject } { $who-is ->
    [you] sagst
   *[other] sagt
} „weiter“.
penalty = { $subject } { $who-is ->
    [you] verlierst
   *[other] verliert
} { points }, denn { $role-der } ist verhext.
performs = { $subject } { $who-is ->
    [you] bleibst
   *[other] bleibt
} { $role-mutige } und { $who-is ->
    [you] handelst
   *[other] handelt
}.
acts = { $subject } { $who-is ->
    [you] handelst
   *[other] handelt
} als { $role-feiger }.
marketed = { $subject } { $who-is ->
    [you] nimmst
   *[other] nimmt
} stattdessen { points } vom Schwarzmarkt.
distilled = { $subject } { $who-is ->
    [you] nimmst
   *[other] nimmt
} stattdessen { $goods } aus der Schwarzbrennerei.
spent-tile-bravely = { $subject } { $who-is ->
    [you] gibst
   *[other] gibt
} das Plättchen „{ $tile }“ für die mutige Aktion ab.
spent-tile = { $subject } { $who-is ->
    [you] gibst
   *[other] gibt
} das Plättchen „{ $tile }“ ab und { $who-is ->
    [you] nimmst
   *[other] nimmt
} stattdessen { points }.
declined = { $subject } { $who-is ->
    [you] belässt
   *[other] belässt
} es dabei.
lapsed-flight = { $subject } { $who-is ->
    [you] kannst
   *[other] kann
} nirgendwohin fliegen.
lapsed-delivery = { $subject } { $who-is ->
    [you] kannst
   *[other] kann
} keinen Turm beliefern.
lapsed-charm = { $subject } { $who-is ->
    [you] kannst
   *[other] kann
} keine Wolke fortzaubern.
gathered = { $subject } { $who-is ->
    [you] nimmst
   *[other] nimmt
} { $goods }.
moved = { $subject } { $who-is ->
    [you] fliegst
   *[other] fliegt
} mit Hexe { $pawn } von { $from } nach { $to }.
flew = Der Turbobesen trägt { $who-is ->
    [you] deine Hexe { $pawn }
   *[other] Hexe { $pawn } von { $who }
} weiter nach { $to }.
found-tile = { $subject } { $who-is ->
    [you] findest
   *[other] findet
} in { $place } { $tile }.
amulet-claimed = { $subject } { $who-is ->
    [you] bekommst dein
   *[other] bekommt das
} Amulett von { $place }.
used-tile = { $subject } { $who-is ->
    [you] nutzt
   *[other] nutzt
} in { $place } { $tile }.
delivered = { $subject } { $who-is ->
    [you] lieferst
   *[other] liefert
} einen { $colour-en } Trank von { $place } an { $tower }: { points }{ $parts }{ wands.and }.
charmed = { $subject } { $who-is ->
    [you] zauberst
   *[other] zaubert
} { $cloud } für { wands } fort: { bolts }{ points.added }.
storm-paid = { $subject } { $who-is ->
    [you] hast
   *[other] hat
} die Tränke, die die Gewitterwolke verlangt: { points }.
filled-fist-with = { $subject } { $who-is ->
    [you] nimmst
   *[other] nimmt
} { $goods } in die Faust.
filled-fist = { $subject } { $who-is ->
    [you] hast
   *[other] hat
} die Faust gefüllt.
fist-opened = { $subject } { $who-is ->
    [you] hattest
   *[other] hatte
} { $goods } in der Faust{ points.after }.
event-lost = { $event }: { $subject } { $who-is ->
    [you] verlierst
   *[other] verliert
} { points }.
event-gained = { $event }: { $subject } { $who-is ->
    [you] gewinnst
   *[other] gewinnt
} { points }.
handed-in = { $subject } { $who-is ->
    [you] gibst
   *[other] gibt
} { $goods } für { points } ab.
round-ended = Runde { $round } ist zu Ende. { $subject } { $who-is ->
    [you] spielst
   *[other] spielt
} die nächste an.
last-round-ended = Runde { $round } ist zu Ende, und mit ihr das Spiel.
final-scored = { $subject } { $who-is ->
    [you] kommst
   *[other] kommt
} auf { points }: { $parts }.
on-the-track = { $vp } auf der Leiste
for-lightning = { $vp } für Blitze
for-resources = { $vp } für Vorräte
for-amulets = { $vp } für Amulette
game-over = Das Spiel ist zu Ende. { $subject } { $who-is ->
    [you] gewinnst
   *[other] gewinnt
}.
game-over-shared = Das Spiel ist zu Ende. Den Sieg teilen sich: { $who }.

## Warum nicht

why-not-your-turn = Du bist gerade nicht an der Reihe.
why-nothing-to-decide = Es gibt gerade nichts zu entscheiden.
why-not-drawn-now = Jetzt entscheidet der Zufall über etwas anderes.
why-cannot-come-up = Das kann jetzt nicht gezogen werden.
why-choose-four = Wähl zuerst vier Karten für diese Runde.
why-choose-some = Wähl zuerst eine bis fünf Karten für diese Runde.
why-not-so-many-of-four = Wähl genau vier Karten. Du hast { cards } genannt.
why-not-so-many-of-five = Wähl eine bis fünf Karten. Du hast { cards } genannt.
why-extra-or-not = Entscheide zuerst über deine Extrakarte: eine der beiseitegelegten oder keine.
why-in-hand-already = Du hast { $role-den } schon auf der Hand. Die Extrakarte kommt von den beiseitegelegten.
why-you-lead = Du spielst an: eine Karte aus deiner Hand, mutig oder feige.
why-led-before = In dieser Runde wurde { $role-der } schon angespielt.
why-not-in-hand = Du hast { $role-den } nicht auf der Hand.
why-leaders-are-brave = Beim Ereignis „Mutige vor“ muss mutig sein, wer anspielt.
why-must-follow = Du hast die angespielte Rolle, { $role-den }: Spiel sie aus, mutig oder feige.
why-another-role = Du musst die angespielte Rolle bedienen, { $role-den }.
why-action-first = Wähl zuerst: die feige Aktion oder das, was du stattdessen nehmen darfst.
why-no-market = Der Schwarzmarkt ist nicht das Ereignis dieser Runde.
why-no-distillery = Die Schwarzbrennerei ist nicht das Ereignis dieser Runde.
why-no-treasure = Du hast kein Plättchen, das Punkte statt der Aktion bringt.
why-no-courage = Du hast kein Plättchen für die mutige Aktion.
why-no-effect = Es gibt keine Aktion auszuführen.
why-gather-or-not = Nimm zuerst, was der Sammler bringt, oder verzichte darauf.
why-fly-or-stay = Flieg zuerst mit einer deiner Hexen in ein benachbartes Gebiet, oder bleib.
why-fly-on = Ein Turbobesen fliegt sofort weiter: Wähl einen seiner beiden Steinkreise.
why-not-that-circle = Dieser Turbobesen fliegt nicht zum Steinkreis { $circle }.
why-deliver-or-not = Liefere zuerst einen Trank, oder keinen.
why-charm-or-not = Zaubere zuerst eine Wolke fort, oder keine.
why-visit-goes-on = Du besuchst einen Berg: Nutze sein Plättchen oder liefere dort, wenn du kannst, oder beende den Besuch.
why-tile-used = Du hast dieses Bergplättchen schon genutzt.
why-tile-useless-flight = Das Bergplättchen nützt dir jetzt nichts: Keine deiner Hexen kann irgendwohin fliegen.
why-tile-useless-delivery = Das Bergplättchen nützt dir jetzt nichts: Keine deiner Hexen kann einen Turm beliefern.
why-tile-useless-charm = Das Bergplättchen nützt dir jetzt nichts: Neben deinen Hexen ist keine Wolke, die du bezahlen kannst.
why-fill-fist = Nimm beliebig viele deiner Vorräte in die Faust, oder nichts.
why-fist-too-large = So viel hast du nicht. Du hast { $goods }.
why-hand-in-or-keep = Gib den Satz ab, oder behalte ihn.
why-there-already = Deine Hexe { $pawn } ist schon in { $place }.
why-flies-elsewhere = { $role-der } fliegt nur { $lands } an, und { $place } ist { $land }.
why-not-adjacent = { $place } grenzt nicht an { $from }, wo deine Hexe { $pawn } ist.
why-across-clouds = Zwischen deiner Hexe und { $place } liegt nur Wasser, und über { $water } hängen Wolken.
why-across-water = Zwischen deiner Hexe und { $place } liegt nur Wasser, und an diesem Tisch fliegt niemand darüber.
why-closed = { $place } ist von Wolken versperrt.
why-no-delivery-on-visit = Bei diesem Besuch gibt es nichts zu liefern.
why-only-moved-by-witch = Nur die Hexe, die gerade geflogen ist, darf liefern, solange sie auf diesem Berg ist.
why-only-moved = Nur die Hexe, die geflogen ist, darf liefern, und zwar dort, wo sie gelandet ist.
why-no-pawn = Du hast keine Hexe in { $place }.
why-delivers-elsewhere = { $role-der } beliefert nur { $lands }, und { $place } ist { $land }.
why-tower-covered = { $tower } liegt unter einem Bergplättchen.
why-tower-away = { $tower } grenzt nicht an { $place }.
why-tower-served = { $tower } hat seinen Trank schon.
why-no-potion = Du hast keinen { $colour-en } Trank.
why-cloud-gone = { $cloud } ist schon fortgezaubert.
why-cloud-away = Keine deiner Hexen ist neben { $cloud }.
why-cloud-too-dear = { $cloud } fortzuzaubern kostet { wands }, und du hast { $held ->
    [0] keinen
   *[other] { $held }
}.

## Was nicht zu lesen ist

misread-verb = „{ $text }“ kann man nicht spielen. Schreiben kann man: brave oder cowardly und eine Rolle; choose und vier Rollen; extra und eine Rolle; gather oder decline; move, eine Hexe und einen Ort, oder stay; deliver, einen Ort und einen Turm; charm und eine Wolke; circle und einen Buchstaben; use tile oder done; action, black market, schatz oder mut; distil und einen Vorrat; fist und Vorräte; hand in oder keep; none.
misread-role = „{ $word }“ ist keine Rolle. Die Rollen sind { $roles }.
misread-role-twice = Du hast eine Rolle doppelt genannt.
misread-goods = „{ $word }“ ist kein Vorrat. Es gibt: { $goods }.
misread-too-much = So viele Vorräte hat niemand.
misread-pawn = Deine Hexen sind 1 und 2: Schreib „move 1“ oder „move 2“ und einen Ort.
misread-circle = Die Steinkreise sind A, B, C und D.
misread-area = Auf dieser Karte heißt kein Ort „{ $word }“. Die Orte sind { $places }.
misread-tower = „{ $word }“ ist nicht genau ein Turm von { $place }. Dort stehen: { $towers }.
misread-cloud = Keine Wolke heißt „{ $word }“. Wolken heißen nach dem, was unter ihnen liegt: { $clouds }.
form-extra = Nenne die Extrakarte, zum Beispiel: extra waldhexe.
form-brave = Nenne die Rolle, zum Beispiel: brave waldhexe.
form-cowardly = Nenne die Rolle, zum Beispiel: cowardly waldhexe.
form-distil = Nenne einen Vorrat: distil orange, grün, lila oder zauberstab.
form-move = Nenne eine Hexe und einen Ort, zum Beispiel: move 1 mooswald.
form-circle = Nenne einen Steinkreis: circle a, b, c oder d.
form-deliver = Nenne den Ort deiner Hexe und die Farbe des Turms, zum Beispiel: deliver mooswald grün.
form-charm = Nenne, worüber die Wolke hängt, zum Beispiel: charm glockenbühl.
form-fist = Sag, was in die Faust kommt, zum Beispiel: fist 2 orange 1 zauberstab. Für die leere Faust schreib: fist nothing.

## Was gesagt wird

i-am-brave = Ich bin { $role-mutige }!
i-am-cowardly = Ich bin { $role-feige }.
i-hold = Ich habe { $role-den } …
pass = Weiter!

## Die Runde

round = Runde
round-of = { $round } von { $rounds }
leads = Anspiel
ends-after = Das Spiel endet nach Runde { $rounds }.
event = Ereignis
bewitched-roles = Verhext
bewitched-text = Wer diese Rolle ausspielt, verliert { points }.
turn = Rolle des Zuges
role-actions = Mutig: { $brave }. Feige: { $cowardly }.
brave = Mutig
cowardly = Feige
text-more-or-less = Wähl eine bis fünf Karten statt vier. Die Punkte für 1, 2, 3, 4 und 5 Karten sind { $values }.
text-black-market = Wer eine Rolle feige spielt, darf { points } statt der Aktion nehmen.
text-black-distillery = Wer eine Rolle feige spielt, darf einen Trank beliebiger Farbe oder einen Zauberstab statt der Aktion nehmen.
text-brave-heart = Wer anspielt, muss mutig sein.
text-perilous-places = Am Ende der Runde zählt jede Hexe nach ihrer Landschaft: { $values }.
text-protected-places = Am Ende der Runde zählt jede Hexe nach ihrer Landschaft: { $values }.
text-the-upper-hand = Am Ende der Runde nehmen alle heimlich Vorräte in die Faust: { points } für die vollste, { $second } für die zweitvollste. { $cost ->
    [kept] Alle behalten, was in der Faust war
   *[other] Was in den Fäusten war, kommt in den Vorrat zurück
}.
text-empty-handed = Am Ende der Runde: { points } für alle, die höchstens { $most } { $counts ->
    [potions] Tränke
   *[other] Tränke und Zauberstäbe
} haben.
text-the-works = Am Ende der Runde darf man { $goods } für { points } abgeben.
text-flock-together = Am Ende der Runde: { points } für alle, deren beide Hexen in derselben Art von Landschaft sind.

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
text-brave = Spiel eine Rolle feige und mach trotzdem ihre mutige Aktion.
text-extra-card = Nimm zu Beginn einer Runde eine Karte mehr.
text-five-vp = Nimm { points } statt einer feigen Aktion.

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
fact-closed = von Wolken versperrt
fact-near = einen Flug entfernt
fact-near-cloud = neben deinen Hexen
fact-shape = Form
fact-points = Punkte
fact-wands = Zauberstäbe
fact-bolts = Blitze
fact-served = hat seinen Trank
tower-text = { points }{ wands.and }. { $often }
tower-served-from = { $text } Beliefert wird er aus { $places }.
has-potion = Er hat seinen Trank.
one-potion = Er ist rund und nimmt einen Trank im ganzen Spiel.
many-potions = Er ist eckig und nimmt beliebig viele Tränke.
pawn = Hexe { $pawn }
cloud-text = Sie kostet { wands } und bringt { bolts }.{ $storm }
turbo-broom = Turbobesen
turbo-text = Eine Hexe, die hier ankommt, fliegt sofort weiter zum Steinkreis { $one } oder { $other }.
mountain-tile = Bergplättchen „{ $tile }“
mountain-text = Dein erster Besuch bringt dein Amulett und, wenn du willst, { $what }.
a-potion-of-each = einen Trank jeder Farbe
a-delivery = eine Lieferung
some-moves = { $n ->
    [one] einen Flug
   *[other] bis zu { $n } Flüge
}
a-charm = einen Wolkenzauber

## Die Regeln

role = Rolle
effect = Wirkung
cost-in-wands = Zauberstäbe
lightning-bolts = Blitze
how-many = Anzahl
storm-cloud = Gewitterwolke
or-more = { $n } oder mehr
amulets = Amulette
place = Ort
borders = grenzt an
coast = Küste
castle-here = Burg
tile-here = Plättchen
circle-here = Steinkreis { $circle }
square = eckig
choices-of-option = Möglich sind: { $values }.

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

## Tränke und Zauberstäbe

colour-orange = orange
    .e = orangefarbene
    .en = orangefarbenen
    .er = orangefarbener
colour-green = grün
    .e = grüne
    .en = grünen
    .er = grüner
colour-purple = lila
    .e = lila
    .en = lila
    .er = lila
good-bs-orange = orangefarbene Tränke
good-bs-green = grüne Tränke
good-bs-purple = lila Tränke
good-bs-wand = Zauberstäbe
good-bs-bolt = Blitze
good-bs-amulet = Amulette

## Landschaften

land-forest = Wald
    .ein = ein Wald
    .to = in einen Wald
    .in = in einem Wald
    .plural = Wälder
land-prairie = Heide
    .ein = eine Heide
    .to = auf eine Heide
    .in = auf einer Heide
    .plural = Heiden
land-hill = Hügel
    .ein = ein Hügel
    .to = auf einen Hügel
    .in = auf einem Hügel
    .plural = Hügel
land-mountain = Berg
    .ein = ein Berg
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
    .doc = Welche Seite des Spielplans gespielt wird: die Vorderseite für erste Partien, die Rückseite mit Berg-, Wald- und Hügelplättchen. Die Spielregel kennt beide und beginnt mit der Vorderseite.
    .front = Vorderseite
    .back = Rückseite
option-storm-clouds = Gewitterwolken
    .doc = Mischt die acht Gewitterwolken, die etwas bewirken, unter die schweren Wolken. Die Spielregel bietet sie als Variante für beide Seiten an; das Grundspiel kommt ohne sie aus.
option-heavy-in-mix = Schwere Wolken in der Mischung
    .doc = Mit Gewitterwolken: wie viele der 24 schweren Wolken dabei sind, mindestens 10 auf der Vorderseite und 11 auf der Rückseite. Die Spielregel nimmt alle 24 und erlaubt weniger, damit Gewitterwolken häufiger werden; eine Zahl nennt sie nicht.
option-mountain-tiles = Bergplättchen
    .doc = Legt auf jeden Berg ein Plättchen und die Amulette aller. Nach der Spielregel ist das auf der Vorderseite freigestellt, wo die erste Partie ohne sie gespielt wird, und auf der Rückseite Pflicht.
option-forest-tiles = Waldplättchen
    .doc = Legt Plättchen in vier Wälder. Darüber entscheidet wie in der Spielregel der Spielplan: immer auf der Rückseite, nie auf der Vorderseite.
option-hill-tiles = Hügelplättchen
    .doc = Legt Turbobesen und vielleicht einen Turm auf vier Hügel. Darüber entscheidet wie in der Spielregel der Spielplan: immer auf der Rückseite, nie auf der Vorderseite.
option-bewitched = Verhexte Rollen
    .doc = Ob es Punkte kostet, verhexte Rollen auszuspielen. Nach der Spielregel sind in jeder Runde so viele Rollen verhext, wie Spieler auf fünf fehlen; keine ist eine Hausregel für ein sanfteres Spiel.
    .standard = so viele, wie Spieler auf fünf fehlen
    .off = keine
option-events = Ereignisse
    .doc = Die Ereignisse der sieben Runden. Nach der Spielregel werden sieben der zehn zufällig gezogen und einzeln aufgedeckt. Eine Liste, die alle von Anfang an kennen und die mit Runde 1 beginnt, taugt für Rätsel, zum Lernen und für faire Revanchen.
    .random = zufällig
option-first-player = Erstes Anspiel
    .doc = Wer im ersten Zug anspielt. Nach der Spielregel beginnt die älteste Person; das Programm fragt nicht nach dem Alter, also entscheidet der Zufall, oder du nennst den Platz.
    .random = zufällig
option-water-rule = Wasser
    .doc = Ob Hexen über Wasser ohne Wolken fliegen. Die Spielregel verbietet nur den Flug über Wasser mit Wolken; wörtlich genommen ist wolkenfreies Wasser offen, und so ist es üblich. Wer Wasser ganz sperrt, bekommt eine engere Karte.
    .flyover = wird überflogen
    .blocked = bleibt gesperrt
option-upper-hand-cost = Die Oberhand
    .doc = Was bei der Oberhand mit den Vorräten in den Fäusten geschieht. Die Spielregel lässt die Fäuste nur vergleichen und schweigt vom Rest: Wörtlich genommen behält man sie. Üblich ist, dass sie zurückgegeben werden, denn sonst wäre die vollste Faust immer die beste.
    .returned = Fäuste werden bezahlt
    .kept = Fäuste werden behalten
option-empty-handed-counts = Leere Hände
    .doc = Was das Ereignis „Leere Hände“ zählt. Die Spielregel spricht von Vorräten, also von Tränken und Zauberstäben; eine Spielbeschreibung, die die Karte zitiert, nur von Tränken.
    .resources = Tränke und Zauberstäbe
    .potions = nur Tränke
