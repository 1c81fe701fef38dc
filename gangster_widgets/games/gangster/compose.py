"""Composing a position: gangsters, tablets, cars and everything else put down and taken away freely, state -> state.

Nothing here asks whether a position can be: it may be wrong while somebody is at work on it. What is wrong with it is
said by `slips`.
"""

import dataclasses
from typing import Any

from gangster_widgets.games.gangster.components import standard
from gangster_widgets.games.gangster.position import NO_TABLET
from gangster_widgets.games.gangster.state import NOWHERE, Car, Decks, State
from gangster_widgets.games.gangster.table import SEATS, Table, seats
from gangster_widgets.games.gangster.tablet import EMPTY, District, Tablet, next_field, set_down
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Where

BLANK: dict[str, Any] = {}
"""The position that one begins with."""
DOUBLER, CAR = "doubler", "car:"
"""What can be put down beside a gang's letter and a kind of equipment: a doubler, and a gang's car, `car:Y`."""

OF_CARS = ("car", "tableau", "aboard", "trunk", "card", "equipment")
"""The pieces that lie in, on or before a gang's car."""
MOST_EQUIPMENT, MOST_TRUNK, MOST_DISPLAY = 2, 2, 3


def opened(state: State) -> State:
    """Only what lies open, in the standard box: a written position says nothing of piles, and knows no other box."""
    nobody, table = (0,) * len(state.table.gangs), state.table
    if table.components != standard():
        table = dataclasses.replace(table, components=standard())
    known = {tablet.id: tablet for tablet in table.components.tablets}
    districts = tuple(
        one if known.get(one.tablet.id) == one.tablet else replace(one, tablet=replace(one.tablet, id=None))
        for one in state.districts
    )
    return replace(
        state, table=table, districts=districts, decks=Decks(), reserve=nobody, dumped=nobody, chance=0, over=False
    )


# Districts.


def district_of(state: State, place: str) -> District | None:
    """A district that can have a tablet, whether or not it has one; None for the harbour, a closed or unknown place."""
    index = state.table.index.get(place)
    return None if index is None else state.districts[index]


def lay(state: State, place: str, tablet: Tablet, fields: str | None = None) -> State:
    """That tablet in that district. Who stands there stays, as far as there are fields, or gives way to `fields`."""
    had = state.districts[state.table.index[place]]
    kept = (had.fields if fields is None else fields)[: tablet.size].ljust(tablet.size, EMPTY)
    return state.with_district(replace(had, tablet=tablet, fields=kept))


def lift(state: State, place: str) -> State:
    """The district without its tablet and all that lies on it."""
    return state.with_district(District(place, NO_TABLET, ""))


def free_tablet(state: State) -> Tablet | None:
    """The first standard tablet that lies nowhere."""
    laid = {one.tablet.id for one in state.districts if one.fields}
    return next((tablet for tablet in state.table.components.tablets if tablet.id not in laid), None)


def put(state: State, place: str, field: int, who: str) -> State:
    """A gangster of that gang on that field; `EMPTY` clears it."""
    had = state.districts[state.table.index[place]]
    return state.with_district(replace(had, fields=set_down(had.fields, field, who)))


def double(state: State, place: str, doubled: bool) -> State:
    """A doubler in that district, or none."""
    return state.with_district(replace(state.districts[state.table.index[place]], doubled=doubled))


def clear(state: State, place: str) -> State:
    """The district without gangsters."""
    return lay(state, place, state.districts[state.table.index[place]].tablet, "")


# Cars.


def park(state: State, gang: str, at: str) -> State:
    """The gang's car at that place; a car that stood nowhere has all its cards face up. `NOWHERE` takes it away."""
    had = state.car(gang)
    if at == NOWHERE:
        return state.with_car(Car(gang, NOWHERE, (), None))
    return state.with_car(replace(had, at=at, cards=had.cards if had.at else state.table.components.movement))


def turn_card(state: State, gang: str, card: int) -> State:
    """The gang's movement card turned over; before a car that stands nowhere none lies."""
    had = state.car(gang)
    return state if had.at == NOWHERE else state.with_car(replace(had, cards=tuple(sorted({*had.cards} ^ {card}))))


def equip(state: State, gang: str, kind: str) -> State:
    """The gang's car with that equipment as its newest; of three pieces the oldest is laid aside."""
    had = state.car(gang)
    others = tuple(one for one in had.equipment if one != kind)
    return state.with_car(replace(had, equipment=(kind, *others)[:MOST_EQUIPMENT]))


def stow(state: State, gang: str, nth: int, who: str) -> State:
    """The gang's car with that gangster in the place of its trunk, from 1; nobody where `who` is empty."""
    had = state.car(gang)
    held = [*had.trunk[: nth - 1], who, *had.trunk[nth:]]
    return state.with_car(replace(had, trunk="".join(sorted(held)))) if had.at else state


# The table.


def turned(state: State, gang: str) -> State:
    """The position with the person of that gang to move."""
    return replace(state, turn=state.table.person[gang])


def influenced(state: State, gang: str, influence: int) -> State:
    """The position with that influence of that gang."""
    seat = state.table.seat[gang]
    return replace(state, influence=(*state.influence[:seat], influence, *state.influence[seat + 1 :]))


def ruled(state: State, ruling: str, way: str | None) -> State:
    """The position with that ruling played that way, None for the way of the rules."""
    rulings = dict(state.table.rulings) | ({ruling: way} if way else {})
    if not way:
        rulings.pop(ruling, None)
    return _at(state, dataclasses.replace(state.table, rulings=tuple(sorted(rulings.items()))))


def for_players(state: State, players: int) -> State:
    """The position with that many persons at the table, the usual ones. Cars of gangs that leave go with them."""
    gangs, persons = seats(players)
    return _at(state, dataclasses.replace(state.table, gangs=gangs, persons=persons))


def seated(state: State, seat: int, gang: str) -> State:
    """The position with that gang on that seat, from 0; where it sat before, the other one takes its seat.

    A gang that was not in play comes in place of the other, with an empty car.
    """
    other = state.table.gangs[seat]
    swap = str.maketrans({gang: other, other: gang})
    gangs = tuple(one.translate(swap) for one in state.table.gangs)
    persons = tuple(one.translate(swap) for one in state.table.persons)
    return _at(state, dataclasses.replace(state.table, gangs=gangs, persons=persons))


def _at(state: State, table: Table) -> State:
    """The same things at another table, as far as there are places and seats for them."""
    old, acting = state.table, state.table.persons[state.turn][0]
    districts = tuple(district_of(state, name) or District(name, NO_TABLET, "") for name in table.districts)
    cars = tuple(state.car(gang) if gang in old.seat else Car(gang, NOWHERE, (), None) for gang in table.gangs)
    influence = tuple(state.influence[old.seat[gang]] if gang in old.seat else 0 for gang in table.gangs)
    nobody = (0,) * len(table.gangs)
    return replace(
        state, table=table, turn=table.person.get(acting, 0), districts=districts, cars=cars, influence=influence,
        reserve=nobody, dumped=nobody,
    )  # fmt: skip


def strangers(state: State) -> str:
    """The letters of gangs that stand somewhere and are not in play."""
    there = {who for one in state.districts for who in one.fields} | {who for car in state.cars for who in car.trunk}
    return "".join(gang for gang in SEATS if gang in there - {*state.table.gangs})


def swept(state: State) -> State:
    """The position without gangsters that are not in play."""
    gone = str.maketrans(dict.fromkeys(strangers(state), EMPTY))
    districts = tuple(replace(one, fields=one.fields.translate(gone)) for one in state.districts)
    cars = tuple(replace(car, trunk=car.trunk.translate(gone).replace(EMPTY, "")) for car in state.cars)
    return replace(state, districts=districts, cars=cars)


# Taking things up and putting them down, wherever they lie.


def place_of(state: State, where: Where) -> str:
    """The place that something belongs to: its district, where the car stands, the harbour; empty for none."""
    if isinstance(where, str):
        return where
    if isinstance(where, tuple):
        return where[0]
    if where.kind == "display":
        return state.table.harbour
    if where.kind in OF_CARS:
        return state.car(where.of).at
    return where.of if where.of in state.table.board.places else NOWHERE


def take(state: State, where: Where) -> tuple[State, str]:
    """The position without what lies there, and what that was; empty where nothing lies that can be taken."""
    if isinstance(where, str):
        return state, ""
    if isinstance(where, tuple):
        who = state.districts[state.table.index[where[0]]].fields[where[1] - 1]
        return (put(state, *where, EMPTY), who) if who != EMPTY else (state, "")
    if where.kind == DOUBLER and where.of in state.table.index:
        return double(state, where.of, False), DOUBLER
    if where.kind == "display":
        shown = state.display[: where.nth - 1] + state.display[where.nth :]
        return replace(state, display=shown), where.of
    return _take_of_car(state, where) if where.kind in OF_CARS else (state, "")


def _take_of_car(state: State, where: Piece) -> tuple[State, str]:
    car = state.car(where.of)
    if where.kind == "aboard" and car.aboard:
        return state.with_car(car.boarded(-1, car.trunk)), car.gang
    if where.kind == "trunk" and where.nth <= len(car.trunk):
        return stow(state, car.gang, where.nth, ""), car.trunk[where.nth - 1]
    if where.kind == "equipment" and where.nth <= len(car.equipment):
        kept = car.equipment[: where.nth - 1] + car.equipment[where.nth :]
        return state.with_car(replace(car, equipment=kept)), car.equipment[where.nth - 1]
    if where.kind in ("car", "tableau") and car.at:
        return park(state, car.gang, NOWHERE), CAR + car.gang
    return state, ""


def give(state: State, thing: str, where: Where) -> State | None:
    """The position with that thing there; None where it cannot lie there."""
    place = place_of(state, where)
    if thing.startswith(CAR):
        return park(state, thing.removeprefix(CAR), place) if place in state.table.open_board.places else None
    if thing == DOUBLER:
        known = state.district(place)
        return double(state, place, True) if known else None
    if isinstance(where, Piece) and where.kind in OF_CARS:
        return _give_to_car(state, thing, where.of)
    if thing not in SEATS:
        room = place == state.table.harbour and len(state.display) < MOST_DISPLAY
        return replace(state, display=(*state.display, thing)) if room else None
    return _set_down(state, thing, where)


def _give_to_car(state: State, thing: str, gang: str) -> State | None:
    car = state.car(gang)
    if not car.at:
        return None
    if thing not in SEATS:
        return equip(state, gang, thing)
    if thing == gang:
        return state.with_car(replace(car, aboard=(car.aboard or 0) + 1))
    return stow(state, gang, MOST_TRUNK, thing) if len(car.trunk) < MOST_TRUNK else None


def _set_down(state: State, gang: str, where: Where) -> State | None:
    """A gangster on that field, or on the next one of that district; an empty district gets the next tablet first."""
    if isinstance(where, tuple):
        return put(state, *where, gang)
    if not isinstance(where, str) or district_of(state, where) is None:
        return None
    if state.district(where) is None:
        tablet = free_tablet(state)
        return lay(state, where, tablet) if tablet else None
    found = next_field(where, state.districts[state.table.index[where]].fields, gang, state.table.gap).value
    return put(state, where, found, gang) if found else None


def carry(state: State, where: Where, to: Where | None) -> State | None:
    """The position with what lies there carried elsewhere, or away where that is nothing; None where it cannot.

    Two gangsters change places.
    """
    left, thing = take(state, where)
    if not thing or where == to:
        return None
    if to is None:
        return left
    if thing.startswith(CAR):
        return give(state, thing, to)
    if isinstance(where, tuple) and isinstance(to, tuple):
        _, other = take(state, to)
        left = put(left, *where, other or EMPTY)
    return give(left, thing, to)


def recognised(had: Tablet, tablet: Tablet) -> Tablet:
    """A tablet that was typed; it is still the one that lies there where numbers and fields are as they were."""
    return had if (had.places, had.rows, had.columns) == (tablet.places, tablet.rows, tablet.columns) else tablet
