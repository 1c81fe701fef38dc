"""Every gangster that may be loaded now."""

import random
from collections.abc import Iterator
from functools import partial

from gangster_widgets.games.gangster.cargo import TRUNK_FULL
from gangster_widgets.games.gangster.equipment import gun_reaches
from gangster_widgets.games.gangster.loadable import loadable
from gangster_widgets.games.gangster.state import Car, State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import EMPTY
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.answers_in_fields import Spots
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import AskCar, needs_car, to_move
from gangster_widgets.puzzles.kinds.gangster._draw import armed, bare, drawn, meeting, standing, told
from gangster_widgets.puzzles.kinds.gangster._vary import other_cars, other_fields

IDLE_ONE_IN, IDLE_TO = 6, 3
"""In one of so many puzzles nobody may be loaded, up to that level: why nobody may is soon seen."""
PLAIN_ONE_IN = 3
"""In one of so many at most just one's own in the car's district may be loaded, and no others."""
STANDING, MOST = 16, 8
"""So many gangsters stand within reach at most, and so many of them may be loaded."""
REASON = 4
"""A reason of another sort weighs so much beside what it weighs for all kinds: it is the reasons that are hard."""
FULL = 4
"""So much less weighs what is settled by one look at a full trunk."""


class LoadKind:
    """Whom may this car load?"""

    ask_model = AskCar
    compared = 8
    levels = (37, 41, 45, 50)
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
        """Which gangsters may be loaded? Where a tablet within reach is left out, it is said that none stands there."""
        car = state.car(LETTERS[ask.car])
        reach = (car.at, *gun_reaches(state, car))
        untold = tuple(one.name for one in state.districts if one.name in reach and not one.fields)
        return Question("question-load", (("gang", ask.car), ("nobody", partial(_nobody, untold))))

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

    def burden(self, state: State, ask: AskCar) -> int:
        """The different reasons: each is another thing to think of, whereas the number of gangsters hardly matters.

        A full trunk settles at one look whatever it stands against.
        """
        found = [one.rule for one in loadable(state, LETTERS[ask.car]).walk()]
        settled = found.count(TRUNK_FULL)
        return REASON * len(set(found)) - settled - FULL * bool(settled)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskCar]]:
        """A car where others' gangsters stand, with all that its gun might reach and every car that stands there.

        Now and then nobody may be loaded: of a car at the harbour, at the first level with a tommy gun too, or of one
        whose trunk is full.
        """
        idle, plain = level <= IDLE_TO and not chance.randrange(IDLE_ONE_IN), not chance.randrange(PLAIN_ONE_IN)
        gun = idle and level == 1 and bool(chance.randrange(2))
        for moment in drawn(chance, level):
            state = armed(moment, chance.choice(moment.table.gangs)) if gun else moment
            movement = state.table.components.movement
            for car in state.cars:
                if gun and car.at != state.table.harbour:
                    continue
                near, gangs = meeting(state, car)
                found = told(state, near)
                if not 2 < standing(found) <= STANDING or len(found) < len(near) - 1:
                    continue
                spots = loadable(state, car.gang).value
                if bool(spots) == idle or len(spots) > MOST or (spots and not plain and set(spots) == _own(state, car)):
                    continue
                position = to_move(bare(state, near, gangs), car.gang)
                for one in [position.car(gang) for gang in gangs]:
                    position = position.with_car(replace(one, aboard=None, cards=movement))
                yield position, AskCar.model_validate({"car": COLOURS[car.gang]})

    def right(self, state: State, ask: AskCar, answer: tuple[tuple[str, int], ...], solution: Solution) -> bool:
        """Whether they are these gangsters."""
        return bool(answer == solution.answer)


def _nobody(places: tuple[str, ...], words: Words) -> str:
    """That no gangster stands in these places, a sentence for each."""
    return "".join(words.say("load-nobody-there", place=place) for place in places)


def _own(state: State, car: Car) -> set[tuple[str, int]]:
    """That gang's gangsters where its car stands."""
    district = state.district(car.at)
    fields = district.fields if district else ""
    return {(car.at, field) for field, who in enumerate(fields, start=1) if who == car.gang}


KIND = LoadKind()
