"""What stays the same through a game: the box, the map as it is played, the seats, and the rulings agreed on."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product

from gangster_widgets.games.gangster.actions import Drive
from gangster_widgets.games.gangster.board import Board, Way
from gangster_widgets.games.gangster.components import Components
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.memo import Memo
from gangster_widgets.kernel.record import Record, replace

LETTERS = {"yellow": "Y", "grey": "G", "brown": "N", "blue": "B", "green": "E"}
COLOURS = {letter: colour for colour, letter in LETTERS.items()}

SEATS = tuple(LETTERS.values())

RULINGS: Mapping[str, tuple[str, ...]] = {
    "gap": ("same-gang-on-last-field",),
    "bumper": ("swap",),
    "cicero": ("road",),
}
"""The rulings a table may play otherwise, each with the other ways to play it."""


class Drives(Record, frozen=True, gc=False):
    """The drives of a car as far as card, length and end go: to districts, to the harbour, and all by their end."""

    elsewhere: tuple[Drive, ...]
    to_harbour: tuple[Drive, ...]
    by_end: Mapping[str, tuple[Drive, ...]]


@dataclass(frozen=True)
class Table:
    """Box, map, seats and rulings. `gangs` are letters in the order of seats, `persons` the letters of each person.

    With two persons each has two gangs; otherwise person and gang are the same.
    """

    components: Components
    board: Board
    gangs: tuple[str, ...]
    persons: tuple[str, ...]
    rulings: tuple[tuple[str, str], ...] = ()

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.components, self.board, self.gangs, self.persons, self.rulings))

    @cached_property
    def seat(self) -> Mapping[str, int]:
        """The seat of each gang, from 0."""
        return {gang: seat for seat, gang in enumerate(self.gangs)}

    @cached_property
    def letters(self) -> str:
        """The gangs in play as one text."""
        return "".join(self.gangs)

    @cached_property
    def harbour(self) -> str:
        """The place with equipment and without a tablet."""
        return self.board.harbour

    @cached_property
    def person(self) -> Mapping[str, int]:
        """The person each gang belongs to, from 0."""
        return {gang: person for person, gangs in enumerate(self.persons) for gang in gangs}

    def ruling(self, name: str) -> str | None:
        """How that ruling is played here, None for the way of the rules."""
        return dict(self.rulings).get(name)

    @cached_property
    def gap(self) -> str | None:
        """The ruling on gaps."""
        return self.ruling("gap")

    @cached_property
    def swaps(self) -> bool:
        """Whether the bumper changes places instead of pushing (the French rulebook's reading)."""
        return self.ruling("bumper") == "swap"

    @cached_property
    def closed(self) -> str | None:
        """The district that is as if it were not on the map (cicero.closed)."""
        shut = self.components.closed_with_three
        return shut if len(self.persons) == 3 and shut in self.board.districts else None

    @cached_property
    def open_board(self) -> Board:
        """The map without the closed district: where cars stand, are pushed to, and guns reach."""
        return self.board.without(self.closed) if self.closed else self.board

    @cached_property
    def roads(self) -> Board:
        """The map that is driven on: the closed district only where a ruling lets cars through."""
        return self.board if self.ruling("cicero") == "road" else self.open_board

    @cached_property
    def districts(self) -> tuple[str, ...]:
        """The districts in play."""
        return self.open_board.districts

    @cached_property
    def index(self) -> Mapping[str, int]:
        """Where each district in play stands among the districts of a state."""
        return {district: index for index, district in enumerate(self.districts)}

    @cached_property
    def ways(self) -> Memo[dict[str, Way]]:
        """By start and number of steps: where a drive of that length may end, each end with one way there."""
        return Memo(self._ways)

    def _ways(self, start: str, steps: int) -> dict[str, Way]:
        return {end: way for end, way in self.roads.ways(start, steps).items() if end != self.closed}

    @cached_property
    def drives(self) -> Memo["Drives"]:
        """By gang, place, cards face up and whether there is an engine: every drive as far as card and end go."""
        return Memo(self._drives)

    def _drives(self, gang: str, at: str, cards: tuple[int, ...], engine: bool) -> "Drives":
        by_end: dict[str, tuple[Drive, ...]] = dict.fromkeys(self.board.places, ())
        for card, more in product(cards, (False, True) if engine else (False,)):
            for end in self.ways[at, card + more]:
                by_end[end] += (Drive(gang, card, more, end),)
        elsewhere = tuple(drive for end, drives in by_end.items() for drive in drives if end != self.harbour)
        return Drives(elsewhere, by_end[self.harbour], by_end)

    @cached_property
    def pushes(self) -> Memo[tuple[Drive, ...]]:
        """By drive and another gang whose car can be moved at its end: the drive with each way of moving it."""
        return Memo(self._pushes)

    def _pushes(self, drive: Drive, other: str) -> tuple[Drive, ...]:
        places = (drive.to,) if self.swaps else self.open_board.neighbours[drive.to]
        return tuple(replace(drive, pushed=other, pushed_to=place) for place in places)


def seats(players: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Gangs and persons at a table of that many players; two have two gangs each, seated in turn (two.persons).

    >>> seats(2)
    (('Y', 'G', 'N', 'B'), ('YN', 'GB'))
    """
    gangs = SEATS[: 4 if players == 2 else players]
    return gangs, ("YN", "GB") if players == 2 else gangs


def table_for(players: int, components: Components, rulings: Mapping[str, str] | None = None) -> Table:
    """A table for a whole game: the box's own map and the usual seats."""
    if players not in range(2, 6):
        raise SaidError("cli-players-range", game="gangster", fewest=2, most=5, players=players)
    for name, way in (rulings or {}).items():
        if way not in RULINGS.get(name, ()):
            choice = tuple(f"{name}={way}" for name, ways in RULINGS.items() for way in ways)
            raise SaidError("cli-ruling", ruling=f"{name}={way}", game="gangster", rulings=choice)
    return _table_for(players, components, tuple(sorted((rulings or {}).items())))


@lru_cache(maxsize=64)
def _table_for(players: int, components: Components, rulings: tuple[tuple[str, str], ...]) -> Table:
    return Table(components, components.board, *seats(players), rulings)
