"""Bots at work: each thinks in a thread while the page answers, and nothing is done with a thought that comes late."""

import asyncio
from collections.abc import Callable
from typing import Any

from gangster_widgets.app.match.match import Match

PACES = {"steady": 1.0, "brisk": 0.35, "once": 0.0}
"""How many seconds a bot takes at least, by what it is called."""


class Bots:
    """Lets one bot after the other act. `acted` hears what one has chosen, `failed` that one could not."""

    def __init__(self, acted: Callable[[Match, Any], None], failed: Callable[[], None]) -> None:
        self._acted, self._failed = acted, failed
        self._task: asyncio.Task[None] | None = None
        self.pause = PACES["steady"]

    def think(self, match: Match) -> None:
        """Lets the bot whose turn it is begin to think; whatever another one was thinking is dropped."""
        self.drop()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # where no loop runs there is no page either, and bots act when they are told to
            return
        self._task = loop.create_task(self._thinking(match))

    def drop(self) -> None:
        """Nothing comes of what is thought now."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _thinking(self, match: Match) -> None:
        try:
            action, _ = await asyncio.gather(asyncio.to_thread(match.thought), asyncio.sleep(self.pause))
        except Exception:  # a bot is a stranger's: whatever goes wrong in it must not stop the game
            self._task = None
            self._failed()
            return
        self._task = None
        self._acted(match, action)
