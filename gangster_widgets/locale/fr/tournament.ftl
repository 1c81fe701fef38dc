## Tournois de bots

cli-tournament = faire jouer des bots les uns contre les autres
cli-tournament-more = Fait jouer aux bots des parties entières les uns contre les autres et affiche combien de fois chacun gagne, avec quelle certitude, et un classement. À chaque ronde, tous les ordres de sièges jouent la même donne. La même graine donne le même tableau, sur un cœur, sur plusieurs et sur une grappe.
cli-tournament-games-option = au moins ce nombre de parties ; une ronde commencée est jouée jusqu’au bout (par défaut : { $default })
cli-tournament-seed-option = la graine de la première ronde ; chaque ronde suivante prend la graine suivante (par défaut : { $default })
cli-tournament-bots-option = les bots qui jouent, séparés par des virgules ; s’ils sont moins nombreux que les sièges, ils sont répétés (par défaut : tous) : { LIST($bots) }
cli-tournament-cluster-option = l’adresse d’un ordonnanceur Dask en marche dont les machines jouent les parties, par exemple tcp://127.0.0.1:8786
cli-csv-option = écrire chaque siège de chaque partie dans ce fichier, en CSV
cli-plot-option = enregistrer un graphique des victoires en .svg ou .png
tournament-plot-suffix = Un graphique s’enregistre en .svg ou .png ; { $file } n’est ni l’un ni l’autre.
tournament-plot-share = part des parties gagnées, avec l’intervalle à 95 % ; en pointillé : { $players } joueurs de même force
tournament-bot = bot
tournament-sat = parties
tournament-share = victoires
tournament-share-sure = sûr à 95 %
tournament-rating = classement
tournament-rating-sure = sûr à 95 %
tournament-from-to = { $low } à { $high }
