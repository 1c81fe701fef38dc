"""The order in which a heist is committed with as many of one's own gang as possible."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.engaging import LEAVES_MISSING, STARTS, engage, ordered
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.joining import BY_THE_RULES as JOINING
from gangster_widgets.games.gangsta.joining import Steps
from gangster_widgets.games.gangsta.resource import HIGH_TECH
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.puzzles.answers import Order, Shape
from gangster_widgets.puzzles.answers_in_parts import Parts
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangsta._asked import (
    AskPlayer,
    about_player,
    everybody,
    gang_of,
    needs_heist,
    needs_player,
)
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

ORDER = "order"
FEWEST = (2, 2, 3, 4, 5)
"""So many of his gang are available to whoever is asked at each level at least."""
IMPOSSIBLE = 0.15
"""How often the heist cannot be committed."""


class Engaged(Solution, frozen=True):
    """An order, and by which steps it and others are judged: many may be as good."""

    steps: Steps


class EngageKind:
    """In which order does he engage most of his gang?"""

    ask_model = AskPlayer
    pairs = False
    by_reasons = False
    levels = (9, 13, 15, 17)
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
      - {name: D, skills: S}
  heist: {needs: LMSH}
"""

    def needs(self, state: State, ask: AskPlayer, source: Data) -> Iterator[Fault]:
        """The player with his gang, and the heist."""
        yield from needs_player(state, ask.player, source)
        yield from needs_heist(state, source)

    def question(self, state: State, ask: AskPlayer) -> Question:
        """In which order are most of his gang engaged? Where somebody has High-Tech, also which count."""
        geared = any(card.name == HIGH_TECH for card in state.resources.values())
        tech = geared and state.heist is not None and state.heist.tech
        return Question("question-engage", (("who", ask.player), ("tech", 1 if tech else 0)))

    def shape(self, state: State, ask: AskPlayer) -> Shape:
        """Gangsters one after another, nobody where the heist cannot be committed."""
        return Parts((ORDER,), (Order(everybody(state), none="engage-nobody"),))

    def solve(self, state: State, ask: AskPlayer, thought: Thought = BY_THE_RULES) -> Engaged:
        """A best order, with who joins with what, and what could be reached if others began."""
        assert state.heist is not None
        why = engage(state.by_player, ask.player, state.heist, state.resources, thought.joining)
        return Engaged({ORDER: why.value}, why, thought.joining)

    def led(self, state: State, ask: AskPlayer, thought: Thought, answer: Any) -> Engaged:
        """What comes out for whoever thinks so, told of that order where it is as good as the best one to him."""
        solution = self.solve(state, ask, thought)
        if answer is None or not answer[ORDER] or not self.right(state, ask, answer, solution):
            return solution
        return replace(solution, answer=answer, why=_tried(state, ask, answer[ORDER], thought.joining))

    def slip(self, state: State, ask: AskPlayer, solution: Engaged, answer: dict[str, Any]) -> Question:
        """What that order comes to, or that the heist can be committed after all."""
        if not answer[ORDER]:
            return Question("verdict-can-be-committed")
        tried = _tried(state, ask, answer[ORDER], JOINING)
        if tried.value is None:
            unfinished = tried.parts and tried.parts[-1].rule is LEAVES_MISSING
            return Question("verdict-still-missing" if unfinished else "verdict-not-in-this-order", reasons=(tried,))
        return Question("verdict-more-can-be-engaged", (("number", tried.value),), (tried,))

    def as_good(self, state: State, ask: AskPlayer, solution: Engaged) -> str:
        """Every order in which as many are engaged."""
        return "as-good-engage" if solution.answer[ORDER] else ""

    def look(self, state: State, ask: AskPlayer) -> tuple[Where, ...]:
        """At the heist and the gang."""
        return (pieces.heist(), pieces.gang(ask.player))

    def begin(self, state: State, ask: AskPlayer) -> tuple[Why, ...]:
        """How one begins: with whoever joins first, or with what is out of reach."""
        return self.solve(state, ask).why.parts[:1]

    def vary(self, state: State, ask: AskPlayer, chance: random.Random) -> State:
        """Other gangsters, and another heist."""
        assert state.heist is not None
        return replace(other_people(state, chance), heist=other_heist(state, state.heist, chance))

    def burden(self, state: State, ask: AskPlayer) -> int:
        """Every available gangster has to be looked at, others' in a co-operative heist too, and every skill needed."""
        assert state.heist is not None
        others = [gang for who, gang in state.by_player.items() if who != ask.player and state.heist.cooperative]
        own = available(gang_of(state, ask.player))
        return 2 * len(own) + sum(bool(available(gang)) for gang in others) + len(state.heist.needs)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskPlayer]]:
        """A gang of which several are available and any heist of its chapter, in which it matters who begins; now and
        then one that cannot be committed.
        """
        sort, possible = chance.choice(SORTS[level - 1]), chance.random() > IMPOSSIBLE
        for state in drawn(chance, *CHAPTERS[level - 1]):
            moment, some = mobilised(state, chance), heists(state, sort)
            players = [who for who, gang in moment.by_player.items() if len(available(gang)) >= FEWEST[level - 1]]
            if not players or not some:
                continue
            who, heist = chance.choice(players), chance.choice(some)
            cards = {"resources": resources_of(HIGH_TECH, who)} if sort is _technical else {}
            position = bare(moment, seen_by(moment, who, [heist]), heist=shown(heist), **cards)
            ask = AskPlayer.model_validate({"player": who})
            why = self.solve(position, ask).why
            if bool(why.value) == possible and (level == 1 or _matters(why)):
                yield position, ask

    def right(self, state: State, ask: AskPlayer, answer: dict[str, Any], solution: Engaged) -> bool:
        """Whether that order engages as many as the best one does; nobody only where nobody can."""
        if not answer[ORDER] or not solution.answer[ORDER]:
            return bool(answer == solution.answer)
        number = _tried(state, ask, answer[ORDER], solution.steps).value
        return number is not None and number == _tried(state, ask, solution.answer[ORDER], solution.steps).value


def _tried(state: State, ask: AskPlayer, order: Sequence[str], steps: Steps) -> Why:
    """What that order comes to."""
    assert state.heist is not None
    return ordered(state.by_player, ask.player, state.heist, order, state.resources, steps)


def _matters(why: Why) -> bool:
    """Whether fewer are engaged if somebody else begins, or nobody can commit it."""
    return not why.value or any(part.value < why.facts[-1] for part in why.parts if part.rule is STARTS)


def _alone(heist: Heist) -> bool:
    """Nobody else takes part."""
    return not heist.cooperative


def _together(heist: Heist) -> bool:
    """Others' gangsters may follow."""
    return heist.cooperative


def _technical(heist: Heist) -> bool:
    """High-Tech helps."""
    return heist.tech and not heist.cooperative


SORTS = (
    (_alone,),
    (_alone, _together),
    (_alone, _together),
    (_alone, _together, _technical),
    (_alone, _together, _technical),
)
"""What sort of heist it is, one as often as the other at each level."""

KIND = EngageKind()
