### The words of the interface, whichever game is played.

list-end = { $most } et { $last }
list-or = { $most } ou { $last }

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
file-tab = Cette ligne commence par une tabulation ; YAML indente avec des espaces.
file-question-mark = Un point d’interrogation doit être entre guillemets droits : "?".
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

## Puzzles and answers

puzzle-none = Le fichier ne contient aucune énigme.
puzzle-game = Le jeu « { $game } » n’existe pas ; il y a : { LIST($games) }.
puzzle-kind = Le type « { $kind } » n’existe pas ; il y a : { LIST($kinds) }.
puzzle-rule = La règle « { $rule } » n’existe pas dans le livret de règles.
puzzle-id-twice = L’identifiant « { $id } » figure déjà dans { $file }, ligne { $line }.
puzzle-claim = D’après les règles, une autre réponse est juste : { $answer }
answer-numbers = La réponse doit donner un nombre par gang, pas « { $given } ».
answer-list = La réponse doit être une liste, pas « { $given } ».
answer-name = « { $given } » n’est pas possible ici ; valeurs possibles : { LIST($names) }.
answer-twice = « { $given } » contient deux fois le même élément.
answer-whole = « { $given } » n’est pas un nombre entier.
answer-spot = « { $given } » n’est pas un lieu suivi d’un numéro de case.
answer-text = La réponse doit être un texte, pas « { $given } ».

## The command line

cli-about = Apprendre, résoudre et enseigner des jeux de société de gangsters : un moteur de règles qui dit pourquoi.
cli-usage = Utilisation :{" "}
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-help-option = afficher cette aide et quitter
cli-version-option = afficher la version et quitter
cli-lang-option = la langue de tous les textes : en, de, nl ou fr
cli-json-option = afficher un objet JSON par ligne et rien d’autre
cli-simulate = jouer des parties entières avec des bots
cli-simulate-more = Joue des parties entières avec des bots et affiche une ligne par partie. La même graine donne les mêmes parties ; la partie numéro K d’une série peut être rejouée seule avec sa propre graine.
cli-game-option = le jeu : { LIST($games) }
cli-players-option = le nombre de joueurs (par défaut : { $default }) ; à deux, chacun joue deux gangs et porte le nom du premier
cli-games-option = le nombre de parties (par défaut : { $default })
cli-seed-option = la graine de la première partie ; chaque partie suivante prend la graine suivante (par défaut : { $default })
cli-bots-option = les bots dans l’ordre des sièges, répétés jusqu’à occuper tous les sièges : { LIST($bots) }
cli-jobs-option = le nombre de parties jouées en même temps (par défaut : une)
cli-components-option = un fichier de matériel personnel à la place des données fournies
cli-rulings-option = un point de règle joué autrement ; peut être donné plusieurs fois : { ANY($rulings) }
cli-components = afficher les données de la boîte et leur origine
cli-components-more = Affiche le plan, les plaquettes Points, les cartes, les équipements spéciaux et les gangsters, chaque fois avec leur source ; un fichier personnel est d’abord vérifié, et tout ce qui n’y est pas correct est signalé.
cli-file-option = un fichier de matériel personnel
cli-bench = mesurer la vitesse du moteur de règles sur cette machine
cli-bench-more = Joue des parties au hasard et décompte des plaquettes Points, puis affiche le nombre d’actions et de décomptes par seconde.
cli-seconds-option = la durée de mesure de chaque chiffre, en secondes (par défaut : { $default })
cli-path-argument = des fichiers d’énigmes, ou des dossiers qui en contiennent
cli-id-argument = l’identifiant d’une énigme
cli-puzzles-option = un dossier d’énigmes personnelles, en plus des énigmes fournies
cli-solve = donner les réponses du moteur de règles et leurs raisons
cli-solve-more = Affiche la réponse du moteur de règles à chaque énigme, avec ses raisons. Les énigmes incorrectes sont refusées, et chaque erreur est signalée avec son fichier et sa ligne ; les autres sont tout de même résolues.
cli-validate = signaler ce qui n’est pas correct dans des fichiers d’énigmes
cli-validate-more = Lit des fichiers d’énigmes et signale tout ce qui n’y est pas correct, chaque erreur avec son fichier et sa ligne.
cli-list = afficher la liste des énigmes
cli-list-more = Affiche la liste des énigmes fournies et de celles des dossiers personnels.
cli-kind-option = seulement les énigmes de ce type
cli-show = afficher une énigme
cli-show-more = Affiche une énigme sous forme de texte : son récit, la position et la question, sans la réponse. Avec --svg ou --save, c’est l’image de la position.
cli-new = afficher une énigme qui sert de point de départ
cli-new-more = Affiche en YAML une petite énigme du type choisi, à modifier à volonté. Les types sont : { LIST($kinds) }.
cli-new-kind = le type de question
cli-schema = afficher le schéma JSON des fichiers d’énigmes
cli-schema-more = Affiche le schéma JSON (JSON Schema) des fichiers d’énigmes, grâce auquel les éditeurs de texte les complètent et les vérifient pendant la saisie.
cli-rulebook = afficher les règles, une par une
cli-rulebook-more = Affiche les règles d’un jeu sous forme de texte suivi, chacune avec son identifiant et son origine.
cli-coverage-option = afficher à la place un tableau : chaque règle avec les tests qui la couvrent (depuis une copie de travail du projet)
cli-no-folder = Le dossier { $folder } n’existe pas.
cli-unknown-id = L’énigme « { $id } » n’existe pas ; « gangster-widgets list » affiche celles qui existent.
cli-unknown-kind = Le type « { $kind } » n’existe pas ; il y a : { LIST($kinds) }.
cli-no-tests = Les tests ne se trouvent pas ici : le tableau s’établit dans une copie de travail du projet.
solve-answer = Réponse : { $answer }
validate-fine = { $number ->
    [0] Aucune énigme trouvée.
    [one] Une énigme, tout est correct.
   *[other] { $number } énigmes, tout est correct.
}
list-line = { $id }  ({ $kind }, { $level })  { $title }
list-level = { $level ->
    [nothing-at-all] sans niveau
   *[other] niveau { $level }
}
show-how = Forme de la réponse : { $how }
rulebook-source = { $kind ->
    [text] livret de règles allemand, « { $heading } »
    [inferred] découle du livret de règles
    [public] descriptions publiques du jeu
   *[ours] décidé ici
}
rulebook-option = peut se jouer autrement : { $option }
rulebook-row = { $clause } tests : { $tests }   énigmes : { $puzzles }
rulebook-row-undrilled = { $row }  ({ $because })
rulebook-topic-setup = Mise en place
rulebook-topic-turn = Le tour
rulebook-topic-driving = Conduire
rulebook-topic-cards = Cartes et marqueurs Double
rulebook-topic-cargo = Embarquer et débarquer
rulebook-topic-fields = Cases et trous
rulebook-topic-reckoning = Le décompte
rulebook-topic-stages = Les manches
rulebook-topic-harbour = Gold Coast
rulebook-topic-equipment = Équipements spéciaux
rulebook-topic-two-persons = À deux joueurs
cli-wrong-call = Commande incorrecte. { $problem }
cli-see-help = « { $command } --help » montre comment l’écrire.
cli-unknown-game = Le jeu « { $game } » n’existe pas ; il y a : { LIST($games) }.
cli-unknown-bot = Le bot « { $bot } » n’existe pas ; il y a : { LIST($bots) }.
cli-players-range = Le jeu « { $game } » se joue de { $fewest } à { $most } joueurs, pas à { $players }.
cli-unknown-argument = Inconnu ici : « { $arguments } ».
cli-missing-argument = Il manque { $arguments }.
cli-no-value = { $option } demande une valeur.
cli-takes-no-value = { $option } ne prend pas de valeur.
cli-not-whole = { $option } demande un nombre entier, pas { $value }.
cli-not-number = { $option } demande un nombre, pas { $value }.
cli-no-choice = { $option } n’admet pas { $value } ; valeurs possibles : { $choice }.
cli-seconds = --seconds doit être supérieur à 0 et valoir au plus 3600.
cli-at-least-one = { $option } doit valoir au moins 1.
cli-jobs-range = --jobs doit être compris entre 1 et { $most }.
cli-ruling = « { $ruling } » n’est pas un point de règle du jeu « { $game } » ; il y a : { LIST($rulings) }.
cli-stopped = Interrompu.
cli-no-output = La sortie ne peut pas être écrite : { $reason }.
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

## Verdicts

verdict-right = Bonne réponse.
verdict-wrong = Réponse inexacte.
verdict-unreadable = Cette réponse ne peut pas être lue. { $problem }
verdict-not-attempted = Aucune réponse n’a été donnée.
verdict-belief = C’est ce que l’on obtient si l’on se dit : « { $belief } »
verdict-beliefs = C’est ce que l’on obtient si l’on se dit : « { $belief } » Et en même temps : « { $other } »
verdict-several = Plusieurs idées mènent à cette réponse.
verdict-but = Mais voici la règle : { $clause }
verdict-true-way = Le bon raisonnement{" "}
verdict-wrong-way = L’autre raisonnement{" "}
verdict-expected = La bonne réponse : { $answer }
verdict-slip-swapped = Deux éléments sont intervertis ; le reste est juste.
verdict-slip-off-by-one = Tout est décalé d’une unité.
verdict-option = À cette table, on joue autrement, comme le dit la fin de cette règle.
answer-no-step = « { $given } » n’est pas une étape de cette réponse. Ses étapes : { $names ->
    [nothing-at-all] elle n’en a pas.
   *[other] { LIST($names) }.
}
verdict-slip-next-place = Chacun a le nombre de la place suivante.
verdict-look-again = À revoir : { LIST($what) }.
verdict-count = Il en manque : { $missing }. En trop : { $extra }.
verdict-not-allowed = Cette action n’est pas permise ici : { $action }.
verdict-lead = Cette action donne une avance de { $lead } ; une autre donne { $largest }.
verdict-slip-missing = Il manque un élément : { $what }.
verdict-slip-extra = Il y a un élément de trop : { $what }.
verdict-slip-district = Tout est juste si l’on laisse { $district } de côté.
cli-check = vérifier des réponses à des énigmes
cli-check-more = Dit si une réponse est juste et, sinon, quelle idée y mène. Une seule réponse avec --answer, ou plusieurs dans un fichier avec --answers : une ligne comme {"{"}"id": "north-side", "answer": {"{"}"yellow": 10{"}"}{"}"} pour chacune.
cli-answer-option = la réponse, en JSON
cli-answers-option = un fichier avec une réponse par ligne
cli-check-id-option = l’énigme concernée, si le fichier en contient plusieurs
cli-one-puzzle = Ces fichiers contiennent { $number ->
    [one] { $number } énigme
   *[other] { $number } énigmes
} ; il faut préciser avec --id laquelle est concernée.
cli-answer-or-answers = Il faut donner soit --answer, soit --answers.
cli-answers-file = Le fichier { $file } ne peut pas être lu : { $reason }.
answer-not-json = Ce n’est pas du JSON : { $given }
answer-unknown-id = L’énigme « { $id } » n’existe pas dans ces fichiers.

## Indices

hint-clause = La règle qui décide : { $title }. { $sentence }
hint-where = À regarder : { LIST($spots) }.
hint-half = Le chemin commence ainsi :
hint-whole = Le chemin en entier :
spot-field = { $place } case { $field }
spot-place = { $of } nombre { $nth }
spot-doubler = le marqueur Double à { $of }

## Live pictures

board-panel = Ce qui se passe, et ce qui est possible
board-turn = Au tour de { NAMES($gangs) }
board-over = La partie est terminée. La plus grande influence : { NAMES($winners) }
board-how = Cliquez ou touchez une carte, un lieu, un gangster ou une pièce. Ce qui a un bord doré peut être choisi ; les petits carrés disent quelle carte y mène. Quand rien d’autre n’est ouvert, l’action est jouée aussitôt ; Annuler la reprend. Au clavier : flèches, Entrée, Échap.
board-how-small = Appuyer sur un lieu pour le voir en grand, puis choisir ci-dessous ce qu’il faut faire.
board-let-go = Renoncer au choix
board-undo = Annuler
board-undone = La dernière action est annulée.
board-slider-name = La partie jusqu’ici
board-slider = { $at } sur { $most }
board-ranks = Grades
board-following = Prochaine case
board-enlarge = Agrandir
board-enlarge-none = rien
board-view = Affichage
board-possible = { $label } – choix possible
board-log = L’action { $number } du journal, « { $words } », ne peut pas être jouée. { $reason }
board-at = Le journal { $most ->
    [0] ne contient aucune action
    [one] contient une action
   *[other] contient { $most } actions
} : le plateau ne peut pas être montré après l’action { $number }.
board-place = « { $place } » n’est pas un lieu de ce plan. Les lieux sont : { LIST($places) }.
board-no-game = Le jeu « { $game } » n’existe pas.
board-state = « { $given } » n’est pas une position du jeu « { $game } ». Une position est une table comme dans un fichier d’énigmes, une énigme ou un état du jeu.
picture-suffix = Une image s’enregistre en .svg, .png ou .txt ; { $file } n’a aucune de ces extensions.
tablet-panel = Ce qui peut être fait avec la plaquette Points
tablet-how = Cliquer ou appuyer sur la case encadrée pour y poser un gangster, sur un gangster pour le retirer, sur une ligne du classement pour en voir les raisons. Au clavier : les flèches pour se déplacer, Entrée pour choisir, une lettre pour désigner un gang.
tablet-how-editing = Modification libre : chaque case peut être attribuée à n’importe quel gang. Cliquer ou appuyer sur une case, ou taper une lettre ; Suppr vide la case.
tablet-gang = Gang
tablet-do = À faire
tablet-unload = Poser { NAME($gang) }
tablet-next = Quelle est la prochaine case ?
tablet-editing = Modifier librement
tablet-doubled = Marqueur Double
tablet-clear = Tout vider
tablet-casino-card = Carte Casino
tablet-casino-none = pas piochée
tablet-casino = La carte Casino est un nombre entier à partir de 1, ou None : { $number } n’est ni l’un ni l’autre.
tablet-loaded = Le gangster de { NAME($gang) } est retiré de la case { $field }.
picture-trait = Il n’y a pas de propriété « { $trait } » ici.
cli-svg-option = afficher l’image en SVG
cli-save-option = enregistrer l’image en .svg, .png ou .txt
cli-dark-option = l’image sur fond sombre
cli-not-saved = { $file } ne peut pas être enregistré : { $reason }
picture-in-words = L’image en mots
board-chosen = Choisi : { LIST($chosen) }.
board-asks = { $what } : { LIST($choices) }.
board-ready = Il ne reste que cela : le bouton rouge le joue.
board-let-gone = Rien n’est plus choisi.
board-play = Jouer : { $what }
board-refused = { $reason }
board-players = Le nombre de joueurs est un nombre entier, pas { $given }.
board-seed = Une graine est un nombre entier, pas { $given }.
tablet-unnamed = Plaquette
tablet-gang-chosen = À déposer maintenant : { NAME($gang) }.
