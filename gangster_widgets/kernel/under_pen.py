"""A position that somebody is at work on: it is written and read again, and what is wrong with it is said with its way.

The rules of positions stand where positions are read; there are none here.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from gangster_widgets.kernel.files import Data, Fault, Path_, in_order
from gangster_widgets.kernel.schema import Strict, validated

Part = TypeVar("Part", bound=Strict)


class _Traced(Data):
    """A position under the pen: remembers the way to every fault."""

    def __init__(self, game: str, data: Any) -> None:
        super().__init__("position", data)
        self.game = game
        self.ways: dict[Fault, Path_] = {}

    def fault(self, path: Path_, name: str, **facts: Any) -> Fault:
        """A fault, with its way kept."""
        found = super().fault(path, name, **facts)
        self.ways[found] = path
        return found


Read = Callable[[Mapping[str, Any], Data, Path_], tuple[Any, list[Fault]]]


def wrong(game: str, data: dict[str, Any], read: Read, again: bool = True) -> Iterator[tuple[Fault, Path_]]:
    """Everything that is wrong with a written position, as whoever reads it in a puzzle file would say.

    What does not fit the form hides what else is wrong: it is left out, and the rest is read once more.
    """
    source = _Traced(game, data)
    state, faults = read(data, source, ())
    yield from ((fault, source.ways[fault]) for fault in in_order(faults))
    if state is None and again and all(fault.name.startswith("schema-") for fault in faults):
        yield from wrong(game, _without(data, source.ways.values()), read, again=False)


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


def taken_up(game: str, data: Any, model: type[Part], unproved: Callable[[Part], Any]) -> Any:
    """A position that was kept while somebody was at work on it, with all that is wrong in it; None where it is none.

    What does not fit the form of a position is left out; whatever else is wrong stays as it is.
    """
    for _ in range(2):
        source = _Traced(game, data if isinstance(data, dict) else {})
        part, _faults = validated(model, source)
        if part is not None:
            return unproved(part)
        data = _without(source.data, source.ways.values())
    return None
