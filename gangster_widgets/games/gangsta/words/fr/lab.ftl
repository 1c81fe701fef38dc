## Le labo des combinaisons

lab-panel = Qui participe au casse
lab-heading = { NAME($who) } réalise un casse
lab-how = Faites glisser un gangster sur le casse, ou cliquez ou touchez-le, l’un après l’autre. Un bord doré indique qui peut s’engager. Au clavier : flèches, puis Entrée ; la touche Retour arrière reprend le dernier.
lab-player = Joueur
lab-heist = Casse
lab-heist-named = { $nth ->
    [0] { $heist ->
        [nothing-at-all] le casse
       *[other] { NAME($heist) }
    }
   *[other] { $nth }{ $heist ->
        [nothing-at-all] { "" }
       *[other] { " " }{ NAME($heist) }
    }
} ({ $needs })
lab-without = Ignoré grâce au matériel high-tech
lab-left-out = { $skill ->
    [nothing-at-all] rien
   *[other] { NAME($skill) }
}
lab-joined = Engagés, dans cet ordre
lab-drop = ici vient le suivant
lab-may = Peuvent s’engager maintenant, en utilisant
lab-offer = { NAME($who) } : { NAMES($uses) }
lab-may-not = Ne peuvent pas s’engager maintenant
lab-steps = Étapes
lab-back = { $who ->
    [nothing-at-all] Reprendre
   *[other] Reprendre { NAME($who) }
}
lab-anew = Recommencer
lab-best = Montrer l’un des meilleurs ordres
lab-play = Engager dans cet ordre
lab-another = Un autre casse
lab-synchronised = Tout le gang de { NAME($who) } est alors engagé : il est synchronisé, et il est libéré en entier gratuitement si c’est encore le cas au début du tour.
lab-not-synchronised = Tout le gang de { NAME($who) } n’est pas engagé alors. Toujours disponibles : { NAMES($names) }.
lab-no-heist = Le labo des combinaisons a besoin d’un casse : un sous « heist », ou plusieurs sous « display ».
lab-nobody = Le labo des combinaisons a besoin de gangsters : sous « gangs », la position dit qui est à qui.
lab-no-player = { $player } n’a pas de gang ici ; ceux qui en ont un sont { LIST($players) }.
lab-no-number = Il n’y a pas de casse { $number } ici. Les nombres sont { LIST($numbers) } ; 0 est le casse dont parle la position.
lab-not-left-out = « { $skill } » ne peut pas être ignoré ici : le matériel high-tech ignore une compétence demandée d’un piratage ou d’un vol d’art, tant qu’il en reste une à apporter.
lab-not-in-this-order = Ceux-ci ne peuvent pas être engagés l’un après l’autre ici : { ROUTE($names) }.
