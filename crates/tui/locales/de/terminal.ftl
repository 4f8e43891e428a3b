# Was gefragt ist
your-turn = Du bist dran. { $text }
choices = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
 }
choices-left = { $picked }: noch { $count }
confirm = Bestätigen: { $things }.
not-yet = Noch nicht: { $why }.
not-that = So nicht: { $why }.
picked-of = { $count } von { $most } gewählt
pick-exactly = wähle { $most }, nicht { $picked }
pick-between = wähle { $least } bis { $most }, nicht { $picked }
cannot-pick = das lässt sich nicht wählen
enough-picked = { $most ->
    [one] eins ist gewählt: leg es erst zurück
   *[other] { $most } sind gewählt: leg erst eins zurück
 }
yours = Dein Vorrat: { $what } ({ $amount })
theirs = Vorrat von { $name }: { $what } ({ $amount })
more = noch { $count }

# Spieler und der Tisch in Worten
you = (du)
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
cards-in-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
points-short = { $shown } P.
points-unknown = ? P.
at-end = { $points }, wenn das Spiel jetzt endete
at-end-short = ({ $points } am Ende)
track = { $name } { $at } von { $to }
closed-and-pawns = Von Wolken gesperrt: { $closed }. Figuren: { $pawns }.
closed = Von Wolken gesperrt: { $closed }.
pawns = Figuren: { $pawns }.
pawn-in = { $pawn } von { $name } in { $area }
standings = Endstand
standing = { $rank }. { $name }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }

# Nachlesen
help = Hilfe
rules = Regeln
log = Verlauf
table = Der Tisch in Worten
rule = Regel { $rule }
no-rule = In diesem Spiel gibt es keine Regel { $rule }.
no-chapter = Es gibt kein Kapitel „{ $chapter }“. Die Kapitel heißen: { $chapters }.
scrolls = Auf/Ab/Bild-Tasten blättern   Esc zurück
back-key = Esc zurück
choose-keys = { $arrows } oder eine Taste wählt aus   Enter nimmt es   q geht
arrows-up-down = Auf/Ab
help-asked = Was gefragt ist
help-keys = Tasten
help-letters = Buchstaben
help-text =
    Pfeile, Enter: einen Eintrag des Menüs wählen; was er bedeutet, steht darunter
    1-9, Buchstaben: den Eintrag (oder das Ding auf dem Brett) mit dieser Taste sofort nehmen
    Leertaste: in eine Auswahl nehmen oder zurücklegen; Enter bestätigt eine volle Auswahl
    Rücktaste, Esc: einen Schritt zurück beim Auswählen
    /: Wörter tippen, um eine Möglichkeit zu finden
    Maus: klick auf Möglichkeiten oder auf die Dinge selbst; andere Dinge sagen, was sie sind
    u: deine letzte Entscheidung zurücknehmen (vielleicht werden die anderen gefragt)
    Leertaste: weiter, während andere spielen; f: ab jetzt alles sofort zeigen
    l, Tab, r: der ganze Verlauf, der Tisch in Worten, die Regeln
    Bild auf, Bild ab: im Brett blättern
    c: etwas am Tisch sagen
    + und -: ein Zeichen, wo das Spiel welche hat; dieselbe Taste noch einmal nimmt es zurück
    q, Strg-C: gehen; das Spiel bleibt aufgehoben

# Spielen auf dem ganzen Bildschirm
others-at-once = Was die anderen tun, wird jetzt sofort gezeigt.
others-one-by-one = Was die anderen tun, wird jetzt nacheinander gezeigt.
no-undo = Gerade lässt sich nichts zurücknehmen.
laying = Der Tisch wird gedeckt …
say = Sagen: { $typed }_
find = Suchen: { $typed }_
trying-again = { $why } Neuer Versuch …
wish-asked = { $name } möchte eine Entscheidung zurücknehmen. Einverstanden? y ja, n nein
wish-told = { $name } möchte eine Entscheidung zurücknehmen; die anderen werden gefragt.
waiting = { $count ->
    [one] Einer fehlt noch am Tisch.
   *[other] { $count } fehlen noch am Tisch.
 }
not-kept = Deine letzte Entscheidung wurde nicht festgehalten: { $why }
not-answered = Ob deine letzte Entscheidung festgehalten wurde, ist nicht bekannt: Es kam keine Antwort
read-rule = r zeigt Regel { $rule }
arrows = Pfeile
keys-general = u zurück  l Verlauf  Tab Worte  r Regeln  ? Hilfe  q Ende
keys-signals = + gewinnen  - verlieren
no-signals = Gerade gibt es keine Zeichen zu geben.
you-signal = Du zeigst: { $text }
signals = { $name } zeigt: { $text }
keys-say = Enter sagt es   Esc lässt es
keys-find = Wörter tippen   { $arrows } Enter wählen   Esc alle
keys-over = b Brett oder Endstand  l Verlauf  Tab Worte  r Regeln  q Ende
keys-set = { $arrows } Leertaste  Enter fertig  { $general }
keys-one = { $arrows } Enter  / suchen  { $general }
keys-queue = Leertaste weiter  f schnell  { $general }
keys-wait = f schnell  c sagen  { $general }
says = { $name } sagt: { $text }
curtain-who = { $name } ist dran.
curtain-pass = Gib die Tastatur an { $name } weiter. Sonst schaut niemand hin.
curtain-key = { $name }: Drück Enter, wenn du da bist.

# Spielen in Zeilen
lines-help =
    Tippe die Nummer einer Möglichkeit oder Wörter daraus. Mehrere Dinge wählst du mit ihren Nummern: 1 4 5.
    {"  "}liste   die Möglichkeiten noch einmal   zurück  ein Schritt zurück beim Auswählen
    {"  "}tisch   der Tisch in Worten             verlauf alles, was geschehen ist
    {"  "}regeln  die Regeln des Spiels           undo    deine letzte Entscheidung zurücknehmen
    {"  "}regel … eine Regel mit ihrer Nummer     egal    irgendetwas
    {"  "}sag …   etwas sagen                     ende    gehen; das Spiel bleibt aufgehoben
    {"  "}+ oder - ein Zeichen, wo das Spiel welche hat; noch einmal nimmt es zurück
lines-help-hint = Tippe ? für Hilfe.
lines-curtain = { $name } ist dran. { $name }, drück Enter, wenn du da bist und sonst niemand hinschaut.
lines-wish = { $name } möchte eine Entscheidung zurücknehmen. Einverstanden? ja oder nein
lines-pick = Wähle { $many }: Tippe ihre Nummern, etwa `1 2 3`.
lines-pick-between = { $least } bis { $most }
lines-number = { $most ->
    [one] Tippe 1, die einzige Nummer.
   *[other] Tippe eine Nummer von 1 bis { $most }.
 }
lines-no-number = Es gibt keine Nummer { $number }.
lines-nothing = Nichts davon sagt „{ $words }“. Tippe ? für Hilfe.
lines-rule = Tippe `regel { $rule }`, um sie zu lesen.
lines-trying = { $why } Neuer Versuch.
lines-choose = Tippe eine Nummer von 1 bis { $most }, oder ende.

# Zuschauen
watch-eyes = einem Zuschauer
watch-step = Schritt { $at } von { $of }, gesehen von { $name }. { $text }
watch-keys = { $arrows } Schritt  Pos1 Ende  Leertaste { $running ->
    [yes] hält an
   *[no] läuft
 }  v Augen  Tab Worte  j k rollen  q Ende
arrows-left-right = Links/Rechts

# Dies und das
not-a-choice = { $thing } gehört gerade zu keiner Möglichkeit
something = etwas
so-many-of = { $name }, { $count } von { $of }
