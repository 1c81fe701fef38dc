## Waarom een actie goed is

motive = Wat dit oplevert:
motive-brings = De overval levert { NAME($who) } hoogstens { $money } $ en { $points ->
    [0] geen punten
    [one] één punt
   *[other] { $points } punten
} op.
motive-engages-all = { NAME($who) } kan er de hele bende voor inschakelen, alle { $number }: dan komt ze de volgende keer gratis vrij.
motive-engages-some = { NAME($who) } kan er { $number } van { $all } beschikbare gangsters voor inschakelen.
motive-helpers = { NAME($gangster) } van { NAME($rival) } doet het werk voor { NAME($who) } en is daarna ingeschakeld.
motive-can = { NAME($gangster) } brengt { NAMES($skills) } en { $points ->
    [0] geen punten
    [one] één punt
   *[other] { $points } punten
} mee.
motive-costs = Dat kost { NAME($who) } { $price } $; er blijft { $left } $ over.
motive-stays-behind = Let op: iedereen is ingeschakeld en { NAME($gangster) } zou beschikbaar zijn, dus de bende van { NAME($who) } komt dan niet gratis vrij.
motive-ready = Dan kan { NAME($gangster) } deelnemen: { NAMES($skills) }.
motive-saves = Het levert { NAME($who) } { $money } $ op.
motive-weakens = Dan is { NAME($gangster) } niet beschikbaar voor { NAME($rival) }.
motive-activates = Dan heeft de bende alle vaardigheden van haar grondstoffenkaart: { NAME($resource) } wordt actief{ $points ->
    [0] { "" }
    [one] { " " }en telt voor één punt
   *[other] { " " }en telt voor { $points } punten
}.
motive-ends-chapter-1 = Let op: met { $number } gangsters is hoofdstuk I meteen afgelopen, en volgen de gelegenheidsinkomsten.
motive-ends-chapter-2 = Let op: met { $number } gangsters is hoofdstuk II meteen afgelopen, en volgt de bendeoorlog.
motive-ends-game = Let op: met { $number } gangsters is het spel meteen afgelopen. Punten dan: { NAME($who) } { $points }, de beste van de anderen { $most }.
motive-then = Later kan { NAME($who) } { $does ->
    [frees] { NAME($what) } vrijmaken
    [frees-everybody] de hele bende vrijmaken
    [hires] { NAME($what) } inhuren
    [starts] een overval beginnen
    [engages] { NAME($what) } inschakelen
    [passes] passen
   *[other] vandaar verder spelen
}.
