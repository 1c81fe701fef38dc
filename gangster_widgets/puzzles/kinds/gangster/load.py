"""Every gangster that may be loaded now."""

import random
from collections.abc import Iterator

from gangster_widgets.games.gangster.loadable import loadable
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import EMPTY
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.answers import Shape, Spots
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import AskCar, needs_car
from gangster_widgets.puzzles.kinds.gangster._draw import CROWD, bare, drawn, meeting, standing, told
from gangster_widgets.puzzles.kinds.gangster._vary import other_cars, other_fields

IDLE_ONE_IN = 9
"""In one of so many of the easiest puzzles nobody may be loaded."""


class LoadKind:
    """Whom may this car load?"""

    ask_model = AskCar
    levels = (19, 21, 23, 28)
    nothing = True
    template = """\
ask: {car: yellow}
position:
  districts:
    The Loop:
      tablet: {places: [5, 3, 1], rows: 2, columns: 4}
      gangsters: "YG.B"
  cars:
    yellow: {at: The Loop, trunk: []}
    blue: {at: The Loop, equipment: [bodyguard]}
"""

    def needs(self, state: State, ask: AskCar, source: Data) -> Iterator[Fault]:
        """The car."""
        yield from needs_car(state, ask.car, source)

    def question(self, state: State, ask: AskCar) -> Question:
        """Which gangsters may be loaded?"""
        return Question("question-load", (("gang", ask.car),))

    def shape(self, state: State, ask: AskCar) -> Shape:
        """Fields of districts in any order."""
        taken = [
            (district.name, field)
            for district in state.districts
            for field, gang in enumerate(district.fields, start=1)
            if gang != EMPTY
        ]
        return Spots(state.table.board.places, offered=tuple(taken))

    def solve(self, state: State, ask: AskCar, thought: Thought = BY_THE_RULES) -> Solution:
        """The gangsters, and for every other one in reach what stands against it."""
        why = loadable(state, LETTERS[ask.car], thought.loading)
        return Solution(self.shape(state, ask).read(why.value), why)

    def vary(self, state: State, ask: AskCar, chance: random.Random) -> State:
        """Other gangsters on the tablets, and the cars elsewhere."""
        return other_cars(other_fields(state, None, chance), chance)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskCar]]:
        """A car where others' gangsters stand, with all that its gun might reach and every car that stands there.

        Now and then, at level 1, it is a car with a tommy gun at the harbour, which loads nobody.
        """
        idle = level == 1 and not chance.randrange(IDLE_ONE_IN)
        for state in drawn(chance, level):
            movement, harbour = state.table.components.movement, state.table.harbour
            for car in state.cars:
                if (car.at == harbour) != idle or (not idle and not loadable(state, car.gang).value):
                    continue
                near, gangs = meeting(state, car)
                if not 2 < standing(told(state, near)) <= CROWD[level - 1] or len(told(state, near)) < len(near) - 1:
                    continue
                position = bare(state, near, gangs)
                for one in [position.car(gang) for gang in gangs]:
                    position = position.with_car(replace(one, aboard=None, cards=movement))
                yield position, AskCar.model_validate({"car": COLOURS[car.gang]})

    def right(self, state: State, ask: AskCar, answer: tuple[tuple[str, int], ...], solution: Solution) -> bool:
        """Whether they are these gangsters."""
        return bool(answer == solution.answer)


KIND = LoadKind()
