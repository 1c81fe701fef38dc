"""Hiring: who is on offer, what he costs, and that he stands available."""

import pytest

from tests.games.gangsta.playing import asked, game, person, played, refused, told

GANGS = ["A/mafia L"], ["X/triads L"]


@pytest.mark.clause("gangsta.hire", "gangsta.newcomer")
def test_a_gangster_is_paid_for_joins_the_gang_available_and_the_display_is_refilled() -> None:
    pile = (person("Next", "S"), person("Last", "B"))
    state = game(*GANGS, money={"red": 5}, market=[person("New", "MS", 4)], gangster_pile=pile)
    state = played(state, "red hires New")
    assert state.money == (1, 0)
    assert [(one.name, one.engaged) for one in state.gangs[0]] == [("A", False), ("New", False)]
    assert [one.name for one in state.market] == ["Next", "Last"]
    assert asked(state) == ("blue", "turn")


@pytest.mark.clause("gangsta.hire")
def test_the_whole_price_is_needed_and_only_who_is_on_display_can_be_hired() -> None:
    state = game(*GANGS, money={"red": 3}, market=[person("New", "MS", 4)], gangster_pile=(person("Next", "S"),))
    assert refused(state, "red hires New") == {"cannot-pay-hire"}
    assert refused(state, "red hires Next") == {"not-on-offer"}
    assert refused(state, "red hires X") == {"not-on-offer"}


@pytest.mark.clause("gangsta.families")
@pytest.mark.parametrize(("variants", "price"), [([], 4), (["families"], 3)])
def test_one_of_the_bosss_family_is_cheaper_only_where_families_count(variants: list[str], price: int) -> None:
    state = game(*GANGS, money={"red": 9}, variants=variants, market=[person("New", "S", 4, family="mafia")])
    state = played(state, "red hires New")
    assert state.money[0] == 9 - price


@pytest.mark.clause("gangsta.families")
def test_one_of_another_family_costs_his_whole_price() -> None:
    state = game(*GANGS, money={"red": 9}, variants=["families"], market=[person("New", "S", 4, family="triads")])
    assert played(state, "red hires New").money[0] == 5


@pytest.mark.clause("gangsta.families", "gangsta.hire")
def test_the_discount_and_the_money_just_won_hold_for_the_reward_too() -> None:
    heist = {"needs": "L", "money": 3, "hire": True}
    state = game(*GANGS, variants=["families"], display=[heist], market=[person("New", "S", 4, family="mafia")])
    state = played(state, "red starts heist 1", "red engages A")
    assert asked(state) == ("red", "hire")
    assert "cheaper" in told(state, "red hires New")
    state = played(state, "red hires New")
    assert state.money[0] == 0
    assert [one.engaged for one in state.gangs[0]] == [True, False]


@pytest.mark.clause("gangsta.hire")
def test_the_reward_may_be_declined_and_is_not_asked_for_where_nobody_can_be_paid() -> None:
    heist = {"needs": "L", "money": 3, "hire": True}
    state = game(*GANGS, display=[heist], market=[person("New", "S", 3)])
    state = played(state, "red starts heist 1", "red engages A", "red declines")
    assert state.money[0] == 3
    assert asked(state) == ("blue", "turn")
    state = game(*GANGS, display=[heist], market=[person("New", "S", 4)])
    assert asked(played(state, "red starts heist 1", "red engages A")) == ("blue", "turn")


@pytest.mark.clause("gangsta.informant-network")
def test_the_network_looks_at_the_top_gangster_and_may_hire_him_cheaper_of_the_bosss_family() -> None:
    network = {"red": {"name": "informant_network", "active": True}}
    top = person("Top", "S", 4, family="mafia")
    for variants, price in (["resources"], 3), (["resources", "families"], 2):
        state = game(*GANGS, money={"red": 4}, variants=variants, resources=network, gangster_pile=(top,))
        assert "from-the-pile" in told(state, "red hires Top")
        after = played(state, "red hires Top")
        assert after.money[0] == 4 - price
        assert after.gangster_pile == ()


@pytest.mark.clause("gangsta.informant-network")
def test_nobody_else_and_no_inactive_network_looks_at_the_pile() -> None:
    pile = (person("Top", "S", 1),)
    asleep = {"red": {"name": "informant_network"}}
    others = {"blue": {"name": "informant_network", "active": True}}
    for resources in asleep, others:
        state = game(*GANGS, money={"red": 4}, resources=resources, gangster_pile=pile)
        assert refused(state, "red hires Top") == {"not-on-offer"}
