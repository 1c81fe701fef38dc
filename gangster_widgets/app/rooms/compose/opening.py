"""A puzzle file that is handed over to be worked on: put together out of its parts, and read."""

from gangster_widgets.app.files import Parts
from gangster_widgets.app.own import LONGEST_NAME, read_file
from gangster_widgets.kernel.document import MOST_BYTES
from gangster_widgets.puzzles.loader import Shelf
from gangster_widgets.widgets.told import Part


class Opening:
    """The file that came last: what it is called, its text and what was found in it, until it is put away."""

    def __init__(self) -> None:
        self._parts = Parts(MOST_BYTES)
        self.name, self.text = "", ""
        self.shelf: Shelf | None = None

    def handed(self, part: Part, data: bytes) -> bool:
        """Takes a part of a file; whether it was the last one."""
        if not self._parts.take(part, data):
            return False
        self.name = part.name[-LONGEST_NAME:]
        self.text, self.shelf = read_file(self.name, self._parts.whole)
        return True

    def put_away(self) -> None:
        """Nothing of it is shown any more."""
        self.name, self.text, self.shelf = "", "", None
