# Les noms de tout ce qui fait le jeu.

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-violet = violet
colour-orange = orange

stone-I2 = paire
stone-I3 = barre de trois
stone-V3 = équerre de trois
stone-I4 = barre de quatre
stone-O4 = carré
stone-L4 = L
stone-T4 = T
stone-Z4 = Z
stone-Y4 = trépied
stone-A4 = vis à gauche
stone-B4 = vis à droite

variant-standard = Jeu de base
variant-standard-what = Tu construis à partir de tes propres pierres, et qui en montre le plus vu d’en haut gagne.
variant-four-colours = Quatre couleurs
variant-four-colours-what = À deux, vous menez deux couleurs chacun, et la meilleure couleur l’emporte.
variant-ruinas = Ruinas
variant-ruinas-what = Les pierres d’une couleur libre sont posées en ruines sur le plan avant de commencer.
variant-inverse = Inverse
variant-inverse-what = Après ta première pierre, aucune ne doit toucher ta propre couleur.
variant-rebuild = Reconstruction
variant-rebuild-what = Une fois l’édifice debout, vous portez ses pierres de l’autre côté de la ligne et reconstruisez.

scenario-chullpa-meaning = tour
scenario-chullpa-first-meaning = tour, première édition
scenario-pirka-meaning = mur
scenario-tambo-meaning = cabane
scenario-pisac-meaning = escalier
scenario-coricancha-meaning = pyramide
scenario-cucho-meaning = coin
scenario-colca-meaning = grenier
scenario-puncu-meaning = porte
scenario-apachita-meaning = cairn
scenario-chaka-meaning = pont
scenario-huaca-meaning = sanctuaire
scenario-incahuasi-meaning = maison de l’Inca

edition-rumis = Rumis
edition-rumis-plus = Rumis+
edition-own = à toi

origin-printed = imprimé dans la règle
origin-known = connu par le jeu
origin-ours = tracé par nous

## Les mêmes dans une phrase : qui s’y réfère transmet $colour, $stone ou $variant

# La couleur qui joue : en { the-colour }.
the-colour = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [green] { colour-green }
    [yellow] { colour-yellow }
    [violet] { colour-violet }
   *[orange] { colour-orange }
}
# La couleur d’une pierre, au féminin : une pierre { coloured }.
coloured = { $colour ->
    [red] rouge
    [blue] bleue
    [green] verte
    [yellow] jaune
    [violet] violette
   *[orange] orange
}
# La pierre avec son article.
the-stone = { $stone ->
    [I2] la paire
    [I3] la barre de trois
    [V3] l’équerre de trois
    [I4] la barre de quatre
    [O4] le carré
    [L4] le L
    [T4] le T
    [Z4] le Z
    [Y4] le trépied
    [A4] la vis à gauche
   *[B4] la vis à droite
}
# La variante au début d’une phrase.
the-variant = { $variant ->
    [four-colours] { variant-four-colours }
    [ruinas] { variant-ruinas }
    [inverse] { variant-inverse }
   *[rebuild] { variant-rebuild }
}
