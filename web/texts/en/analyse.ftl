# The analysis of a game.

analyse-title = { $name }: analysis
analyse-position = This position
analyse-moves = The moves of the game
analyse-variation = Moves tried instead
analyse-graph = What everybody could expect, move by move
analyse-table = The graph as a table
analyse-table-move = Move
analyse-table-share = Win: { $who }
analyse-table-points = Points: { $colour }
analyse-beginning = The beginning
analyse-move = Move { $number }, { $who }: { $move }.
analyse-best = The best move.
analyse-verdict = { $mark ->
    [doubtful] A small mistake
    [mistake] A mistake
    [blunder] A big mistake
   *[none] Hardly any difference
}: it cost { $cost } of the win and { $points } points. Better: { $better }.{ $exact ->
    [yes] { " This is proved." }
   *[no] { "" }
}
analyse-worth = { $share } of the win, lead { $lead }{ $exact ->
    [yes] { ", exact" }
   *[no] { "" }
}
analyse-expected = Expected share of the win: { $shares }. Points: { $points }.{ $exact ->
    [yes] { " This is proved." }
   *[no] { "" }
}
analyse-show-better = Show what would have been better
analyse-not-yet = Nothing is known about this position yet.
analyse-back = Back to the game
analyse-best-moves = Best moves from here
analyse-try-move = Try { $move }
analyse-try = Try
analyse-progress-label = Positions looked at
analyse-progress = { $done } of { $all } positions
analyse-stop = Stop
analyse-go-on = Go on
analyse-time = Time a position
analyse-seconds = { $seconds } s
analyse-measure = What the graph shows
analyse-measure-share = Share of the win
analyse-measure-points = Expected points
analyse-legend = ?! small mistake, ? mistake, ?? big mistake. A bar at the bottom: exact from there. Click a point or use the arrow keys to go there.
analyse-to-game = To the game
analyse-export = Export with comments
analyse-play-from-here = Play on from here
analyse-set-up-about = Choose the plan and write the moves that lead to the position, or leave them out: on the board you can then place the stones of every colour in turn.
analyse-set-up-moves = Moves, with blanks between (may be empty)
analyse-set-up-go = Analyse
analyse-distant = A game against people at a distance cannot be analysed while it is played.
