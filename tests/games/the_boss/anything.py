"""Any position at all, as far as it can be."""

from collections.abc import Callable
from typing import Any

import yaml
from hypothesis import strategies as some

from gangster_widgets.games.the_boss.components import STANDARD
from tests.independent import boss

BOX = yaml.safe_load(STANDARD.read_text(encoding="utf-8"))
CARDS = {city["name"]: city["cards"] for city in BOX["cities"]}


@some.composite
def positions(draw: Callable[..., Any]) -> dict[str, Any]:
    """A position as a puzzle file has it: anybody anywhere, as far as it can be."""
    who = draw(some.permutations(boss.COLOURS))[: draw(some.integers(2, 4))]
    row = draw(some.sampled_from(BOX["line_ups"][len(who)]))
    names = [city["name"] for city in BOX["cities"] if city["number"] in row]
    data: dict[str, Any] = {"players": who, "line_up": row, "round": draw(some.integers(1, 6))}
    data["police"] = draw(some.permutations(BOX["police"]["cards"]))[: draw(some.integers(0, 5))]
    left = {one: [6, 3] for one in who}
    data |= {"cities": {}, "hidden": {}, "hands": {one: {"cards": {}} for one in who}}
    for name in names:
        cards = draw(some.permutations(CARDS[name]))
        number, held = draw(some.integers(0, len(cards) - 1)), draw(some.sampled_from(who))
        data["hidden"][name], data["cities"][name] = cards[0], {"open": cards[1 : number + 1]}
        data["hands"][held]["cards"][name] = cards[number + 1 :]
    for name in (*names, boss.CHICAGO):
        numbers: set[int] = set()
        there = data["cities"].setdefault(name, {}).setdefault("gangsters", {})
        for one in draw(some.permutations(who)):
            elsewhere = any(one in data["cities"][city].get("gangsters", {}) for city in names)
            men = [draw(some.integers(0, min(3, most))) for most in left[one]]
            if men[0] and sum(men) not in numbers and (name != boss.CHICAGO or elsewhere):
                numbers.add(sum(men))
                there[one] = men
                left[one] = [left[one][0] - men[0], left[one][1] - men[1]]
    for one in who:
        spare = [draw(some.integers(0, most)) for most in left[one]]
        data["hands"][one] |= {"professionals": spare[0], "occasionals": spare[1]}
        free = [name for name in names if one not in data["cities"][name]["gangsters"]]
        data.setdefault("banished", {})[one] = draw(some.lists(some.sampled_from(free), max_size=1)) if free else []
    return data
