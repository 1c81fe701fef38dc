### Résultats : ce qui a été répondu, en tableau

results-room = Résultats
results-what = Ce qui a été répondu, avec les idées qui ont induit en erreur : ici en bref, et dans un fichier pour tableur avec une ligne par réponse.
results-save = Enregistrer en CSV
results-saved = { $number ->
    [one] Un tableau avec { $number } réponse est dans les téléchargements du navigateur.
   *[other] Un tableau avec { $number } réponses est dans les téléchargements du navigateur.
}
results-separator = Entre les colonnes
results-comma = virgule ,
results-semicolon = point-virgule ;
results-mine = avec les réponses de ce navigateur
results-me = Ce navigateur
results-table = Qui a répondu quoi
results-none = Il n’y a encore personne dans le tableau.
results-learner = Qui
results-answers = Réponses
results-tried = Énigmes essayées
results-solved = Résolues
results-weak = Règles fragiles
results-last = Dernière visite
results-in-title = Fichiers des élèves
results-in-what = Les élèves enregistrent leurs données à la page « Mes données » et remettent le fichier. Leurs réponses figurent dans ce tableau sous le nom du fichier et sont oubliées dès qu’on quitte cette page ; la progression personnelle reste comme elle est. Un exercice composé soi-même y figure avec son titre s’il est gardé avec les énigmes personnelles.
results-in = Choisir les fichiers remis
results-taken = { $number ->
    [one] { $name } est dans le tableau, avec { $number } réponse.
   *[other] { $name } est dans le tableau, avec { $number } réponses.
}
results-dropped = { $name } n’est plus dans le tableau.
results-many-files = Le tableau ne peut pas contenir plus de { $most } fichiers. Il faut d’abord en retirer un.
results-many-answers = Le tableau ne peut pas contenir plus de { $most } réponses. Il faut d’abord retirer un fichier.
results-right = juste
results-wrong = faux

## Les colonnes du fichier

results-col-learner = Qui
results-col-time = Date et heure
results-col-game = Jeu
results-col-puzzle = Énigme
results-col-title = Titre
results-col-variant = Variante
results-col-kind = Type
results-col-level = Niveau
results-col-verdict = Verdict
results-col-attempt = Essai
results-col-hints = Indices
results-col-seconds = Secondes
results-col-ideas = Idées fausses
results-col-idea-ids = Identifiants des idées
results-col-clauses = Règles
results-col-clause-ids = Identifiants des règles
results-col-given = Réponse donnée
