## Actions that cannot be read

words-verb = “{ $words }” is not an action. An action reads, for example: red hires Cartel MMI – red starts heist 2 – red engages Boss LS – red passes.
words-what = “{ $words }” does not say whom or what. It would read, for example: engages Boss LS, or: starts heist 2.
words-heist = “{ $words }” is no heist. It would read: heist 2, or: the top heist.
words-skill = “{ $words }” is no skill. The skills are written { LIST($skills) }.
words-player = “{ $words }” is not a player. The players are { LIST($colours) }.
