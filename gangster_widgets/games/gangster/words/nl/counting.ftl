## Questions: what comes of a reckoning, and who rides in which car

kind-count = de invloed na een afrekening
kind-casino = casinokaarten die winnen
kind-crew = hoeveel er in elke auto zitten
question-count = Nu worden alle getoonde wijken afgerekend. { $had ->
    [0] { "" }
   *[other] Het getal bij elke bende is de invloed tot nu toe.{ " " }
}Hoeveel invloed heeft elke bende daarna?
question-count-two = Nu worden alle getoonde wijken afgerekend. { $had ->
    [0] { "" }
   *[other] Het getal bij de twee bendes van elke persoon is de invloed tot nu toe.{ " " }
}Hoeveel invloed heeft elke persoon daarna, met beide bendes samen?
question-casino = Nu worden alle getoonde wijken afgerekend, en daarmee is het spel beslist. { $had ->
    [0] { "" }
   *[other] Het getal bij elke bende is de invloed tot nu toe.{ " " }
}Bij welke van de casinokaarten { LIST($cards) } gaat de overwinning naar { NAMES($gangs) }? Een gedeelde overwinning telt ook.
question-casino-two = Nu worden alle getoonde wijken afgerekend, en daarmee is het spel beslist. { $had ->
    [0] { "" }
   *[other] Het getal bij de twee bendes van elke persoon is de invloed tot nu toe.{ " " }
}Bij welke van de casinokaarten { LIST($cards) } wint de persoon met { NAMES($gangs) }, beide bendes samen? Een gedeelde overwinning telt ook.
question-crew = Dit is etappe { $stage }. { $dumped }Hoeveel eigen gangsters heeft elke bende in de eigen auto?
crew-dumped-so-far = Tot nu toe in de haven gedumpt: { LIST($dumped) }.{ " " }
crew-dumped-of = { $number } van { NAME($gang) }
how-count = een getal voor elke bende, bijvoorbeeld: Geel 22, Grijs 18 (met twee personen bij ieders eerste bende)
how-casino = casinokaarten in willekeurige volgorde, bijvoorbeeld: 3, 5
how-crew = een getal voor elke bende, bijvoorbeeld: Geel 5, Grijs 3 (een bende die niet wordt genoemd, heeft niemand in de auto)

## Reasons of answers

counted = De invloed na de afrekening: wat er al was, en wat zij oplevert.
winning = { $cards ->
    [nothing-at-all] Bij geen van de casinokaarten gaat de overwinning naar { NAMES($gangs) }.
   *[other] Bij deze casinokaarten gaat de overwinning naar { NAMES($gangs) }: { LIST($cards) }.
}
wins = Casinokaart { $casino }: { NAMES($gangs) } { $own }, de beste van de anderen { $other }. Dat is gewonnen.
wins-too = Casinokaart { $casino }: { NAMES($gangs) } { $own }, de beste van de anderen ook { $other }. Wie gelijk vooraan eindigt, wint mee.
wins-not = Casinokaart { $casino }: { NAMES($gangs) } { $own }, de beste van de anderen { $other }. Dat is niet gewonnen.
crews = In de eigen auto zit wie een bende heeft gekregen en niet ergens anders is.
crew = In de auto van { NAME($gang) } { $number ->
    [0] zit geen eigen gangster
    [one] zit één eigen gangster
   *[other] zitten { $number } eigen gangsters
}.
crew-later = { crew }
crew-given = Aan het begin heeft { NAME($gang) } { $number } gangsters gekregen.
crew-joined = Vóór etappe { $stage } heeft { NAME($gang) } { $number } nieuwe gangsters gekregen.
crew-on-tablets = Op puntentabellen { $number ->
    [one] staat één gangster
   *[other] staan { $number } gangsters
} van { NAME($gang) }.
crew-on-tablets-later = { crew-on-tablets }
crew-in-trunks = In de koffer van { NAMES($others) } { $number ->
    [one] zit één gangster
   *[other] zitten { $number } gangsters
} van { NAME($gang) }.
crew-dumped = In de haven gedumpt: { $number ->
    [one] één gangster
   *[other] { $number } gangsters
} van { NAME($gang) }.

## What questions need

ask-casino-card = De casinokaart { $card } kan hier niet worden genoemd. Er zijn { LIST($cards) }, elk één keer.
ask-no-casino = Geen puntentabel in deze spelsituatie toont een ‘?’, dus de casinokaart verandert niets.
ask-every-car = Deze vraag heeft alle auto’s nodig. De spelsituatie zegt niets over: { LIST($cars) }.
ask-crew-told = Hoeveel er in de auto ‘{ $car }’ zitten, is juist de vraag: laat ‘aboard’ weg.
crew-more-out = { $out } gangsters van ‘{ $colour }’ zijn niet in de auto, maar er zijn er tot nu toe pas { $there }.

## Wrong ideas: the belief in one sentence

belief-influence-forgotten = Alleen wat deze afrekening oplevert, telt; wat je al had, is weg.
belief-first-gang-only = Met twee spelers levert alleen de eerste van iemands twee bendes invloed op.
belief-better-gang-only = Met twee spelers levert alleen de beste van iemands twee bendes invloed op.
belief-others-forgotten = De beste actie is de actie die je zelf de meeste invloed oplevert, wat de anderen dan ook hebben.
belief-equals-do-not-win = Wie maar evenveel heeft als een ander, wint niet.
belief-seven-on-board = Aan het begin staan zeven van de negen gangsters op het speelbord en zitten er twee in de auto.
belief-beside-the-nine = Aan het begin zitten er negen gangsters in de auto, naast de twee die op het speelbord staan.
belief-seven-in-all = De zeven gangsters die aan het begin in de auto zitten, zijn alle gangsters van een bende, de twee op het speelbord meegerekend.
belief-strange-trunk-aboard = Een gangster in de koffer van een andere auto telt nog mee als inzittende van de auto van zijn bende.
belief-dumped-come-back = Gedumpte gangsters komen terug in de auto van hun bende.
belief-six-each-stage = Vóór elke nieuwe etappe komen er zes nieuwe gangsters.
mistake-influence-forgotten = Eerdere invloed vergeten
mistake-first-gang-only = Alleen de eerste bende geteld
mistake-better-gang-only = Alleen de beste bende geteld
mistake-others-forgotten = De anderen vergeten
mistake-equals-do-not-win = Gelijk is niet gewonnen
mistake-seven-on-board = Begin: zeven op het speelbord
mistake-beside-the-nine = Begin: twee boven op de negen
mistake-seven-in-all = Begin: zeven in totaal
mistake-strange-trunk-aboard = In een andere koffer, toch aan boord
mistake-dumped-come-back = Gedumpte gangsters komen terug
mistake-six-each-stage = Elke keer zes nieuwe gangsters

## How a wrong idea would tell its reasons

wrong-influence-forgotten = { NAMES($gangs) }: { $points } punten, en volgens dit idee is dat alle invloed: { $influence }.
wrong-first-gang-only = Volgens dit idee levert van { NAMES($gangs) } alleen de eerste bende invloed op: { $points } erbij, nu { $influence }.
wrong-better-gang-only = Volgens dit idee levert van { NAMES($gangs) } alleen de beste bende invloed op: { $points } erbij, nu { $influence }.
wrong-others-forgotten = Na ‘{ $action }’: { $own }; wat de anderen hebben, zou er niet toe doen.
wrong-equals-do-not-win = Casinokaart { $casino }: { NAMES($gangs) } { $own }, de beste van de anderen ook { $other }. Volgens dit idee is dat niet gewonnen.
wrong-seven-on-board = Volgens dit idee staan er aan het begin { $board } gangsters van { NAME($gang) } op het speelbord en zitten er { $aboard } in de auto: dan zijn er { $more } meer niet in de auto.
wrong-beside-the-nine = Volgens dit idee komen de { $number } gangsters van { NAME($gang) } die aan het begin op het speelbord staan, nog boven op die in de auto.
wrong-seven-in-all = Volgens dit idee heeft { NAME($gang) } aan het begin in totaal { $number } gangsters.
wrong-strange-trunk-aboard = In de koffer van { NAMES($others) } { $number ->
    [one] zit één gangster
   *[other] zitten { $number } gangsters
} van { NAME($gang) }; volgens dit idee telt dat nog mee bij de eigen auto.
wrong-dumped-come-back = Volgens dit idee { $number ->
    [one] komt één gedumpte gangster
   *[other] komen { $number } gedumpte gangsters
} van { NAME($gang) } terug in de auto.
wrong-six-each-stage = Volgens dit idee komen er vóór etappe { $stage } voor { NAME($gang) } evenveel nieuwe gangsters als vóór de tweede: { $number }.
