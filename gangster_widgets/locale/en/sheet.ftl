### A sheet of puzzles: on paper, and for Moodle

sheet-room = A sheet of puzzles
sheet-what = Choose puzzles, put them in order and print them: for a class, with the solutions on pages of their own.
sheet-choose = Choose puzzles
sheet-count = { $number ->
    [0] No puzzle is chosen yet
    [one] One puzzle is chosen
   *[other] { $number } puzzles are chosen
}
sheet-unknown = { $number ->
    [one] There is no puzzle { LIST($ids) } here; it is left out.
   *[other] There are no puzzles { LIST($ids) } here; they are left out.
}
sheet-print = Print
sheet-moodle = For Moodle
sheet-moodle-done = { $number ->
    [one] A file with one question for Moodle is saved where your browser keeps downloads.
   *[other] A file with { $number } questions for Moodle is saved where your browser keeps downloads.
}
sheet-moodle-how = In Moodle: “Question bank”, “Import”, “Moodle XML format”.
sheet-link = Copy a link to this sheet
sheet-clear = Take all of them away
sheet-every = Choose all of these
sheet-shown = { $number ->
    [0] No puzzle fits all of that.
    [one] One puzzle to choose from
   *[other] { $number } puzzles to choose from
}
sheet-some = Of { $all } generated ones the first { $shown } are listed; a kind, a level or a topic shows others.
sheet-too-many = A sheet has no room for more than these { $most } puzzles.
sheet-moved = { $title } is number { $number } now.
sheet-look = How the sheet is to look
sheet-title = Title
sheet-usual-title = { $game }: puzzles
sheet-look-solutions = with solutions
sheet-look-single = one puzzle a page
sheet-look-large = large print
sheet-preview = The sheet as it will be printed
sheet-empty = The sheet is still empty. Every puzzle that is ticked appears here as it will be printed.

## On the sheet itself

sheet-name = Name
sheet-date = Date
sheet-solutions = Solutions
sheet-wrong = Wrong answers, and the idea behind them
paper-rules = Rules: { $rules }

## Questions for Moodle

moodle-numbers = A whole number in every box: 0 for nothing.
moodle-fields = The number of a field in every box: 0 where nobody can be set down any more.
moodle-nobody = nobody
moodle-partly = Partly right.
moodle-rule = But there is the rule “{ $clause }”.
