"""The rounds that can be the last one, as far as the police cards tell."""

import random
from collections.abc import Iterator

from gangster_widgets.games.the_boss.components import BOTH
from gangster_widgets.games.the_boss.police import police
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.answers import Figures, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.the_boss._asked import AskNothing
from gangster_widgets.puzzles.kinds.the_boss._draw import turned, with_police

WEIGHED = ("police-last-if", "police-third-mark")
"""The reasons that say which round is the last one."""


class PoliceKind:
    """Which round can be the last one?"""

    ask_model = AskNothing
    levels = (18, 19, 20, 22)
    compared = 1
    seeds = 150
    template = """\
position:
  players: [red, blue, green]
  round: 2
  police: [gold, both]
"""

    def needs(self, state: State, ask: AskNothing, source: Data) -> Iterator[Fault]:
        """Nothing: where no card is named, none has been turned."""
        yield from ()

    def question(self, state: State, ask: AskNothing) -> Question:
        """In which rounds can the game end?"""
        return Question("question-police", (("cards", state.police),))

    def shape(self, state: State, ask: AskNothing) -> Shape:
        """Rounds in any order: there is always one."""
        most = len(state.table.components.police) + 1
        return Figures(tuple(map(str, range(1, most + 1))), something=True)

    def solve(self, state: State, ask: AskNothing, thought: Thought = BY_THE_RULES) -> Solution:
        """The rounds, read off the cards turned and those to come."""
        why = police(state, thought.police)
        return Solution(tuple(sorted(why.value)), why)

    def begin(self, state: State, ask: AskNothing) -> tuple[Why, ...]:
        """How one begins: with the marks that there are, and the cards to come."""
        return tuple(part for part in self.solve(state, ask).why.parts if part.name not in WEIGHED)

    def vary(self, state: State, ask: AskNothing, chance: random.Random) -> State:
        """Other cards turned, about as many."""
        return turned(state, chance, max(0, len(state.police) + chance.randint(-1, 1)))

    def burden(self, state: State, ask: AskNothing) -> int:
        """Marks before the double card have to be thought back to when it comes."""
        return state.police.index(BOTH) if BOTH in state.police else 0

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskNothing]]:
        """Any cards turned, one a round, up to the third mark of a colour; who plays is always the same."""
        while True:
            yield with_police(chance), AskNothing()

    def right(self, state: State, ask: AskNothing, answer: tuple[int, ...], solution: Solution) -> bool:
        """Whether they are these rounds."""
        return bool(answer == solution.answer)


KIND = PoliceKind()
