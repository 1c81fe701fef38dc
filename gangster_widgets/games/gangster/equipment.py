"""The bumper, the bodyguard and the tommy gun: what they let one do, and what they forbid the others.

Engine, trunk and door only change a number: they are asked for where that number matters (`drive`, `state`, `cargo`).
"""

from gangster_widgets.games.gangster.actions import Drive
from gangster_widgets.games.gangster.state import CARS, Car, State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

KINDS = ("bodyguard", "engine", "tommy gun", "trunk", "bumper", "door")

NO_BUMPER = Rule("no-bumper", "bumper.push", ("gang",))
BUMPER_NOT_YET = Rule("bumper-not-yet", "equipment.at-once", ("gang",))
NOT_ITSELF = Rule("bumper-not-itself", "bumper.push", ("gang",))
NO_CAR_THERE = Rule("bumper-no-car-there", "bumper.push", ("other", "place"))
NO_CAR_NEXT_DOOR = Rule("bumper-no-car-next-door", "bumper.push", ("other", "place"))
NOT_NEXT_DOOR = Rule("bumper-not-next-door", "bumper.push", ("place", "to"))
SWAP_ONLY = Rule("bumper-swap-only", "bumper.push", ("other", "place"))
SWAP_NEEDS_RULING = Rule("bumper-swap-needs-ruling", "bumper.push", ("other",))
NOT_IN_PLAY = Rule("not-in-play", "turn.order", ("gang",))
INTO_CLOSED = Rule("bumper-into-closed", "cicero.closed", ("place",))
PUSHED = Rule("pushed", "bumper.push", ("gang", "other", "place", "to"))
SWAPPED = Rule("swapped", "bumper.push", ("gang", "other", "place", "to"))


def shielded(state: State, gang: str) -> dict[str, str]:
    """The gangs whose gangsters that gang may not load, by place: their car stands there with a bodyguard.

    He shields against the other persons only, so never against one's own second gang (two.other-colour).
    """
    found: dict[str, str] = {}
    for car in state.cars:
        if "bodyguard" in car.equipment and state.table.person[car.gang] != state.table.person[gang]:
            found[car.at] = found.get(car.at, "") + car.gang
    return found


def gun_reaches(state: State, car: Car) -> tuple[str, ...]:
    """The places the tommy gun reaches from where that car stands: connected ones, and none from the harbour."""
    if "tommy gun" not in car.equipment or car.at == state.table.harbour:
        return ()
    return state.table.open_board.neighbours[car.at]


def movable(state: State, gang: str) -> list[tuple[str, str]]:
    """Where a drive of that gang must end for its bumper to move another car, and whose car that is."""
    others = [(car.at, car.gang) for car in state.cars if car.at and car.gang != gang]
    if state.table.swaps:
        return [(place, other) for at, other in others for place in state.table.open_board.neighbours[at]]
    return others


def push_refusals(state: State, action: Drive) -> list[Why]:
    """What stands against the push, or the change of places, that the drive names; nothing where it names none."""
    gang, other, to = action.gang, action.pushed, action.pushed_to
    if other is None or to is None:
        return []
    found = []
    if not state.car(gang).has("bumper"):
        rule = BUMPER_NOT_YET if action.taken == "bumper" else NO_BUMPER
        found.append(Why(rule, "bumper", (CARS[gang],), (gang,)))
    if other == gang:
        found.append(Why(NOT_ITSELF, gang, (CARS[gang],), (gang,)))
    elif other not in state.table.seat:
        found.append(Why(NOT_IN_PLAY, other, (), (other,)))
    elif state.table.swaps:
        found += _swap_refusals(state, action.to, other, to)
    else:
        found += _push_refusals(state, action.to, other, to)
    if to == state.table.closed:
        found.append(Why(INTO_CLOSED, to, (to,), (to,)))
    return found


def _swap_refusals(state: State, place: str, other: str, to: str) -> list[Why]:
    beside = state.table.open_board.neighbours.get(place, ())
    found = [Why(SWAP_ONLY, to, (place,), (other, place))] if to != place else []
    if state.car(other).at not in beside:
        found.append(Why(NO_CAR_NEXT_DOOR, other, (CARS[other], *beside), (other, place)))
    return found


def _push_refusals(state: State, place: str, other: str, to: str) -> list[Why]:
    found = []
    if state.car(other).at != place:
        found.append(Why(NO_CAR_THERE, other, (CARS[other], place), (other, place)))
    if to == place:
        found.append(Why(SWAP_NEEDS_RULING, to, (place,), (other,)))
    elif to != state.table.closed and to not in state.table.open_board.neighbours.get(place, ()):
        found.append(Why(NOT_NEXT_DOOR, to, (place,), (place, to)))
    return found


def push(state: State, action: Drive, tell: Tell) -> State:
    """The position after the push or change of places that the drive names."""
    other = state.car(action.pushed or "")
    place, to = other.at, action.pushed_to or action.to
    where = (CARS[other.gang], place, to)
    if state.table.swaps:
        tell(Why(SWAPPED, place, where, (action.gang, other.gang, place, to)))
        state = state.with_car(replace(state.car(action.gang), at=place))
    else:
        tell(Why(PUSHED, to, where, (action.gang, other.gang, place, to)))
    return state.with_car(replace(other, at=to))
