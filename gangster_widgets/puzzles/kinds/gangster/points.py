"""Points of this reckoning by gang: of one district, or of all that are named."""

import random
from collections.abc import Iterator

from gangster_widgets.games.gangster.component_file import Name
from gangster_widgets.games.gangster.components import standard
from gangster_widgets.games.gangster.reckoning import reckon, reckon_district
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import CASINO, District, Tablet
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.schema import Strict
from gangster_widgets.puzzles.answers import Numbers, Shape
from gangster_widgets.puzzles.kind import Question, Solution, Step
from gangster_widgets.puzzles.kinds.gangster._asked import (
    asked_district,
    colours,
    needs_casino,
    needs_district,
    needs_some_district,
)
from gangster_widgets.puzzles.kinds.gangster._draw import (
    CROWD,
    FEWEST,
    bare,
    drawn,
    on_the_day,
    reckonable,
    standing,
    told,
)
from gangster_widgets.puzzles.kinds.gangster._slips import district_left_out
from gangster_widgets.puzzles.kinds.gangster._steps import reckoning_steps
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields

TABLETS = ((1,), (1,), (1,), (1, 2), (2, 3))
"""How many tablets a drawn puzzle of each level is about."""
PLAIN = (0.0, 0.0, 0.35, 0.0, 0.0)
"""How often no doubler may lie where it would lie nearly always, for each level."""


class Ask(Strict):
    """One district, or nothing: all that are named."""

    district: Name | None = None


class Points:
    """What does each gang get?"""

    ask_model = Ask
    each_matters = True
    levels = (24, 33, 43, 57)
    template = """\
ask: {district: North Side}
position:
  casino: 5
  districts:
    North Side:
      tablet: {places: [5, 4, 2, "?"], rows: 4, columns: 4}
      gangsters: "EBNY GYNY G..."
      doubled: true
  players: 5
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """The district, or some, and what "?" counts where one is shown."""
        if ask.district is not None:
            yield from needs_district(state, ask.district, source)
        else:
            yield from needs_some_district(state, source)
        yield from needs_casino(state, _asked(state, ask), source)

    def question(self, state: State, ask: Ask) -> Question:
        """How many points does each gang get?"""
        if ask.district is None:
            return Question("question-points-all")
        return Question("question-points", (("district", ask.district),))

    def shape(self, state: State, ask: Ask) -> Shape:
        """A number for each colour."""
        return Numbers(colours(state), tuple(LETTERS))

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The points, read off the reckoning."""
        if ask.district is None:
            why = reckon(state, steps=thought.steps)
        else:
            why = reckon_district(asked_district(state, ask.district), state.casino, thought.steps)
        return Solution(self.shape(state, ask).read({COLOURS[gang]: points for gang, points in why.value}), why)

    def steps(self, state: State, ask: Ask, solution: Solution) -> Iterator[Step]:
        """Number, tie, order, worth and points of one district."""
        if ask.district is not None:
            yield from reckoning_steps(state, solution.why)

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """Other gangsters on the tablets that are asked about."""
        return other_fields(state, None if ask.district is None else {ask.district}, chance)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A tablet on which gangs meet, from level 2 on more than two lone gangsters; from level 4 on often several.

        Which tablet it is, is drawn by lot, since some have more wrong ideas to choose by; several are reckoned on one
        day.
        """
        number, plain = chance.choice(TABLETS[level - 1]), chance.random() < PLAIN[level - 1]
        fewest, lot = FEWEST if level > 1 else 2, chance.choice(_tablets(level)).id
        for moment in drawn(chance, level):
            state = moment if number == 1 else on_the_day(moment, chance)
            crowded = [one for one in told(state, state.table.districts) if len(set(one.fields)) > 2]
            if number == 1:
                crowded = [one for one in crowded if one.tablet.id == lot and not (plain and one.doubled)]
            if len(crowded) < number:
                continue
            chosen = chance.sample(crowded, number)
            if not fewest <= standing(chosen) <= CROWD[level - 1]:
                continue
            position = bare(state, [one.name for one in chosen])
            ask = Ask(district=chosen[0].name if number == 1 else None)
            yield reckonable(position, state, chance), ask

    def slip(self, state: State, ask: Ask, solution: Solution, answer: dict[str, int]) -> Question | None:
        """Every gang paid for the place after its own, or a whole district left out."""
        steps = replace(BY_THE_RULES.steps, place=lambda _, index: index + 2)
        if self.solve(state, ask, replace(BY_THE_RULES, steps=steps)).answer == answer:
            return Question("verdict-slip-next-place")
        if ask.district is not None:
            return None
        return district_left_out(solution.why, solution.answer, answer, COLOURS.__getitem__)

    def right(self, state: State, ask: Ask, answer: dict[str, int], solution: Solution) -> bool:
        """Whether every gang has its points."""
        return bool(answer == solution.answer)


def _tablets(level: int) -> list[Tablet]:
    """The tablets that a puzzle can be about alone: several places, at level 1 with a printed number each."""
    return [one for one in standard().tablets if len(one.places) > 1 and (level > 1 or CASINO not in one.places)]


def _asked(state: State, ask: Ask) -> list[District]:
    """The districts that are asked about."""
    if ask.district is None:
        return [district for district in state.districts if district.fields]
    district = state.district(ask.district)
    return [district] if district else []


KIND = Points()
