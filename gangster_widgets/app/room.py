"""A room of the app, found because its file is in `rooms/`: what every room can do."""

import importlib
import pkgutil
from functools import cache
from typing import Any, ClassVar

from gangster_widgets.app import rooms as folder
from gangster_widgets.app.address import Address
from gangster_widgets.app.visit import Visit
from gangster_widgets.views.page import Node
from gangster_widgets.widgets.pane import Pane
from gangster_widgets.widgets.told import Part


class Room:
    """A page of the app. `widgets` are what it shows, below the head; it makes them when it is opened.

    `door` is its place among the doors, None for a room that is reached otherwise.
    """

    door: ClassVar[int | None] = None

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.widgets: tuple[Any, ...] = ()

    def title(self) -> str:
        """What the page is called, in the reader's language."""
        raise NotImplementedError

    def open(self, here: Address) -> None:
        """Shows what the address names."""
        raise NotImplementedError

    def dressed(self) -> None:
        """Language or theme are others now: everything that was done stays."""
        raise NotImplementedError

    def handed(self, part: Part, data: bytes) -> None:
        """A part of a file was handed over."""

    def left(self) -> None:
        """The page is left."""


class Plain(Room):
    """A room that is one pane, written anew whenever something has changed."""

    def open(self, here: Address) -> None:
        """Nothing but the page itself is named."""
        self.pane = Pane(self.used, self.handed)
        self.widgets = (self.pane,)
        self.dressed()

    def dressed(self) -> None:
        """All of it anew: nothing that is typed is lost by that."""
        self.pane.dark = self.visit.shown == "dark"
        self.pane.fill(self.shown())

    def shown(self) -> Node:
        """What stands in the pane."""
        raise NotImplementedError

    def used(self, do: str, value: Any) -> None:
        """A control of the pane was used."""
        raise NotImplementedError


@cache
def rooms() -> dict[str, type[Room]]:
    """All rooms by the names of their files."""
    found = {}
    for module in pkgutil.iter_modules(folder.__path__):
        if not module.name.startswith("_"):
            found[module.name] = importlib.import_module(f"{folder.__name__}.{module.name}").HERE
    return found


def doors() -> list[str]:
    """The rooms that have a door, in their order."""
    with_door = {name: room.door for name, room in rooms().items() if room.door is not None}
    return sorted(with_door, key=lambda name: with_door[name] or 0)
