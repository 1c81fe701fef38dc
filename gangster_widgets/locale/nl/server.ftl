## The app’s server: how it is called, and the pages that it writes itself

server-more = Zonder opdracht wordt de app gestart en in de browser geopend. Alleen deze computer kan erbij, tenzij --host iets anders zegt; dan is een toegangscode nodig, die met --token of de omgevingsvariabele { $variable } wordt opgegeven of anders wordt bedacht en met het adres wordt getoond. Voortgang en partijen worden bewaard in { $folder }; er wordt niets van verstuurd. Ctrl-C stopt de app.
server-examples =
    Voorbeelden:
      gangster-widgets
          de app op deze computer
      gangster-widgets --port 9000 --no-browser
          op http://127.0.0.1:9000/, zonder een browser te openen
      gangster-widgets --host 0.0.0.0 --limit 30
          voor een klas in hetzelfde netwerk; het getoonde adres opent de app
      gangster-widgets --puzzles mijn-puzzels --components mijn-materiaal.yaml
          met eigen puzzels en een eigen plattegrond
      gangster-widgets COMMAND --help
          wat een opdracht doet, en de opties ervan
server-port-option = de poort, precies deze, bij 0 een willekeurige vrije (standaard: { $default }, of de eerstvolgende die vrij is)
server-host-option = het adres waarop de app bereikbaar is (standaard: { $default }, alleen deze computer); 0.0.0.0 is elk adres van deze computer
server-token-option = de toegangscode van de app, minstens { $least } tekens; { $variable } is veiliger, want opdrachtregels kunnen door anderen op deze computer worden gelezen
server-no-browser-option = het adres tonen en geen browser openen
server-data-option = de map waarin voortgang en partijen worden bewaard (standaard: { $default })
server-limit-option = hoeveel pagina’s er tegelijk open kunnen zijn (standaard op deze computer: { $default }); anderen wordt gevraagd te wachten
server-open = Gangster Widgets is open op { $address }
server-kept = Voortgang en partijen worden bewaard in { $folder }. Ctrl-C stopt de app.
server-port-range = --port moet tussen 0 en 65535 liggen.
server-port-taken = Poort { $port } is al bezet. Met --port kan een andere worden gekozen; zonder --port wordt er een vrije gezocht.
server-cannot-listen = Poort { $port } op { $host } kan niet worden gebruikt: { $reason }.
server-host-unknown = { $host } is geen adres van deze computer. 127.0.0.1 is alleen deze computer, 0.0.0.0 zijn al zijn adressen.
server-token-short = De toegangscode heeft { $number ->
    [one] één teken
   *[other] { $number } tekens
}; het moeten er minstens { $least } zijn. Zonder opgave wordt er een goede bedacht.
server-data-unwritable = In { $folder } kan niets worden bewaard: { $reason }. Met --data kan een andere map worden gekozen.
server-no-notebook = Het notebook van de app, { $file }, ontbreekt. Gangster Widgets opnieuw installeren zet het terug.
server-page-token-title = Er is een toegangscode nodig
server-page-token = Deze app is er voor wie het adres of de toegangscode heeft gekregen. Met de toegangscode gaat de app ook hier open.
server-page-wrong-token-title = Dat is niet de toegangscode
server-page-wrong-token = Vergelijk teken voor teken, of vraag het aan wie de toegangscode heeft gestuurd.
server-page-token-label = Toegangscode
server-page-token-button = Openen
server-page-full-title = Alle plaatsen zijn bezet
server-page-full = Er zijn op dit moment zoveel mensen als deze computer aankan. Probeer het over een minuut opnieuw; deze pagina doet dat ook vanzelf.
server-page-again = Opnieuw proberen
server-page-missing-title = Hier is niets
server-page-missing = Dit adres bestaat niet, of niet meer.
server-page-refused-title = Dat gaat niet
server-page-refused = Dit verzoek werd niet begrepen, of het is niet toegestaan.
server-page-fault-title = Er ging iets mis
server-page-fault = Meestal helpt het om de pagina opnieuw te laden; wat bewaard is, gaat niet verloren.
server-page-start = Naar het begin
server-page-needs-script = Gangster Widgets heeft JavaScript nodig. Zet het aan voor deze pagina en laad haar opnieuw.
server-page-went-wrong = Bij het opbouwen van deze pagina ging iets mis. Meestal helpt het om haar opnieuw te laden; wat bewaard is, gaat niet verloren.
