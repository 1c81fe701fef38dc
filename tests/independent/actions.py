"""What one may do in Gangster, on positions as a puzzle file gives them: name everything, keep what is right.

No sentence is ever taken apart. Everything that can be named is named in words, part by part ("yellow drives 3",
"to Gold Coast", "pushes grey to The Loop", "dumps blue", "takes engine"), each part is judged by its own clause,
and an action is allowed where it is one of the sentences left over.

A position is the mapping under `position:` of a puzzle file, as YAML reads it. Colours and places are words here;
the tablets are strings of letters as in `rules`. The names in the docstrings are the clauses of the rulings.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from . import rules

LETTERS = {"yellow": "Y", "grey": "G", "brown": "N", "blue": "B", "green": "E"}
CARDS = [1, 2, 3]
KINDS = ["bodyguard", "engine", "tommy gun", "trunk", "bumper", "door"]
CICERO = "Cicero"

STANDARD_BOARD: dict[str, Any] = {
    "harbour": "Gold Coast",
    "connections": [
        ["North Side", "West Side"],
        ["North Side", "The Loop"],
        ["Gold Coast", "The Loop"],
        ["Gold Coast", "Little Africa"],
        ["West Side", "Greek Town"],
        ["West Side", "Cicero"],
        ["West Side", "Stickney"],
        ["The Loop", "Greek Town"],
        ["The Loop", "Chinatown"],
        ["Greek Town", "Little Italy"],
        ["Little Italy", "Cicero"],
        ["Little Italy", "Chinatown"],
        ["Little Italy", "Stickney"],
        ["Little Italy", "South Side"],
        ["Chinatown", "Little Africa"],
        ["Little Africa", "South Side"],
    ],
}

STANDARD_TABLETS: dict[str, dict[str, Any]] = {
    "T01": {"rows": 4, "columns": 4, "places": [5, 4, 2, "?"]},
    "T02": {"rows": 3, "columns": 4, "places": [6, 4, 2]},
    "T03": {"rows": 3, "columns": 4, "places": [5, 3, 1]},
    "T04": {"rows": 2, "columns": 5, "places": [3, 5, 1]},
    "T05": {"rows": 3, "columns": 3, "places": [4, 2, 4]},
    "T06": {"rows": 2, "columns": 4, "places": [1, 2, 3]},
    "T07": {"rows": 2, "columns": 3, "places": ["?", 2]},
    "T08": {"rows": 3, "columns": 5, "places": [7, 5, 3, 1]},
    "T09": {"rows": 3, "columns": 4, "places": ["?", 3, 1]},
    "T10": {"rows": 2, "columns": 5, "places": [5, 2, "?"]},
    "T11": {"rows": 2, "columns": 4, "places": [2, "?"]},
    "T12": {"rows": 2, "columns": 3, "places": [4]},
    "T13": {"rows": 2, "columns": 7, "places": [6, 3, 3, 2, 1]},
    "T14": {"rows": 3, "columns": 3, "places": ["?", "?"]},
    "T15": {"rows": 4, "columns": 4, "places": [2, 6, 4, 6, 2]},
}

Position = Mapping[str, Any]
Fields = dict[str, str]


# What a position says, and what it leaves to the defaults


def players(position: Position) -> int:
    """The number of persons."""
    return int(position.get("players", 4))


def colours(position: Position) -> list[str]:
    """The colours in play, in seating order; two.persons: with two players there are four."""
    if "colours" in position:
        return list(position["colours"])
    return list(LETTERS)[: 4 if players(position) == 2 else players(position)]


def persons(position: Position) -> list[list[str]]:
    """two.persons: with two players each has two colours, the first and third or the second and fourth."""
    if players(position) != 2:
        return [[colour] for colour in colours(position)]
    if "persons" in position:
        return [list(person) for person in position["persons"]]
    first, second, third, fourth = colours(position)
    return [[first, third], [second, fourth]]


def person_with(position: Position, colour: str) -> list[str]:
    """The colours of the person this colour belongs to; none where it is not in play."""
    return [one for person in persons(position) if colour in person for one in person]


def turn(position: Position) -> str:
    """The colour whose person's turn it is."""
    return str(position.get("turn", colours(position)[0]))


def ruling(position: Position, name: str, option: str) -> bool:
    """Whether this table plays by that option."""
    return bool(position.get("rulings", {}).get(name) == option)


def harbour(position: Position) -> str:
    """The place without a tablet."""
    return str(position.get("board", STANDARD_BOARD)["harbour"])


def connections(position: Position) -> list[tuple[str, str]]:
    """The connections of the map."""
    return [(one, other) for one, other in position.get("board", STANDARD_BOARD)["connections"]]


def places(position: Position) -> list[str]:
    """Every place of the map, the harbour and Cicero too."""
    found: list[str] = []
    for connection in connections(position):
        for place in connection:
            if place not in found:
                found.append(place)
    return found


def closed(position: Position) -> str | None:
    """cicero.closed: with three players, on a map that has one."""
    return CICERO if players(position) == 3 and CICERO in places(position) else None


def tablet(district: Mapping[str, Any]) -> Mapping[str, Any]:
    """The tablet that lies there: places, rows and columns."""
    lies: str | Mapping[str, Any] = district["tablet"]
    return STANDARD_TABLETS[lies] if isinstance(lies, str) else lies


def districts(position: Position) -> dict[str, Mapping[str, Any]]:
    """The districts that are named and in play (harbour.no-tablet, cicero.closed)."""
    out_of_play = [harbour(position), closed(position)]
    return {place: said for place, said in position.get("districts", {}).items() if place not in out_of_play}


def all_fields(position: Position) -> Fields:
    """Who stands where in the districts named: one letter a field, the rest is empty."""
    found = {}
    for place, said in districts(position).items():
        size = tablet(said)["rows"] * tablet(said)["columns"]
        found[place] = "".join(said.get("gangsters", "").split()).ljust(size, rules.EMPTY)
    return found


def car(position: Position, colour: str) -> Mapping[str, Any]:
    """What is said of this car, the rest filled in; `aboard` is None where it is unknown."""
    return {"cards": CARDS, "aboard": None, "trunk": [], "equipment": [], **position["cars"][colour]}


def cars(position: Position) -> list[str]:
    """The colours whose cars are named, in seating order."""
    return [colour for colour in colours(position) if colour in position.get("cars", {})]


def has(position: Position, colour: str, kind: str) -> bool:
    """Whether this car has that equipment. equipment.at-once: what it has before its turn, nothing else helps."""
    return kind in car(position, colour)["equipment"]


# Driving


def may_drive(position: Position, colour: str, card: int, engine: bool, end: str) -> bool:
    """drive.exact, drive.no-way-back, cicero.closed: a face-up card, one more with the engine, to this end."""
    if card not in car(position, colour)["cards"]:
        return False
    if engine and not has(position, colour, "engine"):
        return False
    length = card + 1 if engine else card
    ends = rules.reach(
        connections(position),
        car(position, colour)["at"],
        [length],
        closed(position),
        ruling(position, "cicero", "road"),
    )
    return end in ends


def may_push(position: Position, colour: str, end: str, other: str, to: str) -> bool:
    """bumper.push: another car that stands where the drive ended, to a connected neighbour, never to closed Cicero."""
    return (
        has(position, colour, "bumper")
        and not ruling(position, "bumper", "swap")
        and other != colour
        and car(position, other)["at"] == end
        and rules.connected(connections(position), end, to)
        and to != closed(position)
    )


def may_swap(position: Position, colour: str, end: str, other: str) -> bool:
    """bumper.push with `bumper: swap`: change places with a car in a place connected with the drive's end."""
    at = car(position, other)["at"]
    return (
        has(position, colour, "bumper")
        and ruling(position, "bumper", "swap")
        and other != colour
        and rules.connected(connections(position), end, at)
        and at != closed(position)
    )


def may_dump(position: Position, colour: str, end: str, dumped: Sequence[str]) -> bool:
    """harbour.stop: whose own drive ends in the harbour may dump any or all of the trunk; elsewhere nothing."""
    if not dumped:
        return True
    trunk = car(position, colour)["trunk"]
    return end == harbour(position) and all(dumped.count(one) <= trunk.count(one) for one in dumped)


def may_be_taken(position: Position, colour: str) -> list[str]:
    """harbour.stop, equipment.slide: the kinds on display that the car does not have, not even as its oldest."""
    return [kind for kind in KINDS if kind in position.get("display", []) and not has(position, colour, kind)]


def may_take(position: Position, colour: str, end: str, kind: str | None) -> bool:
    """harbour.stop: whose own drive ends in the harbour must take one if he can; elsewhere nobody takes any."""
    choice = may_be_taken(position, colour) if end == harbour(position) else []
    if kind is None:
        return not choice
    return kind in choice


# Loading and unloading


def as_rules_have_it(position: Position, colour: str) -> dict[str, Any]:
    """The position as `rules.loads` reads it: letters for colours."""

    def lettered(one: str) -> dict[str, Any]:
        said = car(position, one)
        return {
            "gang": LETTERS[one],
            "at": said["at"],
            "trunk": "".join(LETTERS[gang] for gang in said["trunk"]),
            "equipment": said["equipment"],
        }

    return {
        "car": lettered(colour),
        "others": [lettered(other) for other in cars(position) if other != colour],
        "harbour": harbour(position),
        "connections": connections(position),
        "tablets": all_fields(position),
        "closed": closed(position),
        "persons": [[LETTERS[one] for one in person] for person in persons(position)],
    }


def are_aboard(position: Position, colour: str, unloaded: Sequence[str]) -> bool:
    """cargo.where: own gangsters ride in the car, all others in the trunk. An unknown number is never too small."""
    said = car(position, colour)
    for one in unloaded:
        if one != colour and unloaded.count(one) > said["trunk"].count(one):
            return False
        if one == colour and said["aboard"] is not None and unloaded.count(one) > said["aboard"]:
            return False
    return True


def fields_taken(position: Position, fields: str, unloaded: Sequence[str]) -> list[int]:
    """gap.filling: the fields on which they come to stand, as many of them as can be set down (tablet.full)."""
    same_gang = ruling(position, "gap", "same-gang-on-last-field")
    return rules.unload(fields, [LETTERS[one] for one in unloaded], same_gang)


def may_unload(position: Position, colour: str, unloaded: Sequence[str]) -> bool:
    """cargo.one: one gangster, or two of one's own with the door, where the car stands, and all can be set down."""
    if len(unloaded) > 1 and not (list(unloaded) == [colour, colour] and has(position, colour, "door")):
        return False
    here = car(position, colour)["at"]
    if here not in all_fields(position) or not are_aboard(position, colour, unloaded):
        return False
    return len(fields_taken(position, all_fields(position)[here], unloaded)) == len(unloaded)


# Everything in words


def begins(asked: str | None, words: str) -> bool:
    """Whether the sentence asked for begins with these words; where none is asked for, all are of interest."""
    return asked is None or asked.startswith(words)


def dumpings(position: Position) -> list[list[str]]:
    """Nothing, or one or two gangsters of any colours, in any order."""
    one = [[first] for first in colours(position)]
    two = [[first, second] for first, second in product(colours(position), repeat=2)]
    return [[], *one, *two]


def drives(position: Position, colour: str, asked: str | None) -> Iterator[str]:
    """turn.one: the drives that are allowed, as far as they read like the sentence asked for."""
    for card, engine, end in product(CARDS, [False, True], places(position)):
        words = f"{colour} drives {card}{'+1' if engine else ''} to {end}"
        if begins(asked, words) and may_drive(position, colour, card, engine, end):
            for words_and_shove in shoves(position, colour, end, words, asked):
                yield from stops(position, colour, end, words_and_shove, asked)


def shoves(position: Position, colour: str, end: str, words: str, asked: str | None) -> Iterator[str]:
    """A drive to this end without the bumper, and with everything the bumper may do there."""
    yield words
    for other in cars(position):
        if may_swap(position, colour, end, other):
            yield f"{words}, swaps with {other}"
        for to in places(position):
            pushed = f"{words}, pushes {other} to {to}"
            if begins(asked, pushed) and may_push(position, colour, end, other, to):
                yield pushed


def stops(position: Position, colour: str, end: str, words: str, asked: str | None) -> Iterator[str]:
    """A drive to this end with everything that may, or must, be done in the harbour.

    Two gangsters are dumped in whichever order they are named; where none is asked for, in seating order.
    """
    seats = colours(position)
    for dumped, taken in product(dumpings(position), [None, *KINDS]):
        if asked is None and dumped != sorted(dumped, key=seats.index):
            continue
        dump = f", dumps {' '.join(dumped)}" if dumped else ""
        take = f", takes {taken}" if taken else ""
        if not begins(asked, words + dump + take):
            continue
        if may_dump(position, colour, end, dumped) and may_take(position, colour, end, taken):
            yield words + dump + take


def loads(position: Position, colour: str) -> dict[str, tuple[str, int]]:
    """cargo.where, gun.reach, bodyguard.shield, trunk.lost: what may be loaded, in words, with its field."""
    found = sorted(rules.loads(as_rules_have_it(position, colour)))
    return {f"{colour} loads {place} {field}": (place, field) for place, field in found}


def unloads(position: Position, colour: str) -> dict[str, list[str]]:
    """What may be unloaded, in words: the colours one after another."""
    found = {}
    one = [[first] for first in colours(position)]
    two = [[first, second] for first, second in product(colours(position), repeat=2)]
    for unloaded in [*one, *two]:
        if may_unload(position, colour, unloaded):
            found[f"{colour} unloads {' '.join(unloaded)}"] = unloaded
    return found


def doings(position: Position, colour: str) -> list[str]:
    """turn.one: drive, or load, or unload; nothing with a car that is not named."""
    if colour not in cars(position):
        return []
    return [*drives(position, colour, None), *loads(position, colour), *unloads(position, colour)]


def lost(position: Position, colour: str) -> list[str]:
    """turn.stuck: the turn is lost where nothing can be done with any car of that person."""
    if colour not in cars(position) or any(doings(position, one) for one in person_with(position, colour)):
        return []
    return [f"{colour} loses the turn"]


def allowed(position: dict[str, Any], action: str) -> bool:
    """Whether the person whose turn it is may do this; two.persons: with either colour."""
    for colour in person_with(position, turn(position)):
        if colour not in cars(position):
            continue
        if action in drives(position, colour, action):
            return True
        if action.startswith(f"{colour} loads ") and action in loads(position, colour):
            return True
        if action.startswith(f"{colour} unloads ") and action in unloads(position, colour):
            return True
        if action == f"{colour} loses the turn" and action in lost(position, colour):
            return True
    return False


def every_action(position: dict[str, Any], colour: str) -> list[str]:
    """Every action of this colour, as if it were its turn, each named once."""
    return doings(position, colour) or lost(position, colour)


# The lead


def reckoning(position: Position, everybody: Fields) -> dict[str, int]:
    """What an immediate reckoning of the districts named would pay to each colour (casino.all)."""
    pays = dict.fromkeys(colours(position), 0)
    for place, said in districts(position).items():
        points = rules.points(
            tablet(said)["places"], position.get("casino"), said.get("doubled", False), everybody[place]
        )
        for colour in colours(position):
            pays[colour] += points.get(LETTERS[colour], 0)
    return pays


def lead(position: Position, everybody: Fields, colour: str) -> int:
    """The influence of that colour's person after a reckoning, minus the best other person's (two.persons)."""
    pays = reckoning(position, everybody)

    def total(person: Sequence[str]) -> int:
        return sum(position.get("influence", {}).get(one, 0) + pays[one] for one in person)

    others = [total(person) for person in persons(position) if colour not in person]
    return total(person_with(position, colour)) - max(others)


def fields_after(position: Position, colour: str, action: str) -> Fields:
    """Who stands where after an action that is allowed; a drive moves nobody on a tablet."""
    everybody = all_fields(position)
    if action in loads(position, colour):
        place, field = loads(position, colour)[action]
        fields = everybody[place]
        everybody[place] = fields[: field - 1] + rules.EMPTY + fields[field:]
    elif action in unloads(position, colour):
        here = car(position, colour)["at"]
        unloaded = unloads(position, colour)[action]
        for one, field in zip(unloaded, fields_taken(position, everybody[here], unloaded), strict=True):
            everybody[here] = rules.set_down(everybody[here], field, LETTERS[one])
    return everybody


def lead_after(position: dict[str, Any], action: str) -> int:
    """The lead of the acting colour's person after this action, as if it were its turn."""
    for colour in colours(position):
        if action.startswith(f"{colour} "):
            if not allowed({**position, "turn": colour}, action):
                raise ValueError(f"{action!r} is not allowed")
            return lead(position, fields_after(position, colour, action), colour)
    raise ValueError(f"{action!r} names no colour that is in play")


def best(position: dict[str, Any], colour: str) -> set[str]:
    """Every action of this colour, as if it were its turn, after which its lead is largest."""
    leads = {action: lead_after(position, action) for action in every_action(position, colour)}
    return {action for action in leads if leads[action] == max(leads.values())}
