"""The parts of the course, in which a map can show it. They stand beside the folder of the lessons, in a file."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from gangster_widgets.kernel.document import documents
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.schema import validated
from gangster_widgets.lessons.course import FOLDER
from gangster_widgets.lessons.lesson import Lesson, Texts
from gangster_widgets.lessons.lesson_file import PartsPart

AFTER_ALL = 1_000_000


class Part(Record, frozen=True):
    """Some lessons that follow each other. Those before the first part that has a title have none."""

    title: Texts | None
    lessons: tuple[Lesson, ...]


def parts(course: Sequence[Lesson], game: str, folder: Path = FOLDER) -> tuple[Part, ...]:
    """The lessons of that course by parts, in its order; a part without lessons is left out.

    `Faulty` with everything that is wrong in the file of the parts.
    """
    starts: list[tuple[int, Texts | None]] = [(0, None), *_begun(game, folder), (AFTER_ALL, None)]
    found = (
        Part(title, tuple(one for one in course if start <= one.place < end))
        for (start, title), (end, _) in pairwise(starts)
    )
    return tuple(part for part in found if part.lessons)


@cache
def _begun(game: str, folder: Path) -> tuple[tuple[int, Texts], ...]:
    """At which place each part begins, and its title; nothing where there is no such file."""
    file = folder / f"{game}.yaml"
    begun: dict[int, Texts] = {}
    for source in documents(file) if file.is_file() else ():
        read, faults = validated(PartsPart, source)
        if read is None or source.faults:
            raise Faulty([*source.faults, *faults])
        begun |= {part.from_: part.title.model_dump() for part in read.parts}
    return tuple(sorted(begun.items(), key=lambda one: one[0]))
