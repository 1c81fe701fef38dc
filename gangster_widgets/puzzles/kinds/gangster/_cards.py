"""District cards that a question names: that they can lie on the pile, or be drawn, in that position."""

import random
from collections.abc import Iterator, Sequence

from gangster_widgets.games.gangster.state import POLICE, State
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace


def needs_cards(state: State, name: str, cards: Sequence[str], source: Data) -> Iterator[Fault]:
    """Cards that there are, each once, of districts without a doubler; no more policemen than are in play."""
    police = state.table.components.police_in_play(len(state.table.persons))
    for index, card in enumerate(cards):
        path, before = ("ask", name, index), cards[:index]
        if card == POLICE:
            if before.count(POLICE) == police:
                yield source.fault(path, "cards-police", police=police)
        elif card not in state.table.index:
            yield source.fault(path, "cards-unknown", card=card, cards=(*state.table.districts, POLICE))
        elif card in before:
            yield source.fault(path, "cards-twice", card=card)
        elif state.districts[state.table.index[card]].doubled:
            yield source.fault(path, "cards-doubled", card=card)


def other_doublers(state: State, number: int, cards: Sequence[str], chance: random.Random) -> State:
    """The position with that many doublers, or as many as can be, in other districts that are named and on no card."""
    free = [one.name for one in state.districts if one.fields and one.name not in cards]
    doubled = set(chance.sample(free, min(number, len(free))))
    return replace(state, districts=tuple(replace(one, doubled=one.name in doubled) for one in state.districts))
