## Der Tisch

look-board = Kapitel { $chapter }{ $snitches ->
    [0] { "" }
    [one] { " " }· bisher ein Spitzel
   *[other] { " " }· bisher { $snitches } Spitzel
}{ $who ->
    [nothing-at-all] { "" }
   *[other] { " " }· { NAME($who) } entscheidet: { $moment }
}
look-decides = Zu entscheiden: { $moment }.
look-heist = { $nth }, { $told }
look-heist-unnamed = Überfall
look-question = { $under ->
    [1] Im Gange
   *[other] Der Überfall
}: { $told }{ $joined ->
    [nothing-at-all] { "" }
   *[other] . Dafür eingesetzt: { NAMES($joined) }
}{ $missing ->
    [nothing-at-all] { "" }
   *[other] . Es fehlt noch: { NAMES($missing) }
}
look-joined = eingesetzt:
look-divert = setzt bis { $number } andere ein
look-coop = { $number ->
    [0] gemeinsam
   *[other] gemeinsam: je { $number } $
}
look-heists = Ausliegende Überfälle{ $pile ->
    [nothing-at-all] { "" }
   *[other] { " " }· im Stapel: { $pile }
}
look-market = Anzuheuernde Gangster · im Stapel: { $pile }
look-boss = Boss
look-gang = { NAME($who) }: { $number ->
    [0] niemand
    [one] ein Gangster
   *[other] { $number } Gangster
}, verfügbar { $available }{ $acting ->
    [1] ; entscheidet jetzt
   *[other] { "" }
}
look-money = { NAME($who) } hat { $money } $
look-resource = { NAME($resource) } ({ $needs })
look-resource-laid = { NAME($resource) } · bei den Überfällen
look-resource-each = je Überfall, höchstens { $most }

## Wählen

choose-group-who = Spieler
choose-group-do = Aktion
choose-group-keeps = Behalten
choose-group-frees = Frei machen
choose-group-frees-everybody = Alle frei machen
choose-group-hires = Anheuern
choose-group-starts = Einen Überfall verüben
choose-group-engages = Als Nächsten einsetzen
choose-group-passes = Passen
choose-group-replaces = Aus der Auslage ersetzen
choose-group-trains = Lernt die Fähigkeit
choose-group-robs = Bestehlen
choose-group-diverts = Bei anderen einsetzen
choose-group-strikes = Mord in der Bande von
choose-group-discards = Ablegen
choose-group-takes-back = Zurückholen
choose-group-declines = Es dabei lassen
choose-group-heist = Überfall
choose-group-without = Weggelassen
choose-group-gangster = Gangster
choose-who = { NAME($value) }
choose-do = { $value ->
    [keeps] eine Ressourcenkarte behalten
    [frees] frei machen
    [frees-everybody] die ganze Bande frei machen
    [hires] anheuern
    [starts] einen Überfall verüben
    [engages] einsetzen
    [passes] passen
    [replaces] eine ausliegende Karte ersetzen
    [trains] lernen
    [robs] stehlen
    [diverts] bei einem Gegner einsetzen
    [strikes] morden
    [discards] ablegen
    [takes-back] zurückholen
   *[declines] es dabei lassen
}
choose-heist = { $what ->
    [asked] der Überfall
    [top] der oben auf dem Stapel
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
    [0] { " " }· umsonst
   *[other] { " " }· { $price } $
}
choose-frees-everybody = die ganze Bande · { $value ->
    [0] umsonst
   *[other] { $value } $
}
choose-without = { $value ->
    [nothing-at-all] nichts weglassen
   *[other] ohne { NAME($value) }
}
choose-player = { NAME($value) }
choose-resource = { NAME($value) }
action = { NAME($who) } { $does ->
    [keeps] behält die Ressourcenkarte { NAME($what) }
    [frees] macht { NAME($what) }{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }umsonst
       *[other] { " " }für { $price } $
    } frei
    [frees-everybody] macht die ganze Bande{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }umsonst
       *[other] { " " }für { $price } $
    } frei
    [hires] heuert { NAME($what) }{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }umsonst
       *[other] { " " }für { $price } $
    } an
    [starts] { $top ->
        [1] beginnt den Überfall oben auf dem Stapel
       *[other] { $number ->
            [nothing-at-all] beginnt den Überfall
           *[other] beginnt Überfall { $number }
        }
    }
    [engages] setzt { NAME($what) }{ $owner ->
        [nothing-at-all] { "" }
       *[other] { " " }von { NAME($owner) }
    } ein
    [passes] passt{ $money ->
        [nothing-at-all] { "" }
       *[other] { " " }für { $money } $
    }
    [replaces] { $number ->
        [nothing-at-all] ersetzt { NAME($what) } in der Auslage
       *[other] ersetzt Überfall { $number } in der Auslage
    }
    [trains] lässt { NAME($what) } die Fähigkeit{ $about ->
        [nothing-at-all] { "" }
       *[other] { " " }„{ NAME($about) }“
    } lernen
    [robs] { $money ->
        [nothing-at-all] bestiehlt { NAME($what) }
       *[other] stiehlt { $money } $ von { NAME($what) }
    }
    [diverts] setzt { NAME($what) } { $owner ->
        [nothing-at-all] bei einem Gegner
       *[other] von { NAME($owner) }
    } ein
    [strikes] lässt in der Bande von { NAME($what) } morden
    [discards] legt { NAME($what) } ab
    [takes-back] holt { NAME($what) } aus dem Krankenhaus zurück
   *[declines] lässt es dabei{ $moment ->
        [nothing-at-all] { "" }
       *[other] { " " }({ $moment })
    }
}
action-heist = { $told }{ $heist ->
    [nothing-at-all] { "" }
   *[other] , „{ NAME($heist) }“
} ({ NAMES($needs) })
action-without = { $told }, dabei weggelassen: { NAME($skill) }
board-over = Das Spiel ist zu Ende. Der Boss ist: { NAMES($winners) }
board-how = Einen Überfall anklicken oder antippen, um ihn zu verüben, einen ausliegenden Gangster, um ihn anzuheuern, oder einen eigenen eingesetzten, um ihn frei zu machen. Was einen ganzen Goldrand hat, ist wählbar; vier Ecken zeigen, wovon zuletzt die Rede war. Alle anderen Zeichen sind unten erklärt, unter „Zeichen“. Ist nichts mehr offen, wird sofort gespielt; Rückgängig nimmt es zurück. Tastatur: Pfeile, Enter, Esc.

## Was zwischen den Zügen kommt, Schritt für Schritt

phase-skills = Fähigkeiten
phase-most = Die meisten
phase-receives = Was das bringt
phase-mercenaries = Söldner
phase-fights = Im Krieg
phase-discard = Wer ablegt
phase-informants = Informanten
phase-owes = Was der Spitzel kostet
phase-item = Was Punkte bringt
phase-total = Zusammen
asks-skills = Wie viele Fähigkeiten hat die Bande von { NAME($who) }?
asks-most = Mit welcher Zahl werden alle verglichen?
asks-receives = Was erhält { NAME($who) }?
asks-mercenaries = Wie viele Söldnersymbole hat { NAME($who) }?
asks-fights = Verliert { NAME($who) } im Krieg einen Gangster?
asks-discard = Wer muss also einen Gangster ablegen?
asks-informants = Wie viele Informantensymbole hat { NAME($who) }?
asks-owes = Was kostet der Spitzel { NAME($who) }?
asks-item = Was bringt { NAME($who) } als Nächstes Punkte, und wie viele?
asks-total = Wie viele Punkte hat { NAME($who) } insgesamt?
ledger-all = Was bisher gezählt ist
ledger-counted = { $kind ->
    [income] Fähigkeiten
    [war] Söldner
    [snitched] Informanten
   *[count] gezählt
}
ledger-result = { $kind ->
    [income] erhält
    [war] verliert
    [snitched] zahlt
   *[count] Punkte
}
ledger-comes = { $result ->
    [nothing-at-all] { "" }
   *[other] { $kind ->
        [income] { $result } $
        [war] { $loses ->
            [0] niemanden
           *[other] einen Gangster
        }
        [snitched] { $result } ${ $loses ->
            [0] { "" }
           *[other] { " " }+ ein Gangster
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

## Was die Zeichen bedeuten

sign-boss = Boss
sign-available = verfügbar
sign-engaged = eingesetzt: liegt, bis er wieder frei wird
sign-learnt = eine gelernte Fähigkeit
sign-points = Einflusspunkte
sign-price = Preis
sign-family = Familie: { NAME($family) }
sign-number = Nummer des Überfalls
sign-brought = schon gebracht, und von wem
sign-coop = kooperativ: Andere dürfen mitmachen
sign-tech = High-Tech
sign-snitch = Spitzel mit seiner Zahl
sign-resource-active = Ressourcenkarte, aktiv
sign-resource = Ressourcenkarte, noch nicht aktiv
sign-points-hollow = Einflusspunkte, die zählen, sobald die Karte aktiv ist
sign-open = ganzer Goldrand: lässt sich wählen
sign-chosen = roter Rand: wer am Zug ist, was im Gange, gewählt oder abgelehnt ist
sign-told = vier Ecken: davon ist gerade die Rede
