"""Gangsta!: gangsters are hired, put their skills together for heists, and are best engaged all at once.

Which file answers what: `engaging` who may join a heist and in which order most of one's gang is engaged, `best_heist`
for which heists the whole gang can be engaged, `mobilising` how many are freed, `income`, `war` and `snitched` what
comes between the chapters and by the police, `count` the points at the end, `course` how money and turns go as one can
think of it wrongly, `person`, `heist` and `resource` what is on a card, `mistakes` the wrong rules that people hold.
Players are named by their colour, gangsters by a name of their own.
"""

TITLE = "Gangsta!"
