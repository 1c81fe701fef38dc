"""Any position at all, as far as it can be, and the pure parts of it that a question is put to."""

from collections.abc import Callable, Mapping
from typing import Any

from hypothesis import strategies as some

from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import FAMILIES, SKILLS, Gangs, Person
from gangster_widgets.games.gangsta.resource import Resource

COLOURS = ("red", "blue", "green", "yellow")
BOX: Mapping[str, Any] = {
    "resources": [
        {"name": "police_station", "points": 3},
        {"name": "headquarters", "points": 2},
        {"name": "counterfeiting", "points": 3},
        {"name": "media", "points": 0, "points_per_heist_with_points": 1, "at_most": 7},
        {"name": "high_tech", "points": 4},
    ]
}
"""The resources whose powers count in a question, as the component file has them."""

letters = some.sampled_from(SKILLS)
small = some.integers(0, 4)
words = some.text(letters, min_size=1, max_size=3)


@some.composite
def positions(draw: Callable[..., Any], most: int = 4, players: int = 4) -> dict[str, Any]:
    """A position as a puzzle file has it: so many gangsters in a gang at most, and so many players."""
    who = draw(some.permutations(COLOURS))[: draw(some.integers(2, players))]
    data: dict[str, Any] = {"players": who, "money": {one: draw(small) for one in who}, "gangs": {}}
    for player in who:
        size = draw(some.integers(1, most))
        data["gangs"][player] = [draw(people(f"{player[0].upper()}{nth}", nth == 0)) for nth in range(size)]
    data["heist"] = draw(heists())
    data["display"] = draw(some.lists(heists(), min_size=1, max_size=3))
    data["snitch"] = draw(some.integers(1, 4))
    data["heists_done"] = {player: draw(some.lists(some.integers(0, 3), max_size=9)) for player in who}
    data["variants"] = draw(some.sampled_from([[], ["families"], ["resources"], ["families", "resources"]]))
    data["resources"] = {}
    if "resources" in data["variants"]:
        names = draw(some.permutations([one["name"] for one in BOX["resources"]]))
        data["resources"] = {
            player: {"name": name, "active": draw(some.booleans())} for player, name in zip(who, names, strict=False)
        }
    return data


@some.composite
def people(draw: Callable[..., Any], name: str, boss: bool) -> dict[str, Any]:
    """A gangster, or a boss."""
    one = {
        "name": name,
        "skills": draw(words),
        "engaged": draw(some.booleans()),
        "family": draw(some.sampled_from(FAMILIES)),
    }
    one["boss"] = boss
    if draw(some.booleans()):
        one["learnt"] = draw(letters)
    return one if boss else one | {"points": draw(some.integers(0, 3))}


@some.composite
def heists(draw: Callable[..., Any]) -> dict[str, Any]:
    """A heist: of one's own, co-operative, or one where High-Tech helps."""
    needs = draw(some.text(letters, min_size=1, max_size=5))
    kind: dict[str, Any] = draw(some.sampled_from([{}, {"coop": 2}, {"tech": True}, {"coop": 1, "tech": True}]))
    return kind | {"needs": needs}


def gangs(data: Mapping[str, Any]) -> Gangs:
    """The gangs of that position."""
    return {who: tuple([Person(**one) for one in data["gangs"][who]]) for who in data["players"]}


def heist(data: Mapping[str, Any]) -> Heist:
    """That heist."""
    return Heist(**data)


def resources(data: Mapping[str, Any]) -> dict[str, Resource]:
    """The resource cards of that position, with what the box says of them."""
    boxed = {one["name"]: one for one in BOX["resources"]}
    found = {}
    for who, card in data.get("resources", {}).items():
        one = boxed[card["name"]]
        of_heists = one.get("points_per_heist_with_points", 0), one.get("at_most", 0)
        found[who] = Resource(card["name"], "", one["points"], *of_heists, card.get("active", False))
    return found
