"""The Boss: a row of cities with a hidden card under each, and Chicago, which shares with its boss.

Which file answers what: `placing` who may place gangsters where, `laying` which card may be laid, `takeover` how many
it takes to hold a city, `majority` who holds it, `chicago` what Chicago is worth, `payout` what a round brings,
`returning` who comes back and when, `last_turn` the order of the fifth turn, `police` which round is the last, `hidden`
what may lie under a city and what a player knows, `setup` the deal, `ending` the end of a round and of the game, `turn`
what an action brings about, `mistakes` the wrong rules that people hold, `game` the protocol.
Players are named by their colour.
"""

TITLE = "The Boss"
