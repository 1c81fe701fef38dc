"""What has been told so far of a reckoning, as a table: a line for each gang, a cell for each thing known of it."""

from collections.abc import Iterable, Sequence

from gangster_widgets.games.gangster.beats import CASINO, DOUBLER, NUMBER, ORDERED, PLACE, POINTS, TIE, Case
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.record import Record, replace


class Line(Record, frozen=True, gc=False):
    """What is known of one gang; what has not been told yet is empty."""

    gang: str
    nth: str = ""
    number: str = ""
    rank: str = ""
    worth: str = ""
    points: str = ""

    def cells(self) -> dict[str, str]:
        """Everything known, by the name of its column."""
        found = {"nth": self.nth, "number": self.number, "rank": self.rank, "worth": self.worth, "points": self.points}
        return {column: text for column, text in found.items() if text}


COLUMNS = {ORDERED: "nth", NUMBER: "number", TIE: "rank", PLACE: "worth", CASINO: "worth", DOUBLER: "worth",
           POINTS: "points"}  # fmt: skip
"""The column that a step fills."""


def lines(fields: str, told: Iterable[Beat]) -> tuple[Line, ...]:
    """The lines of a district with these fields after these steps; in order once the order has been told."""
    found = {gang: Line(gang) for gang in COLOURS if gang in fields}
    for beat in told:
        found = _after(found, beat)
    return tuple(found.values())


def _after(found: dict[str, Line], beat: Beat) -> dict[str, Line]:
    why = beat.why
    if beat.phase == ORDERED:
        return {gang: replace(found[gang], nth=str(nth)) for gang, nth in (part.value for part in why.parts)}
    if beat.phase == TIE:
        told = why.told()
        ranks = zip((beat.gang, *told.get("rivals", ())), (told["rank"], *told.get("ranks", ())), strict=True)
        return found | {gang: replace(found[gang], rank=str(rank)) for gang, rank in ranks}
    if beat.gang not in found:
        return found
    return found | {beat.gang: _with(found[beat.gang], beat)}


def _with(line: Line, beat: Beat) -> Line:
    """The line with what that step tells of it."""
    value = beat.why.value
    if beat.phase == NUMBER:
        return replace(line, number=str(value))
    if beat.phase == PLACE:
        casino = any(part.clause == "casino.all" for part in beat.why.parts)
        return replace(line, worth="?" if casino else str(value))
    if beat.phase == CASINO:
        return replace(line, worth=f"?{value}")
    if beat.phase == DOUBLER:
        return replace(line, worth=f"{line.worth} × {value}")
    return replace(line, points=str(value[1]))


def so_far(case: Case, told: Iterable[Beat]) -> dict[str, int]:
    """The points of each gang in the districts that have been told so far."""
    sums = dict.fromkeys(case.state.table.gangs, 0) if case.state else {}
    for beat in told:
        if beat.phase == POINTS and beat.gang in sums:
            sums[beat.gang] += beat.why.value[1]
    return sums


class Total(Record, frozen=True, gc=False):
    """What a person has: before this day, the points of it, and in all, None as long as that has not been told."""

    gangs: tuple[str, ...]
    before: int
    points: int
    now: int | None


def after_all(case: Case, told: Sequence[Beat]) -> list[Total]:
    """Influence, points and sum of each person; nothing as long as districts are still reckoned."""
    if case.state is None or sum(beat.phase == "district" for beat in told) < len(case.districts):
        return []
    has = {beat.why.facts[0]: beat.why.value for beat in told if beat.phase == "influence"}
    points, seat, found = so_far(case, told), case.state.table.seat, []
    for gangs in case.state.table.persons:
        before = sum(case.state.influence[seat[gang]] for gang in gangs)
        found.append(Total(tuple(gangs), before, sum(points[gang] for gang in gangs), has.get(tuple(gangs))))
    return found
