"""The placement test: a few questions, each chosen for what is not known yet, say which wrong ideas somebody holds.

Every idea is a suspicion with a weight, and so is "none of them". An answer speaks for the suspicions under which it
would have been given, and against the others, though not wholly: people slip. What has been found is then taken for
granted, and further ideas are looked for on top of it. All of it is read off the answers each time.
"""

import json
import math
import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from gangster_widgets.kernel.game import Unreadable, game
from gangster_widgets.kernel.record import Record
from gangster_widgets.lessons.pool import pool
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.puzzles.diagnose import thinking
from gangster_widgets.puzzles.generator import LEVELS
from gangster_widgets.puzzles.kind import Solution
from gangster_widgets.puzzles.puzzle import Puzzle

MOST = 10
"""So many questions are asked at most."""
GIVES_UP = 3
"""Who so often in a row does not know begins with the first lesson."""
NONE_AT_FIRST, SLIP, SLIPS_THERE = 0.4, 0.08, 20
"""How likely it is that somebody holds no wrong idea, and how often one slips, to one of so many other answers."""
EASY_FIRST = 2
"""So many questions are the easiest there are, as long as nothing was wrong."""
LIKELY = 0.8
"""From which weight on an idea is found."""
WORTH, AS_GOOD = 0.02, 0.95
"""Information below which no question is worth asking, and the part of the best that is as good."""

Ideas = tuple[str, ...]
NO_IDEA: Ideas = ()


class Asked(Record, frozen=True):
    """A question that was asked, by its puzzle's id, and the answer as JSON, unless somebody does not know it."""

    puzzle: str
    given: Any = None
    known: bool = True

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.known and _follows(self.puzzle, NO_IDEA, self.given)


def next_question(name: str, asked: Sequence[Asked], seed: int = 0) -> Puzzle | None:
    """The puzzle to ask next; None when the test is over. The seed decides between questions that are as good.

    What was found by one answer alone is asked about once more, if there is a puzzle for that.
    """
    there, before = pool(name), {one.puzzle for one in asked}
    if not there.sweeps or len(asked) >= MOST or gave_up(asked):
        return None
    found = held(name, asked)
    weights = weighed(name, asked, found)
    every = [id_ for id_ in (*there.sweeps, *there.separators) if id_ not in before]
    doubted = [idea for idea in found if _borne_out(found, idea, asked) == 1]
    ids = [id_ for id_ in every if any(_matters(id_, idea, found) for idea in doubted)]
    if not ids:
        suspicious = _likeliest(weights)[0] != found
        ids = every if suspicious else [id_ for id_ in there.sweeps if id_ not in before]
        if ids and len(asked) < EASY_FIRST and not suspicious:
            hard = {id_: puzzle(id_).level or LEVELS[-1] for id_ in ids}
            ids = [id_ for id_ in ids if hard[id_] == min(hard.values())]
        worth = {id_: _told_by(id_, weights) for id_ in ids}
        ids = [id_ for id_ in ids if worth[id_] >= max(WORTH, AS_GOOD * max(worth.values()))]
    return puzzle(random.Random(f"{seed} {len(asked)}").choice(ids)) if ids else None


def _matters(id_: str, idea: str, found: Ideas) -> bool:
    """Whether that idea changes what somebody with all of these answers to the puzzle."""
    with_it, without = thought(id_, found), thought(id_, tuple(other for other in found if other != idea))
    return with_it is not None and without is not None and with_it.answer != without.answer


def gave_up(asked: Sequence[Asked]) -> bool:
    """Whether somebody did not know so often in a row that further questions would be none."""
    return len(asked) >= GIVES_UP and not any(one.known for one in asked[-GIVES_UP:])


def held(name: str, asked: Sequence[Asked]) -> Ideas:
    """The wrong ideas that were found, in the order in which they were.

    What later answers speak against is not kept.
    """
    found = NO_IDEA
    for number in range(1, len(asked) + 1):
        best, weight = _likeliest(weighed(name, asked[:number], found))
        found = best if weight >= LIKELY else found
    return tuple(id_ for id_ in found if _borne_out(found, id_, asked) > 0)


def _likeliest(weights: Mapping[Ideas, float]) -> tuple[Ideas, float]:
    return max(weights.items(), key=lambda one: one[1])


def _borne_out(found: Ideas, id_: str, asked: Iterable[Asked]) -> int:
    """How many more answers follow from what was found with that idea than without it."""
    without = tuple(other for other in found if other != id_)
    given = [one for one in asked if one.known]
    return sum(_follows(one.puzzle, found, one.given) - _follows(one.puzzle, without, one.given) for one in given)


def weighed(name: str, asked: Iterable[Asked], found: Ideas) -> Mapping[Ideas, float]:
    """How likely it is that somebody holds what was found and nothing else, or one more idea, each as its own key."""
    others = [one.id for one in game(name).mistakes if one.id not in found]
    weights = {(*found, id_): (1 - NONE_AT_FIRST) / len(others) for id_ in others} | {found: NONE_AT_FIRST}
    for one in asked:
        if one.known:
            for ideas in weights:
                weights[ideas] *= 1 - SLIP if _follows(one.puzzle, ideas, one.given) else SLIP / SLIPS_THERE
    whole = sum(weights.values())
    return {ideas: weight / whole for ideas, weight in weights.items()}


def _told_by(id_: str, weights: Mapping[Ideas, float]) -> float:
    """How much an answer to that puzzle would tell, in bits."""
    shares: dict[str, float] = defaultdict(float)
    for ideas, weight in weights.items():
        solution = thought(id_, ideas)
        shares[repr(solution.answer) if solution else ""] += weight
    return -sum(share * math.log2(share) for share in shares.values() if share)


def _follows(id_: str, ideas: Ideas, given: Any) -> bool:
    """Whether that answer is what comes out with those ideas."""
    return _fits(id_, _about(id_, ideas), json.dumps(given, sort_keys=True))


@lru_cache(maxsize=16_384)
def _fits(id_: str, ideas: Ideas, given: str) -> bool:
    one, solution = puzzle(id_), _solved(id_, ideas)
    try:
        answer = one.reads(json.loads(given))
    except Unreadable:
        return False
    return solution is not None and bool(one.asks.right(one.state, one.ask, answer, solution))


def thought(id_: str, ideas: Ideas) -> Solution | None:
    """What somebody with those ideas makes of that puzzle; None where they lead nowhere."""
    return _solved(id_, _about(id_, ideas))


@lru_cache(maxsize=8192)
def _solved(id_: str, ideas: Ideas) -> Solution | None:
    one, known = puzzle(id_), {mistake.id: mistake for mistake in game(puzzle(id_).game).mistakes}
    return thinking(one, tuple(known[idea] for idea in ideas))


def _about(id_: str, ideas: Ideas) -> Ideas:
    """Those of the ideas that are about that kind of question; the others change nothing there."""
    one = puzzle(id_)
    return tuple(idea for idea in ideas if idea in _known(one.game, one.kind))


@lru_cache(maxsize=256)
def _known(name: str, kind: str) -> frozenset[str]:
    return frozenset(mistake.id for mistake in game(name).mistakes if kind in mistake.kinds)
