"""What is typed for a district at a real table, and back: a tablet's number, gangsters in reading order, a doubler.

`7ygnb.yx` is tablet T07 with a gangster each of yellow, grey, brown and blue, an empty field, yellow, and a doubler.
"""

import re

from gangster_widgets.games.gangster.components import Components
from gangster_widgets.games.gangster.notation import read_fields, read_tablet, write_tablet
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.games.gangster.tablet import MOST_FIELDS, District, Tablet
from gangster_widgets.kernel.game import Unreadable

LONGEST = 1_000
DOUBLED = "xX*"
MOST_DIGITS = 4

_CAPITALS = str.maketrans({letter.lower(): letter for letter in COLOURS})
_NUMBER = re.compile(r"[0-9]+")
_DIGITS = re.compile(r"[0-9]+$")


def read_entry(typed: str, box: Components, had: Tablet | None = None) -> tuple[Tablet, str, bool]:
    """Tablet, fields and whether a doubler lies there; `Unreadable` says what would be right.

    Without a number it is the tablet that the district `had`. A whole line of a tablet, as `read_tablet` takes it, is
    read too. An id of the box that has no digits at its end is followed by a blank.
    """
    typed = typed.strip()
    if len(typed) > LONGEST:
        raise Unreadable("pad-too-long", most=LONGEST)
    if "@" in typed:
        head, colon, gangsters = typed.partition(":")
        return read_tablet(head + colon + gangsters.translate(_CAPITALS))
    tablet, rest = _named(typed, box)
    found = _NUMBER.search(rest)
    if found:
        raise Unreadable("pad-number-first", number=found[0][:20])
    letters = rest.translate(_CAPITALS).translate(dict.fromkeys(map(ord, DOUBLED)))
    tablet = tablet or had
    if tablet is None:
        read_fields(letters, MOST_FIELDS)
        raise Unreadable("pad-no-tablet")
    return tablet, read_fields(letters, tablet.size), any(mark in rest for mark in DOUBLED)


def _named(typed: str, box: Components) -> tuple[Tablet | None, str]:
    """The tablet that the line begins with, if it does, and what follows: by its whole id, or by the number in it."""
    for tablet in sorted(box.tablets, key=lambda one: -len(one.id or "")):
        rest = typed[len(tablet.id or "") :]
        if tablet.id and typed.lower().startswith(tablet.id.lower()) and _ends(tablet.id, rest):
            return tablet, rest
    digits = _NUMBER.match(typed)
    if not digits:
        return None, typed
    ids = [tablet.id for tablet in box.tablets if tablet.id]
    fitting = [tablet for tablet in box.tablets if tablet.id and _same(digits[0], tablet.id)]
    if not fitting:
        raise Unreadable("position-unknown-tablet", tablet=digits[0][:20], tablets=tuple(ids))
    if len(fitting) > 1:
        raise Unreadable("pad-tablets", number=digits[0], tablets=tuple(str(tablet.id) for tablet in fitting))
    return fitting[0], typed[digits.end() :]


def _ends(name: str, rest: str) -> bool:
    """Whether an id ends where it does: with a digit, if no other follows, or before a blank."""
    return not rest or rest[0].isspace() or (name[-1].isdecimal() and not rest[0].isdecimal())


def _same(digits: str, name: str) -> bool:
    """Whether these digits are the number that an id ends with."""
    found = _DIGITS.search(name)
    return found is not None and len(digits) <= MOST_DIGITS and int(found[0]) == int(digits)


def write_entry(district: District, box: Components) -> str:
    """The shortest line that is read as that district, row by row.

    >>> from gangster_widgets.games.gangster.components import standard
    >>> write_entry(District("North Side", standard().tablets[3], "YGNBE.Y...", True), standard())
    '4 YGNBE .Y... x'
    """
    tablet = district.tablet
    if tablet.id is None:
        return write_tablet(tablet, district.fields, district.doubled)
    gangsters = write_tablet(tablet, district.fields).partition(" : ")[2]
    return " ".join(part for part in (short(tablet, box), gangsters, "x" if district.doubled else "") if part)


def short(tablet: Tablet, box: Components) -> str:
    """What names a tablet of the box in a line: the number in its id, or the whole id where that names another too.

    >>> from gangster_widgets.games.gangster.components import standard
    >>> short(standard().tablets[6], standard())
    '7'
    """
    name = str(tablet.id)
    found = _DIGITS.search(name)
    number = str(int(found[0])) if found else name
    try:
        same = _named(number, box)[0] == tablet
    except Unreadable:
        same = False
    return number if same else name
