"""Another puzzle like one: the same question about another position."""

import random
from collections.abc import Sequence

from gangster_widgets.kernel.game import SaidError
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.telling import tell_apart

MOST_TRIES = 200


def variant(puzzle: Puzzle, seed: int, ids: Sequence[str] = ()) -> Puzzle | None:
    """A puzzle of the same kind, another one for every seed; None where the kind has no other positions.

    One in which the mistakes of these ids come out differently from the truth and from each other is preferred.
    """
    found = tell_apart(puzzle, ids, seed) if ids else None
    vary = getattr(puzzle.asks, "vary", None)
    if found is not None or vary is None:
        return found
    chance = random.Random(seed)
    for _ in range(MOST_TRIES):
        other = puzzle.with_state(vary(puzzle.state, puzzle.ask, chance))
        if _worth_asking(other) and other.solved.answer != puzzle.solved.answer:
            return other
    return None


def _worth_asking(puzzle: Puzzle) -> bool:
    """Whether there is an answer, and it is not that there is nothing."""
    try:
        return bool(puzzle.solved.answer)
    except SaidError:
        return False
