"""The places where a drive may end."""

import random
from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from gangster_widgets.games.gangster.drive import reach
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.answers import Names, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import AskCar, needs_car, to_move
from gangster_widgets.puzzles.kinds.gangster._draw import bare, drawn
from gangster_widgets.puzzles.kinds.gangster._vary import other_car

PLAIN_ONE_IN = 3
"""Of the cars without the engine one of so many is asked about."""
FEWEST, MOST = 2, 7
"""So many places are the answer: with a 3 and the engine it would be every place of the map, however one thinks."""
STEP = 6
"""So much weighs each step of the longest drive."""


class Ask(AskCar):
    """The car, and one card that is face up; every card that is, where none is named."""

    card: Annotated[int, Field(ge=1)] | None = None


class Reach:
    """Where can this car get?"""

    ask_model = Ask
    levels = (24, 27, 29, 32)
    compared = 2
    template = """\
ask: {car: blue, card: 3}
position:
  cars:
    blue: {at: Greek Town}
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """The car, and that card face up."""
        missing = list(needs_car(state, ask.car, source))
        yield from missing
        if not missing and ask.card is not None and ask.card not in state.car(LETTERS[ask.car]).cards:
            facts = {"card": ask.card, "cards": state.car(LETTERS[ask.car]).cards}
            yield source.fault(("ask", "card"), "ask-card", **facts)

    def question(self, state: State, ask: Ask) -> Question:
        """Where may a drive end?"""
        if ask.card is None:
            return Question("question-reach", (("gang", ask.car),))
        return Question("question-reach-card", (("gang", ask.car), ("card", ask.card)))

    def shape(self, state: State, ask: Ask) -> Shape:
        """Places in any order."""
        return Names(state.table.board.places)

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The places, each with a way that leads there."""
        why = reach(state, LETTERS[ask.car], ask.card, thought.routes)
        return Solution(self.shape(state, ask).read(why.value), why)

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """The car elsewhere, with other cards face up; a card that is asked about stays."""
        other = other_car(state, LETTERS[ask.car], chance)
        car = other.car(LETTERS[ask.car])
        return other if ask.card is None else other.with_car(replace(car, cards=(ask.card,)))

    def burden(self, state: State, ask: Ask) -> int:
        """How long the longest drive is: the longer, the harder it is to think of all the ways."""
        parts = reach(state, LETTERS[ask.car], ask.card).parts
        return STEP * max((part.facts[2] for part in parts), default=0)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A car of a game, mostly one with the engine, at any place; one of its cards may be named."""
        for state in drawn(chance, level):
            for car in state.cars:
                if not car.has("engine") and chance.randrange(PLAIN_ONE_IN):
                    continue
                at, card = chance.choice(state.table.open_board.places), chance.choice((*car.cards, None))
                position = to_move(bare(state, (), car.gang), car.gang)
                position = position.with_car(replace(car, at=at, aboard=None, trunk=""))
                if FEWEST <= len(reach(position, car.gang, card).value) <= MOST:
                    yield position, Ask.model_validate({"car": COLOURS[car.gang], "card": card})

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether they are these places."""
        return bool(answer == solution.answer)


KIND = Reach()
