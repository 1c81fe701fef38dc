## Une partie, tour par tour

walk-panel = L’étape, et le parcours de la partie
walk-steps = Étapes
walk-begin = Avant le premier tour
walk-move = Tour de { NAME($gang) }
walk-step-of = Étape { $at } sur { $most }
