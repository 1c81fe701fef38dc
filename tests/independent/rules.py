"""The rules of Gangster on plain data: loops and enumeration, nothing remembered, nothing clever.

A tablet's fields are a string in reading order: "." is empty, Y G N B E are the gangs (yellow, grey,
brown, blue, green). Fields count from 1. Places are whole numbers or "?". A position for `loads` is a dict:

    {"car": {"gang": "Y", "at": "The Loop", "trunk": "B", "equipment": ["engine"]},
     "others": [cars of the same shape], "harbour": "Gold Coast", "connections": [("A", "B"), ...],
     "tablets": {place: fields}, "closed": None or a place, "persons": None or [["Y", "N"], ["G", "B"]]}

The names in the docstrings are the clauses of the rulings.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

EMPTY = "."
Place = int | str
Position = Mapping[str, Any]
Car = Mapping[str, Any]
Connections = Iterable[Sequence[str]]
Walk = tuple[str, ...]


# Who is there, and who goes first


def present(fields: str) -> set[str]:
    """The gangs with at least one gangster on the tablet (places.left-to-right: only those get a place)."""
    gangs = set()
    for letter in fields:
        if letter != EMPTY:
            gangs.add(letter)
    return gangs


def number(fields: str, gang: str) -> int:
    """How many gangsters of this gang stand on the tablet (cargo.colour: the colour counts)."""
    count = 0
    for letter in fields:
        if letter == gang:
            count += 1
    return count


def highest(fields: str, gang: str) -> int:
    """The rank of the gang's highest gangster (rank.field: the field's number is the rank)."""
    best = 0
    for field in range(1, len(fields) + 1):
        if fields[field - 1] == gang:
            best = field
    if best == 0:
        raise ValueError(f"{gang} does not stand on {fields!r}")
    return best


def goes_before(fields: str, one: str, other: str) -> bool:
    """places.left-to-right: more gangsters first. tie.highest-rank: of equals the higher highest gangster."""
    if number(fields, one) != number(fields, other):
        return number(fields, one) > number(fields, other)
    return highest(fields, one) > highest(fields, other)


def line_up(fields: str, before: Callable[[str, str, str], bool]) -> list[str]:
    """The gangs present: again and again the one who goes before all who still wait."""
    waiting = sorted(present(fields))
    row = []
    while waiting:
        first = [gang for gang in waiting if all(before(fields, gang, other) for other in waiting if other != gang)]
        assert len(first) == 1, f"{fields!r}: {first} would be next, out of {waiting}"
        row.append(first[0])
        waiting.remove(first[0])
    return row


def order(fields: str) -> list[str]:
    """places.left-to-right and tie.highest-rank: the gangs present, first place first."""
    return line_up(fields, goes_before)


# What the places pay


def value(place: Place, casino: int | None, doubled: bool) -> int:
    """casino.all: the casino card stands for every "?", and is doubled like a printed number."""
    if place == "?":
        if casino is None:
            raise ValueError('a "?" is handed out, and no casino card is given')
        points_of_place = casino
    else:
        points_of_place = int(place)
    if doubled:
        return 2 * points_of_place
    return points_of_place


def points(places: Sequence[Place], casino: int | None, doubled: bool, fields: str) -> dict[str, int]:
    """places.left-to-right: handed out from the left, one place a gang; who comes too late gets 0."""
    result = {}
    row = order(fields)
    for index in range(len(row)):
        if index < len(places):
            result[row[index]] = value(places[index], casino, doubled)
        else:
            result[row[index]] = 0
    return result


# Where the next one stands


def last_standing(fields: str) -> int:
    """The number of the last field with a gangster on it; 0 on an empty tablet."""
    last = 0
    for field in range(1, len(fields) + 1):
        if fields[field - 1] != EMPTY:
            last = field
    return last


def empty_fields(fields: str) -> list[int]:
    """The empty fields in reading order."""
    return [field for field in range(1, len(fields) + 1) if fields[field - 1] == EMPTY]


def gaps(fields: str) -> list[int]:
    """gap.definition: the empty fields with a gangster on some later field, in reading order."""
    return [field for field in empty_fields(fields) if field < last_standing(fields)]


def next_field(fields: str, gang: str, same_gang: bool = False) -> int | None:
    """gap.filling: where the next gangster comes to stand; tablet.full: None where he cannot be set down.

    same_gang is the option `gap: same-gang-on-last-field`: gaps only for the gang that stands on the last
    field, for the others a tablet whose last field is taken has no field left.
    """
    if last_standing(fields) < len(fields):
        return last_standing(fields) + 1
    if not gaps(fields):
        return None
    if same_gang and fields[-1] != gang:
        return None
    return gaps(fields)[0]


def set_down(fields: str, field: int, gang: str) -> str:
    """The tablet with one more gangster on an empty field."""
    assert fields[field - 1] == EMPTY, f"{fields!r}: field {field} is taken"
    return fields[: field - 1] + gang + fields[field:]


def unload(fields: str, gangs: Iterable[str], same_gang: bool = False) -> list[int]:
    """cargo.one, gap.filling: the fields taken one after another, ending where one cannot be set down."""
    taken: list[int] = []
    for gang in gangs:
        field = next_field(fields, gang, same_gang)
        if field is None:
            return taken
        fields = set_down(fields, field, gang)
        taken.append(field)
    return taken


# Where a drive may end


def drive_lengths(cards: Iterable[int], engine: bool) -> set[int]:
    """drive.exact: exactly as long as a card says, or one longer with the engine."""
    lengths = set()
    for card in cards:
        lengths.add(card)
        if engine:
            lengths.add(card + 1)
    return lengths


def connected(connections: Connections, one: str, other: str) -> bool:
    """Whether a connection joins the two places; a connection has no direction."""
    return any((a, b) in [(one, other), (other, one)] for a, b in connections)


def neighbours(connections: Connections, place: str) -> list[str]:
    """The places one connection away."""
    found = []
    for a, b in connections:
        if a == place:
            found.append(b)
        if b == place:
            found.append(a)
    return found


def walks(connections: Connections, start: str, length: int) -> list[Walk]:
    """Every way of so many steps along connections, also to and fro: the places met, the start first."""
    connections = list(connections)
    ways: list[Walk] = [(start,)]
    for _ in range(length):
        ways = [(*way, place) for way in ways for place in neighbours(connections, way[-1])]
    return ways


def no_connection_twice(walk: Walk) -> bool:
    """drive.no-way-back: no connection is used a second time, in whichever direction."""
    used = []
    for step in range(len(walk) - 1):
        connection = {walk[step], walk[step + 1]}
        if connection in used:
            return False
        used.append(connection)
    return True


def allowed_by_closed(walk: Walk, closed: str | None, road: bool) -> bool:
    """cicero.closed: neither stop nor passage; with the option `cicero: road` a passage, still no stop."""
    if road:
        return walk[-1] != closed
    return closed not in walk


def reach(
    connections: Connections, start: str, lengths: Iterable[int], closed: str | None = None, road: bool = False
) -> set[str]:
    """drive.exact, drive.no-way-back, cicero.closed: where a drive of one of these lengths may end."""
    connections = list(connections)
    ends = set()
    for length in lengths:
        for walk in walks(connections, start, length):
            if no_connection_twice(walk) and allowed_by_closed(walk, closed, road):
                ends.add(walk[-1])
    return ends


# Who may be loaded


def has_tablet(position: Position, place: str) -> bool:
    """harbour.no-tablet, cicero.closed: the harbour and the closed place hold nobody."""
    return place != position["harbour"] and place != position.get("closed")


def has_room(car: Car) -> bool:
    """cargo.where: one place in the trunk, two with the trunk equipment.

    trunk.lost: two may be aboard without the equipment; then there is no room.
    """
    room = 2 if "trunk" in car["equipment"] else 1
    return len(car["trunk"]) < room


def gun_reaches(position: Position, place: str) -> bool:
    """gun.reach: into a connected neighbouring district, not from the harbour."""
    car = position["car"]
    if "tommy gun" not in car["equipment"] or car["at"] == position["harbour"]:
        return False
    return connected(position["connections"], car["at"], place)


def same_person(position: Position, one: str, other: str) -> bool:
    """two.persons: whether both gangs belong to one person."""
    if one == other:
        return True
    return any(one in person and other in person for person in position.get("persons") or [])


def has_bodyguard_at(car: Car, place: str, gang: str) -> bool:
    """Whether this is that gang's car, standing in this place, with the bodyguard."""
    return bool(car["gang"] == gang and car["at"] == place and "bodyguard" in car["equipment"])


def shielded(position: Position, place: str, gang: str) -> bool:
    """bodyguard.shield: not out of the district where that gang's car stands with a bodyguard, by any means.

    two.other-colour: he shields against the other person only.
    """
    if same_person(position, position["car"]["gang"], gang):
        return False
    return any(has_bodyguard_at(other, place, gang) for other in position["others"])


def gangsters(position: Position) -> list[tuple[str, int, str]]:
    """Everybody who stands on a tablet that is in play: place, field, gang."""
    found = []
    for place, fields in position["tablets"].items():
        for field in range(1, len(fields) + 1):
            if fields[field - 1] != EMPTY and has_tablet(position, place):
                found.append((place, field, fields[field - 1]))
    return found


def may_load(position: Position, place: str, gang: str) -> bool:
    """cargo.where: own ones where the car stands; others into the trunk, next door only with the gun."""
    car = position["car"]
    if gang == car["gang"]:
        return bool(place == car["at"])
    if place != car["at"] and not gun_reaches(position, place):
        return False
    return has_room(car) and not shielded(position, place, gang)


def loads(position: Position) -> set[tuple[str, int]]:
    """cargo.one: every gangster that may be loaded now, as place and field."""
    return {(place, field) for place, field, gang in gangsters(position) if may_load(position, place, gang)}
