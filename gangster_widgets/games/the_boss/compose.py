"""Composing a position: where each card lies and who stands where, by fields that are set one at a time.

Nothing here asks whether a position can be: it may be wrong while somebody is at work on it. What is wrong with it is
said by `slips`.
"""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.the_boss.components import BANISHED, BOTH, GOLD, SILVER, Face
from gangster_widgets.games.the_boss.position import written
from gangster_widgets.games.the_boss.position_file import MOST_ROUNDS
from gangster_widgets.games.the_boss.slips import taken_up
from gangster_widgets.games.the_boss.state import NOBODY, Card, City, Men, State, put, with_crew
from gangster_widgets.games.the_boss.table import COLOURS, PLAYERS
from gangster_widgets.kernel.field import Field, Fields, Options
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import Words

BLANK: dict[str, Any] = {}
"""The position that one begins with."""
OPEN, HIDDEN, UNKNOWN = "open", "hidden", ""


def opened(state: State) -> State:
    """Only what a written position says."""
    found = taken_up(written(state))
    assert found is not None
    return found


def chosen(state: State, place: str, who: str) -> tuple[str, str]:
    """The city and the player that fields are about: those, or the first of each."""
    return (
        place if place in state.table.places else state.table.cities[0],
        who if who in state.table.seat else state.table.colours[0],
    )


def fields(state: State, place: str, who: str, say: Words) -> Iterator[Fields]:
    """Everything that can be set: about that city, that player, and the table."""
    city = state.city(place)
    yield Fields("city", say.say("compose-city"), (_cities(state, place, say), *_city(state, city, say)))
    yield Fields("player", say.say("compose-player"), tuple(_player(state, who, say)))
    yield Fields("table", say.say("compose-table"), tuple(_table(state, say)), quiet=True)


def _cities(state: State, place: str, say: Words) -> Field:
    return Field("place", say.say("compose-which-city"), place, tuple((name, name) for name in state.table.places))


def _city(state: State, city: City, say: Words) -> Iterator[Field]:
    """Who stands there, and where each of its cards lies."""
    for who, men in zip(state.table.colours, city.men, strict=True):
        for kind, number, most in _kinds(state, men):
            label = say.say(f"compose-{kind}", who=who)
            yield Field(f"{kind}:{city.name}:{who}", label, str(number), _numbers(most))
    places = [(UNKNOWN, "–"), (OPEN, say.say("compose-open")), (HIDDEN, say.say("compose-hidden"))]
    places += [(who, say.say("compose-in-hand", who=who)) for who in state.table.colours]
    for face in dict.fromkeys(state.table.cards[city.name]):
        label = say.say("compose-card", card=face)
        yield Field(f"card:{city.name}:{face}", label, _lies(state, city, face), tuple(places))


def _kinds(state: State, men: Men) -> tuple[tuple[str, int, int], ...]:
    box = state.table.components
    return ("professionals", men.professionals, box.professionals), ("occasionals", men.occasionals, box.occasionals)


def _numbers(most: int) -> Options:
    return tuple((str(number), str(number)) for number in range(most + 1))


def _lies(state: State, city: City, face: Face) -> str:
    """Where that card lies."""
    if face in city.open or face == city.hidden:
        return OPEN if face in city.open else HIDDEN
    held = zip(state.table.colours, state.hands, strict=True)
    return next((who for who, cards in held if Card(city.name, face) in (cards or ())), UNKNOWN)


def _player(state: State, who: str, say: Words) -> Iterator[Field]:
    """What he has before him, and where he is banished."""
    seat = state.table.seat[who]
    crew = state.crews[seat]
    yield Field("who", say.say("compose-which-player"), who, _colours(state, say))
    unknown = (UNKNOWN, say.say("compose-unknown"))
    for kind, number, most in _kinds(state, crew.available or NOBODY):
        value = UNKNOWN if crew.available is None else str(number)
        yield Field(f"left-{kind}:{who}", say.say(f"compose-left-{kind}"), value, (unknown, *_numbers(most)))
    known = UNKNOWN if state.hands[seat] is None else OPEN
    yield Field(f"cards:{who}", say.say("compose-cards"), known, (unknown, (OPEN, say.say("compose-known"))))
    nowhere = (UNKNOWN, say.say("compose-nowhere"))
    names = tuple((one.name, one.name) for one in state.table.boxed if BANISHED in one.cards)
    yield Field(f"banished:{who}", say.say("compose-banished"), next(iter(crew.banished), ""), (nowhere, *names))


def _colours(state: State, say: Words) -> Options:
    return tuple((who, say.name(who)) for who in state.table.colours)


def _table(state: State, say: Words) -> Iterator[Field]:
    table = state.table
    count = tuple((str(number), str(number)) for number in PLAYERS)
    yield Field("players", say.say("compose-players"), str(len(table.colours)), count)
    yield Field("start", say.say("compose-start"), table.colours[state.start], _colours(state, say))
    yield Field("round", say.say("compose-round"), str(state.round), _numbers(MOST_ROUNDS)[1:])
    rows = [(" ".join(map(str, row)), say.list([table.components.city(one).name for one in row]))
            for row in table.components.line_ups_for(len(table.colours))]  # fmt: skip
    yield Field("line-up", say.say("compose-line-up"), " ".join(map(str, table.line_up)), tuple(rows))
    left = ((UNKNOWN, say.say("compose-by-round")), *_numbers(len(table.cities))[1:])
    yield Field("left", say.say("compose-left"), UNKNOWN if state.left is None else str(state.left), left)
    cards = ((UNKNOWN, "–"), *((card, say.name(card)) for card in (GOLD, SILVER, BOTH)))
    for nth in range(1, min(len(state.police) + 1, len(table.components.police)) + 1):
        value = state.police[nth - 1] if nth <= len(state.police) else UNKNOWN
        yield Field(f"police:{nth}", say.say("compose-police", nth=nth), value, cards)


# What is set.


def changed(state: State, name: str, value: str) -> State:
    """The position with that field set."""
    do, *about = name.split(":")
    if do == "card":
        return _laid(state, about[0], about[1], value)
    if do in ("professionals", "occasionals"):
        return _stood(state, do, about[0], about[1], int(value))
    if do.startswith("left-"):
        return _left(state, do.removeprefix("left-"), about[0], value)
    if do in ("cards", "banished"):
        return _had(state, do, about[0], value)
    return _set(state, do, about, value)


def _laid(state: State, name: str, face: str, to: str) -> State:
    """That card of the city there, and nowhere else; laid open it is the last one."""
    card: Face = int(face) if face.isdecimal() else face
    city = state.city(name)
    there = tuple(one for one in city.open if one != card)
    hidden = None if city.hidden == card else city.hidden
    city = replace(city, open=(*there, card) if to == OPEN else there, hidden=card if to == HIDDEN else hidden)
    hands = []
    for who, cards in zip(state.table.colours, state.hands, strict=True):
        kept = tuple(one for one in cards or () if one != Card(name, card))
        hands.append((*kept, Card(name, card)) if who == to else None if cards is None else kept)
    return opened(replace(state.with_city(city), hands=tuple(hands)))


def _stood(state: State, kind: str, name: str, who: str, number: int) -> State:
    city, seat = state.city(name), state.table.seat[who]
    men = replace(city.men[seat], **{kind: number})
    return state.with_city(replace(city, men=put(city.men, seat, men)))


def _left(state: State, kind: str, who: str, value: str) -> State:
    """So many still before him; nothing is known of either kind where that is unknown."""
    seat = state.table.seat[who]
    crew = state.crews[seat]
    men = None if value == UNKNOWN else replace(crew.available or NOBODY, **{kind: int(value)})
    return with_crew(state, seat, replace(crew, available=men))


def _had(state: State, what: str, who: str, value: str) -> State:
    """Whether his cards are known, or where he is banished."""
    seat = state.table.seat[who]
    if what == "banished":
        return with_crew(state, seat, replace(state.crews[seat], banished=(value,) if value else ()))
    cards = None if value == UNKNOWN else state.hands[seat] or ()
    return replace(state, hands=(*state.hands[:seat], cards, *state.hands[seat + 1 :]))


def _set(state: State, what: str, about: list[str], value: str) -> State:
    """What holds for the whole table; who and what is not in play any more goes."""
    data: dict[str, Any] = written(state)
    players = data["players"]
    if what == "players":
        data["players"] = [*players, *(one for one in COLOURS if one not in players)][: int(value)]
        data.pop("line_up", None)
        data = _without_strangers(data)
    elif what == "start":
        data["players"] = [*players[players.index(value) :], *players[: players.index(value)]]
    elif what == "line-up":
        data["line_up"] = [int(number) for number in value.split()]
        data = _in_row(data, state)
    elif what in ("round", "left"):
        data["round"], data["chicago"] = (int(value), None) if what == "round" else (state.round, int(value or 0))
        data.pop("round" if data["chicago"] else "chicago")
    elif what == "police":
        nth = int(about[0])
        data["police"] = [*state.police[: nth - 1], *([value] if value else []), *state.police[nth:]]
    found = taken_up(data)
    return found if found is not None else state


def _without_strangers(data: dict[str, Any]) -> dict[str, Any]:
    """The position without those who do not play."""
    there = data["players"]
    for key in ("hands", "banished"):
        data[key] = {who: held for who, held in data.get(key, {}).items() if who in there}
    for one in data.get("cities", {}).values():
        one["gangsters"] = {who: men for who, men in one.get("gangsters", {}).items() if who in there}
    return data


def _in_row(data: dict[str, Any], state: State) -> dict[str, Any]:
    """The position without cities that are not in play any more."""
    box = state.table.components
    there = {box.city(number).name for number in data["line_up"]} | {box.chicago}
    for key in ("cities", "hidden"):
        data[key] = {name: held for name, held in data.get(key, {}).items() if name in there}
    for held in data.get("hands", {}).values():
        if "cards" in held:
            held["cards"] = {name: faces for name, faces in held["cards"].items() if name in there}
    return data
