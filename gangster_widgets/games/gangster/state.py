"""A position of the game, frozen and hashable: everything on the table, and the hidden cards beside it."""

from gangster_widgets.games.gangster.table import COLOURS, Table
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Piece

POLICE = "police"
"""What a policeman is called among district cards; no district can have this name."""


NOWHERE = ""


class Car(Record, frozen=True, gc=False):
    """A gang's car: where it stands, movement cards face up, own gangsters aboard, trunk, equipment newest first.

    The trunk has a letter for each gangster, sorted. `aboard` is None where a position does not say how many there are:
    then there are enough.
    A car that a position says nothing of stands `NOWHERE`.
    """

    gang: str
    at: str
    cards: tuple[int, ...]
    aboard: int | None
    trunk: str = ""
    equipment: tuple[str, ...] = ()

    def has(self, kind: str) -> bool:
        """Whether it has that kind of equipment."""
        return kind in self.equipment

    def boarded(self, more: int, trunk: str) -> "Car":
        """The car with that many more of its own gangsters aboard (fewer where negative) and that trunk."""
        aboard = None if self.aboard is None else self.aboard + more
        return replace(self, aboard=aboard, trunk=trunk)

    @property
    def trunk_room(self) -> int:
        """How many gangsters its trunk has room for (trunk.room, trunk.two)."""
        return 2 if "trunk" in self.equipment else 1


class Decks(Record, frozen=True, gc=False):
    """Face-down cards from the top on, and what lies open beside them or has left the game.

    A position out of a puzzle says nothing of them. Where somebody has named some piles, the others are `untold`.
    """

    districts: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    casino: tuple[int, ...] = ()
    equipment: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    untold: tuple[str, ...] = ()

    def knows(self, pile: str) -> bool:
        """Whether anything is said of that pile, so that one with nothing left is known to be used up."""
        told = self.districts or self.discarded or self.casino or self.equipment or self.untold
        return bool(told) and pile not in self.untold


class State(Record, frozen=True, gc=False):
    """A position. Tuples by gang follow `table.gangs`, districts follow `table.districts`.

    `turn` is the person to act. `casino` is what "?" counts in a reckoning made now, None where no card says so.
    `influence`, `reserve` (gangsters not yet in play) and `dumped` (gangsters out of the game) are by gang.
    A position that is not a whole game may lack cars and tablets: a car then stands nowhere, a district has no fields.
    """

    table: Table
    turn: int
    stage: int
    districts: tuple[District, ...]
    cars: tuple[Car, ...]
    display: tuple[str, ...]
    influence: tuple[int, ...]
    reserve: tuple[int, ...]
    dumped: tuple[int, ...]
    casino: int | None
    decks: Decks
    chance: int
    over: bool = False

    def car(self, gang: str) -> Car:
        """The car of a gang in play."""
        return self.cars[self.table.seat[gang]]

    def district(self, name: str) -> District | None:
        """The district of that name with its tablet; None for the harbour, a closed or an unknown place."""
        index = self.table.index.get(name)
        if index is None or not self.districts[index].fields:
            return None
        return self.districts[index]

    def with_car(self, car: Car) -> "State":
        """The position with that car in place of the gang's old one."""
        return replace(self, cars=self._parked(car))

    def with_district(self, district: District) -> "State":
        """The position with that district changed."""
        index = self.table.index[district.name]
        return replace(self, districts=self.districts[:index] + (district,) + self.districts[index + 1 :])

    def acted(self, car: Car) -> "State":
        """The position with that car changed by its own turn, and the next person to act."""
        return replace(self, cars=self._parked(car), turn=(self.turn + 1) % len(self.table.persons))

    def _parked(self, car: Car) -> tuple[Car, ...]:
        seat = self.table.seat[car.gang]
        return self.cars[:seat] + (car,) + self.cars[seat + 1 :]


CARS = {gang: Piece("car", gang) for gang in COLOURS}
"""The car of each gang as a reason points at it."""


def counted(counts: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """The counts by gang with that many more for one of them."""
    return (*counts[:seat], counts[seat] + more, *counts[seat + 1 :])
