"""What the placement test of a game may ask: puzzles by their ids, kept as data."""

from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import Field

from gangster_widgets.kernel.document import documents
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.schema import Strict, validated
from gangster_widgets.puzzles.bank import puzzle

FOLDER = Path(__file__).parent / "placements"

Id = Annotated[str, Field(min_length=1, max_length=80)]
Ids = Annotated[list[Id], Field(min_length=1, max_length=100)]


class PoolPart(Strict):
    """The file of a game: questions that together meet every wrong idea, and those that tell single ideas apart."""

    game: Id
    sweeps: Ids
    separators: Ids


class Pool(Record, frozen=True):
    """The same, with puzzles that are there. Sweeps are asked of everybody, separators where something was wrong."""

    sweeps: tuple[str, ...] = ()
    separators: tuple[str, ...] = ()


@cache
def pool(game: str, folder: Path = FOLDER) -> Pool:
    """What is asked about that game; nothing where it has no placement test. `Faulty` where its file is wrong."""
    file = folder / f"{game}.yaml"
    if not file.exists():
        return Pool()
    (source,) = documents(file, 1)
    part, faults = validated(PoolPart, source)
    if part is None:
        raise Faulty(faults)
    named = [(key, nth, id_) for key in ("sweeps", "separators") for nth, id_ in enumerate(getattr(part, key))]
    faults = [source.fault((key, nth), "solve-unknown", id=id_) for key, nth, id_ in named if not _there(id_)]
    if faults:
        raise Faulty(faults)
    return Pool(tuple(part.sweeps), tuple(part.separators))


def _there(id_: str) -> bool:
    try:
        return bool(puzzle(id_).id)
    except KeyError:
        return False
