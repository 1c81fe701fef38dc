"""A large answer in steps: each asked for itself, judged for itself, and read off the reasons of the whole answer.

A step that cannot matter is not asked: no tie, no step about ties; no doubler, no step about worth before it.
"""

from collections.abc import Mapping
from typing import Any

from gangster_widgets.kernel.game import SaidError, Unreadable
from gangster_widgets.kernel.record import Record
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.checker import MISSING, NOT_ATTEMPTED, RIGHT, UNREADABLE, WRONG
from gangster_widgets.puzzles.kind import Step
from gangster_widgets.puzzles.puzzle import Puzzle


class Judged(Record, frozen=True):
    """What is said of one step."""

    step: Step
    verdict: str


class StepVerdict(Record, frozen=True):
    """What is said of an answer in steps: each step, and the credit for the right ones, from 0 to 1."""

    judged: tuple[Judged, ...]

    @property
    def credit(self) -> float:
        """The share of the steps that are right."""
        return sum(one.verdict == RIGHT for one in self.judged) / len(self.judged) if self.judged else 0.0

    def __bool__(self) -> bool:
        """Whether there are steps and every one is right, so that it can be asserted on."""
        return bool(self.judged) and all(one.verdict == RIGHT for one in self.judged)

    def __str__(self) -> str:
        """Each step with its verdict; never the right answers."""
        return "\n".join(f"{one.step.name}: {one.verdict}" for one in self.judged)

    __repr__ = __str__

    def first_wrong(self) -> Step | None:
        """The first step that is not right: where to begin to look."""
        return next((one.step for one in self.judged if one.verdict != RIGHT), None)


def steps(puzzle: Puzzle) -> tuple[Step, ...]:
    """The steps of the answer, in the order in which one takes them; none where a kind has no steps."""
    ask = getattr(puzzle.asks, "steps", None)
    return tuple(ask(puzzle.state, puzzle.ask, puzzle.solved)) if ask else ()


def check_steps(puzzle: Puzzle, given: Mapping[str, Any]) -> StepVerdict:
    """The verdict on answers to the steps, by the step's name; what is not named is not attempted.

    `SaidError` where something is named that is no step of this answer.
    """
    names = tuple(step.name for step in steps(puzzle))
    for name in given if isinstance(given, Mapping) else ("?",):
        if name not in names:
            raise SaidError("answer-no-step", given=str(name)[:60], names=names)
    return StepVerdict(tuple(Judged(step, _verdict(step, given.get(step.name, MISSING))) for step in steps(puzzle)))


def _verdict(step: Step, given: Any) -> str:
    if given is MISSING or given is None:
        return NOT_ATTEMPTED
    shape: Shape = step.shape
    try:
        return RIGHT if shape.read(given) == step.answer else WRONG
    except Unreadable:
        return UNREADABLE
