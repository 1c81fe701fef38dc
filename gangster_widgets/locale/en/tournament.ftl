## Tournaments of bots

cli-tournament = let bots play against each other
cli-tournament-more = Plays whole games of bots against each other and prints how often each wins, how sure that is, and a rating. In every round all orders of seats play the same deal. The same seed gives the same table, on one core, on several and on a cluster.
cli-tournament-games-option = at least this many games; a round that has begun is played to its end (default: { $default })
cli-tournament-seed-option = the seed of the first round; each further round has the next one (default: { $default })
cli-tournament-bots-option = the bots that play, separated by commas; if there are fewer than seats, they are repeated (default: all): { LIST($bots) }
cli-tournament-cluster-option = the address of a running Dask scheduler whose workers play the games, such as tcp://127.0.0.1:8786
cli-csv-option = write every seat of every game to this file, as CSV
cli-plot-option = save a plot of the wins as .svg or .png
tournament-plot-suffix = A plot is saved as .svg or .png; { $file } is neither.
tournament-plot-share = share of the games won, with the interval for 95%; dotted: equally good { $players } players
tournament-bot = bot
tournament-sat = games
tournament-share = wins
tournament-share-sure = 95% sure
tournament-rating = rating
tournament-rating-sure = 95% sure
tournament-from-to = { $low } to { $high }
