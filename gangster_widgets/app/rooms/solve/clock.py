"""The timed mode on the page: a run that goes on over puzzles and reloads until its time is over."""

import asyncio
import uuid
from collections.abc import Callable
from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.own import wanted
from gangster_widgets.app.practice.past import Past
from gangster_widgets.app.practice.timed import MINUTES, Run, asked_now, begin, result_said, resumed
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.loader import Shelf
from gangster_widgets.puzzles.puzzle import Puzzle

RUN = "run"
"""The key under which a run that goes on is kept."""


class Clock:
    """A timed run. `run` is the one that goes on, `result` one that is over; both may be None."""

    def __init__(self, visit: Visit, over: Callable[[], None]) -> None:
        self._visit, self._over = visit, over
        self.run: Run | None = None
        self.result: Run | None = None
        self._skipped = 0
        self._call: asyncio.TimerHandle | None = None

    @property
    def sitting(self) -> str:
        """The sitting of the run that goes on, nothing where none does."""
        return self.run.sitting if self.run else ""

    def open(self, here: Address) -> None:
        """Takes up the run that was going on, where the address is one of a run."""
        if here.run not in MINUTES:
            self._forget()
            return
        if self.run is None and self.result is None:
            self._resume(here.run)
        if self.run is not None and self.run.over(self._visit.now()):
            self._finish()

    def _resume(self, minutes: int) -> None:
        kept = self._visit.learner.kept(RUN)
        sitting, skipped = (kept.get("sitting"), kept.get("skipped")) if isinstance(kept, dict) else (None, None)
        run = resumed(str(sitting), self._visit.learner.answers())
        if run is not None and run.minutes == minutes and not run.over(self._visit.now()):
            self._skipped = skipped if isinstance(skipped, int) else 0
            self.run = replace(run, asked=run.asked + self._skipped)
            self._await()

    def start(self, here: Address) -> None:
        """A new run begins now."""
        self.result, self._skipped = None, 0
        self.run = begin(self._visit.now(), here.run, uuid.uuid4().hex)
        self._keep()
        self._await()

    def asks(self, shelf: Shelf, past: Past, here: Address) -> tuple[Puzzle, int] | None:
        """What the run asks now."""
        return asked_now(self.run, shelf, past, wanted(here, self._visit.setting.puzzles)) if self.run else None

    def answered(self, answer: Answer) -> None:
        """An answer of the run."""
        if self.run is not None:
            self.run = self.run.after(answer)

    def passed(self, judged: bool) -> None:
        """The puzzle shown is left, judged or not."""
        if self.run is not None and not judged:
            self.run, self._skipped = self.run.passed(), self._skipped + 1
            self._keep()

    def stop(self) -> None:
        """The run ends before its time, or its result is put away."""
        self._forget()
        self._visit.kept(lambda: self._visit.learner.drop(RUN))

    def left(self) -> None:
        """Nobody looks any more; the run goes on where it is opened again."""
        if self._call is not None:
            self._call.cancel()

    def _forget(self) -> None:
        self.left()
        self.run = self.result = None

    def _keep(self) -> None:
        self._visit.keep(RUN, {"sitting": self.sitting, "skipped": self._skipped})

    def _await(self) -> None:
        """Says so when the time is over, where a loop runs that can."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        if self.run is not None:
            self._call = loop.call_later(max(0.0, self.run.ends - self._visit.now()), self._finish)

    def _finish(self) -> None:
        if self.run is None:
            return
        self.left()
        self.run, self.result = None, self.run
        self._visit.kept(lambda: self._visit.learner.drop(RUN))
        self._over()
        self._visit.say(" ".join(self.said()))

    def said(self) -> list[str]:
        """How the run that is over went."""
        if self.result is None:
            return []
        visit = self._visit
        return result_said(self.result, visit.learner.answers(), visit.here.game, visit.lang)

    @property
    def until(self) -> Any:
        """When the run is over, as a page counts."""
        return round(self.run.ends) if self.run else None
