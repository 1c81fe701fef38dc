"""Fields and gaps: where the next gangster comes to stand."""

import pytest

from gangster_widgets.games.gangster.notation import read_tablet, write_tablet
from gangster_widgets.games.gangster.tablet import gaps, next_field, set_down

from .build import after, against, car, field_for, fields, order, state, taken_by

EVERY_GANG = pytest.mark.parametrize("gang", "YGNBE")


@pytest.mark.clause("field.order")
@EVERY_GANG
def test_the_first_gangster_goes_to_the_arrow_field(gang: str) -> None:
    assert field_for("......", gang) == 1


@pytest.mark.clause("field.order")
def test_the_others_follow_in_reading_order() -> None:
    assert taken_by("......", "YGYNBE") == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("field.order")
def test_after_the_end_of_a_row_comes_the_left_of_the_row_below() -> None:
    tablet, standing, _ = read_tablet("1 @3x2 : YG")
    assert write_tablet(tablet, set_down(standing, 3, "B")) == "1 @3x2 : YG B."


@pytest.mark.clause("field.order", "cargo.unload")
def test_unloading_sets_a_gangster_down_on_the_field_that_comes_next() -> None:
    before = state({"The Loop": "1 @2x3 : GB"}, {"yellow": {"at": "The Loop"}})
    assert fields(after(before, "yellow unloads yellow"), "The Loop") == "GBY..."


@pytest.mark.clause("gap.definition")
@pytest.mark.parametrize(
    ("standing", "right"),
    [("Y.G...", (2,)), ("..G..B", (1, 2, 4, 5)), ("YGB...", ()), ("......", ()), ("YGBYGB", ()), (".YGBYG", (1,))],
    ids=["between", "several", "free-behind", "nobody", "full", "arrow-field"],
)
def test_a_gap_is_an_empty_field_with_somebody_on_a_later_one(standing: str, right: tuple[int, ...]) -> None:
    assert gaps(standing) == right


@pytest.mark.clause("gap.definition")
def test_loading_the_last_standing_gangster_leaves_no_gap() -> None:
    before = state({"The Loop": "1 @2x3 : YGB"}, {"yellow": {"at": "The Loop"}})
    loaded = after(before, "yellow loads The Loop 3")
    assert fields(loaded, "The Loop") == "YG...."
    assert gaps(fields(loaded, "The Loop")) == ()


@pytest.mark.clause("gap.definition")
def test_loading_one_who_has_others_behind_him_leaves_a_gap() -> None:
    before = state({"The Loop": "1 @2x3 : YGB"}, {"yellow": {"at": "The Loop"}})
    assert gaps(fields(after(before, "yellow loads The Loop 2"), "The Loop")) == (2,)


@pytest.mark.clause("gap.definition")
def test_gaps_are_forgotten_with_the_last_gangster_behind_them() -> None:
    before = state({"The Loop": "1 @2x3 : Y..G"}, {"yellow": {"at": "The Loop"}})
    assert field_for(fields(before, "The Loop"), "B") == 5
    assert field_for(fields(after(before, "yellow loads The Loop 4"), "The Loop"), "B") == 2


@pytest.mark.clause("gap.definition", "field.order")
def test_on_a_tablet_that_has_been_emptied_the_arrow_field_comes_first_again() -> None:
    before = state({"The Loop": "1 @2x3 : ...Y"}, {"yellow": {"at": "The Loop"}})
    assert field_for(fields(after(before, "yellow loads The Loop 4"), "The Loop"), "Y") == 1


@pytest.mark.clause("gap.filling")
def test_while_the_last_field_is_empty_the_next_goes_after_the_last_standing() -> None:
    assert field_for("Y.G...", "Y") == 4
    assert field_for(".....G....", "Y") == 7


@pytest.mark.clause("gap.filling")
def test_while_the_last_field_is_empty_even_the_arrow_field_stays_a_gap() -> None:
    assert field_for(".YG...", "Y") == 4


@pytest.mark.clause("gap.filling")
def test_once_the_last_field_is_taken_the_first_gap_in_reading_order_is_filled() -> None:
    assert taken_by("Y.G..B", "YYY") == [2, 4, 5]


@pytest.mark.clause("gap.filling")
@EVERY_GANG
def test_any_gang_may_fill_a_gap_whoever_stands_on_the_last_field(gang: str) -> None:
    assert field_for("Y.G..B", gang) == 2


@pytest.mark.clause("gap.filling")
def test_who_reaches_the_last_field_opens_the_gaps() -> None:
    assert taken_by(".Y.G.", "GBG") == [5, 1, 3]


@pytest.mark.clause("gap.filling")
def test_a_last_field_that_has_been_emptied_must_be_reached_again_first() -> None:
    before = state({"The Loop": "1 @2x3 : .YG.BY"}, {"yellow": {"at": "The Loop"}})
    emptied = fields(after(before, "yellow loads The Loop 6"), "The Loop")
    assert taken_by(emptied, "YYY") == [6, 1, 4]


@pytest.mark.clause("tablet.full")
@EVERY_GANG
def test_on_a_full_tablet_nobody_can_be_set_down(gang: str) -> None:
    assert field_for("YGNBYG", gang) is None


@pytest.mark.clause("tablet.full")
def test_unloading_onto_a_full_tablet_is_refused() -> None:
    before = state({"The Loop": "1 @1x3 : GBG"}, {"yellow": {"at": "The Loop", "trunk": ["blue"]}})
    assert against(before, "yellow unloads yellow") == ["tablet-full"]
    assert against(before, "yellow unloads blue") == ["tablet-full"]


@pytest.mark.clause("tablet.full", "gap.filling")
def test_a_tablet_with_one_gap_left_is_not_full() -> None:
    assert taken_by("YGNB.G", "YY") == [5, None]


@pytest.mark.clause("tablet.full", "field.order")
def test_a_tablet_of_one_field_takes_one_gangster() -> None:
    assert taken_by(".", "YG") == [1, None]


@pytest.mark.clause("rank.field")
def test_the_number_of_a_field_in_reading_order_says_who_is_meant() -> None:
    before = state({"The Loop": "1 @2x2 : YG BG"}, {"yellow": {"at": "The Loop"}})
    loaded = after(before, "yellow loads The Loop 3")
    assert (fields(loaded, "The Loop"), car(loaded, "yellow").trunk) == ("YG.G", "B")


@pytest.mark.clause("rank.field")
@pytest.mark.parametrize("field", ["0", "5"], ids=["before-the-arrow-field", "after-the-last-field"])
def test_fields_are_numbered_from_one_to_the_last(field: str) -> None:
    before = state({"The Loop": "1 @2x2 : YG BG"}, {"yellow": {"at": "The Loop"}})
    assert against(before, f"yellow loads The Loop {field}") == ["no-such-field"]


@pytest.mark.clause("rank.field")
@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("2 1 @2x3 : YG", "GY"),
        ("2 1 @2x3 : ..Y G..", "GY"),
        ("2 1 @2x3 : .G. .Y.", "YG"),
        ("2 1 @3x2 : G. .. .Y", "YG"),
    ],
    ids=["side-by-side", "next-row-is-higher", "lower-row-is-higher", "the-last-field-is-highest"],
)
def test_the_later_field_is_the_higher_rank(line: str, right: str) -> None:
    assert order(line) == right


@pytest.mark.clause("gap.filling", "tablet.full")
@pytest.mark.parametrize(
    ("standing", "name", "because"),
    [
        ("......", "first-field", "last-field-free"),
        ("YG....", "next-in-order", "last-field-free"),
        ("Y.G...", "after-last-standing", "last-field-empty"),
        ("Y.G..B", "first-gap", "last-field-taken"),
        ("YGYGYB", "tablet-full", "last-field-taken"),
    ],
    ids=["empty", "no-gap", "gaps-stay", "gap-filled", "full"],
)
def test_the_reason_for_a_field_rests_on_the_last_field(standing: str, name: str, because: str) -> None:
    why = next_field("North Side", standing, "Y")
    assert why.name == name
    assert [part.name for part in why.parts] == [because]


@pytest.mark.clause("gap.filling", "gap.definition")
def test_the_reason_for_a_gap_points_at_every_gap() -> None:
    why = next_field("North Side", "Y.G..B", "Y")
    assert why.where == (("North Side", 2), ("North Side", 4), ("North Side", 5))
