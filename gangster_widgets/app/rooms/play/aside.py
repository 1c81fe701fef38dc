"""Thinking beside the page: in a thread while the page answers, and nothing is done with a thought that comes late."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

Thought = TypeVar("Thought")


class Aside(Generic[Thought]):
    """Thinks one thing at a time. Where no loop runs there is no page either, and nothing is thought."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._stop: Callable[[], None] = lambda: None

    def think(
        self,
        work: Callable[[], Thought],
        stop: Callable[[], None],
        done: Callable[[Thought], None],
        failed: Callable[[], None],
        least: float = 0.0,
    ) -> None:
        """Lets `work` be thought, which `stop` cuts short; whatever was thought before is dropped.

        `done` hears what came of it, after so many seconds at least, or `failed` that nothing did.
        """
        self.drop()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._stop = stop
        self._task = loop.create_task(self._thinking(work, done, failed, least))

    def drop(self) -> None:
        """Nothing comes of what is thought now, and it soon ends."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
            self._stop()

    @property
    def busy(self) -> bool:
        """Whether something is thought now."""
        return self._task is not None

    async def _thinking(
        self, work: Callable[[], Thought], done: Callable[[Thought], None], failed: Callable[[], None], least: float
    ) -> None:
        try:
            found, _ = await asyncio.gather(asyncio.to_thread(work), asyncio.sleep(least))
        except Exception:  # a bot is a stranger's: whatever goes wrong in it must not stop the game
            self._task = None
            failed()
            return
        self._task = None
        done(found)
