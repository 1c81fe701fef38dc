## Stellingen

position-player-twice = { $who } staat twee keer bij de spelers; ieder heeft een eigen kleur.
position-line-up = Met { $players } spelers bestaat de opstelling { LIST($cities) } niet. Er zijn: { LIST($rows) }.
position-chicago-too-far = Links van Chicago kunnen geen { $left } steden liggen: er doen er maar { $cities } mee.
position-chicago-round = In ronde { $round } is het aantal steden links van Chicago { $right }, niet { $left }. Laat een van beide weg.
position-unknown-city = ‘{ $city }’ is geen stad van dit spel. In het spel: { LIST($cities) }.
position-city-not-in-play = { $city } hoort niet bij deze opstelling. In het spel: { LIST($cities) }.
position-chicago-cards = { $city } heeft geen kaarten: er ligt er geen, open noch gedekt, en niemand heeft er een in de hand.
position-foreign-card = Een kaart { $card } van { $city } is er niet. De kaarten zijn: { LIST($cards) }.
position-card-twice = De kaart { $card } van { $city } staat hier één keer te veel: open, gedekt en in alle handen samen is ze er maar één keer.
position-not-in-play = { $who } doet hier niet mee; de spelers zijn { LIST($players) }.
position-equal = { NAME($who) } en { NAME($other) } hebben in { $city } allebei { $number }: wie komt, moet er meer hebben dan ieder ander, dus zijn het er nooit evenveel.
position-occasionals-alone = { NAME($who) } heeft in { $city } alleen gelegenheidsgangsters: er moet minstens één professional van dezelfde kleur staan.
position-only-chicago = { NAME($who) } staat in { $city } en nergens anders: wie daarheen wil, heeft een gangster in een andere stad nodig.
position-banished-present = { NAME($who) } is uit { $city } verbannen en kan daar dus niet staan.
position-professionals = { NAME($who) } heeft in de steden en de hand samen { $number } professionals; er zijn er hoogstens { $most }.
position-occasionals = { NAME($who) } heeft in de steden en de hand samen { $number } gelegenheidsgangsters; er zijn er hoogstens { $most }.
position-police = De politiekaart { $card } staat er { $number } keer; in de doos zitten er { $most }.
position-seats = De plaatsen moeten de spelers van de stelling zijn: { LIST($players) }.
card-face = ‘{ $found }’ is geen stadskaart; dat is een geheel getal van 0 tot { $most }, of revolver, prison, hospital, banished.

## Componentenbestanden

components-one-document = Het bestand bevat { $number } documenten; een componentenbestand is er één.
components-line-ups = ‘{ $found }’ is geen lijst van opstellingen; elke opstelling is een lijst van stadsnummers.
components-city-twice = ‘{ $thing }’ staat twee keer bij de steden; elke stad heeft een eigen nummer en naam.
components-no-line-up = Er moet staan welke steden met { $players } spelers meedoen.
components-unknown-city = Een stad { $number } is er niet. De nummers zijn { LIST($numbers) }.
components-line-up-order = De steden van een opstelling staan op nummer, elk één keer: { LIST($cities) } niet.
components-deal = Met de steden { LIST($cities) } zijn er { $dealt } kaarten te delen; { $players } spelers met elk { $hand } kaarten hebben er { $need } nodig.
components-police-marks = De politiekaarten tonen hoogstens { $marks } kentekens van één kleur; met het derde eindigt het spel, dus zijn er { $need } nodig.
