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
cli-game-option = das Spiel: { LIST($games) } (Vorgabe: { $usual })
cli-game-of-kind-option = das Spiel: { LIST($games) } (Vorgabe: das einzige mit dieser Aufgabenart, sonst { $usual })
cli-game-not-needed = das Spiel; nicht nötig, denn eine Kennung gehört zu einer einzigen Aufgabe eines Spiels
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
cli-bench-more = Spielt zufällige Partien, rechnet ab, was darin vorkommt, und gibt die Aktionen und Abrechnungen pro Sekunde aus.
cli-seconds-option = wie lange jeder Wert gemessen wird, in Sekunden (Vorgabe: { $default })
cli-path-argument = Dateien mit Aufgaben oder Ordner mit solchen Dateien
cli-id-argument = die Kennung einer Aufgabe
cli-puzzles-option = ein Ordner mit eigenen Aufgaben, zusätzlich zu den mitgelieferten
cli-solve = die Antworten der Engine zeigen und begründen
cli-solve-more = Gibt zu jeder Aufgabe die Antwort der Engine mit ihren Gründen aus. Fehlerhafte Aufgaben werden abgelehnt, jeder Fehler wird mit Datei und Zeile genannt; die übrigen Aufgaben werden trotzdem gelöst.
cli-validate = Aufgabendateien auf Fehler prüfen
cli-validate-more = Liest Aufgabendateien und nennt alles, was an ihnen falsch ist, jeden Fehler mit Datei und Zeile.
cli-list = die vorhandenen Aufgaben auflisten
cli-list-more = Listet die mitgelieferten Aufgaben eines Spiels auf und die aus eigenen Ordnern. Ohne --game und --kind ist es das Spiel { $usual }; --game nennt ein anderes.
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
cli-summary-option = die Regeln in Kürze ausgeben, je eine Zeile
cli-glossary-option = die Begriffe des Spiels in vier Sprachen nebeneinander ausgeben, jeden mit seinen Regeln
cli-coverage-option = stattdessen eine Tabelle ausgeben: jede Regel mit den Tests, die sie prüfen (nur in einem Checkout des Projekts)
cli-no-folder = Einen Ordner { $folder } gibt es nicht.
cli-unknown-id = Eine Aufgabe „{ $id }“ gibt es nicht; „gangster-widgets list“ zeigt die vorhandenen.
cli-id-of-other-game = „{ $id }“ ist eine Aufgabe von { $game }, nicht von { $asked }.
cli-unknown-kind = Eine Aufgabenart „{ $kind }“ gibt es nicht; es gibt { LIST($kinds) }.
cli-kind-of-others = { $game } hat keine Aufgabenart „{ $kind }“; es gibt sie mit { ANY($options) }.
cli-kind-elsewhere = Dies ist „{ $kind }“ von { $game }; eine andere Art dieses Namens gibt es mit { ANY($options) }.
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
    [text] Anleitung, „{ $heading }“
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
rulebook-topic-chicago = Chicago
rulebook-topic-payout = Die Auszahlung
rulebook-topic-police = Der letzte Zug und die Polizei
rulebook-topic-heists = Überfälle
rulebook-topic-rewards = Belohnungen
rulebook-topic-chapters = Kapitel
rulebook-topic-snitches = Spitzel
rulebook-topic-ending = Das Ende des Spiels
rulebook-topic-variants = Varianten
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
cli-check = Antworten auf Aufgaben prüfen
cli-check-more = Sagt, ob eine Antwort richtig ist und, wenn nicht, welche falsche Vorstellung zu ihr führt. Mit --answer wird eine einzelne Antwort geprüft, mit --answers eine ganze Datei, die für jede Antwort eine Zeile wie {"{"}"id": "north-side", "answer": {"{"}"yellow": 10{"}"}{"}"} enthält.
cli-answer-option = die Antwort als JSON
cli-answers-option = eine Datei mit einer Antwort pro Zeile
cli-check-id-option = welche Aufgabe gemeint ist, wenn die Datei mehrere enthält
cli-one-puzzle = { $number ->
    [0] Diese Dateien enthalten keine lesbare Aufgabe.
   *[other] Diese Dateien enthalten { $number } Aufgaben; welche gemeint ist, muss --id angeben.
}
cli-answer-needed = Eine Antwort fehlt: Nötig ist --answer mit der Antwort selbst oder --answers mit einer Datei voller Antworten.
cli-answer-or-answers = Von --answer und --answers darf nur eines dastehen.
cli-answers-file = Die Datei { $file } lässt sich nicht lesen: { $reason }.
cli-svg-option = das Bild als SVG ausgeben
cli-save-option = das Bild als .svg, .png oder .txt speichern
cli-dark-option = das Bild auf dunklem Grund
cli-not-saved = { $file } lässt sich nicht speichern: { $reason }

## Erzeugen

cli-generate = neue Aufgaben erzeugen
cli-generate-more = Erzeugt aus gespielten Partien neue Aufgaben und gibt sie als Aufgabendatei aus. Derselbe Startwert ergibt dieselben Aufgaben, auf einem Kern, auf mehreren und auf einem Cluster.
cli-count-option = wie viele Aufgaben (Vorgabe: { $default })
cli-generate-seed-option = der Startwert der ersten Aufgabe; jede weitere hat den nächsten (Vorgabe: { $default })
cli-level-option = nur Aufgaben dieser Stufe, 1 bis 5; ohne Angabe wechseln die Stufen reihum
cli-generate-jobs-option = wie viele Aufgaben gleichzeitig entstehen (Vorgabe: eine)
cli-cluster-option = die Adresse eines laufenden Dask-Schedulers, dessen Worker die Aufgaben erzeugen, etwa tcp://127.0.0.1:8786
cli-bank-option = die Zeilen des ganzen mitgelieferten Vorrats an erzeugten Aufgaben ausgeben
cli-level-range = --level geht von { $fewest } bis { $most }.
cli-seed-range = --seed muss zwischen 0 und { $most } liegen.
generate-progress = Aufgaben
cluster-missing = Für einen Cluster fehlt Dask: { $install }
cluster-unreachable = Unter { $address } antwortet kein Dask-Scheduler.
