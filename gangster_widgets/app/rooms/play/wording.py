"""The log of a match in words."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from gangster_widgets.app.match.match import Line, Match
from gangster_widgets.app.rooms.play.names import named
from gangster_widgets.kernel.game import SHELF
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, node
from gangster_widgets.widgets.sentences import clause


def line(match: Match, one: Line, say: Words) -> Iterator[Node | str]:
    """One action: who, what, what came with it unforeseen, whether it was taken back, and quietly whether a hint was
    taken for it.
    """
    who = node("b", named(match.terms, one.player, say))
    said = action_said(match, one.action, say, None if one.back else match.states[one.nth - 1])
    if one.back:
        yield node("s", who, f" · {said}")
    else:
        yield who
        yield f" · {said}"
    for mark in (*(["play-taken-back"] if one.back else []), *(["play-hinted"] if one.hinted else [])):
        yield node("span", f" ({say.say(mark)})", class_="gw-play-mark")
    came = "" if one.back else " ".join(say.why(why) for why in _unforeseen(match, one))
    if came:
        yield node("p", came)


def _unforeseen(match: Match, one: Line) -> tuple[Why, ...]:
    """What came with an action that holds though nobody chose it."""
    shown = import_module(f"{SHELF}.{match.terms.game}.shown")
    found: tuple[Why, ...] = shown.unforeseen(match.states[one.nth - 1], one.action, match.states[one.nth])
    return found


def action_said(match: Match, action: Any, say: Words, state: Any) -> str:
    """The action in a sentence, with what the position before it tells; None where that is not known any more."""
    said: str = import_module(f"{SHELF}.{match.terms.game}.spoken").spoken(action, say, state)
    return said


def reasons(motive: Why, say: Words) -> Node | None:
    """Why somebody would do that, down to the reckonings it rests on; nothing, where there is nothing to be said."""
    lines = dict.fromkeys(say.why(why) for why in _motives(motive))
    return node("ul", *(node("li", line) for line in lines), class_="gw-play-reasons") if lines else None


def clauses(motives: Iterable[Why], say: Words, folder: Path) -> list[Node]:
    """The rules that these rest on, each once."""
    rules = dict.fromkeys(why.clause for motive in motives for why in _motives(motive))
    return [clause(one, say, folder) for one in rules]


def _motives(motive: Why) -> Iterator[Why]:
    """What is told of it: not the reckonings themselves, nor that they come before it or after it."""
    return (why for why in motive.walk() if why.name.startswith(motive.name) and why.facts)


def log(match: Match, say: Words) -> Iterator[Node]:
    """All of it, the newest first; where a day of reckoning came, that it did."""
    for one in reversed(match.lines()):
        day = 0 if one.back else match.day_after(one.nth)
        mark = node("p", node("em", say.say("play-day", stage=day))) if day else None
        yield node("li", *line(match, one, say), mark, value=str(one.nth))
