# Puzzles: cubes to be filled.

solve-about = Fill a box completely with stones, without one sticking out. A made puzzle has exactly one solution; a whole cube has many.
solve-daily = Puzzle of the day
solve-daily-what = { $day }: a 4 × 4 × 4 cube of medium difficulty, the same for everybody.
solve-daily-done = Solved: { $result }
solve-build = Build
solve-made = A puzzle as hard as you like
solve-made-what = Some stones lie in the box already, and yours fit into the rest in one way only.
solve-edge = Edge of the cube
solve-difficulty = Difficulty
solve-step = { $step ->
    [1] Very easy
    [2] Easy
    [3] Medium
    [4] Hard
   *[5] Very hard
}
solve-make = Make a puzzle
solve-cube = A whole cube
solve-cube-what = An empty box and all stones of one or more colours. Some may be left over.
solve-colours = Colours
solve-grade = Grade
solve-grade-free = Free
solve-grade-free-what = Stones go anywhere, in any order.
solve-grade-touching = Touching
solve-grade-touching-what = Stones are lowered without holes, every colour begins on the board, and each stone touches its own colour.
solve-grade-in-turn = In turn
solve-grade-in-turn-what = As touching, and the colours take turns.
solve-all = All 3 × 3 × 3 cubes in one colour
solve-all-what = The printed rules ask in how many ways it can be done. In 1686, and here is every one of them.
solve-all-open = Look through them
solve-begun = Begun
solve-so-far = { $time }, { $count ->
    [one] one stone placed
   *[other] { $count } stones placed
}
solve-making = Making a puzzle … { $count ->
    [one] one position
   *[other] { $count } positions
}
solve-searching = Searching … { $count ->
    [one] one position
   *[other] { $count } positions
}
solve-stop = Stop
solve-others = Other puzzles
solve-broken = This link does not hold a puzzle
solve-no-webgl = Your browser shows no 3D here. Build on the levels: choose a stone, then click a cell.

## Names

solve-name-day = Puzzle of { $day }
solve-name-step = { $size }, difficulty { $step }
solve-name-cube = { $size }, { $count ->
    [one] one colour
   *[other] { $count } colours
}, { $grade }
solve-name-other = { $size }, shared puzzle

## Solving

solve-status = How it stands
solve-time = Time
solve-hints = Hints
solve-free = Free
solve-help = Help from the solver
solve-wish-check = Can it be solved?
solve-wish-hint = Hint
solve-wish-take-back = What must come out?
solve-wish-solution = Show the solution
solve-check-yes = Yes, it can still be solved.
solve-check-no = { $count ->
    [one] No: one stone has to come out again.
   *[other] No: { $count } stones have to come out again.
}
solve-hopeless = These stones cannot fill this box, whatever you take out.
solve-must-come-out = { $count ->
    [one] One stone has to come out.
   *[other] { $count } stones have to come out.
}
solve-should-come-out = { $count ->
    [one] Without one of the stones it can be solved.
   *[other] Without { $count } of the stones it can be solved; perhaps fewer would do.
}
solve-nothing-must-come-out = Nothing has to come out: it can be solved from here.
solve-next-stone = Next: { $stone }, { $colour }. It is shown on the board.
solve-lay-hint = Put it there
solve-out-stone = { $stone }, { $colour }, at { $cubes }
solve-take-out = { $count ->
    [one] Take it out
   *[other] Take them out
}
solve-solved = Solved: the box is full.
solve-shown = That was the solution.
solve-result = { $time }, { $count ->
    [0] without hints
    [one] with one hint
   *[other] with { $count } hints
}
solve-best = Your best: { $result }
solve-best-now = That is your best so far.
solve-again = Once more
solve-clear = Take everything out
solve-share = Share this puzzle
solve-copied = The link to this puzzle is copied.
solve-copy-this = Copy this link to the puzzle
solve-tray = The stones that are left
solve-stone = { $stone }, { $colour }{ $count ->
    [one] {""}
   *[other] , { $count } times
}
solve-colour = The colour of the stones
solve-colour-stones = { $colour }, { $count ->
    [one] one stone
   *[other] { $count } stones
}
solve-levels = Levels
solve-level = Level { $level }
solve-level-free = Level { $level }: { $count ->
    [0] full
    [one] one cell free, { $squares }
   *[other] { $count } cells free, { $squares }
}
solve-from-above = From above
solve-from-above-what = Stones come down from straight above. Choose a level to build below others.
solve-grid = The columns of the box
solve-square = { $square }, from below: { $contents }
solve-cell-free = free
solve-announce-placed = { $stone }, { $colour }, placed at { $cubes }. { $count ->
    [0] The box is full.
    [one] One cell is free.
   *[other] { $count } cells are free.
}
solve-announce-free = { $count ->
    [one] One cell is free.
   *[other] { $count } cells are free.
}

## All cubes

solve-up-to = Which cubes count as the same
solve-up-to-reflections = { $count } without turned and mirrored ones
solve-up-to-rotations = { $count } without turned ones
solve-up-to-nothing = { $count } in all
solve-cube-number = Number of the cube
solve-previous = Previous cube
solve-next = Next cube
solve-of = of { $count }
solve-order = In this order it can be built
solve-up-to-stone = Up to stone { $number }: { $stone }
solve-lay = Build it stone by stone

## What is wrong

puzzle-sticks-out = The stone would stick out of the box.
puzzle-outside = { $cube } is outside the box.
puzzle-taken = { $cube } is already taken.
puzzle-none-in-hand = This stone is not left in any colour: { the-stone }.
puzzle-covered = A stone lies above { $cube }, and in this grade stones are lowered from straight above.
puzzle-not-its-turn = It is the turn of { the-colour }, and without more of these stones the box cannot be filled.
puzzle-passed-over = As { the-colour } was passed over, it places no more stones.
puzzle-too-few-cubes = The stones have { $have } cubes together, and { $need } are to be filled: take more colours.
puzzle-no-sum = No choice of these stones has exactly { $need } cubes together: take other stones or another box.
puzzle-chessboard = Coloured like a chessboard, the free cells have { $surplus } more of one kind, and these stones can make up only { $possible }.
puzzle-text-too-long = This is too long for a puzzle; copy the link alone.
puzzle-text-unexpected = Sign { $sign } of the puzzle is wrong or missing; copy the whole link.
puzzle-text-hand-full = The puzzle has too many stones from sign { $sign } on.
puzzle-text-stone = The stone at sign { $sign } of the puzzle cannot lie there.
puzzle-size = The edges of a box are 1 to 6 cubes long.
puzzle-move = Write a colour, a colon and the cubes, such as red:a1.1,a2.1; or the cubes alone.
puzzle-solver-died = The solver has stopped; your stones are kept, so please try again.
