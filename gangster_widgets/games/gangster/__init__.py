"""Gangster (Thorsten Gimmler, 2007): the whole game with its reasons.

Which file answers what: `board` the map, `tablet` fields and gaps, `drive` where a car can go, `cargo` loading and
unloading, `loadable` whom a car may load, `equipment` and `harbour` the six kinds and Gold Coast, `reckoning` majority,
ties, doublers and casino, `stage` doublers and the end of a stage, `setup` the start, `turn` what an action brings
about, `mistakes` the wrong rules that people hold, `game` the protocol.
Gangs are named by their letter (`Y G N B E`) inside; `notation` and `position` turn letters into colours and back.
"""

TITLE = "Gangster"
