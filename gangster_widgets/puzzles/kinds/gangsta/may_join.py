"""Who may join a heist next."""

import random
from collections.abc import Iterator, Sequence
from typing import Annotated

from pydantic import Field

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.component_file import Name
from gangster_widgets.games.gangsta.joining import JOINS, against, may_join, still_missing
from gangster_widgets.games.gangsta.position_file import MOST_GANGSTERS
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.puzzles.answers import Names, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangsta._asked import (
    AskPlayer,
    about_player,
    everybody,
    needs_heist,
    needs_player,
)
from gangster_widgets.puzzles.kinds.gangsta._draw import bare, drawn, heists, mobilised, seen_by, shown
from gangster_widgets.puzzles.kinds.gangsta._vary import other_heist, other_people

CHAPTERS = ((1, 2), (2,), (2, 3), (2, 3), (3,))
BEFORE = ((0, 1), (1,), (1, 2), (1, 2), (2, 3))
"""How many take part already at each level."""
NOBODY = 0.25
"""How often it may be that nobody may join."""


class Ask(AskPlayer):
    """The player, and who has been engaged so far, one after another: the first of them is his."""

    engaged: Annotated[list[Name], Field(max_length=MOST_GANGSTERS)] = []  # noqa: RUF012


class MayJoinKind:
    """Who may join next?"""

    ask_model = Ask
    levels = (21, 27, 33, 40)
    nothing = True
    about = staticmethod(about_player)
    template = """\
ask: {player: red, engaged: [A]}
position:
  players: [red, blue]
  gangs:
    red:
      - {name: A, boss: true, skills: LB}
      - {name: B, skills: LMS}
      - {name: C, skills: B}
  heist: {needs: LMSB}
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """The player with his gang, the heist, and those engaged: each could join when he did."""
        faults = [*needs_player(state, ask.player, source), *needs_heist(state, source)]
        yield from faults or self._engaged_faults(state, ask, source)

    def _engaged_faults(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        assert state.heist is not None
        people = everybody(state)
        for nth, name in enumerate(ask.engaged):
            if name not in people:
                yield source.fault(("ask", "engaged", nth), "ask-nobody", gangster=name, gangsters=people)
                return
            found = against(state.by_player, ask.player, state.heist, ask.engaged[:nth], name)
            if found:
                yield source.fault(("ask", "engaged", nth), found[0].name, **found[0].told())
                return

    def question(self, state: State, ask: Ask) -> Question:
        """Who may join next, after those?"""
        return Question("question-may-join", (("who", ask.player), ("engaged", tuple(ask.engaged))))

    def seen(self, state: State, ask: Ask) -> State:
        """The position with the heist as far as it has come: those who take part are engaged for it."""
        return state.with_joined(ask.engaged)

    def slip(self, state: State, ask: Ask, solution: Solution, answer: tuple[str, ...]) -> Question | None:
        """What stands against the first who may not, or that there are others who may."""
        assert state.heist is not None
        for name in answer:
            found = against(state.by_player, ask.player, state.heist, ask.engaged, name)
            if found:
                return Question("verdict-may-not-join", (("who", name),), found[:1])
        return Question("verdict-others-may-join")

    def shape(self, state: State, ask: Ask) -> Shape:
        """Gangsters in any order; those who take part already are not offered."""
        offered = tuple(name for name in everybody(state) if name not in ask.engaged)
        return Names(offered, none="may-join-nobody", absent=tuple(ask.engaged))

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """Everybody who may, with what he would use, and what stands against the others."""
        assert state.heist is not None
        why = may_join(state.by_player, ask.player, state.heist, ask.engaged, thought.joining)
        return Solution(self.shape(state, ask).read(why.value), why)

    def look(self, state: State, ask: Ask) -> tuple[Where, ...]:
        """At the heist, and at those who take part."""
        return (pieces.heist(), *map(pieces.gangster, ask.engaged))

    def begin(self, state: State, ask: Ask) -> tuple[Why, ...]:
        """How one begins: with what those use who take part already, else with the first of the gang."""
        parts = self.solve(state, ask).why.parts
        return tuple(part for part in parts if part.rule is JOINS) or parts[:1]

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """Other gangsters beside those who take part, and another heist that these could begin so."""
        assert state.heist is not None
        other = replace(other_people(state, chance, ask.engaged), heist=other_heist(state, state.heist, chance))
        source = Data("drawn", {})
        return state if any(self.needs(other, ask, source)) else other

    def burden(self, state: State, ask: Ask) -> int:
        """Who takes part has to be thought of first."""
        return 2 * len(ask.engaged)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A heist that somebody has begun, with something still missing; now and then nothing is."""
        before, nobody = chance.choice(BEFORE[level - 1]), chance.random() < NOBODY
        for state in drawn(chance, *CHAPTERS[level - 1]):
            moment = mobilised(state, chance)
            alone = heists(moment, lambda one: not one.cooperative)
            some = heists(moment, lambda one: one.cooperative) if chance.random() < 1 / 2 else alone
            who, heist = chance.choice(moment.table.colours), chance.choice(some or alone)
            position = bare(moment, seen_by(moment, who, [heist]), heist=shown(heist))
            names = _begun(position, who, before, chance)
            if len(names) < before or not still_missing(position.by_player, heist, names):
                continue
            if nobody or may_join(position.by_player, who, heist, names).value:
                yield position, Ask.model_validate({"player": who, "engaged": names})

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether it is just these."""
        return bool(answer == solution.answer)


def _begun(state: State, who: str, number: int, chance: random.Random) -> Sequence[str]:
    """So many who join one after another, by lot; fewer where nobody can any more."""
    assert state.heist is not None
    names: list[str] = []
    while len(names) < number:
        some = may_join(state.by_player, who, state.heist, names).value
        if not some:
            break
        names.append(chance.choice(some))
    return names


KIND = MayJoinKind()
