# L’initiation.

learn-about = Huit petites étapes sur le vrai plateau, cinq minutes en tout. Tu peux répéter ou quitter chacune quand tu veux.
learn-begin = Commencer
learn-go-on = Continuer
learn-to-rules = Toutes les règles
learn-all-done = Tu as réussi toutes les étapes. Joue maintenant une vraie partie : le niveau 1 débute lui aussi, et tu peux lui demander pourquoi il a joué ainsi.
learn-done = réussi
learn-step-of = Étape { $number } sur { $count }
learn-rival = Adversaire
learn-show-me = Montre-moi
learn-repeat = Recommencer
learn-leave = Toutes les étapes
learn-next = Étape suivante
learn-play = Jouer contre le niveau 1
learn-your-turn = C’est de nouveau à toi.
learn-counting = Ce qu’on voit d’en haut
learn-squares = { $count ->
    [one] { $who } : une case visible
   *[other] { $who } : { $count } cases visibles
}

learn-first-title = La première pierre
learn-first-about = Chaque couleur a les mêmes onze pierres, faites de deux, trois ou quatre cubes. Tu peux les tourner comme tu veux. La toute première pierre d’une partie peut se poser n’importe où, pourvu qu’elle repose sur le plateau.
learn-first-task = Choisis une pierre rouge dans ta réserve sous le plateau et tourne-la avec les flèches si tu veux. Montre ensuite une place sur le plateau et appuie sur « Poser ».
learn-first-wrong = Ramène la pierre au-dessus du plan.
learn-first-done = Bien posé. La première pierre de ton adversaire devait toucher une pierre déjà là : elle s’appuie donc contre la tienne. Désormais vous jouez à tour de rôle, une pierre chacun.

learn-touch-title = Toucher sa couleur
learn-touch-about = Chaque pierre suivante doit partager au moins une face entière avec une pierre de ta couleur ; une arête ou un coin ne suffit pas. Elle peut aussi toucher d’autres couleurs.
learn-touch-task = Pose une autre pierre rouge. Tiens-la d’abord au-dessus du coin du fond, et lis pourquoi elle ne peut pas s’y poser.
learn-touch-wrong = Déplace-la à côté d’une pierre rouge, ou dessus.
learn-touch-done = Face contre face avec le rouge : c’est ainsi que ton édifice grandit.

learn-holes-title = Pas de trou
learn-holes-about = Les pierres descendent tout droit d’en haut, et rien ne doit rester vide dessous. Là où le sol a une marche, la pierre doit en avoir une aussi.
learn-holes-task = Prends une pierre coudée, dresse-la, et pose-la sur le bord de ta barre : une partie sur le plateau, une partie dessus.
learn-holes-wrong = Tourne ou déplace la pierre jusqu’à ce que son dessous épouse le sol.
learn-holes-missed = C’est permis, mais la pierre reste sur un seul niveau. Essaie-en une qui enjambe la marche.
learn-holes-done = Elle épouse la marche, et il ne reste aucun trou.

learn-heights-title = Limites de hauteur
learn-heights-about = Chaque case a une limite : la vue d’en haut la montre en chiffre, et le verre autour du plateau la montre dans l’espace. Ici, la rangée de devant permet un niveau, celle du milieu deux, celle du fond trois.
learn-heights-task = Construis jusqu’au niveau 3 dans la rangée du fond.
learn-heights-wrong = Regarde les limites des cases en dessous.
learn-heights-missed = C’est permis, mais pas assez haut. Dresse une pierre dans la rangée du fond.
learn-heights-done = Le niveau 3 est atteint. Plus personne ne peut bâtir dessus : cette case reste rouge.

learn-shut-out-title = Hors jeu
learn-shut-out-about = Qui ne peut poser aucune pierre à son tour est hors jeu pour le reste de la partie, quel que soit le nombre de pierres qui lui restent. Le bleu ne peut continuer que par-dessus son mur de la colonne c.
learn-shut-out-task = Couvre le mur de la colonne c, pour que le bleu ne trouve plus de place.
learn-shut-out-wrong = Ta pierre doit aussi toucher le rouge.
learn-shut-out-missed = Le bleu peut encore poser une pierre. Couvre les trois cases de la colonne c.
learn-shut-out-done = Le bleu est hors jeu, avec neuf pierres en main. Tu continues sans lui tant que quelque chose se pose.

learn-cover-title = Couvrir les autres
learn-cover-about = Seul compte ce qu’on voit tout droit d’en haut. Tu peux donc bâtir sur d’autres couleurs, pourvu que ta pierre touche du rouge quelque part.
learn-cover-task = Couvre au moins deux cases bleues avec une seule pierre.
learn-cover-wrong = Elle doit toucher du rouge quelque part et ne pas laisser de trou.
learn-cover-missed = C’est permis, mais cela couvre moins de deux cases bleues.
learn-cover-done = { $rival ->
    [one] Le bleu n’est plus visible que sur une case, et toi sur { $own }.
   *[other] Le bleu n’est plus visible que sur { $rival } cases, et toi sur { $own }.
}

learn-count-title = Compter d’en haut
learn-count-about = Chaque case qui montre ta couleur tout droit d’en haut vaut un point ; sa hauteur n’importe pas. Appuie sur une ligne ci-dessous pour voir les cases qui comptent.
learn-count-task = Le bleu est visible sur huit cases et toi sur six. Pose une pierre pour être visible sur plus de cases que le bleu.
learn-count-wrong = Essaie une autre place, ou tourne la pierre.
learn-count-missed = C’est maintenant { $own } à { $rival } : pas encore plus que le bleu.
learn-count-done = { $own } à { $rival } : te voilà en tête.

learn-left-over-title = Les pierres qui restent
learn-left-over-about = Quand plus personne ne peut poser de pierre, la partie est finie. Chaque pierre qui te reste en main coûte un point : garde donc des places pour les dernières.
learn-left-over-task = Cette partie est presque finie. Joue-la jusqu’au bout, et gagne-la.
learn-left-over-wrong = Essaie une autre place, ou une autre pierre.
learn-left-over-missed = { $own } cases visibles, { $left ->
    [0] aucune pierre en main
    [one] une pierre en main
   *[other] { $left } pierres en main
} : { $total }. Le bleu a { $rivalTotal }. Essaie encore une fois.
learn-left-over-done = { $own } cases visibles, { $left ->
    [0] aucune pierre en main
    [one] une pierre en main
   *[other] { $left } pierres en main
} : { $total } contre { $rivalTotal }. Tu gagnes !
