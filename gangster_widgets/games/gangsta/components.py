"""The box as data: bosses, gangsters, heists by chapter, snitches and resource cards.

The standard figures come along; an owner of the box puts a file of his own in their place. `read` says everything
that is wrong with such a file.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import Person
from gangster_widgets.games.gangsta.resource import Resource
from gangster_widgets.kernel.record import Record

STANDARD = Path(__file__).parent / "data" / "components.yaml"


class Boss(Record, frozen=True, gc=False):
    """A boss card: who it is, and the money to start with."""

    person: Person
    money: int


class Components(Record, frozen=True, gc=False):
    """What is in the box. Heists and snitches stand by chapter, the first chapter first."""

    bosses: tuple[Boss, ...]
    gangsters: tuple[Person, ...]
    heists: tuple[tuple[Heist, ...], ...]
    snitches: tuple[tuple[int, ...], ...]
    resources: tuple[Resource, ...]
    bank: int

    def resource(self, name: str) -> Resource:
        """The resource card of that name, inactive."""
        return next(one for one in self.resources if one.name == name)


def read(source: Path | str | Mapping[str, Any]) -> Components:
    """The components of that file, or of its data; `Faulty` with everything that is wrong with it."""
    from gangster_widgets.games.gangsta import component_faults, component_file

    return component_file.components(component_faults.checked(source))


@cache
def standard() -> Components:
    """The figures that come along."""
    return read(STANDARD)
