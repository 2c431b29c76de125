# The rules page: what docs/rules.md says, shorter.

rules-lead = You build together on one plan. When nobody can place a stone any more, every square that shows your colour from straight above is a point.
rules-authority = Put together from the printed rules of Rumis, of its expansion Rumis+ and of Blokus 3D. Where those leave a question open, the answer is ours, and it says so.
rules-to-tutorial = Or try it on the board, step by step.
rules-contents = Contents
rules-allowed = Allowed
rules-refused = Not allowed. { $why }
rules-tried = { $colour } places { $move }

rules-stones = The stones
rules-stones-text = Every colour has the same eleven stones: all the ways to join two, three or four cubes face to face, 40 cubes in all. The colours are red, blue, green and yellow; Rumis+ adds violet and orange.
rules-stones-mirror = You may turn a stone any way that a real one can be turned, but never mirror it: the two screws are mirror images, and two different stones.
rules-ways = { $count ->
    [one] one way to turn it
   *[other] { $count } ways to turn it
}

rules-plan = The plan
rules-plan-text = A plan, or scenario, is a set of squares. For every number of players it has a greatest height, and a square may have a lower limit of its own. For some numbers of players a line is drawn around a part of the plan; only what is inside belongs to it then.

rules-turns = Turns
rules-turns-text = Turns go round in a fixed order, red first. In your turn you place exactly one stone. You may not pass while one of your stones fits anywhere.

rules-placing = Placing a stone
rules-placing-text = A stone may lie where all of this is true:
rules-placing-plan = All its cubes are on the plan, and none lies where another stone is.
rules-placing-height = No cube is higher than its square allows.
rules-placing-hole = Nothing stays empty below it: in every column it rests on the board or directly on what is there.
rules-placing-first = The very first stone of a game need touch nothing. Everybody else's first stone shares a face with some stone. All first stones lie on the board with at least one cube.
rules-placing-own = Every later stone shares at least one face with a stone of its own colour. It may touch others too.
rules-placing-follows = So there are never covered holes, and every stone can be lowered from straight above: its level follows from where you put it.

rules-end = End and points
rules-end-text = Whoever cannot place a stone when the turn comes, or has none left, is out for the rest of the game, even if a place opens up later. When everybody is out, the game is over.
rules-end-score = You get a point for every square on which the topmost cube is yours, and lose one for every stone left in your hand. The most points win; equal highest scores share the win.
rules-end-example = Red is seen on { $red } squares and has { $redLeft } left: { $redTotal }. Blue is seen on { $blue } and has { $blueLeft } left: { $blueTotal }.

rules-many = Five and six players
rules-many-text = Played on the plans of Rumis+. Everybody's first stone but the very first lies on the board, shares an edge with some stone and a face with none. Everything else is as always.

rules-scenarios = All scenarios
rules-scenarios-text = The heights are printed in the rules. Outlines were only ever printed as pictures: what is not known about them is our layout, made so that a plan holds about the 40 cubes each player brings.
rules-scenarios-for = Draw the plans for so many players
rules-drawn-for = drawn for { $count } players
rules-column-players = players
rules-column-height = height
rules-column-squares = squares
rules-column-cubes = cubes
rules-line = Only the squares inside the line
rules-star = *Only the squares inside the line.
rules-heights-from = Heights: { $origin }.
rules-outline-from = Outline: { $origin }.
rules-known-chullpa = Outline: known to be the smallest plan, with 20 squares; that they are 5 by 4 is ours.
rules-known-chullpa-first = Outline: known to be the smallest plan, with 20 squares; that they are 5 by 4 is ours.
rules-known-pirka = Outline: known to be a large L of one height; its size is ours.
rules-known-pisac = Outline: known to climb from 1 to 8; that it is 4 wide is ours.
rules-known-coricancha = Outline: known to be a square with rings from 1 to 4; its size and the line are ours.

rules-variants = All variants
rules-variants-text = A variant is agreed on before the game. Inverse goes with four colours and with Ruinas; no others go together.
rules-four-colours = For two players on the plans of Rumis, with the limits of four players. One leads red and green, the other blue and yellow; the colours take turns in the order red, blue, green, yellow, each as if it were a player of its own. Whoever owns the single best colour wins.
rules-four-colours-ours = Ours: it can also be played on a plan of your own that has heights for four.
rules-four-colours-figure = Two players, four colours on Pisac.
rules-ruinas = For two or three players, with the limits of one player more. Before the game all eleven stones of a colour that nobody plays are built in as ruins. They may not leave holes but need touch nothing, and one that fits nowhere is put aside. Ruins score for nobody; they count as stones already placed. Then the first player starts as usual.
rules-ruinas-ours = Ours: the ruins are green for two players and yellow for three, here laid at random. The first player's first stone need not touch them; the others' may. Where the board is covered, a first stone need not lie on it.
rules-ruinas-figure = Ruins on Chullpa, before the first move.
rules-inverse = For any number of players on any plan. A later stone must not share a face with a stone of its own colour. First stones are as usual.
rules-inverse-ours = Ours: a later stone need touch nothing at all.
rules-rebuild = For two players on Colca, Puncu or Apachita. First comes a usual game inside the line, and its score. Stones still in hand are out. Whoever placed the last stone begins the second phase: take one of your stones inside the line with nothing on top of it, and place it outside. Your first one there lies on the board and shares a face with a stone of yours inside the line, every later one with any stone of yours. If the stone you took fits nowhere, it is put aside and you are out. To the first score you add the squares you show outside, and lose one for a stone put aside.
rules-rebuild-ours = Ours: it can also be played on a plan of your own whose file allows it.
rules-rebuild-figure = A rebuild on Puncu: the stones move from the front part to the back.
rules-series = Series
rules-series-text = Not printed, but what many groups do: several scenarios one after the other, somebody else beginning each time, and the points added up.
