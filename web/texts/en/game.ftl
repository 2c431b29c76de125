# The game screen.

game-title = { $name }: the game
above-label = { $name } from straight above
grid-label = The squares of the plan
square-label = { $square }, height { $height } of { $limit }, { $colour }
square-empty = empty
square-possible = { $label }, the stone can go here
square-takeable = { $label }, the stone can be taken
hand-label = Your stones
more-label = More about this game
player-level = Level { $level }
player-number = Player { $number }
player-with-colour = { $player } ({ $colour })
tray-label = Stones of { $who }
stone-fits-nowhere = { $stone }: fits nowhere now
orientations-label = { $count ->
    [one] One way to turn it fits
   *[other] { $count } ways to turn it fit
}
orientation-number = Turned this way, { $number } of { $count }
turns-label = Turn the stone
turn-anticlockwise = Turn left on the table
turn-clockwise = Turn right on the table
turn-away = Tip away from you
turn-towards = Tip towards you
turn-left = Tip to the left
turn-right = Tip to the right
next-placement = Next place where it fits
drop-stone = Put back
put-aside = Put aside
place-stone = Place
rivals-label = The stones of the others
stones-in-hand = { $count ->
    [0] No stones left
    [one] One stone: { $list }
   *[other] { $count } stones: { $list }
}
turn-thinking = { $player } is thinking …
turn-over = { $count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } share the win.
}
turn-over-you = The game is over: you win!
turn-other = It is the turn of { $who }.
turn-take = { $who }: take a stone from inside the line.
turn-choose = { $who }: choose a stone.
turn-place = { $who }: place the stone.
stop-thinking = Move now
try-again = Try again
why = Why?
why-only-move = It was the only move there was.
why-put-aside = The stone fitted nowhere, so it had to go aside.
why-shows = Level 1 looked at two moves and liked this one better: a stone of { $cubes } cubes that shows { $fresh ->
    [one] one new square.
   *[other] { $fresh } new squares.
}
why-covers = Level 1 looked at two moves and liked this one better: a stone of { $cubes } cubes that shows { $fresh ->
    [one] one new square
   *[other] { $fresh } new squares
}, { $covered ->
    [one] one of them taken from another colour.
   *[other] { $covered } of them taken from other colours.
}
why-size = Level 1 looked at two moves and liked this one better, although it shows no new square: it brings a stone of { $cubes } cubes down.
scores-label = Points
out-all-placed = { $colour } has placed every stone.
out-nothing-fits = { $count ->
    [one] { $colour } is out: the last stone fits nowhere.
   *[other] { $colour } is out: none of { $count } stones fits anywhere.
}
actions-label = Actions
undo = Take back
redo = Do again
hint = Hint
hint-thinking = Looking for a good move …
hint-move = A good move: { $move }
go-on = Go on
pause = Pause
settings = Settings
keys-and-help = Keys and help
view-label = View
turn-table-left = Turn the table to the left
turn-table-right = Turn the table to the right
zoom-in = Closer
zoom-out = Further away
standard-view = Standard view
enlarge-above = View from above
no-webgl = Your browser shows no 3D here. The view from above is your board: everything can be played on it.
stepper-label = Step through the game
stepper-slider = Move shown
first-move = To the beginning
previous-move = One move back
next-move = One move on
last-move = To the end
move-of = Move { $move } of { $count }
move-field = Move as text
make-move = Make the move
ending-label = The end of the game
counting = Counting from above
ranking = Ranking
count-line = { $who }: { $visible } seen, { $left } left over: { $total }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
skip-counting = Skip
series = Series
series-standing = Series after { $game } of { $games } games
series-over = That was the last game of the series.
next-in-series = Next game of the series
rematch = Rematch, seats rotated
play-again = Play again
step-through = Step through the game
announce-placed = { $who } placed { $move }. { $turn }
announce-undone = Taken back. { $turn }
