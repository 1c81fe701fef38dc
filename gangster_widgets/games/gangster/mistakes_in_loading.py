"""Wrong ideas about loading: the trunk, the bodyguard, the tommy gun."""

from collections.abc import Callable

from gangster_widgets.games.gangster.actions import Load
from gangster_widgets.games.gangster.cargo import GUN_NOT_FOR_OWN, GUN_NOT_FROM_HARBOUR, SHIELDED, TRUNK_FULL
from gangster_widgets.games.gangster.loadable import Loading
from gangster_widgets.games.gangster.state import CARS, Car, State
from gangster_widgets.games.gangster.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why

NO_ROOM_FOR_OWN = Rule("wrong-trunk-for-own", "trunk.room", ("gang", "place", "field"))
OWN_GUARDED = Rule("wrong-bodyguard-too-strong", "bodyguard.shield", ("gang", "place", "field"))

Refusals = Callable[[State, Load], list[Why]]


def _loading(
    places: Callable[[State, Car], tuple[str, ...]] | None = None,
    refusals: Callable[[Refusals], Refusals] | None = None,
) -> Callable[[Thought], Thought]:
    """A mistake about which places a car reaches, or about what stands against a gangster there."""

    def change(thought: Thought) -> Thought:
        true = thought.loading
        wrong = refusals(true.refusals) if refusals else true.refusals
        return replace(thought, loading=Loading(places or true.places, wrong))

    return change


def _without(*rules: Rule) -> Callable[[Refusals], Refusals]:
    """Nothing is thought to follow from these rules."""
    return lambda true: lambda state, action: [why for why in true(state, action) if why.rule not in rules]


def _own_in_trunk(true: Refusals) -> Refusals:
    """The own gangsters need room in the trunk as well."""

    def wrong(state: State, action: Load) -> list[Why]:
        found, car = true(state, action), state.car(action.gang)
        if _standing(state, action) == car.gang and len(car.trunk) >= car.trunk_room:
            spot = (action.place, action.field)
            found = [*found, Why(NO_ROOM_FOR_OWN, car.trunk, (spot, CARS[car.gang]), (car.gang, *spot))]
        return found

    return wrong


def _own_guarded(true: Refusals) -> Refusals:
    """The bodyguard keeps his own boss from loading his own gangsters where he stands."""

    def wrong(state: State, action: Load) -> list[Why]:
        who = _standing(state, action)
        guarded = who in state.table.seat and state.table.person[who] == state.table.person[action.gang]
        car = state.car(who) if guarded else None
        found = true(state, action)
        if car is not None and car.at == action.place and car.has("bodyguard"):
            spot = (action.place, action.field)
            found = [*found, Why(OWN_GUARDED, who, (spot, CARS[who]), (who, *spot))]
        return found

    return wrong


def _from_harbour(true: Refusals) -> Refusals:
    """The tommy gun reaches out of the harbour as it does elsewhere: other gangs only."""

    def wrong(state: State, action: Load) -> list[Why]:
        found = [why for why in true(state, action) if why.rule != GUN_NOT_FROM_HARBOUR]
        car = state.car(action.gang)
        if car.at == state.table.harbour and _standing(state, action) == car.gang:
            spot = (action.place, action.field)
            found.append(Why(GUN_NOT_FOR_OWN, car.gang, (spot,), (car.gang, *spot)))
        return found

    return wrong


def _standing(state: State, action: Load) -> str:
    """Who stands on the field that the action names; nobody where there is no such field."""
    district = state.district(action.place)
    return district.fields[action.field - 1 : action.field] if district else ""


def _only_here(state: State, car: Car) -> tuple[str, ...]:
    return (car.at,)


def _also_from_harbour(state: State, car: Car) -> tuple[str, ...]:
    beside = state.table.open_board.neighbours[car.at] if car.has("tommy gun") else ()
    return (car.at, *beside)


LOAD = ("load", "legal")

LOADING = (
    Mistake("trunk-ignored", LOAD, "trunk.room", _loading(refusals=_without(TRUNK_FULL)), "trunk"),
    Mistake("trunk-for-own", LOAD, "trunk.room", _loading(refusals=_own_in_trunk), "trunk"),
    Mistake("bodyguard-ignored", LOAD, "bodyguard.shield", _loading(refusals=_without(SHIELDED)), "bodyguard"),
    Mistake("bodyguard-too-strong", LOAD, "bodyguard.shield", _loading(refusals=_own_guarded), "bodyguard"),
    Mistake("gun-from-harbour", LOAD, "gun.reach", _loading(_also_from_harbour, _from_harbour), "gun"),
    Mistake("gun-forgotten", LOAD, "gun.reach", _loading(places=_only_here), "gun"),
    Mistake("gun-for-own", LOAD, "gun.reach", _loading(refusals=_without(GUN_NOT_FOR_OWN))),
)
