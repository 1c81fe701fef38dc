"""What may be done about equipment by whoever has just driven to Gold Coast."""

import random
from collections.abc import Collection, Iterator

from gangster_widgets.games.gangster.actions import Drive
from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.harbour import AT_MOST, ON_DISPLAY, kinds_to_take
from gangster_widgets.games.gangster.stage import LAST_STAGE
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
from gangster_widgets.puzzles.kinds.gangster._slips import how_many

NONE, SOME, ALL = 0, 1, 2
"""How much of what lies there may be taken, in drawn puzzles one as often as another."""
PIECE, DOUBLE, FULL = 2, 2, 1
"""So much weigh a piece of the car or on display, a kind that lies there twice, and that the car can have no more."""

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
    levels = (8, 9, 11, 13)
    by_reasons = False
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

    def slip(self, state: State, ask: Ask, solution: Solution, answer: tuple[str, ...]) -> Question:
        """How many are missing and how many too many."""
        return how_many(solution.answer, answer)

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
        """The pieces at the harbour and with that car, whatever of them may be taken: the level does not tell that."""
        display, has = state.display, state.car(LETTERS[ask.car]).equipment
        twice, full = len(set(display)) < len(display), len(has) == AT_MOST
        return PIECE * (len(display) + len(has)) + DOUBLE * twice + FULL * full

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A car that has driven to the harbour with a card that it then lacks; what it has, and what lies there.

        Fewer than three pieces lie there when the supply is empty: in the last stage, with all other cars full.
        """
        part = chance.choice((NONE, SOME, ALL))
        for moment in drawn(chance, level):
            if not whole(moment):
                continue
            lie = chance.randint(1, ON_DISPLAY) if moment.stage == LAST_STAGE else ON_DISPLAY
            state = replace(moment, display=moment.display[:lie])
            cars = [state.car(gang) for gang in state.table.persons[state.turn]]
            fitting = [car.gang for car in cars if _part(state.display, car.equipment) == part]
            for drive in _stops(state, fitting, chance) if fitting else ():
                car = state.car(drive.gang)
                cards = tuple(card for card in car.cards if card != drive.card)
                position = board_of(state).with_car(replace(car, at=drive.to, cards=cards))
                position = position if lie == ON_DISPLAY else _used_up(position, car.gang, chance)
                yield position, Ask.model_validate({"car": COLOURS[car.gang]})

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether they are these kinds, or nothing."""
        return bool(answer == solution.answer)


def _part(display: tuple[str, ...], has: tuple[str, ...]) -> int:
    """How much of what lies there a car that has these may take."""
    left = len(kinds_to_take(display, has))
    return ALL if left == len(set(display)) else SOME if left else NONE


def _used_up(state: State, gang: str, chance: random.Random) -> State:
    """The position as it can be when the supply is empty: all cars but that one carry as much as they can."""
    for car in state.cars:
        lacking = chance.sample([kind for kind in KINDS if not car.has(kind)], AT_MOST - len(car.equipment))
        if car.gang != gang and car.at:
            state = state.with_car(replace(car, equipment=(*lacking, *car.equipment)))
    return state


def _stops(state: State, gangs: Collection[str], chance: random.Random) -> list[Drive]:
    """A drive to the harbour for each of these cars that can make one and has a card left after it."""
    found = [one for one in legal(state) if isinstance(one, Drive) and one.to == state.table.harbour]
    found = [one for one in found if one.gang in gangs and not one.pushed and len(state.car(one.gang).cards) > 1]
    return list({one.gang: one for one in chance.sample(found, len(found))}.values())


KIND = EquipmentKind()
