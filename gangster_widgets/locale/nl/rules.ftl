### De spelregels: helemaal, op één pagina, en de begrippen

door-rules = De spelregels
rules-forms = Vormen van de spelregels
rules-whole = Helemaal
rules-whole-what = Alle regels van het spel om op te zoeken. Bij elke regel staat waar die vandaan komt.
rules-summary = Op één pagina
rules-summary-what = Alle regels in het kort, op één blad dat naast het speelbord kan liggen. Elke titel leidt naar de hele regel.
rules-glossary = Begrippen
rules-glossary-what = Hoe de begrippen van het spel in de vier talen heten, en welke regels zeggen wat ze betekenen.
rules-box = Wat er in de doos zit
rules-box-what = Alle kaarten, borden en stukken met hun getallen. Daarachter staat waar het getal vandaan komt.
rules-print = Afdrukken
rules-sheet = { $game }: de spelregels op één pagina
rules-terms = { $game }: de begrippen in vier talen
rules-in-box = { $game }: wat er in de doos zit
rules-rule = Spelregel
rules-otherwise = ook anders te spelen
rules-legend = Sommige groepen spelen het anders; hoe, staat in de hele regel.
rules-unknown = In de spelregels is er geen onderwerp en geen regel ‘{ $about }’.
rules-from-lesson = Tussen alle spelregels
