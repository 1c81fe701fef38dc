"""What the kinds of Gangster share: what they ask about must be in the position, and how colours are named."""

from collections.abc import Iterable, Iterator
from typing import Any

from gangster_widgets.games.gangster.actions import Action
from gangster_widgets.games.gangster.component_file import Gang, Name
from gangster_widgets.games.gangster.notation import read, write
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import CASINO, District
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.schema import Strict


class AskDistrict(Strict):
    """One district."""

    district: Name

    def place(self, state: State) -> str:
        """That district."""
        return self.district


class AskCar(Strict):
    """One gang's car."""

    car: Gang

    def place(self, state: State) -> str:
        """Where that car stands."""
        return state.car(LETTERS[self.car]).at


def colours(state: State) -> tuple[str, ...]:
    """The colours in play, in the order of seats."""
    return tuple(COLOURS[gang] for gang in state.table.gangs)


def named(gangs: Iterable[str]) -> tuple[str, ...]:
    """The colours of these gangs."""
    return tuple(COLOURS[gang] for gang in gangs)


def asked_district(state: State, name: str) -> District:
    """The district that is asked about; `needs_district` has seen that it is there."""
    district = state.district(name)
    if district is None:
        raise LookupError(name)
    return district


def needs_district(state: State, name: str, source: Data) -> Iterator[Fault]:
    """A district with a tablet in this position."""
    if state.district(name) is None:
        there = tuple(district.name for district in state.districts if district.fields)
        yield source.fault(("ask", "district"), "ask-district", district=name, districts=there)


def needs_some_district(state: State, source: Data) -> Iterator[Fault]:
    """Any district with a tablet."""
    if not any(district.fields for district in state.districts):
        yield source.fault(("position",), "ask-no-district")


def needs_car(state: State, colour: str, source: Data) -> Iterator[Fault]:
    """A car that this position says something of."""
    if LETTERS[colour] not in state.table.seat or not state.car(LETTERS[colour]).at:
        there = named(car.gang for car in state.cars if car.at)
        yield source.fault(("ask", "car"), "ask-car", car=colour, cars=there)


def needs_casino(state: State, districts: Iterable[District], source: Data) -> Iterator[Fault]:
    """What "?" counts, where a tablet that is asked about shows one."""
    with_casino = [district.name for district in districts if CASINO in district.tablet.places]
    if with_casino and state.casino is None:
        yield source.fault(("position",), "ask-casino", district=with_casino[0])


def to_move(state: State, gang: str) -> State:
    """The position when it is that gang's turn."""
    return replace(state, turn=state.table.person[gang])


def asked_action(
    state: State, words: str, source: Data, path: tuple[str | int, ...]
) -> tuple[Action | None, list[Fault]]:
    """The action in these words, of a car that the position says something of; or what is wrong with it."""
    try:
        action = read(state, words)
    except Unreadable as unreadable:
        return None, [source.fault(path, unreadable.name, **unreadable.facts)]
    if action.gang not in state.table.seat or not state.car(action.gang).at:
        return action, [source.fault(path, "ask-action-car", action=write(action))]
    return action, []


def spots(found: Iterable[tuple[str, int]]) -> list[list[Any]]:
    """Spots as JSON has them."""
    return [[place, field] for place, field in found]
