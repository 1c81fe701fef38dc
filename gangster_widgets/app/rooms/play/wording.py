"""The log of a match in words."""

from collections.abc import Iterator
from importlib import import_module

from gangster_widgets.app.match.match import Line, Match
from gangster_widgets.app.rooms.play.names import named
from gangster_widgets.kernel.game import SHELF
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, node


def line(match: Match, one: Line, say: Words) -> Iterator[Node | str]:
    """One action: who, what, and whether it was taken back."""
    who = node("b", named(match.terms, one.player, say))
    said = import_module(f"{SHELF}.{match.terms.game}.spoken").spoken(one.action, say)
    if one.back:
        yield node("s", who, f" · {said}")
        yield node("span", f" ({say.say('play-taken-back')})")
        return
    yield who
    yield f" · {said}"


def log(match: Match, say: Words) -> Iterator[Node]:
    """All of it, the newest first; where a day of reckoning came, that it did."""
    for one in reversed(match.lines()):
        day = 0 if one.back else match.day_after(one.nth)
        mark = node("p", node("em", say.say("play-day", stage=day))) if day else None
        yield node("li", *line(match, one, say), mark, value=str(one.nth))
