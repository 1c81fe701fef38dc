"""The box as data: map, tablets, cards, equipment and gangsters, each figure with its source.

The standard figures come along; an owner of the box puts a file of his own in their place. `read` says everything
that is wrong with such a file, and holds its map to what the rulebooks say of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from gangster_widgets.games.gangster.board import Board
from gangster_widgets.games.gangster.tablet import Tablet

STANDARD = Path(__file__).parent / "data" / "components.yaml"


@dataclass(frozen=True)
class Components:
    """What is in the box. `closed_with_three` is the district that three players leave out, if the map has one."""

    board: Board
    closed_with_three: str | None
    tablets: tuple[Tablet, ...]
    casino: tuple[int, ...]
    police: tuple[tuple[int, int], ...]
    movement: tuple[int, ...]
    equipment: tuple[tuple[str, int], ...]
    gangsters: tuple[int, int, int]
    doublers: int

    def police_in_play(self, persons: int) -> int:
        """How many policemen are mixed into the district cards with that many players."""
        return dict(self.police)[persons]


def read(source: Path | str | Mapping[str, Any]) -> Components:
    """The components of that file, or of its data; `Faulty` with everything that is wrong with it."""
    from gangster_widgets.games.gangster import component_faults, component_file

    return component_file.components(component_faults.checked(source))


@cache
def standard() -> Components:
    """The figures that come along."""
    return read(STANDARD)
