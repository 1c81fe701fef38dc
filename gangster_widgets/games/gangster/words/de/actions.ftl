## Aktionen in einem Satz

action-drives = { NAME($gang) } fährt mit der { $card } { TO($to) }
action-drives-further = { NAME($gang) } fährt mit der { $card } und einem Schritt mehr { TO($to) }
action-swaps = tauscht den Platz mit { NAME($other) }
action-pushes = schiebt { NAME($other) } { TO($to) }
action-dumps = lädt im Hafen ab: { NAMES($gangsters) }
action-takes = nimmt: { NAME($kind) }
action-takes-nothing = nimmt nichts
action-loads = { NAME($gang) } lädt den Gangster von Feld { $field } { IN($place) } ein
action-unloads = { NAME($gang) } lädt aus: { NAMES($gangsters) }
action-loses = { NAME($gang) } verliert den Zug
