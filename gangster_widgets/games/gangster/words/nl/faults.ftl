## Actions that cannot be read

words-verb = ‘{ $words }’ is geen actie. Een actie luidt bijvoorbeeld: yellow drives 3 to The Loop – yellow loads North Side 5 – yellow unloads yellow.
words-drive = ‘{ $words }’ is geen rit. Een rit luidt bijvoorbeeld: drives 3 to The Loop, of met de motor: drives 3+1 to The Loop.
words-twice = ‘{ $words }’ zegt hetzelfde een tweede keer.
words-clause = ‘{ $words }’ kan niet op een rit volgen. Wat wel kan volgen: pushes grey to The Loop – swaps with grey – dumps blue – takes engine.
words-kind = ‘{ $words }’ is geen speciale uitrusting. De soorten zijn { LIST($kinds) }.
words-load = ‘{ $words }’ is geen inladen. Dat luidt bijvoorbeeld: loads North Side 5.
words-colour = ‘{ $words }’ is geen bende. De bendes zijn { LIST($colours) }.
words-tablet = ‘{ $words }’ is geen puntentabel. Een puntentabel luidt bijvoorbeeld: 5 4 2 ? @4x4 x2 : EBNY GYNY G...
tablet-place = Een plaats op een puntentabel is een geheel getal vanaf 1 of een ‘?’; ‘{ $found }’ is geen van beide.
tablet-size = Een puntentabel met { $number } velden is te groot; het zijn er hoogstens { $most }.
fields-letter = ‘{ $letter }’ staat voor geen enkele bende. De letters zijn { LIST($letters) }, met . voor een leeg veld.
fields-too-many = Er zijn { $number } velden genoemd, maar de puntentabel heeft er { $size }.

## Component files and positions

components-one-document = Het bestand bevat { $number } documenten; een materiaalbestand bestaat uit één document.
components-letters = De bendes en hun letters zijn: yellow Y, grey G, brown N, blue B, green E.
components-place-twice = ‘{ $thing }’ staat twee keer tussen de plekken; elke plek heeft een eigen naam.
components-unknown-place = ‘{ $place }’ is geen plek op deze plattegrond.
components-road-to-itself = De verbinding koppelt { THE($place) } aan zichzelf; een verbinding loopt tussen twee verschillende plekken.
components-road-twice = De verbinding tussen { THE($one) } en { THE($other) } staat hier een tweede keer.
components-no-road = { TO($place, start: 1) } leidt geen verbinding.
components-not-connected = De plattegrond valt uiteen: elke plek moet vanuit elke andere bereikbaar zijn.
components-not-connected-without = Zonder { THE($place) }, dat met drie spelers gesloten is, valt de plattegrond uiteen.
components-no-position = { THE($place, start: 1) } heeft geen positie; geef elke plek een positie of laat ‘positions’ weg.
components-too-few-districts = Te weinig wijken: { $number }. Vijf bendes beginnen elk in twee wijken, dus er zijn er { $need } nodig.
components-too-many-doublers = { $closed ->
    [nothing-at-all] { $doublers } dubbelmarkers kunnen niet op { $districts } wijken liggen.
   *[other] Met drie spelers is { $closed } gesloten: { $doublers } dubbelmarkers kunnen niet op de andere { $districts } wijken liggen.
}
components-tablet-twice = De puntentabel-id ‘{ $thing }’ staat er twee keer.
components-too-few-tablets = Te weinig puntentabellen: { $number }. Elke wijk heeft er één nodig, dus er zijn er { $need } nodig.
components-too-little-equipment = Dat is te weinig speciale uitrusting: met drie in het aanbod en één voor elk van de vijf bendes zijn er { $need } nodig.
components-card-twice = De bewegingskaart { $thing } staat er twee keer; elke kaart heeft een eigen getal.
components-police-missing = Er moet staan hoeveel politieagenten er met { $players } spelers meedoen.
components-police-number = ‘{ $found }’ is geen aantal politieagenten; dat is een geheel getal van 0 tot en met 100.
components-too-many-police = Met { $players } spelers zouden er meer politieagenten meedoen dan de { $police } die er zijn.
components-greek-town = Volgens het voorbeeld in de spelregels kan een rit van 3 vanuit Greek Town eindigen in { LIST($right) }; op deze plattegrond in { LIST($ends) }.
components-no-way-home = Volgens de spelregels kan een rit van 4 vanuit de meeste plekken eindigen waar hij begon; op deze plattegrond maar vanuit { $number } van de { $places }.
board-size = Een plattegrond heeft { $fewest } tot { $most } plekken; deze heeft er { $number }.
board-harbour = De haven ‘{ $place }’ is geen plek op deze plattegrond; de haven is een van de verbonden plekken.
position-tablet = ‘{ $found }’ is geen puntentabel; nodig is de id van een puntentabel of een mapping met places, rows en columns.
position-unknown-tablet = Er is geen puntentabel ‘{ $tablet }’. Er zijn: { LIST($tablets) }.
position-tablet-twice = De puntentabel { $tablet } ligt in twee wijken; van elke puntentabel is er maar één.
position-colours = Voor { $players } spelers zijn { $need } verschillende kleuren nodig; genoemd: { $number }.
position-persons-only-two = Alleen met twee spelers heeft elke persoon twee kleuren; laat met meer spelers ‘persons’ weg.
position-persons = De twee personen moeten elk twee van de kleuren in het spel hebben.
position-not-in-play = ‘{ $colour }’ doet niet mee; in het spel: { LIST($colours) }.
position-unknown-place = ‘{ $place }’ is geen plek op deze plattegrond. De plekken zijn { LIST($places) }.
position-closed = { THE($place, start: 1) } is met drie spelers gesloten: daar staat of ligt niets.
position-harbour-tablet = { THE($place, start: 1) } is de haven en heeft geen puntentabel.
position-doublers = { $number } wijken hebben een dubbelmarker, maar er zijn er maar { $most }.
position-casino = De casinokaart is { $casino }; de hoogste is { $most }.
position-cards = De open kaarten zijn een keuze uit { LIST($cards) }, elk één keer.
position-own-in-trunk = Een gangster van ‘{ $colour }’ rijdt niet in de eigen koffer mee maar in de auto: tel hem bij ‘aboard’.
position-equipment-twice = De twee speciale uitrustingen moeten verschillend zijn; ‘{ $kind }’ staat er twee keer.
position-gangsters = Van ‘{ $colour }’ zijn er { $number } gangsters; het kunnen er hoogstens { $most } zijn.
position-equipment = Van ‘{ $kind }’ zijn er { $number }; in de doos zitten er { $most }.
position-three-alike = Drie keer ‘{ $kind }’ kan niet samen in het aanbod liggen: drie gelijke gaan uit het spel.
