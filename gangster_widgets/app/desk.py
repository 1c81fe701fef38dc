"""One puzzle on the app's page: it stays as it was put down, and every judged answer is told."""

import uuid
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.keeping.answer import Answer, new_id
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.answer_book import AnswerBook
from gangster_widgets.puzzles.checker import RIGHT, Verdict
from gangster_widgets.puzzles.puzzle import Puzzle, as_json
from gangster_widgets.widgets.puzzle.kept import kept, take_up
from gangster_widgets.widgets.puzzle.widget import PuzzleWidget

LONGEST_KEY = 90


class Desk:
    """A puzzle, how far the learner has come with it, and since when.

    `answered` is told every judged answer before its verdict is shown; `onward` leads to the next puzzle. Of a timed
    run, whose sitting is given, only the first answer to each puzzle counts. So many hints as `helped` says stand open
    from the beginning, and do not count as hints that were taken.
    """

    def __init__(
        self,
        visit: Visit,
        puzzle: Puzzle,
        here: Address,
        onward: Callable[[], None],
        answered: Callable[[Answer], None],
        sitting: str = "",
        anew: bool = False,
        helped: int = 0,
        stepwise: bool = False,
    ) -> None:
        self.visit, self.puzzle, self._helped = visit, puzzle, helped
        self._answered, self._timed = answered, sitting
        self._since, self.judged = visit.now(), False
        self.widget = PuzzleWidget(puzzle, book=_Book(self._note), onward=onward, lang=visit.lang, theme=visit.shown)
        self._place = f"{here.source}:{puzzle.id}"[:LONGEST_KEY]
        self._sat: dict[str, Any] = {"sitting": uuid.uuid4().hex, "attempt": 0}
        before = None if sitting else visit.learner.kept(self._key(here.variant))
        if not self._takes_up(before, anew):
            self.widget.stepwise, self.widget.rung = stepwise, helped
            if here.variant:
                self.widget.vary(here.variant, tuple(filter(None, here.like.split(","))))
        self._was = self._now()
        self.widget.after_use(self._keep)

    def _takes_up(self, before: Any, anew: bool) -> bool:
        """Goes on with what was kept, unless it was solved and is to begin anew. What is kept may be a stranger’s."""
        if not isinstance(before, dict) or (anew and before.get("solved")):
            return False
        with suppress(KeyError, TypeError, ValueError):
            self._sat = {"sitting": str(before["sitting"])[:32], "attempt": max(0, int(before["attempt"]))}
            take_up(self.widget, before)
            return True
        return False

    def dressed(self) -> None:
        """In the reader's language and theme; what has been done stays."""
        self.widget.lang, self.widget.theme = self.visit.lang, self.visit.shown

    def _key(self, variant: int) -> str:
        return f"puzzle:{variant}:{self._place}"

    def _now(self) -> dict[str, Any]:
        return kept(self.widget) | self._sat | {"solved": self.widget.verdict == RIGHT}

    def _keep(self) -> None:
        """Keeps how far it is, where that has changed; the address follows another puzzle like the first one."""
        now = self._now()
        if now == self._was:
            return
        if now["variant"] != self._was["variant"]:
            self._sat = {"sitting": uuid.uuid4().hex, "attempt": 0}
            self._since, now = self.visit.now(), self._now()
            self.visit.stay(replace(self.visit.here, variant=now["variant"], like=",".join(now["like"])))
        self._was = now
        if not self._timed:
            self.visit.keep(self._key(now["variant"]), now)

    def _taken(self) -> int:
        """How many hints were taken; those that stood open from the beginning were not."""
        one = self.widget
        return 0 if not one.number and one.rung <= self._helped else one.rung

    def _note(self, verdict: Verdict) -> None:
        """Tells an answer that was judged, with all that is known of it."""
        one = self.widget
        self._sat["attempt"] += 1
        timed = "" if self.judged else self._timed
        self.judged = True
        self._answered(
            noted(
                verdict, self.visit.now(), variant=one.number, rung=self._taken(), attempt=self._sat["attempt"],
                seconds=round(self.visit.now() - self._since, 1), mode="timed" if timed else "practice",
                sitting=timed or self._sat["sitting"],
            )
        )  # fmt: skip


def noted(verdict: Verdict, at: float, **more: Any) -> Answer:
    """The answer that was judged at that time, with what its verdict says; `more` is known where it was given."""
    puzzle = verdict.puzzle
    assert puzzle is not None
    return Answer(
        id=new_id(), at=at, game=puzzle.game, puzzle=puzzle.id, kind=puzzle.kind, level=puzzle.level,
        rules=puzzle.rules, verdict="right" if verdict.verdict == RIGHT else "wrong", given=as_json(verdict.given),
        ideas=tuple(verdict.misconceptions), blamed=verdict.broken, **more,
    )  # fmt: skip


class _Book(AnswerBook):
    """An answer book that tells every verdict at once."""

    def __init__(self, note: Callable[[Verdict], None]) -> None:
        super().__init__()
        self._note = note

    def add(self, verdict: Verdict) -> Verdict:
        """Keeps the verdict, and tells it."""
        self._note(verdict)
        return super().add(verdict)
