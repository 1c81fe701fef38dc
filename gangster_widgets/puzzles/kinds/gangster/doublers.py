"""The districts that can still get a doubler in this stage."""

import random
from collections.abc import Iterator, Sequence
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
from gangster_widgets.puzzles.kinds.gangster._draw import board_of, drawn, on_the_day, whole
from gangster_widgets.puzzles.kinds.gangster._slips import how_many

STAGE_OVER = "stage over"
"""What is answered where the stage is over."""


FULL_ONE_IN = 6
"""In one of so many puzzles the stage is over."""
CARDS = ((0,), (1,), (2, 3), (4,), (5, 6))
"""So many cards are drawn in the puzzles of each level, one number as often as the other."""
TO_COME = (1, 2, 2, 3)
"""So many doublers are to come where the stage is not over, one number as often as the other."""
PLAYERS = (2, 3, 3, 4, 5)
"""So many play, one as often as the other; three a little more often, since Cicero is closed then."""


class Ask(Strict):
    """The district cards that are drawn from now on, one after another; none where none are named."""

    drawn: Annotated[list[Name], Field(max_length=40)] | None = None


class DoublersKind:
    """Where can a doubler still come?"""

    ask_model = Ask
    compared = 20
    levels = (1, 2, 4, 5)
    by_reasons = False
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
        cards = (("number", len(ask.drawn)), ("cards", tuple(ask.drawn)))
        return Question("question-doublers-drawn", (*players, *cards))

    def shape(self, state: State, ask: Ask) -> Shape:
        """Places in any order, or that the stage is over; one of it is so where there are districts enough."""
        enough = len(state.districts) >= state.table.components.doublers
        return Names((*state.table.board.places, STAGE_OVER), something=enough)

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

    def slip(self, state: State, ask: Ask, solution: Solution, answer: tuple[str, ...]) -> Question:
        """Districts with a doubler named beside the right ones, or instead of all of them; else how many are wrong."""
        extra = set(answer) - set(solution.answer)
        doubled = {one.name for one in state.districts if one.doubled}.union(ask.drawn or ())
        alone = set(answer) - extra in (set(), set(solution.answer))
        if STAGE_OVER in solution.answer or not extra or not extra <= doubled or not alone:
            return how_many(solution.answer, answer)
        return Question("slip-doubled", (("districts", tuple(name for name in answer if name in extra)),))

    def burden(self, state: State, ask: Ask) -> int:
        """The cards that are drawn have to be held against the board; whether the stage is over shows only then."""
        return len(ask.drawn or ())

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A board of a game with its doublers, and the cards that really come next; now and then the eighth doubler
        comes with the last of them, and where no card is drawn all lie already.
        """
        to_come = chance.choice(TO_COME) if chance.randrange(FULL_ONE_IN) else 0
        players, number = chance.choice(PLAYERS), chance.choice(CARDS[level - 1])
        for state in drawn(chance, level, players):
            moment = state if number or to_come else on_the_day(state, chance)
            cards = list(moment.decks.districts[:number])
            left = state.table.components.doublers - doublers(moment)
            known = len(cards) == number and whole(moment)
            if (
                known
                and left - _districts(cards) == to_come
                and (to_come or _districts(cards[:-1]) < left or not number)
            ):
                yield board_of(moment), Ask(drawn=cards or None)

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether they are these districts, or that the stage is over."""
        return bool(answer == solution.answer)


def _districts(cards: Sequence[str]) -> int:
    """How many of these cards bring a doubler."""
    return sum(card != POLICE for card in cards)


KIND = DoublersKind()
