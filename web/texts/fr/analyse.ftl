# L’analyse d’une partie.

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
analyse-set-up-about = Choisissez le plan et écrivez les coups qui mènent à la position, ou laissez-les de côté : sur le plateau vous pourrez poser tour à tour les pierres de chaque couleur.
analyse-set-up-moves = Coups, séparés par des espaces (peut rester vide)
analyse-set-up-go = Analyser
analyse-distant = Une partie contre des personnes à distance ne peut pas être analysée tant qu’elle se joue.
