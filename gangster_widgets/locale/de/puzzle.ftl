## Eine Aufgabe auf der Seite

puzzle-panel = Die Frage und die Antwort
puzzle-level = Stufe { $level }
puzzle-answer = Antwort
puzzle-buttons = Was sich mit der Antwort tun lässt
puzzle-check = Prüfen
puzzle-hand-in = Antwort abgeben
puzzle-hint = Hinweis { $rung } von { $most }
puzzle-hints = Hinweise
puzzle-where = Wo es sich lohnt hinzusehen, ist im Bild markiert.
puzzle-another = Noch so eine Aufgabe
puzzle-onward = Nächste Aufgabe
puzzle-again = Zurück zur ersten Aufgabe
puzzle-no-other = Noch so eine Aufgabe gibt es nicht.
puzzle-why = Warum das so ist
puzzle-unexplained = Zu dieser Antwort führt keine bekannte falsche Vorstellung. Ein Hinweis zeigt, wo es losgeht.
puzzle-typed = Die ganze Antwort eintippen
puzzle-so-far = Die Antwort lautet bisher: { $answer }
answer-order = Die Reihenfolge, angefangen beim ersten Platz
answer-drop = Hierher ziehen oder unten wählen
answer-drop-or-click = Im Bild oder unten wählen, oder hierher ziehen
answer-tray = Noch nicht eingeordnet
answer-up = { $name } nach oben
answer-down = { $name } nach unten
answer-away = { $name } wegnehmen
answer-on-picture = Im Bild wählen: anklicken, antippen oder mit Pfeiltasten und Enter.
answer-field = Feld { $field }
answer-field-of = { $name }: Feld { $field }
answer-action = Gewählte Aktion: { $action }
answer-choose = Schritt für Schritt im Bild oder unten wählen.
answer-tap = Noch nicht gewählt. Noch einmal tippen oder:
answer-take = Wählen: { $what }
answer-leave = Weglassen: { $what }
puzzle-stepwise = In Schritten fragen
puzzle-steps = Die Schritte der Antwort
step-number = Wie viele Gangster hat jede Bande?
step-tie = Es gibt Gleichstand. Welchen Rang hat der höchste Gangster jeder dieser Banden?
step-order = In welcher Reihenfolge belegen die Banden die Plätze?
step-worth = Wie viel zählt der Platz jeder Bande, bevor verdoppelt wird?
step-points = Wie viele Punkte erhält jede Bande?
step-influence = Wie viel Einfluss hat dann jeder Boss?
step-right = Richtig. Der nächste Schritt:
step-wrong = Noch nicht richtig. Das Bild noch einmal ansehen oder einen Hinweis nehmen.
step-to-come = { $number ->
    [one] noch ein Schritt
   *[other] noch { $number } Schritte
}
puzzle-compare = Beide Gedankengänge vergleichen
puzzle-chosen = { $label }; gewählt
puzzle-like = Noch eine: { $title }
