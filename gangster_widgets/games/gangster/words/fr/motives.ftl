## Pourquoi une action est bonne

motive = { $more ->
    [0] Si le décompte avait lieu aussitôt, { NAME($gang) } recevrait autant après cette action qu’avant.
   *[other] Si le décompte avait lieu aussitôt, cette action modifierait de { $more } les points de { NAME($gang) }.
}
motive-casino = La carte Casino n’est pas encore connue : chaque « ? » compte ici { $casino }.
motive-gains = { IN($district, start: 1) }, { NAME($gang) } recevrait { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }.
motive-costs = { IN($district, start: 1) }, { NAME($gang) } ne recevrait plus { $after ->
    [0] rien
    [one] que { $after } point
   *[other] que { $after } points
} au lieu de { $before }.
motive-denies = { motive-costs }
motive-gives = { IN($district, start: 1) }, { NAME($gang) } recevrait { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before } : c’est le prix à payer.
motive-equips = À partir du prochain tour, { NAME($gang) } dispose de l’équipement « { NAME($kind) } ».
motive-frees = Il y a de nouveau de la place dans le coffre de { NAME($gang) }.
motive-holds = Dans le coffre, le gangster de { NAME($who) } ne compte pour personne, et { NAME($gang) } décide où il ira.
motive-ends = À garder à l’esprit : avec la troisième carte, { NAME($gang) } pioche une carte District, et il ne manque plus qu’un marqueur Double. Avec { $ending } des { $left } cartes restantes, la manche se termine aussitôt.
motive-overtaken = Un risque : { NAME($rival) } peut ensuite débarquer { IN($district) } ; { NAME($gang) } ne recevrait alors plus { $after ->
    [0] rien
    [one] que { $after } point
   *[other] que { $after } points
} au lieu de { $before }.
motive-overtaken-by-loading = Un risque : { NAME($rival) } peut ensuite embarquer un gangster { IN($district) } ; { NAME($gang) } ne recevrait alors plus { $after ->
    [0] rien
    [one] que { $after } point
   *[other] que { $after } points
} au lieu de { $before }.
motive-before = Avant :
motive-after = Après :
motive-then-drive = { $nth ->
    [1] Cela prépare la suite :
   *[other] Après cela :
} { NAME($gang) } roule jusqu’{ TO($to) }.
motive-then-load = { $nth ->
    [1] Cela prépare la suite :
   *[other] Après cela :
} { NAME($gang) } embarque { IN($place) } le gangster de { NAME($who) }.
motive-then-unload = { $nth ->
    [1] Cela prépare la suite :
   *[other] Après cela :
} { NAME($gang) } débarque { IN($place) } { NAMES($gangsters) }.
