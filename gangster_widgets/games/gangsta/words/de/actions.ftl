## Aktionen, die nicht zu lesen sind

words-verb = „{ $words }“ ist keine Aktion. Eine Aktion lautet zum Beispiel: red hires Cartel MMI – red starts heist 2 – red engages Boss LS – red passes.
words-what = „{ $words }“ sagt nicht, wen oder was. Es hieße zum Beispiel: engages Boss LS, oder: starts heist 2.
words-heist = „{ $words }“ ist kein Überfall. Es hieße: heist 2, oder: the top heist.
words-skill = „{ $words }“ ist keine Fähigkeit. Die Fähigkeiten schreibt man { LIST($skills) }.
words-player = „{ $words }“ ist kein Spieler. Die Spieler sind { LIST($colours) }.
