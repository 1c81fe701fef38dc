## Stellungen

position-player-twice = { $who } steht zweimal unter den Spielern; jeder hat seine eigene Farbe.
position-not-in-play = { $who } spielt hier nicht mit; die Spieler sind { LIST($players) }.
position-variant-twice = Die Variante { $variant } steht zweimal da; einmal genügt.
position-one-boss = { $who } hat mehrere Bosse, { LIST($bosses) }; eine Bande hat einen.
position-name-twice = Den Namen { $gangster } gibt es zweimal, bei { $who } und bei { $other }: Jeder Gangster braucht einen eigenen.
position-second-leader = { $gangster } ist schon Anführer und kann das nicht noch einmal lernen.
position-resource-twice = { $who } und { $other } haben beide die Ressource { $resource }; es gibt jede nur einmal.
position-agenda = So kann nichts entschieden werden: Der Zustand nennt einen Schritt, einen Sitz oder ein Ende, das nicht passt.
skills-letters = „{ $found }“ sind keine Fähigkeiten. Man schreibt sie als Buchstaben, höchstens { $most }: L Anführer, M Söldner, I Informant, S Scharfschütze, B Schläger, H Hacker; zum Beispiel LMB.

## Komponentendateien

components-one-document = Die Datei enthält { $number } Dokumente; eine Komponentendatei ist ein einziges.
components-few-bosses = Es gibt { $number } Bosse; vier Spieler brauchen { $need }.
components-few-gangsters = Es gibt { $number } Gangster; ein Spiel zu viert endet nur mit { $need } sicher.
components-few-heists = Es gibt { $number } Überfälle von Kapitel { $chapter }; { $need } liegen aus.
components-few-snitches = Im letzten Kapitel gibt es { $number } Spitzel, und das Spiel endet mit Nummer { $need }.
components-resource-twice = Die Ressource { $resource } steht zweimal da; es gibt jede nur einmal.
components-few-resources = Es gibt { $number } Ressourcen; damit vier Spieler wählen können, braucht es { $need }.
