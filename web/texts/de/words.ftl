# Namen für alles, woraus das Spiel besteht.

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-violet = Violett
colour-orange = Orange

stone-I2 = Paar
stone-I3 = Dreierstab
stone-V3 = Dreierwinkel
stone-I4 = Viererstab
stone-O4 = Quadrat
stone-L4 = L
stone-T4 = T
stone-Z4 = Z
stone-Y4 = Dreibein
stone-A4 = Linksschraube
stone-B4 = Rechtsschraube

variant-standard = Grundspiel
variant-standard-what = Du baust an deinen eigenen Steinen weiter, und wer von oben am meisten zeigt, gewinnt.
variant-four-colours = Vier Farben
variant-four-colours-what = Zu zweit führt ihr je zwei Farben, und die beste einzelne Farbe gewinnt.
variant-ruinas = Ruinas
variant-ruinas-what = Die Steine einer freien Farbe stehen als Ruinen auf dem Plan, bevor ihr beginnt.
variant-inverse = Invers
variant-inverse-what = Nach deinem ersten Stein darf kein Stein die eigene Farbe berühren.
variant-rebuild = Umbau
variant-rebuild-what = Wenn das Bauwerk steht, tragt ihr seine Steine über die Linie und baut neu.

scenario-chullpa-meaning = Turm
scenario-chullpa-first-meaning = Turm, erste Auflage
scenario-pirka-meaning = Mauer
scenario-tambo-meaning = Hütte
scenario-pisac-meaning = Treppe
scenario-coricancha-meaning = Pyramide
scenario-cucho-meaning = Ecke
scenario-colca-meaning = Speicher
scenario-puncu-meaning = Tor
scenario-apachita-meaning = Steinhaufen
scenario-chaka-meaning = Brücke
scenario-huaca-meaning = Heiligtum
scenario-incahuasi-meaning = Inkahaus

edition-rumis = Rumis
edition-rumis-plus = Rumis+
edition-own = eigenes

origin-printed = in der Regel gedruckt
origin-known = vom Spiel her bekannt
origin-ours = von uns entworfen

## Dasselbe in Sätzen: Wer sich darauf bezieht, gibt $colour, $stone oder $variant weiter

# Die Farbe, die mitspielt.
the-colour = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [green] { colour-green }
    [yellow] { colour-yellow }
    [violet] { colour-violet }
   *[orange] { colour-orange }
}
# Die Farbe eines Steins, gebeugt: an einem anderen { coloured } Stein.
coloured = { $colour ->
    [red] roten
    [blue] blauen
    [green] grünen
    [yellow] gelben
    [violet] violetten
   *[orange] orangefarbenen
}
# Der Stein mit seinem Artikel, im Nominativ.
the-stone = { $stone ->
    [I2] das Paar
    [I3] der Dreierstab
    [V3] der Dreierwinkel
    [I4] der Viererstab
    [O4] das Quadrat
    [L4] das L
    [T4] das T
    [Z4] das Z
    [Y4] das Dreibein
    [A4] die Linksschraube
   *[B4] die Rechtsschraube
}
# Die Variante am Anfang eines Satzes.
the-variant = { $variant ->
    [four-colours] { variant-four-colours }
    [ruinas] { variant-ruinas }
    [inverse] { variant-inverse }
   *[rebuild] { variant-rebuild }
}
