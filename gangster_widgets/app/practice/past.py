"""What the answers so far say, as far as the choice of the next puzzle needs it."""

from collections.abc import Iterable, Mapping
from functools import reduce

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.memory import Memory, is_first, is_own
from gangster_widgets.kernel.record import Record

LATEST = 10


class Met(Record, frozen=True):
    """A puzzle that was answered: when last, whether ever rightly, and the highest number of its variants."""

    at: float = 0
    solved: bool = False
    variant: int = 0


class First(Record, frozen=True, order=True):
    """A first attempt, as far as it says where the learner stands."""

    at: float
    id: str
    game: str
    kind: str
    level: int
    own: bool


class Past(Record, frozen=True):
    """What is known from the answers, of all games. The order in which they come does not matter, nor does one twice.

    >>> Past.of([]).solved("north-side")
    False
    """

    memories: Mapping[str, Memory] = {}
    """What is remembered, by game; a game is in it as soon as one answer is of it."""
    met: Mapping[str, Met] = {}
    """The puzzles that were answered, by their ids."""
    latest: Mapping[str, tuple[First, ...]] = {}
    """The latest first attempts, by game, in order of time."""

    @classmethod
    def of(cls, answers: Iterable[Answer]) -> "Past":
        """What these answers say."""
        return reduce(cls.after, answers, cls())

    def after(self, answer: Answer) -> "Past":
        """What they say with one more answer."""
        name, met = answer.game, self.met.get(answer.puzzle, Met())
        solved = met.solved or answer.verdict == "right"
        now = Met(max(met.at, answer.at), solved, max(met.variant, answer.variant))
        return Past(
            {**self.memories, name: self.memory(name).after(answer)},
            {**self.met, answer.puzzle: now},
            {**self.latest, name: _latest(self.latest.get(name, ()), answer)},
        )

    def memory(self, game: str) -> Memory:
        """What is remembered of that game."""
        return self.memories.get(game, Memory())

    def solved(self, puzzle: str) -> bool:
        """Whether the puzzle of that id was ever answered rightly, as it stands or as a variant."""
        return self.met.get(puzzle, Met()).solved

    def level(self, game: str) -> int:
        """The level that the learner is at: the highest that two of the ten latest reached, right at once; else 1."""
        own = sorted((first.level for first in self.latest.get(game, ()) if first.own), reverse=True)
        return own[1] if len(own) > 1 else 1

    def last_kind(self, game: str) -> str | None:
        """The kind of the question answered last."""
        latest = self.latest.get(game)
        return latest[-1].kind if latest else None

    def fresh(self, puzzle: str) -> int:
        """The number of a variant that was not answered yet: 0, the puzzle as it stands, where it was never met."""
        met = self.met.get(puzzle)
        return met.variant + 1 if met else 0


def _latest(latest: tuple[First, ...], answer: Answer) -> tuple[First, ...]:
    if not is_first(answer):
        return latest
    first = First(answer.at, answer.id, answer.game, answer.kind, answer.level or 1, is_own(answer))
    return latest if first in latest else tuple(sorted((*latest, first))[-LATEST:])
