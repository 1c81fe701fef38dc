### Resultaten: wat er is geantwoord, als tabel

results-room = Resultaten
results-what = Wat er is geantwoord en welke ideeën op een dwaalspoor brachten: hier in het kort, en als bestand voor een spreadsheet met een rij voor elk antwoord.
results-save = Opslaan als CSV
results-saved = { $number ->
    [one] Een tabel met één antwoord staat bij de downloads van de browser.
   *[other] Een tabel met { $number } antwoorden staat bij de downloads van de browser.
}
results-separator = Tussen de kolommen
results-comma = komma ,
results-semicolon = puntkomma ;
results-mine = met de antwoorden uit deze browser
results-me = Deze browser
results-table = Wie wat heeft geantwoord
results-none = Er staat nog niemand in de tabel.
results-learner = Wie
results-answers = Antwoorden
results-tried = Geprobeerde puzzels
results-solved = Opgelost
results-weak = Zwakke spelregels
results-last = Laatst hier
results-in-title = Bestanden van leerlingen
results-in-what = Leerlingen slaan hun gegevens op via de pagina ‘Mijn gegevens’ en leveren het bestand in. Hun antwoorden staan onder de naam van het bestand in deze tabel en worden vergeten zodra deze pagina wordt verlaten; de eigen voortgang blijft zoals die is. Een zelf samengestelde oefening staat er met haar titel in als ze bij de eigen puzzels staat.
results-in = Ingeleverde bestanden kiezen
results-taken = { $number ->
    [one] { $name } staat in de tabel, met één antwoord.
   *[other] { $name } staat in de tabel, met { $number } antwoorden.
}
results-dropped = { $name } staat niet meer in de tabel.
results-many-files = Meer dan { $most } bestanden passen niet in de tabel. Verwijder er eerst een.
results-many-answers = Meer dan { $most } antwoorden passen niet in de tabel. Verwijder eerst een bestand.
results-right = juist
results-wrong = fout

## De kolommen van het bestand

results-col-learner = Wie
results-col-time = Tijdstip
results-col-game = Spel
results-col-puzzle = Puzzel
results-col-title = Titel
results-col-variant = Variant
results-col-kind = Vraagsoort
results-col-level = Niveau
results-col-verdict = Oordeel
results-col-attempt = Poging
results-col-hints = Hints
results-col-seconds = Seconden
results-col-ideas = Denkfouten
results-col-idea-ids = Id’s van de denkfouten
results-col-clauses = Spelregels
results-col-clause-ids = Id’s van de spelregels
results-col-given = Gegeven antwoord
