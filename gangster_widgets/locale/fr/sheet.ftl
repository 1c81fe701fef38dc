### Une feuille d’énigmes : sur papier et pour Moodle

sheet-room = Feuille d’énigmes
sheet-what = Choisir des énigmes, les mettre en ordre et les imprimer : pour une classe, avec les solutions sur des pages à part.
sheet-choose = Choisir des énigmes
sheet-count = { $number ->
    [0] Aucune énigme choisie pour l’instant
    [one] Une énigme choisie
   *[other] { $number } énigmes choisies
}
sheet-unknown = { $number ->
    [one] L’énigme { LIST($ids) } n’existe pas ici ; elle manque sur la feuille.
   *[other] Les énigmes { LIST($ids) } n’existent pas ici ; elles manquent sur la feuille.
}
sheet-print = Imprimer
sheet-moodle = Pour Moodle
sheet-moodle-done = { $number ->
    [one] Un fichier avec { $number } question pour Moodle est dans les téléchargements du navigateur.
   *[other] Un fichier avec { $number } questions pour Moodle est dans les téléchargements du navigateur.
}
sheet-moodle-how = Dans Moodle : « Banque de questions », « Importer », « Format Moodle XML ».
sheet-link = Copier un lien vers cette feuille
sheet-clear = Tout enlever
sheet-every = Choisir toutes celles-ci
sheet-shown = { $number ->
    [0] Aucune énigme ne correspond à tout cela.
    [one] Une énigme au choix
   *[other] { $number } énigmes au choix
}
sheet-some = Sur { $all } énigmes générées, les { $shown } premières figurent ici ; un type, un niveau ou un sujet en montre d’autres.
sheet-too-many = Une feuille ne peut pas contenir plus que ces { $most } énigmes.
sheet-moved = { $title } est maintenant le numéro { $number }.
sheet-look = L’aspect de la feuille
sheet-title = Titre
sheet-usual-title = { $game } : énigmes
sheet-look-solutions = avec les solutions
sheet-look-single = une énigme par page
sheet-look-large = gros caractères
sheet-preview = La feuille telle qu’elle sera imprimée
sheet-empty = La feuille est encore vide. Chaque énigme cochée apparaît ici telle qu’elle sera imprimée.

## Sur la feuille elle-même

sheet-name = Nom
sheet-date = Date
sheet-solutions = Solutions
sheet-wrong = Réponses fausses, et les idées qui y mènent
paper-rules = Règles : { $rules }

## Questions pour Moodle

moodle-numbers = Un nombre entier dans chaque champ : 0 pour rien.
moodle-fields = Dans chaque champ, le numéro d’une case : 0 là où plus personne ne peut être posé.
moodle-nobody = personne
moodle-partly = En partie juste.
moodle-rule = Mais voici la règle : « { $clause } ».
