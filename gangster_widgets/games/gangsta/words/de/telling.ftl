## Was eine Aktion bewirkt

told = Was { NAME($who) } entscheidet, und was daraus folgt.
declined = { NAME($who) } lässt es dabei ({ moment }).
moment = { $moment ->
    [keep] welche Ressourcenkarte behalten wird
    [turn] wer frei wird und welche Aktion folgt
    [engage] wer als Nächster für den Überfall eingesetzt wird
    [hire] ob zur Belohnung jemand angeheuert wird
    [train] wer die Fähigkeit „{ NAME($about) }“ lernt
    [steal] wer bestohlen wird, um höchstens { $about } $
    [divert] wessen Gangster eingesetzt werden: höchstens { $about }
    [murder] wessen Bande der Mord trifft
    [victim] wen der Mord trifft
    [rally] ob die ganze Bande frei wird
    [jet] wen der Privatjet frei macht
    [hospital] wer aus dem Krankenhaus zurückkommt
    [replace] ob eine ausliegende Karte ersetzt wird
    [society] welchen Anführer der Geheimbund frei macht
    [arrest] wen die Polizei verhaftet
    [war] wer im Bandenkrieg verloren geht
   *[war-choice] wen der andere im Bandenkrieg verliert
}
seen-moment = Es entscheidet { NAME($who) }: { moment }.

boss-dealt = { NAME($who) } ist { NAME($gangster) } und beginnt mit { $money } $.
resources-dealt = { NAME($who) } bekommt { $number } Ressourcenkarten zur Auswahl.
kept = { NAME($who) } behält die Ressourcenkarte { NAME($resource) }.
resource-active = Die Bande von { NAME($who) } hat alle Fähigkeiten ihrer Ressourcenkarte, { NAMES($needs) }: { NAME($resource) } ist von nun an aktiv.
turn-begins = { NAME($who) } ist am Zug.
turn-again = { NAME($who) } hat einen Extrazug.
not-again = { NAME($who) } bekommt nicht noch einen Extrazug: nie zwei nacheinander.
counterfeited = Das Falschgeld bringt { NAME($who) } 1 $.

freed = { NAME($who) } macht { NAME($gangster) } { $price ->
    [0] umsonst
   *[other] für { $price } $
} frei.
freed-all = { NAME($who) } macht die ganze Bande { $price ->
    [0] umsonst
   *[other] für { $price } $
} frei.
freed-synchronised = Alle waren eingesetzt: Die ganze Bande von { NAME($who) } wird umsonst frei.
freed-by-headquarters = Mit dem Hauptquartier macht { NAME($who) } die ganze Bande für 1 $ frei.
freed-by-heist = Der Überfall macht die ganze Bande von { NAME($who) } frei.
freed-by-jet = Der Privatjet von { NAME($who) } macht { NAME($gangster) } frei.
freed-by-society = Der Geheimbund von { NAME($who) } macht { NAME($gangster) } frei.

hired = { NAME($who) } heuert { NAME($gangster) } für { $price } $ an; der Neue ist verfügbar.
cheaper = { NAME($gangster) } gehört zur Familie des Bosses und kostet { $price } $ statt { $cost } $.
from-the-pile = { NAME($who) } nimmt { NAME($gangster) } oben vom Stapel.
gangster-laid = Neu in der Auslage: { NAME($gangster) }.

started = { NAME($who) } beginnt { $heist ->
    [nothing-at-all] einen Überfall
   *[other] den Überfall „{ NAME($heist) }“
}. Gebraucht wird: { NAMES($needs) }.
started-top = { NAME($who) } zahlt { $price } $ und beginnt den obersten Überfall des Stapels{ $heist ->
    [nothing-at-all] { "" }
   *[other] , „{ NAME($heist) }“
}. Gebraucht wird: { NAMES($needs) }.
engaged = { NAME($who) } setzt { NAME($gangster) } ein.
engaged-other = { NAME($who) } setzt { NAME($gangster) } ein; { NAME($owner) } kann das nicht ablehnen.
committed = { NAME($who) } hat { $heist ->
    [nothing-at-all] den Überfall
   *[other] den Überfall „{ NAME($heist) }“
} verübt ({ NAMES($needs) }), eingesetzt: { ROUTE($names) }. Das bringt { $money } $ und { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
shared = Alle, die mitgemacht haben, bekommen { $money } $ dazu: { NAMES($players) }.
not-shared = Nur { NAME($who) } hat mitgemacht: Niemand bekommt die gemeinsamen { $money } $.
trained = { NAME($gangster) } lernt für { NAME($who) } eine Fähigkeit: { NAME($skill) }.
diverted = { NAME($who) } setzt { NAME($gangster) } von { NAME($rival) } ein.
struck = { NAME($who) } lässt in der Bande von { NAME($rival) } einen Mord begehen.

replaced-heist = { NAME($who) } legt { $heist ->
    [nothing-at-all] einen Überfall
   *[other] den Überfall „{ NAME($heist) }“
} ab. Gebraucht wurde: { NAMES($needs) }.
replaced-gangster = { NAME($who) } legt { NAME($gangster) } aus der Auslage ab.
heist-laid = Ein neuer Überfall liegt aus. Gebraucht wird: { NAMES($needs) }.
pile-anew = Der Stapel der { $cards ->
    [gangsters] Gangster
   *[heists] Überfälle
} ist aufgebraucht: Die { $number } abgelegten Karten werden gemischt und bilden den neuen.
taken-back = { NAME($who) } nimmt { NAME($gangster) } aus dem Krankenhaus zurück, verfügbar.

murdered = { NAME($who) } verliert { NAME($gangster) } durch Mord.
fallen = { NAME($who) } verliert { NAME($gangster) } im Bandenkrieg.
taken-away = Die Polizei verhaftet { NAME($gangster) } von { NAME($who) }.
in-hospital = { NAME($gangster) } liegt im Krankenhaus von { NAME($who) } und kann zurückkommen.
banked = { NAME($who) } hat jetzt { $money } $ in der Bank liegen.

chapter-1-ends = { NAME($who) } hat { $number } Gangster: Kapitel I ist zu Ende, und es gibt Gelegenheitseinkünfte.
chapter-2-ends = { NAME($who) } hat { $number } Gangster: Kapitel II ist zu Ende, und es kommt zum Bandenkrieg.
chapter-3-ends = { NAME($who) } hat { $number } Gangster: Das Spiel ist aus, die Runde wird nicht zu Ende gespielt.
heists-laid = Kapitel { $chapter } beginnt: Alle Überfälle kommen weg, { $number } neue liegen aus.
snitch-back = Unter den ersten Überfällen war ein Spitzel ({ $snitch }): Er zählt nicht und wird wieder eingemischt.
counterfeiting-laid = Das Falschgeld kommt zu den Überfällen von { NAME($who) }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
snitch-drawn = Ein Spitzel wird gezogen, der { $nth }. in diesem Kapitel. Nötig { $number ->
    [one] ist ein Informant
   *[other] sind { $number } Informanten
}.
last-snitch = Das war Spitzel Nummer { $nth } im letzten Kapitel: Das Spiel ist aus, die Runde wird nicht zu Ende gespielt.

## Was gegen eine Aktion spricht

game-is-over = Das Spiel ist aus.
not-in-play = { NAME($who) } spielt nicht mit; es spielen: { NAMES($players) }.
not-his-turn = { NAME($who) } hat jetzt nichts zu entscheiden. Es handelt: { NAME($turn) }.
not-now = Darum geht es für { NAME($who) } jetzt nicht, sondern darum, { moment }.
not-dealt = Die Ressourcenkarte { NAME($resource) } wurde { NAME($who) } nicht ausgeteilt. Zur Auswahl: { NAMES($offers) }.
not-own = { NAME($gangster) } gehört nicht zur Bande von { NAME($who) }.
available-already = { NAME($gangster) } ist schon verfügbar.
cannot-pay-freeing = Das kostet { NAME($who) } { $price } $, und da sind { $money } $.
nobody-engaged = In der Bande von { NAME($who) } ist niemand eingesetzt.
no-leader = { NAME($gangster) } ist kein Anführer, und der Geheimbund macht nur Anführer frei.
not-on-offer = { NAME($gangster) } ist jetzt nicht anzuheuern.
cannot-pay-hire = { NAME($gangster) } kostet { NAME($who) } { $price } $, und da sind { $money } $.
nobody-here = { NAME($gangster) } gehört zu keiner Bande.
no-such-heist = Diesen Überfall gibt es nicht; es liegen aus: { $number }.
no-look = { NAME($who) } darf den obersten Überfall des Stapels jetzt nicht ansehen: Dazu braucht es die aktive Motorradgang, zu Beginn des eigenen Zugs.
snitch-on-top = Oben auf dem Stapel liegt ein Spitzel ({ $snitch }). Er bleibt dort und bewirkt noch nichts.
cannot-pay-top = Der oberste Überfall des Stapels kostet { NAME($who) } vorher { $price } $.
no-high-tech = Nur mit aktiver High-Tech-Ausrüstung könnte { NAME($who) } eine Fähigkeit weglassen.
not-tech = Weglassen kann man nur bei Hacking und Kunstraub etwas. Dieser Überfall braucht: { NAMES($needs) }.
not-needed = { NAME($skill) } gehört nicht zu dem, was der Überfall braucht: { NAMES($needs) }.
nothing-left = Ohne { NAME($skill) } würde niemand teilnehmen: Jemand muss dabei sein.
not-on-display = { NAME($card) } liegt nicht aus.
not-in-hospital = { NAME($gangster) } liegt nicht im Krankenhaus.
took-no-part = { NAME($gangster) } hat an diesem Überfall nicht teilgenommen.
has-learnt = { NAME($gangster) } hat schon etwas gelernt ({ NAME($skill) }): eine Fähigkeit für jeden, mehr nicht.
second-leader = { NAME($gangster) } ist schon Anführer: Dieses Symbol lernt niemand dazu, der es hat.
no-rival = Das muss ein Gegner von { NAME($who) } sein: { ANY_NAME($rivals) }.
nothing-to-steal = Bei { NAME($rival) } gibt es nichts zu stehlen.
not-anothers = { NAME($gangster) } ist kein gegnerischer Gangster; { NAME($who) } kann jetzt nur solche einsetzen.
engaged-already = { NAME($gangster) } ist schon eingesetzt.
no-victim = { NAME($rival) } hat keinen Gangster mit genau zwei Fähigkeiten; der Boss ist nie dran.
is-boss = { NAME($who) } ist ein Boss, und ein Boss geht nie verloren.
not-two-skills = { NAME($gangster) } hat { $number ->
    [one] eine Fähigkeit
   *[other] { $number } Fähigkeiten
}; ein Mord trifft jemanden mit genau zweien.
