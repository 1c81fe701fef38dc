"""Whether the machine is at rest, and what it did meanwhile, for figures that are worth little on a busy one."""

import time
from contextlib import suppress

import psutil

from tests.app.serving import until

PATIENCE = 300.0
"""Seconds after which it does not come to rest any more."""

REST, LITTLE = 3.0, 0.15
"""Nothing is in the making when so little work is done in so many seconds: a server waits less to heat a kernel."""


def work(process: psutil.Process) -> float:
    """The seconds of a core that a process and all below it have taken so far."""
    taken = 0.0
    for one in (process, *process.children(recursive=True)):
        with suppress(psutil.Error):
            times = one.cpu_times()
            taken += times.user + times.system + times.children_user + times.children_system
    return taken


def at_rest() -> bool:
    """Whether nothing that this process has started does anything: no server, no kernel, no browser."""
    before = work(psutil.Process())
    time.sleep(REST)
    return work(psutil.Process()) - before < LITTLE


def come_to_rest() -> None:
    """Waits until it is so, with all kernels heated that are to be."""
    until(at_rest, PATIENCE)


class Meanwhile:
    """What the machine does from now on, for this process and otherwise."""

    def __init__(self) -> None:
        self._began, self._before = time.monotonic(), self._taken()

    @staticmethod
    def _taken() -> tuple[float, float]:
        times, ours = psutil.cpu_times(), work(psutil.Process())
        return ours, float(times.user + times.nice + times.system) - ours

    def __str__(self) -> str:
        lasted = time.monotonic() - self._began
        ours, others = (max(0.0, now - was) / lasted for now, was in zip(self._taken(), self._before, strict=True))
        return f"of {psutil.cpu_count()} cores this took {ours:.2f}, all else {others:.2f}"
