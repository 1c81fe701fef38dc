"""The signs of a game's pictures and what they mean, to be read beside a picture: the same drawings, folded away."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any

from gangster_widgets.kernel.game import SHELF, has
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.drawing import drawing
from gangster_widgets.views.page import Node, node
from gangster_widgets.views.scene import Scene
from gangster_widgets.views.sketch import Sketch

ROOM = "look_signs"
"""The file in which a game says which signs its pictures have; a game without it has no legend."""
HIGH = 34.0


class Sign(Record, frozen=True, gc=True):
    """A sign as it is drawn, and what it means. Some are only seen where something can be `chosen`."""

    picture: Scene
    said: str
    chosen: bool = False


def sign(said: str, draw: Callable[[Sketch, float, float], None], width: float = HIGH, chosen: bool = False) -> Sign:
    """What `draw` draws around the middle of a small picture, and what it means."""
    sketch = Sketch()
    draw(sketch, width / 2, HIGH / 2)
    return Sign(Scene(width, HIGH, (sketch.part(),), said), said, chosen)


def legend(game: str, state: Any, say: Words, theme: str, opened: bool = False, choosing: bool = True) -> Node | None:
    """The signs that a picture of that position can have, folded away unless it is `opened`; nothing where the game
    has none to explain. Where there is no `choosing`, what is only seen there is left out.
    """
    if not has(game, ROOM):
        return None
    found: tuple[Sign, ...] = import_module(f"{SHELF}.{game}.{ROOM}").signs(state, say)
    lines = [_line(one, theme) for one in found if choosing or not one.chosen]
    signs = node("ul", *lines, class_="gw-signs")
    return node(
        "details", node("summary", say.say("legend")), signs, class_="gw-clause gw-legend", key="legend", open=opened
    )


@lru_cache(maxsize=256)
def _line(one: Sign, theme: str) -> Node:
    """The sign with what it means: the same at every click."""
    return node("li", drawing(one.picture, "", theme), node("span", one.said))
