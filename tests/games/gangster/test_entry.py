"""What is typed for a district is read as it is meant, and written back as short as it can be."""

from dataclasses import replace as changed
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from gangster_widgets.games.gangster.components import standard
from gangster_widgets.games.gangster.entry import LONGEST, read_entry, short, write_entry
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.games.gangster.tablet import EMPTY, District, Tablet
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import replace

BOX = standard()
T07 = BOX.tablets[6]


def named(*ids: str) -> Any:
    """The box with tablets of these ids."""
    return changed(BOX, tablets=tuple(replace(BOX.tablets[7], id=name) for name in ids))


def refused(typed: str, box: Any = BOX, had: Tablet | None = None) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Unreadable) as caught:
        read_entry(typed, box, had)
    return caught.value.name, caught.value.facts


@pytest.mark.parametrize(
    ("typed", "fields", "doubled"),
    [
        ("7ygnb.y", "YGNB.Y", False),
        ("7YGNB.Yx", "YGNB.Y", True),
        ("07 ygn b.y *", "YGNB.Y", True),
        (" T07 ygn X", "YGN...", True),
        ("t07ygn", "YGN...", False),
        ("7xygn", "YGN...", True),
        ("7", "......", False),
        ("7x", "......", True),
        ("7 .....e", ".....E", False),
    ],
)
def test_a_line_is_a_tablet_then_gangsters_then_a_doubler(typed: str, fields: str, doubled: bool) -> None:
    assert read_entry(typed, BOX) == (T07, fields, doubled)


def test_without_a_number_it_is_the_tablet_that_lay_there() -> None:
    assert read_entry("yx", BOX, T07) == (T07, "Y.....", True)
    assert read_entry("8y", BOX, T07)[0].id == "T08"


def test_a_whole_line_of_a_tablet_is_taken_too_in_small_letters_as_well() -> None:
    tablet, fields, doubled = read_entry("5 4 2 ? @2x2 x2 : eb .y", BOX)
    assert (tablet, fields, doubled) == (Tablet(None, (5, 4, 2, "?"), 2, 2), "EB.Y", True)


@pytest.mark.parametrize(
    ("typed", "sentence", "facts"),
    [
        ("ygn", "pad-no-tablet", {}),
        ("7yqn", "fields-letter", {"letter": "q"}),
        ("hello", "fields-letter", {"letter": "h"}),
        ("7yyyyyyy", "fields-too-many", {"number": 7, "size": 6}),
        ("16y", "position-unknown-tablet", {"tablet": "16"}),
        ("0y", "position-unknown-tablet", {"tablet": "0"}),
        ("99999y", "position-unknown-tablet", {"tablet": "99999"}),
        ("7y8", "pad-number-first", {"number": "8"}),
        ("7 8 y", "pad-number-first", {"number": "8"}),
        ("7ÿ", "fields-letter", {"letter": "ÿ"}),
        ("y" * (LONGEST + 1), "pad-too-long", {"most": LONGEST}),
        ("5 4 @", "words-tablet", {}),
    ],
)
def test_what_cannot_be_read_says_what_would_be_right(typed: str, sentence: str, facts: dict[str, Any]) -> None:
    name, said = refused(typed)
    assert name == sentence
    assert facts.items() <= said.items()


def test_ids_of_a_box_of_ones_own_go_by_their_digits_or_as_a_whole() -> None:
    box = named("A1", "B1", "C-12", "7", "7b", "red")
    assert read_entry("12y", box)[0].id == "C-12"
    assert read_entry("a1y", box)[0].id == "A1"
    assert read_entry("7bny", box)[0].id == "7", "b is a gangster where no blank follows"
    assert read_entry("7b ny", box)[0].id == "7b"
    assert read_entry("RED ny", box)[0].id == "red"
    assert refused("1y", box) == ("pad-tablets", {"number": "1", "tablets": ("A1", "B1")})
    assert refused("redny", box)[0] == "fields-letter"


def test_a_tablet_is_named_as_shortly_as_it_can_be() -> None:
    box = named("A1", "B1", "C-12", "7", "7b", "red")
    assert [short(tablet, box) for tablet in box.tablets] == ["A1", "B1", "12", "7", "7b", "red"]


def test_a_tablet_of_no_box_is_written_as_its_whole_line() -> None:
    district = District("The Loop", Tablet(None, (3, 1), 2, 2), "YG.N", True)
    assert write_entry(district, BOX) == "3 1 @2x2 x2 : YG .N"


@given(
    some.sampled_from([*BOX.tablets, *named("A1", "B1", "C-12", "7", "7b", "red", "yg").tablets]),
    some.text(EMPTY + "".join(COLOURS), max_size=16),
    some.booleans(),
)
def test_whatever_is_written_is_read_as_the_same(tablet: Tablet, fields: str, doubled: bool) -> None:
    box = BOX if tablet in BOX.tablets else named("A1", "B1", "C-12", "7", "7b", "red", "yg")
    fields = fields[: tablet.size].ljust(tablet.size, EMPTY)
    district = District("The Loop", tablet, fields, doubled)
    assert read_entry(write_entry(district, box), box) == (tablet, fields, doubled)
