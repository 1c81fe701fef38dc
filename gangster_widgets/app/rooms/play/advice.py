"""What a strong player would do, in two steps: first what to look at, then the action with its reasons."""

from collections.abc import Callable
from typing import Any

from gangster_widgets.app.match.judging import judge
from gangster_widgets.app.match.match import Match
from gangster_widgets.app.rooms.play.aside import Aside
from gangster_widgets.app.rooms.play.wording import action_said, clauses, reasons
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.hints import spots_told
from gangster_widgets.views.page import Node, node
from gangster_widgets.widgets.sentences import clause, says

RUNGS = 2


class Advised(Record, frozen=True):
    """The action that is advised, and why."""

    action: Any
    why: Why

    @property
    def idea(self) -> Why:
        """The first reason that brings something, else the first one that rests on others, else the first."""
        found = [one for one in self.why.parts if one.parts]
        brings = [one for one in found if one.value > 0]
        return next(iter((*brings, *found, *self.why.parts)), self.why)


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

    def line(self, match: Match, say: Words) -> str:
        """What is said of it, without the reasons."""
        if self.found is None:
            return say.say("play-hint-thinks")
        for action in self.action():
            return say.say("play-hint-action", what=action_said(match, action, say, match.state))
        spots = spots_told(self.places() or self.where(), say)
        return say.say("play-hint-look", spots=spots) if spots else say.say("play-hint-nowhere")

    def places(self) -> list[str]:
        """The places to look at."""
        return [spot for spot in self.where() if isinstance(spot, str)]

    def told(self, match: Match, say: Words) -> Node:
        """All of it for the panel: first the idea's rule, then the reasons with theirs."""
        line, folder, found = node("p", self.line(match, say)), match.played.folder, self.found
        if found is None:
            return says(line)
        if self.rung < RUNGS:
            return says(line, clause(found.idea.clause, say, folder))
        return says(line, reasons(found.why, say), *clauses([found.why], say, folder))


def advised(match: Match, thinker: Any) -> Advised:
    """What that bot would do now, and why."""
    thinking = thinker.think(match.played, match.state)
    return Advised(thinking.action, match.played.motive(match.state, thinking.action, thinking))
