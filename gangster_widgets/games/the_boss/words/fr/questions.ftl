## Questions : ce que demande chaque type, et comment se donne la réponse

kind-takeover = ce qu’il faut pour tenir une ville
kind-chicago = ce que verse Chicago
kind-payout = ce que rapporte une manche
kind-last-turn = ordre du dernier tour
kind-hidden = ce qui peut être caché
kind-police = quelle manche peut être la dernière
question-takeover = C’est le tour de { NAME($who) }. Combien de gangsters { NAME($who) } doit-il placer maintenant au minimum pour tenir { $city } ? Personne n’a à venir si { NAME($who) } tient déjà la ville, et ce peut aussi être impossible.
question-chicago = La manche se termine ainsi. À qui Chicago verse-t-il combien, et combien Alcapo garde-t-il ?{ $left_out ->
    [0] { "" }
   *[other] { " " }Les cartes qui ne changent rien sont omises.
}
question-payout = La manche se termine ainsi. Que rapporte-t-elle à chaque joueur : combien d’argent, et quelles pénalités ?{ $left_out ->
    [0] { "" }
   *[other] { " " }Les cartes qui ne changent rien sont omises.
}
question-last-turn = Dans quel ordre les joueurs jouent-ils le cinquième tour de cette manche, dans la position présente ?
question-hidden = Quelles cartes peuvent être face cachée à { $city }, d’après ce que { NAME($who) } peut savoir ?
question-police = { $cards ->
    [nothing-at-all] Aucune carte Police n’a encore été retournée.
   *[other] Cartes Police retournées jusqu’ici, une par manche : { NAMES($cards) }.
} Quelles manches peuvent être la dernière ? Il s’agit de toutes.
how-takeover = un nombre, ou « aucun » si c’est impossible
how-chicago = les trois parties, par exemple : joueur Bleu, argent 1, Alcapo 2 (joueur personne s’il n’y a personne)
how-payout = pour chaque joueur ce que rapporte la manche, par exemple : Rouge : argent 5, mort 1 ; Bleu : prison 1, hôpital 1, banni Cincinnati (ce qui vaut 0 est omis)
how-last-turn = les joueurs l’un après l’autre, par exemple : Bleu, Rouge, Vert
how-hidden = des cartes dans un ordre quelconque, par exemple : 2, 3, prison
how-police = des numéros de manche dans un ordre quelconque, par exemple : 3, 4
takeover-none = impossible
chicago-none = personne
hidden-nothing = aucune carte
name-player = joueur
name-money = argent
name-alcapo = Alcapo
name-dead = mort
