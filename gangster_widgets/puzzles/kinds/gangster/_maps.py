"""Small maps drawn by lot, with rings on which a drive can come home."""

import random
from itertools import pairwise, product
from typing import Any

from gangster_widgets.games.gangster.board import connected

NAMES = (
    "Canal Street",
    "Clark Street",
    "Dearborn",
    "Halsted Street",
    "Kinzie Street",
    "Lake Street",
    "Lincoln Park",
    "Oak Park",
    "State Street",
    "Wells Street",
)
HARBOUR = "Navy Pier"
SIDE = 3
"""Places stand on a square of so many by so many spots."""
FEWEST, MOST = 6, 9
LEFT_OUT_ONE_IN = 6
"""One of so many roads is left out where the map stays in one piece without it."""
MOST_ROADS = 3
"""There are at most so many more roads than places, and at least as many: one ring at least."""

Spot = tuple[int, int]


def small_map(chance: random.Random) -> dict[str, Any]:
    """A map of six to nine places as a position has it, with positions; no roads cross."""
    while True:
        spots: list[Spot] = [(column, row) for column in range(SIDE) for row in range(SIDE)]
        spots = sorted(chance.sample(spots, chance.randint(FEWEST, MOST)))
        named = dict(zip(spots, chance.sample((*NAMES, HARBOUR), len(spots)), strict=True))
        if HARBOUR not in named.values():
            named[chance.choice(spots)] = HARBOUR
        roads = _roads(spots, chance)
        joined = [(named[one], named[other]) for one, other in roads]
        if len(spots) <= len(roads) <= len(spots) + MOST_ROADS and connected(named.values(), joined):
            positions = {name: _at(spot, chance) for spot, name in named.items()}
            return {"harbour": HARBOUR, "connections": [list(road) for road in joined], "positions": positions}


def _roads(spots: list[Spot], chance: random.Random) -> list[tuple[Spot, Spot]]:
    """Roads between neighbours, and across each square at most one."""
    steps = range(SIDE)
    beside = [pair for row in steps for pair in pairwise([(column, row) for column in steps])]
    beside += [(one[::-1], other[::-1]) for one, other in beside]
    for column, row in product(range(SIDE - 1), repeat=2):
        corners = ((column, row), (column + 1, row + 1))
        beside.append(corners if chance.randrange(2) else ((column + 1, row), (column, row + 1)))
    there = [road for road in beside if set(road) <= set(spots)]
    return [road for road in there if chance.randrange(LEFT_OUT_ONE_IN)]


def _at(spot: Spot, chance: random.Random) -> list[int]:
    """Where a place goes, not quite in rows."""
    return [14 + 36 * spot[0] + chance.randint(-4, 4), 12 + 36 * spot[1] + chance.randint(-4, 4)]
