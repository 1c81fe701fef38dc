## Eine Partie Zug für Zug

walk-panel = Der Schritt und der Weg durch die Partie
walk-steps = Schritte
walk-begin = Vor dem ersten Zug
walk-move = Zug von { NAME($gang) }
walk-step-of = Schritt { $at } von { $most }
