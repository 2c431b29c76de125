# Ses propres plans.

plans-about = Dessine ton propre terrain : ses cases, la hauteur permise sur chacune, et à combien on y joue.
plans-begin = Commencer avec
plans-empty = Une feuille vide
plans-new-name = Mon plan
plans-copy-name = Mon { $name }
plans-nameless = Plan sans nom
plans-for = Pour { $counts } joueurs
plans-deleted = { $name } est supprimé.
plans-bring-back = Le récupérer
plans-not-opened = Ce plan ne peut pas être ouvert
plans-not-here = Il n’est pas conservé dans ce navigateur. Peut-être a-t-il été supprimé, ou dessiné sur un autre appareil.

plans-import = Importer un plan
plans-import-about = Un plan est un petit fichier texte qui se termine par .toml.
plans-import-paste = Ou coller le texte du fichier
plans-import-open = Ouvrir le plan
plans-import-mend = L’ouvrir et le corriger ici

plans-share-title = Partager ce plan
plans-share-copied = Le lien est copié : il contient tout le plan.
plans-share-copy-this = Copie ce lien : il contient tout le plan.

## Dessiner

plans-drawing = Dessin
plans-undo = Annuler
plans-redo = Rétablir
plans-all = Tous les plans
plans-brush = Pinceau
plans-brush-square = Case sans limite propre
plans-brush-limit = Case avec limite { $limit }
plans-brush-erase = Gomme
plans-brush-line = Ligne pour { $players } joueurs
plans-stroke = Comment le pinceau dessine
plans-stroke-free = Main levée
plans-stroke-rectangle = Rectangle
plans-sheet = La feuille, { $width } sur { $depth } places
plans-hint = Dessine à la souris ou au doigt. Au clavier : les flèches déplacent, Espace dessine, Maj et les flèches continuent le trait, 1 à 9 choisissent une limite, 0 aucune, Suppr efface.
plans-cell-none = { $square }, pas de case
plans-cell-free = { $square }, case
plans-cell-limit = { $square }, case, limite { $limit }
plans-cell-outside = { $what }, hors de la ligne
plans-grow = { $side ->
    [top] Ajouter une rangée en haut
    [bottom] Ajouter une rangée en bas
    [left] Ajouter une colonne à gauche
   *[right] Ajouter une colonne à droite
}
plans-shrink = { $side ->
    [top] Enlever la rangée du haut
    [bottom] Enlever la rangée du bas
    [left] Enlever la colonne de gauche
   *[right] Enlever la colonne de droite
}

## Hauteurs

plans-heights = Joueurs et hauteurs
plans-height = Hauteur
plans-height-for = Hauteur pour { $count } joueurs
plans-line-remove = Enlever la ligne pour { $count }
plans-no-players = Choisis à combien on y joue.
plans-room = { $fit ->
    [cramped] De la place pour { $volume } cubes sur { $cubes } : si peu que beaucoup de pierres resteront en main.
    [tight] De la place pour { $volume } cubes sur { $cubes } : ce sera serré, chaque pierre n’aura pas sa place.
    [exact] De la place pour { $volume } cubes sur { $cubes } : chaque pierre pourrait trouver sa place.
    [spare] De la place pour { $volume } cubes, et vous en avez { $cubes } : un peu de marge.
    [roomy] De la place pour { $volume } cubes, et vous en avez { $cubes } : beaucoup de place.
   *[vast] De la place pour { $volume } cubes, et vous en avez { $cubes } : tant que personne ne gêne personne.
}

## Textes, aperçu, jouer

plans-texts = Nom et détails
plans-text-name = Nom
plans-text-meaning = Ce que le nom veut dire
plans-text-note = Note
plans-rebuild = On peut y jouer Reconstruction
plans-rebuild-about = Il faut une ligne pour 2 joueurs : la deuxième phase se joue à l’extérieur.
plans-preview = À quoi il ressemblera
plans-preview-for = Montré pour tant de joueurs
plans-ready = Prêt, et conservé dans ce navigateur. Joue-le à { $count }, toi contre l’ordinateur.
plans-faults = { $count ->
    [one] Une chose est à corriger d’abord.
   *[other] { $count } choses sont à corriger d’abord.
}
