## Waarom een actie goed is

motive = Wat dit doet:
motive-takes = { NAME($who) } zou { $city } in handen hebben; daar staat nog niemand.
motive-may-lie = Voor zover { NAME($who) } het kan weten, ligt daar: { ANY_NAME($cards) }.
motive-denies = { NAME($who) } zou { $city } van { NAME($rival) } overnemen.
motive-strengthens = { NAME($who) } heeft { $city } al in handen; { $number ->
    [one] één gangster meer maakt
   *[other] { $number } gangsters meer maken
} het moeilijker de stad over te nemen.
motive-chicago = Chicago zou { NAME($holder) } { $after } mln. betalen in plaats van { $before }.
motive-occasionals = Om te bedenken: aan het einde van de ronde { $number ->
    [one] is de gelegenheidsgangster
   *[other] zijn de gelegenheidsgangsters
} voor { NAME($who) } uit het spel.
motive-answer = Een risico: { NAME($rival) } kan { $city } met { $number ->
    [one] één gangster
   *[other] { $number } gangsters
} overnemen.
motive-safe = Niemand anders heeft genoeg gangsters beschikbaar om { $city } in deze ronde over te nemen.
motive-shows = Dan weet iedereen dat de kaart { NAME($card) } in { $city } niet gedekt ligt.
motive-then-place = Later zou { NAME($who) } { $number ->
    [one] één gangster
   *[other] { $number } gangsters
} in { $city } kunnen plaatsen.
motive-then-lay = Later zou { NAME($who) } in { $city } de kaart { NAME($card) } kunnen leggen.
