"""What is in the box: every figure of cards, boards and pieces, and where it comes from."""

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from gangster_widgets.app.rooms.rules.ways import above, printing
from gangster_widgets.kernel.game import game
from gangster_widgets.views.page import Node, listed, node

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.rules.room import Rules


def box(room: "Rules") -> Node:
    """The sheet, and what prints it. A box of one's own that the server was given is told instead of the usual one."""
    say, here = room.visit.words, room.visit.here
    lines = [*game(here.game).figures(room.visit.setting.box(here.game), say)]
    heading = node("h2", say.say("rules-in-box", game=room.visit.played))
    sheet = node("article", heading, *_groups(lines), class_="gw-paper gw-terms", lang=say.language, key="sheet")
    return node("section", above(room, printing(room)), sheet, aria_label=room.title())


def _groups(lines: list[str]) -> Iterator[Node]:
    """Lines that stand further in are a list below the line before them."""
    for further, some in groupby(lines, key=lambda line: line.startswith(" ")):
        if further:
            yield listed([line.strip() for line in some])
        else:
            yield from (node("h3", line) for line in some)
