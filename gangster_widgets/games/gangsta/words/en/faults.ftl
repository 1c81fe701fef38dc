## Positions

position-player-twice = { $who } is listed twice among the players; each has a colour of their own.
position-not-in-play = { $who } does not play here; the players are { LIST($players) }.
position-variant-twice = The variant { $variant } is listed twice; once is enough.
position-one-boss = { $who } has several bosses, { LIST($bosses) }; a gang has one.
position-name-twice = The name { $gangster } is given twice, to a gangster of { $who } and to one of { $other }: each needs a name of their own.
position-second-leader = { $gangster } is a leader already and cannot learn it as well.
position-resource-twice = Both { $who } and { $other } have the resource { $resource }; there is one of each.
position-agenda = Nothing can be decided like this: the state names a step, a seat or an end that does not fit.
skills-letters = “{ $found }” are not skills. Skills are written as letters, at most { $most }: L leader, M mercenary, I informant, S sniper, B brawler, H hacker; for example LMB.

## Component files

components-one-document = The file holds { $number } documents; a component file is one.
components-few-bosses = There are { $number } bosses; four players need { $need }.
components-few-gangsters = There are { $number } gangsters; a game of four surely ends only with { $need }.
components-few-heists = There are { $number } heists of chapter { $chapter }; { $need } lie on display.
components-few-snitches = There are { $number } snitches in the last chapter, and the game ends with number { $need }.
components-resource-twice = The resource { $resource } is listed twice; there is one of each.
components-few-resources = There are { $number } resources; for four players to choose it takes { $need }.
