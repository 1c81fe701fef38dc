## Een puzzel op de pagina

puzzle-panel = De vraag en het antwoord
puzzle-level = Niveau { $level }
puzzle-answer = Antwoord
puzzle-buttons = Wat er met het antwoord mogelijk is
puzzle-check = Controleren
puzzle-hand-in = Antwoord inleveren
puzzle-hint = Hint { $rung } van { $most }
puzzle-hints = Hints
puzzle-where = In de afbeelding is gemarkeerd waar het om gaat.
puzzle-another = Nog zo’n puzzel
puzzle-onward = Volgende puzzel
puzzle-again = Terug naar de eerste puzzel
puzzle-no-other = Nog zo’n puzzel is er niet.
puzzle-why = Waarom dat zo is
puzzle-unexplained = Geen bekende denkfout leidt tot dit antwoord. Een hint laat zien waar je kunt beginnen.
puzzle-typed = Het hele antwoord typen
puzzle-so-far = Het antwoord luidt tot nu toe: { $answer }
answer-order = De volgorde, te beginnen met plaats 1
answer-drop = Sleep hierheen of kies hieronder
answer-drop-or-click = Kies in de afbeelding of hieronder, of sleep hierheen
answer-tray = Nog niet ingedeeld
answer-up = { $name } omhoog
answer-down = { $name } omlaag
answer-away = { $name } weghalen
answer-on-picture = Kies in de afbeelding: klik, tik of gebruik de pijltjestoetsen en Enter.
answer-field = veld { $field }
answer-field-of = { $name }: veld { $field }
answer-action = Gekozen actie: { $action }
answer-choose = Kies stap voor stap in de afbeelding of hieronder.
answer-tap = Nog niet gekozen. Tik nog een keer, of:
answer-take = Kiezen: { $what }
answer-leave = Weglaten: { $what }
puzzle-stepwise = In stappen vragen
puzzle-steps = De stappen van het antwoord
step-number = Hoeveel gangsters heeft elke bende?
step-tie = Er is een gelijke stand. Welke rang heeft de hoogste gangster van elk van deze bendes?
step-order = In welke volgorde staan de bendes?
step-worth = Hoeveel telt de plaats van elke bende, vóór het verdubbelen?
step-points = Hoeveel punten krijgt elke bende?
step-influence = Hoeveel invloed heeft iedereen dan?
step-right = Goed. De volgende stap:
step-wrong = Nog niet goed. Kijk nog eens naar de afbeelding of neem een hint.
step-to-come = { $number ->
    [one] nog één stap
   *[other] nog { $number } stappen
}
puzzle-compare = Beide manieren van denken vergelijken
puzzle-chosen = { $label }; gekozen
puzzle-like = Nog een: { $title }
