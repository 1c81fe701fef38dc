"""Loading and unloading: one gangster a turn, own ones in the car, all others in the trunk."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from gangster_widgets.games.gangster.actions import Load, Unload
from gangster_widgets.games.gangster.drive import NO_SUCH_PLACE
from gangster_widgets.games.gangster.equipment import gun_reaches, shielded
from gangster_widgets.games.gangster.state import CARS, Car, State
from gangster_widgets.games.gangster.table import Table
from gangster_widgets.games.gangster.tablet import (
    EMPTY,
    SAME_GANG,
    TABLET_FULL,
    District,
    next_field,
    set_down,
)
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Where, Why

Following = Callable[[str, str, str, str | None], Why]

AT_ONCE = 2
"""So many gangsters are unloaded in a turn at most, and only with the door."""

HARBOUR_HAS_NO_TABLET = Rule("harbour-has-no-tablet", "harbour.no-tablet", ("place",))
TABLET_UNKNOWN = Rule("tablet-unknown", "setup.tablets", ("place",))
CLOSED_TO_CARGO = Rule("closed-to-cargo", "cicero.closed", ("place",))
NOT_WHERE_THE_CAR_IS = Rule("not-where-the-car-is", "cargo.load", ("gang", "place", "at"))
GUN_NOT_FROM_HARBOUR = Rule("gun-not-from-harbour", "gun.reach", ("gang", "place", "harbour"))
GUN_NOT_THAT_FAR = Rule("gun-not-that-far", "gun.reach", ("gang", "place", "at"))
GUN_NOT_FOR_OWN = Rule("gun-not-for-own", "gun.reach", ("gang", "place", "field"))
NO_SUCH_FIELD = Rule("no-such-field", "rank.field", ("place", "field", "last"))
NOBODY_THERE = Rule("nobody-there", "cargo.load", ("place", "field"))
TRUNK_FULL = Rule("trunk-full", "trunk.room", ("gang", "trunk", "room", "who", "place", "field"))
SHIELDED = Rule("shielded", "bodyguard.shield", ("owner", "place", "field"))

ONE_FIELD_LEFT = Rule("one-field-left", "tablet.full", ("place",))
NOBODY_NAMED = Rule("nobody-named", "cargo.one", ("gang",))
ONE_A_TURN = Rule("one-a-turn", "cargo.one", ("gang", "number"))
TWO_NEED_DOOR = Rule("two-need-door", "door.two", ("gang",))
TWO_OWN_ONLY = Rule("two-own-only", "door.two", ("gang",))
NOT_ABOARD = Rule("not-aboard", "cargo.where", ("gang", "aboard", "number"))
NOT_IN_TRUNK = Rule("not-in-trunk", "cargo.where", ("gang", "other", "trunk"))

LOADED = Rule("loaded", "cargo.load", ("gang", "loaded", "place", "field"))
LOADED_INTO_TRUNK = Rule("loaded-into-trunk", "cargo.where", ("gang", "loaded", "place", "field"))
LOADED_BY_GUN = Rule("loaded-by-gun", "gun.reach", ("gang", "loaded", "place", "field", "at"))
UNLOADED = Rule("unloaded", "cargo.unload", ("gang", "gangsters", "place", "number", "fields"))


def loads(state: State, car: Car, here: District | None) -> Sequence[Load]:
    """Every gangster that car may load now; `here` is the district it stands in."""
    gang, gangs = car.gang, state.table.letters
    if car.trunk and len(car.trunk) >= car.trunk_room:
        return _loads(here.name, here.fields, gang, gang) if here else ()
    shields = shielded(state, gang)
    found: tuple[Load, ...] = ()
    if here:
        wanted = _but(gangs, shields[here.name]) if here.name in shields else gangs
        found = _loads(here.name, here.fields, gang, wanted)
    for place in gun_reaches(state, car):
        there = state.district(place)
        if there:
            found += _loads(place, there.fields, gang, _but(gangs, gang + shields.get(place, "")))
    return found


@lru_cache(maxsize=2**14)
def _loads(place: str, fields: str, gang: str, wanted: str) -> tuple[Load, ...]:
    return tuple([Load(gang, place, field) for field, who in enumerate(fields, start=1) if who in wanted])


@lru_cache(maxsize=2**10)
def _but(gangs: str, others: str) -> str:
    """The gangs without the others."""
    return "".join(gang for gang in gangs if gang not in others)


def unloads(table: Table, car: Car, here: District | None) -> Sequence[Unload]:
    """Everybody that car may unload in this district, and two of its own where the door lets them out."""
    if not here or EMPTY not in here.fields:
        return ()
    holder, aboard = here.fields[-1], 2 if car.aboard is None else car.aboard
    if table.gap == SAME_GANG and holder != EMPTY:
        found = [_unload(car.gang, holder)] if holder in car.trunk or (holder == car.gang and aboard) else []
    else:
        found = [_unload(car.gang, other) for other in dict.fromkeys(car.trunk)] if car.trunk else []
        if aboard:
            found.append(_unload(car.gang, car.gang))
    if "door" in car.equipment and aboard > 1 and _two_fit(table, here, car.gang):
        found.append(_unload(car.gang, car.gang * 2))
    return found


@lru_cache(maxsize=2**10)
def _unload(gang: str, gangsters: str) -> Unload:
    return Unload(gang, gangsters)


def _two_fit(table: Table, here: District, gang: str) -> bool:
    """Whether two of that gang can be set down one after the other."""
    if table.gap is None:
        return here.fields.count(EMPTY) > 1
    field = next_field(here.name, here.fields, gang, table.gap).value
    if field is None:
        return False
    return next_field(here.name, set_down(here.fields, field, gang), gang, table.gap).value is not None


def load_refusals(state: State, action: Load) -> list[Why]:
    """What stands against loading that gangster."""
    car, place, table = state.car(action.gang), action.place, state.table
    district = state.district(place)
    if district is None:
        return no_tablet(state, place) + (_out_of_reach(state, car, place) if place in table.districts else [])
    found = _out_of_reach(state, car, place)
    if not 1 <= action.field <= district.tablet.size:
        return [*found, Why(NO_SUCH_FIELD, None, (place,), (place, action.field, district.tablet.size))]
    spot: tuple[Where, ...] = ((place, action.field),)
    who = district.fields[action.field - 1]
    if who == EMPTY:
        return [*found, Why(NOBODY_THERE, None, spot, (place, action.field))]
    if who == car.gang:
        by_gun = place != car.at and place in gun_reaches(state, car)
        return [*found, Why(GUN_NOT_FOR_OWN, who, spot, (car.gang, place, action.field))] if by_gun else found
    if len(car.trunk) >= car.trunk_room:
        facts = (car.gang, tuple(car.trunk), car.trunk_room, who, place, action.field)
        found.append(Why(TRUNK_FULL, car.trunk, (*spot, CARS[car.gang]), facts))
    if who in table.seat and who in shielded(state, car.gang).get(place, ""):
        found.append(Why(SHIELDED, who, (*spot, CARS[who]), (who, place, action.field)))
    return found


def no_tablet(state: State, place: str) -> list[Why]:
    """Why there is no tablet in that place: the harbour, a closed district, no place at all, or just not told."""
    if place == state.table.harbour:
        return [Why(HARBOUR_HAS_NO_TABLET, None, (place,), (place,))]
    if place == state.table.closed:
        return [Why(CLOSED_TO_CARGO, None, (place,), (place,))]
    if place not in state.table.board.places:
        return [Why(NO_SUCH_PLACE, None, (), (place,))]
    return [Why(TABLET_UNKNOWN, None, (place,), (place,))]


def _out_of_reach(state: State, car: Car, place: str) -> list[Why]:
    """Why that car does not reach that district at all; nothing where it does, its tommy gun included."""
    if place == car.at or place in gun_reaches(state, car):
        return []
    where = (CARS[car.gang], place)
    if not car.has("tommy gun"):
        return [Why(NOT_WHERE_THE_CAR_IS, place, where, (car.gang, place, car.at))]
    if car.at == state.table.harbour:
        return [Why(GUN_NOT_FROM_HARBOUR, place, where, (car.gang, place, car.at))]
    return [Why(GUN_NOT_THAT_FAR, place, where, (car.gang, place, car.at))]


def unload_refusals(state: State, action: Unload, following: Following = next_field) -> list[Why]:
    """What stands against unloading these gangsters; `following` says which field comes next."""
    car = state.car(action.gang)
    here = state.district(car.at)
    found = _too_many(car, action.gangsters) + _not_with_him(car, action.gangsters)
    if here is None:
        return found + no_tablet(state, car.at)
    if len(action.gangsters) > AT_ONCE:
        return found
    fields = here.fields
    for number, gangster in enumerate(action.gangsters):
        placed = following(here.name, fields, gangster, state.table.gap)
        if placed.value is None:
            only_one = number and placed.rule == TABLET_FULL
            return [*found, Why(ONE_FIELD_LEFT, None, placed.where, (here.name,)) if only_one else placed]
        fields = set_down(fields, placed.value, gangster)
    return found


def _too_many(car: Car, gangsters: str) -> list[Why]:
    where = (CARS[car.gang],)
    if not gangsters:
        return [Why(NOBODY_NAMED, 0, where, (car.gang,))]
    if len(gangsters) > AT_ONCE:
        return [Why(ONE_A_TURN, len(gangsters), where, (car.gang, len(gangsters)))]
    found = []
    if len(gangsters) == AT_ONCE:
        if not car.has("door"):
            found.append(Why(TWO_NEED_DOOR, 2, where, (car.gang,)))
        if gangsters != car.gang * 2:
            found.append(Why(TWO_OWN_ONLY, 2, where, (car.gang,)))
    return found


def _not_with_him(car: Car, gangsters: str) -> list[Why]:
    where, own = (CARS[car.gang],), gangsters.count(car.gang)
    found = []
    if car.aboard is not None and own > car.aboard:
        found.append(Why(NOT_ABOARD, car.aboard, where, (car.gang, car.aboard, own)))
    for other in sorted(set(gangsters) - {car.gang}):
        if gangsters.count(other) > car.trunk.count(other):
            found.append(Why(NOT_IN_TRUNK, other, where, (car.gang, other, tuple(car.trunk))))
    return found


def load(state: State, action: Load, tell: Tell) -> State:
    """The position after that gangster was loaded: he sits in the car if he is its own, else in the trunk."""
    car, district = state.car(action.gang), state.district(action.place)
    assert district is not None
    who, spot = district.fields[action.field - 1], (action.place, action.field)
    if action.place == car.at:
        tell(Why(LOADED if who == car.gang else LOADED_INTO_TRUNK, spot, (spot,), (car.gang, who, *spot)))
    else:
        tell(Why(LOADED_BY_GUN, spot, (spot,), (car.gang, who, *spot, car.at)))
    left = replace(district, fields=set_down(district.fields, action.field, EMPTY))
    own = who == car.gang
    car = car.boarded(1, car.trunk) if own else car.boarded(0, "".join(sorted(car.trunk + who)))
    return state.with_district(left).acted(car)


def unload(state: State, action: Unload, tell: Tell) -> State:
    """The position after these gangsters were unloaded, each on the field that comes next."""
    car, here = state.car(action.gang), state.district(state.car(action.gang).at)
    assert here is not None
    fields, trunk, placed = here.fields, car.trunk, []
    for gangster in action.gangsters:
        placed.append(next_field(here.name, fields, gangster, state.table.gap))
        fields = set_down(fields, placed[-1].value, gangster)
        if gangster != car.gang:
            trunk = trunk.replace(gangster, "", 1)
    taken = tuple(why.value for why in placed)
    spots = tuple((here.name, field) for field in taken)
    facts = (car.gang, tuple(action.gangsters), here.name, len(taken), taken)
    tell(Why(UNLOADED, spots, spots, facts, tuple(placed)))
    car = car.boarded(-action.gangsters.count(car.gang), trunk)
    return state.with_district(replace(here, fields=fields)).acted(car)
