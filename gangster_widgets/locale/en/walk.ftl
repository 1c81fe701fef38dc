## The scrubber for moves

walk-panel = The move, and the way through the game
walk-steps = Moves
walk-begin = Before the first move
walk-move = Move by { NAME($gang) }
walk-step-of = Move { $at } of { $most }
