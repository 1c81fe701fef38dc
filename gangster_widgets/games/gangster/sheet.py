"""A sheet: everything that is entered at a real table on the day of reckoning, frozen, and the position it makes."""

from functools import lru_cache
from typing import Any

from gangster_widgets.games.gangster.components import Components
from gangster_widgets.games.gangster.notation import write_tablet
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, SEATS, Table
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.record import Record

Said = tuple[str, tuple[tuple[str, Any], ...]]
"""What is wrong: the sentence that says it, and its facts."""


class Number(Record, frozen=True, gc=False):
    """A number as it was typed. `value` is what counts: that of the last thing typed that was one."""

    typed: str = ""
    value: int | None = None
    fault: Said | None = None


class Entry(Record, frozen=True, gc=False):
    """A district's line as it was typed. `district` is what counts, None where nothing was entered yet."""

    place: str
    typed: str = ""
    district: District | None = None
    fault: Said | None = None


class Day(Record, frozen=True, gc=False):
    """A day of reckoning that is over: by gang the influence before it and the points it paid."""

    number: int
    casino: int | None
    gangs: tuple[str, ...]
    before: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def after(self) -> tuple[int, ...]:
        """The influence after it."""
        return tuple(had + more for had, more in zip(self.before, self.points, strict=True))


class Claim(Record, frozen=True, gc=False):
    """What somebody says that a gang gets in a district."""

    place: str
    gang: str
    number: Number


class Sheet(Record, frozen=True, gc=False):
    """Everything entered. `influence` is what each gang had before this day; `over` after the third day."""

    box: Components
    players: int
    gangs: tuple[str, ...]
    day: int
    entries: tuple[Entry, ...]
    influence: tuple[tuple[str, Number], ...]
    casino: Number = Number()
    claims: tuple[Claim, ...] = ()
    days: tuple[Day, ...] = ()
    over: bool = False

    @property
    def table(self) -> Table:
        """The table that is reckoned at."""
        return _table(self.box, self.players, self.gangs)

    @property
    def open(self) -> tuple[Entry, ...]:
        """The lines of the districts in play."""
        return tuple(entry for entry in self.entries if entry.place in self.table.index)

    def entry(self, place: str) -> Entry:
        """The line of that district."""
        return next(entry for entry in self.entries if entry.place == place)

    def had(self, gang: str) -> Number:
        """The influence of that gang before this day, as it was typed."""
        return dict(self.influence)[gang]

    def claim(self, place: str, gang: str) -> Number:
        """What somebody says that the gang gets there."""
        return next((one.number for one in self.claims if (one.place, one.gang) == (place, gang)), Number())


@lru_cache(maxsize=64)
def _table(box: Components, players: int, gangs: tuple[str, ...]) -> Table:
    return position({"players": players, "colours": [COLOURS[gang] for gang in gangs]}, box).table


def begin(box: Components, players: int = 4) -> Sheet:
    """An empty sheet for that many players, with the usual gangs."""
    entries = tuple(Entry(place) for place in box.board.districts)
    empty = tuple((gang, Number()) for gang in SEATS)
    return Sheet(box, players, seated((), players), 1, entries, empty)


def seated(gangs: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The gangs for that many players: those that are there, as far as they are needed, and then the usual ones."""
    need = 4 if players == 2 else players
    return (*gangs, *(gang for gang in SEATS if gang not in gangs))[:need]


def position_of(sheet: Sheet) -> dict[str, Any]:
    """The position as a puzzle file has it: everything that counts."""
    colours = [COLOURS[gang] for gang in sheet.gangs]
    data: dict[str, Any] = {"players": sheet.players, "colours": colours, "stage": sheet.day}
    data["influence"] = {COLOURS[gang]: had.value for gang, had in sheet.influence if gang in sheet.gangs and had.value}
    if sheet.casino.value is not None:
        data["casino"] = sheet.casino.value
    data["districts"] = {entry.place: _written(entry.district) for entry in sheet.open if entry.district}
    return data


def _written(one: District) -> dict[str, Any]:
    tablet = one.tablet
    own = {"places": list(tablet.places), "rows": tablet.rows, "columns": tablet.columns}
    gangsters = write_tablet(tablet, one.fields).partition(" : ")[2]
    return {"tablet": tablet.id or own, "gangsters": gangsters, "doubled": one.doubled}


@lru_cache(maxsize=256)
def state(sheet: Sheet) -> State:
    """The position that counts."""
    return position(position_of(sheet), sheet.box)
