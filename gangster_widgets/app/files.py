"""A file that is handed over, and what is wrong in it, shown where it is: the lines around each fault."""

from collections.abc import Iterator, Sequence

from gangster_widgets.kernel.files import Fault, fault_words, problem
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.loader import Shelf
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.told import Part

MOST = 50
AROUND, WIDEST = 1, 160


class Parts:
    """A file that comes in parts. `whole` is the one that came last; None where it is larger than `most` bytes, or
    did not come whole.
    """

    def __init__(self, most: int) -> None:
        self._most, self._came = most, bytearray()
        self.whole: bytes | None = None

    def take(self, part: Part, data: bytes) -> bool:
        """Takes a part; whether it was the last one."""
        if part.at == 0:
            self._came.clear()
        if part.at == len(self._came) and len(self._came) + len(data) <= self._most:
            self._came += data
        if part.last:
            self.whole = bytes(self._came) if len(self._came) == part.size else None
            self._came.clear()
        return part.last

    def given(self) -> bytes:
        """The file that came last; `Unreadable` says that it was too large."""
        if self.whole is None:
            raise Unreadable("keeping-file-large", megabytes=self._most // 1_000_000)
        return self.whole


def filing(label: str, do: str, accept: str, most: int, several: bool = False) -> Node:
    """A button that asks for a file, or for several at once; one of more than so many bytes is not sent."""
    chosen = node("input", type="file", accept=accept, do=do, most=str(most), multiple=several)
    return node("div", node("label", label, chosen, class_="gw-button"), class_="gw-file", key=do)


def faulty(name: str, text: str, shelf: Shelf, say: Words, kept: bool) -> Node:
    """A file with its faults; how many of its puzzles can be used all the same."""
    faults = shelf.faults[:MOST]
    more = len(shelf.faults) - len(faults)
    usable = say.say("own-usable", number=len(shelf)) if len(shelf) else say.say("own-none", name=name)
    close = button("×", "seen", "gw-small-button gw-close", aria_label=say.say("app-heard"))
    return node(
        "div",
        close,
        node("h2", say.say("own-faults", name=name, number=len(shelf.faults))),
        node("p", usable) if kept or not len(shelf) else None,
        node("ol", *_told(faults, text.splitlines(), say), class_="gw-faults"),
        node("p", say.say("own-more", number=more)) if more else None,
        class_="gw-says gw-no",
        key="faulty",
    )


def _told(faults: Sequence[Fault], lines: list[str], say: Words) -> Iterator[Node]:
    for fault in faults:
        words = problem(fault, fault_words(fault, say.language))
        where = None if fault.line is None else node("b", say.say("own-line", line=str(fault.line)), " ")
        yield node("li", node("p", where, words), _excerpt(fault.line, lines))


def _excerpt(line: int | None, lines: list[str]) -> Node | None:
    """The line of a fault between its neighbours, each with its number."""
    if line is None or not 1 <= line <= len(lines):
        return None
    shown = []
    for number in range(max(1, line - AROUND), min(len(lines), line + AROUND) + 1):
        row = f"{number:>4}  {lines[number - 1][:WIDEST]}\n"
        shown.append(node("mark", row) if number == line else row)
    return node("pre", *shown)
