## Une partie, tour par tour

walk-panel = Le tour, et le parcours de la partie
walk-steps = Tours
walk-begin = Avant le premier tour
walk-move = Tour de { NAME($gang) }
walk-step-of = Tour { $at } sur { $most }
