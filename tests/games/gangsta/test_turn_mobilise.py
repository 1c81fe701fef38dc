"""Mobilising in a turn: whom leaders free, what money frees, and a gang that is wholly engaged."""

import pytest

from tests.games.gangsta.playing import asked, at, can, engaged, played, refused, told


@pytest.mark.clause("gangsta.mobilise")
def test_every_available_leader_frees_another_for_nothing_and_money_the_rest() -> None:
    state = at(["A L", "-B S", "-C H"], ["X L"], money={"red": 1})
    state = played(state, "red frees B")
    assert state.money == (1, 0)
    state = played(state, "red frees C")
    assert state.money == (0, 0)
    assert engaged(state, "red") == set()
    assert asked(state) == ("red", "turn")


@pytest.mark.clause("gangsta.mobilise")
def test_without_leaders_and_money_nobody_is_freed() -> None:
    state = at(["-A L", "B S"], ["X L"])
    assert refused(state, "red frees A") == {"cannot-pay-freeing"}
    assert refused(state, "red frees everybody") == {"cannot-pay-freeing"}
    assert can(state) == {"red passes"}


@pytest.mark.clause("gangsta.leaders-engaged")
def test_a_leader_who_is_freed_frees_nobody() -> None:
    state = played(at(["A L", "-B LL", "-C S"], ["X L"]), "red frees B")
    assert refused(state, "red frees C") == {"cannot-pay-freeing"}


@pytest.mark.clause("gangsta.synchronised")
def test_a_wholly_engaged_gang_is_freed_for_nothing() -> None:
    state = at(["-A L", "-B S", "-C H"], ["X L"])
    assert told(state, "red frees everybody") == {"told", "freed-synchronised"}
    assert engaged(played(state, "red frees everybody"), "red") == set()


@pytest.mark.clause("gangsta.synchronised", "gangsta.newcomer")
def test_with_one_available_the_others_cost_one_each() -> None:
    state = at(["-A L", "-B S", "C H"], ["X L"], money={"red": 2})
    assert told(state, "red frees everybody") == {"told", "freed-all"}
    assert played(state, "red frees everybody").money[0] == 0
    assert refused(at(["-A L", "-B S", "C H"], ["X L"], money={"red": 1}), "red frees everybody") == {
        "cannot-pay-freeing"
    }


@pytest.mark.clause("gangsta.mobilise")
def test_only_ones_own_engaged_gangsters_are_freed_and_only_before_the_action() -> None:
    state = at(["A L", "-B S"], ["-X L", "Y S"], heist={"needs": "LL"})
    assert refused(state, "red frees X") == {"not-own"}
    assert refused(state, "red frees A") == {"available-already"}
    assert refused(at(["A L"], ["X L"]), "red frees everybody") == {"nobody-engaged"}
    assert refused(at(["A LL", "-B S"], ["X L"], heist={"needs": "LLL"}), "red starts the heist") == {"out-of-reach"}
    state = played(at(["A LL", "-B S"], ["X L"], heist={"needs": "LL"}), "red starts the heist")
    assert refused(state, "red frees B") == {"not-now"}


@pytest.mark.clause("gangsta.headquarters")
def test_headquarters_frees_the_whole_gang_for_one() -> None:
    gangs = ["-A L", "-B S", "-C H", "D S"], ["X L"]
    active = at(*gangs, money={"red": 1}, resources={"red": {"name": "headquarters", "active": True}})
    assert told(active, "red frees everybody") == {"told", "freed-by-headquarters"}
    assert played(active, "red frees everybody").money[0] == 0
    asleep = at(*gangs, money={"red": 1}, resources={"red": {"name": "headquarters"}})
    assert refused(asleep, "red frees everybody") == {"cannot-pay-freeing"}


@pytest.mark.clause("gangsta.headquarters")
def test_headquarters_costs_nothing_where_leaders_free_everybody() -> None:
    state = at(["A LL", "-B S", "-C S"], ["X L"], resources={"red": {"name": "headquarters", "active": True}})
    assert played(state, "red frees everybody").money[0] == 0
