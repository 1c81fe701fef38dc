## Die Abrechnung Schritt für Schritt

reckoning-panel = Der Schritt und der Weg durch die Abrechnung
reckoning-previous = ← Zurück
reckoning-next = Weiter →
reckoning-reveal = Antwort zeigen
reckoning-steps = Schritte der Abrechnung
reckoning-step-of = Schritt { $at } von { $most }
reckoning-goto = Springen zu
reckoning-class = Für die Klasse
reckoning-asking = Erst fragen
reckoning-large = Große Schrift
reckoning-full = Vollbild
reckoning-not-full = Vollbild beenden
reckoning-link = Link zu diesem Schritt kopieren
reckoning-linked = Der Link ist kopiert.
reckoning-beside-it = Daneben zeigen
reckoning-beside-nothing = nichts
reckoning-by-the-rules = Nach den Regeln
reckoning-wrong = Falsch: { $way }
reckoning-step = „{ $step }“ ist kein Schritt dieser Abrechnung. Ein Schritt ist eine Zahl von 0 bis { $most } oder ein Name, zum Beispiel { ANY($names) }.
reckoning-kind = Eine Art von Frage namens „{ $kind }“, die hier Schritt für Schritt erzählt würde, gibt es nicht. Es gibt: { LIST($kinds) }.
reckoning-beside = Eine falsche Vorstellung „{ $id }“ gibt es hier nicht. Es gibt { LIST($ids) }.
reckoning-parting = Dorthin, wo sie sich trennen
reckoning-part-here = Hier trennen sich beide Wege.
