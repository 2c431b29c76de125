# The analysis of a game.

analyse-choose-about = Find out where a game was won and lost: what everybody could expect move by move, the mistakes, and what would have been better. It is all worked out on your device.
analyse-choose-game = One of your games
analyse-choose-none = You have not played a game yet; play one, import a record, or set a position up.
analyse-choose-again = See the analysis
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
analyse-line = After { $number } the game could go on: { $moves }
analyse-mistakes = The mistakes
analyse-mark-blunder = Big mistakes
analyse-mark-mistake = Mistakes
analyse-mark-doubtful = Small mistakes
analyse-worst = The worst
analyse-worst-move = Move { $number }, −{ $cost }
analyse-first-trusted = The first is the move the computer would make: it has looked at it the longest.
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
analyse-change-position = Change this position
analyse-distant = A game against people at a distance cannot be analysed while it is played.

## A position set up by hand

set-up-about = Choose a colour and lay its stones wherever they can lie, in any order. Click a stone on the board to pick it up again.
set-up-new-plan = A new plan has begun.
set-up-stones = Whose stones
set-up-left = { $count } left
set-up-turn = Turn
set-up-turn-of = The turn belongs to { $colour }
set-up-out = Out
set-up-out-of = Out of the game: { $colour }
set-up-ruins = ruins ({ $colour })
set-up-clear = Take all stones away
set-up-analyse = Analyse
set-up-lying = { $count ->
    [0] No stones on the plan
    [one] One stone on the plan
   *[other] { $count } stones on the plan
}
set-up-take = Take away
set-up-take-away = Take away: { $stone }
set-up-laid = Laid in { $colour }: { $move }.
set-up-taken = { $count ->
    [one] One stone taken away.
   *[other] { $count } stones taken away: the others rested on it.
}
set-up-field = Stone as text
set-up-lay = Lay the stone
