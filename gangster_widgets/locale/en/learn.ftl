### Learn: the course

door-learn = Learn
door-learn-what = the rules, step by step

## The map of the course

learn-what = One rule at a time: read it, step through an example, then try it yourself. Every lesson is open to you at any time.
learn-placement = Where do I begin?
learn-look-up = The rules to look up:
learn-begin = Begin: { $title }
learn-go-on = Go on: { $at }
learn-at = { $title }, page { $page }
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-far = { $done ->
    [0] begun
   *[other] { $done } of { $pages } pages done
}
learn-done = done
learn-next-here = next
learn-look-again = { $begun ->
    [true] worth another look
   *[other] worth a look
}
learn-lessons-done = { $done } of { $all } { $all ->
    [one] lesson
   *[other] lessons
} done
learn-part-done = { $done } of { $all } done
learn-rules-firm = { $firm } of { $all } { $all ->
    [one] rule
   *[other] rules
} firm{ $growing ->
    [0] { "" }
   *[other] , { $growing } growing
}
learn-growing-of = { $some } of { $all } growing
learn-part-rules = { $title }, rule by rule
learn-all-rules = Rule by rule
learn-all-done = You have done every page of the course: you can play. Puzzles keep fresh what you have learnt.
learn-play = Play a game
learn-none = There is no course for this game yet.
learn-mastered = How well you have mastered it
learn-first-counts = Only the first answer to a puzzle counts for this.
learn-firm-how = A rule becomes firm when you get it right again a day or more later; after a mistake that takes a little longer.
learn-row = { $state }, right { $row ->
    [one] once
    [2] twice
   *[other] { $row } times
}

## A page of a lesson

learn-course = The course
learn-where = { $title }, page { $page } of { $pages }
learn-pages = Pages of “{ $title }”
learn-step = Page { $page }, { $title }: { $done ->
    [true] done
   *[other] open
}
learn-text = The lesson
learn-way = Back and on
learn-back = Previous page
learn-next = Next page
learn-end = Finish the lesson
learn-skip = Skip this page
learn-is-done = This page is done.
learn-to-step = Step through the example to its end, then this page is done.
learn-to-solve = Solve the puzzle, then this page is done.
learn-page-done = Page { $page } of { $pages } is done.

## The end of a lesson

learn-finished = “{ $title }” is done
learn-ended = The end of “{ $title }”
learn-still-open = Still open:
learn-learnt = What this was about
learn-next-lesson = Next lesson: { $title }
learn-practise = Puzzles: { $topic }
learn-again = Once more
learn-again-leave = No, thank you
learn-again-why = { $ago ->
    [0] In this lesson
    [1] In the lesson before this one
    [2] Two lessons ago
   *[other] In the lesson “{ $lesson }”
} something went wrong: { $about }. Here is another position about it.
learn-onward = On with the course

## What is not there

learn-no-lesson = There is no lesson “{ $id }” here.
learn-no-page = “{ $title }” has { $pages } pages. There is no page { $page }.
learn-to-lesson = To the lesson “{ $title }”
learn-to-map = To the course

## What can be wrong in a lesson’s file

lesson-none = There is no lesson in this file.
lesson-game = “{ $game }” is not the game whose folder the file is in: that is “{ $folder }”.
lesson-does-one = A page has exactly one of “moves”, “reckoning” and “task”; here there is { $found ->
    [nothing-at-all] none
   *[other] { LIST($found) }
}.
lesson-task-only = “{ $key }” belongs to a page with a task.
lesson-task-twice = The puzzle “{ $id }” is a task of this lesson already.
lesson-no-steps = The puzzle “{ $id }” cannot be asked in steps.
lesson-link = A term is written as [term](clause.id); here stands “{ $text }”.
lesson-ask-at = There is no kind of step “{ $kind }”. There are: { LIST($kinds) }.
lesson-note = There is no step { $step }: the moves have the steps 0 to { $most }.
lesson-beside-same = By the wrong idea “{ $id }” it comes out the same here.
lesson-whole-board = The reckoning of a whole board needs at least two districts with a tablet; a single one is named under “district”.
lesson-place-twice = Place { $place } in the course is that of “{ $id }” already.
