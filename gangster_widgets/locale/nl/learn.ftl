### Leren: de cursus

door-learn = Leren
door-learn-what = de spelregels, stap voor stap

## Het overzicht van de cursus

learn-what = Eén spelregel tegelijk: lezen, een voorbeeld doorlopen, zelf proberen. Elke les is altijd open.
learn-placement = Waar begin ik?
learn-look-up = De regels om op te zoeken:
learn-begin = Beginnen: { $title }
learn-go-on = Verder: { $at }
learn-at = { $title }, pagina { $page }
learn-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
learn-far = { $done ->
    [0] begonnen
   *[other] { $done } van { $pages } pagina’s klaar
}
learn-done = klaar
learn-next-here = nu aan de beurt
learn-look-again = { $begun ->
    [true] nog eens bekijken loont
   *[other] bekijken loont
}
learn-lessons-done = { $done } van { $all } { $all ->
    [one] les
   *[other] lessen
} klaar
learn-part-done = { $done } van { $all } klaar
learn-rules-firm = { $firm } van { $all } { $all ->
    [one] spelregel
   *[other] spelregels
} { $firm ->
    [one] zit
   *[other] zitten
} erin{ $growing ->
    [0] { "" }
    [one] , één groeit
   *[other] , { $growing } groeien
}
learn-growing-of = { $some } van { $all } { $some ->
    [one] groeit
   *[other] groeien
}
learn-part-rules = { $title }, regel voor regel
learn-all-rules = Regel voor regel
learn-all-done = Alle pagina’s van de cursus zijn klaar: je kunt spelen. Met puzzels blijft het geleerde hangen.
learn-play = Een partij spelen
learn-none = Voor dit spel is er nog geen cursus.
learn-mastered = Hoe goed het er al in zit
learn-first-counts = Daarvoor telt alleen het eerste antwoord op een puzzel.
learn-firm-how = Een spelregel zit erin als die een dag later of nog later weer juist is; ging er iets mis, dan duurt dat iets langer.
learn-row = { $state }, { $row ->
    [one] één keer
   *[other] { $row } keer
} juist

## Een pagina van een les

learn-course = De cursus
learn-where = { $title }, pagina { $page } van { $pages }
learn-pages = Pagina’s van ‘{ $title }’
learn-step = Pagina { $page }, { $title }: { $done ->
    [true] klaar
   *[other] nog te doen
}
learn-text = De les
learn-way = Terug en verder
learn-back = Vorige pagina
learn-next = Volgende pagina
learn-end = Les afronden
learn-skip = Pagina overslaan
learn-is-done = Deze pagina is klaar.
learn-to-step = Loop het voorbeeld door tot het einde, dan is deze pagina klaar.
learn-to-solve = Los de puzzel op, dan is deze pagina klaar.
learn-page-done = Pagina { $page } van { $pages } is klaar.

## Het einde van een les

learn-finished = ‘{ $title }’ is afgerond
learn-ended = Het einde van ‘{ $title }’
learn-still-open = Nog te doen:
learn-learnt = Waar het over ging
learn-next-lesson = Volgende les: { $title }
learn-practise = Puzzels: { $topic }
learn-again = Nog een keer
learn-again-leave = Nee, dank je
learn-again-why = { $ago ->
    [0] In deze les
    [1] In de vorige les
    [2] Twee lessen geleden
   *[other] In de les ‘{ $lesson }’
} ging er iets mis: { $about }. Hier is een andere spelsituatie daarover.
learn-onward = Verder met de cursus

## Wat er niet is

learn-no-lesson = Er is hier geen les ‘{ $id }’.
learn-no-page = ‘{ $title }’ heeft { $pages } pagina’s. Er is geen pagina { $page }.
learn-to-lesson = Naar de les ‘{ $title }’
learn-to-map = Naar de cursus

## Wat er mis kan zijn in het bestand van een les

lesson-none = In dit bestand staat geen les.
lesson-game = ‘{ $game }’ is niet het spel van de map waarin het bestand staat: dat is ‘{ $folder }’.
lesson-does-one = Een pagina heeft precies één van ‘moves’, ‘reckoning’ en ‘task’; hier staat { $found ->
    [nothing-at-all] geen daarvan
   *[other] { LIST($found) }
}.
lesson-task-only = ‘{ $key }’ hoort bij een pagina met ‘task’.
lesson-task-twice = De puzzel ‘{ $id }’ is al een opgave van deze les.
lesson-no-steps = De puzzel ‘{ $id }’ kan niet in stappen worden gevraagd.
lesson-link = Een begrip wordt geschreven als [begrip](id.van.de.spelregel); hier staat ‘{ $text }’.
lesson-ask-at = Er is geen soort stap ‘{ $kind }’. Er zijn: { LIST($kinds) }.
lesson-note = Er is geen stap { $step }: de beurten hebben de stappen 0 tot en met { $most }.
lesson-beside-same = Met de denkfout ‘{ $id }’ komt er hier hetzelfde uit.
lesson-whole-board = De afrekening van een heel speelbord vraagt minstens twee wijken met een puntentabel; een enkele wijk wordt onder ‘district’ genoemd.
lesson-place-twice = Plaats { $place } in de cursus is al van ‘{ $id }’.
