## Eine Partie Zug für Zug

walk-panel = Der Zug und der Weg durch die Partie
walk-steps = Züge
walk-begin = Vor dem ersten Zug
walk-move = Zug von { NAME($gang) }
walk-step-of = Zug { $at } von { $most }
