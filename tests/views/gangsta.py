"""Pictures of Gangsta!: states of random games, a written position, and the last count half told."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations

from gangster_widgets.games.gangsta import look_reckoning
from gangster_widgets.games.gangsta.beats import beats, case
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.look import look
from gangster_widgets.games.gangsta.position import position
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.beat import Telling
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Where
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.views.layout import Box
from gangster_widgets.views.letters import width as wide
from gangster_widgets.views.scene import Area, Disc, Line, Rect, Scene, Shape
from gangster_widgets.views.sketch import Sketch
from tests.games.acting import states

from .samples import bounds

SAYS = {language: words(language, GAME.folder / "words") for language in LANGUAGES}
VARIANTS = {"families": "played", "resources": "played"}

WRITTEN = {
    "players": ["red", "blue", "green"],
    "chapter": 2,
    "variants": ["families"],
    "money": {"red": 3, "green": 7},
    "gangs": {
        "red": [
            {"name": "A", "boss": True, "family": "mafia", "skills": "LH"},
            {"name": "B", "skills": "MSB", "engaged": True, "learnt": "I", "points": 2},
        ],
        "blue": [{"name": "C", "boss": True, "family": "triads", "skills": "LI"}],
        "green": [{"name": "D", "family": "cartel", "skills": "MM", "points": 1}],
    },
    "heist": {"needs": "LMBH", "coop": 2, "money": 2, "points": 3},
    "display": [{"needs": "LH", "tech": True, "steal": 2}, {"name": "casino", "needs": "MSB", "train": "S"}],
    "heists_done": {"red": [2, 1]},
    "resources": {"red": {"name": "media", "active": True}, "blue": {"name": "bank"}},
}
POSITION = position(WRITTEN)


@lru_cache(maxsize=16)
def played(players: int, seed: int = 3) -> tuple[State, ...]:
    """All states of a random game with both variants."""
    return tuple(states(GAME, players, seed, rulings=VARIANTS))


@lru_cache(maxsize=16)
def deciding(players: int, kind: str) -> State:
    """The last state of that game in which this is decided."""
    return [state for state in played(players)[:-1] if state.step.kind == kind][-1]


def some_states(players: int) -> tuple[State, ...]:
    """A few states of a game, with its beginning, a heist under way and its end."""
    every = played(players)
    return (every[0], every[len(every) // 2], deciding(players, "engage"), every[-1])


def board(state: State, language: str, width: float) -> Scene:
    """The board at that state."""
    return look(state, SAYS[language], width)


def halfway(width: float) -> Scene:
    """The last count of the written position as far as what blue has."""
    told = beats(case(POSITION, kind="count"))
    nth = next(nth for nth, beat in enumerate(told) if beat.id == "total/blue")
    telling = Telling(case(POSITION, kind="count"), told[: nth + 1], told[nth])
    return look_reckoning.look(telling, SAYS["en"], width)


RADII = (11.0, 10.0, 9.0)
"""Half as large are the signs of skills on cards."""


def learnt_by_all(state: State) -> State:
    """The same with all gangsters engaged, and everyone in a gang has learnt something."""
    gangs = tuple(tuple(replace(one, learnt="H", engaged=True) for one in gang) for gang in state.gangs)
    return replace(state, gangs=gangs)


def is_coin(shape: Shape) -> bool:
    """Whether that is a coin with points."""
    return isinstance(shape, Disc) and shape.colour == "brass" and shape.r == 9


def _points(shape: Shape) -> tuple[float, ...]:
    """What tells where a shape is and how large."""
    return shape.points if isinstance(shape, Area | Line) else bounds(shape, wide)


def _apart(one: Shape, other: Shape) -> tuple[float, float] | None:
    """How far one is from another that is otherwise the same; None if it is another."""
    mine, its = _points(one), _points(other)
    if type(one) is not type(other) or len(mine) != len(its):
        return None
    dx, dy = its[0] - mine[0], its[1] - mine[1]
    still = 2 if isinstance(one, Rect | Disc) else len(mine)
    moved = [at + ((dy if nth % 2 else dx) if nth < still else 0) for nth, at in enumerate(mine)]
    return (dx, dy) if all(abs(a - b) < 0.05 for a, b in zip(moved, its, strict=True)) else None


def signs_of(scene: Scene, of: Where, draw: Callable[..., None], radii: Sequence[float]) -> list[Box]:
    """The box of each such sign that is drawn for it, in one of these sizes: all its shapes, moved as one."""
    there, found = [one for one in scene.shapes if one.of == of], list[Box]()
    for r in radii:
        sketch = Sketch(of)
        draw(sketch, x=0.0, y=0.0, r=r)
        shapes = [one for one in sketch.shapes if isinstance(one, Area | Disc | Line | Rect)]
        for start in there:
            by = _apart(shapes[0], start)
            if by is not None and all(any(_same(by, _apart(one, other)) for other in there) for one in shapes):
                boxes = [bounds(one, wide) for one in shapes]
                left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
                w, h = max(box[0] + box[2] for box in boxes) - left, max(box[1] + box[3] for box in boxes) - top
                found.append((left + by[0], top + by[1], w, h))
    return found


def _same(one: tuple[float, float], other: tuple[float, float] | None) -> bool:
    """Whether both are as far."""
    return other is not None and all(abs(a - b) < 0.05 for a, b in zip(one, other, strict=True))


def covering(boxes: Sequence[Box]) -> list[tuple[Box, Box]]:
    """Those of which one covers a part of the other."""
    return [
        (one, other)
        for one, other in combinations(boxes, 2)
        if min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0]) > 0.1
        and min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1]) > 0.1
    ]
