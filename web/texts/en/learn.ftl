# The tutorial.

learn-about = Eight small steps on the real board, about five minutes in all. You can repeat or leave each of them whenever you like.
learn-begin = Begin
learn-go-on = Go on
learn-to-rules = All the rules
learn-all-done = You have done every step. Now play a whole game: level 1 is a friendly beginner, and you may ask it why it moved.
learn-done = done
learn-step-of = Step { $number } of { $count }
learn-rival = Rival
learn-show-me = Show me
learn-repeat = Start again
learn-leave = All steps
learn-next = Next step
learn-play = Play against level 1
learn-your-turn = Your turn again.
learn-counting = What is seen from above
learn-squares = { $count ->
    [one] { $who }: one square seen
   *[other] { $who }: { $count } squares seen
}

learn-first-title = Place a first stone
learn-first-about = Every colour has the same eleven stones, made of two, three or four cubes. You may turn them any way you like. The very first stone of a game may lie anywhere, as long as it rests on the board.
learn-first-task = Choose a red stone from your tray below the board and turn it with the arrows if you like. Then point at a place on the board, and press Place.
learn-first-wrong = Bring the stone back over the plan.
learn-first-done = Well placed. The first stone of your rival had to touch a stone that was already there, so it leans against yours. From now on you take turns, one stone each.

learn-touch-title = Touch your own colour
learn-touch-about = Every later stone must share at least one whole face with a stone of your own colour; an edge or a corner is not enough. It may touch other colours as well.
learn-touch-task = Place another red stone. Hold it over the far corner first, and read why it may not lie there.
learn-touch-wrong = Move it beside a red stone, or on top of one.
learn-touch-done = Face to face with red: that is how your building grows.

learn-holes-title = No holes
learn-holes-about = Stones come down from straight above, and nothing may stay empty below them. Where the ground has a step, the stone needs one too.
learn-holes-task = Take a bent stone, stand it up, and lay it over the edge of your rod: one part on the board, one part on top.
learn-holes-wrong = Turn or move the stone until its underside fits the ground.
learn-holes-missed = That is allowed, but the stone lies on one level only. Try one that reaches over the step.
learn-holes-done = It hugs the step, and no hole is left.

learn-heights-title = Height limits
learn-heights-about = Every square has a limit: the view from above shows it as a number, and the glass around the board shows it in space. Here the front row allows one level, the middle row two, the back row three.
learn-heights-task = Build up to level 3 in the back row.
learn-heights-wrong = Look at the limits of the squares below it.
learn-heights-missed = That is allowed, but not high enough. Stand a stone upright in the back row.
learn-heights-done = Level 3 is reached. Nobody can build on top of it any more: this square stays red.

learn-shut-out-title = Shut out
learn-shut-out-about = Whoever cannot place any stone when the turn comes is out for the rest of the game, however many stones are left. Blue can only go on over its wall in column c.
learn-shut-out-task = Cover the wall in column c, so that blue finds no place any more.
learn-shut-out-wrong = Your stone has to touch red, too.
learn-shut-out-missed = Blue can still place a stone. Cover all three squares of column c.
learn-shut-out-done = Blue is out, with nine stones left over. You go on alone for as long as something fits.

learn-cover-title = Cover a rival
learn-cover-about = Only what is seen from straight above counts. So you may build on top of other colours, as long as your stone touches red somewhere.
learn-cover-task = Cover at least two blue squares with one stone.
learn-cover-wrong = It has to touch red somewhere and must not leave a hole.
learn-cover-missed = That is allowed, but it covers fewer than two blue squares.
learn-cover-done = { $rival ->
    [one] Blue is seen on one square only, and you on { $own }.
   *[other] Blue is seen on { $rival } squares only, and you on { $own }.
}

learn-count-title = Count from above
learn-count-about = Every square that shows your colour from straight above is a point; how high it lies does not matter. Press a line below to see the squares that count.
learn-count-task = Blue is seen on eight squares and you on six. Place a stone so that you are seen on more than blue.
learn-count-wrong = Try another place, or turn the stone.
learn-count-missed = Now it is { $own } to { $rival }: not more than blue yet.
learn-count-done = { $own } to { $rival }: now you are in front.

learn-left-over-title = Stones left over
learn-left-over-about = When nobody can place a stone any more, the game is over. Every stone left in your hand costs a point, so keep places where your last ones fit.
learn-left-over-task = This game is nearly over. Play it to its end, and win it.
learn-left-over-wrong = Try another place, or another stone.
learn-left-over-missed = { $own } squares seen, { $left ->
    [0] no stone left over
    [one] one stone left over
   *[other] { $left } stones left over
}: { $total }. Blue has { $rivalTotal }. Try it once more.
learn-left-over-done = { $own } squares seen, { $left ->
    [0] no stone left over
    [one] one stone left over
   *[other] { $left } stones left over
}: { $total } against { $rivalTotal }. You win!
