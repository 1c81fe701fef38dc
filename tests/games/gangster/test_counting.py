"""What comes of a reckoning, and how many ride in each car: by the clauses, and as whole games have it."""

import pytest

from gangster_widgets.games.gangster.beats import reckoned
from gangster_widgets.games.gangster.crew import MoreOutError, crews
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.outcome import counted, winning
from gangster_widgets.games.gangster.stage import totals
from gangster_widgets.games.gangster.state import State
from gangster_widgets.kernel.record import replace
from gangster_widgets.players.random import Bot

from .build import state

EVERYBODY = {colour: {"at": "Cicero", "aboard": None} for colour in ("yellow", "grey", "brown", "blue")}


def riding(found: State) -> tuple[int, ...]:
    return tuple(crews(found).value)


def dumped(found: State, *numbers: int) -> State:
    return replace(found, dumped=numbers)


# The influence after a reckoning


@pytest.mark.clause("goal.influence")
def test_what_a_reckoning_pays_is_added_to_what_there_was() -> None:
    found = state({"North Side": "5 3 @1x4 : YYG."}, influence={"yellow": 12, "blue": 4})
    assert counted(found).value == (17, 3, 0, 4)


@pytest.mark.clause("goal.influence")
def test_who_is_paid_nothing_keeps_what_there_was_and_loses_nothing() -> None:
    assert counted(state({"North Side": "5 @1x4 : YYG."}, influence={"grey": 9})).value == (5, 9, 0, 0)


@pytest.mark.clause("two.persons")
def test_with_two_players_both_gangs_of_a_person_count_together() -> None:
    found = state({"North Side": "5 3 2 1 @2x4 : YYYY GGGN"}, players=2, influence={"yellow": 1, "brown": 2, "blue": 4})
    assert counted(found).value == (1 + 2 + 5 + 2, 4 + 3)


@pytest.mark.clause("two.persons")
def test_with_four_players_nobody_counts_together_with_anybody() -> None:
    assert counted(state({"North Side": "5 3 2 1 @2x4 : YYYY GGGN"})).value == (5, 3, 2, 0)


# The casino cards that win


@pytest.mark.clause("end.winners")
def test_the_most_influence_wins_and_equal_ones_all_win() -> None:
    found = state({"North Side": "? @1x4 : YY.."}, influence={"yellow": 1, "grey": 4})
    assert winning(found, "Y", (1, 2, 3, 4, 5, 6)).value == (3, 4, 5, 6)
    assert winning(found, "G", (1, 2, 3, 4, 5, 6)).value == (1, 2, 3)


@pytest.mark.clause("end.winners")
def test_who_has_less_than_another_does_not_win() -> None:
    found = state({"North Side": "? @1x4 : YY.."}, influence={"yellow": 1, "grey": 9})
    assert winning(found, "Y", (1, 2, 3, 4, 5, 6)).value == ()


@pytest.mark.clause("casino.all")
def test_one_card_counts_for_every_question_mark_and_is_doubled() -> None:
    both = {"North Side": "? @1x4 : YY..", "The Loop": "? @1x4 x2 : G..."}
    assert winning(state(both, influence={"yellow": 4}), "Y", (1, 4, 5)).value == (1, 4)
    assert winning(state(both, casino=6), "Y", (1, 2)).value == (), "the card of the position plays no part"


@pytest.mark.clause("two.persons", "end.winners")
def test_with_two_players_the_person_of_that_colour_wins() -> None:
    found = state({"North Side": "? @1x4 : NN.."}, players=2, influence={"yellow": 2, "blue": 5})
    assert winning(found, "Y", (2, 3, 4)).value == winning(found, "N", (2, 3, 4)).value == (3, 4)
    assert winning(found, "G", (2, 3, 4)).value == (2, 3)


@pytest.mark.clause("reckoning.order")
def test_a_district_that_pays_the_same_with_every_card_is_told_once() -> None:
    why = winning(state({"North Side": "? @1x4 : YY..", "The Loop": "3 @1x4 : G..."}), "Y", (1, 2, 3))
    assert [part.where[0] for part in why.find("district")].count("The Loop") == 1
    assert [part.where[0] for part in why.find("district")].count("North Side") == 3


# Who rides in which car


@pytest.mark.clause("setup.gang", "setup.start-positions", "setup.afterwards")
def test_of_the_nine_two_stand_on_the_board_at_the_start_and_seven_ride_in_the_car() -> None:
    start = GAME.new(4, 3)
    assert riding(start) == (7, 7, 7, 7)


@pytest.mark.clause("setup.gang")
def test_nobody_on_the_board_leaves_all_nine_in_the_car() -> None:
    assert riding(state({"North Side": "5 @1x4"}, EVERYBODY)) == (9, 9, 9, 9)


@pytest.mark.clause("stage.next", "stage.leftover")
@pytest.mark.parametrize(("stage", "number"), [(1, 8), (2, 14), (3, 19)])
def test_six_join_for_the_second_stage_and_five_for_the_third(stage: int, number: int) -> None:
    assert riding(state({"North Side": "5 @1x4 : Y"}, EVERYBODY, stage=stage))[0] == number


@pytest.mark.clause("cargo.where")
def test_who_rides_in_a_strange_trunk_is_not_in_the_own_car_and_no_one_more_in_the_other() -> None:
    cars = EVERYBODY | {"grey": {"at": "Cicero", "aboard": None, "trunk": ["yellow", "brown"], "equipment": ["trunk"]}}
    assert riding(state({"North Side": "5 @1x4"}, cars)) == (8, 9, 8, 9)


@pytest.mark.clause("harbour.dumped")
def test_who_was_dumped_stays_away_and_others_are_not_touched() -> None:
    assert riding(dumped(state({"North Side": "5 @1x4"}, EVERYBODY), 0, 2, 0, 0)) == (9, 7, 9, 9)


def test_more_gangsters_out_than_there_are_cannot_be() -> None:
    found = state({"North Side": "5 @2x5 : YYYYYYYYYY"}, EVERYBODY)
    with pytest.raises(MoreOutError, match="10 gangsters of yellow"):
        crews(found)
    assert riding(replace(found, stage=2))[0] == 5


@pytest.mark.parametrize("seed", range(12))
def test_in_whole_games_it_is_at_every_moment_as_many_as_there_are(seed: int) -> None:
    now, bot, days = GAME.new(2 + seed % 4, seed), Bot(seed), 0
    while not now.over:
        assert riding(now) == tuple(car.aboard for car in now.cars)
        action = bot.choose(GAME, now)
        before, told, now = now, GAME.tell(now, action), GAME.play(now, action)
        day = reckoned(before, action, told)
        if day is not None:
            days += 1
            assert counted(day).value == totals(now)
            winners = tuple(gang for gang in now.table.gangs if winning(day, gang, (day.casino or 0,)).value)
            best = GAME.winners(now)
            assert winners == tuple(gang for gang in now.table.gangs if now.table.person[gang] in best)
    assert days == 3
