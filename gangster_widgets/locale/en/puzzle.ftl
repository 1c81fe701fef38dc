## A puzzle on the page

puzzle-panel = The question and the answer
puzzle-level = Level { $level }
puzzle-answer = Your answer
puzzle-buttons = What to do with the answer
puzzle-check = Check
puzzle-hint = Hint { $rung } of { $most }
puzzle-hints = Hints
puzzle-where = Where to look is marked on the picture.
puzzle-another = Another one like this
puzzle-again = Back to the first one
puzzle-no-other = There is no other one like this.
puzzle-why = Why this is so
puzzle-unexplained = No known wrong idea leads to this answer. A hint shows where to begin.
puzzle-typed = Type the whole answer
puzzle-so-far = Your answer: { $answer }
answer-order = The order, the first place first
answer-drop = Drag here, or choose below
answer-tray = Not in it yet
answer-up = { $name } up
answer-down = { $name } down
answer-away = { $name } away
answer-on-picture = Choose on the picture: click, tap, or arrow keys and Enter.
answer-field = field { $field }
answer-action = Your action: { $action }
answer-choose = Choose on the picture or below, step by step.
