# What is wrong, in one sentence: what, where, and what to do.

problem-unexpected = Something went wrong that nobody foresaw; your game is saved, so please reload the page.
problem-in-line = Look at line { $line }. { $what }
problem-in-move = Look at move { $move }. { $what }
problem-in-ruin = Look at ruin { $ruin }. { $what }
problem-in-stone = Look at the stone { $lying }. { $what }

engine-died = The computer player keeps stopping; your game is saved, so please reload the page.
no-such-player = There is no computer player “{ $text }”; choose a level from 1 to 9.

## Moves that are not allowed

illegal-game-over = The game is over.
illegal-beside-plan = This reaches beyond the plan.
illegal-not-a-stone = These cubes do not form one of the eleven stones.
illegal-not-in-hand = For { the-colour }, { the-stone } is already on the plan; choose another stone.
illegal-off-plan = { $square } is not on the plan.
illegal-outside-line = { $square } is outside the line; in the first phase you build inside it.
illegal-too-high = { $cube } is too high: { $square } may be built up to level { $limit }.
illegal-overlap = { $cube } is already taken by { the-colour }.
illegal-hole = This would leave a hole below { $cube }.
illegal-first-not-on-board = The first { coloured } stone must rest on the board with at least one cube.
illegal-first-touches-nothing = The first { coloured } stone must share a face with a stone already placed.
illegal-first-shares-no-edge = The first { coloured } stone must share an edge with a stone already placed.
illegal-first-shares-face = With five or six players the first { coloured } stone may only touch others at edges, but { $cube } shares a face.
illegal-must-touch-own = The stone must share a face with another { coloured } stone.
illegal-must-not-touch-own = In Inverse the stone must not share a face with another { coloured } stone, but { $cube } does.
illegal-nothing-is-taken = No stone is taken away now; write only the cubes you place.
illegal-take-first = Take one of your stones first; in writing: its cubes, then >, then the cubes where it goes.
illegal-not-an-own-stone = { $cubes } is not a stone of { the-colour }; choose one that is.
illegal-taken-outside-line = The stone at { $cube } is already outside the line and stays there; take one from inside.
illegal-covered = This stone cannot be taken because { the-colour } lies on top of { $cube }; choose another one.
illegal-other-stone = Put down the stone you took: { the-stone }.
illegal-inside-line = { $square } is inside the line; put the stone down outside it.
illegal-must-be-placed = The stone still fits, for example at { $cubes }, so it cannot be put aside.

## Moves that cannot be read

move-cube = “{ $text }” is not a cube; write its square, a dot and the level, such as b3.2.
move-count = A stone has 2 to 4 cubes with commas between, but “{ $text }” has { $count }.
move-twice = The cube { $cube } is written twice; remove one of them.

## What cannot be played together

rules-players = { $scenario } cannot be played with { $players } players; choose another number or another scenario.
rules-together = { $one ->
    [four-colours] { $other ->
        [ruinas] Four colours and Ruinas do not go together: no colour is left for the ruins.
       *[rebuild] Four colours and Rebuild do not go together: a rebuild is between two colours.
    }
    [ruinas] Ruinas and Rebuild do not go together: ruins could never be taken away.
   *[inverse] Inverse and Rebuild do not go together: a rebuild grows by touching its own colour.
}
rules-four-colours-players = Four colours is for 2 players, who lead two colours each.
rules-four-colours-edition = Four colours is played on the scenarios of Rumis, and { $scenario } belongs to Rumis+.
rules-ruinas-players = Ruinas is for 2 or 3 players, because the ruins take one colour of four.
rules-no-limits = { the-variant } uses the heights for { $players } players, and { $scenario } has none.
rules-rebuild-players = Rebuild is for 2 players.
rules-rebuild-scenario = Rebuild needs a plan in two parts: choose Colca, Puncu or Apachita instead of { $scenario }.

## Ruins

ruins-not-ruinas = This game has no ruins; choose the variant Ruinas.
ruins-incomplete = The ruins are not complete: { the-stone } still fits, for example at { $cubes }.
set-up-colour = In this game nobody plays with { the-colour }; choose another colour.
set-up-second-phase = In the second phase of a rebuild more counts than what lies where, so it cannot be set up.

## Scenarios that cannot be read or played

scenario-too-long = This scenario is too long; it may have 64 KB at most.
scenario-syntax = This scenario cannot be read: { $text }
scenario-id = The id “{ $text }” must be 1 to 40 small letters, digits or hyphens.
scenario-text = Name, meaning and note must each be one line of at most 200 characters.
scenario-no-name = The scenario has no name; give it one.
scenario-no-squares = The plan has no squares; draw at least one.
scenario-too-deep = The plan has { $count } rows, and 16 is the most.
scenario-too-wide = Row { $row } of the plan has { $count } signs, and 16 is the most.
scenario-symbol = Row { $row } of the plan has “{ $text }” at place { $place }; use . for no square, # for no limit, 1 to 9 or A to G.
scenario-no-players = The scenario does not say for how many players it is; add a [[players]] table.
scenario-player-count = A [[players]] table says { $players }, but only 2 to 6 can play.
scenario-players-twice = There are two [[players]] tables for { $players } players; remove one.
scenario-height = The height for { $players } players is { $height }; it must be 1 to 16.
scenario-line = The line for { $players } players has “{ $text }”; write rectangles such as b2:g7 or squares such as b2.
scenario-line-around-nothing = The line for { $players } players encloses no square of the plan; draw it around some.
scenario-volume = The plan holds { $count } cubes for { $players } players, and 512 is the most.
scenario-rebuild-without-line = Rebuild needs a line for 2 players that leaves squares outside.
scenario-rebuild-volume = In a rebuild the whole plan holds { $count } cubes, and 512 is the most.

## Records that cannot be read or replayed

record-too-long = This record is too long; it may have 1 MB at most.
record-first-line = A record begins with “Rumis record 1”, but here stands “{ $text }”.
record-format = This page reads “Rumis record 1”, but not “{ $text }”.
record-header = “{ $text }” is not a header line; write “Key: value”, and leave a blank line before the moves.
record-twice = There are two lines “{ $text }”; remove one of them.
record-missing = The line “{ $text }” is missing; add it to the header.
record-no-scenario = Write the name of a scenario after “Scenario:”, or its definition below in lines that begin with |.
record-stray-definition = Lines may begin with | only right after “Scenario:” with nothing behind the colon.
record-players = “{ $text }” is not a number of players; write 2 to 6.
record-player-number = There is no player “{ $text }”; players are numbered from 1 to 6.
record-value = What follows “{ $text }” is empty, too long or has signs that cannot be shown; correct it or remove the line.
record-tag = The word before the colon must begin with a letter and have at most 40 letters, digits, blanks or hyphens.
record-variant = There is no such variant; write standard, or four-colours, ruinas, inverse or rebuild with commas between.
record-date = The date must be written as year-month-day, such as 2026-11-15.
record-result = “{ $text }” is not a score; write a whole number for each colour with blanks between, or remove the line.
record-colour = “{ $text }” is not a colour; write red, blue, green, yellow, violet or orange before the stones.
record-too-many-stones = There are more than 66 stones, and that many are not in the box.
record-too-many-moves = There are more than 100 moves, and no game is that long.
record-open-comment = The comment that begins here does not end; close it with { "}" }.
record-comment = A comment has signs that cannot be shown; remove them.
record-unknown-scenario = There is no scenario “{ $text }”; check how it is written.
record-name-of-nobody = Player { $player } has a name but does not play; remove the name.
record-result-too-early = There is a result, but the moves do not end the game; add the missing moves or remove the result.
record-wrong-result = The result is not the one the moves lead to; correct or remove it.
record-ruins-beside-set-up = In a position that was set up, the ruins are among the stones; remove the line “Ruins”.
