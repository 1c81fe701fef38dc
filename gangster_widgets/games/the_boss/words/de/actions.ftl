## Aktionen, die nicht zu lesen sind

words-verb = „{ $words }“ ist keine Aktion. Eine Aktion lautet zum Beispiel: red places 2+1 in Boston - red lays Detroit 4.
words-places = „{ $words }“ setzt niemanden ein. Zwei Profis und einen Gelegenheitsgangster einzusetzen, lautet: places 2+1 in Boston.
words-lays = „{ $words }“ legt keine Karte aus. Das lautet zum Beispiel: lays Detroit 4, oder: lays Boston prison.
words-card = „{ $words }“ ist keine Karte. Eine Karte ist eine Zahl oder eines von: { LIST($penalties) }.
words-colour = „{ $words }“ ist kein Spieler. Die Spieler sind { LIST($colours) }.

## Was eine Frage braucht

ask-hand = Dafür muss die Stellung unter „hands“ sagen, welche Gangster { $player } noch verfügbar hat.
ask-hands = Dafür muss die Stellung unter „hands“ von allen sagen, welche Gangster noch verfügbar sind; es fehlt { $player }.
ask-cards = Dafür muss die Stellung unter „hands“ sagen, welche Karten { $player } auf der Hand hat.
ask-hidden = In { $city } steht jemand: Die Stellung muss unter „hidden“ sagen, welche Karte dort liegt.
