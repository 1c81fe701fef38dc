"""Whatever is typed, chosen and clicked at a scoring pad, in whatever order: it stands, and all of it can be undone."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets.games.gangster import tally
from gangster_widgets.games.gangster.sheet import position_of, state
from gangster_widgets.kernel.why import Piece
from gangster_widgets.widgets.pad.widget import ScoringPadWidget

from .hands import controls, page, told

PLACES = ("North Side", "The Loop", "Cicero")
LINES = some.one_of(
    some.from_regex(r"\A1?[0-9] ?[ygnbe.]{0,12}x?\Z"),
    some.sampled_from(["", " ", "x", "ygn", "7 7", "5 4 @2x2 x2 : Y.G", "99999 @1x1 : Y", "q", "16y", "@", "1ÿ\x1f"]),
)
NUMBERS = some.sampled_from(["", "0", "1", "5", "7", "12", "9999", "10000", "-1", "1.5", "five", "٣"])
SPOTS = some.sampled_from(
    [
        "North Side",
        "Gold Coast",
        ("North Side", 1),
        ("The Loop", 6),
        Piece("doubler", "Cicero"),
        Piece("place", "Cicero", 1),
    ]
)
DOINGS = some.one_of(
    some.tuples(some.sampled_from([f"district:{place}" for place in PLACES]), LINES),
    some.tuples(some.sampled_from(["casino", "influence:yellow", "influence:green", "claim:grey"]), NUMBERS),
    some.tuples(some.just("players"), some.sampled_from(["2", "3", "4", "5", "6"])),
    some.tuples(some.sampled_from(["seat:0", "seat:2"]), some.sampled_from(["yellow", "green", "pink"])),
    some.tuples(some.just("day"), some.sampled_from(["1", "2", "3", "4"])),
    some.tuples(some.just("chosen"), some.sampled_from(["", *PLACES, "yellow", "green", "Gold Coast"])),
    some.tuples(some.just("tablet"), some.sampled_from(["", "T01", "T08", "=", "none"])),
    some.tuples(some.sampled_from(["settle", "close:1", "close:2", "close:3", "doubler", "gang:blue"]), some.none()),
    some.tuples(some.just("click"), SPOTS),
    some.tuples(some.sampled_from(["y", "x", "Delete"]), SPOTS),
)


def does(pad: ScoringPadWidget, do: str, value: Any) -> None:
    if do == "click":
        pad.clicked(value)
    elif do in ("y", "x", "Delete"):
        pad.pressed(do, value)
    else:
        told(pad, kind="do", do=do, value=value)


@settings(max_examples=60, deadline=None)
@given(some.lists(DOINGS, min_size=1, max_size=14))
def test_it_stands_and_can_be_undone(doings: list[tuple[str, Any]]) -> None:
    pad = ScoringPadWidget(players=4, casino=5, lines={"North Side": "1 EBNY GYNY G... x"}, lang="fr", width=390)
    page(pad, width=390)
    before = pad.sheet
    for do, value in doings:
        does(pad, do, value)
        sheet = pad.sheet
        assert pad.lines == {entry.place: entry.typed for entry in sheet.open if entry.typed}
        assert pad.position() == position_of(sheet)
        assert bool(pad.points) == (tally.missing(sheet) is None)
        assert pad.text()
        assert {district.name for district in state(sheet).districts} == {entry.place for entry in sheet.open}
    while "undo" in controls(pad):
        told(pad, kind="do", do="undo", value=None)
    assert pad.sheet == before
