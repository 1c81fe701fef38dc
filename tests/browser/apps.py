"""The app as its command serves it, with a folder of its own for all that is kept."""

import contextlib
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.app.serving import TOKEN, running

__all__ = ["TOKEN", "App", "app", "opened"]


@dataclass(frozen=True)
class App:
    """A running app: its address on this machine, with a slash at the end, and its process."""

    url: str
    process: "subprocess.Popen[str]"


@contextlib.contextmanager
def app(folder: Path, *options: str) -> Iterator[App]:
    """The app, as `gangster-widgets --no-browser` serves it with these options; it ends with the block."""
    called = ["-m", "gangster_widgets", "--no-browser", "--data", str(folder / "data"), *options]
    with running(folder, called) as site:
        yield App(f"http://127.0.0.1:{site.port}/", site.process)


def opened(page: Page, address: str) -> Page:
    """The page at that address, as soon as the room that it names is there."""
    page.goto(address)
    expect(page.locator("h1")).to_be_visible()
    return page
