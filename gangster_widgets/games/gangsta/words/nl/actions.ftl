## Acties die niet te lezen zijn

words-verb = ‘{ $words }’ is geen actie. Een actie luidt bijvoorbeeld: red hires Cartel MMI – red starts heist 2 – red engages Boss LS – red passes.
words-what = ‘{ $words }’ zegt niet wie of wat. Het luidt bijvoorbeeld: engages Boss LS, of: starts heist 2.
words-heist = ‘{ $words }’ is geen overval. Het luidt: heist 2, of: the top heist.
words-skill = ‘{ $words }’ is geen vaardigheid. De vaardigheden schrijf je als { LIST($skills) }.
words-player = ‘{ $words }’ is geen speler. De spelers zijn { LIST($colours) }.
