## Warum eine Aktion gut ist

motive = Was das bewirkt:
motive-takes = { NAME($who) } hielte { $city }; dort steht noch niemand.
motive-may-lie = Soweit { NAME($who) } es wissen kann, liegt dort: { ANY_NAME($cards) }.
motive-denies = { NAME($who) } nähme { NAME($rival) } { $city } ab.
motive-strengthens = { NAME($who) } hält { $city } schon; { $number ->
    [one] ein Gangster mehr macht
   *[other] { $number } Gangster mehr machen
} eine Übernahme schwerer.
motive-chicago = Chicago zahlte { NAME($holder) } { $after } Mio. statt { $before }.
motive-occasionals = Zu bedenken: { $number ->
    [one] Der Gelegenheitsgangster scheidet
   *[other] Die Gelegenheitsgangster scheiden
} für { NAME($who) } am Ende der Runde aus.
motive-answer = Ein Risiko: { NAME($rival) } kann { $city } mit { $number ->
    [one] einem Gangster
   *[other] { $number } Gangstern
} übernehmen.
motive-safe = Niemand sonst hat genug verfügbare Gangster, um { $city } in dieser Runde zu übernehmen.
motive-shows = Dann wissen alle, dass die Karte { NAME($card) } in { $city } nicht verdeckt liegt.
motive-then-place = Später könnte { NAME($who) } in { $city } { $number ->
    [one] einen Gangster
   *[other] { $number } Gangster
} einsetzen.
motive-then-lay = Später könnte { NAME($who) } in { $city } die Karte { NAME($card) } auslegen.
