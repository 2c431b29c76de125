# La page des règles : ce que dit docs/rules.md, en plus court.

rules-lead = Vous bâtissez ensemble sur un même plan. Quand plus personne ne peut poser de pierre, chaque case qui montre ta couleur tout droit d’en haut vaut un point.
rules-authority = D’après les règles imprimées de Rumis, de son extension Rumis+ et de Blokus 3D. Là où elles laissent une question ouverte, la réponse est de nous, et c’est dit.
rules-to-tutorial = Ou essaie sur le plateau, pas à pas.
rules-contents = Sommaire
rules-allowed = Permis
rules-refused = Interdit. { $why }
rules-tried = { $colour } pose { $move }

rules-stones = Les pierres
rules-stones-text = Chaque couleur a les mêmes onze pierres : toutes les façons de joindre deux, trois ou quatre cubes face contre face, 40 cubes en tout. Les couleurs sont rouge, bleu, vert et jaune ; Rumis+ ajoute violet et orange.
rules-stones-mirror = Tu peux tourner une pierre comme on tourne une vraie pierre, mais jamais en miroir : les deux vis sont le reflet l’une de l’autre, et deux pierres différentes.
rules-ways = { $count ->
    [one] une orientation
   *[other] { $count } orientations
}

rules-plan = Le plan
rules-plan-text = Un plan, ou scénario, est un ensemble de cases. Pour chaque nombre de joueurs il a une hauteur maximale, et une case peut avoir une limite plus basse. Pour certains nombres de joueurs, une ligne entoure une partie du plan ; seul l’intérieur en fait alors partie.

rules-turns = Les tours
rules-turns-text = On joue dans un ordre fixe, le rouge d’abord. À ton tour, tu poses exactement une pierre. Tu ne peux pas passer tant qu’une de tes pierres va quelque part.

rules-placing = Poser une pierre
rules-placing-text = Une pierre peut se poser là où tout ceci est vrai :
rules-placing-plan = Tous ses cubes sont sur le plan, et aucun là où se trouve une autre pierre.
rules-placing-height = Aucun cube n’est plus haut que sa case ne le permet.
rules-placing-hole = Rien ne reste vide dessous : dans chaque colonne elle repose sur le plateau ou directement sur ce qui s’y trouve.
rules-placing-first = La toute première pierre d’une partie ne doit rien toucher. La première pierre de tous les autres partage une face avec une pierre quelconque. Toutes les premières pierres reposent sur le plateau par au moins un cube.
rules-placing-own = Chaque pierre suivante partage au moins une face avec une pierre de sa couleur. Elle peut aussi en toucher d’autres.
rules-placing-follows = Il n’y a donc jamais de trou couvert, et chaque pierre peut descendre tout droit d’en haut : son niveau découle de sa place.

rules-end = Fin et points
rules-end-text = Qui ne peut poser aucune pierre à son tour, ou n’en a plus, est hors jeu pour le reste de la partie, même si une place s’ouvre plus tard. Quand tout le monde est hors jeu, la partie est finie.
rules-end-score = Tu gagnes un point pour chaque case dont le cube le plus haut est à toi, et en perds un pour chaque pierre restée en main. Qui a le plus de points gagne ; à égalité, la victoire est partagée.
rules-end-example = Le rouge est visible sur { $red } cases, pierres en main { $redLeft } : { $redTotal }. Le bleu est visible sur { $blue }, pierres en main { $blueLeft } : { $blueTotal }.

rules-many = À cinq et à six
rules-many-text = Sur les plans de Rumis+. Sauf la toute première, chaque première pierre repose sur le plateau, partage une arête avec une pierre et une face avec aucune. Tout le reste est comme d’habitude.

rules-scenarios = Tous les scénarios
rules-scenarios-text = Les hauteurs sont imprimées dans la règle. Les contours n’ont paru qu’en images : ce qu’on n’en sait pas, nous l’avons tracé, de sorte qu’un plan contienne à peu près les 40 cubes que chacun apporte.
rules-scenarios-for = Dessiner les plans pour tant de joueurs
rules-drawn-for = dessiné pour { $count } joueurs
rules-column-players = joueurs
rules-column-height = hauteur
rules-column-squares = cases
rules-column-cubes = cubes
rules-line = Seulement les cases à l’intérieur de la ligne
rules-star = *Seulement les cases à l’intérieur de la ligne.
rules-heights-from = Hauteurs : { $origin }.
rules-outline-from = Contour : { $origin }.
rules-known-chullpa = Contour : on sait que c’est le plus petit plan, de 20 cases ; qu’elles soient 5 sur 4 vient de nous.
rules-known-chullpa-first = Contour : on sait que c’est le plus petit plan, de 20 cases ; qu’elles soient 5 sur 4 vient de nous.
rules-known-pirka = Contour : on sait que c’est un grand L d’une seule hauteur ; sa taille vient de nous.
rules-known-pisac = Contour : on sait qu’il monte de 1 à 8 ; sa largeur de 4 vient de nous.
rules-known-coricancha = Contour : on sait que c’est un carré aux anneaux de 1 à 4 ; sa taille et la ligne viennent de nous.

rules-variants = Toutes les variantes
rules-variants-text = On convient d’une variante avant la partie. Inverse va avec Quatre couleurs et avec Ruinas ; les autres ne se combinent pas.
rules-four-colours = À deux sur les plans de Rumis, avec les limites de quatre joueurs. L’un mène le rouge et le vert, l’autre le bleu et le jaune ; les couleurs jouent dans l’ordre rouge, bleu, vert, jaune, chacune comme un joueur à part. Qui possède la meilleure couleur gagne.
rules-four-colours-ours = De nous : se joue aussi sur un plan à toi qui a des hauteurs pour quatre.
rules-four-colours-figure = À deux avec quatre couleurs sur Pisac.
rules-ruinas = À deux ou à trois, avec les limites d’un joueur de plus. Avant la partie, les onze pierres d’une couleur libre sont posées en ruines. Elles ne laissent pas de trou mais ne doivent rien toucher ; celle qui ne va nulle part est mise de côté. Les ruines ne comptent pour personne et valent comme des pierres déjà posées. Puis on commence comme d’habitude.
rules-ruinas-ours = De nous : les ruines sont vertes à deux et jaunes à trois, posées ici au hasard. La toute première pierre ne doit pas les toucher ; les premières pierres des autres le peuvent. Là où le plateau est couvert, une première pierre ne doit pas y reposer.
rules-ruinas-figure = Des ruines sur Chullpa, avant le premier coup.
rules-inverse = Pour tout nombre de joueurs sur tout plan. Une pierre suivante ne doit partager aucune face avec une pierre de sa couleur. Les premières pierres sont comme d’habitude.
rules-inverse-ours = De nous : une pierre suivante ne doit rien toucher du tout.
rules-rebuild = À deux sur Colca, Puncu ou Apachita. D’abord une partie habituelle à l’intérieur de la ligne, et son score ; les pierres en main sont éliminées. Qui a posé la dernière pierre commence la seconde phase : prends une de tes pierres à l’intérieur de la ligne, sans rien dessus, et pose-la à l’extérieur. La première y repose sur le plateau et partage une face avec une de tes pierres à l’intérieur, chaque suivante avec n’importe laquelle des tiennes. Si la pierre prise ne va nulle part, elle est mise de côté et tu es hors jeu. Au premier score s’ajoutent les cases que tu montres à l’extérieur, moins un point pour une pierre mise de côté.
rules-rebuild-ours = De nous : se joue aussi sur un plan à toi dont le fichier le permet.
rules-rebuild-figure = Une reconstruction sur Puncu : les pierres passent de l’avant vers l’arrière.
rules-series = Série
rules-series-text = Pas imprimé, mais fréquent : plusieurs scénarios à la suite, quelqu’un d’autre commence à chaque fois, et les points s’additionnent.
