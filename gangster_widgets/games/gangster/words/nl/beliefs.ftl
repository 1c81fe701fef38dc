## Wrong ideas that people hold: the belief in one sentence

belief-doubler-forgotten = De dubbelmarker verandert niets: de getallen tellen zoals ze zijn afgedrukt.
belief-casino-forgotten = Een ‘?’ is niets waard.
belief-casino-not-doubled = De dubbelmarker verdubbelt alleen afgedrukte getallen, een ‘?’ niet.
belief-tie-lower-rank = Bij gelijke stand komt eerst de bende waarvan de hoogste gangster de laagste rang heeft.
belief-tie-first-come = Bij gelijke stand gaat voor wie er het eerst was: de bende met een gangster op het laagste veld.
belief-tie-sum-of-ranks = Bij gelijke stand komt eerst de bende met de grootste som van rangen.
belief-tie-placed-later = Bij gelijke stand gaat de bende voor waarvan het laatst een gangster is neergezet.
belief-tie-shared = Bendes met evenveel gangsters delen een plaats: elke bende krijgt de eerste van de plaatsen die ze samen innemen.
belief-rank-before-number = De hoogste gangster beslist, hoeveel gangsters een bende ook heeft.
belief-biggest-number-first = De getallen worden naar grootte uitgedeeld, het grootste eerst, en niet van links naar rechts.
belief-winner-takes-all = Alleen de bende op de eerste plaats krijgt iets.
belief-gap-at-once = Een gangster komt altijd op het eerste lege veld.
belief-gap-never = Leegtes worden nooit gevuld: zodra het laatste veld bezet is, kan er niemand meer worden neergezet.
belief-gap-from-the-end = Zodra het laatste veld bezet is, wordt eerst de leegte gevuld die het dichtst bij het einde ligt.
belief-gap-same-gang = Leegtes worden alleen gevuld door de bende die op het laatste veld staat.
belief-gap-any-gang = Leegtes worden door elke bende gevuld, wie er ook op het laatste veld staat.
belief-stops-early = Een rit mag korter zijn dan de kaart aangeeft.
belief-back-and-forth = Een verbinding mag in dezelfde rit nog een keer worden gebruikt, heen en terug.
belief-shortest-way-only = Een plek telt alleen als er geen kortere route naartoe is.
belief-never-the-same-place-twice = Een rit mag niet twee keer op dezelfde plek komen en eindigt dus nooit waar hij begon.
belief-engine-forgotten = Ook met de motor wordt een rit geen stap langer.
belief-engine-compulsory = Met de motor wordt een rit altijd één stap langer.
belief-trunk-ignored = Een volle koffer is geen beletsel.
belief-trunk-for-own = Is de koffer vol, dan mag je ook geen eigen gangsters meer inladen.
belief-bodyguard-ignored = De bodyguard beschermt niemand.
belief-bodyguard-too-strong = Waar een auto met een bodyguard staat, mag zelfs de eigen boss zijn gangsters niet inladen.
belief-gun-forgotten = Gangsters worden alleen ingeladen waar de auto staat, met of zonder tommy gun.
belief-gun-for-own = Met de tommy gun mogen ook eigen gangsters uit een buurwijk worden ingeladen.
belief-gun-from-harbour = De tommy gun kan ook vanuit de haven worden gebruikt.
belief-dumping-compulsory = Wie in Gold Coast stopt, moet iedereen uit de koffer dumpen.
belief-equipment-optional = In Gold Coast mag je een speciale uitrusting nemen of laten liggen.
belief-trunk-to-harbour-only = Gangsters in de koffer raak je alleen in de haven kwijt.
belief-load-and-drive = Wie zojuist heeft in- of uitgeladen, mag in dezelfde beurt nog rijden.
mistake-doubler-forgotten = Dubbelmarker vergeten
mistake-casino-forgotten = Het ‘?’ vergeten
mistake-casino-not-doubled = Het ‘?’ niet verdubbeld
mistake-tie-lower-rank = Gelijke stand: laagste rang eerst
mistake-tie-first-come = Gelijke stand: wie er eerst was
mistake-tie-sum-of-ranks = Gelijke stand: grootste som van rangen
mistake-tie-placed-later = Gelijke stand: laatst neergezet eerst
mistake-tie-shared = Gelijke stand: plaats gedeeld
mistake-rank-before-number = Rang vóór aantal
mistake-biggest-number-first = Grootste getal eerst
mistake-winner-takes-all = Alles voor de eerste plaats
mistake-gap-at-once = Leegtes meteen gevuld
mistake-gap-never = Leegtes nooit gevuld
mistake-gap-from-the-end = Leegtes van achteren gevuld
mistake-gap-same-gang = Leegtes alleen voor de laatste bende
mistake-gap-any-gang = Leegtes voor elke bende
mistake-stops-early = Rit te vroeg beëindigd
mistake-back-and-forth = Heen en terug gereden
mistake-shortest-way-only = Alleen de kortste route
mistake-never-the-same-place-twice = Nooit twee keer dezelfde plek
mistake-engine-forgotten = Motor vergeten
mistake-engine-compulsory = Motor verplicht
mistake-trunk-ignored = Volle koffer genegeerd
mistake-trunk-for-own = Volle koffer ook voor eigen gangsters
mistake-bodyguard-ignored = Bodyguard genegeerd
mistake-bodyguard-too-strong = Bodyguard te sterk
mistake-gun-forgotten = Tommy gun vergeten
mistake-gun-for-own = Tommy gun voor eigen gangsters
mistake-gun-from-harbour = Tommy gun vanuit de haven
mistake-dumping-compulsory = Dumpen in Gold Coast verplicht
mistake-equipment-optional = Speciale uitrusting niet verplicht
mistake-trunk-to-harbour-only = Koffer alleen in de haven geleegd
mistake-load-and-drive = Laden en rijden in één beurt

## How a wrong idea would tell its reasons

wrong-tie-lower-rank = Evenveel gangsters: volgens dit idee gaat de laagste rang voor. De hoogste gangster van { NAME($gang) } heeft rang { $rank }; bij { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-first-come = Evenveel gangsters: volgens dit idee gaat voor wie er het eerst was. Bij { NAME($gang) } is het laagste bezette veld { $rank }; bij { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-sum-of-ranks = Evenveel gangsters: volgens dit idee gaat de grootste som van rangen voor. Bij { NAME($gang) } is die som { $rank }; bij { NAMES($rivals) }: { LIST($ranks) }.
wrong-tie-placed-later = Evenveel gangsters: volgens dit idee gaat voor wie later is neergezet. Na elkaar neergezet: { NAMES($set) }. Van { NAMES($tied) } staat { NAME($gang) } zo op nummer { $nth }.
wrong-tie-shared = Evenveel gangsters: volgens dit idee deelt { NAME($gang) } een plaats met { NAMES($rivals) }.
wrong-rank-before-number = Volgens dit idee beslist de hoogste gangster: die van { NAME($gang) } heeft rang { $rank }.
wrong-biggest-number-first = Volgens dit idee krijgt plaats { $nth } het grootste getal dat nog over is: { $printed }.
wrong-casino-forgotten = Volgens dit idee is een ‘?’ niets waard.
wrong-gap-at-once = Volgens dit idee is { IN($district) } het eerste lege veld aan de beurt: veld { $field }.
wrong-drive = Een rit van { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} van { THE($at) } { TO($to) } zou niet zijn toegestaan.
wrong-gap-never = Het laatste veld van { THE($district) }, veld { $last }, is bezet: volgens dit idee kan er niemand meer bij.
wrong-gap-from-the-end = Volgens dit idee wordt { IN($district) } eerst de leegte gevuld die het dichtst bij het einde ligt: veld { $field }.
wrong-trunk-for-own = De koffer van { NAME($gang) } is vol. Volgens dit idee is er daarom ook geen plek voor de eigen gangster op veld { $field } { IN($place) }.
wrong-bodyguard-too-strong = Volgens dit idee beschermt de bodyguard van { NAME($gang) } { IN($place) } de gangster op veld { $field } zelfs tegen de eigen boss.
wrong-dumping-compulsory = In de koffer van { NAME($gang) }: { NAMES($trunk) }. Volgens dit idee moet de hele koffer leeg.
wrong-trunk-to-harbour-only = Volgens dit idee laadt { NAME($gang) } { NAMES($gangsters) } alleen in de haven uit.
wrong-biggest-number-first-casino = Volgens dit idee krijgt plaats { $nth } het grootste getal dat nog over is: een ‘?’.
wrong-winner-takes-all = Volgens dit idee krijgt { IN($district) } alleen de eerste plaats iets.
wrong-gap-same-gang = Op het laatste veld van { THE($district) }, veld { $last }, staat { NAME($holder) }. Volgens dit idee vult { NAME($gang) } daarom geen leegte.
wrong-gap-any-gang = Volgens dit idee vult elke bende de eerste leegte { IN($district) }: { $number ->
    [one] veld { $field }.
   *[other] veld { $field } van { LIST($gaps) }.
}
