"""Everybody's points at the end of the game."""

import random
from collections.abc import Iterator
from typing import Any

from gangster_widgets.games.gangsta.count import (
    AMONG_FAMILY,
    AMONG_LARGEST,
    AMONG_RICHEST,
    FAMILY,
    LARGEST,
    OF_MEDIA,
    OF_RESOURCE,
    RICHEST,
    count,
)
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.table import FAMILIES
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.answers import Numbers, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangsta._asked import AskNothing, in_chapter, needs_gangs
from gangster_widgets.puzzles.kinds.gangsta._draw import bare, drawn
from gangster_widgets.puzzles.kinds.gangsta._slips import Otherwise, reasons, slipped, with_cards, without
from gangster_widgets.puzzles.kinds.gangsta._vary import other_money, other_people, other_points

CHAPTER = 3
VARIANTS = ((False, False), (False, True), (True, False), (True, True))
"""Whether families and resources are played."""
LEFT_OUT = {
    "slip-richest-left-out": (RICHEST, AMONG_RICHEST),
    "slip-largest-left-out": (LARGEST, AMONG_LARGEST),
    "slip-families-left-out": (FAMILY, AMONG_FAMILY),
    "slip-resources-left-out": (OF_RESOURCE, OF_MEDIA),
}
"""What is easily forgotten."""
UNLIMITED = 1_000


class CountKind:
    """Who has how many points?"""

    ask_model = AskNothing
    shares_name = True
    levels = (44, 48, 55, 66)
    everything = True
    template = """\
position:
  players: [red, blue]
  money: {red: 3, blue: 5}
  gangs:
    red: [{name: A, boss: true, skills: LB}, {name: B, skills: LMS, points: 2}]
    blue: [{name: C, boss: true, skills: LI}, {name: D, skills: HH, points: 3}]
  heists_done: {red: [2, 1], blue: [1]}
"""

    def needs(self, state: State, ask: AskNothing, source: Data) -> Iterator[Fault]:
        """A gang of everybody."""
        yield from needs_gangs(state, source)

    def question(self, state: State, ask: AskNothing) -> Question:
        """How many points has everybody?"""
        return Question("question-count")

    def shape(self, state: State, ask: AskNothing) -> Shape:
        """Points by player."""
        return Numbers(state.table.colours)

    def seen(self, state: State, ask: AskNothing) -> State:
        """The position at the end of the last chapter."""
        return in_chapter(state, CHAPTER)

    def solve(self, state: State, ask: AskNothing, thought: Thought = BY_THE_RULES) -> Solution:
        """The points, read off heists, gangs, money and resources."""
        done = dict(zip(state.table.colours, state.done, strict=True))
        families, steps = state.table.families, thought.count
        why = count(state.by_player, state.purses, done, state.resources, families, steps)
        return Solution(self.shape(state, ask).read(dict(why.value)), why)

    def slip(self, state: State, ask: AskNothing, solution: Solution, answer: dict[str, int]) -> Question | None:
        """Some points were left out, or those of the media taken to have no limit."""
        unlimited = self.solve(with_cards(state, lambda card: replace(card, at_most=UNLIMITED)), ask).answer
        known = [without(name, solution.answer, reasons(solution.why, rules)) for name, rules in LEFT_OUT.items()]
        known.append(Otherwise("slip-media-limit", unlimited, reasons(solution.why, [OF_MEDIA])))
        return slipped(solution.answer, answer, known)

    def begin(self, state: State, ask: AskNothing) -> tuple[Why, ...]:
        """How one begins: with the points of the first player."""
        return self.solve(state, ask).why.parts[:1]

    def vary(self, state: State, ask: AskNothing, chance: random.Random) -> State:
        """Other gangsters, money and heists."""
        return other_points(other_money(other_people(state, chance), chance, *state.table.colours), chance)

    def burden(self, state: State, ask: AskNothing) -> int:
        """With families everybody has to be looked at."""
        return sum(map(len, state.gangs)) if state.table.families else 0

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskNothing]]:
        """Games as they may end, with or without variants."""
        for state in drawn(chance, CHAPTER):
            families, resources = chance.choice(VARIANTS)
            if any(state.done) and bool(state.resources) >= resources:
                told = {"points", "family"} if families else {"points"}
                keys = ("heists_done", *(["resources"] if resources else []))
                variants = [FAMILIES] if families else []
                money = {who: min(had, 9) for who, had in state.purses.items()}
                yield bare(state, told=told, keys=keys, money=money, variants=variants), AskNothing()

    def right(self, state: State, ask: AskNothing, answer: dict[str, Any], solution: Solution) -> bool:
        """Whether everybody has just that."""
        return bool(answer == solution.answer)


KIND = CountKind()
