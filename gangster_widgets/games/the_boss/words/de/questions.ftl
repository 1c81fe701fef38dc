## Fragen: was jede Art fragt und wie die Antwort gegeben wird

kind-takeover = was es braucht, um eine Stadt zu halten
kind-chicago = was Chicago zahlt
kind-payout = was eine Runde bringt
kind-last-turn = Reihenfolge des letzten Zugs
kind-hidden = was verdeckt liegen kann
kind-police = welche Runde die letzte sein kann
question-takeover = { NAME($who) } ist am Zug. Wie viele Gangster muss { NAME($who) } jetzt mindestens einsetzen, um { $city } zu halten? Niemand muss kommen, wenn { NAME($who) } die Stadt schon hält, und es kann auch unmöglich sein.
question-chicago = So endet die Runde. Wem zahlt Chicago wie viel, und wie viel behält Alcapo?{ $left_out ->
    [0] { "" }
   *[other] { " " }Karten, auf die es nicht ankommt, sind weggelassen.
}
question-payout = So endet die Runde. Was bringt sie jedem Spieler: wie viel Geld und welche Strafen?{ $left_out ->
    [0] { "" }
   *[other] { " " }Karten, auf die es nicht ankommt, sind weggelassen.
}
question-last-turn = In welcher Reihenfolge kommen die Spieler beim fünften Zug dieser Runde dran, so wie es jetzt steht?
question-hidden = Welche Karten können in { $city } verdeckt liegen, soweit { NAME($who) } es wissen kann?
question-police = { $cards ->
    [nothing-at-all] Es ist noch keine Polizeikarte umgedreht.
   *[other] Bisher umgedrehte Polizeikarten, in jeder Runde eine: { NAMES($cards) }.
} Welche Runden können die letzte sein? Gefragt ist nach allen.
how-takeover = eine Zahl, oder „nicht möglich“, wenn es nicht geht
how-chicago = alle drei Teile, zum Beispiel: Spieler Blau, Geld 1, Alcapo 2 (Spieler niemand, wenn dort niemand steht)
how-payout = für jeden Spieler, was die Runde bringt, zum Beispiel: Rot: Geld 5, tot 1; Blau: Gefängnis 1, Krankenhaus 1, verbannt Cincinnati (was 0 ist, fehlt)
how-last-turn = Spieler der Reihe nach, zum Beispiel: Blau, Rot, Grün
how-hidden = Karten in beliebiger Reihenfolge, zum Beispiel: 2, 3, Gefängnis
how-police = Nummern von Runden in beliebiger Reihenfolge, zum Beispiel: 3, 4
takeover-none = nicht möglich
chicago-none = niemand
hidden-nothing = gar keine Karte
name-player = Spieler
name-money = Geld
name-alcapo = Alcapo
name-dead = tot
