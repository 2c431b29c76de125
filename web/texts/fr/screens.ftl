# The screens around the game.

skip-to-content = Aller au contenu
nav-label = Menu principal
nav-home = Rumis : vers l’accueil
nav-new = Nouvelle partie
nav-games = Mes parties
nav-plans = Mes plans
nav-solve = Casse-tête
nav-analyse = Analyser
analyse-set-up = Composer une position
nav-help = Aide
nav-learn = Apprendre
nav-rules = Règles
nav-settings = Réglages
nav-more = Plus
language = Langue
close = Fermer
dismiss = Masquer
cancel = Annuler
to-the-start = Vers l’accueil
later-loading = Un instant …
later-failed = Cette partie de la page n’a pas pu être chargée
later-failed-why = La connexion est peut-être coupée. Tout le reste marche encore.
new-game = Nouvelle partie
storage-fails = Ce navigateur ne conserve rien pour le moment : il est plein, ou la fenêtre est privée. Exporte ta partie avant de fermer la page.

## Start page

home-title = Rumis
home-about = Bâtissez ensemble une cité inca en pierres de bois : qui se voit le plus d’en haut l’emporte. D’une à six personnes, ou contre l’ordinateur.
home-play = Jouer tout de suite
home-play-what = Chullpa contre le niveau 3
home-new = Composer une partie
home-learn = Apprendre en cinq minutes
home-learn-what = Huit petites étapes sur le plateau
home-continue = Ta partie t’attend
home-continue-what = { $name } · { $players } · { $count ->
    [0] pas encore commencée
    [one] un coup joué
   *[other] { $count } coups joués
}
home-continue-button = Continuer
home-recent = Dernières parties
home-all-games = Toutes mes parties

## Kept games

games-none = Rien pour l’instant. Chaque partie que tu commences est conservée dans ce navigateur, coup par coup.
games-unfinished = Pas encore finie
games-set-up = Composée à la main
games-won = Victoire : { $name }
games-won-you = Tu as gagné
games-shared = Une victoire partagée
games-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
}
games-in-series = partie { $number } sur { $count } d’une série
games-deleted = { $name } : partie supprimée.
bring-back = La récupérer
delete = Supprimer
delete-game = Supprimer : { $game }
export = Exporter
export-game = Exporter : { $game }
analyse-game = Analyser : { $game }
import = Importer une partie
import-title = Importer une partie
import-about = Une feuille de partie est un fichier texte avec tous les coups. Tu peux aussi déposer le fichier sur cette page.
import-file = Choisir un fichier
import-paste = Ou coller le texte de la partie
import-open = Ouvrir la partie
import-drop = Lâche pour ouvrir la partie

## Shared links

share = Partager
share-title = Partager cette partie
share-copied = Le lien est copié : il contient toute la partie.
share-copy-this = Copie ce lien : il contient toute la partie.
shared-opening = Ouverture de la partie partagée …
shared-broken = Ce lien ne contient pas de partie
shared-cut-off = Il manque un bout du lien, ou il a été modifié en route.
shared-ask-again = Demande qu’on te partage la partie encore une fois, de préférence avec le lien entier.
game-not-opened = Impossible d’ouvrir cette partie
game-not-here = Elle n’est pas conservée dans ce navigateur. Elle a peut-être été supprimée, ou jouée sur un autre appareil.

## New game

new-scenario = Scénario
new-scenarios = Scénarios, dans l’ordre où tu les coches
new-series = Jouer une série
new-series-about = Plusieurs scénarios à la suite : quelqu’un d’autre commence à chaque fois, et les points s’additionnent.
new-series-too-short = Il faut au moins deux scénarios pour une série : coches-en un autre.
new-edition-first = la première boîte, de 2 à 4 personnes
new-edition-plus = l’extension, de 2 à 6 personnes
new-draw-a-plan = en dessiner un
new-players = Qui joue
new-how-many = Combien de personnes
new-so-many = { $count } personnes
new-name = Nom à la place { $number }
new-seat = Qui joue à la place { $number }
new-colour-by-lot = La couleur est tirée au sort
new-starter = Qui commence
new-starter-lot = Au hasard
new-variants = Variantes
new-ready = { $scenarios }, à { $players ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
new-start = Commencer la partie
player-you = Toi
seat-human = Humain
seat-level = { $level ->
    [1] Niveau 1 (très facile)
    [3] Niveau 3 (facile)
    [5] Niveau 5 (moyen)
    [7] Niveau 7 (difficile)
    [9] Niveau 9 (le plus fort)
   *[other] Niveau { $level }
}

## Settings

settings-page = La page
settings-playing = Le jeu
settings-theme = Couleurs de la page
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-patterns = Motifs sur les pierres
settings-patterns-about = Un motif et une lettre par couleur, pour que personne n’ait à distinguer les couleurs.
settings-cage = Limites de hauteur sur le plateau
settings-cage-about = Une cage de verre montre jusqu’où on peut bâtir.
settings-lessMotion = Moins de mouvement
settings-lessMotion-about = Pierres et caméra vont tout de suite à leur place.
settings-confirm = Confirmer chaque pierre
settings-confirm-about = Une pierre n’est posée que quand tu le dis. Désactivé : un clic la pose aussitôt.
settings-sounds = Sons
settings-sounds-about = Bois sur bois quand une pierre se pose.
settings-seconds = Temps de réflexion du niveau 9
settings-seconds-about = Plus il réfléchit, mieux il joue.
settings-version = Rumis { $version }
seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}

## Help

help-rules = Comment jouer
help-rule-aim = Tout le monde bâtit sur le même plan ; à la fin, chaque case qui montre ta couleur vue d’en haut vaut un point.
help-rule-stones = Tu as onze pierres de deux, trois ou quatre cubes, et tu peux les tourner comme tu veux.
help-rule-turn = À ton tour, tu poses exactement une pierre ; tu ne peux pas passer tant qu’une des tiennes a sa place quelque part.
help-rule-down = Les pierres descendent d’en haut et ne laissent aucun trou sous elles.
help-rule-height = Aucune pierre ne dépasse le bord du plan ni la hauteur permise d’une case.
help-rule-first = Ta première pierre touche le plateau et une pierre déjà posée ; la toute première ne touche que le plateau.
help-rule-touch = Chaque pierre suivante a au moins une face commune avec une pierre de ta couleur ; elle peut aussi toucher les autres.
help-rule-out = Qui ne peut plus poser de pierre est hors jeu ; quand tout le monde l’est, la partie est finie.
help-rule-score = Tu gagnes un point par case où l’on te voit, et tu en perds un par pierre qui te reste.
help-rule-win = Le plus de points gagne : bâtis par-dessus les autres, et garde tes toits libres.
help-keys = Touches
help-key-choose = Choisir une pierre
help-key-move = Se déplacer sur le plan
help-key-turn = La tourner sur la table
help-key-tip = La basculer vers l’arrière, vers toi
help-key-roll = La basculer à gauche, à droite
help-key-here = Une autre façon de la mettre ici
help-key-all = Place possible suivante, précédente
help-key-place = Poser la pierre
help-key-drop = La remettre
help-key-above = Vue d’en haut
help-key-hint = Montrer un bon coup
help-key-undo = Reprendre, rejouer
help-key-table = Tourner la table
help-key-zoom = Plus près, plus loin
help-key-view = Vue habituelle
help-key-help = Cette liste
help-keys-solve = Pendant un casse-tête
help-key-solve-lay = L’indice pose sa pierre
help-key-solve-level = Un niveau plus haut, plus bas
help-key-solve-take = La main vide : retirer la pierre sous le curseur
help-keys-analyse = Pendant une analyse
help-key-analyse-step = Un coup en arrière, en avant
help-key-analyse-ends = Au début, à la fin
help-keys-set-up = En composant une position
help-key-set-up-colour = La couleur suivante
help-key-set-up-lift = La main vide : reprendre la pierre sous le curseur
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-pageup = Page préc.
key-pagedown = Page suiv.
key-home = Début
key-end = Fin
help-mouse = Souris
help-mouse-move = Clique sur une pierre de ta réserve, puis passe au-dessus du plateau : elle s’aimante là où elle peut aller.
help-mouse-place = Un clic la pose. Là où elle rougit, une phrase dit pourquoi.
help-mouse-orbit = Glisse avec le bouton droit pour regarder d’un autre côté.
help-mouse-zoom = La molette rapproche et éloigne.
help-touch = Doigts
help-touch-move = Touche une pierre, puis glisse un doigt sur le plateau : la pierre flotte au-dessus de ton doigt.
help-touch-place = Tourne-la et pose-la avec les boutons sous le plateau.
help-touch-orbit = Regarde autour et zoome avec deux doigts.
help-reader = Avec un lecteur d’écran
help-reader-about = Le plan est une grille dont les cases disent leur hauteur et leur couleur. Tu peux aussi taper les coups, cube par cube : a1.1,a2.1,b2.1 est un coin posé au sol.
