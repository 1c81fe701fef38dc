## Toernooien van bots

cli-tournament = bots tegen elkaar laten spelen
cli-tournament-more = Laat bots hele partijen tegen elkaar spelen en schrijft hoe vaak elke bot wint, hoe zeker dat is, en een rating. In elke ronde spelen alle zitvolgordes met dezelfde beginopstelling. Dezelfde seed geeft dezelfde tabel, op één kern, op meer kernen en op een cluster.
cli-tournament-games-option = minstens zoveel partijen; een begonnen ronde wordt uitgespeeld (standaard: { $default })
cli-tournament-seed-option = de seed van de eerste ronde; elke volgende ronde krijgt de volgende (standaard: { $default })
cli-tournament-bots-option = de bots die spelen, gescheiden door komma’s; zijn het er minder dan plaatsen aan tafel, dan worden ze herhaald (standaard: alle): { LIST($bots) }
cli-tournament-cluster-option = het adres van een draaiende Dask-scheduler waarvan de workers de partijen spelen, zoals tcp://127.0.0.1:8786
cli-csv-option = elke zitplaats van elke partij als CSV in dit bestand schrijven
cli-plot-option = een diagram van de overwinningen opslaan als .svg of .png
tournament-plot-suffix = Een diagram wordt opgeslagen als .svg of .png; { $file } is geen van beide.
tournament-plot-share = aandeel gewonnen partijen, met het interval voor 95%; gestippeld: { $players } even sterke spelers
tournament-bot = bot
tournament-sat = partijen
tournament-share = gewonnen
tournament-share-sure = 95% zeker
tournament-rating = rating
tournament-rating-sure = 95% zeker
tournament-from-to = { $low } tot { $high }
