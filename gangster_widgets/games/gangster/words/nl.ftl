### What the engine of Gangster says, one message a reason. NAME() gives the name of a gang or a piece of equipment,
### NAMES() several of them, LIST() places and numbers as they are.

## Names

name-Y = Geel
name-G = Grijs
name-N = Bruin
name-B = Blauw
name-E = Groen
name-yellow = { name-Y }
name-grey = { name-G }
name-brown = { name-N }
name-blue = { name-B }
name-green = { name-E }
name-bodyguard = bodyguard
name-engine = motor
name-tommy-gun = tommy gun
name-trunk = koffer
name-bumper = stootbumper
name-door = deur

## Fields and gaps

first-field = In { $district } staat nog niemand: de eerste gangster komt op het pijlveld, veld 1.
after-last-standing = De laatste gangster in { $district } staat op veld { $standing }: de volgende komt er direct na, op veld { $field }.
last-field-empty = Het laatste veld van { $district }, veld { $last }, is leeg, dus er wordt geen leegte gevuld.
last-field-taken = { NAME($gang) } staat op het laatste veld van { $district }, veld { $last }, dus leegtes mogen worden gevuld.
first-gap = Leegtes in { $district }: { LIST($gaps) }. De eerste in leesrichting wordt gevuld: veld { $field }.
others-gap = Volgens de spelafspraak in deze partij mag alleen de bende op het laatste veld van { $district }, veld { $last }, leegtes vullen. Dat is { NAME($holder) }, niet { NAME($gang) }.
tablet-full = { $last ->
    [one] Het enige veld van { $district } is bezet
   *[other] Alle { $last } velden van { $district } zijn bezet
}: daar kan niemand worden neergezet.

## Driving

reach = { NAME($gang) } staat in { $at } en kan een rit beëindigen in { LIST($ends) }.
reach-nothing = { NAME($gang) } staat in { $at } en kan nergens een rit beëindigen.
way = { $steps ->
    [one] Eén stap leidt
   *[other] { $steps } stappen leiden
} naar { $to }: { ROUTE($way) }.
way-with-engine = De { $card } en één stap extra voor de motor leiden naar { $to }: { ROUTE($way) }.
no-such-card = { NAME($gang) } heeft geen bewegingskaart { $card }; de kaarten zijn { LIST($cards) }.
card-used = De { $card } van { NAME($gang) } is gebruikt en ligt gedekt; open: { LIST($cards) }.
no-engine = { NAME($gang) } heeft geen motor en kan niet één stap verder rijden.
no-such-place = { $place } ligt niet op deze plattegrond.
closed = { $place } is in deze partij gesloten: daar eindigt geen rit.
not-through-closed = { $to } ligt alleen via { $place } op { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} afstand, en { $place } is in deze partij gesloten.
no-way-back = Wie in { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} van { $at } naar { $to } wil, zou in dezelfde rit een verbinding twee keer moeten gebruiken.
not-exact = Van { $at } naar { $to } is er geen route van precies { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
drove = { NAME($gang) } legt de { $card } gedekt en rijdt naar { $to }.
drove-with-engine = { NAME($gang) } legt de { $card } gedekt, telt er één stap voor de motor bij op en rijdt naar { $to }.

## Loading and unloading

loaded = { NAME($gang) } laadt in { $place } de gangster van { NAME($loaded) } op veld { $field } in.
loaded-by-gun = Vanuit { $at } laadt { NAME($gang) } met de tommy gun in de naburige wijk { $place } de gangster van { NAME($loaded) } op veld { $field } in.
unloaded = { NAME($gang) } laadt uit in { $place }: { NAMES($gangsters) }; veld: { LIST($fields) }.
may-load = { NAME($gang) } mag in { $place } de gangster van { NAME($who) } op veld { $field } inladen.
may-load-by-gun = Vanuit { $at } bereikt de tommy gun van { NAME($gang) } de gangster van { NAME($who) } op veld { $field } in { $place }.
# One gangster a turn: of several, one is chosen.
loadable = { NAME($gang) } mag { $number ->
    [one] één gangster
   *[other] één van { $number } gangsters
} inladen.
nothing-loadable = { NAME($gang) } mag niemand inladen.
in-reach = Gangsters binnen bereik van { NAME($gang) } staan alleen in { LIST($places) }.
nowhere-in-reach = { NAME($gang) } staat in { $place }; daar ligt geen puntentabel waarvan iemand kan worden ingeladen.
harbour-has-no-tablet = { $place } is de haven: die heeft geen puntentabel, en er wordt niemand in- of uitgeladen.
no-tablet-there = In { $place } ligt geen puntentabel.
closed-to-cargo = { $place } is in deze partij gesloten: er wordt niemand in- of uitgeladen.
not-where-the-car-is = De auto van { NAME($gang) } staat in { $at }, niet in { $place }.
gun-not-from-harbour = { NAME($gang) } staat in { $harbour }: vanuit de haven reikt de tommy gun niet tot { $place }.
gun-not-that-far = Tussen { $at } en { $place } is geen verbinding: zo ver reikt de tommy gun van { NAME($gang) } niet.
gun-not-for-own = Op veld { $field } in { $place } staat een gangster van { NAME($gang) }; de tommy gun werkt alleen bij gangsters van andere bendes.
no-such-field = { $place } heeft geen veld { $field }; de velden lopen van 1 tot en met { $last }.
nobody-there = Op veld { $field } in { $place } staat niemand.
trunk-full = De koffer van { NAME($gang) } heeft plek voor { $room ->
    [one] één gangster
   *[other] { $room } gangsters
} en bevat al { NAMES($trunk) }: er past geen gangster van een andere bende meer bij.
shielded = De auto van { NAME($owner) } staat met een bodyguard in { $place }: daar mag niemand anders gangsters van { NAME($owner) } inladen.
nobody-named = Er is niemand genoemd die { NAME($gang) } zou uitladen.
one-a-turn = { $number } gangsters zijn te veel: per beurt wordt er één uitgeladen, met de deur twee eigen gangsters.
two-need-door = { NAME($gang) } heeft geen deur: er wordt maar één gangster per beurt uitgeladen.
two-own-only = De deur laat alleen twee gangsters uit als die allebei van { NAME($gang) } zijn.
not-aboard = { NAME($gang) } heeft { $aboard ->
    [0] geen eigen gangster
    [one] maar één eigen gangster
   *[other] maar { $aboard } eigen gangsters
} aan boord; nodig: { $number }.
aboard-unknown = Deze spelsituatie zegt niet hoeveel gangsters { NAME($gang) } in de auto heeft.
not-in-trunk = { $trunk ->
    [nothing-at-all] De koffer van { NAME($gang) } is leeg; er zit niemand van { NAME($other) } in.
   *[other] De koffer van { NAME($gang) } bevat { NAMES($trunk) }; van { NAME($other) } zijn er niet genoeg.
}

## Equipment and harbour

pushed = De stootbumper van { NAME($gang) } duwt de auto van { NAME($other) } van { $place } naar { $to }.
swapped = Volgens de spelafspraak in deze partij wisselen de auto’s van { NAME($gang) } en { NAME($other) } van plaats, tussen { $place } en { $to }.
no-bumper = { NAME($gang) } heeft geen stootbumper.
bumper-not-itself = De stootbumper verplaatst een andere auto, niet die van { NAME($gang) } zelf.
bumper-no-car-there = De auto van { NAME($other) } staat niet in { $place }, waar de rit eindigt.
bumper-no-car-next-door = De auto van { NAME($other) } staat niet op een buurplek van { $place }, waar de rit eindigt.
bumper-not-next-door = Tussen { $place } en { $to } is geen verbinding: de stootbumper duwt alleen naar een verbonden buurplek.
bumper-swap-only = Volgens de spelafspraak in deze partij wisselen met de stootbumper twee auto’s van plaats: { NAME($other) } zou in { $place } komen, waar de rit eindigt.
bumper-into-closed = { $place } is in deze partij gesloten: er wordt geen auto naartoe geduwd.
dumped = { NAME($gang) } dumpt { NAMES($gangsters) } in de haven, uit het spel.
# What is on display here is what lay there before it was taken.
taken = { NAME($gang) } neemt de { NAME($kind) } uit het aanbod: { NAMES($display) }.
nothing-to-take = In het aanbod ligt niets dat { NAME($gang) } mag nemen: de uitrusting blijft ongewijzigd.
slid-out = Door de nieuwe uitrusting links schuift bij { NAME($gang) } de { NAME($kind) } er rechts uit; die gaat uit het spel.
refilled = Het aanbod wordt aangevuld: { NAMES($kinds) }.
not-refilled = De voorraad is leeg: het aanbod wordt niet aangevuld.
three-alike = In het aanbod liggen drie gelijke ({ NAME($kind) }): alle drie gaan ze uit het spel.
dump-elsewhere = De rit van { NAME($gang) } eindigt in { $place }; gangsters worden alleen in { $harbour } gedumpt.
dump-not-aboard = Dumpen van { NAMES($gangsters) } is niet mogelijk: { $trunk ->
    [nothing-at-all] de koffer van { NAME($gang) } is leeg.
   *[other] de koffer van { NAME($gang) } bevat { NAMES($trunk) }.
}
take-elsewhere = De rit van { NAME($gang) } eindigt in { $place }; speciale uitrusting wordt alleen in { $harbour } genomen.
must-take = { NAME($gang) } moet een speciale uitrusting nemen; beschikbaar: { NAMES($kinds) }.
not-on-display = Er ligt geen { NAME($kind) } in het aanbod. { $display ->
    [nothing-at-all] Er ligt daar niets meer.
   *[other] Wel in het aanbod: { NAMES($display) }.
}
has-kind = { NAME($gang) } heeft al een { NAME($kind) } en mag er geen tweede nemen.

## The reckoning

board = De afrekening van { $districts ->
    [one] één wijk
   *[other] { $districts } wijken
}.
district = { $district }: hier { $number ->
    [one] staat één bende
   *[other] staan { $number } bendes
}.
nobody = In { $district } staat niemand: niemand krijgt iets.
gang = { NAME($gang) } komt in { $district } op plaats { $nth } en krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
}.
left-out = { NAME($gang) } komt in { $district } op plaats { $nth } en krijgt niets.
number = { NAME($gang) } heeft hier { $number ->
    [one] één gangster
   *[other] { $number } gangsters
}.
tie = Gelijke stand: de hoogste rang beslist. De hoogste gangster van { NAME($gang) } heeft rang { $rank }; die van { NAMES($rivals) }: { LIST($ranks) }.
place = Plaats { $nth } krijgt het { $nth }e getal van links: { $printed }.
place-casino = Plaats { $nth } krijgt het { $nth }e getal van links: een ‘?’.
no-place-left = Op de puntentabel { $places ->
    [one] staat maar één getal
   *[other] staan maar { $places } getallen
}: voor plaats { $nth } blijft niets over.
casino = De casinokaart maakt van elk ‘?’ een { $casino }.
doubler = In { $district } ligt een dubbelmarker: het getal telt twee keer.
together = { NAMES($gangs) } horen bij dezelfde persoon: samen { $points ->
    [one] één punt
   *[other] { $points } punten
}.

## The course of the game

start = { NAME($gang) } begint met een gangster in { $district } en een in { $other }, en met de auto in { $district }.
turn = De beurt van { NAME($gang) }.
cards-up = Dat was de derde kaart van { NAME($gang) }: { LIST($cards) } worden weer opengelegd en er wordt een wijkkaart getrokken.
policeman = Op de kaart staat een politieagent: er verandert niets.
doubled = Op de kaart staat { $district }: daar komt een dubbelmarker, nummer { $doublers } op het speelbord.
no-card-left = Er is geen wijkkaart meer om te trekken.
stage-over = Met dubbelmarker nummer { $doublers } is etappe { $stage } meteen afgelopen. { NAME($gang) } heeft de dag van de afrekening veroorzaakt.
casino-drawn = { NAME($gang) } trekt de casinokaart: elk ‘?’ telt voor { $casino }.
influence = { NAME($gang) } krijgt er { $points } bij en heeft nu { $influence } invloed.
next-stage = Etappe { $stage } begint met { NAMES($gang) }. Alle dubbelmarkers worden weggehaald, de wijkkaarten worden geschud en { $police ->
    [one] één politieagent wordt
   *[other] { $police } politieagenten worden
} erdoor gemengd.
new-gangsters = Elke bende krijgt { $number ->
    [one] één nieuwe gangster
   *[other] { $number } nieuwe gangsters
}.
first-doubler = De eerste dubbelmarker van de etappe komt in { $district }.
game-over = De derde dag van de afrekening is voorbij. De meeste invloed: { NAMES($gangs) } met { $influence }.
lost = { NAME($gang) } kan helemaal niets doen: de beurt vervalt.
game-is-over = Het spel is afgelopen.
not-in-play = { NAME($gang) } doet niet mee.
not-its-turn = Niet { NAME($gang) } is aan de beurt, maar { NAMES($turn) }.
no-car = Deze spelsituatie zegt niets over de auto van { NAME($gang) }.
can-still-act = { NAME($gang) } kan nog iets doen: passen mag niet.

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
fields-letter = ‘{ $letter }’ staat voor geen enkele bende. De letters zijn { LIST($letters) }, met . voor een leeg veld.
fields-too-many = Er zijn { $number } velden genoemd, maar de puntentabel heeft er { $size }.

## Component files and positions

components-one-document = Het bestand bevat { $number } documenten; een materiaalbestand bestaat uit één document.
components-letters = De bendes en hun letters zijn: yellow Y, grey G, brown N, blue B, green E.
components-place-twice = ‘{ $thing }’ staat twee keer tussen de plekken; elke plek heeft een eigen naam.
components-unknown-place = ‘{ $place }’ is geen plek op deze plattegrond.
components-road-to-itself = De verbinding koppelt { $place } aan zichzelf; een verbinding loopt tussen twee verschillende plekken.
components-road-twice = De verbinding tussen { $one } en { $other } staat hier een tweede keer.
components-no-road = Naar { $place } leidt geen verbinding.
components-not-connected = De plattegrond valt uiteen: elke plek moet vanuit elke andere bereikbaar zijn.
components-not-connected-without = Zonder { $place }, dat met drie spelers gesloten is, valt de plattegrond uiteen.
components-no-position = { $place } heeft geen positie; geef elke plek een positie of laat ‘positions’ weg.
components-too-few-districts = Te weinig wijken: { $number }. Vijf bendes beginnen elk in twee wijken, dus er zijn er { $need } nodig.
components-too-many-doublers = Te veel dubbelmarkers: { $doublers }. Aantal wijken in het spel: { $districts }.
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
position-closed = { $place } is met drie spelers gesloten: daar staat of ligt niets.
position-harbour-tablet = { $place } is de haven en heeft geen puntentabel.
position-doublers = { $number } wijken hebben een dubbelmarker, maar er zijn er maar { $most }.
position-cards = De open kaarten zijn een keuze uit { LIST($cards) }, elk één keer.
position-own-in-trunk = Een gangster van ‘{ $colour }’ rijdt niet in de eigen koffer mee maar in de auto: tel hem bij ‘aboard’.
position-equipment-twice = De twee speciale uitrustingen moeten verschillend zijn; ‘{ $kind }’ staat er twee keer.
position-gangsters = Van ‘{ $colour }’ zijn er { $number } gangsters; het kunnen er hoogstens { $most } zijn.
position-equipment = Van ‘{ $kind }’ zijn er { $number }; in de doos zitten er { $most }.
position-three-alike = Drie keer ‘{ $kind }’ kan niet samen in het aanbod liggen: drie gelijke gaan uit het spel.
