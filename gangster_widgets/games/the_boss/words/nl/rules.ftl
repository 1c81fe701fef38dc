## Namen

name-red = Rood
name-blue = Blauw
name-green = Groen
name-yellow = Geel
name-revolver = revolver
name-prison = gevangenis
name-hospital = hospitaal
name-banished = verbannen
name-gold = goud
name-silver = zilver
name-both = dubbel

## Gangsters plaatsen en kaarten leggen

turn = De beurt van { NAME($who) }.
turn-first = { $first ->
    [place] Eerst worden er gangsters geplaatst, als men dat wil, daarna wordt er een kaart gelegd.
   *[lay] Eerst wordt er een kaart gelegd, daarna worden er gangsters geplaatst.
}
cards-under = Een gedekte kaart ligt onder: { NAMES($cities) }.
placed = { NAME($who) } plaatst gangsters in { $city } (professionals: { $professionals }, gelegenheidsgangsters: { $occasionals }) en heeft er daar nu { $number ->
    [one] één
   *[other] { $number }
}.
takes-over = { NAME($who) } neemt { $city } over: { $number } gangsters tegen { $had } van { NAME($rival) }.
laid = { NAME($who) } legt in { $city } een kaart open: { NAME($card) }.
covers = In { $city } is de laatste open kaart nu { NAME($card) } in plaats van { NAME($covered) }.
no-such-city = ‘{ $city }’ doet niet mee. In het spel: { LIST($cities) }.
nobody-named = { NAME($who) } zou minstens één gangster moeten plaatsen; wie er geen wil plaatsen, legt gewoon een kaart.
placed-already = { NAME($who) } heeft in deze beurt al gangsters geplaatst: in één beurt gaan ze maar één keer en maar naar één stad.
not-available = Zoveel gangsters heeft { NAME($who) } niet beschikbaar. Professionals: { $professionals }, gelegenheidsgangsters: { $occasionals }.
gangsters-unknown = Deze stelling zegt niets over de beschikbare gangsters van { NAME($who) }.
not-enough = { NAME($who) } zou in { $city } { $number ->
    [one] één gangster
   *[other] { $number } gangsters
} hebben, en { NAME($rival) } heeft er daar { $has ->
    [one] één
   *[other] { $has }
}: het moeten er meer zijn dan bij ieder ander.
banished-from = { NAME($who) } is tot het einde van het spel uit { $city } verbannen.
nowhere-else = { NAME($who) } heeft in geen enkele andere stad iemand; daarom blijft { $city } voor { NAME($who) } gesloten.
no-professional = In { $city } staat geen professional van { NAME($who) }, en er komt er geen mee: gelegenheidsgangsters staan nooit alleen.
no-cards-for = { $city } heeft geen eigen kaarten: daar kan er geen worden gelegd.
no-such-card = Een kaart { NAME($card) } van { $city } is er niet.
not-in-hand = { NAME($who) } heeft de kaart { NAME($card) } van { $city } niet in de hand.
cards-unknown = { NAME($who) } heeft, voor zover deze stelling dat zegt, geen kaart om te leggen.
game-is-over = Het spel is afgelopen.
not-in-play = { NAME($who) } doet niet mee; in het spel: { NAMES($players) }.
not-his-turn = { NAME($who) } is niet aan de beurt. Nu aan de beurt: { NAME($turn) }.

## Een stad in handen hebben

takeover-holds = { NAME($who) } heeft { $city } al in handen.
takeover-takes = Om { $city } in handen te krijgen moet { NAME($who) } minstens { $number ->
    [one] één gangster
   *[other] { $number } gangsters
} plaatsen.
takeover-cannot = { NAME($who) } kan { $city } nu niet overnemen; nodig { $number ->
    [one] is één gangster
   *[other] zijn { $number } gangsters
}.
takeover-own = { NAME($who) } heeft in { $city } { $number ->
    [one] één gangster
   *[other] { $number } gangsters
} (professionals: { $professionals }, gelegenheidsgangsters: { $occasionals }).
takeover-strongest = Van de anderen heeft { NAME($rival) } er in { $city } de meeste: er tellen er { $number }.
takeover-empty = In { $city } staat niemand.
takeover-available = { NAME($who) } heeft { $number ->
    [0] geen gangster
    [one] één gangster
   *[other] { $number } gangsters
} beschikbaar (professionals: { $professionals }, gelegenheidsgangsters: { $occasionals }).
takeover-too-few = { NAME($who) } zou { $number ->
    [one] één gangster
   *[other] { $number } gangsters
} nodig hebben; van de beschikbare { $has ->
    [0] telt er geen
    [one] telt er één
   *[other] tellen er { $has }
}.
held-by = { NAME($who) } heeft in { $city } de meeste gangsters: { $number }.
held-by-nobody = In { $city } staat niemand; niemand heeft de stad dus in handen.

## Chicago

chicago-pays = Chicago betaalt { NAME($who) } { $money } mln.; Alcapo houdt { $alcapo }.
chicago-empty = In { $city } staat niemand: Alcapo houdt alles, { $alcapo } mln.
chicago-sum = { $cities ->
    [nothing-at-all] Geen stad telt: de som is { $total }.
   *[other] Samen in { LIST($cities) }: { $total } mln.
}
chicago-nothing-left = Er is geen stad die betaalt.
chicago-share = Van { $total } mln. krijgt de winnaar { $money } en Alcapo { $alcapo }.
chicago-counts = In { $city } telt: { NAMES($cards) }, dat is { $money } mln.
chicago-counts-nothing = In { $city } ligt als laatste een straf ({ NAMES($cards) }): die telt niet en treft niemand.
chicago-no-open-card = In { $city } ligt geen kaart die telt: 0.
chicago-lies = In ronde { $round } { $left ->
    [one] ligt er één stad
   *[other] liggen er { $left } steden
} links van Chicago.
chicago-lies-here = Links van Chicago { $left ->
    [one] ligt één stad
   *[other] liggen { $left } steden
}.

## Wat een ronde oplevert

payout = Het einde van ronde { $round }.
majorities = Eerst worden alle meerderheden vastgesteld: in { $number ->
    [one] één stad
   *[other] { $number } steden
} staat iemand.
nobody-anywhere = In geen enkele stad staat iemand.
wins-money = { NAME($who) } wint de kaart van { $city }: { $money } mln.
wins-penalty = { NAME($who) } wint de kaart van { $city }, en dat is een straf: { NAME($penalty) }.
wins-nothing = { NAME($who) } heeft { $city } in handen, maar er is geen kaart te winnen.
left-lying = In { $city } staat niemand: niemand wint de kaart.
shot = Een professional van { NAME($who) } wordt neergeschoten en is uit het spel.
jailed = Een professional van { NAME($who) } gaat naar de gevangenis en mist de volgende twee rondes.
wounded = Een professional van { NAME($who) } gaat naar het hospitaal en mist de volgende ronde.
is-banished = { NAME($who) } wordt uit { $city } verbannen en plaatst daar tot het einde van het spel niemand meer.
total = Voor { NAME($who) } levert deze ronde { $money } mln. op{ $penalties ->
    [nothing-at-all] .
   *[other] ; straffen: { NAMES($penalties) }.
}
returning = De gangsters na ronde { $round }.
come-back = { $number ->
    [one] Eén geplaatste professional keert
   *[other] { $number } geplaatste professionals keren
} terug naar { NAME($who) }.
occasionals-go = { $number ->
    [one] Eén geplaatste gelegenheidsgangster van { NAME($who) } gaat
   *[other] { $number } geplaatste gelegenheidsgangsters van { NAME($who) } gaan
} uit het spel.
back-from-hospital = Uit het hospitaal terug naar { NAME($who) }: { $number }.
back-from-prison = Uit de gevangenis terug naar { NAME($who) }: { $number }.

## De laatste beurt, politiekaarten, het verloop van het spel

last-turn = De volgorde van de laatste beurt: { NAMES($players) }.
last-turn-nth = Nummer { $nth }: { NAME($who) }; { $number ->
    [one] er telt één gangster
   *[other] er tellen { $number } gangsters
}.
last-turn-equal = { NAMES($rivals) } en { NAME($who) } hebben er evenveel, { $number }: het gaat met de klok mee, geteld vanaf { NAME($start) }, de startspeler.
police = De laatste ronde kan zijn: { ANY($rounds) }.
police-none-drawn = Er telt nog geen politiekaart mee.
police-drawn = Ronde { $round }: een politiekaart, { NAME($card) }. Kentekens nu: goud { $gold }, zilver { $silver }.
police-drawn-both = Ronde { $round }: de dubbele politiekaart. Kentekens nu: goud { $gold }, zilver { $silver }.
police-third-mark = In ronde { $round } is het derde kenteken gekomen ({ NAME($colour) }): de laatste ronde is { $last }.
police-last-if = Komt hierna { NAMES($cards) }, dan is dat het derde kenteken ({ NAME($colour) }): de laatste ronde is { $last }.
police-still-there = Politiekaarten die nog kunnen komen: { NAMES($cards) }.
police-turned = Iedereen heeft nog twee kaarten: er wordt een politiekaart omgedraaid, { NAME($card) } (ronde { $round }).
last-round = Dat is het derde kenteken ({ NAME($colour) }): met ronde { $round } eindigt het spel.
dealt = Ronde { $round }: onder elke stad een gedekte kaart, { $number } kaarten voor iedereen. { NAME($start) } begint.
start-passes = De startspelersteen gaat met de klok mee naar { NAME($who) }.
chicago-moved = Chicago schuift één plaats naar rechts. Links ervan in ronde { $round }: { LIST($cities) }.
chicago-stays = Chicago ligt helemaal rechts en blijft daar in ronde { $round }.
extra-round = { NAMES($players) } hebben evenveel geld, evenveel winst in de laatste ronde en evenveel gangsters: iedereen speelt nog een ronde.
wins = Het spel is afgelopen. Het meeste geld ({ $money } mln.): { NAMES($players) }.
wins-by-profit = Het spel is afgelopen. Meerdere spelers hebben { $money } mln.; de meeste winst in de laatste ronde ({ $profit }): { NAMES($players) }.
wins-by-gangsters = Het spel is afgelopen. Meerdere spelers hebben { $money } mln., waarvan { $profit } uit de laatste ronde; de meeste gangsters over ({ $number }): { NAMES($players) }.

## Wat er gedekt kan liggen

hidden = Voor zover { NAME($who) } het kan weten, ligt in { $city }: { ANY_NAME($cards) }.
hidden-none = Alle kaarten van { $city } zijn bekend: er blijft er geen over die daar kan liggen.
hidden-bare = Onder { $city } ligt geen kaart.
hidden-of-the-city = De kaarten van { $city } zijn: { NAMES($cards) }.
hidden-lies-open = Open in { $city }, voor iedereen te zien: { NAMES($cards) }.
hidden-in-own-hand = Van { $city } kent { NAME($who) } uit kaarten in de hand: { NAMES($cards) }.
hidden-others-unseen = De anderen hebben { $number ->
    [one] één kaart
   *[other] { $number } kaarten
} van { $city }; alleen de achterkant is te zien.
