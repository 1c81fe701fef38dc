## The head of every page

app-name = Gangster Widgets
app-title = { $page } · Gangster Widgets
app-skip = To the content
app-head = Head of the page
app-doors = Doors
app-language = Language
app-look = Look
app-theme = Colours
theme-auto = as the system has them
theme-light = light
theme-dark = dark
app-size = Text
size-normal = normal
size-large = large
size-largest = very large
app-heard = Close this message
app-no-page = There is no page “{ $page }” here. This is the first page.
app-lost = The program behind this page has ended. Your answers are kept.
app-back = Go on where I was

## Doors

door-solve = Solve
door-solve-what = puzzles that fit what you know
door-count = Scoring pad
door-count-what = for a real table
door-lab = Combination lab
door-lab-what = whom to engage for a heist, one after another
lab-none = There is no combination lab for “{ $game }”.
count-anew = A new sheet
count-none = There is no scoring pad for { $game }.
count-of = Scoring pad for { $game }
door-data = Your data

## Home

home-what = Learn the board game { $game } with lessons, puzzles and whole games. If an answer is wrong, you are told which idea led there, and which rule gives the right count.
home-first = Solve your first puzzle
home-next = Next puzzle
home-on = Go on where you left off: { $title }
home-game = Game
who-question = The link you followed belongs to another learner than the one this browser knows. Who is it to be?
who-mine = Stay who I am here
who-other = Become the one of the link

## Solve

solve-around = Which puzzle this is
solve-choose = Choose puzzles
solve-filters = Which puzzles
solve-topic = About
solve-kind = Question
solve-level = Level
solve-source = From
solve-all = all
solve-own = your own files
solve-along = the built-in ones
solve-id = By its name
solve-link = Copy a link to this puzzle
solve-linked = The link is copied.
solve-unknown = There is no puzzle “{ $id }” here.
solve-nothing = No puzzle fits all of that.
solve-any = Any puzzle

## Against the clock

timed-name = Against the clock
timed-minutes = { $minutes } minutes
timed-what = As many right answers as you can in { $minutes } minutes. Only the first answer to each puzzle counts. You may leave a puzzle out.
timed-start = Start
timed-again = Once more
timed-leave = Leave the clock
timed-stop = Stop
timed-left = Time left
timed-so-far = { $right } right, { $wrong } wrong
timed-best = Your best so far: { $best } right.

## Puzzles of one’s own

own-file = A puzzle file of your own
own-what = A YAML file of up to 10 MB. Only you see it.
own-files = Your own files
own-drop = Remove
own-drop-named = Remove { $name }
own-too-many = More than { $most } files are not kept. Remove one first.
own-faults = { $number ->
    [one] “{ $name }” has a fault
   *[other] “{ $name }” has { $number } faults
}
own-folder-faults = { $number ->
    [one] One fault in the folders of puzzles
   *[other] { $number } faults in the folders of puzzles
}
own-usable = { $number ->
    [one] One puzzle of it can be used all the same.
   *[other] { $number } puzzles of it can be used all the same.
}
own-none = No puzzle of “{ $name }” can be used.
own-line = Line { $line }:
own-more = { $number ->
    [one] And one more.
   *[other] And { $number } more.
}

## Your data

data-what = { $answers ->
    [0] Nothing of yours is kept yet.
    [one] One answer of yours is kept, and how you have set up this app.
   *[other] { $answers } answers of yours are kept, and how you have set up this app.
}
data-folder = Your data is kept on this machine, in
data-link = Copy your private link
data-linked = The link is copied. Keep it to yourself.
data-link-what = This browser knows you. With your private link you go on in another browser. Anyone who has it can act as you.
data-out-title = Take it with you
data-out-what = Everything in one file: to keep, or to go on elsewhere.
data-out = Save as a file
data-out-done = The file is saved where your browser keeps downloads.
data-in-title = Bring it back
data-in-what = A file that was saved here. What is there stays; what is missing is added.
data-in = Choose a saved file
data-in-done = { $answers ->
    [0] The file is taken in. It held no answer that was not here already.
    [one] The file is taken in, with one answer that was not here.
   *[other] The file is taken in, with { $answers } answers that were not here.
}
data-away-title = Delete it
data-away-what = All your answers, your streak and your settings, for good.
data-away = Delete everything
data-away-sure = Really everything? It cannot be brought back, unless you have saved it as a file.
data-away-yes = Yes, delete everything
data-away-no = No, keep it
data-away-done = Everything is deleted.
