## Why an action is a good one

motive = What this does:
motive-brings = The heist would bring { NAME($who) } up to ${ $money } and { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.
motive-engages-all = { NAME($who) } can engage the whole gang for it, all { $number }: then it is freed for nothing next time.
motive-engages-some = { NAME($who) } can engage { $number } of { $all } available gangsters for it.
motive-helpers = { NAME($gangster) } of { NAME($rival) } does the work for { NAME($who) } and is engaged afterwards.
motive-can = { NAME($gangster) } brings { NAMES($skills) } and { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.
motive-costs = That costs { NAME($who) } ${ $price }; ${ $left } would be left.
motive-stays-behind = To bear in mind: everybody is engaged, and { NAME($gangster) } would be available, so the gang of { NAME($who) } would not be freed for nothing.
motive-ready = Then { NAME($gangster) } can take part: { NAMES($skills) }.
motive-saves = It brings { NAME($who) } ${ $money }.
motive-weakens = Then { NAME($gangster) } is not available to { NAME($rival) }.
motive-activates = Then the gang has all skills of its resource card: { NAME($resource) } becomes active{ $points ->
    [0] { "" }
    [one] { " " }and counts one point
   *[other] { " " }and counts { $points } points
}.
motive-ends-chapter-1 = To bear in mind: with { $number } gangsters chapter I is over at once, and occasional income follows.
motive-ends-chapter-2 = To bear in mind: with { $number } gangsters chapter II is over at once, and the gang war follows.
motive-ends-game = To bear in mind: with { $number } gangsters the game is over at once. Points then: { NAME($who) } { $points }, the best of the others { $most }.
motive-then = Later { NAME($who) } could { $does ->
    [frees] free { NAME($what) }
    [frees-everybody] free the whole gang
    [hires] hire { NAME($what) }
    [starts] start a heist
    [engages] engage { NAME($what) }
    [passes] pass
   *[other] go on from there
}.
