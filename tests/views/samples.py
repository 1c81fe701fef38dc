"""Positions out of random games, maps of one's own, and what can be asked of any scene."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from hypothesis import strategies as some

from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.words import words
from gangster_widgets.players.random import Bot
from gangster_widgets.views.layout import Box
from gangster_widgets.views.scene import Area, Disc, Line, Rect, Scene, Shape, Spot, Text

SAYS = words("en", GAME.folder / "words")
NARROWEST, WIDEST = 300, 1600

widths = some.integers(NARROWEST, WIDEST).map(float)


@lru_cache(maxsize=32)
def played(players: int, seed: int) -> tuple[State, ...]:
    """All states of a random game."""
    state, bot = GAME.new(players, seed), Bot(seed)
    states = [state]
    while not state.over:
        state = GAME.play(state, bot.choose(GAME, state))
        states.append(state)
    return tuple(states)


@some.composite
def positions(draw: Callable[..., Any]) -> State:
    """A position out of a random game, all numbers of players among them."""
    states = played(draw(some.integers(2, 5)), draw(some.integers(1, 3)))
    return states[draw(some.integers(0, len(states) - 1))]


@some.composite
def own_maps(draw: Callable[..., Any]) -> State:
    """A position on a connected map of one's own, of 2 to 30 places, with and without positions of its places."""
    number = draw(some.integers(2, 30))
    names = [draw(some.sampled_from(("Mill", "Northern Freight Yard", "Q"))) + f" {nth}" for nth in range(number)]
    roads = {(draw(some.integers(0, nth - 1)), nth) for nth in range(1, number)}
    for _ in range(draw(some.integers(0, 6))):
        one, other = sorted((draw(some.integers(0, number - 1)), draw(some.integers(0, number - 1))))
        roads |= {(one, other)} if one != other else set()
    board: dict[str, Any] = {"harbour": names[0], "connections": [[names[a], names[b]] for a, b in sorted(roads)]}
    if draw(some.booleans()):
        board["positions"] = {name: [draw(some.integers(0, 100)), draw(some.integers(0, 100))] for name in names}
    tablets = {name: {"tablet": tablet_of(nth)} for nth, name in enumerate(names[1:]) if draw(some.booleans())}
    cars = {"yellow": {"at": names[0]}, "grey": {"at": names[-1]}, "brown": {"at": names[-1]}}
    return position({"board": board, "districts": tablets, "cars": cars})


def tablet_of(nth: int) -> dict[str, Any]:
    """A tablet of one's own, another for each number."""
    return {"places": [5, "?", 3, 1][: 1 + nth % 4], "rows": 1 + nth % 4, "columns": 2 + nth % 5}


def of_kind(scene: Scene, kind: type) -> list[Any]:
    """All shapes of that kind."""
    return [shape for shape in scene.shapes if isinstance(shape, kind)]


def box(spot: Spot) -> Box:
    """The box of a spot."""
    return spot.x, spot.y, spot.w, spot.h


def bounds(shape: Shape, wide: Callable[..., float]) -> Box:
    """The box of a shape; `wide` measures texts."""
    if isinstance(shape, Rect):
        return shape.x, shape.y, shape.w, shape.h
    if isinstance(shape, Disc):
        return shape.x - shape.r, shape.y - shape.r, 2 * shape.r, 2 * shape.r
    if isinstance(shape, Area | Line):
        xs, ys = shape.points[::2], shape.points[1::2]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    w = wide(shape.text, shape.size, shape.bold, shape.spacing)
    left = shape.x - {"start": 0, "middle": w / 2, "end": w}[shape.anchor]
    return left, shape.y - shape.size * 0.75, w, shape.size * 0.75


def inside(inner: Box, outer: Box, slack: float = 0.05) -> bool:
    """Whether a box lies in another."""
    (x, y, w, h), (left, top, wide, high) = inner, outer
    return (
        left - slack <= x and top - slack <= y
        and x + w <= left + wide + slack and y + h <= top + high + slack
    )  # fmt: skip


def overlap(one: Box, other: Box, slack: float = 0.05) -> bool:
    """Whether two boxes cover each other anywhere."""
    (x1, y1, w1, h1), (x2, y2, w2, h2) = one, other
    return min(x1 + w1, x2 + w2) - max(x1, x2) > slack and min(y1 + h1, y2 + h2) - max(y1, y2) > slack


def texts(scene: Scene) -> Iterator[Text]:
    """All texts of a scene."""
    return (shape for shape in scene.shapes if isinstance(shape, Text))


def labels(scene: Scene) -> dict[object, str]:
    """How everything is read out, by its name."""
    return {spot.of: spot.label for spot in scene.spots()}
