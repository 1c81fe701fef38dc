"""Positions in writing: out of the form of puzzle files into a state and back, and whole states as JSON data."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from gangster_widgets.games.the_boss import component_file
from gangster_widgets.games.the_boss.components import Components, read, standard
from gangster_widgets.games.the_boss.hidden import in_order
from gangster_widgets.games.the_boss.position_faults import seat_faults, table_faults
from gangster_widgets.games.the_boss.position_file import (
    CityPart,
    CrewPart,
    HandPart,
    PositionPart,
    SavedPart,
    SavedState,
)
from gangster_widgets.games.the_boss.state import NOBODY, Card, City, Crew, Men, State
from gangster_widgets.games.the_boss.table import COLOURS, PLAYERS, Table, seated
from gangster_widgets.kernel.files import Data, Fault, Faulty, Path_
from gangster_widgets.kernel.files import in_order as by_line
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.written import built, sound
from gangster_widgets.kernel.written import saved as written_state

UNKNOWN_HAND, NO_CITY, NO_CREW = HandPart(cards=None), CityPart(), CrewPart()


def state_of(
    part: PositionPart,
    source: Data,
    path: Path_,
    components: Components | None = None,
    seats: Sequence[str] | None = None,
    rulings: tuple[tuple[str, str], ...] = (),
) -> tuple[State | None, list[Fault]]:
    """The state of a written position, or everything that is wrong with it; `path` is where it stands in `source`.

    `seats` are the players as they sit, where that is not from the start player on.
    """
    box = components or standard()
    faults = list(seat_faults(part, box, source, path))
    if faults:
        return None, faults
    row = tuple(part.line_up) if part.line_up is not None else box.line_ups_for(len(part.players))[0]
    table = seated(box, tuple(seats or part.players), row, rulings)
    faults = list(table_faults(part, table, source, path))
    return (None, faults) if faults else (_state(part, table), [])


def unproved(part: PositionPart) -> State:
    """The state of a written position whatever is wrong with it: what nothing can show is left out."""
    box = standard()
    players: tuple[str, ...] = tuple(dict.fromkeys(part.players))
    players = players if len(players) in PLAYERS else COLOURS
    rows = box.line_ups_for(len(players))
    row = tuple(part.line_up or ())
    table = seated(box, players, row if row in rows else rows[0])
    hands = {who: _known(held, table) for who, held in part.hands.items()}
    chicago = part.chicago and min(part.chicago, len(table.cities))
    return _state(part.model_copy(update={"players": [*players], "chicago": chicago, "hands": hands}), table)


def _known(held: HandPart, table: Table) -> HandPart:
    """A hand without cards that there are not."""
    if held.cards is None:
        return held
    cards = {name: [one for one in faces if one in table.cards.get(name, ())] for name, faces in held.cards.items()}
    return held.model_copy(update={"cards": {name: faces for name, faces in cards.items() if faces}})


def read_position(data: Mapping[str, Any], source: Data, path: Path_) -> tuple[State | None, list[Fault]]:
    """The state of a position that stands at that path of its source, or everything that is wrong with it."""
    return built(PositionPart, state_of, source, data, path)


def position_schema() -> dict[str, Any]:
    """The JSON Schema of a position."""
    return PositionPart.model_json_schema()


def position(data: Mapping[str, Any], components: Components | None = None) -> State:
    """The state of a position written as in a puzzle file; `Faulty` with everything that is wrong.

    >>> state = position({"players": ["red", "blue"], "cities": {"Boston": {"gangsters": {"blue": [1, 0]}}}})
    >>> state.city("Boston").men[1].number
    1
    """
    return sound("the_boss", PositionPart, partial(state_of, components=components), data)


def _state(part: PositionPart, table: Table) -> State:
    count = len(table.colours)
    cities = tuple(_city(name, part, table) for name in table.places)
    crews = tuple(_crew(colour, part) for colour in table.colours)
    start, nothing = table.seat[part.players[0]], (0,) * count
    state = State(
        table, part.round or 1, start, 1, table.clockwise(start), False, cities, crews, (None,) * count,
        nothing, nothing, tuple(part.police), (), part.chicago,
    )  # fmt: skip
    hands = tuple(_cards(state, part.hands.get(colour, UNKNOWN_HAND)) for colour in table.colours)  # type: ignore[call-overload]
    most = max((len(cards) for cards in hands if cards is not None), default=table.components.hand)
    return replace(state, hands=hands, beat=max(1, table.components.hand - most + 1))


def _city(name: str, part: PositionPart, table: Table) -> City:
    one = part.cities.get(name, NO_CITY)
    men = tuple(Men(*one.gangsters[who]) if who in one.gangsters else NOBODY for who in table.colours)
    return City(name, part.hidden.get(name), tuple(one.open), men)


def _crew(colour: str, part: PositionPart) -> Crew:
    """A player's gangsters; a hand that names nothing but cards says nothing of them."""
    held, banished = part.hands.get(colour), tuple(part.banished.get(colour, ()))  # type: ignore[call-overload]
    if held is None or (held.professionals is None and held.occasionals is None and held.cards is not None):
        return Crew(None, banished=banished)
    return Crew(Men(held.professionals or 0, held.occasionals or 0), banished=banished)


def _cards(state: State, held: HandPart) -> tuple[Card, ...] | None:
    if held.cards is None:
        return None
    return in_order(state, [Card(name, face) for name, faces in held.cards.items() for face in faces])


def written(state: State) -> dict[str, Any]:
    """The position as a puzzle file has it, with the hidden cards and hands that it knows."""
    table, colours = state.table, state.table.colours
    usual = table.components.line_ups_for(len(colours))[0]
    data: dict[str, Any] = {"players": [colours[seat] for seat in table.clockwise(state.start)], "round": state.round}
    if table.line_up != usual:
        data["line_up"] = list(table.line_up)
    if state.left is not None:
        data["chicago"] = state.left
        if state.left != min(state.round, len(table.cities)):
            del data["round"]
    data["cities"] = {city.name: _written_city(city, colours) for city in state.cities if city.open or city.number}
    data["hidden"] = {city.name: city.hidden for city in state.cities if city.hidden is not None}
    data["hands"] = {who: held for seat, who in enumerate(colours) if (held := _written_hand(state, seat))}
    data["banished"] = {
        who: list(crew.banished) for who, crew in zip(colours, state.crews, strict=True) if crew.banished
    }
    data["police"] = list(state.police)
    return {key: value for key, value in data.items() if value}


def _written_city(city: City, colours: tuple[str, ...]) -> dict[str, Any]:
    there = {
        who: [men.professionals, men.occasionals] for who, men in zip(colours, city.men, strict=True) if men.number
    }
    data = {"open": list(city.open), "gangsters": there}
    return {key: value for key, value in data.items() if value}


def _written_hand(state: State, seat: int) -> dict[str, Any]:
    men, cards = state.crews[seat].available, state.hands[seat]
    data: dict[str, Any] = {}
    if men is not None:
        data = {"professionals": men.professionals, "occasionals": men.occasionals}
    if cards is not None:
        known = [card for card in cards if card.face is not None]
        names = dict.fromkeys(card.city for card in known)
        data["cards"] = {name: [card.face for card in known if card.city == name] for name in names}
    return data


def encode(state: State) -> dict[str, Any]:
    """The whole state as JSON data: the position as in a puzzle file, and beside it what such a file does not say."""
    beside = {
        "seats": list(state.table.colours),
        "beat": state.beat,
        "queue": list(state.queue),
        "placed": state.placed,
        "crews": {who: _encoded_crew(state, seat) for seat, who in enumerate(state.table.colours)},
        "pile": list(state.pile),
        "chance": state.chance,
        "extra": state.extra,
        "over": state.over,
        "whole": state.whole,
        "eyes": state.eyes,
        "rulings": dict(state.table.rulings),
    }
    data: dict[str, Any] = {"game": "the_boss", "position": written(state), "beside": beside}
    if state.table.components != standard():
        data["components"] = component_file.written(state.table.components)
    return data


def _encoded_crew(state: State, seat: int) -> dict[str, Any]:
    crew = state.crews[seat]
    return {
        "hospital": crew.hospital,
        "prison": list(crew.prison),
        "dead": crew.dead,
        "gone": crew.gone,
        "money": state.money[seat],
        "profit": state.profit[seat],
        "backs": [card.city for card in state.hands[seat] or () if card.face is None],
    }


def decode(data: Mapping[str, Any]) -> State:
    """The state that `encode` gave the data of; `Faulty` with everything that is wrong with the data."""
    saved, source = written_state("the_boss", SavedState, data)
    box, beside = read(saved.components) if saved.components is not None else standard(), saved.beside
    rulings = tuple(sorted(beside.rulings.items()))
    if sorted(beside.seats) != sorted(saved.position.players):
        raise Faulty([source.fault(("beside", "seats"), "position-seats", players=tuple(saved.position.players))])
    state, faults = state_of(saved.position, source, ("position",), box, beside.seats, rulings)
    if state is None:
        raise Faulty(list(by_line(faults)))
    return _with_beside(state, beside)


def _with_beside(state: State, beside: SavedPart) -> State:
    parts = [beside.crews.get(who, NO_CREW) for who in state.table.colours]  # type: ignore[call-overload]
    crews = tuple(
        replace(crew, hospital=part.hospital, prison=tuple(part.prison), dead=part.dead, gone=part.gone)
        for crew, part in zip(state.crews, parts, strict=True)
    )
    hands = tuple(
        tuple(Card(name, None) for name in part.backs) if part.backs else cards
        for cards, part in zip(state.hands, parts, strict=True)
    )
    return replace(
        state, beat=beside.beat, queue=tuple(beside.queue), placed=beside.placed, crews=crews, hands=hands,
        money=tuple(part.money for part in parts), profit=tuple(part.profit for part in parts),
        pile=tuple(beside.pile), chance=beside.chance, extra=beside.extra, over=beside.over, whole=beside.whole,
        eyes=beside.eyes,
    )  # fmt: skip
