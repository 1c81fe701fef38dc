"""What may be done about equipment by whoever has just driven to Gold Coast."""

import random
from collections.abc import Collection, Iterator

from gangster_widgets.games.gangster.actions import Drive
from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.harbour import AT_MOST, ON_DISPLAY, kinds_to_take
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
from gangster_widgets.puzzles.kinds.gangster._draw import board_of, drawn, whole

LEFT = (0, 1, 1, 2, 2, 3)
"""So many kinds may be taken in a drawn puzzle, one as often as the other: its level gives nothing away."""
PIECE = 3
"""A piece that a car has or that lies on display weighs so much: one looks for the right ones among them all."""

HAS_AND_LIES = Rule("has-and-lies", "harbour.stop", ("gang", "equipment", "display"))


class Ask(AskCar):
    """One gang's car, which has driven to the harbour."""

    def place(self, state: State) -> str:
        """The harbour: there lies what may be taken."""
        return state.table.harbour


class EquipmentKind:
    """What may be taken?"""

    ask_model = Ask
    compared = 4
    levels = (46, 49, 52, 55)
    template = """\
ask: {car: yellow}
position:
  cars:
    yellow: {at: The Loop, equipment: [engine]}
  display: [door, engine, trunk]
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """The car."""
        yield from needs_car(state, ask.car, source)

    def question(self, state: State, ask: Ask) -> Question:
        """Which pieces may be chosen from? Where nothing lies there, that is said."""
        facts = (("gang", ask.car), ("harbour", state.table.harbour), ("display", state.display))
        return Question("question-equipment", facts)

    def shape(self, state: State, ask: Ask) -> Shape:
        """Kinds of equipment in any order, and nothing."""
        return Names((*KINDS, NOTHING), something=True)

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The kinds that may be taken, or that nothing is, each with why."""
        why = choice(state, LETTERS[ask.car], thought.taking)
        return Solution(self.shape(state, ask).read(why.value), why)

    def begin(self, state: State, ask: Ask) -> tuple[Why, ...]:
        """How one begins: with what that car has and what lies there."""
        car = state.car(LETTERS[ask.car])
        facts = (car.gang, car.equipment, state.display)
        return (Why(HAS_AND_LIES, None, (CARS[car.gang], state.table.harbour), facts),)

    def look(self, state: State, ask: Ask) -> tuple[Where, ...]:
        """At the car and at the harbour."""
        return (CARS[LETTERS[ask.car]], state.table.harbour)

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
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

    def burden(self, state: State, ask: Ask) -> int:
        """All the pieces that are to be seen, at the harbour and with the cars."""
        return PIECE * (len(state.display) + sum(len(car.equipment) for car in state.cars))

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A car that has driven to the harbour with a card that it then lacks; what it has, and what lies there."""
        left = chance.choice(LEFT)
        for state in drawn(chance, level):
            cars = [state.car(gang) for gang in state.table.persons[state.turn]] if whole(state) else []
            fitting = [car.gang for car in cars if len(kinds_to_take(state.display, car.equipment)) == left]
            for drive in _stops(state, fitting, chance) if fitting else ():
                car = state.car(drive.gang)
                cards = tuple(card for card in car.cards if card != drive.card)
                position = board_of(state).with_car(replace(car, at=drive.to, cards=cards))
                yield position, Ask.model_validate({"car": COLOURS[car.gang]})

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether they are these kinds, or nothing."""
        return bool(answer == solution.answer)


def _stops(state: State, gangs: Collection[str], chance: random.Random) -> list[Drive]:
    """A drive to the harbour for each of these cars that can make one and has a card left after it."""
    found = [one for one in legal(state) if isinstance(one, Drive) and one.to == state.table.harbour]
    found = [one for one in found if one.gang in gangs and not one.pushed and len(state.car(one.gang).cards) > 1]
    return list({one.gang: one for one in chance.sample(found, len(found))}.values())


KIND = EquipmentKind()
