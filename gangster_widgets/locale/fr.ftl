### The words of the interface, whichever game is played.

list-end = { $most } et { $last }

## Files

fault-at = { $file }:{ $line }: { $problem }
fault-in = { $file }: { $problem }
file-missing = Ce fichier n’existe pas.
file-too-large = Le fichier dépasse { $megabytes } Mo et n’est pas lu.
file-too-much = Une fois ses alias développés, le fichier est trop grand.
file-not-text = Le fichier n’est pas un texte en UTF-8.
file-unreadable = Le fichier ne peut pas être lu : { $reason }.
file-not-yaml = Ce n’est pas du YAML : { $problem }.
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
schema-one-of = « { $found } » ne convient pas pour « { $key } » ; valeurs admises : { LIST($expected) }.
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
schema-not-a-name = « { $found } » n’est pas un nom possible pour « { $key } » : un nom commence par une lettre et ne contient ni virgule, ni deux-points, ni @, ni espaces à la suite.
schema-not-an-id = « { $found } » ne convient pas pour « { $key } » : sont admis les lettres, les chiffres et les traits d’union, 20 au plus.
schema-too-long = « { $key } » dépasse { $max_length } caractères.

## The command line

cli-about = Apprendre, résoudre et enseigner des jeux de société de gangsters : un moteur de règles qui dit pourquoi.
cli-usage = Utilisation :{" "}
cli-commands = Commandes
cli-options = Options
cli-help-option = afficher cette aide et quitter
cli-version-option = afficher la version et quitter
cli-lang-option = la langue de tous les textes : en, de, nl ou fr
cli-json-option = afficher un objet JSON par ligne et rien d’autre
cli-simulate = jouer des parties entières avec des bots
cli-simulate-more = Joue des parties entières avec des bots et affiche une ligne par partie. La même graine donne les mêmes parties ; la partie numéro K d’une série peut être rejouée seule avec sa propre graine.
cli-game-option = le jeu : { LIST($games) }
cli-players-option = le nombre de joueurs (par défaut : { $default })
cli-games-option = le nombre de parties (par défaut : { $default })
cli-seed-option = la graine de la première partie ; chaque partie suivante prend la graine suivante (par défaut : { $default })
cli-bots-option = les bots dans l’ordre des sièges, répétés jusqu’à occuper tous les sièges : { LIST($bots) }
cli-jobs-option = le nombre de parties jouées en même temps (par défaut : une)
cli-components-option = un fichier de matériel personnel à la place des données fournies
cli-rulings-option = un point de règle joué autrement, sous la forme nom=variante ; peut être donné plusieurs fois
cli-components = afficher les données de la boîte et leur origine
cli-components-more = Affiche le plan, les plaquettes Points, les cartes, les équipements spéciaux et les gangsters, chaque fois avec leur source ; un fichier personnel est d’abord vérifié, et tout ce qui n’y est pas correct est signalé.
cli-file-option = un fichier de matériel personnel
cli-bench = mesurer la vitesse du moteur de règles sur cette machine
cli-bench-more = Joue des parties au hasard et décompte des plaquettes Points, puis affiche le nombre d’actions et de décomptes par seconde.
cli-seconds-option = la durée de mesure de chaque chiffre, en secondes (par défaut : { $default })
cli-wrong-call = Commande incorrecte. { $problem }
cli-see-help = « { $command } --help » montre comment l’écrire.
cli-unknown-game = Le jeu « { $game } » n’existe pas ; il y a : { LIST($games) }.
cli-unknown-bot = Le bot « { $bot } » n’existe pas ; il y a : { LIST($bots) }.
cli-players-range = Le jeu « { $game } » se joue de { $fewest } à { $most } joueurs, pas à { $players }.
cli-unknown-argument = Inconnu ici : « { $arguments } ».
cli-missing-argument = Il manque { $arguments }.
cli-no-value = { $option } demande une valeur.
cli-not-whole = { $option } demande un nombre entier, pas { $value }.
cli-not-number = { $option } demande un nombre, pas { $value }.
cli-no-choice = { $option } n’admet pas { $value } ; valeurs possibles : { $choice }.
cli-seconds = --seconds doit être supérieur à 0 et valoir au plus 3600.
cli-at-least-one = { $option } doit valoir au moins 1.
cli-ruling = « { $ruling } » n’est pas un point de règle du jeu « { $game } » ; il y a : { LIST($rulings) }.
cli-stopped = Interrompu.
simulate-line = Partie { $number }, graine { $seed } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. { $scores }. { $winners }
simulate-score = { $who } { $score }
simulate-winner = Victoire : { NAMES($who) }.
simulate-progress = parties
bench-line = { $what } : { $rate } par seconde
bench-actions = actions dans des parties au hasard à quatre, avec la liste de toutes les actions permises
bench-reckonings = décomptes d’une plaquette Points avec toutes leurs raisons

## Components

components-source = source : { $source ->
    [rulebook] le livret de règles
    [public] des descriptions publiques du jeu
    [reconstructed] reconstitution où chaque phrase des livrets de règles se vérifie
   *[own] un fichier personnel
}
components-map = Le plan ({ $harbour } est le port)
components-district-line = { $place } – { LIST($neighbours) }
components-tablets = Plaquettes Points
components-cards = Cartes
components-casino-cards = Cartes Casino : { LIST($values) }
components-district-cards = Cartes District : { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
} et { $police ->
    [one] { $police } policier
   *[other] { $police } policiers
}
components-police-line = En jeu à { $players } joueurs : { $police ->
    [one] { $police } policier
   *[other] { $police } policiers
}
components-movement-cards = Cartes Mouvement de chaque gang : { LIST($values) }
components-equipment = Équipements spéciaux
components-equipment-line = { NAME($kind) } : { $number }
components-gangsters = Gangsters de chaque gang
components-gangsters-line = Au début { $start }, à la deuxième manche { $second } de plus, à la troisième { $third } de plus
components-doublers = Marqueurs Double : { $number }
components-closed = À trois joueurs, { $place } est fermé.
