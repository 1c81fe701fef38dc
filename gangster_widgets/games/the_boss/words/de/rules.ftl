## Namen

name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-revolver = Revolver
name-prison = Gefängnis
name-hospital = Krankenhaus
name-banished = Verbannt
name-gold = Gold
name-silver = Silber
name-both = Doppelt

## Gangster einsetzen und Karten auslegen

turn = Der Zug von { NAME($who) }.
turn-first = { $first ->
    [place] Erst werden Gangster eingesetzt, wenn man will, dann wird eine Karte ausgelegt.
   *[lay] Erst wird eine Karte ausgelegt, dann werden Gangster eingesetzt.
}
cards-under = Eine verdeckte Karte liegt unter: { NAMES($cities) }.
placed = { NAME($who) } setzt in { $city } Gangster ein (Profis: { $professionals }, Gelegenheitsgangster: { $occasionals }) und hat dort jetzt { $number ->
    [one] einen
   *[other] { $number }
}.
takes-over = { NAME($who) } übernimmt { $city }: { $number } Gangster gegen { $had } von { NAME($rival) }.
laid = { NAME($who) } legt in { $city } eine Karte offen aus: { NAME($card) }.
covers = In { $city } ist die letzte offene Karte jetzt { NAME($card) } statt { NAME($covered) }.
no-such-city = „{ $city }“ ist nicht im Spiel. Im Spiel sind: { LIST($cities) }.
nobody-named = { NAME($who) } müsste mindestens einen Gangster einsetzen; wer keinen einsetzen will, legt einfach eine Karte aus.
placed-already = { NAME($who) } hat in diesem Zug schon Gangster eingesetzt: In einem Zug kommen sie nur einmal und nur in eine Stadt.
not-available = So viele Gangster hat { NAME($who) } nicht verfügbar. Profis: { $professionals }, Gelegenheitsgangster: { $occasionals }.
gangsters-unknown = Diese Stellung sagt nichts über die verfügbaren Gangster von { NAME($who) }.
not-enough = { NAME($who) } hätte in { $city } { $number ->
    [one] einen Gangster
   *[other] { $number } Gangster
}, und { NAME($rival) } hat dort { $has ->
    [one] einen
   *[other] { $has }
}: Es müssen mehr sein als bei jedem anderen.
banished-from = { NAME($who) } ist bis zum Ende des Spiels aus { $city } verbannt.
nowhere-else = { NAME($who) } hat in keiner anderen Stadt jemanden; deshalb ist { $city } für { NAME($who) } versperrt.
no-professional = In { $city } steht kein Profi von { NAME($who) }, und es kommt keiner mit: Gelegenheitsgangster stehen nie allein.
no-cards-for = { $city } hat keine eigenen Karten: Dort kann keine ausgelegt werden.
no-such-card = Eine Karte { NAME($card) } von { $city } gibt es nicht.
not-in-hand = { NAME($who) } hat die Karte { NAME($card) } von { $city } nicht auf der Hand.
cards-unknown = { NAME($who) } hat, soweit diese Stellung etwas dazu sagt, keine Karte zum Auslegen.
game-is-over = Das Spiel ist zu Ende.
not-in-play = { NAME($who) } spielt nicht mit; es spielen: { NAMES($players) }.
not-his-turn = { NAME($who) } ist nicht am Zug. Jetzt am Zug: { NAME($turn) }.

## Eine Stadt halten

takeover-holds = { NAME($who) } hält { $city } schon.
takeover-takes = Um { $city } zu halten, muss { NAME($who) } mindestens { $number ->
    [one] einen Gangster
   *[other] { $number } Gangster
} einsetzen.
takeover-cannot = { NAME($who) } kann { $city } jetzt nicht übernehmen; nötig { $number ->
    [one] wäre ein Gangster
   *[other] wären { $number } Gangster
}.
takeover-own = { NAME($who) } hat in { $city } { $number ->
    [one] einen Gangster
   *[other] { $number } Gangster
} (Profis: { $professionals }, Gelegenheitsgangster: { $occasionals }).
takeover-strongest = Von den anderen hat { NAME($rival) } in { $city } die meisten: Es zählen { $number }.
takeover-empty = In { $city } steht niemand.
takeover-available = { NAME($who) } hat { $number ->
    [0] keinen Gangster
    [one] einen Gangster
   *[other] { $number } Gangster
} verfügbar (Profis: { $professionals }, Gelegenheitsgangster: { $occasionals }).
takeover-too-few = { NAME($who) } bräuchte { $number ->
    [one] einen Gangster
   *[other] { $number } Gangster
}; von den verfügbaren { $has ->
    [0] zählt keiner
    [one] zählt einer
   *[other] zählen { $has }
}.
held-by = { NAME($who) } hat in { $city } die meisten Gangster: { $number }.
held-by-nobody = In { $city } steht niemand; also hält es niemand.

## Chicago

chicago-pays = Chicago zahlt { NAME($who) } { $money } Mio.; Alcapo behält { $alcapo }.
chicago-empty = In { $city } steht niemand: Alcapo behält alles, { $alcapo } Mio.
chicago-sum = { $cities ->
    [nothing-at-all] Keine Stadt zählt: Die Summe ist { $total }.
   *[other] Zusammen in { LIST($cities) }: { $total } Mio.
}
chicago-nothing-left = Es gibt keine Stadt, die zahlt.
chicago-share = Von { $total } Mio. bekommt der Gewinner { $money } und Alcapo { $alcapo }.
chicago-counts = In { $city } zählt: { NAMES($cards) }, das sind { $money } Mio.
chicago-counts-nothing = In { $city } liegt eine Strafe zuletzt ({ NAMES($cards) }): Sie zählt nichts und trifft niemanden.
chicago-no-open-card = In { $city } liegt keine Karte, die zählt: 0.
chicago-lies = In Runde { $round } { $left ->
    [one] liegt eine Stadt
   *[other] liegen { $left } Städte
} links von Chicago.
chicago-lies-here = Links von Chicago { $left ->
    [one] liegt eine Stadt
   *[other] liegen { $left } Städte
}.

## Was eine Runde bringt

payout = Das Ende von Runde { $round }.
majorities = Zuerst werden alle Mehrheiten festgestellt: In { $number ->
    [one] einer Stadt
   *[other] { $number } Städten
} steht jemand.
nobody-anywhere = In keiner Stadt steht jemand.
wins-money = { NAME($who) } gewinnt die Karte von { $city }: { $money } Mio.
wins-penalty = { NAME($who) } gewinnt die Karte von { $city }, und sie ist eine Strafe: { NAME($penalty) }.
wins-nothing = { NAME($who) } hält { $city }, aber es gibt keine Karte zu gewinnen.
left-lying = In { $city } steht niemand: Die Karte gewinnt keiner.
shot = Ein Profi von { NAME($who) } wird erschossen und scheidet aus.
jailed = Ein Profi von { NAME($who) } kommt ins Gefängnis und fehlt in den nächsten zwei Runden.
wounded = Ein Profi von { NAME($who) } kommt ins Krankenhaus und fehlt in der nächsten Runde.
is-banished = { NAME($who) } wird aus { $city } verbannt und setzt dort bis zum Ende des Spiels niemanden mehr ein.
total = Für { NAME($who) } bringt diese Runde { $money } Mio.{ $penalties ->
    [nothing-at-all] { "" }
   *[other] { " " }Strafen: { NAMES($penalties) }.
}
returning = Die Gangster nach Runde { $round }.
come-back = { $number ->
    [one] Ein eingesetzter Profi kommt
   *[other] { $number } eingesetzte Profis kommen
} zu { NAME($who) } zurück.
occasionals-go = { $number ->
    [one] Ein eingesetzter Gelegenheitsgangster von { NAME($who) } scheidet
   *[other] { $number } eingesetzte Gelegenheitsgangster von { NAME($who) } scheiden
} aus.
back-from-hospital = Aus dem Krankenhaus zurück zu { NAME($who) }: { $number }.
back-from-prison = Aus dem Gefängnis zurück zu { NAME($who) }: { $number }.

## Der letzte Zug, Polizeikarten, der Verlauf des Spiels

last-turn = Die Reihenfolge des letzten Zugs: { NAMES($players) }.
last-turn-nth = Nummer { $nth }: { NAME($who) }; { $number ->
    [one] es zählt ein Gangster
   *[other] es zählen { $number } Gangster
}.
last-turn-equal = { NAMES($rivals) } und { NAME($who) } haben gleich viele, { $number }: Es geht im Uhrzeigersinn, gezählt ab { NAME($start) }, dem Startspieler.
police = Die letzte Runde kann sein: { ANY($rounds) }.
police-none-drawn = Noch ist keine Polizeikarte zu berücksichtigen.
police-drawn = Runde { $round }: eine Polizeikarte, { NAME($card) }. Zeichen jetzt: Gold { $gold }, Silber { $silver }.
police-drawn-both = Runde { $round }: die doppelte Polizeikarte. Zeichen jetzt: Gold { $gold }, Silber { $silver }.
police-third-mark = In Runde { $round } ist das dritte Zeichen gekommen ({ NAME($colour) }): Die letzte Runde ist { $last }.
police-last-if = Kommt als Nächstes { NAMES($cards) }, ist das das dritte Zeichen ({ NAME($colour) }): Die letzte Runde ist { $last }.
police-still-there = Polizeikarten, die noch kommen können: { NAMES($cards) }.
police-turned = Alle haben noch zwei Karten: Eine Polizeikarte wird umgedreht, { NAME($card) } (Runde { $round }).
last-round = Das ist das dritte Zeichen ({ NAME($colour) }): Mit Runde { $round } endet das Spiel.
dealt = Runde { $round }: unter jede Stadt eine verdeckte Karte, { $number } Karten für jeden. { NAME($start) } beginnt.
start-passes = Der Startspielerstein geht im Uhrzeigersinn an { NAME($who) }.
chicago-moved = Chicago rückt einen Platz nach rechts. Links davon liegen in Runde { $round }: { LIST($cities) }.
chicago-stays = Chicago liegt ganz rechts und bleibt in Runde { $round } dort.
extra-round = { NAMES($players) } haben gleich viel Geld, gleich viel Gewinn in der letzten Runde und gleich viele Gangster: Alle spielen noch eine Runde.
wins = Das Spiel ist zu Ende. Das meiste Geld ({ $money } Mio.): { NAMES($players) }.
wins-by-profit = Das Spiel ist zu Ende. Mehrere haben { $money } Mio.; der größte Gewinn in der letzten Runde ({ $profit }): { NAMES($players) }.
wins-by-gangsters = Das Spiel ist zu Ende. Mehrere haben { $money } Mio., davon { $profit } aus der letzten Runde; die meisten übrigen Gangster ({ $number }): { NAMES($players) }.

## Was verdeckt liegen kann

hidden = Soweit { NAME($who) } es wissen kann, liegt in { $city }: { ANY_NAME($cards) }.
hidden-none = Alle Karten von { $city } sind bekannt: Es bleibt keine, die dort liegen könnte.
hidden-bare = Unter { $city } liegt keine Karte.
hidden-of-the-city = Die Karten von { $city } sind: { NAMES($cards) }.
hidden-lies-open = Offen in { $city }, für alle zu sehen: { NAMES($cards) }.
hidden-in-own-hand = Von { $city } kennt { NAME($who) } aus Karten auf der Hand: { NAMES($cards) }.
hidden-others-unseen = Die anderen haben { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} von { $city }; zu sehen sind nur die Rückseiten.
