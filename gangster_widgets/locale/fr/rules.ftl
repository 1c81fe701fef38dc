### Les règles : en entier, sur une page, et les termes

door-rules = Les règles
rules-forms = Formes des règles
rules-whole = En entier
rules-whole-what = Toutes les règles du jeu, à consulter. Chacune indique d’où elle vient.
rules-summary = Sur une page
rules-summary-what = Toutes les règles en bref, sur une feuille à poser à côté du plateau. Chaque titre mène à la règle entière.
rules-glossary = Glossaire
rules-glossary-what = Comment les termes du jeu se disent dans les quatre langues, et quelles règles en donnent le sens.
rules-box = Ce qu’il y a dans la boîte
rules-box-what = Toutes les cartes, tous les plateaux et tous les pions avec leurs nombres, et d’où vient chaque nombre.
rules-print = Imprimer
rules-sheet = { $game } : les règles sur une page
rules-terms = { $game } : les termes en quatre langues
rules-in-box = { $game } : ce qu’il y a dans la boîte
rules-rule = Règle
rules-otherwise = peut se jouer autrement
rules-legend = Certaines tables jouent autrement ; la règle entière dit comment.
rules-unknown = Les règles n’ont ni sujet ni règle « { $about } ».
rules-from-lesson = Parmi toutes les règles
