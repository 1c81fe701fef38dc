"""How many of a gang can be available after mobilising."""

import random
from collections.abc import Iterator

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.mobilising import (
    BY_HEADQUARTERS,
    FREED,
    PAID_FOR,
    SYNCHRONISED,
    mobilise,
)
from gangster_widgets.games.gangsta.person import LEADER, Gang
from gangster_widgets.games.gangsta.resource import HEADQUARTERS
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.answers_in_parts import Amount
from gangster_widgets.puzzles.diagnose import LOOK_AGAIN
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangsta._asked import AskPlayer, about_player, gang_of, needs_player
from gangster_widgets.puzzles.kinds.gangsta._draw import CHAPTERS, available, bare, drawn, resources_of
from gangster_widgets.puzzles.kinds.gangsta._slips import Otherwise, slipped, without_card
from gangster_widgets.puzzles.kinds.gangsta._vary import fewer, other_money, other_people

FEWEST, POOR = 3, 3
"""So many there are in a gang at least, and so much money anybody has at most."""
MOST = (2, 3, 4, 5, 6)
"""So many are available at each level at most where not all are: one number as often as the other."""
FEWER = 0.4
"""How often there is one fewer in another position like it."""
POWERED = 4
"""From this level on there are headquarters now and then, but never money for them: then all are freed anyway."""
LEFT_OUT = {
    "slip-paying-left-out": (PAID_FOR, BY_HEADQUARTERS),
    "slip-nobody-freed": (FREED, PAID_FOR, BY_HEADQUARTERS, SYNCHRONISED),
}
"""What is easily forgotten."""


class MobiliseKind:
    """How many can be available?"""

    ask_model = AskPlayer
    by_reasons = False
    levels = (9, 11, 13, 16)
    seeds = 60
    about = staticmethod(about_player)
    template = """\
ask: {player: red}
position:
  players: [red, blue]
  gangs:
    red:
      - {name: A, boss: true, skills: LB, engaged: true}
      - {name: B, skills: LMS}
      - {name: C, skills: H, engaged: true}
      - {name: D, skills: S, engaged: true}
"""

    def needs(self, state: State, ask: AskPlayer, source: Data) -> Iterator[Fault]:
        """The player with his gang."""
        yield from needs_player(state, ask.player, source)

    def question(self, state: State, ask: AskPlayer) -> Question:
        """How many of his gangsters can be available?"""
        return Question("question-mobilise", (("who", ask.player),))

    def shape(self, state: State, ask: AskPlayer) -> Shape:
        """A number."""
        return Amount()

    def solve(self, state: State, ask: AskPlayer, thought: Thought = BY_THE_RULES) -> Solution:
        """The number, with who gives orders and what is paid."""
        money = state.purses[ask.player]
        why = mobilise(gang_of(state, ask.player), ask.player, money, state.resources, thought.mobilising)
        return Solution(why.value, why)

    def slip(self, state: State, ask: AskPlayer, solution: Solution, answer: int) -> Question:
        """Who was not freed; else where to look again: at the gang."""
        names = tuple(one.name for one in gang_of(state, ask.player))
        known = self._left_out(state, ask, solution)
        found = slipped({ask.player: solution.answer}, {ask.player: answer}, known)
        return found or Question(LOOK_AGAIN, (("what", names),))

    def _left_out(self, state: State, ask: AskPlayer, solution: Solution) -> Iterator[Otherwise]:
        """What comes out if nobody is freed for money, or nobody at all, or if the headquarters do not help."""
        for name, rules in LEFT_OUT.items():
            left_out = tuple(one for one in solution.why.parts if one.rule in rules)
            number = solution.answer - sum(one.value for one in left_out)
            yield Otherwise(name, {ask.player: number}, {ask.player: left_out})
        by_card = tuple(one for one in solution.why.parts if one.rule is BY_HEADQUARTERS)
        paying = self.solve(without_card(state, HEADQUARTERS), ask).answer
        yield Otherwise("slip-headquarters-left-out", {ask.player: paying}, {ask.player: by_card})

    def look(self, state: State, ask: AskPlayer) -> tuple[Where, ...]:
        """At the gang and the money."""
        return (pieces.gang(ask.player), pieces.money(ask.player))

    def begin(self, state: State, ask: AskPlayer) -> tuple[Why, ...]:
        """How one begins: with who is available, and who gives orders."""
        return self.solve(state, ask).why.parts[:2]

    def vary(self, state: State, ask: AskPlayer, chance: random.Random) -> State:
        """Other gangsters, others engaged, other money; at times one fewer, as a gang freed whole has one answer."""
        if chance.random() < FEWER:
            state = fewer(state, ask.player, chance)
        return other_money(other_people(state, chance), chance, ask.player)

    def burden(self, state: State, ask: AskPlayer) -> int:
        """Everybody and every leader symbol has to be looked at, whether it helps or not."""
        gang = gang_of(state, ask.player)
        return 2 * len(gang) + sum(one.symbols.count(LEADER) for one in gang)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskPlayer]]:
        """Any gang with little money: as it stands or with all but one engaged, so that not everybody can be available,
        or wholly engaged; headquarters now and then.
        """
        sort, number = chance.choice(SORTS), chance.randint(1, MOST[level - 1])
        powered = level >= POWERED and chance.random() < 1 / 2
        for state in drawn(chance, *CHAPTERS[level - 1]):
            who = chance.choice(state.table.colours)
            gang = sort(gang_of(state, who), chance)
            if len(gang) < FEWEST or len(available(gang)) == len(gang):
                continue
            cards = {"resources": resources_of(HEADQUARTERS, who)} if powered else {}
            money = _money(gang, who, number, chance)
            if 0 <= money <= (0 if powered else POOR):
                moment = state.with_gang(state.table.seat[who], gang)
                position = bare(moment, [who], money={who: money}, **cards)
                yield position, AskPlayer.model_validate({"player": who})

    def right(self, state: State, ask: AskPlayer, answer: int, solution: Solution) -> bool:
        """Whether it is that number."""
        return bool(answer == solution.answer)


def _money(gang: Gang, who: str, number: int, chance: random.Random) -> int:
    """So much money that so many can be available and not all; any where all are freed for nothing."""
    free: int = mobilise(gang, who, 0).value
    if free == len(gang):
        return chance.randint(0, POOR)
    return number - free if number < len(gang) else -1


def _as_it_stands(gang: Gang, chance: random.Random) -> Gang:
    """Whoever is engaged is."""
    return gang


def _wholly_engaged(gang: Gang, chance: random.Random) -> Gang:
    """Everybody is engaged."""
    return tuple(replace(one, engaged=True) for one in gang)


def _all_but_one(gang: Gang, chance: random.Random) -> Gang:
    """One is available, mostly not the boss."""
    free = chance.choice(gang)
    return tuple(replace(one, engaged=one != free) for one in gang)


SORTS = (_as_it_stands, _as_it_stands, _wholly_engaged, _all_but_one, _all_but_one)
"""What a drawn gang is like."""

KIND = MobiliseKind()
