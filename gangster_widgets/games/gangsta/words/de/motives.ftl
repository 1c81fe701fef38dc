## Warum eine Aktion gut ist

motive = Was das bringt:
motive-brings = Der Überfall brächte { NAME($who) } bis zu { $money } $ und { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
}.
motive-engages-all = { NAME($who) } kann dafür die ganze Bande einsetzen, alle { $number }: Dann wird sie nächstes Mal umsonst frei.
motive-engages-some = { NAME($who) } kann dafür { $number } von { $all } verfügbaren Gangstern einsetzen.
motive-helpers = { NAME($gangster) } von { NAME($rival) } macht die Arbeit für { NAME($who) } und ist danach eingesetzt.
motive-can = { NAME($gangster) } bringt { NAMES($skills) } und { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
}.
motive-costs = Das kostet { NAME($who) } { $price } $; es blieben { $left } $.
motive-stays-behind = Zu bedenken: Alle sind eingesetzt, und { NAME($gangster) } wäre verfügbar; die Bande von { NAME($who) } würde also nicht umsonst frei.
motive-ready = Dann kann { NAME($gangster) } teilnehmen: { NAMES($skills) }.
motive-saves = Es bringt { NAME($who) } { $money } $.
motive-weakens = Dann steht { NAME($gangster) } { NAME($rival) } nicht zur Verfügung.
motive-activates = Dann hat die Bande alle Fähigkeiten ihrer Ressourcenkarte: { NAME($resource) } wird aktiv{ $points ->
    [0] { "" }
    [one] { " " }und zählt einen Punkt
   *[other] { " " }und zählt { $points } Punkte
}.
motive-ends-chapter-1 = Zu bedenken: Mit { $number } Gangstern endet Kapitel I sofort, und es gibt Gelegenheitseinkünfte.
motive-ends-chapter-2 = Zu bedenken: Mit { $number } Gangstern endet Kapitel II sofort, und es folgt der Bandenkrieg.
motive-ends-game = Zu bedenken: Mit { $number } Gangstern ist das Spiel sofort zu Ende. Punkte dann: { NAME($who) } { $points }, der Beste der anderen { $most }.
motive-then = Später könnte { NAME($who) } { $does ->
    [frees] { NAME($what) } frei machen
    [frees-everybody] die ganze Bande frei machen
    [hires] { NAME($what) } anheuern
    [starts] einen Überfall beginnen
    [engages] { NAME($what) } einsetzen
    [passes] passen
   *[other] von dort weiterspielen
}.
