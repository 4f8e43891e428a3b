# Vor und nach einem Spiel
which-game = Welches Spiel?
how-many = Wie viele spielen mit?
players = { $count } Spieler
players-between = { $least } bis { $most } Spieler
which-to-resume = Welches Spiel geht weiter?
played-now = { $id }, eben erst gespielt
played-minutes = { $count ->
    [one] { $id }, vor einer Minute gespielt
   *[other] { $id }, vor { $count } Minuten gespielt
 }
played-hours = { $id }, vor { $count } Stunden gespielt
played-days = { $id }, vor { $count } Tagen gespielt
nothing-to-resume = es gibt kein Spiel, das weitergehen könnte; beginne eins mit `covenstead play`
goodbye = Bis bald.
recorded = Die Aufzeichnung liegt in { $file }; sieh sie dir mit `covenstead watch` an.
left = Bis bald. Das Spiel bleibt aufgehoben: Weiter geht es mit `covenstead play --resume { $id }`.
failed = { $why }. Das Spiel bleibt aufgehoben: Weiter geht es mit `covenstead play --resume { $id }`
over = Das Spiel ist zu Ende.
left-away = Bis bald. Dein Platz bleibt dir: Derselbe Link bringt dich zurück.
too-many-people = { $people } Leute passen nicht an einen Tisch für { $players }: ändere --people oder --players
no-seat = einen Platz { $seat } gibt es an einem Tisch für { $players } nicht
not-yours = dieser Platz wird nicht an diesem Terminal gespielt
which-record = Welches Spiel siehst du dir an?
record-named = Spiel { $number }: { $players }
record-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
 }
record-unfinished = nicht beendet
record-which-number = { $file } enthält { $count } Spiele: sag mit --game 1 bis --game { $count }, welches
record-no-number = { $file } hat kein Spiel { $number }: es { $count ->
    [one] ist nur eins
   *[other] sind nur { $count }
 }
