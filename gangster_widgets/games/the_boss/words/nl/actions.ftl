## Acties die niet te lezen zijn

words-verb = ‘{ $words }’ is geen actie. Een actie luidt bijvoorbeeld: red places 2+1 in Boston – red lays Detroit 4.
words-places = ‘{ $words }’ plaatst niemand. Twee professionals en één gelegenheidsgangster plaatsen luidt: places 2+1 in Boston.
words-lays = ‘{ $words }’ legt geen kaart. Dat luidt bijvoorbeeld: lays Detroit 4, of: lays Boston prison.
words-card = ‘{ $words }’ is geen kaart. Een kaart is een getal of een van: { LIST($penalties) }.
words-colour = ‘{ $words }’ is geen speler. De spelers zijn { LIST($colours) }.

## Wat een vraag nodig heeft

ask-hand = Daarvoor moet de stelling onder ‘hands’ zeggen welke gangsters { $player } nog beschikbaar heeft.
ask-hands = Daarvoor moet de stelling onder ‘hands’ van iedereen zeggen welke gangsters nog beschikbaar zijn; { $player } ontbreekt.
ask-cards = Daarvoor moet de stelling onder ‘hands’ zeggen welke kaarten { $player } in de hand heeft.
ask-hidden = In { $city } staat iemand: de stelling moet onder ‘hidden’ zeggen welke kaart daar ligt.
