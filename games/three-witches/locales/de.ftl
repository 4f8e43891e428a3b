# Was das Spiel auf Deutsch sagt, und wie seine Karten, Farben und Optionen heißen.
# Karten stehen in Sätzen im Akkusativ mit Artikel („den Flügel der Eule“), auf Knöpfen, in Aufzählungen von Blättern und
# Stichen und in Ausrufen mit ihrem bloßen Namen. Karten fremder Kartensätze behalten überall ihren Namen.

## Prompts

must-bid = { $who } muss { $low } oder { $high } bieten.
may-bid = { $who } darf passen oder bieten: { $low } oder { $high }.
may-raise = { $lead } hat { $low } geboten. { $who } darf auf { $high } erhöhen oder passen.
to-give = { $who } { $players ->
        [one] gibt zwei Karten
       *[other] geben je zwei Karten
    } nach links weiter.
to-discard = { $who } { $players ->
        [one] legt eine Karte
       *[other] legen je eine Karte
    } ab.
to-lead = { $lead } spielt Stich { $trick } an: eine Karte offen, eine verdeckt.
to-play = { $who } antwortet auf { $card }.
to-play-or-pass = { $who } antwortet auf { $card } oder passt, falls ohne { $suit }.
to-play-hidden = { $who } antwortet verdeckt auf { $card }.
to-play-hidden-or-pass = { $who } antwortet verdeckt auf { $card } oder passt, falls ohne { $suit }.
to-play-last = { $who } hat gepasst und spielt jetzt eine Karte.
to-take-back = { $lead } hat den Stich gewonnen und nimmt eine der beiden Karten zurück.
to-propose = { $who } schlägt vor, welche Karte { $lead } zurückbekommt.
to-answer = { $who } stimmt zu, { $card } zurückzugeben, oder nennt die andere Karte.

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

explain-pass = Passe.
explain-hold-back = Passe und spiel zuletzt. Damit wissen alle, dass du keine Karte der Farbe { $suit } hast.
explain-bid-high = Biete { $bid }: Du bist sofort die Oberhexe und musst genau { $bid ->
        [one] einen Stich
       *[other] { $bid } Stiche
    } gewinnen.
explain-bid-low = Biete { $bid }: Wenn niemand auf { $high } erhöht, musst du genau { $bid ->
        [one] einen Stich
       *[other] { $bid } Stiche
    } gewinnen.
explain-give = Gib { $who } { $cards }.
explain-discard = Leg { $card } für diese Runde verdeckt ab.
explain-lead = Spiel { $up } offen an und { $down } verdeckt: Wert { $worth }.
explain-lead-eye = Spiel { $up } offen an und { $down } verdeckt: Wert { $worth }. Ein Auge: Die anderen spielen verdeckt.
explain-play = Spiel { $card }.
explain-play-hidden = Spiel { $card } verdeckt.
explain-play-with = Spiel { $card } neben { $other }: Wert { $worth }.
explain-take-back = Nimm { $card } zurück auf die Hand; die anderen sehen nicht, welche Karte es ist.
explain-propose = Schlag vor, dass { $lead } { $card } zurückbekommt.
explain-accept = Stimm zu: { $lead } bekommt { $card } zurück.
explain-name = Widersprich: { $lead } bekommt { $card } zurück.
explain-deal = Das entscheidet der Zufall.

## Log

dealt = Runde { $round }: { $who } bekommt { $cards }.
dealt-unseen = Runde { $round }: { $who } bekommt ein Blatt.
elixir-with = { $who } hat das Elixier.
passed = { $who } passt.
bids = { $who } bietet { $bid }.
raises = { $who } erhöht auf { $bid }.
passing-began = Niemand bietet: Weitergabe { $passing }, je zwei Karten nach links.
gift-chosen = { $who } will { $cards } weitergeben.
gift-chosen-unseen = { $who } hat zwei Karten ausgesucht.
gave = { $who } gibt { $to } { $cards }.
gave-unseen = { $who } gibt { $to } zwei Karten.
lead-fixed = { $who } ist die Oberhexe und muss genau { $bid ->
        [one] einen Stich
       *[other] { $bid } Stiche
    } gewinnen.
discard-chosen = { $who } will { $card } ablegen.
discard-chosen-unseen = { $who } hat eine Karte zum Ablegen ausgesucht.
discarded = { $who } legt { $card } ab.
discarded-unseen = { $who } legt eine Karte ab.
led = Stich { $trick }: { $who } spielt { $up } an, verdeckt dazu { $down }.
led-unseen = Stich { $trick }: { $who } spielt { $up } an, dazu eine verdeckte Karte.
held = { $who } kann nicht bedienen und passt.
played = { $who } spielt { $card }.
played-hidden = { $who } spielt { $card } verdeckt.
played-unseen = { $who } spielt eine Karte verdeckt.
revealed = Oberhexe: { $lead }, Wert { $lead-worth }; Unterhexen: { $lessers }, Wert { $lessers-worth }. { $winner ->
        [lead] Die Oberhexe gewinnt
       *[lessers] Die Unterhexen gewinnen
    } den Stich.
took-back = { $who } nimmt heimlich { $card } zurück.
took-back-unseen = { $who } nimmt eine der beiden Karten zurück.
went-back = Das Elixier ist verbraucht; { $who } bekommt { $card } zurück.
proposed = { $who } schlägt vor, { $card } zurückzugeben.
accepted = { $who } stimmt zu: Die Oberhexe bekommt { $card } zurück.
named-other = { $who } widerspricht: Die Oberhexe bekommt { $card } zurück.
collected = Stiche bisher: { $lead } für die Oberhexe, { $lessers } für die Unterhexen.
bid-made = Runde { $round }: { $who } gewinnt { $tricks ->
        [one] einen Stich
       *[other] { $tricks } Stiche
    } und erfüllt das Gebot von { $bid }. Schicksalsmarken: { $fate }.
bid-missed = Runde { $round }: { $who } gewinnt { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { $tricks } Stiche
    } und verfehlt das Gebot von { $bid }. Schicksalsmarken: { $fate }.
shown = Alles wird aufgedeckt: { $what }.
shown-discard = { $who } hatte { $card } abgelegt
shown-hand = { $who } hat noch { $cards } auf der Hand
shown-pile = in Stapel { $pile } liegen { $cards }
game-over = Das Spiel endet nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }. Sieg für { $winners }.

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
ball-bid = { $who } hat { $bid } geboten.
ball-exactly = { $who } muss genau { $bid ->
        [one] einen Stich
       *[other] { $bid } Stiche
    } gewinnen.
may-be-bid = Was du bieten darfst
lead-pair = Die Oberhexe
lesser-pair = Die Unterhexen
eye-watches = das Auge wacht
place-passed = { $who } hat gepasst und spielt zuletzt
place-empty = { $who } hat noch nicht gespielt
worth = Wert { $worth }
worth-doubled = Das Elixier verdoppelt: 2 × { $high }.
worth-ranks = Gleicher Rang: { $low } + { $high }.
worth-suit = Gleiche Farbe: { $low } + { $high }.
worth-higher = Kein Paar: Die höhere zählt, { $high }.
wins = gewinnt den Stich
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
suit = Farbe
face-down = verdeckt
to-be-given = wird weitergegeben
to-be-discarded = wird abgelegt
received-from = von
text-elixir = Verdoppelt den Rang der Karte daneben. Es wird nie offen angespielt.
text-card = Neben einer zweiten Karte der Farbe { $suit } oder einer zweiten { $rank } zählen beide Ränge zusammen, sonst zählt nur der höhere.
text-eye = Neben einer zweiten Karte der Farbe { $suit } oder einer zweiten { $rank } zählen beide Ränge zusammen, sonst zählt nur der höhere. Wird es offen angespielt, spielen die Unterhexen verdeckt.
why-not-face-up = Es darf nicht die offene Karte sein, wohl aber die verdeckte.
why-goes-along = Wer es hat, muss es weitergeben: Es geht von selbst mit.
why-follow = Du hast noch { $suit } und musst bedienen.

## Table talk

signal-win = Lass uns diesen Stich gewinnen.
signal-lose = Lass uns diesen Stich verlieren.
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

## Names of suits

suit-owl = Eule
suit-dog = Hund
suit-newt = Molch
suit-snake = Schlange
suit-bat = Fledermaus

## Goods and parts of the score

good-fate = Schicksalsmarken
part-fate-tokens = Schicksalsmarken

## Options

option-raise-order = Reihenfolge beim Erhöhen
    .doc = Nach dem niedrigen Gebot dürfen alle erhöhen: im Uhrzeigersinn links von der Bieterin beginnend oder links von der Besitzerin des Elixiers.
    .from_bidder = ab der Bieterin
    .from_elixir = ab dem Elixier
option-eye-pass = Passen beim Auge
    .doc = Ob die erste Unterhexe passen darf, wenn ein Auge angespielt wird, oder sofort eine Karte spielen muss.
    .allowed = erlaubt
    .forbidden = verboten
option-stop-when-decided = Ende bei Entscheidung
    .doc = Eine Runde endet, sobald die Oberhexe ihr Gebot nicht mehr genau treffen kann.
option-reveal-after-round = Aufdecken nach der Runde
    .doc = Am Ende jeder Runde sehen alle die abgelegten Karten, die Stapel und was noch auf den Händen ist.
option-review-played = Stiche nachsehen
    .doc = Gewonnene Stiche bleiben zum Nachsehen liegen, statt dem Gedächtnis überlassen zu sein.
option-table-talk = Tischgespräch
    .doc = Ob die Unterhexen einander zeigen dürfen, dass sie den Stich gewinnen oder verlieren wollen.
    .signals = zwei Zeichen
    .none = nichts
