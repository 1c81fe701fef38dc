### Unterrichten

door-teach = Unterrichten
door-teach-what = Vorführungen und Übungen
teach-what = Für alle, die anderen die Regeln erklären.
teach-compose = Eine Übung zusammenstellen
teach-compose-what = Eine Stellung hinlegen, eine Frage wählen, sehen, welche falschen Vorstellungen die Übung aufdeckt, und sie als Link verschicken.
teach-show = Eine Abrechnung vorführen
teach-show-what = Schritt für Schritt vor einer Klasse, groß auf dem Bildschirm, die Antwort immer erst nach der Frage.
teach-sheet = Aufgabenblatt
teach-sheet-what = Aufgaben auswählen und drucken, mit den Lösungen auf eigenen Seiten, oder in Moodle übernehmen.
teach-results = Ergebnisse als Tabelle
teach-results-what = Was Lernende geantwortet haben, als Datei für die Tabellenkalkulation.
