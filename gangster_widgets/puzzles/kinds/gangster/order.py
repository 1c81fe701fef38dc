"""The order of the gangs in a district, the first place first."""

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Annotated

from pydantic import Field

from gangster_widgets.games.gangster.component_file import Gang
from gangster_widgets.games.gangster.mistakes_in_reckoning import sum_of_ranks
from gangster_widgets.games.gangster.reckoning import TIE, order_of, standings
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import EMPTY
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.answers import Order, Shape
from gangster_widgets.puzzles.diagnose import SWAPPED, changed_places
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import (
    AskDistrict,
    asked_district,
    colours,
    named,
    needs_district,
)
from gangster_widgets.puzzles.kinds.gangster._draw import CROWD, bare, drawn, standing, told
from gangster_widgets.puzzles.kinds.gangster._set_down import after_unloading, needs_colours
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields

MOST_FIRST = 3
"""So many are set down first at most where a puzzle is drawn."""
FIRST = (0.0, 0.0, 0.0, 0.5, 0.8)
"""How often some are set down first, for each level."""
EQUAL = (0.3, 0.5)
"""How often gangs have equally many, for each of the first levels; where none have, the hindmost gangster misleads.
Later on some always have.
"""
GANGS = (((2, 3), (2,)), ((3,), (3,)))
"""How many gangs meet at each of the first levels, where all have different numbers and where some are equal."""


class Ask(AskDistrict):
    """The district, and the colours that are set down there first, one after another; nobody where none are named."""

    unload: Annotated[list[Gang], Field(max_length=100)] | None = None


class OrderKind:
    """Who is first, second, third ...?"""

    ask_model = Ask
    each_matters = True
    levels = (24, 28, 33, 40)
    template = """\
ask: {district: The Loop}
position:
  districts:
    The Loop:
      tablet: {places: [5, 3, 1], rows: 3, columns: 4}
      gangsters: "YGGN YB"
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """The district; colours in play that can all be set down there."""
        faults = [*needs_district(state, ask.district, source), *needs_colours(state, ask.unload or (), source)]
        yield from faults
        if ask.unload and not faults:
            nth = _set_down(state, ask.district, ask.unload)
            if nth < len(ask.unload):
                yield source.fault(("ask", "unload", nth), "ask-unload-full", district=ask.district, nth=nth + 1)

    def question(self, state: State, ask: Ask) -> Question:
        """In which order do the gangs stand?"""
        if not ask.unload:
            return Question("question-order", (("district", ask.district),))
        facts = (("district", ask.district), ("gangs", tuple(ask.unload)), ("number", len(ask.unload)))
        return Question("question-order-after", facts)

    def shape(self, state: State, ask: Ask) -> Shape:
        """Colours one after another."""
        return Order(colours(state))

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The order, read off numbers and ties; those who are set down first come to stand on their fields."""
        district = asked_district(state, ask.district)
        if not ask.unload:
            why = order_of(district, thought.steps)
            return Solution(named(why.value), why)
        district, down = after_unloading(state, district, ask.unload, thought)
        came = [LETTERS[colour] for colour in ask.unload[: len(down.value)]]
        why = order_of(district, thought.after(thought.steps, came))
        return Solution(named(why.value), replace(why, parts=(down, *why.parts)))

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """Other gangsters on the tablet, so that all who are set down first find a field."""
        other = other_fields(state, {ask.district}, chance)
        return other if not ask.unload or _set_down(other, ask.district, ask.unload) == len(ask.unload) else state

    def burden(self, state: State, ask: Ask) -> int:
        """Every gangster has to be counted."""
        return standing([asked_district(state, ask.district)])

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A tablet on which gangs meet, from level 2 on more than one lone gangster and another gang.

        Whether some are set down first, up to level 2 whether gangs have equally many, and from level 3 on whether the
        ranks added up mislead, is drawn by lot first, lest the level tells it.
        """
        first, even = chance.random() < FIRST[level - 1], chance.random()
        equal = even < EQUAL[level - 1] if level <= len(EQUAL) else None
        misleading = level > 2 and chance.random() < 0.5
        number = chance.choice(GANGS[level - 1][bool(equal)]) if level <= len(GANGS) else None
        for state in drawn(chance, level):
            for one in told(state, state.table.districts):
                gangs = set(one.fields) - {EMPTY}
                lone = len(gangs) == 2 and any(one.fields.count(gang) == 1 for gang in gangs)
                if len(gangs) < 2 or (lone and level > 1) or number not in (None, len(gangs)):
                    continue
                if not _suits(one.fields, equal) or (misleading and not _sums_mislead(one.fields)):
                    continue
                if standing([one]) <= CROWD[level - 1] and first <= one.fields.count(EMPTY):
                    most = min(one.fields.count(EMPTY), chance.randint(1, MOST_FIRST)) if first else 0
                    unload = [COLOURS[chance.choice(state.table.gangs)] for _ in range(most)]
                    ask = Ask.model_validate({"district": one.name, "unload": unload or None})
                    position = bare(state, [one.name])
                    if level <= len(EQUAL) or any(self.solve(position, ask).why.find(TIE.name)):
                        yield position, ask

    def slip(self, state: State, ask: Ask, solution: Solution, answer: tuple[str, ...]) -> Question | None:
        """Two gangs have changed places."""
        return Question(SWAPPED) if changed_places(solution.answer, answer) else None

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether it is that order, with nobody else in it."""
        return bool(answer == solution.answer)


def _set_down(state: State, district: str, unload: Sequence[str]) -> int:
    """How many of these can be set down there, one after another."""
    _, down = after_unloading(state, asked_district(state, district), unload, BY_THE_RULES)
    return len(down.value)


def _suits(fields: str, equal: bool | None) -> bool:
    """Whether two gangs have equally many gangsters, or none have and the hindmost gangster is not of the first gang;
    None is either.
    """
    gangs = standings(fields)
    if equal is None:
        return True
    found = any(one.number == other.number for one, other in pairwise(gangs))
    return found if equal else not found and gangs[0].highest < len(fields.rstrip(EMPTY))


def _sums_mislead(fields: str) -> bool:
    """Whether of two equals the one that goes first has the smaller sum of ranks."""
    return any(
        one.number == other.number and sum_of_ranks(fields, one.gang) < sum_of_ranks(fields, other.gang)
        for one, other in pairwise(standings(fields))
    )


KIND = OrderKind()
