## Live pictures

board-panel = Ce qui se passe, et ce qui est possible
board-turn = Au tour de { NAMES($gangs) }
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
board-state = « { $given } » n’est pas une position du jeu « { $game } ». Une position est une table comme dans un fichier d’énigmes, une énigme ou un état du jeu.
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
picture-trait = Il n’y a pas de propriété « { $trait } » ici.
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
tablet-undone = La dernière modification de la plaquette Points est annulée.
