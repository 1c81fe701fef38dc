### Play: a game at one screen

door-play = Play
door-play-what = a whole game, alone or together

## Before a game

play-what = A whole game by all the rules: whatever is not allowed is refused with its reason, and what was done can be taken back.
play-begin = Begin
play-aim = What the game is about
play-who = Who plays
play-number = Seats
play-seat = Seat { $nth }
play-who-sits = who sits there
play-name = name
play-a-person = Person
play-bot-beginner = Beginner
play-bot-beginner-how = takes what meets the eye, misses a good deal and has one rule wrong; which one is told after the game.
play-bot-careful = Practised player
play-bot-careful-how = counts right and takes what there is to be had now, but prepares nothing.
play-bot-strong = Strong player
play-bot-strong-how = plans several turns ahead and thinks of what the others can take back.
play-bot-random = Random bot
play-bot-random-how = does anything that is allowed, without a thought.
play-nth-bot = { $bot } { $nth }
play-nth-person = Player { $nth }
play-house = House rules
play-house-agreed = House rules: { $agreed }
play-deal = Number of the deal
play-deal-by-lot = by lot
play-deal-number = The number of the deal is a whole number from 0, not “{ $given }”.

## The games that are kept

play-games = Your games
play-no-games = Every game is kept here after each action, so you can go on with it at any time.
play-on = Go on
play-look = Result
play-replay = Replay
play-away = Delete
play-away-sure = Delete this game for good: { $title }?
play-away-no = No, keep it
play-away-yes = Yes, delete it
play-finished = finished
play-actions = { $number ->
    [one] one action
   *[other] { $number } actions
}
play-load = Game from a file
play-load-what = A game that was saved here, by you or by somebody else. Every action in it is checked.
play-unknown = There is no game “{ $name }” here; perhaps it was deleted, or it belongs to another learner.

## The game

play-table = The game as a whole
play-turn = { $who } to move
play-thinks = { $who } is thinking …
play-stopped = { $who } to move (stopped)
play-wait-bot = It is { $who }’s turn first.
play-hand-over = Hand the screen to { $who }: the cards are covered until then.
play-take-screen = I am { $who }: show my cards
play-failed-bot = { $who } could not decide on an action that is allowed and has been stopped. Let the bots go on, or undo.
play-bots-stop = Stop the bots
play-bots-on = Let the bots go on
play-pace = Bots act
play-pace-steady = unhurriedly
play-pace-brisk = briskly
play-pace-once = at once
play-hint = What would a strong player do?
play-hint-more = Which action is it?
play-hint-rung = hint { $rung } of { $most }
play-hint-thinks = A strong player is thinking about it …
play-hint-look = Have a look at this first: { LIST($spots) }.
play-hint-nowhere = What matters here is not what can be had at once but what may follow.
play-hint-action = A strong player would do this: { $what }
play-hint-failed = No hint could be found here.
play-undone = { $number ->
    [one] The last decision is taken back.
   *[other] The last decision is taken back, and what bots did after it.
}
play-elsewhere = This game has gone on in another window and is shown as it is there now; your last action here was not carried out.
play-since = { $persons ->
    [one] Since your last turn
   *[other] Since the last turn of a person
}
play-latest = Latest actions
play-log = { $number ->
    [one] The log: one action
   *[other] The log: all { $number } actions
}
play-taken-back = taken back
play-hinted = with a hint
play-save = Save as a file
play-saved = The game is saved where your browser keeps downloads.
play-all-games = All games
play-back = Back to the game

## Reckonings, and the end

play-count = Count it step by step
play-won = { $number ->
    [one] The game is over. Winner: { LIST($who) }
   *[other] The game is over. Winners: { LIST($who) }
}
play-idea = { $who } played all the time as if this were so: “{ $belief }”
play-again = Again with the same people
play-replay-of = Replay: { $title }
play-replay-here = Replay from here

## Looking back

play-judge = Evaluate my game
play-judge-so-far = Evaluate my game so far
play-judge-of = Looking back: { $title }
play-judging = { $number ->
    [one] One more action to look at …
   *[other] { $number } more actions to look at …
}
play-judged = All actions have been looked at.
play-judge-failed = Not all actions could be looked at.
play-mistake-done = Done:
play-mistake-better = Better:
play-mistake-show = Show this position

## What is wrong with a game, or with its file

match-nobody = Somebody has to play: at least one seat needs a person.
match-too-long = A game holds up to { $most } actions, those taken back included. This one goes on only in a new game.
match-back = { $most ->
    [0] Nothing can be taken back here
    [one] Only one action can be taken back here
   *[other] Only { $most } actions can be taken back here
}, not { $number }.
match-too-many = { $most } games are kept, and that is all there is room for. Delete one first.
match-kept-unreadable = This game is kept in a form that cannot be read here.
match-file-not-json = This is not a file with a game: it is not complete JSON in UTF-8.
match-file-other-format = This is not a file with a game: its “format” is not “{ $right }”.
match-line = Line { $number } of the log, “{ $words }”, is not possible. { $reason }
match-box = The box that this game was played with cannot be used. { $problem }
