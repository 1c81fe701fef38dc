"""The order of players in the last turn of a round."""

import random
from collections.abc import Iterator

from gangster_widgets.games.the_boss.last_turn import last_turn
from gangster_widgets.games.the_boss.state import State, hand
from gangster_widgets.games.the_boss.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.why import Where
from gangster_widgets.puzzles.answers import Order, Shape
from gangster_widgets.puzzles.diagnose import SWAPPED, changed_places
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.the_boss._asked import AskNothing, needs_hands
from gangster_widgets.puzzles.kinds.the_boss._draw import bare, drawn
from gangster_widgets.puzzles.kinds.the_boss._vary import other_hands

MIXED, STARTED = 3, 2
"""So much weigh a hand with occasionals, and cities with gangsters in them that do not count."""


class LastTurnKind:
    """Who plays first in the last turn, who second ...?"""

    ask_model = AskNothing
    each_matters = True
    levels = (13, 17, 20, 23)
    template = """\
position:
  players: [red, blue, green]
  hands:
    red: {professionals: 2}
    blue: {professionals: 3, occasionals: 1}
    green: {professionals: 2, occasionals: 1}
"""

    def needs(self, state: State, ask: AskNothing, source: Data) -> Iterator[Fault]:
        """The available gangsters of everybody."""
        yield from needs_hands(state, state.table.colours, source, "ask-hands")

    def question(self, state: State, ask: AskNothing) -> Question:
        """In which order do they play the last turn of this round?"""
        return Question("question-last-turn")

    def shape(self, state: State, ask: AskNothing) -> Shape:
        """Players one after another."""
        return Order(state.table.colours)

    def solve(self, state: State, ask: AskNothing, thought: Thought = BY_THE_RULES) -> Solution:
        """The order, read off what everybody still has."""
        why = last_turn(state, thought.last_turn)
        return Solution(why.value, why)

    def look(self, state: State, ask: AskNothing) -> tuple[Where, ...]:
        """At all hands, as the players sit."""
        return tuple(hand(who) for who in state.table.colours)

    def slip(self, state: State, ask: AskNothing, solution: Solution, answer: tuple[str, ...]) -> Question | None:
        """Two players have changed places."""
        return Question(SWAPPED) if changed_places(solution.answer, answer) else None

    def vary(self, state: State, ask: AskNothing, chance: random.Random) -> State:
        """Other hands, as far as there are gangsters left."""
        return other_hands(state, chance)

    def burden(self, state: State, ask: AskNothing) -> int:
        """Hands of both kinds have to be added up, and what stands in the cities left out."""
        mixed = sum(crew.available is not None and crew.available.occasionals > 0 for crew in state.crews)
        return MIXED * mixed + STARTED * any(city.number for city in state.cities)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskNothing]]:
        """Late moments of rounds, with what everybody has and who is in the cities."""
        for state in drawn(chance, level, late=True):
            if len(state.queue) == len(state.table.colours):
                yield bare(state, hands=state.table.colours), AskNothing()

    def right(self, state: State, ask: AskNothing, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether it is that order, with everybody in it."""
        return bool(answer == solution.answer)


KIND = LastTurnKind()
