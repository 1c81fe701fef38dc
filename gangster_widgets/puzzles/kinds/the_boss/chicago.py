"""What Chicago pays at the end of this round, and whom."""

import random
from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.the_boss.chicago import chicago, left
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.answers_in_parts import Amount, OneName, Parts
from gangster_widgets.puzzles.diagnose import LOOK_AGAIN, SWAPPED
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.the_boss._asked import AskNothing, cards_left_out
from gangster_widgets.puzzles.kinds.the_boss._draw import bare, drawn
from gangster_widgets.puzzles.kinds.the_boss._vary import other_cards, other_colours

COVERED = 2
"""So much weighs each open card left of Chicago that another one covers."""
NOBODY_ONE_IN, HIDDEN_ONE_IN = 8, 2
"""In one of so many drawn puzzles nobody is in Chicago; in one of so many the hidden cards are told."""
WHOLE_ROW = 3
"""From this level on the whole row of cities is shown, with who is there."""
PARTS = ("player", "money", "alcapo")


class ChicagoKind:
    """Whom does Chicago pay how much?"""

    ask_model = AskNothing
    levels = (29, 34, 39, 43)
    template = """\
position:
  players: [red, blue]
  round: 2
  cities:
    New York: {open: [2, 3], gangsters: {red: [1, 0]}}
    Boston: {open: [2]}
    Chicago: {gangsters: {red: [1, 0]}}
"""

    def needs(self, state: State, ask: AskNothing, source: Data) -> Iterator[Fault]:
        """Nothing: where nobody is, nobody wins."""
        yield from ()

    def question(self, state: State, ask: AskNothing) -> Question:
        """Who wins Chicago if the round ends like this, how much does he get, and how much does Alcapo keep?"""
        return Question("question-chicago", (("left_out", cards_left_out(state)),))

    def shape(self, state: State, ask: AskNothing) -> Shape:
        """The player or null, his money, and Alcapo's."""
        return Parts(PARTS, (OneName(state.table.colours, none="chicago-none"), Amount(), Amount()))

    def solve(self, state: State, ask: AskNothing, thought: Thought = BY_THE_RULES) -> Solution:
        """The three parts, read off the cities left of Chicago."""
        why = chicago(state, thought.chicago)
        return Solution(dict(zip(PARTS, why.value, strict=True)), why)

    def slip(self, state: State, ask: AskNothing, solution: Solution, answer: dict[str, Any]) -> Question:
        """Both shares exchanged; else which parts are wrong."""
        wrong = tuple(name for name in PARTS if answer[name] != solution.answer[name])
        if wrong == PARTS[1:] and (answer["money"], answer["alcapo"]) == _exchanged(solution.answer):
            return Question(SWAPPED)
        return Question(LOOK_AGAIN, (("what", wrong),))

    def vary(self, state: State, ask: AskNothing, chance: random.Random) -> State:
        """Other cards in all cities, and other colours."""
        return other_colours(other_cards(state, chance), chance)

    def burden(self, state: State, ask: AskNothing) -> int:
        """Cards that are covered have to be left out."""
        return COVERED * sum(max(0, len(city.open) - 1) for city in state.cities[: left(state)])

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskNothing]]:
        """Late moments of rounds; at the first levels only those in Chicago are shown, and where else they are.

        Whether nobody is there, and whether the hidden cards are told, is drawn by lot first.
        """
        nobody, told = not chance.randrange(NOBODY_ONE_IN), not chance.randrange(HIDDEN_ONE_IN)
        for state in drawn(chance, level, late=True):
            if bool(state.chicago.number) != nobody:
                places = [state.table.chicago] if level < WHOLE_ROW else None
                yield bare(state, places, opened=True, hidden=told), AskNothing()

    def right(self, state: State, ask: AskNothing, answer: dict[str, Any], solution: Solution) -> bool:
        """Whether all three are right."""
        return bool(answer == solution.answer)


def _exchanged(answer: dict[str, Any]) -> tuple[int, int]:
    return answer["alcapo"], answer["money"]


KIND = ChicagoKind()
