## Wrong ideas that people hold: the belief in one sentence

belief-doubler-forgotten = Le marqueur Double ne change rien : les nombres comptent tels qu’ils sont imprimés.
belief-casino-forgotten = Un point d’interrogation ne rapporte rien.
belief-casino-not-doubled = Le marqueur Double ne double que les nombres imprimés, pas les points d’interrogation.
belief-tie-lower-rank = À nombre égal de gangsters, on compare le gangster le plus gradé de chaque gang, et le grade le plus bas l’emporte.
belief-tie-first-come = À nombre égal de gangsters, le premier arrivé passe devant : le gang qui occupe la case au plus petit numéro.
belief-tie-sum-of-ranks = À nombre égal de gangsters, le gang qui a la plus grande somme de grades passe devant.
belief-tie-placed-later = À nombre égal de gangsters, le gang dont un gangster a été posé en dernier passe devant.
belief-tie-shared = Les gangs à égalité partagent la même place : chacun obtient la première des places qu’ils occupent ensemble.
belief-rank-before-number = C’est le gangster le plus gradé qui décide, quel que soit le nombre de gangsters.
belief-biggest-number-first = Les nombres sont attribués du plus grand au plus petit, et non à partir de la gauche.
belief-winner-takes-all = Seule la première place rapporte quelque chose.
belief-gap-at-once = Un gangster va toujours sur la première case vide.
belief-gap-never = Les trous ne se remplissent jamais : une fois la dernière case occupée, plus personne ne peut être posé.
belief-gap-from-the-end = Une fois la dernière case occupée, c’est le trou le plus proche de la fin qui se remplit en premier.
belief-gap-same-gang = Seuls les gangsters du gang qui occupe la dernière case remplissent les trous.
belief-gap-any-gang = Les gangsters de n’importe quel gang remplissent les trous, quel que soit celui qui occupe la dernière case.
belief-stops-early = Un trajet peut compter moins de pas que n’en indique la carte.
belief-back-and-forth = Au cours d’un même trajet, une connexion peut resservir : l’aller-retour est permis.
belief-shortest-way-only = Un lieu ne compte que s’il n’existe pas de chemin plus court pour y aller.
belief-never-the-same-place-twice = Un trajet ne peut pas passer deux fois par le même lieu ; il ne ramène donc jamais la voiture à son point de départ.
belief-engine-forgotten = Le moteur n’ajoute rien.
belief-engine-compulsory = Le moteur ajoute toujours un pas.
belief-trunk-ignored = Un coffre plein n’est pas un obstacle.
belief-trunk-for-own = Quand le coffre est plein, on ne peut plus embarquer non plus ses propres gangsters.
belief-bodyguard-ignored = Le garde du corps ne protège personne.
belief-bodyguard-too-strong = Là où se trouve un garde du corps, même son boss ne peut pas embarquer ses propres gangsters.
belief-gun-forgotten = Avec ou sans mitraillette, on n’embarque que là où se trouve la voiture.
belief-gun-for-own = Avec la mitraillette, on embarque aussi ses propres gangsters depuis un district voisin.
belief-gun-from-harbour = La mitraillette peut aussi servir depuis le port.
belief-dumping-compulsory = Celui qui s’arrête à Gold Coast doit vider tout son coffre dans le port.
belief-equipment-optional = À Gold Coast, on peut prendre un équipement ou le laisser.
belief-trunk-to-harbour-only = Les gangsters du coffre ne peuvent en sortir qu’au port.
belief-load-and-drive = Celui qui vient d’embarquer ou de débarquer peut encore rouler dans le même tour.
mistake-doubler-forgotten = Marqueur Double oublié
mistake-casino-forgotten = Point d’interrogation oublié
mistake-casino-not-doubled = Point d’interrogation non doublé
mistake-tie-lower-rank = Égalité : grade le plus bas devant
mistake-tie-first-come = Égalité : premier arrivé devant
mistake-tie-sum-of-ranks = Égalité : plus grande somme de grades
mistake-tie-placed-later = Égalité : dernier posé devant
mistake-tie-shared = Égalité : place partagée
mistake-rank-before-number = Grade avant nombre
mistake-biggest-number-first = Plus grand nombre d’abord
mistake-winner-takes-all = Tout pour la première place
mistake-gap-at-once = Trous remplis tout de suite
mistake-gap-never = Trous jamais remplis
mistake-gap-from-the-end = Trous remplis par la fin
mistake-gap-same-gang = Trous réservés au dernier gang
mistake-gap-any-gang = Trous ouverts à tous les gangs
mistake-stops-early = Trajet terminé trop tôt
mistake-back-and-forth = Aller-retour permis
mistake-shortest-way-only = Seulement le plus court chemin
mistake-never-the-same-place-twice = Jamais deux fois le même lieu
mistake-engine-forgotten = Moteur oublié
mistake-engine-compulsory = Moteur obligatoire
mistake-trunk-ignored = Coffre plein ignoré
mistake-trunk-for-own = Coffre plein, même pour les siens
mistake-bodyguard-ignored = Garde du corps ignoré
mistake-bodyguard-too-strong = Garde du corps trop fort
mistake-gun-forgotten = Mitraillette oubliée
mistake-gun-for-own = Mitraillette pour ses propres gangsters
mistake-gun-from-harbour = Mitraillette depuis le port
mistake-dumping-compulsory = Coffre à vider obligatoirement
mistake-equipment-optional = Équipement facultatif
mistake-trunk-to-harbour-only = Coffre vidé seulement au port
mistake-load-and-drive = Embarquer et rouler dans un même tour

## How a wrong idea would tell its reasons

wrong-tie-lower-rank = Selon cette idée, à nombre égal de gangsters, le grade le plus bas l’emporterait. Le gangster le plus gradé de { NAME($gang) } a le grade { $rank } ; pour { NAMES($rivals) } : { LIST($ranks) }.
wrong-tie-first-come = Selon cette idée, à nombre égal de gangsters, le premier arrivé l’emporterait. La première case occupée par { NAME($gang) } porte le numéro { $rank } ; pour { NAMES($rivals) } : { LIST($ranks) }.
wrong-tie-sum-of-ranks = Selon cette idée, à nombre égal de gangsters, la plus grande somme de grades l’emporterait. Pour { NAME($gang) }, cette somme est de { $rank } ; pour { NAMES($rivals) } : { LIST($ranks) }.
wrong-tie-placed-later = Selon cette idée, à nombre égal de gangsters, celui qui a été posé plus tard l’emporterait. Posés l’un après l’autre : { NAMES($set) }. Ainsi, { NAME($gang) } passerait en position { $nth } parmi { NAMES($tied) }.
wrong-tie-shared = Selon cette idée, à nombre égal de gangsters, { NAME($gang) } partagerait une même place avec { NAMES($rivals) }.
wrong-rank-before-number = Selon cette idée, le gangster le plus gradé déciderait à lui seul ; celui de { NAME($gang) } a le grade { $rank }.
wrong-biggest-number-first = Selon cette idée, la { $nth ->
    [1] première
   *[other] { $nth }e
} place recevrait le plus grand nombre restant : { $printed }.
wrong-casino-forgotten = Selon cette idée, un « ? » ne rapporterait rien.
wrong-gap-at-once = Selon cette idée, { IN($district) }, le gangster suivant irait sur la première case vide, la case { $field }.
wrong-drive = Selon cette idée, un trajet { $steps ->
    [one] d’un pas
   *[other] de { $steps } pas
} { FROM($at) } { TO($to) } ne serait pas permis.
wrong-gap-never = { IN($district, start: 1) }, la case { $last }, la dernière, est occupée : selon cette idée, plus personne ne pourrait y être posé.
wrong-gap-from-the-end = Selon cette idée, { IN($district) }, le trou le plus proche de la fin serait rempli en premier : la case { $field }.
wrong-trunk-for-own = Le coffre de { NAME($gang) } est plein. Selon cette idée, il n’y aurait pas non plus de place pour le gangster de { NAME($gang) } placé sur la case { $field } { IN($place) }.
wrong-bodyguard-too-strong = Selon cette idée, le garde du corps de { NAME($gang) } { IN($place) } empêcherait même son propre boss d’embarquer le gangster de { NAME($gang) } placé sur la case { $field }.
wrong-dumping-compulsory = Le coffre de { NAME($gang) } contient { NAMES($trunk) }. Selon cette idée, tout le coffre devrait être vidé.
wrong-trunk-to-harbour-only = Selon cette idée, { NAME($gang) } ne débarquerait { NAMES($gangsters) } qu’au port.
wrong-biggest-number-first-casino = Selon cette idée, la { $nth ->
    [1] première
   *[other] { $nth }e
} place recevrait le plus grand nombre restant : un « ? ».
wrong-winner-takes-all = Selon cette idée, seule la première place recevrait quelque chose { IN($district) }.
wrong-gap-same-gang = Sur la dernière case { FROM($district) }, la case { $last }, se trouve { NAME($holder) }. Selon cette idée, { NAME($gang) } ne remplirait donc aucun trou.
wrong-gap-any-gang = Selon cette idée, n’importe quel gang remplirait le premier trou { IN($district) } : { $number ->
    [one] la case { $field }.
   *[other] la case { $field } parmi { LIST($gaps) }.
}
