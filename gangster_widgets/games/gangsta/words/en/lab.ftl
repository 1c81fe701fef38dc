## The combination lab

lab-panel = Who joins the heist
lab-heading = { NAME($who) } commits a heist
lab-how = Drag a gangster onto the heist, or click or tap him, one after another. A gold edge says who may join. With keys: arrows, then Enter; Backspace takes the last one back.
lab-player = Player
lab-heist = Heist
lab-heist-named = { $nth ->
    [0] { $heist ->
        [nothing-at-all] the heist
       *[other] { NAME($heist) }
    }
   *[other] { $nth }{ $heist ->
        [nothing-at-all] { "" }
       *[other] { " " }{ NAME($heist) }
    }
} ({ $needs })
lab-without = Left out with the high-tech gear
lab-left-out = { $skill ->
    [nothing-at-all] nothing
   *[other] { NAME($skill) }
}
lab-joined = Engaged, in this order
lab-drop = here comes the next one
lab-may = May join now, and would use
lab-offer = { NAME($who) }: { NAMES($uses) }
lab-may-not = May not join now
lab-steps = Steps
lab-back = { $who ->
    [nothing-at-all] Take back
   *[other] Take back { NAME($who) }
}
lab-anew = Begin anew
lab-best = Show a best order
lab-play = Engage them in this order
lab-another = Another heist
lab-synchronised = The whole gang of { NAME($who) } is engaged then: it is synchronised, and all of it is freed for nothing if that is still so when the turn begins.
lab-not-synchronised = The whole gang of { NAME($who) } is not engaged then. Still available: { NAMES($names) }.
lab-no-heist = A combination lab needs a heist: one under “heist”, or several under “display”.
lab-nobody = A combination lab needs gangsters: under “gangs” the position says who belongs to whom.
lab-no-player = { $player } has no gang here; the players with one are { LIST($players) }.
lab-no-number = There is no heist { $number } here. The numbers are { LIST($numbers) }; 0 is the heist that the position asks about.
lab-not-left-out = “{ $skill }” cannot be left out here: high-tech gear leaves out one needed skill of a hacking or an art theft, as long as something is needed still.
lab-not-in-this-order = These cannot be engaged one after another here: { ROUTE($names) }.
