## Eine Abrechnung Schritt für Schritt: die Art des Schritts und die Frage an die Klasse, bevor die Antwort erscheint

phase-district = Wer ist da?
phase-number = Anzahl
phase-tie = Gleichstand
phase-order = Reihenfolge
phase-place = Platz
phase-casino = Casinokarte
phase-doubler = Dopplermarke
phase-points = Punkte
phase-influence = Einfluss
asks-district = Wie viele Banden sind { IN($district) } vertreten?
asks-number = Wie viele Gangster hat { NAME($gang) } { IN($district) }?
asks-tie = { NAMES($gangs) } haben gleich viele Gangster. Wer liegt vorn, und was entscheidet darüber?
asks-order = In welcher Reihenfolge belegen die Banden { IN($district) } die Plätze?
asks-place = { NAME($gang) } belegt Platz { $nth }. Welche Zahl gibt es dafür?
asks-casino = { NAME($gang) } erhält das „?“. Wie viel zählt es?
asks-doubler = { NAME($gang) } hat eine Zahl. Bleibt es dabei, oder ändert sich daran noch etwas?
asks-points = Wie viele Punkte erhält { NAME($gang) } also { IN($district) }?
asks-influence = Wie groß ist der Einfluss von { NAMES($gangs) } nach diesem Tag?

## Das Kassenbuch

ledger = Das Kassenbuch
ledger-number = Anzahl
ledger-rank = Rang
ledger-worth = zählt
ledger-points = Punkte
ledger-nth = Platz
ledger-all = Der Einfluss nach der Abrechnung
ledger-so-far = Punkte bisher
ledger-influence = Einfluss: die Punkte dieses Tages und der neue Stand
ledger-line = { NAME($gang) }: { $cells ->
    [nothing-at-all] noch nichts bekannt
   *[other] { LIST($cells) }
}
ledger-cell = { $column } { $text }
ledger-total = { NAMES($gangs) }: { $points }
