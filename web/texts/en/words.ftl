# Names of what the game is made of.

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-violet = violet
colour-orange = orange

stone-I2 = pair
stone-I3 = rod of three
stone-V3 = corner of three
stone-I4 = rod of four
stone-O4 = square of four
stone-L4 = L
stone-T4 = T
stone-Z4 = Z
stone-Y4 = tripod
stone-A4 = left screw
stone-B4 = right screw

variant-standard = Standard game
variant-standard-what = You build on from your own stones, and whoever shows most from above wins.
variant-four-colours = Four colours
variant-four-colours-what = Two players lead two colours each, and the best single colour wins.
variant-ruinas = Ruinas
variant-ruinas-what = The stones of an unused colour stand on the plan as ruins before you begin.
variant-inverse = Inverse
variant-inverse-what = After your first stone, no stone may touch your own colour.
variant-rebuild = Rebuild
variant-rebuild-what = When the building stands, you carry its stones across the line and build again.

scenario-chullpa-meaning = tower
scenario-chullpa-first-meaning = tower, first edition
scenario-pirka-meaning = wall
scenario-tambo-meaning = hut
scenario-pisac-meaning = stairs
scenario-coricancha-meaning = pyramid
scenario-cucho-meaning = corner
scenario-colca-meaning = storehouse
scenario-puncu-meaning = gate
scenario-apachita-meaning = cairn
scenario-chaka-meaning = bridge
scenario-huaca-meaning = shrine
scenario-incahuasi-meaning = Inca house

edition-rumis = Rumis
edition-rumis-plus = Rumis+
edition-own = your own

origin-printed = printed in the rules
origin-known = known from the game
origin-ours = our layout

## The same inside sentences: messages that refer to these pass on $colour, $stone or $variant

# The colour as a player: taken by { the-colour }.
the-colour = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [green] { colour-green }
    [yellow] { colour-yellow }
    [violet] { colour-violet }
   *[orange] { colour-orange }
}
# The colour of a stone: the first { coloured } stone.
coloured = { the-colour }
# The stone with its article, as the subject of a sentence.
the-stone = { $stone ->
    [I2] the pair
    [I3] the rod of three
    [V3] the corner of three
    [I4] the rod of four
    [O4] the square of four
    [L4] the L
    [T4] the T
    [Z4] the Z
    [Y4] the tripod
    [A4] the left screw
   *[B4] the right screw
}
# The variant at the beginning of a sentence.
the-variant = { $variant ->
    [four-colours] { variant-four-colours }
    [ruinas] { variant-ruinas }
    [inverse] { variant-inverse }
   *[rebuild] { variant-rebuild }
}
