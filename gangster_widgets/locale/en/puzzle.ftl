## A puzzle on the page

puzzle-panel = The question and the answer
puzzle-level = Level { $level }
puzzle-answer = Your answer
puzzle-buttons = What to do with the answer
puzzle-check = Check
puzzle-hand-in = Hand in the answer
puzzle-hint = Hint { $rung } of { $most }
puzzle-hints = Hints
puzzle-where = Where to look is marked on the picture.
puzzle-another = Another one like this
puzzle-onward = Next puzzle
puzzle-again = Back to the first one
puzzle-no-other = There is no other one like this.
puzzle-why = Why this is so
puzzle-unexplained = No known wrong idea leads to this answer. A hint shows where to begin.
puzzle-typed = Type the whole answer
puzzle-so-far = Your answer: { $answer }
answer-order = The order, the first place first
answer-drop = Drag here, or choose below
answer-drop-or-click = Choose on the picture or below, or drag here
answer-tray = Not in it yet
answer-up = { $name } up
answer-down = { $name } down
answer-away = { $name } away
answer-on-picture = Choose on the picture: click, tap, or arrow keys and Enter.
answer-field = field { $field }
answer-field-of = { $name }: field { $field }
answer-action = Your action: { $action }
answer-choose = Choose on the picture or below, step by step.
answer-tap = Not chosen yet. Tap again, or:
answer-take = Choose: { $what }
answer-leave = Leave out: { $what }
puzzle-stepwise = Asked in steps
puzzle-steps = The steps of the answer
step-number = How many gangsters does each gang have?
step-tie = There is a tie. Which rank does the highest gangster of each tied gang have?
step-order = In which order do the gangs stand?
step-worth = What does each gang’s place count, before the doubler?
step-points = How many points does each gang get?
step-influence = How much influence does everybody have then?
step-right = Right. The next step:
step-wrong = Not right yet. Look at the picture again, or take a hint.
step-to-come = { $number ->
    [one] one more step
   *[other] { $number } more steps
}
puzzle-compare = Compare both ways of thinking
puzzle-chosen = { $label }; chosen
puzzle-like = Another one: { $title }
