"""How many gangsters ride in each gang's own car."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Annotated

from pydantic import Field

from gangster_widgets.games.gangster.component_file import Gang
from gangster_widgets.games.gangster.crew import MoreOutError, crews
from gangster_widgets.games.gangster.moments import moments
from gangster_widgets.games.gangster.setup import ON_BOARD
from gangster_widgets.games.gangster.stage import doublers
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import EMPTY
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.schema import Strict
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Numbers, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import colours, needs_some_district
from gangster_widgets.puzzles.kinds.gangster._draw import board_of, standing, whole
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields

CROWD = (16, 22, 28, 40, 50)
"""How many gangsters a board of each level shows at most: they are counted, not weighed."""
EARLY = (0.0, 0.0, 0.1, 0.3, 0.5)
"""Which part of a game is too early for a level."""

Number = Annotated[int, Field(ge=0, le=20)]


LATER, LAID = 4, 2
"""From this level on puzzles are drawn from later stages, where so many doublers lie: by then crews have changed."""
MIXED_FROM = 2
"""From this level on no more than half of the cars have as many aboard as at the start of the stage."""
PLAYERS = ((2, 3, 4), (2, 3, 4, 5), (2, 3, 4, 5), (2, 3, 4, 5), (2, 4, 5))
"""So many play in the puzzles of each level, one as often as the other; with more there is more to count."""


class Ask(Strict):
    """Nothing, or how many of each colour have been dumped at the harbour so far."""

    dumped: dict[Gang, Number] = Field(default_factory=dict)


class CrewKind:
    """How many ride in each car?"""

    ask_model = Ask
    compared = 20
    levels = (26, 31, 36, 43)
    template = """\
ask:
  dumped: {brown: 1}
position:
  stage: 2
  districts:
    North Side:
      tablet: {places: [5, 4, 2, "?"], rows: 4, columns: 4}
      gangsters: "BBNY GYNY G..."
    The Loop:
      tablet: {places: [3, 5, 1], rows: 2, columns: 5}
      gangsters: "NNGY"
  cars:
    yellow: {at: The Loop, trunk: [grey]}
    grey: {at: North Side}
    brown: {at: Cicero}
    blue: {at: Gold Coast, trunk: []}
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """Every car, of none of which it is told who rides in it, a district, and no more gangsters than there are."""
        yield from needs_some_district(state, source)
        lacking = tuple(COLOURS[car.gang] for car in state.cars if not car.at)
        if lacking:
            yield source.fault(("position",), "ask-every-car", cars=lacking)
        for car in state.cars:
            if car.aboard is not None:
                path = ("position", "cars", COLOURS[car.gang], "aboard")
                yield source.fault(path, "ask-crew-told", car=COLOURS[car.gang])
        strange = [colour for colour in ask.dumped if LETTERS[colour] not in state.table.seat]
        for colour in strange:
            facts = {"colour": colour, "colours": colours(state)}
            yield source.fault(("ask", "dumped", colour), "position-not-in-play", **facts)
        try:
            crews(_with_dumped(state, ask))
        except MoreOutError as error:
            yield source.fault(("position", "districts"), error.name, **error.facts)

    def question(self, state: State, ask: Ask) -> Question:
        """How many ride in each car? It is said in which stage, and how many of whom have been dumped."""
        dumped = tuple((gang, ask.dumped.get(COLOURS[gang], 0)) for gang in state.table.gangs)  # type: ignore[call-overload]
        return Question("question-crew", (("stage", state.stage), ("dumped", partial(_dumped_told, dumped))))

    def shape(self, state: State, ask: Ask) -> Shape:
        """A number for each colour."""
        return Numbers(colours(state), tuple(LETTERS))

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The numbers, read off who has been given and who is somewhere else."""
        why = crews(_with_dumped(state, ask), thought.crews)
        shape = self.shape(state, ask)
        return Solution(shape.read(dict(zip(shape.names, why.value, strict=True))), why)

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """Other gangsters on the tablets, no more of a gang than there are."""
        bare = replace(state, districts=tuple(replace(one, fields=EMPTY * len(one.fields)) for one in state.districts))
        left = dict(zip(state.table.gangs, crews(_with_dumped(bare, ask)).value, strict=True))
        drawn = other_fields(state, None, chance)
        for district in drawn.districts:
            fields = ""
            for who in district.fields:
                there = left.get(who, 0) > 0
                fields += who if there else EMPTY
                left[who] = left.get(who, 0) - there
            drawn = drawn.with_district(replace(district, fields=fields))
        return drawn

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A whole board with all cars; who rides in them is left out, who has been dumped is told."""
        players = chance.choice(PLAYERS[level - 1])
        for state in moments(chance, EARLY[level - 1], players):
            few = standing(state.districts) <= CROWD[level - 1]
            late = level < LATER or (state.stage > 1 and doublers(state) >= LAID)
            if few and late and whole(state) and _changed(state, level):
                position = board_of(state)
                for car in position.cars:
                    position = position.with_car(replace(car, aboard=None, cards=state.table.components.movement))
                dumped = {COLOURS[gang]: number for gang, number in zip(state.table.gangs, state.dumped, strict=True)}
                ask = {"dumped": {colour: number for colour, number in dumped.items() if number}}
                yield position, Ask.model_validate(ask)

    def right(self, state: State, ask: Ask, answer: dict[str, int], solution: Solution) -> bool:
        """Whether every car has its number."""
        return bool(answer == solution.answer)


def _changed(state: State, level: int) -> bool:
    """Whether the crews are not all alike, nor most of them still what the start of the stage would say."""
    crews = [car.aboard for car in state.cars]
    new = state.table.components.gangsters[state.stage - 1] - (ON_BOARD if state.stage == 1 else 0)
    return len(set(crews)) > 1 and (level < MIXED_FROM or 2 * crews.count(new) <= len(crews))


def _with_dumped(state: State, ask: Ask) -> State:
    """The position with those that the question says have been dumped."""
    return replace(state, dumped=tuple(ask.dumped.get(COLOURS[gang], 0) for gang in state.table.gangs))  # type: ignore[call-overload]


def _dumped_told(dumped: tuple[tuple[str, int], ...], say: Words) -> str:
    """How many of each gang have been dumped, in one sentence; nothing where nobody has."""
    of = tuple(say.say("crew-dumped-of", gang=gang, number=number) for gang, number in dumped if number)
    return say.say("crew-dumped-so-far", dumped=of) if of else ""


KIND = CrewKind()
