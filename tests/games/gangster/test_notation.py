"""Actions in words and tablets in one line: what is written reads as itself, and bad words say what would be right."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Lose, Unload
from gangster_widgets.games.gangster.components import standard
from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.notation import read, read_fields, read_tablet, write, write_tablet
from gangster_widgets.games.gangster.tablet import Tablet
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import Unreadable

from .build import state

NOWHERE_YET = state()

gangs = some.sampled_from("YGNBE")
places = some.sampled_from(standard().board.places)
pushes = some.one_of(some.just((None, None)), some.tuples(gangs, places))
dumps = some.text("YGNBE", max_size=2).map(lambda letters: "".join(sorted(letters)))
taken = some.one_of(some.none(), some.sampled_from(KINDS))
drives = some.builds(
    lambda gang, card, engine, to, push, dumped, kind: Drive(gang, card, engine, to, *push, dumped, kind),
    gangs, some.integers(1, 6), some.booleans(), places, pushes, dumps, taken,
)  # fmt: skip
loads = some.builds(Load, gangs, places, some.integers(1, 400))
unloads = some.builds(Unload, gangs, some.text("YGNBE", max_size=3))
actions = some.one_of(drives, loads, unloads, some.builds(Lose, gangs))

printed = some.lists(some.one_of(some.integers(1, 100), some.just("?")), min_size=1, max_size=8).map(tuple)
grids = some.builds(Tablet, some.none(), printed, some.integers(1, 20), some.integers(1, 20))


def wrong(words: str) -> Unreadable:
    """What is said against words that are no action."""
    with pytest.raises(Unreadable) as found:
        read(NOWHERE_YET, words)
    return found.value


def wrong_line(line: str) -> Unreadable:
    """What is said against a line that is no tablet."""
    with pytest.raises(Unreadable) as found:
        read_tablet(line)
    return found.value


@pytest.mark.clause("turn.one")
@given(actions)
def test_every_action_reads_as_it_was_written(action: Action) -> None:
    assert read(NOWHERE_YET, write(action)) == action


@pytest.mark.clause("turn.one")
@given(actions)
def test_capitals_and_blanks_make_no_difference(action: Action) -> None:
    assert read(NOWHERE_YET, f"  {write(action).upper().replace(' ', '   ')} ") == action


@pytest.mark.clause("turn.one", "bumper.push", "harbour.stop", "engine.one-more")
@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Drive("Y", 3, False, "The Loop"), "yellow drives 3 to The Loop"),
        (
            Drive("Y", 3, True, "Gold Coast", "G", "The Loop", "B", "engine"),
            "yellow drives 3+1 to Gold Coast, pushes grey to The Loop, dumps blue, takes engine",
        ),
        (Drive("G", 1, False, "The Loop", "N", "The Loop"), "grey drives 1 to The Loop, swaps with brown"),
        (Drive("E", 2, False, "Gold Coast", dumped="BN", taken="tommy gun"),
         "green drives 2 to Gold Coast, dumps blue brown, takes tommy gun"),
        (Load("Y", "North Side", 5), "yellow loads North Side 5"),
        (Unload("Y", "YY"), "yellow unloads yellow yellow"),
        (Unload("Y", "B"), "yellow unloads blue"),
        (Lose("Y"), "yellow loses the turn"),
    ],
    ids=["drive", "everything", "swap", "dump-two", "load", "unload-two", "unload-other", "lose"],
)  # fmt: skip
def test_actions_in_words(action: Action, words: str) -> None:
    assert write(action) == words
    assert read(NOWHERE_YET, words) == action


@pytest.mark.clause("harbour.stop")
def test_who_is_dumped_may_be_named_in_any_order() -> None:
    one = read(NOWHERE_YET, "yellow drives 1 to Gold Coast, dumps brown blue")
    assert one == read(NOWHERE_YET, "yellow drives 1 to Gold Coast, dumps blue brown")


@pytest.mark.clause("turn.one")
def test_what_follows_a_drive_may_stand_in_any_order() -> None:
    one = read(NOWHERE_YET, "yellow drives 1 to Gold Coast, takes door, dumps blue")
    assert one == read(NOWHERE_YET, "yellow drives 1 to Gold Coast, dumps blue, takes door")


@pytest.mark.clause("drive.roads")
def test_a_place_that_is_not_on_the_map_can_be_named() -> None:
    assert read(NOWHERE_YET, "yellow drives 1 to Hyde Park") == Drive("Y", 1, False, "Hyde Park")


@pytest.mark.clause("turn.one")
@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("", "words-colour"),
        ("purple drives 3 to The Loop", "words-colour"),
        ("drives 3 to The Loop", "words-colour"),
        ("yellow", "words-verb"),
        ("yellow passes", "words-verb"),
        ("yellow loses", "words-verb"),
        ("yellow drives", "words-drive"),
        ("yellow drives 3", "words-drive"),
        ("yellow drives to The Loop", "words-drive"),
        ("yellow drives three to The Loop", "words-drive"),
        ("yellow drives -3 to The Loop", "words-drive"),
        ("yellow drives 3+2 to The Loop", "words-drive"),
        ("yellow drives 3 to The Loop, honks", "words-clause"),
        ("yellow drives 3 to The Loop,", "words-clause"),
        ("yellow drives 3 to The Loop, pushes grey", "words-clause"),
        ("yellow drives 3 to The Loop, swaps grey", "words-clause"),
        ("yellow drives 3 to The Loop, dumps", "words-clause"),
        ("yellow drives 3 to The Loop, pushes purple to North Side", "words-colour"),
        ("yellow drives 3 to The Loop, dumps purple", "words-colour"),
        ("yellow drives 3 to The Loop, takes", "words-kind"),
        ("yellow drives 3 to The Loop, takes rocket", "words-kind"),
        ("yellow drives 3 to The Loop, takes door, takes engine", "words-twice"),
        ("yellow drives 3 to The Loop, dumps blue, dumps blue", "words-twice"),
        ("yellow drives 3 to The Loop, pushes grey to North Side, pushes blue to North Side", "words-twice"),
        ("yellow loads", "words-load"),
        ("yellow loads North Side", "words-load"),
        ("yellow loads 5", "words-load"),
        ("yellow loads North Side five", "words-load"),
        ("yellow unloads purple", "words-colour"),
    ],
)
def test_words_that_are_no_action_are_said_to_be_none(words: str, name: str) -> None:
    assert wrong(words).name == name


@pytest.mark.clause("drive.roads")
@pytest.mark.parametrize("name", ["7th Street", "St. Mary’s", "Road to Nowhere", "Gate 5", "Øst: A@B|C", "école", "3"])
def test_places_of_any_name_read_as_they_were_written(name: str) -> None:
    board = {"harbour": "Mill", "connections": [["Mill", name], [name, "Park"]]}
    before = state({name: "1 @1x2 : YG"}, {"yellow": {"at": "Park"}}, board=board)
    for action in (Drive("Y", 1, False, name), Drive("Y", 1, True, name, "G", name), Load("Y", name, 2)):
        assert read(before, write(action)) == action


@pytest.mark.clause("drive.roads")
def test_places_that_differ_only_in_a_capital_read_as_they_were_written() -> None:
    name = "mill"
    board = {"harbour": "Mill", "connections": [["Mill", name], [name, "Park"]]}
    before = state(cars={"yellow": {"at": "Park"}}, board=board)
    assert read(before, write(Drive("Y", 1, False, name))) == Drive("Y", 1, False, name)
    assert read(before, write(Drive("Y", 2, False, "Mill"))) == Drive("Y", 2, False, "Mill")


@pytest.mark.parametrize("name", ["Mill ", "Old  Mill"], ids=["blank-at-the-end", "two-blanks"])
def test_a_name_that_blanks_would_make_unreadable_is_refused(name: str) -> None:
    with pytest.raises(Faulty) as raised:
        state(board={"harbour": "Mill", "connections": [["Mill", name], [name, "Park"]]})
    assert {fault.name for fault in raised.value.faults} == {"schema-not-a-name"}


@pytest.mark.clause("drive.roads")
def test_a_place_whose_name_ends_in_a_number_reads_as_it_was_written() -> None:
    own = state(board={"harbour": "Mill", "connections": [["Mill", "Pier 5"]]})
    assert read(own, write(Drive("Y", 1, False, "Pier 5"))) == Drive("Y", 1, False, "Pier 5")
    assert read(own, write(Load("Y", "Pier 5", 3))) == Load("Y", "Pier 5", 3)


@pytest.mark.clause("bumper.push")
def test_a_drive_cannot_both_push_and_swap() -> None:
    words = "yellow drives 3 to The Loop, pushes grey to North Side, swaps with blue"
    assert wrong(words).name in ("words-twice", "words-clause")


@pytest.mark.clause("turn.one")
@pytest.mark.parametrize(
    "words",
    [f"yellow drives {'9' * 5_000} to The Loop", f"yellow loads The Loop {'9' * 5_000}", "9" * 100_000],
    ids=["card", "field", "nothing"],
)
def test_words_without_end_are_no_action_either(words: str) -> None:
    assert wrong(words).name.startswith("words-")


@pytest.mark.clause("turn.one")
@given(some.text(max_size=60))
def test_whatever_is_typed_is_read_or_said_to_be_unreadable(words: str) -> None:
    for line in (words, f"yellow {words}", f"yellow drives {words}", f"yellow drives 3 to The Loop, {words}"):
        try:
            found: object = read(NOWHERE_YET, line)
        except Unreadable as unreadable:
            found = unreadable
        assert isinstance(found, Drive | Load | Unload | Lose | Unreadable)


@pytest.mark.clause("setup.gang")
def test_a_wrong_colour_is_told_with_the_right_ones() -> None:
    assert wrong("purple drives 3 to The Loop").facts["words"] == "purple"
    assert set(wrong("purple drives 3 to The Loop").facts["colours"]) == {"yellow", "grey", "brown", "blue", "green"}


@pytest.mark.clause("setup.equipment")
def test_a_wrong_kind_is_told_with_the_right_ones() -> None:
    assert set(wrong("yellow drives 1 to Gold Coast, takes rocket").facts["kinds"]) == {
        "bodyguard", "engine", "tommy gun", "trunk", "bumper", "door",
    }  # fmt: skip


@pytest.mark.clause("rank.field", "field.order")
@given(grids, some.booleans(), some.data())
def test_every_tablet_reads_as_it_was_written(tablet: Tablet, doubled: bool, data: some.DataObject) -> None:
    standing = data.draw(some.text(".YGNBE", min_size=tablet.size, max_size=tablet.size))
    assert read_tablet(write_tablet(tablet, standing, doubled)) == (tablet, standing, doubled)


@pytest.mark.clause("rank.field", "field.order")
def test_a_tablets_line_is_written_row_by_row_without_empty_rows_at_the_end() -> None:
    tablet = Tablet(None, (5, 4, 2, "?"), 4, 4)
    assert write_tablet(tablet, "EBNYGYNYG.......", doubled=True) == "5 4 2 ? @4x4 x2 : EBNY GYNY G..."
    assert write_tablet(tablet, "." * 16) == "5 4 2 ? @4x4"


@pytest.mark.clause("field.order")
@pytest.mark.parametrize(
    "line",
    ["5 4 @2x2 : YG B.", "5 4 @2x2 : YGB", "5 4@2x2:YG B", "5  4  @ 2 x 2 : Y G B", "  5 4 @2x2 : YG B.  "],
    ids=["rows", "no-blanks", "tight", "wide", "around"],
)
def test_blanks_are_free_and_the_rest_is_empty(line: str) -> None:
    assert read_tablet(line) == (Tablet(None, (5, 4), 2, 2), "YGB.", False)


@pytest.mark.clause("field.order")
@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("", "words-tablet"),
        ("5 4 2", "words-tablet"),
        ("@2x2", "words-tablet"),
        ("5 @2", "words-tablet"),
        ("5 @0x2", "words-tablet"),
        ("5 @2x2 x3", "words-tablet"),
        ("0 @2x2", "tablet-place"),
        ("-1 @2x2", "tablet-place"),
        ("1.5 @2x2", "tablet-place"),
        ("five @2x2", "tablet-place"),
        ("5 @2x2 : YX", "fields-letter"),
        ("5 @2x2 : yg", "fields-letter"),
        ("5 @2x2 : YGNBE", "fields-too-many"),
    ],
)
def test_a_line_that_is_no_tablet_is_said_to_be_none(line: str, name: str) -> None:
    assert wrong_line(line).name == name


@pytest.mark.clause("field.order")
def test_what_is_wrong_with_a_tablets_line_is_told_with_what_would_be_right() -> None:
    assert set(wrong_line("5 @2x2 : YX").facts["letters"]) == set("YGNBE")
    assert wrong_line("5 @2x2 : YX").facts["letter"] == "X"
    assert (wrong_line("5 @2x2 : YGNBE").facts["number"], wrong_line("5 @2x2 : YGNBE").facts["size"]) == (5, 4)


@pytest.mark.clause("field.order")
@given(some.text(max_size=80))
def test_whatever_line_is_typed_is_read_or_said_to_be_unreadable(words: str) -> None:
    for line in (words, f"{words} @2x2", f"5 4 @{words}", f"5 4 @2x2 : {words}"):
        try:
            tablet, standing, _ = read_tablet(line)
        except Unreadable:
            continue
        assert len(standing) == tablet.size


@pytest.mark.clause("rank.field")
@given(some.text(".YGNBE ", max_size=30))
def test_fields_are_filled_up_with_empty_ones(text: str) -> None:
    standing = read_fields(text, 30)
    assert len(standing) == 30
    assert standing.startswith(text.replace(" ", ""))
    assert not standing[len(text.replace(" ", "")) :].strip(".")
