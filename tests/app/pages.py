"""A page without a browser: it tells the app what a browser tells, and reads what the app shows."""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.app.main import App
from gangster_widgets.app.setting import Setting
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node
from gangster_widgets.widgets.pane import Pane
from gangster_widgets.widgets.puzzle.widget import PuzzleWidget


class Page:
    """One page of the app, opened at an address. `kept` is what the browser keeps of its learner."""

    def __init__(self, setting: Setting, query: str = "?", **more: Any) -> None:
        self.app = App(setting)
        self.sent: list[dict[str, Any]] = []
        self.kept: str | None = more.get("me")
        self.app._shell.send = self._received
        opened = {"address": query, "origin": "http://here/", "languages": ["en-GB"], "dark": False, "offset": 60}
        self.tell(kind="opened", **opened | more)

    def _received(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if message["kind"] == "keep":
            self.kept = message["me"]

    def tell(self, **message: Any) -> None:
        """Tells the shell something."""
        self.app._shell._told(message, [])

    def panes(self) -> list[Pane]:
        """The head and the panes of the room."""
        return [self.app._shell, *(one for one in self.app._place.children if isinstance(one, Pane))]

    @property
    def puzzle(self) -> PuzzleWidget:
        """The puzzle on the page."""
        (found,) = [one for one in self.app._place.children if isinstance(one, PuzzleWidget)]
        if found._scene is None:
            found._told({"kind": "page", "width": 1000, "ratio": 1, "dark": False, "calm": True})
        return found

    def controls(self) -> dict[str, tuple[Pane, Node]]:
        """Everything that can be used outside the picture, by what it does."""
        return {
            dict(node.attributes)["do"]: (pane, node)
            for pane in self.panes()
            for node in pane._shown.walk()
            if "do" in dict(node.attributes) and not dict(node.attributes).get("disabled")
        }

    def use(self, do: str, value: Any = None) -> None:
        """Uses a control."""
        pane, _ = self.controls()[do]
        pane._told({"kind": "do", "do": do, "value": value}, [])

    def hand(self, do: str, name: str, data: bytes, size: int | None = None, part: int = 1000) -> None:
        """Hands over a file, in parts."""
        pane, _ = self.controls()[do]
        cut = [data[at : at + part] for at in range(0, len(data), part)] or [b""]
        for nth, piece in enumerate(cut):
            told = {"kind": "part", "do": do, "name": name, "size": len(data) if size is None else size}
            pane._told({**told, "at": nth * part, "last": nth == len(cut) - 1}, [memoryview(piece)])

    def nodes(self) -> Iterator[Node]:
        """All elements of the head and the room's panes."""
        for pane in self.panes():
            yield from pane._shown.walk()

    def words(self) -> str:
        """All that stands there, outside the picture."""
        return " ".join(pane._shown.text() for pane in self.panes())

    @property
    def query(self) -> str:
        """The address, behind the ?."""
        found: str = self.app._shell.address
        return found

    def solve(self, right: bool = True) -> None:
        """Answers the puzzle, rightly or with the first wrong answer that an idea leads to."""
        one = self.puzzle.puzzle
        self.puzzle.answer = one.solution() if right else wrong(one)
        self.press("check")
        assert self.puzzle.verdict == ("right" if right else "wrong")

    def press(self, do: str, value: Any = None) -> None:
        """Uses a control of the puzzle, as its page tells it."""
        frame = self.puzzle._frame
        frame._handle_custom_msg({"kind": "do", "do": do, "value": value}, [])


def wrong(puzzle: Puzzle) -> Any:
    """A wrong answer to a puzzle that does not ask for an action: one that an idea leads to, or any other."""
    solution = puzzle.solution()
    places = [[one] for one in puzzle.state.table.board.places]
    tried = [{"yellow": 77}] if isinstance(solution, dict) else [solution[1:], [1], *places]
    given = [*puzzle.tells_apart().values(), *(one for one in tried if one)]
    return next(one for one in given if puzzle.check(one).verdict == "wrong")
