# Ce qui ne va pas, en une phrase : quoi, où et que faire.

problem-unexpected = Il s’est passé quelque chose d’inattendu ; ta partie est enregistrée, recharge la page s’il te plaît.
problem-in-line = Regarde la ligne { $line }. { $what }
problem-in-move = Regarde le coup { $move }. { $what }
problem-in-ruin = Regarde la ruine { $ruin }. { $what }
problem-in-stone = Regarde la pierre { $lying }. { $what }

engine-died = L’ordinateur s’arrête sans cesse de jouer ; ta partie est enregistrée, recharge la page s’il te plaît.
no-such-player = L’ordinateur n’a pas de joueur « { $text } » ; choisis un niveau de 1 à 9.

## Coups interdits

illegal-game-over = La partie est terminée.
illegal-beside-plan = Cela dépasse du plan.
illegal-not-a-stone = Ces cubes ne forment aucune des onze pierres.
illegal-not-in-hand = En { the-colour }, { the-stone } est déjà sur le plan ; choisis une autre pierre.
illegal-off-plan = { $square } ne fait pas partie du plan.
illegal-outside-line = { $square } est hors de la ligne ; dans la première phase, on construit à l’intérieur.
illegal-too-high = { $cube } est trop haut : sur { $square }, on construit jusqu’au niveau { $limit }.
illegal-overlap = Il y a déjà une pierre { coloured } en { $cube }.
illegal-hole = Cela laisserait un trou sous { $cube }.
illegal-first-not-on-board = La première pierre { coloured } doit reposer sur le plateau par au moins un cube.
illegal-first-touches-nothing = La première pierre { coloured } doit toucher par une face une pierre déjà posée.
illegal-first-shares-no-edge = La première pierre { coloured } doit toucher par une arête une pierre déjà posée.
illegal-first-shares-face = À cinq ou six, la première pierre { coloured } ne touche les autres que par une arête, mais { $cube } touche par une face.
illegal-must-touch-own = La pierre doit toucher par une face une autre pierre { coloured }.
illegal-must-not-touch-own = Dans la variante Inverse, la pierre ne doit toucher par une face aucune autre pierre { coloured }, mais { $cube } le fait.
illegal-nothing-is-taken = On ne reprend pas de pierre maintenant ; écris seulement les cubes que tu poses.
illegal-take-first = Prends d’abord une de tes pierres ; par écrit : ses cubes, puis >, puis les cubes où elle va.
illegal-not-an-own-stone = { $cubes } n’est pas une pierre { coloured } ; choisis-en une.
illegal-taken-outside-line = La pierre en { $cube } est déjà hors de la ligne et y reste ; prends-en une à l’intérieur.
illegal-covered = Tu ne peux pas prendre cette pierre, car une pierre { coloured } repose sur { $cube } ; choisis-en une autre.
illegal-other-stone = La pierre à poser est celle que tu as prise : { the-stone }.
illegal-inside-line = { $square } est à l’intérieur de la ligne ; pose la pierre à l’extérieur.
illegal-must-be-placed = La pierre a encore sa place, par exemple en { $cubes } ; tu ne peux donc pas l’écarter.

## Coups illisibles

move-cube = « { $text } » n’est pas un cube ; écris la case, un point et le niveau, par exemple b3.2.
move-count = Une pierre a de 2 à 4 cubes séparés par des virgules, mais « { $text } » en a { $count }.
move-twice = Le cube { $cube } est écrit deux fois ; enlève-le une fois.

## Ce qui ne va pas ensemble

rules-players = { $scenario } ne se joue pas à { $players } ; choisis un autre nombre ou un autre scénario.
rules-together = { $one ->
    [four-colours] { $other ->
        [ruinas] Quatre couleurs et Ruinas ne vont pas ensemble : il ne reste aucune couleur pour les ruines.
       *[rebuild] Quatre couleurs et Reconstruction ne vont pas ensemble : on ne reconstruit qu’avec deux couleurs.
    }
    [ruinas] Ruinas et Reconstruction ne vont pas ensemble : personne ne pourrait enlever les ruines.
   *[inverse] Inverse et Reconstruction ne vont pas ensemble : on reconstruit en touchant sa propre couleur.
}
rules-four-colours-players = Quatre couleurs se joue à 2, avec deux couleurs chacun.
rules-four-colours-edition = Quatre couleurs se joue sur les scénarios de Rumis, et { $scenario } appartient à Rumis+.
rules-ruinas-players = Ruinas se joue à 2 ou 3, car les ruines prennent une couleur sur quatre.
rules-no-limits = { the-variant } utilise les hauteurs prévues pour { $players } joueurs, et { $scenario } n’en a pas.
rules-rebuild-players = Reconstruction se joue à 2.
rules-rebuild-scenario = Reconstruction demande un plan en deux parties : choisis Colca, Puncu ou Apachita au lieu de { $scenario }.

## Ruines

ruins-not-ruinas = Cette partie n’a pas de ruines ; choisis la variante Ruinas.
ruins-incomplete = Les ruines ne sont pas complètes : { the-stone } a encore sa place, par exemple en { $cubes }.
set-up-colour = Dans cette partie, personne ne joue en { the-colour } ; choisis une autre couleur.
set-up-second-phase = Dans la seconde phase d’une reconstruction, il ne suffit pas de savoir ce qui est posé où ; on ne peut pas la composer.

## Scénarios illisibles ou injouables

scenario-too-long = Ce scénario est trop long ; il peut faire 64 Ko au plus.
scenario-syntax = Ce scénario est illisible : { $text }
scenario-id = L’id « { $text } » doit avoir de 1 à 40 lettres minuscules, chiffres ou traits d’union.
scenario-text = Le nom, le sens et la note tiennent chacun sur une ligne de 200 caractères au plus.
scenario-no-name = Le scénario n’a pas de nom ; donne-lui-en un.
scenario-no-squares = Le plan n’a pas de cases ; dessines-en au moins une.
scenario-too-deep = Le plan a { $count } rangées, et le maximum est 16.
scenario-too-wide = La rangée { $row } du plan a { $count } signes, et le maximum est 16.
scenario-symbol = La rangée { $row } du plan a « { $text } » à la place { $place } ; utilise . pour aucune case, # pour aucune limite, 1 à 9 ou A à G.
scenario-no-players = Le scénario ne dit pas à combien il se joue ; ajoute un tableau [[players]].
scenario-player-count = Un tableau [[players]] indique { $players }, mais on joue de 2 à 6.
scenario-players-twice = Il y a deux tableaux [[players]] pour { $players } joueurs ; enlèves-en un.
scenario-height = La hauteur pour { $players } joueurs est { $height } ; elle doit aller de 1 à 16.
scenario-line = La ligne pour { $players } joueurs contient « { $text } » ; écris des rectangles comme b2:g7 ou des cases comme b2.
scenario-line-around-nothing = La ligne pour { $players } joueurs n’entoure aucune case du plan ; trace-la autour de quelques-unes.
scenario-volume = Le plan contient { $count } cubes pour { $players } joueurs, et le maximum est 512.
scenario-rebuild-without-line = Reconstruction demande une ligne pour 2 joueurs qui laisse des cases à l’extérieur.
scenario-rebuild-volume = Pour une reconstruction, le plan entier contient { $count } cubes, et le maximum est 512.

## Parties notées illisibles ou impossibles

record-too-long = Cette partie notée est trop longue ; elle peut faire 1 Mo au plus.
record-first-line = Une partie notée commence par « Rumis record 1 », mais on lit ici « { $text } ».
record-format = Cette page lit « Rumis record 1 », mais pas « { $text } ».
record-header = « { $text } » n’est pas une ligne d’en-tête ; écris « Clé: valeur » et laisse une ligne vide avant les coups.
record-twice = Il y a deux lignes « { $text } » ; enlèves-en une.
record-missing = La ligne « { $text } » manque ; ajoute-la à l’en-tête.
record-no-scenario = Écris le nom d’un scénario après « Scenario: », ou sa définition en dessous, en lignes qui commencent par |.
record-stray-definition = Des lignes ne peuvent commencer par | que juste après « Scenario: » sans rien derrière les deux-points.
record-players = « { $text } » n’est pas un nombre de joueurs ; écris de 2 à 6.
record-player-number = Il n’y a pas de joueur « { $text } » ; les numéros vont de 1 à 6.
record-value = Ce qui suit « { $text } » est vide, trop long ou contient des signes qu’on ne peut pas afficher ; corrige-le ou enlève la ligne.
record-tag = Le mot avant les deux-points doit commencer par une lettre et avoir au plus 40 lettres, chiffres, espaces ou traits d’union.
record-variant = Cette variante n’existe pas ; écris standard, ou bien four-colours, ruinas, inverse ou rebuild, séparés par des virgules.
record-date = Écris la date sous la forme année-mois-jour, par exemple 2026-11-15.
record-result = « { $text } » n’est pas un score ; écris un nombre entier par couleur, séparés par des espaces, ou enlève la ligne.
record-colour = « { $text } » n’est pas une couleur ; écris red, blue, green, yellow, violet ou orange devant les pierres.
record-too-many-stones = Il y a plus de 66 pierres, et la boîte n’en contient pas autant.
record-too-many-moves = Il y a plus de 100 coups, et aucune partie n’est si longue.
record-open-comment = Le commentaire qui commence ici ne finit pas ; ferme-le par { "}" }.
record-comment = Un commentaire contient des signes qu’on ne peut pas afficher ; enlève-les.
record-unknown-scenario = Il n’y a pas de scénario « { $text } » ; vérifie comment il s’écrit.
record-name-of-nobody = Le numéro { $player } a un nom, mais ne joue pas ; enlève ce nom.
record-result-too-early = Il y a un résultat, mais les coups ne terminent pas la partie ; ajoute les coups qui manquent ou enlève le résultat.
record-wrong-result = Les coups mènent à un autre résultat ; corrige-le ou enlève-le.
record-ruins-beside-set-up = Dans une position composée, les ruines sont parmi les pierres ; enlève la ligne « Ruins ».
