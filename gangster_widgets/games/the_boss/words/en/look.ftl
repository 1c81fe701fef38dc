## The board

look-board = Round { $round } · { $turn ->
    [0] { "" }
   *[other] turn { $turn } of { $most } ·{ " " }
}{ $left ->
    [one] one city
   *[other] { $left } cities
} left of Chicago{ $who ->
    [nothing-at-all] { "" }
   *[other] { " " }· { NAMES($who) } to move
}
look-board-label = { $said }. From left to right: { LIST($cities) }
look-pays = pays { $city }
look-city = { $city }{ $number ->
    [0] { "" }
   *[other] , number { $number }
}{ $pays ->
    [nothing-at-all] { "" }
   *[other] , pays { $pays }
}: { $who ->
    [nothing-at-all] nobody is there
   *[other] { NAME($who) } holds it with { $gangsters ->
        [one] one gangster
       *[other] { $gangsters } gangsters
    }
}
look-hidden = { $city }: a card face down
look-hidden-told = { $city }: face down lies { NAME($card) }
look-open = { $city }: open card { $nth }, { NAME($card) }
look-open-last = { $city }: last open card, { NAME($card) }
look-men = { NAME($who) }: professionals { $professionals }, occasionals { $occasionals }{ $holds ->
    [1] ; holds the city
   *[other] { "" }
}
look-banished = banished from { $city }: { NAMES($who) }
look-beside = next to: { LIST($places) }
look-start = starts
look-money = $ { $money }
look-seat = { NAME($who) }{ $starts ->
    [1] , starts this round
   *[other] { "" }
}{ $money ->
    [nothing-at-all] { "" }
   *[other] : { $money } million
}{ $acting ->
    [1] ; to move
   *[other] { "" }
}
look-professional = { NAME($who) }: available professional { $nth } of { $number }
look-occasional = { NAME($who) }: available occasional { $nth } of { $number }
look-nobody-available = nobody available
look-no-cards = no cards in hand
look-card = in the hand of { NAME($who) }: { $city }, { NAME($card) }
look-back = in the hand of { NAME($who) }: a card of { $city }, only its back is seen
look-police = Police cards
look-police-card = police card { $nth }: { NAME($card) }
look-police-none = police card { $nth }: not turned yet
look-police-all = police cards turned: { $cards ->
    [nothing-at-all] none yet
   *[other] { NAMES($cards) }
}
look-away = { NAME($place) }: { $told ->
    [nothing-at-all] nobody
   *[other] { $told }
}
look-in-hospital = { NAME($who) } { $number }, back after the next round
look-in-prison = { NAME($who) } { $sooner } back after the next round, { $later } after the one after it
look-track = The score track
look-space = { $money } million: { NAMES($who) }

## Choosing

choose-group-who = Player
choose-group-do = Action
choose-group-place = Place gangsters in
choose-group-lay = Lay a card
choose-group-city = City
choose-group-professionals = Professionals
choose-group-occasionals = Occasionals
choose-group-card = Card
choose-who = { NAME($value) }
choose-do = { $value ->
    [place] place gangsters
   *[lay] lay a card
}
choose-city = { $value }
choose-professionals = { $value ->
    [one] one professional
   *[other] { $value } professionals
}
choose-occasionals = { $value ->
    [one] one occasional
   *[other] { $value } occasionals
}
choose-card = { $city }: { NAME($card) }
action-places = { NAME($who) } places gangsters in { $city } (professionals: { $professionals }, occasionals: { $occasionals })
action-lays = { NAME($who) } lays a card open in { $city }: { NAME($card) }
board-over = The game is over. Most money: { NAMES($winners) }
board-how = Click or tap a city to place gangsters there, or one of your cards to lay it. Gold edges can be chosen; cubes are professionals, round pieces are occasionals. What lies left of Chicago pays it. A click plays at once when nothing else is open; Undo takes it back. With keys: arrows, Enter, Escape.

## The end of a round, step by step

phase-majority = Who holds it?
phase-card = The hidden card
phase-lies = Where Chicago lies
phase-counts = What counts?
phase-sum = The sum
phase-share = Half of it
phase-total = What it brings
phase-nth = Who is next?
phase-turns = The order
phase-drawn = The cards so far
phase-coming = What may come
phase-rounds = The last round
asks-majority = Who holds { $city }?
asks-card = What does the hidden card of { $city } bring, and whom?
asks-lies = Which cities pay Chicago?
asks-counts = How much does { $city } count for Chicago?
asks-sum = What do the cities left of Chicago come to together?
asks-share = Who gets how much of that, and how much does Alcapo keep?
asks-total = What does this round bring { NAME($who) }?
asks-nth = Who plays number { $nth } in the last turn?
asks-turns = So what is the order of the last turn?
asks-drawn = Which marks are there after that?
asks-coming = What may still come, and what follows from it?
asks-rounds = Which rounds can be the last one?
ledger = What the round brings
ledger-all = What the round has brought so far
ledger-money = million
ledger-line = { NAME($who) }: { $money } million{ $penalties ->
    [nothing-at-all] { "" }
   *[other] { "" }; { NAMES($penalties) }
}
