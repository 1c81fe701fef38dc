"""What is wrong with a position that somebody is at work on, and where: it is written, and read again.

The rules of positions stand where positions are read; there are none here.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from gangster_widgets.games.gangster.position import read_position, unproved, written
from gangster_widgets.games.gangster.position_file import PositionPart
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.kernel.files import Data, Fault, Path_, in_order
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.schema import validated
from gangster_widgets.kernel.why import Piece, Where


class Slip(Record, frozen=True, gc=False):
    """Something wrong with a position: what, and the way to it in the position's written form."""

    fault: Fault
    path: Path_

    def where(self, harbour: str) -> Where:
        """What is wrong on the table: a district, a car, what the harbour shows; empty for the position as a whole."""
        part, *rest = self.path or ("",)
        if part == "display":
            return harbour
        if part == "districts" and rest:
            return str(rest[0])
        if part in ("cars", "influence") and rest and rest[0] in LETTERS:
            return Piece("car" if part == "cars" else "tableau", LETTERS[str(rest[0])])
        return ""


class _Traced(Data):
    """A position under the pen: remembers the way to every fault."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__("position", data)
        self.game = "gangster"
        self.ways: dict[Fault, Path_] = {}

    def fault(self, path: Path_, name: str, **facts: Any) -> Fault:
        """A fault, with its way kept."""
        found = super().fault(path, name, **facts)
        self.ways[found] = path
        return found


def slips(state: State) -> tuple[Slip, ...]:
    """Everything that is wrong with the position, as whoever reads it in a puzzle file would say."""
    return tuple(_slips(written(state), again=True))


def _slips(data: dict[str, Any], again: bool) -> Iterator[Slip]:
    """What does not fit the form hides what else is wrong: it is left out, and the rest is read once more."""
    source = _Traced(data)
    state, faults = read_position(data, source, ())
    yield from (Slip(fault, source.ways[fault]) for fault in in_order(faults))
    if state is None and again and all(fault.name.startswith("schema-") for fault in faults):
        yield from _slips(_without(data, source.ways.values()), again=False)


def _without(data: Any, ways: Iterable[Path_]) -> Any:
    """The data without what stands at the end of these ways."""
    for way in ways:
        data = _cut(data, way)
    return data


def _cut(data: Any, way: Path_) -> Any:
    if not way or not isinstance(data, dict) or way[0] not in data:
        return data
    first, *rest = way
    if not rest:
        return {key: value for key, value in data.items() if key != first}
    return data | {first: _cut(data[first], tuple(rest))}


def taken_up(data: Any) -> State | None:
    """A position that was kept while somebody was at work on it, with all that is wrong in it; None where it is none.

    What does not fit the form of a position is left out; whatever else is wrong stays as it is.
    """
    for _ in range(2):
        source = _Traced(data if isinstance(data, dict) else {})
        part, _faults = validated(PositionPart, source)
        if part is not None:
            return unproved(part)
        data = _without(source.data, source.ways.values())
    return None
