## The scoring pad

pad-panel = Lines, points and reasons of the scoring pad
pad-summary = Day { $day } of { $days } · doublers { $doublers } of { $most } · districts entered: { $entered } of { $districts }
pad-day-of = Day of reckoning { $day } of { $most }
pad-winners = The game is over. Most influence: { NAMES($gangs) }
pad-table = { $players } players: { NAMES($gangs) }
pad-players = Players
pad-seat = Seat { $seat }
pad-seat-of-two = Player { $person }, gang { $nth }
pad-day = Day of reckoning
pad-how = A line for each district: number of the tablet, gangsters in reading order, a dot for an empty field, x for a doubler, as in 7yggn.yx. Enter leads to the next line.
pad-how-held = A click or tap on a field puts a gangster there ({ NAME($gang) }), a second one takes him away. The same button ends this.
pad-gangs = Letters
pad-held = { NAME($gang) } is put where a field is clicked.
pad-let-go = { NAME($gang) } is let go.
pad-lines = Districts and casino card
pad-casino = Casino card
pad-casino-said = { $number ->
    [nothing-at-all] The casino card is not entered.
   *[other] Every “?” is worth { $number }.
}
pad-influence-said = { $number ->
    [nothing-at-all] { NAME($gang) } had no influence before this day.
   *[other] { NAME($gang) } had { $number } influence before this day.
}
pad-emptied = { THE($district, start: 1) } is empty again: nothing is entered there.
pad-still = Until this is mended this counts: { $line }
pad-points-of = Points of day { $day }
pad-head-gang = Gang
pad-head-before = Influence before
pad-head-points = This day
pad-head-after = Influence after
pad-influence-before = Influence of { NAME($gang) } before this day
pad-together = { NAMES($gangs) } together
pad-ahead = Most influence after this day, { $influence }: { NAMES($gangs) }
pad-points = Points of this day: { LIST($scores) }
pad-close = Close day { $day }
pad-closed = Day { $day } is closed: doublers and casino card come off, the gangsters stay. Most influence, { $influence }: { NAMES($gangs) }.
pad-days = The days so far
pad-day-short = Day { $day }
pad-undone = The last change is taken back.
pad-reasons = Reasons for
pad-reasons-none = nothing chosen
pad-reasons-how = Choose a district or a gang, or click a district in the picture: here it says who gets how much, and why. With a gang held above, a click on a field puts it there.
pad-nowhere = { NAME($gang) } stands in no district that can be reckoned yet.
pad-tablet = Tablet
pad-tablet-none = not entered
pad-quarrel = Somebody says otherwise about { THE($district) }
pad-quarrel-how = Enter what each gang is said to get here. Nothing entered is 0.
pad-quarrel-points = Points
pad-settle = Which idea leads there?
pad-verdict = Verdict

## What is wrong or missing

pad-number-first = The number { $number } stands behind the gangsters. The number of the tablet stands once, at the beginning of the line.
pad-no-tablet = It is not known yet which tablet lies here. Its number stands at the beginning of the line, as in 7yggn.
pad-tablets = The number { $number } fits several tablets: { LIST($tablets) }. The whole id says which one is meant.
pad-tablet-twice = The tablet { $tablet } already lies { IN($district) }; there is one of each.
pad-too-long = The line is longer than { $most } characters.
pad-number = “{ $given }” is not a number that can be used here; it is a whole number from 0 to { $most }.
pad-nothing = No district is entered yet.
pad-not-entered = { THE($district, start: 1) } is not entered yet.
pad-casino-missing = What the “?” is worth is missing: { IN($district) } a gang gets one. The casino card says it.
pad-wrong = { $districts ->
    [nothing-at-all] One of the numbers is still to be mended.
   *[other] Still to be mended: { LIST($districts) }.
}
pad-too-much = { NAME($gang) } would have { $influence } influence after this day; more than { $most } is not carried on. One of the tablets pays too much.
pad-is-over = The third day is closed and the game is over; Undo opens it again.
pad-day-wrong = There are { $most } days of reckoning, and { $day } is none of them.
pad-chosen = “{ $given }” is neither a district nor a colour in play. There are { LIST($choices) }.
pad-few-doublers = Only { $number } of { $most } doublers are entered. The day of reckoning comes with the last one; it can be closed all the same.
pad-box = Which tablet has which number?
pad-box-how = Number, printed numbers from left to right, rows x columns.
pad-sum = { NAME($gang) } in all: { $points }
