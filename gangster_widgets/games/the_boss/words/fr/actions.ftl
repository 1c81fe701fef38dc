## Actions illisibles

words-verb = « { $words } » n’est pas une action. Une action s’écrit par exemple : red places 2+1 in Boston - red lays Detroit 4.
words-places = « { $words } » ne place personne. Placer deux professionnels et un occasionnel s’écrit : places 2+1 in Boston.
words-lays = « { $words } » ne pose aucune carte. Cela s’écrit par exemple : lays Detroit 4, ou : lays Boston prison.
words-card = « { $words } » n’est pas une carte. Une carte est un nombre ou l’un de ces mots : { LIST($penalties) }.
words-colour = « { $words } » n’est pas un joueur. Les joueurs sont : { LIST($colours) }.

## Ce qu’il faut à une question

ask-hand = Pour cela, la position doit dire sous « hands » quels gangsters { $player } a encore de disponibles.
ask-hands = Pour cela, la position doit dire sous « hands » quels gangsters chacun a encore de disponibles ; il manque { $player }.
ask-cards = Pour cela, la position doit dire sous « hands » quelles cartes { $player } a en main.
ask-hidden = Il y a quelqu’un à { $city } : la position doit dire sous « hidden » quelle carte s’y trouve.
