"""Committing a heist in a turn: who is engaged when, what it brings, and to whom."""

import pytest

from tests.games.gangsta.playing import asked, at, can, engaged, game, person, played, refused, told


@pytest.mark.clause("gangsta.engage", "gangsta.use-all")
def test_of_the_rulebooks_gang_only_the_order_that_begins_with_the_boss_engages_all() -> None:
    state = at(["A LB", "B LMS", "C LH"], ["X L"], heist={"needs": "LMSH"})
    state = played(state, "red starts the heist")
    assert can(state) == {"red engages A", "red engages B", "red engages C"}
    with_b = played(state, "red engages B")
    assert refused(with_b, "red engages A") == {"brings-nothing"}
    done = played(with_b, "red engages C")
    assert engaged(done, "red") == {"B", "C"}
    done = played(state, "red engages A", "red engages C", "red engages B")
    assert engaged(done, "red") == {"A", "B", "C"}


@pytest.mark.clause("gangsta.needs")
def test_a_heist_is_started_only_where_all_it_takes_is_there() -> None:
    state = at(["A L", "-B M"], ["X M"], display=[{"needs": "LM"}, {"needs": "L"}])
    assert refused(state, "red starts heist 1") == {"out-of-reach"}
    assert refused(state, "red starts heist 3") == {"no-such-heist"}
    assert refused(state, "red starts the heist") == {"no-such-heist"}
    assert can(state) >= {"red starts heist 2"}


@pytest.mark.clause("gangsta.only-available", "gangsta.missing-skill")
def test_who_is_engaged_or_brings_nothing_or_is_nobody_cannot_be_engaged() -> None:
    state = played(at(["A L", "-B M", "C S", "D M"], ["X M"], heist={"needs": "LM"}), "red starts the heist")
    assert refused(state, "red engages B") == {"already-engaged"}
    assert refused(state, "red engages C") == {"brings-nothing"}
    assert refused(state, "red engages X") == {"not-cooperative"}
    assert refused(state, "red engages Boss LS") == {"nobody-here"}
    assert "takes-part" in refused(played(state, "red engages A"), "red engages A")


@pytest.mark.clause("gangsta.coop")
def test_others_follow_in_a_co_operative_heist_and_all_who_took_part_share() -> None:
    state = at(["A L"], ["X M"], ["Y S"], heist={"needs": "LM", "coop": 2, "money": 1, "points": 3})
    state = played(state, "red starts the heist")
    assert refused(state, "red engages X") == {"first-is-own"}
    state = played(state, "red engages A")
    assert refused(state, "red engages Y") == {"brings-nothing"}
    assert {"engaged-other", "shared"} <= told(state, "red engages X")
    state = played(state, "red engages X")
    assert state.money == (3, 2, 0)
    assert state.done == ((3,), (), ())
    assert engaged(state, "blue") == {"X"}


@pytest.mark.clause("gangsta.coop")
@pytest.mark.parametrize(("rulings", "money"), [({}, 1), ({"coop-alone": "pays-both"}, 3)])
def test_alone_a_co_operative_heist_shares_nothing_unless_so_agreed(rulings: dict[str, str], money: int) -> None:
    state = at(["A LM"], ["X M"], heist={"needs": "LM", "coop": 2, "money": 1}, rulings=rulings)
    assert played(state, "red starts the heist", "red engages A").money == (money, 0)


@pytest.mark.clause("gangsta.heist-order")
def test_a_heist_pays_leaves_the_display_counts_and_is_replaced() -> None:
    first, other = {"needs": "L", "money": 2, "points": 1}, {"needs": "M"}
    state = game(["A L", "B M"], ["X L"], display=[first, other, other, other, other])
    state = game(
        ["A L", "B M"],
        ["X L"],
        display=[first, other, other, other, other],
        heist_pile=(state.display[1],),
    )
    state = played(state, "red starts heist 1", "red engages A")
    assert state.money[0] == 2
    assert state.done == ((1,), ())
    assert [heist.needs for heist in state.display] == ["M"] * 5
    assert state.heist_pile == ()
    assert asked(state) == ("blue", "turn")


@pytest.mark.clause("gangsta.heist-order")
def test_the_special_reward_comes_before_the_end_of_the_chapter_and_the_new_heist() -> None:
    heist = {"needs": "L", "hire": True}
    gangs = ["A L", "B M", "C M"], ["X L"]
    state = game(*gangs, display=[heist], market=[person("New", "S", 0)], heist_pile=(3,))
    state = played(state, "red starts heist 1", "red engages A")
    assert asked(state) == ("red", "hire")
    assert state.heist_pile == (3,)
    assert state.chapter == 1
    assert played(state, "red hires New").chapter == 2


@pytest.mark.clause("gangsta.turn")
def test_one_action_ends_the_turn_and_others_wait_for_theirs() -> None:
    state = at(["A L"], ["X L"], heist={"needs": "L"})
    assert refused(state, "blue passes") == {"not-his-turn"}
    assert refused(state, "green passes") == {"not-in-play"}
    assert refused(state, "red engages A") == {"not-now"}
    state = played(state, "red passes")
    assert asked(state) == ("blue", "turn")
    assert asked(played(state, "blue passes")) == ("red", "turn")


@pytest.mark.clause("gangsta.high-tech")
def test_high_tech_leaves_one_skill_out_of_hacking_and_art_theft() -> None:
    tech, plain = {"needs": "LMM", "tech": True}, {"needs": "LMM"}
    card = {"red": {"name": "high_tech", "active": True}}
    state = at(["A L", "B M"], ["X L"], display=[tech, plain], resources=card)
    assert refused(state, "red starts heist 1") == {"out-of-reach"}
    assert refused(state, "red starts heist 1 without L") == {"out-of-reach"}
    assert refused(state, "red starts heist 1 without S") == {"not-needed"}
    assert refused(state, "red starts heist 2 without M") == {"not-tech"}
    assert "left-out" in told(state, "red starts heist 1 without M")
    after = played(state, "red starts heist 1 without M", "red engages A", "red engages B")
    assert after.done[0] == (0,)
    asleep = at(["A L", "B M"], ["X L"], display=[tech], resources={"red": {"name": "high_tech"}})
    assert refused(asleep, "red starts heist 1 without M") == {"no-high-tech"}


@pytest.mark.clause("gangsta.high-tech")
def test_somebody_has_to_take_part_even_with_high_tech() -> None:
    card = {"red": {"name": "high_tech", "active": True}}
    state = at(["A L"], ["X L"], display=[{"needs": "H", "tech": True}], resources=card)
    assert refused(state, "red starts heist 1 without H") == {"nothing-left"}


@pytest.mark.clause("gangsta.bikers")
def test_bikers_commit_the_heist_on_top_of_the_pile_for_one_paid_first() -> None:
    card = {"red": {"name": "bikers", "active": True}}
    top = at(["A L"], ["X L"], display=[{"needs": "L", "money": 4}]).display
    state = game(["A L"], ["X L"], money={"red": 1}, resources=card, heist_pile=top)
    assert "started-top" in told(state, "red starts the top heist")
    after = played(state, "red starts the top heist", "red engages A")
    assert after.money[0] == 4
    assert after.heist_pile == ()
    poor = game(["A L"], ["X L"], resources=card, heist_pile=top)
    assert refused(poor, "red starts the top heist") == {"cannot-pay-top"}


@pytest.mark.clause("gangsta.bikers")
def test_a_snitch_on_top_stays_and_nobody_without_active_bikers_looks() -> None:
    card = {"red": {"name": "bikers", "active": True}}
    state = game(["A L"], ["X L"], money={"red": 1}, resources=card, heist_pile=(3,))
    assert refused(state, "red starts the top heist") == {"snitch-on-top"}
    asleep = game(["A L"], ["X L"], money={"red": 1}, resources={"red": {"name": "bikers"}}, heist_pile=(3,))
    assert refused(asleep, "red starts the top heist") == {"no-look"}
