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

first-field = { IN($district, start: 1) } staat niemand: de eerste gangster komt op het pijlveld, veld 1.
next-in-order = { after-last-standing }
last-field-free = Tot en met het laatste veld van { THE($district) }, veld { $last }, is er nog plek.
after-last-standing = De in leesrichting laatste gangster { IN($district) } staat op veld { $standing }: de volgende komt er direct na, op veld { $field }.
last-field-empty = Het laatste veld van { THE($district) }, veld { $last }, is leeg, dus er wordt geen leegte gevuld.
last-field-taken = { NAME($gang) } staat op het laatste veld van { THE($district) }, veld { $last }.
first-gap = Het laatste veld is bezet, dus de eerste leegte in leesrichting wordt gevuld: veld { $field }. { $number ->
    [one] Het is de enige leegte { IN($district) }.
   *[other] Leegtes { IN($district) }: velden { LIST($gaps) }.
}
others-gap = Volgens de spelafspraak in deze partij mag { IN($district) } alleen een gangster van dezelfde kleur als die op het laatste veld een leegte vullen. Op veld { $last } staat { NAME($holder) }, niet { NAME($gang) }.
tablet-full = { $last ->
    [one] Het enige veld van { THE($district) } is bezet
   *[other] Alle { $last } velden van { THE($district) } zijn bezet
}: daar kan niemand worden neergezet.
one-field-left = { IN($place, start: 1) } is maar één veld vrij: voor de tweede gangster is er geen plek.

## Driving

reach = { NAME($gang) } staat { IN($at) }. Een rit kan eindigen in: { LIST($ends) }.
reach-nothing = { NAME($gang) } staat { IN($at) } en er is geen rit mogelijk.
way = { $steps ->
    [one] Eén stap leidt
   *[other] { $steps } stappen leiden
} { TO($to) }: { ROUTE($way) }.
way-with-engine = De { $card } en één stap extra met de motor leiden { TO($to) }: { ROUTE($way) }.
no-such-card = { NAME($gang) } heeft geen bewegingskaart { $card }; de kaarten zijn { LIST($cards) }.
card-used = De { $card } van { NAME($gang) } is gebruikt en ligt gedekt; open: { LIST($cards) }.
no-engine = { NAME($gang) } heeft geen motor en kan niet één stap verder rijden.
no-such-place = { THE($place, start: 1) } ligt niet op deze plattegrond.
closed = { THE($place, start: 1) } is in deze partij gesloten: daar eindigt geen rit.
not-through-closed = { THE($to, start: 1) } ligt alleen via { THE($place) } op { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} afstand, en { THE($place) } is in deze partij gesloten.
no-way-back = Om in { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} van { THE($at) } { TO($to) } te komen, zou een rit een verbinding twee keer moeten gebruiken.
not-exact = Vanuit { THE($at) } { TO($to) } is er geen route van precies { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
drove = { NAME($gang) } legt de { $card } gedekt en rijdt { TO($to) }: { ROUTE($way) }.
drove-with-engine = { NAME($gang) } legt de { $card } gedekt, telt er één stap voor de motor bij op en rijdt { TO($to) }: { ROUTE($way) }.

## Loading and unloading

loaded = { NAME($gang) } laadt { IN($place) } een eigen gangster van veld { $field } in; die rijdt mee in de auto.
loaded-into-trunk = { NAME($gang) } laadt { IN($place) } de gangster van { NAME($loaded) } op veld { $field } in; die rijdt mee in de koffer.
loaded-by-gun = Vanuit { THE($at) } laadt { NAME($gang) } met de tommy gun in een buurwijk, { IN($place) }, de gangster van { NAME($loaded) } op veld { $field } in; die rijdt mee in de koffer.
unloaded = { NAME($gang) } laadt { IN($place) } { NAMES($gangsters) } uit, op { $number ->
    [one] veld
   *[other] de velden
} { LIST($fields) }.
may-load = { NAME($gang) } mag { IN($place) } de gangster van { NAME($who) } op veld { $field } inladen.
may-load-by-gun = Vanuit { THE($at) } bereikt de tommy gun van { NAME($gang) } de gangster van { NAME($who) } op veld { $field } { IN($place) }.
# One gangster a turn: of several, one is chosen.
loadable = { NAME($gang) } mag { $number ->
    [one] één gangster
   *[other] één van { $number } gangsters
} inladen.
nothing-loadable = { NAME($gang) } mag niemand inladen.
in-reach = { NAME($gang) } bereikt alleen deze puntentabellen: { LIST($places) }.
harbour-has-no-tablet = { THE($place, start: 1) } is de haven: die heeft geen puntentabel, en afgezien van het dumpen wordt er niemand in- of uitgeladen.
tablet-unknown = Deze spelsituatie zegt niets over de puntentabel { IN($place) }.
gun-silent-at-harbour = { NAME($gang) } staat { IN($harbour) }: vanuit de haven kan de tommy gun niet worden gebruikt.
closed-to-cargo = { THE($place, start: 1) } is in deze partij gesloten: er wordt niemand in- of uitgeladen.
not-where-the-car-is = De auto van { NAME($gang) } staat { IN($at) }, niet { IN($place) }.
gun-not-from-harbour = { NAME($gang) } staat { IN($harbour) }: vanuit de haven reikt de tommy gun niet tot { THE($place) }.
gun-not-that-far = Tussen { THE($at) } en { THE($place) } is geen verbinding: zo ver reikt de tommy gun van { NAME($gang) } niet.
gun-not-for-own = Op veld { $field } { IN($place) } staat een gangster van { NAME($gang) }; de tommy gun werkt alleen bij gangsters van andere bendes.
no-such-field = { THE($place, start: 1) } heeft geen veld { $field }; de velden lopen van 1 tot en met { $last }.
nobody-there = Op veld { $field } { IN($place) } staat niemand.
trunk-full = De gangster van { NAME($who) } op veld { $field } { IN($place) } zou meerijden in de koffer van { NAME($gang) }. Die heeft { $room ->
    [one] één plek
   *[other] { $room } plekken
} en bevat al { NAMES($trunk) }.
shielded = De auto van { NAME($owner) } staat met een bodyguard { IN($place) }: geen andere boss mag de gangster van { NAME($owner) } op veld { $field } inladen.
nobody-named = { NAME($gang) } moet iemand uitladen, maar er is niemand genoemd.
one-a-turn = { $number } gangsters zijn te veel: per beurt wordt er één uitgeladen, met de deur twee eigen gangsters.
two-need-door = { NAME($gang) } heeft geen deur: er wordt maar één gangster per beurt uitgeladen.
two-own-only = Met de deur stappen er alleen twee gangsters uit als ze allebei van { NAME($gang) } zijn.
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

pushed = De stootbumper van { NAME($gang) } duwt de auto van { NAME($other) } van { THE($place) } { TO($to) }.
swapped = Volgens de spelafspraak in deze partij wisselen de auto’s van { NAME($gang) } en { NAME($other) } van plaats, tussen { THE($place) } en { THE($to) }.
no-bumper = { NAME($gang) } heeft geen stootbumper.
bumper-not-yet = { NAME($gang) } neemt de stootbumper pas met deze rit: die wordt vanaf de volgende beurt gebruikt.
bumper-not-itself = De stootbumper verplaatst een andere auto, niet die van { NAME($gang) } zelf.
bumper-no-car-there = De auto van { NAME($other) } staat niet { IN($place) }, waar de rit eindigt.
bumper-no-car-next-door = De auto van { NAME($other) } staat niet op een buurplek van { THE($place) }, waar de rit eindigt.
bumper-not-next-door = Tussen { THE($place) } en { THE($to) } is geen verbinding: de stootbumper duwt alleen naar een verbonden buurplek.
bumper-swap-only = Volgens de spelafspraak in deze partij wisselen met de stootbumper twee auto’s van plaats: { NAME($other) } zou { IN($place) } komen, waar de rit eindigt.
bumper-swap-needs-ruling = De stootbumper duwt de auto van { NAME($other) } weg; van plaats wisselen is een spelafspraak die in deze partij niet geldt.
bumper-into-closed = { THE($place, start: 1) } is in deze partij gesloten: er wordt geen auto naartoe geduwd.
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
dump-elsewhere = De rit van { NAME($gang) } eindigt { IN($place) }; gangsters worden alleen { IN($harbour) } gedumpt.
dump-not-aboard = Dumpen van { NAMES($gangsters) } is niet mogelijk: { $trunk ->
    [nothing-at-all] de koffer van { NAME($gang) } is leeg.
   *[other] de koffer van { NAME($gang) } bevat alleen { NAMES($trunk) }.
}
take-elsewhere = De rit van { NAME($gang) } eindigt { IN($place) }; speciale uitrusting wordt alleen { IN($harbour) } genomen.
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
nobody = { IN($district, start: 1) } staat niemand: niemand krijgt iets.
gang = { NAME($gang) } komt { IN($district) } op plaats { $nth } en krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
}.
left-out = { NAME($gang) } komt { IN($district) } op plaats { $nth } en krijgt niets.
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
doubler = { IN($district, start: 1) } ligt een dubbelmarker: het getal telt twee keer.
together = { NAMES($gangs) } horen bij dezelfde persoon: samen { $points ->
    [one] één punt
   *[other] { $points } punten
}.

## The course of the game

start = { NAME($gang) } begint met een gangster { IN($district) } en een { IN($other) }, en met de auto { IN($district) }.
turn = De beurt van { NAME($gang) }.
cards-up = Alle kaarten van { NAME($gang) } zijn gebruikt: { LIST($cards) } worden weer opengelegd.
policeman = Op de kaart staat een politieagent: er gebeurt niets.
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
first-doubler = Het lot beslist: de eerste dubbelmarker van de etappe komt { IN($district) }; daarna { $police ->
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
