## Pourquoi une action est bonne

motive = Ce que cela apporte :
motive-takes = { NAME($who) } tiendrait { $city }, où il n’y a encore personne.
motive-may-lie = D’après ce que { NAME($who) } peut savoir, il peut y avoir là : { ANY_NAME($cards) }.
motive-denies = { NAME($who) } prendrait { $city } à { NAME($rival) }.
motive-strengthens = { NAME($who) } tient déjà { $city } ; { $number ->
    [one] un gangster de plus rend
   *[other] { $number } gangsters de plus rendent
} la ville plus difficile à prendre.
motive-chicago = Chicago verserait { $after } M$ à { NAME($holder) } au lieu de { $before }.
motive-occasionals = À garder à l’esprit : à la fin de la manche, { $number ->
    [one] cet occasionnel est perdu
   *[other] ces occasionnels sont perdus
} pour { NAME($who) }.
motive-answer = Un risque : { NAME($rival) } peut prendre { $city } avec { $number ->
    [one] un gangster
   *[other] { $number } gangsters
}.
motive-safe = Personne d’autre n’a assez de gangsters disponibles pour prendre { $city } pendant cette manche.
motive-shows = Tout le monde sait alors que la carte { NAME($card) } n’est pas cachée à { $city }.
motive-then-place = Plus tard, { NAME($who) } pourrait placer { $number ->
    [one] un gangster
   *[other] { $number } gangsters
} à { $city }.
motive-then-lay = Plus tard, { NAME($who) } pourrait poser la carte { NAME($card) } à { $city }.
