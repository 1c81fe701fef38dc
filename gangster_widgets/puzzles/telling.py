"""A position that tells wrong ideas apart: where the truth and each of them give different answers."""

import random
from collections.abc import Sequence

from gangster_widgets.kernel.game import game
from gangster_widgets.puzzles.diagnose import led_astray, thinking
from gangster_widgets.puzzles.puzzle import Puzzle

MOST_TRIES = 3_000
SHARPENED = 1_000


def tell_apart(puzzle: Puzzle, ids: Sequence[str], seed: int = 0) -> Puzzle | None:
    """A puzzle of the same kind in which these mistakes are told apart; None where none was found.

    The same seed finds the same position. Where two ideas never differ for that kind, there is none to be found.
    """
    known = {mistake.id: mistake for mistake in game(puzzle.game).mistakes}
    vary = getattr(puzzle.asks, "vary", None)
    chance = random.Random(seed)
    if vary is None:
        return None
    for _ in range(MOST_TRIES):
        other = puzzle.with_state(vary(puzzle.state, puzzle.ask, chance))
        found = [thinking(other, (known[id_],)) for id_ in ids]
        answers = [repr(other.solved.answer), *(repr(one.answer) for one in found if one is not None)]
        if len(answers) == len(ids) + 1 == len(set(answers)):
            return other
    return None


def sharper(puzzle: Puzzle, seed: int = 0) -> Puzzle | None:
    """A puzzle of the same kind that tells more wrong ideas apart: from the truth, and from each other.

    Of many positions it is the one that tells most; None where none tells more than the puzzle does.
    """
    vary = getattr(puzzle.asks, "vary", None)
    if vary is None:
        return None
    chance = random.Random(seed)
    best, most = None, told_apart(puzzle)
    for _ in range(SHARPENED):
        other = puzzle.with_state(vary(puzzle.state, puzzle.ask, chance))
        told = told_apart(other)
        if told > most:
            best, most = other, told
    return best


def told_apart(puzzle: Puzzle) -> tuple[int, int]:
    """How many wrong ideas lead astray, and to how many different answers; none where there is nothing to answer."""
    if not puzzle.solved.answer and not puzzle.shape.single:
        return (0, 0)
    astray = led_astray(puzzle)
    return (len(astray), len({repr(answer) for answer in astray.values()}))
