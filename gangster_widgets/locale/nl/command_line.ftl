## The command line

cli-about = Gangsterbordspellen leren, oplossen en uitleggen: een spelregelmotor die zegt waarom.
cli-usage = Gebruik:{" "}
cli-commands = Opdrachten
cli-options = Opties
cli-arguments = Argumenten
cli-help-option = deze hulptekst tonen en stoppen
cli-version-option = de versie tonen en stoppen
cli-lang-option = de taal van alle tekst: en, de, nl of fr
cli-json-option = één JSON-object per regel schrijven en verder niets
cli-simulate = hele partijen spelen met bots
cli-simulate-more = Speelt hele partijen met bots en schrijft één regel per partij. Dezelfde seed geeft dezelfde partijen; partij nummer K van een reeks kan met haar eigen seed los worden overgespeeld.
cli-game-option = het spel: { LIST($games) } (standaard: { $usual })
cli-game-of-kind-option = het spel: { LIST($games) } (standaard: het enige met die vraagsoort, anders { $usual })
cli-game-not-needed = het spel; niet nodig, want een id hoort bij één puzzel van één spel
cli-players-option = het aantal spelers (standaard: { $default }); twee spelen elk twee bendes en heten naar hun eerste
cli-games-option = het aantal partijen (standaard: { $default })
cli-seed-option = de seed van de eerste partij; elke volgende partij krijgt de volgende (standaard: { $default })
cli-bots-option = de bots per plaats aan tafel, herhaald tot alle plaatsen bezet zijn: { LIST($bots) }
cli-jobs-option = hoeveel partijen er tegelijk worden gespeeld (standaard: één)
cli-components-option = een eigen materiaalbestand in plaats van de meegeleverde gegevens
cli-rulings-option = een spelafspraak die anders wordt gespeeld; mag vaker worden opgegeven: { ANY($rulings) }
cli-components = de gegevens van het spelmateriaal tonen en waar ze vandaan komen
cli-components-more = Toont de plattegrond, de puntentabellen, kaarten, speciale uitrustingen en gangsters, elk met hun bron; een eigen bestand wordt eerst gecontroleerd, en alles wat er niet aan klopt, wordt gemeld.
cli-file-option = een eigen materiaalbestand
cli-bench = meten hoe snel de spelregelmotor op deze computer is
cli-bench-more = Speelt willekeurige partijen, rekent af wat erin voorkomt, en schrijft hoeveel acties en afrekeningen er per seconde zijn.
cli-seconds-option = hoelang elke waarde wordt gemeten, in seconden (standaard: { $default })
cli-path-argument = puzzelbestanden, of mappen met puzzelbestanden
cli-id-argument = de id van een puzzel
cli-puzzles-option = een map met eigen puzzels, naast de meegeleverde
cli-solve = de antwoorden van de spelregelmotor tonen, met de redenen
cli-solve-more = Schrijft bij elke puzzel het antwoord van de spelregelmotor, met de redenen. Puzzels met fouten worden geweigerd, elk met bestand en regelnummer; de overige worden gewoon opgelost.
cli-validate = melden wat er niet klopt aan puzzelbestanden
cli-validate-more = Leest puzzelbestanden en meldt alles wat er niet aan klopt, elke fout met bestand en regelnummer.
cli-list = tonen welke puzzels er zijn
cli-list-more = Toont een lijst van de meegeleverde puzzels van één spel en die uit eigen mappen. Zonder --game en --kind is dat het spel { $usual }; --game noemt een ander spel.
cli-kind-option = alleen puzzels van deze vraagsoort
cli-show = een puzzel tonen
cli-show-more = Toont een puzzel als tekst: het verhaal, de spelsituatie en de vraag, maar niet het antwoord. Met --svg of --save is het de afbeelding van de spelsituatie.
cli-new = een puzzel schrijven om mee te beginnen
cli-new-more = Schrijft een kleine puzzel van één vraagsoort als YAML, om naar eigen wens aan te passen. De vraagsoorten zijn: { LIST($kinds) }.
cli-new-kind = de vraagsoort
cli-schema = het JSON-schema van puzzelbestanden schrijven
cli-schema-more = Schrijft het JSON-schema van puzzelbestanden; teksteditors gebruiken het om die tijdens het schrijven aan te vullen en te controleren.
cli-rulebook = de spelregels tonen, één voor één
cli-rulebook-more = Toont de regels van een spel als leesbare tekst, elke spelregel met zijn id en herkomst.
cli-summary-option = de spelregels in het kort tonen, één regel tekst per spelregel
cli-glossary-option = de begrippen van het spel in vier talen naast elkaar tonen, elk met zijn spelregels
cli-coverage-option = in plaats daarvan een tabel tonen: elke spelregel met de tests die hem dekken (vanuit een checkout van het project)
cli-no-folder = De map { $folder } bestaat niet.
cli-unknown-id = Er is geen puzzel ‘{ $id }’; ‘gangster-widgets list’ laat zien welke er zijn.
cli-id-of-other-game = ‘{ $id }’ is een puzzel van { $game }, niet van { $asked }.
cli-unknown-kind = Er is geen vraagsoort ‘{ $kind }’; er zijn: { LIST($kinds) }.
cli-kind-of-others = { $game } heeft geen vraagsoort ‘{ $kind }’; die is er met { ANY($options) }.
cli-kind-elsewhere = Dit is ‘{ $kind }’ van { $game }; een andere vraagsoort met die naam is er met { ANY($options) }.
cli-no-tests = De tests zijn hier niet aanwezig: de tabel wordt in een checkout van het project gemaakt.
solve-answer = Antwoord: { $answer }
validate-fine = { $number ->
    [0] Er is geen puzzel gevonden.
    [one] Eén puzzel, zonder fouten.
   *[other] { $number } puzzels, zonder fouten.
}
list-line = { $id }  ({ $kind }, { $level })  { $title }
list-level = { $level ->
    [nothing-at-all] geen niveau
   *[other] niveau { $level }
}
show-how = Antwoord: { $how }
rulebook-source = { $kind ->
    [text] spelregels, ‘{ $heading }’
    [inferred] volgt uit de spelregels
    [public] openbare beschrijvingen van het spel
   *[ours] hier vastgelegd
}
rulebook-option = kan anders worden gespeeld: { $option }
rulebook-row = { $clause } tests: { $tests }   puzzels: { $puzzles }
rulebook-row-undrilled = { $row }  ({ $because })
rulebook-topic-setup = Spelvoorbereiding
rulebook-topic-turn = De beurt
rulebook-topic-driving = Rijden
rulebook-topic-cards = Kaarten en dubbelmarkers
rulebook-topic-cargo = Inladen en uitladen
rulebook-topic-fields = Velden en leegtes
rulebook-topic-reckoning = De afrekening
rulebook-topic-stages = Etappes
rulebook-topic-harbour = Gold Coast
rulebook-topic-equipment = Speciale uitrusting
rulebook-topic-two-persons = Twee spelers
rulebook-topic-chicago = Chicago
rulebook-topic-payout = De uitbetaling
rulebook-topic-police = De laatste beurt en de politie
rulebook-topic-heists = Overvallen
rulebook-topic-rewards = Beloningen
rulebook-topic-chapters = Hoofdstukken
rulebook-topic-snitches = Snitches
rulebook-topic-ending = Het einde van het spel
rulebook-topic-variants = Varianten
cli-wrong-call = De aanroep klopt niet: { $problem }
cli-see-help = ‘{ $command } --help’ laat zien hoe het moet.
cli-unknown-game = Er is geen spel ‘{ $game }’; er zijn: { LIST($games) }.
cli-unknown-bot = Er is geen bot ‘{ $bot }’; er zijn: { LIST($bots) }.
cli-players-range = { $game } wordt met { $fewest } tot { $most } spelers gespeeld, niet met { $players }.
cli-unknown-argument = ‘{ $arguments }’ is hier niet bekend.
cli-missing-argument = Er ontbreekt: { $arguments }.
cli-no-value = { $option } heeft een waarde nodig.
cli-takes-no-value = { $option } neemt geen waarde.
cli-not-whole = { $option } vraagt een geheel getal, niet { $value }.
cli-not-number = { $option } vraagt een getal, niet { $value }.
cli-no-choice = { $option } vraagt een keuze uit { $choice }, niet { $value }.
cli-seconds = --seconds moet meer dan 0 en hoogstens 3600 zijn.
cli-at-least-one = { $option } moet minstens 1 zijn.
cli-jobs-range = --jobs moet tussen 1 en { $most } liggen.
cli-ruling = ‘{ $ruling }’ is geen spelafspraak bij { $game }; er zijn: { LIST($rulings) }.
cli-stopped = Gestopt.
cli-no-output = De uitvoer kan niet worden geschreven: { $reason }.
simulate-line = Partij { $number }, seed { $seed }: { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}. { $scores }. { $winners }
simulate-score = { $who } { $score }
simulate-winner = Gewonnen door { NAMES($who) }.
simulate-progress = partijen
bench-line = { $what }: { $rate } per seconde
bench-actions = acties in willekeurige partijen met vier spelers, met een lijst van alle toegestane acties

## Components

components-source = bron: { $source ->
    [rulebook] de spelregels
    [public] openbare beschrijvingen van het spel
    [reconstructed] zo gereconstrueerd dat elke zin van de spelregels klopt
   *[own] een eigen bestand
}
components-map = De plattegrond ({ $harbour } is de haven)
components-district-line = { $place } – { LIST($neighbours) }
components-tablets = Puntentabellen
components-cards = Kaarten
components-casino-cards = Casinokaarten: { LIST($values) }
components-district-cards = Wijkkaarten: { $districts } wijken en { $police } politieagenten
components-police-line = In het spel met { $players } spelers: { $police ->
    [one] één politieagent
   *[other] { $police } politieagenten
}
components-movement-cards = Bewegingskaarten van elke bende: { LIST($values) }
components-equipment = Speciale uitrusting
components-equipment-line = { NAME($kind) }: { $number }
components-gangsters = Gangsters van elke bende
components-gangsters-line = Bij het begin { $start }, in de tweede etappe nog { $second }, in de derde nog { $third }
components-doublers = Dubbelmarkers: { $number }
components-closed = Met drie spelers is { $place } gesloten.
cli-check = antwoorden op puzzels controleren
cli-check-more = Zegt of een antwoord juist is, en zo niet, welk idee ertoe leidt. Eén antwoord met --answer, of een hele reeks uit een bestand met --answers: voor elk antwoord een regel zoals {"{"}"id": "north-side", "answer": {"{"}"yellow": 10{"}"}{"}"}.
cli-answer-option = het antwoord, als JSON
cli-answers-option = een bestand met één antwoord per regel
cli-check-id-option = welke puzzel bedoeld is, als het bestand er meer bevat
cli-one-puzzle = In deze bestanden staan { $number } puzzels; geef met --id aan welke bedoeld is.
cli-answer-needed = Er ontbreekt een antwoord: geef --answer met het antwoord zelf, of --answers met een bestand vol antwoorden.
cli-answer-or-answers = Van --answer en --answers mag er maar één worden opgegeven.
cli-answers-file = Het bestand { $file } kan niet worden gelezen: { $reason }.
cli-svg-option = de afbeelding als SVG tonen
cli-save-option = de afbeelding als .svg, .png of .txt bewaren
cli-dark-option = de afbeelding op donkere ondergrond
cli-not-saved = { $file } kan niet worden bewaard: { $reason }

## Maken

cli-generate = nieuwe puzzels maken
cli-generate-more = Maakt nieuwe puzzels uit gespeelde partijen en schrijft ze als puzzelbestand. Dezelfde seed geeft dezelfde puzzels, op één kern, op meer kernen en op een cluster.
cli-count-option = hoeveel puzzels (standaard: { $default })
cli-generate-seed-option = de seed van de eerste puzzel; elke volgende krijgt de volgende (standaard: { $default })
cli-level-option = alleen puzzels van dit niveau, 1 tot en met 5; zonder deze optie komen de niveaus om de beurt
cli-generate-jobs-option = hoeveel puzzels er tegelijk worden gemaakt (standaard: één)
cli-cluster-option = het adres van een draaiende Dask-scheduler waarvan de workers de puzzels maken, zoals tcp://127.0.0.1:8786
cli-bank-option = de regels van de hele meegeleverde voorraad gemaakte puzzels schrijven
cli-level-range = --level loopt van { $fewest } tot en met { $most }.
cli-seed-range = --seed moet tussen 0 en { $most } liggen.
generate-progress = puzzels
cluster-missing = Voor een cluster is Dask nodig: { $install }
cluster-unreachable = Op { $address } antwoordt geen Dask-scheduler.
