## Actions illisibles

words-verb = « { $words } » n’est pas une action. Une action s’écrit par exemple : red hires Cartel MMI – red starts heist 2 – red engages Boss LS – red passes.
words-what = « { $words } » ne dit pas qui ni quoi. Cela s’écrirait par exemple : engages Boss LS, ou : starts heist 2.
words-heist = « { $words } » n’est pas un casse. Cela s’écrirait : heist 2, ou : the top heist.
words-skill = « { $words } » n’est pas une compétence. Les compétences s’écrivent { LIST($skills) }.
words-player = « { $words } » n’est pas un joueur. Les joueurs sont { LIST($colours) }.
