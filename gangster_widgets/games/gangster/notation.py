"""Actions, tablets and colours in words and letters, and back again."""

import re
from typing import Any

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Lose, Unload
from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import CASINO, EMPTY, MOST_FIELDS, Tablet
from gangster_widgets.kernel.document import MOST_DIGITS
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Where

_LINE = re.compile(
    r"^(?P<places>[^@:]*)@\s*(?P<rows>\d{1,4})\s*x\s*(?P<columns>\d{1,4})(?P<doubled>\s+x2)?\s*(:(?P<fields>.*))?$"
)
_DRIVE = re.compile(r"^drives (?P<card>\d{1,4})(?P<engine>\s*\+\s*1)? to (?P<to>[^,]+)$", re.IGNORECASE)
_PUSH = re.compile(r"^pushes (?P<gang>\w+) to (?P<to>.+)$", re.IGNORECASE)
_LOAD = re.compile(r"^loads (?P<place>.+) (?P<field>\d{1,4})$", re.IGNORECASE)


def colours(letters: str) -> tuple[str, ...]:
    """The colours of these letters."""
    return tuple(COLOURS[letter] for letter in letters)


def write(action: Action) -> str:
    """The action in words.

    >>> write(Drive("Y", 3, True, "Gold Coast", "G", "The Loop", "B", "engine"))
    'yellow drives 3+1 to Gold Coast, pushes grey to The Loop, dumps blue, takes engine'
    """
    who = COLOURS.get(action.gang, action.gang)
    if isinstance(action, Drive):
        return f"{who} {_write_drive(action)}"
    if isinstance(action, Load):
        return f"{who} loads {action.place} {action.field}"
    if isinstance(action, Unload):
        return " ".join([who, "unloads", *colours(action.gangsters)])
    return f"{who} loses the turn"


def _write_drive(action: Drive) -> str:
    clauses = [f"drives {action.card}{'+1' if action.engine else ''} to {action.to}"]
    if action.pushed and action.pushed_to == action.to:
        clauses.append(f"swaps with {COLOURS[action.pushed]}")
    elif action.pushed:
        clauses.append(f"pushes {COLOURS[action.pushed]} to {action.pushed_to}")
    if action.dumped:
        clauses.append(" ".join(["dumps", *colours(action.dumped)]))
    if action.taken:
        clauses.append(f"takes {action.taken}")
    return ", ".join(clauses)


def read(state: State, words: str) -> Action:
    """The action in these words; `Unreadable` where they are none. Whether it is allowed is asked of `refusals`."""
    first, _, rest = " ".join(words.split()).partition(" ")
    gang = _gang(first)
    verb = rest.partition(" ")[0].lower()
    if verb == "drives":
        return _read_drive(state, gang, rest)
    if verb == "loads":
        return _read_load(state, gang, rest)
    if verb == "unloads":
        return Unload(gang, "".join(_gang(colour) for colour in rest.split()[1:]))
    if rest.lower() == "loses the turn":
        return Lose(gang)
    raise Unreadable("words-verb", words=rest)


def _read_drive(state: State, gang: str, rest: str) -> Drive:
    head, *clauses = [clause.strip() for clause in rest.split(",")]
    found = _DRIVE.match(head)
    if not found:
        raise Unreadable("words-drive", words=head)
    action = Drive(gang, int(found["card"]), bool(found["engine"]), _place(state, found["to"]))
    said: set[str] = set()
    for clause in clauses:
        verb = clause.partition(" ")[0].lower()
        if verb in said or {"pushes", "swaps"} == {verb} | (said & {"pushes", "swaps"}):
            raise Unreadable("words-twice", words=clause)
        said.add(verb)
        action = _read_clause(state, action, verb, clause)
    return action


def _read_clause(state: State, action: Drive, verb: str, clause: str) -> Drive:
    """The drive with one of the things that may happen at its end."""
    words = clause.split()
    push = _PUSH.match(clause)
    if push:
        return replace(action, pushed=_gang(push["gang"]), pushed_to=_place(state, push["to"]))
    if verb == "swaps" and len(words) == 3 and words[1].lower() == "with":
        return replace(action, pushed=_gang(words[2]), pushed_to=action.to)
    if verb == "dumps" and len(words) > 1:
        return replace(action, dumped="".join(sorted(_gang(colour) for colour in words[1:])))
    kind = " ".join(words[1:]).lower()
    if verb == "takes" and kind in KINDS:
        return replace(action, taken=kind)
    if verb == "takes":
        raise Unreadable("words-kind", words=kind, kinds=KINDS)
    raise Unreadable("words-clause", words=clause)


def _read_load(state: State, gang: str, rest: str) -> Load:
    found = _LOAD.match(rest)
    if not found:
        raise Unreadable("words-load", words=rest)
    return Load(gang, _place(state, found["place"]), int(found["field"]))


def _gang(colour: str) -> str:
    if colour.lower() not in LETTERS:
        raise Unreadable("words-colour", words=colour, colours=tuple(LETTERS))
    return LETTERS[colour.lower()]


def _place(state: State, name: str) -> str:
    """The place as the map spells it; a name that is not on the map stays as it is and is refused as a move."""
    places, name = state.table.board.places, name.strip()
    spelled = {place.lower(): place for place in places}
    return name if name in places else spelled.get(name.lower(), name)


def write_tablet(tablet: Tablet, fields: str = "", doubled: bool = False) -> str:
    """The tablet in one line: places, rows x columns, x2 if doubled, gangsters row by row.

    >>> write_tablet(Tablet(None, (5, 4, 2, "?"), 4, 4), "EBNYGYNYG.......", True)
    '5 4 2 ? @4x4 x2 : EBNY GYNY G...'
    """
    line = (
        f"{' '.join(str(place) for place in tablet.places)} @{tablet.rows}x{tablet.columns}{' x2' if doubled else ''}"
    )
    rows = [fields[start : start + tablet.columns] for start in range(0, len(fields), tablet.columns)]
    while rows and not rows[-1].strip(EMPTY):
        rows.pop()
    return f"{line} : {' '.join(rows)}" if rows else line


def read_tablet(line: str) -> tuple[Tablet, str, bool]:
    """The tablet, its fields and whether it is doubled, out of one line; `Unreadable` says what would be right."""
    found = _LINE.match(line.strip())
    if not found or len(line) > 1_000:
        raise Unreadable("words-tablet", words=line[:60])
    places = tuple(_printed(word) for word in found["places"].split())
    rows, columns = int(found["rows"]), int(found["columns"])
    if not places or not rows * columns:
        raise Unreadable("words-tablet", words=line[:60])
    if rows * columns > MOST_FIELDS:
        raise Unreadable("tablet-size", number=rows * columns, most=MOST_FIELDS)
    tablet = Tablet(None, places, rows, columns)
    return tablet, read_fields(found["fields"] or "", tablet.size), bool(found["doubled"])


def _printed(word: str) -> int | str:
    if word == CASINO:
        return CASINO
    if not word.isdecimal() or len(word) > MOST_DIGITS or int(word) < 1:
        raise Unreadable("tablet-place", found=word)
    return int(word)


def read_fields(text: str, size: int) -> str:
    """All fields in reading order: capital letters and dots as written, blanks free, the rest empty."""
    fields = "".join(text.split())
    for letter in fields:
        if letter != EMPTY and letter not in COLOURS:
            raise Unreadable("fields-letter", letter=letter, letters=tuple(COLOURS))
    if len(fields) > size:
        raise Unreadable("fields-too-many", number=len(fields), size=size)
    return fields.ljust(size, EMPTY)


def spot(where: Where) -> Any:
    """What a reason points at, as JSON has it; a district's number or doubler is pointed at as the district.

    >>> spot(("North Side", 5)), spot(Piece("car", "Y")), spot(Piece("doubler", "North Side"))
    (['North Side', 5], {'car': 'yellow'}, 'North Side')
    """
    if isinstance(where, tuple):
        return list(where)
    if isinstance(where, Piece):
        return {"car": COLOURS[where.of]} if where.kind == "car" else where.of
    return where
