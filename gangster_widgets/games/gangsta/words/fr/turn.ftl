## Un tour tel qu’on le réfléchit, pas à pas

phase-synchronised = Synchronisé
phase-available = Déjà disponibles
phase-orders = Ce que libèrent les leaders
phase-freed = Libérés gratuitement
phase-paid = Libérés contre de l’argent
phase-left = Toujours engagés
phase-mobilised = Disponibles en tout
phase-without = Laissé de côté
phase-next = L’un après l’autre
phase-hinders = Ce qui l’empêche
phase-starts = Si d’autres commencent
phase-stays = Hors du casse
phase-engages = Engagés de son gang
phase-brought = Qui participe
phase-already = Déjà engagés
phase-belongs = Autres gangs
phase-brings = Gangster par gangster
phase-may = Peuvent s’engager
phase-heist = Casse par casse
phase-heists = Pour tout le gang
asks-synchronised = Le gang de { NAME($who) } est-il synchronisé ?
asks-available = Qui est déjà disponible chez { NAME($who) } ?
asks-orders = Combien d’autres les leaders de { NAME($who) } peuvent-ils libérer gratuitement ?
asks-freed = Combien sont donc libérés gratuitement ?
asks-paid = Combien { NAME($who) } en libère-t-il encore contre de l’argent ?
asks-left = { NAME($who) } peut-il libérer tout le monde ?
asks-mobilised = Combien de gangsters { NAME($who) } peut-il donc avoir disponibles ?
asks-without = Quel symbole { NAME($who) } laisse-t-il de côté ?
asks-next = { $nth ->
    [0] Il faut : { NAMES($missing) }. Qui engager d’abord pour que le plus grand nombre vienne ?
   *[other] Il manque encore : { NAMES($missing) }. Qui engager ensuite, et qu’est-ce que cela utilise ?
}
asks-hinders = Pourquoi { NAME($who) } ne peut-il pas réaliser ce casse ?
asks-starts = Et si { NAME($who) } commençait, combien pourraient être engagés ?
asks-stays = Qui de { NAME($who) } reste hors du casse ?
asks-engages = Combien de son propre gang { NAME($who) } peut-il donc engager ?
asks-brought = { NAME($who) } participe. { $nth ->
    [0] Il faut : { NAMES($missing) }.
   *[other] Il manque encore : { NAMES($missing) }.
} Qu’est-ce que cela utilise ?
asks-already = { NAME($who) } peut-il s’engager ? Est-il disponible ou engagé ?
asks-belongs = { NAME($who) } est à { NAME($owner) }. Les gangsters des autres peuvent-ils s’engager maintenant ?
asks-brings = { $missing ->
    [nothing-at-all] Il ne manque plus rien. { NAME($who) } peut-il s’engager ?
   *[other] Il manque : { NAMES($missing) }. { NAME($who) } en apporte-t-il quelque chose ?
}
asks-may = Qui peut donc s’engager ensuite ?
asks-heist = Le casse { $number } peut-il engager tout le gang de { NAME($who) } ?
asks-heists = Quels casses engagent donc tout le gang de { NAME($who) } ?
ledger-uses = utilise
ledger-missing = manque encore
row-next = { $place }. { NAME($who) }
row-starts = D’abord { NAME($who) }
row-brought = { $place }. { NAME($who) }
row-already = { NAME($who) }
row-belongs = { NAME($who) }
row-brings = { NAME($who) }
row-each = { $reason ->
    [can-join] peut s’engager
    [already-engaged] est engagé
    [not-cooperative] autre gang
    [first-is-own] ne commence pas
    [nothing-missing] rien ne manque
   *[other] n’apporte rien
}
row-heist = Casse { $number }
row-comes = { $most ->
    [nothing-at-all] { $names ->
        [nothing-at-all] –
       *[other] tous
    }
   *[other] { $engaged } sur { $most }
}
row-nothing = rien
row-said = { $label }{ $text ->
    [nothing-at-all] { "" }
   *[other]  : { $text }
}{ $uses ->
    [nothing-at-all] { "" }
   *[other]  : { NAMES($uses) }
}{ $skills ->
    [0] { "" }
   *[other]  ; il manque encore : { $missing ->
        [nothing-at-all] rien
       *[other] { NAMES($missing) }
    }
}
