# The screens around the game.

skip-to-content = Skip to the content
nav-label = Main menu
nav-home = Rumis: to the start page
nav-new = New game
nav-games = My games
nav-plans = Own plans
nav-solve = Puzzles
nav-analyse = Analyse
analyse-set-up = Set up a position
nav-help = Help
nav-learn = Learn
nav-rules = Rules
nav-settings = Settings
nav-more = More
language = Language
close = Close
dismiss = Dismiss
cancel = Cancel
to-the-start = To the start page
later-loading = One moment …
later-failed = This part of the page could not be loaded
later-failed-why = Perhaps the connection is gone. Everything else still works.
new-game = New game
storage-fails = This browser keeps nothing at the moment: it is full, or the window is private. Export your game before you close the page.

## Start page

home-title = Rumis
home-about = Build an Inca town of wooden stones together, and be the one who is seen most from above. For one to six people, or against the computer.
home-play = Play now
home-play-what = Chullpa against level 3
home-new = Put a game together
home-learn = Learn in five minutes
home-learn-what = Eight small steps on the board
home-continue = Go on with your game
home-continue-what = { $name } · { $players } · { $count ->
    [0] not begun yet
    [one] one move so far
   *[other] { $count } moves so far
}
home-continue-button = Go on
home-recent = Last played
home-all-games = All my games

## Kept games

games-none = Nothing here yet. Every game you begin is kept in this browser, move by move.
games-unfinished = Not finished yet
games-set-up = Set up by hand
games-won = { $name } won
games-won-you = You won
games-shared = A shared win
games-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
games-in-series = game { $number } of { $count } in a series
games-deleted = { $name } is deleted.
bring-back = Bring it back
delete = Delete
delete-game = Delete: { $game }
export = Export
export-game = Export: { $game }
analyse-game = Analyse: { $game }
import = Import a game
import-title = Import a game
import-about = A record is a text file with all the moves of a game. You can also drop the file onto this page.
import-file = Choose a file
import-paste = Or paste the text of the record
import-open = Open the game
import-drop = Let go to open the game

## Shared links

share = Share
share-title = Share this game
share-copied = The link is copied: it holds the whole game.
share-copy-this = Copy this link: it holds the whole game.
shared-opening = Opening the shared game …
shared-broken = This link does not hold a game
shared-cut-off = Part of the link is missing or was changed on its way.
shared-ask-again = Ask whoever sent it to share the game once more, best by copying the whole link.
game-not-opened = This game cannot be opened
game-not-here = It is not kept in this browser. Perhaps it was deleted, or it was played on another device.

## New game

new-scenario = Scenario
new-scenarios = Scenarios, in the order you tick them
new-series = Play a series
new-series-about = Several scenarios one after the other: somebody else begins each time, and the points are added up.
new-series-too-short = A series needs at least two scenarios: tick another one.
new-edition-first = the first box, 2 to 4 players
new-edition-plus = the expansion, 2 to 6 players
new-draw-a-plan = draw one
new-players = Players
new-how-many = Number of players
new-so-many = { $count } players
new-name = Name of player { $number }
new-seat = Who plays for player { $number }
new-colour-by-lot = The colour is drawn by lot
new-starter = Who starts
new-starter-lot = Draw lots
new-variants = Variants
new-ready = { $scenarios }, { $players ->
    [2] two players
    [3] three players
    [4] four players
    [5] five players
   *[6] six players
}
new-start = Start the game
player-you = You
seat-human = Person
seat-level = { $level ->
    [1] Level 1 (very easy)
    [3] Level 3 (easy)
    [5] Level 5 (medium)
    [7] Level 7 (hard)
    [9] Level 9 (strongest)
   *[other] Level { $level }
}

## Settings

settings-page = The page
settings-playing = Playing
settings-theme = Colours of the page
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-patterns = Patterns on the stones
settings-patterns-about = A pattern and a letter for each colour, so that nobody has to tell colours apart.
settings-cage = Height limits on the board
settings-cage-about = A glassy cage shows how high may be built.
settings-lessMotion = Less motion
settings-lessMotion-about = Stones and camera are where they belong at once.
settings-confirm = Confirm every stone
settings-confirm-about = A stone is only placed once you say so. Off: a click places it at once.
settings-sounds = Sounds
settings-sounds-about = Wood on wood when a stone is set down.
settings-seconds = Thinking time of level 9
settings-seconds-about = The longer it thinks, the better it plays.
settings-version = Rumis { $version }
seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}

## Help

help-rules = How to play
help-rule-aim = Everybody builds on the same plan; in the end every square that shows your colour from straight above is a point.
help-rule-stones = You have eleven stones made of two, three or four cubes, and you may turn them any way you like.
help-rule-turn = In your turn you place exactly one stone, and you may not pass while one of yours fits anywhere.
help-rule-down = Stones are lowered from above and must not leave a hole below them.
help-rule-height = No stone may stick out over the edge of the plan or above the height limit of a square.
help-rule-first = Your first stone touches the board and some stone that is already there; the very first stone only touches the board.
help-rule-touch = Every later stone shares at least one face with a stone of your own colour; it may touch the others too.
help-rule-out = Whoever cannot place a stone any more is out; when everybody is out, the game is over.
help-rule-score = You get a point for each square you are seen on, and lose one for each stone left in your hand.
help-rule-win = Most points win: build over the others, and keep your own roofs free.
help-keys = Keys
help-key-choose = Choose a stone
help-key-move = Move over the plan
help-key-turn = Turn it on the table
help-key-tip = Tip it away from you, towards you
help-key-roll = Tip it to the left, to the right
help-key-here = The next way it fits here
help-key-all = Next and previous place where it fits
help-key-place = Place the stone
help-key-drop = Put it back
help-key-above = View from straight above
help-key-hint = Show a good move
help-key-undo = Take back, do again
help-key-table = Turn the table
help-key-zoom = Closer, further away
help-key-view = Standard view
help-key-help = This list
help-keys-solve = While solving a puzzle
help-key-solve-lay = Let the hint lay its stone
help-key-solve-level = One level up, one level down
help-key-solve-take = With an empty hand: take out the stone at the cursor
help-keys-analyse = While analysing
help-key-analyse-step = One move back, one move on
help-key-analyse-ends = To the beginning, to the end
help-keys-set-up = While setting a position up
help-key-set-up-colour = The next colour
help-key-set-up-lift = With an empty hand: pick up the stone at the cursor
key-space = Space
key-enter = Enter
key-escape = Esc
key-pageup = Page up
key-pagedown = Page down
key-home = Home
key-end = End
help-mouse = Mouse
help-mouse-move = Click a stone in your tray, then move over the board: it snaps to where it may lie.
help-mouse-place = Click to place it. Where it turns red, a sentence says why not.
help-mouse-orbit = Drag with the right button to look from another side.
help-mouse-zoom = Zoom with the wheel.
help-touch = Touch
help-touch-move = Tap a stone, then slide one finger over the board: the stone floats above your finger.
help-touch-place = Turn and place it with the buttons below the board.
help-touch-orbit = Look around and zoom with two fingers.
help-reader = With a screen reader
help-reader-about = The plan is a grid whose squares say their height and colour. Moves can also be typed, cube by cube: a1.1,a2.1,b2.1 is a corner on the ground.
