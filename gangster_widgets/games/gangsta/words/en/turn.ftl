## A turn as it is thought through, step by step

phase-synchronised = Synchronised
phase-available = Available already
phase-orders = Leaders can free
phase-freed = Freed for nothing
phase-paid = Freed for money
phase-left = Still engaged
phase-mobilised = Available in all
phase-without = Left out
phase-next = One after another
phase-hinders = What hinders
phase-starts = If others begin
phase-stays = Stay behind
phase-engages = Own gangsters engaged
phase-brought = Who takes part
phase-already = Engaged already
phase-belongs = Other gangs
phase-brings = Gangster by gangster
phase-may = May join
phase-heist = Heist by heist
phase-heists = For the whole gang
asks-synchronised = Is the gang of { NAME($who) } synchronised?
asks-available = Who of { NAME($who) } is available already?
asks-orders = How many others can the leaders of { NAME($who) } free for nothing?
asks-freed = So how many are freed for nothing?
asks-paid = How many more does { NAME($who) } free for money?
asks-left = Can { NAME($who) } free everybody?
asks-mobilised = So how many gangsters can { NAME($who) } have available?
asks-without = Which symbol does { NAME($who) } leave out?
asks-next = { $nth ->
    [0] Needed: { NAMES($missing) }. Whom to engage first so that as many as possible come along?
   *[other] Still missing: { NAMES($missing) }. Whom to engage next, and which skills does that use?
}
asks-hinders = Why can { NAME($who) } not commit this heist?
asks-starts = What if { NAME($who) } began: how many could be engaged?
asks-stays = Who of { NAME($who) } is left out?
asks-engages = So how many of the own gang can { NAME($who) } engage?
asks-brought = { NAME($who) } takes part. { $nth ->
    [0] Needed: { NAMES($missing) }.
   *[other] Still missing: { NAMES($missing) }.
} Which skills does that use?
asks-already = May { NAME($who) } join? Available or engaged?
asks-belongs = { NAME($who) } belongs to { NAME($owner) }. May gangsters of others join now?
asks-brings = { $missing ->
    [nothing-at-all] Nothing is missing any more. May { NAME($who) } join?
   *[other] Missing: { NAMES($missing) }. Does { NAME($who) } bring any of it?
}
asks-may = So who may join next?
asks-heist = Can heist { $number } engage the whole gang of { NAME($who) }?
asks-heists = So which heists engage the whole gang of { NAME($who) }?
ledger-uses = uses
ledger-missing = still missing
row-next = { $place }. { NAME($who) }
row-starts = { NAME($who) } first
row-brought = { $place }. { NAME($who) }
row-already = { NAME($who) }
row-belongs = { NAME($who) }
row-brings = { NAME($who) }
row-each = { $reason ->
    [can-join] may join
    [already-engaged] is engaged
    [not-cooperative] other gang
    [first-is-own] may not begin
    [nothing-missing] nothing missing
   *[other] brings nothing
}
row-heist = Heist { $number }
row-comes = { $most ->
    [nothing-at-all] { $names ->
        [nothing-at-all] –
       *[other] all
    }
   *[other] { $engaged } of { $most }
}
row-nothing = nothing
row-said = { $label }{ $text ->
    [nothing-at-all] { "" }
   *[other] : { $text }
}{ $uses ->
    [nothing-at-all] { "" }
   *[other] : { NAMES($uses) }
}{ $skills ->
    [0] { "" }
   *[other] ; still missing: { $missing ->
        [nothing-at-all] nothing
       *[other] { NAMES($missing) }
    }
}
