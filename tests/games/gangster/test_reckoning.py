"""The day of reckoning: majority, ties, numbers from the left, casino and doubler."""

import pytest

from gangster_widgets.games.gangster.reckoning import CasinoNeededError, reckon, standings

from .build import after, event, last_doubler, order, points, reckoned, state, told

NORTH_SIDE = "5 4 2 ? @4x4 x2 : EBNY GYNY G..."


@pytest.mark.clause("majority.number", "tie.highest-rank", "casino.all", "doubler.doubles", "places.left-to-right")
def test_the_north_side_pays_what_the_rulebook_says() -> None:
    assert points(NORTH_SIDE, casino=5) == {"Y": 10, "G": 8, "N": 4, "B": 10, "E": 0}


@pytest.mark.clause("majority.number", "goal.influence")
def test_the_most_gangsters_get_the_first_number_the_next_most_the_second() -> None:
    assert points("5 3 1 @2x4 : YGYNYG") == {"Y": 5, "G": 3, "N": 1}


@pytest.mark.clause("majority.number", "rank.field")
def test_numbers_come_before_ranks() -> None:
    assert order("5 3 1 @2x4 : YYYGGN") == "YGN"


@pytest.mark.clause("places.left-to-right")
def test_the_first_number_may_be_smaller_than_the_second() -> None:
    assert points("1 2 3 @2x4 : YYYGGN") == {"Y": 1, "G": 2, "N": 3}


@pytest.mark.clause("places.left-to-right")
def test_when_the_numbers_run_out_the_rest_get_nothing() -> None:
    assert points("4 2 @2x4 : YYYGGNB") == {"Y": 4, "G": 2, "B": 0, "N": 0}


@pytest.mark.clause("places.left-to-right")
def test_only_gangs_that_are_there_get_a_number() -> None:
    assert points("5 3 1 @2x4 : ..G.YG") == {"G": 5, "Y": 3}


@pytest.mark.clause("places.left-to-right")
def test_a_gang_alone_gets_one_number_however_many_it_has() -> None:
    assert points("5 3 1 @2x4 : YYYYYYYY") == {"Y": 5}


@pytest.mark.clause("places.left-to-right", "majority.number")
def test_where_nobody_stands_nobody_gets_anything() -> None:
    assert points("5 3 1 @2x4 x2") == {}
    assert reckoned("5 3 1 @2x4").name == "nobody"


@pytest.mark.clause("tie.highest-rank")
def test_of_equal_numbers_the_gang_with_the_highest_gangster_goes_first() -> None:
    assert order("5 3 1 @2x4 : YGGYNN") == "NYG"


@pytest.mark.clause("tie.highest-rank")
@pytest.mark.parametrize(
    ("line", "right"),
    [("5 3 @2x4 : YGGY", "YG"), ("5 3 @2x4 : YYGG", "GY"), ("9 7 @2x4 : .GYYG", "GY"), ("5 3 @2x4 : G..Y YG", "GY")],
    ids=["not-who-came-first", "not-the-lowest-rank", "not-alphabetical", "not-the-sum-of-ranks"],
)
def test_only_the_highest_of_each_gang_breaks_a_tie(line: str, right: str) -> None:
    assert order(line) == right


@pytest.mark.clause("tie.highest-rank")
def test_a_place_is_never_shared() -> None:
    assert points("6 4 2 @2x4 : YGNYGN") == {"N": 6, "G": 4, "Y": 2}


@pytest.mark.clause("tie.highest-rank", "places.left-to-right")
def test_a_tie_for_the_last_number_leaves_the_lower_rank_with_nothing() -> None:
    assert points("6 4 @2x4 : YYGN") == {"Y": 6, "N": 4, "G": 0}


@pytest.mark.clause("tie.highest-rank", "places.left-to-right")
def test_whoever_wins_a_tie_gets_the_first_number_though_the_second_be_larger() -> None:
    assert points("1 6 @2x4 : YG") == {"G": 1, "Y": 6}


@pytest.mark.clause("tie.highest-rank")
def test_the_reason_for_a_tie_names_the_rivals_and_all_ranks() -> None:
    (tie,) = [part for part in reckoned("5 3 @2x4 : YGGYN").parts[0].parts if part.name == "tie"]
    assert tie.told() == {"gang": "Y", "rank": 4, "rivals": ("G",), "ranks": (3,)}
    assert tie.where == (("North Side", 4), ("North Side", 3))


@pytest.mark.clause("tie.highest-rank")
def test_no_tie_is_told_where_there_is_none() -> None:
    assert not list(reckoned("5 3 @2x4 : YYG").find("tie"))


@pytest.mark.clause("rank.field", "tie.highest-rank")
def test_a_gangs_rank_is_the_number_of_its_last_field() -> None:
    assert [(one.gang, one.number, one.highest) for one in standings("EBNYGYNYG...")] == [
        ("Y", 3, 8),
        ("G", 2, 9),
        ("N", 2, 7),
        ("B", 1, 2),
        ("E", 1, 1),
    ]


@pytest.mark.clause("casino.all")
def test_the_casino_card_stands_for_every_question_mark() -> None:
    assert points("? 3 ? @2x4 : YYYGGN", casino=6) == {"Y": 6, "G": 3, "N": 6}


@pytest.mark.clause("casino.all")
def test_the_casino_card_stands_for_the_question_marks_of_every_tablet() -> None:
    before = state({"The Loop": "? @1x4 : Y", "Stickney": "2 ? @1x4 : GGY"}, casino=4)
    assert dict(reckon(before).value) == {"Y": 8, "G": 2, "N": 0, "B": 0}


@pytest.mark.clause("casino.all")
def test_the_casino_card_leaves_printed_numbers_alone() -> None:
    assert points("5 3 @2x4 : YYG", casino=6) == points("5 3 @2x4 : YYG", casino=1) == {"Y": 5, "G": 3}


@pytest.mark.clause("casino.all", "doubler.doubles")
def test_the_casino_card_is_doubled_like_a_printed_number() -> None:
    assert points("? 3 @2x4 x2 : YYG", casino=4) == {"Y": 8, "G": 6}


@pytest.mark.clause("casino.all")
def test_a_question_mark_is_not_reckoned_without_a_casino_card() -> None:
    with pytest.raises(CasinoNeededError):
        points("? 3 @2x4 : YYG")
    assert points("3 ? @2x4 : YY") == {"Y": 3}


@pytest.mark.clause("doubler.doubles")
def test_a_doubler_doubles_every_number() -> None:
    assert points("5 3 1 @2x4 x2 : YYYGGN") == {"Y": 10, "G": 6, "N": 2}
    assert points("5 3 1 @2x4 : YYYGGN") == {"Y": 5, "G": 3, "N": 1}


@pytest.mark.clause("doubler.doubles")
def test_a_doubler_counts_in_its_own_district_only() -> None:
    before = state({"The Loop": "5 @1x4 x2 : Y", "Stickney": "5 @1x4 : G"})
    assert dict(reckon(before).value) == {"Y": 10, "G": 5, "N": 0, "B": 0}


@pytest.mark.clause("majority.number", "places.left-to-right", "casino.all", "doubler.doubles")
def test_every_number_is_explained() -> None:
    blue = reckoned(NORTH_SIDE, casino=5).parts[3]
    assert [why.name for why in blue.walk()] == ["gang", "number", "tie", "place-casino", "casino", "doubler"]
    green = reckoned(NORTH_SIDE, casino=5).parts[4]
    assert [why.name for why in green.walk()] == ["left-out", "number", "tie", "no-place-left"]


@pytest.mark.clause("majority.number")
def test_the_reason_for_a_number_points_at_all_that_were_counted() -> None:
    (number,) = [part for part in reckoned(NORTH_SIDE, casino=5).parts[0].parts if part.name == "number"]
    assert (number.value, number.where) == (3, (("North Side", 4), ("North Side", 6), ("North Side", 8)))


@pytest.mark.clause("reckoning.order")
def test_the_districts_are_reckoned_one_after_another_each_completely() -> None:
    before = state({"Stickney": "5 3 @1x4 : YG", "The Loop": "2 1 @1x4 : YY G", "North Side": "4 @1x4 : B"})
    districts = reckon(before).parts
    assert [why.where[0] for why in districts] == ["North Side", "The Loop", "Stickney"]
    assert [why.value for why in districts] == [(("B", 4),), (("Y", 2), ("G", 1)), (("G", 5), ("Y", 3))]


@pytest.mark.clause("reckoning.order")
def test_the_reckoning_points_at_the_districts_that_were_reckoned_and_no_others() -> None:
    assert reckon(state({"Stickney": "5 3 @1x4 : YG", "The Loop": "2 1 @1x4"})).where == ("The Loop", "Stickney")


@pytest.mark.clause("reckoning.order")
def test_the_whole_reckoning_is_the_sum_of_its_districts() -> None:
    before = state({"Stickney": "5 3 @1x4 : YG", "The Loop": "2 1 @1x4 : YY G", "North Side": "4 @1x4 : B"})
    assert dict(reckon(before).value) == {"Y": 5, "G": 6, "N": 0, "B": 4}


@pytest.mark.clause("reckoning.order", "goal.influence")
def test_what_a_gang_gets_is_added_to_the_influence_it_had() -> None:
    districts = {"Stickney": "5 3 @1x4 : YG", "Cicero": "2 1 @1x4 : YY G"}
    before = last_doubler(districts, influence={"yellow": 12, "grey": 1})
    reckoned_up = after(before, "yellow drives 1 to North Side")
    assert reckoned_up.influence == (12 + 2 * 3 + 2, 1 + 2 * 5 + 1, 0, 0)


@pytest.mark.clause("reckoning.order", "goal.influence")
def test_every_boss_is_told_what_the_reckoning_gives_and_makes() -> None:
    before = last_doubler({"Cicero": "4 @1x4 : Y"}, influence={"yellow": 12, "grey": 1})
    lines = [why.told() for why in told(before, "yellow drives 1 to North Side") if why.name == "influence"]
    assert [(line["points"], line["influence"]) for line in lines] == [(4, 16), (0, 1), (0, 0), (0, 0)]


@pytest.mark.clause("reckoning.order")
def test_the_reckoning_is_told_with_all_its_districts() -> None:
    before = last_doubler({"Cicero": "4 @1x4 : Y"})
    assert event(before, "yellow drives 1 to North Side", "board")["districts"] == 8


@pytest.mark.clause("cargo.colour")
def test_gangsters_in_cars_and_trunks_count_for_nobody() -> None:
    cars = {"yellow": {"at": "The Loop", "aboard": 9, "trunk": ["blue"]}}
    assert dict(reckon(state({"The Loop": "5 3 @1x4 : G"}, cars)).value) == {"Y": 0, "G": 5, "N": 0, "B": 0}
