# Was das Spiel auf Deutsch sagt, und wie seine Karten, Farben und Optionen heißen.
# Karten stehen in Sätzen im Akkusativ mit Artikel („den Flügel der Eule (6)“), auf Knöpfen, in Aufzählungen von Blättern und
# Stichen und in Ausrufen mit ihrem bloßen Namen. Karten fremder Kartensätze behalten überall ihren Namen.
#
# $who nennt jemanden, $who-is sagt, ob die Leserin gemeint ist. $lessers zählt mehrere im Satz auf, $lessers-first am
# Satzanfang, und $lessers-are sagt, ob die Leserin allein (you) oder mit anderen (with-you) gemeint ist, oder eine andere (one)
# oder mehrere andere (several).

you = du
you-first = Du

## Prompts

must-bid = { $who-is ->
        [you] Beide anderen haben in der letzten Runde des Bietens gepasst: Du musst { $low } oder { $high } bieten.
       *[other] Beide anderen haben in der letzten Runde des Bietens gepasst: { $who } muss { $low } oder { $high } bieten.
    }
may-bid = { $who-is ->
        [you] Du darfst passen oder bieten: { $low } oder { $high }.
       *[other] { $who } darf passen oder bieten: { $low } oder { $high }.
    }
may-raise = { $lead-is ->
        [you] Du hast { $low } geboten.
       *[other] { $lead } hat { $low } geboten.
    } { $who-is ->
        [you] Du darfst auf { $high } erhöhen oder passen.
       *[other] { $who } darf auf { $high } erhöhen oder passen.
    }
to-give = { $who-are ->
        [you] Such zwei Karten aus, die du nach links weitergibst.
        [with-you] { $who-first } gebt je zwei Karten nach links weiter.
        [one] { $who } gibt zwei Karten nach links weiter.
       *[several] { $who } geben je zwei Karten nach links weiter.
    }
to-discard = { $who-are ->
        [you] Such eine Karte aus, die du für diese Runde ablegst.
        [with-you] { $who-first } legt je eine Karte ab.
        [one] { $who } legt eine Karte ab.
       *[several] { $who } legen je eine Karte ab.
    }
to-lead = { $lead-is ->
        [you] Spiel zu Stich { $trick } an: eine Karte offen, eine verdeckt.
       *[other] { $lead } spielt zu Stich { $trick } an: eine Karte offen, eine verdeckt.
    }
to-play = { $lead-is ->
        [you] Du hast { $card } angespielt.
       *[other] { $lead } hat { $card } angespielt.
    } { $who-is ->
        [you] Bediene die Farbe ({ $suit }), wenn du kannst; sonst spiel eine beliebige Karte.
       *[other] { $who } bedient die Farbe ({ $suit }) oder spielt, wenn das nicht geht, eine beliebige Karte.
    }
to-play-or-pass = { $lead-is ->
        [you] Du hast { $card } angespielt.
       *[other] { $lead } hat { $card } angespielt.
    } { $who-is ->
        [you] Bediene die Farbe ({ $suit }), wenn du kannst; sonst spiel eine beliebige Karte, oder passe und spiel zuletzt.
       *[other] { $who } bedient die Farbe ({ $suit }) oder darf, wenn das nicht geht, eine beliebige Karte spielen oder passen und zuletzt spielen.
    }
to-play-hidden = { $lead-is ->
        [you] Du hast { $card } angespielt, ein Auge.
       *[other] { $lead } hat { $card } angespielt, ein Auge.
    } { $who-is ->
        [you] Du spielst verdeckt: Bediene die Farbe ({ $suit }), wenn du kannst; sonst spiel eine beliebige Karte.
       *[other] { $who } spielt verdeckt.
    }
to-play-hidden-or-pass = { $lead-is ->
        [you] Du hast { $card } angespielt, ein Auge.
       *[other] { $lead } hat { $card } angespielt, ein Auge.
    } { $who-is ->
        [you] Du spielst verdeckt: Bediene die Farbe ({ $suit }), wenn du kannst; sonst spiel eine beliebige Karte, oder passe und spiel zuletzt.
       *[other] { $who } spielt verdeckt oder passt, wenn die Farbe ({ $suit }) fehlt, und spielt dann zuletzt.
    }
to-play-last = { $who-is ->
        [you] Du hast gepasst und spielst jetzt zuletzt: eine beliebige Karte.
       *[other] { $who } hat gepasst und spielt jetzt eine Karte.
    }
to-take-back = { $who-is ->
        [you] Du hast den Stich gewonnen: Nimm heimlich eine deiner beiden Karten zurück.
       *[other] { $who } hat den Stich gewonnen und nimmt heimlich eine der beiden Karten zurück.
    }
to-propose = { $who-is ->
        [you] Eure Seite hat den Stich gewonnen: Schlag vor, welche Karte { $lead } zurückbekommt.
       *[other] { $who } schlägt vor, welche Karte { $lead-is ->
            [you] du zurückbekommst
           *[other] { $lead } zurückbekommt
        }.
    }
to-answer = { $who-is ->
        [you] { $partner } schlägt vor, dass { $lead } { $card } zurückbekommt. Stimm zu, oder nenn die andere Karte.
       *[other] { $who } darf zustimmen, dass { $lead-is ->
            [you] du { $card } zurückbekommst
           *[other] { $lead } { $card } zurückbekommt
        }, oder die andere Karte nennen.
    }

## Choices: what the button says

pass = Passen
hold-back = Passen und zuletzt spielen
bid = { $bid } bieten
raise = Auf { $bid } erhöhen
give = Diese 2 an { $who } geben
give-with-elixir = Diese und das Elixier an { $who } geben
discard = { $card } ablegen
lead = { $up } offen, { $down } verdeckt
take-back = { $card } zurücknehmen
propose = { $card } zurückgeben
accept = Ja, { $card }
name-other = Nein, { $card }

## Choices: what they mean

explain-pass = Passe. Bleibt es am Ende bei einem Gebot von { $low }, darfst du noch auf { $high } erhöhen.
explain-no-raise = Passe: Von dir aus bleibt es beim Gebot von { $bid }.
explain-hold-back = Passe und spiel zuletzt. Damit wissen alle, dass du keine Karte der angespielten Farbe ({ $suit }) hast.
explain-bid-high = Biete { $bid }: Du bist sofort die Oberhexe und musst genau { $bid } der { $tricks } Stiche gewinnen.
explain-bid-low = Biete { $bid }: Wenn niemand auf { $high } erhöht, bist du die Oberhexe und musst genau { $bid } der { $tricks } Stiche gewinnen.
explain-give = Gib { $who } { $cards }.
explain-discard = Leg { $card } für diese Runde verdeckt ab.
explain-lead = Spiel { $up } offen an und { $down } verdeckt: Zusammen sind sie { $worth } wert.
explain-lead-eye = Spiel { $up } offen an und { $down } verdeckt: Zusammen sind sie { $worth } wert. Es ist ein Auge, also spielen die anderen verdeckt.
explain-play = Spiel { $card }.
explain-play-hidden = Spiel { $card } verdeckt.
explain-play-with = Spiel { $card } neben { $other }: zusammen { $worth } wert.
explain-take-back = Nimm { $card } zurück auf die Hand; die anderen sehen nicht, welche Karte es ist.
explain-propose = Schlag vor, dass { $lead } { $card } zurückbekommt.
explain-accept = Stimm zu: { $lead } bekommt { $card } zurück.
explain-name = Widersprich: { $lead } bekommt { $card } zurück.
explain-deal = Das entscheidet der Zufall.
ends-made = Damit endet die Runde: { $lead-is ->
        [you] Du hast wie geboten genau { $bid } gewonnen und bekommst { $lead-gets ->
            [one] 1 Schicksalsmarke
           *[other] { $lead-gets } Schicksalsmarken
        }.
       *[other] { $lead } hat wie geboten genau { $bid } gewonnen und bekommt { $lead-gets ->
            [one] 1 Schicksalsmarke
           *[other] { $lead-gets } Schicksalsmarken
        }.
    }
ends-missed = Damit endet die Runde: { $lead-is ->
        [you] Du hast
       *[other] { $lead } hat
    } { $tricks ->
        [0] keinen Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    } gewonnen, aber { $bid } geboten, und { $lessers } { $lessers-are ->
        [with-you] bekommt
       *[several] bekommen
    } je { $lessers-get ->
        [one] 1 Schicksalsmarke
       *[other] { $lessers-get } Schicksalsmarken
    }.

## Log

dealt = Runde { $round }: { $who-is ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $cards }.
dealt-unseen = Runde { $round }: { $who-is ->
        [you] Du bekommst ein Blatt.
       *[other] { $who } bekommt ein Blatt.
    }
elixir-with = { $who-is ->
        [you] Du hast das Elixier.
       *[other] { $who } hat das Elixier.
    }
passed = { $who-is ->
        [you] Du passt.
       *[other] { $who } passt.
    }
bids = { $who-is ->
        [you] Du bietest { $bid }.
       *[other] { $who } bietet { $bid }.
    }
raises = { $who-is ->
        [you] Du erhöhst auf { $bid }.
       *[other] { $who } erhöht auf { $bid }.
    }
passing-began = Niemand hat geboten, also geben alle zwei Karten nach links weiter (Weitergabe { $passing } von höchstens { $passings }).
gift-chosen = { $who-is ->
        [you] Du gibst { $to } { $cards }.
       *[other] { $who } gibt { $to-is ->
            [you] dir
           *[other] { $to }
        } { $cards }.
    }
gift-chosen-unseen = { $who-is ->
        [you] Du hast zwei Karten für { $to } ausgesucht.
       *[other] { $who } hat zwei Karten für { $to-is ->
            [you] dich
           *[other] { $to }
        } ausgesucht.
    }
gave = { $who-is ->
        [you] Du gibst
       *[other] { $who } gibt
    } { $to-is ->
        [you] dir
       *[other] { $to }
    } { $cards }.
gave-unseen = { $who-is ->
        [you] Du gibst
       *[other] { $who } gibt
    } { $to-is ->
        [you] dir
       *[other] { $to }
    } zwei Karten.
lead-fixed = { $who-is ->
        [you] Du bist die Oberhexe und musst
       *[other] { $who } ist die Oberhexe und muss
    } genau { $bid ->
        [one] einen Stich
       *[other] { $bid } Stiche
    } gewinnen.
discarded = { $who-is ->
        [you] Du legst { $card } ab.
       *[other] { $who } legt { $card } ab.
    }
discarded-unseen = { $who-is ->
        [you] Du legst eine Karte ab.
       *[other] { $who } legt verdeckt eine Karte ab.
    }
led = Stich { $trick }: { $who-is ->
        [you] Du spielst { $up } an und verdeckst { $down }.
       *[other] { $who } spielt { $up } an und verdeckt { $down }.
    }
led-unseen = Stich { $trick }: { $who-is ->
        [you] Du spielst { $up } an und dazu verdeckt eine Karte.
       *[other] { $who } spielt { $up } an und dazu verdeckt eine Karte.
    }
held = { $who-is ->
        [you] Du kannst nicht bedienen und passt, um zuletzt zu spielen.
       *[other] { $who } kann nicht bedienen und passt, um zuletzt zu spielen.
    }
played = { $who-is ->
        [you] Du spielst { $card }.
       *[other] { $who } spielt { $card }.
    }
played-hidden = { $who-is ->
        [you] Du spielst { $card } verdeckt.
       *[other] { $who } spielt { $card } verdeckt.
    }
played-unseen = { $who-is ->
        [you] Du spielst eine Karte verdeckt.
       *[other] { $who } spielt eine Karte verdeckt.
    }
revealed = { $lead-is ->
        [you] Du zeigst
       *[other] { $lead } zeigt
    } { $lead-cards }, Wert { $lead-worth }; { $lessers } { $lessers-cards }, Wert { $lessers-worth }. { $verdict }
lead-wins = { $lead-is ->
        [you] Du gewinnst den Stich.
       *[other] { $lead } gewinnt den Stich.
    }
tie = { $lead-is ->
        [you] Bei Gleichstand gewinnt die Oberhexe: Der Stich geht an dich.
       *[other] Bei Gleichstand gewinnt die Oberhexe: Der Stich geht an { $lead }.
    }
lessers-win = { $lessers-are ->
        [with-you] { $lessers-first } gewinnt den Stich.
       *[several] { $lessers-first } gewinnen den Stich.
    }
took-back = { $who-is ->
        [you] Du nimmst heimlich { $card } zurück.
       *[other] { $who } nimmt heimlich { $card } zurück.
    }
took-back-unseen = { $who-is ->
        [you] Du nimmst eine der beiden Karten zurück.
       *[other] { $who } nimmt heimlich eine der beiden Karten zurück.
    }
went-back = Das Elixier ist verbraucht; { $who-is ->
        [you] du bekommst
       *[other] { $who } bekommt
    } { $card } zurück.
proposed = { $who-is ->
        [you] Du schlägst vor,
       *[other] { $who } schlägt vor,
    } dass { $lead-is ->
        [you] du { $card } zurückbekommst
       *[other] { $lead } { $card } zurückbekommt
    }.
accepted = { $who-is ->
        [you] Du stimmst zu:
       *[other] { $who } stimmt zu:
    } { $lead-is ->
        [you] Du bekommst
       *[other] { $lead } bekommt
    } { $card } zurück.
named-other = { $who-is ->
        [you] Du widersprichst:
       *[other] { $who } widerspricht:
    } { $lead-is ->
        [you] Du bekommst
       *[other] { $lead } bekommt
    } { $card } zurück.
collected = Stiche bisher: { $lead-tricks } für { $lead-is ->
        [you] dich
       *[other] { $lead }
    }, { $lessers-tricks } für { $lessers-are ->
        [with-you] euch beide
       *[several] { $lessers }
    }.
bid-made = Runde { $round }: { $lead-is ->
        [you] Du hast wie geboten genau { $bid ->
            [one] einen Stich
           *[other] { $bid } Stiche
        } gewonnen und bekommst
       *[other] { $lead } hat wie geboten genau { $bid ->
            [one] einen Stich
           *[other] { $bid } Stiche
        } gewonnen und bekommt
    } { $lead-gets ->
        [one] 1 Schicksalsmarke
       *[other] { $lead-gets } Schicksalsmarken
    }. Schicksalsmarken jetzt: { $fate }.
bid-missed = Runde { $round }: { $lead-is ->
        [you] Du hast
       *[other] { $lead } hat
    } { $tricks ->
        [0] keinen Stich
        [one] nur einen Stich
       *[other] { $tricks } Stiche
    } gewonnen, aber { $bid } geboten, und { $lessers } { $lessers-are ->
        [with-you] bekommt
       *[several] bekommen
    } je { $lessers-get ->
        [one] 1 Schicksalsmarke
       *[other] { $lessers-get } Schicksalsmarken
    }. Schicksalsmarken jetzt: { $fate }.
fate-of = { $who-is ->
        [you] du { $tokens }
       *[other] { $who } { $tokens }
    }
shown = Alles wird aufgedeckt: { $what }.
shown-discard = { $who-is ->
        [you] du hattest { $card } abgelegt
       *[other] { $who } hatte { $card } abgelegt
    }
shown-hand = { $who-is ->
        [you] du hast noch { $cards } auf der Hand
       *[other] { $who } hat noch { $cards } auf der Hand
    }
shown-pile = im Stapel von Stich { $pile } liegen { $cards }
game-over = Das Spiel endet nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }. { $winners-are ->
        [you] Du hast gewonnen!
        [with-you] { $winners-first } teilt euch den Sieg!
        [one] { $winners } hat gewonnen!
       *[several] { $winners } teilen sich den Sieg!
    }

## Why not

not-your-turn = Du hast gerade nichts zu entscheiden.
nothing-to-decide = Es ist gerade nichts zu entscheiden.
hand-is-due = Jetzt wird ein Blatt ausgeteilt.
others-hand-is-due = { $who-are ->
        [you] Zuerst bekommst du ein Blatt.
       *[one] Zuerst bekommt { $who } ein Blatt.
    }
no-such-hand = Das ist kein Blatt aus den Karten, die übrig sind.
auction-is-on = Zuerst wird geboten: Passe, biete { $low } oder biete { $high }.
no-such-bid = Ein Gebot von { $bid } gibt es nicht, nur { $low } und { $high }.
bid-you-must = Beide anderen haben in der letzten Runde des Bietens gepasst, du darfst also nicht passen: Biete { $low } oder { $high }.
bid-already = { $low } ist schon geboten. Erhöhe auf { $high }, oder passe.
raise-or-pass = Geboten sind { $low }: Erhöhe auf { $high }, oder passe.
gift-is-due = Niemand hat geboten, also geben alle zwei Karten nach links weiter, und niemand darf ablehnen. Such deine zwei aus.
not-two = Gib genau zwei Karten weiter, nicht { $cards }.
elixir-goes-along = Du hast das Elixier, also muss es unter den zwei Karten sein, die du weitergibst.
discard-is-due = Zuerst legt jede Unterhexe eine Karte ab. Such deine aus.
not-held = Du hast { $cards } nicht auf der Hand.
lead-is-due = Du spielst an, und zwar zwei Karten: eine offen und eine andere verdeckt.
same-card-twice = Das ist zweimal dieselbe Karte. Zeig die eine und verdeck eine andere.
elixir-face-up = Das Elixier darf nicht die offene Karte sein, wohl aber die verdeckte.
one-card-only = Zwei Karten spielt nur die Oberhexe. Du spielst eine.
card-is-due = Du musst jetzt eine Karte zum Stich spielen.
card-or-pass-is-due = Du musst jetzt eine Karte zum Stich spielen, oder passen und zuletzt spielen.
must-follow = Mit { $card } bedienst du nicht. Du hast eine Karte der angespielten Farbe ({ $suit }) und musst so eine spielen.
cannot-pass-with = Passen darfst du nur ohne eine Karte der angespielten Farbe ({ $suit }), und du hast eine.
no-pass-on-eye = An diesem Tisch darf niemand passen, wenn ein Auge angespielt ist: Spiel eine beliebige Karte.
second-never-passes = Die zweite Unterhexe darf nie passen: Spiel eine Karte.
passed-already = Du hast schon gepasst; jetzt spielst du eine Karte.
take-back-is-due = Du hast den Stich gewonnen: Nimm zuerst eine deiner beiden Karten zurück.
proposal-is-due = Eure Seite hat den Stich gewonnen: Schlag zuerst vor, welche der beiden Karten die Oberhexe zurückbekommt.
answer-is-due = Deine Partnerin hat eine Karte vorgeschlagen: Stimm zu, oder nenn die andere.
is-proposed = Deine Partnerin hat { $card } schon vorgeschlagen: Stimm zu, oder nenn die andere Karte.
not-of-the-pair = { $card } kann nicht zurückgehen, nur eine der beiden Karten der Oberhexe: { $cards }.

## What would have been understood

no-verb = „{ $text }“ verstehe ich nicht. Das kannst du tippen: pass, bid { $low }, bid { $high }, give KARTE KARTE, discard KARTE, play KARTE with KARTE (die Oberhexe: die erste offen, die zweite verdeckt), play KARTE, take-back KARTE, propose KARTE, accept, name KARTE. Eine Karte tippst du mit ihrem Namen, auch auf Deutsch, wie in { $example }.
no-card = Eine Karte „{ $word }“ gibt es nicht. Tipp eine Karte mit ihrem Namen, auch auf Deutsch, wie in { $example }.
card-twice = { $card } ist zweimal genannt.
no-outcome = „{ $text }“ ist kein Blatt.
form-bid = Tipp bid { $low } oder bid { $high }.
form-give = Tipp give und zwei Karten, wie in: give { $example } und elixier.
form-discard = Tipp discard und eine Karte, wie in: discard { $example }.
form-play = Tipp play und eine Karte, wie in: play { $example }. Die Oberhexe spielt zwei, die erste offen und die zweite verdeckt, wie in: play { $example } with elixier.
form-take-back = Tipp take-back und eine Karte, wie in: take-back { $example }.
form-propose = Tipp propose und eine Karte, wie in: propose { $example }.
form-name = Tipp name und eine Karte, wie in: name { $example }.

## What players say

says-pass = Ich passe
says-bid = Ich biete { $bid }!
says-exactly = Ich gewinne genau { $bid }!
says-eye = Das Auge ruht auf euch!
says-void = Ich kann nicht bedienen …
says-return = { $card } zurückgeben?

## Table

round = Runde
trick = Stich
trick-of = { $trick } von { $tricks }
passings = Weitergaben
goal = Schicksalsmarken zum Sieg
crystal-ball = Kristallkugel
the-crystal-ball = Die Kristallkugel
ball-clear = Noch hat niemand geboten.
ball-bid = { $who-is ->
        [you] Du hast { $bid } geboten.
       *[other] { $who } hat { $bid } geboten.
    }
ball-exactly = { $who-is ->
        [you] Du musst
       *[other] { $who } muss
    } genau { $bid ->
        [one] einen Stich
       *[other] { $bid } Stiche
    } gewinnen.
may-be-bid = Was du bieten darfst
lead-pair = Die Oberhexe
lesser-pair = Die Unterhexen
eye-watches = das Auge wacht
place-passed = { $who-is ->
        [you] Du hast gepasst und spielst zuletzt
       *[other] { $who } hat gepasst und spielt zuletzt
    }
place-empty = { $who-is ->
        [you] Du hast noch nicht gespielt
       *[other] { $who } hat noch nicht gespielt
    }
worth = Wert { $worth }
worth-doubled = Das Elixier verdoppelt: 2 × { $high }.
worth-ranks = Gleicher Rang: { $low } + { $high }.
worth-suit = Gleiche Farbe: { $low } + { $high }.
worth-higher = Weder Rang noch Farbe gleich: Die höhere zählt, { $high }.
wins = gewinnt den Stich
wins-tie = gewinnt den Stich: Bei Gleichstand gewinnt die Oberhexe
last-trick = letzter Stich
back-in-hand = wieder auf der Hand
trick-number = Stich { $trick }
pile-played = { $lead } gegen { $lessers }.
tricks-lead = Stiche der Oberhexe
tricks-lessers = Stiche der Unterhexen
tricks-due = Die Oberhexe muss genau { $bid } der { $tricks } Stiche gewinnen, keinen mehr und keinen weniger.

## Players

mark-lead = Oberhexe
mark-lesser = Unterhexe
mark-elixir = hat das Elixier
mark-chosen = hat gewählt
mark-void = ohne
your-hand = Deine Hand
hand = Hand
put-away = Abgelegt
hiding = Verdeckt dazugelegt
hide = { $card } verdecken

## Cards

a-card = Eine Karte
a-card-face-down = Eine verdeckte Karte
a-card-put-away = Eine abgelegte Karte
rank = Rang
ranks = Ränge
part = Teil
suit = Farbe
face-down = verdeckt
to-be-given = wird weitergegeben
to-be-discarded = wird abgelegt
received-from = von
text-elixir = Es verdoppelt den Rang der Karte daneben. Offen darf es nicht angespielt werden.
text-card = Neben einer anderen Karte dieser Farbe ({ $suit }) oder vom Rang { $rank } zählen beide Ränge zusammen, neben jeder anderen nur der höhere.
text-eye = Neben einer anderen Karte dieser Farbe ({ $suit }) oder vom Rang { $rank } zählen beide Ränge zusammen, neben jeder anderen nur der höhere. Wird es offen angespielt, spielen die Unterhexen verdeckt.
why-not-face-up = Das Elixier darf nicht die offene Karte sein, wohl aber die verdeckte.
why-goes-along = Du hast das Elixier, also geht es auf jeden Fall mit.
why-follow = Du hast eine Karte der angespielten Farbe ({ $suit }) und musst so eine spielen.

## Player aid

aid = Die Karten
aid-suit = { $suit } { $ranks }
aid-elixir = Elixier: verdoppelt die andere Karte
aid-ranks = Die Ränge: { $ranks }
aid-reconstructed = Die Regel nennt nicht, welche Ränge jede Farbe hat: Dieser Kartensatz ist nachgebaut.
head-suit = Farbe
head-ranks = Ränge
head-cards = ihre Karten
head-rank = Rang
head-name = Name

## Rules help

deck-reconstructed = **Die Ränge sind nachgebaut.** Die Regel sagt, dass jede Farbe ihre eigenen Ränge hat, nennt sie aber nur auf der Spielhilfe, die uns nicht vorliegt. Diese hier sind so gewählt, dass alles stimmt, was die Regel sonst sagt: Die 2 ist ein Auge, es gibt einen Flügel und eine Zunge der Eule und eine Zunge des Hundes, und ihre Beispiele gehen auf. Wer das Spiel besitzt, kann die gedruckten Ränge in einer eigenen Datei eintragen.
deck-own = Diese Ränge stammen aus einer eigenen Datei.
deck-known = Diese Ränge sind die der gedruckten Karten.
option-line = **{ $title }** (üblich: { $usual }). { $doc }
switched-on = an
switched-off = aus
fate-tokens = { $number ->
        [one] 1 Schicksalsmarke
       *[other] { $number } Schicksalsmarken
    }

## Table talk

signal-win = Lass uns diesen Stich gewinnen.
signal-lose = Lass uns diesen Stich verlieren.
signal-none = Zeichen zurücknehmen
talk-signals = Solange die Runde läuft, haben die Unterhexen zwei Zeichen zum Stich, die alle sehen, und reden sonst nicht.
talk-closed = Die Unterhexen sagen einander nichts, bis die Runde gewertet ist.
talk-closed-to-all = Vom Austeilen an redet niemand, bis die Oberhexe feststeht: Jede kann noch Unterhexe werden.

## Names of cards; all parts of all animals, whichever of them a deck has

card-eye-of-owl = Auge der Eule
    .den = das Auge der Eule
card-tongue-of-owl = Zunge der Eule
    .den = die Zunge der Eule
card-toe-of-owl = Zehe der Eule
    .den = die Zehe der Eule
card-fang-of-owl = Zahn der Eule
    .den = den Zahn der Eule
card-wing-of-owl = Flügel der Eule
    .den = den Flügel der Eule
card-eye-of-dog = Auge des Hundes
    .den = das Auge des Hundes
card-tongue-of-dog = Zunge des Hundes
    .den = die Zunge des Hundes
card-toe-of-dog = Zehe des Hundes
    .den = die Zehe des Hundes
card-fang-of-dog = Zahn des Hundes
    .den = den Zahn des Hundes
card-wing-of-dog = Flügel des Hundes
    .den = den Flügel des Hundes
card-eye-of-newt = Auge des Molchs
    .den = das Auge des Molchs
card-tongue-of-newt = Zunge des Molchs
    .den = die Zunge des Molchs
card-toe-of-newt = Zehe des Molchs
    .den = die Zehe des Molchs
card-fang-of-newt = Zahn des Molchs
    .den = den Zahn des Molchs
card-wing-of-newt = Flügel des Molchs
    .den = den Flügel des Molchs
card-eye-of-snake = Auge der Schlange
    .den = das Auge der Schlange
card-tongue-of-snake = Zunge der Schlange
    .den = die Zunge der Schlange
card-toe-of-snake = Zehe der Schlange
    .den = die Zehe der Schlange
card-fang-of-snake = Zahn der Schlange
    .den = den Zahn der Schlange
card-wing-of-snake = Flügel der Schlange
    .den = den Flügel der Schlange
card-eye-of-bat = Auge der Fledermaus
    .den = das Auge der Fledermaus
card-tongue-of-bat = Zunge der Fledermaus
    .den = die Zunge der Fledermaus
card-toe-of-bat = Zehe der Fledermaus
    .den = die Zehe der Fledermaus
card-fang-of-bat = Zahn der Fledermaus
    .den = den Zahn der Fledermaus
card-wing-of-bat = Flügel der Fledermaus
    .den = den Flügel der Fledermaus
card-elixir = Elixier
    .den = das Elixier
card-card = Karte
    .den = die Karte

## Names of suits and ranks

suit-owl = Eule
suit-dog = Hund
suit-newt = Molch
suit-snake = Schlange
suit-bat = Fledermaus
suit-elixir = Elixier

rank-eye = Auge
rank-tongue = Zunge
rank-toe = Zehe
rank-fang = Zahn
rank-wing = Flügel

## Goods and parts of the score

good-fate = Schicksalsmarken
part-fate-tokens = Schicksalsmarken

## Options

option-raise-order = Reihenfolge beim Erhöhen
    .doc = Nach dem niedrigeren Gebot dürfen alle einmal erhöhen, im Uhrzeigersinn: entweder links von der Bieterin beginnend, die selbst zuletzt kommt, oder links von der Besitzerin des Elixiers, die dann zuletzt kommt. Die Regel gibt hier allen einen Zug und nennt keine Reihenfolge; dass die Besitzerin des Elixiers beim Bieten immer zuletzt kommt, spricht wörtlich genommen für die zweite. Üblich ist hier die erste, weil so die Bieterin den anderen antwortet.
    .from_bidder = ab der Bieterin
    .from_elixir = ab dem Elixier
option-eye-pass = Passen beim Auge
    .doc = Ob die erste Unterhexe ohne eine Karte der Farbe auch dann passen und zuletzt spielen darf, wenn ein Auge angespielt ist, oder sofort eine beliebige Karte spielen muss. Die Regel erlaubt das Passen bei jedem Anspiel und nimmt Augen nicht aus; wörtlich genommen ist es also erlaubt. Ihr Grund dafür, die Karte der Partnerin zu sehen, fällt bei verdeckten Karten aber weg.
    .allowed = erlaubt
    .forbidden = verboten
option-stop-when-decided = Ende bei Entscheidung
    .doc = Eine Runde endet, sobald die Oberhexe ihr Gebot nicht mehr genau treffen kann. Nach der Regel werden immer alle fünf Stiche gespielt, also aus; an spart Zeit und ändert kein Ergebnis.
option-reveal-after-round = Aufdecken nach der Runde
    .doc = Am Ende jeder Runde sehen alle die abgelegten Karten, die Stapel und was noch auf den Händen ist. Nach der Regel bleibt das verdeckt, also aus; an ist zum Lernen und zum Besprechen der Runde.
option-review-played = Stiche nachsehen
    .doc = Gewonnene Stiche bleiben mit dem, was gespielt wurde, zum Nachsehen liegen. Nach der Regel liegen die Stapel verdeckt, also aus, und es zählt das Gedächtnis; an ist für alle, die sich nichts merken wollen.
option-table-talk = Tischgespräch
    .doc = Ob die Unterhexen einander zeigen dürfen, dass sie den Stich gewinnen oder verlieren wollen. Die Regel lässt sie genau darüber reden und über nichts sonst, das sind die zwei Zeichen; mit nichts wird die Runde schweigend gespielt und ist für sie schwerer.
    .signals = zwei Zeichen
    .none = nichts
