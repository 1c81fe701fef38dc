"""Whatever is set and clicked: the line and the parts of a tablet say the same, and the points are the engine's."""

from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets import Tablet
from gangster_widgets.games.gangster.notation import read_tablet, write_tablet
from gangster_widgets.games.gangster.reckoning import reckon_district
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import SAME_GANG, District, gaps, next_field
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.widgets.tablet.widget import TabletWidget

sides = some.integers(0, 5)
values = {
    "line": some.builds(
        lambda places, rows, columns, doubled, fields: (
            f"{places} @{rows}x{columns}{' x2' if doubled else ''} : {fields}"
        ),
        some.sampled_from(["5 4 2 ?", "? ?", "1", "", "0"]),
        sides,
        sides,
        some.booleans(),
        some.text(".YGNBE", max_size=12),
    ),
    "places": some.lists(some.one_of(some.integers(0, 9), some.sampled_from(["?", "7", "x"])), max_size=5),
    "rows": sides,
    "columns": sides,
    "fields": some.text(".YGNBEX", max_size=12),
    "doubled": some.booleans(),
    "casino": some.one_of(some.none(), some.integers(0, 6)),
    "gang": some.sampled_from([*LETTERS]),
    "editing": some.booleans(),
    "ruling": some.sampled_from([None, SAME_GANG]),
}
setting = some.one_of(*(some.tuples(some.just(name), value) for name, value in values.items()))
clicking = some.tuples(some.just("click"), some.integers(1, 16))


def do(tablet: TabletWidget, name: str, value: Any) -> None:
    if name != "click":
        setattr(tablet, name, value)
    elif value <= tablet.rows * tablet.columns:
        tablet.clicked(("Tablet", value))


@settings(max_examples=150, deadline=None)
@given(some.lists(some.one_of(setting, clicking), min_size=1, max_size=12))
def test_line_and_parts_always_say_the_same_and_points_are_the_engines(steps: list[tuple[str, Any]]) -> None:
    tablet = Tablet("5 4 2 ? @4x4 x2 : EBNY GYNY G...", casino=5)
    for name, value in steps:
        with suppress(Unreadable):
            do(tablet, name, value)
        agrees(tablet)


def agrees(tablet: TabletWidget) -> None:
    """The line read anew gives the parts, and the engine gives what follows."""
    shape, fields, doubled = read_tablet(tablet.line)
    assert tablet.line == write_tablet(shape, fields, doubled)
    assert (list(shape.places), shape.rows, shape.columns) == (tablet.places, tablet.rows, tablet.columns)
    assert (fields, doubled) == (tablet.fields, tablet.doubled)
    assert tablet.following_field == next_field("Tablet", fields, LETTERS[tablet.gang], tablet.ruling).value
    assert tablet.gaps == list(gaps(fields))
    low, high = (dict(reckon_district(District("Tablet", shape, fields, doubled), card).value) for card in (1, 2))
    for nth, (gang, points) in enumerate(tablet.points.items()):
        assert gang == tablet.order[nth]
        hidden = tablet.casino is None and low[LETTERS[gang]] != high[LETTERS[gang]]
        known = dict(reckon_district(District("Tablet", shape, fields, doubled), tablet.casino or 1).value)
        assert points == (None if hidden else known[LETTERS[gang]])
    assert tablet.order == [
        COLOURS[gang] for gang, _ in reckon_district(District("Tablet", shape, fields, doubled), 1).value
    ]
