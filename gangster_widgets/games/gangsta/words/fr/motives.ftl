## Pourquoi une action est bonne

motive = Ce que cela apporte :
motive-brings = Le casse rapporterait à { NAME($who) } jusqu’à { $money } $ et { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}.
motive-engages-all = { NAME($who) } peut y engager tout le gang, les { $number } : il sera alors libéré gratuitement la fois suivante.
motive-engages-some = { NAME($who) } peut y engager { $number } des { $all } gangsters disponibles.
motive-helpers = { NAME($gangster) } de { NAME($rival) } fait le travail pour { NAME($who) } et reste engagé ensuite.
motive-can = { NAME($gangster) } apporte { NAMES($skills) } et { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}.
motive-costs = Cela coûte { $price } $ à { NAME($who) } ; il resterait { $left } $.
motive-stays-behind = À noter : tout le monde est engagé et { NAME($gangster) } serait disponible, donc le gang de { NAME($who) } ne serait pas libéré gratuitement.
motive-ready = { NAME($gangster) } pourra alors participer : { NAMES($skills) }.
motive-saves = Cela rapporte { $money } $ à { NAME($who) }.
motive-weakens = { NAME($gangster) } n’est alors plus disponible pour { NAME($rival) }.
motive-activates = Le gang a alors toutes les compétences de sa carte Ressource : { NAME($resource) } devient active{ $points ->
    [0] { "" }
    [one] { " " }et compte un point
   *[other] { " " }et compte { $points } points
}.
motive-ends-chapter-1 = À noter : avec { $number } gangsters, le chapitre I s’achève aussitôt, et les revenus occasionnels suivent.
motive-ends-chapter-2 = À noter : avec { $number } gangsters, le chapitre II s’achève aussitôt, et la guerre des gangs suit.
motive-ends-game = À noter : avec { $number } gangsters, la partie est finie aussitôt. Points alors : { NAME($who) } { $points }, meilleur des autres { $most }.
motive-then = Ensuite, { NAME($who) } pourrait { $does ->
    [frees] libérer { NAME($what) }
    [frees-everybody] libérer tout le gang
    [hires] recruter { NAME($what) }
    [starts] commencer un casse
    [engages] engager { NAME($what) }
    [passes] passer
   *[other] continuer à partir de là
}.
