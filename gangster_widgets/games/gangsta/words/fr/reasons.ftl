## Engager

engages = { NAME($who) } peut engager au plus { $number ->
    [one] un gangster
   *[other] { $number } gangsters
}, dans cet ordre : { ROUTE($names) }.
joins = { NAME($who) } s’engage{ $uses ->
    [nothing-at-all] { " " }sans rien apporter de ce qui manque
   *[other] { " " }et utilise : { NAMES($uses) }
}. { $missing ->
    [nothing-at-all] Il ne manque plus rien.
   *[other] Il manque encore : { NAMES($missing) }.
}
cannot-commit = { NAME($who) } ne peut pas réaliser ce casse.
out-of-reach = Il n’y a pas assez de compétences pour ce casse, même avec tous ceux qui peuvent participer. Il manque : { NAMES($skills) }.
nobody-available = { NAME($who) } n’a personne de disponible : les gangsters engagés ne participent pas.
nobody-starts = { NAME($who) } n’a personne de disponible qui apporte une compétence requise : personne ne peut commencer. Il faut : { NAMES($missing) }.
if-he-starts = Si { NAME($who) } commence, { $number ->
    [one] un gangster de son gang est engagé
   *[other] { $number } gangsters de son gang sont engagés
} au plus : { ROUTE($names) }.
left-out = Grâce au matériel high-tech, { NAME($who) } ignore un symbole : { NAME($skill) }.
stays-available = Hors du casse et toujours disponibles : { NAMES($names) }.
commits = Le casse est réalisé : { ROUTE($names) }. { $number ->
    [0] Aucun gangster de { NAME($who) } n’y participe.
    [one] Un gangster de { NAME($who) } y participe.
   *[other] { $number } gangsters de { NAME($who) } y participent.
}
leaves-missing = Le casse n’est pas complet. Il manque encore : { NAMES($missing) }.
not-committed = { $names ->
    [nothing-at-all] Personne ne participe : aucun casse n’est réalisé.
   *[other] Le casse ne peut pas être réalisé dans cet ordre : { ROUTE($names) }.
}
may-join = { $names ->
    [nothing-at-all] Personne ne peut s’engager maintenant.
   *[other] Peuvent s’engager maintenant : { NAMES($names) }.
} { $missing ->
    [nothing-at-all] Il ne manque plus rien.
   *[other] Il manque : { NAMES($missing) }.
}
can-join = { NAME($who) } peut s’engager{ $uses ->
    [nothing-at-all] { " " }sans rien apporter de ce qui manque.
   *[other] { " " }et utiliserait : { NAMES($uses) }.
}
brings-nothing = { NAME($who) } n’apporte rien de ce qui manque encore. Il manque : { NAMES($missing) }.
nothing-missing = Il ne manque plus rien : { NAME($who) } ne peut pas s’engager.
already-engaged = { NAME($who) } est déjà engagé et ne participe à rien.
takes-part = { NAME($who) } participe déjà.
not-cooperative = { NAME($who) } est à { NAME($owner) }, et les gangsters des autres ne participent qu’aux casses coopératifs.
first-is-own = { NAME($who) } est à { NAME($owner) } : le premier engagé doit être un gangster de { NAME($player) }.
best-heists = Casses qui peuvent engager tout le gang de { NAME($who) } : { LIST($heists) }.
no-best-heist = Aucun de ces casses ne permet à { NAME($who) } d’engager tout son gang.
whole-gang = Le casse { $number } engage tout le gang : { ROUTE($names) }.
not-whole-gang = Le casse { $number } engage au plus { $engaged } gangsters disponibles sur { $most } : { ROUTE($names) }.
not-at-all = Le casse { $number } ne peut pas être réalisé.

## Mobiliser

mobilised = { NAME($who) } peut avoir { $number } gangsters disponibles sur { $all }.
synchronised = Le gang de { NAME($who) } est considéré comme synchronisé : il est libéré en entier gratuitement.
still-available = Déjà disponibles : { NAMES($names) }.
all-engaged = Personne n’est disponible chez { NAME($who) }.
orders = { $number ->
    [one] Un symbole de leader en libère
   *[other] { $number } symboles de leader en libèrent
} d’autres : { NAMES($names) }.
no-orders = { $names ->
    [nothing-at-all] Il n’y a pas de leader dans le gang : personne n’est libéré gratuitement.
   *[other] Tous les leaders étaient engagés au début du tour et ne libèrent personne : { NAMES($names) }.
}
freed-by-leaders = Libérés gratuitement : { $number }.
paid-for = Libérés pour 1 $ chacun : { $number } ; il y a { $money } $.
no-money-left = { NAME($who) } n’a plus d’argent ; toujours engagés : { $number }.
by-headquarters = Le quartier général libère le reste du gang de { NAME($who) } pour 1 $.

## Compter les compétences

has-symbols = { NAME($who) } { $number ->
    [0] n’a aucun symbole
    [one] a un symbole
   *[other] a { $number } symboles
} « { NAME($skill) } »{ $names ->
    [nothing-at-all] .
   *[other] { " " }: { NAMES($names) }.
}
has-skills = { NAME($who) } { $number ->
    [0] n’a aucune compétence
    [one] a une compétence
   *[other] a { $number } compétences
}{ $names ->
    [nothing-at-all] .
   *[other] { " " }: { NAMES($names) }.
}
has-people = { NAME($who) } { $number ->
    [0] n’a aucun gangster
    [one] a un gangster
   *[other] a { $number } gangsters
}.

## La fin du chapitre I

income = On compare avec le nombre le plus élevé : { $most }.
gets-difference = { NAME($who) } reçoit { $money } $ : { $most } moins { $number }.
has-most = { NAME($who) } en a le plus ({ $number }) et ne reçoit rien.

## La guerre des gangs

war = { $number ->
    [0] Personne ne doit défausser de gangster.
    [one] { NAMES($players) } doit défausser un gangster.
   *[other] Doivent défausser chacun un gangster : { NAMES($players) }.
}
wins-war = { NAME($who) } a le plus de symboles de mercenaire ({ $number }) et gagne la guerre.
loses-war = { NAME($who) } en a { $number }, moins que le maximum ({ $most }){ $discards ->
    [0] .
   *[other] , et perd un gangster.
}
draws-war = { NAME($who) } en a le plus ({ $number }), mais pas seul{ $discards ->
    [0] .
   *[other] , et perd un gangster.
}
spared = { NAME($who) } en a { $number } et est épargné.
only-a-boss = { NAME($who) } n’a qu’un boss, que rien ne peut éliminer.
winner-chooses = { NAME($who) } en a { $number }, au moins le double de { NAME($rival) } qui en a { $has } : c’est { NAME($who) } qui choisit.
own-choice = Celui qui défausse un gangster le choisit lui-même.

## Délateurs

snitched = Un délateur portant le nombre { $number } est pioché.
escapes = { NAME($who) } a assez d’informateurs ({ $has }) et s’échappe.
pays-difference = { NAME($who) } a trop peu d’informateurs ({ $has }) et paie { $owes } $.
cannot-pay = { NAME($who) } a trop peu d’informateurs ({ $has }) et devrait payer { $owes } $ ; il n’y a que { $money } $. Perdu : { $pays } $.
at-most-one = Le commissariat ramène à 1 $ ce que doit { NAME($who) }.
arrested = La police arrête un gangster de { NAME($who) }.
nobody-arrested = { NAME($who) } n’a qu’un boss, et celui-ci n’est jamais arrêté.

## La fin de la partie

count = Les points à la fin de la partie.
points-of = { NAME($who) } : { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
} en tout.
points-of-heists = Casses de { NAME($who) } : { LIST($each) }, en tout { $points }.
points-of-gangsters = Gangsters de { NAME($who) } : { $points } ({ NAMES($names) }).
points-of-resource = La ressource de { NAME($who) } ({ NAME($resource) }) : { $points }.
points-of-media = La ressource de { NAME($who) } ({ NAME($resource) }) : { $points }, pour { $heists ->
    [0] aucun casse
    [one] un casse
   *[other] { $heists } casses
} à points ({ $most } au plus).
resource-not-active = La ressource de { NAME($who) } ({ NAME($resource) }) n’est pas active : 0.
richest = { NAME($who) } est le plus riche avec { $money } $ : { $points }.
among-richest = { NAME($who) } est parmi les plus riches avec { $money } $ : { $points }.
largest-gang = { NAME($who) } a le plus grand gang avec { $number } : { $points }.
among-largest = { NAME($who) } a l’un des plus grands gangs avec { $number } : { $points }.
most-of-family = { NAME($who) } a le plus de membres de la famille { NAME($family) }, soit { $number } : { $points }.
among-most-of-family = { NAME($who) } est parmi ceux qui ont le plus de membres de la famille { NAME($family) }, soit { $number } : { $points }.
wins = Le plus de points ({ $points }) : { NAMES($players) }.
wins-by-gang = Plusieurs ont { $points } points ; le plus grand gang ({ $number }) gagne : { NAMES($players) }.
shared-victory = Plusieurs ont { $points } points et des gangs de { $number } : la victoire est partagée entre { NAMES($players) }.

## Le reste d’un tour

passes-for = { NAME($who) } passe et reçoit { $money } ${ $names ->
    [nothing-at-all] { " " }; aucun leader ne rapporte.
   *[other] { " " }; leaders qui rapportent : { NAMES($names) }.
}
on-the-black-market = Là-dessus, { $money } $ viennent du marché noir de { NAME($who) }.
murder-victims = { $names ->
    [nothing-at-all] Un meurtre ne peut toucher personne chez { NAME($who) }.
   *[other] Chez { NAME($who) }, un meurtre peut toucher : { ANY_NAME($names) }.
}
stolen = { NAME($thief) } vole { $money } $ à { NAME($victim) }.
stolen-less = { NAME($thief) } ne vole que { $money } $ sur { $amount } $ : { NAME($victim) } n’en a pas plus.
learners = { $names ->
    [nothing-at-all] Personne parmi les participants ne peut apprendre cette compétence : { NAME($skill) }.
   *[other] Cette compétence ({ NAME($skill) }) peut être apprise par : { ANY_NAME($names) }.
}
ends-at-once = La partie se termine aussitôt : plus personne ne joue.
still-to-play = On termine le tour de table. Doivent encore jouer : { NAMES($players) }.
