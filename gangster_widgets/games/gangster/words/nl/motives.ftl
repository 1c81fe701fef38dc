## Waarom een actie goed is

motive = { $more ->
    [0] Als de afrekening nu kwam, zou { NAME($gang) } na deze actie evenveel krijgen als ervoor.
   *[other] Als de afrekening nu kwam, zou deze actie de punten van { NAME($gang) } met { $more } veranderen.
}
motive-casino = De casinokaart is nog niet bekend: elk ‘?’ telt hier voor { $casino }.
motive-gains = { $district }: { NAME($gang) } zou in plaats van { $before } { $after ->
    [one] één punt
   *[other] { $after } punten
} krijgen.
motive-costs = { $district }: { NAME($gang) } zou in plaats van { $before } { $after ->
    [0] niets meer
    [one] nog maar één punt
   *[other] nog maar { $after } punten
} krijgen.
motive-denies = { motive-costs }
motive-gives = { $district }: { NAME($gang) } zou in plaats van { $before } { $after ->
    [one] één punt
   *[other] { $after } punten
} krijgen; dat is de prijs ervoor.
motive-equips = { NAME($gang) } heeft vanaf de volgende beurt: { NAME($kind) }.
motive-frees = In de koffer van { NAME($gang) } is weer plek.
motive-holds = In de koffer telt de gangster van { NAME($who) } voor niemand, en { NAME($gang) } bepaalt waar hij terechtkomt.
motive-ends = Om rekening mee te houden: met de derde kaart trekt { NAME($gang) } een wijkkaart, en er ontbreekt nog maar één dubbelmarker. Bij { $ending } van de { $left } overige kaarten is de etappe meteen afgelopen.
motive-overtaken = Een risico: { NAME($rival) } kan hierna { IN($district) } uitladen; dan zou { NAME($gang) } in plaats van { $before } { $after ->
    [0] niets meer
    [one] nog maar één punt
   *[other] nog maar { $after } punten
} krijgen.
motive-overtaken-by-loading = Een risico: { NAME($rival) } kan hierna { IN($district) } een gangster inladen; dan zou { NAME($gang) } in plaats van { $before } { $after ->
    [0] niets meer
    [one] nog maar één punt
   *[other] nog maar { $after } punten
} krijgen.
motive-before = Ervoor:
motive-after = Erna:
motive-then-drive = { $nth ->
    [1] Dit bereidt voor wat volgt:
   *[other] Daarna:
} { NAME($gang) } rijdt { TO($to) }.
motive-then-load = { $nth ->
    [1] Dit bereidt voor wat volgt:
   *[other] Daarna:
} { NAME($gang) } laadt { IN($place) } de gangster van { NAME($who) } in.
motive-then-unload = { $nth ->
    [1] Dit bereidt voor wat volgt:
   *[other] Daarna:
} { NAME($gang) } laadt { IN($place) } { NAMES($gangsters) } uit.
