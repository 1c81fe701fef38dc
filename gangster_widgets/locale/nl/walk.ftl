## Een partij, beurt voor beurt

walk-panel = De stap en de weg door de partij
walk-steps = Stappen
walk-begin = Voor de eerste beurt
walk-move = Beurt van { NAME($gang) }
walk-step-of = Stap { $at } van { $most }
