"""The districts that can still get a doubler in this stage."""

import random
from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from gangster_widgets.games.gangster.component_file import Name
from gangster_widgets.games.gangster.doubling import doubling, lying
from gangster_widgets.games.gangster.piles import card_faults
from gangster_widgets.games.gangster.stage import doublers
from gangster_widgets.games.gangster.state import POLICE, State
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.schema import Strict
from gangster_widgets.kernel.why import Where
from gangster_widgets.puzzles.answers import Names, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._cards import other_doublers
from gangster_widgets.puzzles.kinds.gangster._draw import bare, drawn, whole

STAGE_OVER = "stage over"
"""What is answered where the stage is over."""


HARD, FULL_ONE_IN = 2, 2
"""Below that level the stage is over in one of so many puzzles; for a higher one that is too soon seen."""
FEW = range(2, 6)
"""So many districts are to be named in the others."""
CLOSED_ONE_IN = 3
"""One in so many tables with a closed Cicero is taken: he shall not always be the point."""


class Ask(Strict):
    """The district cards that are drawn from now on, one after another; none where none are named."""

    drawn: Annotated[list[Name], Field(max_length=40)] | None = None


class DoublersKind:
    """Where can a doubler still come?"""

    ask_model = Ask
    levels = (37, 40, 44, 48)
    template = """\
ask: {drawn: [police, The Loop]}
position:
  districts:
    North Side: {tablet: T01, doubled: true}
    West Side: {tablet: T02, doubled: true}
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """Cards that can be drawn, and none after the eighth doubler."""
        cards = ask.drawn or []
        faults = list(card_faults(state, cards, source, ("ask", "drawn")))
        yield from faults
        left = state.table.components.doublers - doublers(state)
        for index, _ in enumerate(cards if not faults else ()):
            if len([card for card in cards[:index] if card != POLICE]) >= left:
                yield source.fault(("ask", "drawn", index), "cards-after-the-end", card=cards[index])

    def question(self, state: State, ask: Ask) -> Question:
        """Where can a doubler still come in this stage? How many play decides whether Cicero is closed."""
        players = (("players", len(state.table.persons)),)
        if not ask.drawn:
            return Question("question-doublers", players)
        return Question("question-doublers-drawn", (*players, ("cards", tuple(ask.drawn))))

    def shape(self, state: State, ask: Ask) -> Shape:
        """Places in any order, or that the stage is over."""
        return Names((*state.table.board.places, STAGE_OVER))

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The districts, and for every other place what stands against a doubler there."""
        why = doubling(state, ask.drawn or (), thought.doubling)
        return Solution(self.shape(state, ask).read((STAGE_OVER,) if why.value is None else why.value), why)

    def look(self, state: State, ask: Ask) -> tuple[Where, ...]:
        """At the doublers on the board; at the harbour where there are none."""
        return lying(state) or (state.table.harbour,)

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """About as many doublers in other districts; of the cards drawn each stays possible."""
        number = doublers(state) + chance.randint(-1, 1)
        cards = [card for card in ask.drawn or () if card != POLICE]
        most = state.table.components.doublers - len(cards)
        return other_doublers(state, max(0, min(number, most)), cards, chance)

    def burden(self, state: State, ask: Ask) -> int:
        """The doublers that lie and the cards that are drawn have to be counted, whatever comes of it."""
        return 2 * (doublers(state) + len(ask.drawn or ()))

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A board of a game with its doublers, and the cards that really come next; now and then the eighth doubler
        comes with them, and never a card after it.
        """
        full = level < HARD and not chance.randrange(FULL_ONE_IN)
        for state in drawn(chance, level):
            if not whole(state) or (state.table.closed and chance.randrange(CLOSED_ONE_IN)):
                continue
            left, cards = state.table.components.doublers - doublers(state), list[str]()
            for card in state.decks.districts[: chance.randint(0, 1 + level)]:
                if left:
                    cards.append(card)
                    left -= card != POLICE
            open_ = [one for one in state.districts if not one.doubled and one.name not in cards]
            if not left if full else left and len(open_) in FEW:
                yield bare(state, state.table.districts, state.table.gangs), Ask(drawn=cards or None)

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether they are these districts, or that the stage is over."""
        return bool(answer == solution.answer)


KIND = DoublersKind()
