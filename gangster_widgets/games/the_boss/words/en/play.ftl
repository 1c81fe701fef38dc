play-deal-what = The same number deals the same cards, so that several tables can play the same game.
play-wait-day = The round is over: the next one has to be begun first.
play-day = End of round { $stage }
play-no-day = No such round has ended in this game, or its end was taken back.
play-next-stage = On to round { $stage }
play-scores = Money after round
play-scores-head = { $stage }
play-stage = Round { $stage }
play-days = Ends of rounds
play-judge-what = A strong player looks at every action that a person took, knows no more than that person could know, and can be wrong. The millions are what an action cost against the others, as that player expects.
play-judge-none = Well played: no action cost a whole million.
play-mistake = { $cost ->
    [one] Action { $nth }, round { $stage }: about one million
   *[other] Action { $nth }, round { $stage }: about { $cost } millions
}
tournament-score = money
