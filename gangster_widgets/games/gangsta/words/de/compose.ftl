## Eine Stellung zusammenstellen

editor-how-form = Stell darunter ein, wer zu welcher Bande gehört, einen Gangster in einer Zeile wie Lena LH, und welche Fähigkeiten der Überfall braucht, zum Beispiel LMSH. Nach einem Klick auf einen Gangster oder eine Bande geht es in den Feldern darum. Z nimmt einen Schritt zurück.
compose-player = Ein Spieler und seine Bande
compose-which-player = Spieler
compose-line = Gangster { $nth }
compose-new-line = Noch einer
compose-line-unread = „{ $found }“ lässt sich hier nicht lesen. Eine Zeile ist ein Name und dann die Fähigkeiten als Buchstaben, zum Beispiel Lena LH; die Buchstaben allein genügen. L Anführer, M Söldner, I Informant, S Scharfschütze, B Schläger, H Hacker. Es bleibt, wie es war.
compose-number = „{ $found }“ ist keine ganze Zahl von 0 bis { $most }. Es bleibt, wie es war.
compose-money = Geld
compose-done = Punkte der Überfälle
compose-resource = Ressource
compose-active = Aktiv
compose-gangster = Der gewählte Gangster
compose-which-gangster = Gangster
compose-boss = Boss
compose-engaged = Jetzt
compose-learnt = Gelernt
compose-family = Familie
compose-points = Punkte
compose-heist = Der Überfall
compose-needs = { $nth ->
    [0] Nötige Fähigkeiten
   *[other] Überfall { $nth }: nötige Fähigkeiten
}
compose-coop = Geteiltes Geld (leer: nicht gemeinsam)
compose-heist-money = Geld dafür
compose-display = Ausliegende Überfälle
compose-table = Spieler, Kapitel, Spitzel, Varianten
compose-chapter = Kapitel
compose-snitch = Zahl des Spitzels (leer: keiner)
compose-yes = ja
compose-no = nein
compose-ask-player = Spieler
compose-ask-player-none = Es gibt keinen Spieler zu nennen.
compose-ask-engaged = Schon eingesetzt, der Reihe nach
compose-ask-engaged-none = Noch ist niemand da. Nimm in Schritt 1 Gangster auf.
compose-no-boss = Die Bande von { NAME($who) } hat keinen Boss. Im Spiel hat jede Bande einen, den sie nie verliert: Setz unten bei einem von ihnen „Boss“ auf ja. So bleiben kann es, wenn nur ein Teil der Bande gezeigt wird.
