## Een beurt zoals je hem doordenkt, stap voor stap

phase-synchronised = Gesynchroniseerd
phase-available = Al beschikbaar
phase-orders = Leiders maken vrij
phase-freed = Gratis vrij
phase-paid = Voor geld vrij
phase-left = Nog ingeschakeld
phase-mobilised = In totaal beschikbaar
phase-without = Weggelaten
phase-next = Eén voor één
phase-hinders = Waar het op vastloopt
phase-starts = Als anderen beginnen
phase-stays = Niet erbij
phase-engages = Eigen gangsters ingeschakeld
phase-brought = Wie meedoet
phase-already = Al ingeschakeld
phase-belongs = Andere bendes
phase-brings = Gangster voor gangster
phase-may = Mag meedoen
phase-heist = Overval voor overval
phase-heists = Voor de hele bende
asks-synchronised = Is de bende van { NAME($who) } gesynchroniseerd?
asks-available = Wie van { NAME($who) } is al beschikbaar?
asks-orders = Hoeveel anderen kunnen de leiders van { NAME($who) } gratis vrijmaken?
asks-freed = Hoeveel komen er dus gratis vrij?
asks-paid = Hoeveel maakt { NAME($who) } er nog voor geld vrij?
asks-left = Kan { NAME($who) } iedereen vrijmaken?
asks-mobilised = Hoeveel gangsters kan { NAME($who) } dus beschikbaar hebben?
asks-without = Welk symbool laat { NAME($who) } weg?
asks-next = { $nth ->
    [0] Nodig: { NAMES($missing) }. Wie schakel je als eerste in, zodat er zo veel mogelijk meekomen?
   *[other] Er ontbreekt nog: { NAMES($missing) }. Wie schakel je nu in, en wat wordt daarbij gebruikt?
}
asks-hinders = Waarom kan { NAME($who) } deze overval niet plegen?
asks-starts = En als { NAME($who) } begon: hoeveel konden er worden ingeschakeld?
asks-stays = Wie van { NAME($who) } is er niet bij?
asks-engages = Hoeveel van de eigen bende kan { NAME($who) } dus inschakelen?
asks-brought = { NAME($who) } doet mee. { $nth ->
    [0] Nodig: { NAMES($missing) }.
   *[other] Er ontbreekt nog: { NAMES($missing) }.
} Wat wordt daarbij gebruikt?
asks-already = Mag { NAME($who) } meedoen? Beschikbaar of ingeschakeld?
asks-belongs = { NAME($who) } hoort bij { NAME($owner) }. Mogen gangsters van anderen nu meedoen?
asks-brings = { $missing ->
    [nothing-at-all] Er ontbreekt niets meer. Mag { NAME($who) } meedoen?
   *[other] Er ontbreekt: { NAMES($missing) }. Brengt { NAME($who) } daar iets van mee?
}
asks-may = Wie mag dus als volgende meedoen?
asks-heist = Kan overval { $number } de hele bende van { NAME($who) } inschakelen?
asks-heists = Welke overvallen schakelen dus de hele bende van { NAME($who) } in?
ledger-uses = gebruikt
ledger-missing = ontbreekt nog
row-next = { $place }. { NAME($who) }
row-starts = Eerst { NAME($who) }
row-brought = { $place }. { NAME($who) }
row-already = { NAME($who) }
row-belongs = { NAME($who) }
row-brings = { NAME($who) }
row-each = { $reason ->
    [can-join] mag meedoen
    [already-engaged] is ingeschakeld
    [not-cooperative] andere bende
    [first-is-own] mag niet beginnen
    [nothing-missing] niets ontbreekt
   *[other] brengt niets mee
}
row-heist = Overval { $number }
row-comes = { $most ->
    [nothing-at-all] { $names ->
        [nothing-at-all] –
       *[other] iedereen
    }
   *[other] { $engaged } van { $most }
}
row-nothing = niets
row-said = { $label }{ $text ->
    [nothing-at-all] { "" }
   *[other] : { $text }
}{ $uses ->
    [nothing-at-all] { "" }
   *[other] : { NAMES($uses) }
}{ $skills ->
    [0] { "" }
   *[other] ; er ontbreekt nog: { $missing ->
        [nothing-at-all] niets
       *[other] { NAMES($missing) }
    }
}
