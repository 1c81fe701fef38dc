## Was auf dem Tisch liegt

seen-players = { $players } Spieler.
seen-stage = Es läuft Durchgang { $stage }.
seen-person = Eine Person spielt: { NAMES($gangs) }.
seen-car = Auto von { NAME($gang) }: { $place }; offene Karten: { LIST($cards) }
seen-aboard = an Bord: { $aboard }
seen-trunk = im Kofferraum: { NAMES($trunk) }
seen-equipment = Sonderausrüstung: { NAMES($equipment) }
seen-display = In der Auslage im Hafen: { NAMES($display) }
seen-score = { NAMES($gangs) } { $influence }
seen-influence = Einfluss: { LIST($scores) }
seen-casino = Jedes „?“ zählt { $casino }.
seen-ruling = Hier anders gespielt: { $name }: { $way }
bench-reckonings = Abrechnungen einer Punktetafel mit allen Begründungen
spot-car = das Auto von { NAME($of) }

## Was zu sehen ist

look-board = Durchgang { $stage } · { $doublers ->
    [nothing-at-all] { "" }
   *[other] Doppler { $doublers }/{ $most } ·{ " " }
}{ $turn ->
    [nothing-at-all] Spiel zu Ende
   *[other] am Zug: { NAMES($turn) }
}
look-turn = Am Zug: { NAMES($turn) }
look-district = { $district }: Zahlen { LIST($places) }; { $doubled ->
    [0] keine Dopplermarke
   *[other] Dopplermarke
}; { $gangsters } von { $fields ->
    [one] 1 Feld
   *[other] { $fields } Feldern
} besetzt
look-field-taken = Feld { $field }: { NAME($gang) }
look-field-gap = Feld { $field }: Lücke
look-field-empty = Feld { $field }: leer
look-field-next = { $field }; hierhin kommt der nächste Gangster
look-unknown = { $place }: Punktetafel unbekannt
look-closed = { $place }: geschlossen; Autos dürfen nur durchfahren
look-harbour = { $display ->
    [nothing-at-all] { $place }, der Hafen: nichts in der Auslage
   *[other] { $place }, der Hafen; in der Auslage: { NAMES($display) }
}
look-display = in der Auslage: { NAME($kind) }
look-car = Auto von { NAME($gang) }, { IN($place) }
look-car-mark = Auto { NAME($gang) }
look-tableau = { NAMES($gangs) }{ $acting ->
    [0] { "" }
   *[other] , am Zug
}{ $influence ->
    [nothing-at-all] { "" }
   *[other] : Einfluss { $influence }
}
look-shared = { $label }, gemeinsam für { NAMES($gangs) }
look-aboard = an Bord von { NAME($gang) }: { $aboard ->
    [0] niemand
    [one] ein Gangster
   *[other] { $aboard } Gangster
}
look-nobody = niemand an Bord
look-trunk-taken = Kofferraum von { NAME($gang) }: { NAME($who) }
look-trunk-free = Kofferraum von { NAME($gang) }: frei
look-card-up = Bewegungskarte { $card } von { NAME($gang) }, offen
look-card-down = Bewegungskarte { $card } von { NAME($gang) }, verdeckt
look-equipment = Sonderausrüstung von { NAME($gang) }: { NAME($kind) }

## Was gewählt werden kann

choose-group-who = Welches Auto
choose-group-drive = Fahren
choose-group-load = Einladen
choose-group-unload = Ausladen
choose-group-lose = Zug
choose-group-do = Aktion
choose-group-card = Mit der Karte
choose-group-to = Nach
choose-group-engine = Motor
choose-group-push = Stoßstange
choose-group-dump = Abladen
choose-group-take = Nehmen
choose-group-gangster = Einladen
choose-group-out = Ausladen
choose-who = { NAME($value) }
choose-do = { $value ->
    [drive] Fahren
    [load] Einladen
    [unload] Ausladen
   *[lose] Zug verfallen lassen
}
choose-card = { $value }
choose-to = { $value }
choose-engine = ein Schritt mehr
choose-no-engine = ohne Motor
choose-push = { NAME($gang) } { TO($place) } schieben
choose-push-nobody = niemanden schieben
choose-dump = { NAMES($gangsters) }
choose-dump-nobody = niemanden
choose-take = { NAME($kind) }
choose-take-nothing = nichts
choose-gangster = { NAME($gang) } { IN($place) }, Feld { $field }
choose-out = { NAMES($gangsters) }
look-empty-tablet = Hier steht niemand.
look-points = Punkte
look-highest = höchster
look-standings = Zwischenstand
look-nth = { $nth }.
look-standing = { $nth ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
   *[other] Fünfter
} Platz, { NAME($gang) }: { $number ->
    [one] ein Gangster, auf Feld { $highest }
   *[other] { $number } Gangster, der höchste auf Feld { $highest }
}; Punkte: { $points }
look-reached = erreichbar mit { $number ->
    [one] Karte
   *[other] den Karten
} { LIST($cards) }
look-cars = Autos hier: { NAMES($gangs) }
look-beside = daneben: { LIST($places) }
board-over = Das Spiel ist zu Ende. Größter Einfluss: { NAMES($winners) }
board-how = Eine Karte, einen Ort, einen Gangster oder ein anderes Teil anklicken oder antippen. Was einen Goldrand hat, ist wählbar; die kleinen Quadrate sagen, welche Karte dorthin führt. Ist nichts mehr offen, wird sofort gezogen; Rückgängig nimmt es zurück. Tastatur: Pfeile, Enter, Esc.
board-how-small = Einen Ort antippen, um ihn groß zu sehen; dann unten wählen, was geschehen soll.
