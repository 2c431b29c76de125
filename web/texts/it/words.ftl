# I nomi di tutto ciò di cui è fatto il gioco.

colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-violet = viola
colour-orange = arancione

stone-I2 = coppia
stone-I3 = barra da tre
stone-V3 = angolo da tre
stone-I4 = barra da quattro
stone-O4 = quadrato
stone-L4 = L
stone-T4 = T
stone-Z4 = Z
stone-Y4 = treppiede
stone-A4 = vite sinistra
stone-B4 = vite destra

variant-standard = Gioco base
variant-standard-what = Costruisci partendo dalle tue pietre, e chi ne mostra di più dall’alto vince.
variant-four-colours = Quattro colori
variant-four-colours-what = In due guidate due colori a testa, e vince il singolo colore migliore.
variant-ruinas = Ruinas
variant-ruinas-what = Le pietre di un colore libero stanno sulla pianta come rovine prima di cominciare.
variant-inverse = Inverso
variant-inverse-what = Dopo la tua prima pietra, nessuna può toccare il tuo colore.
variant-rebuild = Ricostruzione
variant-rebuild-what = Quando l’edificio è in piedi, portate le sue pietre oltre la linea e ricostruite.

scenario-chullpa-meaning = torre
scenario-chullpa-first-meaning = torre, prima edizione
scenario-pirka-meaning = muro
scenario-tambo-meaning = capanna
scenario-pisac-meaning = scalinata
scenario-coricancha-meaning = piramide
scenario-cucho-meaning = angolo
scenario-colca-meaning = granaio
scenario-puncu-meaning = portale
scenario-apachita-meaning = tumulo di pietre
scenario-chaka-meaning = ponte
scenario-huaca-meaning = santuario
scenario-incahuasi-meaning = casa dell’Inca

edition-rumis = Rumis
edition-rumis-plus = Rumis+
edition-own = tuo

origin-printed = stampato nelle regole
origin-known = noto dal gioco
origin-ours = disegnato da noi

## Gli stessi dentro una frase: chi vi si riferisce passa $colour, $stone o $variant

# Il colore che gioca, con l’articolo.
the-colour = { $colour ->
    [red] il rosso
    [blue] il blu
    [green] il verde
    [yellow] il giallo
    [violet] il viola
   *[orange] l’arancione
}
# Il colore di una pietra, al femminile: una pietra { coloured }.
coloured = { $colour ->
    [red] rossa
    [blue] blu
    [green] verde
    [yellow] gialla
    [violet] viola
   *[orange] arancione
}
# La pietra con il suo articolo.
the-stone = { $stone ->
    [I2] la coppia
    [I3] la barra da tre
    [V3] l’angolo da tre
    [I4] la barra da quattro
    [O4] il quadrato
    [L4] la L
    [T4] la T
    [Z4] la Z
    [Y4] il treppiede
    [A4] la vite sinistra
   *[B4] la vite destra
}
# La variante all’inizio di una frase.
the-variant = { $variant ->
    [four-colours] { variant-four-colours }
    [ruinas] { variant-ruinas }
    [inverse] { variant-inverse }
   *[rebuild] { variant-rebuild }
}
