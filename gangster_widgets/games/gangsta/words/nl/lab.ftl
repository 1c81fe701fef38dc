## Het combinatielab

lab-panel = Wie aan de overval meedoet
lab-heading = { NAME($who) } pleegt een overval
lab-how = Sleep een gangster naar de overval, of klik of tik op hem, de een na de ander. Een gouden rand laat zien wie mag meedoen. Toetsen: pijlen, dan Enter; Backspace neemt de laatste terug.
lab-player = Speler
lab-heist = Overval
lab-heist-named = { $nth ->
    [0] { $heist ->
        [nothing-at-all] de overval
       *[other] { NAME($heist) }
    }
   *[other] { $nth }{ $heist ->
        [nothing-at-all] { "" }
       *[other] { " " }{ NAME($heist) }
    }
} ({ $needs })
lab-without = Weggelaten met het high-tech materiaal
lab-left-out = { $skill ->
    [nothing-at-all] niets
   *[other] { NAME($skill) }
}
lab-joined = Ingeschakeld, in deze volgorde
lab-drop = hier komt de volgende
lab-may = Mag nu meedoen en zou gebruiken
lab-offer = { NAME($who) }: { NAMES($uses) }
lab-may-not = Mag nu niet meedoen
lab-steps = Stappen
lab-back = { $who ->
    [nothing-at-all] Terugnemen
   *[other] { NAME($who) } terugnemen
}
lab-anew = Opnieuw beginnen
lab-best = Een beste volgorde tonen
lab-play = Zo inschakelen
lab-another = Een andere overval
lab-synchronised = Daarmee is de hele bende van { NAME($who) } ingeschakeld: ze is gesynchroniseerd en komt in haar geheel gratis vrij, als dat aan het begin van de beurt nog zo is.
lab-not-synchronised = Daarmee is niet de hele bende van { NAME($who) } ingeschakeld. Nog beschikbaar: { NAMES($names) }.
lab-no-heist = Het combinatielab heeft een overval nodig: één onder “heist” of meer dan één onder “display”.
lab-nobody = Het combinatielab heeft gangsters nodig: onder “gangs” zegt de stelling wie bij wie hoort.
lab-no-player = { $player } heeft hier geen bende; de spelers met een bende zijn { LIST($players) }.
lab-no-number = Overval { $number } is er hier niet. De nummers zijn { LIST($numbers) }; 0 is de overval waar de stelling naar vraagt.
lab-not-left-out = “{ $skill }” kan hier niet worden weggelaten: het high-tech materiaal laat één vereiste vaardigheid van een hacking of een kunstroof weg, zolang er dan nog iets nodig is.
lab-not-in-this-order = Deze kunnen hier niet na elkaar worden ingeschakeld: { ROUTE($names) }.
