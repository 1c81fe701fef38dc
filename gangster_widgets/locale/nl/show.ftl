## Een afrekening tonen

show-title = Een afrekening tonen
show-which = Tonen
show-choose = kies een puzzel …
show-composed = de oefening waaraan gewerkt wordt
show-nothing = In ‘{ $title }’ valt niets af te rekenen. Kies hierboven een andere puzzel.
show-too-long = De oefening waaraan gewerkt wordt, is te groot voor een adres en kan hier niet worden getoond.
