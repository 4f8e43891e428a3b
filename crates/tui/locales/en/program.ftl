# Before and after a game
which-game = Which game?
how-many = How many play?
players = { $count } players
players-between = { $least } to { $most } players
which-to-resume = Which game do you go on with?
played-now = { $id }, played just now
played-minutes = { $count ->
    [one] { $id }, played a minute ago
   *[other] { $id }, played { $count } minutes ago
 }
played-hours = { $id }, played { $count } hours ago
played-days = { $id }, played { $count } days ago
nothing-to-resume = there is no game to go on with; begin one with `covenstead play`
goodbye = Goodbye.
recorded = The record is in { $file }; look at it with `covenstead watch`.
left = Goodbye. The game is kept: go on with `covenstead play --resume { $id }`.
failed = { $why }. The game is kept: go on with `covenstead play --resume { $id }`
over = The game is over.
left-away = Goodbye. Your seat is kept: the same link brings you back.
too-many-people = { $people } people cannot sit at a table of { $players }: change --people or --players
no-seat = there is no seat { $seat } at a table of { $players }
not-yours = that seat is not played at this terminal
which-record = Which game do you watch?
record-named = Game { $number }: { $players }
record-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
 }
record-unfinished = not finished
record-which-number = { $file } holds { $count } games: say which one with --game 1 to --game { $count }
record-no-number = { $file } has no game { $number }: it holds { $count ->
    [one] one game
   *[other] { $count } games
 }
