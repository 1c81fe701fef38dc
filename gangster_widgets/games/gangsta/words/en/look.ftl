## The board

look-board = Chapter { $chapter }{ $snitches ->
    [0] { "" }
    [one] { " " }· one snitch so far
   *[other] { " " }· { $snitches } snitches so far
}{ $who ->
    [nothing-at-all] { "" }
   *[other] { " " }· { NAME($who) } decides: { $moment }
}
look-decides = To be decided: { $moment }.
look-heist = { $nth }, { $told }
look-heist-unnamed = Heist
look-question = { $under ->
    [1] Under way
   *[other] The heist
}: { $told }{ $joined ->
    [nothing-at-all] { "" }
   *[other] . Engaged for it: { NAMES($joined) }
}{ $missing ->
    [nothing-at-all] { "" }
   *[other] . Still missing: { NAMES($missing) }
}
look-joined = engaged for it:
look-divert = engages up to { $number } others
look-coop = { $number ->
    [0] together
   *[other] together: ${ $number } each
}
look-heists = Heists on display{ $pile ->
    [nothing-at-all] { "" }
   *[other] { " " }· in the pile: { $pile }
}
look-market = Gangsters to hire · in the pile: { $pile }
look-boss = boss
look-gang = { NAME($who) }: { $number ->
    [0] nobody
    [one] one gangster
   *[other] { $number } gangsters
}, available { $available }{ $acting ->
    [1] ; decides now
   *[other] { "" }
}
look-money = { NAME($who) } has ${ $money }
look-resource = { NAME($resource) } ({ $needs })
look-resource-laid = { NAME($resource) } · among the heists
look-resource-each = each heist, at most { $most }

## Choosing

choose-group-who = Player
choose-group-do = Action
choose-group-keeps = Keep
choose-group-frees = Free
choose-group-frees-everybody = Free everybody
choose-group-hires = Hire
choose-group-starts = Commit a heist
choose-group-engages = Engage next
choose-group-passes = Pass
choose-group-replaces = Replace on display
choose-group-trains = Learns the skill
choose-group-robs = Steal from
choose-group-diverts = Engage at others
choose-group-strikes = Murder in the gang of
choose-group-discards = Discard
choose-group-takes-back = Take back
choose-group-declines = Leave it at that
choose-group-heist = Heist
choose-group-without = Left out
choose-group-gangster = Gangster
choose-who = { NAME($value) }
choose-do = { $value ->
    [keeps] keep a resource card
    [frees] free
    [frees-everybody] free the whole gang
    [hires] hire
    [starts] commit a heist
    [engages] engage
    [passes] pass
    [replaces] replace a card on display
    [trains] learn
    [robs] steal
    [diverts] engage at an opponent’s
    [strikes] murder
    [discards] discard
    [takes-back] take back
   *[declines] leave it at that
}
choose-heist = { $what ->
    [asked] the heist
    [top] the one on top
   *[other] { $what }
}{ $heist ->
    [nothing-at-all] { "" }
   *[other] { " " }{ NAME($heist) }
} ({ $needs })
choose-gangster = { NAME($gangster) }{ $owner ->
    [nothing-at-all] { "" }
   *[other] { " " }· { NAME($owner) }
}{ $price ->
    [nothing-at-all] { "" }
    [0] { " " }· for nothing
   *[other] { " " }· ${ $price }
}
choose-frees-everybody = the whole gang · { $value ->
    [0] for nothing
   *[other] ${ $value }
}
choose-without = { $value ->
    [nothing-at-all] nothing left out
   *[other] without { NAME($value) }
}
choose-player = { NAME($value) }
choose-resource = { NAME($value) }
action = { NAME($who) } { $does ->
    [keeps] keeps the resource card { NAME($what) }
    [frees] frees { NAME($what) }{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }for nothing
       *[other] { " " }for ${ $price }
    }
    [frees-everybody] frees the whole gang{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }for nothing
       *[other] { " " }for ${ $price }
    }
    [hires] hires { NAME($what) }{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }for nothing
       *[other] { " " }for ${ $price }
    }
    [starts] { $top ->
        [1] starts the heist on top of the pile
       *[other] { $number ->
            [nothing-at-all] starts the heist
           *[other] starts heist { $number }
        }
    }
    [engages] engages { NAME($what) }{ $owner ->
        [nothing-at-all] { "" }
       *[other] { " " }of { NAME($owner) }
    }
    [passes] passes{ $money ->
        [nothing-at-all] { "" }
       *[other] { " " }for ${ $money }
    }
    [replaces] { $number ->
        [nothing-at-all] replaces { NAME($what) } on display
       *[other] replaces heist { $number } on display
    }
    [trains] has { NAME($what) } learn the skill{ $about ->
        [nothing-at-all] { "" }
       *[other] { " " }“{ NAME($about) }”
    }
    [robs] steals{ $money ->
        [nothing-at-all] { "" }
       *[other] { " " }${ $money }
    } from { NAME($what) }
    [diverts] engages { NAME($what) } { $owner ->
        [nothing-at-all] at an opponent’s
       *[other] of { NAME($owner) }
    }
    [strikes] has a murder done in the gang of { NAME($what) }
    [discards] discards { NAME($what) }
    [takes-back] takes { NAME($what) } back out of the hospital
   *[declines] leaves it at that{ $moment ->
        [nothing-at-all] { "" }
       *[other] { " " }({ $moment })
    }
}
action-heist = { $told }{ $heist ->
    [nothing-at-all] { "" }
   *[other] , “{ NAME($heist) }”
} ({ NAMES($needs) })
action-without = { $told }, leaving out: { NAME($skill) }
board-over = The game is over. Boss of bosses: { NAMES($winners) }
board-how = Click or tap a heist to commit it, a gangster to hire, or one of your engaged gangsters to free him. What has a whole gold edge can be chosen; four corners show what was told last. All other signs are explained below, under Signs. A click plays at once when nothing else is open; Undo takes it back. With keys: arrows, Enter, Escape.

## What comes between turns, step by step

phase-skills = Skills
phase-most = The most
phase-receives = What that brings
phase-mercenaries = Mercenaries
phase-fights = In the war
phase-discard = Who discards
phase-informants = Informants
phase-owes = What the snitch costs
phase-item = What brings points
phase-total = Together
asks-skills = How many skills does the gang of { NAME($who) } have?
asks-most = Which number is everybody compared with?
asks-receives = What does { NAME($who) } receive?
asks-mercenaries = How many mercenary symbols does { NAME($who) } have?
asks-fights = Does { NAME($who) } lose a gangster in the war?
asks-discard = So who must discard a gangster?
asks-informants = How many informant symbols does { NAME($who) } have?
asks-owes = What does the snitch cost { NAME($who) }?
asks-item = What brings { NAME($who) } points next, and how many?
asks-total = How many points does { NAME($who) } have in all?
ledger-all = What has been counted so far
ledger-counted = { $kind ->
    [income] skills
    [war] mercenaries
    [snitched] informants
   *[count] counted
}
ledger-result = { $kind ->
    [income] receives
    [war] loses
    [snitched] pays
   *[count] points
}
ledger-comes = { $result ->
    [nothing-at-all] { "" }
   *[other] { $kind ->
        [income] ${ $result }
        [war] { $loses ->
            [0] nobody
           *[other] one gangster
        }
        [snitched] ${ $result }{ $loses ->
            [0] { "" }
           *[other] { " " }+ a gangster
        }
       *[count] { $result }
    }
}
ledger-line = { NAME($who) }{ $counted ->
    [nothing-at-all] { "" }
   *[other] : { $counted }
}{ $comes ->
    [nothing-at-all] { "" }
   *[other] ; { $comes }
}

## What the signs mean

sign-boss = boss
sign-available = available
sign-engaged = engaged: lies low until he is freed
sign-learnt = a skill he has learnt
sign-points = influence points
sign-price = price
sign-family = family: { NAME($family) }
sign-number = number of the heist
sign-brought = brought already, by whom
sign-coop = co-operative: others may take part
sign-tech = high-tech
sign-snitch = snitch, with its number
sign-resource-active = resource card, active
sign-resource = resource card, not active yet
sign-points-hollow = influence points that count once the card is active
sign-open = a whole gold edge: can be chosen
sign-chosen = a red edge: whose turn it is, what is under way, chosen or refused
sign-told = four corners: what is being told of
