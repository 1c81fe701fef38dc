## Een afrekening stap voor stap: wat voor stap het is en wat de klas wordt gevraagd voordat het antwoord verschijnt

phase-district = Wie is er?
phase-number = Aantal
phase-tie = Gelijke stand
phase-order = Volgorde
phase-place = Plaats
phase-casino = Casinokaart
phase-doubler = Dubbelmarker
phase-points = Punten
phase-influence = Invloed
asks-district = Hoeveel bendes staan er { IN($district) }?
asks-number = Hoeveel gangsters heeft { NAME($gang) } { IN($district) }?
asks-tie = { NAMES($gangs) } hebben evenveel gangsters. Wie gaat voor, en wat beslist?
asks-order = Wat is de volgorde van de bendes { IN($district) }?
asks-place = { NAME($gang) } komt op plaats { $nth }. Welk getal hoort daarbij?
asks-casino = { NAME($gang) } krijgt het ‘?’. Voor hoeveel telt dat?
asks-doubler = { NAME($gang) } heeft een getal. Blijft het daarbij, of verandert er nog iets aan?
asks-points = Hoeveel punten krijgt { NAME($gang) } dus { IN($district) }?
asks-influence = Hoe groot is de invloed van { NAMES($gangs) } na deze dag?

## Het kasboek

ledger = Het kasboek
ledger-number = aantal
ledger-rank = rang
ledger-worth = telt
ledger-points = punten
ledger-nth = plaats
ledger-all = De invloed na de afrekening
ledger-so-far = Punten tot nu toe
ledger-influence = Invloed: de punten van deze dag en de nieuwe stand
ledger-line = { NAME($gang) }: { $cells ->
    [nothing-at-all] nog niets bekend
   *[other] { LIST($cells) }
}
ledger-cell = { $column } { $text }
ledger-total = { NAMES($gangs) }: { $points }
