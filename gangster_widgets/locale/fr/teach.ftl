### Enseigner

door-teach = Enseigner
door-teach-what = démonstrations et exercices
teach-what = Tout ce qu’il faut pour expliquer les règles à d’autres.
teach-compose = Composer un exercice
teach-compose-what = Préparer une position, poser une question, voir quelles idées fausses elle révèle, puis envoyer le tout par un lien.
teach-show = Montrer un décompte
teach-show-what = Étape par étape devant une classe, en grand à l’écran, la réponse toujours après la question.
teach-sheet = Feuille d’énigmes
teach-sheet-what = Choisir des énigmes et les imprimer, les solutions sur une page à part, ou les emporter dans Moodle.
teach-results = Résultats en tableau
teach-results-what = Ce que les élèves ont répondu, dans un fichier pour tableur.
