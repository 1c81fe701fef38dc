### Results: what learners have answered, as a table

results-room = Results
results-what = What has been answered, with the ideas that led astray: seen here in short, and as a file for a spreadsheet with a line for every answer.
results-save = Save as CSV
results-saved = { $number ->
    [one] A table with one answer is saved where your browser keeps downloads.
   *[other] A table with { $number } answers is saved where your browser keeps downloads.
}
results-separator = Between the columns
results-comma = comma ,
results-semicolon = semicolon ;
results-mine = with the answers of this browser
results-me = This browser
results-table = What everybody has answered
results-none = Nobody is in the table yet.
results-learner = Learner
results-answers = Answers
results-tried = Puzzles tried
results-solved = Solved
results-weak = Weak rules
results-last = Last here
results-in-title = Take in learners’ files
results-in-what = Learners save their data on the page “Your data” and hand the file over. It goes into this table under the name of the file, and is forgotten when this page is left; your own progress stays as it is. An exercise of your own has its title there if it is kept with your own puzzles.
results-in = Choose learners’ files
results-taken = { $number ->
    [one] { $name } is in the table, with one answer.
   *[other] { $name } is in the table, with { $number } answers.
}
results-dropped = { $name } is no longer in the table.
results-many-files = No more than { $most } files fit into the table. Remove one first.
results-many-answers = No more than { $most } answers fit into the table. Remove a file first.
results-right = right
results-wrong = wrong

## The columns of the file

results-col-learner = Learner
results-col-time = Time
results-col-game = Game
results-col-puzzle = Puzzle
results-col-title = Title
results-col-variant = Variant
results-col-kind = Kind
results-col-level = Level
results-col-verdict = Verdict
results-col-attempt = Attempt
results-col-hints = Hints
results-col-seconds = Seconds
results-col-ideas = Wrong ideas
results-col-idea-ids = Ids of wrong ideas
results-col-clauses = Rules
results-col-clause-ids = Ids of rules
results-col-given = Answer given
