## Actions that cannot be read

words-verb = “{ $words }” is not an action. An action reads, for example: red places 2+1 in Boston - red lays Detroit 4.
words-places = “{ $words }” places nobody. Placing two professionals and one occasional reads: places 2+1 in Boston.
words-lays = “{ $words }” lays no card. Laying one reads, for example: lays Detroit 4, or: lays Boston prison.
words-card = “{ $words }” is not a card. A card is a number or one of: { LIST($penalties) }.
words-colour = “{ $words }” is not a player. The players are { LIST($colours) }.

## What a question needs

ask-hand = To answer this, the position must say under “hands” which gangsters { $player } still has available.
ask-hands = To answer this, the position must say under “hands” of every player which gangsters are still available; { $player } is missing.
ask-cards = To answer this, the position must say under “hands” which cards { $player } holds.
ask-hidden = Somebody is in { $city }: the position must say under “hidden” which card lies there.
