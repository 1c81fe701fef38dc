### Placement: a few questions that say where to begin

placement-title = Where do I begin?
placement-what = At most { $most } questions find out what you know already and where a misunderstanding may be.
placement-how = Your answers are judged at the end only. If you do not know one, say so: that helps too.
placement-begin = Begin with the questions
placement-new = I have never played: to the first lesson
placement-at = Question { $number } of at most { $most }
placement-pass = I do not know
placement-stop = Stop here and see the result
placement-ended = Where to begin
placement-waved = Everything was right. You can skip the course and go straight to the puzzles or to a game.
placement-found = { $number ->
    [one] One misunderstanding was found. The lessons below clear it up.
   *[other] { $number } misunderstandings were found. The lessons below clear them up.
}
placement-none = No misunderstanding was found. Some lessons are still worth a look: those below.
placement-on = To the lesson “{ $title }”
placement-solve = To the puzzles
placement-belief = Your answers come out if you think: { $belief }
placement-needed = Worth doing now
placement-open = Not asked about
placement-skip = You can skip these
placement-again = Answer fresh questions
placement-gave-up = Then the first lesson is the right place: it needs nothing but a little time.
placement-to-first = To the first lesson
