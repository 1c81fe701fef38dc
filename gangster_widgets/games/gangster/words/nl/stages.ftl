## Wat er aan het einde van een beurt gebeurt, waar dubbelmarkers komen en wat je in Gold Coast neemt: namen

name-cards-up = kaarten weer open
name-district-card = een wijkkaart wordt getrokken
name-policeman = het is een politieagent
name-police = politieagent
name-doubler = een dubbelmarker wordt gelegd
name-end-of-the-stage = einde van de etappe
name-end-of-the-game = einde van het spel
turns-nothing = niets daarvan
name-stage-over = de etappe is afgelopen
name-nothing = niets nemen

## The questions

kind-turns = het einde van een beurt
kind-doublers = waar dubbelmarkers komen
kind-equipment = wat je in Gold Coast mag nemen
question-turns = { $action }. { $pile ->
    [nothing-at-all] De stapel wijkkaarten is op.
   *[other] Stapel wijkkaarten, de volgende eerst: { NAMES($pile) }.
} Wat gebeurt er aan het einde van deze beurt? Geef alles aan; eindigt het spel, dan eindigt ook die etappe.
question-doublers = Er spelen { $players } personen. Welke wijken kunnen in deze etappe nog een dubbelmarker krijgen?
question-doublers-drawn = Er spelen { $players } personen. { $number ->
    [one] Vanaf nu wordt één wijkkaart getrokken: { NAMES($cards) }.
   *[other] Vanaf nu worden na elkaar deze wijkkaarten getrokken: { NAMES($cards) }.
} Welke wijken kunnen daarna in deze etappe nog een dubbelmarker krijgen?
question-equipment = { NAME($gang) } is zojuist { TO($harbour) } gereden. { $display ->
    [nothing-at-all] Daar ligt niets in het aanbod.{ " " }
   *[other] { "" }
}Uit welke speciale uitrustingen mag { NAME($gang) } kiezen?
how-turns = wat er gebeurt, in willekeurige volgorde, bijvoorbeeld: kaarten weer open, een wijkkaart wordt getrokken (of: niets als niets daarvan gebeurt)
how-doublers = wijken in willekeurige volgorde, bijvoorbeeld: The Loop, West Side (of, als het zover is: de etappe is afgelopen)
how-equipment = alles wat mag worden genomen, in willekeurige volgorde, bijvoorbeeld: deur, motor; en niets nemen, waar dat toegestaan is

## Reasons: the end of a turn

turn-ends = Aan het einde van de beurt van { NAME($gang) }: { $happenings ->
    [nothing-at-all] er gebeurt verder niets.
   *[other] { NAMES($happenings) }.
}
cards-left = Van de kaarten van { NAME($gang) } liggen nog open: { LIST($cards) }. Er wordt dus niets opengelegd en geen wijkkaart getrokken.
no-card-used = { NAME($gang) } heeft in deze beurt geen bewegingskaart gebruikt. Er wordt dus niets opengelegd en geen wijkkaart getrokken.
game-ends-too = Het was etappe { $stage }, de laatste: met deze afrekening is het spel afgelopen.

## Reasons: doublers

doublers-still = Van de { $most } dubbelmarkers liggen er { $number }. { $districts ->
    [nothing-at-all] Geen enkele wijk kan er nog een krijgen.
   *[other] Er kan er nog een komen in: { LIST($districts) }.
}
doublers-none-more = { $number ->
    [one] Er ligt één dubbelmarker
   *[other] Er liggen { $number } dubbelmarkers
} en de etappe is afgelopen: er komt er geen meer bij.
doublers-all-lie = Met dubbelmarker nummer { $number } is de etappe meteen afgelopen.
doublers-its-card = { IN($district, start: 1) } ligt nog geen dubbelmarker: de kaart van die wijk kan nog worden getrokken.
doublers-one-there = { IN($district, start: 1) } ligt al een dubbelmarker: de kaart van die wijk is in deze etappe al getrokken.
doublers-no-card = { THE($harbour, start: 1) } is de haven: daarvoor is er geen wijkkaart.
doublers-closed = { THE($district, start: 1) } is in deze partij gesloten: de wijkkaart doet niet mee.
slip-doubled = Daar ligt al een dubbelmarker: { LIST($districts) }.

## Reasons: equipment

stopped = { NAME($gang) } is zojuist { TO($harbour) } gereden. Toegestaan: { NAMES($choice) }.
take-allowed = Toegestaan: { NAME($kind) }.
take-not-allowed = Niet toegestaan: { NAME($kind) }.
has-and-lies = { $equipment ->
    [nothing-at-all] De auto van { NAME($gang) } heeft geen speciale uitrusting.
   *[other] De auto van { NAME($gang) } heeft: { NAMES($equipment) }.
} { $display ->
    [nothing-at-all] In het aanbod ligt niets.
   *[other] In het aanbod: { NAMES($display) }.
}

## What these questions need

ask-action-refused = ‘{ $action }’ is in deze spelsituatie niet toegestaan, dus zo’n beurt heeft geen einde.
cards-unknown = ‘{ $card }’ is hier geen wijkkaart. Er zijn { LIST($cards) }.
cards-twice = De kaart van { $card } staat hier een tweede keer; elke wijk heeft er één.
cards-doubled = In { $card } ligt al een dubbelmarker: de kaart van die wijk is al getrokken.
cards-police = Er kunnen niet meer politieagenten komen dan de { $police } die meespelen.
cards-after-the-end = Voordat ‘{ $card }’ wordt getrokken, ligt de achtste dubbelmarker: dan is de etappe afgelopen.
piles-casino = Met deze kaarten kan dubbelmarker nummer { $doublers } komen en de etappe beëindigen: onder ‘casino’ moet staan welke casinokaart er dan wordt getrokken.

## Wrong ideas

belief-cards-up-without-driving = Wie nog één kaart open heeft, legt aan het einde van de beurt alle kaarten weer open, ook zonder te rijden.
belief-cards-up-every-drive = Na elke rit worden alle kaarten weer opengelegd en wordt een wijkkaart getrokken.
belief-card-after-every-drive = Na elke rit wordt een wijkkaart getrokken.
belief-cards-up-later = De bewegingskaarten worden pas aan het begin van de eigen volgende beurt opengelegd.
belief-stage-ends-with-cards = De etappe eindigt als de wijkkaarten op zijn.
belief-round-finished-first = Na de achtste dubbelmarker wordt de ronde nog afgemaakt voordat de afrekening komt.
belief-policeman-draws-again = Na een politieagent wordt nog een wijkkaart getrokken.
belief-policeman-counts = Een politieagent telt net als een gelegde dubbelmarker mee voor de acht waarmee de etappe eindigt.
belief-cicero-doubled = Cicero kan ook met drie spelers een dubbelmarker krijgen.
belief-doubled-twice = Een wijk kan in dezelfde etappe een tweede dubbelmarker krijgen.
belief-harbour-doubled = Gold Coast kan net als elke andere plek een dubbelmarker krijgen.
belief-whole-supply = In Gold Coast mag je elke soort speciale uitrusting nemen, wat er ook in het aanbod ligt.
belief-same-kind-again = Een soort die je al hebt, mag je nog een keer nemen.
belief-slides-out-first = Een soort die je al hebt, mag je opnieuw nemen als juist dat stuk eruit zou schuiven.
belief-no-third-piece = Wie twee speciale uitrustingen heeft, kan geen derde nemen.
mistake-cards-up-without-driving = Kaarten opengelegd zonder te rijden
mistake-cards-up-every-drive = Kaarten na elke rit opengelegd
mistake-card-after-every-drive = Een wijkkaart na elke rit
mistake-cards-up-later = Kaarten een beurt te laat opengelegd
mistake-stage-ends-with-cards = De etappe eindigt met de wijkkaarten
mistake-round-finished-first = De ronde eerst afgemaakt
mistake-policeman-draws-again = Nog een kaart na een politieagent
mistake-policeman-counts = Politieagent als dubbelmarker geteld
mistake-cicero-doubled = Dubbelmarker in het gesloten Cicero
mistake-doubled-twice = Twee dubbelmarkers in één wijk
mistake-harbour-doubled = Dubbelmarker in Gold Coast
mistake-whole-supply = Alles mag worden genomen
mistake-same-kind-again = Dezelfde soort nog een keer
mistake-slides-out-first = Wat eruit schuift, nog een keer
mistake-no-third-piece = Geen derde speciale uitrusting

## How these wrong ideas would tell their reasons

wrong-cards-up-without-driving = { NAME($gang) } heeft nog één kaart open. Volgens dit idee gaan aan het einde van de beurt alle kaarten open, ook zonder rit.
wrong-cards-up-every-drive = { NAME($gang) } heeft gereden. Volgens dit idee worden na elke rit alle kaarten opengelegd.
wrong-card-after-every-drive = { NAME($gang) } heeft gereden. Volgens dit idee wordt na elke rit een wijkkaart getrokken.
wrong-cards-up-later = Volgens dit idee legt { NAME($gang) } de kaarten pas aan het begin van de volgende beurt open en wordt er ook dan pas getrokken.
wrong-policeman-draws-again = Volgens dit idee wordt na de politieagent nog een wijkkaart getrokken.
wrong-stage-ends-with-cards = De wijkkaarten zijn op. Volgens dit idee is daarmee de etappe afgelopen.
wrong-round-finished-first = { NAME($gang) } heeft de achtste dubbelmarker gelegd. Volgens dit idee wordt eerst de ronde afgemaakt.
wrong-stage-ends-with-cards-doubled = In alle { $number } wijken ligt een dubbelmarker. Volgens dit idee is de etappe nu pas afgelopen.
wrong-doubler-all-the-same = { $place }: volgens dit idee kan er toch een dubbelmarker komen.
wrong-policeman-counts = Dubbelmarkers: { $number }, politieagenten: { $police }. Volgens dit idee is dat samen acht en is de etappe afgelopen.
wrong-equipment-optional = Volgens dit idee mag { NAME($gang) } alles laten liggen.
wrong-same-kind-again = { NAME($gang) } heeft al een { NAME($kind) }. Volgens dit idee mag dat nog een keer.
wrong-slides-out-first = De { NAME($kind) } zou eruit schuiven. Volgens dit idee mag { NAME($gang) } er daarom nog een nemen.
wrong-no-third-piece = { NAME($gang) } heeft twee speciale uitrustingen. Volgens dit idee kan er geen derde bij.
wrong-whole-supply = Er ligt geen { NAME($kind) } in het aanbod. Volgens dit idee mag die toch worden genomen.
