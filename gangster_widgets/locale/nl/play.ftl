### Spelen: een partij aan één scherm

door-play = Spelen
door-play-what = een hele partij, alleen of samen

play-what = Een hele partij volgens alle spelregels: wat niet mag, wordt geweigerd met de reden erbij, en wat gedaan is, kan worden teruggenomen.
play-begin = Beginnen
play-aim = Waar het spel om draait
play-who = Wie er speelt
play-number = Spelers
play-seat = Zitplaats { $nth }
play-who-sits = wie daar zit
play-name = naam
play-a-person = Persoon
play-bot-beginner = Beginner
play-bot-beginner-how = neemt wat in het oog springt, ziet veel over het hoofd en heeft één regel verkeerd begrepen; welke, staat er na de partij.
play-bot-careful = Geoefende speler
play-bot-careful-how = telt goed en neemt wat er nu te halen is, maar bereidt niets voor.
play-bot-strong = Sterke speler
play-bot-strong-how = plant een paar beurten vooruit en bedenkt wat de anderen kunnen terughalen.
play-bot-random = Willekeurige bot
play-bot-random-how = doet zomaar iets wat mag, zonder na te denken.
play-nth-bot = { $bot } { $nth }
play-nth-person = Speler { $nth }
play-house = Spelafspraken
play-house-agreed = Spelafspraken: { $agreed }
play-deal = Nummer van de verdeling
play-deal-by-lot = willekeurig
play-deal-number = Het nummer van de verdeling is een geheel getal vanaf 0, niet ‘{ $given }’.

play-games = Mijn partijen
play-no-games = Elke partij wordt hier na elke actie bewaard en kan op elk moment verdergaan.
play-on = Verder spelen
play-look = Uitslag
play-replay = Naspelen
play-away = Verwijderen
play-away-sure = Deze partij voorgoed verwijderen: { $title }?
play-away-no = Nee, bewaren
play-away-yes = Ja, verwijderen
play-finished = afgelopen
play-actions = { $number ->
    [one] één actie
   *[other] { $number } acties
}
play-load = Partij uit een bestand
play-load-what = Een partij die hier is opgeslagen, door wie dan ook. Elke actie erin wordt gecontroleerd.
play-unknown = Er is hier geen partij ‘{ $name }’; misschien is die verwijderd of hoort die bij iemand anders.

play-table = De hele partij
play-turn = Aan de beurt: { $who }
play-thinks = { $who } denkt na …
play-stopped = Aan de beurt: { $who } (gestopt)
play-wait-bot = Eerst is { $who } aan de beurt.
play-hand-over = Geef het scherm aan { $who }: tot dan zijn de kaarten gedekt.
play-take-screen = Ik ben { $who }: toon mijn kaarten
play-failed-bot = { $who } heeft geen toegestane actie gevonden en is gestopt. Laat de bots verdergaan of kies ‘Ongedaan maken’.
play-bots-stop = Bots stoppen
play-bots-on = Bots laten verdergaan
play-pace = Bots spelen
play-pace-steady = rustig
play-pace-brisk = vlot
play-pace-once = meteen
play-hint = Wat zou een sterke speler doen?
play-hint-more = Welke actie is het?
play-hint-rung = tip { $rung } van { $most }
play-hint-thinks = Een sterke speler denkt erover na …
play-hint-look = Kijk eerst hiernaar: { LIST($spots) }.
play-hint-nowhere = Hier telt niet zozeer wat er meteen te halen is, maar wat er kan volgen.
play-hint-action = Een sterke speler zou dit doen: { $what }
play-hint-failed = Hier is geen tip gevonden.
play-undone = { $number ->
    [one] De laatste beslissing is teruggenomen.
   *[other] De laatste beslissing is teruggenomen, met alles wat bots daarna deden.
}
play-elsewhere = Deze partij is in een ander venster verdergegaan. Hier staat ze zoals ze daar nu staat; wat hier het laatst moest gebeuren, is niet gebeurd.
play-since = { $persons ->
    [one] Sinds je laatste beurt
   *[other] Sinds de laatste beurt van een persoon
}
play-latest = Laatste acties
play-log = { $number ->
    [one] Het log: één actie
   *[other] Het log: alle { $number } acties
}
play-taken-back = teruggenomen
play-hinted = met een tip
play-save = Opslaan als bestand
play-saved = De partij staat bij de downloads van de browser.
play-all-games = Alle partijen
play-back = Terug naar de partij

play-count = Stap voor stap afrekenen
play-won = { $number ->
    [one] De partij is afgelopen. Gewonnen heeft { LIST($who) }
   *[other] De partij is afgelopen. Gewonnen hebben { LIST($who) }
}
play-idea = { $who } speelde de hele tijd alsof dit gold: ‘{ $belief }’
play-again = Nog eens met dezelfde spelers
play-replay-of = Naspelen: { $title }
play-replay-here = Vanaf hier naspelen

play-judge = Mijn partij beoordelen
play-judge-so-far = Mijn partij tot nu toe beoordelen
play-judge-of = Terugblik: { $title }
play-judging = { $number ->
    [one] Nog één actie te bekijken …
   *[other] Nog { $number } acties te bekijken …
}
play-judged = Alle acties zijn bekeken.
play-judge-failed = Niet alle acties konden worden bekeken.
play-mistake-done = Gedaan:
play-mistake-better = Beter:
play-mistake-show = Deze stand tonen

match-nobody = Iemand moet spelen: op minstens één zitplaats moet een persoon zitten.
match-too-long = Een partij bevat hoogstens { $most } acties, teruggenomen acties meegeteld. Verder gaat het alleen in een nieuwe partij.
match-back = { $most ->
    [0] Hier kan niets worden teruggenomen
    [one] Hier kan maar één actie worden teruggenomen
   *[other] Hier kunnen maar { $most } acties worden teruggenomen
}, niet { $number }.
match-too-many = Er zijn al { $most } partijen bewaard; meer passen er niet. Verwijder er eerst een.
match-kept-unreadable = Deze partij is bewaard in een vorm die hier niet leesbaar is.
match-file-not-json = Dit is geen bestand met een partij: het is geen volledige JSON in UTF-8.
match-file-other-format = Dit is geen bestand met een partij: ‘format’ is niet ‘{ $right }’.
match-line = Regel { $number } van het log, ‘{ $words }’, kan niet. { $reason }
match-box = De doos waarmee deze partij is gespeeld, is niet bruikbaar. { $problem }
