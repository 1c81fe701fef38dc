## Composing a position

editor-how-form = Set below who belongs to which gang, a gangster in a line such as Lena LH, and which skills the heist takes, such as LMSH. A click on a gangster or on a gang makes the fields be about it. Z takes a step back.
compose-player = A player and his gang
compose-which-player = Player
compose-line = Gangster { $nth }
compose-new-line = One more
compose-line-unread = “{ $found }” cannot be read here. A line is a name and then skills by their letters, such as Lena LH; the letters alone are enough. L leader, M mercenary, I informant, S sniper, B brawler, H hacker. Nothing is changed.
compose-number = “{ $found }” is no whole number from 0 to { $most }. Nothing is changed.
compose-money = Money
compose-done = Points of heists
compose-resource = Resource card
compose-active = Active
compose-gangster = The chosen gangster
compose-which-gangster = Gangster
compose-boss = Boss
compose-engaged = Now
compose-learnt = Learnt
compose-family = Family
compose-points = Points
compose-heist = The heist
compose-needs = { $nth ->
    [0] Skills it takes
   *[other] Heist { $nth }: skills it takes
}
compose-coop = Shared money (empty: not co-operative)
compose-heist-money = Its money
compose-display = Heists on display
compose-table = Players, chapter, snitch, variants
compose-chapter = Chapter
compose-snitch = Number of the snitch (empty: none)
compose-yes = yes
compose-no = no
compose-ask-player = Player
compose-ask-player-none = No player can be named.
compose-ask-engaged = Engaged so far, one after another
compose-ask-engaged-none = Nobody is there yet. Add gangsters in step 1.
compose-no-boss = The gang of { NAME($who) } has no boss. In the game every gang has one, whom it never loses: set “Boss” to yes for one of them below. It can stay like this where only a part of the gang is shown.
