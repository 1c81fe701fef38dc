"""A live tablet: its line and its parts are the same thing, and a person sets gangsters down under the rules."""

from re import escape
from typing import Any

import pytest
from traitlets import TraitError

from gangster_widgets import Tablet
from gangster_widgets.games.gangster.tablet import SAME_GANG
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.why import Piece
from gangster_widgets.widgets.tablet.widget import TabletWidget

from .hands import heard

LINE = "5 4 2 ? @4x4 x2 : EBNY GYNY G..."
LAST_TAKEN = "5 4 @2x3 : Y.G .BY"


@pytest.fixture
def tablet() -> TabletWidget:
    return Tablet(LINE, casino=5)


def parts(tablet: TabletWidget) -> dict[str, Any]:
    names = ("line", "places", "rows", "columns", "fields", "doubled", "casino", "order", "points", "following_field")
    return {name: getattr(tablet, name) for name in (*names, "gaps")}


def test_a_line_gives_all_parts_and_what_follows_from_them(tablet: TabletWidget) -> None:
    assert parts(tablet) == {
        "line": LINE, "places": [5, 4, 2, "?"], "rows": 4, "columns": 4, "fields": "EBNYGYNYG.......",
        "doubled": True, "casino": 5, "order": ["yellow", "grey", "brown", "blue", "green"], "following_field": 10,
        "points": {"yellow": 10, "grey": 8, "brown": 4, "blue": 10, "green": 0}, "gaps": [],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("part", "value", "line"),
    [
        ("places", [7, "?"], "7 ? @4x4 x2 : EBNY GYNY G..."),
        ("places", ["7", "2"], "7 2 @4x4 x2 : EBNY GYNY G..."),
        ("rows", 2, "5 4 2 ? @2x4 x2 : EBNY GYNY"),
        ("rows", 5, "5 4 2 ? @5x4 x2 : EBNY GYNY G..."),
        ("columns", 5, "5 4 2 ? @4x5 x2 : EBNYG YNYG."),
        ("fields", "YY", "5 4 2 ? @4x4 x2 : YY.."),
        ("fields", "", "5 4 2 ? @4x4 x2"),
        ("doubled", False, "5 4 2 ? @4x4 : EBNY GYNY G..."),
    ],
)
def test_a_part_that_is_set_changes_the_line(tablet: TabletWidget, part: str, value: Any, line: str) -> None:
    changes = heard(tablet, "line")
    setattr(tablet, part, value)
    assert (tablet.line, changes) == (line, [("line", line)])
    assert parts(tablet) == parts(Tablet(line, casino=5))


@pytest.mark.parametrize(
    ("line", "part", "value"),
    [
        ("7 ? @4x4 x2 : EBNY GYNY G...", "places", [7, "?"]),
        ("5 4 2 ? @5x4 x2 : EBNY GYNY G...", "rows", 5),
        ("5 4 2 ? @4x5 x2 : EBNYG YNYG.", "columns", 5),
        ("5 4 2 ? @4x4 x2 : YY", "fields", "YY.............."),
        ("5 4 2 ? @4x4 : EBNY GYNY G...", "doubled", False),
    ],
)
def test_a_line_that_is_set_changes_its_parts(tablet: TabletWidget, line: str, part: str, value: Any) -> None:
    changes = heard(tablet, part)
    tablet.line = line
    assert (getattr(tablet, part), changes) == (value, [(part, value)])
    assert parts(tablet) == parts(Tablet(line, casino=5))


def test_a_line_of_quite_another_shape_is_taken_as_a_whole() -> None:
    tablet = Tablet("1 @1x400")
    tablet.line = "2 @400x1 : Y"
    assert (tablet.places, tablet.rows, tablet.columns, tablet.fields.rstrip(".")) == ([2], 400, 1, "Y")


def test_a_line_is_written_as_lines_are() -> None:
    tablet = Tablet("  5 4@ 2 x 2 :  YG")
    assert tablet.line == "5 4 @2x2 : YG"


@pytest.mark.parametrize(
    "name", ["line", "places", "rows", "columns", "fields", "doubled", "points", "following_field"]
)
def test_whoever_observes_one_part_finds_all_parts_in_step(tablet: TabletWidget, name: str) -> None:
    seen = []
    tablet.observe(lambda _: seen.append((parts(tablet), parts(Tablet(tablet.line, casino=5)))), name)
    tablet.line = "3 1 @2x3 : YG. .BB"
    tablet.fields = "YYYYY"
    tablet.rows = 1
    assert len(seen) >= 1
    assert all(found == fresh for found, fresh in seen)


def test_what_follows_is_observed_too_and_cannot_be_set(tablet: TabletWidget) -> None:
    changes = heard(tablet, "order", "points", "following_field", "gaps")
    tablet.fields = "B.Y"
    assert dict(changes) == {
        "order": ["yellow", "blue"], "points": {"yellow": 10, "blue": 8}, "following_field": 4, "gaps": [2],
    }  # fmt: skip
    for name in ("order", "points", "following_field", "gaps"):
        with pytest.raises(TraitError, match="read-only"):
            setattr(tablet, name, getattr(tablet, name))


def test_a_question_mark_that_no_card_says_counts_none_and_the_card_says_what() -> None:
    tablet = Tablet(LINE)
    assert tablet.points == {"yellow": 10, "grey": 8, "brown": 4, "blue": None, "green": 0}
    tablet.casino = 3
    assert tablet.points["blue"] == 6
    tablet.casino = None
    assert tablet.points["blue"] is None


def test_several_parts_set_together_are_checked_together() -> None:
    tablet = Tablet(LINE)
    with tablet.hold_trait_notifications():
        tablet.rows, tablet.columns, tablet.fields = 2, 8, "Y" * 16
    assert tablet.line == "5 4 2 ? @2x8 x2 : YYYYYYYY YYYYYYYY"
    assert Tablet("1 @1x1", fields="YG", columns=2).line == "1 @1x2 : YG"


REFUSED = [
    ("line", "", "is not a tablet. A tablet reads, for example"),
    ("line", "5 4 @2x2 : YX", "“X” stands for no gang"),
    ("line", "5 4 @1x2 : YYY", "3 fields are named, but the tablet has 2"),
    ("line", "5 4 @30x30", "900 fields is too large"),
    ("fields", "Y" * 17, "17 fields are named, but the tablet has 16"),
    ("fields", "yellow", "“y” stands for no gang. The letters are Y, G, N, B and E"),
    ("casino", 0, "a whole number from 1, or None: 0 is neither"),
    ("casino", -3, "a whole number from 1, or None: -3 is neither"),
    ("casino", 10**40, "a whole number from 1, or None"),
    ("rows", 0, "“5 4 2 ? @0x4” is not a tablet"),
    ("rows", -1, "“5 4 2 ? @-1x4” is not a tablet"),
    ("rows", 10**9, "is not a tablet"),
    ("columns", 0, "“5 4 2 ? @4x0” is not a tablet"),
    ("columns", 101, "404 fields is too large"),
    ("places", ["five"], "“five” is neither"),
    ("places", [5, 0], "“0” is neither"),
    ("places", [True], "“True” is neither"),
    ("places", [], "is not a tablet"),
    ("places", ["5 @2x2 : Y"], "“@” stands for no gang"),
    ("gang", "purple", "purple"),
    ("ruling", "never", "never"),
    ("lang", "la", "la"),
    ("line", 5, "expected a unicode string"),
    ("rows", "four", "expected an int"),
]


@pytest.mark.parametrize(("name", "value", "sentence"), REFUSED, ids=lambda value: str(value)[:20])
def test_what_is_no_tablet_is_refused_and_nothing_is_changed(
    tablet: TabletWidget, name: str, value: Any, sentence: str
) -> None:
    before, had, changes = parts(tablet), getattr(tablet, name), heard(tablet, *parts(tablet))
    with pytest.raises(TraitError, match=escape(sentence)):
        setattr(tablet, name, value)
    assert (parts(tablet), getattr(tablet, name), changes) == (before, had, [])


def test_of_several_traits_set_together_none_is_changed_where_one_is_refused(tablet: TabletWidget) -> None:
    before = parts(tablet)

    def together() -> None:
        with tablet.hold_trait_notifications():
            tablet.places, tablet.rows = [9], 0

    with pytest.raises(Unreadable, match="is not a tablet"):
        together()
    assert parts(tablet) == before


def test_a_trait_there_is_not_is_refused_by_name() -> None:
    with pytest.raises(Unreadable, match="There is no trait “colour” here"):
        Tablet(LINE, colour="yellow")
    assert Tablet(LINE, gang="blue").gang == "blue"


# What a person does.


def test_a_click_on_the_field_that_comes_next_sets_down_and_says_why(tablet: TabletWidget) -> None:
    tablet.clicked(("Tablet", 10))
    assert tablet.line == "5 4 2 ? @4x4 x2 : EBNY GYNY GY.."
    assert "the next one goes directly after, to field 10" in tablet.said
    assert tablet.following_field == 11


def test_a_click_on_another_empty_field_says_why_not_and_shows_where(tablet: TabletWidget) -> None:
    tablet.clicked(("Tablet", 12))
    assert tablet.line == LINE
    assert tablet.said == " ".join(tablet.words.why(why) for why in tablet.next_field().walk())
    pointed = {spot for why in tablet.next_field().walk() for spot in why.where}
    assert {("Tablet", 10), ("Tablet", 9), ("Tablet", 16)} == pointed
    assert pointed == {shape.of for shape in tablet.scene.shapes if shape.plane == 10 and shape.colour == "brass"}
    assert tablet.said.split(". ")[0] in tablet.panel().text()
    assert "gw-no" in str(tablet.panel().data())


def test_reasons_go_when_the_tablet_is_another(tablet: TabletWidget) -> None:
    tablet.clicked(Piece("standing", "B"))
    assert "gw-clause" in str(tablet.panel().data())
    tablet.casino = 2
    assert "gw-clause" not in str(tablet.panel().data())
    tablet.clicked(("Tablet", 12))
    tablet.line = LAST_TAKEN
    assert "gw-clause" not in str(tablet.panel().data())


def test_a_click_on_a_gangster_takes_him_away(tablet: TabletWidget) -> None:
    tablet.clicked(("Tablet", 2))
    assert tablet.fields == "E.NYGYNYG......."
    assert tablet.gaps == [2]
    assert tablet.said == "Blue is taken away from field 2."


def test_a_full_tablet_takes_nobody_and_says_so() -> None:
    tablet = Tablet("1 @1x2 : YG")
    tablet.unload()
    assert tablet.fields == "YG"
    assert tablet.following_field is None
    assert tablet.said == " ".join(tablet.words.why(why) for why in tablet.next_field().walk())


def test_by_the_french_text_only_the_gang_on_the_last_field_fills_gaps() -> None:
    tablet = Tablet(LAST_TAKEN, gang="grey", ruling=SAME_GANG)
    assert tablet.following_field is None
    tablet.clicked(("Tablet", 2))
    assert tablet.line == LAST_TAKEN
    assert "Grey" in tablet.said
    tablet.gang = "yellow"
    assert tablet.following_field == 2
    tablet.clicked(("Tablet", 2))
    assert tablet.line == "5 4 @2x3 : YYG .BY"
    tablet.gang, tablet.ruling = "grey", None
    assert tablet.following_field == 4
