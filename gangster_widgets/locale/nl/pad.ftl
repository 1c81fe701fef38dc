## Het scoreblok

pad-panel = Regels, punten en redenen van het scoreblok
pad-summary = Dag { $day } van { $days } · dubbelmarkers { $doublers } van { $most } · ingevoerde wijken: { $entered } van { $districts }
pad-day-of = Dag van de afrekening { $day } van { $most }
pad-winners = Het spel is afgelopen. De meeste invloed: { NAMES($gangs) }
pad-table = { $players } spelers: { NAMES($gangs) }
pad-players = Spelers
pad-seat = Plek aan tafel { $seat }
pad-seat-of-two = Speler { $person }, bende { $nth }
pad-day = Dag van de afrekening
pad-how = Voor elke wijk een regel: nummer van de puntentabel, gangsters in leesrichting, een punt voor een leeg veld, x voor een dubbelmarker, bijvoorbeeld 7yggn.yx. Enter leidt naar de volgende regel.
pad-how-held = Een klik of tik op een veld zet daar een gangster neer ({ NAME($gang) }), een tweede haalt hem weer weg. Dezelfde knop stopt ermee.
pad-gangs = Letters
pad-held = { NAME($gang) } komt op elk veld dat wordt aangeklikt.
pad-let-go = { NAME($gang) } is losgelaten.
pad-lines = Wijken en casinokaart
pad-casino = Casinokaart
pad-casino-said = { $number ->
    [nothing-at-all] De casinokaart is niet ingevuld.
   *[other] Elk ‘?’ telt voor { $number }.
}
pad-influence-said = { $number ->
    [nothing-at-all] { NAME($gang) } had vóór deze dag geen invloed.
   *[other] { NAME($gang) } had vóór deze dag { $number } invloed.
}
pad-emptied = { THE($district, start: 1) } is weer leeg: daar is niets ingevuld.
pad-still = Tot dit verbeterd is, geldt: { $line }
pad-points-of = Punten op dag { $day }
pad-head-gang = Bende
pad-head-before = Invloed vooraf
pad-head-points = Deze dag
pad-head-after = Invloed daarna
pad-influence-before = Invloed van { NAME($gang) } vóór deze dag
pad-together = { NAMES($gangs) } samen
pad-ahead = De meeste invloed na deze dag ({ $influence }): { NAMES($gangs) }
pad-points = Punten van deze dag: { LIST($scores) }
pad-close = Dag { $day } afsluiten
pad-closed = Dag { $day } is afgesloten: dubbelmarkers en casinokaart gaan weg, de gangsters blijven staan. De meeste invloed ({ $influence }): { NAMES($gangs) }.
pad-days = De dagen tot nu toe
pad-day-short = Dag { $day }
pad-undone = De laatste wijziging is ongedaan gemaakt.
pad-reasons = Redenen voor
pad-reasons-none = niets gekozen
pad-reasons-how = Kies een wijk of een bende, of klik in de afbeelding op een wijk: hier staat dan wie waarom hoeveel krijgt. Is boven een bende gekozen, dan zet een klik op een veld haar daar neer.
pad-nowhere = { NAME($gang) } staat in geen enkele wijk die al kan worden afgerekend.
pad-tablet = Puntentabel
pad-tablet-none = niet ingevuld
pad-quarrel = Iemand ziet het { IN($district) } anders
pad-quarrel-how = Vul in wat elke bende hier zou krijgen. Niets ingevuld is 0.
pad-quarrel-points = Punten
pad-settle = Welk idee leidt daartoe?
pad-verdict = Oordeel

## Wat fout is of ontbreekt

pad-number-first = Het nummer { $number } staat achter de gangsters. Het nummer van de puntentabel staat één keer, aan het begin van de regel.
pad-no-tablet = Het is nog niet bekend welke puntentabel hier ligt. Het nummer ervan staat aan het begin van de regel, bijvoorbeeld 7yggn.
pad-tablets = Het nummer { $number } past bij meerdere puntentabellen: { LIST($tablets) }. De hele id zegt welke bedoeld is.
pad-tablet-twice = De puntentabel { $tablet } ligt al { IN($district) }; van elke puntentabel is er maar één.
pad-too-long = De regel is langer dan { $most } tekens.
pad-number = ‘{ $given }’ kan hier niet staan; goed is een geheel getal van 0 tot en met { $most }.
pad-nothing = Er is nog geen wijk ingevuld.
pad-not-entered = { THE($district, start: 1) } is nog niet ingevuld.
pad-casino-missing = Wat het ‘?’ telt, ontbreekt nog: { IN($district) } krijgt een bende er een. De casinokaart zegt het.
pad-wrong = { $districts ->
    [nothing-at-all] Een van de getallen moet nog worden verbeterd.
   *[other] Nog te verbeteren: { LIST($districts) }.
}
pad-too-much = { NAME($gang) } zou na deze dag { $influence } invloed hebben; meer dan { $most } wordt niet meegenomen. Een van de puntentabellen betaalt te veel.
pad-is-over = De derde dag is afgesloten en het spel is afgelopen; Ongedaan maken opent hem weer.
pad-day-wrong = Er zijn { $most } dagen van de afrekening, en { $day } is er geen van.
pad-chosen = ‘{ $given }’ is geen wijk en geen kleur in het spel. Er zijn: { LIST($choices) }.
pad-few-doublers = Er zijn maar { $number } van de { $most } dubbelmarkers ingevuld. De dag van de afrekening komt met de laatste; afsluiten kan toch.
pad-box = Welke puntentabel heeft welk nummer?
pad-box-how = Nummer, gedrukte getallen van links naar rechts, rijen x kolommen.
pad-sum = { NAME($gang) } in totaal: { $points }
