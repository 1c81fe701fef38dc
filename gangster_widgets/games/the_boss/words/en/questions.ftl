## Questions: what each kind asks, and how its answer is given

kind-takeover = what it takes to hold a city
kind-chicago = what Chicago pays
kind-payout = what a round brings
kind-last-turn = the order of the last turn
kind-hidden = what may lie hidden
kind-police = which round can be the last
question-takeover = It is the turn of { NAME($who) }. What is the smallest number of gangsters that { NAME($who) } must place now to hold { $city }? Nobody has to come where { NAME($who) } holds the city already, and it may be impossible too.
question-chicago = The round ends like this. Whom does Chicago pay, how much, and how much does Alcapo keep?{ $left_out ->
    [0] { "" }
   *[other] { " " }Cards that make no difference are left out.
}
question-payout = The round ends like this. What does it bring each player: how much money, and which penalties?{ $left_out ->
    [0] { "" }
   *[other] { " " }Cards that make no difference are left out.
}
question-last-turn = In which order do the players take the fifth turn of this round, as the position stands?
question-hidden = Which cards may lie face down in { $city }, as far as { NAME($who) } can know?
question-police = { $cards ->
    [nothing-at-all] No police card has been turned yet.
   *[other] Police cards turned so far, one a round: { NAMES($cards) }.
} Which rounds can be the last one? Name all of them.
how-takeover = a number, or none where it cannot be done
how-chicago = all three parts, such as: player blue, money 1, alcapo 2 (player none where nobody is there)
how-payout = for each player what the round brings, such as: red: money 5, dead 1; blue: prison 1, hospital 1, banished Cincinnati (what is 0 is left out)
how-last-turn = players one after another, such as: blue, red, green
how-hidden = cards in any order, such as: 2, 3, prison
how-police = numbers of rounds in any order, such as: 3, 4
takeover-none = not possible
chicago-none = nobody
hidden-nothing = no card at all
name-player = player
name-money = money
name-alcapo = Alcapo
name-dead = dead
