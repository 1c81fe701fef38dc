"""What every game has in writing, held to its form: the box in a component file, a position as in a puzzle file."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from gangster_widgets.kernel.document import documents
from gangster_widgets.kernel.files import Data, Fault, Faulty, Path_, in_order, together
from gangster_widgets.kernel.schema import Strict, sound_parts, validated

Form = TypeVar("Form", bound=Strict)
State = TypeVar("State")

Made = tuple[State | None, list[Fault]]
"""What was made, or everything that is wrong."""
Checks = Sequence[tuple[Sequence[str], Callable[..., Iterable[Fault]]]]
"""Which parts of a file each check needs; it runs where these are sound."""


def box(source: Path | str | Mapping[str, Any], game: str, form: type[Form], checks: Checks) -> Form:
    """The component file at that path, or its data, without faults; `Faulty` with everything that is wrong with it."""
    document = _one(Path(source), game) if isinstance(source, Path | str) else Data("components", source)
    document.game = game
    file, faults = validated(form, document)
    parts = sound_parts(form, document)
    for needs, check in checks:
        if all(name in parts for name in needs):
            faults += check(document, *(parts[name] for name in needs))
    if document.faults or faults or file is None:
        raise Faulty(list(in_order(together(document.faults, faults))))
    return file


def game_of(path: Path) -> str | None:
    """Of which game the component file at that path says that it is; None where it does not say so."""
    data = next((one.data for one in documents(path)), None)
    return data.get("game") if isinstance(data, Mapping) and isinstance(data.get("game"), str) else None


def _one(path: Path, game: str) -> Data:
    """The one document of that file."""
    found = list(documents(path))
    if len(found) != 1:
        raise Faulty([Fault(str(path), None, "components-one-document", (("number", len(found)),), game)])
    return found[0]


def built(
    form: type[Form], make: Callable[[Form, Data, Path_], Made[State]], source: Data, data: Any = None, path: Path_ = ()
) -> Made[State]:
    """What is made of the data at that path of its source, once it is of that form."""
    part, faults = validated(form, source, data, path)
    return (None, faults) if part is None else make(part, source, path)


def saved(game: str, form: type[Form], data: Mapping[str, Any]) -> tuple[Form, Data]:
    """The data of a whole state of that game, once they are of that form; `Faulty` with everything that is wrong."""
    source = Data("state", data)
    source.game = game
    part, faults = validated(form, source)
    if part is None:
        raise Faulty(list(in_order(faults)))
    return part, source


def sound(
    game: str, form: type[Form], make: Callable[[Form, Data, Path_], Made[State]], data: Mapping[str, Any]
) -> State:
    """What is made of a position of that game; `Faulty` with everything that is wrong with it."""
    source = Data("position", data)
    source.game = game
    state, faults = built(form, make, source)
    if state is None:
        raise Faulty(list(in_order(faults)))
    return state
