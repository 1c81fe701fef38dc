## Questions : ce que demande chaque type, et comment se donne la réponse

kind-engage = engager pour un casse
kind-may-join = qui peut s’engager dans un casse
kind-mobilise = mobiliser
kind-income = revenus à la fin du chapitre I
kind-war = la guerre des gangs
kind-snitched = ce que coûte un délateur
kind-count = points à la fin
kind-best-heist = casses pour tout le gang
question-engage = C’est le tour de { NAME($who) }, et la mobilisation est finie. Dans quel ordre { NAME($who) } réalise-t-il ce casse pour que le plus possible de gangsters de son gang soient engagés ? Il se peut que ce casse ne puisse pas être réalisé du tout.{ $tech ->
    [0] { "" }
   *[other] { " " }Si le matériel high-tech ignore un symbole, il n’est pas nécessaire de dire lequel : un ordre compte dès qu’il convient sans l’un des symboles, ou avec tous.
}
question-may-join = { $engaged ->
    [nothing-at-all] { NAME($who) } a mobilisé son gang et veut réaliser ce casse. Qui peut être engagé en premier ? Ils peuvent être plusieurs, ou personne.
   *[other] { NAME($who) } réalise ce casse et a engagé jusqu’ici : { ROUTE($engaged) }. Qui peut s’engager ensuite ? Ils peuvent être plusieurs, ou personne.
}
question-mobilise = C’est le tour de { NAME($who) }. Combien de gangsters de { NAME($who) } peuvent être disponibles au plus après la mobilisation ?
question-income = Le chapitre I se termine ainsi. Combien d’argent chaque joueur reçoit-il ?
question-war = Le chapitre II se termine ainsi. Qui doit défausser un gangster à la guerre des gangs ?
question-snitched = Un délateur avec le nombre { $number } est pioché. Que paie chaque joueur, et qui perd un gangster ?
question-count = La partie se termine ainsi. Combien de points a chaque joueur ?
question-best-heist = C’est le tour de { NAME($who) }, et la mobilisation est finie. Après lesquels de ces casses tout le gang de { NAME($who) } peut-il être engagé, avant toute récompense ? Il peut y en avoir plusieurs, ou aucun.
how-engage = les gangsters l’un après l’autre, par exemple : B, A, C (en JSON {"{"}"order": ["B", "A", "C"]{"}"} ; « personne » si le casse ne peut pas être réalisé)
how-may-join = des gangsters dans un ordre quelconque, par exemple : A, C (« personne » si personne ne peut)
how-mobilise = un nombre
how-income = de l’argent par joueur, par exemple : Rouge 2, Bleu 3 (qui ne reçoit rien est omis)
how-war = des joueurs dans un ordre quelconque, par exemple : Rouge, Vert (« personne » si personne ne doit)
how-snitched = pour chaque joueur à qui il arrive quelque chose, par exemple : Rouge : paie 2 ; Bleu : paie 1, perd 1
how-count = des points par joueur, par exemple : Rouge 12, Bleu 9
how-best-heist = des numéros de casses dans un ordre quelconque, par exemple : 1, 4 (« aucun » s’il n’y en a aucun)
engage-nobody = ne peut pas être réalisé
as-good-engage = Tout autre ordre qui engage autant de membres du gang est juste aussi.
may-join-nobody = personne
war-nobody = personne
best-heist-none = aucun
name-order = ordre
name-pays = paie
name-loses = gangsters perdus
typed-loses = perd
verdict-can-be-committed = Ce casse peut être réalisé.
verdict-not-in-this-order = Ce casse ne peut pas être réalisé dans cet ordre.
verdict-more-can-be-engaged = Cet ordre permet de réaliser le casse, mais n’engage que { $number } de son propre gang. On peut faire plus.
verdict-still-missing = Ainsi le casse n’est pas encore réalisé : il manque encore quelque chose.
verdict-may-not-join = { NAME($who) } ne peut pas participer ensuite.
verdict-others-may-join = Tous ceux qui sont nommés peuvent participer, mais d’autres le peuvent aussi.
slip-paying-left-out = C’est ce que l’on obtient si personne n’est libéré contre de l’argent.
slip-nobody-freed = C’est ce que l’on obtient si personne n’est libéré.
slip-headquarters-left-out = C’est ce que l’on obtient si l’on oublie le quartier général.
slip-police-station-left-out = C’est ce que l’on obtient si l’on oublie le commissariat.
slip-nobody-lost = C’est ce que l’on obtient si celui qui ne peut pas payer ne perd que de l’argent, et aucun gangster.
slip-richest-left-out = C’est ce que l’on obtient si l’on oublie les points du plus riche.
slip-largest-left-out = C’est ce que l’on obtient si l’on oublie les points du plus grand gang.
slip-families-left-out = C’est ce que l’on obtient si l’on oublie les points pour le plus de gangsters d’une famille.
slip-resources-left-out = C’est ce que l’on obtient si l’on oublie les points d’une carte Ressource.
slip-media-limit = C’est ce que l’on obtient si les points des médias pour les casses n’ont pas de limite.
slip-income-next = C’est ce que l’on obtient si chacun est comparé au nombre immédiatement supérieur, et non au plus élevé.
slip-one-of-these = C’est ce que l’on obtient si l’on oublie quelque chose. Plusieurs choses sont possibles ; les raisons les nomment.

## Ce qu’il faut à une question

ask-gang = Pour répondre à cela, la position doit dire sous « gangs » qui fait partie du gang de { $who }.
ask-heist = Pour répondre à cela, il faut un casse dans la position (« heist ») : les compétences qu’il demande.
ask-display = Pour répondre à cela, des casses doivent être exposés (« display »).
ask-snitch = Pour répondre à cela, la position doit dire quel nombre a le délateur (« snitch »).
ask-nobody = Personne ne s’appelle { $gangster } ici ; les gangsters sont { LIST($gangsters) }.
