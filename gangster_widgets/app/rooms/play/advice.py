"""What a strong player would do, in two steps: first what to look at, then the action with its reasons."""

from collections.abc import Callable
from typing import Any

from gangster_widgets.app.match.judging import judge
from gangster_widgets.app.match.match import Match
from gangster_widgets.app.rooms.play.aside import Aside
from gangster_widgets.app.rooms.play.wording import action_said, reasons
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.hints import spots_told
from gangster_widgets.views.page import Node, node
from gangster_widgets.widgets.sentences import clause

RUNGS = 2


class Advised(Record, frozen=True):
    """The action that is advised, and why."""

    action: Any
    why: Why

    @property
    def idea(self) -> Why:
        """The reason that says most: what brings the most of those that rest on others, else the first."""
        found = [one for one in self.why.parts if one.parts]
        return max(found, key=lambda one: max(one.value, 0)) if found else next(iter(self.why.parts), self.why)


class Advice:
    """Advice for the position of a match. `rung` is how much was asked for, `found` what was thought of; `shown` is
    called when that is there, with whether it came to something.
    """

    def __init__(self, shown: Callable[[bool], None]) -> None:
        self._shown = shown
        self._aside: Aside[Advised] = Aside()
        self.rung = 0
        self.found: Advised | None = None

    def drop(self) -> None:
        """The position is another one."""
        self._aside.drop()
        self.rung, self.found = 0, None

    def ask(self, match: Match) -> None:
        """One step more. What was asked for while it was still thought is told with it."""
        self.rung = min(self.rung + 1, RUNGS)
        if self.found is not None:
            self._shown(True)
        elif not self._aside.busy:
            thinker = judge()
            self._aside.think(lambda: advised(match, thinker), thinker.stop, self._came, self._failed)

    def _came(self, found: Advised) -> None:
        self.found = found
        self._shown(True)

    def _failed(self) -> None:
        self.drop()
        self._shown(False)

    def where(self) -> tuple[Where, ...]:
        """What it points at: with the first step places only."""
        return () if self.found is None else self.found.idea.where if self.rung == 1 else self.found.why.where

    def action(self) -> tuple[Any, ...]:
        """The action, once it is told."""
        return (self.found.action,) if self.found is not None and self.rung == RUNGS else ()

    def lines(self, match: Match, say: Words) -> tuple[str, ...]:
        """What is said of it, without the reasons."""
        if self.found is None:
            return (say.say("play-hint-thinks"),) if self.rung else ()
        places = [spot for spot in self.found.idea.where if isinstance(spot, str)]
        look = say.say("play-hint-look", spots=spots_told(places, say)) if places else say.say("play-hint-nowhere")
        told = [say.say("play-hint-action", what=action_said(match, one, say)) for one in self.action()]
        return (look, *told)

    def told(self, match: Match, say: Words) -> Node | None:
        """All of it for the panel; None where nothing was asked."""
        lines = [node("p", line) for line in self.lines(match, say)]
        if not lines:
            return None
        more: list[Node] = []
        if self.found is not None:
            folder = match.played.folder
            more = [clause(self.found.idea.clause, say, folder, opened=True)] if self.rung == 1 else []
            more += reasons(self.found.why, say, folder) if self.rung == RUNGS else []
        return node("div", *lines, *more, class_="gw-says", key="advice")


def advised(match: Match, thinker: Any) -> Advised:
    """What that bot would do now, and why."""
    thinking = thinker.think(match.played, match.state)
    return Advised(thinking.action, match.played.motive(match.state, thinking.action, thinking))
