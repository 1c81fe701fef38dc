"""Special rewards: each is asked for, may be refused where it is a choice, and is skipped where it can do nothing."""

from typing import Any

import pytest

from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.record import replace
from tests.games.gangsta.playing import asked, at, can, engaged, played, refused, told


def after_heist(*gangs: list[str], first: str = "A", money: Any = (), **reward: Any) -> State:
    """The position after red has committed a heist of one leader with that reward."""
    state = at(*gangs, heist={"needs": "L", **reward}, money=dict(money))
    return played(state, "red starts the heist", f"red engages {first}")


@pytest.mark.clause("gangsta.train")
def test_one_who_took_part_learns_the_skill_and_has_it_from_then_on() -> None:
    state = after_heist(["A L", "B S"], ["X L"], train="M")
    assert asked(state) == ("red", "train")
    assert refused(state, "red trains B") == {"took-no-part"}
    assert refused(state, "red trains X") == {"not-own"}
    assert can(state) == {"red trains A", "red declines"}
    assert played(state, "red trains A").gangs[0][0].symbols == "LM"
    assert played(state, "red declines").gangs[0][0].symbols == "L"


@pytest.mark.clause("gangsta.train")
def test_nobody_learns_twice_nor_becomes_a_leader_twice() -> None:
    state = replace(after_heist(["A L", "B S"], ["X L"], train="M"), joined=("A", "B"))
    taught = state.with_person(0, replace(state.gangs[0][1], learnt="H"))
    assert refused(taught, "red trains B") == {"has-learnt"}
    assert refused(replace(taught, agenda=(replace(taught.step, what="L"),)), "red trains A") == {"second-leader"}
    assert asked(after_heist(["A L"], ["X L"], train="L")) == ("blue", "turn"), "nobody there can learn it"


@pytest.mark.clause("gangsta.extra-turn", "gangsta.synchronised")
def test_an_extra_turn_follows_at_once_and_never_another_one_after_it() -> None:
    twice = [{"needs": "L", "extra_turn": True}, {"needs": "L", "extra_turn": True}]
    state = played(at(["A L"], ["X L"], display=twice), "red starts heist 1")
    assert "turn-again" in told(state, "red engages A")
    state = played(state, "red engages A")
    assert asked(state) == ("red", "turn")
    state = played(state, "red frees everybody", "red starts heist 1")
    assert "not-again" in told(state, "red engages A")
    assert asked(played(state, "red engages A")) == ("blue", "turn")


@pytest.mark.clause("gangsta.divert")
def test_up_to_so_many_available_gangsters_of_opponents_are_engaged_bosses_too() -> None:
    state = after_heist(["A L", "B S"], ["X L", "-Y S"], ["Z L"], divert=2)
    assert refused(state, "red diverts Y") == {"engaged-already"}
    assert refused(state, "red diverts B") == {"not-anothers"}
    state = played(state, "red diverts X")
    assert asked(state) == ("red", "divert")
    assert asked(played(state, "red declines")) == ("blue", "turn")
    state = played(state, "red diverts Z")
    assert (engaged(state, "blue"), engaged(state, "green")) == ({"X", "Y"}, {"Z"})
    assert asked(state) == ("blue", "turn")


@pytest.mark.clause("gangsta.divert")
def test_where_everybody_is_engaged_nobody_is_asked_about_it() -> None:
    assert asked(after_heist(["A L"], ["-X L"], divert=2)) == ("blue", "turn")


@pytest.mark.clause("gangsta.murder")
def test_the_victim_chooses_somebody_with_exactly_two_skills_a_learnt_one_counted() -> None:
    state = after_heist(["A L"], ["X LB", "Y MS", "Z M+I", "W MSB", "V S"], ["U L", "T M"], murder=True)
    assert refused(state, "red strikes green") == {"no-victim"}
    assert refused(state, "red strikes red") == {"no-rival"}
    assert refused(state, "red strikes yellow") == {"no-rival"}
    state = played(state, "red strikes blue")
    assert asked(state) == ("blue", "victim")
    assert refused(state, "red discards Y") == {"not-his-turn"}
    assert refused(state, "blue discards X") == {"is-boss"}
    assert refused(state, "blue discards W") == refused(state, "blue discards V") == {"not-two-skills"}
    assert can(state) == {"blue discards Y", "blue discards Z"}
    state = played(state, "blue discards Z")
    assert [one.name for one in state.gangs[1]] == ["X", "Y", "W", "V"]
    assert [(one.name, one.learnt) for one in state.gangsters_out] == [("Z", "")]
    assert asked(state) == ("blue", "turn")


@pytest.mark.clause("gangsta.murder")
def test_where_nobody_has_a_victim_there_is_no_murder() -> None:
    assert asked(after_heist(["A L", "B MS"], ["X LB", "Y M"], murder=True)) == ("blue", "turn")


@pytest.mark.clause("gangsta.theft")
def test_no_more_is_stolen_than_the_victim_has() -> None:
    state = after_heist(["A L"], ["X L"], ["Y L"], ["Z L"], steal=4, money={"blue": 6, "green": 3})
    assert refused(state, "red robs yellow") == {"nothing-to-steal"}
    assert refused(state, "red robs red") == {"no-rival"}
    assert played(state, "red robs blue").money == (4, 2, 3, 0)
    assert played(state, "red robs green").money == (3, 6, 0, 0)
    assert "stolen-less" in told(state, "red robs green")


@pytest.mark.clause("gangsta.theft")
def test_where_nobody_has_money_there_is_no_theft() -> None:
    assert asked(after_heist(["A L"], ["X L"], steal=4)) == ("blue", "turn")


@pytest.mark.clause("gangsta.rally")
def test_the_whole_gang_may_be_freed_those_too_who_took_no_part() -> None:
    state = after_heist(["A L", "-B S"], ["X L"], mobilise=True)
    assert asked(state) == ("red", "rally")
    assert engaged(played(state, "red frees everybody"), "red") == set()
    assert engaged(played(state, "red declines"), "red") == {"A", "B"}


@pytest.mark.clause("gangsta.heist-order")
def test_several_special_rewards_come_one_after_the_other() -> None:
    state = after_heist(["A L"], ["X L"], mobilise=True, steal=1, divert=1, money={"blue": 1})
    assert asked(state) == ("red", "steal")
    state = played(state, "red robs blue")
    assert asked(state) == ("red", "divert")
    assert asked(played(state, "red diverts X")) == ("red", "rally")
