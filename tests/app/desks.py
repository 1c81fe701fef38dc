"""Somebody who composes, without a browser."""

from typing import Any

from gangster_widgets.app.exercise import unpacked
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.widgets.editor.form import FormEditorWidget
from gangster_widgets.widgets.editor.widget import EditorWidget

from .pages import Page


class Desk(Page):
    """A page on which an exercise is composed."""

    @property
    def editor(self) -> EditorWidget | FormEditorWidget:
        """The editor."""
        (found,) = [one for one in self.app._place.children if isinstance(one, EditorWidget | FormEditorWidget)]
        if found._scene is None:
            found._told({"kind": "page", "width": 1000, "ratio": 1, "dark": False, "calm": True})
        return found

    def edit(self, do: str, value: Any = None) -> None:
        """Uses a control of the editor, as its page tells it."""
        assert self.editor
        self.editor._frame._handle_custom_msg({"kind": "do", "do": do, "value": value}, [])

    def lay(self, line: str, place: str = "North Side") -> None:
        """A tablet in a line."""
        self.edit("place", place)
        self.edit(f"line:{place}", line)

    @property
    def link(self) -> str:
        """The link that can be copied, behind its ?."""
        found = next(dict(one.attributes)["copy"] for one in self.nodes() if dict(one.attributes).get("do") == "linked")
        return "?" + str(found).partition("?")[2]

    @property
    def exercise(self) -> Puzzle:
        """What the link holds."""
        return unpacked(self.link.partition("exercise=")[2].partition("&")[0])

    def saved(self) -> str:
        """The file that is saved."""
        self.use("save")
        assert self.sent[-1]["kind"] == "save"
        return str(self.sent[-1]["text"])
