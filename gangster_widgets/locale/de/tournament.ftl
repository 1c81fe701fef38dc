## Turniere von Bots

cli-tournament = Bots gegeneinander spielen lassen
cli-tournament-more = Lässt Bots ganze Partien gegeneinander spielen und gibt aus, wie oft jeder gewinnt, wie sicher das ist, und eine Wertung. In jeder Runde spielen alle Sitzordnungen mit demselben Aufbau. Derselbe Startwert ergibt dieselbe Tabelle, auf einem Kern, auf mehreren und auf einem Cluster.
cli-tournament-games-option = mindestens so viele Partien; eine begonnene Runde wird zu Ende gespielt (Vorgabe: { $default })
cli-tournament-seed-option = der Startwert der ersten Runde; jede weitere Runde hat den nächsten (Vorgabe: { $default })
cli-tournament-bots-option = die Bots, die spielen, durch Kommas getrennt; sind es weniger als Sitze, geht es reihum (Vorgabe: alle): { LIST($bots) }
cli-tournament-cluster-option = die Adresse eines laufenden Dask-Schedulers, dessen Worker die Partien spielen, etwa tcp://127.0.0.1:8786
cli-csv-option = jeden Sitz jeder Partie als CSV in diese Datei schreiben
cli-plot-option = ein Diagramm der Siege als .svg oder .png speichern
tournament-plot-suffix = Ein Diagramm wird als .svg oder .png gespeichert; { $file } ist keines von beiden.
tournament-plot-share = Anteil der gewonnenen Partien, mit dem Intervall für 95 %; gepunktet: { $players } gleich starke Spieler
tournament-bot = Bot
tournament-sat = Partien
tournament-share = Siege
tournament-share-sure = zu 95 % sicher
tournament-rating = Wertung
tournament-rating-sure = zu 95 % sicher
tournament-from-to = { $low } bis { $high }
