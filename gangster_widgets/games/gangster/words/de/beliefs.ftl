## Falsche Vorstellungen: jede in einem Satz, wie ihn jemand sagen würde, der sie hat

belief-doubler-forgotten = Die Dopplermarke ändert nichts; die Zahlen zählen so, wie sie aufgedruckt sind.
belief-casino-forgotten = Ein „?“ zählt nichts.
belief-casino-not-doubled = Die Dopplermarke verdoppelt nur aufgedruckte Zahlen, aber kein „?“.
belief-tie-lower-rank = Bei Gleichstand liegt die Bande vorn, deren höchster Gangster den niedrigeren Rang hat.
belief-tie-first-come = Bei Gleichstand liegt die Bande vorn, die zuerst da war, also die mit dem Gangster auf dem vordersten Feld.
belief-tie-sum-of-ranks = Bei Gleichstand liegt die Bande vorn, bei der die Summe der Ränge größer ist.
belief-tie-placed-later = Bei Gleichstand liegt die Bande vorn, von der zuletzt jemand abgesetzt wurde.
belief-tie-shared = Banden mit gleich vielen Gangstern teilen sich den Platz; jede erhält den vordersten der Plätze, die sie zusammen belegen.
belief-rank-before-number = Der höchste Gangster entscheidet, ganz gleich, wie viele Gangster eine Bande hat.
belief-biggest-number-first = Die Zahlen werden der Größe nach vergeben, die größte zuerst, und nicht von links nach rechts.
belief-winner-takes-all = Nur wer den ersten Platz belegt, erhält etwas.
belief-gap-at-once = Ein Gangster kommt immer auf das erste leere Feld.
belief-gap-never = Lücken werden nie gefüllt; sobald das letzte Feld besetzt ist, kann niemand mehr abgesetzt werden.
belief-gap-from-the-end = Sobald das letzte Feld besetzt ist, wird zuerst die hinterste Lücke gefüllt.
belief-gap-same-gang = Nur die Bande, die auf dem letzten Feld steht, darf Lücken füllen.
belief-gap-any-gang = Jede Bande darf Lücken füllen, ganz gleich, wer auf dem letzten Feld steht.
belief-stops-early = Eine Fahrt darf auch kürzer sein, als die Karte sagt.
belief-back-and-forth = Auf einer Fahrt darf man hin und her fahren, also dieselbe Verbindung noch einmal benutzen.
belief-shortest-way-only = Ein Ort kommt nur infrage, wenn kein kürzerer Weg dorthin führt.
belief-never-the-same-place-twice = Eine Fahrt darf an keinen Ort zweimal kommen und deshalb auch nie dort enden, wo sie begonnen hat.
belief-engine-forgotten = Der Motor ändert nichts daran, wie weit ein Auto fährt.
belief-engine-compulsory = Mit dem Motor muss jede Fahrt einen Schritt länger sein.
belief-trunk-ignored = Ein voller Kofferraum ist beim Einladen kein Hindernis.
belief-trunk-for-own = Ist der Kofferraum voll, darf man auch eigene Gangster nicht mehr einladen.
belief-bodyguard-ignored = Der Bodyguard schützt niemanden.
belief-bodyguard-too-strong = Wo ein Bodyguard steht, darf nicht einmal sein eigener Boss die eigenen Gangster einladen.
belief-gun-forgotten = Eingeladen wird nur dort, wo das Auto steht, ob mit oder ohne Tommy Gun.
belief-gun-for-own = Mit der Tommy Gun dürfen auch eigene Gangster aus einem Nachbarbezirk eingeladen werden.
belief-gun-from-harbour = Die Tommy Gun ist auch vom Hafen aus nutzbar.
belief-dumping-compulsory = Wer an der Gold Coast hält, muss alle Gangster aus dem Kofferraum abladen.
belief-equipment-optional = An der Gold Coast darf man eine Sonderausrüstung nehmen oder liegen lassen.
belief-trunk-to-harbour-only = Gangster aus dem Kofferraum wird man nur im Hafen los.
belief-load-and-drive = Wer gerade ein- oder ausgeladen hat, darf im selben Zug noch fahren.
mistake-doubler-forgotten = Dopplermarke vergessen
mistake-casino-forgotten = „?“ vergessen
mistake-casino-not-doubled = „?“ nicht verdoppelt
mistake-tie-lower-rank = Gleichstand: niedrigerer Rang vorn
mistake-tie-first-come = Gleichstand: zuerst da, also vorn
mistake-tie-sum-of-ranks = Gleichstand: größere Summe der Ränge
mistake-tie-placed-later = Gleichstand: zuletzt abgesetzt vorn
mistake-tie-shared = Gleichstand: Platz geteilt
mistake-rank-before-number = Rang vor Anzahl
mistake-biggest-number-first = Größte Zahl zuerst
mistake-winner-takes-all = Alles für den ersten Platz
mistake-gap-at-once = Lücken sofort gefüllt
mistake-gap-never = Lücken nie gefüllt
mistake-gap-from-the-end = Lücken von hinten gefüllt
mistake-gap-same-gang = Lücken nur für die letzte Bande
mistake-gap-any-gang = Lücken für jede Bande
mistake-stops-early = Fahrt zu früh beendet
mistake-back-and-forth = Hin und her gefahren
mistake-shortest-way-only = Nur der kürzeste Weg
mistake-never-the-same-place-twice = Nie zweimal am selben Ort
mistake-engine-forgotten = Motor vergessen
mistake-engine-compulsory = Motor als Pflicht
mistake-trunk-ignored = Voller Kofferraum missachtet
mistake-trunk-for-own = Voller Kofferraum auch für eigene
mistake-bodyguard-ignored = Bodyguard missachtet
mistake-bodyguard-too-strong = Bodyguard zu stark
mistake-gun-forgotten = Tommy Gun vergessen
mistake-gun-for-own = Tommy Gun für eigene Gangster
mistake-gun-from-harbour = Tommy Gun vom Hafen aus
mistake-dumping-compulsory = Abladen an der Gold Coast als Pflicht
mistake-equipment-optional = Sonderausrüstung freiwillig
mistake-trunk-to-harbour-only = Kofferraum nur im Hafen geleert
mistake-load-and-drive = Laden und Fahren in einem Zug

## Wie eine falsche Vorstellung ihre Gründe nennen würde

wrong-tie-lower-rank = Gleich viele Gangster: Nach dieser falschen Vorstellung geht der niedrigere Rang vor. Der höchste Gangster von { NAME($gang) } hat Rang { $rank }; bei { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-first-come = Gleich viele Gangster: Nach dieser falschen Vorstellung geht vor, wer zuerst da war. Der vorderste Gangster von { NAME($gang) } steht auf Feld { $rank }; bei { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-sum-of-ranks = Gleich viele Gangster: Nach dieser falschen Vorstellung geht die größere Summe der Ränge vor. Die Summe von { NAME($gang) } ist { $rank }; bei { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-placed-later = Gleich viele Gangster: Nach dieser falschen Vorstellung geht vor, wer später abgesetzt wurde. Nacheinander abgesetzt: { NAMES($set) }. Damit steht { NAME($gang) } unter { NAMES($tied) } an Stelle { $nth }.
wrong-tie-shared = Gleich viele Gangster: Nach dieser falschen Vorstellung teilt sich { NAME($gang) } einen Platz mit { NAMES($rivals) }.
wrong-rank-before-number = Nach dieser falschen Vorstellung entscheidet der höchste Gangster: Der von { NAME($gang) } hat Rang { $rank }.
wrong-biggest-number-first = Nach dieser falschen Vorstellung erhält Platz { $nth } die { $nth ->
    [1] größte
   *[other] nächstgrößte
} Zahl: { $printed }.
wrong-casino-forgotten = Nach dieser falschen Vorstellung zählt ein „?“ nichts.
wrong-gap-at-once = Nach dieser falschen Vorstellung ist { IN($district) } das erste leere Feld an der Reihe: Feld { $field }.
wrong-drive = Nach dieser falschen Vorstellung ist eine Fahrt { FROM($at) } { TO($to) } mit { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} nicht erlaubt.
wrong-gap-never = Das letzte Feld { IN($district) }, Feld { $last }, ist besetzt: Nach dieser falschen Vorstellung kann dort niemand mehr abgesetzt werden.
wrong-gap-from-the-end = Nach dieser falschen Vorstellung wird { IN($district) } zuerst die hinterste Lücke gefüllt: Feld { $field }.
wrong-trunk-for-own = Der Kofferraum von { NAME($gang) } ist voll. Nach dieser falschen Vorstellung ist deshalb auch für den eigenen Gangster auf Feld { $field } { IN($place) } kein Platz.
wrong-bodyguard-too-strong = Nach dieser falschen Vorstellung hält der Bodyguard von { NAME($gang) } { IN($place) } auch den eigenen Gangster auf Feld { $field } fest.
wrong-dumping-compulsory = Im Kofferraum von { NAME($gang) }: { NAMES($trunk) }. Nach dieser falschen Vorstellung muss der ganze Kofferraum geleert werden.
wrong-trunk-to-harbour-only = Im Kofferraum von { NAME($gang) }: { NAMES($gangsters) }. Nach dieser falschen Vorstellung geht das Ausladen nur im Hafen.
wrong-biggest-number-first-casino = Nach dieser falschen Vorstellung erhält Platz { $nth } die größte Zahl, die noch übrig ist: ein „?“.
wrong-winner-takes-all = Nach dieser falschen Vorstellung erhält { IN($district) } nur der erste Platz etwas.
wrong-gap-same-gang = Auf dem letzten Feld { IN($district) }, Feld { $last }, steht { NAME($holder) }. Nach dieser falschen Vorstellung füllt { NAME($gang) } deshalb keine Lücke.
wrong-gap-any-gang = Nach dieser falschen Vorstellung füllt jede Bande die erste Lücke { IN($district) }: { $number ->
    [one] Feld { $field }.
   *[other] Feld { $field } von { LIST($gaps) }.
}
