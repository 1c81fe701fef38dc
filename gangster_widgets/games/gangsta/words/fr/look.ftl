## La table

look-board = Chapitre { $chapter }{ $snitches ->
    [0] { "" }
    [one] { " " }· un délateur jusqu’ici
   *[other] { " " }· { $snitches } délateurs jusqu’ici
}{ $who ->
    [nothing-at-all] { "" }
   *[other] { " " }· { NAME($who) } décide : { $moment }
}
look-decides = À décider : { $moment }.
look-heist = { $nth }, { $told }
look-heist-unnamed = Casse
look-question = { $under ->
    [1] En cours
   *[other] Le casse
} : { $told }{ $joined ->
    [nothing-at-all] { "" }
   *[other] . Engagés pour lui : { NAMES($joined) }
}{ $missing ->
    [nothing-at-all] { "" }
   *[other] . Il manque encore : { NAMES($missing) }
}
look-joined = engagés :
look-divert = engage jusqu’à { $number } autres
look-coop = { $number ->
    [0] ensemble
   *[other] ensemble : { $number } $ chacun
}
look-heists = Casses exposés{ $pile ->
    [nothing-at-all] { "" }
   *[other] { " " }· dans la pile : { $pile }
}
look-market = Gangsters à recruter · dans la pile : { $pile }
look-boss = boss
look-gang = { NAME($who) } : { $number ->
    [0] personne
    [one] un gangster
   *[other] { $number } gangsters
}, disponibles : { $available }{ $acting ->
    [1] { " " }; décide maintenant
   *[other] { "" }
}
look-money = { NAME($who) } a { $money } $
look-resource = { NAME($resource) } ({ $needs })
look-resource-laid = { NAME($resource) } · avec les casses
look-resource-each = par casse, { $most } au plus

## Choisir

choose-group-who = Joueur
choose-group-do = Action
choose-group-keeps = Garder
choose-group-frees = Libérer
choose-group-frees-everybody = Libérer tout le monde
choose-group-hires = Recruter
choose-group-starts = Commettre un casse
choose-group-engages = Engager ensuite
choose-group-passes = Passer
choose-group-replaces = Remplacer une carte exposée
choose-group-trains = Apprend la compétence
choose-group-robs = Voler à
choose-group-diverts = Engager chez les autres
choose-group-strikes = Meurtre dans le gang de
choose-group-discards = Défausser
choose-group-takes-back = Reprendre
choose-group-declines = En rester là
choose-group-heist = Casse
choose-group-without = Laissé de côté
choose-group-gangster = Gangster
choose-who = { NAME($value) }
choose-do = { $value ->
    [keeps] garder une carte Ressource
    [frees] libérer
    [frees-everybody] libérer tout le gang
    [hires] recruter
    [starts] réaliser un casse
    [engages] engager
    [passes] passer
    [replaces] remplacer une carte exposée
    [trains] apprendre
    [robs] voler
    [diverts] engager chez un adversaire
    [strikes] commettre un meurtre
    [discards] défausser
    [takes-back] reprendre
   *[declines] en rester là
}
choose-heist = { $what ->
    [asked] le casse
    [top] celui du dessus de la pile
   *[other] { $what }
}{ $heist ->
    [nothing-at-all] { "" }
   *[other] { " " }{ NAME($heist) }
} ({ $needs })
choose-gangster = { NAME($gangster) }{ $owner ->
    [nothing-at-all] { "" }
   *[other] { " " }· { NAME($owner) }
}{ $price ->
    [nothing-at-all] { "" }
    [0] { " " }· gratuitement
   *[other] { " " }· { $price } $
}
choose-frees-everybody = tout le gang · { $value ->
    [0] gratuitement
   *[other] { $value } $
}
choose-without = { $value ->
    [nothing-at-all] ne rien laisser de côté
   *[other] sans { NAME($value) }
}
choose-player = { NAME($value) }
choose-resource = { NAME($value) }
action = { NAME($who) } { $does ->
    [keeps] garde la carte Ressource { NAME($what) }
    [frees] libère { NAME($what) }{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }gratuitement
       *[other] { " " }pour { $price } $
    }
    [frees-everybody] libère tout le gang{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }gratuitement
       *[other] { " " }pour { $price } $
    }
    [hires] recrute { NAME($what) }{ $price ->
        [nothing-at-all] { "" }
        [0] { " " }gratuitement
       *[other] { " " }pour { $price } $
    }
    [starts] { $top ->
        [1] commence le casse du dessus de la pile
       *[other] { $number ->
            [nothing-at-all] commence le casse
           *[other] commence le casse { $number }
        }
    }
    [engages] engage { NAME($what) }{ $owner ->
        [nothing-at-all] { "" }
       *[other] { " " }de { NAME($owner) }
    }
    [passes] passe{ $money ->
        [nothing-at-all] { "" }
       *[other] { " " }pour { $money } $
    }
    [replaces] { $number ->
        [nothing-at-all] remplace { NAME($what) } parmi les cartes exposées
       *[other] remplace le casse { $number } parmi les cartes exposées
    }
    [trains] fait apprendre la compétence{ $about ->
        [nothing-at-all] { "" }
       *[other] { " " }« { NAME($about) } »
    } à { NAME($what) }
    [robs] vole { $money ->
        [nothing-at-all] { NAME($what) }
       *[other] { $money } $ à { NAME($what) }
    }
    [diverts] engage { NAME($what) } { $owner ->
        [nothing-at-all] chez un adversaire
       *[other] de { NAME($owner) }
    }
    [strikes] commet un meurtre dans le gang de { NAME($what) }
    [discards] défausse { NAME($what) }
    [takes-back] reprend { NAME($what) } à l’hôpital
   *[declines] en reste là{ $moment ->
        [nothing-at-all] { "" }
       *[other] { " " }({ $moment })
    }
}
action-heist = { $told }{ $heist ->
    [nothing-at-all] { "" }
   *[other] , « { NAME($heist) } »
} ({ NAMES($needs) })
action-without = { $told }, en laissant de côté : { NAME($skill) }
board-over = La partie est terminée. Le Boss est : { NAMES($winners) }
board-how = Cliquer ou appuyer sur un casse pour le réaliser, sur un gangster exposé pour le recruter, ou sur un des siens qui est engagé pour le libérer. Ce qui a un bord doré entier peut être choisi ; quatre coins montrent ce dont il vient d’être question. Tous les autres signes sont expliqués plus bas, sous « Signes ». Quand rien d’autre n’est ouvert, l’action est jouée aussitôt ; Annuler la reprend. Au clavier : flèches, Entrée, Échap.

## Ce qui vient entre les tours, pas à pas

phase-skills = Compétences
phase-most = Le plus grand nombre
phase-receives = Ce que cela rapporte
phase-mercenaries = Mercenaires
phase-fights = Dans la guerre
phase-discard = Qui défausse
phase-informants = Informateurs
phase-owes = Ce que coûte le délateur
phase-item = Ce qui rapporte des points
phase-total = En tout
asks-skills = Combien de compétences le gang de { NAME($who) } a-t-il ?
asks-most = À quel nombre tout le monde est-il comparé ?
asks-receives = Que reçoit { NAME($who) } ?
asks-mercenaries = Combien de symboles de mercenaire a { NAME($who) } ?
asks-fights = { NAME($who) } perd-il un gangster dans la guerre ?
asks-discard = Qui doit donc défausser un gangster ?
asks-informants = Combien de symboles d’informateur a { NAME($who) } ?
asks-owes = Que coûte le délateur à { NAME($who) } ?
asks-item = Qu’est-ce qui rapporte ensuite des points à { NAME($who) }, et combien ?
asks-total = Combien de points { NAME($who) } a-t-il en tout ?
ledger-all = Ce qui est compté jusqu’ici
ledger-counted = { $kind ->
    [income] compétences
    [war] mercenaires
    [snitched] informateurs
   *[count] compté
}
ledger-result = { $kind ->
    [income] reçoit
    [war] perd
    [snitched] paie
   *[count] points
}
ledger-comes = { $result ->
    [nothing-at-all] { "" }
   *[other] { $kind ->
        [income] { $result } $
        [war] { $loses ->
            [0] personne
           *[other] un gangster
        }
        [snitched] { $result } ${ $loses ->
            [0] { "" }
           *[other] { " " }+ un gangster
        }
       *[count] { $result }
    }
}
ledger-line = { NAME($who) }{ $counted ->
    [nothing-at-all] { "" }
   *[other] { " " }: { $counted }
}{ $comes ->
    [nothing-at-all] { "" }
   *[other] { " " }; { $comes }
}

## Ce que veulent dire les signes

sign-boss = boss
sign-available = disponible
sign-engaged = engagé : couché tant qu’il n’est pas libéré
sign-learnt = une compétence apprise
sign-points = points d’influence
sign-price = prix
sign-family = famille : { NAME($family) }
sign-number = numéro du casse
sign-brought = déjà apportée, et par qui
sign-coop = coopératif : d’autres peuvent participer
sign-tech = high-tech
sign-snitch = délateur avec son nombre
sign-resource-active = carte Ressource, active
sign-resource = carte Ressource, pas encore active
sign-points-hollow = points d’influence qui comptent dès que la carte est active
sign-open = bord doré entier : peut être choisi
sign-chosen = bord rouge : à qui de jouer, ce qui est en cours, choisi ou refusé
sign-told = quatre coins : c’est de cela qu’on parle
