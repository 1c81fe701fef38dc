"""Positions in few words, for the rule tests."""

from collections.abc import Mapping
from typing import Any

from gangster_widgets.games.gangster.notation import read, read_tablet
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.state import Decks, State
from gangster_widgets.games.gangster.turn import play, refusals, tell
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why


def state(
    districts: Mapping[str, str] | None = None,
    cars: Mapping[str, Mapping[str, Any]] | None = None,
    decks: Decks | None = None,
    **position_keys: Any,
) -> State:
    """A position. A district is a tablet's line, a car what a puzzle file has; every other key as in a puzzle file.

    `decks` are the piles beside the board, which a puzzle file does not have.
    """
    written: dict[str, Any] = dict(position_keys)
    written["districts"] = {name: _district(line) for name, line in (districts or {}).items()}
    written["cars"] = {colour: {"aboard": 5, **car} for colour, car in (cars or {}).items()}
    found = position(written)
    return replace(found, decks=decks) if decks else found


def _district(line: str) -> dict[str, Any]:
    tablet, fields, doubled = read_tablet(line)
    own = {"places": list(tablet.places), "rows": tablet.rows, "columns": tablet.columns}
    return {"tablet": own, "gangsters": fields, "doubled": doubled}


def after(before: State, words: str) -> State:
    """The position after that action, which must be legal."""
    action = read(before, words)
    assert not refusals(before, action), [why.name for why in refusals(before, action)]
    return play(before, action)


def told(before: State, words: str) -> list[Why]:
    """The events of that action, which must be legal."""
    action = read(before, words)
    assert not refusals(before, action), [why.name for why in refusals(before, action)]
    return list(tell(before, action).parts)


def against(before: State, words: str) -> list[str]:
    """The names of everything that stands against that action."""
    return [why.name for why in refusals(before, read(before, words))]


def clauses_against(before: State, words: str) -> list[str]:
    """The clauses of everything that stands against that action."""
    return [why.clause for why in refusals(before, read(before, words))]
