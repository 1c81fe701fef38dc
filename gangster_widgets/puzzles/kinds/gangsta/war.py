"""Who must discard a gangster in the gang war at the end of chapter II."""

import random
from collections.abc import Iterator

from gangster_widgets.games.gangsta.person import MERCENARY
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.games.gangsta.war import DRAWS_WAR, war
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.puzzles.answers import Names, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangsta._asked import AskNothing, counting, in_chapter, look_again, needs_gangs
from gangster_widgets.puzzles.kinds.gangsta._draw import bare, ended
from gangster_widgets.puzzles.kinds.gangsta._vary import other_people

CHAPTER, SIZE = 2, 7
NOBODY, TIED = 0.25, 0.3
"""How often it may be that nobody must discard anybody, and how often several have most mercenaries."""


class WarKind:
    """Who must discard somebody?"""

    ask_model = AskNothing
    by_reasons = False
    levels = (15, 18, 21, 27)
    seeds = 60
    nothing = everything = True
    template = """\
position:
  players: [red, blue, green]
  gangs:
    red: [{name: A, boss: true, skills: LM}, {name: B, skills: MS}, {name: C, skills: S}]
    blue: [{name: D, boss: true, skills: LB}, {name: E, skills: MMB, engaged: true}, {name: F, skills: B, learnt: M}]
    green: [{name: G, boss: true, skills: LH}]
"""

    def needs(self, state: State, ask: AskNothing, source: Data) -> Iterator[Fault]:
        """A gang of everybody."""
        yield from needs_gangs(state, source)

    def question(self, state: State, ask: AskNothing) -> Question:
        """Who must discard a gangster?"""
        return Question("question-war")

    def shape(self, state: State, ask: AskNothing) -> Shape:
        """Players in any order."""
        return Names(state.table.colours, none="war-nobody")

    def seen(self, state: State, ask: AskNothing) -> State:
        """The position at the end of that chapter."""
        return in_chapter(state, CHAPTER)

    def solve(self, state: State, ask: AskNothing, thought: Thought = BY_THE_RULES) -> Solution:
        """Who must, read off the mercenaries of all gangs."""
        why = war(state.by_player, thought.war, thought.skills)
        return Solution(why.value, why)

    def slip(self, state: State, ask: AskNothing, solution: Solution, answer: tuple[str, ...]) -> Question:
        """Who was named or left out wrongly, and how the war goes for them."""
        return look_again({part.told()["who"]: part for part in solution.why.parts}, solution.answer, answer)

    def look(self, state: State, ask: AskNothing) -> tuple[Where, ...]:
        """At all gangs."""
        return self.solve(state, ask).why.where

    def begin(self, state: State, ask: AskNothing) -> tuple[Why, ...]:
        """How one begins: with the mercenaries of every gang."""
        return counting(self.solve(state, ask).why)

    def vary(self, state: State, ask: AskNothing, chance: random.Random) -> State:
        """Other gangsters in all gangs."""
        return other_people(state, chance)

    def burden(self, state: State, ask: AskNothing) -> int:
        """Everybody has to be looked at, and every mercenary counted, whether several have most or one alone."""
        return sum(len(gang) + sum(one.symbols.count(MERCENARY) for one in gang) for gang in state.gangs)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskNothing]]:
        """Chapters that have just ended, now and then so that several have most, seldom so that nobody must."""
        nobody, tied = chance.random() < NOBODY, chance.random() < TIED
        for state in ended(chance, CHAPTER, SIZE):
            position = bare(state)
            why = self.solve(position, AskNothing()).why
            if (nobody or why.value) and any(why.find(DRAWS_WAR.name)) == tied:
                yield position, AskNothing()

    def right(self, state: State, ask: AskNothing, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether it is just these."""
        return bool(answer == solution.answer)


KIND = WarKind()
