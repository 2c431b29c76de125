# L'écran de jeu.

game-title = { $name } : la partie
above-label = { $name } vu d'en haut
grid-label = Les cases du plan
square-label = { $square }, hauteur { $height } sur { $limit }, { $colour }
square-empty = vide
square-possible = { $label }, la pierre peut aller ici
square-takeable = { $label }, la pierre peut être prise
hand-label = Tes pierres
more-label = Plus sur cette partie
player-level = Niveau { $level }
player-number = Joueur { $number }
player-with-colour = { $player } ({ $colour })
tray-label = Pierres de { $who }
stone-fits-nowhere = { $stone } : ne va nulle part pour l'instant
orientations-label = { $count ->
    [one] Elle va dans une position
   *[other] Elle va dans { $count } positions
}
orientation-number = Tournée ainsi, { $number } sur { $count }
turns-label = Tourner la pierre
turn-anticlockwise = Tourner à gauche sur la table
turn-clockwise = Tourner à droite sur la table
turn-away = Basculer loin de toi
turn-towards = Basculer vers toi
turn-left = Basculer à gauche
turn-right = Basculer à droite
next-placement = Prochain endroit possible
drop-stone = Reposer
put-aside = Mettre de côté
place-stone = Poser
rivals-label = Les pierres des autres
stones-in-hand = { $count ->
    [0] Plus de pierres
    [one] Une pierre : { $list }
   *[other] { $count } pierres : { $list }
}
turn-thinking = { $player } réfléchit …
turn-over = { $count ->
    [one] La partie est finie : { $winners } gagne.
   *[other] La partie est finie : { $winners } se partagent la victoire.
}
turn-over-you = La partie est finie : tu gagnes !
turn-other = C'est au tour de { $who }.
turn-take = { $who } : prends une pierre à l'intérieur de la ligne.
turn-choose = { $who } : choisis une pierre.
turn-place = { $who } : pose la pierre.
stop-thinking = Jouer tout de suite
try-again = Réessayer
why = Pourquoi ?
why-only-move = C’était le seul coup possible.
why-put-aside = La pierre n’allait nulle part, il fallait donc la mettre de côté.
why-shows = Le niveau 1 a regardé deux coups et a préféré celui-ci : une pierre de { $cubes } cubes qui montre { $fresh ->
    [one] une nouvelle case.
   *[other] { $fresh } nouvelles cases.
}
why-covers = Le niveau 1 a regardé deux coups et a préféré celui-ci : une pierre de { $cubes } cubes qui montre { $fresh ->
    [one] une nouvelle case
   *[other] { $fresh } nouvelles cases
}, { $covered ->
    [one] dont une prise à une autre couleur.
   *[other] dont { $covered } prises à d’autres couleurs.
}
why-size = Le niveau 1 a regardé deux coups et a préféré celui-ci, bien qu’il ne montre aucune nouvelle case : il place une pierre de { $cubes } cubes.
scores-label = Points
out-all-placed = { $colour } a posé toutes ses pierres.
out-nothing-fits = { $count ->
    [one] { $colour } est hors jeu : sa dernière pierre ne va nulle part.
   *[other] { $colour } est hors jeu : aucune des { $count } pierres ne va nulle part.
}
actions-label = Actions
undo = Reprendre le coup
redo = Rejouer le coup
hint = Conseil
hint-thinking = Recherche d'un bon coup …
hint-move = Un bon coup : { $move }
go-on = Continuer
pause = Pause
settings = Réglages
keys-and-help = Touches et aide
view-label = Vue
turn-table-left = Tourner le plateau à gauche
turn-table-right = Tourner le plateau à droite
zoom-in = Plus près
zoom-out = Plus loin
standard-view = Vue de départ
enlarge-above = Vue d'en haut
no-webgl = Ton navigateur n'affiche pas la 3D ici. La vue d'en haut est ton plateau : tout peut s'y jouer.
stepper-label = Revoir la partie
stepper-slider = Coup affiché
first-move = Au début
previous-move = Un coup en arrière
next-move = Un coup en avant
last-move = À la fin
move-of = Coup { $move } sur { $count }
move-field = Coup par écrit
make-move = Jouer le coup
ending-label = La fin de la partie
counting = On compte d'en haut
ranking = Classement
count-line = { $who } : { $visible } visibles, { $left } restantes : { $total }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
skip-counting = Passer
series = Série
series-standing = Série après { $game } parties sur { $games }
series-over = C'était la dernière partie de la série.
next-in-series = Partie suivante de la série
rematch = Revanche, places décalées
play-again = Rejouer
step-through = Revoir la partie
announce-placed = { $who } a posé { $move }. { $turn }
announce-undone = Coup repris. { $turn }
