"""The heists on display after which a whole gang can stand engaged."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.best_heist import best_heist
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import Gang
from gangster_widgets.games.gangsta.resource import HIGH_TECH
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.puzzles.answers import Figures, Shape
from gangster_widgets.puzzles.kind import Question, Solution, leveled
from gangster_widgets.puzzles.kinds.gangsta._asked import AskPlayer, about_player, gang_of, look_again, needs_player
from gangster_widgets.puzzles.kinds.gangsta._draw import (
    CHAPTERS,
    available,
    bare,
    drawn,
    heists,
    mobilised,
    resources_of,
    seen_by,
    shown,
)
from gangster_widgets.puzzles.kinds.gangsta._vary import other_heist, other_people

SHOWN, MOST = 5, 4
"""So many heists lie on display, and so many of a gang are available at most where a puzzle is drawn."""
IMPOSSIBLE = 0.15
"""How often no heist engages the whole gang."""
POWERED = 4
"""From this level on there is high-tech gear now and then."""


class BestHeistKind:
    """Which heists engage the whole gang?"""

    ask_model = AskPlayer
    by_reasons = False
    levels = (17, 22, 25, 29)
    nothing = True
    about = staticmethod(about_player)
    template = """\
ask: {player: red}
position:
  players: [red, blue]
  gangs:
    red:
      - {name: A, boss: true, skills: LB}
      - {name: B, skills: LMS}
      - {name: C, skills: LH}
  display:
    - {needs: LMSH}
    - {needs: LS}
    - {needs: LMSB}
"""

    def needs(self, state: State, ask: AskPlayer, source: Data) -> Iterator[Fault]:
        """The player with his gang, and heists on display."""
        yield from needs_player(state, ask.player, source)
        if not state.display:
            yield source.fault(("position",), "ask-display")

    def question(self, state: State, ask: AskPlayer) -> Question:
        """After which of these heists can his whole gang stand engaged?"""
        return Question("question-best-heist", (("who", ask.player),))

    def shape(self, state: State, ask: AskPlayer) -> Shape:
        """Numbers of heists in any order."""
        return Figures(tuple(map(str, range(1, len(state.display) + 1))), none="best-heist-none")

    def solve(self, state: State, ask: AskPlayer, thought: Thought = BY_THE_RULES) -> Solution:
        """The numbers, each heist judged by itself."""
        why = best_heist(state.by_player, ask.player, state.display, state.resources, thought.joining)
        return Solution(why.value, why)

    def slip(self, state: State, ask: AskPlayer, solution: Solution, answer: tuple[int, ...]) -> Question:
        """Which heists were taken or left out wrongly, and how far each engages the gang."""
        return look_again(dict(enumerate(solution.why.parts, start=1)), solution.answer, answer)

    def look(self, state: State, ask: AskPlayer) -> tuple[Where, ...]:
        """At the gang."""
        return (pieces.gang(ask.player),)

    def begin(self, state: State, ask: AskPlayer) -> tuple[Why, ...]:
        """How one begins: with the first heists."""
        parts = self.solve(state, ask).why.parts
        return parts[: max(1, len(parts) // 2)]

    def vary(self, state: State, ask: AskPlayer, chance: random.Random) -> State:
        """Other gangsters, and other heists."""
        display = tuple(other_heist(state, one, chance) for one in state.display)
        return replace(other_people(state, chance), display=display)

    def burden(self, state: State, ask: AskPlayer) -> int:
        """Every available gangster has to be looked at for every heist, and co-operative ones for others' too."""
        return _burden(gang_of(state, ask.player), state.display)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskPlayer]]:
        """A few available and heists of the chapter, from level 2 on co-operative ones among them; now and then none
        engages the whole gang.
        """
        powered, possible = level >= POWERED and chance.random() < 1 / 2, chance.random() > IMPOSSIBLE
        for state in drawn(chance, *CHAPTERS[level - 1]):
            moment = mobilised(state, chance)
            players = [who for who, gang in moment.by_player.items() if 1 < len(available(gang)) <= MOST]
            some = heists(moment, lambda one: level > 1 or not one.cooperative)
            if not players or (powered and not any(one.tech for one in some)):
                continue
            who, lying = chance.choice(players), chance.sample(some, min(SHOWN, len(some)))
            if leveled(_burden(moment.by_player[who], lying), self.levels) != level:
                continue
            more: dict[str, Any] = {"resources": resources_of(HIGH_TECH, who)} if powered else {}
            display = [shown(one) for one in lying]
            position = bare(moment, seen_by(moment, who, lying), display=display, **more)
            ask = AskPlayer.model_validate({"player": who})
            if bool(self.solve(position, ask).answer) == possible:
                yield position, ask

    def right(self, state: State, ask: AskPlayer, answer: tuple[int, ...], solution: Solution) -> bool:
        """Whether they are just these."""
        return bool(answer == solution.answer)


def _burden(gang: Gang, display: Sequence[Heist]) -> int:
    """What has to be looked at where that gang and these heists are seen."""
    together = sum(one.cooperative for one in display)
    return 2 * len(available(gang)) + sum(len(one.needs) for one in display) + together


KIND = BestHeistKind()
