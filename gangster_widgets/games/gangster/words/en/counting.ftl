## Questions: what comes of a reckoning, and who rides in which car

kind-count = the influence after a reckoning
kind-casino = casino cards that win
kind-crew = how many ride in each car
question-count = All the districts shown are reckoned now. { $had ->
    [0] { "" }
   *[other] The number beside each gang is its influence so far.{ " " }
}How much influence does each gang have after that?
question-count-two = All the districts shown are reckoned now. { $had ->
    [0] { "" }
   *[other] The number beside each person’s two gangs is the influence so far.{ " " }
}How much influence does each person have after that, with both gangs together?
question-casino = All the districts shown are reckoned now, and that decides the game. { $had ->
    [0] { "" }
   *[other] The number beside each gang is its influence so far.{ " " }
}Which of the casino cards { LIST($cards) } make { NAMES($gangs) } win? A shared win counts too.
question-casino-two = All the districts shown are reckoned now, and that decides the game. { $had ->
    [0] { "" }
   *[other] The number beside each person’s two gangs is the influence so far.{ " " }
}Which of the casino cards { LIST($cards) } make the person with { NAMES($gangs) } win, both gangs together? A shared win counts too.
question-crew = This is stage { $stage }. { $dumped }How many gangsters ride in each gang’s own car?
crew-dumped-so-far = Dumped at the harbour so far: { LIST($dumped) }.{ " " }
crew-dumped-of = { $number } of { NAME($gang) }
how-count = a number for each gang, such as: yellow 22, grey 18 (with two persons under the first gang of each)
how-casino = casino cards in any order, such as: 3, 5
how-crew = a number for each gang, such as: yellow 5, grey 3 (a gang left out has nobody in its car)

## Reasons of answers

counted = Influence after the reckoning: what there was before, and what it pays.
winning = { $cards ->
    [nothing-at-all] None of the casino cards makes { NAMES($gangs) } win.
   *[other] The casino cards that make { NAMES($gangs) } win: { LIST($cards) }.
}
wins = Casino card { $casino }: { NAMES($gangs) } { $own }, the best of the others { $other }. That wins.
wins-too = Casino card { $casino }: { NAMES($gangs) } { $own }, the best of the others { $other } as well. Those who share the lead all win.
wins-not = Casino card { $casino }: { NAMES($gangs) } { $own }, the best of the others { $other }. That does not win.
crews = All the gangsters that a gang has been given and that are not somewhere else ride in its own car.
crew = { $number ->
    [0] No gangster of { NAME($gang) } rides in the gang’s own car.
    [one] One gangster of { NAME($gang) } rides in the gang’s own car.
   *[other] { $number } gangsters of { NAME($gang) } ride in the gang’s own car.
}
crew-later = { crew }
crew-given = At the start { NAME($gang) } was given { $number } gangsters.
crew-joined = Before stage { $stage } { NAME($gang) } was given { $number } more gangsters.
crew-on-tablets = { $number ->
    [one] One gangster of { NAME($gang) } stands on a tablet.
   *[other] { $number } gangsters of { NAME($gang) } stand on tablets.
}
crew-on-tablets-later = { crew-on-tablets }
crew-in-trunks = { $number ->
    [one] One gangster of { NAME($gang) } rides in the trunk of { NAMES($others) }.
   *[other] { $number } gangsters of { NAME($gang) } ride in the trunk of { NAMES($others) }.
}
crew-dumped = Dumped at the harbour: { $number ->
    [one] one gangster
   *[other] { $number } gangsters
} of { NAME($gang) }.

## What questions need

ask-casino-card = The casino card { $card } cannot be named here. There are { LIST($cards) }, each once.
ask-no-casino = No tablet in this position shows a “?”, so the casino card changes nothing.
ask-every-car = This question needs all the cars. The position says nothing of: { LIST($cars) }.
ask-crew-told = How many ride in the car “{ $car }” is what is asked: leave out “aboard”.
crew-more-out = { $out } gangsters of { $colour } are out of their car, but so far there are only { $there }.

## Wrong ideas: the belief in one sentence

belief-influence-forgotten = Only what this reckoning pays counts; what there was before is gone.
belief-first-gang-only = With two players only the first of a person’s two gangs brings in influence.
belief-better-gang-only = With two players only the better of a person’s two gangs brings in influence.
belief-others-forgotten = The best action is the one that brings most influence, whatever the others have then.
belief-equals-do-not-win = Whoever has exactly as much influence as the best of the others does not win.
belief-seven-on-board = At the start seven of the nine gangsters stand on the board, and two ride in the car.
belief-beside-the-nine = The two gangsters on the board at the start come on top of the nine in the car.
belief-seven-in-all = The seven gangsters in the car at the start are all that a gang has, the two on the board among them.
belief-strange-trunk-aboard = A gangster in the trunk of another car still counts as aboard the gang’s own car.
belief-dumped-come-back = Dumped gangsters come back to their gang’s car.
belief-six-each-stage = Before every new stage six new gangsters come.
mistake-influence-forgotten = Earlier influence forgotten
mistake-first-gang-only = Only the first gang counted
mistake-better-gang-only = Only the better gang counted
mistake-others-forgotten = The others forgotten
mistake-equals-do-not-win = Equal is no win
mistake-seven-on-board = Start: seven on the board
mistake-beside-the-nine = Start: two on top of the nine
mistake-seven-in-all = Start: seven in all
mistake-strange-trunk-aboard = In another trunk, yet aboard
mistake-dumped-come-back = Dumped gangsters come back
mistake-six-each-stage = Six new gangsters every time

## How a wrong idea would tell its reasons

wrong-influence-forgotten = { NAMES($gangs) }: { $points } points, and they are thought to be all the influence there is: { $influence }.
wrong-first-gang-only = Of { NAMES($gangs) } only the first is thought to bring in influence: { $points } more, now { $influence }.
wrong-better-gang-only = Of { NAMES($gangs) } only the better one is thought to bring in influence: { $points } more, now { $influence }.
wrong-others-forgotten = After “{ $action }”: { $own }, and what the others have is thought not to matter.
wrong-equals-do-not-win = Casino card { $casino }: { NAMES($gangs) } { $own }, the best of the others { $other } as well. That is thought to be no win.
wrong-seven-on-board = At the start { $board } gangsters of { NAME($gang) } are thought to stand on the board and { $aboard } to ride in the car: { $more } more are thought to be out.
wrong-beside-the-nine = The { $number } gangsters of { NAME($gang) } on the board at the start are thought to come on top.
wrong-seven-in-all = At the start { NAME($gang) } is thought to have { $number } gangsters in all.
wrong-strange-trunk-aboard = In a trunk of { NAMES($others) } { $number ->
    [one] rides one gangster
   *[other] ride { $number } gangsters
} of { NAME($gang) }, thought to be still aboard the gang’s own car.
wrong-dumped-come-back = { $number ->
    [one] One dumped gangster of { NAME($gang) } is
   *[other] { $number } dumped gangsters of { NAME($gang) } are
} thought to come back aboard.
wrong-six-each-stage = Before stage { $stage } as many new gangsters of { NAME($gang) } are thought to come as before the second: { $number }.
