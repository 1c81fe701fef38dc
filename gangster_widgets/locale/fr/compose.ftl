## Composer un exercice

compose-title = Composer un exercice
compose-above = De quoi il s’agit et par où commencer
compose-below = La question et ce qui en résulte
compose-steps = Les étapes
compose-step = { $nth }. { $step }
compose-position = La position
compose-question = La question
compose-outcome = Ce qui en résulte
compose-hand-out = Distribuer
compose-so-far = { $all ->
    [0] La réponse actuelle : { $answer }.
   *[other] La réponse actuelle : { $answer }. Idées fausses connues qui se remarquent : { $told } sur { $all }.
}
compose-not-done = Il manque encore quelque chose, ou quelque chose est faux ; l’étape 3 dit quoi.

## Par où commencer

compose-start = Partir d’autre chose
compose-from = Une énigme fournie
compose-choose = choisir…
compose-anew = Recommencer
compose-begun = Un nouvel exercice est commencé.
compose-opened = « { $title } » est ouvert.
compose-brought-back = L’exercice d’avant est de retour.
compose-back = Reprendre ce qui était là avant
compose-which = Laquelle de ces énigmes ?
compose-look-at-file = Le fichier est lu ; ce qu’il contient est affiché en haut.

## La question

compose-kind = On demande
compose-ask-district = District
compose-ask-district-any = tous les districts montrés
compose-ask-district-none = Aucun district n’a encore de plaquette Points. L’étape 1 permet d’en poser une.
compose-ask-car = Voiture
compose-ask-car-none = Aucune voiture n’est encore sur le plan. L’étape 1 permet d’en placer une.
compose-ask-card = Carte Mouvement
compose-ask-card-any = toutes celles face visible
compose-ask-card-none = Aucune voiture n’est encore sur le plan.
compose-ask-unload = Posés l’un après l’autre
compose-ask-unload-none = Personne n’est encore posé. L’étape 2 permet d’ajouter quelqu’un.
compose-ask-action = Action
compose-ask-action-none = Personne ne peut encore rien faire dans cette position. L’étape 1 permet de placer une voiture.
compose-ask-pile = Pioche des cartes District, la prochaine en tête
compose-ask-pile-none = Aucune carte de la pioche n’est encore nommée. L’étape 2 permet d’en ajouter.
compose-ask-drawn = Cartes District piochées l’une après l’autre
compose-ask-actions-none = Aucune action n’est encore nommée. L’étape 2 permet d’en taper ou d’en faire proposer.
compose-ask-actions = Actions, une par ligne, par exemple : yellow drives 2 to The Loop
compose-ask-gang = Gang
compose-ask-gang-none = Aucun gang ne peut être nommé.
compose-ask-cards = Cartes Casino de la pioche (aucune nommée : toutes)
compose-ask-dumped = Laissés au port jusqu’ici
compose-add = En poser un de plus
compose-drop = Retirer : { $what }
compose-gone = { $what } – n’est plus là
compose-suggest = Proposer des actions
compose-suggested = Des actions sont proposées : certaines sont permises, d’autres non.
compose-none-suggested = Rien à proposer : le gang dont c’est le tour n’a pas de voiture sur le plan.
compose-example = Poser un exemple pour cette question
compose-name = Titre (facultatif)
compose-more = Histoire et niveau
compose-story = Histoire (facultative)

## Ce qui en résulte

compose-unfinished = { $number ->
    [one] Une chose manque encore ou n’est pas juste :
   *[other] { $number } choses manquent encore ou ne sont pas justes :
}
compose-answer = La bonne réponse :
compose-unique = C’est la seule juste : tout ce qui compte a été calculé.
compose-several = { $number } actions possibles sur { $all } se valent ; chacune compte comme juste :
compose-warn-empty = La bonne réponse est vide : qui ne répond rien répond juste.
compose-warn-half = Au moins la moitié des actions possibles sont justes : cela se devine.
compose-warn-all = Tout ce qui est proposé est juste : cela se devine.
compose-warn-one = Un seul gang figure dans la réponse : cela se devine.
compose-warn-equal = Chacun reçoit autant que les autres : cela se devine.
compose-tells = Idées fausses que l’exercice révèle
compose-no-mistakes = Aucune idée fausse n’est connue pour ce type de question.
compose-told = Idées fausses connues qui mènent à une réponse fausse, où elles se reconnaissent : { $told } sur { $all }.
compose-told-caption = Les idées d’une même ligne mènent à la même réponse.
compose-mistake = Idée fausse
compose-leads = mène à
compose-untold = Celles-ci ne se voient pas : on répond juste malgré elles.
compose-find = Chercher une position qui en révèle plus
compose-found = On en voit maintenant { $told } sur { $all }. « Annuler » dans l’éditeur ramène la position précédente.
compose-not-found = Sur 1 000 autres positions, aucune n’en révèle plus de { $told } sur { $all }.
compose-demonstrates = Ce que l’exercice démontre
compose-demonstrates-what = La réponse repose sur ces règles. Celles qui sont cochées sont le sujet de l’exercice : c’est pour elles qu’il compte dans la progression.
compose-beside = – la réponse n’en dépend pas

## Distribuer

compose-not-yet = Dès qu’il ne manque plus rien, on trouve ici un lien, un fichier et une cellule de notebook.
compose-link-what = Qui ouvre le lien résout cet exercice, avec diagnostic et indices. Tout est dans le lien ; rien n’est enregistré ailleurs.
compose-link-here = Cette adresse ne mène qu’à cet ordinateur. D’autres peuvent ouvrir le lien si l’application a été lancée avec « gangster-widgets --host 0.0.0.0 » ; le fichier, lui, peut être transmis dans tous les cas.
compose-link = Copier le lien
compose-linked = Le lien est copié.
compose-link-shown = Le lien
compose-too-long = Cet exercice est trop grand pour un lien : il lui faut { $length } caractères, et une adresse peut en avoir { $most }. Il peut tout de même être distribué en fichier.
compose-try = Essayer soi-même
compose-show = Montrer le décompte
compose-save = Enregistrer en fichier
compose-saved = Le fichier { $name } est dans les téléchargements du navigateur.
compose-own = Garder avec les énigmes personnelles
compose-own-there = L’exercice est gardé avec les énigmes personnelles : pour le résoudre, pour les feuilles et pour Moodle.
compose-own-sheet = Le mettre sur une feuille
compose-cell = Cellule de notebook
compose-cell-what = Dans un notebook où gangster-widgets est installé, cette cellule affiche l’exercice, prêt à être résolu.

## Exercices dans des liens

exercise-sent = Un exercice reçu par un lien.
exercise-damaged = L’exercice de ce lien est illisible : le lien a été coupé ou modifié en chemin. Il faut le copier et l’envoyer une nouvelle fois.
exercise-large = L’exercice de ce lien est plus grand qu’un exercice ne peut l’être. Il n’est pas ouvert.
exercise-newer = L’exercice de ce lien vient d’une autre version de Gangster Widgets, que celle-ci ne sait pas lire.
exercise-unsound = L’exercice de ce lien n’est pas cohérent et n’est pas montré.
puzzle-not-one = { $number ->
    [0] Ce texte ne contient aucune énigme.
   *[other] Ce texte contient { $number } énigmes ; il en faut une ici.
}
