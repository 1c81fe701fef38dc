"""The start of a game and of every round: one card of each city face down under it, the rest dealt."""

from gangster_widgets.games.the_boss.hidden import in_order
from gangster_widgets.games.the_boss.state import NOBODY, Card, City, Crew, Men, State
from gangster_widgets.games.the_boss.table import Table
from gangster_widgets.kernel.chance import Luck
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

DEALT = Rule("dealt", "boss.deal", ("round", "start", "number"))
CHICAGO_MOVED = Rule("chicago-moved", "boss.chicago-move", ("round", "left", "cities"))


def new(table: Table, seed: int, tell: Tell) -> State:
    """A game set up, all its chance out of the seed; the first seat starts."""
    box, count = table.components, len(table.colours)
    luck = Luck(seed)
    crew = Crew(Men(box.professionals, box.occasionals))
    nothing = (0,) * count
    pile = luck.shuffled(box.police)
    state = State(
        table, 1, 0, 1, (), False, (), (crew,) * count, (), nothing, nothing, (), pile, chance=luck.left(), whole=True
    )
    return deal(state, tell)


def deal(state: State, tell: Tell) -> State:
    """The cards of the round that begins: all are collected, hidden and dealt anew (boss.deal)."""
    table, luck, number = state.table, Luck(state.chance), state.table.components.hand
    nobody = (NOBODY,) * len(table.colours)
    cities, rest = [], []
    for name, cards in table.cards.items():
        lot = luck.shuffled(cards)
        cities.append(City(name, lot[0] if lot else None, (), nobody))
        rest += [Card(name, face) for face in lot[1:]]
    dealt = luck.shuffled(rest)
    order = table.clockwise(state.start)
    held = {seat: dealt[nth * number : (nth + 1) * number] for nth, seat in enumerate(order)}
    hands = tuple([in_order(state, held[seat]) for seat in range(len(order))])
    tell(Why(DEALT, state.round, table.cities, (state.round, table.colours[state.start], number)))
    return replace(state, beat=1, queue=order, placed=False, cities=tuple(cities), hands=hands, chance=luck.left())
