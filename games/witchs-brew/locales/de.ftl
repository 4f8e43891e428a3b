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
any-drops = { $n } Tropfen
gold = { $n } Gold
price = { $drops } und { $gold } Gold
points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
worth = { $points }
worth-raven = { $points } und ein Rabe
vials =
    { $n ->
        [one] 1 Phiole
       *[other] { $n } Phiolen
    }

## Fragen

ask-choose-you =
    Durchgang { $set }: Wähl { $n } Rollen für deine Hand.{ $others ->
        [0] { "" }
        [one] { " " }{ $who } wählt auch noch.
       *[other] { " " }{ $who } wählen auch noch.
    }
ask-choose =
    Durchgang { $set }: { $others ->
        [one] { $who } wählt { $n } Rollen.
       *[other] { $who } wählen je { $n } Rollen.
    }
ask-call =
    { $who-is ->
        [you] Du beginnst Runde { $round }: Ruf eine deiner Rollen aus.
       *[other] { $who } beginnt Runde { $round } und ruft eine Rolle aus.
    }
ask-answer =
    { $who-is ->
        [you] Du hast auch { $role-den }: Nimmst du { $holder } die Rolle ab, oder begnügst du dich mit der Gunst?
       *[other] { $who } hat auch { $role-den } und nimmt { $holder-is ->
            [you] dir
           *[other] { $holder }
        } die Rolle ab oder begnügt sich mit der Gunst.
    }
ask-action =
    { $who-is ->
        [you] Du hast { $role-den } gewonnen und darfst die volle Aktion nutzen.
       *[other] { $who } hat { $role-den } gewonnen und darf die volle Aktion nutzen.
    }
ask-favor =
    { $who-is ->
        [you] Du hast dich begnügt und darfst die Gunst { $role-des } nutzen.
       *[other] { $who } hat sich begnügt und darf die Gunst { $role-des } nutzen.
    }
ask-bottle =
    { $who-is ->
        [you] Du hast gebraut und darfst noch einen Tropfen in eine Phiole füllen.
       *[other] { $who } hat gebraut und darf noch einen Tropfen in eine Phiole füllen.
    }
ask-give =
    { $who-is ->
        [you] Du musst { $drops } fürs { $shelf } abgeben: welche?
       *[other] { $who } muss { $drops } fürs { $shelf } abgeben.
    }
ask-add =
    { $who-is ->
        [you] Du darfst Eigenes auf das { $shelf } legen: Es { $missing ->
            [one] fehlt noch 1.
           *[other] fehlen noch { $missing }.
        }
       *[other] { $who } darf etwas auf das { $shelf } legen: Es { $missing ->
            [one] fehlt noch 1.
           *[other] fehlen noch { $missing }.
        }
    }

## Rollen: was sie tun

action-alchemist = 1 Tropfen gegen 5 Gold
action-fortune-teller = 1 Gold gegen 2 Phiolen
action-assistant = 1 Gold gegen 3 beliebige Tropfen
action-brewer = der oberste { $metal }kessel ({ $points }) für { $price }
action-brewer-none = nichts, denn es gibt keinen { $metal }kessel mehr
action-warlock = { $spell } wirken
action-warlock-manual = { $spell } wirken oder 1 Gold nehmen
action-cutpurse = ein Drittel vom Gold jedes anderen fürs Goldregal
action-begging-monk = ein Viertel der Tropfen jedes anderen fürs Zutatenregal
favor-drop = 1 { $colour-er } Tropfen
favor-any-drop = 1 Tropfen beliebiger Farbe
favor-alchemist = 1 Tropfen gegen 2 Gold
favor-fortune-teller = 1 Gold gegen 1 Phiole
favor-assistant = 1 Gold gegen 1 beliebigen Tropfen
favor-cutpurse = du verlierst 1 Gold weniger
favor-begging-monk = du verlierst 1 Tropfen weniger

## Wahlmöglichkeiten

explain-keep = Behalte deine Tropfen.
explain-nothing-action = Lass die volle Aktion { $role-des } ungenutzt.
explain-nothing-favor = Lass die Gunst { $role-des } ungenutzt.
explain-choose = Nimm für diesen Durchgang auf die Hand: { $roles }.
explain-call = Ruf { $role-den } aus und beanspruche die volle Aktion: { $action }.
explain-call-none = Ruf { $role-den } aus. Die volle Aktion bringt { $action }.
explain-claim-none = Übernimm { $role-den }. Die volle Aktion bringt { $action }.
explain-claim = Übernimm { $role-den }: { $action }, wenn nach dir niemand dasselbe tut.
explain-claim-last = Übernimm { $role-den }: { $action }. Das kann dir niemand mehr nehmen.
explain-settle = Lass es geschehen und begnüg dich mit der Gunst: { $favor }.
explain-settle-cutpurse = Lass es geschehen und begnüg dich mit der Gunst: Wird gesammelt, verlierst du { $loss } Gold statt { $share }.
explain-settle-begging-monk =
    Lass es geschehen und begnüg dich mit der Gunst: Wird gesammelt, verlierst du { $loss ->
        [0] keinen Tropfen
       *[other] { $loss } Tropfen
    } statt { $share }.
explain-settle-safe-cutpurse = Lass es geschehen und begnüg dich mit der Gunst. Mit weniger als 3 Gold kannst du keins verlieren, also bringt sie dir nichts.
explain-settle-safe-begging-monk = Lass es geschehen und begnüg dich mit der Gunst. Mit weniger als 4 Tropfen kannst du keinen verlieren, also bringt sie dir nichts.
warn-favor = { $sentence } { $unable } Die Gunst brächte dir nichts.
warn-action = { $sentence } { $unable } So, wie es steht, brächte sie dir nichts.
explain-gather = Nimm { $drops }.
explain-sell = Tausche { $drops } gegen { $gold } Gold.
explain-trade = Tausche 1 Gold gegen { $vials }, das gibt { $points }.
explain-buy = Tausche 1 Gold gegen { $drops }.
explain-brew = Zahle { $price } für den obersten { $metal }kessel: { $worth }.
explain-bottle = Fülle { $drops } in 1 Phiole, das gibt 1 Punkt.
explain-take-gold = Nimm 1 Gold.
explain-copia = Wirke COPIA und nimm { $drops }.
explain-cast = Wirke { $spell } und zahle { $drops } für den obersten { $metal }kessel: { $worth }.
explain-vials = Wirke { $spell } und tausche { $drops } gegen 2 Phiolen, das gibt 2 Punkte.
explain-collect-full = Sammle bei den anderen { $what } ein: Damit ist das { $shelf } voll, und du nimmst es für { $worth }.
explain-collect = Sammle bei den anderen { $what } fürs { $shelf } ein; danach { $missing ->
        [one] fehlt noch 1.
       *[other] fehlen noch { $missing }.
    }
explain-collect-nothing = Niemand hat genug, um etwas abzugeben, aber du darfst Eigenes auf das { $shelf } legen; es { $missing ->
        [one] fehlt 1.
       *[other] fehlen { $missing }.
    }
explain-give = Gib { $drops } ab.
explain-add-nothing = Leg nichts dazu und lass das { $shelf } für später.
explain-add = Leg { $what } dazu und lass das { $shelf } für später.
explain-add-all = Leg { $what } dazu und nimm das { $shelf }: { $worth }.
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

told-first =
    { $who-is ->
        [you] Du beginnst das Spiel.
       *[other] { $who } beginnt das Spiel.
    }
told-spell = Der Spruch { $spell } wird aufgedeckt.
told-raven =
    Ein Rabe wird aufgedeckt: { $n ->
        [one] der erste.
       *[other] Nummer { $n }.
    }
told-set =
    Durchgang { $set } beginnt. Der Spruch heißt { $spell }, und { $who-is ->
        [you] du fängst an.
       *[other] { $who } fängt an.
    }
told-chose =
    { $who-is ->
        [you] Du wählst: { $roles }.
       *[other] { $who } wählt: { $roles }.
    }
told-chose-unseen =
    { $who-is ->
        [you] Du hast gewählt.
       *[other] { $who } hat gewählt.
    }
told-dealt =
    { $who-is ->
        [you] Du bekommst auf die Hand: { $roles }.
       *[other] { $who } bekommt auf die Hand: { $roles }.
    }
told-dealt-unseen =
    { $who-is ->
        [you] Du bekommst Rollen auf die Hand.
       *[other] { $who } bekommt Rollen auf die Hand.
    }
told-called =
    Runde { $round }: { $who-is ->
        [you] Du sagst: „Ich bin { $role-der }!“
       *[other] { $who } sagt: „Ich bin { $role-der }!“
    }
told-passed =
    { $who-is ->
        [you] Du passt.
       *[other] { $who } passt.
    }
told-laid-open =
    { $who-is ->
        [you] Du hast auch { $role-den }.
       *[other] { $who } hat auch { $role-den }.
    }
told-claimed =
    { $who-is ->
        [you] Du nimmst { $from } die Rolle ab: „Ich bin { $role-der }!“
       *[other] { $who } nimmt { $from-is ->
            [you] dir
           *[other] { $from }
        } die Rolle ab: „Ich bin { $role-der }!“
    }
told-so-be-it =
    { $who-is ->
        [you] Du sagst: „So sei es!“
       *[other] { $who } sagt: „So sei es!“
    }
told-won =
    { $who-is ->
        [you] Du gewinnst { $role-den }.
       *[other] { $who } gewinnt { $role-den }.
    }
told-abstained =
    { $who-is ->
        [you] Du lässt { $role-den } ungenutzt.
       *[other] { $who } lässt { $role-den } ungenutzt.
    }
told-gathered =
    { $who-is ->
        [you] Du nimmst { $drops }.
       *[other] { $who } nimmt { $drops }.
    }
told-sold =
    { $who-is ->
        [you] Du tauschst { $drops } gegen { $gold } Gold.
       *[other] { $who } tauscht { $drops } gegen { $gold } Gold.
    }
told-traded =
    { $who-is ->
        [you] Du tauschst 1 Gold gegen { $vials }.
       *[other] { $who } tauscht 1 Gold gegen { $vials }.
    }
told-bought =
    { $who-is ->
        [you] Du tauschst 1 Gold gegen { $drops }.
       *[other] { $who } tauscht 1 Gold gegen { $drops }.
    }
told-brewed =
    { $who-is ->
        [you] Du zahlst { $price } für einen { $metal }kessel: { $worth }.
       *[other] { $who } zahlt { $price } für einen { $metal }kessel: { $worth }.
    }
told-bottled =
    { $who-is ->
        [you] Du füllst { $drops } in eine Phiole.
       *[other] { $who } füllt { $drops } in eine Phiole.
    }
told-took-gold =
    { $who-is ->
        [you] Du nimmst 1 Gold.
       *[other] { $who } nimmt 1 Gold.
    }
told-copia =
    { $who-is ->
        [you] Du wirkst COPIA und nimmst { $drops }.
       *[other] { $who } wirkt COPIA und nimmt { $drops }.
    }
told-cast =
    { $who-is ->
        [you] Du wirkst { $spell } und zahlst { $drops } für einen { $metal }kessel: { $worth }.
       *[other] { $who } wirkt { $spell } und zahlt { $drops } für einen { $metal }kessel: { $worth }.
    }
told-vials =
    { $who-is ->
        [you] Du wirkst { $spell } und tauschst { $drops } gegen 2 Phiolen.
       *[other] { $who } wirkt { $spell } und tauscht { $drops } gegen 2 Phiolen.
    }
told-collected =
    { $who-is ->
        [you] Du sammelst fürs { $shelf }.
       *[other] { $who } sammelt fürs { $shelf }.
    }
told-gave =
    { $who-is ->
        [you] Du gibst { $what } ab.
       *[other] { $who } gibt { $what } ab.
    }
told-added-nothing =
    { $who-is ->
        [you] Du legst nichts dazu.
       *[other] { $who } legt nichts dazu.
    }
told-added =
    { $who-is ->
        [you] Du legst { $what } dazu.
       *[other] { $who } legt { $what } dazu.
    }
told-shelf-stored =
    { $who-is ->
        [you] Du nimmst das { $shelf }: { $worth } für das, was darauf liegt.
       *[other] { $who } nimmt das { $shelf }: { $worth } für das, was darauf liegt.
    }
told-shelf-taken =
    { $who-is ->
        [you] Du nimmst das { $shelf }: { $worth }.
       *[other] { $who } nimmt das { $shelf }: { $worth }.
    }
told-shelf-stays = Das { $shelf } bleibt stehen, mit { $tokens } von { $required } darauf.
told-discarded =
    { $who-is ->
        [you] Du legst ungespielt ab: { $roles }.
       *[other] { $who } legt ungespielt ab: { $roles }.
    }
told-discarded-unseen =
    { $who } legt { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ungespielt ab.
told-set-ended = Durchgang { $set } ist zu Ende.
told-shown =
    { $who-is ->
        [you] Du zeigst { $potions ->
            [one] 1 Trankkarte
           *[other] { $potions } Trankkarten
        } und { $vials }.
       *[other] { $who } zeigt { $potions ->
            [one] 1 Trankkarte
           *[other] { $potions } Trankkarten
        } und { $vials }.
    }
told-over =
    Das Spiel endet nach { $sets ->
        [one] 1 Durchgang
       *[other] { $sets } Durchgängen
    }, mit { $ravens ->
        [one] 1 Raben
       *[other] { $ravens } Raben
    }.

## Warum mit einer Rolle nichts anzufangen ist

unable-drop =
    { $who-is ->
        [you] Du hast keinen Tropfen für { $role-den }.
       *[other] { $who } hat keinen Tropfen für { $role-den }.
    }
unable-gold =
    { $who-is ->
        [you] Du hast kein Gold für { $role-den }.
       *[other] { $who } hat kein Gold für { $role-den }.
    }
unable-cauldron =
    Für { $who-is ->
        [you] dich
       *[other] { $who }
    } ist kein { $metal }kessel mehr da.
unable-price =
    { $who-is ->
        [you] Du kannst { $price } für den obersten { $metal }kessel nicht zahlen.
       *[other] { $who } kann { $price } für den obersten { $metal }kessel nicht zahlen.
    }
unable-drop-for =
    { $who-is ->
        [you] Du hast keinen { $colour-en } Tropfen für { $spell }.
       *[other] { $who } hat keinen { $colour-en } Tropfen für { $spell }.
    }
unable-drops-for =
    { $who-is ->
        [you] Du hast weniger Tropfen, als { $spell } verlangt: { $n }.
       *[other] { $who } hat weniger Tropfen, als { $spell } verlangt: { $n }.
    }
unable-any-cauldron =
    { $who-is ->
        [you] Du hast für keinen der obersten Kessel die Tropfen, die OPTIO verlangt.
       *[other] { $who } hat für keinen der obersten Kessel die Tropfen, die OPTIO verlangt.
    }
unable-shelf =
    Für { $who-is ->
        [you] dich
       *[other] { $who }
    } ist kein { $shelf } mehr da.
unable-loot =
    Fürs { $shelf } ist nichts zu holen, und { $who-is ->
        [you] du hast nichts dazuzulegen.
       *[other] { $who } hat nichts dazuzulegen.
    }

## Ablehnungen

no-not-asked = Du bist nicht an der Reihe.
no-other-chance = Der Zufall zieht jetzt etwas anderes.
no-seat = Diesen Platz gibt es am Tisch nicht.
no-spell-seen = { $spell } ist schon aufgedeckt worden.
no-raven = Hier kann kein Rabe aufgedeckt werden.
no-not-in-deck = Die Karte { $role } liegt nicht im Stapel der ausgeschlossenen Rollen.
no-dealt-in-turn = Erst bekommt jemand anderes Karten.
no-not-in-pile = Diese Hand kommt nicht aus diesem Stapel.
no-choose-first = Wähl erst { $n } Rollen für diesen Durchgang.
no-excluded = In diesem Durchgang darf niemand { $role-den } wählen.
no-hand-size =
    Wähl genau { $n } verschiedene Rollen; genannt hast du { $named ->
        [0] keine.
       *[other] { $named }.
    }
no-hand-chosen = Deine Hand für diesen Durchgang ist schon gewählt, und dabei bleibt es.
no-hand-dealt = Nach dem Handbuch werden die Rollen ausgeteilt und nicht gewählt.
no-call-first = Du beginnst die Runde: Ruf erst eine Rolle aus deiner Hand aus.
no-starter-passes = Du beginnst die Runde und kannst nicht passen: Ruf eine Rolle aus deiner Hand aus.
no-starter-settles = Du beginnst die Runde, also kannst du dich nicht begnügen: Ruf eine Rolle aus deiner Hand aus.
no-called-before = In diesem Durchgang ist { $role-der } schon ausgerufen worden.
no-not-in-hand = Du hast { $role-den } nicht auf der Hand.
no-other-role = Ausgerufen ist { $called-der }, nicht { $named-der }.
no-holder-passes = Du hast { $role-den } und kannst nicht passen: Übernimm die Rolle, oder sag „So sei es!“
no-answer-first = Antworte erst: Übernimm { $role-den }, oder sag „So sei es!“
no-answered-action = Du hast { $role-den } schon gewonnen: Nutz jetzt die volle Aktion, oder verzichte.
no-answered-favor = Du hast dich schon begnügt: Nutz jetzt die Gunst { $role-des }, oder verzichte.
no-other-action = Das kann { $role-der } nicht.
no-other-action-of = Das kann { $doer-der }, nicht { $role-der }.
no-other-colour = Hier gibt es nur { $colour-e } Tropfen.
no-drop = Du hast keinen { $colour-en } Tropfen.
no-take-exactly = Nimm genau { $n } Tropfen, egal welche, oder verzichte.
no-other-metal = Hier gibt es nur den obersten { $metal }kessel.
no-gold-is-the-favor = Das Gold ist die Gunst des Hexenmeisters: Du hast ihn gewonnen und kannst nur den Spruch wirken oder verzichten.
no-favor-casts = Nur wer den Hexenmeister gewinnt, wirkt den Spruch; deine Gunst ist 1 Gold.
no-other-spell = Der Spruch dieses Durchgangs ist { $current }, nicht { $named }.
no-cauldron = Es gibt keinen { $metal }kessel mehr.
no-spell-costs = Mit { $spell } kostet der Kessel genau { $n } Tropfen, egal welche.
no-not-owned = Diese Tropfen hast du nicht.
no-cannot-pay = Du hast die Tropfen nicht, die der oberste { $metal }kessel zeigt.
no-brew-first = Brau erst den { $metal }kessel: Danach darfst du noch einen Tropfen in eine Phiole füllen.
no-bottle-after = Ein Tropfen wird nur gleich nach dem Brauen mit Zauberer, Hexe oder Druide zur Phiole.
no-one-cauldron = Du hast gebraut: Mehr als ein Kessel geht nicht.
no-bottle-or-keep = Du hast gebraut: Füll noch einen Tropfen in eine Phiole, oder behalte deine Tropfen.
no-collect-first = Sammle erst bei den anderen: Danach darfst du Eigenes auf das { $shelf } legen.
no-shelf-to-fill = Auf ein Regal legt nur etwas, wer Beutelschneider oder Bettelmönch gewonnen und gesammelt hat.
no-nothing-to-give = Niemand will Tropfen von dir.
no-must-give = Du musst { $n } deiner Tropfen abgeben.
no-give-exactly = Du musst genau { $n } Tropfen abgeben, nicht { $named }.
no-say-gold = Sag, wie viel Gold du auf das Goldregal legst; 0 ist erlaubt.
no-say-drops = Sag, welche Tropfen du auf das Zutatenregal legst; keine sind auch erlaubt.
no-overpays =
    Es { $missing ->
        [one] fehlt nur 1
       *[other] fehlen nur { $missing }
    }; mehr darfst du nicht dazulegen.
no-not-that-much-gold = So viel Gold hast du nicht.
no-not-that-many-drops = Diese Tropfen hast du nicht, um sie dazuzulegen.

## Was verstanden worden wäre

misread = „{ $text }“ ist nicht zu verstehen. Schreib eins davon: { $forms }.
misread-verb = „{ $text }“ ist nicht zu verstehen. Geschrieben wird es so: { $forms }.
misread-word = „{ $word }“ gibt es nicht als { $kind }; möglich sind { $names }.
misread-twice = Eine Rolle ist doppelt genannt.
misread-number = So viele Tropfen oder so viel Gold gibt es nicht.
kind-role = Rolle
kind-colour = Farbe
kind-metal = Metall
kind-spell = Spruch

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
ravens-text =
    { $n ->
        [one] Das Spiel endet mit dem Durchgang, in dem jemand einen Trank mit Raben nimmt.
       *[other] Das Spiel endet mit dem Durchgang, in dem alle zusammen { $n } Tränke mit Raben haben.
    }
ravens-text-manual =
    { $n ->
        [one] Das Spiel endet, wenn zwischen zwei Durchgängen eine Rabenkarte aufgedeckt wird.
       *[other] Das Spiel endet, wenn zwischen zwei Durchgängen die { $n }. Rabenkarte aufgedeckt wird.
    }
cauldrons = { $metal }{"\u00AD"}kessel
cauldron = { $metal }{"\u00AD"}kessel
cauldron-text = { $worth }. Ihn braut { $role-der }; mancher Spruch nimmt ihn auch.
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

## Regelhilfe

number =
    { $n ->
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
       *[other] zehn
    }
cost-part = { $n } { $colour }
cauldron-cell = { $worth }, für { $cost }{ $mark }
shelf-cell = { $worth }, braucht { $need }{ $mark }
values-reconstructed = Die Werte mit ° sind **rekonstruiert**: Die gedruckten sind nicht veröffentlicht, also sind diese so gemacht, dass alles Veröffentlichte stimmt. Wer das Spiel besitzt, kann eintragen, was auf den Karten steht.
values-known = Alle diese Werte stehen auf den Karten oder sind veröffentlicht.
option-values = Zur Wahl: { $values }.
option-range = Von { $least } bis { $most }.

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
    .doc = Welche der beiden veröffentlichten Regeln gelten. Die Spielregel liegt der Schachtel bei: Alle wählen ihre fünf Rollen selbst. Das später erschienene Handbuch teilt die Rollen aus, lässt Regale nach dem zählen, was darauf liegt, und endet durch Rabenkarten.
    .rulebook = die Spielregel
    .reference-manual = das Handbuch
option-start-player = Erster Startspieler
    .doc = Wer den ersten Durchgang beginnt: ausgelost, oder ein bestimmter Platz. Die Spielregel lässt jede Art der Auswahl zu; nach dem Handbuch wird ausgelost.
    .random = ausgelost
option-role-exclusion = Ausgeschlossene Rollen
    .doc = Die Variante der Spielregel für 3 oder 4 Spieler: Vor jedem Durchgang werden Rollen aus einer unbenutzten Farbe aufgedeckt (zwei zu dritt, eine zu viert), die niemand wählen darf. Ohne die Variante stehen immer alle zwölf Rollen zur Wahl.
option-memory = Aus dem Gedächtnis
    .doc = Verdeckte Tränke, Phiolen und Punkte der anderen werden nicht angezeigt, so wie am Tisch: Merk sie dir. Üblicherweise werden sie angezeigt, denn sie folgen aus dem, was alle sehen konnten.
option-spell-metals = Metalle von STRIX und SANATIO
    .doc = Die Spielregel nennt SANATIO und STRIX in einem Satz und dann einen Eisen- oder Silberkessel, ohne zu sagen, was wozu gehört. Nach ihren Namen nimmt STRIX (die Hexe) Eisen und SANATIO (die Heilung) Silber; wörtlich, in der Reihenfolge der Wörter, wäre es umgekehrt. Das Handbuch ist eindeutig: STRIX nimmt Silber, SANATIO Eisen.
    .by-name = wie die Namen sagen
    .by-order = umgekehrt
option-open-spells = Offene Reihenfolge der Sprüche
    .doc = Zeigt von Anfang an, in welcher Reihenfolge die acht Sprüche kommen. Nach der Spielregel liegt ihr Stapel offen, gesehen wird aber nur die oberste Karte; darum ist das sonst aus. Nur mit der Spielregel.
option-set-limit = Höchstzahl der Durchgänge
    .doc = Nach so vielen Durchgängen endet das Spiel spätestens und wird gewertet. Die Spielregel kennt keine Grenze; diese ist nur für den Fall da, dass niemand je einen Raben nimmt.
option-manual-deal = Handbuch: Austeilen
    .doc = Nach dem Handbuch bleiben unbenutzte Karten bis zum nächsten Mischen draußen, doch dann gäbe es keine fünf neuen mehr. Wir verstehen darunter die fünf ausgeteilten: Sie bleiben draußen, bis weniger als fünf übrig sind. Oder alle zwölf werden für jeden Durchgang gemischt.
    .cycle = Ausgeteiltes bleibt draußen
    .fresh = jedes Mal alle zwölf
option-manual-next-starter = Handbuch: nächste Runde
    .doc = Das Handbuch lässt den nächsten Spieler im Uhrzeigersinn die nächste Runde beginnen und sagt nicht, von wem aus gezählt wird: vom Gewinner der Runde, wie hier üblich, oder von dem, der sie begonnen hat.
    .left-of-winner = links vom Gewinner
    .left-of-starter = links vom Startspieler
option-manual-set-end = Handbuch: Ende des Durchgangs
    .doc = Das Handbuch beendet den Durchgang, wenn alle fünf Rollen beansprucht sind: wörtlich also nach fünf Runden, und was dann noch auf der Hand ist, wird ungesehen abgelegt. Weil selten alle dieselben Rollen haben, geht der Durchgang hier üblicherweise weiter, bis alle Hände leer sind, wie nach der Spielregel.
    .hands-empty = wenn alle Hände leer sind
    .five-rounds = nach fünf Runden
option-manual-red-discount = Handbuch: Nachlass der roten Rollen
    .doc = Nach dem Handbuch zahlt jeder, der eine rote Karte spielt, eins weniger. Üblicherweise gilt das hier auch für den Gewinner, dessen Regal dann eins weniger braucht als gedruckt, denn so steht es in der Fragenliste; oder es gilt nur für die, die etwas abgeben.
    .all = auch für den Gewinner
    .victims = nur für die Zahlenden
option-manual-unpayable-favor = Handbuch: Gunst, die du nicht zahlen kannst
    .doc = Darfst du dich mit einer Gunst begnügen, die du nicht zahlen kannst? Wörtlich verbietet es das Handbuch, sagt aber nicht, was stattdessen geschieht. Üblicherweise darfst du es hier, und sie bringt dir nichts, wie nach der Spielregel; oder du musst die Rolle dann übernehmen.
    .nothing = ist erlaubt und bringt nichts
    .must-challenge = ist nicht erlaubt
