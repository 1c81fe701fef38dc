## Ce qu’une action entraîne

told = Ce que { NAME($who) } décide, et ce qui s’ensuit.
declined = { NAME($who) } en reste là ({ moment }).
moment = { $moment ->
    [keep] quelle carte Ressource garder
    [turn] qui libérer, et quelle action choisir
    [engage] qui engager ensuite pour le casse
    [hire] recruter ou non quelqu’un en récompense
    [train] qui apprend la compétence « { NAME($about) } »
    [steal] qui est volé : { $about } $ au plus
    [divert] quels gangsters adverses sont engagés : { $about } au plus
    [murder] quel gang subit le meurtre
    [victim] qui est la victime du meurtre
    [rally] libérer ou non tout le gang
    [jet] qui est libéré par le jet privé
    [hospital] qui revient de l’hôpital
    [replace] remplacer ou non une carte exposée
    [society] quel leader est libéré par la société secrète
    [arrest] qui est arrêté par la police
    [war] qui est perdu dans la guerre des gangs
   *[war-choice] qui l’autre perd dans la guerre des gangs
}
seen-moment = { NAME($who) } doit décider : { moment }.

boss-dealt = { NAME($who) } est { NAME($gangster) } et commence avec { $money } $.
resources-dealt = { NAME($who) } reçoit { $number } cartes Ressource au choix.
kept = { NAME($who) } garde la carte Ressource { NAME($resource) }.
resource-active = Le gang de { NAME($who) } a toutes les compétences de sa carte Ressource, { NAMES($needs) } : { NAME($resource) } est active à partir de maintenant.
turn-begins = C’est le tour de { NAME($who) }.
turn-again = { NAME($who) } joue un tour supplémentaire.
not-again = { NAME($who) } ne reçoit pas un autre tour supplémentaire : jamais deux de suite.
counterfeited = La fausse monnaie rapporte 1 $ à { NAME($who) }.

freed = { NAME($who) } libère { NAME($gangster) } { $price ->
    [0] gratuitement
   *[other] pour { $price } $
}.
freed-all = { NAME($who) } libère tout le gang { $price ->
    [0] gratuitement
   *[other] pour { $price } $
}.
freed-synchronised = Tout le monde était engagé : tout le gang de { NAME($who) } est libéré gratuitement.
freed-by-headquarters = Avec le quartier général, { NAME($who) } libère tout le gang pour 1 $.
freed-by-heist = Le casse libère tout le gang de { NAME($who) }.
freed-by-jet = Le jet privé de { NAME($who) } libère { NAME($gangster) }.
freed-by-society = La société secrète de { NAME($who) } libère { NAME($gangster) }.

hired = { NAME($who) } recrute { NAME($gangster) } pour { $price } $ ; la recrue est disponible.
cheaper = { NAME($gangster) } est de la famille du boss et coûte { $price } $ au lieu de { $cost } $.
from-the-pile = { NAME($who) } prend { NAME($gangster) } sur le dessus de la pile.
gangster-laid = Nouveau parmi les gangsters exposés : { NAME($gangster) }.

started = { NAME($who) } commence { $heist ->
    [nothing-at-all] un casse
   *[other] le casse « { NAME($heist) } »
}. Il faut : { NAMES($needs) }.
started-top = { NAME($who) } paie { $price } $ et commence le casse sur le dessus de la pile{ $heist ->
    [nothing-at-all] { "" }
   *[other] , « { NAME($heist) } »
}. Il faut : { NAMES($needs) }.
engaged = { NAME($who) } engage { NAME($gangster) }.
engaged-other = { NAME($who) } engage { NAME($gangster) } ; { NAME($owner) } ne peut pas refuser.
committed = { NAME($who) } a réalisé { $heist ->
    [nothing-at-all] le casse
   *[other] le casse « { NAME($heist) } »
} ({ NAMES($needs) }), en engageant { ROUTE($names) } : { $money } $ et { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}.
shared = Tous ceux qui ont participé reçoivent { $money } $ de plus : { NAMES($players) }.
not-shared = { NAME($who) } a participé sans personne d’autre : nul ne reçoit les { $money } $ à partager.
trained = { NAME($gangster) } apprend une compétence pour { NAME($who) } : { NAME($skill) }.
diverted = { NAME($who) } engage { NAME($gangster) } de { NAME($rival) }.
struck = { NAME($who) } fait commettre un meurtre dans le gang de { NAME($rival) }.

replaced-heist = { NAME($who) } défausse { $heist ->
    [nothing-at-all] un casse
   *[other] le casse « { NAME($heist) } »
}. Il fallait : { NAMES($needs) }.
replaced-gangster = { NAME($who) } défausse { NAME($gangster) }, qui était exposé.
heist-laid = Un nouveau casse est exposé. Il faut : { NAMES($needs) }.
pile-anew = La pile { $cards ->
    [gangsters] des gangsters
   *[heists] des casses
} est épuisée : les { $number } cartes défaussées sont mélangées et forment la nouvelle.
taken-back = { NAME($who) } reprend { NAME($gangster) } de l’hôpital, disponible.

murdered = { NAME($who) } perd { NAME($gangster) } dans un meurtre.
fallen = { NAME($who) } perd { NAME($gangster) } dans la guerre des gangs.
taken-away = La police arrête { NAME($gangster) } de { NAME($who) }.
in-hospital = { NAME($gangster) } est à l’hôpital de { NAME($who) } et peut revenir.
banked = { NAME($who) } a maintenant { $money } $ à la banque.

chapter-1-ends = { NAME($who) } a { $number } gangsters : le chapitre I est terminé, place aux revenus occasionnels.
chapter-2-ends = { NAME($who) } a { $number } gangsters : le chapitre II est terminé, place à la guerre des gangs.
chapter-3-ends = { NAME($who) } a { $number } gangsters : la partie est finie, sans terminer la manche.
heists-laid = Le chapitre { $chapter } commence : tous les casses partent, { $number } nouveaux sont exposés.
snitch-back = Un délateur ({ $snitch }) était parmi les premiers casses : il ne compte pas et retourne dans la pile mélangée.
counterfeiting-laid = La fausse monnaie rejoint les casses de { NAME($who) } : { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}.
snitch-drawn = Un délateur est tiré, le numéro { $nth } de ce chapitre. Il faut { $number ->
    [0] zéro informateur
    [one] un informateur
   *[other] { $number } informateurs
}.
last-snitch = C’était le délateur numéro { $nth } du dernier chapitre : la partie est finie, sans terminer la manche.

## Ce qui s’oppose à une action

game-is-over = La partie est finie.
not-in-play = { NAME($who) } ne joue pas ; en jeu : { NAMES($players) }.
not-his-turn = { NAME($who) } n’a rien à décider maintenant. À qui d’agir : { NAME($turn) }.
not-now = { NAME($who) } a autre chose à décider maintenant : { moment }.
not-dealt = La carte Ressource { NAME($resource) } n’a pas été distribuée à { NAME($who) }. Au choix : { NAMES($offers) }.
not-own = { NAME($gangster) } n’est pas dans le gang de { NAME($who) }.
available-already = { NAME($gangster) } est déjà disponible.
cannot-pay-freeing = Cela coûte { $price } $ à { NAME($who) }, et il y a { $money } $.
nobody-engaged = Personne n’est engagé dans le gang de { NAME($who) }.
no-leader = { NAME($gangster) } n’est pas un leader, et la société secrète ne libère que des leaders.
not-on-offer = { NAME($gangster) } n’est pas à recruter maintenant.
cannot-pay-hire = { NAME($gangster) } coûte { $price } $ à { NAME($who) }, et il y a { $money } $.
nobody-here = { NAME($gangster) } n’est dans aucun gang.
no-such-heist = Ce casse n’existe pas ; casses exposés : { $number }.
no-look = { NAME($who) } n’a pas le droit de regarder le casse du dessus de la pile maintenant : il faut des motards actifs, au début de son propre tour.
snitch-on-top = Un délateur ({ $snitch }) est sur le dessus de la pile. Il y reste et ne fait encore rien.
cannot-pay-top = Le casse du dessus de la pile coûte d’abord { $price } $ à { NAME($who) }.
no-high-tech = { NAME($who) } ne pourrait omettre une compétence qu’avec un matériel high-tech actif.
not-tech = On ne peut omettre une compétence que pour un piratage ou un vol d’art. Ce casse demande : { NAMES($needs) }.
not-needed = { NAME($skill) } n’est pas parmi ce que le casse demande : { NAMES($needs) }.
nothing-left = Sans { NAME($skill) }, personne ne participerait : il faut au moins quelqu’un.
not-on-display = { NAME($card) } n’est pas exposé.
not-in-hospital = { NAME($gangster) } n’est pas à l’hôpital.
took-no-part = { NAME($gangster) } n’a pas participé à ce casse.
has-learnt = { NAME($gangster) } a déjà appris quelque chose ({ NAME($skill) }) : une compétence chacun, pas plus.
second-leader = { NAME($gangster) } est déjà leader : qui a ce symbole ne l’apprend pas une seconde fois.
no-rival = Il faut un adversaire de { NAME($who) } : { ANY_NAME($rivals) }.
nothing-to-steal = Il n’y a rien à voler à { NAME($rival) }.
not-anothers = { NAME($gangster) } n’est pas un gangster adverse ; { NAME($who) } ne peut engager que ceux-là maintenant.
engaged-already = { NAME($gangster) } est déjà engagé.
no-victim = { NAME($rival) } n’a aucun gangster à exactement deux compétences ; le boss n’est jamais touché.
is-boss = { NAME($who) } est un boss, et un boss n’est jamais perdu.
not-two-skills = { NAME($gangster) } a { $number ->
    [one] une compétence
   *[other] { $number } compétences
} ; un meurtre touche quelqu’un qui en a exactement deux.
