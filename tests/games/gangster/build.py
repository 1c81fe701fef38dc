"""Positions in few words, for the rule tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from gangster_widgets.games.gangster.notation import read, read_tablet
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.reckoning import reckon_district
from gangster_widgets.games.gangster.state import Car, Decks, State
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.games.gangster.tablet import District, next_field, set_down
from gangster_widgets.games.gangster.turn import play, refusals, tell
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why

SEVEN = dict.fromkeys(
    ("North Side", "West Side", "The Loop", "Greek Town", "Little Italy", "Chinatown", "Little Africa"), "1 @1x2 x2"
)
"""Seven doubled districts. Stickney and South Side have no doubler, nor has Cicero, where it is in play."""


def state(
    districts: Mapping[str, str] | None = None,
    cars: Mapping[str, Mapping[str, Any]] | None = None,
    decks: Decks | None = None,
    reserve: int = 0,
    **position_keys: Any,
) -> State:
    """A position. A district is a tablet's line, a car what a puzzle file has; every other key as in a puzzle file.

    `decks` are the piles beside the board and `reserve` the gangsters each gang still has in the box, which a puzzle
    file does not have.
    """
    written: dict[str, Any] = dict(position_keys)
    written["districts"] = {name: _district(line) for name, line in (districts or {}).items()}
    written["cars"] = {colour: {"aboard": 5, **car} for colour, car in (cars or {}).items()}
    found = position(written)
    return replace(found, decks=decks or Decks(), reserve=(reserve,) * len(found.table.gangs))


def _district(line: str) -> dict[str, Any]:
    tablet, fields, doubled = read_tablet(line)
    own = {"places": list(tablet.places), "rows": tablet.rows, "columns": tablet.columns}
    return {"tablet": own, "gangsters": fields, "doubled": doubled}


def last_doubler(
    districts: Mapping[str, str] | None = None,
    cars: Mapping[str, Mapping[str, Any]] | None = None,
    cards: Sequence[str] = ("Stickney", "South Side"),
    casino: Sequence[int] = (5, 3, 1),
    supply: Sequence[str] = (),
    **position_keys: Any,
) -> State:
    """Seven doublers lie; yellow stands in The Loop with the 1 as its last card; Stickney is the top district card.

    Further `districts` and `cars` join or replace these.
    """
    return state(
        {**SEVEN, **(districts or {})},
        {"yellow": {"at": "The Loop", "cards": [1]}, **(cars or {})},
        Decks(districts=tuple(cards), casino=tuple(casino), equipment=tuple(supply)),
        **{"reserve": 11, **position_keys},
    )


def after(before: State, *words: str) -> State:
    """The position after these actions one after another, each of which must be legal."""
    for one in words:
        action = read(before, one)
        assert not refusals(before, action), [why.name for why in refusals(before, action)]
        before = play(before, action)
    return before


def told(before: State, words: str) -> list[Why]:
    """The events of that action, which must be legal."""
    action = read(before, words)
    assert not refusals(before, action), [why.name for why in refusals(before, action)]
    return list(tell(before, action).parts)


def events(before: State, words: str) -> list[str]:
    """The names of the events of that action, which must be legal."""
    return [why.name for why in told(before, words)]


def event(before: State, words: str, name: str) -> dict[str, Any]:
    """The facts of the one event of that name which that action brings about."""
    (found,) = [why for why in told(before, words) if why.name == name]
    return found.told()


def against(before: State, words: str) -> list[str]:
    """The names of everything that stands against that action."""
    return [why.name for why in refusals(before, read(before, words))]


def clauses_against(before: State, words: str) -> list[str]:
    """The clauses of everything that stands against that action."""
    return [why.clause for why in refusals(before, read(before, words))]


def car(found: State, colour: str) -> Car:
    """That colour's car."""
    return found.car(LETTERS[colour])


def fields(found: State, place: str) -> str:
    """Who stands on that district's fields."""
    district = found.district(place)
    assert district is not None
    return district.fields


def field_for(standing: str, gang: str, ruling: str | None = None) -> int | None:
    """The field where the next gangster of that gang comes to stand, None where he cannot be set down."""
    value: int | None = next_field("North Side", standing, gang, ruling).value
    return value


def taken_by(standing: str, gangs: str, ruling: str | None = None) -> list[int | None]:
    """The fields that these gangsters come to stand on, one after another; None where one cannot be set down."""
    found = []
    for gang in gangs:
        field = field_for(standing, gang, ruling)
        found.append(field)
        if field is not None:
            standing = set_down(standing, field, gang)
    return found


def reckoned(line: str, casino: int | None = None) -> Why:
    """The reckoning of a district with that tablet's line."""
    tablet, standing, doubled = read_tablet(line)
    return reckon_district(District("North Side", tablet, standing, doubled), casino)


def points(line: str, casino: int | None = None) -> dict[str, int]:
    """What each gang gets in a district with that tablet's line."""
    return dict(reckoned(line, casino).value)


def order(line: str) -> str:
    """The gangs in a district with that tablet's line, the first place first."""
    return "".join(gang for gang, _ in reckoned(line, 1).value)
