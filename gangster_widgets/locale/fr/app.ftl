## L’en-tête de chaque page

app-name = Gangster Widgets
app-title = { $page } · Gangster Widgets
app-skip = Aller au contenu
app-head = En-tête de la page
app-doors = Rubriques
app-language = Langue
app-look = Affichage
app-theme = Couleurs
theme-auto = selon le système
theme-light = claires
theme-dark = sombres
app-size = Texte
size-normal = normal
size-large = grand
size-largest = très grand
app-heard = Fermer le message
app-no-page = La page « { $page } » n’existe pas ici. Voici la page d’accueil.
app-lost = Le programme derrière cette page s’est arrêté. Les réponses sont conservées.
app-back = Reprendre où j’en étais

## Rubriques

door-solve = Résoudre
door-solve-what = des énigmes à son niveau
door-count = Bloc de décompte
door-count-what = pour une vraie table
door-lab = Labo des combinaisons
door-lab-what = qui engager pour un casse, l’un après l’autre
lab-none = Il n’y a pas de labo des combinaisons pour « { $game } ».
count-anew = Nouvelle feuille
count-none = Il n’y a pas de bloc de décompte pour { $game }.
count-of = Bloc de décompte pour { $game }
door-data = Mes données

## Accueil

home-what = Apprendre le jeu de société { $game } avec des leçons, des énigmes et des parties entières. Quand une réponse est fausse, on voit quelle idée y a mené et quelle règle donne le bon compte.
home-first = Résoudre une première énigme
home-next = Énigme suivante
home-on = Reprendre « { $title } »
home-game = Jeu
who-question = Le lien ouvert est celui d’une autre personne que celle que ce navigateur connaît. Comment continuer ?
who-mine = Comme jusqu’ici
who-other = Avec le lien

## Résoudre

solve-around = De quelle énigme il s’agit
solve-choose = Choisir des énigmes
solve-filters = Quelles énigmes
solve-topic = Thème
solve-kind = Type
solve-level = Niveau
solve-source = Origine
solve-all = tous
solve-own = fichiers personnels
solve-along = énigmes fournies
solve-id = Par identifiant
solve-link = Copier le lien vers cette énigme
solve-linked = Le lien est copié.
solve-unknown = L’énigme « { $id } » n’existe pas ici.
solve-nothing = Aucune énigme ne correspond à tout cela.
solve-any = N’importe quelle énigme

## Contre la montre

timed-name = Contre la montre
timed-minutes = { $minutes } minutes
timed-what = Donner le plus de bonnes réponses possible en { $minutes } minutes. Seule la première réponse à chaque énigme compte. Passer une énigme est permis.
timed-start = Commencer
timed-again = Encore une fois
timed-leave = Continuer sans chrono
timed-stop = Arrêter
timed-left = Temps restant
timed-so-far = { $right } { $right ->
    [one] bonne
   *[other] bonnes
}, { $wrong } { $wrong ->
    [one] fausse
   *[other] fausses
}
timed-best = Record jusqu’ici : { $best } { $best ->
    [one] bonne réponse
   *[other] bonnes réponses
}.

## Énigmes personnelles

own-file = Fichier d’énigmes personnel
own-what = Un fichier YAML de 10 Mo au plus. Personne d’autre ne le voit.
own-files = Fichiers personnels
own-drop = Retirer
own-drop-named = Retirer { $name }
own-too-many = { $most } fichiers au plus sont conservés. Il faut d’abord en retirer un.
own-faults = { $number ->
    [one] « { $name } » contient une erreur
   *[other] « { $name } » contient { $number } erreurs
}
own-folder-faults = { $number ->
    [one] Une erreur dans les dossiers d’énigmes
   *[other] { $number } erreurs dans les dossiers d’énigmes
}
own-usable = { $number ->
    [one] Une de ses énigmes est tout de même utilisable.
   *[other] { $number } de ses énigmes sont tout de même utilisables.
}
own-none = Aucune énigme de « { $name } » n’est utilisable.
own-line = Ligne { $line } :
own-more = { $number ->
    [one] Et encore une.
   *[other] Et encore { $number }.
}

## Mes données

data-what = { $answers ->
    [0] Rien n’est encore conservé.
    [one] Une réponse est conservée, avec les réglages de cette application.
   *[other] { $answers } réponses sont conservées, avec les réglages de cette application.
}
data-folder = Tout se trouve sur cette machine, dans
data-link = Copier le lien privé
data-linked = Le lien est copié. À garder pour soi.
data-link-what = Ce navigateur sait qui apprend ici. Le lien privé permet de continuer dans un autre navigateur. Qui le possède est ici la même personne.
data-out-title = Emporter
data-out-what = Tout dans un seul fichier : à garder, ou pour continuer ailleurs.
data-out = Enregistrer en fichier
data-out-done = Le fichier est dans les téléchargements du navigateur.
data-in-title = Récupérer
data-in-what = Un fichier enregistré ici. Ce qui est là reste ; ce qui manque s’ajoute.
data-in = Fichier enregistré
data-in-done = { $answers ->
    [0] Le fichier est importé. Il ne contenait aucune nouvelle réponse.
    [one] Le fichier est importé, avec une nouvelle réponse.
   *[other] Le fichier est importé, avec { $answers } nouvelles réponses.
}
data-away-title = Supprimer
data-away-what = Toutes les réponses, la série en cours et les réglages, définitivement.
data-away = Tout supprimer
data-away-sure = Vraiment tout ? Rien ne pourra être récupéré, sauf à partir d’un fichier enregistré.
data-away-yes = Oui, tout supprimer
data-away-no = Non, garder
data-away-done = Tout est supprimé.
