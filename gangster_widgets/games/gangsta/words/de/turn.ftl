## Ein Zug, wie man ihn durchdenkt, Schritt für Schritt

phase-synchronised = Synchronisiert
phase-available = Schon verfügbar
phase-orders = Anführer machen frei
phase-freed = Umsonst frei
phase-paid = Für Geld frei
phase-left = Weiter eingesetzt
phase-mobilised = Insgesamt verfügbar
phase-without = Weggelassen
phase-next = Einer nach dem anderen
phase-hinders = Woran es scheitert
phase-starts = Wenn andere beginnen
phase-stays = Nicht dabei
phase-engages = Eigene eingesetzt
phase-brought = Wer dabei ist
phase-already = Schon eingesetzt
phase-belongs = Andere Banden
phase-brings = Gangster für Gangster
phase-may = Darf dazukommen
phase-heist = Überfall für Überfall
phase-heists = Für die ganze Bande
asks-synchronised = Ist die Bande von { NAME($who) } synchronisiert?
asks-available = Wer von { NAME($who) } ist schon verfügbar?
asks-orders = Wie viele andere können die Anführer von { NAME($who) } umsonst frei machen?
asks-freed = Wie viele werden also umsonst frei?
asks-paid = Wie viele macht { NAME($who) } außerdem für Geld frei?
asks-left = Kann { NAME($who) } alle frei machen?
asks-mobilised = Wie viele Gangster kann { NAME($who) } also verfügbar haben?
asks-without = Welches Symbol lässt { NAME($who) } weg?
asks-next = { $nth ->
    [0] Nötig: { NAMES($missing) }. Wen zuerst einsetzen, damit möglichst viele mitkommen?
   *[other] Noch fehlt: { NAMES($missing) }. Wen als Nächsten einsetzen, und was wird dabei genutzt?
}
asks-hinders = Warum kann { NAME($who) } diesen Überfall nicht verüben?
asks-starts = Und wenn { NAME($who) } begänne: Wie viele könnten eingesetzt werden?
asks-stays = Wer von { NAME($who) } ist nicht dabei?
asks-engages = Wie viele der eigenen Bande kann { NAME($who) } also einsetzen?
asks-brought = { NAME($who) } ist dabei. { $nth ->
    [0] Nötig: { NAMES($missing) }.
   *[other] Noch fehlt: { NAMES($missing) }.
} Was wird dabei genutzt?
asks-already = Darf { NAME($who) } dazukommen? Verfügbar oder eingesetzt?
asks-belongs = { NAME($who) } gehört zu { NAME($owner) }. Dürfen Gangster anderer jetzt dazukommen?
asks-brings = { $missing ->
    [nothing-at-all] Es fehlt nichts mehr. Darf { NAME($who) } dazukommen?
   *[other] Es fehlt: { NAMES($missing) }. Bringt { NAME($who) } etwas davon?
}
asks-may = Wer darf also als Nächster dazukommen?
asks-heist = Kann Überfall { $number } die ganze Bande von { NAME($who) } einsetzen?
asks-heists = Welche Überfälle setzen also die ganze Bande von { NAME($who) } ein?
ledger-uses = nutzt
ledger-missing = fehlt noch
row-next = { $place }. { NAME($who) }
row-starts = Zuerst { NAME($who) }
row-brought = { $place }. { NAME($who) }
row-already = { NAME($who) }
row-belongs = { NAME($who) }
row-brings = { NAME($who) }
row-each = { $reason ->
    [can-join] darf dazu
    [already-engaged] ist eingesetzt
    [not-cooperative] andere Bande
    [first-is-own] darf nicht beginnen
    [nothing-missing] nichts fehlt
   *[other] bringt nichts
}
row-heist = Überfall { $number }
row-comes = { $most ->
    [nothing-at-all] { $names ->
        [nothing-at-all] –
       *[other] alle
    }
   *[other] { $engaged } von { $most }
}
row-nothing = nichts
row-said = { $label }{ $text ->
    [nothing-at-all] { "" }
   *[other] : { $text }
}{ $uses ->
    [nothing-at-all] { "" }
   *[other] : { NAMES($uses) }
}{ $skills ->
    [0] { "" }
   *[other] ; fehlt noch: { $missing ->
        [nothing-at-all] nichts
       *[other] { NAMES($missing) }
    }
}
