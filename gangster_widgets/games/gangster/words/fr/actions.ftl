## Les actions en une phrase

action-drives = { NAME($gang) } roule avec la carte { $card } jusqu’{ TO($to) }
action-drives-further = { NAME($gang) } roule avec la carte { $card } et un pas de plus jusqu’{ TO($to) }
action-swaps = change de place avec { NAME($other) }
action-pushes = pousse { NAME($other) } jusqu’{ TO($to) }
action-dumps = se débarrasse au port de { NAMES($gangsters) }
action-takes = prend : { NAME($kind) }
action-takes-nothing = ne prend rien
action-loads = { NAME($gang) } embarque le gangster de la case { $field } { IN($place) }
action-unloads = { NAME($gang) } débarque { NAMES($gangsters) }
action-loses = { NAME($gang) } perd son tour
