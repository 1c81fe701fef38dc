## A reckoning step by step: what kind of step it is, and how a class is asked before the answer shows

phase-district = Who is there?
phase-number = How many?
phase-tie = Tie
phase-order = Order
phase-place = Place
phase-casino = Casino card
phase-doubler = Doubler
phase-points = Points
phase-influence = Influence
asks-district = How many gangs are there { IN($district) }?
asks-number = How many gangsters does { NAME($gang) } have { IN($district) }?
asks-tie = { NAMES($gangs) } have the same number of gangsters. Who goes first, and what decides?
asks-order = In which order do the gangs stand { IN($district) }?
asks-place = { NAME($gang) } takes the { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} place. Which number does it get?
asks-casino = { NAME($gang) } gets the “?”. What is it worth?
asks-doubler = { NAME($gang) } has its number. Is that all, or does something change it?
asks-points = So how many points does { NAME($gang) } get { IN($district) }?
asks-influence = What is the influence of { NAMES($gangs) } after this day?

## The ledger

ledger = The ledger
ledger-number = gangsters
ledger-rank = rank
ledger-worth = worth
ledger-points = points
ledger-nth = place
ledger-all = The influence after the reckoning
ledger-so-far = Points so far
ledger-influence = Influence: the points of this day, and all there is now
ledger-line = { NAME($gang) }: { $cells ->
    [nothing-at-all] nothing told yet
   *[other] { LIST($cells) }
}
ledger-cell = { $column } { $text }
ledger-total = { NAMES($gangs) }: { $points }
