## Prompts

ask-character = { $who-is ->
    [you] Wähl deine Figur.
   *[other] { $who } wählt eine Figur.
}
ask-step = Runde { $round }: { $who-is ->
    [you] Du { $can }.
   *[other] { $who } { $can }.
}
ask-pay = { $who-is ->
    [you] Womit bezahlst du { $potion }?
   *[other] { $who } bezahlt { $potion }.
}
ask-resolve = { $who-is ->
    [you] Dein Würfel erlaubt dir: { $pending }.
   *[other] Der Würfel von { $who } erlaubt: { $pending }.
}
ask-reserve = { $who-is ->
    [you] Merk { $potion } vor, eben aufgedeckt, oder einen Trank aus dem Markt.
   *[other] { $who } merkt { $potion } oder einen Trank aus dem Markt vor.
}
ask-reserve-market = { $who-is ->
    [you] Merk einen Trank aus dem Markt vor.
   *[other] { $who } merkt einen Trank aus dem Markt vor.
}
ask-release = { $who-is ->
    [you] Du hast ein Wesen zu viel: Lass eines frei.
   *[other] { $who } hat ein Wesen zu viel und lässt eines frei.
}
ask-effect = { $who-is ->
    [you] Du trinkst
   *[other] { $who } trinkt
} { $potion }: { $text }
ask-claim = { $who-is ->
    [you] Du darfst einen Wald erobern, in dem du gleichauf liegst.
   *[other] { $who } darf einen Wald trotz Gleichstand erobern.
}
ask-trade = { $who-is ->
    [you] Du darfst mit { $creature } handeln.
   *[other] { $who } darf mit { $creature } handeln.
}

can-place = { $who-is ->
    [you] musst einen Würfel legen
   *[other] muss einen Würfel legen
}
can-brew = { $who-is ->
    [you] darfst einen Trank brauen
   *[other] darf einen Trank brauen
}
can-drink = { $who-is ->
    [you] darfst einen Trank trinken
   *[other] darf einen Trank trinken
}
can-turn = { $who-is ->
    [you] darfst Elementwürfel drehen
   *[other] darf Elementwürfel drehen
}
can-end = { $who-is ->
    [you] darfst den Zug beenden
   *[other] darf den Zug beenden
}

pending-train = ein Wesen zähmen
pending-train-or-berry = ein Wesen zähmen oder stattdessen { $berries } nehmen
pending-berry = { $berries } nehmen
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
pending-clear = Elementwürfel { $scope ->
        [all-forests] aus allen Wäldern
       *[one-forest] aus einem Wald
    } nehmen
pending-reserve = einen Trank vormerken
pending-scorch = 
    { $n ->
        [one] 1 Feld
       *[other] bis zu { $n } Felder
    } versengen
pending-move = einen Sammelwürfel in einen Wald verschieben

## Choices

do-choose = Spiel { $character }.
do-choose-power = Spiel { $character }. { $text }
do-place = Leg einen { $face }würfel auf { $place }: { $brings }.
do-place-over = Leg einen { $face }würfel über den Würfel auf { $place }: { $brings }.
do-place-return = Leg einen { $face }würfel auf { $place } und nimm { $die } zurück: { $brings }.
do-place-train = Leg einen { $face }würfel auf { $place } und zahl { $cost }, um ein Wesen zu zähmen, statt zu sammeln.
do-place-over-train = Leg einen { $face }würfel über den Würfel auf { $place } und zahl { $cost }, um ein Wesen zu zähmen, statt zu sammeln.
do-place-return-train = Leg einen { $face }würfel auf { $place }, nimm { $die } zurück und zahl { $cost }, um ein Wesen zu zähmen, statt zu sammeln.
do-force = Zwäng einen { $face }würfel für { $cost } auf { $place }: Er zählt für die Mehrheit, aber das Feld bringt nichts.
do-stack = Stapel einen { $face }würfel für { $cost } auf { $die } auf { $place }: Er zählt für die Mehrheit, aber das Feld bringt nichts.
do-also = Du darfst außerdem { $more }.
do-brew = Brau { $potion } für { $cost }: { $points }. Beim Trinken: { $text }
do-brew-more = Brau { $potion } für { $cost }: { $points }, mit { $creatures } zusammen { $all }. Beim Trinken: { $text }
do-drink = Trink { $potion }: { $text }
do-turn = Dreh einen deiner { $from }würfel auf { $to }.
do-end = Beende deinen Zug.
do-pay = Bezahl { $potion } mit { $goods }: { $points }.
do-pay-more = Bezahl { $potion } mit { $goods }: { $points }, mit { $creatures } zusammen { $all }.
do-train = Zähme { $creature }. { $text }
do-train-more = Zähme { $creature }: { $points } durch { $creatures }. { $text }
do-take-berry = Nimm { $berries }, statt zu zähmen.
do-gather = Sammle { $goods }.
do-gather-berry = Sammle { $goods }: { $creatures } macht { $berries } daraus.
do-exchange = Gib { $given } und nimm { $taken }.
do-clear = Leg die Elementwürfel aus { $forest } beiseite: { $n }.
do-clear-all = Leg die Elementwürfel aus allen Wäldern beiseite: { $n }.
do-reveal = Deck den obersten Trank des Stapels auf, dann merk ihn oder einen aus dem Markt vor.
do-scorch = Versenge { $place }: Niemand kann das Feld in dieser Runde nutzen.
do-scorch-berry = Versenge { $place }: Niemand kann das Feld in dieser Runde nutzen. Das bringt dir { $berries } durch { $creatures }.
do-move = Verschieb { $die } auf { $place }.
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
do-swap = Vertausch { $one } mit { $other }.
do-remove = Leg { $die } für den Rest der Runde beiseite.
do-return = Nimm { $die } zu deinen übrigen Würfeln zurück.
do-claim = Zahl { $cost } und erobere { $forest }: { $points }.
do-trade = Tausch { $goods } gegen { $points }.
do-chance = Das macht der Zufall.

brings-goods = sammle { $goods }
brings-goods-with = sammle mit Hilfe von { $creatures } { $goods }
brings-points = du bekommst { $points }
brings-train = du darfst ein Wesen zähmen
brings-train-or-berry = du darfst ein Wesen zähmen oder stattdessen { $berries } nehmen
brings-berry = du darfst { $berries } nehmen
brings-no-creature = es ist kein Wesen mehr da, das du zähmen könntest
brings-gather = sammle { $n ->
        [one] 1 Zutat
       *[other] { $n } Zutaten
    } nach Wahl, aber keine Beere
brings-exchange = du darfst { $n ->
        [one] 1 Zutat
       *[other] bis zu { $n } Zutaten
    } tauschen
brings-clear = du darfst Elementwürfel { $scope ->
        [all-forests] aus allen Wäldern
       *[one-forest] aus einem Wald
    } nehmen
brings-reserve = deck einen Trank auf und merk ihn oder einen aus dem Markt vor
brings-scorch = du darfst { $n ->
        [one] 1 Feld
       *[other] bis zu { $n } Felder
    } versengen
brings-move = du darfst einen gelegten Sammelwürfel in einen Wald verschieben
brings-nothing = gerade gibt es dort nichts zu holen

also-scorch = 
    { $n ->
        [one] 1 Feld
       *[other] bis zu { $n } Felder
    } versengen

## Buttons

label-place = { $face }: { $spot }
label-place-over = { $face } über den Würfel: { $spot }
label-place-return = { $face } statt { $die }: { $spot }
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

spot-forest = { $symbol }-{ $gives-stem }feld, { $forest }
spot-village = Dorf ({ $does })

## Log

log-forest-laid-out = { $forest } wird ausgelegt: { $points }.
log-potion-revealed = Neu im Trankmarkt: { $potion }.
log-creature-turned-up = Auf dem { $season-stem }stapel liegt jetzt { $creature }.
log-first-player = { $who-is ->
    [you] Du beginnst
   *[other] { $who } beginnt
}.
log-character = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
} { $character }.
log-round = Runde { $round } beginnt, das Dorf zeigt seine { $side }seite. { $who-is ->
    [you] Du fängst
   *[other] { $who } fängt
} an.
log-rolled = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
}: { $faces }.
log-turn = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
} am Zug.
log-skipped = { $who-is ->
    [you] Du hast keine Würfel mehr und setzt bis zum Ende der Runde aus.
   *[other] { $who } hat keine Würfel mehr und setzt bis zum Ende der Runde aus.
}
log-placed = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
} einen { $face }würfel auf { $place }.
log-placed-train = { $who-is ->
    [you] Du legst einen { $face }würfel auf { $place } und zahlst { $cost }, um zu zähmen.
   *[other] { $who } legt einen { $face }würfel auf { $place } und zahlt { $cost }, um zu zähmen.
}
log-forced = { $who-is ->
    [you] Du zwängst
   *[other] { $who } zwängt
} einen { $face }würfel für { $cost } auf { $place }.
log-placed-over = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
} einen { $face }würfel über den Würfel auf { $place }.
log-placed-over-train = { $who-is ->
    [you] Du legst einen { $face }würfel über den Würfel auf { $place } und zahlst { $cost }, um zu zähmen.
   *[other] { $who } legt einen { $face }würfel über den Würfel auf { $place } und zahlt { $cost }, um zu zähmen.
}
log-placed-return = { $who-is ->
    [you] Du legst einen { $face }würfel anstelle eines deiner Würfel auf { $place }.
   *[other] { $who } legt einen { $face }würfel anstelle eines eigenen Würfels auf { $place }.
}
log-placed-return-train = { $who-is ->
    [you] Du legst einen { $face }würfel anstelle eines deiner Würfel auf { $place } und zahlst { $cost }, um zu zähmen.
   *[other] { $who } legt einen { $face }würfel anstelle eines eigenen Würfels auf { $place } und zahlt { $cost }, um zu zähmen.
}
log-stacked = { $who-is ->
    [you] Du stapelst
   *[other] { $who } stapelt
} einen { $face }würfel für { $cost } auf den Würfel auf { $place }.
log-took-back = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} einen { $face }würfel von { $place } zurück.
log-gathered = { $who-is ->
    [you] Du sammelst
   *[other] { $who } sammelt
} { $goods }.
log-into-berries = { $who-is ->
    [you] { $creature } macht dir aus { $goods } { $berries }.
   *[other] { $creature } macht { $who } aus { $goods } { $berries }.
}
log-gained = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $gain } durch { $creature }.
log-trained = { $who-is ->
    [you] Du zähmst
   *[other] { $who } zähmt
} { $creature }.
log-released = { $who-is ->
    [you] Du lässt
   *[other] { $who } lässt
} { $creature } frei.
log-released-die = { $who-is ->
    [you] Du lässt
   *[other] { $who } lässt
} { $creature } frei, und { $die } darauf kommt beiseite.
log-declined-train = { $who-is ->
    [you] Du zähmst
   *[other] { $who } zähmt
} kein Wesen.
log-declined-exchange = { $who-is ->
    [you] Du tauschst
   *[other] { $who } tauscht
} nichts.
log-declined-clear = { $who-is ->
    [you] Du lässt
   *[other] { $who } lässt
} die Elementwürfel liegen.
log-declined-scorch = { $who-is ->
    [you] Du versengst
   *[other] { $who } versengt
} nichts mehr.
log-declined-move = { $who-is ->
    [you] Du verschiebst
   *[other] { $who } verschiebt
} nichts.
log-declined-claim = { $who-is ->
    [you] Du eroberst
   *[other] { $who } erobert
} keinen Wald trotz Gleichstand.
log-declined-trade = { $who-is ->
    [you] Du handelst
   *[other] { $who } handelt
} nicht.
log-exchanged = { $who-is ->
    [you] Du tauschst
   *[other] { $who } tauscht
} { $given } gegen { $taken }.
log-cleared = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
} { $dice } Elementwürfel aus { $forest } beiseite.
log-scorched = { $who-is ->
    [you] Du versengst
   *[other] { $who } versengt
} { $place }.
log-moved = { $who-is ->
    [you] Du verschiebst
   *[other] { $who } verschiebt
} { $die } von { $from } auf { $to }.
log-swapped = { $who-is ->
    [you] Du vertauschst
   *[other] { $who } vertauscht
} { $one } auf { $from } mit { $other } auf { $to }.
log-removed = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
} { $die } von { $from } beiseite.
log-potion-shown = Aufgedeckt: { $potion }.
log-reserved = { $who-is ->
    [you] Du merkst
   *[other] { $who } merkt
} { $potion } vor.
log-reveals = { $who-is ->
    [you] Du suchst
   *[other] { $who } sucht
} einen Trank zum Vormerken.
log-brews = { $who-is ->
    [you] Du willst
   *[other] { $who } will
} { $potion } brauen.
log-brewed = { $who-is ->
    [you] Du braust
   *[other] { $who } braut
} { $potion } für { $cost }.
log-handed-in = Der Trankstapel ist leer: { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
} { $potions ->
    [one] 1 getrunkenen Trank
   *[other] { $potions } getrunkene Tränke
} für { $points } ab.
log-drank = { $who-is ->
    [you] Du trinkst
   *[other] { $who } trinkt
} { $potion }.
log-turned = { $who-is ->
    [you] Du drehst
   *[other] { $who } dreht
} einen { $from }würfel auf { $to }.
log-rerolls = { $who-is ->
    [you] Du wirfst
   *[other] { $who } wirft
} { $faces } noch einmal.
log-turn-ended = { $who-is ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
}
log-claimed = { $who-is ->
    [you] Du eroberst
   *[other] { $who } erobert
} { $forest }: { $points }.
log-claimed-tie = { $who-is ->
    [you] Du zahlst { $cost } und eroberst { $forest } trotz Gleichstand: { $points }.
   *[other] { $who } zahlt { $cost } und erobert { $forest } trotz Gleichstand: { $points }.
}
log-discarded = Niemand erobert { $forest }.
log-traded = { $who-is ->
    [you] Du tauschst
   *[other] { $who } tauscht
} bei { $creature } { $goods } gegen { $points }.
log-game-over = Das Spiel endet nach Runde { $round }.

## Refusals

no-your-turn = { $who } muss gerade entscheiden, nicht du.
no-decision = Gerade ist nichts zu entscheiden.
no-placed-already = Du hast deinen Würfel für diesen Zug schon gelegt.
no-such-die = Du hast keinen { $face }würfel mehr übrig.
no-such-place = Dort kann kein Würfel liegen.
no-forest-in-row = { $forest } liegt nicht aus.
no-such-space = So ein Feld hat { $forest } nicht.
no-scorched = Das Feld ist versengt: Niemand kann es in dieser Runde nutzen.
no-occupied = Auf { $place } liegt schon ein Würfel.
no-wrong-symbol = Das Feld zeigt { $symbol } und dein Würfel { $face }. Du könntest ihn hineinzwängen.
no-element-force = Elementwürfel muss man nicht zwängen: Sie dürfen auf jedes freie Waldfeld.
no-forced-onto-die = Dort liegt schon ein Würfel, und zwängen kannst du nur auf ein freies Feld.
no-force-needed = Dein Würfel zeigt das Zeichen des Feldes: Da ist nichts zu zwängen.
no-wrong-price = Auf dieses Feld zu zwängen kostet { $goods } oder eine Beere.
no-creature-price = Auf ein Wesenfeld zu zwängen kostet eine Beere.
no-price = Zum Zwängen fehlt dir { $goods }.
no-only-fire = Nur ein Feuerwürfel darf über einen anderen Würfel.
no-cover = Dort liegt kein Würfel zum Verdecken. Leg deinen einfach hin.
no-only-wind = Nur ein Windwürfel darf an die Stelle deines eigenen Würfels.
no-own-die = Dort liegt kein Sammelwürfel von dir, den der Wind zurückbringen könnte.
no-own-covered = Dein Würfel dort ist verdeckt: Der Wind bringt nur einen obenauf liegenden zurück.
no-fewer-own = So viele deiner Würfel liegen in dem Stapel nicht.
no-stack-power = Du hast nicht die Kraft, Würfel zu stapeln.
no-only-forage-stacks = Stapeln lässt sich nur ein Sammelwürfel.
no-stack-empty = Dort liegt kein Würfel, auf den du stapeln könntest.
no-stack-match = An diesem Tisch muss ein gestapelter Würfel das Zeichen des Feldes zeigen: { $symbol }.
no-training-power = Du hast nicht die Kraft, auf einem Zutatenfeld zu zähmen.
no-trains-anyway = Das ist ein Wesenfeld: Dort zähmst du ohnehin.
no-creature-left = Es ist kein Wesen mehr da, das du zähmen könntest.
no-power-dear = Diese Kraft kostet { $cost }, und so viel hast du nicht.
no-side-down = Das Feld ist auf der anderen Seite des Dorfs.
no-wrong-element = Das { $symbol }feld nimmt nur einen Elementwürfel, der { $symbol } zeigt.
no-element-used = Auf dem { $symbol }feld lag in dieser Runde schon ein Würfel.
no-forests-only = Zwängen, verdecken, stapeln und zurückholen geht nur in Wäldern. Leg deinen Würfel hier einfach hin.
no-creature-yours = { $creature } gehört nicht zu deinen gezähmten Wesen.
no-die-space = { $creature } hat keinen Platz für einen Würfel.
no-other-dice = { $creature } nimmt nur { $forage ->
    [yes] Sammelwürfel
   *[no] Elementwürfel
}.
no-creature-laden = Auf { $creature } liegt schon ein Würfel.
no-step = In deinem Zug legst du einen Würfel, braust, trinkst, drehst Elementwürfel oder beendest den Zug.
no-pass = Leg erst einen Würfel: Passen geht nicht.
no-brewed-already = Du hast in diesem Zug schon einen Trank gebraut.
no-die-left = Du hast keine Würfel mehr: An diesem Tisch kannst du dann weder brauen noch trinken.
no-potion-reach = { $potion } liegt weder im Markt noch bei deinen vorgemerkten Tränken.
no-cannot-pay = { $n ->
    [one] Dir fehlt 1 Zutat
   *[other] Dir fehlen { $n } Zutaten
}, und als Ersatz hast du { $berries }.
no-drunk-already = Du hast in diesem Zug schon einen Trank getrunken.
no-potion-hand = { $potion } hast du nicht auf der Hand.
no-effect = { $potion } würde gerade nichts bewirken.
no-turns-element = Ein Elementwürfel wird auf ein anderes Element gedreht.
no-just-turned = Diesen Würfel hast du eben erst gedreht. Tu erst etwas anderes.
no-turner = Keines deiner gezähmten Wesen dreht Würfel auf { $to }.
no-pay-first = Bezahl erst { $potion }.
no-such-tokens = So viel davon hast du nicht.
no-overpaid = Das ist mehr, als { $potion } kostet: { $goods }.
no-underpaid = Das reicht nicht. { $potion } kostet { $goods }.
no-resolve-first = Führ erst aus, was dein Würfel noch erlaubt.
no-trains = Du darfst gerade kein Wesen zähmen.
no-on-top = { $creature } liegt nicht oben auf dem Stapel.
no-berry-choice = Eine Beere kann man nie nach Wahl sammeln: Nimm ein Kraut, einen Pilz oder einen Kristall.
no-berry-instead = Du kannst hier keine Beere nehmen, statt zu zähmen.
no-gather = Du darfst gerade nichts nach Wahl sammeln.
no-exchange = Es gibt nichts zu tauschen.
no-exchange-much = Du darfst höchstens { $n ->
    [one] 1 Zutat
   *[other] { $n } Zutaten
} tauschen.
no-uneven = Du nimmst so viele Marken, wie du gibst.
no-same-type = Tausch Zutaten gegen andere, nicht gegen dieselben.
no-clear = Gerade sind keine Elementwürfel wegzunehmen.
no-elements-there = In { $forest } liegt kein Elementwürfel.
no-clears-one = An diesem Tisch räumt das Feuerfeld einen Wald: Nenn ihn.
no-clears-all = An diesem Tisch räumt das Feuerfeld alle Wälder auf einmal.
no-reserve = Gerade ist kein Trank vorzumerken.
no-scorching = Du darfst gerade nichts versengen.
no-scorchable = Versengen lässt sich nur ein Feld eines ausliegenden Waldes.
no-scorched-already = Das Feld ist schon versengt.
no-scorch-die = Auf { $place } liegt ein Würfel: Versengen lässt sich nur ein freies Feld.
no-scorch-token = Es ist keine Brandmarke mehr da.
no-moving = Du darfst gerade keinen Würfel verschieben.
no-must-train = Du hast fürs Zähmen bezahlt: Wähl jetzt ein Wesen.
no-decline = Darauf kannst du gerade nicht verzichten.
no-reserve-first = Merk erst einen Trank vor: den aufgedeckten oder einen aus dem Markt.
no-cannot-reserve = { $potion } ist weder aufgedeckt noch im Markt.
no-release-first = Du hast ein Wesen zu viel: Lass erst eines frei.
no-cannot-release = { $creature } gehört nicht zu deinen gezähmten Wesen.
no-effect-first = Führ erst aus, was { $potion } bewirkt.
no-same-face = Ein Würfel wird auf eine andere seiner eigenen Seiten gedreht.
no-dice-pool = Nicht alle diese Würfel hast du noch übrig.
no-die-there = So ein Würfel liegt dort nicht.
no-only-forage-moves = Verschieben lassen sich nur Sammelwürfel.
no-moves-forest = Der Würfel kommt nur auf ein freies Waldfeld.
no-moves-any = Der Würfel kommt auf ein freies Waldfeld oder auf ein offenes Dorffeld.
no-any-to-any = Ein Würfel auf einem offenen Dorffeld kommt nur in einen Wald.
no-only-forage-swaps = Vertauschen lassen sich nur Sammelwürfel.
no-symbols = Die beiden Würfel müssen dasselbe Zeichen zeigen.
no-same-owner = Beide Würfel gehören derselben Person: Vertauschen würde nichts ändern.
no-only-element = Dieser Trank nimmt nur Elementwürfel weg.
no-only-own = Nur einer deiner eigenen gelegten Sammelwürfel kommt zurück.
no-choose-first = Wähl erst eine Figur.
no-character-taken = { $character } wird schon gespielt.
no-claim-first = Erobere einen Wald, in dem du gleichauf liegst, oder verzichte.
no-tied = In { $forest } liegst du nicht gleichauf vorn.
no-trade-first = Handle mit { $creature } oder verzichte.
no-such-trade = So handelt { $creature } nicht.
no-chance = Der Zufall macht gerade etwas anderes.
no-forest-deck = { $forest } ist nicht im Waldstapel.
no-potion-deck = { $potion } ist nicht im Trankstapel.
no-pile = { $creature } ist nicht im Stapel.
no-such-seat = So einen Platz gibt es nicht.
no-deal = { $character } kann dort nicht ausgeteilt werden.
no-other-roll = Gerade werden andere Würfel geworfen.

## What was not understood

misread-verb = „{ $text }“ ist nicht zu verstehen. Du kannst so anfangen: { $verbs }.
misread-form = Schreib es so: { $form }.
misread-such = „{ $word }“ ist { $what ->
    [face] keine Seite eines Würfels: Es gibt grove (Hain), crag (Fels), mire (Moor), water (Wasser), fire (Feuer) und wind (Wind)
    [ingredient] keine Zutat: Es gibt herb (Kraut), shroom (Pilz) und crystal (Kristall)
    [character] keine Figur dieses Spiels
    [item] nichts, worauf man verzichten kann: Es gibt train, exchange, clear, scorch, move, claim und trade
    [potion] kein Trank dieses Spiels
    [creature] kein Wesen dieses Spiels
    [forest] kein Wald dieses Spiels
    [mode] keine Art, einen Würfel zu legen
    [die] kein Würfel auf dem Tisch
    [seat] kein Platz
   *[place] kein Platz für einen Würfel
}. { $form }
misread-number = Auf eine Zahl folgt, was gemeint ist, wie in „2 herb“. { $form }
misread-many = So viele Marken hat niemand. { $form }
misread-tokens = Nenn die Marken, wie in „2 herb 1 berry“. { $form }
misread-berries = Beeren nehmen am Tausch nicht teil. { $form }
misread-types = Gehandelt werden nur Marken einer Art, auch zusammen mit Beeren. { $form }
misread-dice = Nenn Würfel, die du übrig hast: höchstens 4 Sammelwürfel und 2 Elementwürfel. { $form }

form-place = place WÜRFEL ORT, und dahinter, wenn du es meinst: force herb (oder eine andere Zutat oder berry), over, return, stack, train
form-brew = brew TRANK
form-drink = drink TRANK
form-turn = turn ELEMENT ELEMENT
form-end = end, wenn du den Zug beendest
form-pay = pay 2 herb 1 berry, also bezahlen
form-train = train WESEN
form-take = take berry, also eine Beere nehmen
form-gather = gather ZUTAT
form-exchange = exchange 1 herb for 1 crystal, also tauschen
form-clear = clear WALD oder clear all
form-reveal = reveal, also aufdecken
form-scorch = scorch FELD
form-move = move WÜRFEL ORT
form-decline = decline, und dahinter train, exchange, clear, scorch, move, claim oder trade
form-reserve = reserve TRANK
form-release = release WESEN
form-change = change SEITE SEITE
form-reroll = reroll SEITEN
form-swap = swap WÜRFEL WÜRFEL
form-remove = remove WÜRFEL
form-return = return WÜRFEL
form-claim = claim WALD
form-trade = trade 2 herb 1 berry, also handeln
form-choose = choose FIGUR
form-chance = ein Ergebnis des Zufalls, wie Aufzeichnungen es schreiben

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
control-one = { $who-is ->
    [you] Du würdest ihn erobern
   *[other] { $who } würde ihn erobern
}
control-nobody = Noch niemand da
control-elements = Die Elementwürfel sind mehr
control-matched = { $who-is ->
    [you] Elementwürfel gleichauf mit dir
   *[other] Elementwürfel gleichauf mit { $who }
}
called-you = du
control-tied = Gleichstand: { $who }
space-name = { $symbol }-{ $gives-stem }feld
space-goods = Ein passender Würfel sammelt hier { $goods }. Jeder andere Sammelwürfel lässt sich hineinzwängen.
space-creature = Ein passender Würfel zähmt hier ein Wesen. Jeder andere Sammelwürfel lässt sich hineinzwängen.
space-scorched = Versengt: Niemand kann das Feld in dieser Runde nutzen.
die-covered = Verdeckt: Er zählt nicht für die Mehrheit.
die-in-pool = { $face }würfel
die-forage = Kommt auf ein Waldfeld mit diesem Zeichen, gezwängt auf jedes andere, oder auf ein offenes Dorffeld.
die-water = Kommt auf jedes freie Waldfeld und sammelt dort zwei mehr, oder auf das Wasserfeld des Dorfs.
die-fire = Kommt auf jedes Waldfeld, sogar über einen Würfel, oder auf das Feuerfeld des Dorfs.
die-wind = Kommt auf jedes freie Waldfeld, an die Stelle eines deiner Würfel, den du zurücknimmst, oder auf das Windfeld des Dorfs.
turn-to = auf { $face } drehen
end-turn = Zug beenden
stall-any =
    { $side ->
        [left] Linkes
       *[right] Rechtes
    } offenes Feld
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
drunk-already = Du hast in diesem Zug schon einen Trank getrunken.
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
die-yours =
    { $case ->
        [name] dein { $face }würfel
        [nom] dein { $face }würfel
        [dat] deinem { $face }würfel
       *[acc] deinen { $face }würfel
    }
die-own =
    { $case ->
        [name] eigener { $face }würfel
        [nom] der eigene { $face }würfel
        [dat] dem eigenen { $face }würfel
       *[acc] den eigenen { $face }würfel
    }
die-owned =
    { $case ->
        [name] { $face }würfel von { $who }
        [nom] der { $face }würfel von { $who }
        [dat] dem { $face }würfel von { $who }
       *[acc] den { $face }würfel von { $who }
    }
die-element =
    { $case ->
        [name] { $face }würfel
        [nom] der { $face }würfel
        [dat] dem { $face }würfel
       *[acc] den { $face }würfel
    }
die-unknown =
    { $case ->
        [name] der Würfel
        [nom] der Würfel
        [dat] dem Würfel
       *[acc] den Würfel
    }
die-on = { $die } auf { $place }
die-on-any = { $die } auf einem offenen Dorffeld
die-back =
    { $nth ->
        [0] deinen Würfel dort
        [1] deinen zweiten Würfel von oben dort
        [2] deinen dritten Würfel von oben dort
       *[3] deinen vierten Würfel von oben dort
    }
die-for =
    { $nth ->
        [0] deines Würfels
        [1] deines zweiten Würfels von oben
        [2] deines dritten Würfels von oben
       *[3] deines vierten Würfels von oben
    }
dice-of-face = { $n } { $face }würfel
dice-of-faces = { $faces }
for-sale = { $potion } für { $cost }, { $points }
# Where a die lies takes the dative, where it goes the accusative.
place-forest =
    { $case ->
        [dat] dem { $symbol }-{ $gives-stem }feld von { $forest }
       *[acc] das { $symbol }-{ $gives-stem }feld von { $forest }
    }
place-forest-nth =
    { $case ->
        [dat] dem { $nth }. { $symbol }-{ $gives-stem }feld von { $forest }
       *[acc] das { $nth }. { $symbol }-{ $gives-stem }feld von { $forest }
    }
place-any =
    { $case ->
        [dat] dem { $side ->
            [left] linken
           *[right] rechten
        } offenen Dorffeld
       *[acc] das { $side ->
            [left] linke
           *[right] rechte
        } offene Dorffeld
    }
place-element =
    { $case ->
        [dat] dem { $element }feld des Dorfs
       *[acc] das { $element }feld des Dorfs
    }
place-creature-card =
    { $case ->
        [dat] dem Wesen { $creature }
       *[acc] das Wesen { $creature }
    }
place-own-creature =
    { $case ->
        [dat] deinem Wesen { $creature }
       *[acc] dein Wesen { $creature }
    }

## Names

face-grove = Hain
face-crag = Fels
face-mire = Moor
face-water = Wasser
face-fire = Feuer
face-wind = Wind

gives-herb = Kraut
    .stem = Kräuter
gives-shroom = Pilz
    .stem = Pilz
gives-crystal = Kristall
    .stem = Kristall
gives-creature = Wesen
    .stem = Wesen

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

## Rules help

head-side = Seite
head-space = Feld
head-does = was es bringt
head-known = bekannt aus
head-name = Name
head-power = Kraft
head-cost = Preis
head-points = Punkte
head-drunk = beim Trinken
head-seasons = Jahreszeit
head-spaces = Felder
head-players = Personen
head-option = Option
head-usual = sonst
head-meaning = was sie bedeutet
pile-of = Der { $season-stem }stapel:
village-any =
    { $side ->
        [left] linkes
       *[right] rechtes
    } offenes Feld
village-element = { $element }feld
season = { $season }
space-in-table = { $symbol }-{ $gives }
players-from =
    { $n ->
        [2] 2 bis 4
        [3] 3 oder 4
       *[4] 4
    }
status-rulebook = Anleitung
status-sourced = veröffentlichte Seiten
status-inferred = erschlossen
status-reconstructed = rekonstruiert
status-own = eigene Daten
counts = In den Daten, die in Gebrauch sind, sind { $reconstructed } von { $all } Karten und Feldern rekonstruiert und { $inferred } erschlossen; { $sourced } stammen von veröffentlichten Seiten, { $rulebook } aus der Anleitung und { $own } aus eigenen Daten.
usual-on = an
usual-off = aus

## Options

option-character-powers = Kräfte der Figuren
    .doc = Jede Figur hat ihre eigene Kraft. Die Anleitung überlässt das dem Tisch und rät, die Kräfte in der ersten Partie wegzulassen.
option-character-assignment = Verteilung der Figuren
    .doc = Die Figuren werden verlost oder der Reihe nach gewählt; wer beginnt, wählt zuerst. Die Anleitung erlaubt beides.
    .random = verlost
    .choose = gewählt
option-first-player = Wer beginnt
    .doc = Wer den ersten Zug macht: ausgelost, oder wer auf dem genannten Platz sitzt. In der Anleitung ist es, wer zuletzt Tee oder Kaffee gekocht hat.
    .random = ausgelost
option-day-fire-scope = Feuerfeld bei Tag
    .doc = Das Feuerfeld des Dorfs räumt bei Tag die Elementwürfel aus einem Wald deiner Wahl oder aus allen. Die Anleitung zeigt das Feld nicht, und veröffentlichte Seiten widersprechen sich; üblich ist ein Wald.
    .one-forest = ein Wald
    .all-forests = alle Wälder
option-lyric-trained-limit = Gezähmte Wesen von Lyric
    .doc = Wie viele gezähmte Wesen Lyric behalten darf; nur mit den Kräften der Figuren von Bedeutung. Nach der Anleitung behält niemand mehr als 3, aber die Kraft von Lyric spricht davon, beim fünften eines freizulassen, was 4 hieße. Wörtlich nach der allgemeinen Regel sind es 3.
option-stack-power-needs-matching-symbol = Lello stapelt nur passend
    .doc = Lello darf einen Würfel nur auf ein Feld stapeln, das sein Zeichen zeigt; nur mit den Kräften der Figuren von Bedeutung. Die Anleitung erlaubt jeden Würfel dort und nennt kein Zeichen, wörtlich also: aus.
option-returned-die-keeps-face = Zurückgeholte Würfel bleiben, wie sie sind
    .doc = Ein Würfel, den du zurückholst, behält seine Seite; sonst wird er sofort neu geworfen. Die Anleitung sagt es nicht, verbietet aber, ohne eine Kraft neu zu würfeln: an.
option-move-potion-targets = Wohin Tränke verschieben
    .doc = Wohin ein Trank einen Würfel verschieben darf: in einen Wald oder auf ein offenes Dorffeld, oder nur in einen Wald. Die Anleitung spricht von einem anderen freien Feld, ohne einen Ort zu nennen; wörtlich sind das nicht nur Wälder.
    .forest-or-any-die-space = Wald oder offenes Dorffeld
    .forest-only = nur Wald
option-brew-drink-after-last-die = Brauen und Trinken nach dem letzten Würfel
    .doc = In dem Zug, in dem du deinen letzten Würfel legst, darfst du noch brauen und trinken. Ein Satz der Anleitung verlangt dafür einen Würfel, den man noch legen kann; ein anderer lässt die Schritte eines Zuges in jeder Reihenfolge zu und nur einen Zug ausfallen, der ohne Würfel beginnt: an. Aus ist die wörtliche Lesart des ersten Satzes.
option-train-vp-counts-itself = Zähmpunkte auch für sich selbst
    .doc = Ein Wesen, das Punkte fürs Zähmen bringt, bringt sie auch für die eigene Zähmung. Die Anleitung schweigt dazu; üblich ist aus, da die Kraft erst wirkt, wenn das Wesen gezähmt ist.
option-wind-under-cover = Wind holt auch verdeckte Würfel
    .doc = Ein Windwürfel darf jeden deiner Würfel aus einem Stapel zurückbringen, auch einen verdeckten, und nimmt dort seine Stelle ein. Die Anleitung nennt ein Feld, auf das du früher einen Würfel gelegt hast, was wörtlich auch verdeckte meint; aus verlangt, dass dein Würfel oben liegt.
option-freed-element-space-reusable = Geräumte Elementfelder wieder nutzbar
    .doc = Ein Elementfeld des Dorfs lässt sich in derselben Runde wieder nutzen, sobald sein Würfel weg ist. Die Anleitung erlaubt je Runde einen Würfel, wenn keine besondere Kraft das ändert; ob das Wegnehmen so eine Kraft ist, bleibt offen. Aus ist die strengere, wörtliche Lesart.
option-open-hands = Offene Hände
    .doc = Alle sehen die Tränke auf jeder Hand. In der Anleitung sind Hände verdeckt, obwohl jeder Trank beim Brauen offen lag: aus.
