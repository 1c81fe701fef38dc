## Einsetzen

engages = { NAME($who) } kann höchstens { $number ->
    [one] einen Gangster
   *[other] { $number } Gangster
} einsetzen, in dieser Reihenfolge: { ROUTE($names) }.
joins = { NAME($who) } kommt dazu{ $uses ->
    [nothing-at-all] { " " }und bringt nichts, was fehlt
   *[other] { " " }und nutzt: { NAMES($uses) }
}. { $missing ->
    [nothing-at-all] Jetzt fehlt nichts mehr.
   *[other] Es fehlt noch: { NAMES($missing) }.
}
cannot-commit = { NAME($who) } kann diesen Überfall nicht verüben.
out-of-reach = Für diesen Überfall reichen die Fähigkeiten nicht, auch nicht von allen zusammen, die teilnehmen dürfen. Es fehlt: { NAMES($skills) }.
nobody-available = { NAME($who) } hat niemanden verfügbar: Eingesetzte Gangster nehmen nicht teil.
nobody-starts = { NAME($who) } hat niemanden verfügbar, der etwas Nötiges kann, also kann niemand beginnen. Nötig: { NAMES($missing) }.
if-he-starts = Beginnt { NAME($who) }, { $number ->
    [one] wird höchstens ein eigener Gangster
   *[other] werden höchstens { $number } eigene Gangster
} eingesetzt: { ROUTE($names) }.
left-out = Mit der High-Tech-Ausrüstung lässt { NAME($who) } ein Symbol weg: { NAME($skill) }.
stays-available = Nicht dabei und weiter verfügbar: { NAMES($names) }.
commits = Der Überfall ist verübt: { ROUTE($names) }. Von { NAME($who) } { $number ->
    [0] ist kein Gangster
    [one] ist ein Gangster
   *[other] sind { $number } Gangster
} dabei.
leaves-missing = Der Überfall ist nicht vollständig. Es fehlt noch: { NAMES($missing) }.
not-committed = { $names ->
    [nothing-at-all] Niemand nimmt teil, also wird kein Überfall verübt.
   *[other] In dieser Reihenfolge lässt sich der Überfall nicht verüben: { ROUTE($names) }.
}
may-join = { $names ->
    [nothing-at-all] Jetzt darf niemand dazukommen.
   *[other] Jetzt darf dazukommen: { NAMES($names) }.
} { $missing ->
    [nothing-at-all] Es fehlt nichts mehr.
   *[other] Es fehlt: { NAMES($missing) }.
}
can-join = { NAME($who) } darf dazukommen{ $uses ->
    [nothing-at-all] , ohne etwas zu bringen, was fehlt.
   *[other] { " " }und würde nutzen: { NAMES($uses) }.
}
brings-nothing = { NAME($who) } bringt nichts, was noch fehlt. Es fehlt: { NAMES($missing) }.
nothing-missing = Es fehlt nichts mehr, also kann { NAME($who) } nicht dazukommen.
already-engaged = { NAME($who) } ist schon eingesetzt und nimmt an nichts teil.
takes-part = { NAME($who) } nimmt schon teil.
not-cooperative = { NAME($who) } gehört zu { NAME($owner) }, und Gangster anderer machen nur bei gemeinsamen Überfällen mit.
first-is-own = { NAME($who) } gehört zu { NAME($owner) }: Als Erster muss ein Gangster von { NAME($player) } eingesetzt werden.
best-heists = Überfälle, die die ganze Bande von { NAME($who) } einsetzen können: { LIST($heists) }.
no-best-heist = Mit keinem dieser Überfälle kann { NAME($who) } die ganze Bande einsetzen.
whole-gang = Überfall { $number } setzt die ganze Bande ein: { ROUTE($names) }.
not-whole-gang = Überfall { $number } setzt höchstens { $engaged } von { $most } Verfügbaren ein: { ROUTE($names) }.
not-at-all = Überfall { $number } lässt sich nicht verüben.

## Mobilisieren

mobilised = { NAME($who) } kann { $number } von { $all } Gangstern verfügbar haben.
synchronised = Die Bande von { NAME($who) } gilt als synchronisiert: Sie wird als Ganzes umsonst frei.
still-available = Schon verfügbar: { NAMES($names) }.
all-engaged = Von { NAME($who) } ist niemand verfügbar.
orders = { $number ->
    [one] Ein Anführersymbol macht
   *[other] { $number } Anführersymbole machen
} andere frei: { NAMES($names) }.
no-orders = { $names ->
    [nothing-at-all] In der Bande ist kein Anführer: Umsonst wird niemand frei.
   *[other] Alle Anführer waren zu Beginn des Zuges eingesetzt und machen niemanden frei: { NAMES($names) }.
}
freed-by-leaders = Umsonst frei: { $number }.
paid-for = Für je 1 $ frei: { $number }; vorhanden: { $money } $.
no-money-left = { NAME($who) } hat kein Geld mehr; weiter eingesetzt: { $number }.
by-headquarters = Das Hauptquartier macht die übrige Bande von { NAME($who) } für 1 $ frei.

## Fähigkeiten zählen

has-symbols = { NAME($who) } hat { $number ->
    [0] kein Symbol
    [one] ein Symbol
   *[other] { $number } Symbole
} „{ NAME($skill) }“{ $names ->
    [nothing-at-all] .
   *[other] : { NAMES($names) }.
}
has-skills = { NAME($who) } hat { $number ->
    [0] keine Fähigkeiten
    [one] eine Fähigkeit
   *[other] { $number } Fähigkeiten
}{ $names ->
    [nothing-at-all] .
   *[other] : { NAMES($names) }.
}
has-people = { NAME($who) } hat { $number ->
    [one] einen Gangster
   *[other] { $number } Gangster
}.

## Das Ende von Kapitel I

income = Verglichen wird mit der höchsten Zahl: { $most }.
gets-difference = { NAME($who) } bekommt { $money } $: { $most } weniger { $number }.
has-most = { NAME($who) } hat am meisten ({ $number }) und bekommt nichts.

## Der Bandenkrieg

war = { $number ->
    [0] Niemand muss einen Gangster ablegen.
    [one] { NAMES($players) } muss einen Gangster ablegen.
   *[other] Je einen Gangster legen ab: { NAMES($players) }.
}
wins-war = { NAME($who) } hat die meisten Söldnersymbole ({ $number }) und gewinnt den Krieg.
loses-war = { NAME($who) } hat { $number }, weniger als die höchste Zahl ({ $most }){ $discards ->
    [0] .
   *[other] , und verliert einen Gangster.
}
draws-war = { NAME($who) } hat die meisten ({ $number }), aber nicht allein{ $discards ->
    [0] .
   *[other] , und verliert einen Gangster.
}
spared = { NAME($who) } hat { $number } und bleibt verschont.
only-a-boss = { NAME($who) } hat nur einen Boss, und den kann nichts ausschalten.
winner-chooses = { NAME($who) } hat { $number }, mindestens doppelt so viele wie { NAME($rival) } mit { $has }: Die Wahl hat { NAME($who) }.
own-choice = Wer einen Gangster ablegt, sucht ihn selbst aus.

## Spitzel

snitched = Ein Spitzel mit der Zahl { $number } wird gezogen.
escapes = { NAME($who) } hat genug Informanten ({ $has }) und entkommt.
pays-difference = { NAME($who) } hat zu wenige Informanten ({ $has }) und zahlt { $owes } $.
cannot-pay = { NAME($who) } hat zu wenige Informanten ({ $has }) und müsste { $owes } $ zahlen; vorhanden: { $money } $. Verloren: { $pays } $.
at-most-one = Die Polizeiwache senkt, was { NAME($who) } schuldet, auf 1 $.
arrested = { NAME($who) } verliert einen Gangster an die Polizei.
nobody-arrested = { NAME($who) } hat nur einen Boss, und der wird nie verhaftet.

## Das Ende des Spiels

count = Die Punkte am Ende des Spiels.
points-of = { NAME($who) }: insgesamt { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
points-of-heists = Überfälle von { NAME($who) }: { LIST($each) }, zusammen { $points }.
points-of-gangsters = Gangster von { NAME($who) }: { $points } ({ NAMES($names) }).
points-of-resource = Die Ressource von { NAME($who) } ({ NAME($resource) }): { $points }.
points-of-media = Die Ressource von { NAME($who) } ({ NAME($resource) }): { $points }, für { $heists ->
    [one] einen Überfall
   *[other] { $heists } Überfälle
} mit Punkten (höchstens { $most }).
resource-not-active = Die Ressource von { NAME($who) } ({ NAME($resource) }) ist nicht aktiv: 0.
richest = Am reichsten ist { NAME($who) } mit { $money } $: { $points }.
among-richest = Unter den Reichsten ist { NAME($who) } mit { $money } $: { $points }.
largest-gang = { NAME($who) } hat die größte Bande mit { $number }: { $points }.
among-largest = { NAME($who) } hat eine der größten Banden mit { $number }: { $points }.
most-of-family = { NAME($who) } hat die meisten der Familie { NAME($family) }, nämlich { $number }: { $points }.
among-most-of-family = { NAME($who) } ist unter denen mit den meisten der Familie { NAME($family) }, nämlich { $number }: { $points }.
wins = Die meisten Punkte ({ $points }): { NAMES($players) }.
wins-by-gang = Mehrere haben { $points } Punkte; die größere Bande ({ $number }) gewinnt: { NAMES($players) }.
shared-victory = Mehrere haben { $points } Punkte und Banden von { $number }: Den Sieg teilen sich { NAMES($players) }.

## Der übrige Zug

passes-for = { NAME($who) } passt und bekommt { $money } ${ $names ->
    [nothing-at-all] ; kein Anführer bringt etwas.
   *[other] ; Anführer, die etwas bringen: { NAMES($names) }.
}
on-the-black-market = Davon kommen { $money } $ vom Schwarzmarkt von { NAME($who) }.
murder-victims = { $names ->
    [nothing-at-all] Von { NAME($who) } kann ein Mord niemanden treffen.
   *[other] Von { NAME($who) } kann ein Mord treffen: { ANY_NAME($names) }.
}
stolen = { NAME($thief) } stiehlt { $money } $ von { NAME($victim) }.
stolen-less = { NAME($thief) } stiehlt nur { $money } $ von { $amount } $: { NAME($victim) } hat nicht mehr.
learners = { $names ->
    [nothing-at-all] Niemand, der teilgenommen hat, kann diese Fähigkeit lernen: { NAME($skill) }.
   *[other] Diese Fähigkeit ({ NAME($skill) }) kann lernen: { ANY_NAME($names) }.
}
ends-at-once = Das Spiel ist sofort zu Ende: Niemand ist mehr am Zug.
still-to-play = Die Runde wird zu Ende gespielt. Noch am Zug: { NAMES($players) }.
