"""A large answer in steps: one is asked after the other, each judged for itself; the last one is the whole answer."""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.kind import Step
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.steps import steps
from gangster_widgets.views.page import Node, node


class InSteps:
    """The steps of a puzzle's answer and how far one has got. `said` is what was said of the present step last."""

    def __init__(self, puzzle: Puzzle, at: int = 0) -> None:
        self._steps = steps(puzzle)
        self._at = max(0, min(at, len(self._steps) - 1))
        self.said = ""

    @property
    def at(self) -> int:
        """How many steps are done."""
        return self._at

    @property
    def now(self) -> Step:
        """The present step."""
        return self._steps[self._at]

    @property
    def last(self) -> bool:
        """Whether it is the whole answer that is asked for now."""
        return self._at == len(self._steps) - 1

    def judge(self, given: Any, say: Words) -> bool:
        """Judges an answer to the present step, and goes on to the next where it is right."""
        try:
            right = given is not None and self.now.shape.read(given) == self.now.answer
        except Unreadable as error:
            self.said = say.say("verdict-unreadable", problem=say.say(error.name, **error.facts))
            return False
        if given is None:
            self.said = say.say("verdict-not-attempted")
        else:
            self.said = say.say("step-right" if right else "step-wrong")
        self._at += right
        return right

    def panel(self, say: Words) -> Node:
        """All steps: those done with their answers, what was said last, the present one, how many are to come."""
        return node("ol", *self._lines(say), class_="gw-steps", aria_label=say.say("puzzle-steps"), key="steps")

    def _lines(self, say: Words) -> Iterator[Node]:
        for nth, step in enumerate(self._steps):
            asked = say.say(f"step-{step.name}")
            if nth < self._at:
                yield node("li", f"✓ {asked} {step.shape.told(step.answer, say)}", class_="gw-done", key=step.name)
            elif nth == self._at:
                if self.said:
                    said = node("p", self.said, class_="gw-says", key="step-said", tabindex="-1", focus=True)
                    yield node("li", said, key="said")
                yield node("li", asked, class_="gw-now", aria_current="step", key=step.name)
        to_come = len(self._steps) - 1 - self._at
        if to_come:
            yield node("li", say.say("step-to-come", number=to_come), class_="gw-hint", key="to-come")
