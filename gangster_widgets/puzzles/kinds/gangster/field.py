"""The fields that gangsters come to stand on when they are set down one after another."""

import random
from collections.abc import Iterator
from dataclasses import replace as changed
from typing import Annotated

from pydantic import Field

from gangster_widgets.games.gangster.component_file import Gang
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, RULINGS
from gangster_widgets.games.gangster.tablet import EMPTY
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.answers import Fields, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import AskDistrict, asked_district, needs_district
from gangster_widgets.puzzles.kinds.gangster._draw import bare, drawn, told
from gangster_widgets.puzzles.kinds.gangster._set_down import after_unloading, needs_colours
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields

FRENCH_ONE_IN = 4
"""So many of the hardest puzzles are about the French text."""


class Ask(AskDistrict):
    """The district, and the colours set down there one after another."""

    unload: Annotated[list[Gang], Field(min_length=1, max_length=100)]


class FieldKind:
    """Where do they come to stand?"""

    ask_model = Ask
    levels = (15, 18, 22, 26)
    template = """\
ask: {district: The Loop, unload: [yellow, grey]}
position:
  districts:
    The Loop:
      tablet: {places: [5, 3, 1], rows: 2, columns: 4}
      gangsters: "YG.B N..Y"
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """The district, and colours that are in play."""
        yield from needs_district(state, ask.district, source)
        yield from needs_colours(state, ask.unload, source)

    def question(self, state: State, ask: Ask) -> Question:
        """On which fields do they come to stand?"""
        return Question("question-field", (("district", ask.district), ("gangs", tuple(ask.unload))))

    def shape(self, state: State, ask: Ask) -> Shape:
        """Field numbers in the order in which they are set down."""
        return Fields(whose=tuple(ask.unload))

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The fields, each with why it comes next; the list ends where somebody cannot be set down."""
        _, why = after_unloading(state, asked_district(state, ask.district), ask.unload, thought)
        return Solution(why.value, why)

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """Other gangsters on the tablet."""
        return other_fields(state, {ask.district}, chance)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A tablet with a gap or close to its last field, and more to set down the higher the level.

        Of the hardest some are played by the other ruling on gaps.
        """
        french = level == 5 and not chance.randrange(FRENCH_ONE_IN)
        for state in drawn(chance, level):
            for one in told(state, state.table.districts):
                open_fields = one.fields.count(EMPTY)
                if not open_fields or len(one.fields.rstrip(EMPTY)) + level < len(one.fields):
                    continue
                number = min(open_fields + level // 4, chance.randint(2, 2 + level // 2))
                unload = [COLOURS[chance.choice(state.table.gangs)] for _ in range(number)]
                position = bare(state, [one.name])
                if french:
                    position = replace(position, table=changed(state.table, rulings=(("gap", RULINGS["gap"][0]),)))
                yield position, Ask.model_validate({"district": one.name, "unload": unload})

    def right(self, state: State, ask: Ask, answer: tuple[int, ...], solution: Solution) -> bool:
        """Whether they are these fields in this order."""
        return bool(answer == solution.answer)


KIND = FieldKind()
