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

WITHOUT, BOTH = False, True
"""Whether a kind lies on display that the car has; where none does, everything may be taken."""
LOTS = (
    ((WITHOUT, 1, 1), (WITHOUT, 2, 2), (WITHOUT, 3, 3), (BOTH, 0, 1), (BOTH, 1, 2)),
    ((WITHOUT, 2, 3), (WITHOUT, 3, 3), (BOTH, 0, 2), (BOTH, 1, 2)),
    ((BOTH, 1, 3), (BOTH, 2, 3)),
    ((BOTH, 0, 2), (BOTH, 1, 2), (BOTH, 1, 3), (BOTH, 2, 3)),
    ((BOTH, 0, 3), (BOTH, 1, 3), (BOTH, 2, 3)),
)
"""Whether there is such a kind, how many may be taken and how many pieces lie there, in puzzles of each level: one as
often as the other. Fewer than three lie there when the supply is empty: in the last stage, with all other cars full.
"""
PIECE, SLIDES, DOUBLE = 2, 3, 2
"""So much weigh a piece of the car or on display, one that lies there and would slide out just then, and a kind that
lies there twice."""

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
    levels = (28, 30, 32, 35)
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
        """The pieces at the harbour and with that car, and what of them makes one think twice."""
        display, has = state.display, state.car(LETTERS[ask.car]).equipment
        slides, twice = len(has) == AT_MOST and has[-1] in display, len(set(display)) < len(display)
        return PIECE * (len(display) + len(has)) + SLIDES * slides + DOUBLE * twice

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A car that has driven to the harbour with a card that it then lacks; what it has, and what lies there."""
        both, left, lie = chance.choice(LOTS[level - 1])
        for moment in drawn(chance, level):
            if not whole(moment) or (lie < ON_DISPLAY and moment.stage < LAST_STAGE):
                continue
            state = replace(moment, display=moment.display[:lie])
            cars = [state.car(gang) for gang in state.table.persons[state.turn]]
            cars = [car for car in cars if bool(set(state.display).intersection(car.equipment)) == both]
            fitting = [car.gang for car in cars if len(kinds_to_take(state.display, car.equipment)) == left]
            for drive in _stops(state, fitting, chance) if fitting else ():
                car = state.car(drive.gang)
                cards = tuple(card for card in car.cards if card != drive.card)
                position = board_of(state).with_car(replace(car, at=drive.to, cards=cards))
                position = position if lie == ON_DISPLAY else _used_up(position, car.gang, chance)
                yield position, Ask.model_validate({"car": COLOURS[car.gang]})

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether they are these kinds, or nothing."""
        return bool(answer == solution.answer)


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
