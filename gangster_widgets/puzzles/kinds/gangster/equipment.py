"""What may be done about equipment by whoever has just driven to Gold Coast."""

import random
from collections.abc import Iterator

from gangster_widgets.games.gangster.actions import Drive
from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.harbour import AT_MOST, ON_DISPLAY
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.games.gangster.stop_choice import NOTHING, choice
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.games.gangster.turn import legal
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Where, Why
from gangster_widgets.puzzles.answers import Names, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import AskCar, needs_car
from gangster_widgets.puzzles.kinds.gangster._draw import bare, drawn

HAS = ((1, 2, NOTHING), (1, 2), (1, 2), (1, 2, NOTHING), (2,))
"""How many pieces the car of a drawn puzzle of each level has, one as often as the other; or nothing may be taken."""

HAS_AND_LIES = Rule("has-and-lies", "harbour.stop", ("gang", "equipment", "display"))


class EquipmentKind:
    """What may be taken?"""

    ask_model = AskCar
    levels = (18, 21, 22, 23)
    template = """\
ask: {car: yellow}
position:
  cars:
    yellow: {at: The Loop, equipment: [engine]}
  display: [door, engine, trunk]
"""

    def needs(self, state: State, ask: AskCar, source: Data) -> Iterator[Fault]:
        """The car."""
        yield from needs_car(state, ask.car, source)

    def question(self, state: State, ask: AskCar) -> Question:
        """What may be done about equipment?"""
        return Question("question-equipment", (("gang", ask.car), ("harbour", state.table.harbour)))

    def shape(self, state: State, ask: AskCar) -> Shape:
        """Kinds of equipment in any order, and nothing."""
        return Names((*KINDS, NOTHING), something=True)

    def solve(self, state: State, ask: AskCar, thought: Thought = BY_THE_RULES) -> Solution:
        """The kinds that may be taken, or that nothing is, each with why."""
        why = choice(state, LETTERS[ask.car], thought.taking)
        return Solution(self.shape(state, ask).read(why.value), why)

    def begin(self, state: State, ask: AskCar) -> tuple[Why, ...]:
        """How one begins: with what that car has and what lies there."""
        car = state.car(LETTERS[ask.car])
        facts = (car.gang, car.equipment, state.display)
        return (Why(HAS_AND_LIES, None, (CARS[car.gang], state.table.harbour), facts),)

    def look(self, state: State, ask: AskCar) -> tuple[Where, ...]:
        """At the car and at the harbour."""
        return (CARS[LETTERS[ask.car]], state.table.harbour)

    def vary(self, state: State, ask: AskCar, chance: random.Random) -> State:
        """Other pieces on that car and on display, out of those that the other cars have not."""
        others = [kind for car in state.cars if car.gang != LETTERS[ask.car] for kind in car.equipment]
        pool = [kind for kind, number in state.table.components.equipment for _ in range(number)]
        for kind in others:
            pool.remove(kind)
        mine = chance.sample(sorted(set(pool)), min(chance.randint(0, AT_MOST), len(set(pool))))
        for kind in mine:
            pool.remove(kind)
        display = chance.sample(pool, min(len(pool), ON_DISPLAY))
        if len(set(display)) == 1:
            display = display[:1]
        car = replace(state.car(LETTERS[ask.car]), equipment=tuple(mine))
        return replace(state.with_car(car), display=tuple(display))

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskCar]]:
        """A car that could have stopped at the harbour, with what it has and what lies there, early in a game too."""
        has = chance.choice(HAS[level - 1])
        for state in drawn(chance, 1):
            stops = [one.gang for one in legal(state) if isinstance(one, Drive) and one.to == state.table.harbour]
            for gang in sorted(set(stops)):
                told_of = [one.name for one in state.districts if one.fields]
                position = replace(bare(state, told_of, state.table.gangs), display=state.display)
                car, ask = position.car(gang), AskCar.model_validate({"car": COLOURS[gang]})
                nothing = self.solve(position, ask).answer == (NOTHING,)
                if has == (NOTHING if nothing else len(car.equipment)):
                    yield position.with_car(replace(car, at=state.table.harbour)), ask

    def right(self, state: State, ask: AskCar, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether they are these kinds, or nothing."""
        return bool(answer == solution.answer)


KIND = EquipmentKind()
