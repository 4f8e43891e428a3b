# Was das Spiel auf Deutsch sagt, und wie seine Teile heißen.

## Mengen (Tropfen stehen im Akkusativ)

so-many =
    { $n ->
        [one] 1 { $colour-en }
       *[other] { $n } { $colour-e }
    }
drops =
    { $n ->
        [0] keine Tropfen
       *[other] { $heap } Tropfen
    }
gold = { $n } Gold
price = { $drops } und { $gold } Gold
worth =
    { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }
worth-raven =
    { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    } und ein Rabe

## Fragen

ask-choose =
    Durchgang { $set }: { $who } { $waiting ->
        [one] wählt
       *[other] wählen
    } { $n } Rollen.
ask-call = { $who } beginnt die Runde und ruft eine Rolle aus.
ask-answer = { $who } hat auch { $role-den }: { $holder } die Rolle abnehmen oder sich mit der Gunst begnügen?
ask-action = { $who } darf die volle Aktion { $role-des } nutzen.
ask-favor = { $who } darf die Gunst { $role-des } nutzen.
ask-bottle = { $who } darf noch einen Tropfen in eine Phiole füllen.
ask-give = { $who } muss { $n } Tropfen abgeben.
ask-add =
    { $who } darf etwas auf das { $shelf } legen; es { $missing ->
        [one] fehlt noch 1.
       *[other] fehlen noch { $missing }.
    }

## Rollen: was sie tun

action-alchemist = 1 Tropfen gegen 5 Gold
action-fortune-teller = 1 Gold gegen 2 Phiolen
action-assistant = 1 Gold gegen 3 beliebige Tropfen
action-brewer =
    der oberste { $metal }kessel ({ $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }) für { $price }
action-brewer-none = nichts, denn es gibt keinen { $metal }kessel mehr
action-warlock = { $spell } wirken
action-cutpurse = ein Drittel vom Gold aller anderen fürs Goldregal
action-begging-monk = ein Viertel der Tropfen aller anderen fürs Zutatenregal
favor-drop = 1 { $colour-er } Tropfen
favor-any-drop = 1 Tropfen beliebiger Farbe
favor-alchemist = 1 Tropfen gegen 2 Gold
favor-fortune-teller = 1 Gold gegen 1 Phiole
favor-assistant = 1 Gold gegen 1 beliebigen Tropfen
favor-thief = Du gibst eins weniger ab

## Wahlmöglichkeiten

explain-keep = Behalte deine Tropfen.
explain-nothing = Lass { $role-den } ungenutzt.
explain-choose = Nimm für diesen Durchgang auf die Hand: { $roles }.
explain-call = Ruf { $role-den } aus und beanspruche die volle Aktion: { $action }.
explain-claim = Übernimm { $role-den }: { $action }, wenn nach dir niemand dasselbe tut.
explain-settle = Lass es geschehen und begnüg dich mit der Gunst: { $favor }.
explain-gather = Nimm { $drops }.
explain-sell = Tausche { $drops } gegen { $gold } Gold.
explain-trade =
    Tausche 1 Gold gegen { $n ->
        [one] 1 Phiole
       *[other] { $n } Phiolen
    }.
explain-buy = Tausche 1 Gold gegen { $drops }.
explain-brew = Zahle { $price } für den obersten { $metal }kessel: { $worth }.
explain-bottle = Fülle { $drops } in eine Phiole.
explain-take-gold = Nimm 1 Gold.
explain-copia = Wirke COPIA und nimm { $drops }.
explain-cast = Wirke { $spell } und zahle { $drops } für den obersten { $metal }kessel: { $worth }.
explain-vials = Wirke { $spell } und tausche { $drops } gegen 2 Phiolen.
explain-collect-gold =
    Sammle bei den anderen { $n } Gold fürs Goldregal; es { $missing ->
        [one] fehlt 1.
       *[other] fehlen { $missing }.
    }
explain-collect-drops =
    Sammle bei den anderen { $n } Tropfen fürs Zutatenregal; es { $missing ->
        [one] fehlt 1.
       *[other] fehlen { $missing }.
    }
explain-give = Gib { $drops } ab.
explain-add-nothing = Leg nichts dazu und lass das { $shelf } für später.
explain-add = Leg { $what } dazu und lass das { $shelf } für später.
explain-add-all = Leg { $what } dazu und nimm das { $shelf }.
explain-chance = Das ist Sache des Zufalls.
label-hand = Behalte diese { $n }
label-call = Ruf { $role-den } aus
label-keep = Behalte deine Tropfen
label-nothing = Verzichte
label-add-nothing = Leg nichts dazu

## Was die Spieler sagen

i-am = Ich bin { $role-der }!
so-be-it = So sei es!
i-hold = Ich habe { $role-den } …
pass = Ich passe

## Verlauf

told-first = { $who } beginnt das Spiel.
told-spell = Der Spruch { $spell } wird aufgedeckt.
told-raven = Ein Rabe wird aufgedeckt: Nummer { $n }.
told-set = Durchgang { $set } beginnt. Der Spruch heißt { $spell }; { $who } fängt an.
told-chose = { $who } wählt: { $roles }.
told-chose-unseen = { $who } hat gewählt.
told-dealt = { $who } bekommt auf die Hand: { $roles }.
told-dealt-unseen = { $who } bekommt Rollen auf die Hand.
told-called = Runde { $round }: { $who } sagt: „Ich bin { $role-der }!“
told-passed = { $who } passt.
told-laid-open = { $who } hat auch { $role-den }.
told-claimed = { $who } nimmt { $from } die Rolle ab: „Ich bin { $role-der }!“
told-so-be-it = { $who } sagt: „So sei es!“
told-won = { $who } gewinnt { $role-den }.
told-abstained = { $who } lässt { $role-den } ungenutzt.
told-unable = { $who } kann { $role-den } nicht nutzen.
told-gathered = { $who } nimmt { $drops }.
told-sold = { $who } tauscht { $drops } gegen { $gold } Gold.
told-traded =
    { $who } tauscht 1 Gold gegen { $n ->
        [one] 1 Phiole
       *[other] { $n } Phiolen
    }.
told-bought = { $who } tauscht 1 Gold gegen { $drops }.
told-brewed = { $who } zahlt { $price } für einen { $metal }kessel: { $worth }.
told-bottled = { $who } füllt { $drops } in eine Phiole.
told-took-gold = { $who } nimmt 1 Gold.
told-copia = { $who } wirkt COPIA und nimmt { $drops }.
told-cast = { $who } wirkt { $spell } und zahlt { $drops } für einen { $metal }kessel: { $worth }.
told-vials = { $who } wirkt { $spell } und tauscht { $drops } gegen 2 Phiolen.
told-collected = { $who } sammelt fürs { $shelf }.
told-gave = { $who } gibt { $what } ab.
told-added-nothing = { $who } legt nichts dazu.
told-added = { $who } legt { $what } dazu.
told-shelf-stored =
    { $who } nimmt das { $shelf } mit { $n ->
        [one] 1 Stein
       *[other] { $n } Steinen
    } darauf.
told-shelf-taken = { $who } nimmt das { $shelf }: { $worth }.
told-shelf-stays = Das { $shelf } bleibt stehen, mit { $tokens } von { $required }.
told-discarded = { $who } legt ungespielt ab: { $roles }.
told-discarded-unseen =
    { $who } legt { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ungespielt ab.
told-set-ended = Durchgang { $set } endet. { $who } beginnt den nächsten.
told-shown =
    { $who } zeigt { $potions ->
        [one] 1 Trankkarte
       *[other] { $potions } Trankkarten
    } und { $vials ->
        [one] 1 Phiole
       *[other] { $vials } Phiolen
    }.
told-over =
    Das Spiel endet nach { $sets ->
        [one] 1 Durchgang
       *[other] { $sets } Durchgängen
    }, mit { $ravens } Raben.

## Tisch

fact-set = Durchgang
fact-round = Runde
fact-excluded = Ausgeschlossen
fact-points = Punkte
fact-raven = Rabe
fact-left = übrig
fact-tokens = Steine darauf
fact-need = Steine nötig
fact-when = wann
ravens = Raben
ravens-text = Das Spiel endet mit dem Durchgang, in dem der { $n }. Rabe erscheint.
cauldrons = { $metal }{"\u00AD"}kessel
cauldron = { $metal }{"\u00AD"}kessel
cauldron-text =
    { $vp ->
        [one] 1 Punkt.
       *[other] { $vp } Punkte.
    } Ihn braut { $role-der }; mancher Spruch tut es auch.
gold-shelf-text = Der Beutelschneider füllt es mit dem Gold aller anderen und bekommt es, wenn es voll ist.
ingredient-shelf-text = Der Bettelmönch füllt es mit den Tropfen aller anderen und bekommt es, wenn es voll ist.
spell-book = Zauberbuch
does-copia = Nimm 3 beliebige Tropfen.
does-optio = Nimm einen der drei obersten Kessel für die Tropfen, die er zeigt.
does-cauldron = Der oberste { $metal }kessel für so viele Tropfen, wie er zeigt, egal welche.
does-vials = Tausche { $drops } gegen 2 Phiolen.
called-role = Die ausgerufene Rolle
full-action = Volle Aktion
favor = Gunst
both-halves = Volle Aktion: { $action }. Gunst: { $favor }.
supply = Vorrat
excluded = In diesem Durchgang darf niemand { $role-den } wählen.

## Spieler

hand = Hand
your-hand = Deine Hand
your-roles = Deine zwölf Rollen
a-role = Eine Rolle
played = Gespielt
potions = Tränke
a-potion = Ein Trank
starts = beginnt
has-chosen = hat gewählt

## Namen: Rollen

role-wolf-keeper = Wolfs{"\u00AD"}hüter
    .der = der Wolfshüter
    .den = den Wolfshüter
    .des = des Wolfshüters
role-snake-hunter = Schlangen{"\u00AD"}jäger
    .der = der Schlangenjäger
    .den = den Schlangenjäger
    .des = des Schlangenjägers
role-herb-collector = Kräuter{"\u00AD"}sammlerin
    .der = die Kräutersammlerin
    .den = die Kräutersammlerin
    .des = der Kräutersammlerin
role-alchemist = Alchemist
    .der = der Alchemist
    .den = den Alchemisten
    .des = des Alchemisten
role-fortune-teller = Wahr{"\u00AD"}sagerin
    .der = die Wahrsagerin
    .den = die Wahrsagerin
    .des = der Wahrsagerin
role-assistant = Gehilfe
    .der = der Gehilfe
    .den = den Gehilfen
    .des = des Gehilfen
role-wizard = Zauberer
    .der = der Zauberer
    .den = den Zauberer
    .des = des Zauberers
role-witch = Hexe
    .der = die Hexe
    .den = die Hexe
    .des = der Hexe
role-druid = Druide
    .der = der Druide
    .den = den Druiden
    .des = des Druiden
role-warlock = Hexen{"\u00AD"}meister
    .der = der Hexenmeister
    .den = den Hexenmeister
    .des = des Hexenmeisters
role-cutpurse = Beutel{"\u00AD"}schneider
    .der = der Beutelschneider
    .den = den Beutelschneider
    .des = des Beutelschneiders
role-begging-monk = Bettel{"\u00AD"}mönch
    .der = der Bettelmönch
    .den = den Bettelmönch
    .des = des Bettelmönchs

## Namen: Kessel, Regale, Farben

metal-copper = Kupfer
metal-iron = Eisen
metal-silver = Silber
potion-gold-shelf = Gold{"\u00AD"}regal
potion-ingredient-shelf = Zutaten{"\u00AD"}regal
colour-red = rot
    .e = rote
    .en = roten
    .er = roter
colour-white = weiß
    .e = weiße
    .en = weißen
    .er = weißer
colour-green = grün
    .e = grüne
    .en = grünen
    .er = grüner

## Namen: Güter und Punkte

good-red = Wolfsblut
good-white = Schlangengift
good-green = Kräutersud
good-gold = Gold
good-vials = Phiolen
part-cauldrons = Kessel
part-shelves = Regale
part-vials = Phiolen
part-drops = Tropfen
part-gold = Gold

## Optionen

option-ruleset = Regelwerk
    .doc = Welche Regeln gelten: die Spielregel (alle wählen fünf Rollen) oder das Handbuch (fünf Rollen werden ausgeteilt).
    .rulebook = Spielregel
    .reference-manual = Handbuch
option-start-player = Startspieler
    .doc = Wer den ersten Durchgang beginnt: ausgelost, oder ein bestimmter Platz (nur mit der Spielregel).
    .random = ausgelost
option-role-exclusion = Rollen ausschließen
    .doc = Vor jedem Durchgang zwei Rollen (zu dritt) oder eine (zu viert) aufdecken, die niemand wählen darf (nur mit der Spielregel).
option-memory = Aus dem Gedächtnis
    .doc = Verdeckte Tränke, Phiolen und Punkte der anderen nicht anzeigen: Merk sie dir.
option-spell-metals = Metalle der Sprüche
    .doc = STRIX holt Eisen und SANATIO Silber (nach Namen), oder umgekehrt (nach Reihenfolge; nur mit der Spielregel).
    .by-name = nach Namen
    .by-order = nach Reihenfolge
option-open-spells = Offene Sprüche
    .doc = Die Reihenfolge aller Sprüche von Anfang an zeigen (nur mit der Spielregel).
option-set-limit = Höchstzahl der Durchgänge
    .doc = Nach so vielen Durchgängen endet das Spiel spätestens.
option-manual-deal = Handbuch: Austeilen
    .doc = Handbuch: Ausgeteilte Karten bleiben draußen, bis der Stapel nicht mehr reicht (Kreislauf), oder alle zwölf werden für jeden Durchgang gemischt.
    .cycle = Kreislauf
    .fresh = jedes Mal gemischt
option-manual-next-starter = Handbuch: nächste Runde
    .doc = Handbuch: Wer die nächste Runde beginnt.
    .left-of-winner = links vom Gewinner
    .left-of-starter = links vom Startspieler
option-manual-set-end = Handbuch: Ende des Durchgangs
    .doc = Handbuch: Ein Durchgang endet, wenn alle Hände leer sind, oder nach fünf Runden.
    .hands-empty = alle Hände leer
    .five-rounds = nach fünf Runden
option-manual-red-discount = Handbuch: roter Nachlass
    .doc = Handbuch: Wer eine rote Karte gespielt hat, gibt eins weniger ab; auch das Regal des Gewinners braucht eins weniger (alle) oder nicht (nur Opfer).
    .all = alle
    .victims = nur Opfer
option-manual-unpayable-favor = Handbuch: Gunst ohne Mittel
    .doc = Handbuch: Eine Gunst, die man nicht bezahlen kann, bringt nichts oder darf nicht gewählt werden.
    .nothing = bringt nichts
    .must-challenge = muss übernehmen
