"""A room of the app, found because its folder is in `rooms/`: what every room can do."""

import importlib
import pkgutil
from functools import cache
from typing import Any

from gangster_widgets.app import rooms as folder
from gangster_widgets.app.address import Address
from gangster_widgets.app.visit import Visit
from gangster_widgets.views.page import Node
from gangster_widgets.widgets.pane import Pane
from gangster_widgets.widgets.told import Part


class Room:
    """A page of the app, about one game. `widgets` are what it shows, below the head; it makes them when it is opened.

    `near` is what whoever comes is led to, by its `arrive`; where it is empty, that is the heading at the top.
    """

    def __init__(self, visit: Visit) -> None:
        self.visit, self.about = visit, visit.here.game
        self.widgets: tuple[Any, ...] = ()
        self.near = ""

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
def rooms() -> tuple[str, ...]:
    """The names of all rooms."""
    return tuple(module.name for module in pkgutil.iter_modules(folder.__path__))


def room(name: str) -> type[Room]:
    """The room of that name, one of `rooms()`. It is read when somebody goes there for the first time."""
    found: type[Room] = importlib.import_module(f"{_front(name).__name__}.room").HERE
    return found


@cache
def doors() -> tuple[str, ...]:
    """The rooms that have a door, in their order; the others are reached otherwise."""
    places = {name: _front(name).DOOR for name in rooms()}
    return tuple(sorted((name for name in places if places[name] is not None), key=places.__getitem__))


def door_of(name: str) -> str:
    """The room behind whose door that room lies: most often itself."""
    return getattr(_front(name), "UNDER", name)


def _front(name: str) -> Any:
    return importlib.import_module(f"{folder.__name__}.{name}")
