## De kop van elke pagina

app-name = Gangster Widgets
app-title = { $page } · Gangster Widgets
app-skip = Naar de inhoud
app-head = Kop van de pagina
app-doors = Onderdelen
app-language = Taal
app-look = Weergave
app-theme = Kleuren
theme-auto = zoals het systeem
theme-light = licht
theme-dark = donker
app-size = Tekst
size-normal = normaal
size-large = groot
size-largest = heel groot
app-heard = Melding sluiten
app-no-page = Er is hier geen pagina ‘{ $page }’. Dit is de startpagina.
app-lost = Het programma achter deze pagina is gestopt. De antwoorden zijn bewaard.
app-back = Verder waar ik was

## Onderdelen

door-solve = Oplossen
door-solve-what = puzzels op het eigen niveau
door-count = Scoreblok
door-count-what = voor een echte speeltafel
door-lab = Combinatielab
door-lab-what = wie je na elkaar voor een overval inschakelt
lab-none = Voor ‘{ $game }’ is er geen combinatielab.
count-anew = Nieuw blad
count-none = Voor { $game } is er geen scoreblok.
count-of = Scoreblok voor { $game }
door-data = Mijn gegevens

## Startpagina

home-what = Leer het bordspel { $game } met lessen, puzzels en hele partijen. Is een antwoord fout, dan staat erbij welk idee daartoe heeft geleid en volgens welke spelregel er goed wordt geteld.
home-first = Eerste puzzel oplossen
home-next = Volgende puzzel
home-on = Verder met ‘{ $title }’
home-game = Spel
who-question = De geopende link hoort bij iemand anders dan wie deze browser kent. Hoe moet het verder?
who-mine = Zoals tot nu toe
who-other = Met de link

## Oplossen

solve-around = Welke puzzel dit is
solve-choose = Puzzels kiezen
solve-filters = Welke puzzels
solve-topic = Onderwerp
solve-kind = Vraagsoort
solve-level = Niveau
solve-source = Herkomst
solve-all = alle
solve-own = eigen bestanden
solve-along = meegeleverd
solve-id = Op id
solve-link = Link naar deze puzzel kopiëren
solve-linked = De link is gekopieerd.
solve-unknown = Er is hier geen puzzel ‘{ $id }’.
solve-nothing = Geen enkele puzzel voldoet aan dat alles.
solve-any = Willekeurige puzzel

## Tegen de klok

timed-name = Tegen de klok
timed-minutes = { $minutes } minuten
timed-what = Zo veel mogelijk juiste antwoorden in { $minutes } minuten. Bij elke puzzel telt alleen het eerste antwoord. Overslaan mag.
timed-start = Start
timed-again = Nog een keer
timed-leave = Verder zonder klok
timed-stop = Stoppen
timed-left = Resterende tijd
timed-so-far = { $right } juist, { $wrong } fout
timed-best = Record tot nu toe: { $best } juist.

## Eigen puzzels

own-file = Eigen puzzelbestand
own-what = Een YAML-bestand van hoogstens 10 MB. Niemand anders ziet het.
own-files = Eigen bestanden
own-drop = Verwijderen
own-drop-named = { $name } verwijderen
own-too-many = Er worden hoogstens { $most } bestanden bewaard. Verwijder er eerst een.
own-faults = { $number ->
    [one] ‘{ $name }’ bevat één fout
   *[other] ‘{ $name }’ bevat { $number } fouten
}
own-folder-faults = { $number ->
    [one] Eén fout in de mappen met puzzels
   *[other] { $number } fouten in de mappen met puzzels
}
own-usable = { $number ->
    [one] Eén puzzel eruit is toch bruikbaar.
   *[other] { $number } puzzels eruit zijn toch bruikbaar.
}
own-none = Geen enkele puzzel uit ‘{ $name }’ is bruikbaar.
own-line = Regel { $line }:
own-more = { $number ->
    [one] En nog één.
   *[other] En nog { $number }.
}

## Mijn gegevens

data-what = { $answers ->
    [0] Er is nog niets bewaard.
    [one] Bewaard zijn één antwoord en de instellingen van deze app.
   *[other] Bewaard zijn { $answers } antwoorden en de instellingen van deze app.
}
data-folder = Alles staat op deze computer, in
data-link = Privélink kopiëren
data-linked = De link is gekopieerd. Houd hem geheim.
data-link-what = Deze browser weet wie hier leert. Met de privélink gaat het verder in een andere browser. Wie hem heeft, geldt hier als dezelfde persoon.
data-out-title = Meenemen
data-out-what = Alles in één bestand: om te bewaren of om ergens anders verder te gaan.
data-out = Opslaan als bestand
data-out-done = Het bestand staat bij de downloads van de browser.
data-in-title = Terugzetten
data-in-what = Een bestand dat hier is opgeslagen. Wat er is, blijft; wat ontbreekt, komt erbij.
data-in = Opgeslagen bestand
data-in-done = { $answers ->
    [0] Het bestand is ingelezen. Er stonden geen nieuwe antwoorden in.
    [one] Het bestand is ingelezen, met één nieuw antwoord.
   *[other] Het bestand is ingelezen, met { $answers } nieuwe antwoorden.
}
data-away-title = Verwijderen
data-away-what = Alle antwoorden, de reeks en de instellingen, voorgoed.
data-away = Alles verwijderen
data-away-sure = Echt alles? Terugzetten kan alleen als het als bestand is opgeslagen.
data-away-yes = Ja, alles verwijderen
data-away-no = Nee, bewaren
data-away-done = Alles is verwijderd.
