play-deal-what = The same number deals the same cards, so that several tables can play the same game.
play-wait-day = The chapter is over: one has to go on first.
play-day = { $stage ->
    [1] End of chapter 1: occasional income
    [2] End of chapter 2: gang war
   *[other] End of the game
}
play-no-day = No such chapter has ended in this game, or its end was taken back.
play-next-stage = { $stage ->
    [2] On to chapter 2
   *[other] Go on: the fallen, then chapter 3
}
play-scores = { $over ->
    [1] Points
   *[0] Points if the game ended now
}
play-scores-head = after chapter { $stage }
play-stage = { $stage ->
    [1] Chapter 1
    [2] Chapter 2
   *[other] End of the game
}
play-days = Ends of chapters
play-judge-what = A strong player looks at every decision that a person took, knows no more than that person could know, and can be wrong. The points are what a decision cost against the others, as that player expects.
play-judge-none = Well played: no decision cost a whole point.
play-mistake = { $cost ->
    [one] Decision { $nth }, chapter { $stage }: about one point
   *[other] Decision { $nth }, chapter { $stage }: about { $cost } points
}
tournament-score = points
