"""The order of the gangs in a district, the first place first."""

import random
from collections.abc import Iterator

from gangster_widgets.games.gangster.reckoning import order_of
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.puzzles.answers import Order, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import (
    AskDistrict,
    asked_district,
    colours,
    named,
    needs_district,
)
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields


class OrderKind:
    """Who is first, second, third ...?"""

    ask_model = AskDistrict
    template = """\
ask: {district: The Loop}
position:
  districts:
    The Loop:
      tablet: {places: [5, 3, 1], rows: 3, columns: 4}
      gangsters: "YGGN YB"
"""

    def needs(self, state: State, ask: AskDistrict, source: Data) -> Iterator[Fault]:
        """The district."""
        yield from needs_district(state, ask.district, source)

    def question(self, state: State, ask: AskDistrict) -> Question:
        """In which order do the gangs stand?"""
        return Question("question-order", (("district", ask.district),))

    def shape(self, state: State, ask: AskDistrict) -> Shape:
        """Colours one after another."""
        return Order(colours(state))

    def solve(self, state: State, ask: AskDistrict, thought: Thought = BY_THE_RULES) -> Solution:
        """The order, read off numbers and ties."""
        why = order_of(asked_district(state, ask.district), thought.steps)
        return Solution(named(why.value), why)

    def vary(self, state: State, ask: AskDistrict, chance: random.Random) -> State:
        """Other gangsters on the tablet."""
        return other_fields(state, {ask.district}, chance)

    def right(self, state: State, ask: AskDistrict, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether it is that order, with nobody else in it."""
        return bool(answer == solution.answer)


KIND = OrderKind()
