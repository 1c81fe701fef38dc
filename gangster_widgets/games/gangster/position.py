"""Positions in writing: out of the form of puzzle files into a state and back, and whole states as JSON data."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from gangster_widgets.games.gangster import component_file
from gangster_widgets.games.gangster.board import Board
from gangster_widgets.games.gangster.component_file import TabletShape
from gangster_widgets.games.gangster.components import Components, read, standard
from gangster_widgets.games.gangster.notation import read_fields
from gangster_widgets.games.gangster.position_faults import board_faults, seat_faults, table_faults
from gangster_widgets.games.gangster.position_file import (
    CarPart,
    DistrictPart,
    HiddenPart,
    OwnBoard,
    PositionPart,
    SavedState,
)
from gangster_widgets.games.gangster.state import NOWHERE, Car, Decks, State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS, SEATS, Table
from gangster_widgets.games.gangster.tablet import District, Tablet
from gangster_widgets.kernel.files import Data, Fault, Faulty, Path_, in_order
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import asdict, replace
from gangster_widgets.kernel.written import built, sound
from gangster_widgets.kernel.written import saved as written_state

NO_TABLET = Tablet(None, (), 0, 0)


def state_of(
    part: PositionPart, source: Data, path: Path_, components: Components | None = None
) -> tuple[State | None, list[Fault]]:
    """The state of a written position, or everything that is wrong with it; `path` is where it stands in `source`."""
    faults = list(seat_faults(part, source, path))
    if part.board is not None:
        faults += board_faults(part.board, source, (*path, "board"))
    if faults:
        return None, faults
    table = _table(part, components or standard())
    faults += table_faults(part, table, source, path)
    return (None, faults) if faults else (_state(part, table), [])


def unproved(part: PositionPart) -> State | None:
    """The state of a written position whatever is wrong with it, as long as there is a state that shows it."""
    known = {tablet.id for tablet in standard().tablets}
    if any(isinstance(one.tablet, str) and one.tablet not in known for one in part.districts.values()):
        return None
    try:
        if part.board is not None and any(board_faults(part.board, Data("position", {}), ())):
            return None
        state = _state(part, _table(part, standard()))
    except (Unreadable, LookupError, ValueError):
        return None
    return state if all(car.at in (NOWHERE, *state.table.board.places) for car in state.cars) else None


def read_position(data: Mapping[str, Any], source: Data, path: Path_) -> tuple[State | None, list[Fault]]:
    """The state of a position that stands at that path of its source, or everything that is wrong with it."""
    return built(PositionPart, state_of, source, data, path)


def position_schema() -> dict[str, Any]:
    """The JSON Schema of a position."""
    return PositionPart.model_json_schema()


def position(data: Mapping[str, Any], components: Components | None = None) -> State:
    """The state of a position written as in a puzzle file; `Faulty` with everything that is wrong.

    >>> north = {"tablet": {"places": [5, 4], "rows": 2, "columns": 2}, "gangsters": "YG"}
    >>> position({"districts": {"North Side": north}}).district("North Side").fields
    'YG..'
    """
    return sound("gangster", PositionPart, partial(state_of, components=components), data)


def _table(part: PositionPart, box: Components) -> Table:
    usual = SEATS[: 4 if part.players == 2 else part.players]
    gangs = tuple(LETTERS[colour] for colour in part.colours) if part.colours is not None else usual
    persons = gangs
    if part.players == 2 and part.persons is not None:
        persons = tuple("".join(LETTERS[colour] for colour in person) for person in part.persons)
    elif part.players == 2:
        persons = (gangs[0] + gangs[2], gangs[1] + gangs[3])
    board = _own_board(part.board) if part.board is not None else box.board
    rulings = tuple(sorted((name, way) for name, way in part.rulings.model_dump().items() if way is not None))
    return Table(box, board, gangs, persons, rulings)


def _own_board(part: OwnBoard) -> Board:
    spots = tuple((name, (at[0], at[1])) for name, at in part.positions.items())
    return Board(part.harbour, tuple((one, other) for one, other in part.connections), spots)


def _state(part: PositionPart, table: Table) -> State:
    districts = tuple(_district(name, part.districts.get(name), table.components) for name in table.districts)
    cars = tuple(_car(gang, part.cars.get(COLOURS[gang]), table) for gang in table.gangs)  # type: ignore[call-overload]
    influence = tuple(part.influence.get(COLOURS[gang], 0) for gang in table.gangs)  # type: ignore[call-overload]
    turn = table.person[LETTERS[part.turn]] if part.turn else table.person[table.gangs[0]]
    nobody = (0,) * len(table.gangs)
    return State(
        table, turn, part.stage, districts, cars, tuple(part.display), influence, nobody, nobody,
        part.casino, Decks(), 0,
    )  # fmt: skip


def _district(name: str, part: DistrictPart | None, box: Components) -> District:
    if part is None:
        return District(name, NO_TABLET, "")
    tablet = _tablet(part.tablet, box)
    return District(name, tablet, read_fields(part.gangsters, tablet.size), part.doubled)


def _tablet(part: str | TabletShape, box: Components) -> Tablet:
    if isinstance(part, TabletShape):
        return Tablet(None, tuple(part.places), part.rows, part.columns)
    return next(tablet for tablet in box.tablets if tablet.id == part)


def _car(gang: str, part: CarPart | None, table: Table) -> Car:
    if part is None:
        return Car(gang, NOWHERE, (), None)
    cards = tuple(sorted(part.cards)) if part.cards is not None else table.components.movement
    trunk = "".join(sorted(LETTERS[colour] for colour in part.trunk))
    return Car(gang, part.at, cards, part.aboard, trunk, tuple(part.equipment))


def written(state: State) -> dict[str, Any]:
    """The position as a puzzle file has it: everything that lies open, nothing that is hidden."""
    table = state.table
    two = len(table.persons) < len(table.gangs)
    data: dict[str, Any] = {"players": len(table.persons), "colours": _colours(table.gangs)}
    if two:
        data["persons"] = [_colours(person) for person in table.persons]
    data |= {"turn": COLOURS[table.persons[state.turn][0]], "stage": state.stage}
    data["influence"] = {COLOURS[gang]: had for gang, had in zip(table.gangs, state.influence, strict=True) if had}
    if state.casino is not None:
        data["casino"] = state.casino
    if table.board != table.components.board:
        data["board"] = _written_board(table.board)
    data["districts"] = {one.name: _written_district(one) for one in state.districts if one.fields}
    data["cars"] = {COLOURS[car.gang]: _written_car(car) for car in state.cars if car.at}
    data["display"] = list(state.display)
    data["rulings"] = dict(table.rulings)
    return data


def _colours(gangs: str | tuple[str, ...]) -> list[str]:
    return [COLOURS[gang] for gang in gangs]


def _written_board(board: Board) -> dict[str, Any]:
    positions = {name: list(at) for name, at in board.positions}
    return {"harbour": board.harbour, "connections": [list(road) for road in board.roads], "positions": positions}


def _written_district(one: District) -> dict[str, Any]:
    tablet = one.tablet
    own = {"places": list(tablet.places), "rows": tablet.rows, "columns": tablet.columns}
    rows = [one.fields[start : start + tablet.columns] for start in range(0, tablet.size, tablet.columns)]
    return {"tablet": tablet.id or own, "gangsters": " ".join(rows), "doubled": one.doubled}


def _written_car(car: Car) -> dict[str, Any]:
    data: dict[str, Any] = {"at": car.at, "cards": list(car.cards)}
    if car.aboard is not None:
        data["aboard"] = car.aboard
    return data | {"trunk": _colours(car.trunk), "equipment": list(car.equipment)}


def encode(state: State) -> dict[str, Any]:
    """The whole state as JSON data: the position as in a puzzle file, and beside it what is hidden."""
    decks, gangs = state.decks, state.table.gangs
    hidden = {
        **{pile: list(cards) for pile, cards in asdict(decks).items() if cards or pile != "untold"},
        "reserve": {COLOURS[gang]: left for gang, left in zip(gangs, state.reserve, strict=True)},
        "dumped": {COLOURS[gang]: out for gang, out in zip(gangs, state.dumped, strict=True)},
        "chance": state.chance,
        "over": state.over,
    }
    data: dict[str, Any] = {"game": "gangster", "position": written(state), "hidden": hidden}
    if state.table.components != standard():
        data["components"] = component_file.written(state.table.components)
    return data


def decode(data: Mapping[str, Any]) -> State:
    """The state that `encode` gave the data of; `Faulty` with everything that is wrong with the data."""
    saved, source = written_state("gangster", SavedState, data)
    box = standard()
    if saved.components is not None:
        box = read(saved.components)
    state, faults = state_of(saved.position, source, ("position",), box)
    if state is None:
        raise Faulty(list(in_order(faults)))
    return _with_hidden(state, saved.hidden)


def _with_hidden(state: State, hidden: HiddenPart) -> State:
    gangs = _colours(state.table.gangs)
    decks = Decks(
        tuple(hidden.districts),
        tuple(hidden.discarded),
        tuple(hidden.casino),
        tuple(hidden.equipment),
        tuple(hidden.gone),
        tuple(hidden.untold),
    )
    reserve = tuple(hidden.reserve.get(gang, 0) for gang in gangs)  # type: ignore[call-overload]
    dumped = tuple(hidden.dumped.get(gang, 0) for gang in gangs)  # type: ignore[call-overload]
    return replace(state, decks=decks, reserve=reserve, dumped=dumped, chance=hidden.chance, over=hidden.over)
