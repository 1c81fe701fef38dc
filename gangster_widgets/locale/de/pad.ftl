## Der Wertungsblock

pad-panel = Zeilen, Punkte und Gründe des Wertungsblocks
pad-summary = Tag { $day } von { $days } · Doppler { $doublers }/{ $most } · erfasste Bezirke: { $entered } von { $districts }
pad-day-of = Tag der Abrechnung { $day } von { $most }
pad-winners = Das Spiel ist zu Ende. Größter Einfluss: { NAMES($gangs) }
pad-table = { $players } Spieler: { NAMES($gangs) }
pad-players = Spieler
pad-seat = Platz am Tisch { $seat }
pad-seat-of-two = Spieler { $person }, Bande { $nth }
pad-day = Tag der Abrechnung
pad-how = Für jeden Bezirk eine Zeile: Nummer der Punktetafel, Gangster in Leserichtung, ein Punkt für ein leeres Feld, x für eine Dopplermarke, zum Beispiel 7yggn.yx. Enter führt zur nächsten Zeile.
pad-how-held = Ein Klick oder Tipp auf ein Feld setzt dort einen Gangster ab ({ NAME($gang) }), ein zweiter nimmt ihn wieder weg. Derselbe Knopf beendet das.
pad-gangs = Buchstaben
pad-held = { NAME($gang) } kommt auf jedes Feld, das angeklickt wird.
pad-let-go = { NAME($gang) } ist losgelassen.
pad-lines = Bezirke und Casinokarte
pad-casino = Casinokarte
pad-casino-said = { $number ->
    [nothing-at-all] Die Casinokarte ist nicht eingetragen.
   *[other] Jedes „?“ zählt { $number }.
}
pad-influence-said = { $number ->
    [nothing-at-all] { NAME($gang) } hatte vor diesem Tag keinen Einfluss.
   *[other] { NAME($gang) } hatte vor diesem Tag { $number } Einfluss.
}
pad-emptied = { THE($district, start: 1) } ist wieder leer: Dort ist nichts eingetragen.
pad-still = Bis das berichtigt ist, gilt: { $line }
pad-points-of = Punkte am Tag { $day }
pad-head-gang = Bande
pad-head-before = Einfluss vorher
pad-head-points = Dieser Tag
pad-head-after = Einfluss danach
pad-influence-before = Einfluss vor diesem Tag: { NAME($gang) }
pad-together = { NAMES($gangs) } zusammen
pad-ahead = Größter Einfluss nach diesem Tag ({ $influence }): { NAMES($gangs) }
pad-points = Punkte dieses Tages: { LIST($scores) }
pad-close = Tag { $day } abschließen
pad-closed = Tag { $day } ist abgeschlossen: Dopplermarken und Casinokarte kommen weg, die Gangster bleiben stehen. Größter Einfluss ({ $influence }): { NAMES($gangs) }.
pad-days = Die bisherigen Tage
pad-day-short = Tag { $day }
pad-undone = Die letzte Änderung ist rückgängig gemacht.
pad-reasons = Gründe für
pad-reasons-none = nichts gewählt
pad-reasons-how = Einen Bezirk oder eine Bande wählen oder im Bild einen Bezirk anklicken: Hier steht dann, wer warum wie viel bekommt. Ist oben eine Bande gewählt, setzt ein Klick auf ein Feld sie dorthin.
pad-nowhere = { NAME($gang) } steht in keinem Bezirk, der schon abgerechnet werden kann.
pad-tablet = Punktetafel
pad-tablet-none = nicht eingetragen
pad-quarrel = Jemand sieht es { IN($district) } anders
pad-quarrel-how = Eintragen, was jede Bande hier bekommen soll. Nichts eingetragen heißt 0.
pad-quarrel-points = Punkte
pad-settle = Welche Vorstellung führt dahin?
pad-verdict = Urteil

## Was falsch ist oder fehlt

pad-number-first = Die Nummer { $number } steht hinter den Gangstern. Die Nummer der Punktetafel steht einmal, am Anfang der Zeile.
pad-no-tablet = Es ist noch nicht bekannt, welche Punktetafel hier liegt. Ihre Nummer steht am Anfang der Zeile, zum Beispiel 7yggn.
pad-tablets = Die Nummer { $number } passt zu mehreren Punktetafeln: { LIST($tablets) }. Die ganze Kennung sagt, welche gemeint ist.
pad-tablet-twice = Die Punktetafel { $tablet } liegt schon { IN($district) }; es gibt jede nur einmal.
pad-too-long = Die Zeile ist länger als { $most } Zeichen.
pad-number = „{ $given }“ kann hier nicht stehen; richtig wäre eine ganze Zahl von 0 bis { $most }.
pad-nothing = Noch ist kein Bezirk eingetragen.
pad-not-entered = { THE($district, start: 1) } ist noch nicht eingetragen.
pad-casino-missing = Was das „?“ zählt, fehlt noch: { IN($district, start: 1) } bekommt eine Bande eins. Die Casinokarte sagt es.
pad-wrong = { $districts ->
    [nothing-at-all] Eine der Zahlen ist noch zu berichtigen.
   *[other] Noch zu berichtigen: { LIST($districts) }.
}
pad-too-much = { NAME($gang) } hätte nach diesem Tag { $influence } Einfluss; mehr als { $most } wird nicht übertragen. Eine der Punktetafeln zahlt zu viel.
pad-is-over = Der dritte Tag ist abgeschlossen und das Spiel zu Ende; Rückgängig öffnet ihn wieder.
pad-day-wrong = Es gibt { $most } Tage der Abrechnung, und { $day } ist keiner davon.
pad-chosen = „{ $given }“ ist weder ein Bezirk noch eine Farbe im Spiel. Es gibt { LIST($choices) }.
pad-few-doublers = Nur { $number } von { $most } Dopplermarken sind eingetragen. Der Tag der Abrechnung kommt mit der letzten; abschließen lässt er sich trotzdem.
pad-box = Welche Punktetafel hat welche Nummer?
pad-box-how = Nummer, gedruckte Zahlen von links nach rechts, Zeilen x Spalten.
pad-sum = { NAME($gang) } insgesamt: { $points }
