"""What the end of a round brings everybody: money and penalties."""

import random
from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.the_boss.components import BANISHED
from gangster_widgets.games.the_boss.payout import payout
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import asdict
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.answers import Names, Shape
from gangster_widgets.puzzles.answers_in_parts import Amount, Each, Parts
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.the_boss._asked import AskNothing, cards_left_out
from gangster_widgets.puzzles.kinds.the_boss._draw import bare, drawn
from gangster_widgets.puzzles.kinds.the_boss._vary import other_cards

PARTS = ("money", "dead", "prison", "hospital", "banished")
"""What a round can bring somebody, in this order."""
CITIES_SHOWN = (2, 3, 4, 5, 8)
"""In so many cities somebody is at each level at most, and where else they are who are in Chicago."""


class PayoutKind:
    """What does this round bring everybody?"""

    ask_model = AskNothing
    levels = (48, 54, 59, 65)
    template = """\
position:
  players: [red, blue]
  cities:
    New York: {open: [3, 2], gangsters: {red: [2, 0]}}
    Boston: {open: [1], gangsters: {blue: [1, 1], red: [1, 0]}}
  hidden: {New York: 4, Boston: prison}
"""

    def needs(self, state: State, ask: AskNothing, source: Data) -> Iterator[Fault]:
        """The hidden card of each city in which somebody is."""
        for city in state.cities[:-1]:
            if city.number and city.hidden is None:
                yield source.fault(("position",), "ask-hidden", city=city.name)

    def question(self, state: State, ask: AskNothing) -> Question:
        """The round ends like this: what does it bring everybody?"""
        return Question("question-payout", (("left_out", cards_left_out(state)),))

    def shape(self, state: State, ask: AskNothing) -> Shape:
        """For each player money, gangsters that he loses, and which of the cities with such a card banish him."""
        banishing = tuple(one for one in state.table.cities if BANISHED in state.table.cards[one])
        others = tuple(one for one in state.table.cities if one not in banishing)
        kinds = (Amount(), Amount(), Amount(), Amount(), Names(banishing, absent=others))
        return Each(state.table.colours, Parts(PARTS, kinds, sparse=True))

    def solve(self, state: State, ask: AskNothing, thought: Thought = BY_THE_RULES) -> Solution:
        """What everybody gets, read off all majorities, cards and Chicago."""
        why = payout(state, thought.payout, thought.chicago)
        shape = self.shape(state, ask)
        brought = {who: asdict(one) for who, one in why.value}
        return Solution(shape.read(brought), why)

    def begin(self, state: State, ask: AskNothing) -> tuple[Why, ...]:
        """How one begins: with all majorities, and the first card."""
        first, card, *_ = self.solve(state, ask).why.parts
        return first, card

    def vary(self, state: State, ask: AskNothing, chance: random.Random) -> State:
        """Other cards in all cities, hidden ones too."""
        return other_cards(state, chance)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskNothing]]:
        """Late moments of rounds with what lies hidden; at the first levels there is somebody in a few cities only."""
        most = CITIES_SHOWN[level - 1]
        for state in drawn(chance, level, late=True):
            taken = [city.name for city in state.cities if city.number]
            chosen = chance.sample(taken, min(most, len(taken)))
            yield bare(state, chosen, opened=True, hidden=True), AskNothing()

    def right(self, state: State, ask: AskNothing, answer: dict[str, Any], solution: Solution) -> bool:
        """Whether everybody gets just that."""
        return bool(answer == solution.answer)


KIND = PayoutKind()
