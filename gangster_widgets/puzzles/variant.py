"""Another puzzle like one: the same question about another position, in which the same ideas go astray."""

import random
from collections.abc import Sequence

from gangster_widgets.kernel.game import SaidError, game
from gangster_widgets.puzzles.diagnose import led_astray
from gangster_widgets.puzzles.puzzle import Puzzle

TRIES, ENOUGH = 1_000, 500
COMPARED = 60
"""So many positions are drawn at most, until so many are like the puzzle, and so many of these are compared at most."""
EXCHANGES = 20
"""So often colours and districts are exchanged, until the answer is another one."""


def variant(puzzle: Puzzle, number: int, ids: Sequence[str] = ()) -> Puzzle | None:
    """Another puzzle of the same kind for every number; None where there is no other.

    The rules that it drills matter in its answer as they do in that of the puzzle, its answer is another one where that
    can be, and the same ideas go astray: in a position drawn anew if there is one in which all of them do, else in the
    same one. Colours and districts are exchanged in both, which keeps the ideas exactly. Ideas of these ids come before
    all others.
    """
    chance, astray = random.Random(f"{puzzle.id} {number}"), set(led_astray(puzzle))
    drawn = _drawn_anew(puzzle, chance, astray, set(ids))
    there = set(led_astray(drawn)) if drawn is not None else set()
    if drawn is not None and _like(puzzle, drawn) and astray | set(ids) <= there:
        return drawn
    exchanged, few = _exchanged(puzzle, chance), 2 * len(astray & there) < len(astray)
    if drawn is None or (exchanged is not None and set(ids) <= astray and (few or _other(puzzle, exchanged))):
        return exchanged
    return drawn


def _other(puzzle: Puzzle, exchanged: Puzzle) -> bool:
    """Whether the exchange has changed the answer: where nobody is the answer, the same would be asked again."""
    return _like(puzzle, exchanged) and exchanged.solved.answer != puzzle.solved.answer


def _drawn_anew(puzzle: Puzzle, chance: random.Random, astray: set[str], ids: set[str]) -> Puzzle | None:
    """Of many positions the one in which most of these ideas go astray; None where the kind draws none."""
    vary = getattr(puzzle.asks, "vary", None)
    if vary is None:
        return None
    like, same = list[Puzzle](), list[Puzzle]()
    for _ in range(TRIES):
        other = puzzle.with_state(vary(puzzle.state, puzzle.ask, chance))
        if other.state == puzzle.state:
            continue
        if _like(puzzle, other):
            like.append(other)
        elif _same(puzzle, other):
            same.append(other)
        if len(like) == ENOUGH:
            break
    best, shared = _closest(puzzle, like or same, astray, ids)
    if 2 * shared < len(astray):
        still, more = _closest(puzzle, same, astray, ids)
        best = still if more > shared else best
    return None if best is None else _recoloured(puzzle, best, chance)


def _closest(puzzle: Puzzle, others: Sequence[Puzzle], astray: set[str], ids: set[str]) -> tuple[Puzzle | None, int]:
    """Of these the one in which most of these ideas go astray, the rules mattering as they do, and how many do."""
    told = _reasons(puzzle)
    close = [other for other in others if told <= _reasons(other)] or others
    best, most = None, -1
    for other in close[:COMPARED]:
        found = set(led_astray(other))
        shared = len(found & astray) + len(astray) * len(found & ids)
        if shared > most:
            best, most = other, shared
        if astray | ids <= found:
            break
    return best, most


def _recoloured(puzzle: Puzzle, other: Puzzle, chance: random.Random) -> Puzzle:
    """The other puzzle with colours and districts exchanged, unless its answer only then becomes that of the puzzle."""
    found = _permuted(other, chance)
    return found if _like(puzzle, found) or not _like(puzzle, other) else other


def _exchanged(puzzle: Puzzle, chance: random.Random) -> Puzzle | None:
    """The same puzzle with colours and districts exchanged, if possible with another answer."""
    other = None
    for _ in range(EXCHANGES):
        found = _permuted(puzzle, chance)
        if (found.state, found.ask) != (puzzle.state, puzzle.ask):
            other = found
            if _like(puzzle, other):
                break
    return other


def _permuted(puzzle: Puzzle, chance: random.Random) -> Puzzle:
    """The puzzle with things exchanged that are alike, as its game does it."""
    state, asked = game(puzzle.game).permuted(puzzle.state, puzzle.ask.model_dump(exclude_none=True), chance)
    return puzzle.with_state(state, puzzle.asks.ask_model.model_validate(asked))


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
    if puzzle.shape.single:
        return bool(answer != puzzle.solved.answer)
    size, had = len(answer), len(puzzle.solved.answer)
    return bool(size) == bool(had) and (not had or answer != puzzle.solved.answer) and abs(size - had) <= max(1, had)
