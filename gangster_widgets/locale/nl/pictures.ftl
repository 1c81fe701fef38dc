## Live pictures

board-panel = Wat er gebeurt en wat er mogelijk is
board-turn = Aan de beurt: { NAMES($gangs) }
board-let-go = Keuze loslaten
board-undo = Ongedaan maken
board-undone = De laatste actie is ongedaan gemaakt.
board-slider-name = De partij tot nu toe
board-slider = { $at } van { $most }
board-ranks = Rangen
board-following = Volgend veld
board-enlarge = Vergroten
board-enlarge-none = niets
board-view = Weergave
board-possible = { $label } – kan worden gekozen
board-log = Actie { $number } van het log, ‘{ $words }’, kan niet worden gespeeld. { $reason }
board-at = Het log heeft { $most ->
    [one] één actie
   *[other] { $most } acties
}: het speelbord kan de stand na actie { $number } niet tonen.
board-place = ‘{ $place }’ is geen plek op deze plattegrond. De plekken zijn { LIST($places) }.
board-no-game = Er is geen spel ‘{ $game }’.
board-state = ‘{ $given }’ is geen spelsituatie van het spel ‘{ $game }’. Een spelsituatie is een mapping zoals in een puzzelbestand, een puzzel of een toestand van het spel.
picture-suffix = Een afbeelding wordt opgeslagen als .svg, .png of .txt; { $file } is geen van deze drie.
tablet-panel = Wat er met de puntentabel mogelijk is
tablet-how = Klik of tik op het omrande veld om daar een gangster neer te zetten, op een gangster om hem weg te halen, op een regel van de stand om te zien waarom. Met het toetsenbord: pijltjestoetsen om te bewegen, Enter om te kiezen, een letter voor een bende.
tablet-how-editing = Bewerken: elk veld kan aan elke bende worden gegeven. Klik of tik op een veld of typ een letter; Delete maakt het veld leeg.
tablet-gang = Bende
tablet-do = Doen
tablet-unload = { NAME($gang) } neerzetten
tablet-next = Welk veld volgt?
tablet-editing = Vrij bewerken
tablet-doubled = Dubbelmarker
tablet-clear = Alles leegmaken
tablet-casino-card = Casinokaart
tablet-casino-none = niet getrokken
tablet-casino = De casinokaart is een geheel getal vanaf 1 of None; { $number } is geen van beide.
tablet-loaded = { NAME($gang) } is weggehaald van veld { $field }.
picture-trait = Een trait ‘{ $trait }’ is er hier niet.
picture-in-words = De afbeelding in woorden
board-chosen = Gekozen: { LIST($chosen) }.
board-asks = { $what }: { LIST($choices) }.
board-ready = Alleen dit blijft over: de rode knop voert het uit.
board-let-gone = Er is nu niets gekozen.
board-play = Uitvoeren: { $what }
board-refused = { $reason }
board-players = Het aantal spelers is een geheel getal, niet { $given }.
board-seed = Een seed is een geheel getal, niet { $given }.
tablet-unnamed = Tabel
tablet-gang-chosen = Nu wordt neergezet: { NAME($gang) }.
tablet-undone = De laatste wijziging van de puntentabel is ongedaan gemaakt.
