"""Elements without a picture: what an app's page holds beside its pictures."""

from collections.abc import Callable
from typing import Any

from gangster_widgets.views.page import Node, node
from gangster_widgets.widgets.told import Do, Part, heard
from gangster_widgets.widgets.view import View, script


class Pane(View):
    """A panel of its own, as wide as there is room, dressed by the style sheet of what it stands in.

    `used` hears which of its controls was used and what that says, `handed` the parts of a file, `unheard` whatever
    else the page's part says.
    """

    _esm = script("pane", "shown")
    _css = ""

    def __init__(
        self, used: Callable[[str, Any], None], handed: Callable[[Part, bytes], None] | None = None, **traits: Any
    ) -> None:
        super().__init__(self._told, **traits)
        self._used, self._handed = used, handed
        self.unheard: Callable[[Any], None] = lambda _: None
        self._shown = node("section")

    def fill(self, shown: Node) -> None:
        """Shows that; only what stands there can be used."""
        self._shown = shown
        self.show(shown)

    def _told(self, message: Any, buffers: Any) -> None:
        told = heard(message)
        if isinstance(told, Do) and self._shown.takes(told.do, told.value):
            self._used(told.do, told.value)
        elif isinstance(told, Part) and self._handed and self._shown.takes(told.do, None):
            self._handed(told, bytes(buffers[0]) if buffers else b"")
        elif told is None:
            self.unheard(message)
