# Was der Server sagt, wenn er etwas ablehnt.

no-table = Es gibt keinen Tisch { $table }: Prüfe den Link.
bad-token = Dieser Link gehört zu keinem Platz an diesem Tisch. Nimm den neuesten persönlichen Link des Platzes.
not-seated = Das darf nur, wer an diesem Tisch sitzt. Nimm einen Platz ein, oder komm mit deinem persönlichen Link zurück.
stale = Der Tisch ist seit Stand { $then } weiter, jetzt gilt Stand { $now }: Sieh noch einmal nach.
not-kept = Der Server konnte das nicht aufschreiben, also ist es nicht geschehen. Versuch es gleich noch einmal.
in-doubt = Der Server konnte nicht sicherstellen, dass das aufgeschrieben ist. Sieh noch einmal nach, ob es geschehen ist.
damaged = Was von diesem Tisch aufbewahrt ist, wurde beschädigt und wird deshalb nicht gezeigt. Wer den Server betreibt, kann es aus einer Sicherung zurückholen.
not-read = Der Server konnte das gerade nicht lesen; verloren ist nichts. Versuch es gleich noch einmal.
broken = Bei dieser Anfrage ist der Server gescheitert: Das ist ein Fehler im Programm. Der Tisch geht nach seinen Aufzeichnungen weiter.
closing = Der Server wird gerade beendet. Versuch es gleich noch einmal.

## Was jetzt nicht geht

seats-free = Das Spiel beginnt, sobald alle Plätze besetzt sind.
game-over = Das Spiel ist zu Ende.
game-runs = Dieses Spiel ist noch nicht zu Ende.
nothing-runs = Nur in einem laufenden Spiel kann man etwas zurücknehmen.
no-wish = Niemand möchte etwas zurücknehmen.
stand-in-played = So weit geht es nicht zurück: Seitdem hat ein Bot für { $name } gespielt, und das kennen nun alle.
absent = So weit geht es nicht zurück: { $name } hat seitdem entschieden und ist nicht da, um zuzustimmen.
nobody-agrees = Es geht nicht zurück: Die anderen müssten zustimmen, und für sie spielen Bots.
seat-taken = Hier sitzt schon jemand. Du kannst zuschauen oder einen anderen Platz nehmen.
seat-kept = Dieser Platz ist für { $name } reserviert. Du kannst zuschauen oder einen anderen Platz nehmen.
sits-already = Du sitzt schon als { $name } an diesem Tisch. Alle anderen setzen sich in ihrem eigenen Browser dazu.
nobody-leaves = Hier gibt es nichts zu verlassen: Auf diesem Platz spielt niemand.
player-here = { $name } ist da, also übernimmt kein Bot.
bot-plays = Für diesen Platz spielt schon ein Bot.
lent = Ein Bot spielt an deiner Stelle. Nimm zuerst deinen Platz zurück.
time-is-out = Deine Zeit ist abgelaufen: Der Bot spielt dieses Spiel zu Ende.
not-lent = An deiner Stelle spielt kein Bot.
rematch-set = Für ein weiteres Spiel gibt es schon einen Tisch.
record-hidden = Die Aufzeichnung enthält alles Verborgene. Du bekommst sie, wenn das Spiel zu Ende ist.
no-hints = An diesem Tisch gibt es keine Tipps, weil mehrere Menschen mitspielen.

## Namen und Nachrichten

name-empty = Ein Name darf nicht leer sein.
message-empty = Eine Nachricht darf nicht leer sein.
name-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $has }.
message-long = Eine Nachricht hat höchstens { $most } Zeichen; diese hat { $has }.
message-control = Eine Nachricht darf keine Steuerzeichen enthalten.
name-unseen = In diesem Namen steckt etwas Unsichtbares. Schreib ihn bitte mit einfachen Buchstaben, Ziffern oder Bildern.
name-alphabets = Dieser Name mischt mehrere Alphabete. Schreib ihn bitte in einem davon.
name-nameless = Diesen Namen könnte niemand vorlesen. Nimm bitte einen Buchstaben, eine Ziffer oder ein Bild.
name-like-bot = Dieser Name sieht aus wie der eines Bots oder eines freien Platzes. Wähl bitte einen anderen.
name-taken = An diesem Tisch heißt schon jemand { $name }. Wähl bitte einen Namen, den man damit nicht verwechseln kann.

## Formulare

no-version = Das Formular sagt nicht, welchen Stand du gesehen hast: Lade die Seite neu.
no-seat = Das Formular sagt nicht, welchen Platz du meinst: Lade die Seite neu.
no-choice = Wähl einen der Knöpfe.
clock = Eine Uhr schreibt man als 300+5: Sekunden für das Spiel und Sekunden, die mit jeder Entscheidung dazukommen.

## Grenzen

limit-requests = Zu viele Anfragen von deiner Adresse: Warte eine Sekunde.
limit-open-tables = Zu viele Spiele, die du begonnen hast, sind offen. Bring eins zu Ende, oder warte, bis eins schließt, das niemand ansieht.
limit-new-tables = Zu viele neue Tische von deiner Adresse. Nimm einen, den du schon hast, oder komm später wieder.
limit-streams = Zu viele offene Verbindungen von deiner Adresse: Schließ eine Seite.
