"""What a server tells its kernels: who is there, where things are kept, which puzzles and which box are used."""

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.written import game_of

VARIABLE = "GANGSTER_WIDGETS_APP"
"""The environment variable that it goes by. It holds no secret: kernels and whatever they start can read it."""


class Setting(Record, frozen=True):
    """How the app is served. Without a server of ours everything has its default: one person, the usual folder.

    `shared` is whether several learners come, each with a secret of his own; `puzzles` are folders beside the puzzles
    that come along; `components` is the file of a box of one's own.
    """

    shared: bool = False
    data: str | None = None
    puzzles: tuple[str, ...] = ()
    components: str | None = None

    @property
    def folder(self) -> Path:
        """Where progress and games are kept."""
        return Path(self.data) if self.data else user_data_path("gangster-widgets", appauthor=False)

    def box(self, game: str) -> Path | None:
        """The file of a box of one's own, where it is a box of that game."""
        path = Path(self.components) if self.components else None
        return path if path and game_of(path) == game else None

    def write(self) -> dict[str, str]:
        """The setting as a variable of the environment."""
        return {VARIABLE: msgspec.json.encode(self).decode()}


def setting() -> Setting:
    """The setting of this process."""
    written = os.environ.get(VARIABLE)
    return msgspec.json.decode(written, type=Setting) if written else Setting()
