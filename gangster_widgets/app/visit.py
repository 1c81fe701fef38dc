"""One person at one page: who it is, how the page looks, and what a room can do with it."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.keeping.learner import Learner
from gangster_widgets.app.keeping.store import Store
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.game import SaidError, game, title
from gangster_widgets.kernel.words import Words, words
from gangster_widgets.puzzles.bank import bank, bank_of, composed_of, puzzle
from gangster_widgets.puzzles.loader import Shelf
from gangster_widgets.puzzles.puzzle import Puzzle

LEFT = "left"
"""The key under which it is kept where a learner left off."""


class Visit:
    """What rooms know of a visit. They change it only by what it offers; the app shows what comes of it.

    `go` leads to another page, `stay` says that the same page has another address now, `say` speaks to whoever
    listens, `notice` shows a sentence at the top of the page until it is put away, `send` tells the page something,
    `come` makes it another learner, `seat` shows other widgets in the room.
    """

    def __init__(self, setting: Setting, store: Store, learner: Learner) -> None:
        self.setting, self.store, self.learner = setting, store, learner
        self.here = Address()
        self.lang, self.theme, self.dark, self.offset, self.origin = "en", "auto", False, 0, ""
        self.size = 1.0
        self.who: Any = None
        self.go: Callable[[Address], None] = lambda _: None
        self.stay: Callable[[Address], None] = lambda _: None
        self.say: Callable[[str], None] = lambda _: None
        self.notice: Callable[[str], None] = lambda _: None
        self.send: Callable[[dict[str, Any]], None] = lambda _: None
        self.come: Callable[[str], None] = lambda _: None
        self.seat: Callable[[tuple[Any, ...]], None] = lambda _: None

    @property
    def words(self) -> Words:
        """The words of the interface and of the game, in the reader's language."""
        return words(self.lang, game(self.here.game).folder / "words")

    @property
    def played(self) -> str:
        """What the game is called."""
        return title(self.here.game)

    @property
    def shown(self) -> str:
        """Light or dark, as it is shown now."""
        return self.theme if self.theme != "auto" else "dark" if self.dark else "light"

    def now(self) -> float:
        """The time, in seconds since 1970."""
        return time.time()

    def shelf(self, game: str = "") -> Shelf:
        """The puzzles of that game, or of the one that is shown: those that come along and of the server's folders."""
        return bank_of(game or self.here.game, *self._folders)

    def composed(self) -> Shelf:
        """Those of them that somebody composed: few enough to be listed one by one."""
        return composed_of(self.here.game, *self._folders)

    def every(self) -> Shelf:
        """The puzzles of all games."""
        return bank(*self._folders)

    def find(self, id_: str, game: str = "") -> Puzzle:
        """The puzzle of that id, most likely of that game or of the one that is shown, of any at last; `KeyError` where
        there is none and none can be made.
        """
        return puzzle(id_, *self._folders, first=game or self.here.game)

    @property
    def _folders(self) -> tuple[Path, ...]:
        """The server's own folders of puzzles."""
        return tuple(map(Path, self.setting.puzzles))

    def keep(self, key: str, value: Any) -> bool:
        """Keeps it for the learner; says so where that fails, and gives False."""
        return self.kept(lambda: self.learner.keep(key, value))

    def kept(self, work: Callable[[], Any]) -> bool:
        """Does what keeps something; a failure is said at the top of the page, and nothing shown is lost."""
        try:
            work()
        except SaidError as error:
            self.notice(self.words.say(error.name, **error.facts))
            return False
        finally:
            self.mended()
        return True

    def mended(self) -> None:
        """Says what was found wrong where things are kept, and what came of it."""
        for told in self.store.notices():
            self.notice(self.words.say(told.name, **told.facts))
