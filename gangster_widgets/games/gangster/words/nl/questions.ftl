## Questions: what each kind asks, and how its answer is given

kind-points = punten bij de afrekening
kind-order = de volgorde van de bendes
kind-field = op welke velden gangsters komen
kind-reach = waarheen een auto kan rijden
kind-load = wie een auto mag inladen
kind-best = de beste actie
kind-legal = wat toegestaan is
question-points = Nu volgt de afrekening. Hoeveel punten krijgt elke bende { IN($district) }?
question-points-all = Nu volgt de afrekening. Hoeveel punten krijgt elke bende in alle getoonde wijken samen?
question-order = Wat is de volgorde van de bendes { IN($district) }, te beginnen met plaats 1? Het gaat om alle bendes daar, ook die waarvoor geen getal meer over is.
question-order-after = { $number ->
    [one] { IN($district, start: 1) } wordt neergezet: { NAMES($gangs) }.
   *[other] { IN($district, start: 1) } worden na elkaar neergezet: { NAMES($gangs) }.
} Wat is daarna de volgorde van de bendes, te beginnen met plaats 1? Het gaat om alle bendes daar, ook die waarvoor geen getal meer over is.
question-field = { $number ->
    [one] { IN($district, start: 1) } wordt neergezet, als dat gaat: { NAMES($gangs) }. Op welk veld komt de gangster te staan?
   *[other] { IN($district, start: 1) } worden na elkaar neergezet, zover dat gaat: { NAMES($gangs) }. Op welke velden komen ze te staan?
}
question-reach = Op welke plekken kan een rit van { NAME($gang) } eindigen?
question-reach-card = { NAME($gang) } rijdt met de { $card }{ $equipment ->
    [nothing-at-all] .
   *[other] { "" } en mag zijn uitrusting gebruiken.
} Op welke plekken kan de rit eindigen?
question-load = Welke gangsters mag { NAME($gang) } nu inladen?{ $nobody }
load-nobody-there = { " " }{ IN($place, start: 1) } staat geen gangster.
question-best = { NAME($gang) } heeft nog één actie, daarna volgt meteen de afrekening. Welke actie levert de grootste voorsprong op: wat { NAME($gang) } dan heeft, min wat de beste van de anderen heeft?{ $persons ->
    [2] { " " }De twee bendes van een persoon tellen samen.
   *[other] { "" }
}
as-good-best = Elke andere actie met dezelfde voorsprong is ook goed.
question-legal = Aan de beurt: { NAMES($turn) }. Welke van deze acties zijn nu toegestaan?{ EACH($actions) }
how-points = een getal voor elke bende, bijvoorbeeld: Geel 10, Grijs 8 (een bende die niet wordt genoemd, krijgt niets)
how-order = bendes na elkaar, bijvoorbeeld: Geel, Grijs (zonder bendes die daar niemand hebben)
how-field = veldnummers na elkaar, bijvoorbeeld: 7 8 3 (de lijst stopt zodra niemand meer kan worden neergezet)
how-reach = plekken in willekeurige volgorde, bijvoorbeeld: The Loop, West Side
how-load = plekken met veldnummers in willekeurige volgorde, bijvoorbeeld: North Side 5, The Loop 2
how-best = één actie in woorden, bijvoorbeeld: yellow drives 3 to The Loop
how-legal = de toegestane acties zoals ze in de vraag staan, gescheiden door puntkomma’s

## Reasons of answers

order = { $district }: de volgorde is { NAMES($gangs) }.
at-place = { NAME($gang) } komt { IN($district) } op plaats { $nth }.
set-down = { IN($district, start: 1) } { $number ->
    [one] komt de gangster op veld
   *[other] komen de gangsters na elkaar op de velden
} { LIST($fields) } te staan.
nobody-set-down = { NAME($gang) } kan niet { IN($district) } worden neergezet.
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

ask-district = Deze spelsituatie zegt niets over { THE($district) }. { $districts ->
    [nothing-at-all] Er is geen wijk waarnaar gevraagd kan worden.
   *[other] Gevraagd kan worden naar: { LIST($districts) }.
}
ask-no-district = Deze spelsituatie toont geen wijk waarnaar gevraagd kan worden.
ask-car = Deze spelsituatie zegt niets over de auto ‘{ $car }’. { $cars ->
    [nothing-at-all] Er is geen auto waarnaar gevraagd kan worden.
   *[other] Gevraagd kan worden naar: { LIST($cars) }.
}
ask-card = De { $card } ligt niet open; open liggen: { LIST($cards) }.
ask-unload-full = { IN($district, start: 1) } kan niet iedereen worden neergezet: nummer { $nth } vindt geen veld.
ask-casino = Op de puntentabel van { THE($district) } staat een ‘?’: de spelsituatie moet onder ‘casino’ zeggen waarvoor dat telt.
ask-action-car = Deze spelsituatie zegt niets over de auto die ‘{ $action }’ zou uitvoeren.
ask-action-twice = ‘{ $action }’ staat hier een tweede keer.
