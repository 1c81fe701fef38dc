## Montrer un décompte

show-title = Montrer un décompte
show-which = Montrer
show-choose = choisir une énigme…
show-composed = l’exercice en cours
show-nothing = Il n’y a rien à décompter dans « { $title } ». Une autre énigme se choisit ci-dessus.
show-too-long = L’exercice en cours est trop grand pour une adresse et ne peut pas être montré ici.
