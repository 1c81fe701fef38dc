"""The start of a game: equipment, tablets, start positions by district cards, the first doubler."""

from gangster_widgets.games.gangster.harbour import fill
from gangster_widgets.games.gangster.stage import FIRST_DOUBLER, lay_first_doubler
from gangster_widgets.games.gangster.state import NOWHERE, Car, Decks, State
from gangster_widgets.games.gangster.table import Table
from gangster_widgets.games.gangster.tablet import EMPTY, District, set_down
from gangster_widgets.kernel.chance import Luck
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

ON_BOARD = 2

START = Rule("start", "setup.start-positions", ("gang", "district", "other"))


def new(table: Table, seed: int, tell: Tell) -> State:
    """A game set up on that table, all its chance out of the seed; the first seat begins."""
    state = _lay_out(table, seed)
    display, decks = fill((), state.decks, (table.board.harbour,), tell)
    state = replace(state, display=display, decks=decks)
    state = _start_positions(_equip(state), tell)
    return lay_first_doubler(state, FIRST_DOUBLER, tell)


def _lay_out(table: Table, seed: int) -> State:
    """Shuffled decks and tablets on every district; everybody aboard, and the cars not yet on the board."""
    box = table.components
    luck = Luck(seed)
    supply = luck.shuffled(kind for kind, number in box.equipment for _ in range(number))
    tablets, casino = luck.shuffled(box.tablets), luck.shuffled(box.casino)
    districts = tuple(
        District(name, tablet, EMPTY * tablet.size) for name, tablet in zip(table.districts, tablets, strict=False)
    )
    count, aboard = len(table.gangs), box.gangsters[0]
    cars = tuple(Car(gang, NOWHERE, box.movement, aboard) for gang in table.gangs)
    reserve = (sum(box.gangsters[1:]),) * count
    decks = Decks(casino=casino, equipment=supply)
    nothing = (0,) * count
    return State(table, 0, 1, districts, cars, (), nothing, reserve, nothing, None, decks, luck.left())


def _equip(state: State) -> State:
    """Every car with the next piece of equipment from the supply, as long as there is one."""
    supply = state.decks.equipment
    cars = tuple(replace(car, equipment=supply[seat : seat + 1]) for seat, car in enumerate(state.cars))
    return replace(state, cars=cars, decks=replace(state.decks, equipment=supply[len(cars) :]))


def _start_positions(state: State, tell: Tell) -> State:
    """Two district cards for each gang in turn: a gangster on each arrow field, the car in the first district."""
    luck = Luck(state.chance)
    cards = luck.shuffled(state.table.districts)
    standing: dict[str, str] = {}
    cars = []
    for car, first, second in zip(state.cars, cards[::ON_BOARD], cards[1::ON_BOARD], strict=False):
        standing |= {first: car.gang, second: car.gang}
        cars.append(replace(car.boarded(-ON_BOARD, ""), at=first))
        tell(Why(START, first, (first, second), (car.gang, first, second)))
    districts = tuple(
        District(one.name, one.tablet, set_down(one.fields, 1, standing.get(one.name, EMPTY)))
        for one in state.districts
    )
    return replace(state, districts=districts, cars=tuple(cars), chance=luck.left())
