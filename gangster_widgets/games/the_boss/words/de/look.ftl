## Der Tisch

look-board = Runde { $round } · { $turn ->
    [0] { "" }
   *[other] Zug { $turn } von { $most } ·{ " " }
}{ $left ->
    [one] eine Stadt
   *[other] { $left } Städte
} links von Chicago{ $who ->
    [nothing-at-all] { "" }
   *[other] { " " }· am Zug: { NAMES($who) }
}
look-board-label = { $said }. Von links nach rechts: { LIST($cities) }
look-pays = zahlt an { $city }
look-city = { $city }{ $number ->
    [0] { "" }
   *[other] , Nummer { $number }
}{ $pays ->
    [nothing-at-all] { "" }
   *[other] , zahlt an { $pays }
}: { $who ->
    [nothing-at-all] niemand ist dort
   *[other] { NAME($who) } hält sie mit { $gangsters ->
        [one] einem Gangster
       *[other] { $gangsters } Gangstern
    }
}
look-hidden = { $city }: eine verdeckte Karte
look-hidden-told = { $city }: verdeckt liegt { NAME($card) }
look-open = { $city }: offene Karte { $nth }, { NAME($card) }
look-open-last = { $city }: letzte offene Karte, { NAME($card) }
look-men = { NAME($who) }: Profis { $professionals }, Gelegenheitsgangster { $occasionals }{ $holds ->
    [1] ; hält die Stadt
   *[other] { "" }
}
look-banished = verbannt aus { $city }: { NAMES($who) }
look-beside = daneben: { LIST($places) }
look-start = beginnt
look-money = $ { $money }
look-seat = { NAME($who) }{ $starts ->
    [1] , beginnt diese Runde
   *[other] { "" }
}{ $money ->
    [nothing-at-all] { "" }
   *[other] : { $money } Mio.
}{ $acting ->
    [1] ; am Zug
   *[other] { "" }
}
look-professional = { NAME($who) }: verfügbarer Profi { $nth } von { $number }
look-occasional = { NAME($who) }: verfügbarer Gelegenheitsgangster { $nth } von { $number }
look-nobody-available = niemand verfügbar
look-no-cards = keine Karten auf der Hand
look-card = auf der Hand von { NAME($who) }: { $city }, { NAME($card) }
look-back = auf der Hand von { NAME($who) }: eine Karte von { $city }, nur die Rückseite ist zu sehen
look-police = Polizeikarten
look-police-card = Polizeikarte { $nth }: { NAME($card) }
look-police-none = Polizeikarte { $nth }: noch nicht umgedreht
look-police-all = umgedrehte Polizeikarten: { $cards ->
    [nothing-at-all] noch keine
   *[other] { NAMES($cards) }
}
look-away = { NAME($place) }: { $told ->
    [nothing-at-all] niemand
   *[other] { $told }
}
look-in-hospital = { NAME($who) } { $number }, zurück nach der nächsten Runde
look-in-prison = { NAME($who) } { $sooner } zurück nach der nächsten Runde, { $later } nach der übernächsten
look-track = Die Leiste
look-space = { $money } Mio.: { NAMES($who) }

## Wählen

choose-group-who = Spieler
choose-group-do = Aktion
choose-group-place = Gangster einsetzen in
choose-group-lay = Eine Karte auslegen
choose-group-city = Stadt
choose-group-professionals = Profis
choose-group-occasionals = Gelegenheitsgangster
choose-group-card = Karte
choose-who = { NAME($value) }
choose-do = { $value ->
    [place] Gangster einsetzen
   *[lay] eine Karte auslegen
}
choose-city = { $value }
choose-professionals = { $value ->
    [one] ein Profi
   *[other] { $value } Profis
}
choose-occasionals = { $value ->
    [one] ein Gelegenheitsgangster
   *[other] { $value } Gelegenheitsgangster
}
choose-card = { $city }: { NAME($card) }
action-places = { NAME($who) } setzt Gangster in { $city } ein (Profis: { $professionals }, Gelegenheitsgangster: { $occasionals })
action-lays = { NAME($who) } legt in { $city } offen aus: { NAME($card) }
board-over = Das Spiel ist zu Ende. Am meisten Geld: { NAMES($winners) }
board-how = Eine Stadt anklicken oder antippen, um dort Gangster einzusetzen, oder eine eigene Karte, um sie auszulegen. Was einen Goldrand hat, ist wählbar; Würfel sind Profis, runde Steine Gelegenheitsgangster. Was links von Chicago liegt, zahlt dorthin. Ist nichts mehr offen, wird sofort gespielt; Rückgängig nimmt es zurück. Tastatur: Pfeile, Enter, Esc.

## Das Ende einer Runde, Schritt für Schritt

phase-majority = Wer hält sie?
phase-card = Die verdeckte Karte
phase-lies = Wo Chicago liegt
phase-counts = Was zählt?
phase-sum = Die Summe
phase-share = Die Hälfte davon
phase-total = Was es bringt
phase-nth = Wer kommt dran?
phase-turns = Die Reihenfolge
phase-drawn = Die Karten bisher
phase-coming = Was noch kommen kann
phase-rounds = Die letzte Runde
asks-majority = Wer hält { $city }?
asks-card = Was bringt die verdeckte Karte von { $city }, und wem?
asks-lies = Welche Städte zahlen an Chicago?
asks-counts = Wie viel zählt { $city } für Chicago?
asks-sum = Was ergeben die Städte links von Chicago zusammen?
asks-share = Wer bekommt wie viel davon, und wie viel behält Alcapo?
asks-total = Was bringt { NAME($who) } diese Runde?
asks-nth = Wer spielt im letzten Zug als Nummer { $nth }?
asks-turns = Wie ist also die Reihenfolge des letzten Zuges?
asks-drawn = Welche Zeichen liegen danach?
asks-coming = Was kann noch kommen, und was folgt daraus?
asks-rounds = Welche Runden können die letzte sein?
ledger = Was die Runde bringt
ledger-all = Was die Runde bisher gebracht hat
ledger-money = Mio.
ledger-line = { NAME($who) }: { $money } Mio.{ $penalties ->
    [nothing-at-all] { "" }
   *[other] { "" }; { NAMES($penalties) }
}
