## Vragen: wat elke soort vraagt en hoe het antwoord wordt gegeven

kind-engage = inschakelen voor een overval
kind-may-join = wie aan een overval mag meedoen
kind-mobilise = mobiliseren
kind-income = inkomsten aan het einde van hoofdstuk I
kind-war = de bendeoorlog
kind-snitched = wat een snitch kost
kind-count = punten aan het einde
kind-best-heist = overvallen voor de hele bende
question-engage = { NAME($who) } is aan de beurt en heeft al gemobiliseerd. In welke volgorde pleegt { NAME($who) } deze overval zo dat er zoveel mogelijk gangsters van de eigen bende worden ingeschakeld? Het kan zijn dat hij helemaal niet kan worden gepleegd.{ $tech ->
    [0] { "" }
   *[other] { " " }Waar high-tech materiaal een symbool weglaat, hoeft niet te worden gezegd welk: een volgorde telt zodra ze klopt zonder een van de symbolen, of met alle.
}
question-may-join = { $engaged ->
    [nothing-at-all] { NAME($who) } heeft gemobiliseerd en wil deze overval plegen. Wie mag als eerste worden ingeschakeld? Het kunnen er meer zijn, of niemand.
   *[other] { NAME($who) } pleegt deze overval en heeft tot nu toe ingeschakeld: { ROUTE($engaged) }. Wie mag als volgende meedoen? Het kunnen er meer zijn, of niemand.
}
question-mobilise = { NAME($who) } is aan de beurt. Hoeveel gangsters van { NAME($who) } kunnen na het mobiliseren hoogstens beschikbaar zijn?
question-income = Zo eindigt hoofdstuk I. Hoeveel geld ontvangt elke speler?
question-war = Zo eindigt hoofdstuk II. Wie moet in de bendeoorlog een gangster afleggen?
question-snitched = Er wordt een snitch met het getal { $number } getrokken. Wat betaalt elke speler, en wie verliest een gangster?
question-count = Zo eindigt het spel. Hoeveel punten heeft elke speler?
question-best-heist = { NAME($who) } is aan de beurt en heeft al gemobiliseerd. Na welke van deze overvallen kan de hele bende van { NAME($who) } ingeschakeld zijn, nog vóór elke beloning? Het kunnen er meer zijn, of geen enkele.
how-engage = de gangsters na elkaar, bijvoorbeeld: B, A, C (in JSON {"{"}"order": ["B", "A", "C"]{"}"}; ‘niemand’ als de overval niet kan worden gepleegd)
how-may-join = gangsters in willekeurige volgorde, bijvoorbeeld: A, C (‘niemand’ als niemand mag)
how-mobilise = een getal
how-income = geld per speler, bijvoorbeeld: Rood 2, Blauw 3 (wie niets ontvangt, wordt weggelaten)
how-war = spelers in willekeurige volgorde, bijvoorbeeld: Rood, Groen (‘niemand’ als niemand moet)
how-snitched = voor elke speler wie iets overkomt, bijvoorbeeld: Rood: betaalt 2; Blauw: betaalt 1, verliest 1
how-count = punten per speler, bijvoorbeeld: Rood 12, Blauw 9
how-best-heist = nummers van overvallen in willekeurige volgorde, bijvoorbeeld: 1, 4 (‘geen’ als er geen is)
engage-nobody = kan niet worden gepleegd
as-good-engage = Elke andere volgorde waarin evenveel van de bende worden ingeschakeld, is ook goed.
may-join-nobody = niemand
war-nobody = niemand
best-heist-none = geen enkele
name-order = volgorde
name-pays = betaalt
name-loses = verloren gangsters
typed-loses = verliest
verdict-can-be-committed = Deze overval kan worden gepleegd.
verdict-not-in-this-order = In deze volgorde kan de overval niet worden gepleegd.
verdict-more-can-be-engaged = Zo wordt de overval gepleegd, maar met slechts { $number } van de eigen bende. Het kan met meer.
verdict-still-missing = Hiermee is de overval nog niet gepleegd: er ontbreekt nog iets.
verdict-may-not-join = { NAME($who) } mag niet als volgende meedoen.
verdict-others-may-join = Wie genoemd is, mag meedoen, maar anderen mogen het ook.
slip-paying-left-out = Dit antwoord krijgt wie niemand voor geld vrijmaakt.
slip-nobody-freed = Dit antwoord krijgt wie niemand vrijmaakt.
slip-headquarters-left-out = Dit antwoord krijgt wie het hoofdkwartier vergeet.
slip-police-station-left-out = Dit antwoord krijgt wie het commissariaat vergeet.
slip-nobody-lost = Dit antwoord krijgt wie iemand die niet kan betalen alleen geld laat verliezen, en geen gangster.
slip-richest-left-out = Dit antwoord krijgt wie de punten voor het meeste geld vergeet.
slip-largest-left-out = Dit antwoord krijgt wie de punten voor de grootste bende vergeet.
slip-families-left-out = Dit antwoord krijgt wie de punten voor de meeste gangsters van een familie vergeet.
slip-resources-left-out = Dit antwoord krijgt wie de punten van een grondstoffenkaart vergeet.
slip-media-limit = Dit antwoord krijgt wie geen grens stelt aan de punten van de media voor overvallen.
slip-income-next = Dit antwoord krijgt wie iedereen met het eerstvolgende hogere getal vergelijkt, en niet met het hoogste.
slip-one-of-these = Dit antwoord krijgt wie iets vergeet. Er zijn meerdere mogelijkheden; de redenen noemen ze.

## Wat een vraag nodig heeft

ask-gang = Om dit te beantwoorden, moet de stelling onder “gangs” zeggen wie er bij de bende van { $who } hoort.
ask-heist = Om dit te beantwoorden, heeft de stelling een overval (“heist”) nodig: de vaardigheden die hij vraagt.
ask-display = Om dit te beantwoorden, moeten er overvallen openliggen (“display”).
ask-snitch = Om dit te beantwoorden, moet de stelling zeggen welk getal de snitch heeft (“snitch”).
ask-nobody = Niemand heet hier { $gangster }; de gangsters zijn { LIST($gangsters) }.
