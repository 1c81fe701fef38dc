## Lebendige Bilder

board-panel = Was geschieht und was sich tun lässt
board-turn = Am Zug: { NAMES($gangs) }
board-let-go = Auswahl aufheben
board-undo = Rückgängig
board-undone = Die letzte Aktion ist rückgängig gemacht.
board-slider-name = Der bisherige Verlauf
board-slider = { $at } von { $most }
board-ranks = Ränge
board-following = Nächstes Feld
board-enlarge = Vergrößern
board-enlarge-none = nichts
board-view = Anzeige
board-possible = { $label } – wählbar
board-log = Aktion { $number } des Verlaufs, „{ $words }“, lässt sich nicht ausführen. { $reason }
board-at = Der Verlauf hat { $most ->
    [0] keine Aktionen
    [one] eine Aktion
   *[other] { $most } Aktionen
}: Einen Stand nach Aktion { $number } gibt es nicht.
board-place = „{ $place }“ ist kein Ort dieses Plans. Es gibt { LIST($places) }.
board-no-game = Ein Spiel „{ $game }“ gibt es nicht.
board-state = „{ $given }“ ist keine Stellung des Spiels „{ $game }“. Eine Stellung ist eine Zuordnung wie in einer Aufgabendatei, eine Aufgabe oder ein Zustand des Spiels.
picture-suffix = Ein Bild wird als .svg, .png oder .txt gespeichert; { $file } ist keines davon.
tablet-panel = Was sich mit der Punktetafel tun lässt
tablet-how = Das umrandete Feld anklicken oder antippen, um dort einen Gangster abzusetzen, einen Gangster, um ihn wegzunehmen, eine Zeile im Zwischenstand, um den Grund zu sehen. Mit der Tastatur: Pfeiltasten zum Bewegen, Enter zum Wählen, ein Buchstabe für eine Bande.
tablet-how-editing = Freies Bearbeiten: Jedes Feld kann jeder Bande gegeben werden. Ein Feld anklicken oder antippen oder einen Buchstaben eingeben; Entf leert es.
tablet-gang = Bande
tablet-do = Aktionen
tablet-unload = { NAME($gang) } absetzen
tablet-next = Welches Feld als Nächstes?
tablet-editing = Frei bearbeiten
tablet-doubled = Dopplermarke
tablet-clear = Alles leeren
tablet-casino-card = Casinokarte
tablet-casino-none = nicht gezogen
tablet-casino = Die Casinokarte ist eine ganze Zahl ab 1 oder None: { $number } ist keines von beiden.
tablet-loaded = { NAME($gang) } wird von Feld { $field } weggenommen.
picture-trait = Eine Eigenschaft „{ $trait }“ gibt es hier nicht.
picture-in-words = Das Bild in Worten
board-chosen = Gewählt: { LIST($chosen) }.
board-asks = { $what }: { LIST($choices) }.
board-ready = Nur das ist noch möglich: Der rote Knopf führt es aus.
board-let-gone = Jetzt ist nichts gewählt.
board-play = Ausführen: { $what }
board-refused = { $reason }
board-players = Die Zahl der Spieler ist eine ganze Zahl, nicht { $given }.
board-seed = Ein Startwert ist eine ganze Zahl, nicht { $given }.
tablet-unnamed = Tafel
tablet-gang-chosen = Als Nächstes wird abgesetzt: { NAME($gang) }.
tablet-undone = Die letzte Änderung an der Punktetafel ist rückgängig gemacht.
