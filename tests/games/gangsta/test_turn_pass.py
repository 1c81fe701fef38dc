"""Passing: what it brings, and the card that may be replaced."""

import pytest

from tests.games.gangsta.playing import asked, at, can, game, person, played, refused


@pytest.mark.clause("gangsta.pass")
def test_every_leader_symbol_pays_available_or_engaged() -> None:
    state = at(["A L", "-B LL", "C S", "-D S+L"], ["X L"])
    assert played(state, "red passes").money[0] == 4


@pytest.mark.clause("gangsta.pass")
def test_one_heist_or_one_gangster_may_be_replaced_or_nothing() -> None:
    display = [{"needs": need} for need in ("L", "M", "S", "B", "H")]
    more = at(["A L"], ["X L"], display=[{"needs": "I"}]).display
    market = [person(name, "S") for name in "PQRST"]
    state = game(["A L"], ["X L"], display=display, market=market, heist_pile=more, gangster_pile=(person("U", "S"),))
    state = played(state, "red passes")
    assert asked(state) == ("red", "replace")
    assert len(can(state)) == 11
    assert refused(state, "red replaces heist 6") == refused(state, "red replaces X") == {"not-on-display"}
    assert asked(played(state, "red declines")) == ("blue", "turn")
    other = played(state, "red replaces heist 2")
    assert [heist.needs for heist in other.display] == ["L", "S", "B", "H", "I"]
    assert [heist.needs for heist in other.heists_out] == ["M"]
    other = played(state, "red replaces Q")
    assert [one.name for one in other.market] == ["P", "R", "S", "T", "U"]
    assert [one.name for one in other.gangsters_out] == ["Q"]
    assert asked(other) == ("blue", "turn")


@pytest.mark.clause("gangsta.piles")
def test_an_empty_pile_is_made_anew_of_what_was_discarded() -> None:
    market = [person(name, "S") for name in "PQRST"]
    state = game(["A L"], ["X L"], market=market, gangsters_out=(person("U", "S"),))
    state = played(state, "red passes", "red replaces P")
    assert {one.name for one in (*state.market, *state.gangster_pile)} == set("PQRSTU")
    assert state.gangsters_out == ()
    state = game(["A L"], ["X L"], display=[{"needs": "L"}] * 5, market=market)
    state = played(state, "red passes", "red replaces heist 1")
    assert len(state.display) == 5, "the discarded one comes back, for lack of others"


@pytest.mark.clause("gangsta.piles")
def test_where_nothing_was_discarded_the_display_stays_short() -> None:
    state = game(["A L"], ["X L"], display=[{"needs": "L"}, {"needs": "M"}])
    state = played(state, "red starts heist 1", "red engages A")
    assert len(state.display) == 1


@pytest.mark.clause("gangsta.black-market")
@pytest.mark.parametrize(("active", "money"), [(True, 3), (False, 1)])
def test_the_black_market_adds_two_once_it_is_active(active: bool, money: int) -> None:
    state = at(["A L"], ["X L"], resources={"red": {"name": "black_market", "active": active}})
    assert played(state, "red passes").money[0] == money
