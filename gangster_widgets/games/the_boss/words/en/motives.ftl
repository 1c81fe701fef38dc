## Why an action is a good one

motive = What this does:
motive-takes = { NAME($who) } would hold { $city }, where nobody is yet.
motive-may-lie = As far as { NAME($who) } can know, there may lie: { ANY_NAME($cards) }.
motive-denies = { NAME($who) } would take { $city } from { NAME($rival) }.
motive-strengthens = { NAME($who) } holds { $city } already; { $number ->
    [one] one more gangster makes
   *[other] { $number } more gangsters make
} it harder to take.
motive-chicago = Chicago would pay { NAME($holder) } { $after } million instead of { $before }.
motive-occasionals = To bear in mind: { $number ->
    [one] the occasional is
   *[other] the occasionals are
} lost to { NAME($who) } at the end of the round.
motive-answer = A risk: { NAME($rival) } can take { $city } with { $number ->
    [one] one gangster
   *[other] { $number } gangsters
}.
motive-safe = Nobody else has enough gangsters available to take { $city } in this round.
motive-shows = Then everybody knows that the card { NAME($card) } does not lie hidden in { $city }.
motive-then-place = Later { NAME($who) } could place { $number ->
    [one] one gangster
   *[other] { $number } gangsters
} in { $city }.
motive-then-lay = Later { NAME($who) } could lay the card { NAME($card) } in { $city }.
