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
cli-game-option = le jeu : { LIST($games) } (par défaut : { $usual })
cli-game-of-kind-option = le jeu : { LIST($games) } (par défaut : le seul qui a ce type, sinon { $usual })
cli-game-not-needed = le jeu ; pas nécessaire, car un identifiant appartient à une seule énigme d’un seul jeu
cli-players-option = le nombre de joueurs (par défaut : { $default }) ; à deux, chacun joue deux gangs et porte le nom du premier
cli-games-option = le nombre de parties (par défaut : { $default })
cli-seed-option = la graine de la première partie ; chaque partie suivante prend la graine suivante (par défaut : { $default })
cli-bots-option = les bots dans l’ordre des sièges, répétés jusqu’à occuper tous les sièges : { LIST($bots) }
cli-jobs-option = le nombre de parties jouées en même temps (par défaut : une)
cli-components-option = un fichier de matériel personnel à la place des données fournies
cli-rulings-option = un point de règle joué autrement ; peut être donné plusieurs fois : { ANY($rulings) }
cli-components = afficher les données de la boîte et leur origine
cli-components-more = Affiche le plan, les plaquettes Points, les cartes, les équipements spéciaux et les gangsters, chaque fois avec leur source ; un fichier personnel est d’abord vérifié, et tout ce qui n’y est pas correct est signalé.
cli-file-option = un fichier de matériel personnel
cli-bench = mesurer la vitesse du moteur de règles sur cette machine
cli-bench-more = Joue des parties au hasard, décompte ce qui s’y présente, puis affiche le nombre d’actions et de décomptes par seconde.
cli-seconds-option = la durée de mesure de chaque chiffre, en secondes (par défaut : { $default })
cli-path-argument = des fichiers d’énigmes, ou des dossiers qui en contiennent
cli-id-argument = l’identifiant d’une énigme
cli-puzzles-option = un dossier d’énigmes personnelles, en plus des énigmes fournies
cli-solve = donner les réponses du moteur de règles et leurs raisons
cli-solve-more = Affiche la réponse du moteur de règles à chaque énigme, avec ses raisons. Les énigmes incorrectes sont refusées, et chaque erreur est signalée avec son fichier et sa ligne ; les autres sont tout de même résolues.
cli-validate = signaler ce qui n’est pas correct dans des fichiers d’énigmes
cli-validate-more = Lit des fichiers d’énigmes et signale tout ce qui n’y est pas correct, chaque erreur avec son fichier et sa ligne.
cli-list = afficher la liste des énigmes
cli-list-more = Affiche la liste des énigmes fournies d’un jeu et de celles des dossiers personnels. Sans --game ni --kind, c’est le jeu { $usual } ; --game en désigne un autre.
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
cli-summary-option = afficher les règles en bref, une ligne chacune
cli-glossary-option = afficher les termes du jeu en quatre langues côte à côte, chacun avec ses règles
cli-coverage-option = afficher à la place un tableau : chaque règle avec les tests qui la couvrent (depuis une copie de travail du projet)
cli-no-folder = Le dossier { $folder } n’existe pas.
cli-unknown-id = L’énigme « { $id } » n’existe pas ; « gangster-widgets list » affiche celles qui existent.
cli-id-of-other-game = « { $id } » est une énigme de { $game }, pas de { $asked }.
cli-unknown-kind = Le type « { $kind } » n’existe pas ; il y a : { LIST($kinds) }.
cli-kind-of-others = { $game } n’a pas de type « { $kind } » ; il existe avec { ANY($options) }.
cli-kind-elsewhere = Voici « { $kind } » de { $game } ; un autre type du même nom existe avec { ANY($options) }.
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
    [text] livret de règles, « { $heading } »
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
rulebook-topic-chicago = Chicago
rulebook-topic-payout = Le paiement
rulebook-topic-police = Le dernier tour et la police
rulebook-topic-heists = Les casses
rulebook-topic-rewards = Récompenses
rulebook-topic-chapters = Chapitres
rulebook-topic-snitches = Délateurs
rulebook-topic-ending = La fin de la partie
rulebook-topic-variants = Variantes
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
cli-no-output = La sortie ne peut pas être écrite : { $reason }.
simulate-line = Partie { $number }, graine { $seed } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. { $scores }. { $winners }
simulate-score = { $who } { $score }
simulate-winner = Victoire : { NAMES($who) }.
simulate-progress = parties
bench-line = { $what } : { $rate } par seconde
bench-actions = actions dans des parties au hasard à quatre, avec la liste de toutes les actions permises

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
cli-check = vérifier des réponses à des énigmes
cli-check-more = Dit si une réponse est juste et, sinon, quelle idée y mène. Une seule réponse avec --answer, ou plusieurs dans un fichier avec --answers : une ligne comme {"{"}"id": "north-side", "answer": {"{"}"yellow": 10{"}"}{"}"} pour chacune.
cli-answer-option = la réponse, en JSON
cli-answers-option = un fichier avec une réponse par ligne
cli-check-id-option = l’énigme concernée, si le fichier en contient plusieurs
cli-one-puzzle = Ces fichiers contiennent { $number ->
    [one] { $number } énigme
   *[other] { $number } énigmes
} ; il faut préciser avec --id laquelle est concernée.
cli-answer-needed = Il manque une réponse : il faut --answer avec la réponse elle-même, ou --answers avec un fichier de réponses.
cli-answer-or-answers = Il ne faut donner qu’une seule des options --answer et --answers.
cli-answers-file = Le fichier { $file } ne peut pas être lu : { $reason }.
cli-svg-option = afficher l’image en SVG
cli-save-option = enregistrer l’image en .svg, .png ou .txt
cli-dark-option = l’image sur fond sombre
cli-not-saved = { $file } ne peut pas être enregistré : { $reason }

## Générer

cli-generate = générer de nouvelles énigmes
cli-generate-more = Génère de nouvelles énigmes à partir de parties jouées et les affiche sous forme de fichier. La même graine donne les mêmes énigmes, sur un cœur, sur plusieurs et sur une grappe.
cli-count-option = le nombre d’énigmes (par défaut : { $default })
cli-generate-seed-option = la graine de la première énigme ; chaque énigme suivante prend la graine suivante (par défaut : { $default })
cli-level-option = seulement des énigmes de ce niveau, de 1 à 5 ; sans cette option, les niveaux se suivent tour à tour
cli-generate-jobs-option = le nombre d’énigmes générées en même temps (par défaut : une)
cli-cluster-option = l’adresse d’un ordonnanceur Dask en marche dont les machines génèrent les énigmes, par exemple tcp://127.0.0.1:8786
cli-bank-option = afficher les lignes de toute la réserve d’énigmes générées livrée avec le programme
cli-level-range = --level va de { $fewest } à { $most }.
cli-seed-range = --seed doit être compris entre 0 et { $most }.
generate-progress = énigmes
cluster-missing = Une grappe demande Dask : { $install }
cluster-unreachable = Aucun ordonnanceur Dask ne répond à l’adresse { $address }.
