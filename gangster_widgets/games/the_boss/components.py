"""The box as data: cities with their cards, line-ups, police cards and gangsters, each figure with its source.

The standard figures come along; an owner of the box puts a file of his own in their place. `read` says everything
that is wrong with such a file.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from gangster_widgets.kernel.record import Record

STANDARD = Path(__file__).parent / "data" / "components.yaml"
REVOLVER, PRISON, HOSPITAL, BANISHED = "revolver", "prison", "hospital", "banished"
PENALTIES = (REVOLVER, PRISON, HOSPITAL, BANISHED)
GOLD, SILVER, BOTH = "gold", "silver", "both"

Face = int | str
"""What a city card shows: an amount of money, or a penalty by its name."""


class CityCards(Record, frozen=True, gc=False):
    """A city of the box, with all the cards that there are of it."""

    number: int
    name: str
    cards: tuple[Face, ...]


class Components(Record, frozen=True, gc=False):
    """What is in the box. Of each number of players the first line-up is the usual one."""

    chicago: str
    hand: int
    cities: tuple[CityCards, ...]
    line_ups: tuple[tuple[int, tuple[tuple[int, ...], ...]], ...]
    police: tuple[str, ...]
    professionals: int
    occasionals: int

    def line_ups_for(self, players: int) -> tuple[tuple[int, ...], ...]:
        """The line-ups that can be played with that many players, the usual one first."""
        return dict(self.line_ups).get(players, ())

    def city(self, number: int) -> CityCards:
        """The city of that number."""
        return next(city for city in self.cities if city.number == number)


def read(source: Path | str | Mapping[str, Any]) -> Components:
    """The components of that file, or of its data; `Faulty` with everything that is wrong with it."""
    from gangster_widgets.games.the_boss import component_faults, component_file

    return component_file.components(component_faults.checked(source))


@cache
def standard() -> Components:
    """The figures that come along."""
    return read(STANDARD)
