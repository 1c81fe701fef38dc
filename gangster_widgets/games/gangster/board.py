"""The map: places, the roads between them, the harbour, and where a drive of a given length can end."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

Road = tuple[str, str]
Way = tuple[str, ...]
"""The places of a drive one after another, the start first."""


@dataclass(frozen=True)
class Board:
    """A map. A road joins two different places, both ways. The harbour is a place without a tablet.

    Does not check itself: `components` and `position` say what is wrong with a map somebody wrote.
    """

    harbour: str
    roads: tuple[Road, ...]
    positions: tuple[tuple[str, tuple[float, float]], ...] = field(default=(), compare=False)
    cut_off: tuple[str, ...] = ()
    """Places that no road leads to."""

    @cached_property
    def places(self) -> tuple[str, ...]:
        """All places, in the order of their positions or, where there are none, as the roads name them."""
        named = [place for place, _ in self.positions] + [place for road in self.roads for place in road]
        return tuple(dict.fromkeys((*named, *self.cut_off)))

    @cached_property
    def districts(self) -> tuple[str, ...]:
        """The places that have a tablet: all but the harbour."""
        return tuple(place for place in self.places if place != self.harbour)

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The places joined to each place by a road."""
        joined: dict[str, list[str]] = {place: [] for place in self.places}
        for one, other in self.roads:
            joined[one].append(other)
            joined[other].append(one)
        return {place: tuple(others) for place, others in joined.items()}

    def without(self, place: str) -> "Board":
        """The map as if that place and its roads were not there."""
        roads = tuple(road for road in self.roads if place not in road)
        joined = {end for road in roads for end in road}
        cut_off = tuple(other for other in self.places if other != place and other not in joined)
        return Board(self.harbour, roads, tuple(spot for spot in self.positions if spot[0] != place), cut_off)

    def ways(self, start: str, steps: int) -> dict[str, Way]:
        """Where a drive of exactly that many steps can end, each with one way there (drive.exact).

        No road is used twice in a drive; a loop that ends where it began is fine (drive.no-way-back).

        >>> Board("C", (("A", "B"), ("B", "C"), ("C", "A"))).ways("A", 3)
        {'A': ('A', 'B', 'C', 'A')}
        """
        found: dict[str, Way] = {}
        for way in self._drives((start,), frozenset(), steps):
            found.setdefault(way[-1], way)
            if len(found) == len(self.places):
                break
        return dict(sorted(found.items(), key=lambda item: self.places.index(item[0])))

    def _drives(self, way: Way, used: frozenset[frozenset[str]], steps: int) -> Iterator[Way]:
        if not steps:
            yield way
            return
        for place in self.neighbours.get(way[-1], ()):
            road = frozenset((way[-1], place))
            if road not in used:
                yield from self._drives((*way, place), used | {road}, steps - 1)

    def drives(self, start: str, steps: int) -> int:
        """How many drives of exactly that many steps there are.

        >>> Board("C", (("A", "B"), ("B", "C"), ("C", "A"))).drives("A", 2)
        2
        """
        return sum(1 for _ in self._drives((start,), frozenset(), steps))

    def walks(self, start: str, steps: int) -> set[str]:
        """Where as many steps can lead if roads may be used again: what a drive must *not* do."""
        ends = {start}
        for _ in range(steps):
            ends = {place for end in ends for place in self.neighbours.get(end, ())}
        return ends


def connected(places: Iterable[str], roads: Iterable[Road]) -> bool:
    """Whether every one of the places can be reached from every other."""
    left, roads = set(places), list(roads)
    reached = {left.pop()} if left else set()
    while grown := {b for road in roads for a, b in (road, road[::-1]) if a in reached and b in left}:
        reached |= grown
        left -= grown
    return not left
