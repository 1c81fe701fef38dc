## Aufgaben und Antworten

puzzle-none = Die Datei enthält keine Aufgabe.
puzzle-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { LIST($games) }.
puzzle-kind = Eine Aufgabenart „{ $kind }“ gibt es nicht; es gibt { LIST($kinds) }.
puzzle-rule = Die Spielregeln enthalten keine Regel „{ $rule }“.
puzzle-id-twice = Die Kennung „{ $id }“ kommt schon in { $file }, Zeile { $line }, vor.
puzzle-claim = Nach den Regeln ist eine andere Antwort richtig: { $answer }
answer-numbers = Die Antwort besteht hier aus einer Zahl für jede Bande, zum Beispiel { $example }, nicht aus „{ $given }“.
answer-list = Die Antwort ist hier eine Liste, zum Beispiel { $example }, nicht „{ $given }“.
answer-name = „{ $given }“ kommt hier nicht infrage; möglich: { LIST($names) }.
answer-twice = In „{ $given }“ ist etwas zweimal genannt.
answer-whole = „{ $given }“ ist keine ganze Zahl.
answer-spot = „{ $given }“ ist kein Ort mit einer Feldnummer.
answer-parts = Die Antwort sieht hier zum Beispiel so aus: { $example }; sie ist nicht „{ $given }“.
answer-part-missing = In der Antwort fehlt der Teil „{ $part }“.
answer-none = gar keine
typed-none = keine, keiner, keinen, niemand, nichts
answer-text = Die Antwort ist hier ein Text, nicht „{ $given }“.

## Urteile

verdict-right = Richtig.
verdict-wrong = Nicht richtig.
verdict-unreadable = Diese Antwort lässt sich nicht lesen: { $problem }
verdict-not-attempted = Es wurde keine Antwort gegeben.
verdict-belief = Diese Antwort kommt heraus, wenn man meint: { $belief }
verdict-beliefs = Diese Antwort kommt heraus, wenn man meint: { $belief } Und zugleich: { $other }
verdict-several = Mehrere falsche Vorstellungen führen zu dieser Antwort.
verdict-but = Die Regel lautet aber: { $clause }
verdict-true-way = Der richtige Gedankengang
verdict-wrong-way = Der andere Gedankengang
verdict-slip-way = Warum das so ist
verdict-expected = Die richtige Antwort: { $answer }
astray-answer = Falsche Antwort
astray-idea = Die Vorstellung dahinter
astray-reply = Was sich antworten lässt
verdict-slip-swapped = Zwei Angaben sind vertauscht; alles andere stimmt.
verdict-slip-off-by-one = Alles liegt um eins daneben.
verdict-option = An diesem Tisch wird anders gespielt, wie es am Ende dieser Regel steht.
answer-no-step = „{ $given }“ ist kein Schritt dieser Antwort. Ihre Schritte: { $names ->
    [nothing-at-all] Sie hat keine.
   *[other] { LIST($names) }.
}
verdict-slip-next-place = Alle haben die Zahl des nächsten Platzes.
verdict-look-again = Noch einmal hinsehen bei: { LIST($what) }.
verdict-count = { $missing ->
    [0] { $extra ->
        [one] Eine Angabe ist zu viel.
       *[other] { $extra } Angaben sind zu viel.
    }
    [one] Eine Angabe fehlt noch. { $extra ->
        [0] { "" }
        [one] Eine Angabe ist zu viel.
       *[other] { $extra } Angaben sind zu viel.
    }
   *[other] { $missing } Angaben fehlen noch. { $extra ->
        [0] { "" }
        [one] Eine Angabe ist zu viel.
       *[other] { $extra } Angaben sind zu viel.
    }
}
verdict-not-allowed = Diese Aktion ist hier nicht erlaubt: { $action }.
verdict-lead = Diese Aktion führt zu einem Vorsprung von { $lead } ({ $own } gegen { $other }); eine andere führt zu { $best-lead } ({ $best-own } gegen { $best-other }).
verdict-lead-drive = Eine Fahrt ändert an dieser Abrechnung nichts: Es bleibt bei einem Vorsprung von { $lead } ({ $own } gegen { $other }). Eine andere Aktion führt zu { $best-lead } ({ $best-own } gegen { $best-other }).
verdict-slip-missing = Eine Angabe fehlt: { $what }.
verdict-slip-extra = Eine Angabe ist zu viel: { $what }.
verdict-slip-district = Wird { THE($district) } weggelassen, stimmt alles.
answer-begun = Die Antwort ist noch nicht vollständig. Es fehlt noch etwas, bis eine ganze Aktion dasteht.
answer-not-json = Das ist kein JSON: { $given }
answer-unknown-id = Eine Aufgabe „{ $id }“ gibt es in diesen Dateien nicht.

## Hinweise

hint-clause = Diese Regel entscheidet: { $title }. { $sentence }
hint-where = Hier lohnt der Blick: { LIST($spots) }.
hint-half = So beginnt der Weg:
hint-whole = Der ganze Weg:
spot-field = { $place } (Feld { $field })
spot-place = { $of } ({ $nth }. Zahl von links)
spot-doubler = die Dopplermarke { IN($of) }

## Erzeugte Aufgaben

generated-title = { $where ->
    [nothing-at-all] { $kind }, Nr. { $number }
   *[other] { $kind }: { $where }, Nr. { $number }
}
puzzle-line = Das ist nicht genau eine Aufgabe in einer Zeile JSON.
generate-none = Mit dem Startwert { $seed } hat sich keine Aufgabe der Art „{ $kind }“ auf Stufe { $level } gefunden.
verdict-slip-others = Es sind genau die anderen: die du weggelassen hast, und keine von denen, die du gewählt hast.
