## Een partij, beurt voor beurt

walk-panel = De beurt en de weg door de partij
walk-steps = Beurten
walk-begin = Voor de eerste beurt
walk-move = Beurt van { NAME($gang) }
walk-step-of = Beurt { $at } van { $most }
