"""What is wrong with a position that somebody is at work on, and where on the table."""

from typing import Any

from gangster_widgets.games.the_boss.position import read_position, unproved, written
from gangster_widgets.games.the_boss.position_file import PositionPart
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.table import COLOURS
from gangster_widgets.kernel import under_pen
from gangster_widgets.kernel.files import Fault, Path_
from gangster_widgets.kernel.record import Record


class Slip(Record, frozen=True, gc=False):
    """Something wrong with a position: what, and the way to it in the position's written form."""

    fault: Fault
    path: Path_

    @property
    def where(self) -> str:
        """What is wrong on the table: a city or a player; empty for the position as a whole."""
        part, *rest = map(str, self.path or ("",))
        named = rest[0] if rest else ""
        if part in ("cities", "hidden"):
            return named
        return named if part in ("hands", "banished") and named in COLOURS else ""


def slips(state: State) -> tuple[Slip, ...]:
    """Everything that is wrong with the position, as whoever reads it in a puzzle file would say."""
    return tuple(Slip(fault, path) for fault, path in under_pen.wrong("the_boss", written(state), read_position))


def taken_up(data: Any) -> State | None:
    """A position that was kept while somebody was at work on it; None where it is none."""
    found: State | None = under_pen.taken_up("the_boss", data, PositionPart, unproved)
    return found
