"""The fields that gangsters come to stand on when they are set down one after another."""

import random
from collections.abc import Iterator
from dataclasses import replace as changed
from typing import Annotated

from pydantic import Field

from gangster_widgets.games.gangster.component_file import Gang
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, RULINGS
from gangster_widgets.games.gangster.tablet import EMPTY, District, gaps
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.answers_in_fields import Fields
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import AskDistrict, asked_district, needs_district
from gangster_widgets.puzzles.kinds.gangster._draw import bare, drawn, told
from gangster_widgets.puzzles.kinds.gangster._set_down import after_unloading, needs_colours
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields

FRENCH_ONE_IN = 4
"""So many of the hardest puzzles are about the French text."""

BEHIND, REACHED, TAKEN = "behind", "reached", "taken"
MET = (
    (BEHIND, BEHIND, TAKEN),
    (BEHIND, REACHED, REACHED, TAKEN),
    (BEHIND, REACHED, REACHED, REACHED, REACHED, TAKEN, TAKEN),
    (REACHED, REACHED, REACHED, TAKEN),
    (REACHED, REACHED, REACHED, TAKEN),
)
"""How often it comes, for each level, that all go on behind the last gangster, that the last field is reached, that it
was taken.

Where it was taken from the start, whoever thinks of the first empty field alone is right, so that is rare.
"""


class Ask(AskDistrict):
    """The district, and the colours set down there one after another."""

    unload: Annotated[list[Gang], Field(min_length=1, max_length=100)]


class FieldKind:
    """Where do they come to stand?"""

    ask_model = Ask
    each_matters = True
    levels = (19, 24, 28, 33)
    compared = 12
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
        facts = (("district", ask.district), ("gangs", tuple(ask.unload)), ("number", len(ask.unload)))
        return Question("question-field", facts)

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

    def burden(self, state: State, ask: Ask) -> int:
        """Every gap has to be seen; where they are filled, each is thought of once more."""
        fields = asked_district(state, ask.district).fields
        return (1 + (_room(fields) < len(ask.unload))) * len(gaps(fields))

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A tablet with a gap: all go on behind the last gangster, or the last field is reached, or it is taken.

        Of the hardest some are played by the other ruling on gaps.
        """
        french = level == 5 and not chance.randrange(FRENCH_ONE_IN)
        case = chance.choice((REACHED, TAKEN) if french else MET[level - 1])
        for state in drawn(chance, level):
            for one in told(state, state.table.districts):
                numbers = _numbers(one, case, level) if gaps(one.fields) else range(0)
                if not numbers:
                    continue
                unload = [COLOURS[chance.choice(state.table.gangs)] for _ in range(chance.choice(numbers))]
                position, ask = bare(state, [one.name]), Ask.model_validate({"district": one.name, "unload": unload})
                played = _in_french(position) if french else position
                if not french or self.solve(played, ask).answer != self.solve(position, ask).answer:
                    yield played, ask

    def right(self, state: State, ask: Ask, answer: tuple[int, ...], solution: Solution) -> bool:
        """Whether they are these fields in this order."""
        return bool(answer == solution.answer)


def _in_french(state: State) -> State:
    """The position played by the other ruling on gaps."""
    return replace(state, table=changed(state.table, rulings=(("gap", RULINGS["gap"][0]),)))


def _room(fields: str) -> int:
    """How many fields there are behind the last gangster."""
    return len(fields) - len(fields.rstrip(EMPTY))


def _numbers(district: District, case: str, level: int) -> range:
    """How many may be set down there so that it is that case; from level 3 on one more than there is room for."""
    room = _room(district.fields)
    most = min(district.fields.count(EMPTY) + (level > 2), 2 + level)
    if case == BEHIND:
        return range(2, min(room, most) + 1)
    if case == REACHED:
        return range(max(room + 1, 2), most + 1) if room else range(0)
    return range(0) if room else range(2, most + 1)


KIND = FieldKind()
