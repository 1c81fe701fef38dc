"""Progress: where a learner stands, and what to do next. The words stand there at once; plots follow when drawn."""

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from typing import Any

from gangster_widgets.app.address import Address, address
from gangster_widgets.app.practice.choosing import first_puzzle
from gangster_widgets.app.practice.standing import standing
from gangster_widgets.app.room import Plain
from gangster_widgets.app.rooms.progress.charted import Charted
from gangster_widgets.app.rooms.progress.charts import Chart
from gangster_widgets.app.rooms.progress.next import best_next
from gangster_widgets.app.rooms.progress.page import beginning, page
from gangster_widgets.app.rooms.progress.pictures import Pictures
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.record import replace
from gangster_widgets.views.page import Node


class Progress(Plain):
    """What the answers so far say. It is counted when the page is opened and when it is dressed anew."""

    _told: Charted

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self._pictures = Pictures()
        self._open: set[str] = set()
        self._drawing: asyncio.Future[list[str]] | None = None

    def title(self) -> str:
        """The room's name."""
        return self.visit.words.say("door-progress")

    def _counted(self) -> Charted:
        """Where the learner stands now in the game of the address."""
        visit, now = self.visit, self.visit.now()
        found = standing(visit.composed(), visit.learner.answers(), visit.here.game, now)
        return Charted(found, now, visit.offset, visit.words, visit.size)

    def dressed(self) -> None:
        """Counts anew, and says it in the language, theme and size that the page has now."""
        self._told = self._counted()
        self._pictures.theme = self.visit.shown
        super().dressed()
        self._draw(self._pictures.wanted())

    def shown(self) -> Node:
        """What will stand here, before the first answer; what stands there, after it."""
        visit, found = self.visit, self._told.standing
        here = Address(page="solve", game=found.game, lang=visit.here.lang)
        if found.answers:
            return page(self._told, best_next(self._told, here), self._pictures, self._open)
        first = first_puzzle(visit.composed())
        return beginning(visit.words, replace(here, puzzle=first.id) if first else here)

    def used(self, do: str, value: Any) -> None:
        """A link is followed, or the rules of a topic are unfolded."""
        name, _, rest = do.partition(":")
        if name == "to":
            self.visit.go(address(rest))
        elif name == "topic" and rest not in self._open:
            self._open.add(rest)
            self._fill()

    def left(self) -> None:
        """What is still being drawn is not shown any more."""
        self._drawing = None

    def _fill(self) -> None:
        self.pane.fill(self.shown())
        self._draw(self._pictures.wanted())

    def _draw(self, charts: tuple[Chart, ...]) -> None:
        """Draws what was not drawn yet: beside the loop that serves the page, or at once where none runs."""
        if not charts:
            return
        theme = self._pictures.theme
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._pictures.add(charts, theme, drawn(charts, theme))
            self._fill()
            return
        self._drawing = drawing = loop.run_in_executor(None, drawn, charts, theme)
        drawing.add_done_callback(partial(self._came, charts, theme))

    def _came(self, charts: tuple[Chart, ...], theme: str, drawing: "asyncio.Future[list[str]]") -> None:
        try:
            self._pictures.add(charts, theme, drawing.result())
        except Exception:  # whatever it is: the numbers stand there as tables, and the page says so
            logging.getLogger(__name__).exception("The plots could not be drawn.")
            self._pictures.failed = True
        if drawing is self._drawing:
            self._fill()


def drawn(charts: Iterable[Chart], theme: str) -> list[str]:
    """The charts as SVG. The first time it reads matplotlib, which takes a second and some memory."""
    from gangster_widgets.app.rooms.progress.plots import plot

    return [plot(chart, theme) for chart in charts]


HERE = Progress
