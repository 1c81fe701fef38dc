## Wat een actie teweegbrengt

told = Wat { NAME($who) } beslist, en wat daarop volgt.
declined = { NAME($who) } laat het daarbij ({ moment }).
moment = { $moment ->
    [keep] welke grondstoffenkaart wordt gehouden
    [turn] wie vrijkomt en welke actie volgt
    [engage] wie als volgende voor de overval wordt ingeschakeld
    [hire] of er als beloning iemand wordt ingehuurd
    [train] wie de vaardigheid ‘{ NAME($about) }’ leert
    [steal] van wie er wordt gestolen: hoogstens { $about } $
    [divert] wiens gangsters worden ingeschakeld: hoogstens { $about }
    [murder] wiens bende de moord treft
    [victim] wie het slachtoffer van de moord is
    [rally] of de hele bende vrijkomt
    [jet] wie de privéjet vrijmaakt
    [hospital] wie uit het ziekenhuis terugkomt
    [replace] of een openliggende kaart wordt vervangen
    [society] welke leider de geheime vereniging vrijmaakt
    [arrest] wie de politie arresteert
    [war] wie in de bendeoorlog verloren gaat
   *[war-choice] wie de ander in de bendeoorlog verliest
}
seen-moment = { NAME($who) } beslist: { moment }.

boss-dealt = { NAME($who) } is { NAME($gangster) } en begint met { $money } $.
resources-dealt = { NAME($who) } krijgt { $number } grondstoffenkaarten om uit te kiezen.
kept = { NAME($who) } houdt de grondstoffenkaart { NAME($resource) }.
resource-active = De bende van { NAME($who) } heeft alle vaardigheden van haar grondstoffenkaart, { NAMES($needs) }: { NAME($resource) } is vanaf nu actief.
turn-begins = { NAME($who) } is aan de beurt.
turn-again = { NAME($who) } heeft een extra beurt.
not-again = { NAME($who) } krijgt niet nog een extra beurt: nooit twee na elkaar.
counterfeited = Geldvervalsing levert { NAME($who) } 1 $ op.

freed = { NAME($who) } maakt { NAME($gangster) } { $price ->
    [0] gratis
   *[other] voor { $price } $
} vrij.
freed-all = { NAME($who) } maakt de hele bende { $price ->
    [0] gratis
   *[other] voor { $price } $
} vrij.
freed-synchronised = Iedereen was ingeschakeld: de hele bende van { NAME($who) } komt gratis vrij.
freed-by-headquarters = Met het hoofdkwartier maakt { NAME($who) } de hele bende vrij voor 1 $.
freed-by-heist = De overval maakt de hele bende van { NAME($who) } vrij.
freed-by-jet = De privéjet van { NAME($who) } maakt { NAME($gangster) } vrij.
freed-by-society = De geheime vereniging van { NAME($who) } maakt { NAME($gangster) } vrij.

hired = { NAME($who) } huurt { NAME($gangster) } in voor { $price } $; de nieuweling is beschikbaar.
cheaper = { NAME($gangster) } is van de familie van de boss en kost { $price } $ in plaats van { $cost } $.
from-the-pile = { NAME($who) } neemt { NAME($gangster) } boven van de stapel.
gangster-laid = Nieuw in de reserve: { NAME($gangster) }.

started = { NAME($who) } begint { $heist ->
    [nothing-at-all] een overval
   *[other] de overval ‘{ NAME($heist) }’
}. Nodig zijn: { NAMES($needs) }.
started-top = { NAME($who) } betaalt { $price } $ en begint de bovenste overval van de stapel{ $heist ->
    [nothing-at-all] { "" }
   *[other] , ‘{ NAME($heist) }’
}. Nodig zijn: { NAMES($needs) }.
engaged = { NAME($who) } schakelt { NAME($gangster) } in.
engaged-other = { NAME($who) } schakelt { NAME($gangster) } in; { NAME($owner) } kan dat niet weigeren.
committed = { NAME($who) } heeft { $heist ->
    [nothing-at-all] de overval
   *[other] de overval ‘{ NAME($heist) }’
} gepleegd ({ NAMES($needs) }), ingeschakeld: { ROUTE($names) }. Dat levert op: { $money } $ en { $points ->
    [one] één punt
   *[other] { $points } punten
}.
shared = Iedereen die meedeed, krijgt er { $money } $ bij: { NAMES($players) }.
not-shared = Alleen { NAME($who) } deed mee: niemand krijgt de gedeelde { $money } $.
trained = { NAME($gangster) } leert voor { NAME($who) } een vaardigheid: { NAME($skill) }.
diverted = { NAME($who) } schakelt { NAME($gangster) } van { NAME($rival) } in.
struck = { NAME($who) } laat in de bende van { NAME($rival) } een moord plegen.

replaced-heist = { NAME($who) } legt { $heist ->
    [nothing-at-all] een overval
   *[other] de overval ‘{ NAME($heist) }’
} af. Nodig waren: { NAMES($needs) }.
replaced-gangster = { NAME($who) } legt { NAME($gangster) } uit de reserve af.
heist-laid = Er ligt een nieuwe overval open. Nodig zijn: { NAMES($needs) }.
pile-anew = De stapel { $cards ->
    [gangsters] gangsters
   *[heists] overvallen
} is op: de { $number } afgelegde kaarten worden geschud en vormen de nieuwe.
taken-back = { NAME($who) } neemt { NAME($gangster) } terug uit het ziekenhuis, beschikbaar.

murdered = { NAME($who) } verliest { NAME($gangster) } door moord.
fallen = { NAME($who) } verliest { NAME($gangster) } in de bendeoorlog.
taken-away = De politie arresteert { NAME($gangster) } van { NAME($who) }.
in-hospital = { NAME($gangster) } ligt in het ziekenhuis van { NAME($who) } en kan terugkomen.
banked = { NAME($who) } heeft nu { $money } $ in de bank.

chapter-1-ends = { NAME($who) } heeft { $number } gangsters: hoofdstuk I is afgelopen en er volgen gelegenheidsinkomsten.
chapter-2-ends = { NAME($who) } heeft { $number } gangsters: hoofdstuk II is afgelopen en het komt tot een bendeoorlog.
chapter-3-ends = { NAME($who) } heeft { $number } gangsters: het spel is afgelopen en de ronde wordt niet uitgespeeld.
heists-laid = Hoofdstuk { $chapter } begint: alle overvallen gaan weg en er komen { $number } nieuwe.
snitch-back = Bij de eerste overvallen zat een snitch ({ $snitch }): die telt niet en wordt teruggeschud.
counterfeiting-laid = Geldvervalsing gaat naar de overvallen van { NAME($who) }: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
snitch-drawn = Er wordt een snitch getrokken, nummer { $nth } van dit hoofdstuk. Nodig { $number ->
    [one] is één informateur
   *[other] zijn { $number } informateurs
}.
last-snitch = Dat was snitch nummer { $nth } van het laatste hoofdstuk: het spel is afgelopen en de ronde wordt niet uitgespeeld.

## Wat tegen een actie pleit

game-is-over = Het spel is afgelopen.
not-in-play = { NAME($who) } doet niet mee; in het spel: { NAMES($players) }.
not-his-turn = { NAME($who) } heeft nu niets te beslissen. Aan zet: { NAME($turn) }.
not-now = Daar gaat het voor { NAME($who) } nu niet om, maar om: { moment }.
not-dealt = De grondstoffenkaart { NAME($resource) } is niet aan { NAME($who) } gedeeld. Te kiezen: { NAMES($offers) }.
not-own = { NAME($gangster) } hoort niet bij de bende van { NAME($who) }.
available-already = { NAME($gangster) } is al beschikbaar.
cannot-pay-freeing = Dat kost { NAME($who) } { $price } $, en er is { $money } $.
nobody-engaged = In de bende van { NAME($who) } is niemand ingeschakeld.
no-leader = { NAME($gangster) } is geen leider, en de geheime vereniging maakt alleen leiders vrij.
not-on-offer = { NAME($gangster) } is nu niet in te huren.
cannot-pay-hire = { NAME($gangster) } kost { NAME($who) } { $price } $, en er is { $money } $.
nobody-here = { NAME($gangster) } hoort bij geen enkele bende.
no-such-heist = Die overval is er niet; open liggen er: { $number }.
no-look = { NAME($who) } mag de bovenste overval van de stapel nu niet bekijken: daarvoor is de actieve motorbende nodig, aan het begin van de eigen beurt.
snitch-on-top = Boven op de stapel ligt een snitch ({ $snitch }). Die blijft daar en doet nog niets.
cannot-pay-top = De bovenste overval van de stapel kost { NAME($who) } vooraf { $price } $.
no-high-tech = Alleen met actief high-tech materiaal kan { NAME($who) } een vaardigheid weglaten.
not-tech = Alleen bij hacking en kunstroof kan er iets worden weggelaten. Deze overval vereist: { NAMES($needs) }.
not-needed = { NAME($skill) } hoort niet bij wat de overval vereist: { NAMES($needs) }.
nothing-left = Zonder { NAME($skill) } zou niemand deelnemen: iemand moet erbij zijn.
not-on-display = { NAME($card) } ligt niet open.
not-in-hospital = { NAME($gangster) } ligt niet in het ziekenhuis.
took-no-part = { NAME($gangster) } heeft niet aan deze overval deelgenomen.
has-learnt = { NAME($gangster) } heeft al iets geleerd ({ NAME($skill) }): één vaardigheid per gangster, meer niet.
second-leader = { NAME($gangster) } is al leider: dat symbool leert niemand erbij die het al heeft.
no-rival = Dat moet een tegenstander van { NAME($who) } zijn: { ANY_NAME($rivals) }.
nothing-to-steal = Bij { NAME($rival) } valt niets te stelen.
not-anothers = { NAME($gangster) } is geen gangster van een tegenstander; { NAME($who) } kan nu alleen zulke inschakelen.
engaged-already = { NAME($gangster) } is al ingeschakeld.
no-victim = { NAME($rival) } heeft geen gangster met precies twee vaardigheden; een boss is nooit aan de beurt.
is-boss = { NAME($who) } is een boss, en een boss gaat nooit verloren.
not-two-skills = { NAME($gangster) } heeft { $number ->
    [one] één vaardigheid
   *[other] { $number } vaardigheden
}; een moord treft iemand met precies twee.
