"""What is served, where and for how many: all that the server is told. Nothing here needs the server's packages."""

from pathlib import Path

import psutil
from msgspec import field

from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.record import Record

PACKAGE = Path(__file__).parents[2]
IN_WHEEL = PACKAGE / "data" / "notebooks" / "app.ipynb"
IN_CHECKOUT = PACKAGE.parent / "notebooks" / "app.ipynb"

HERE = "127.0.0.1"
"""The address that only this machine reaches."""

USUAL, NEXT = 8870, 20
"""The port where nothing else is asked for, so that bookmarks stay right, and how many from it on are tried."""

A_KERNEL, FOR_THE_REST = 128 * 2**20, 2**30
"""Bytes that a learner's kernel may come to take, and that are left to the server and whatever else runs."""

A_CORE = 20
"""Learners that one core serves so that nobody waits: they think far longer than their kernel works."""


def notebook() -> Path:
    """The app's notebook: beside the package in a checkout, else inside the installed package."""
    return IN_CHECKOUT if (PACKAGE.parent / "pyproject.toml").is_file() else IN_WHEEL


def usual_limit() -> int:
    """How many learners this machine serves well."""
    room = (psutil.virtual_memory().total - FOR_THE_REST) // A_KERNEL
    return int(max(1, min(room, A_CORE * (psutil.cpu_count() or 1))))


class Order(Record, frozen=True):
    """What is served, where, and for how many.

    `token` is empty where none is needed, `port` is None where any will do. So many kernels are kept `heated`, and a
    kernel whose page has not been seen for `idle` seconds ends.
    """

    notebook: Path
    host: str = HERE
    port: int | None = None
    token: str = ""
    limit: int = field(default_factory=usual_limit)
    heated: int = 1
    idle: int = 300
    setting: Setting = Setting()
