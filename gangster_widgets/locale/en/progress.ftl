### Progress

door-progress = Progress
door-progress-what = what you master, what comes next

## Before the first answer

progress-nothing = There is nothing here yet. One answer, and this page begins to fill.
progress-will = What you will find here
progress-will-rules = Every rule that puzzles ask about, and how well you know it
progress-will-points = Your strong and your weak points, and the ideas behind wrong answers
progress-will-days = What you did, day by day
progress-will-due = What to review, when to review it, and what to do next

## What to do next

progress-next = What to do next
progress-due = { $number ->
    [one] { LIST($rules) } is due for review now.
   *[other] { LIST($rules) } are due for review now.
}
progress-due-many = { $number } rules are due for review now, first of all { LIST($rules) }.
progress-due-do = Review now
progress-weak = Nothing is due for review now. The shakiest rule is { $rule }.
progress-weak-do = Practise: { $topic }
progress-new = Nothing is due, and nothing is shaky. { $number ->
    [one] One puzzle is new to you.
   *[other] { $number } puzzles are new to you.
}
progress-new-do = Something new
progress-rest = Nothing is due, nothing is shaky, and you have met every puzzle.
progress-rest-do = Practise all the same
progress-next-review = The next review is due { $when }.
progress-also = Or instead
progress-about = Puzzles: { $topic }
progress-lesson = Lesson: { $title }
progress-weak-why = { $rule } is shaky
progress-new-why = { $rule } is still new
progress-timed-why = as many right answers as you can in three minutes

## Days and moments

progress-in-minutes = { $number ->
    [one] in a minute
   *[other] in { $number } minutes
}
progress-today-at = today at { $time }
progress-tomorrow-at = tomorrow at { $time }
progress-on-day = on { $day }
progress-now = now
progress-today = today

## Figures

progress-figures = In figures
progress-line-right = Right answers
progress-line-first = Right at the first attempt
progress-line-firm = Firm rules
progress-line-row = Right in a row
progress-line-days = Days in a row
progress-line-spent = Time spent
progress-line-run-3 = Best in 3 minutes
progress-line-run-5 = Best in 5 minutes
progress-of = { $some } of { $all }
progress-now-best = { $number }, best { $best }
progress-spent = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
progress-run = { $right } right
progress-number = { $number }
progress-percent = { NUMBER($share, style: "percent") }

## The rules

progress-rules-title = The rules
progress-is-firm = firm
progress-is-growing = growing
progress-is-shaky = shaky
progress-is-new = still new
progress-counts = { $firm } firm, { $growing } growing, { $shaky } shaky, { $new } still new
progress-firm-of = { $some } of { $all } firm
progress-topic-of = { $topic }: { $firm }
progress-mastery = { $percent } · { $state }
progress-one-by-one = One by one
progress-rules-what = A rule is firm if it should last for more than a week without practice. It is shaky if it went wrong lately, or has probably faded. The percentage says how lasting your knowledge is, and how fresh.
progress-topic = Topic
progress-rule = Rule
progress-stands = Mastery
progress-review = Next review

## Strong and weak points

progress-strong = Strong points
progress-no-strong = None yet. A rule that was right three times in a row and is getting firm will appear here.
progress-held = { $mastery }, right { $row ->
    [one] once
    [2] twice
   *[other] { $row } times
} in a row
progress-weak-points = Weak points
progress-no-weak = Nothing is shaky just now.
progress-went-wrong = { $all ->
    [one] went wrong
   *[other] wrong { $wrong ->
        [one] once
        [2] twice
       *[other] { $wrong } times
    } in the last { $all }
}
progress-faded = not practised for a long time, so it has probably faded
progress-ideas = Ideas that led astray
progress-often = { $times ->
    [one] once, on { $day }
    [2] twice, last on { $day }
   *[other] { $times } times, last on { $day }
}

## Plots and their tables

progress-drawing = The plot is being drawn …
progress-undrawn = The plot cannot be drawn here. The table below has its numbers.
progress-numbers = The numbers as a table
progress-alt = { $title }. { $rows }
progress-alt-row = { $label }: { $said }
progress-days-title = Day by day
progress-weeks-title = Week by week
progress-activity-days = { $right } right and { $wrong } wrong answers in the last { $number } days.
progress-activity-weeks = { $right } right and { $wrong } wrong answers in the last { $number } weeks.
progress-activity-alt = Right and wrong answers
progress-day = Day
progress-week = Week from
progress-right = right
progress-wrong = wrong
progress-firsts-title = Right at the first attempt
progress-firsts = { $right } of the last { $size } first attempts were right; of the { $size } before that, { $before }.
progress-firsts-alt = Right answers among { $size } first attempts at a time
progress-when = When
progress-asked = of
progress-coming-title = Reviews to come
progress-coming = { $today ->
    [0] Nothing is due today
    [one] One rule is due by tonight
   *[other] { $today } rules are due by tonight
}, { $all } within the next { $number } days.
progress-coming-alt = Rules that are due
progress-reviews = Rules due

## What there are too few answers for

progress-still = Still to come
progress-still-days = Right and wrong answers day by day: from the second day on
progress-still-firsts = How the first attempts change: after { $number ->
    [one] one more
   *[other] { $number } more
}
progress-still-coming = Reviews to come: as soon as you have met five rules
