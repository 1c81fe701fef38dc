## The app’s server: how it is called, and the pages that it writes itself

server-more = Ohne Befehl wird die App bereitgestellt und im Browser geöffnet. Nur dieser Rechner erreicht sie, solange --host nichts anderes sagt; dann ist ein Zugangscode nötig, den --token oder die Umgebungsvariable { $variable } vorgibt oder der sonst ausgedacht und mit der Adresse ausgegeben wird. Fortschritt und Partien liegen in { $folder }; nichts davon wird irgendwohin geschickt. Strg-C beendet sie.
server-examples =
    Beispiele:
      gangster-widgets
          die App auf diesem Rechner
      gangster-widgets --port 9000 --no-browser
          unter http://127.0.0.1:9000/, ohne einen Browser zu öffnen
      gangster-widgets --host 0.0.0.0 --limit 30
          für eine Klasse im selben Netz; die ausgegebene Adresse öffnet sie
      gangster-widgets --puzzles meine-aufgaben --components mein-material.yaml
          mit eigenen Aufgaben und eigenem Plan
      gangster-widgets COMMAND --help
          was ein Befehl tut, und seine Optionen
server-port-option = der Port, genau dieser, bei 0 irgendein freier (Vorgabe: { $default } oder der nächste freie)
server-host-option = die Adresse, unter der die App erreichbar ist (Vorgabe: { $default }, nur dieser Rechner); 0.0.0.0 heißt alle Adressen dieses Rechners
server-token-option = der Zugangscode zur App, mindestens { $least } Zeichen; { $variable } ist sicherer, denn Befehlszeilen können andere auf diesem Rechner lesen
server-no-browser-option = die Adresse ausgeben und keinen Browser öffnen
server-data-option = der Ordner, in dem Fortschritt und Partien liegen (Vorgabe: { $default })
server-limit-option = wie viele Seiten gleichzeitig offen sein können (Vorgabe auf diesem Rechner: { $default }); weitere werden gebeten zu warten
server-open = Gangster Widgets ist geöffnet unter { $address }
server-kept = Fortschritt und Partien liegen in { $folder }. Strg-C beendet die App.
server-port-range = --port muss zwischen 0 und 65535 liegen.
server-port-taken = Port { $port } ist schon belegt. Mit --port lässt sich ein anderer nennen; ohne --port wird ein freier gefunden.
server-cannot-listen = Port { $port } unter { $host } lässt sich nicht benutzen: { $reason }.
server-host-unknown = { $host } ist keine Adresse dieses Rechners. 127.0.0.1 heißt nur dieser Rechner, 0.0.0.0 alle seine Adressen.
server-token-short = Der Zugangscode hat { $number ->
    [one] ein Zeichen
   *[other] { $number } Zeichen
}; es müssen mindestens { $least } sein. Ohne Angabe wird ein guter ausgedacht.
server-data-unwritable = In { $folder } lässt sich nichts aufbewahren: { $reason }. Mit --data lässt sich ein anderer Ordner nennen.
server-no-notebook = Das Notebook der App, { $file }, fehlt. Eine neue Installation von Gangster Widgets bringt es zurück.
server-page-token-title = Ein Zugangscode ist nötig
server-page-token = Diese App ist für alle da, die ihre Adresse oder ihren Zugangscode bekommen haben. Mit dem Zugangscode öffnet sie sich auch hier.
server-page-wrong-token-title = Das ist nicht der Zugangscode
server-page-wrong-token = Zeichen für Zeichen vergleichen oder nachfragen, von wem der Zugangscode stammt.
server-page-token-label = Zugangscode
server-page-token-button = Öffnen
server-page-full-title = Alle Plätze sind besetzt
server-page-full = Im Moment sind so viele Personen hier, wie dieser Rechner bedienen kann. In einer Minute noch einmal versuchen; diese Seite tut das auch von selbst.
server-page-again = Noch einmal versuchen
server-page-missing-title = Hier ist nichts
server-page-missing = Diese Adresse gibt es nicht oder nicht mehr.
server-page-refused-title = Das geht nicht
server-page-refused = Diese Anfrage wurde nicht verstanden, oder sie ist nicht erlaubt.
server-page-fault-title = Etwas ist schiefgegangen
server-page-fault = Meist hilft es, die Seite neu zu laden; nichts Gespeichertes geht verloren.
server-page-start = Zum Anfang
server-page-needs-script = Gangster Widgets braucht JavaScript. Bitte für diese Seite einschalten und sie neu laden.
server-page-went-wrong = Beim Aufbau dieser Seite ist etwas schiefgegangen. Meist hilft es, sie neu zu laden; nichts Gespeichertes geht verloren.
