"""The fields that gangsters come to stand on when they are set down one after another."""

import random
from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from gangster_widgets.games.gangster.component_file import Gang
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.games.gangster.tablet import set_down
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.why import Rule, Why
from gangster_widgets.puzzles.answers import Fields, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import AskDistrict, asked_district, colours, needs_district
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields

SET_DOWN = Rule("set-down", "cargo.unload", ("district", "number", "fields"))
NOBODY_SET_DOWN = Rule("nobody-set-down", "cargo.unload", ("district", "gang"))


class Ask(AskDistrict):
    """The district, and the colours set down there one after another."""

    unload: Annotated[list[Gang], Field(min_length=1, max_length=100)]


class FieldKind:
    """Where do they come to stand?"""

    ask_model = Ask
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
        for index, colour in enumerate(ask.unload):
            if LETTERS[colour] not in state.table.seat:
                facts = {"colour": colour, "colours": colours(state)}
                yield source.fault(("ask", "unload", index), "position-not-in-play", **facts)

    def question(self, state: State, ask: Ask) -> Question:
        """On which fields do they come to stand?"""
        return Question("question-field", (("district", ask.district), ("gangs", tuple(ask.unload))))

    def shape(self, state: State, ask: Ask) -> Shape:
        """Field numbers in the order in which they are set down."""
        return Fields(whose=tuple(ask.unload))

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The fields, each with why it comes next; the list ends where somebody cannot be set down."""
        district = asked_district(state, ask.district)
        placed, fields = [], district.fields
        for colour in ask.unload:
            placed.append(thought.next_field(district.name, fields, LETTERS[colour], state.table.gap))
            if placed[-1].value is None:
                break
            fields = set_down(fields, placed[-1].value, LETTERS[colour])
        taken = tuple(why.value for why in placed if why.value is not None)
        where = tuple((district.name, field) for field in taken) or (district.name,)
        if not taken:
            return Solution((), Why(NOBODY_SET_DOWN, (), where, (district.name, LETTERS[ask.unload[0]]), tuple(placed)))
        return Solution(taken, Why(SET_DOWN, taken, where, (district.name, len(taken), taken), tuple(placed)))

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """Other gangsters on the tablet."""
        return other_fields(state, {ask.district}, chance)

    def right(self, state: State, ask: Ask, answer: tuple[int, ...], solution: Solution) -> bool:
        """Whether they are these fields in this order."""
        return bool(answer == solution.answer)


KIND = FieldKind()
