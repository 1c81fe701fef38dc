## Practice: why this puzzle, how many in a row, how a timed run went

practice-title = “{ $title }”
practice-review-minutes = { $number ->
    [one] Review: you last met { $clause } a minute ago.
   *[other] Review: you last met { $clause } { $number } minutes ago.
}
practice-review-hours = { $number ->
    [one] Review: you last met { $clause } an hour ago.
   *[other] Review: you last met { $clause } { $number } hours ago.
}
practice-review-days = { $number ->
    [one] Review: you last met { $clause } a day ago.
   *[other] Review: you last met { $clause } { $number } days ago.
}
practice-weak = This rule has gone wrong lately: { $clause }.
practice-first = A good one to begin with.
practice-new = New: { $clause }.
practice-unseen = A puzzle you have not met yet, about { $clause }.
practice-new-any = A puzzle you have not met yet.
practice-least-sure = Practice: of all the rules here, { $clause } is your least firm one.
practice-any = Practice: this is the puzzle you have not seen for longest.
practice-count = { $solved } of { $all } solved
streak-row = { $number ->
    [0] Nothing right in a row yet
    [one] { $number } right
   *[other] { $number } in a row
}
streak-days = { $number ->
    [0] No day in a row yet
    [one] { $number } day
   *[other] { $number } days in a row
}
streak-days-open = { $row }; today is still to come
timed-result = { $right ->
    [0] No right answer
    [one] { $right } right answer
   *[other] { $right } right answers
} in { $minutes } minutes, { $wrong } wrong.
timed-best-more = Your best run yet! The best one before had { $best } right.
timed-best-same = As good as your best run before.
timed-best-less = Your best run so far: { $best } right.
timed-clauses = Rules that went wrong: { LIST($clauses) }.
