## Acties in een zin

action-drives = { NAME($gang) } rijdt met de { $card } { TO($to) }
action-drives-further = { NAME($gang) } rijdt met de { $card } en één stap meer { TO($to) }
action-swaps = wisselt van plaats met { NAME($other) }
action-pushes = duwt { NAME($other) } { TO($to) }
action-dumps = dumpt { NAMES($gangsters) }
action-takes = neemt de { NAME($kind) }
action-takes-nothing = neemt niets
action-loads = { NAME($gang) } laadt { IN($place) } de gangster van veld { $field } in
action-unloads = { NAME($gang) } laadt uit: { NAMES($gangsters) }
action-loses = { NAME($gang) } verliest de beurt
