"""Composing a position: who belongs to whose gang and can what, what lies on display, by fields set one at a time.

Nothing here asks whether a position can be: it may be wrong while somebody is at work on it. What is wrong with it is
said by `slips`; what cannot be read at all is refused here.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.lines_typed import LONGEST, number, numbers, person_line, read_person, read_skills
from gangster_widgets.games.gangsta.person import FAMILIES, SKILLS, SPOKEN, in_order
from gangster_widgets.games.gangsta.position import written
from gangster_widgets.games.gangsta.position_file import MOST_GANGSTERS
from gangster_widgets.games.gangsta.slips import taken_up
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.table import COLOURS, PLAYERS, RULINGS, VARIANTS
from gangster_widgets.kernel.field import Field, Fields, Options, of_ruling
from gangster_widgets.kernel.words import Words

BLANK: Mapping[str, Any] = {"players": ["red", "blue"]}
"""The position that one begins with."""
MOST_SHOWN = 8
"""So many heists on display are composed by fields at most."""
NO, YES = "", "yes"
BELONGING = ("money", "gangs", "heists_done", "resources")
"""What a position says by player."""


def opened(state: State) -> State:
    """Only what a written position says."""
    found = taken_up(written(state))
    assert found is not None
    return found


def chosen(state: State, place: str, who: str) -> tuple[str, str]:
    """The gangster and the player that fields are about: those, or the first of each."""
    names = [one.name for gang in state.gangs for one in gang]
    return (
        place if place in names else next(iter(names), ""),
        who if who in state.table.seat else state.table.colours[0],
    )


# Which fields there are.


def fields(state: State, place: str, who: str, say: Words) -> Iterator[Fields]:
    """Everything that can be set: about that player and his gang, that gangster, heists, and the table."""
    yield Fields("player", say.say("compose-player"), tuple(_player(state, who, say)))
    if place:
        yield Fields("gangster", say.say("compose-gangster"), tuple(_gangster(state, place, say)))
    heist = state.heist or Heist("")
    yield Fields("heist", say.say("compose-heist"), tuple(_heist(heist, 0, say)))
    shown = [*state.display, *([Heist("")] if len(state.display) < MOST_SHOWN else [])]
    of_display = [field for nth, one in enumerate(shown, start=1) for field in _heist(one, nth, say)]
    yield Fields("display", say.say("compose-display"), tuple(of_display), quiet=True)
    yield Fields("table", say.say("compose-table"), tuple(_table(state, say)), quiet=True)


def _typed(name: str, label: str, value: object) -> Field:
    return Field(name, label, "" if value in (None, 0) else str(value), longest=LONGEST)


def _yes(name: str, label: str, there: bool, say: Words) -> Field:
    options = ((NO, say.say("compose-no")), (YES, say.say("compose-yes")))
    return Field(name, label, YES if there else NO, options)


def _player(state: State, who: str, say: Words) -> Iterator[Field]:
    """Who it is, his gang in lines, and what else he has before him."""
    seat = state.table.seat[who]
    yield Field("who", say.say("compose-which-player"), who, tuple((one, say.name(one)) for one in state.table.colours))
    for nth, one in enumerate(state.gangs[seat], start=1):
        yield _typed(f"line:{who}:{nth}", say.say("compose-line", nth=nth), person_line(one))
    if len(state.gangs[seat]) < MOST_GANGSTERS:
        yield _typed(f"line:{who}:{len(state.gangs[seat]) + 1}", say.say("compose-new-line"), "")
    yield _typed(f"money:{who}", say.say("compose-money"), state.money[seat])
    yield _typed(f"done:{who}", say.say("compose-done"), " ".join(map(str, state.done[seat])))
    card = state.cards[seat]
    cards = tuple((one.name, say.name(one.name)) for one in state.table.components.resources)
    label = say.say("compose-resource")
    yield Field(f"resource:{who}", label, card.name if card else NO, ((NO, "–"), *cards))
    if card is not None:
        yield _yes(f"active:{who}", say.say("compose-active"), card.active, say)


def _gangster(state: State, name: str, say: Words) -> Iterator[Field]:
    """Whatever matters of one gangster beside his name and his skills."""
    one = next(one for gang in state.gangs for one in gang if one.name == name)
    names = tuple((other.name, say.name(other.name)) for gang in state.gangs for other in gang)
    yield Field("place", say.say("compose-which-gangster"), name, names)
    yield _yes(f"boss:{name}", say.say("compose-boss"), one.boss, say)
    ready = ((NO, say.say("seen-available")), (YES, say.say("seen-engaged")))
    yield Field(f"engaged:{name}", say.say("compose-engaged"), YES if one.engaged else NO, ready)
    skills = ((NO, "–"), *((letter, say.name(SPOKEN[letter])) for letter in SKILLS))
    yield Field(f"learnt:{name}", say.say("compose-learnt"), one.learnt, skills)
    families = ((NO, "–"), *((family, say.name(family)) for family in FAMILIES))
    yield Field(f"family:{name}", say.say("compose-family"), one.family or NO, families)
    yield _typed(f"points:{name}", say.say("compose-points"), one.points)


def _heist(one: Heist, nth: int, say: Words) -> Iterator[Field]:
    """What a heist takes, and what of its rewards is asked about; of one that is not there yet what it takes."""
    yield _typed(f"needs:{nth}", say.say("compose-needs", nth=nth), in_order(one.needs))
    if one.needs:
        yield _typed(f"coop:{nth}", say.say("compose-coop"), one.coop)
        yield _typed(f"pays:{nth}", say.say("compose-heist-money"), one.money)
        yield _typed(f"brings:{nth}", say.say("compose-points"), one.points)
        yield _yes(f"tech:{nth}", say.say("heist-tech"), one.tech, say)


def _table(state: State, say: Words) -> Iterator[Field]:
    """Seats, chapter, snitch, and what is agreed on."""
    agreed = dict(state.table.rulings)
    for nth, who in enumerate([*state.table.colours, *[NO] * len(PLAYERS)][: PLAYERS[-1]], start=1):
        nobody: Options = ((NO, "–"),) if nth > PLAYERS[0] else ()
        colours = tuple((colour, say.name(colour)) for colour in COLOURS)
        yield Field(f"seat:{nth}", say.say("editor-seat", nth=nth), who, (*nobody, *colours))
    chapters = tuple((str(one), str(one)) for one in (1, 2, 3))
    yield Field("chapter", say.say("compose-chapter"), str(state.chapter), chapters)
    snitch = NO if state.snitch is None else str(state.snitch)
    yield Field("snitch", say.say("compose-snitch"), snitch, longest=LONGEST)
    for name, ways in RULINGS.items():
        label = say.say(f"editor-ruling-{name}")
        yield Field(f"ruling:{name}", label, agreed.get(name, NO), of_ruling(name, ways, say))


# What is set.


def changed(state: State, name: str, value: str) -> State:
    """The position with that field set; `Unreadable` where what was typed cannot be read."""
    do, *about = name.split(":", 1)
    data = written(state)
    DOES[do](data, about[0] if about else "", value.strip())
    found = taken_up(data)
    return state if found is None else found


def _set(held: dict[str, Any], key: str, value: Any) -> None:
    """That there, nothing where it is at its default."""
    if value in (None, "", 0, [], False):
        held.pop(key, None)
    else:
        held[key] = value


def _line(data: dict[str, Any], about: str, value: str) -> None:
    """A gangster in a line; an empty line takes him away. The first one of a gang is its boss."""
    who, _, nth = about.partition(":")
    gang, at = data["gangs"][who], int(nth) - 1
    had: dict[str, Any] = gang[at] if at < len(gang) else {} if gang else {"boss": True}
    if not value:
        gang[at : at + 1] = []
        return
    names = [one["name"] for some in data["gangs"].values() for one in some]
    name, skills = read_person(value, had.get("name", ""), names)
    gang[at : at + 1] = [{**had, "name": name, "skills": skills}]


def _of_player(key: str, read: Any) -> Any:
    """Sets what a position says by player under that key."""

    def change(data: dict[str, Any], who: str, value: str) -> None:
        _set(data.setdefault(key, {}), who, read(value))

    return change


def _resource(data: dict[str, Any], who: str, value: str) -> None:
    cards = data.setdefault("resources", {})
    _set(cards, who, {**cards.get(who, {}), "name": value} if value else None)
    data["variants"] = list(dict.fromkeys([*data.get("variants", ()), *(VARIANTS[1:] if cards else ())]))


def _active(data: dict[str, Any], who: str, value: str) -> None:
    _set(data["resources"][who], "active", bool(value))


def _of_gangster(key: str, read: Any) -> Any:
    """Sets what is said of a gangster under that key; his name is what stands behind the colon."""

    def change(data: dict[str, Any], name: str, value: str) -> None:
        one = next(one for gang in data["gangs"].values() for one in gang if one["name"] == name)
        _set(one, key, read(value))

    return change


def _needs(data: dict[str, Any], nth: str, value: str) -> None:
    """The skills that a heist takes; without any it is not there."""
    skills = read_skills(value) if value else ""
    if nth == "0":
        _set(data, "heist", {**data.get("heist", {}), "needs": skills} if skills else None)
        return
    display = data.setdefault("display", [])
    had = display[int(nth) - 1 : int(nth)]
    display[int(nth) - 1 : int(nth)] = [{**(had[0] if had else {}), "needs": skills}] if skills else []


def _of_heist(key: str, read: Any) -> Any:
    """Sets what is said of a heist under that key: of the one that is asked about, or of that number on display."""

    def change(data: dict[str, Any], nth: str, value: str) -> None:
        _set(data["heist"] if nth == "0" else data["display"][int(nth) - 1], key, read(value))

    return change


def _seat(data: dict[str, Any], nth: str, value: str) -> None:
    """That colour sits there; where it sat before, whoever sat there now sits. Who does not play takes along his."""
    players, at = data["players"], int(nth) - 1
    if value in players and at < len(players):
        players[players.index(value)] = players[at]
    elif value in players:
        players.remove(value)
    players[at : at + 1] = [value] if value else []
    for key in BELONGING:
        data[key] = {who: held for who, held in data.get(key, {}).items() if who in players}


def _chapter(data: dict[str, Any], _: str, value: str) -> None:
    data["chapter"] = int(value)


def _snitch(data: dict[str, Any], _: str, value: str) -> None:
    data["snitch"] = number(value) if value else None


def _ruling(data: dict[str, Any], name: str, value: str) -> None:
    if name in VARIANTS:
        others = [one for one in data.get("variants", ()) if one != name]
        data["variants"] = [*others, name] if value else others
    else:
        _set(data.setdefault("rulings", {}), name, value)


DOES = {
    "line": _line, "money": _of_player("money", number), "done": _of_player("heists_done", numbers),
    "resource": _resource, "active": _active, "boss": _of_gangster("boss", bool),
    "engaged": _of_gangster("engaged", bool), "learnt": _of_gangster("learnt", str),
    "family": _of_gangster("family", str), "points": _of_gangster("points", number), "needs": _needs,
    "coop": _of_heist("coop", number), "pays": _of_heist("money", number), "brings": _of_heist("points", number),
    "tech": _of_heist("tech", bool), "seat": _seat, "chapter": _chapter, "snitch": _snitch, "ruling": _ruling,
}  # fmt: skip
"""What each field changes of a written position, by the name of the field."""
