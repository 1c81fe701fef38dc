"""Another puzzle like one: the same question about another position, in which the same ideas go astray."""

import random
from collections.abc import Collection, Sequence
from itertools import islice

from gangster_widgets.kernel.game import SaidError
from gangster_widgets.puzzles.diagnose import led_astray
from gangster_widgets.puzzles.puzzle import Puzzle

MOST_TRIES = 3_000
COMPARED = 60
"""So many positions in which the same rules matter are compared at most."""


def variant(puzzle: Puzzle, number: int, ids: Sequence[str] = ()) -> Puzzle | None:
    """Another puzzle of the same kind for every number; None where the kind has no other positions.

    The rules that it drills matter in its answer as they do in that of the puzzle. Of many positions it is the one in
    which most of the ideas that go astray there go astray too, those of these ids before all others.
    """
    vary = getattr(puzzle.asks, "vary", None)
    if vary is None:
        return None
    chance = random.Random(f"{puzzle.id} {number}")
    matter, astray = _mattering(puzzle), set(led_astray(puzzle))
    others = (puzzle.with_state(vary(puzzle.state, puzzle.ask, chance)) for _ in range(MOST_TRIES))
    fitting = (other for other in others if _like(puzzle, other, matter))
    best, most = None, -1
    for other in islice(fitting, COMPARED):
        found = set(led_astray(other))
        shared = len(found & astray) + len(astray) * len(found & set(ids))
        if shared > most:
            best, most = other, shared
        if astray <= found:
            break
    return best


def _mattering(puzzle: Puzzle) -> set[str]:
    """The clauses that the puzzle drills and its answer rests on."""
    return {why.clause for why in puzzle.solved.why.walk()} & set(puzzle.rules)


def _like(puzzle: Puzzle, other: Puzzle, matter: Collection[str]) -> bool:
    """Whether it has another answer, which rests on the same rules and is not twice as large."""
    try:
        answer = other.solved.answer
    except SaidError:
        return False
    size, had = len(answer), len(puzzle.solved.answer)
    if bool(size) != bool(had) or (had and answer == puzzle.solved.answer) or abs(size - had) > max(1, had):
        return False
    return set(matter) <= {why.clause for why in other.solved.why.walk()}
