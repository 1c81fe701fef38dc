### Een puzzelblad: op papier en voor Moodle

sheet-room = Puzzelblad
sheet-what = Puzzels kiezen, ordenen en afdrukken: voor een klas, met de oplossingen op aparte pagina’s.
sheet-choose = Puzzels kiezen
sheet-count = { $number ->
    [0] Nog geen puzzel gekozen
    [one] Eén puzzel gekozen
   *[other] { $number } puzzels gekozen
}
sheet-unknown = { $number ->
    [one] Er is hier geen puzzel { LIST($ids) }; die ontbreekt op het blad.
   *[other] Er zijn hier geen puzzels { LIST($ids) }; die ontbreken op het blad.
}
sheet-print = Afdrukken
sheet-moodle = Voor Moodle
sheet-moodle-done = { $number ->
    [one] Een bestand met één vraag voor Moodle staat bij de downloads van de browser.
   *[other] Een bestand met { $number } vragen voor Moodle staat bij de downloads van de browser.
}
sheet-moodle-how = In Moodle: ‘Vragenbank’, ‘Importeren’, ‘Moodle-XML-formaat’.
sheet-link = Link naar dit blad kopiëren
sheet-clear = Alles weghalen
sheet-every = Deze allemaal kiezen
sheet-shown = { $number ->
    [0] Geen enkele puzzel voldoet aan dat alles.
    [one] Eén puzzel om uit te kiezen
   *[other] { $number } puzzels om uit te kiezen
}
sheet-some = Van { $all } gegenereerde staan hier de eerste { $shown }; een soort, een niveau of een onderwerp toont andere.
sheet-too-many = Meer dan deze { $most } puzzels passen niet op één blad.
sheet-moved = { $title } is nu nummer { $number }.
sheet-look = Hoe het blad eruit moet zien
sheet-title = Titel
sheet-usual-title = { $game }: puzzels
sheet-look-solutions = met oplossingen
sheet-look-single = één puzzel per pagina
sheet-look-large = grote letters
sheet-preview = Het blad zoals het wordt afgedrukt
sheet-empty = Het blad is nog leeg. Elke aangevinkte puzzel verschijnt hier zoals die wordt afgedrukt.

## Op het blad zelf

sheet-name = Naam
sheet-date = Datum
sheet-solutions = Oplossingen
sheet-wrong = Foute antwoorden en de denkfout erachter
paper-rules = Spelregels: { $rules }

## Vragen voor Moodle

moodle-numbers = In elk vak een geheel getal: 0 voor niets.
moodle-fields = In elk vak het nummer van een veld: 0 waar niemand meer kan worden neergezet.
moodle-nobody = niemand
moodle-partly = Gedeeltelijk juist.
moodle-rule = Maar de spelregel luidt: ‘{ $clause }’.
