## Een oefening samenstellen

compose-title = Een oefening samenstellen
compose-above = Waar het om gaat en hoe het begint
compose-below = De vraag, en wat daaruit volgt
compose-steps = De stappen
compose-step = { $nth }. { $step }
compose-position = De spelsituatie
compose-question = De vraag
compose-outcome = Wat daaruit volgt
compose-hand-out = Uitdelen
compose-so-far = { $all ->
    [0] Het antwoord nu: { $answer }.
   *[other] Het antwoord nu: { $answer }. { $told } van de { $all } bekende denkfouten vallen op.
}
compose-not-done = Er ontbreekt nog iets of er klopt iets niet; stap 3 zegt wat.

## Waarmee het begint

compose-start = Met iets anders beginnen
compose-from = Een meegeleverde puzzel
compose-choose = kiezen …
compose-anew = Opnieuw beginnen
compose-begun = Er is een nieuwe oefening begonnen.
compose-opened = ‘{ $title }’ is geopend.
compose-brought-back = De oefening van eerder is er weer.
compose-back = Terughalen wat er eerder was
compose-which = Welke van deze puzzels?
compose-look-at-file = Het bestand is gelezen; wat erin staat, staat bovenaan.

## De vraag

compose-kind = Gevraagd wordt
compose-ask-district = Wijk
compose-ask-district-any = alle getoonde wijken
compose-ask-district-none = Er ligt nog in geen enkele wijk een puntentabel. Leg er in stap 1 een neer.
compose-ask-car = Auto
compose-ask-car-none = Er staat nog geen auto op de plattegrond. Zet er in stap 1 een neer.
compose-ask-card = Bewegingskaart
compose-ask-card-any = alle open kaarten
compose-ask-card-none = Er staat nog geen auto op de plattegrond.
compose-ask-unload = Na elkaar neergezet
compose-ask-unload-none = Er wordt nog niemand neergezet. Voeg in stap 2 iemand toe.
compose-ask-action = Actie
compose-ask-action-none = In deze spelsituatie kan nog niemand iets doen. Zet in stap 1 een auto op de plattegrond.
compose-ask-pile = Stapel wijkkaarten, de volgende eerst
compose-ask-pile-none = Er is nog geen stapel genoemd. Voeg in stap 2 kaarten toe.
compose-ask-drawn = Wijkkaarten die na elkaar worden getrokken
compose-ask-actions-none = Er zijn nog geen acties genoemd. Typ er in stap 2 een paar of laat er enkele voorstellen.
compose-ask-actions = Acties, één per regel, bijvoorbeeld: yellow drives 2 to The Loop
compose-ask-gang = Bende
compose-ask-gang-none = Er kan geen bende worden genoemd.
compose-ask-cards = Casinokaarten in de stapel (geen genoemd: alle)
compose-ask-dumped = Tot nu toe in de haven gedumpt
compose-add = Nog een neerzetten
compose-drop = Weghalen: { $what }
compose-gone = { $what } – niet meer aanwezig
compose-suggest = Acties voorstellen
compose-suggested = Er zijn acties voorgesteld: sommige zijn toegestaan, andere niet.
compose-none-suggested = Er valt niets voor te stellen: de bende die aan de beurt is, heeft geen auto op de plattegrond.
compose-example = Een voorbeeld voor deze vraag neerleggen
compose-name = Titel (optioneel)
compose-more = Verhaal en niveau
compose-story = Verhaal (optioneel)

## Wat daaruit volgt

compose-unfinished = { $number ->
    [one] Eén ding ontbreekt nog of klopt niet:
   *[other] { $number } dingen ontbreken nog of kloppen niet:
}
compose-answer = Het juiste antwoord:
compose-unique = Het is het enige juiste antwoord: alles waar het op aankomt, is doorgerekend.
compose-several = { $number } van de { $all } mogelijke acties zijn even goed; elk daarvan geldt als juist:
compose-warn-empty = Het juiste antwoord is leeg: ook wie niets invult, antwoordt juist.
compose-warn-half = Minstens de helft van alle mogelijke acties is juist: dat valt te raden.
compose-warn-all = Alles waaruit gekozen kan worden, is juist: dat valt te raden.
compose-warn-one = Slechts één bende komt in het antwoord voor: dat valt te raden.
compose-warn-equal = Iedereen krijgt evenveel: dat valt te raden.
compose-tells = Welke denkfouten aan het licht komen
compose-no-mistakes = Voor deze vraagsoort zijn geen denkfouten bekend.
compose-told = { $told } van de { $all } bekende denkfouten leiden tot een fout antwoord en worden daaraan herkend.
compose-told-caption = Denkfouten in dezelfde rij leiden tot hetzelfde antwoord.
compose-mistake = Denkfout
compose-leads = leidt tot
compose-untold = Deze vallen niet op: wie zo denkt, antwoordt toch juist.
compose-find = Een spelsituatie zoeken die er meer onthult
compose-found = Nu vallen er { $told } van de { $all } op. Met ‘Ongedaan maken’ in de editor komt de vorige spelsituatie terug.
compose-not-found = Van 1000 andere spelsituaties onthult er geen meer dan { $told } van de { $all }.
compose-demonstrates = Wat de oefening laat zien
compose-demonstrates-what = Op deze spelregels berust het antwoord. De aangevinkte zijn het onderwerp: daarvoor telt de oefening mee in de voortgang.
compose-beside = – het antwoord berust hier niet op

## Uitdelen

compose-not-yet = Zodra er niets meer ontbreekt, zijn hier een link, een bestand en een notebookcel te krijgen.
compose-link-what = Wie de link opent, lost deze oefening op, met diagnose en hints. Alles zit in de link; nergens anders wordt iets bewaard.
compose-link-here = Dit adres leidt alleen naar deze computer. Anderen kunnen de link openen als de app met ‘gangster-widgets --host 0.0.0.0’ is gestart; het bestand kan in elk geval worden doorgegeven.
compose-link = Link kopiëren
compose-linked = De link is gekopieerd.
compose-link-shown = De link
compose-too-long = Deze oefening is te groot voor een link: ze heeft { $length } tekens nodig, en een adres mag er { $most } hebben. Als bestand kan ze toch worden uitgedeeld.
compose-try = Zelf uitproberen
compose-show = De afrekening tonen
compose-save = Opslaan als bestand
compose-saved = Het bestand { $name } staat bij de downloads van de browser.
compose-own = Bij de eigen puzzels bewaren
compose-own-there = De oefening staat bij de eigen puzzels: om op te lossen, voor puzzelbladen en voor Moodle.
compose-own-sheet = Op een puzzelblad zetten
compose-cell = Notebookcel
compose-cell-what = In een notebook waarin gangster-widgets is geïnstalleerd, toont deze cel de oefening om op te lossen.

## Oefeningen in links

exercise-sent = Een oefening uit een link.
exercise-damaged = De oefening in deze link kan niet worden gelezen: de link is onderweg afgekapt of veranderd. Hij moet nog eens worden gekopieerd en verstuurd.
exercise-large = De oefening in deze link is groter dan een oefening kan zijn. Ze wordt niet geopend.
exercise-newer = De oefening in deze link komt uit een andere versie van Gangster Widgets en kan met deze niet worden gelezen.
exercise-unsound = De oefening in deze link klopt niet en wordt niet getoond.
puzzle-not-one = { $number ->
    [0] In deze tekst staat geen puzzel.
   *[other] In deze tekst staan { $number } puzzels; hier hoort er één te staan.
}
