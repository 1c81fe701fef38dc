"""A question of the test: an answer is taken down, and nothing is said of it yet."""

from collections.abc import Callable
from typing import Any

from gangster_widgets.puzzles.checker import RIGHT, WRONG, Verdict
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.widgets.puzzle.widget import PuzzleWidget


class Question(PuzzleWidget):
    """A puzzle whose answer is handed over with its verdict, which is not shown; one that is none is told to be."""

    testing = True

    def __init__(self, puzzle: Puzzle, handed: Callable[[Verdict], None], **traits: Any) -> None:
        self._handed = handed
        super().__init__(puzzle, **traits)

    def check(self) -> Verdict | None:
        """Hands the answer over as it stands."""
        judged = self._means.judged(self.draft)
        if judged.verdict not in (RIGHT, WRONG):
            return super().check()
        self._handed(judged)
        return judged
