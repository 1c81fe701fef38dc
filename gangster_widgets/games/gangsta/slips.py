"""What is wrong with a position that somebody is at work on, and where on the table."""

from collections.abc import Mapping
from typing import Any

from gangster_widgets.games.gangsta.position import read_position, unproved, written
from gangster_widgets.games.gangsta.position_file import PositionPart
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.table import COLOURS
from gangster_widgets.kernel import under_pen
from gangster_widgets.kernel.files import Fault, Path_
from gangster_widgets.kernel.record import Record

Doubt = tuple[str, Mapping[str, Any]]


class Slip(Record, frozen=True, gc=False):
    """Something wrong with a position: what, and the way to it in the position's written form."""

    fault: Fault
    path: Path_

    @property
    def where(self) -> str:
        """Whose things are wrong; empty for the position as a whole."""
        named = str(self.path[1]) if len(self.path) > 1 else ""
        return named if named in COLOURS else ""


def slips(state: State) -> tuple[Slip, ...]:
    """Everything that is wrong with the position, as whoever reads it in a puzzle file would say."""
    return tuple(Slip(fault, path) for fault, path in under_pen.wrong("gangsta", written(state), read_position))


def doubts(state: State) -> tuple[Doubt, ...]:
    """What can stand in a position, but never comes up in a game: a gang without a boss, as only part of one has it.

    Each is the message that says so, with its facts.
    """
    without = (who for who, gang in state.by_player.items() if gang and not any(one.boss for one in gang))
    return tuple(("compose-no-boss", {"who": who}) for who in without)


def taken_up(data: Any) -> State | None:
    """A position that was kept while somebody was at work on it; None where it is none."""
    found: State | None = under_pen.taken_up("gangsta", data, PositionPart, unproved)
    return found
