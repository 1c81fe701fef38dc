## Aktionen in einem Satz

action-drives = { NAME($gang) } fährt mit der { $card } nach { $to }
action-drives-further = { NAME($gang) } fährt mit der { $card } und einem Schritt mehr nach { $to }
action-swaps = tauscht den Platz mit { NAME($other) }
action-pushes = schiebt { NAME($other) } nach { $to }
action-dumps = lädt im Hafen ab: { NAMES($gangsters) }
action-takes = nimmt: { NAME($kind) }
action-takes-nothing = nimmt nichts
action-loads = { NAME($gang) } lädt den Gangster von Feld { $field } in { $place } ein
action-unloads = { NAME($gang) } lädt aus: { NAMES($gangsters) }
action-loses = { NAME($gang) } verliert den Zug
