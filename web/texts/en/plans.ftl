# Plans of one's own.

plans-about = Draw your own ground to build on: its squares, how high each may be built, and for how many it is.
plans-begin = Begin with
plans-empty = An empty sheet
plans-new-name = My plan
plans-copy-name = My { $name }
plans-nameless = Plan without a name
plans-for = For { $counts } players
plans-deleted = { $name } is deleted.
plans-bring-back = Bring it back
plans-not-opened = This plan cannot be opened
plans-not-here = It is not kept in this browser. Perhaps it was deleted, or it was drawn on another device.

plans-import = Import a plan
plans-import-about = A plan is a small text file that ends in .toml.
plans-import-paste = Or paste the text of the file
plans-import-open = Open the plan
plans-import-mend = Open it and mend it here

plans-share-title = Share this plan
plans-share-copied = The link is copied: it holds the whole plan.
plans-share-copy-this = Copy this link: it holds the whole plan.

## Drawing

plans-drawing = Drawing
plans-undo = Undo
plans-redo = Redo
plans-all = All plans
plans-brush = Brush
plans-brush-square = Square without a limit of its own
plans-brush-limit = Square with limit { $limit }
plans-brush-erase = Eraser
plans-brush-line = Line for { $players } players
plans-stroke = How the brush draws
plans-stroke-free = Freehand
plans-stroke-rectangle = Rectangle
plans-sheet = The sheet, { $width } by { $depth } places
plans-hint = Draw with the mouse or a finger. With keys: arrows move, Space draws, Shift and arrows draw on, 1 to 9 choose a limit, 0 none, Delete erases.
plans-cell-none = { $square }, no square
plans-cell-free = { $square }, square
plans-cell-limit = { $square }, square, limit { $limit }
plans-cell-outside = { $what }, outside the line
plans-grow = { $side ->
    [top] Add a row at the top
    [bottom] Add a row at the bottom
    [left] Add a column on the left
   *[right] Add a column on the right
}
plans-shrink = { $side ->
    [top] Remove the top row
    [bottom] Remove the bottom row
    [left] Remove the left column
   *[right] Remove the right column
}

## Heights

plans-heights = Players and heights
plans-height = Height
plans-height-for = Height for { $count } players
plans-line-remove = Remove the line for { $count }
plans-no-players = Choose for how many players it is.
plans-room = { $fit ->
    [cramped] Room for { $volume } of { $cubes } cubes: so little that many stones stay in hand.
    [tight] Room for { $volume } of { $cubes } cubes: a tight fight, not every stone finds a place.
    [exact] Room for { $volume } of { $cubes } cubes: every stone could find its place.
    [spare] Room for { $volume } cubes, and you have { $cubes }: a little room to spare.
    [roomy] Room for { $volume } cubes, and you have { $cubes }: plenty of room.
   *[vast] Room for { $volume } cubes, and you have { $cubes }: so much that nobody is in anybody’s way.
}

## Texts, preview, playing

plans-texts = Name and more
plans-text-name = Name
plans-text-meaning = What the name means
plans-text-note = Note
plans-rebuild = Rebuild can be played on it
plans-rebuild-about = That takes a line for 2 players: the second phase is played outside it.
plans-preview = How it will look
plans-preview-for = Shown for so many players
plans-ready = Ready, and kept in this browser. Play it with { $count } players, you against the computer.
plans-faults = { $count ->
    [one] One thing has to be mended first.
   *[other] { $count } things have to be mended first.
}
