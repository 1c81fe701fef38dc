### The words of the interface, whichever game is played.

list-end = { $most } en { $last }
list-or = { $most } of { $last }

## Files

fault-at = { $file }:{ $line }: { $problem }
fault-in = { $file }: { $problem }
file-missing = Dit bestand bestaat niet.
file-is-folder = Dit is een map, geen bestand.
file-too-large = Het bestand is groter dan { $megabytes } MB en wordt niet gelezen.
file-too-much = Met alle aliassen uitgeschreven is het bestand te groot.
file-not-text = Het bestand is geen tekst in UTF-8 zonder stuurtekens.
file-unreadable = Het bestand kan niet worden gelezen: { $reason }.
file-not-yaml = Dit is geen YAML: { $problem }.
file-tab = Deze regel begint met een tab; YAML springt in met spaties.
file-question-mark = Een vraagteken moet tussen aanhalingstekens staan: "?".
file-too-many = Het bestand bevat { $number } documenten; er worden er hoogstens { $most } gelezen.
file-too-deep = De gegevens zijn hier dieper genest dan { $deepest } niveaus.
file-aliases = Het bestand gebruikt meer dan { $most } aliassen.
file-alias-of-itself = Wat hier staat, bevat via een alias zichzelf.
file-tag = De tag { $tag } is niet toegestaan; een bestand bevat alleen teksten, getallen, lijsten en mappings.
file-key = Een sleutel moet een tekst of een getal zijn, geen lijst of mapping.
file-key-twice = De sleutel ‘{ $key }’ staat hier een tweede keer.
file-number = ‘{ $number }’ is geen getal dat hier kan worden gebruikt.

## What does not fit the schema

schema-missing = ‘{ $key }’ ontbreekt hier.
schema-unknown-key = De sleutel ‘{ $key }’ is hier niet bekend.
schema-whole-number = ‘{ $key }’ moet een geheel getal zijn, niet ‘{ $found }’.
schema-number = ‘{ $key }’ moet een getal zijn, niet ‘{ $found }’.
schema-text = ‘{ $key }’ moet een tekst zijn, niet ‘{ $found }’.
schema-true-false = ‘{ $key }’ moet true of false zijn, niet ‘{ $found }’.
schema-list = ‘{ $key }’ moet een lijst zijn, niet ‘{ $found }’.
schema-mapping = ‘{ $key }’ moet een mapping van sleutels en waarden zijn, niet ‘{ $found }’.
schema-one-of = ‘{ $found }’ past niet bij ‘{ $key }’; goed zou zijn: { ANY($expected) }.
schema-at-least = ‘{ $key }’ moet minstens { $ge } zijn, niet { $found }.
schema-at-most = ‘{ $key }’ mag hoogstens { $le } zijn, niet { $found }.
schema-too-few = ‘{ $key }’ heeft er { $actual_length }; het moeten er minstens { $min_length } zijn.
schema-too-many = ‘{ $key }’ heeft er { $actual_length }; het mogen er hoogstens { $max_length } zijn.
schema-not-a-name = ‘{ $found }’ is geen naam voor ‘{ $key }’: een naam bevat geen komma en tussen de woorden telkens maar één spatie.
schema-not-an-id = ‘{ $found }’ kan niet voor ‘{ $key }’: toegestaan zijn letters, cijfers en koppeltekens, hoogstens 20.
schema-too-long = ‘{ $key }’ is langer dan { $max_length } tekens.

schema-not-a-slug = ‘{ $found }’ kan niet voor ‘{ $key }’: toegestaan zijn kleine letters, cijfers en koppeltekens, nooit twee koppeltekens achter elkaar.

## Puzzles and answers

puzzle-none = Het bestand bevat geen puzzel.
puzzle-game = Er is geen spel ‘{ $game }’; er zijn: { LIST($games) }.
puzzle-kind = Er is geen vraagsoort ‘{ $kind }’; er zijn: { LIST($kinds) }.
puzzle-rule = Er is geen spelregel ‘{ $rule }’.
puzzle-id-twice = De id ‘{ $id }’ komt al voor in { $file }, regel { $line }.
puzzle-claim = Volgens de spelregels is een ander antwoord juist: { $answer }
answer-numbers = Een antwoord is een getal voor elke bende, niet ‘{ $given }’.
answer-list = Een antwoord is een lijst, niet ‘{ $given }’.
answer-name = ‘{ $given }’ kan hier niet worden genoemd; mogelijk: { LIST($names) }.
answer-twice = In ‘{ $given }’ wordt iets twee keer genoemd.
answer-whole = ‘{ $given }’ is geen geheel getal.
answer-spot = ‘{ $given }’ is geen plek met een veldnummer.
answer-text = Een antwoord is een tekst, niet ‘{ $given }’.

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
cli-game-option = het spel: { LIST($games) }
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
cli-bench-more = Speelt willekeurige partijen en rekent puntentabellen af, en schrijft hoeveel acties en afrekeningen er per seconde zijn.
cli-seconds-option = hoelang elke waarde wordt gemeten, in seconden (standaard: { $default })
cli-path-argument = puzzelbestanden, of mappen met puzzelbestanden
cli-id-argument = de id van een puzzel
cli-puzzles-option = een map met eigen puzzels, naast de meegeleverde
cli-solve = de antwoorden van de spelregelmotor tonen, met de redenen
cli-solve-more = Schrijft bij elke puzzel het antwoord van de spelregelmotor, met de redenen. Puzzels met fouten worden geweigerd, elk met bestand en regelnummer; de overige worden gewoon opgelost.
cli-validate = melden wat er niet klopt aan puzzelbestanden
cli-validate-more = Leest puzzelbestanden en meldt alles wat er niet aan klopt, elke fout met bestand en regelnummer.
cli-list = tonen welke puzzels er zijn
cli-list-more = Toont een lijst van de meegeleverde puzzels en die uit eigen mappen.
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
cli-coverage-option = in plaats daarvan een tabel tonen: elke spelregel met de tests die hem dekken (vanuit een checkout van het project)
cli-no-folder = De map { $folder } bestaat niet.
cli-unknown-id = Er is geen puzzel ‘{ $id }’; ‘gangster-widgets list’ laat zien welke er zijn.
cli-unknown-kind = Er is geen vraagsoort ‘{ $kind }’; er zijn: { LIST($kinds) }.
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
    [text] Duitse spelregels, ‘{ $heading }’
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
bench-reckonings = afrekeningen van een puntentabel met alle redenen

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
verdict-expected = Het juiste antwoord: { $answer }
verdict-slip-swapped = Er zijn twee dingen verwisseld; de rest klopt.
verdict-slip-off-by-one = Alles zit er één naast.
verdict-option = Aan deze tafel wordt het anders gespeeld, zoals aan het eind van die regel staat.
answer-no-step = ‘{ $given }’ is geen stap van dit antwoord. De stappen: { $names ->
    [nothing-at-all] er zijn er geen.
   *[other] { LIST($names) }.
}
verdict-slip-next-place = Iedereen heeft het getal van de volgende plaats.
verdict-look-again = Kijk nog eens naar: { LIST($what) }.
verdict-count = Ontbrekend: { $missing }. Te veel: { $extra }.
verdict-not-allowed = Deze actie is hier niet toegestaan: { $action }.
verdict-lead = Deze actie geeft een voorsprong van { $lead }; een andere geeft { $largest }.
verdict-slip-missing = Er ontbreekt één ding: { $what }.
verdict-slip-extra = Er is één ding te veel: { $what }.
verdict-slip-district = Alles klopt als { $district } buiten beschouwing blijft.
cli-check = antwoorden op puzzels controleren
cli-check-more = Zegt of een antwoord juist is, en zo niet, welk idee ertoe leidt. Eén antwoord met --answer, of een hele reeks uit een bestand met --answers: voor elk antwoord een regel zoals {"{"}"id": "north-side", "answer": {"{"}"yellow": 10{"}"}{"}"}.
cli-answer-option = het antwoord, als JSON
cli-answers-option = een bestand met één antwoord per regel
cli-check-id-option = welke puzzel bedoeld is, als het bestand er meer bevat
cli-one-puzzle = In deze bestanden staan { $number } puzzels; geef met --id aan welke bedoeld is.
cli-answer-or-answers = Geef --answer of --answers op.
cli-answers-file = Het bestand { $file } kan niet worden gelezen: { $reason }.
answer-not-json = Dit is geen JSON: { $given }
answer-unknown-id = In deze bestanden staat geen puzzel ‘{ $id }’.

## Hints

hint-clause = Deze regel beslist: { $title }. { $sentence }
hint-where = Kijk hier: { LIST($spots) }.
hint-half = Zo begint de weg:
hint-whole = De hele weg:
spot-field = { $place } veld { $field }
spot-place = { $of } getal { $nth }
spot-doubler = de dubbelmarker in { $of }

## Live pictures

board-panel = Wat er gebeurt en wat er mogelijk is
board-turn = Aan de beurt: { NAMES($gangs) }
board-over = Het spel is afgelopen. De meeste invloed: { NAMES($winners) }
board-how = Klik of tik op een kaart, een plaats, een gangster of een onderdeel. Wat een gouden rand heeft, kan gekozen worden; de vierkantjes zeggen welke kaart erheen leidt. Is er niets meer open, dan wordt meteen gespeeld; Ongedaan maken neemt het terug. Toetsen: pijlen, Enter, Escape.
board-how-small = Tik op een plek om die groot te zien; kies daarna hieronder wat er moet gebeuren.
board-let-go = Keuze loslaten
board-undo = Ongedaan maken
board-undone = De laatste actie is ongedaan gemaakt.
board-slider-name = De partij tot nu toe
board-slider = { $at } van { $most }
board-ranks = Rangen
board-following = Volgend veld
board-enlarge = Vergroten
board-enlarge-none = niets
board-view = Weergave
board-possible = { $label } – kan worden gekozen
board-log = Actie { $number } van het log, ‘{ $words }’, kan niet worden gespeeld. { $reason }
board-at = Het log heeft { $most ->
    [one] één actie
   *[other] { $most } acties
}: het speelbord kan de stand na actie { $number } niet tonen.
board-place = ‘{ $place }’ is geen plek op deze plattegrond. De plekken zijn { LIST($places) }.
board-no-game = Er is geen spel ‘{ $game }’.
board-state = ‘{ $given }’ is geen spelsituatie van het spel ‘{ $game }’. Een spelsituatie is een mapping zoals in een puzzelbestand, een puzzel of een toestand van het spel.
picture-suffix = Een afbeelding wordt opgeslagen als .svg, .png of .txt; { $file } is geen van deze drie.
tablet-panel = Wat er met de puntentabel mogelijk is
tablet-how = Klik of tik op het omrande veld om daar een gangster neer te zetten, op een gangster om hem weg te halen, op een regel van de stand om te zien waarom. Met het toetsenbord: pijltjestoetsen om te bewegen, Enter om te kiezen, een letter voor een bende.
tablet-how-editing = Bewerken: elk veld kan aan elke bende worden gegeven. Klik of tik op een veld of typ een letter; Delete maakt het veld leeg.
tablet-gang = Bende
tablet-do = Doen
tablet-unload = { NAME($gang) } neerzetten
tablet-next = Welk veld volgt?
tablet-editing = Vrij bewerken
tablet-doubled = Dubbelmarker
tablet-clear = Alles leegmaken
tablet-casino-card = Casinokaart
tablet-casino-none = niet getrokken
tablet-casino = De casinokaart is een geheel getal vanaf 1 of None; { $number } is geen van beide.
tablet-loaded = { NAME($gang) } is weggehaald van veld { $field }.
picture-trait = Een trait ‘{ $trait }’ is er hier niet.
cli-svg-option = de afbeelding als SVG tonen
cli-save-option = de afbeelding als .svg, .png of .txt bewaren
cli-dark-option = de afbeelding op donkere ondergrond
cli-not-saved = { $file } kan niet worden bewaard: { $reason }
picture-in-words = De afbeelding in woorden
board-chosen = Gekozen: { LIST($chosen) }.
board-asks = { $what }: { LIST($choices) }.
board-ready = Alleen dit blijft over: de rode knop voert het uit.
board-let-gone = Er is nu niets gekozen.
board-play = Uitvoeren: { $what }
board-refused = { $reason }
board-players = Het aantal spelers is een geheel getal, niet { $given }.
board-seed = Een seed is een geheel getal, niet { $given }.
tablet-unnamed = Tabel
tablet-gang-chosen = Nu wordt neergezet: { NAME($gang) }.
