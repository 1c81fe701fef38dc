### Lesgeven

door-teach = Lesgeven
door-teach-what = demonstraties en oefeningen
teach-what = Alles hier is bedoeld voor wie anderen de spelregels uitlegt.
teach-compose = Een oefening samenstellen
teach-compose-what = Leg een spelsituatie klaar, stel een vraag, kijk welke denkfouten die aan het licht brengt en verstuur het geheel als link.
teach-show = Een afrekening tonen
teach-show-what = Stap voor stap voor een klas, groot op het scherm, het antwoord telkens pas na de vraag.
teach-sheet = Puzzelblad
teach-sheet-what = Kies puzzels en druk ze af, met de oplossingen op een aparte pagina, of neem ze mee naar Moodle.
teach-results = Resultaten als tabel
teach-results-what = Wat leerlingen hebben geantwoord, als bestand voor een spreadsheet.
