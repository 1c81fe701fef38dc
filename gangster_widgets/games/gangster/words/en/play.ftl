play-deal-what = The same number deals the same cards and tablets, so that several tables can play the same game.
play-wait-day = The day of reckoning has come: the next stage has to be begun first.
play-now = If it were reckoned now
play-now-title = If the day of reckoning were now
play-card = Casino card
play-card-assumed = The card is drawn only on the day itself; this one is assumed.
play-day = Day of reckoning: stage { $stage }
play-no-day = There has been no such day of reckoning in this game, or it was taken back.
play-next-stage = On to stage { $stage }
play-scores = Influence after stage
play-scores-head = { $stage }
play-stage = Stage { $stage }
play-days = Days of reckoning
play-judge-what = A strong player looks at every action that a person took, knows no more than that person could know, and can be wrong. The points are what an action cost against the others, as that player expects.
play-judge-none = Well played: no action cost a whole point.
play-mistake = { $cost ->
    [one] Action { $nth }, stage { $stage }: about one point
   *[other] Action { $nth }, stage { $stage }: about { $cost } points
}
tournament-score = influence
