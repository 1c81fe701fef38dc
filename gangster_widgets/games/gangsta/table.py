"""What stays the same through a game: the box, the seats, and what is agreed on, variants among it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from gangster_widgets.games.gangsta.components import Components
from gangster_widgets.kernel.game import SaidError

COLOURS = ("red", "blue", "green", "yellow")
PLAYERS = range(2, 5)
FAMILIES, RESOURCES, COOP_ALONE, PRIVATE_JET = "families", "resources", "coop-alone", "private-jet"
PLAYED, PAYS_BOTH, COOPERATIVE_ONLY = "played", "pays-both", "cooperative-only"
VARIANTS = (FAMILIES, RESOURCES)
RULINGS: Mapping[str, tuple[str, ...]] = {
    FAMILIES: (PLAYED,),
    RESOURCES: (PLAYED,),
    COOP_ALONE: (PAYS_BOTH,),
    PRIVATE_JET: (COOPERATIVE_ONLY,),
}
"""What a table may agree on: both variants, whether a co-operative heist pays its shared money to one player alone, and
whether the private jet flies after co-operative heists only.
"""


@dataclass(frozen=True)
class Table:
    """Box, seats by colour in clockwise order, and what is played otherwise than the rulebook has it at first."""

    components: Components
    colours: tuple[str, ...]
    rulings: tuple[tuple[str, str], ...] = ()

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.components, self.colours, self.rulings))

    @cached_property
    def seat(self) -> Mapping[str, int]:
        """The seat of each colour, from 0."""
        return {colour: seat for seat, colour in enumerate(self.colours)}

    @cached_property
    def _agreed(self) -> Mapping[str, str]:
        return dict(self.rulings)

    @cached_property
    def families(self) -> bool:
        """Whether families count."""
        return FAMILIES in self._agreed

    @cached_property
    def resources(self) -> bool:
        """Whether there are resource cards."""
        return RESOURCES in self._agreed

    @cached_property
    def coop_alone(self) -> bool:
        """Whether a co-operative heist pays its shared money to one who commits it alone, too."""
        return COOP_ALONE in self._agreed

    @cached_property
    def jet_cooperative(self) -> bool:
        """Whether the private jet flies after co-operative heists only."""
        return PRIVATE_JET in self._agreed

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all bosses and gangsters of the box."""
        box = self.components
        return (*(boss.person.name for boss in box.bosses), *(one.name for one in box.gangsters))

    @cached_property
    def _clockwise(self) -> tuple[tuple[int, ...], ...]:
        count = len(self.colours)
        return tuple(tuple((first + more) % count for more in range(count)) for first in range(count))

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats from that one on."""
        return self._clockwise[first]


def table_for(players: int, components: Components, rulings: Mapping[str, str] | None = None) -> Table:
    """A table for a whole game: the usual seats."""
    if players not in PLAYERS:
        raise SaidError("cli-players-range", game="gangsta", fewest=PLAYERS[0], most=PLAYERS[-1], players=players)
    for name, way in (rulings or {}).items():
        if way not in RULINGS.get(name, ()):
            choice = tuple(f"{name}={way}" for name, ways in RULINGS.items() for way in ways)
            raise SaidError("cli-ruling", ruling=f"{name}={way}", game="gangsta", rulings=choice)
    return seated(components, COLOURS[:players], tuple(sorted((rulings or {}).items())))


@lru_cache(maxsize=256)
def seated(components: Components, colours: tuple[str, ...], rulings: tuple[tuple[str, str], ...] = ()) -> Table:
    """That table; the same one for the same people, so that what is worked out of it is worked out once."""
    return Table(components, colours, rulings)
