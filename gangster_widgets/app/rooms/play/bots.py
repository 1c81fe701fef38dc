"""Bots at work: each as it came to the table, with what it remembers, thinking beside the page."""

from collections.abc import Callable
from typing import Any

from gangster_widgets.app.match.match import Match, seated
from gangster_widgets.app.rooms.play.aside import Aside
from gangster_widgets.players import Bot

PACES = {"steady": 1.0, "brisk": 0.35, "once": 0.0}
"""How many seconds a bot takes at least, by what it is called."""


class Bots:
    """Lets one bot after the other act. `acted` hears what one has chosen, `failed` that one could not."""

    def __init__(self, acted: Callable[[Match, Any], None], failed: Callable[[], None]) -> None:
        self._acted, self._failed = acted, failed
        self._aside: Aside[Any] = Aside()
        self._seated: dict[int, Bot] = {}
        self._thinks = -1
        self.pause = PACES["steady"]

    def think(self, match: Match) -> None:
        """Lets the bot whose turn it is begin to think; whatever another one was thinking is dropped."""
        self.drop()
        self._thinks = match.player
        self._aside.think(
            lambda: self._bot(match).choose(match.played, match.state), self._stop,
            lambda action: self._acted(match, action), self._failed, self.pause,
        )  # fmt: skip

    def drop(self) -> None:
        """Nothing comes of what is thought now."""
        self._aside.drop()

    def _bot(self, match: Match) -> Bot:
        return self._seated.setdefault(match.player, seated(match.terms, match.player))

    def _stop(self) -> None:
        """Who is cut short comes to the table anew, since it would remember a choice that was never made."""
        one = self._seated.pop(self._thinks, None)
        if one is not None:
            one.stop()
