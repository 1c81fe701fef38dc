"""What happens in the kernels, as the test sees it: a hidden first cell writes traits and errors to a file.

Nothing is asked of the kernel, because Voila lets a browser ask nothing of it.
"""

import contextlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

PRELUDE = '''
def _prelude(folder):
    import json, logging, os, traceback
    import ipywidgets  # Voila asks for its state in every page, and an answer that it is not there would be an error
    from IPython import get_ipython

    place = os.path.join(folder, f"{os.getpid()}.json")
    said = {"traits": {}, "errors": []}

    def write():
        with open(place + ".part", "w", encoding="utf-8") as out:
            json.dump(said, out, default=str)
        os.replace(place + ".part", place)

    def report(widget, *names, prefix=""):
        """Tells the test the named traits of a widget, now and whenever one of them changes."""
        def tell(change=None):
            said["traits"].update({prefix + name: getattr(widget, name) for name in names})
            write()
        widget.observe(tell, list(names))
        tell()

    def note(text):
        said["errors"].append(text)
        write()

    class Note(logging.Handler):
        def emit(self, record):
            if not hasattr(record, "noted"):
                record.noted = True
                note(self.format(record))

    shell = get_ipython()
    show = shell.showtraceback

    def show_and_note(*args, **options):
        note(traceback.format_exc())
        return show(*args, **options)

    shell.showtraceback = show_and_note
    for logger in (logging.getLogger(), logging.getLogger("Comm"), shell.kernel.log):
        logger.addHandler(Note(logging.ERROR))
    write()
    return report

report = _prelude(FOLDER)
del _prelude
'''
"""Errors in a widget's callbacks reach no cell and would be lost, so the log and the shell are listened to."""


def prelude(folder: Path) -> str:
    """The source of the hidden first cell, which prints nothing and defines `report(widget, *trait_names, prefix="")`.

    Traits go by their names alone, so where two widgets have a trait of the same name, one of them needs a prefix.
    """
    return PRELUDE.replace("FOLDER", repr(str(folder))).strip()


class Kernel:
    """What the kernels of one test wrote down, each in a file of its own. A reload in Voila starts a new kernel."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._taken: set[str] = set()

    @property
    def value(self) -> dict[str, Any]:
        """The traits that the kernel which wrote last has reported, as JSON has them; empty before any report."""
        said = self._said()
        traits: dict[str, Any] = said[-1]["traits"] if said else {}
        return traits

    @property
    def errors(self) -> list[str]:
        """The tracebacks of everything that went wrong in any of the kernels, in cells as well as in callbacks."""
        return [error for said in self._said() for error in said["errors"] if error not in self._taken]

    def take_errors(self, number: int = 0, timeout: float = 20.0) -> list[str]:
        """The errors as soon as there are so many, which a test expects: they no longer count."""
        end = time.monotonic() + timeout
        while len(errors := self.errors) < number and time.monotonic() < end:
            time.sleep(0.01)
        self._taken.update(errors)
        return errors

    def until(self, predicate: Callable[[dict[str, Any]], object], timeout: float = 10.0) -> dict[str, Any]:
        """The reported traits as soon as the predicate holds for them; a trait not yet reported counts as no."""
        end = time.monotonic() + timeout
        while True:
            value = self.value
            with contextlib.suppress(KeyError):
                if predicate(value):
                    return value
            if time.monotonic() > end:
                raise AssertionError("\n".join([f"Not so after {timeout} s; the kernel has {value}", *self.errors]))
            time.sleep(0.01)

    def _said(self) -> list[dict[str, Any]]:
        files = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
        return [json.loads(file.read_text(encoding="utf-8")) for file in files]
