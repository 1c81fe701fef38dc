"""What is wrong with a position that somebody is at work on, and where on the table."""

from typing import Any

from gangster_widgets.games.gangster.position import read_position, unproved, written
from gangster_widgets.games.gangster.position_file import PositionPart
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.kernel import under_pen
from gangster_widgets.kernel.files import Fault, Path_
from gangster_widgets.kernel.record import Record
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


def slips(state: State) -> tuple[Slip, ...]:
    """Everything that is wrong with the position, as whoever reads it in a puzzle file would say."""
    return tuple(Slip(fault, path) for fault, path in under_pen.wrong("gangster", written(state), read_position))


def taken_up(data: Any) -> State | None:
    """A position that was kept while somebody was at work on it; None where it is none."""
    found: State | None = under_pen.taken_up("gangster", data, PositionPart, unproved)
    return found
