# Casse-tête : des cubes à remplir.

solve-about = Remplis entièrement une boîte de pierres, sans qu’aucune dépasse. Un casse-tête préparé a une seule solution ; un cube entier en a beaucoup.
solve-daily = Le casse-tête du jour
solve-daily-what = { $day } : un cube 4 × 4 × 4 de difficulté moyenne, le même pour tout le monde.
solve-daily-done = Résolu : { $result }
solve-build = Construire
solve-made = Un casse-tête à ta mesure
solve-made-what = Quelques pierres sont déjà dans la boîte, et les tiennes n’entrent dans le reste que d’une seule façon.
solve-edge = Arête du cube
solve-difficulty = Difficulté
solve-step = { $step ->
    [1] Très facile
    [2] Facile
    [3] Moyen
    [4] Difficile
   *[5] Très difficile
}
solve-make = Préparer un casse-tête
solve-cube = Un cube entier
solve-cube-what = Une boîte vide et toutes les pierres d’une ou de plusieurs couleurs. Il peut en rester.
solve-colours = Couleurs
solve-grade = Degré
solve-grade-free = Libre
solve-grade-free-what = Les pierres vont partout, dans n’importe quel ordre.
solve-grade-touching = En contact
solve-grade-touching-what = Les pierres descendent sans laisser de trou, chaque couleur commence sur le plateau et chaque pierre touche sa couleur.
solve-grade-in-turn = À tour de rôle
solve-grade-in-turn-what = Comme en contact, et les couleurs alternent.
solve-all = Tous les cubes 3 × 3 × 3 d’une couleur
solve-all-what = La règle imprimée demande de combien de façons on y arrive. De 1686 façons, et les voici toutes.
solve-all-open = Les parcourir
solve-begun = Commencés
solve-so-far = { $time }, { $count ->
    [one] une pierre posée
   *[other] { $count } pierres posées
}
solve-making = Préparation d’un casse-tête… { $count ->
    [one] une position
   *[other] { $count } positions
}
solve-searching = Recherche… { $count ->
    [one] une position
   *[other] { $count } positions
}
solve-stop = Arrêter
solve-others = Autres casse-tête
solve-broken = Ce lien ne contient pas de casse-tête
solve-no-webgl = Ton navigateur n’affiche pas la 3D ici. Construis sur les niveaux : choisis une pierre, puis clique sur une case.

## Noms

solve-name-day = Casse-tête du { $day }
solve-name-step = { $size }, difficulté { $step }
solve-name-cube = { $size }, { $count ->
    [one] une couleur
   *[other] { $count } couleurs
}, { $grade }
solve-name-other = { $size }, casse-tête partagé

## Résoudre

solve-status = Où tu en es
solve-time = Temps
solve-hints = Indices
solve-free = Libres
solve-help = Aide du solveur
solve-wish-check = Encore possible ?
solve-wish-hint = Indice
solve-wish-take-back = Que faut-il retirer ?
solve-wish-solution = Montrer la solution
solve-check-yes = Oui, on peut encore y arriver.
solve-check-no = { $count ->
    [one] Non : une pierre doit ressortir.
   *[other] Non : { $count } pierres doivent ressortir.
}
solve-hopeless = Ces pierres ne peuvent pas remplir cette boîte, quoi que tu retires.
solve-must-come-out = { $count ->
    [one] Une pierre doit ressortir.
   *[other] { $count } pierres doivent ressortir.
}
solve-should-come-out = { $count ->
    [one] Sans une des pierres, on y arrive.
   *[other] Sans { $count } des pierres, on y arrive ; moins suffiraient peut-être.
}
solve-nothing-must-come-out = Rien ne doit ressortir : on y arrive à partir d’ici.
solve-next-stone = Ensuite : { $stone }, { $colour }. La place est montrée sur le plateau.
solve-lay-hint = La poser là
solve-out-stone = { $stone }, { $colour }, en { $cubes }
solve-take-out = { $count ->
    [one] La retirer
   *[other] Les retirer
}
solve-solved = Résolu : la boîte est pleine.
solve-shown = C’était la solution.
solve-result = { $time }, { $count ->
    [0] sans indice
    [one] avec un indice
   *[other] avec { $count } indices
}
solve-best = Ton record : { $result }
solve-best-now = C’est ton record.
solve-again = Encore une fois
solve-clear = Tout retirer
solve-share = Partager ce casse-tête
solve-copied = Le lien vers ce casse-tête est copié.
solve-copy-this = Copie ce lien vers le casse-tête
solve-tray = Les pierres qui restent
solve-stone = { $stone }, { $colour }{ $count ->
    [one] {""}
   *[other] , { $count } fois
}
solve-colour = La couleur des pierres
solve-colour-stones = { $colour }, { $count ->
    [one] une pierre
   *[other] { $count } pierres
}
solve-levels = Niveaux
solve-level = Niveau { $level }
solve-level-free = Niveau { $level } : { $count ->
    [0] plein
    [one] une case libre, { $squares }
   *[other] { $count } cases libres, { $squares }
}
solve-from-above = D’en haut
solve-from-above-what = Les pierres descendent tout droit. Choisis un niveau pour construire sous d’autres.
solve-grid = Les colonnes de la boîte
solve-square = { $square }, de bas en haut : { $contents }
solve-cell-free = libre
solve-announce-placed = { $stone }, { $colour }, en { $cubes }. { $count ->
    [0] La boîte est pleine.
    [one] Une case est libre.
   *[other] { $count } cases sont libres.
}
solve-announce-free = { $count ->
    [one] Une case est libre.
   *[other] { $count } cases sont libres.
}

## Tous les cubes

solve-up-to = Quels cubes comptent pour le même
solve-up-to-reflections = { $count } sans les tournés ni les reflets
solve-up-to-rotations = { $count } sans les tournés
solve-up-to-nothing = { $count } en tout
solve-cube-number = Numéro du cube
solve-previous = Cube précédent
solve-next = Cube suivant
solve-of = sur { $count }
solve-order = On peut le construire dans cet ordre
solve-up-to-stone = Jusqu’à la pierre { $number } : { $stone }
solve-lay = Le construire pierre par pierre

## Ce qui ne va pas

puzzle-sticks-out = La pierre dépasserait de la boîte.
puzzle-outside = { $cube } est hors de la boîte.
puzzle-taken = { $cube } est déjà occupé.
puzzle-none-in-hand = Cette pierre ne reste dans aucune couleur : { the-stone }.
puzzle-covered = Une pierre se trouve au-dessus de { $cube }, et à ce degré les pierres descendent tout droit.
puzzle-not-its-turn = C’est le tour de cette couleur : { the-colour }. Sans plus de ces pierres, la boîte ne peut pas être remplie.
puzzle-passed-over = Cette couleur a été sautée et ne pose plus de pierres : { the-colour }.
puzzle-too-few-cubes = Les pierres ont ensemble { $have } cubes, et il faut en remplir { $need } : prends plus de couleurs.
puzzle-no-sum = Aucun choix de ces pierres n’a exactement { $need } cubes : prends d’autres pierres ou une autre boîte.
puzzle-chessboard = Coloriées en échiquier, les cases libres en ont { $surplus } de plus d’une sorte, et ces pierres n’en compensent que { $possible }.
puzzle-text-too-long = C’est trop long pour un casse-tête ; copie seulement le lien.
puzzle-text-unexpected = Le signe { $sign } du casse-tête est faux ou manque ; copie le lien entier.
puzzle-text-hand-full = Le casse-tête a trop de pierres à partir du signe { $sign }.
puzzle-text-stone = La pierre au signe { $sign } du casse-tête ne peut pas être là.
puzzle-size = Les arêtes d’une boîte mesurent de 1 à 6 cubes.
puzzle-move = Écris une couleur, deux-points et les cubes, comme red:a1.1,a2.1 ; ou les cubes seuls.
puzzle-solver-died = Le solveur s’est arrêté ; tes pierres sont conservées, essaie encore une fois.
