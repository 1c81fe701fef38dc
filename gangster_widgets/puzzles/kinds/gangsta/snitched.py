"""What a snitch costs everybody: money, and somebody of the gang."""

import random
from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.gangsta.resource import POLICE_STATION
from gangster_widgets.games.gangsta.snitched import ARRESTED, AT_MOST_ONE, snitched
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.answers_in_parts import Amount, Each, Parts
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangsta._asked import AskNothing, counting, needs_gangs
from gangster_widgets.puzzles.kinds.gangsta._draw import bare, drawn, resources_of, with_a_boss_alone
from gangster_widgets.puzzles.kinds.gangsta._slips import Otherwise, reasons, slipped, without_card
from gangster_widgets.puzzles.kinds.gangsta._vary import other_money, other_people

PARTS = ("pays", "loses")
"""What can happen to somebody."""
CHAPTERS = ((2,), (2, 3), (2, 3), (3,), (3,))
POOR, POWERED = 3, 3
"""So much money anybody has at most where a puzzle is drawn, and the level from which there are police stations."""


class SnitchedKind:
    """Who pays how much, and who loses somebody?"""

    ask_model = AskNothing
    levels = (31, 38, 42, 46)
    template = """\
position:
  players: [red, blue]
  chapter: 2
  money: {red: 1}
  gangs:
    red: [{name: A, boss: true, skills: LB}, {name: B, skills: LMS}]
    blue: [{name: C, boss: true, skills: LI}, {name: D, skills: II}]
  snitch: 3
"""

    def needs(self, state: State, ask: AskNothing, source: Data) -> Iterator[Fault]:
        """A gang of everybody, and the snitch."""
        yield from needs_gangs(state, source)
        if state.snitch is None:
            yield source.fault(("position",), "ask-snitch")

    def question(self, state: State, ask: AskNothing) -> Question:
        """What does the snitch cost everybody?"""
        return Question("question-snitched", (("number", state.snitch),))

    def shape(self, state: State, ask: AskNothing) -> Shape:
        """For each player what he pays, and how many gangsters he loses."""
        return Each(state.table.colours, Parts(PARTS, (Amount(unit="seen-money"), Amount()), sparse=True))

    def solve(self, state: State, ask: AskNothing, thought: Thought = BY_THE_RULES) -> Solution:
        """What everybody pays and loses, read off informants and money."""
        assert state.snitch is not None
        steps, counted = thought.snitched, thought.skills
        why = snitched(state.by_player, state.purses, state.snitch, state.resources, steps, counted)
        struck = {who: dict(zip(PARTS, found, strict=True)) for who, *found in why.value}
        return Solution(self.shape(state, ask).read(struck), why)

    def slip(self, state: State, ask: AskNothing, solution: Solution, answer: dict[str, Any]) -> Question | None:
        """Nobody was thought to lose anybody, or the police station was left out."""
        paying = {who: {PARTS[0]: struck.get(PARTS[0], 0)} for who, struck in solution.answer.items()}
        nobody, unhelped = self.shape(state, ask).read(paying), self.solve(without_card(state, POLICE_STATION), ask)
        known = (
            Otherwise("slip-nobody-lost", nobody, reasons(solution.why, [ARRESTED])),
            Otherwise("slip-police-station-left-out", unhelped.answer, reasons(solution.why, [AT_MOST_ONE])),
        )
        return slipped(solution.answer, answer, known)

    def begin(self, state: State, ask: AskNothing) -> tuple[Why, ...]:
        """How one begins: with the informants of every gang."""
        return counting(self.solve(state, ask).why)

    def vary(self, state: State, ask: AskNothing, chance: random.Random) -> State:
        """Other gangsters, and other money."""
        return other_money(other_people(state, chance), chance, *state.table.colours)

    def burden(self, state: State, ask: AskNothing) -> int:
        """Everybody has to be looked at."""
        return sum(map(len, state.gangs))

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskNothing]]:
        """Any snitch of the chapter in a moment in which nobody has much money."""
        powered = level >= POWERED and chance.random() < 1 / 2
        for state in drawn(chance, *CHAPTERS[level - 1]):
            moment = with_a_boss_alone(state, chance)
            number = chance.choice(state.table.components.snitches[state.chapter - 1])
            money = {who: min(had, chance.randint(0, POOR)) for who, had in moment.purses.items()}
            cards = {"resources": resources_of(POLICE_STATION, chance.choice(state.table.colours))} if powered else {}
            yield bare(moment, snitch=number, money=money, **cards), AskNothing()

    def right(self, state: State, ask: AskNothing, answer: dict[str, Any], solution: Solution) -> bool:
        """Whether just that happens to everybody."""
        return bool(answer == solution.answer)


KIND = SnitchedKind()
