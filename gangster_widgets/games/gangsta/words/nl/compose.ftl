## Een stelling samenstellen

editor-how-form = Stel hieronder in wie bij welke bende hoort, een gangster in een regel zoals Lena LH, en welke vaardigheden de overval vereist, zoals LMSH. Na een klik op een gangster of een bende gaan de velden daarover. Z neemt een stap terug.
compose-player = Een speler en zijn bende
compose-which-player = Speler
compose-line = Gangster { $nth }
compose-new-line = Nog iemand
compose-line-unread = ‘{ $found }’ kan hier niet worden gelezen. Een regel is een naam en dan de vaardigheden als letters, bijvoorbeeld Lena LH; de letters alleen zijn genoeg. L leider, M huurling, I informateur, S scherpschutter, B vechter, H hacker. Er verandert niets.
compose-number = ‘{ $found }’ is geen geheel getal van 0 tot { $most }. Er verandert niets.
compose-money = Geld
compose-done = Punten van overvallen
compose-resource = Grondstof
compose-active = Actief
compose-gangster = De gekozen gangster
compose-which-gangster = Gangster
compose-boss = Boss
compose-engaged = Nu
compose-learnt = Geleerd
compose-family = Familie
compose-points = Punten
compose-heist = De overval
compose-needs = { $nth ->
    [0] Vereiste vaardigheden
   *[other] Overval { $nth }: vereiste vaardigheden
}
compose-coop = Gedeeld geld (leeg: niet coöperatief)
compose-heist-money = Geld ervoor
compose-display = Openliggende overvallen
compose-table = Spelers, hoofdstuk, snitch, varianten
compose-chapter = Hoofdstuk
compose-snitch = Getal van de snitch (leeg: geen)
compose-yes = ja
compose-no = nee
compose-ask-player = Speler
compose-ask-player-none = Er is geen speler te noemen.
compose-ask-engaged = Al ingeschakeld, na elkaar
compose-ask-engaged-none = Er is nog niemand. Voeg in stap 1 gangsters toe.
compose-no-boss = De bende van { NAME($who) } heeft geen boss. In het spel heeft elke bende er één, die ze nooit verliest: zet hieronder bij een van hen ‘Boss’ op ja. Het kan zo blijven als maar een deel van de bende wordt getoond.
