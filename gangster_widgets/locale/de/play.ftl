### Spielen: eine Partie an einem Bildschirm

door-play = Spielen
door-play-what = eine ganze Partie, allein oder zusammen

play-what = Eine ganze Partie nach allen Regeln: Was nicht erlaubt ist, wird mit Begründung abgelehnt, und was geschehen ist, lässt sich zurücknehmen.
play-begin = Beginnen
play-aim = Worum es in dem Spiel geht
play-who = Wer spielt
play-number = Plätze
play-seat = Platz { $nth }
play-who-sits = wer dort sitzt
play-name = Name
play-a-person = Person
play-bot-beginner = Anfänger
play-bot-beginner-how = nimmt, was ins Auge fällt, übersieht manches und hat eine Regel falsch verstanden; welche, steht nach der Partie da.
play-bot-careful = Geübter Spieler
play-bot-careful-how = zählt richtig und nimmt, was gerade zu holen ist, bereitet aber nichts vor.
play-bot-strong = Starker Spieler
play-bot-strong-how = plant mehrere Züge voraus und bedenkt, was die anderen zurückholen können.
play-bot-random = Zufallsbot
play-bot-random-how = tut irgendetwas Erlaubtes, ohne zu überlegen.
play-nth-bot = { $bot } { $nth }
play-nth-person = Spieler { $nth }
play-house = Hausregeln
play-house-agreed = Hausregeln: { $agreed }
play-deal = Nummer der Mischung
play-deal-by-lot = ausgelost
play-deal-number = Die Nummer der Mischung ist eine ganze Zahl ab 0, nicht „{ $given }“.

play-games = Meine Partien
play-no-games = Jede Partie wird hier nach jeder Aktion gespeichert, damit sie jederzeit weitergehen kann.
play-on = Weiterspielen
play-look = Ergebnis
play-replay = Nachspielen
play-away = Löschen
play-away-sure = Diese Partie für immer löschen: { $title }?
play-away-no = Nein, behalten
play-away-yes = Ja, löschen
play-finished = beendet
play-actions = { $number ->
    [one] eine Aktion
   *[other] { $number } Aktionen
}
play-load = Partie aus einer Datei
play-load-what = Eine hier gespeicherte Partie, die eigene oder eine fremde. Jede Aktion darin wird geprüft.
play-unknown = Eine Partie „{ $name }“ gibt es hier nicht; vielleicht ist sie gelöscht, oder sie gehört jemand anderem.

play-table = Die ganze Partie
play-turn = Am Zug: { $who }
play-thinks = { $who } überlegt …
play-stopped = Am Zug: { $who } (angehalten)
play-wait-bot = Erst ist { $who } am Zug.
play-hand-over = Gib den Bildschirm an { $who } weiter: So lange sind die Karten verdeckt.
play-take-screen = Ich bin { $who }: meine Karten zeigen
play-failed-bot = { $who } hat keine erlaubte Aktion gefunden und ist angehalten. Weiter geht es mit „Bots weiterspielen lassen“ oder „Rückgängig“.
play-bots-stop = Bots anhalten
play-bots-on = Bots weiterspielen lassen
play-pace = Bots spielen
play-pace-steady = in Ruhe
play-pace-brisk = zügig
play-pace-once = sofort
play-hint = Was täte ein starker Spieler?
play-hint-more = Welche Aktion ist es?
play-hint-rung = Tipp { $rung } von { $most }
play-hint-thinks = Ein starker Spieler überlegt …
play-hint-look = Sieh dir zuerst dies an: { LIST($spots) }.
play-hint-nowhere = Hier zählt weniger, was sofort zu holen ist, als was folgen kann.
play-hint-action = Ein starker Spieler würde dies tun: { $what }
play-hint-failed = Hier ließ sich kein Tipp finden.
play-undone = { $number ->
    [one] Die letzte Entscheidung ist zurückgenommen.
   *[other] Die letzte Entscheidung ist zurückgenommen, auch alles, was Bots danach getan haben.
}
play-elsewhere = Diese Partie ist in einem anderen Fenster weitergegangen. Hier ist sie auf demselben Stand; was hier zuletzt geschehen sollte, ist nicht geschehen.
play-since = { $persons ->
    [one] Seit deinem letzten Zug
   *[other] Seit dem letzten Zug einer Person
}
play-latest = Zuletzt
play-log = { $number ->
    [one] Verlauf: eine Aktion
   *[other] Verlauf: alle { $number } Aktionen
}
play-taken-back = zurückgenommen
play-hinted = mit Tipp
play-save = Als Datei speichern
play-saved = Die Partie liegt bei den Downloads des Browsers.
play-all-games = Alle Partien
play-back = Zurück zur Partie

play-count = Schritt für Schritt abrechnen
play-won = { $number ->
    [one] Die Partie ist zu Ende. Gewonnen hat { LIST($who) }
   *[other] Die Partie ist zu Ende. Gewonnen haben { LIST($who) }
}
play-idea = { $who } hat die ganze Zeit so gespielt, als gälte dies: „{ $belief }“
play-again = Noch einmal in gleicher Besetzung
play-replay-of = Nachspielen: { $title }
play-replay-here = Ab hier nachspielen

play-judge = Meine Partie auswerten
play-judge-so-far = Meine Partie bis hierher auswerten
play-judge-of = Rückblick: { $title }
play-judging = { $number ->
    [one] Noch eine Aktion anzusehen …
   *[other] Noch { $number } Aktionen anzusehen …
}
play-judged = Alle Aktionen sind angesehen.
play-judge-failed = Nicht alle Aktionen ließen sich ansehen.
play-mistake-done = Gespielt:
play-mistake-better = Besser:
play-mistake-show = Stellung zeigen

match-nobody = Jemand muss spielen: Mindestens ein Platz braucht eine Person.
match-too-long = Eine Partie fasst bis zu { $most } Aktionen, zurückgenommene mitgezählt. Weiter geht es nur mit einer neuen Partie.
match-back = { $most ->
    [0] Hier lässt sich nichts zurücknehmen
    [one] Hier lässt sich nur eine Aktion zurücknehmen
   *[other] Hier lassen sich nur { $most } Aktionen zurücknehmen
}, nicht { $number }.
match-too-many = Es sind schon { $most } Partien gespeichert, für mehr ist kein Platz. Erst muss eine gelöscht werden.
match-kept-unreadable = Diese Partie ist in einer Form gespeichert, die hier nicht lesbar ist.
match-file-not-json = Das ist keine Datei mit einer Partie: Sie ist kein vollständiges JSON in UTF-8.
match-file-other-format = Das ist keine Datei mit einer Partie: „format“ ist nicht „{ $right }“.
match-line = Zeile { $number } des Verlaufs, „{ $words }“, ist nicht möglich. { $reason }
match-box = Die Schachtel, mit der diese Partie gespielt wurde, ist nicht brauchbar. { $problem }
