## Files

fault-at = { $file }:{ $line }: { $problem }
fault-in = { $file }: { $problem }
file-missing = Ce fichier n’existe pas.
file-is-folder = C’est un dossier, pas un fichier.
file-too-large = Le fichier dépasse { $megabytes } Mo et n’est pas lu.
file-too-much = Une fois ses alias développés, le fichier est trop grand.
file-not-text = Le fichier n’est pas un texte en UTF-8 sans caractères de contrôle.
file-unreadable = Le fichier ne peut pas être lu : { $reason }.
file-not-yaml = Ce n’est pas du YAML : { $problem }.
file-tab = Cette ligne commence par une tabulation ; YAML indente avec des espaces.
file-question-mark = Un point d’interrogation doit être entre guillemets droits : "?".
file-too-many = Le fichier contient { $number } documents ; { $most } au plus sont lus.
file-too-deep = Il y a ici plus de { $deepest } niveaux d’imbrication.
file-aliases = Le fichier utilise plus de { $most } alias.
file-alias-of-itself = Ce qui se trouve ici se contient soi-même par un alias.
file-tag = L’étiquette { $tag } n’est pas admise ; un fichier ne contient que des textes, des nombres, des listes et des tables de clés et de valeurs.
file-key = Une clé doit être un texte ou un nombre, pas une liste ni une table.
file-key-twice = La clé « { $key } » figure ici une seconde fois.
file-number = « { $number } » n’est pas un nombre utilisable ici.

## What does not fit the schema

schema-missing = Il manque ici « { $key } ».
schema-unknown-key = La clé « { $key } » n’est pas connue ici.
schema-whole-number = « { $key } » doit être un nombre entier, pas « { $found } ».
schema-number = « { $key } » doit être un nombre, pas « { $found } ».
schema-text = « { $key } » doit être un texte, pas « { $found } ».
schema-true-false = « { $key } » doit être true ou false, pas « { $found } ».
schema-list = « { $key } » doit être une liste, pas « { $found } ».
schema-mapping = « { $key } » doit être une table de clés et de valeurs, pas « { $found } ».
schema-one-of = « { $found } » ne convient pas pour « { $key } » ; valeurs admises : { ANY($expected) }.
schema-at-least = « { $key } » doit valoir au moins { $ge }, pas { $found }.
schema-at-most = « { $key } » doit valoir au plus { $le }, pas { $found }.
schema-too-few = « { $key } » contient { $actual_length ->
    [one] { $actual_length } élément
   *[other] { $actual_length } éléments
} ; il en faut au moins { $min_length }.
schema-too-many = « { $key } » contient { $actual_length ->
    [one] { $actual_length } élément
   *[other] { $actual_length } éléments
} ; il en faut au plus { $max_length }.
schema-not-a-name = « { $found } » n’est pas un nom possible pour « { $key } » : un nom ne contient pas de virgule, et une seule espace entre ses mots.
schema-not-an-id = « { $found } » ne convient pas pour « { $key } » : sont admis les lettres, les chiffres et les traits d’union, 20 au plus.
schema-too-long = « { $key } » dépasse { $max_length } caractères.
schema-not-a-slug = « { $found } » ne convient pas pour « { $key } » : sont admis les lettres minuscules, les chiffres et les traits d’union isolés.
