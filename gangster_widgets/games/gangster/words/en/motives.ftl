## Why an action is a good one

motive = { $more ->
    [0] If the reckoning came at once, { NAME($gang) } would get as much after this action as before.
   *[other] If the reckoning came at once, this action would change the points of { NAME($gang) } by { $more }.
}
motive-casino = The casino card is not known yet: every “?” is counted here as a { $casino }.
motive-gains = { $district }: { NAME($gang) } would get { $after ->
    [one] one point
   *[other] { $after } points
} instead of { $before }.
motive-costs = { $district }: { NAME($gang) } would get { $after ->
    [0] nothing
    [one] only one point
   *[other] only { $after } points
} instead of { $before }.
motive-denies = { motive-costs }
motive-gives = { $district }: { NAME($gang) } would get { $after ->
    [one] one point
   *[other] { $after } points
} instead of { $before }; that is the price.
motive-equips = { NAME($gang) } has the { NAME($kind) } from the next turn on.
motive-frees = There is room again in the trunk of { NAME($gang) }.
motive-holds = In the trunk the gangster of { NAME($who) } counts for nobody, and { NAME($gang) } decides where he goes.
motive-ends = To bear in mind: with the third card { NAME($gang) } draws a district card, and only one doubler is missing. With { $ending } of the { $left } cards left the stage ends at once.
motive-overtaken = A risk: { NAME($rival) } can unload { IN($district) } next; then { NAME($gang) } would get { $after ->
    [0] nothing
    [one] only one point
   *[other] only { $after } points
} instead of { $before }.
motive-overtaken-by-loading = A risk: { NAME($rival) } can load a gangster { IN($district) } next; then { NAME($gang) } would get { $after ->
    [0] nothing
    [one] only one point
   *[other] only { $after } points
} instead of { $before }.
motive-before = Before:
motive-after = Afterwards:
motive-then-drive = { $nth ->
    [1] This prepares what follows:
   *[other] After that:
} { NAME($gang) } drives { TO($to) }.
motive-then-load = { $nth ->
    [1] This prepares what follows:
   *[other] After that:
} { NAME($gang) } loads the gangster of { NAME($who) } { IN($place) }.
motive-then-unload = { $nth ->
    [1] This prepares what follows:
   *[other] After that:
} { NAME($gang) } unloads { NAMES($gangsters) } { IN($place) }.
