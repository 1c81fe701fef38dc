## Eine Abrechnung vorführen

show-title = Eine Abrechnung vorführen
show-which = Vorführen
show-choose = Aufgabe wählen …
show-composed = die Übung in Arbeit
show-nothing = In „{ $title }“ gibt es nichts abzurechnen. Oben lässt sich eine andere Aufgabe wählen.
show-too-long = Die Übung in Arbeit ist zu groß für eine Adresse und lässt sich hier nicht vorführen.
