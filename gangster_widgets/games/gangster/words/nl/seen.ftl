## What lies on the table

seen-players = { $players } spelers.
seen-stage = Etappe { $stage } is aan de gang.
seen-person = Eén persoon speelt: { NAMES($gangs) }.
seen-car = Auto van { NAME($gang) }: { $place }; open kaarten: { LIST($cards) }
seen-aboard = eigen gangsters aan boord: { $aboard }
seen-trunk = in de koffer: { NAMES($trunk) }
seen-equipment = uitrusting: { NAMES($equipment) }
seen-display = In het aanbod in de haven: { NAMES($display) }
seen-score = { NAMES($gangs) } { $influence }
seen-influence = Invloed: { LIST($scores) }
seen-casino = Elk ‘?’ telt voor { $casino }.
seen-ruling = Hier anders gespeeld: { $name }: { $way }
bench-reckonings = afrekeningen van een puntentabel met alle redenen
spot-car = de auto van { NAME($of) }

## What is seen

look-board = Etappe { $stage } · { $doublers ->
    [nothing-at-all] { "" }
   *[other] dubbelmarkers { $doublers } van { $most } ·{ " " }
}{ $turn ->
    [nothing-at-all] spel afgelopen
   *[other] beurt: { NAMES($turn) }
}
look-turn = Beurt: { NAMES($turn) }
look-district = { $district }: getallen { LIST($places) }; { $doubled ->
    [0] geen dubbelmarker
   *[other] dubbelmarker
}; bezette velden: { $gangsters } van { $fields }
look-field-taken = veld { $field }: { NAME($gang) }
look-field-gap = veld { $field }: leegte
look-field-empty = veld { $field }: leeg
look-field-next = { $field }; hier komt de volgende gangster
look-unknown = { $place }: over de puntentabel is niets bekend
look-closed = { $place }: gesloten; auto’s mogen er alleen doorheen rijden
look-harbour = { $display ->
    [nothing-at-all] { $place }, de haven: niets in het aanbod
   *[other] { $place }, de haven; in het aanbod: { NAMES($display) }
}
look-display = in het aanbod: { NAME($kind) }
look-car = auto van { NAME($gang) }, { IN($place) }
look-car-mark = auto { NAME($gang) }
look-tableau = { NAMES($gangs) }{ $acting ->
    [0] { "" }
   *[other] , aan de beurt
}{ $influence ->
    [nothing-at-all] { "" }
   *[other] : invloed { $influence }
}
look-shared = { $label }, samen voor { NAMES($gangs) }
look-aboard = aan boord bij { NAME($gang) }: { $aboard ->
    [0] geen gangsters
    [one] één gangster
   *[other] { $aboard } gangsters
}
look-nobody = niemand aan boord
look-trunk-taken = koffer van { NAME($gang) }: { NAME($who) }
look-trunk-free = koffer van { NAME($gang) }: vrij
look-card-up = kaart { $card } van { NAME($gang) }, open
look-card-down = kaart { $card } van { NAME($gang) }, gedekt
look-equipment = uitrusting van { NAME($gang) }: { NAME($kind) }

## What can be chosen

choose-group-who = Welke auto
choose-group-drive = Rijden
choose-group-load = Inladen
choose-group-unload = Uitladen
choose-group-lose = Beurt
choose-group-do = Actie
choose-group-card = Met de kaart
choose-group-to = Naar
choose-group-engine = Motor
choose-group-push = Stootbumper
choose-group-dump = Dumpen
choose-group-take = Nemen
choose-group-gangster = Inladen
choose-group-out = Uitladen
choose-who = { NAME($value) }
choose-do = { $value ->
    [drive] Rijden
    [load] Inladen
    [unload] Uitladen
   *[lose] Beurt laten vervallen
}
choose-card = { $value }
choose-to = { $value }
choose-engine = één stap extra
choose-no-engine = zonder motor
choose-push = { NAME($gang) } { TO($place) } duwen
choose-push-nobody = niemand duwen
choose-dump = { NAMES($gangsters) }
choose-dump-nobody = niemand
choose-take = { NAME($kind) }
choose-take-nothing = niets
choose-gangster = { NAME($gang) } { IN($place) }, veld { $field }
choose-out = { NAMES($gangsters) }
look-empty-tablet = Hier staat niemand.
look-points = punten
look-highest = hoogste
look-standings = Stand
look-nth = { $nth }e
look-standing = { $nth ->
    [1] Eerste
    [2] Tweede
    [3] Derde
    [4] Vierde
   *[other] Vijfde
} plaats, { NAME($gang) }: { $number ->
    [one] één gangster, op veld { $highest }
   *[other] { $number } gangsters, de hoogste op veld { $highest }
}; punten: { $points }
look-reached = bereikbaar met { $number ->
    [one] kaart
   *[other] de kaarten
} { LIST($cards) }
look-cars = auto’s hier: { NAMES($gangs) }
look-beside = ernaast: { LIST($places) }
board-over = Het spel is afgelopen. De meeste invloed: { NAMES($winners) }
board-how = Klik of tik op een kaart, een plek, een gangster of een onderdeel. Wat een gouden rand heeft, kan gekozen worden; de vierkantjes zeggen welke kaart erheen leidt. Is er niets meer open, dan wordt meteen gespeeld; Ongedaan maken neemt het terug. Toetsen: pijlen, Enter, Escape.
board-how-small = Tik op een plek om die groot te zien; kies daarna hieronder wat er moet gebeuren.
