## Inschakelen

engages = { NAME($who) } kan hoogstens { $number ->
    [one] één gangster
   *[other] { $number } gangsters
} inschakelen, in deze volgorde: { ROUTE($names) }.
joins = { NAME($who) } doet mee{ $uses ->
    [nothing-at-all] { " " }en brengt niets mee dat ontbreekt
   *[other] { " " }en gebruikt: { NAMES($uses) }
}. { $missing ->
    [nothing-at-all] Er ontbreekt niets meer.
   *[other] Er ontbreekt nog: { NAMES($missing) }.
}
cannot-commit = { NAME($who) } kan deze overval niet plegen.
out-of-reach = Voor deze overval zijn er te weinig vaardigheden, ook met iedereen die mag meedoen. Er ontbreekt: { NAMES($skills) }.
nobody-available = { NAME($who) } heeft niemand beschikbaar: ingeschakelde gangsters doen niet mee.
nobody-starts = { NAME($who) } heeft niemand beschikbaar die iets nodigs kan, dus kan niemand beginnen. Nodig: { NAMES($missing) }.
if-he-starts = Als { NAME($who) } begint, { $number ->
    [one] wordt er hoogstens één eigen gangster
   *[other] worden er hoogstens { $number } eigen gangsters
} ingeschakeld: { ROUTE($names) }.
left-out = Met het high-tech materiaal laat { NAME($who) } één symbool weg: { NAME($skill) }.
stays-available = Niet erbij en nog beschikbaar: { NAMES($names) }.
commits = De overval is gepleegd: { ROUTE($names) }. Van { NAME($who) } { $number ->
    [0] doet geen gangster
    [one] doet één gangster
   *[other] doen { $number } gangsters
} mee.
leaves-missing = De overval is niet compleet. Er ontbreekt nog: { NAMES($missing) }.
not-committed = { $names ->
    [nothing-at-all] Niemand doet mee, dus wordt er geen overval gepleegd.
   *[other] In deze volgorde kan de overval niet worden gepleegd: { ROUTE($names) }.
}
may-join = { $names ->
    [nothing-at-all] Nu mag niemand meedoen.
   *[other] Nu mag meedoen: { NAMES($names) }.
} { $missing ->
    [nothing-at-all] Er ontbreekt niets meer.
   *[other] Er ontbreekt: { NAMES($missing) }.
}
can-join = { NAME($who) } mag meedoen{ $uses ->
    [nothing-at-all] { " " }zonder iets mee te brengen dat ontbreekt.
   *[other] { " " }en zou gebruiken: { NAMES($uses) }.
}
brings-nothing = { NAME($who) } brengt niets mee dat nog ontbreekt. Er ontbreekt: { NAMES($missing) }.
nothing-missing = Er ontbreekt niets meer, dus kan { NAME($who) } niet meedoen.
already-engaged = { NAME($who) } is al ingeschakeld en doet nergens aan mee.
takes-part = { NAME($who) } doet al mee.
not-cooperative = { NAME($who) } hoort bij { NAME($owner) }, en gangsters van anderen doen alleen mee aan coöperatieve overvallen.
first-is-own = { NAME($who) } hoort bij { NAME($owner) }: als eerste moet een gangster van { NAME($player) } worden ingeschakeld.
best-heists = Overvallen die de hele bende van { NAME($who) } kunnen inschakelen: { LIST($heists) }.
no-best-heist = Met geen van deze overvallen kan { NAME($who) } de hele bende inschakelen.
whole-gang = Overval { $number } schakelt de hele bende in: { ROUTE($names) }.
not-whole-gang = Overval { $number } schakelt hoogstens { $engaged } van { $most } beschikbare in: { ROUTE($names) }.
not-at-all = Overval { $number } kan niet worden gepleegd.

## Mobiliseren

mobilised = { NAME($who) } kan { $number } van { $all } gangsters beschikbaar hebben.
synchronised = De bende van { NAME($who) } geldt als gesynchroniseerd: ze komt in haar geheel gratis vrij.
still-available = Al beschikbaar: { NAMES($names) }.
all-engaged = Van { NAME($who) } is niemand beschikbaar.
orders = { $number ->
    [one] Eén leiderssymbool maakt
   *[other] { $number } leiderssymbolen maken
} anderen vrij: { NAMES($names) }.
no-orders = { $names ->
    [nothing-at-all] Er is geen leider in de bende: gratis komt er niemand vrij.
   *[other] Alle leiders waren aan het begin van de beurt ingeschakeld en maken niemand vrij: { NAMES($names) }.
}
freed-by-leaders = Gratis vrij: { $number }.
paid-for = Voor 1 $ per gangster vrij: { $number }; aanwezig: { $money } $.
no-money-left = { NAME($who) } heeft geen geld meer; nog ingeschakeld: { $number }.
by-headquarters = Het hoofdkwartier maakt de rest van de bende van { NAME($who) } vrij voor 1 $.

## Vaardigheden tellen

has-symbols = { NAME($who) } heeft { $number ->
    [0] geen symbool
    [one] één symbool
   *[other] { $number } symbolen
} “{ NAME($skill) }”{ $names ->
    [nothing-at-all] .
   *[other] : { NAMES($names) }.
}
has-skills = { NAME($who) } heeft { $number ->
    [0] geen vaardigheden
    [one] één vaardigheid
   *[other] { $number } vaardigheden
}{ $names ->
    [nothing-at-all] .
   *[other] : { NAMES($names) }.
}
has-people = { NAME($who) } heeft { $number ->
    [one] één gangster
   *[other] { $number } gangsters
}.

## Het einde van hoofdstuk I

income = Er wordt vergeleken met het hoogste aantal: { $most }.
gets-difference = { NAME($who) } ontvangt { $money } $: { $most } min { $number }.
has-most = { NAME($who) } heeft het meeste ({ $number }) en ontvangt niets.

## De bendeoorlog

war = { $number ->
    [0] Niemand hoeft een gangster af te leggen.
    [one] { NAMES($players) } moet een gangster afleggen.
   *[other] Elk één gangster leggen af: { NAMES($players) }.
}
wins-war = { NAME($who) } heeft de meeste huurlingsymbolen ({ $number }) en wint de oorlog.
loses-war = { NAME($who) } heeft er { $number }, minder dan het hoogste aantal ({ $most }){ $discards ->
    [0] .
   *[other] , en verliest een gangster.
}
draws-war = { NAME($who) } heeft de meeste ({ $number }), maar niet als enige{ $discards ->
    [0] .
   *[other] , en verliest een gangster.
}
spared = { NAME($who) } heeft er { $number } en blijft gespaard.
only-a-boss = { NAME($who) } heeft alleen een boss, en die kan door niets worden uitgeschakeld.
winner-chooses = { NAME($who) } heeft er { $number }, minstens dubbel zoveel als { NAME($rival) } met { $has }: de keuze is aan { NAME($who) }.
own-choice = Wie een gangster aflegt, kiest hem zelf.

## Snitches

snitched = Er wordt een snitch met het getal { $number } getrokken.
escapes = { NAME($who) } heeft genoeg informateurs ({ $has }) en ontsnapt.
pays-difference = { NAME($who) } heeft te weinig informateurs ({ $has }) en betaalt { $owes } $.
cannot-pay = { NAME($who) } heeft te weinig informateurs ({ $has }) en zou { $owes } $ moeten betalen; aanwezig: { $money } $. Verloren: { $pays } $.
at-most-one = Het commissariaat verlaagt wat { NAME($who) } schuldig is tot 1 $.
arrested = { NAME($who) } verliest een gangster aan de politie.
nobody-arrested = { NAME($who) } heeft alleen een boss, en die wordt nooit gearresteerd.

## Het einde van het spel

count = De punten aan het einde van het spel.
points-of = { NAME($who) }: in totaal { $points ->
    [one] één punt
   *[other] { $points } punten
}.
points-of-heists = Overvallen van { NAME($who) }: { LIST($each) }, samen { $points }.
points-of-gangsters = Gangsters van { NAME($who) }: { $points } ({ NAMES($names) }).
points-of-resource = De grondstof van { NAME($who) } ({ NAME($resource) }): { $points }.
points-of-media = De grondstof van { NAME($who) } ({ NAME($resource) }): { $points }, voor { $heists ->
    [one] één overval
   *[other] { $heists } overvallen
} met punten (hoogstens { $most }).
resource-not-active = De grondstof van { NAME($who) } ({ NAME($resource) }) is niet actief: 0.
richest = { NAME($who) } is de rijkste met { $money } $: { $points }.
among-richest = { NAME($who) } is een van de rijksten met { $money } $: { $points }.
largest-gang = { NAME($who) } heeft de grootste bende met { $number }: { $points }.
among-largest = { NAME($who) } heeft een van de grootste bendes met { $number }: { $points }.
most-of-family = { NAME($who) } heeft de meeste van de familie { NAME($family) }, namelijk { $number }: { $points }.
among-most-of-family = { NAME($who) } is een van degenen met de meeste van de familie { NAME($family) }, namelijk { $number }: { $points }.
wins = De meeste punten ({ $points }): { NAMES($players) }.
wins-by-gang = Meerdere spelers hebben { $points } punten; de grotere bende ({ $number }) wint: { NAMES($players) }.
shared-victory = Meerdere spelers hebben { $points } punten en bendes van { $number }: de overwinning wordt gedeeld door { NAMES($players) }.

## De rest van een beurt

passes-for = { NAME($who) } past en ontvangt { $money } ${ $names ->
    [nothing-at-all] ; geen enkele leider brengt iets op.
   *[other] ; leiders die iets opbrengen: { NAMES($names) }.
}
on-the-black-market = Daarvan komt { $money } $ van de zwarte markt van { NAME($who) }.
murder-victims = { $names ->
    [nothing-at-all] Van { NAME($who) } kan een moord niemand treffen.
   *[other] Van { NAME($who) } kan een moord treffen: { ANY_NAME($names) }.
}
stolen = { NAME($thief) } steelt { $money } $ van { NAME($victim) }.
stolen-less = { NAME($thief) } steelt maar { $money } $ van de { $amount } $: meer heeft { NAME($victim) } niet.
learners = { $names ->
    [nothing-at-all] Niemand die meedeed kan deze vaardigheid leren: { NAME($skill) }.
   *[other] Deze vaardigheid ({ NAME($skill) }) kan worden geleerd door: { ANY_NAME($names) }.
}
ends-at-once = Het spel is meteen afgelopen: niemand komt nog aan de beurt.
still-to-play = De ronde wordt uitgespeeld. Nog aan de beurt: { NAMES($players) }.
