"""The whole app as one widget: the shell around the room that the address names."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from ipywidgets import VBox, Widget

from gangster_widgets.app import told as page
from gangster_widgets.app.address import HOME, Address, address
from gangster_widgets.app.keeping.store import Store
from gangster_widgets.app.pictures import position
from gangster_widgets.app.practice.choosing import first_puzzle
from gangster_widgets.app.room import Room, doors, room, rooms
from gangster_widgets.app.setting import Setting, setting
from gangster_widgets.app.shell import SIZES, THEMES, Shell, head
from gangster_widgets.app.visit import Visit
from gangster_widgets.app.who import Who
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.puzzles.bank import bank_of
from gangster_widgets.puzzles.kind import asking

LOOK = "look"
"""The key under which language, theme and text size are kept."""
READY = (HOME, "solve")
"""The rooms that are read before anybody comes: the first page, and where its one button leads."""


class App(VBox):
    """The app. Nothing of it depends on who comes until a page has been opened, so it can wait ready made."""

    def __init__(self, served: Setting | None = None) -> None:
        self._setting = served or setting()
        self._store = Store(self._setting.folder)
        self._shell = Shell(self._used)
        self._shell.unheard = self._told
        self._place = VBox()
        self._visit: Visit | None = None
        self._room: Room | None = None
        self._notice, self._opening = "", False
        self._chosen: dict[str, Any] = {}
        super().__init__([self._shell, self._place])
        self.add_class("gw-app")
        self._place.add_class("gw-room")
        for name in READY:
            room(name)
        with suppress(RuntimeError):  # where no loop runs nobody waits for a page
            asyncio.get_running_loop().call_soon(self._warm)

    def _warm(self) -> None:
        """Reads what every visitor needs, while the browser is still busy with the page or nobody has come yet."""
        first = first_puzzle(bank_of(Address().game, *map(Path, self._setting.puzzles)))
        if first is not None:
            position(first, first.words(), 1.0, THEMES[-1])

    # What the page tells.

    def _told(self, message: Any) -> None:
        told = page.heard(message)
        if isinstance(told, page.Opened):
            self._open(told)
        elif self._visit is None:
            return
        elif isinstance(told, page.Went):
            self._show(address(told.address), pushing=False)
        elif isinstance(told, page.Dark):
            self._visit.dark = told.dark
            self._dress()

    def _open(self, told: page.Opened) -> None:
        """Somebody comes: who it is, what was chosen, and the page that the address names."""
        self._leave()
        who = Who(self._store, self._setting, told)
        visit = self._visit = Visit(self._setting, self._store, who.learner)
        visit.who, visit.offset, visit.origin, visit.dark = who, told.offset, told.origin, told.dark
        visit.go, visit.stay, visit.notice = self._go, self._stay, self._say_above
        visit.say, visit.send, visit.come = self._shell.announce, self._shell.send, self._come
        visit.seat = self._seat
        here = address(told.address)
        if who.secret != told.me:
            self._shell.send({"kind": "keep", "me": who.secret})
        self._chosen = self._look_of(visit.learner.kept(LOOK, {}), here, told.languages)
        self._show(here, pushing=False, arriving=False)
        visit.mended()

    def _come(self, secret: str) -> None:
        """From now on it is the learner of that secret who is here."""
        assert self._visit is not None
        self._visit.learner = self._store.learner(secret)
        self._visit.who.secret = secret
        self._shell.send({"kind": "keep", "me": secret})
        self._chosen = self._look_of(self._visit.learner.kept(LOOK, {}), Address(lang=self._visit.lang), ())
        self._leave()
        self._go(Address(lang=self._visit.here.lang))

    @staticmethod
    def _look_of(kept: Any, here: Address, languages: tuple[str, ...]) -> dict[str, Any]:
        """What was chosen, as far as it is there: the address goes before what was kept, that before the browser."""
        kept = kept if isinstance(kept, Mapping) else {}
        browser = next((one[:2].lower() for one in languages if one[:2].lower() in LANGUAGES), LANGUAGES[0])
        lang = here.lang or (kept.get("lang") if kept.get("lang") in LANGUAGES else browser)
        theme = kept.get("theme") if kept.get("theme") in THEMES else THEMES[0]
        size = kept.get("size") if kept.get("size") in SIZES else next(iter(SIZES))
        return {"lang": lang, "theme": theme, "size": size}

    def _used(self, do: str, value: Any) -> None:
        """What the head's controls do."""
        assert self._visit is not None
        name, _, rest = do.partition(":")
        if name == "go":
            self._go(Address(page=rest, game=self._visit.here.game, lang=self._visit.here.lang))
        elif name == "heard":
            self._say_above("")
        elif name in self._chosen:
            self._choose(name, value)

    def _choose(self, name: str, value: Any) -> None:
        """Language, theme or text size: from now on, and whenever this learner comes again."""
        assert self._visit is not None
        self._chosen[name] = value
        self._visit.keep(LOOK, dict(self._chosen))
        if name == "lang":
            self._visit.here = replace(self._visit.here, lang=value)
            self._stay(self._visit.here)
        self._dress()

    # What is shown.

    def _go(self, here: Address) -> None:
        self._show(here, pushing=True)

    def _stay(self, here: Address) -> None:
        """The same page under another address; one that is just being opened is told when it is open."""
        assert self._visit is not None
        self._visit.here = here
        if self._opening:
            return
        with self._shell.hold_sync():
            self._shell.pushing, self._shell.address = False, here.query()

    def _show(self, here: Address, pushing: bool, arriving: bool = True) -> None:
        """Opens the room of that address; where there is none, the way home."""
        visit = self._visit
        assert visit is not None
        here = replace(here, game=self._game_of(here))
        if here.page not in rooms():
            self._notice = words(self._chosen["lang"]).say("app-no-page", page=here.page[:40])
            here = Address(game=here.game, lang=here.lang)
        if here.lang and here.lang != self._chosen["lang"]:
            self._chosen["lang"] = here.lang
        visit.here = here
        self._wear()
        self._opening = True
        try:
            near = self._enter(room(here.page), here)
        finally:
            self._opening = False
        with self._shell.hold_sync():
            self._shell.pushing, self._shell.address = pushing, visit.here.query()
        self._dress(room=False)
        if near or arriving:
            self._shell.send({"kind": "arrive", "at": near or here.page} | ({"near": True} if near else {}))

    def _game_of(self, here: Address) -> str:
        """The game of the puzzle that an address names, else the one that it says, if that is there."""
        assert self._visit is not None
        if here.puzzle:
            with suppress(KeyError, SaidError):
                return self._visit.find(here.puzzle, here.game).game
        return here.game if here.game in asking() else Address().game

    def _enter(self, kind: type[Room], here: Address) -> str:
        """Shows that room at that address; gives what on it one is led to."""
        assert self._visit is not None
        if self._room is None or (type(self._room), self._room.about) != (kind, here.game):
            self._leave()
            self._room = kind(self._visit)
        self._room.open(here)
        self._seat(self._room.widgets)
        return self._room.near

    def _leave(self) -> None:
        if self._room is not None:
            self._room.left()
            self._room = None

    def _seat(self, widgets: tuple[Any, ...]) -> None:
        """Shows these below the head; those that are no longer shown end, on the page and in the kernel."""
        before, self._place.children = self._place.children, widgets
        for old in before:
            if old not in widgets:
                close(old)

    def _wear(self) -> None:
        visit = self._visit
        assert visit is not None
        visit.lang, visit.theme = self._chosen["lang"], self._chosen["theme"]
        visit.size = SIZES[self._chosen["size"]]

    def _dress(self, room: bool = True) -> None:
        """Language, theme and size of everything; what was done in the room stays."""
        visit = self._visit
        assert visit is not None
        self._wear()
        say = visit.words
        if room and self._room is not None:
            self._room.dressed()
        title = self._room.title() if self._room is not None else ""
        dark = visit.shown == "dark"
        self._shell.dark = dark
        self._shell.look = {
            "lang": visit.lang,
            "title": say.say("app-title", page=title) if visit.here.page != HOME else say.say("app-name"),
            "dark": dark,
            "size": SIZES[self._chosen["size"]],
            "lost": say.say("app-lost"),
            "back": say.say("app-back"),
        }
        self._head()

    def _head(self) -> None:
        visit = self._visit
        assert visit is not None
        offered = [(name, visit.words.say(f"door-{name}")) for name in doors()]
        self._shell.fill(head(offered, visit.here, visit.words, self._chosen, self._notice))

    def _say_above(self, notice: str) -> None:
        self._notice = notice
        self._head()


def close(widget: Widget) -> None:
    """Ends a widget and all in it."""
    for child in getattr(widget, "children", ()):
        close(child)
    with suppress(AttributeError):
        widget.layout.close()
    widget.close()
