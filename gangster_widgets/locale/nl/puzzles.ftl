## Puzzles and answers

puzzle-none = Het bestand bevat geen puzzel.
puzzle-game = Er is geen spel ‘{ $game }’; er zijn: { LIST($games) }.
puzzle-kind = Er is geen vraagsoort ‘{ $kind }’; er zijn: { LIST($kinds) }.
puzzle-rule = Er is geen spelregel ‘{ $rule }’.
puzzle-id-twice = De id ‘{ $id }’ komt al voor in { $file }, regel { $line }.
puzzle-claim = Volgens de spelregels is een ander antwoord juist: { $answer }
answer-numbers = Een antwoord is een getal voor elke bende, bijvoorbeeld { $example }, niet ‘{ $given }’.
answer-list = Een antwoord is een lijst, bijvoorbeeld { $example }, niet ‘{ $given }’.
answer-name = ‘{ $given }’ kan hier niet worden genoemd; mogelijk: { LIST($names) }.
answer-twice = In ‘{ $given }’ wordt iets twee keer genoemd.
answer-whole = ‘{ $given }’ is geen geheel getal.
answer-spot = ‘{ $given }’ is geen plek met een veldnummer.
answer-parts = Een antwoord ziet er hier bijvoorbeeld zo uit: { $example }; het is niet ‘{ $given }’.
answer-part-missing = In het antwoord ontbreekt het deel ‘{ $part }’.
answer-none = geen enkele
typed-none = geen, niemand, niets
answer-text = Een antwoord is een tekst, niet ‘{ $given }’.

## Verdicts

verdict-right = Juist.
verdict-wrong = Niet juist.
verdict-unreadable = Dit antwoord kan niet worden gelezen: { $problem }
verdict-not-attempted = Er is geen antwoord gegeven.
verdict-belief = Dit antwoord krijgt wie denkt: { $belief }
verdict-beliefs = Dit antwoord krijgt wie denkt: { $belief } En tegelijk: { $other }
verdict-several = Meerdere ideeën leiden tot dit antwoord.
verdict-but = Maar de spelregel luidt: { $clause }
verdict-true-way = De juiste redenering
verdict-wrong-way = De andere redenering
verdict-slip-way = Waarom dat zo is
verdict-expected = Het juiste antwoord: { $answer }
astray-answer = Fout antwoord
astray-idea = De denkfout erachter
astray-reply = Wat je kunt antwoorden
verdict-slip-swapped = Er zijn er twee verwisseld; de rest klopt.
verdict-slip-off-by-one = Alles zit er één naast.
verdict-option = Aan deze tafel wordt het anders gespeeld, zoals aan het eind van die regel staat.
answer-no-step = ‘{ $given }’ is geen stap van dit antwoord. De stappen: { $names ->
    [nothing-at-all] er zijn er geen.
   *[other] { LIST($names) }.
}
verdict-slip-next-place = Iedereen heeft het getal van de volgende plaats.
verdict-look-again = Kijk nog eens naar: { LIST($what) }.
verdict-count = { $missing ->
    [0] { $extra ->
        [one] Eén is te veel.
       *[other] Er zijn er { $extra } te veel.
    }
    [one] Er ontbreekt er nog één. { $extra ->
        [0] { "" }
        [one] Eén is te veel.
       *[other] Er zijn er { $extra } te veel.
    }
   *[other] Er ontbreken er nog { $missing }. { $extra ->
        [0] { "" }
        [one] Eén is te veel.
       *[other] Er zijn er { $extra } te veel.
    }
}
verdict-not-allowed = Deze actie is hier niet toegestaan: { $action }.
verdict-lead = Deze actie geeft een voorsprong van { $lead } ({ $own } tegen { $other }); een andere geeft { $best-lead } ({ $best-own } tegen { $best-other }).
verdict-lead-drive = Een rit verandert niets aan deze afrekening: de voorsprong blijft { $lead } ({ $own } tegen { $other }). Een andere actie geeft { $best-lead } ({ $best-own } tegen { $best-other }).
verdict-slip-missing = Er ontbreekt er één: { $what }.
verdict-slip-extra = Er is er één te veel: { $what }.
verdict-slip-district = Alles klopt als { THE($district) } buiten beschouwing blijft.
answer-begun = Het antwoord is nog niet compleet. Kies verder tot er een hele actie staat.
answer-not-json = Dit is geen JSON: { $given }
answer-unknown-id = In deze bestanden staat geen puzzel ‘{ $id }’.

## Hints

hint-clause = Deze regel beslist: { $title }. { $sentence }
hint-where = Kijk hier: { LIST($spots) }.
hint-half = Zo begint de weg:
hint-whole = De hele weg:
spot-field = { $place } (veld { $field })
spot-place = { $of } ({ $nth }e getal van links)
spot-doubler = de dubbelmarker { IN($of) }

## Gemaakte puzzels

generated-title = { $where ->
    [nothing-at-all] { $kind }, nr. { $number }
   *[other] { $kind }: { $where }, nr. { $number }
}
puzzle-line = Dit is niet één puzzel in een regel JSON.
generate-none = Met de seed { $seed } is geen puzzel van de vraagsoort ‘{ $kind }’ op niveau { $level } gevonden.
verdict-slip-others = Het zijn juist de andere: die je hebt weggelaten, en geen van die je hebt gekozen.
