"""Another puzzle like one: the same question about another position, in which the same ideas go astray."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence

from gangster_widgets.kernel.game import SaidError, game
from gangster_widgets.puzzles.diagnose import goes_astray, led_astray
from gangster_widgets.puzzles.puzzle import Puzzle

TRIES, ENOUGH = 1_000, 500
"""So many positions are drawn at most, until so many have been compared."""
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
    worth = {id_: 1 + len(astray) * (id_ in ids) for id_ in sorted({*ids, *astray})}
    exchanged = _exchanged(puzzle, chance)
    turned = exchanged is not None and _other(puzzle, exchanged)
    drawn, kept = _drawn_anew(puzzle, chance, worth, turned)
    if drawn is not None and kept == sum(worth.values()):
        return drawn
    there = set(led_astray(drawn)) if drawn is not None else set()
    few = 2 * len(astray & there) < len(astray)
    if drawn is None or (exchanged is not None and set(ids) <= astray and (few or turned)):
        return exchanged
    return drawn


def _other(puzzle: Puzzle, exchanged: Puzzle) -> bool:
    """Whether the exchange has changed the answer: where nobody is the answer, the same would be asked again."""
    return _like(puzzle, exchanged) and exchanged.solved.answer != puzzle.solved.answer


def _drawn_anew(
    puzzle: Puzzle, chance: random.Random, worth: Mapping[str, int], turned: bool
) -> tuple[Puzzle | None, int]:
    """Of many positions the one in which most of these ideas go astray, and what they are worth together; None where
    the kind draws none.

    One with the same answer is as good as any where the answer turns with the colours.
    """
    told, best = _reasons(puzzle), _Best(worth)
    spare: dict[tuple[bool, bool], list[Puzzle]] = {(True, False): [], (False, True): [], (False, False): []}
    for other, like in _others(puzzle, chance):
        close = told <= _reasons(other)
        if close and (like or turned):
            best.compare([other])
        else:
            spare[like, close].append(other)
        if best.all_kept or best.compared == ENOUGH:
            break
    for others in spare.values():
        if best.puzzle is None or best.few:
            best.compare(others[:ENOUGH])
    found = None if best.puzzle is None else _recoloured(puzzle, best.puzzle, chance)
    return found, best.kept


def _others(puzzle: Puzzle, chance: random.Random) -> Iterator[tuple[Puzzle, bool]]:
    """Positions drawn anew that are like the puzzle, or have the same answer, and whether they are like it."""
    vary = getattr(puzzle.asks, "vary", None)
    if vary is None:
        return
    for _ in range(TRIES):
        other = puzzle.with_state(vary(puzzle.state, puzzle.ask, chance))
        if other.state == puzzle.state:
            continue
        like = _like(puzzle, other)
        if like or _same(puzzle, other):
            yield other, like


class _Best:
    """Of the puzzles compared so far the one in which most of these ideas go astray, each of which is worth so much."""

    def __init__(self, worth: Mapping[str, int]) -> None:
        self._worth = dict(worth)
        self.puzzle: Puzzle | None = None
        self.kept = -1
        self.compared = 0

    @property
    def all_kept(self) -> bool:
        """Whether all of them go astray there."""
        return self.kept == sum(self._worth.values())

    @property
    def few(self) -> bool:
        """Whether fewer than half of them do."""
        return 2 * self.kept < len(self._worth)

    def compare(self, others: Iterable[Puzzle]) -> None:
        """Keeps the best of these, if it is better; of each no more is worked out than that takes."""
        for other in others:
            if self.all_kept:
                return
            self.compared += 1
            kept = self._kept(other)
            if kept > self.kept:
                self.puzzle, self.kept = other, kept

    def _kept(self, other: Puzzle) -> int:
        """What the ideas that go astray there are worth together, or any number that is not more than the best so far.

        Those that do not are tried first the next time.
        """
        kept = sum(self._worth.values())
        for id_, each in tuple(self._worth.items()):
            if kept <= self.kept:
                break
            if not goes_astray(other, id_):
                kept -= each
                self._worth = {id_: each, **self._worth}
        return kept


def _recoloured(puzzle: Puzzle, other: Puzzle, chance: random.Random) -> Puzzle:
    """The other puzzle with colours and districts exchanged, if possible with another answer than the puzzle has."""
    for _ in range(EXCHANGES):
        found = _permuted(other, chance)
        if _like(puzzle, found):
            return found
    return other if _like(puzzle, other) else found


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
