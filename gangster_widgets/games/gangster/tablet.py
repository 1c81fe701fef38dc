"""A tablet: its places and fields, who stands where, and which field comes next. How a gap is filled is told here."""

from functools import lru_cache

from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Where, Why

EMPTY = "."
CASINO = "?"
MOST_FIELDS = 400
"""A tablet of one's own has at most so many fields, four times as many as there are gangsters."""

SAME_GANG = "same-gang-on-last-field"
"""The French rulebook's reading of gap.filling: gaps only for the gang that stands on the last field."""

LAST_FIELD_EMPTY = Rule("last-field-empty", "gap.filling", ("district", "last"))
LAST_FIELD_TAKEN = Rule("last-field-taken", "gap.filling", ("district", "last", "gang"))
LAST_FIELD_FREE = Rule("last-field-free", "field.order", ("district", "last"))
FIRST_FIELD = Rule("first-field", "field.order", ("district", "field"))
NEXT_IN_ORDER = Rule("next-in-order", "field.order", ("district", "field", "standing"))
AFTER_LAST_STANDING = Rule("after-last-standing", "gap.filling", ("district", "field", "standing"))
FIRST_GAP = Rule("first-gap", "gap.filling", ("district", "field", "number", "gaps"))
OTHERS_GAP = Rule("others-gap", "gap.filling", ("district", "last", "gang", "holder"))
TABLET_FULL = Rule("tablet-full", "tablet.full", ("district", "last"))


class Tablet(Record, frozen=True, gc=False):
    """A tablet of the box or of one's own: numbers for the places (or "?") and a grid of fields."""

    id: str | None
    places: tuple[int | str, ...]
    rows: int
    columns: int

    @property
    def size(self) -> int:
        """How many fields there are; the last field has this number."""
        return self.rows * self.columns


class District(Record, frozen=True, gc=False):
    """A district with its tablet. `fields` has a letter for each field in reading order, `.` where nobody stands."""

    name: str
    tablet: Tablet
    fields: str
    doubled: bool = False


def gaps(fields: str) -> tuple[int, ...]:
    """The gaps: empty fields with a gangster on some later field (gap.definition).

    >>> gaps("YG.B.")
    (3,)
    """
    return tuple(n for n, who in enumerate(fields.rstrip(EMPTY), start=1) if who == EMPTY)


@lru_cache(maxsize=4096)
def next_field(district: str, fields: str, gang: str, ruling: str | None = None) -> Why:
    """Which field the next gangster set down there comes to stand on, and why; the value is None where he cannot.

    While the very last field is empty he goes directly after the last standing gangster; once it is taken, the first
    gap in reading order is filled (gap.filling). A full tablet takes nobody (tablet.full). Where there is no gap, the
    reasons do not speak of any: he just comes next (field.order).
    """
    last, standing = len(fields), len(fields.rstrip(EMPTY))
    if standing < last:
        room, after = (LAST_FIELD_EMPTY, AFTER_LAST_STANDING) if gaps(fields) else (LAST_FIELD_FREE, NEXT_IN_ORDER)
        empty = (Why(room, last, ((district, last),), (district, last)),)
        field = standing + 1
        if standing:
            where: tuple[Where, ...] = ((district, field), (district, standing))
            return Why(after, field, where, (district, field, standing), empty)
        return Why(FIRST_FIELD, field, ((district, field),), (district, field), empty)
    holder = fields[-1]
    taken = (Why(LAST_FIELD_TAKEN, last, ((district, last),), (district, last, holder)),)
    if EMPTY not in fields:
        return Why(TABLET_FULL, None, ((district, last),), (district, last), taken)
    if ruling == SAME_GANG and gang != holder:
        return Why(OTHERS_GAP, None, ((district, last),), (district, last, gang, holder), taken)
    open_gaps = gaps(fields)
    where = tuple((district, gap) for gap in open_gaps)
    return Why(FIRST_GAP, open_gaps[0], where, (district, open_gaps[0], len(open_gaps), open_gaps), taken)


def set_down(fields: str, field: int, gang: str) -> str:
    """The fields with a gangster of that gang on that field; `EMPTY` takes one away."""
    return fields[: field - 1] + gang + fields[field:]
