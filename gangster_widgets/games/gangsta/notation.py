"""Actions in words, and back again; what a reason points at as JSON has it."""

import re
from typing import Any

from gangster_widgets.games.gangsta import actions as do
from gangster_widgets.games.gangsta.actions import TOP, Action
from gangster_widgets.games.gangsta.person import SKILLS
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.table import COLOURS
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Piece, Where

_STARTS = re.compile(
    r"^(?:(?:the )?(?P<top>top) heist|the heist|heist (?P<nth>[1-9]\d?))( without (?P<without>\w+))?$", re.I
)
_REPLACES = re.compile(r"^heist (?P<nth>[1-9]\d?)$", re.I)
WHOLE = (do.FREES_ALL, do.PASSES, do.DECLINES)
"""Actions that are said with nothing behind them."""
NAMING = (do.KEEPS, do.FREES, do.HIRES, do.STARTS, do.ENGAGES, do.REPLACES, do.TAKES_BACK, do.TRAINS, do.ROBS)
VERBS = (*WHOLE, *NAMING, do.DIVERTS, do.STRIKES, do.DISCARDS)


def write(action: Action) -> str:
    """The action in words.

    >>> write(Action("red", "frees", "Boss LS")), write(Action("red", "starts", "2", "L"))
    ('red frees Boss LS', 'red starts heist 2 without L')
    >>> write(Action("blue", "replaces", "3")), write(Action("blue", "passes")), write(Action("blue", "starts", "top"))
    ('blue replaces heist 3', 'blue passes', 'blue starts the top heist')
    """
    what = action.what
    if action.does == do.STARTS:
        what = "the top heist" if what == TOP else f"heist {what}" if what else "the heist"
    elif action.does == do.REPLACES and what.isdecimal():
        what = f"heist {what}"
    without = f"without {action.without}" if action.without else ""
    return " ".join(part for part in (action.who, action.does, what, without) if part)


def read(state: State, words: str) -> Action:
    """The action in these words; `Unreadable` where they are none. Whether it is allowed is asked of `refusals`."""
    first, _, rest = " ".join(words.split()).partition(" ")
    who = _player(first)
    does = next((verb for verb in VERBS if f"{rest} ".lower().startswith(f"{verb} ")), None)
    if does is None:
        raise Unreadable("words-verb", words=rest)
    what = rest[len(does) + 1 :]
    if does in WHOLE:
        if what:
            raise Unreadable("words-verb", words=rest)
        return Action(who, does)
    if not what:
        raise Unreadable("words-what", words=rest)
    if does == do.STARTS:
        return _starts(who, what)
    return Action(who, does, _what(state, does, what))


def _starts(who: str, what: str) -> Action:
    found = _STARTS.match(what)
    if not found:
        raise Unreadable("words-heist", words=what)
    without = (found["without"] or "").upper()
    if without and (len(without) > 1 or without not in SKILLS):
        raise Unreadable("words-skill", words=found["without"], skills=tuple(SKILLS))
    return Action(who, do.STARTS, TOP if found["top"] else found["nth"] or "", without)


def _what(state: State, does: str, what: str) -> str:
    """Whom or what it is about, as the position spells it; what it does not know is refused as an action."""
    if does in (do.ROBS, do.STRIKES):
        return _player(what)
    if does == do.KEEPS:
        return what.lower().replace(" ", "_")
    heist = _REPLACES.match(what) if does == do.REPLACES else None
    return heist["nth"] if heist else _spelled(state, what)


def _spelled(state: State, name: str) -> str:
    """The gangster as he is spelled on the table or in the box."""
    known = [one.name for gang in (*state.gangs, state.market, state.gangster_pile[:1], state.hospital) for one in gang]
    if name in known:
        return name
    return next((one for one in (*known, *state.table.names) if one.lower() == name.lower()), name)


def _player(colour: str) -> str:
    if colour.lower() not in COLOURS:
        raise Unreadable("words-player", words=colour, colours=COLOURS)
    return colour.lower()


def spot(where: Where) -> Any:
    """What a reason points at, as JSON has it: a piece by its kind.

    >>> spot(Piece("gangster", "A")), spot(Piece("heist", "", 2)), spot(Piece("snitch", ""))
    ({'gangster': 'A'}, {'heist': 2}, {'snitch': 0})
    """
    if isinstance(where, Piece):
        return {where.kind: where.of or where.nth}
    return list(where) if isinstance(where, tuple) else where
