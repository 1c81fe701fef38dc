"""Everything that is well written in a component file but cannot be: too few cards of a kind, a resource twice."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from gangster_widgets.games.gangsta.component_file import (
    BossPart,
    ComponentFile,
    GangsterPart,
    HeistsPart,
    ResourcePart,
    SnitchesPart,
)
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.written import box

MOST_PLAYERS = 4
ON_DISPLAY = 5
GANGSTERS = MOST_PLAYERS * 7 + 1
"""With so many to hire somebody has nine at last, his boss included, however they are shared out."""
LAST_SNITCHES = 3
DEALT = 2
"""So many resource cards everybody is dealt."""


def checked(source: Path | str | Mapping[str, Any]) -> ComponentFile:
    """The component file at that path, or its data; `Faulty` with everything that is wrong with it."""
    return box(source, "gangsta", ComponentFile, _CHECKS)


def _bosses(source: Data, bosses: list[BossPart]) -> Iterator[Fault]:
    if len(bosses) < MOST_PLAYERS:
        yield source.fault(("bosses",), "components-few-bosses", number=len(bosses), need=MOST_PLAYERS)


def _gangsters(source: Data, gangsters: list[GangsterPart]) -> Iterator[Fault]:
    if len(gangsters) < GANGSTERS:
        yield source.fault(("gangsters",), "components-few-gangsters", number=len(gangsters), need=GANGSTERS)


def _heists(source: Data, heists: HeistsPart) -> Iterator[Fault]:
    for chapter in (1, 2, 3):
        number = len(getattr(heists, f"chapter_{chapter}"))
        if number < ON_DISPLAY:
            facts = {"chapter": chapter, "number": number, "need": ON_DISPLAY}
            yield source.fault(("heists", f"chapter_{chapter}"), "components-few-heists", **facts)


def _snitches(source: Data, snitches: SnitchesPart) -> Iterator[Fault]:
    number = len(snitches.chapter_3)
    if number < LAST_SNITCHES:
        yield source.fault(("snitches", "chapter_3"), "components-few-snitches", number=number, need=LAST_SNITCHES)


def _resources(source: Data, resources: list[ResourcePart]) -> Iterator[Fault]:
    names: set[str] = set()
    for index, one in enumerate(resources):
        if one.name in names:
            yield source.fault(("resources", index, "name"), "components-resource-twice", resource=one.name)
        names.add(one.name)
    need = DEALT * MOST_PLAYERS
    if len(resources) < need:
        yield source.fault(("resources",), "components-few-resources", number=len(resources), need=need)


_CHECKS = (
    (("bosses",), _bosses),
    (("gangsters",), _gangsters),
    (("heists",), _heists),
    (("snitches",), _snitches),
    (("resources",), _resources),
)
