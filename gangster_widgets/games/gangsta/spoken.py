"""An action in a sentence of the reader's language: for lists and buttons, never to be read in again."""

from collections.abc import Mapping
from typing import Any

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta import choose, committing, course, rewards, steps
from gangster_widgets.games.gangsta.actions import TOP, Action
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import spoken as skills
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.words import Words

UNKNOWN: Mapping[str, Any] = dict.fromkeys(("price", "owner", "money", "about", "moment"))
"""What is not said where nothing is known of the position before the action."""


def spoken(action: Action, words: Words, state: State | None = None) -> str:
    """What the action is; with the position of a game before it, which heist, whose gangster, what skill, how much
    money, and what is left undecided as well.
    """
    does, what = action.does.replace(" ", "-"), action.what
    number = what if what.isdecimal() else ""
    facts = {"who": action.who, "does": does, "what": what or "0", "number": number or None}
    known = UNKNOWN if state is None else _known(state, action, words)
    told = words.say("action", top=1 if what == TOP else 0, **facts, **known)
    one = None if state is None else _heist(state, action)
    if one is not None:
        told = words.say("action-heist", told=told, heist=one.name or None, needs=skills(one.needs))
    if action.without:
        told = words.say("action-without", told=told, skill=skills(action.without)[0])
    return told


def _heist(state: State, action: Action) -> Heist | None:
    """The heist that the action starts or replaces."""
    if action.does != do.STARTS and not action.what.isdecimal():
        return None
    one = committing.meant(state, state.table.seat[action.who], action.what)
    return one if isinstance(one, Heist) else None


def _known(state: State, action: Action, words: Words) -> Mapping[str, Any]:
    """What that position tells about the action."""
    about = steps.about(state.step)
    return {
        "price": choose.price(state, action),
        "owner": choose.owner(state, action) or None,
        "money": _money(state, action),
        "about": about,
        "moment": words.say("moment", moment=state.step.kind, about=about),
    }


def _money(state: State, action: Action) -> int | None:
    """What passing or stealing brings."""
    seat = state.table.seat[action.who]
    if action.does == do.PASSES:
        return int(course.passing(state.gangs[seat], action.who, state.resources).value)
    if action.does == do.ROBS:
        has = rewards.in_reach(state, state.table.seat[action.what])
        return int(course.stolen(action.who, action.what, state.step.number, has).value)
    return None
