## Ce qui se passe à la fin d’un tour, où vont les marqueurs Double, ce qu’on prend à Gold Coast : noms

name-cards-up = cartes retournées face visible
name-district-card = une carte District est piochée
name-policeman = c’est un policier
name-police = policier
name-doubler = un marqueur Double est posé
name-end-of-the-stage = fin de la manche
name-end-of-the-game = fin de la partie
turns-nothing = rien de tout cela
name-stage-over = manche terminée
name-nothing = ne rien prendre

## The questions

kind-turns = fin d’un tour
kind-doublers = où vont les marqueurs Double
kind-equipment = ce qu’on peut prendre à Gold Coast
question-turns = { $action }. { $pile ->
    [nothing-at-all] La pioche des cartes District est épuisée.
   *[other] Pioche des cartes District, la prochaine en tête : { NAMES($pile) }.
} Que se passe-t-il à la fin de ce tour ? Indiquez tout ; si la partie se termine, la manche se termine aussi.
question-doublers = Il y a { $players } joueurs. Quels districts peuvent encore recevoir un marqueur Double dans cette manche ?
question-doublers-drawn = Il y a { $players } joueurs. { $number ->
    [one] À partir de maintenant, une carte District est piochée : { NAMES($cards) }.
   *[other] À partir de maintenant, ces cartes District sont piochées l’une après l’autre : { NAMES($cards) }.
} Quels districts peuvent ensuite encore recevoir un marqueur Double dans cette manche ?
question-equipment = { NAME($gang) } vient de rouler jusqu’{ TO($harbour) }. { $display ->
    [nothing-at-all] Il n’y a rien à l’étalage.{ " " }
   *[other] { "" }
}Parmi quels équipements { NAME($gang) } peut-il choisir ?
how-turns = ce qui se passe, dans un ordre quelconque, par exemple : cartes retournées face visible, une carte District est piochée (ou : rien si rien de tout cela)
how-doublers = des districts dans un ordre quelconque, par exemple : The Loop, West Side (ou, le moment venu : manche terminée)
how-equipment = tout ce qui peut être pris, dans un ordre quelconque, par exemple : porte, moteur ; et ne rien prendre, là où c’est permis

## Reasons: the end of a turn

turn-ends = À la fin du tour de { NAME($gang) } : { $happenings ->
    [nothing-at-all] il ne se passe rien de plus.
   *[other] { NAMES($happenings) }.
}
cards-left = Parmi les cartes de { NAME($gang) }, il reste face visible : { LIST($cards) }. Aucune n’est donc retournée face visible et aucune carte District n’est piochée.
no-card-used = { NAME($gang) } n’a utilisé aucune carte Mouvement pendant ce tour. Aucune n’est donc retournée face visible et aucune carte District n’est piochée.
game-ends-too = C’était la manche { $stage }, la dernière : avec ce décompte, la partie est terminée.

## Reasons: doublers

doublers-still = Marqueurs Double posés : { $number } sur { $most }. { $districts ->
    [nothing-at-all] Aucun district ne peut plus en recevoir.
   *[other] Un autre peut encore aller à : { LIST($districts) }.
}
doublers-none-more = { $number ->
    [one] { $number } marqueur Double est posé
   *[other] { $number } marqueurs Double sont posés
}, et la manche est terminée : aucun autre n’y sera posé.
doublers-all-lie = Avec le marqueur Double numéro { $number }, la manche est aussitôt terminée.
doublers-its-card = Il n’y a pas encore de marqueur Double { IN($district) } : la carte de ce district peut encore être piochée.
doublers-one-there = Il y a déjà un marqueur Double { IN($district) } : la carte de ce district a été piochée dans cette manche.
doublers-no-card = { THE($harbour, start: 1) } est le port : il n’a pas de carte District.
doublers-closed = { THE($district, start: 1) } est fermé dans cette partie : sa carte District n’est pas utilisée.
slip-doubled = Il y a déjà un marqueur Double à : { LIST($districts) }.

## Reasons: equipment

stopped = { NAME($gang) } vient de rouler jusqu’{ TO($harbour) }. Choix permis : { NAMES($choice) }.
take-allowed = Permis : { NAME($kind) }.
take-not-allowed = Interdit : { NAME($kind) }.
has-and-lies = { $equipment ->
    [nothing-at-all] La voiture de { NAME($gang) } n’a aucun équipement.
   *[other] Équipement de la voiture de { NAME($gang) } : { NAMES($equipment) }.
} { $display ->
    [nothing-at-all] Il n’y a rien à l’étalage.
   *[other] À l’étalage : { NAMES($display) }.
}

## What these questions need

ask-action-refused = « { $action } » n’est pas permis dans cette position : un tel tour n’a donc pas de fin.
cards-unknown = « { $card } » n’est pas une carte District ici. Il y a { LIST($cards) }.
cards-twice = La carte de { $card } figure ici une seconde fois ; chaque district n’en a qu’une.
cards-doubled = Il y a déjà un marqueur Double à { $card } : la carte de ce district a déjà été piochée.
cards-police = Il ne peut pas venir plus de policiers que les { $police } qui sont en jeu.
cards-after-the-end = Le huitième marqueur Double est posé avant que « { $card } » ne soit piochée : la manche est alors terminée.
piles-casino = Avec ces cartes, le marqueur Double numéro { $doublers } peut venir et terminer la manche : « casino » doit dire quelle carte Casino est alors piochée.

## Wrong ideas

belief-cards-up-without-driving = Celui qui n’a plus qu’une carte face visible les retourne toutes face visible à la fin de son tour, même sans rouler.
belief-cards-up-every-drive = Après chaque trajet, toutes les cartes sont retournées face visible et une carte District est piochée.
belief-card-after-every-drive = Une carte District est piochée après chaque trajet.
belief-cards-up-later = Les cartes Mouvement ne sont retournées face visible qu’au début du tour suivant du joueur.
belief-stage-ends-with-cards = La manche se termine quand les cartes District sont épuisées.
belief-round-finished-first = Après le huitième marqueur Double, on termine le tour de table avant le décompte.
belief-policeman-draws-again = Après un policier, on pioche encore une carte District.
belief-policeman-counts = Un policier compte comme un marqueur Double posé parmi les huit qui terminent la manche.
belief-cicero-doubled = Cicero peut recevoir un marqueur Double, même à trois joueurs.
belief-doubled-twice = Un district peut recevoir un second marqueur Double dans la même manche.
belief-harbour-doubled = Gold Coast peut recevoir un marqueur Double comme tout autre lieu.
belief-whole-supply = À Gold Coast, on peut prendre n’importe quel équipement, quoi que propose l’étalage.
belief-same-kind-again = On peut reprendre un équipement d’un type que l’on possède déjà.
belief-slides-out-first = On peut reprendre un équipement d’un type que l’on possède déjà si c’est justement celui-là qui sortirait.
belief-no-third-piece = Avec deux équipements, on ne peut pas en prendre un troisième.
mistake-cards-up-without-driving = Cartes retournées face visible sans rouler
mistake-cards-up-every-drive = Cartes retournées face visible après chaque trajet
mistake-card-after-every-drive = Une carte District après chaque trajet
mistake-cards-up-later = Cartes retournées face visible trop tard
mistake-stage-ends-with-cards = Fin de manche avec les cartes District
mistake-round-finished-first = Le tour de table terminé d’abord
mistake-policeman-draws-again = Encore une carte après un policier
mistake-policeman-counts = Policier compté comme marqueur Double
mistake-cicero-doubled = Marqueur Double à Cicero fermé
mistake-doubled-twice = Deux marqueurs Double dans un district
mistake-harbour-doubled = Marqueur Double à Gold Coast
mistake-whole-supply = Tout peut être pris
mistake-same-kind-again = Le même type une seconde fois
mistake-slides-out-first = Reprise de l’équipement qui sort
mistake-no-third-piece = Pas de troisième équipement

## How these wrong ideas would tell their reasons

wrong-cards-up-without-driving = { NAME($gang) } n’a plus qu’une carte face visible : selon cette idée, toutes le seraient de nouveau à la fin du tour, même sans trajet.
wrong-cards-up-every-drive = { NAME($gang) } a roulé : selon cette idée, toutes les cartes seraient retournées face visible après chaque trajet.
wrong-card-after-every-drive = { NAME($gang) } a roulé : selon cette idée, une carte District serait piochée après chaque trajet.
wrong-cards-up-later = Selon cette idée, { NAME($gang) } ne retournerait ses cartes face visible et ne piocherait qu’au début de son prochain tour.
wrong-policeman-draws-again = Selon cette idée, une autre carte District serait piochée après le policier.
wrong-stage-ends-with-cards = Les cartes District sont épuisées : selon cette idée, la manche serait alors terminée.
wrong-round-finished-first = { NAME($gang) } a posé le huitième marqueur Double : selon cette idée, on terminerait d’abord le tour de table.
wrong-stage-ends-with-cards-doubled = Il y a un marqueur Double dans chacun des { $number } districts : selon cette idée, la manche ne serait terminée que maintenant.
wrong-doubler-all-the-same = { $place } : selon cette idée, un marqueur Double pourrait y aller quand même.
wrong-policeman-counts = Marqueurs Double : { $number }, policiers : { $police }. Selon cette idée, cela ferait huit, et la manche serait terminée.
wrong-equipment-optional = Selon cette idée, { NAME($gang) } pourrait tout laisser à l’étalage.
wrong-same-kind-again = L’équipement « { NAME($kind) } » est déjà là : selon cette idée, { NAME($gang) } pourrait en prendre un second.
wrong-slides-out-first = L’équipement « { NAME($kind) } » sortirait : selon cette idée, { NAME($gang) } pourrait donc en reprendre un.
wrong-no-third-piece = { NAME($gang) } a deux équipements : selon cette idée, un troisième serait impossible.
wrong-whole-supply = L’équipement « { NAME($kind) } » n’est pas à l’étalage : selon cette idée, on pourrait le prendre quand même.
