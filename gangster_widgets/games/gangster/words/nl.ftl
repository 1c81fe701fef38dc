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

first-field = In { $district } staat niemand: de eerste gangster komt op het pijlveld, veld 1.
after-last-standing = De in leesrichting laatste gangster in { $district } staat op veld { $standing }: de volgende komt er direct na, op veld { $field }.
last-field-empty = Het laatste veld van { $district }, veld { $last }, is leeg, dus er wordt geen leegte gevuld.
last-field-taken = { NAME($gang) } staat op het laatste veld van { $district }, veld { $last }.
first-gap = Het laatste veld is bezet, dus de eerste leegte in leesrichting wordt gevuld: veld { $field }. Leegtes in { $district }: veld { LIST($gaps) }.
others-gap = Volgens de spelafspraak in deze partij mag in { $district } alleen een gangster van dezelfde kleur als die op het laatste veld een leegte vullen. Op veld { $last } staat { NAME($holder) }, niet { NAME($gang) }.
tablet-full = { $last ->
    [one] Het enige veld van { $district } is bezet
   *[other] Alle { $last } velden van { $district } zijn bezet
}: daar kan niemand worden neergezet.
one-field-left = In { $place } is maar één veld vrij: voor de tweede gangster is er geen plek.

## Driving

reach = { NAME($gang) } staat in { $at }. Een rit kan eindigen in: { LIST($ends) }.
reach-nothing = { NAME($gang) } staat in { $at } en er is geen rit mogelijk.
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
no-way-back = Om in { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} van { $at } naar { $to } te komen, zou een rit een verbinding twee keer moeten gebruiken.
not-exact = Van { $at } naar { $to } is er geen route van precies { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
drove = { NAME($gang) } legt de { $card } gedekt en rijdt naar { $to }: { ROUTE($way) }.
drove-with-engine = { NAME($gang) } legt de { $card } gedekt, telt er één stap voor de motor bij op en rijdt naar { $to }: { ROUTE($way) }.

## Loading and unloading

loaded = { NAME($gang) } laadt in { $place } een eigen gangster van veld { $field } in; die rijdt mee in de auto.
loaded-into-trunk = { NAME($gang) } laadt in { $place } de gangster van { NAME($loaded) } op veld { $field } in; die rijdt mee in de koffer.
loaded-by-gun = Vanuit { $at } laadt { NAME($gang) } met de tommy gun in de naburige wijk { $place } de gangster van { NAME($loaded) } op veld { $field } in; die rijdt mee in de koffer.
unloaded = { NAME($gang) } laadt in { $place } { NAMES($gangsters) } uit, op veld { LIST($fields) }.
may-load = { NAME($gang) } mag in { $place } de gangster van { NAME($who) } op veld { $field } inladen.
may-load-by-gun = Vanuit { $at } bereikt de tommy gun van { NAME($gang) } de gangster van { NAME($who) } op veld { $field } in { $place }.
# One gangster a turn: of several, one is chosen.
loadable = { NAME($gang) } mag { $number ->
    [one] één gangster
   *[other] één van { $number } gangsters
} inladen.
nothing-loadable = { NAME($gang) } mag niemand inladen.
in-reach = { NAME($gang) } bereikt alleen puntentabellen in { LIST($places) }.
harbour-has-no-tablet = { $place } is de haven: die heeft geen puntentabel, en afgezien van het dumpen wordt er niemand in- of uitgeladen.
tablet-unknown = Deze spelsituatie zegt niets over de puntentabel in { $place }.
gun-silent-at-harbour = { NAME($gang) } staat in { $harbour }: vanuit de haven kan de tommy gun niet worden gebruikt.
closed-to-cargo = { $place } is in deze partij gesloten: er wordt niemand in- of uitgeladen.
not-where-the-car-is = De auto van { NAME($gang) } staat in { $at }, niet in { $place }.
gun-not-from-harbour = { NAME($gang) } staat in { $harbour }: vanuit de haven reikt de tommy gun niet tot { $place }.
gun-not-that-far = Tussen { $at } en { $place } is geen verbinding: zo ver reikt de tommy gun van { NAME($gang) } niet.
gun-not-for-own = Op veld { $field } in { $place } staat een gangster van { NAME($gang) }; de tommy gun werkt alleen bij gangsters van andere bendes.
no-such-field = { $place } heeft geen veld { $field }; de velden lopen van 1 tot en met { $last }.
nobody-there = Op veld { $field } in { $place } staat niemand.
trunk-full = De gangster van { NAME($who) } op veld { $field } in { $place } zou meerijden in de koffer van { NAME($gang) }. Die heeft { $room ->
    [one] één plek
   *[other] { $room } plekken
} en bevat al { NAMES($trunk) }.
shielded = De auto van { NAME($owner) } staat met een bodyguard in { $place }: geen andere boss mag de gangster van { NAME($owner) } op veld { $field } inladen.
nobody-named = Er is niemand genoemd die { NAME($gang) } zou uitladen.
one-a-turn = { $number } gangsters zijn te veel: per beurt wordt er één uitgeladen, met de deur twee eigen gangsters.
two-need-door = { NAME($gang) } heeft geen deur: er wordt maar één gangster per beurt uitgeladen.
two-own-only = De deur laat alleen twee gangsters uit als die allebei van { NAME($gang) } zijn.
not-aboard = Hiervoor moet { NAME($gang) } { $number ->
    [one] een eigen gangster
   *[other] { $number } eigen gangsters
} aan boord hebben; { $aboard ->
    [0] er is er geen
    [one] er is er maar één
   *[other] er zijn er maar { $aboard }
}.
not-in-trunk = { $trunk ->
    [nothing-at-all] De koffer van { NAME($gang) } is leeg: er is niemand van { NAME($other) } om uit te laden.
   *[other] Te weinig gangsters van { NAME($other) } in de koffer van { NAME($gang) }: die bevat alleen { NAMES($trunk) }.
}

## Equipment and harbour

pushed = De stootbumper van { NAME($gang) } duwt de auto van { NAME($other) } van { $place } naar { $to }.
swapped = Volgens de spelafspraak in deze partij wisselen de auto’s van { NAME($gang) } en { NAME($other) } van plaats, tussen { $place } en { $to }.
no-bumper = { NAME($gang) } heeft geen stootbumper.
bumper-not-yet = { NAME($gang) } neemt de stootbumper pas met deze rit: die wordt vanaf de volgende beurt gebruikt.
bumper-not-itself = De stootbumper verplaatst een andere auto, niet die van { NAME($gang) } zelf.
bumper-no-car-there = De auto van { NAME($other) } staat niet in { $place }, waar de rit eindigt.
bumper-no-car-next-door = De auto van { NAME($other) } staat niet op een buurplek van { $place }, waar de rit eindigt.
bumper-not-next-door = Tussen { $place } en { $to } is geen verbinding: de stootbumper duwt alleen naar een verbonden buurplek.
bumper-swap-only = Volgens de spelafspraak in deze partij wisselen met de stootbumper twee auto’s van plaats: { NAME($other) } zou in { $place } komen, waar de rit eindigt.
bumper-swap-needs-ruling = De stootbumper duwt de auto van { NAME($other) } weg; van plaats wisselen is een spelafspraak die in deze partij niet geldt.
bumper-into-closed = { $place } is in deze partij gesloten: er wordt geen auto naartoe geduwd.
dumped = { NAME($gang) } dumpt { NAMES($gangsters) } in de haven, uit het spel.
# What is on display here is what lay there before it was taken.
taken = { NAME($gang) } neemt de { NAME($kind) }. Het aanbod was: { NAMES($display) }.
nothing-to-take = { NAME($gang) } neemt niets en de uitrusting blijft ongewijzigd: { $display ->
    [nothing-at-all] er ligt niets meer in het aanbod.
   *[other] in het aanbod ligt alleen wat de auto al heeft ({ NAMES($display) }).
}
slid-out = Door de nieuwe uitrusting links schuift bij { NAME($gang) } de { NAME($kind) } er rechts uit; die gaat uit het spel.
refilled = Het aanbod wordt aangevuld: { NAMES($kinds) }.
not-refilled = De voorraad is leeg: het aanbod wordt niet aangevuld.
three-alike = In het aanbod liggen drie gelijke ({ NAME($kind) }): alle drie gaan ze uit het spel.
dump-elsewhere = De rit van { NAME($gang) } eindigt in { $place }; gangsters worden alleen in { $harbour } gedumpt.
dump-not-aboard = Dumpen van { NAMES($gangsters) } is niet mogelijk: { $trunk ->
    [nothing-at-all] de koffer van { NAME($gang) } is leeg.
   *[other] de koffer van { NAME($gang) } bevat alleen { NAMES($trunk) }.
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
tie = Evenveel gangsters: de hoogste rang beslist. De hoogste gangster van { NAME($gang) } heeft rang { $rank }; bij { NAMES($rivals) }: { LIST($ranks) }.
place = Plaats { $nth } krijgt het { $nth ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
} getal van links: { $printed }.
place-casino = Plaats { $nth } krijgt het { $nth ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
} getal van links: een ‘?’.
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
cards-up = Alle kaarten van { NAME($gang) } zijn gebruikt: { LIST($cards) } worden weer opengelegd.
policeman = Op de kaart staat een politieagent: er verandert niets.
doubled = Op de kaart staat { $district }: daar komt een dubbelmarker, nummer { $doublers } op het speelbord.
no-card-left = Er is geen wijkkaart meer om te trekken.
stage-over = Met dubbelmarker nummer { $doublers } is etappe { $stage } meteen afgelopen. { NAME($gang) } heeft de dag van de afrekening veroorzaakt.
casino-drawn = { NAME($gang) } trekt de casinokaart: elk ‘?’ telt voor { $casino }.
influence = { NAMES($gangs) }: { $points } invloed erbij, nu { $influence }.
next-stage = Etappe { $stage } begint: alle dubbelmarkers worden weggehaald. Als volgende aan de beurt: { NAMES($gangs) }.
new-gangsters = Elke bende krijgt { $number ->
    [one] één nieuwe gangster
   *[other] { $number } nieuwe gangsters
}.
first-doubler = Het lot beslist: de eerste dubbelmarker van de etappe komt in { $district }; daarna { $police ->
    [0] wordt er geen politieagent
    [one] wordt er één politieagent
   *[other] worden er { $police } politieagenten
} door de overige wijkkaarten geschud.
first-doubler-next = { first-doubler }
game-over = De derde dag van de afrekening is voorbij. De meeste invloed ({ $influence }): { NAMES($gangs) }.
lost = Voor { NAMES($gangs) } is geen enkele actie mogelijk: de beurt vervalt.
game-is-over = Het spel is afgelopen.
not-in-play = { NAME($gang) } doet niet mee.
not-its-turn = { NAME($gang) } is niet aan de beurt. Nu aan de beurt: { NAMES($turn) }.
no-car = Deze spelsituatie zegt niets over de auto van { NAME($gang) }.
can-still-act = Passen mag niet: voor { NAMES($gangs) } is nog een actie mogelijk.

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
components-road-to-itself = De verbinding koppelt { $place } aan zichzelf; een verbinding loopt tussen twee verschillende plekken.
components-road-twice = De verbinding tussen { $one } en { $other } staat hier een tweede keer.
components-no-road = Naar { $place } leidt geen verbinding.
components-not-connected = De plattegrond valt uiteen: elke plek moet vanuit elke andere bereikbaar zijn.
components-not-connected-without = Zonder { $place }, dat met drie spelers gesloten is, valt de plattegrond uiteen.
components-no-position = { $place } heeft geen positie; geef elke plek een positie of laat ‘positions’ weg.
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
position-closed = { $place } is met drie spelers gesloten: daar staat of ligt niets.
position-harbour-tablet = { $place } is de haven en heeft geen puntentabel.
position-doublers = { $number } wijken hebben een dubbelmarker, maar er zijn er maar { $most }.
position-casino = De casinokaart is { $casino }; de hoogste is { $most }.
position-cards = De open kaarten zijn een keuze uit { LIST($cards) }, elk één keer.
position-own-in-trunk = Een gangster van ‘{ $colour }’ rijdt niet in de eigen koffer mee maar in de auto: tel hem bij ‘aboard’.
position-equipment-twice = De twee speciale uitrustingen moeten verschillend zijn; ‘{ $kind }’ staat er twee keer.
position-gangsters = Van ‘{ $colour }’ zijn er { $number } gangsters; het kunnen er hoogstens { $most } zijn.
position-equipment = Van ‘{ $kind }’ zijn er { $number }; in de doos zitten er { $most }.
position-three-alike = Drie keer ‘{ $kind }’ kan niet samen in het aanbod liggen: drie gelijke gaan uit het spel.

## Questions: what each kind asks, and how its answer is given

kind-points = punten bij de afrekening
kind-order = de volgorde van de bendes
kind-field = op welke velden gangsters komen
kind-reach = waarheen een auto kan rijden
kind-load = wie een auto mag inladen
kind-best = de beste actie
kind-legal = wat toegestaan is
question-points = Nu volgt de afrekening. Hoeveel punten krijgt elke bende in { $district }?
question-points-all = Nu volgt de afrekening. Hoeveel punten krijgt elke bende in alle getoonde wijken samen?
question-order = Wat is de volgorde van de bendes in { $district }, te beginnen met plaats 1?
question-field = In { $district } worden na elkaar neergezet: { NAMES($gangs) }. Op welke velden komen ze te staan?
question-reach = Op welke plekken kan een rit van { NAME($gang) } eindigen?
question-reach-card = { NAME($gang) } rijdt met de { $card }. Op welke plekken kan de rit eindigen?
question-load = Welke gangsters mag { NAME($gang) } nu inladen?
question-best = { NAME($gang) } heeft nog één actie, daarna volgt meteen de afrekening. Welke actie levert de grootste voorsprong op?
question-legal = Aan de beurt: { NAMES($turn) }. Welke van deze acties zijn nu toegestaan?{ EACH($actions) }
how-points = een getal voor elke bende, bijvoorbeeld: yellow 10, grey 8 (een bende die niet wordt genoemd, krijgt niets)
how-order = bendes na elkaar, bijvoorbeeld: yellow, grey
how-field = veldnummers na elkaar, bijvoorbeeld: 7 8 3 (de lijst stopt zodra niemand meer kan worden neergezet)
how-reach = plekken in willekeurige volgorde, bijvoorbeeld: The Loop, West Side
how-load = plekken met veldnummers in willekeurige volgorde, bijvoorbeeld: North Side 5, The Loop 2
how-best = één actie in woorden, bijvoorbeeld: yellow drives 3 to The Loop
how-legal = de toegestane acties zoals ze in de vraag staan, gescheiden door puntkomma’s

## Reasons of answers

order = { $district }: de volgorde is { NAMES($gangs) }.
at-place = { NAME($gang) } komt in { $district } op plaats { $nth }.
set-down = In { $district } komen ze op veld { LIST($fields) } te staan.
nobody-set-down = { NAME($gang) } kan niet in { $district } worden neergezet.
allowed-are = Toegestaan: { $number } van de { $of }.
allowed = Toegestaan: { $action }.
not-allowed = Niet toegestaan: { $action }.
best = De grootst mogelijke voorsprong van { NAME($gang) } is { $lead }; { $number ->
    [one] één actie levert
   *[other] { $number } acties leveren
} die op.
only-the-other = { NAME($gang) } kan zelf niets doen; alleen de andere bende van dezelfde persoon kan dat wel.
lead = Na ‘{ $action }’: { $own } min { $other } is { $lead }.

## What questions need

ask-district = Deze spelsituatie zegt niets over { $district }. { $districts ->
    [nothing-at-all] Er is geen wijk waarnaar gevraagd kan worden.
   *[other] Gevraagd kan worden naar: { LIST($districts) }.
}
ask-no-district = Deze spelsituatie toont geen wijk waarnaar gevraagd kan worden.
ask-car = Deze spelsituatie zegt niets over de auto ‘{ $car }’. { $cars ->
    [nothing-at-all] Er is geen auto waarnaar gevraagd kan worden.
   *[other] Gevraagd kan worden naar: { LIST($cars) }.
}
ask-card = De { $card } ligt niet open; open liggen: { LIST($cards) }.
ask-casino = Op de puntentabel van { $district } staat een ‘?’: de spelsituatie moet onder ‘casino’ zeggen waarvoor dat telt.
ask-action-car = Deze spelsituatie zegt niets over de auto die ‘{ $action }’ zou uitvoeren.
ask-action-twice = ‘{ $action }’ staat hier een tweede keer.

## What lies on the table

seen-players = { $players } spelers.
seen-person = Eén persoon speelt: { NAMES($gangs) }.
seen-car = Auto van { NAME($gang) }: { $place }; open kaarten: { LIST($cards) }
seen-aboard = eigen gangsters aan boord: { $aboard }
seen-trunk = in de koffer: { NAMES($trunk) }
seen-equipment = uitrusting: { NAMES($equipment) }
seen-display = In het aanbod in de haven: { NAMES($display) }
seen-score = { NAME($gang) } { $influence }
seen-influence = Invloed: { LIST($scores) }
seen-casino = Elk ‘?’ telt voor { $casino }.
seen-ruling = Hier anders gespeeld: { $ruling }

## Wrong ideas that people hold: the belief in one sentence

belief-doubler-forgotten = De dubbelmarker verandert niets: de getallen tellen zoals ze zijn afgedrukt.
belief-casino-forgotten = Een ‘?’ is niets waard.
belief-casino-not-doubled = De dubbelmarker verdubbelt alleen afgedrukte getallen, een ‘?’ niet.
belief-tie-lower-rank = Bij gelijke stand komt eerst de bende waarvan de hoogste gangster de laagste rang heeft.
belief-tie-first-come = Bij gelijke stand gaat voor wie er het eerst was: de bende met een gangster op het laagste veld.
belief-tie-sum-of-ranks = Bij gelijke stand komt eerst de bende met de grootste som van rangen.
belief-tie-shared = Bendes met evenveel gangsters delen een plaats: elke bende krijgt de eerste van de plaatsen die ze samen innemen.
belief-rank-before-number = De hoogste gangster beslist, hoeveel gangsters een bende ook heeft.
belief-biggest-number-first = De getallen worden naar grootte uitgedeeld, het grootste eerst, en niet van links naar rechts.
belief-winner-takes-all = Alleen de bende op de eerste plaats krijgt iets.
belief-gap-at-once = Een gangster komt altijd op het eerste lege veld.
belief-gap-never = Leegtes worden nooit gevuld: zodra het laatste veld bezet is, kan er niemand meer worden neergezet.
belief-gap-from-the-end = Zodra het laatste veld bezet is, wordt eerst de leegte gevuld die het dichtst bij het einde ligt.
belief-gap-same-gang = Leegtes worden alleen gevuld door de bende die op het laatste veld staat.
belief-gap-any-gang = Leegtes worden door elke bende gevuld, wie er ook op het laatste veld staat.
belief-stops-early = Een rit mag korter zijn dan de kaart aangeeft.
belief-back-and-forth = Een verbinding mag in dezelfde rit nog een keer worden gebruikt, heen en terug.
belief-shortest-way-only = Een plek telt alleen als er geen kortere route naartoe is.
belief-never-the-same-place-twice = Een rit mag niet twee keer op dezelfde plek komen en eindigt dus nooit waar hij begon.
belief-engine-forgotten = Ook met de motor wordt een rit geen stap langer.
belief-engine-compulsory = Met de motor wordt een rit altijd één stap langer.
belief-trunk-ignored = Een volle koffer is geen beletsel.
belief-bodyguard-ignored = De bodyguard beschermt niemand.
belief-bodyguard-too-strong = Waar een auto met een bodyguard staat, mag zelfs de eigen boss zijn gangsters niet inladen.
belief-gun-forgotten = Gangsters worden alleen ingeladen waar de auto staat, met of zonder tommy gun.
belief-gun-for-own = Met de tommy gun mogen ook eigen gangsters uit een naburige wijk worden ingeladen.
belief-gun-from-harbour = De tommy gun kan ook vanuit de haven worden gebruikt.
belief-dumping-compulsory = Wie bij Gold Coast stopt, moet iedereen uit de koffer dumpen.
belief-equipment-optional = Bij Gold Coast mag men een speciale uitrusting nemen of laten liggen.
belief-trunk-to-harbour-only = Gangsters in de koffer raakt men alleen in de haven kwijt.
mistake-doubler-forgotten = Dubbelmarker vergeten
mistake-casino-forgotten = De ‘?’ vergeten
mistake-casino-not-doubled = De ‘?’ niet verdubbeld
mistake-tie-lower-rank = Gelijke stand: laagste rang eerst
mistake-tie-first-come = Gelijke stand: wie er eerst was
mistake-tie-sum-of-ranks = Gelijke stand: grootste som van rangen
mistake-tie-shared = Gelijke stand: plaats gedeeld
mistake-rank-before-number = Rang vóór aantal
mistake-biggest-number-first = Grootste getal eerst
mistake-winner-takes-all = Alles voor de eerste plaats
mistake-gap-at-once = Leegtes meteen gevuld
mistake-gap-never = Leegtes nooit gevuld
mistake-gap-from-the-end = Leegtes van achteren gevuld
mistake-gap-same-gang = Leegtes alleen voor de laatste bende
mistake-gap-any-gang = Leegtes voor elke bende
mistake-stops-early = Rit te vroeg beëindigd
mistake-back-and-forth = Heen en terug gereden
mistake-shortest-way-only = Alleen de kortste route
mistake-never-the-same-place-twice = Nooit twee keer dezelfde plek
mistake-engine-forgotten = Motor vergeten
mistake-engine-compulsory = Motor verplicht
mistake-trunk-ignored = Volle koffer genegeerd
mistake-bodyguard-ignored = Bodyguard genegeerd
mistake-bodyguard-too-strong = Bodyguard te sterk
mistake-gun-forgotten = Tommy gun vergeten
mistake-gun-for-own = Tommy gun voor eigen gangsters
mistake-gun-from-harbour = Tommy gun vanuit de haven
mistake-dumping-compulsory = Dumpen bij Gold Coast verplicht
mistake-equipment-optional = Speciale uitrusting vrijwillig
mistake-trunk-to-harbour-only = Koffer alleen in de haven geleegd

## How a wrong idea would tell its reasons

wrong-tie-lower-rank = Evenveel gangsters: volgens dit idee gaat de laagste rang voor. De hoogste gangster van { NAME($gang) } heeft rang { $rank }; bij { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-first-come = Evenveel gangsters: volgens dit idee gaat voor wie er het eerst was. Bij { NAME($gang) } is het laagste bezette veld { $rank }; bij { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-sum-of-ranks = Evenveel gangsters: volgens dit idee gaat de grootste som van rangen voor. Bij { NAME($gang) } is die som { $rank }; bij { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-shared = Evenveel gangsters: volgens dit idee deelt { NAME($gang) } een plaats met { NAMES($rivals) }.
wrong-rank-before-number = Volgens dit idee beslist de hoogste gangster: die van { NAME($gang) } heeft rang { $rank }.
wrong-biggest-number-first = Volgens dit idee krijgt plaats { $nth } het grootste getal dat nog over is: { $printed }.
wrong-casino-forgotten = Volgens dit idee is een ‘?’ niets waard.
wrong-gap-at-once = Volgens dit idee is in { $district } het eerste lege veld aan de beurt: veld { $field }.
wrong-gap-never = Het laatste veld van { $district }, veld { $last }, is bezet: volgens dit idee kan er niemand meer bij.
wrong-gap-from-the-end = Volgens dit idee wordt in { $district } eerst de leegte gevuld die het dichtst bij het einde ligt: veld { $field }.
wrong-bodyguard-too-strong = Volgens dit idee beschermt de bodyguard van { NAME($gang) } in { $place } de gangster op veld { $field } zelfs tegen de eigen boss.
wrong-dumping-compulsory = In de koffer van { NAME($gang) } zit { NAMES($trunk) }. Volgens dit idee moet de hele koffer leeg.
wrong-trunk-to-harbour-only = Volgens dit idee laadt { NAME($gang) } { NAMES($gangsters) } alleen in de haven uit.
wrong-biggest-number-first-casino = Volgens dit idee krijgt plaats { $nth } het grootste getal dat nog over is: een ‘?’.
wrong-winner-takes-all = Volgens dit idee krijgt in { $district } alleen de eerste plaats iets.
wrong-gap-same-gang = Op het laatste veld van { $district }, veld { $last }, staat { NAME($holder) }. Volgens dit idee vult { NAME($gang) } daarom geen leegte.
wrong-gap-any-gang = Volgens dit idee vult elke bende de eerste leegte in { $district }: veld { $field } van { LIST($gaps) }.
spot-car = de auto van { NAME($of) }

## What is seen

look-board = { $turn ->
    [nothing-at-all] Etappe { $stage } · dubbelmarkers { $doublers } van { $most } · spel afgelopen
   *[other] Etappe { $stage } · dubbelmarkers { $doublers } van { $most } · beurt: { NAMES($turn) }
}
look-district = { $district }: getallen { LIST($places) }; { $doubled ->
    [0] geen dubbelmarker
   *[other] dubbelmarker
}; bezette velden: { $gangsters } van { $fields }
look-field-taken = veld { $field }: { NAME($gang) }
look-field-gap = veld { $field }: leegte
look-field-empty = veld { $field }: leeg
look-field-next = { $field }; hier komt de volgende gangster
look-unknown = { $place }: over de puntentabel is niets bekend
look-harbour = { $display ->
    [nothing-at-all] { $place }, de haven: niets in het aanbod
   *[other] { $place }, de haven; in het aanbod: { NAMES($display) }
}
look-display = in het aanbod: { NAME($kind) }
look-car = auto van { NAME($gang) }, in { $place }
look-car-mark = auto { NAME($gang) }
look-tableau = { $acting ->
    [0] { NAME($gang) }: invloed { $influence }
   *[other] { NAME($gang) }, aan de beurt: invloed { $influence }
}
look-aboard = aan boord bij { NAME($gang) }: { $aboard ->
    [0] geen gangsters
    [one] één gangster
   *[other] { $aboard } gangsters
}
look-nobody = niemand aan boord
look-trunk-taken = koffer van { NAME($gang) }: { NAME($who) }
look-trunk-free = koffer van { NAME($gang) }: vrij
look-card-up = kaart { $card } van { NAME($gang) }, open
look-card-down = kaart { $card } van { NAME($gang) }, gedekt
look-equipment = uitrusting van { NAME($gang) }: { NAME($kind) }

## What can be chosen

choose-group-who = Welke auto
choose-group-drive = Rijden
choose-group-load = Inladen
choose-group-unload = Uitladen
choose-group-lose = Beurt
choose-group-do = Actie
choose-group-card = Met de kaart
choose-group-to = Naar
choose-group-engine = Motor
choose-group-push = Stootbumper
choose-group-dump = Dumpen
choose-group-take = Nemen
choose-group-gangster = Inladen
choose-group-out = Uitladen
choose-who = { NAME($value) }
choose-do = { $value ->
    [drive] Rijden
    [load] Inladen
    [unload] Uitladen
   *[lose] Beurt laten vervallen
}
choose-card = { $value }
choose-to = { $value }
choose-engine = één stap extra
choose-no-engine = zonder motor
choose-push = { NAME($gang) } naar { $place } duwen
choose-push-nobody = niemand duwen
choose-dump = { NAMES($gangsters) }
choose-dump-nobody = niemand
choose-take = { NAME($kind) }
choose-take-nothing = niets
choose-gangster = { NAME($gang) } uit { $place }, veld { $field }
choose-out = { NAMES($gangsters) }
look-empty-tablet = Hier staat niemand.
look-points = punten
look-highest = hoogste
look-standings = Stand
look-standing = { $nth }. { NAME($gang) }: { $number ->
    [one] één gangster, op veld { $highest }
   *[other] { $number } gangsters, de hoogste op veld { $highest }
}; punten: { $points }
look-reached = bereikbaar met kaart { LIST($cards) }
look-cars = auto’s hier: { NAMES($gangs) }
look-beside = naast { LIST($places) }
