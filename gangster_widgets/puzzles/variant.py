"""Another puzzle like one: the same question about another position, in which the same ideas go astray."""

import random
from collections.abc import Sequence

from gangster_widgets.kernel.game import SaidError
from gangster_widgets.puzzles.diagnose import led_astray
from gangster_widgets.puzzles.puzzle import Puzzle

TRIES = 1_000
COMPARED = 60
"""So many positions are drawn, and so many of those that are like the puzzle are compared at most."""


def variant(puzzle: Puzzle, number: int, ids: Sequence[str] = ()) -> Puzzle | None:
    """Another puzzle of the same kind for every number; None where the kind has no other positions.

    The rules that it drills matter in its answer as they do in that of the puzzle, and its answer is another one where
    that can be. Of many positions it is the one in
    which most of the ideas that go astray there go astray too, those of these ids before all others.
    """
    vary = getattr(puzzle.asks, "vary", None)
    if vary is None:
        return None
    chance, astray = random.Random(f"{puzzle.id} {number}"), set(led_astray(puzzle))
    others = [puzzle.with_state(vary(puzzle.state, puzzle.ask, chance)) for _ in range(TRIES)]
    like = [other for other in others if _like(puzzle, other)]
    like = like or [other for other in others if other.state != puzzle.state and _same(puzzle, other)]
    told = _reasons(puzzle)
    close = [other for other in like if told <= _reasons(other)] or like
    best, most = None, -1
    for other in close[:COMPARED]:
        found = set(led_astray(other))
        shared = len(found & astray) + len(astray) * len(found & set(ids))
        if shared > most:
            best, most = other, shared
        if astray | set(ids) <= found:
            break
    return best


def _reasons(puzzle: Puzzle) -> set[str]:
    """The kinds of reasons that its answer rests on, as far as it drills their rules: a gap filled is not one left."""
    return {why.name for why in puzzle.solved.why.walk() if why.clause in puzzle.rules}


def _same(puzzle: Puzzle, other: Puzzle) -> bool:
    """Whether it has the same answer, for other reasons: where there are few answers, no other one may be like it."""
    try:
        return bool(other.solved.answer == puzzle.solved.answer)
    except SaidError:
        return False


def _like(puzzle: Puzzle, other: Puzzle) -> bool:
    """Whether it has another answer, and one that is not twice as large."""
    try:
        answer = other.solved.answer
    except SaidError:
        return False
    size, had = len(answer), len(puzzle.solved.answer)
    return bool(size) == bool(had) and (not had or answer != puzzle.solved.answer) and abs(size - had) <= max(1, had)
