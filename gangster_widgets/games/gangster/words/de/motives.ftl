## Warum eine Aktion gut ist

motive = { $more ->
    [0] Käme die Abrechnung sofort, bekäme { NAME($gang) } nach dieser Aktion so viel wie vorher.
   *[other] Käme die Abrechnung sofort, würde diese Aktion die Punkte von { NAME($gang) } um { $more } verändern.
}
motive-casino = Die Casinokarte ist noch nicht bekannt: Jedes „?“ wird hier als { $casino } gezählt.
motive-gains = { $district }: { NAME($gang) } bekäme statt { $before } { $after ->
    [one] einen Punkt
   *[other] { $after } Punkte
}.
motive-costs = { $district }: { NAME($gang) } bekäme statt { $before } { $after ->
    [0] nichts mehr
    [one] nur noch einen Punkt
   *[other] nur noch { $after } Punkte
}.
motive-denies = { motive-costs }
motive-gives = { $district }: { NAME($gang) } bekäme statt { $before } { $after ->
    [one] einen Punkt
   *[other] { $after } Punkte
}; das ist der Preis dafür.
motive-equips = { NAME($gang) } hat ab dem nächsten Zug: { NAME($kind) }.
motive-frees = Im Kofferraum von { NAME($gang) } ist wieder Platz.
motive-holds = Im Kofferraum zählt der Gangster von { NAME($who) } für niemanden, und { NAME($gang) } bestimmt, wohin er kommt.
motive-ends = Zu bedenken: Mit der dritten Karte zieht { NAME($gang) } eine Bezirkskarte, und nur noch eine Dopplermarke fehlt. Bei { $ending } von { $left } übrigen Karten endet der Durchgang sofort.
motive-overtaken = Ein Risiko: { NAME($rival) } kann als Nächstes { IN($district) } ausladen; dann bekäme { NAME($gang) } statt { $before } { $after ->
    [0] nichts mehr
    [one] nur noch einen Punkt
   *[other] nur noch { $after } Punkte
}.
motive-overtaken-by-loading = Ein Risiko: { NAME($rival) } kann als Nächstes { IN($district) } einen Gangster einladen; dann bekäme { NAME($gang) } statt { $before } { $after ->
    [0] nichts mehr
    [one] nur noch einen Punkt
   *[other] nur noch { $after } Punkte
}.
motive-before = Vorher:
motive-after = Nachher:
motive-then-drive = { $nth ->
    [1] Das bereitet vor, was folgt:
   *[other] Danach:
} { NAME($gang) } fährt { TO($to) }.
motive-then-load = { $nth ->
    [1] Das bereitet vor, was folgt:
   *[other] Danach:
} { NAME($gang) } lädt { IN($place) } den Gangster von { NAME($who) } ein.
motive-then-unload = { $nth ->
    [1] Das bereitet vor, was folgt:
   *[other] Danach:
} { NAME($gang) } lädt { IN($place) } aus: { NAMES($gangsters) }.
