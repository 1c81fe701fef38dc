"""Whether the machine is at rest, and what it did meanwhile, for figures that are worth little on a busy one."""

import time
from contextlib import suppress

import psutil

from tests.app.serving import until

PATIENCE = 300.0
"""Seconds after which it does not come to rest any more."""

REST, LITTLE = 3.0, 0.3
"""It is at rest when so little work is done in so many seconds: a server waits less than that to heat a kernel."""


def come_to_rest() -> None:
    """Waits until nothing is done: every kernel that is to be heated is, those of pages that were left have ended."""
    until(_at_rest, PATIENCE)


def _at_rest() -> bool:
    before = _all_work()
    time.sleep(REST)
    return _all_work() - before < LITTLE


def _all_work() -> float:
    """The seconds of a core that everything on this machine has taken so far."""
    times = psutil.cpu_times()
    return float(times.user + times.system + getattr(times, "nice", 0.0))


def _own_work() -> float:
    """The same of this process and all that it has started."""
    taken = 0.0
    for one in (psutil.Process(), *psutil.Process().children(recursive=True)):
        with suppress(psutil.Error):
            times = one.cpu_times()
            taken += times.user + times.system + times.children_user + times.children_system
    return taken


class Meanwhile:
    """What the machine does from now on, for this process and otherwise."""

    def __init__(self) -> None:
        self._began, self._before = time.monotonic(), self._taken()

    @staticmethod
    def _taken() -> tuple[float, float]:
        ours = _own_work()
        return ours, _all_work() - ours

    def __str__(self) -> str:
        lasted = time.monotonic() - self._began
        ours, others = (max(0.0, now - was) / lasted for now, was in zip(self._taken(), self._before, strict=True))
        return f"of {psutil.cpu_count()} cores this took {ours:.2f}, all else {others:.2f}"
