### The words of the interface, whichever game is played.

list-end = { $most } und { $last }
list-or = { $most } oder { $last }

## Dateien

fault-at = { $file }:{ $line }: { $problem }
fault-in = { $file }: { $problem }
file-missing = Diese Datei gibt es nicht.
file-is-folder = Das ist ein Ordner, keine Datei.
file-too-large = Die Datei ist größer als { $megabytes } MB und wird nicht gelesen.
file-too-much = Mit ausgeschriebenen Aliasen ist die Datei zu groß.
file-not-text = Die Datei ist kein Text in UTF-8 ohne Steuerzeichen.
file-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
file-not-yaml = Das ist kein YAML: { $problem }.
file-tab = Diese Zeile beginnt mit einem Tabulator; YAML rückt mit Leerzeichen ein.
file-question-mark = Ein Fragezeichen muss in Anführungszeichen stehen: "?".
file-too-many = Die Datei enthält { $number } Dokumente; gelesen werden höchstens { $most }.
file-too-deep = Hier ist etwas tiefer als { $deepest } Ebenen verschachtelt.
file-aliases = Die Datei verwendet mehr als { $most } Aliase.
file-alias-of-itself = Was hier steht, enthält über einen Alias sich selbst.
file-tag = Das Tag { $tag } ist nicht erlaubt; eine Datei enthält nur Texte, Zahlen, Listen und Zuordnungen.
file-key = Ein Schlüssel muss ein Text oder eine Zahl sein, keine Liste und keine Zuordnung.
file-key-twice = Der Schlüssel „{ $key }“ steht hier ein zweites Mal.
file-number = „{ $number }“ ist keine Zahl, die sich hier verwenden lässt.

## Was nicht zum Schema passt

schema-missing = „{ $key }“ fehlt hier.
schema-unknown-key = Der Schlüssel „{ $key }“ ist hier nicht bekannt.
schema-whole-number = „{ $key }“ muss eine ganze Zahl sein, nicht „{ $found }“.
schema-number = „{ $key }“ muss eine Zahl sein, nicht „{ $found }“.
schema-text = „{ $key }“ muss ein Text sein, nicht „{ $found }“.
schema-true-false = „{ $key }“ muss true oder false sein, nicht „{ $found }“.
schema-list = „{ $key }“ muss eine Liste sein, nicht „{ $found }“.
schema-mapping = „{ $key }“ muss eine Zuordnung von Schlüsseln und Werten sein, nicht „{ $found }“.
schema-one-of = „{ $found }“ passt nicht zu „{ $key }“; richtig wäre { ANY($expected) }.
schema-at-least = „{ $key }“ muss mindestens { $ge } sein, nicht { $found }.
schema-at-most = „{ $key }“ darf höchstens { $le } sein, nicht { $found }.
schema-too-few = „{ $key }“ hat { $actual_length ->
    [one] einen Eintrag
   *[other] { $actual_length } Einträge
}; die Mindestzahl ist { $min_length }.
schema-too-many = „{ $key }“ hat { $actual_length ->
    [one] einen Eintrag
   *[other] { $actual_length } Einträge
}; die Höchstzahl ist { $max_length }.
schema-not-a-name = „{ $found }“ ist kein Name für „{ $key }“: Ein Name enthält kein Komma und nur einzelne Leerzeichen zwischen seinen Wörtern.
schema-not-an-id = „{ $found }“ geht nicht für „{ $key }“: Erlaubt sind Buchstaben, Ziffern und Bindestriche, höchstens 20.
schema-too-long = „{ $key }“ ist länger als { $max_length } Zeichen.

schema-not-a-slug = „{ $found }“ geht nicht für „{ $key }“: Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche.

## Aufgaben und Antworten

puzzle-none = Die Datei enthält keine Aufgabe.
puzzle-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { LIST($games) }.
puzzle-kind = Eine Aufgabenart „{ $kind }“ gibt es nicht; es gibt { LIST($kinds) }.
puzzle-rule = Die Spielregeln enthalten keine Regel „{ $rule }“.
puzzle-id-twice = Die Kennung „{ $id }“ kommt schon in { $file }, Zeile { $line }, vor.
puzzle-claim = Nach den Regeln ist eine andere Antwort richtig: { $answer }
answer-numbers = Die Antwort besteht hier aus einer Zahl für jede Bande, nicht aus „{ $given }“.
answer-list = Die Antwort ist hier eine Liste, nicht „{ $given }“.
answer-name = „{ $given }“ kommt hier nicht infrage; möglich: { LIST($names) }.
answer-twice = In „{ $given }“ ist etwas zweimal genannt.
answer-whole = „{ $given }“ ist keine ganze Zahl.
answer-spot = „{ $given }“ ist kein Ort mit einer Feldnummer.
answer-text = Die Antwort ist hier ein Text, nicht „{ $given }“.

## Die Befehlszeile

cli-about = Gangster-Brettspiele lernen, lösen und lehren: eine Regel-Engine, die sagt, warum.
cli-usage = Aufruf:{" "}
cli-commands = Befehle
cli-options = Optionen
cli-arguments = Argumente
cli-help-option = diese Hilfe zeigen und beenden
cli-version-option = die Version zeigen und beenden
cli-lang-option = die Sprache aller Texte: en, de, nl oder fr
cli-json-option = ein JSON-Objekt pro Zeile ausgeben und sonst nichts
cli-simulate = ganze Partien mit Bots spielen
cli-simulate-more = Spielt ganze Partien mit Bots und gibt eine Zeile pro Partie aus. Derselbe Startwert ergibt dieselben Partien; Partie Nummer K eines Laufs lässt sich mit ihrem eigenen Startwert allein noch einmal spielen.
cli-game-option = das Spiel: { LIST($games) }
cli-players-option = die Zahl der Spieler (Vorgabe: { $default }); zwei spielen je zwei Banden und heißen nach ihrer ersten
cli-games-option = wie viele Partien (Vorgabe: { $default })
cli-seed-option = der Startwert der ersten Partie; jede weitere Partie hat den nächsten (Vorgabe: { $default })
cli-bots-option = die Bots in der Reihenfolge der Sitze, wiederholt bis zum letzten Sitz: { LIST($bots) }
cli-jobs-option = wie viele Partien gleichzeitig gespielt werden (Vorgabe: eine)
cli-components-option = eine eigene Materialdatei anstelle der mitgelieferten Angaben
cli-rulings-option = eine anders gespielte Auslegung; darf mehrmals angegeben werden: { ANY($rulings) }
cli-components = die Angaben zum Spielmaterial zeigen und woher sie stammen
cli-components-more = Zeigt den Plan, die Punktetafeln, Karten, Sonderausrüstungen und Gangster, jeweils mit der Quelle; eine eigene Datei wird zuerst geprüft, und alles, was an ihr falsch ist, wird genannt.
cli-file-option = eine eigene Materialdatei
cli-bench = messen, wie schnell die Engine auf diesem Rechner ist
cli-bench-more = Spielt zufällige Partien, rechnet Punktetafeln ab und gibt die Aktionen und Abrechnungen pro Sekunde aus.
cli-seconds-option = wie lange jeder Wert gemessen wird, in Sekunden (Vorgabe: { $default })
cli-path-argument = Dateien mit Aufgaben oder Ordner mit solchen Dateien
cli-id-argument = die Kennung einer Aufgabe
cli-puzzles-option = ein Ordner mit eigenen Aufgaben, zusätzlich zu den mitgelieferten
cli-solve = die Antworten der Engine zeigen und begründen
cli-solve-more = Gibt zu jeder Aufgabe die Antwort der Engine mit ihren Gründen aus. Fehlerhafte Aufgaben werden abgelehnt, jeder Fehler wird mit Datei und Zeile genannt; die übrigen Aufgaben werden trotzdem gelöst.
cli-validate = Aufgabendateien auf Fehler prüfen
cli-validate-more = Liest Aufgabendateien und nennt alles, was an ihnen falsch ist, jeden Fehler mit Datei und Zeile.
cli-list = die vorhandenen Aufgaben auflisten
cli-list-more = Listet die mitgelieferten Aufgaben auf und die aus eigenen Ordnern.
cli-kind-option = nur Aufgaben dieser Art
cli-show = eine Aufgabe zeigen
cli-show-more = Zeigt eine Aufgabe als Text: ihre Geschichte, die Stellung und die Frage, nicht aber die Antwort. Mit --svg oder --save ist es das Bild der Stellung.
cli-new = eine Aufgabe als Vorlage ausgeben
cli-new-more = Gibt eine kleine Aufgabe der gewählten Art als YAML aus, die sich beliebig abändern lässt. Die Arten sind: { LIST($kinds) }.
cli-new-kind = die Art der Aufgabe
cli-schema = das JSON-Schema der Aufgabendateien ausgeben
cli-schema-more = Gibt das JSON-Schema der Aufgabendateien aus; mit ihm können Editoren solche Dateien schon beim Schreiben vervollständigen und prüfen.
cli-rulebook = die Spielregeln ausgeben, Regel für Regel
cli-rulebook-more = Gibt die Regeln eines Spiels als lesbaren Text aus, jede Regel mit ihrer Kennung und ihrer Herkunft.
cli-coverage-option = stattdessen eine Tabelle ausgeben: jede Regel mit den Tests, die sie prüfen (nur in einem Checkout des Projekts)
cli-no-folder = Einen Ordner { $folder } gibt es nicht.
cli-unknown-id = Eine Aufgabe „{ $id }“ gibt es nicht; „gangster-widgets list“ zeigt die vorhandenen.
cli-unknown-kind = Eine Aufgabenart „{ $kind }“ gibt es nicht; es gibt { LIST($kinds) }.
cli-no-tests = Die Tests sind hier nicht vorhanden: Die Tabelle lässt sich nur in einem Checkout des Projekts erstellen.
solve-answer = Antwort: { $answer }
validate-fine = { $number ->
    [0] Keine Aufgabe gefunden.
    [one] Eine Aufgabe, kein Fehler.
   *[other] { $number } Aufgaben, kein Fehler.
}
list-line = { $id }  ({ $kind }, { $level })  { $title }
list-level = { $level ->
    [nothing-at-all] ohne Stufe
   *[other] Stufe { $level }
}
show-how = Antwort: { $how }
rulebook-source = { $kind ->
    [text] deutsche Anleitung, „{ $heading }“
    [inferred] folgt aus der Anleitung
    [public] öffentliche Beschreibungen des Spiels
   *[ours] hier festgelegt
}
rulebook-option = auch anders spielbar: { $option }
rulebook-row = { $clause } Tests: { $tests }   Aufgaben: { $puzzles }
rulebook-row-undrilled = { $row }  ({ $because })
rulebook-topic-setup = Spielvorbereitung
rulebook-topic-turn = Der Zug
rulebook-topic-driving = Fahren
rulebook-topic-cards = Karten und Dopplermarken
rulebook-topic-cargo = Einladen und Ausladen
rulebook-topic-fields = Felder und Lücken
rulebook-topic-reckoning = Die Abrechnung
rulebook-topic-stages = Durchgänge
rulebook-topic-harbour = Gold Coast
rulebook-topic-equipment = Sonderausrüstungen
rulebook-topic-two-persons = Zu zweit
cli-wrong-call = Der Aufruf ist falsch: { $problem }
cli-see-help = „{ $command } --help“ zeigt, wie es geht.
cli-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { LIST($games) }.
cli-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { LIST($bots) }.
cli-players-range = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
cli-unknown-argument = „{ $arguments }“ ist hier nicht bekannt.
cli-missing-argument = { $arguments } fehlt.
cli-no-value = { $option } braucht einen Wert.
cli-takes-no-value = { $option } nimmt keinen Wert.
cli-not-whole = { $option } verlangt eine ganze Zahl, nicht { $value }.
cli-not-number = { $option } verlangt eine Zahl, nicht { $value }.
cli-no-choice = { $option } lässt nur { $choice } zu, nicht { $value }.
cli-seconds = --seconds muss größer als 0 und darf höchstens 3600 sein.
cli-at-least-one = { $option } muss mindestens 1 sein.
cli-jobs-range = --jobs muss zwischen 1 und { $most } liegen.
cli-ruling = „{ $ruling }“ ist keine Auslegung für { $game }; es gibt { LIST($rulings) }.
cli-stopped = Abgebrochen.
cli-no-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
simulate-line = Partie { $number }, Startwert { $seed }: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}. { $scores }. { $winners }
simulate-score = { $who } { $score }
simulate-winner = Sieg für { NAMES($who) }.
simulate-progress = Partien
bench-line = { $what }: { $rate } pro Sekunde
bench-actions = Aktionen in zufälligen Partien zu viert, alle erlaubten Aktionen aufgelistet
bench-reckonings = Abrechnungen einer Punktetafel mit allen Begründungen

## Spielmaterial

components-source = Quelle: { $source ->
    [rulebook] die Anleitung
    [public] öffentliche Beschreibungen des Spiels
    [reconstructed] so rekonstruiert, dass jeder Satz der Anleitungen zutrifft
   *[own] eine eigene Datei
}
components-map = Der Plan ({ $harbour } ist der Hafen)
components-district-line = { $place } – { LIST($neighbours) }
components-tablets = Punktetafeln
components-cards = Karten
components-casino-cards = Casinokarten: { LIST($values) }
components-district-cards = Bezirkskarten: { $districts } Bezirke und { $police ->
    [one] ein Polizist
   *[other] { $police } Polizisten
}
components-police-line = Im Spiel bei { $players } Spielern: { $police ->
    [one] ein Polizist
   *[other] { $police } Polizisten
}
components-movement-cards = Bewegungskarten jeder Bande: { LIST($values) }
components-equipment = Sonderausrüstungen
components-equipment-line = { NAME($kind) }: { $number }
components-gangsters = Gangster jeder Bande
components-gangsters-line = Zu Beginn { $start }, vor dem zweiten Durchgang noch { $second }, vor dem dritten noch { $third }
components-doublers = Dopplermarken: { $number }
components-closed = Bei drei Spielern ist { $place } geschlossen.

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
verdict-expected = Die richtige Antwort: { $answer }
verdict-slip-swapped = Zwei Angaben sind vertauscht; alles andere stimmt.
verdict-slip-off-by-one = Alles liegt um eins daneben.
verdict-option = An diesem Tisch wird anders gespielt, wie es am Ende dieser Regel steht.
answer-no-step = „{ $given }“ ist kein Schritt dieser Antwort. Ihre Schritte: { $names ->
    [nothing-at-all] Sie hat keine.
   *[other] { LIST($names) }.
}
verdict-slip-next-place = Alle haben die Zahl des nächsten Platzes.
verdict-look-again = Noch einmal hinsehen bei: { LIST($what) }.
verdict-count = Es fehlen: { $missing }. Zu viel: { $extra }.
verdict-not-allowed = Diese Aktion ist hier nicht erlaubt: { $action }.
verdict-lead = Diese Aktion führt zu einem Vorsprung von { $lead }; eine andere führt zu { $largest }.
verdict-slip-missing = Eine Angabe fehlt: { $what }.
verdict-slip-extra = Eine Angabe ist zu viel: { $what }.
verdict-slip-district = Ohne { $district } gerechnet, stimmt alles.
cli-check = Antworten auf Aufgaben prüfen
cli-check-more = Sagt, ob eine Antwort richtig ist und, wenn nicht, welche falsche Vorstellung zu ihr führt. Mit --answer wird eine einzelne Antwort geprüft, mit --answers eine ganze Datei, die für jede Antwort eine Zeile wie {"{"}"id": "north-side", "answer": {"{"}"yellow": 10{"}"}{"}"} enthält.
cli-answer-option = die Antwort als JSON
cli-answers-option = eine Datei mit einer Antwort pro Zeile
cli-check-id-option = welche Aufgabe gemeint ist, wenn die Datei mehrere enthält
cli-one-puzzle = { $number ->
    [0] Diese Dateien enthalten keine lesbare Aufgabe.
   *[other] Diese Dateien enthalten { $number } Aufgaben; welche gemeint ist, muss --id angeben.
}
cli-answer-or-answers = Nötig ist entweder --answer oder --answers, aber nicht beides.
cli-answers-file = Die Datei { $file } lässt sich nicht lesen: { $reason }.
answer-not-json = Das ist kein JSON: { $given }
answer-unknown-id = Eine Aufgabe „{ $id }“ gibt es in diesen Dateien nicht.

## Hinweise

hint-clause = Diese Regel entscheidet: { $title }. { $sentence }
hint-where = Hier lohnt der Blick: { LIST($spots) }.
hint-half = So beginnt der Weg:
hint-whole = Der ganze Weg:
spot-field = { $place } Feld { $field }
spot-place = { $of } Zahl { $nth }
spot-doubler = die Dopplermarke in { $of }

## Lebendige Bilder

board-panel = Was geschieht und was sich tun lässt
board-turn = Am Zug: { NAMES($gangs) }
board-over = Das Spiel ist zu Ende. Größter Einfluss: { NAMES($winners) }
board-how = Eine Karte, einen Ort, einen Gangster oder ein anderes Teil anklicken oder antippen. Was einen Goldrand hat, ist wählbar; die kleinen Quadrate sagen, welche Karte dorthin führt. Ist nichts mehr offen, wird sofort gezogen; Rückgängig nimmt es zurück. Tastatur: Pfeile, Enter, Esc.
board-how-small = Einen Ort antippen, um ihn groß zu sehen; dann unten wählen, was geschehen soll.
board-let-go = Auswahl aufheben
board-undo = Rückgängig
board-undone = Die letzte Aktion ist rückgängig gemacht.
board-slider-name = Der bisherige Verlauf
board-slider = { $at } von { $most }
board-ranks = Ränge
board-following = Nächstes Feld
board-enlarge = Vergrößern
board-enlarge-none = nichts
board-view = Anzeige
board-possible = { $label } – wählbar
board-log = Aktion { $number } des Verlaufs, „{ $words }“, lässt sich nicht ausführen. { $reason }
board-at = Der Verlauf hat { $most ->
    [0] keine Aktionen
    [one] eine Aktion
   *[other] { $most } Aktionen
}: Einen Stand nach Aktion { $number } gibt es nicht.
board-place = „{ $place }“ ist kein Ort dieses Plans. Es gibt { LIST($places) }.
board-no-game = Ein Spiel „{ $game }“ gibt es nicht.
board-state = „{ $given }“ ist keine Stellung des Spiels „{ $game }“. Eine Stellung ist eine Zuordnung wie in einer Aufgabendatei, eine Aufgabe oder ein Zustand des Spiels.
picture-suffix = Ein Bild wird als .svg, .png oder .txt gespeichert; { $file } ist keins davon.
tablet-panel = Was sich mit der Punktetafel tun lässt
tablet-how = Das umrandete Feld anklicken oder antippen, um dort einen Gangster abzusetzen, einen Gangster, um ihn wegzunehmen, eine Zeile im Zwischenstand, um den Grund zu sehen. Mit der Tastatur: Pfeiltasten zum Bewegen, Enter zum Wählen, ein Buchstabe für eine Bande.
tablet-how-editing = Freies Bearbeiten: Jedes Feld kann jeder Bande gegeben werden. Ein Feld anklicken oder antippen oder einen Buchstaben eingeben; Entf leert es.
tablet-gang = Bande
tablet-do = Aktionen
tablet-unload = { NAME($gang) } absetzen
tablet-next = Welches Feld als Nächstes?
tablet-editing = Frei bearbeiten
tablet-doubled = Dopplermarke
tablet-clear = Alles leeren
tablet-casino-card = Casinokarte
tablet-casino-none = nicht gezogen
tablet-casino = Die Casinokarte ist eine ganze Zahl ab 1 oder None: { $number } ist keins von beiden.
tablet-loaded = { NAME($gang) } wird von Feld { $field } weggenommen.
picture-trait = Eine Eigenschaft „{ $trait }“ gibt es hier nicht.
cli-svg-option = das Bild als SVG ausgeben
cli-save-option = das Bild als .svg, .png oder .txt speichern
cli-dark-option = das Bild auf dunklem Grund
cli-not-saved = { $file } lässt sich nicht speichern: { $reason }
picture-in-words = Das Bild in Worten
board-chosen = Gewählt: { LIST($chosen) }.
board-asks = { $what }: { LIST($choices) }.
board-ready = Nur das ist noch möglich: Der rote Knopf führt es aus.
board-let-gone = Jetzt ist nichts gewählt.
board-play = Ausführen: { $what }
board-refused = { $reason }
board-players = Die Zahl der Spieler ist eine ganze Zahl, nicht { $given }.
board-seed = Ein Seed ist eine ganze Zahl, nicht { $given }.
tablet-unnamed = Tafel
tablet-gang-chosen = Als Nächstes wird abgesetzt: { NAME($gang) }.
