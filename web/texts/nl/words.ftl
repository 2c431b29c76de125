# De namen van alles waaruit het spel bestaat.

colour-red = rood
colour-blue = blauw
colour-green = groen
colour-yellow = geel
colour-violet = paars
colour-orange = oranje

stone-I2 = paar
stone-I3 = staaf van drie
stone-V3 = hoek van drie
stone-I4 = staaf van vier
stone-O4 = vierkant
stone-L4 = L
stone-T4 = T
stone-Z4 = Z
stone-Y4 = driepoot
stone-A4 = linkse schroef
stone-B4 = rechtse schroef

variant-standard = Basisspel
variant-standard-what = Je bouwt verder aan je eigen stenen, en wie van boven het meest laat zien, wint.
variant-four-colours = Vier kleuren
variant-four-colours-what = Met z’n tweeën leiden jullie elk twee kleuren, en de beste losse kleur wint.
variant-ruinas = Ruinas
variant-ruinas-what = De stenen van een vrije kleur staan als ruïnes op het plan voordat je begint.
variant-inverse = Omgekeerd
variant-inverse-what = Na je eerste steen mag geen steen je eigen kleur raken.
variant-rebuild = Ombouwen
variant-rebuild-what = Als het bouwwerk staat, dragen jullie de stenen over de lijn en bouwen opnieuw.

scenario-chullpa-meaning = toren
scenario-chullpa-first-meaning = toren, eerste editie
scenario-pirka-meaning = muur
scenario-tambo-meaning = hut
scenario-pisac-meaning = trap
scenario-coricancha-meaning = piramide
scenario-cucho-meaning = hoek
scenario-colca-meaning = voorraadschuur
scenario-puncu-meaning = poort
scenario-apachita-meaning = steenhoop
scenario-chaka-meaning = brug
scenario-huaca-meaning = heiligdom
scenario-incahuasi-meaning = Incahuis

edition-rumis = Rumis
edition-rumis-plus = Rumis+
edition-own = van jezelf

origin-printed = gedrukt in de regels
origin-known = bekend van het spel
origin-ours = door ons ontworpen

## Dezelfde in een zin: wie ernaar verwijst, geeft $colour, $stone of $variant door

# De kleur die meespeelt.
the-colour = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [green] { colour-green }
    [yellow] { colour-yellow }
    [violet] { colour-violet }
   *[orange] { colour-orange }
}
# De kleur van een steen: een { coloured } steen.
coloured = { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
    [yellow] gele
    [violet] paarse
   *[orange] oranje
}
# De steen met zijn lidwoord.
the-stone = { $stone ->
    [I2] het paar
    [I3] de staaf van drie
    [V3] de hoek van drie
    [I4] de staaf van vier
    [O4] het vierkant
    [L4] de L
    [T4] de T
    [Z4] de Z
    [Y4] de driepoot
    [A4] de linkse schroef
   *[B4] de rechtse schroef
}
# De variant aan het begin van een zin.
the-variant = { $variant ->
    [four-colours] { variant-four-colours }
    [ruinas] { variant-ruinas }
    [inverse] { variant-inverse }
   *[rebuild] { variant-rebuild }
}
