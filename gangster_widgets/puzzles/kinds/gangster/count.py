"""The influence that everybody has after a whole reckoning."""

import random
from collections.abc import Iterator

from gangster_widgets.games.gangster.outcome import counted
from gangster_widgets.games.gangster.stage import LAST_STAGE, game_over
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.schema import Strict
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Numbers, Shape
from gangster_widgets.puzzles.kind import Question, Solution, Step
from gangster_widgets.puzzles.kinds.gangster._asked import colours, needs_casino, needs_some_district
from gangster_widgets.puzzles.kinds.gangster._draw import FEWEST, drawn, reckonable, reckoned, standing, told
from gangster_widgets.puzzles.kinds.gangster._slips import district_left_out
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields, other_influence


class Ask(Strict):
    """Nothing: all districts that are named are reckoned."""


class OfPersons(Numbers, frozen=True):
    """A number for each person, by the first of that person's colours."""

    persons: tuple[tuple[str, ...], ...] = ()

    def called(self, name: str, words: Words) -> str:
        """The colours of the person."""
        return words.list([words.name(colour) for colour in self.united(name)])

    def united(self, name: str) -> tuple[str, ...]:
        """The colours of the person."""
        return next(person for person in self.persons if name in person)


class Count:
    """How much influence does everybody have after the reckoning?"""

    ask_model = Ask
    each_matters = True
    levels = (50, 58, 67, 80)
    compared = 8
    template = """\
position:
  casino: 5
  influence: {yellow: 12, grey: 10, brown: 3}
  districts:
    North Side:
      tablet: {places: [5, 4, 2, "?"], rows: 4, columns: 4}
      gangsters: "BBNY GYNY G..."
      doubled: true
    The Loop:
      tablet: {places: [3, 5, 1], rows: 2, columns: 5}
      gangsters: "NNGY"
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """A district, and what "?" counts where one is shown."""
        yield from needs_some_district(state, source)
        yield from needs_casino(state, state.districts, source)

    def question(self, state: State, ask: Ask) -> Question:
        """What is everybody's influence then? With two persons it is that of both gangs of each."""
        alone = len(state.table.persons) == len(state.table.gangs)
        return Question("question-count" if alone else "question-count-two", (("had", sum(state.influence)),))

    def shape(self, state: State, ask: Ask) -> Shape:
        """A number for each person."""
        persons = tuple(tuple(COLOURS[gang] for gang in gangs) for gangs in state.table.persons)
        return OfPersons(tuple(person[0] for person in persons), tuple(LETTERS), persons=persons)

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The influence, read off the reckoning and what there was before."""
        why = counted(state, thought.steps, thought.outcomes)
        shape = self.shape(state, ask)
        return Solution(shape.read(dict(zip(shape.names, why.value, strict=True))), why)

    def concluded(self, state: State, ask: Ask, solution: Solution) -> Why | None:
        """Who has won, after the last day of reckoning."""
        if state.stage < LAST_STAGE:
            return None
        after = dict(zip((person[0] for person in state.table.persons), solution.why.value, strict=True))
        return game_over(replace(state, influence=tuple(after.get(gang, 0) for gang in state.table.gangs)))

    def steps(self, state: State, ask: Ask, solution: Solution) -> Iterator[Step]:
        """The points of this reckoning, then the influence; nothing where both are the same."""
        gained = Numbers(colours(state))
        points = gained.read({COLOURS[gang]: number for gang, number in solution.why.parts[0].value})
        if points != solution.answer:
            yield Step("points", gained, points)
            yield Step("influence", self.shape(state, ask), solution.answer)

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """Other gangsters on the tablets, and other influence before."""
        return other_influence(other_fields(state, None, chance), chance)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """Some tablets on which gangs meet, from level 3 on two at least, with the influence there was.

        How many play is drawn by lot, since with two there are more wrong ideas to choose by.
        """
        players = chance.choice(game("gangster").players)
        for state in drawn(chance, level, players):
            position = reckoned(state, chance, level)
            if position is None or not any(position.influence):
                continue
            shown = told(position, state.table.districts)
            if len(shown) > (level > 2) and standing(shown) >= FEWEST:
                yield reckonable(position, state, chance), Ask()

    def slip(self, state: State, ask: Ask, solution: Solution, answer: dict[str, int]) -> Question | None:
        """A whole district left out."""
        table = state.table
        first = {gang: COLOURS[table.persons[table.person[gang]][0]] for gang in table.gangs}
        return district_left_out(solution.why.parts[0], solution.answer, answer, first.__getitem__)

    def right(self, state: State, ask: Ask, answer: dict[str, int], solution: Solution) -> bool:
        """Whether everybody has that influence."""
        return bool(answer == solution.answer)


KIND = Count()
