# L’analyse d’une partie.

analyse-choose-about = Découvre où une partie a été gagnée ou perdue : ce que chacun pouvait espérer coup après coup, les erreurs, et ce qui aurait été meilleur. Tout est calculé sur ton appareil.
analyse-choose-game = Une de tes parties
analyse-choose-none = Tu n’as pas encore joué de partie ; joues-en une, importe un enregistrement ou compose une position.
analyse-choose-again = Voir l’analyse
analyse-title = { $name } : analyse
analyse-position = Cette position
analyse-moves = Les coups de la partie
analyse-variation = Coups essayés à la place
analyse-graph = Ce que chacun pouvait attendre, coup par coup
analyse-table = Le graphique en tableau
analyse-table-move = Coup
analyse-table-share = Victoire : { $who }
analyse-table-points = Points : { $colour }
analyse-beginning = Le début
analyse-move = Coup { $number }, { $who } : { $move }.
analyse-best = Le meilleur coup.
analyse-verdict = { $mark ->
    [doubtful] Une petite erreur
    [mistake] Une erreur
    [blunder] Une grosse erreur
   *[none] Presque aucune différence
} : coût de { $cost } de la victoire et { $points } points. Mieux : { $better }.{ $exact ->
    [yes] { " C’est prouvé." }
   *[no] { "" }
}
analyse-worth = { $share } de la victoire, avance { $lead }{ $exact ->
    [yes] { ", exact" }
   *[no] { "" }
}
analyse-expected = Part attendue de la victoire : { $shares }. Points : { $points }.{ $exact ->
    [yes] { " C’est prouvé." }
   *[no] { "" }
}
analyse-show-better = Montrer ce qui aurait été mieux
analyse-not-yet = On ne sait encore rien de cette position.
analyse-back = Retour à la partie
analyse-best-moves = Les meilleurs coups d’ici
analyse-line = Après { $number }, la partie pourrait continuer ainsi : { $moves }
analyse-mistakes = Les erreurs
analyse-mark-blunder = Grosses erreurs
analyse-mark-mistake = Erreurs
analyse-mark-doubtful = Petites erreurs
analyse-worst = La pire
analyse-worst-move = Coup { $number }, −{ $cost }
analyse-first-trusted = Le premier est celui que jouerait l’ordinateur : c’est celui qu’il a regardé le plus longtemps.
analyse-try-move = Essayer { $move }
analyse-try = Essayer
analyse-progress-label = Positions examinées
analyse-progress = { $done } positions sur { $all }
analyse-stop = Arrêter
analyse-go-on = Continuer
analyse-time = Temps par position
analyse-seconds = { $seconds } s
analyse-measure = Ce que montre le graphique
analyse-measure-share = Part de la victoire
analyse-measure-points = Points attendus
analyse-legend = ?! petite erreur, ? erreur, ?? grosse erreur. Une barre en bas : exact. Un clic ou les flèches mènent à une position.
analyse-to-game = Vers la partie
analyse-export = Exporter avec commentaires
analyse-play-from-here = Jouer à partir d’ici
analyse-change-position = Modifier cette position
analyse-distant = Une partie contre des personnes à distance ne peut pas être analysée tant qu’elle se joue.

## A position set up by hand

set-up-about = Choisis une couleur et pose ses pierres partout où elles peuvent tenir, dans n’importe quel ordre. Clique sur une pierre du plateau pour la reprendre.
set-up-new-plan = Un nouveau plan est ouvert.
set-up-stones = Les pierres de
set-up-left = encore { $count }
set-up-turn = Au trait
set-up-turn-of = C’est le tour de la couleur { $colour }
set-up-out = Hors jeu
set-up-out-of = Hors jeu : { $colour }
set-up-ruins = ruines ({ $colour })
set-up-clear = Enlever toutes les pierres
set-up-analyse = Analyser
set-up-lying = { $count ->
    [0] Aucune pierre sur le plan
    [one] Une pierre sur le plan
   *[other] { $count } pierres sur le plan
}
set-up-take = Enlever
set-up-take-away = Enlever : { $stone }
set-up-laid = Posée en { $colour } : { $move }.
set-up-taken = { $count ->
    [one] Une pierre enlevée.
   *[other] { $count } pierres enlevées : les autres reposaient dessus.
}
set-up-field = Pierre en texte
set-up-lay = Poser la pierre
