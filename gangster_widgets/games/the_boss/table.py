"""What stays the same through a game: the box, the seats, the cities in play, and what is agreed to be otherwise."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from gangster_widgets.games.the_boss.components import CityCards, Components, Face
from gangster_widgets.kernel.chance import Luck
from gangster_widgets.kernel.game import SaidError

COLOURS = ("red", "blue", "green", "yellow")
PLAYERS = range(2, 5)
LOT = "lot"
RULINGS: Mapping[str, tuple[str, ...]] = {"line-up": (LOT,)}
"""What a table may agree on, each with the other ways: the line-up is drawn by lot among all that there are."""


@dataclass(frozen=True)
class Table:
    """Box, seats by colour in clockwise order, and the numbers of the cities in play."""

    components: Components
    colours: tuple[str, ...]
    line_up: tuple[int, ...]
    rulings: tuple[tuple[str, str], ...] = ()

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.components, self.colours, self.line_up, self.rulings))

    @cached_property
    def seat(self) -> Mapping[str, int]:
        """The seat of each colour, from 0."""
        return {colour: seat for seat, colour in enumerate(self.colours)}

    @cached_property
    def boxed(self) -> tuple[CityCards, ...]:
        """The cities in play beside Chicago, left to right, with all their cards."""
        return tuple(self.components.city(number) for number in self.line_up)

    @cached_property
    def cities(self) -> tuple[str, ...]:
        """The names of the cities in play beside Chicago, left to right."""
        return tuple(city.name for city in self.boxed)

    @cached_property
    def chicago(self) -> str:
        """The city that has no cards and pays half of what lies to its left."""
        return self.components.chicago

    @cached_property
    def places(self) -> tuple[str, ...]:
        """Everywhere that gangsters can stand: the cities by their numbers, then Chicago."""
        return (*self.cities, self.chicago)

    @cached_property
    def index(self) -> Mapping[str, int]:
        """Where each of these stands among the cities of a state."""
        return {name: index for index, name in enumerate(self.places)}

    @cached_property
    def cards(self) -> Mapping[str, tuple[Face, ...]]:
        """All cards that there are of each city in play; none of Chicago (boss.chicago-bare)."""
        return {**{city.name: city.cards for city in self.boxed}, self.chicago: ()}

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats from that one on."""
        count = len(self.colours)
        return tuple([(first + more) % count for more in range(count)])


def table_for(players: int, components: Components, seed: int, rulings: Mapping[str, str] | None = None) -> Table:
    """A table for a whole game: the usual seats, and the usual line-up or one that the seed draws."""
    if players not in PLAYERS:
        raise SaidError("cli-players-range", game="the_boss", fewest=PLAYERS[0], most=PLAYERS[-1], players=players)
    for name, way in (rulings or {}).items():
        if way not in RULINGS.get(name, ()):
            choice = tuple(f"{name}={way}" for name, ways in RULINGS.items() for way in ways)
            raise SaidError("cli-ruling", ruling=f"{name}={way}", game="the_boss", rulings=choice)
    rows = components.line_ups_for(players)
    row = Luck(seed).shuffled(rows)[0] if (rulings or {}).get("line-up") == LOT else rows[0]
    return seated(components, COLOURS[:players], row, tuple(sorted((rulings or {}).items())))


@lru_cache(maxsize=256)
def seated(
    components: Components,
    colours: tuple[str, ...],
    line_up: tuple[int, ...],
    rulings: tuple[tuple[str, str], ...] = (),
) -> Table:
    """That table; the same one for the same people, so that what is worked out of it is worked out once."""
    return Table(components, colours, line_up, rulings)
