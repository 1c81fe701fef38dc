"""Actions and cards in words, and back again; what a reason points at as JSON has it."""

import re
from typing import Any

from gangster_widgets.games.the_boss.actions import Action, Lay, Place
from gangster_widgets.games.the_boss.components import PENALTIES, Face
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.table import COLOURS
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Piece, Where

_PLACES = re.compile(
    r"^places (?P<professionals>\d{1,4})(\s*\+\s*(?P<occasionals>\d{1,4}))? in (?P<city>.+)$", re.IGNORECASE
)
_LAYS = re.compile(r"^lays (?P<city>.+) (?P<face>\w+)$", re.IGNORECASE)


def write(action: Action) -> str:
    """The action in words; of two numbers the first is that of professionals, the second that of occasionals.

    >>> write(Place("red", "Boston", 2, 1)), write(Place("red", "Boston", 2)), write(Lay("blue", "Detroit", "revolver"))
    ('red places 2+1 in Boston', 'red places 2 in Boston', 'blue lays Detroit revolver')
    """
    if isinstance(action, Lay):
        return f"{action.who} lays {action.city} {action.face}"
    more = f"+{action.occasionals}" if action.occasionals else ""
    return f"{action.who} places {action.professionals}{more} in {action.city}"


def read(state: State, words: str) -> Action:
    """The action in these words; `Unreadable` where they are none. Whether it is allowed is asked of `refusals`."""
    first, _, rest = " ".join(words.split()).partition(" ")
    who, verb = _player(first), rest.partition(" ")[0].lower()
    if verb == "places":
        found = _PLACES.match(rest)
        if not found:
            raise Unreadable("words-places", words=rest)
        men = int(found["professionals"]), int(found["occasionals"] or 0)
        return Place(who, _city(state, found["city"]), *men)
    if verb == "lays":
        found = _LAYS.match(rest)
        if not found:
            raise Unreadable("words-lays", words=rest)
        return Lay(who, _city(state, found["city"]), _face(found["face"]))
    raise Unreadable("words-verb", words=rest)


def _player(colour: str) -> str:
    if colour.lower() not in COLOURS:
        raise Unreadable("words-colour", words=colour, colours=COLOURS)
    return colour.lower()


def _face(word: str) -> Face:
    if word.isdecimal() and len(word) < 5:
        return int(word)
    if word.lower() not in PENALTIES:
        raise Unreadable("words-card", words=word, penalties=PENALTIES)
    return word.lower()


def _city(state: State, name: str) -> str:
    """The city as the box spells it; a name that it does not know stays as it is and is refused as an action."""
    spelled = {place.lower(): place for place in state.table.places}
    return spelled.get(name.strip().lower(), name.strip())


def spot(where: Where) -> Any:
    """What a reason points at, as JSON has it: a city, an open card as city and number, or a piece by its kind.

    >>> spot("Boston"), spot(("Boston", 2)), spot(Piece("hand", "red")), spot(Piece("police", "", 1))
    ('Boston', ['Boston', 2], {'hand': 'red'}, {'police': 1})
    """
    if isinstance(where, tuple):
        return list(where)
    if isinstance(where, Piece):
        return {where.kind: where.of or where.nth}
    return where
