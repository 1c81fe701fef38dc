## Ce qu’il y a sur la table

seen-players = Joueurs dans le sens horaire : { NAMES($players) }.
seen-chapter = Chapitre { $chapter }.
seen-snitches = Délateurs de ce chapitre : { $number }.
seen-turn = Au tour de : { NAME($who) }.
seen-ruling = Convenu ici : { $name } : { $way }
seen-player = { NAME($who) } : { $told }
seen-money = { $money } $
seen-banked = dont { $money } $ à la banque
seen-resource = ressource { NAME($resource) } ({ $told }), inactive
seen-resource-active = ressource { NAME($resource) } ({ $told }), active
seen-resource-laid = ressource { NAME($resource) }, posée avec les casses et sans pouvoir ; points : { $points }
seen-resource-each = points par casse qui en rapporte : { $each }, { $most } au plus
seen-done = casses : { $number }, points : { $points }
seen-gangster = { NAME($gangster) } : { $told }
seen-learnt = appris : { NAME($skill) }
seen-points = points : { $points }
seen-engaged = engagé
seen-available = disponible
seen-heist = Casse : { $heist }
seen-joined = Engagés pour lui : { NAMES($gangsters) }.
seen-display = Casses exposés :
seen-market = Gangsters à recruter :
seen-priced = { $cost } $ – { $gangster }
seen-priced-less = { $cost } $ au lieu de { $printed } $ – { $gangster }
seen-hospital = À l’hôpital : { NAMES($gangsters) }.
seen-snitch = Délateur : { $number }
seen-top-heist = Sur le dessus de la pile : { $heist }
seen-top-snitch = Sur le dessus de la pile : un délateur, { $number }
seen-top-gangster = Sur le dessus de la pile, pour { $cost } $ : { $gangster }
seen-offers = Au choix : { NAMES($resources) }.

heist-named = { NAME($heist) } : { $told }
heist-needs = demande { NAMES($needs) }
heist-money = { $number } $
heist-coop = coopératif, { $number } $ pour tous les participants
heist-points = { $number ->
    [one] un point
   *[other] { $number } points
}
heist-steal = vole { $number } $
heist-divert = engage jusqu’à { $number ->
    [one] un gangster adverse
   *[other] { $number } gangsters adverses
}
heist-train = enseigne { NAME($skill) }
heist-hire = recrute quelqu’un
heist-murder = meurtre
heist-mobilise = libère tout le gang
heist-extra-turn = tour supplémentaire
heist-tech = high-tech

bench-counts = décomptes de tous les points avec toutes les raisons
bench-heists = recherches de casses qui engagent tout le gang
spot-gangster = { NAME($of) }
spot-gang = le gang de { NAME($of) }
spot-money = l’argent de { NAME($of) }
spot-done = les casses de { NAME($of) }
spot-resource = la carte Ressource de { NAME($of) }
spot-heist = { $nth ->
    [0] le casse
   *[other] le casse { $nth }
}
spot-snitch = le délateur
spot-pile = { $of ->
    [gangsters] la pile des gangsters
   *[heists] la pile des casses
}
editor-ruling-families = Variante « Familles »
editor-ruling-families-at-first = non jouée
editor-ruling-families-agreed = familles
editor-ruling-families-what = Familles : un gangster de la famille du boss coûte 1 $ de moins, et à la fin ce sont les plus nombreux de chaque famille qui rapportent des points, au lieu du plus grand gang.
editor-ruling-resources = Variante « Cartes Ressource »
editor-ruling-resources-at-first = non jouée
editor-ruling-resources-agreed = cartes Ressource
editor-ruling-resources-what = Cartes Ressource : chacun en garde une sur deux. Elle a un pouvoir propre dès que le gang a ses compétences.
editor-ruling-played = jouée
editor-ruling-coop-alone = Casse coopératif réalisé sans les autres
editor-ruling-coop-alone-at-first = ne rapporte pas l’argent à partager
editor-ruling-pays-both = rapporte aussi l’argent à partager
editor-ruling-private-jet = Jet privé
editor-ruling-private-jet-at-first = après chaque casse auquel on a participé
editor-ruling-cooperative-only = après les casses coopératifs seulement

## Ce que contient la boîte

box-bosses = Boss
box-boss = { NAME($gangster) } – { NAME($family) } : { NAMES($skills) }, { $money } $
box-gangsters = Gangsters : { $number }
box-gangster = { NAME($gangster) } – { NAME($family) } : { NAMES($skills) }, { $cost } $, points : { $points }
box-heists = Casses du chapitre { $chapter } : { $number }
box-snitches = Délateurs du chapitre { $chapter } : { LIST($numbers) }
box-resources = Cartes Ressource
box-resource = { NAME($resource) } – { NAMES($needs) } : { $each ->
    [0] points : { $points }
   *[other] points par casse qui en rapporte : { $each }, { $most } au plus
}
box-bank = La banque contient { $money } $ au plus.
