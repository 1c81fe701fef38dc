"""The ends of the chapters, and the police."""

import pytest

from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.kernel.record import replace
from tests.games.gangsta.playing import asked, at, can, game, person, played, refused, told

NEW = [person("New", "S", 0)]
GANG = ["A L", "B M", "C MM", "D S", "E S", "F S"]


@pytest.mark.clause("gangsta.chapter-1", "gangsta.income", "gangsta.chapter-start")
def test_with_the_fourth_gangster_chapter_one_ends_at_once_and_pays_the_difference_in_skills() -> None:
    state = game(["A L", "B MS", "C H"], ["X L", "Y M"], ["Z LL"], market=NEW)
    assert {"chapter-1-ends", "income", "heists-laid"} <= told(state, "red hires New")
    state = played(state, "red hires New")
    assert state.chapter == 2
    assert state.money == (0, 3, 3)
    assert (len(state.display), len(state.heist_pile)) == (5, 28)
    assert asked(state) == ("blue", "turn")


@pytest.mark.clause("gangsta.chapter-1")
def test_with_three_gangsters_it_goes_on() -> None:
    assert played(game(["A L", "B MS"], ["X L"], market=NEW), "red hires New").chapter == 1


@pytest.mark.clause("gangsta.chapter-start")
def test_old_heists_go_and_gangsters_on_display_stay() -> None:
    pile = (person("Next", "S"),)
    state = game(["A L", "B M", "C H"], ["X L"], market=NEW, gangster_pile=pile, display=[{"needs": "LLLLLL"}])
    state = played(state, "red hires New")
    assert [one.name for one in state.market] == ["Next"]
    assert "LLLLLL" not in [heist.needs for heist in state.display]
    assert state.heists_out == ()


@pytest.mark.clause("gangsta.chapter-2", "gangsta.war")
def test_with_the_seventh_the_gangs_go_to_war_and_each_loser_chooses_clockwise() -> None:
    state = game(GANG, ["X L", "Y M"], ["Z LM"], ["V L", "W M+M"], chapter=2, market=NEW)
    assert {"chapter-2-ends", "war"} <= told(state, "red hires New")
    state = played(state, "red hires New")
    assert asked(state) == ("blue", "war")
    assert refused(state, "blue discards X") == {"is-boss"}
    assert refused(state, "blue discards W") == {"not-own"}
    state = played(state, "blue discards Y")
    assert asked(state) == ("yellow", "war"), "green has nobody but a boss"
    state = played(state, "yellow discards W")
    assert [len(gang) for gang in state.gangs] == [7, 1, 1, 1]
    assert state.chapter == 3
    assert asked(state) == ("blue", "turn")
    assert [(one.name, one.learnt) for one in state.gangsters_out] == [("Y", ""), ("W", "")]


@pytest.mark.clause("gangsta.war")
def test_equal_ones_with_the_most_lose_somebody_too() -> None:
    state = game(GANG, ["X L", "Y MMM"], ["Z L", "W S"], chapter=2, market=NEW)
    state = played(state, "red hires New")
    assert asked(state) == ("red", "war")
    state = played(state, "red discards New", "blue discards Y", "green discards W")
    assert [len(gang) for gang in state.gangs] == [6, 1, 1]
    assert state.chapter == 3


@pytest.mark.clause("gangsta.two-players")
def test_of_two_the_winner_with_at_least_double_chooses_and_otherwise_the_loser() -> None:
    state = played(game(GANG, ["X L", "Y M", "W S"], chapter=2, market=NEW), "red hires New")
    assert asked(state) == ("red", "war-choice")
    assert can(state) == {"red discards Y", "red discards W"}
    state = played(state, "red discards W")
    assert [one.name for one in state.gangs[1]] == ["X", "Y"]
    assert asked(state) == ("blue", "turn")
    state = played(game(GANG, ["X L", "Y MM", "W S"], chapter=2, market=NEW), "red hires New")
    assert asked(state) == ("blue", "war")


@pytest.mark.clause("gangsta.hospital")
def test_who_falls_in_the_war_lies_in_the_active_hospital() -> None:
    card = {"blue": {"name": "hospital", "active": True}}
    state = game(GANG, ["X L", "Y MM"], chapter=2, market=NEW, resources=card)
    state = played(state, "red hires New", "blue discards Y")
    assert [one.name for one in state.hospital] == ["Y"]


@pytest.mark.clause("gangsta.counterfeiting")
@pytest.mark.parametrize(("active", "points"), [(True, 3), (False, 0)])
def test_counterfeiting_is_laid_to_the_heists_at_the_war_and_never_becomes_active_later(
    active: bool, points: int
) -> None:
    card = {"red": {"name": "counterfeiting", "active": active}}
    market = [*NEW, person("Late", "BBMS", 0)]
    state = game(GANG, ["X L"], chapter=2, money={"red": 9}, market=market, resources=card)
    before = GAME.scores(state)[0]
    assert "counterfeiting-laid" in told(state, "red hires New")
    state = played(state, "red hires New", "blue passes", "blue declines")
    assert GAME.scores(state)[0] == before
    state = played(state, "red hires Late")
    assert state.cards[0] is not None
    assert state.cards[0].active is active
    assert points == state.cards[0].points * active


@pytest.mark.clause("gangsta.chapter-3", "gangsta.end")
def test_with_the_ninth_the_game_is_over_in_the_middle_of_the_round() -> None:
    state = game([*GANG, "G S", "H S"], ["X L"], ["Y L"], chapter=3, market=NEW)
    assert {"chapter-3-ends", "count"} <= told(state, "red hires New")
    state = played(state, "red hires New")
    assert state.over
    assert GAME.winners(state) == (0,)
    assert refused(state, "blue passes") == {"game-is-over"}


@pytest.mark.clause("gangsta.chapter-3", "gangsta.snitch")
def test_the_third_snitch_of_the_last_chapter_is_dealt_with_and_ends_the_game() -> None:
    state = game(["A L", "B S"], ["X L", "Y S"], chapter=3, display=[{"needs": "L"}], heist_pile=(1, 2))
    second = played(replace(state, snitches=1), "red starts heist 1", "red engages A")
    assert asked(second) == ("red", "arrest")
    last = played(replace(state, snitches=2), "red starts heist 1", "red engages A")
    assert asked(last) == ("red", "arrest")
    last = played(last, "red discards B")
    assert not last.over
    last = played(last, "blue discards Y")
    assert last.over
    assert last.heist_pile == (2,)


@pytest.mark.clause("gangsta.snitch", "gangsta.snitch-unpaid", "gangsta.boss-safe")
def test_who_has_informants_escapes_who_can_pay_pays_and_who_cannot_loses_money_and_a_gangster() -> None:
    gangs = ["A L", "B S", "C S"], ["X LI", "-Y S+I"], ["Z LI", "W S"], ["V L"]
    money = {"red": 1, "blue": 4, "green": 4, "yellow": 1}
    more = at(["A L"], ["X L"], display=[{"needs": "H"}] * 5).display
    state = game(*gangs, chapter=2, money=money, display=[{"needs": "L"}], heist_pile=(2, *more))
    state = played(state, "red starts heist 1", "red engages A")
    assert asked(state) == ("red", "arrest")
    assert state.snitch == 2
    assert state.money == (0, 4, 3, 0)
    assert refused(state, "red discards A") == {"is-boss"}
    state = played(state, "red discards C")
    assert [len(gang) for gang in state.gangs] == [2, 2, 2, 1]
    assert (state.snitch, state.snitches, len(state.display)) == (None, 1, 5)
    assert asked(state) == ("blue", "turn")


@pytest.mark.clause("gangsta.hospital", "gangsta.snitch-unpaid")
def test_the_arrested_do_not_lie_in_the_hospital() -> None:
    card = {"red": {"name": "hospital", "active": True}}
    state = game(["A L", "B S"], ["X LIII"], chapter=2, display=[{"needs": "L"}], heist_pile=(3,), resources=card)
    state = played(state, "red starts heist 1", "red engages A", "red discards B")
    assert state.hospital == ()
    assert [one.name for one in state.gangsters_out] == ["B"]


@pytest.mark.clause("gangsta.police-station")
def test_with_the_police_station_a_snitch_costs_one() -> None:
    card = {"red": {"name": "police_station", "active": True}}
    gangs = ["A L", "B S"], ["X LIII"]
    state = game(*gangs, chapter=2, money={"red": 3}, display=[{"needs": "L"}], heist_pile=(3,), resources=card)
    assert played(state, "red starts heist 1", "red engages A").money[0] == 2


@pytest.mark.clause("gangsta.snitch")
def test_two_snitches_in_a_row_are_dealt_with_one_after_the_other() -> None:
    state = game(["A L", "B S"], ["X LIII"], chapter=2, money={"red": 5}, display=[{"needs": "L"}], heist_pile=(2, 3))
    state = played(state, "red starts heist 1", "red engages A")
    assert (state.money[0], state.snitches) == (0, 2)


@pytest.mark.clause("gangsta.hospital", "gangsta.chapter-3")
def test_whom_one_takes_back_may_be_the_ninth() -> None:
    card = {"red": {"name": "hospital", "active": True}}
    state = game([*GANG, "G S", "H S"], ["X L"], chapter=3, resources=card, hospital=(person("New", "S"),))
    assert played(state, "red passes", "red takes back New").over
    assert not played(state, "red passes", "red declines").over
