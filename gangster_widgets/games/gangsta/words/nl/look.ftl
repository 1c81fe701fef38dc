## De tafel

look-board = Hoofdstuk { $chapter }{ $snitches ->
    [0] { "" }
    [one] { " " }· tot nu toe één snitch
   *[other] { " " }· tot nu toe { $snitches } snitches
}{ $who ->
    [nothing-at-all] { "" }
   *[other] { " " }· { NAME($who) } beslist: { $moment }
}
look-decides = Te beslissen: { $moment }.
look-heist = { $nth }, { $told }
look-heist-unnamed = Overval
look-question = { $under ->
    [1] Aan de gang
   *[other] De overval
}: { $told }{ $joined ->
    [nothing-at-all] { "" }
   *[other] . Ervoor ingeschakeld: { NAMES($joined) }
}{ $missing ->
    [nothing-at-all] { "" }
   *[other] . Er ontbreekt nog: { NAMES($missing) }
}
look-joined = ingeschakeld:
look-divert = schakelt tot { $number } anderen in
look-coop = { $number ->
    [0] samen
   *[other] samen: elk { $number } $
}
look-heists = Beschikbare overvallen{ $pile ->
    [nothing-at-all] { "" }
   *[other] { " " }· op de stapel: { $pile }
}
look-market = In te huren gangsters · op de stapel: { $pile }
look-boss = boss
look-gang = { NAME($who) }: { $number ->
    [0] niemand
    [one] één gangster
   *[other] { $number } gangsters
}, beschikbaar { $available }{ $acting ->
    [1] ; beslist nu
   *[other] { "" }
}
look-money = { NAME($who) } heeft { $money } $
look-resource = { NAME($resource) } ({ $needs })
look-resource-laid = { NAME($resource) } · bij de overvallen
look-resource-each = per overval, hoogstens { $most }

## Kiezen

choose-group-who = Speler
choose-group-do = Actie
choose-group-keeps = Houden
choose-group-frees = Vrijmaken
choose-group-frees-everybody = Iedereen vrijmaken
choose-group-hires = Inhuren
choose-group-starts = Een overval plegen
choose-group-engages = Als volgende inschakelen
choose-group-passes = Passen
choose-group-replaces = Openliggende kaart vervangen
choose-group-trains = Leert de vaardigheid
choose-group-robs = Stelen van
choose-group-diverts = Bij anderen inschakelen
choose-group-strikes = Moord in de bende van
choose-group-discards = Afleggen
choose-group-takes-back = Terughalen
choose-group-declines = Het daarbij laten
choose-group-heist = Overval
choose-group-without = Weggelaten
choose-group-gangster = Gangster
choose-who = { NAME($value) }
choose-do = { $value ->
    [keeps] een grondstoffenkaart houden
    [frees] vrijmaken
    [frees-everybody] de hele bende vrijmaken
    [hires] inhuren
    [starts] een overval plegen
    [engages] inschakelen
    [passes] passen
    [replaces] een openliggende kaart vervangen
    [trains] leren
    [robs] stelen
    [diverts] bij een tegenstander inschakelen
    [strikes] moorden
    [discards] afleggen
    [takes-back] terughalen
   *[declines] het daarbij laten
}
choose-heist = { $what ->
    [asked] de overval
    [top] die boven op de stapel
   *[other] { $what }
}{ $heist ->
    [nothing-at-all] { "" }
   *[other] { " " }{ NAME($heist) }
} ({ $needs })
choose-gangster = { NAME($gangster) }{ $owner ->
    [nothing-at-all] { "" }
   *[other] { " " }· { NAME($owner) }
}{ $price ->
    [nothing-at-all] { "" }
    [0] { " " }· gratis
   *[other] { " " }· { $price } $
}
choose-frees-everybody = de hele bende · { $value ->
    [0] gratis
   *[other] { $value } $
}
choose-without = { $value ->
    [nothing-at-all] niets weglaten
   *[other] zonder { NAME($value) }
}
choose-player = { NAME($value) }
choose-resource = { NAME($value) }
action = { NAME($who) } { $does ->
    [keeps] houdt de grondstoffenkaart { NAME($what) }
    [frees] maakt { NAME($what) }{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }gratis
       *[other] { " " }voor { $price } $
    } vrij
    [frees-everybody] maakt de hele bende{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }gratis
       *[other] { " " }voor { $price } $
    } vrij
    [hires] huurt { NAME($what) }{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }gratis
       *[other] { " " }voor { $price } $
    } in
    [starts] { $top ->
        [1] begint de overval boven op de stapel
       *[other] { $number ->
            [nothing-at-all] begint de overval
           *[other] begint overval { $number }
        }
    }
    [engages] schakelt { NAME($what) }{ $owner ->
        [nothing-at-all] { "" }
       *[other] { " " }van { NAME($owner) }
    } in
    [passes] past{ $money ->
        [nothing-at-all] { "" }
       *[other] { " " }voor { $money } $
    }
    [replaces] { $number ->
        [nothing-at-all] vervangt de openliggende { NAME($what) }
       *[other] vervangt de openliggende overval { $number }
    }
    [trains] laat { NAME($what) } de vaardigheid{ $about ->
        [nothing-at-all] { "" }
       *[other] { " " }‘{ NAME($about) }’
    } leren
    [robs] steelt{ $money ->
        [nothing-at-all] { "" }
       *[other] { " " }{ $money } $
    } van { NAME($what) }
    [diverts] schakelt { NAME($what) } { $owner ->
        [nothing-at-all] bij een tegenstander
       *[other] van { NAME($owner) }
    } in
    [strikes] laat moorden in de bende van { NAME($what) }
    [discards] legt { NAME($what) } af
    [takes-back] haalt { NAME($what) } terug uit het ziekenhuis
   *[declines] laat het daarbij{ $moment ->
        [nothing-at-all] { "" }
       *[other] { " " }({ $moment })
    }
}
action-heist = { $told }{ $heist ->
    [nothing-at-all] { "" }
   *[other] , ‘{ NAME($heist) }’
} ({ NAMES($needs) })
action-without = { $told }, weggelaten: { NAME($skill) }
board-over = Het spel is afgelopen. De Boss is: { NAMES($winners) }
board-how = Klik of tik op een overval om die te plegen, op een openliggende gangster om hem in te huren, of op een eigen ingeschakelde gangster om hem vrij te maken. Wat een hele gouden rand heeft, kan gekozen worden; vier hoeken tonen waar het zojuist over ging. Alle andere tekens staan hieronder uitgelegd, bij ‘Tekens’. Is er niets meer open, dan wordt meteen gespeeld; Ongedaan maken neemt het terug. Toetsen: pijlen, Enter, Escape.

## Wat er tussen de beurten gebeurt, stap voor stap

phase-skills = Vaardigheden
phase-most = De meeste
phase-receives = Wat dat oplevert
phase-mercenaries = Huurlingen
phase-fights = In de oorlog
phase-discard = Wie aflegt
phase-informants = Informateurs
phase-owes = Wat de snitch kost
phase-item = Wat punten oplevert
phase-total = Samen
asks-skills = Hoeveel vaardigheden heeft de bende van { NAME($who) }?
asks-most = Met welk getal wordt iedereen vergeleken?
asks-receives = Wat krijgt { NAME($who) }?
asks-mercenaries = Hoeveel huurlingsymbolen heeft { NAME($who) }?
asks-fights = Verliest { NAME($who) } in de oorlog een gangster?
asks-discard = Wie moet er dus een gangster afleggen?
asks-informants = Hoeveel informateursymbolen heeft { NAME($who) }?
asks-owes = Wat kost de snitch { NAME($who) }?
asks-item = Wat levert { NAME($who) } nu punten op, en hoeveel?
asks-total = Hoeveel punten heeft { NAME($who) } in totaal?
ledger-all = Wat er tot nu toe is geteld
ledger-counted = { $kind ->
    [income] vaardigheden
    [war] huurlingen
    [snitched] informateurs
   *[count] geteld
}
ledger-result = { $kind ->
    [income] krijgt
    [war] verliest
    [snitched] betaalt
   *[count] punten
}
ledger-comes = { $result ->
    [nothing-at-all] { "" }
   *[other] { $kind ->
        [income] { $result } $
        [war] { $loses ->
            [0] niemand
           *[other] één gangster
        }
        [snitched] { $result } ${ $loses ->
            [0] { "" }
           *[other] { " " }+ één gangster
        }
       *[count] { $result }
    }
}
ledger-line = { NAME($who) }{ $counted ->
    [nothing-at-all] { "" }
   *[other] : { $counted }
}{ $comes ->
    [nothing-at-all] { "" }
   *[other] ; { $comes }
}

## Wat de tekens betekenen

sign-boss = boss
sign-available = beschikbaar
sign-engaged = ingeschakeld: ligt tot hij weer vrijkomt
sign-learnt = een aangeleerde vaardigheid
sign-points = invloedspunten
sign-price = prijs
sign-family = familie: { NAME($family) }
sign-number = nummer van de overval
sign-brought = al meegebracht, en door wie
sign-coop = coöperatief: anderen mogen meedoen
sign-tech = high-tech
sign-snitch = snitch met zijn getal
sign-resource-active = grondstoffenkaart, actief
sign-resource = grondstoffenkaart, nog niet actief
sign-points-hollow = invloedspunten die tellen zodra de kaart actief is
sign-open = hele gouden rand: is te kiezen
sign-chosen = rode rand: wie aan de beurt is, wat bezig, gekozen of geweigerd is
sign-told = vier hoeken: daar gaat het nu over
