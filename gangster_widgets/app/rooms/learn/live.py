"""What is live on a page of a lesson: a worked example that is stepped through, or a puzzle."""

from collections.abc import Callable
from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.desk import Desk
from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.record import replace
from gangster_widgets.lessons.lesson import Lesson, Moves, Reckoning, Task
from gangster_widgets.puzzles.checker import RIGHT
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.widgets.frame import key as spot_key

IN_LESSON = "gw-in-lesson"
"""What the style sheet knows it by: a lesson shows less around a picture."""

AGAIN = "once-more"
"""As what drafts are kept of puzzles that bring something back."""

NARROW = 700
"""Up to this width, in the style sheet too, the panel of an example lies over the page."""


class Example:
    """A worked example on its scrubber. `moved` is told whenever another step is shown; `at` is the present one."""

    def __init__(
        self, visit: Visit, lesson: Lesson, does: Moves | Reckoning, at: int, moved: Callable[[], None]
    ) -> None:
        self._visit, self._moved = visit, moved
        self.widget, self._last = (
            _walk(visit, lesson, does) if isinstance(does, Moves) else _reckoning(visit, lesson, does)
        )
        self.widget.add_class(IN_LESSON)
        self.widget.at = min(at, self._last())
        if at and at >= self._last() and isinstance(does, Reckoning):
            self.widget.revealed = True
        self.widget.observe(self._stepped, ["at", *(["revealed"] if isinstance(does, Reckoning) else [])])

    def _stepped(self, _: Any) -> None:
        """Another step is shown: where the panel lies over the page, the picture comes into view above it."""
        if self.widget.width <= NARROW:
            spots = sorted(self.widget.scene.spots(), key=lambda spot: spot.y + spot.h)
            for spot in (spots[-1], spots[0]):
                self.widget._frame.send({"kind": "reveal", "id": spot_key(spot.of)})
        self._moved()

    @property
    def at(self) -> int:
        """The step that is shown."""
        return int(self.widget.at)

    @property
    def done(self) -> bool:
        """Whether it has come to its end."""
        return self.at >= self._last() and getattr(self.widget, "revealed", True)

    def dressed(self) -> None:
        """In the reader's language and theme."""
        self.widget.lang, self.widget.theme = self._visit.lang, self._visit.shown


def _walk(visit: Visit, lesson: Lesson, does: Moves) -> tuple[Any, Callable[[], int]]:
    """The fields have their numbers, by which the text names them; which one comes next is for the reader to guess."""
    from gangster_widgets.widgets.walk.widget import WalkWidget

    walk = WalkWidget(
        does.position, **does.piles, moves=does.actions, notes=does.notes, district=does.district, game=lesson.game,
        lang=visit.lang, theme=visit.shown, ranks=True, following=False,
    )  # fmt: skip
    return walk, lambda: len(does.actions)


def _reckoning(visit: Visit, lesson: Lesson, does: Reckoning) -> tuple[Any, Callable[[], int]]:
    from gangster_widgets.widgets.reckoning.widget import ReckoningWidget

    book = ReckoningWidget(
        does.position, district=does.district, beside=does.beside, asking=does.asking, ask_at=does.ask_at,
        kind=does.kind, game=lesson.game, lang=visit.lang, theme=visit.shown,
    )  # fmt: skip
    return book, lambda: len(book.beats) - 1


class Doing:
    """A puzzle on its desk, with a draft that is the course's own. `solved` is told a right answer.

    `here` is its address, `said` the message on the button that leads on.
    """

    at = 0

    def __init__(
        self,
        visit: Visit,
        asked: Puzzle,
        here: Address,
        said: str,
        onward: Callable[[], None],
        solved: Callable[[], None],
        helped: int = 0,
        stepwise: bool = False,
    ) -> None:
        self._visit, self._solved = visit, solved
        self.desk = Desk(visit, asked, here, onward, self._answered, helped=helped, stepwise=stepwise)
        self.widget = self.desk.widget
        self.widget.onward_said, self.widget.brief = said, True
        self.widget.add_class(IN_LESSON)
        self.done = self.widget.verdict == RIGHT

    def _answered(self, answer: Answer) -> None:
        """It is kept before its verdict is shown."""
        self._visit.kept(lambda: self._visit.learner.answered(answer))
        if answer.verdict == "right":
            self.done = True
            self._solved()

    def dressed(self) -> None:
        """In the reader's language and theme."""
        self.desk.dressed()


def task(visit: Visit, lesson: Lesson, does: Task, onward: Callable[[], None], solved: Callable[[], None]) -> Doing:
    """The task of a page, with a draft that is the lesson's own."""
    here = replace(visit.here, source=f"lesson-{lesson.id}")
    said = "learn-end" if visit.here.step == len(lesson.pages) else "learn-next"
    return Doing(visit, visit.find(does.puzzle), here, said, onward, solved, does.help, does.stepwise)


def once_more(visit: Visit, onward: Callable[[], None], solved: Callable[[], None]) -> Doing:
    """The puzzle in the address of a lesson's end, which brings back something that went wrong."""
    here = replace(visit.here, source=AGAIN)
    return Doing(visit, visit.find(here.puzzle), here, "learn-onward", onward, solved)
