### Jouer : une partie sur un écran

door-play = Jouer
door-play-what = une partie entière, en solo ou à plusieurs

play-what = Une partie entière selon toutes les règles : ce qui n’est pas permis est refusé, avec la raison, et ce qui est fait peut être annulé.
play-begin = Commencer
play-aim = Le but du jeu
play-who = Qui joue
play-number = Joueurs
play-seat = Siège { $nth }
play-who-sits = qui y joue
play-name = nom
play-a-person = Une personne
play-bot-beginner = Débutant
play-bot-beginner-how = prend ce qui saute aux yeux, laisse passer bien des choses et a mal compris une règle ; laquelle, on le dit après la partie.
play-bot-careful = Joueur confirmé
play-bot-careful-how = compte juste et prend ce qu’il y a à prendre tout de suite, mais ne prépare rien.
play-bot-strong = Joueur fort
play-bot-strong-how = prévoit plusieurs tours et pense à ce que les autres peuvent reprendre.
play-bot-random = Bot aléatoire
play-bot-random-how = fait n’importe quoi de permis, sans réfléchir.
play-nth-bot = { $bot } { $nth }
play-nth-person = Joueur { $nth }
play-house = Règles de la maison
play-house-agreed = Règles de la maison : { $agreed }
play-deal = Numéro de la donne
play-deal-by-lot = au hasard
play-deal-number = Le numéro de la donne est un nombre entier à partir de 0, pas « { $given } ».

play-games = Mes parties
play-no-games = Chaque partie est gardée ici après chaque action et peut reprendre à tout moment.
play-on = Continuer
play-look = Résultat
play-replay = Revoir
play-away = Supprimer
play-away-sure = Supprimer définitivement cette partie : { $title } ?
play-away-no = Non, garder
play-away-yes = Oui, supprimer
play-finished = terminée
play-actions = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
play-load = Partie d’un fichier
play-load-what = Une partie enregistrée ici, par n’importe qui. Chaque action en est vérifiée.
play-unknown = La partie « { $name } » n’existe pas ici ; elle a peut-être été supprimée ou appartient à quelqu’un d’autre.

play-table = La partie entière
play-turn = À jouer : { $who }
play-thinks = { $who } réfléchit…
play-stopped = À jouer : { $who } (arrêté)
play-wait-bot = C’est d’abord à { $who } de jouer.
play-hand-over = Passez l’écran à { $who } : d’ici là, les cartes sont cachées.
play-take-screen = Je suis { $who } : montrer mes cartes
play-failed-bot = { $who } n’a pas trouvé d’action permise et a été arrêté. Relancer les bots ou annuler.
play-bots-stop = Arrêter les bots
play-bots-on = Relancer les bots
play-pace = Les bots jouent
play-pace-steady = posément
play-pace-brisk = vite
play-pace-once = aussitôt
play-hint = Que ferait un joueur fort ?
play-hint-more = Quelle action est-ce ?
play-hint-rung = indice { $rung } sur { $most }
play-hint-thinks = Un joueur fort y réfléchit…
play-hint-look = Regardez d’abord ceci : { LIST($spots) }.
play-hint-nowhere = Ici compte moins ce qu’on peut prendre tout de suite que ce qui peut suivre.
play-hint-action = Un joueur fort ferait ceci : { $what }
play-hint-failed = Aucun indice n’a été trouvé ici.
play-undone = { $number ->
    [one] La dernière décision est annulée.
   *[other] La dernière décision est annulée, avec ce que les bots ont fait ensuite.
}
play-elsewhere = Cette partie a continué dans une autre fenêtre. La voici telle qu’elle y est maintenant ; ce qui était demandé ici en dernier n’a pas été fait.
play-since = { $persons ->
    [one] Depuis votre dernier tour
   *[other] Depuis le dernier tour d’une personne
}
play-latest = Dernières actions
play-log = { $number ->
    [one] Le journal : { $number } action
   *[other] Le journal : les { $number } actions
}
play-taken-back = annulée
play-hinted = avec un indice
play-save = Enregistrer en fichier
play-saved = La partie est dans les téléchargements du navigateur.
play-all-games = Toutes les parties
play-back = Retour à la partie

play-count = Compter pas à pas
play-won = { $number ->
    [one] La partie est terminée. Victoire : { LIST($who) }
   *[other] La partie est terminée. Victoire partagée : { LIST($who) }
}
play-idea = { $who } a joué tout du long comme si ceci était vrai : « { $belief } »
play-again = Rejouer à la même table
play-replay-of = Revoir : { $title }
play-replay-here = Revoir à partir d’ici

play-judge = Évaluer ma partie
play-judge-so-far = Évaluer ma partie jusqu’ici
play-judge-of = Retour sur la partie : { $title }
play-judging = { $number ->
    [one] Encore { $number } action à examiner…
   *[other] Encore { $number } actions à examiner…
}
play-judged = Toutes les actions ont été examinées.
play-judge-failed = Certaines actions n’ont pas pu être examinées.
play-mistake-done = Joué :
play-mistake-better = Mieux :
play-mistake-show = Voir cette position

match-nobody = Il faut quelqu’un pour jouer : au moins un siège doit revenir à une personne.
match-too-long = Une partie contient au plus { $most } actions, celles annulées comprises. Il faut en commencer une nouvelle.
match-back = { $most ->
    [0] Rien ne peut être annulé ici
    [one] Une seule action peut être annulée ici
   *[other] Seules { $most } actions peuvent être annulées ici
}, pas { $number }.
match-too-many = { $most } parties sont déjà gardées, il n’y a pas de place pour plus. Il faut d’abord en supprimer une.
match-kept-unreadable = Cette partie est gardée sous une forme illisible ici.
match-file-not-json = Ce n’est pas un fichier de partie : ce n’est pas du JSON complet en UTF-8.
match-file-other-format = Ce n’est pas un fichier de partie : son « format » n’est pas « { $right } ».
match-line = La ligne { $number } du journal, « { $words } », est impossible. { $reason }
match-box = La boîte avec laquelle cette partie a été jouée est inutilisable. { $problem }
