"""Whom a car may load, and for every other gangster in reach what stands against it: told as a tree of reasons."""

from collections.abc import Callable, Sequence

from gangster_widgets.games.gangster.actions import Load
from gangster_widgets.games.gangster.cargo import NOT_WHERE_THE_CAR_IS, load_refusals, no_tablet
from gangster_widgets.games.gangster.drive import NO_CAR
from gangster_widgets.games.gangster.equipment import gun_reaches
from gangster_widgets.games.gangster.state import CARS, Car, State
from gangster_widgets.games.gangster.tablet import EMPTY
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Where, Why

MAY_LOAD = Rule("may-load", "cargo.load", ("gang", "who", "place", "field"))
MAY_LOAD_BY_GUN = Rule("may-load-by-gun", "gun.reach", ("gang", "who", "place", "field", "at"))
LOADABLE = Rule("loadable", "cargo.load", ("gang", "number"))
NOTHING_LOADABLE = Rule("nothing-loadable", "cargo.load", ("gang",))
IN_REACH = Rule("in-reach", "cargo.load", ("gang", "places"))
GUN_SILENT_AT_HARBOUR = Rule("gun-silent-at-harbour", "gun.reach", ("gang", "harbour"))


class Loading(Record, frozen=True, gc=False):
    """How loading is thought of: which places a car reaches, and what stands against a gangster there."""

    places: Callable[[State, Car], tuple[str, ...]]
    refusals: Callable[[State, Load], list[Why]]


def places_in_reach(state: State, car: Car) -> tuple[str, ...]:
    """Where the car stands, and what its tommy gun reaches."""
    return (car.at, *gun_reaches(state, car))


BY_THE_RULES = Loading(places_in_reach, load_refusals)


def refusals(state: State, action: Load, loading: Loading = BY_THE_RULES) -> list[Why]:
    """What stands against loading that gangster, or is thought to: also that the car does not reach there."""
    car, found = state.car(action.gang), loading.refusals(state, action)
    if found or action.place in loading.places(state, car):
        return found
    return [Why(NOT_WHERE_THE_CAR_IS, action.place, (CARS[car.gang], action.place), (car.gang, action.place, car.at))]


def loadable(state: State, gang: str, loading: Loading = BY_THE_RULES) -> Why:
    """Every gangster that gang may load now; the value is their places and fields.

    The parts say for each gangster in reach why he may be loaded or what stands against it.
    """
    car = state.car(gang)
    if not car.at:
        return Why(NO_CAR, (), (), (gang,))
    places = tuple(place for place in loading.places(state, car) if state.district(place) is not None)
    parts: list[Why] = []
    for place in places:
        for who, action in _standing(state, gang, place):
            parts.extend(loading.refusals(state, action) or [_may_load(car, who, action)])
    spots = tuple((part.facts[2], part.facts[3]) for part in parts if part.rule in (MAY_LOAD, MAY_LOAD_BY_GUN))
    where: tuple[Where, ...] = (CARS[gang], *places)
    parts = [*_within_reach(state, car, places), *parts]
    if not spots:
        return Why(NOTHING_LOADABLE, (), where, (gang,), tuple(parts))
    return Why(LOADABLE, spots, (CARS[gang], *spots), (gang, len(spots)), tuple(parts))


def _within_reach(state: State, car: Car, places: tuple[str, ...]) -> list[Why]:
    """Which tablets that car reaches at all, and why none where it reaches none."""
    if places:
        return [Why(IN_REACH, places, (CARS[car.gang], *places), (car.gang, places))]
    found = no_tablet(state, car.at)
    if car.has("tommy gun") and car.at == state.table.harbour:
        found.append(Why(GUN_SILENT_AT_HARBOUR, None, (CARS[car.gang], car.at), (car.gang, car.at)))
    return found


def _standing(state: State, gang: str, place: str) -> Sequence[tuple[str, Load]]:
    district = state.district(place)
    fields = district.fields if district else ""
    return [(who, Load(gang, place, field)) for field, who in enumerate(fields, start=1) if who != EMPTY]


def _may_load(car: Car, who: str, action: Load) -> Why:
    spot = (action.place, action.field)
    if action.place == car.at:
        return Why(MAY_LOAD, spot, (spot,), (car.gang, who, *spot))
    return Why(MAY_LOAD_BY_GUN, spot, (spot,), (car.gang, who, *spot, car.at))
