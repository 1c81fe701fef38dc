"""Days of reckoning at a real table: what is typed stays, what is right counts, influence is carried."""

from typing import Any

import pytest

from gangster_widgets.games.gangster import tally
from gangster_widgets.games.gangster.components import standard
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.reckoning import reckon
from gangster_widgets.games.gangster.sheet import Sheet, begin, position_of, state
from gangster_widgets.kernel.game import Unreadable


def sheet(players: int = 5, casino: str = "", **lines: str) -> Sheet:
    """A sheet with these lines; a place's name is written with low lines."""
    found = begin(standard(), players)
    for place, typed in lines.items():
        found = tally.entered(found, place.replace("_", " "), typed)
    return tally.with_casino(found, casino)


def fault(found: Sheet, place: str) -> str | None:
    said = found.entry(place).fault
    return said[0] if said else None


NORTH = {"North_Side": "1 EBNY GYNY G x"}


def test_what_is_right_counts_and_stands_there_as_it_was_understood() -> None:
    found = sheet(North_Side="1ebnygynygx")
    assert found.entry("North Side").typed == "1 EBNY GYNY G... x"
    assert position_of(found)["districts"] == {
        "North Side": {"tablet": "T01", "gangsters": "EBNY GYNY G...", "doubled": True}
    }


def test_a_wrong_line_stays_as_typed_and_the_last_good_one_counts() -> None:
    found = tally.entered(sheet(**NORTH), "North Side", "1 ebq")
    entry = found.entry("North Side")
    assert (entry.typed, fault(found, "North Side")) == ("1 ebq", "fields-letter")
    assert entry.district is not None
    assert entry.district.fields.startswith("EBNYG")
    mended = tally.entered(found, "North Side", "eb")
    assert (mended.entry("North Side").typed, fault(mended, "North Side")) == ("1 EB..", None)


def test_a_line_that_is_emptied_is_not_entered() -> None:
    found = tally.entered(sheet(**NORTH), "North Side", "  ")
    assert (found.entry("North Side").typed, position_of(found)["districts"]) == ("", {})


@pytest.mark.parametrize(
    ("players", "lines", "place", "said"),
    [
        (5, {"The_Loop": "7y", "Cicero": "7g"}, "Cicero", "pad-tablet-twice"),
        (4, {"The_Loop": "7e"}, "The Loop", "position-not-in-play"),
        (5, {"The_Loop": "1yyyyyyyyyyyyyyyy", "Cicero": "8yyyyy"}, "Cicero", "position-gangsters"),
        (5, {"The_Loop": "ygn"}, "The Loop", "pad-no-tablet"),
    ],
)
def test_what_cannot_be_on_a_table_is_said_at_the_line_typed_last(
    players: int, lines: dict[str, str], place: str, said: str
) -> None:
    found = sheet(players, **lines)
    assert fault(found, place) == said
    assert tally.faulty(found) == (place,)


def test_there_are_eight_doublers_and_the_ninth_is_a_fault() -> None:
    found = sheet()
    places = [entry.place for entry in found.open]
    for number, place in enumerate(places[:9], start=1):
        found = tally.entered(found, place, f"{number}x")
    assert (tally.faulty(found), fault(found, places[8])) == ((places[8],), "position-doublers")
    found = tally.entered(found, places[0], "1")
    assert tally.faulty(found) == (), "the ninth is the eighth now"


def test_a_line_is_right_as_soon_as_the_other_one_is() -> None:
    found = tally.entered(sheet(The_Loop="7y", Cicero="7g"), "The Loop", "8y")
    assert tally.faulty(found) == ()
    assert found.entry("Cicero").typed == "7 G.."


def test_other_players_read_every_line_again_and_lose_none() -> None:
    found = sheet(The_Loop="7e", Cicero="8y")
    three = tally.with_seats(found, 3, ("Y", "G", "N"))
    assert (fault(three, "The Loop"), three.entry("The Loop").typed) == ("position-not-in-play", "7 E..")
    assert "Cicero" not in position_of(three)["districts"], "with three it is closed"
    assert tally.with_seats(three, 5, found.gangs) == found


def test_two_persons_have_two_gangs_each_and_lead_together() -> None:
    found = sheet(2, The_Loop="3yynnggb", Cicero="12b")
    day = tally.today(found)
    assert found.table.persons == ("YN", "GB")
    assert dict(zip(day.gangs, day.points, strict=True)) == {"Y": 1, "G": 5, "N": 3, "B": 4}
    assert (tally.ahead(found, day), tally.together(found, day, "B")) == (("G", "B"), 9)


def test_gangs_change_seats_or_leave_for_others() -> None:
    found = sheet(3)
    assert tally.swapped(found, 0, "N").gangs == ("N", "G", "Y")
    assert tally.swapped(found, 0, "E").gangs == ("E", "G", "N")


def test_the_points_are_those_of_the_engine() -> None:
    found = sheet(5, "5", **NORTH, The_Loop="7yg", Cicero="15ggnnbbee.y x")
    assert tally.reckoning(found) == reckon(position(position_of(found)))
    assert tally.today(found).points == tuple(dict(reckon(state(found)).value).values())


@pytest.mark.parametrize(
    ("lines", "casino", "said"),
    [({}, "5", "pad-nothing"), (NORTH, "", "pad-casino-missing"), (NORTH, "5", None), ({"The_Loop": "2y"}, "", None)],
)
def test_what_is_missing_is_said(lines: dict[str, str], casino: str, said: str | None) -> None:
    lacking = tally.missing(sheet(5, casino, **lines))
    assert (lacking[0] if lacking else None) == said


@pytest.mark.parametrize(
    ("typed", "said"),
    [("7", "position-casino"), ("0", "schema-at-least"), ("five", "pad-number"), ("-1", "pad-number"), ("5", None)],
)
def test_a_casino_card_that_is_none_stays_and_is_said(typed: str, said: str | None) -> None:
    found = tally.with_casino(sheet(casino="3"), typed)
    assert (found.casino.typed, found.casino.fault[0] if found.casino.fault else None) == (typed, said)
    assert found.casino.value == (3 if said else 5)


def test_a_closed_day_carries_influence_and_takes_doublers_and_card_off() -> None:
    found = tally.with_influence(sheet(5, "5", **NORTH), "Y", "12")
    after = tally.closed(found)
    assert (after.day, after.casino.value, after.entry("North Side").typed) == (2, None, "1 EBNY GYNY G...")
    assert [after.had(gang).value for gang in after.gangs] == [22, 8, 4, 10, 0]
    assert [(day.number, day.casino, day.before, day.points) for day in after.days] == [
        (1, 5, (12, 0, 0, 0, 0), (10, 8, 4, 10, 0))
    ]


def test_after_the_third_day_the_game_is_over() -> None:
    found = sheet(5, **NORTH)
    for _ in range(3):
        found = tally.closed(tally.with_casino(found, "1"))
    assert found.over
    assert [sum(day.points) for day in found.days] == [24, 12, 12]
    assert tally.ahead(found, found.days[-1]) == ("Y",)
    with pytest.raises(Unreadable, match="game is over"):
        tally.closed(found)


def test_equal_ones_lead_together() -> None:
    found = tally.with_influence(sheet(5, The_Loop="12y"), "G", "4")
    assert tally.ahead(found, tally.today(found)) == ("Y", "G")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda found: tally.entered(found, "Cicero", "q"), "Still to be mended: Cicero"),
        (lambda found: tally.with_influence(found, "Y", "many"), "One of the numbers"),
        (lambda found: tally.with_casino(found, ""), "What the “\\?” is worth is missing"),
        (lambda found: tally.entered(found, "North Side", ""), "No district"),
        (lambda found: tally.entered(found, "North Side", "99999 @1x1 : Y"), "would have 99,999 influence"),
    ],
)
def test_a_day_is_not_closed_while_something_stands_against_it(change: Any, said: str) -> None:
    found = change(sheet(5, "5", **NORTH))
    with pytest.raises(Unreadable, match=said):
        tally.closed(found)


def test_going_back_to_a_day_gives_back_what_was_before_it() -> None:
    found = tally.with_influence(sheet(5, "5", **NORTH), "Y", "12")
    again = tally.with_day(tally.closed(found), 1)
    assert (again.day, again.days, again.had("Y").value, again.had("G").value) == (1, (), 12, 0)


def test_what_somebody_says_is_kept_for_each_district() -> None:
    found = tally.claimed(sheet(5, "5", **NORTH), "North Side", "Y", "5")
    assert found.claim("North Side", "Y").value == 5
    assert found.claim("The Loop", "Y").typed == ""
    wrong = tally.claimed(found, "North Side", "Y", "five")
    assert (wrong.claim("North Side", "Y").typed, wrong.claim("North Side", "Y").value) == ("five", 5)
    assert tally.claimed(wrong, "North Side", "Y", "").claims == ()
