"""A short game on the scrubber for moves: its position, its moves, and what is said of them."""

from typing import Any

from gangster_widgets import Walk
from gangster_widgets.views.scene import MARK
from gangster_widgets.widgets.walk.widget import WalkWidget

from .hands import page, told

LOOP = {"tablet": {"places": [5, 3], "rows": 2, "columns": 3}, "gangsters": "YGN BG."}
POSITION: dict[str, Any] = {
    "players": 4,
    "districts": {"The Loop": LOOP, "North Side": {"tablet": {"places": [4], "rows": 1, "columns": 2}}},
    "cars": {
        "yellow": {"at": "The Loop", "aboard": 2},
        "grey": {"at": "The Loop", "aboard": 2},
        "brown": {"at": "North Side", "aboard": 2},
        "blue": {"at": "The Loop", "aboard": 2},
    },
}
MOVES = ["yellow loads The Loop 1", "grey unloads grey", "brown drives 1 to The Loop", "blue unloads blue"]
SAID = [
    "Yellow loads a gangster of its own from field 1 in the Loop; he rides in the car.",
    "Grey unloads Grey in the Loop, to field 6. The last gangster in reading order in the Loop stands on field 5: "
    "the next one goes directly after, to field 6. "
    "The last field of the Loop, field 6, is empty, so no gap is filled.",
    "Brown turns the 1 face down and drives to the Loop: North Side → The Loop.",
    "Blue unloads Blue in the Loop, to field 1. The last field is taken, so the first gap in reading order is filled: "
    "field 1. It is the only gap in the Loop. Grey stands on the last field of the Loop, field 6.",
]


def shown(width: float = 1366, **given: Any) -> WalkWidget:
    """A scrubber on a page of that width."""
    found = Walk(POSITION, moves=MOVES, **given)
    page(found, width=width)
    return found


def key(walk: WalkWidget, name: str) -> None:
    told(walk, kind="key", key=name)


def edged(walk: WalkWidget, shade: str) -> set[Any]:
    """What has an edge of that colour above everything else."""
    return {shape.of for shape in walk.scene.shapes if shape.plane == MARK and shape.colour == shade}
