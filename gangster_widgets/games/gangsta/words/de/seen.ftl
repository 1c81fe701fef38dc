## Was auf dem Tisch liegt

seen-players = Spieler im Uhrzeigersinn: { NAMES($players) }.
seen-chapter = Kapitel { $chapter }.
seen-snitches = Spitzel in diesem Kapitel: { $number }.
seen-turn = Am Zug: { NAME($who) }.
seen-ruling = Hier vereinbart: { $name }: { $way }
seen-player = { NAME($who) }: { $told }
seen-money = { $money } $
seen-banked = davon { $money } $ in der Bank
seen-resource = Ressource { NAME($resource) } ({ $told }), nicht aktiv
seen-resource-active = Ressource { NAME($resource) } ({ $told }), aktiv
seen-resource-laid = Ressource { NAME($resource) }, zu den Überfällen gelegt und ohne Wirkung; Punkte: { $points }
seen-resource-each = Punkte für jeden Überfall mit Punkten: { $each }, höchstens { $most }
seen-done = Überfälle: { $number }, Punkte: { $points }
seen-gangster = { NAME($gangster) }: { $told }
seen-learnt = gelernt: { NAME($skill) }
seen-points = Punkte: { $points }
seen-engaged = eingesetzt
seen-available = verfügbar
seen-heist = Überfall: { $heist }
seen-joined = Dafür eingesetzt: { NAMES($gangsters) }.
seen-display = Ausliegende Überfälle:
seen-market = Anzuheuernde Gangster:
seen-priced = { $cost } $ – { $gangster }
seen-priced-less = { $cost } $ statt { $printed } $ – { $gangster }
seen-hospital = Im Krankenhaus: { NAMES($gangsters) }.
seen-snitch = Spitzel: { $number }
seen-top-heist = Oben auf dem Stapel: { $heist }
seen-top-snitch = Oben auf dem Stapel: ein Spitzel, { $number }
seen-top-gangster = Oben auf dem Stapel, für { $cost } $: { $gangster }
seen-offers = Zur Auswahl: { NAMES($resources) }.

heist-named = { NAME($heist) }: { $told }
heist-needs = braucht { NAMES($needs) }
heist-money = { $number } $
heist-coop = kooperativ, { $number } $ für alle, die mitmachen
heist-points = { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}
heist-steal = stiehlt { $number } $
heist-divert = setzt bis zu { $number ->
    [one] einen gegnerischen Gangster
   *[other] { $number } gegnerische Gangster
} ein
heist-train = lehrt { NAME($skill) }
heist-hire = heuert jemanden an
heist-murder = Mord
heist-mobilise = macht die ganze Bande frei
heist-extra-turn = Extrazug
heist-tech = High-Tech

bench-counts = Zählungen aller Punkte mit allen Gründen
bench-heists = Suchen nach Überfällen, die die ganze Bande einsetzen
spot-gangster = { NAME($of) }
spot-gang = die Bande von { NAME($of) }
spot-money = das Geld von { NAME($of) }
spot-done = die Überfälle von { NAME($of) }
spot-resource = die Ressourcenkarte von { NAME($of) }
spot-heist = { $nth ->
    [0] der Überfall
   *[other] Überfall { $nth }
}
spot-snitch = der Spitzel
spot-pile = { $of ->
    [gangsters] der Stapel der Gangster
   *[heists] der Stapel der Überfälle
}
editor-ruling-families = Variante „Familien“
editor-ruling-families-at-first = nicht im Spiel
editor-ruling-families-agreed = Familien
editor-ruling-families-what = Familien: Ein Gangster aus der Familie des Bosses kostet 1 $ weniger, und am Ende bringen die meisten Mitglieder jeder Familie Punkte, statt der größten Bande.
editor-ruling-resources = Variante „Ressourcenkarten“
editor-ruling-resources-at-first = nicht im Spiel
editor-ruling-resources-agreed = Ressourcenkarten
editor-ruling-resources-what = Ressourcenkarten: Jeder behält eine von zweien. Sie hat eine eigene Kraft, sobald die Bande ihre Fähigkeiten hat.
editor-ruling-played = im Spiel
editor-ruling-coop-alone = Kooperativer Überfall allein verübt
editor-ruling-coop-alone-at-first = bringt das gemeinsame Geld nicht
editor-ruling-pays-both = bringt auch das gemeinsame Geld
editor-ruling-private-jet = Privatjet
editor-ruling-private-jet-at-first = nach jedem Überfall, an dem man teilnahm
editor-ruling-cooperative-only = nur nach kooperativen Überfällen

## Was in der Schachtel liegt

box-bosses = Bosse
box-boss = { NAME($gangster) } – { NAME($family) }: { NAMES($skills) }, { $money } $
box-gangsters = Gangster: { $number }
box-gangster = { NAME($gangster) } – { NAME($family) }: { NAMES($skills) }, { $cost } $, Punkte: { $points }
box-heists = Überfälle von Kapitel { $chapter }: { $number }
box-snitches = Spitzel von Kapitel { $chapter }: { LIST($numbers) }
box-resources = Ressourcenkarten
box-resource = { NAME($resource) } – { NAMES($needs) }: { $each ->
    [0] Punkte: { $points }
   *[other] Punkte für jeden Überfall mit Punkten: { $each }, höchstens { $most }
}
box-bank = Die Bank fasst { $money } $.
