## Questions: what each kind asks, and how its answer is given

kind-engage = engaging for a heist
kind-may-join = who may join a heist
kind-mobilise = mobilising
kind-income = income at the end of chapter I
kind-war = the gang war
kind-snitched = what a snitch costs
kind-count = points at the end
kind-best-heist = heists for the whole gang
question-engage = It is { NAME($who) }’s turn, and mobilising is over. In which order does { NAME($who) } commit this heist so that as many of { NAME($who) }’s own gangsters as possible are engaged? It may be that the heist cannot be committed at all.{ $tech ->
    [0] { "" }
   *[other] { " " }Where high-tech gear leaves out a symbol, it need not be said which: an order counts as soon as it works without one of them, or with all.
}
question-may-join = { $engaged ->
    [nothing-at-all] { NAME($who) } has mobilised and wants to commit this heist. Who may be engaged first? It may be several, or nobody.
   *[other] { NAME($who) } commits this heist and has engaged so far: { ROUTE($engaged) }. Who may join next? It may be several, or nobody.
}
question-mobilise = It is { NAME($who) }’s turn. How many gangsters of { NAME($who) } can be available after mobilising, at most?
question-income = This is how chapter I ends. How much money does each player receive?
question-war = This is how chapter II ends. Who must discard a gangster in the gang war?
question-snitched = A snitch with the number { $number } is drawn. What does each player pay, and who loses a gangster?
question-count = The game ends like this. How many points does each player have?
question-best-heist = It is { NAME($who) }’s turn, and mobilising is over. After which of these heists can the whole gang of { NAME($who) } stand engaged, before any reward? It may be several, or none.
how-engage = the gangsters in their order, such as: B, A, C (in JSON {"{"}"order": ["B", "A", "C"]{"}"}; “nobody” where the heist cannot be committed)
how-may-join = gangsters in any order, such as: A, C (“nobody” where nobody may)
how-mobilise = a number
how-income = money by player, such as: red 2, blue 3 (who receives nothing is left out)
how-war = players in any order, such as: red, green (“nobody” where nobody must)
how-snitched = for each player to whom something happens, such as: red: pays 2; blue: pays 1, loses 1
how-count = points by player, such as: red 12, blue 9
how-best-heist = numbers of heists in any order, such as: 1, 4 (“none” where there is none)
engage-nobody = cannot be committed
as-good-engage = Any other order in which as many of the gang are engaged is right too.
may-join-nobody = nobody
war-nobody = nobody
best-heist-none = none of them
name-order = order
name-pays = pays
name-loses = gangsters lost
typed-loses = loses
verdict-can-be-committed = This heist can be committed.
verdict-not-in-this-order = The heist cannot be committed in this order.
verdict-more-can-be-engaged = This order commits the heist, but engages only { $number } of the player’s own gangsters. More is possible.
verdict-still-missing = With these the heist is not committed yet: something is still missing.
verdict-may-not-join = { NAME($who) } may not join next.
verdict-others-may-join = Everybody named may join next, but there are others who may too.
slip-paying-left-out = This is what comes out if nobody is freed for money.
slip-nobody-freed = This is what comes out if nobody is freed.
slip-headquarters-left-out = This is what comes out if the headquarters are left out.
slip-police-station-left-out = This is what comes out if the police station is left out.
slip-nobody-lost = This is what comes out if whoever cannot pay loses only money, and no gangster.
slip-richest-left-out = This is what comes out if the points for being the richest are left out.
slip-largest-left-out = This is what comes out if the points for the largest gang are left out.
slip-families-left-out = This is what comes out if the points for most gangsters of a family are left out.
slip-resources-left-out = This is what comes out if the points of a resource card are left out.
slip-media-limit = This is what comes out if there is no limit to the points that the media bring for heists.
slip-income-next = This is what comes out if everybody is compared with the next higher number, and not with the highest.
slip-one-of-these = This is what comes out if something is left out. Several things fit; the reasons name them.

## What a question needs

ask-gang = To answer this, the position must say under “gangs” who belongs to the gang of { $who }.
ask-heist = To answer this, the position needs a “heist”: the skills that it takes.
ask-display = To answer this, heists must lie on “display”.
ask-snitch = To answer this, the position must say which number the “snitch” has.
ask-nobody = Nobody is called { $gangster } here; the gangsters are { LIST($gangsters) }.
