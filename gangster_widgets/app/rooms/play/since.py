"""What is said of what has happened in a match: one's own last action, and what all the others have done since then."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from gangster_widgets.app.match import turns
from gangster_widgets.app.match.match import Match
from gangster_widgets.app.match.turns import Turn
from gangster_widgets.kernel.game import SHELF
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, node, signs
from gangster_widgets.widgets.sentences import clauses, lines


def box(match: Match, say: Words) -> list[Node]:
    """As it stands in the box of reasons: under one's own a line for each turn of the others, then the clauses."""
    others = [(turn, _done(match, turn)) for turn in turns.since(match)]
    mine = _own(match, past=bool(others))
    told = [node("p", line) for line in lines(mine, say)]
    if others:
        told += [node("hr", class_="gw-apart")] if told else []
        told.append(node("h3", _title(match, say)))
        items = (node("li", *signs(match.signs(turn.player)), " ".join(lines(whys, say))) for turn, whys in others)
        told.append(node("ul", *items, class_="gw-play-since"))
    return [*told, *clauses([*mine, *(why for _, whys in others for why in whys)], say, match.played.folder)]


def spoken(match: Match, say: Words) -> str:
    """What is read out: one's own, or all that the others have done when nobody but a person is to act next.

    Nothing as long as bots go on, so that none of it cuts short what came before it.
    """
    others = turns.since(match)
    if not others:
        return " ".join(lines(_own(match), say))
    if match.bots_turn:
        return ""
    return " ".join([f"{_title(match, say)}:", *(line for turn in others for line in lines(_done(match, turn), say))])


def _title(match: Match, say: Words) -> str:
    return say.say("play-since", persons=len(match.persons))


def _own(match: Match, past: bool = False) -> tuple[Why, ...]:
    """What the last action of a person brought about that he took in his own turn; in brief where that is past."""
    at = turns.own(match)
    events = match.played.tell(match.states[at - 1], match.actions[at - 1]).parts if at else ()
    shown = _shown(match)
    found: tuple[Why, ...] = (shown.afterwards if past else shown.said)(events)
    return found


def _done(match: Match, turn: Turn) -> tuple[Why, ...]:
    """What that turn brought about."""
    found: tuple[Why, ...] = _shown(match).afterwards(_events(match, turn))
    return found


def _shown(match: Match) -> Any:
    return import_module(f"{SHELF}.{match.terms.game}.shown")


def _events(match: Match, turn: Turn) -> Iterator[Why]:
    for state, action in turn.steps:
        yield from match.played.tell(state, action).parts
