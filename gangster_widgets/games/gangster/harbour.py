"""Gold Coast: dumping what is in the trunk, taking equipment, and what then lies on display."""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from gangster_widgets.games.gangster.actions import Drive
from gangster_widgets.games.gangster.state import CARS, Car, Decks, State, counted
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

ON_DISPLAY = 3
AT_MOST = 2

DUMPED = Rule("dumped", "harbour.stop", ("gang", "gangsters"))
TAKEN = Rule("taken", "harbour.stop", ("gang", "kind", "display"))
NOTHING_TO_TAKE = Rule("nothing-to-take", "equipment.none", ("gang", "display"))
SLID_OUT = Rule("slid-out", "equipment.slide", ("gang", "kind"))
REFILLED = Rule("refilled", "equipment.refill", ("kinds",))
NOT_REFILLED = Rule("not-refilled", "equipment.refill")
THREE_ALIKE = Rule("three-alike", "equipment.three-alike", ("kind",))

DUMP_ELSEWHERE = Rule("dump-elsewhere", "harbour.stop", ("gang", "place", "harbour"))
DUMP_NOT_ABOARD = Rule("dump-not-aboard", "harbour.stop", ("gang", "gangsters", "trunk"))
TAKE_ELSEWHERE = Rule("take-elsewhere", "harbour.stop", ("gang", "place", "harbour"))
MUST_TAKE = Rule("must-take", "harbour.stop", ("gang", "kinds"))
NOT_ON_DISPLAY = Rule("not-on-display", "harbour.stop", ("kind", "display"))
HAS_KIND = Rule("has-kind", "equipment.slide", ("gang", "kind"))


@lru_cache(maxsize=2**14)
def kinds_to_take(display: tuple[str, ...], equipment: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds on display that are not there already on that car: one of them must be taken (equipment.slide)."""
    return tuple(sorted(set(display) - set(equipment)))


@lru_cache(maxsize=1024)
def dumps(trunk: str) -> tuple[str, ...]:
    """Everything that may be left at the harbour out of that trunk: any of them, all, or nobody."""
    chosen = {"".join(some) for number in range(len(trunk) + 1) for some in combinations(sorted(trunk), number)}
    return tuple(sorted(chosen, key=lambda some: (len(some), some)))


@lru_cache(maxsize=2**14)
def stops(drive: Drive, trunk: str, takes: tuple[str, ...]) -> tuple[Drive, ...]:
    """The drive to the harbour once for each choice of whom to dump and what to take."""
    return tuple(replace(drive, dumped=dumped, taken=taken) for dumped in dumps(trunk) for taken in takes or (None,))


Taking = Callable[[State, str, str | None], Why]
"""Whether that gang may take that kind, or nothing (None), as the value of a reason."""


def refusals(state: State, action: Drive, taking: Taking) -> list[Why]:
    """What stands against dumping and taking as the drive names them; `taking` judges what is taken."""
    gang, harbour, here = action.gang, state.table.harbour, (CARS[action.gang],)
    if action.to != harbour:
        facts = (gang, action.to, harbour)
        found = [Why(DUMP_ELSEWHERE, action.dumped, here, facts)] if action.dumped else []
        return found + ([Why(TAKE_ELSEWHERE, action.taken, here, facts)] if action.taken else [])
    taken = taking(state, action.gang, action.taken)
    return _dump_refusals(state, action) + ([] if taken.value else [*taken.parts])


def _dump_refusals(state: State, action: Drive) -> list[Why]:
    trunk = state.car(action.gang).trunk
    if action.dumped in dumps(trunk):
        return []
    facts = (action.gang, tuple(action.dumped), tuple(trunk))
    return [Why(DUMP_NOT_ABOARD, action.dumped, (CARS[action.gang],), facts)]


def take_refusals(state: State, gang: str, kind: str | None) -> list[Why]:
    """What stands against taking that kind, or nothing, for whoever has just driven to the harbour."""
    equipment, where = state.car(gang).equipment, (state.table.harbour,)
    kinds = kinds_to_take(state.display, equipment)
    if kind is None:
        return [Why(MUST_TAKE, kinds, where, (gang, kinds))] if kinds else []
    found = []
    if kind not in state.display:
        found.append(Why(NOT_ON_DISPLAY, kind, where, (kind, state.display)))
    if kind in equipment:
        found.append(Why(HAS_KIND, kind, (CARS[gang],), (gang, kind)))
    return found


def stop(state: State, action: Drive, tell: Tell) -> State:
    """The position after a drive ended at the harbour: dumped, taken, slid out, and the display filled up again."""
    car, where = state.car(action.gang), (state.table.harbour,)
    if action.dumped:
        tell(Why(DUMPED, action.dumped, where, (action.gang, tuple(action.dumped))))
        state, car = _dump(state, car, action.dumped)
    if action.taken is None:
        tell(Why(NOTHING_TO_TAKE, None, where, (action.gang, state.display)))
        return state.with_car(car)
    tell(Why(TAKEN, action.taken, where, (action.gang, action.taken, state.display)))
    equipment, slid = (action.taken, *car.equipment)[:AT_MOST], (action.taken, *car.equipment)[AT_MOST:]
    for kind in slid:
        tell(Why(SLID_OUT, kind, (CARS[action.gang],), (action.gang, kind)))
    left = list(state.display)
    left.remove(action.taken)
    decks = replace(state.decks, gone=state.decks.gone + slid)
    display, decks = fill(tuple(left), decks, where, tell)
    state = state.with_car(replace(car, equipment=equipment))
    return replace(state, display=display, decks=decks)


def _dump(state: State, car: Car, dumped: str) -> tuple[State, Car]:
    trunk, counts = list(car.trunk), state.dumped
    for gangster in dumped:
        trunk.remove(gangster)
        counts = counted(counts, state.table.seat[gangster], 1)
    return replace(state, dumped=counts), replace(car, trunk="".join(trunk))


def fill(display: tuple[str, ...], decks: Decks, where: tuple[str, ...], tell: Tell) -> tuple[tuple[str, ...], Decks]:
    """The display filled up from the supply; three alike leave the game and are replaced, again if need be."""
    drawn = decks.equipment[: ON_DISPLAY - len(display)]
    display, decks = display + drawn, replace(decks, equipment=decks.equipment[len(drawn) :])
    if drawn:
        tell(Why(REFILLED, drawn, where, (drawn,)))
    elif decks.knows("equipment"):
        tell(Why(NOT_REFILLED, (), where))
    if len(display) == ON_DISPLAY and len(set(display)) == 1:
        tell(Why(THREE_ALIKE, display[0], where, (display[0],)))
        return fill((), replace(decks, gone=decks.gone + display), where, tell)
    return display, decks
