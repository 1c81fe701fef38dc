## Stellingen

position-player-twice = { $who } staat twee keer bij de spelers; ieder heeft een eigen kleur.
position-not-in-play = { $who } speelt hier niet mee; de spelers zijn { LIST($players) }.
position-variant-twice = De variant { $variant } staat er twee keer; één keer is genoeg.
position-one-boss = { $who } heeft meer dan één boss, { LIST($bosses) }; een bende heeft er één.
position-name-twice = De naam { $gangster } komt twee keer voor, bij { $who } en bij { $other }: iedere gangster heeft een eigen naam nodig.
position-second-leader = { $gangster } is al leider en kan dat niet nog eens leren.
position-resource-twice = { $who } en { $other } hebben allebei de grondstof { $resource }; van elke is er maar één.
position-agenda = Zo valt er niets te beslissen: de toestand noemt een stap, een plaats of een einde dat niet past.
skills-letters = ‘{ $found }’ zijn geen vaardigheden. Je schrijft ze als letters, hoogstens { $most }: L leider, M huurling, I informateur, S scherpschutter, B vechter, H hacker; bijvoorbeeld LMB.

## Componentenbestanden

components-one-document = Het bestand bevat { $number } documenten; een componentenbestand is er één.
components-few-bosses = Er zijn { $number } bosses; vier spelers hebben er { $need } nodig.
components-few-gangsters = Er zijn { $number } gangsters; een spel met vier eindigt alleen met { $need } zeker.
components-few-heists = Er zijn { $number } overvallen van hoofdstuk { $chapter }; er liggen er { $need } open.
components-few-snitches = In het laatste hoofdstuk zijn er { $number } snitches, en het spel eindigt met nummer { $need }.
components-resource-twice = De grondstof { $resource } staat er twee keer; van elke is er maar één.
components-few-resources = Er zijn { $number } grondstoffen; om vier spelers te laten kiezen zijn er { $need } nodig.
