## Un décompte étape par étape : le genre de l’étape, et la question à la classe avant que la réponse apparaisse

phase-district = Qui est là ?
phase-number = Combien ?
phase-tie = Égalité
phase-order = Ordre
phase-place = Place
phase-casino = Carte Casino
phase-doubler = Marqueur Double
phase-points = Points
phase-influence = Influence
asks-district = Combien de gangs sont présents { IN($district) } ?
asks-number = Combien de gangsters { NAME($gang) } a-t-il { IN($district) } ?
asks-tie = { NAMES($gangs) } ont le même nombre de gangsters. Qui passe devant, et qu’est-ce qui décide ?
asks-order = Dans quel ordre les gangs sont-ils classés { IN($district) } ?
asks-place = { NAME($gang) } prend la { $nth ->
    [1] première
   *[other] { $nth }e
} place. Quel nombre reçoit-il ?
asks-casino = { NAME($gang) } reçoit le « ? ». Combien vaut-il ?
asks-doubler = { NAME($gang) } a son nombre. Est-ce tout, ou quelque chose vient-il le changer ?
asks-points = Alors, combien de points { NAME($gang) } reçoit-il { IN($district) } ?
asks-influence = Quelle est l’influence de { NAMES($gangs) } après ce jour ?

## Le livre de comptes

ledger = Le livre de comptes
ledger-number = gangsters
ledger-rank = grade
ledger-worth = valeur
ledger-points = points
ledger-nth = place
ledger-all = L’influence après le décompte
ledger-so-far = Points jusqu’ici
ledger-influence = Influence : les points de ce jour, puis le nouveau total
ledger-line = { NAME($gang) } : { $cells ->
    [nothing-at-all] rien de connu encore
   *[other] { LIST($cells) }
}
ledger-cell = { $column } { $text }
ledger-total = { NAMES($gangs) } : { $points }
