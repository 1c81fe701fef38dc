## Actions in a sentence

action-drives = { NAME($gang) } drives with the { $card } { TO($to) }
action-drives-further = { NAME($gang) } drives with the { $card } and one step more { TO($to) }
action-swaps = changes places with { NAME($other) }
action-pushes = pushes { NAME($other) } { TO($to) }
action-dumps = dumps { NAMES($gangsters) }
action-takes = takes the { NAME($kind) }
action-takes-nothing = takes nothing
action-loads = { NAME($gang) } loads the gangster from field { $field } { IN($place) }
action-unloads = { NAME($gang) } unloads { NAMES($gangsters) }
action-loses = { NAME($gang) } loses the turn
