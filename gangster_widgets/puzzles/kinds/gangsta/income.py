"""What everybody receives at the end of chapter I."""

import random
from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.gangsta.income import GETS, income
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.answers import Numbers, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangsta._asked import AskNothing, counting, needs_gangs
from gangster_widgets.puzzles.kinds.gangsta._draw import bare, ended
from gangster_widgets.puzzles.kinds.gangsta._slips import Otherwise, slipped
from gangster_widgets.puzzles.kinds.gangsta._vary import other_people

CHAPTER, SIZE = 1, 4


class IncomeKind:
    """Who receives how much?"""

    ask_model = AskNothing
    levels = (28, 30, 33, 34)
    template = """\
position:
  players: [red, blue, green]
  gangs:
    red: [{name: A, boss: true, skills: LS}, {name: B, skills: MMB}, {name: C, skills: IS}, {name: D, skills: S}]
    blue: [{name: E, boss: true, skills: LB}, {name: F, skills: MH, learnt: I}, {name: G, skills: SS}]
    green: [{name: H, boss: true, skills: LI}, {name: J, skills: SBH}]
"""

    def needs(self, state: State, ask: AskNothing, source: Data) -> Iterator[Fault]:
        """A gang of everybody."""
        yield from needs_gangs(state, source)

    def question(self, state: State, ask: AskNothing) -> Question:
        """What does the end of chapter I bring everybody?"""
        return Question("question-income")

    def shape(self, state: State, ask: AskNothing) -> Shape:
        """Money by player."""
        return Numbers(state.table.colours, unit="seen-money")

    def solve(self, state: State, ask: AskNothing, thought: Thought = BY_THE_RULES) -> Solution:
        """The money, read off the skills of all gangs."""
        why = income(state.by_player, thought.income, thought.skills)
        return Solution(self.shape(state, ask).read(dict(why.value)), why)

    def slip(self, state: State, ask: AskNothing, solution: Solution, answer: dict[str, int]) -> Question | None:
        """Everybody was compared with whoever has next more, not with whoever has most."""
        gets = {part.told()["who"]: (replace(part, parts=()),) for part in solution.why.parts if part.rule is GETS}
        numbers = {part.told()["who"]: part.told()["number"] for part in solution.why.parts}
        next_more = {who: min(one for one in numbers.values() if one > numbers[who]) - numbers[who] for who in gets}
        return slipped(solution.answer, answer, [Otherwise("slip-income-next", next_more, gets)])

    def begin(self, state: State, ask: AskNothing) -> tuple[Why, ...]:
        """How one begins: with the skills of every gang."""
        return counting(self.solve(state, ask).why)

    def vary(self, state: State, ask: AskNothing, chance: random.Random) -> State:
        """Other gangsters in all gangs."""
        return other_people(state, chance)

    def burden(self, state: State, ask: AskNothing) -> int:
        """Everybody's skills have to be counted."""
        return sum(map(len, state.gangs))

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskNothing]]:
        """Chapters that have just ended."""
        for state in ended(chance, CHAPTER, SIZE):
            yield bare(state, told=()), AskNothing()

    def right(self, state: State, ask: AskNothing, answer: dict[str, Any], solution: Solution) -> bool:
        """Whether everybody gets just that."""
        return bool(answer == solution.answer)


KIND = IncomeKind()
