"""The steps of a reckoning of one district, read off its reasons: number, order, tie, worth, points."""

from collections.abc import Iterator

from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.answers import Numbers, Order
from gangster_widgets.puzzles.kind import Step
from gangster_widgets.puzzles.kinds.gangster._asked import colours


def reckoning_steps(state: State, why: Why) -> Iterator[Step]:
    """What one works out one after another; a step in which nothing is open is left out."""
    numbers, order = Numbers(colours(state)), Order(colours(state))
    gangs = [(COLOURS[part.value[0]], part) for part in why.parts]
    yield Step("number", numbers, numbers.read({gang: _value(part, "number") for gang, part in gangs}))
    tied = {gang: _value(part, "tie") for gang, part in gangs if next(part.find("tie"), None)}
    if tied:
        shape = Numbers(tuple(gang for gang in colours(state) if gang in tied), colours(state))
        yield Step("tie", shape, shape.read(tied))
    if len(gangs) > 1:
        yield Step("order", order, order.read([gang for gang, _ in gangs]))
    worth = {gang: _worth(part) for gang, part in gangs}
    if any(True for _, part in gangs for _ in part.find("doubler")):
        yield Step("worth", numbers, numbers.read(worth))
    yield Step("points", numbers, numbers.read({gang: part.value[1] for gang, part in gangs}))


def _value(part: Why, name: str) -> int:
    return int(next(part.find(name)).value)


def _worth(part: Why) -> int:
    """What the place is worth before the doubler: the printed number, or the casino card's for a "?"."""
    return next((int(one.value) for one in part.parts if one.name in ("place", "place-casino")), 0)
