## Composing an exercise

compose-title = Compose an exercise
compose-above = What this is, and where to start
compose-below = The question, and what comes of it
compose-steps = The steps
compose-step = { $nth }. { $step }
compose-position = The position
compose-question = The question
compose-outcome = What comes of it
compose-hand-out = Hand it out
compose-so-far = { $all ->
    [0] The answer now: { $answer }.
   *[other] The answer now: { $answer }. It tells { $told } of { $all } known mistakes apart.
}
compose-not-done = Something is still missing or wrong; step 3 says what.

## What to start from

compose-start = Start from something else
compose-from = One of the built-in puzzles
compose-choose = choose …
compose-anew = Begin anew
compose-begun = A new exercise has begun.
compose-opened = “{ $title }” is open.
compose-brought-back = The exercise from before is there again.
compose-back = Bring back what was there before
compose-which = Which of these puzzles?
compose-look-at-file = The file is read; what is in it stands above.

## The question

compose-kind = What is asked
compose-ask-district = District
compose-ask-district-any = all districts shown
compose-ask-district-none = No district has a tablet yet. Lay one down in step 1.
compose-ask-car = Car
compose-ask-car-none = No car stands on the map yet. Put one there in step 1.
compose-ask-card = Movement card
compose-ask-card-any = every one that is face up
compose-ask-card-none = No car stands on the map yet.
compose-ask-unload = Set down, one after another
compose-ask-unload-none = Nobody is set down yet. Add somebody in step 2.
compose-ask-action = Action
compose-ask-action-none = Nothing can be done yet in this position. Put a car on the map in step 1.
compose-ask-pile = The pile of district cards, the next one first
compose-ask-pile-none = No pile is named yet. Add cards in step 2.
compose-ask-drawn = District cards that are drawn, one after another
compose-ask-actions-none = No actions are named yet. Type some in step 2, or have some suggested.
compose-ask-actions = Actions, one a line, such as: yellow drives 2 to The Loop
compose-ask-gang = Gang
compose-ask-gang-none = No gang can be named.
compose-ask-cards = Casino cards in the pile (none named: all)
compose-ask-dumped = Dumped at the harbour so far
compose-add = Set down one more
compose-drop = Take away: { $what }
compose-gone = { $what } – not there any more
compose-suggest = Suggest actions
compose-suggested = Actions are suggested: some are allowed, some are not.
compose-none-suggested = Nothing can be suggested: whoever is to move has no car on the map.
compose-example = Lay out an example for this question
compose-name = Title (optional)
compose-more = Story and level
compose-story = Story (optional)

## What comes of it

compose-unfinished = { $number ->
    [one] One thing is still missing or wrong:
   *[other] { $number } things are still missing or wrong:
}
compose-answer = The right answer:
compose-unique = It is the only right one: the engine has gone through everything that counts.
compose-several = { $number } of { $all } possible actions are equally good; each of them counts as right:
compose-warn-empty = The right answer is empty: whoever forgets to answer is right too.
compose-warn-half = At least half of all possible actions are right: this can be guessed.
compose-warn-all = Everything there is to choose from is right: this can be guessed.
compose-warn-one = Only one gang is part of the answer: this can be guessed.
compose-warn-equal = Everybody gets the same: this can be guessed.
compose-tells = Which mistakes it tells apart
compose-no-mistakes = No wrong ideas are known for this kind of question.
compose-told = { $told } of { $all } known mistakes lead to a wrong answer and are recognised by it.
compose-told-caption = Mistakes in one line lead to the same answer.
compose-mistake = Whoever thinks
compose-leads = answers
compose-untold = These do not show: whoever thinks so answers correctly all the same.
compose-find = Find a position that tells more apart
compose-found = Now { $told } of { $all } show. The editor’s Undo brings the former position back.
compose-not-found = Of 1,000 other positions none tells more than { $told } of { $all } apart.
compose-demonstrates = What it demonstrates
compose-demonstrates-what = The answer rests on these rules. The ticked ones are its topics: it counts towards these in a learner’s progress.
compose-beside = – the answer does not rest on it

## Handing it out

compose-not-yet = As soon as nothing is missing any more, a link, a file and a notebook cell can be had here.
compose-link-what = Whoever opens the link solves this exercise, with diagnosis and hints. All of it is in the link; nothing is stored elsewhere.
compose-link-here = This address leads to this computer alone. Others can open the link if the app was started with “gangster-widgets --host 0.0.0.0”; the file can be handed out in any case.
compose-link = Copy the link
compose-linked = The link is copied.
compose-link-shown = The link
compose-too-long = This exercise is too large for a link: it takes { $length } characters, and an address may have { $most }. As a file it can be handed out all the same.
compose-try = Try it out as a learner
compose-show = Show its reckoning to a class
compose-save = Save as a file
compose-saved = The file { $name } is among the browser’s downloads.
compose-own = Keep it with my own puzzles
compose-own-there = It is kept with your own puzzles: to solve, for sheets and for Moodle.
compose-own-sheet = Put it on a sheet
compose-cell = Notebook cell
compose-cell-what = In a notebook with gangster-widgets installed, this cell shows the exercise live.

## Exercises in links

exercise-sent = An exercise from a link.
exercise-damaged = The exercise in this link cannot be read: the link was cut off or changed on its way. It should be copied and sent once more.
exercise-large = The exercise in this link is larger than any exercise can be. It is not opened.
exercise-newer = The exercise in this link was made by another version of Gangster Widgets and cannot be read by this one.
exercise-unsound = The exercise in this link does not hold together and is not shown.
puzzle-not-one = { $number ->
    [0] There is no puzzle in this text.
   *[other] This text holds { $number } puzzles; here it is to hold one.
}
