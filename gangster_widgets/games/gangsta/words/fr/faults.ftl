## Positions

position-player-twice = { $who } figure deux fois parmi les joueurs ; chacun a sa propre couleur.
position-not-in-play = { $who } ne joue pas ici ; les joueurs sont { LIST($players) }.
position-variant-twice = La variante { $variant } figure deux fois ; une fois suffit.
position-one-boss = { $who } a plusieurs boss, { LIST($bosses) } ; un gang n’en a qu’un.
position-name-twice = Le nom { $gangster } est donné deux fois, chez { $who } et chez { $other } : chaque gangster a besoin du sien.
position-second-leader = { $gangster } est déjà leader et ne peut pas l’apprendre en plus.
position-resource-twice = { $who } et { $other } ont tous deux la ressource { $resource } ; il n’y en a qu’une de chaque.
position-agenda = Rien ne peut se décider ainsi : l’état nomme une étape, une place ou une fin qui ne va pas.
skills-letters = « { $found } » ne sont pas des compétences. Elles s’écrivent en lettres, { $most } au plus : L leader, M mercenaire, I informateur, S tireur, B cogneur, H hacker ; par exemple LMB.

## Fichiers de composants

components-one-document = Le fichier contient { $number } documents ; un fichier de composants n’en a qu’un.
components-few-bosses = Il y a { $number } boss ; il en faut { $need } à quatre joueurs.
components-few-gangsters = Il y a { $number } gangsters ; une partie à quatre ne finit sûrement qu’avec { $need }.
components-few-heists = Il y a { $number } casses du chapitre { $chapter } ; { $need } sont exposés.
components-few-snitches = Il y a { $number } délateurs dans le dernier chapitre, et la partie finit au numéro { $need }.
components-resource-twice = La ressource { $resource } figure deux fois ; il n’y en a qu’une de chaque.
components-few-resources = Il y a { $number } ressources ; pour que quatre joueurs choisissent, il en faut { $need }.
