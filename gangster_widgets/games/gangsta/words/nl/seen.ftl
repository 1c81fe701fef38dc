## Wat er op tafel ligt

seen-players = Spelers met de klok mee: { NAMES($players) }.
seen-chapter = Hoofdstuk { $chapter }.
seen-snitches = Snitches in dit hoofdstuk: { $number }.
seen-turn = Aan de beurt: { NAME($who) }.
seen-ruling = Hier afgesproken: { $name }: { $way }
seen-player = { NAME($who) }: { $told }
seen-money = { $money } $
seen-banked = waarvan { $money } $ in de bank
seen-resource = grondstof { NAME($resource) } ({ $told }), niet actief
seen-resource-active = grondstof { NAME($resource) } ({ $told }), actief
seen-resource-laid = grondstof { NAME($resource) }, bij de overvallen gelegd en zonder werking; punten: { $points }
seen-resource-each = punten voor elke overval met punten: { $each }, hoogstens { $most }
seen-done = overvallen: { $number }, punten: { $points }
seen-gangster = { NAME($gangster) }: { $told }
seen-learnt = aangeleerd: { NAME($skill) }
seen-points = punten: { $points }
seen-engaged = ingeschakeld
seen-available = beschikbaar
seen-heist = Overval: { $heist }
seen-joined = Ervoor ingeschakeld: { NAMES($gangsters) }.
seen-display = Beschikbare overvallen:
seen-market = In te huren gangsters:
seen-priced = { $cost } $ – { $gangster }
seen-priced-less = { $cost } $ in plaats van { $printed } $ – { $gangster }
seen-hospital = In het ziekenhuis: { NAMES($gangsters) }.
seen-snitch = Snitch: { $number }
seen-top-heist = Boven op de stapel: { $heist }
seen-top-snitch = Boven op de stapel: een snitch, { $number }
seen-top-gangster = Boven op de stapel, voor { $cost } $: { $gangster }
seen-offers = Te kiezen: { NAMES($resources) }.

heist-named = { NAME($heist) }: { $told }
heist-needs = vereist { NAMES($needs) }
heist-money = { $number } $
heist-coop = coöperatief, { $number } $ voor iedereen die meedoet
heist-points = { $number ->
    [one] één punt
   *[other] { $number } punten
}
heist-steal = steelt { $number } $
heist-divert = schakelt hoogstens { $number ->
    [one] één gangster van tegenstanders
   *[other] { $number } gangsters van tegenstanders
} in
heist-train = traint { NAME($skill) }
heist-hire = huurt iemand in
heist-murder = moord
heist-mobilise = maakt de hele bende vrij
heist-extra-turn = extra beurt
heist-tech = high-tech

bench-counts = tellingen van alle punten met alle redenen
bench-heists = zoektochten naar overvallen die de hele bende inschakelen
spot-gangster = { NAME($of) }
spot-gang = de bende van { NAME($of) }
spot-money = het geld van { NAME($of) }
spot-done = de overvallen van { NAME($of) }
spot-resource = de grondstoffenkaart van { NAME($of) }
spot-heist = { $nth ->
    [0] de overval
   *[other] overval { $nth }
}
spot-snitch = de snitch
spot-pile = { $of ->
    [gangsters] de stapel gangsters
   *[heists] de stapel overvallen
}
editor-ruling-families = Variant ‘Families’
editor-ruling-families-at-first = wordt niet gespeeld
editor-ruling-families-agreed = families
editor-ruling-families-what = Families: een gangster van de familie van de boss kost 1 $ minder, en op het einde leveren de meeste leden van elke familie punten op, in plaats van de grootste bende.
editor-ruling-resources = Variant ‘Grondstoffenkaarten’
editor-ruling-resources-at-first = wordt niet gespeeld
editor-ruling-resources-agreed = grondstoffenkaarten
editor-ruling-resources-what = Grondstoffenkaarten: iedereen houdt er één van twee. Die heeft een eigen kracht zodra de bende haar vaardigheden heeft.
editor-ruling-played = wordt gespeeld
editor-ruling-coop-alone = Coöperatieve overval alleen gepleegd
editor-ruling-coop-alone-at-first = levert het gedeelde geld niet op
editor-ruling-pays-both = levert ook het gedeelde geld op
editor-ruling-private-jet = Privéjet
editor-ruling-private-jet-at-first = na elke overval waaraan men deelnam
editor-ruling-cooperative-only = alleen na coöperatieve overvallen

## Wat er in de doos zit

box-bosses = Bosses
box-boss = { NAME($gangster) } – { NAME($family) }: { NAMES($skills) }, { $money } $
box-gangsters = Gangsters: { $number }
box-gangster = { NAME($gangster) } – { NAME($family) }: { NAMES($skills) }, { $cost } $, punten: { $points }
box-heists = Overvallen van hoofdstuk { $chapter }: { $number }
box-snitches = Snitches van hoofdstuk { $chapter }: { LIST($numbers) }
box-resources = Grondstoffenkaarten
box-resource = { NAME($resource) } – { NAMES($needs) }: { $each ->
    [0] punten: { $points }
   *[other] punten voor elke overval met punten: { $each }, hoogstens { $most }
}
box-bank = In de bank past { $money } $.
