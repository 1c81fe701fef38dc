## The scrubber for moves

walk-panel = The step, and the way through the game
walk-steps = Steps
walk-begin = Before the first move
walk-move = Move by { NAME($gang) }
walk-step-of = Step { $at } of { $most }
