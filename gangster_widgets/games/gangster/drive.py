"""Driving: exactly as far as the card says, or one further with the engine, never back over the same road."""

from collections.abc import Callable, Mapping, Sequence

from gangster_widgets.games.gangster.actions import Drive
from gangster_widgets.games.gangster.board import Way
from gangster_widgets.games.gangster.state import CARS, Car, State
from gangster_widgets.games.gangster.table import Table
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Where, Why

REACH = Rule("reach", "drive.exact", ("gang", "at", "ends"))
REACH_NOTHING = Rule("reach-nothing", "drive.exact", ("gang", "at"))
WAY = Rule("way", "drive.exact", ("gang", "to", "steps", "way"))
WAY_WITH_ENGINE = Rule("way-with-engine", "engine.one-more", ("gang", "to", "steps", "way", "card"))

NO_CAR = Rule("no-car", "turn.one", ("gang",))
NO_SUCH_CARD = Rule("no-such-card", "drive.card", ("gang", "card", "cards"))
CARD_USED = Rule("card-used", "cards.used", ("gang", "card", "cards"))
NO_ENGINE = Rule("no-engine", "engine.one-more", ("gang",))
NO_SUCH_PLACE = Rule("no-such-place", "drive.roads", ("place",))
CLOSED = Rule("closed", "cicero.closed", ("place",))
NOT_THROUGH_CLOSED = Rule("not-through-closed", "cicero.closed", ("place", "to", "steps"))
NO_WAY_BACK = Rule("no-way-back", "drive.no-way-back", ("at", "to", "steps"))
NOT_EXACT = Rule("not-exact", "drive.exact", ("at", "to", "steps"))
NOT_THOUGHT_OF = Rule("wrong-drive", "drive.exact", ("at", "to", "steps"))


class Routes(Record, frozen=True, gc=False):
    """How a drive is thought of: which lengths a card allows, and where a length leads. Mistaken ideas change one."""

    lengths: Callable[[Sequence[int], bool], list[tuple[int, bool]]]
    ways: Callable[[Table, str, int], Mapping[str, Way]]


def lengths(cards: Sequence[int], engine: bool) -> list[tuple[int, bool]]:
    """Each card as it is, and with an engine one step longer too."""
    return [(card, more) for card in cards for more in ((False, True) if engine else (False,))]


def ways(table: Table, start: str, steps: int) -> Mapping[str, Way]:
    """Where a drive of exactly that length ends."""
    return table.ways[start, steps]


BY_THE_RULES = Routes(lengths, ways)


def reach(state: State, gang: str, card: int | None = None, routes: Routes = BY_THE_RULES) -> Why:
    """Where a drive of that gang may end, with one card or any that is face up; the value is the places, each once.

    Every part is a way that leads to one of them; a place several drives lead to has several.
    """
    car = state.car(gang)
    if not car.at:
        return Why(NO_CAR, (), (), (gang,))
    unusable = [] if card is None else _card_refusals(state, gang, card)
    if unusable:
        return Why(REACH_NOTHING, (), (CARS[gang],), (gang, car.at), tuple(unusable))
    parts = tuple(
        _way(gang, used, more, way)
        for used, more in routes.lengths(car.cards if card is None else (card,), car.has("engine"))
        for way in routes.ways(state.table, car.at, used + more).values()
    )
    reached = {part.value for part in parts}
    ends = tuple(place for place in state.table.open_board.places if place in reached)
    where: tuple[Where, ...] = (CARS[gang], *ends)
    if not ends:
        return Why(REACH_NOTHING, (), where, (gang, car.at))
    return Why(REACH, ends, where, (gang, car.at, ends), parts)


def _way(gang: str, card: int, engine: bool, way: Way) -> Why:
    """One way that a drive can take."""
    if engine:
        return Why(WAY_WITH_ENGINE, way[-1], way, (gang, way[-1], len(way) - 1, way, card))
    return Why(WAY, way[-1], way, (gang, way[-1], len(way) - 1, way))


def refusals(state: State, action: Drive, routes: Routes = BY_THE_RULES) -> list[Why]:
    """What stands against card, length and end of the drive; pushing and the harbour have refusals of their own."""
    gang, car, cards = action.gang, state.car(action.gang), state.table.components.movement
    found = _card_refusals(state, gang, action.card)
    if action.engine and not car.has("engine"):
        found.append(Why(NO_ENGINE, "engine", (CARS[gang],), (gang,)))
    if action.to not in state.table.board.places:
        found.append(Why(NO_SUCH_PLACE, action.to, (), (action.to,)))
    elif action.to == state.table.closed:
        found.append(Why(CLOSED, action.to, (action.to,), (action.to,)))
    elif action.card in cards and not _leads(state.table, car, action, routes):
        found.append(_no_way(state.table, car, action))
    return found


def _leads(table: Table, car: Car, action: Drive, routes: Routes) -> bool:
    """Whether a drive of that card, with the engine's step or without, is thought to end there."""
    known = action.engine and not car.has("engine")  # what it lacks is told apart
    usable = known or (action.card, action.engine) in routes.lengths((action.card,), car.has("engine"))
    return usable and action.to in routes.ways(table, car.at, action.card + action.engine)


def _card_refusals(state: State, gang: str, card: int) -> list[Why]:
    """What stands against driving with that card."""
    cards, face_up = state.table.components.movement, state.car(gang).cards
    if card not in cards:
        return [Why(NO_SUCH_CARD, card, (CARS[gang],), (gang, card, cards))]
    return [] if card in face_up else [Why(CARD_USED, card, (CARS[gang],), (gang, card, face_up))]


def _no_way(table: Table, car: Car, action: Drive) -> Why:
    """Why no drive of that length ends there: a closed district between, a road used twice, or just another length.

    Where one does, somebody only thinks that none did.
    """
    steps, where = action.card + action.engine, (car.at, action.to)
    if action.to in table.ways[car.at, steps]:
        return Why(NOT_THOUGHT_OF, action.to, where, (car.at, action.to, steps))
    if table.closed and action.to in table.board.ways(car.at, steps):
        return Why(NOT_THROUGH_CLOSED, action.to, (*where, table.closed), (table.closed, action.to, steps))
    if action.to in table.roads.walks(car.at, steps):
        return Why(NO_WAY_BACK, action.to, where, (car.at, action.to, steps))
    return Why(NOT_EXACT, action.to, where, (car.at, action.to, steps))
