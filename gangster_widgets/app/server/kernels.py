"""The kernels: how many learners are here, what a kernel sees of its visitor's address, and when one is over."""

import asyncio
from collections.abc import Callable
from typing import Any
from uuid import uuid4
from weakref import WeakKeyDictionary

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager, ServerKernelManager
from voila.request_info_handler import RequestInfoSocketHandler
from voila.utils import ENV_VARIABLE

ADDRESS = (ENV_VARIABLE.VOILA_REQUEST_URL, ENV_VARIABLE.QUERY_STRING)
"""Where Voila would put a page's address into the environment."""


PAUSE = 2.0
"""Seconds before the next kernel is heated: a page that has just come shall have the machine for itself."""

LAST_WORD = 0.5
"""Seconds that a kernel goes on after its page was left: a last click may still be on its way."""


class ThisPython(KernelSpecManager):
    """Kernels are the very Python that runs the server, whatever else is installed under their name."""

    def _kernel_dirs_default(self) -> list[str]:
        return []


class Kernel(ServerKernelManager):
    """One kernel. It is not interrupted before it is ended: it would write to the terminal where it was."""

    async def _async_interrupt_kernel(self) -> None:
        pass


class Kernels(AsyncMappingKernelManager):
    """Jupyter's kernels, counted. Voila makes out of this class the one that keeps some of them heated.

    A kernel sees nothing of the address that its page, or the page before it, was opened with: the page itself tells
    what it is asked for. A kernel that dies is over, and its page is told so: one in its place would not know the page.
    """

    _pools: dict[str, list[asyncio.Task[Any]]]
    fill_if_needed: Callable[..., None]
    # Both are Voila's: the kernels that wait, by notebook, as tasks that heat them.

    def __init__(self, **options: Any) -> None:
        self._coming: set[str] = set()
        self._leaving: set[str] = set()
        self._heating: WeakKeyDictionary[asyncio.Task[Any], str] = WeakKeyDictionary()
        self._ending: set[asyncio.Task[Any]] = set()
        super().__init__(**options)

    @property
    def learners(self) -> int:
        """How many kernels are somebody's: those that come are, those that go and those that wait are not."""
        waiting = sum(task in self._heating for pool in self._pools.values() for task in pool)
        return len(self._coming.union(self.list_kernel_ids()) - self._leaving) - waiting

    @property
    def heated(self) -> bool:
        """Whether the kernel that is next in waiting is heated or about to be; else a new one is sooner there."""
        return any(pool and self._lives(self._heating.get(pool[0], "")) for pool in self._pools.values())

    def _lives(self, kernel_id: str) -> bool:
        """Whether that kernel starts or runs. One may have died a moment ago, before anybody has noticed."""
        if kernel_id in self._coming or kernel_id not in self:
            return kernel_id in self._coming
        process = getattr(self.get_kernel(kernel_id).provisioner, "process", None)
        return process is not None and process.poll() is None

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """Starts a kernel, for a visitor who is there or to be kept heated."""
        kernel_id = options.setdefault("kernel_id", str(uuid4()))
        environment = options.get("env", {})
        for name in ADDRESS:
            environment.pop(name, None)
        task = asyncio.current_task()
        if environment.get(ENV_VARIABLE.VOILA_PREHEAT) == "True" and task:
            await asyncio.sleep(PAUSE if len(self) else 0)
            self._heating[task] = kernel_id
        self._coming.add(kernel_id)
        try:
            return await super().start_kernel(**options)
        finally:
            self._coming.discard(kernel_id)

    async def shutdown_kernel(  # type: ignore[override]
        self, kernel_id: str, now: bool = False, restart: bool = False
    ) -> None:
        """Ends a kernel at once: asked politely it writes to the terminal, and what was confirmed is kept anyhow."""
        RequestInfoSocketHandler._cache.pop(kernel_id, None)
        self._leaving.add(kernel_id)
        try:
            await super().shutdown_kernel(kernel_id, now=True, restart=restart)
        finally:
            self._leaving.discard(kernel_id)

    async def leave(self, kernel_id: str) -> None:
        """Ends the kernel of a page that is left, as soon as it has done what was on its way. Its place is free now."""
        self._leaving.add(kernel_id)
        await asyncio.sleep(LAST_WORD)
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id)
        self._leaving.discard(kernel_id)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        task = asyncio.ensure_future(self._clear(kernel_id))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _clear(self, kernel_id: str) -> None:
        """Clears away what is left of a kernel that died; one that waited is replaced."""
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id, now=True)
        for notebook in self._pools:
            self.fill_if_needed(notebook_name=notebook)

    async def end(self) -> None:
        """Starts no more kernels and ends all there are. One that is starting is awaited: it cannot be ended before."""
        await asyncio.sleep(0.01)  # what has not even begun cannot be called off without a warning
        for pool in self._pools.values():
            for task in [task for task in pool if task not in self._heating]:
                task.cancel()
                pool.remove(task)
        while self._coming:
            await asyncio.sleep(0.01)
        await self.shutdown_all(now=True)
