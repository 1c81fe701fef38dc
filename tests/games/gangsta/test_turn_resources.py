"""Resource cards in play: when they become active, and what they do in a turn."""

import pytest

from gangster_widgets.kernel.record import replace
from tests.games.gangsta.playing import asked, at, can, engaged, game, person, played, refused, told


@pytest.mark.clause("gangsta.resources")
def test_a_card_becomes_active_with_the_last_of_its_skills_and_stays_so() -> None:
    card = {"red": {"name": "private_jet"}}
    state = game(["A L", "-B I"], ["X L"], resources=card, market=[person("New", "S", 0), person("Old", "M", 0)])
    assert "resource-active" not in told(state, "red hires Old")
    assert "resource-active" in told(state, "red hires New")
    state = played(state, "red hires New")
    assert state.cards[0] is not None
    assert state.cards[0].active
    assert state.with_gang(0, state.gangs[0][:1]).cards[0] == state.cards[0]


@pytest.mark.clause("gangsta.resources", "gangsta.train")
def test_a_learnt_skill_makes_a_card_active_too() -> None:
    state = at(["A LI"], ["X L"], heist={"needs": "L", "train": "S"}, resources={"red": {"name": "private_jet"}})
    state = played(state, "red starts the heist", "red engages A")
    assert "resource-active" in told(state, "red trains A")


@pytest.mark.clause("gangsta.bank")
def test_money_goes_into_the_bank_at_the_end_of_the_turn_and_no_theft_reaches_it() -> None:
    bank = {"red": {"name": "bank", "active": True}}
    heist = {"needs": "L", "steal": 4}
    state = at(["A L"], ["X L"], money={"red": 11}, display=[heist], resources=bank)
    assert "banked" in told(played(state, "red passes"), "red declines")
    state = played(state, "red passes", "red declines", "blue starts heist 1", "blue engages X")
    assert state.banked == (10, 0)
    assert played(state, "blue robs red").money == (10, 2)
    state = at(["A L"], ["X L"], money={"red": 5}, display=[heist], resources=bank)
    state = played(state, "red passes", "red declines", "blue starts heist 1", "blue engages X")
    assert asked(state) == ("red", "turn"), "there is nothing to steal"


@pytest.mark.clause("gangsta.bank")
def test_the_bank_pays_what_its_owner_pays() -> None:
    bank = {"red": {"name": "bank", "active": True}}
    state = game(["A L"], ["X L"], money={"red": 3}, resources=bank, market=[person("New", "S", 3)])
    state = replace(state, banked=(3, 0))
    state = played(state, "red hires New")
    assert (state.money, state.banked) == ((0, 0), (0, 0))


@pytest.mark.clause("gangsta.counterfeiting")
@pytest.mark.parametrize(("chapter", "active", "money"), [(1, True, 1), (2, True, 1), (2, False, 0), (3, True, 0)])
def test_counterfeiting_pays_at_the_start_of_each_own_turn_until_the_war(
    chapter: int, active: bool, money: int
) -> None:
    card = {"blue": {"name": "counterfeiting", "active": active}}
    state = played(at(["A L"], ["X L"], chapter=chapter, resources=card), "red passes")
    assert state.money == (1, money)


@pytest.mark.clause("gangsta.private-jet")
def test_the_jet_frees_one_after_any_heist_that_its_owner_took_part_in() -> None:
    jet = {"blue": {"name": "private_jet", "active": True}}
    state = at(["A L"], ["X M", "-Y S"], heist={"needs": "LM", "coop": 1}, resources=jet)
    state = played(state, "red starts the heist", "red engages A", "red engages X")
    assert asked(state) == ("blue", "jet")
    assert can(state) == {"blue frees X", "blue frees Y", "blue declines"}
    assert engaged(played(state, "blue frees Y"), "blue") == {"X"}


@pytest.mark.clause("gangsta.private-jet")
@pytest.mark.parametrize(
    ("rulings", "to_decide"), [({}, ("red", "jet")), ({"private-jet": "cooperative-only"}, ("blue", "turn"))]
)
def test_alone_it_flies_too_unless_it_is_agreed_otherwise(rulings: dict[str, str], to_decide: tuple[str, str]) -> None:
    jet = {"red": {"name": "private_jet", "active": True}}
    state = at(["A L"], ["X M"], heist={"needs": "L"}, resources=jet, rulings=rulings)
    assert asked(played(state, "red starts the heist", "red engages A")) == to_decide


@pytest.mark.clause("gangsta.secret-society")
def test_the_society_frees_one_leader_at_the_end_of_the_turn() -> None:
    card = {"red": {"name": "secret_society", "active": True}}
    state = at(["-A L", "-B S", "C L"], ["X M"], heist={"needs": "L"}, resources=card)
    state = played(state, "red passes")
    assert asked(state) == ("red", "society")
    assert refused(state, "red frees B") == {"no-leader"}
    assert refused(state, "red frees C") == {"available-already"}
    assert asked(played(state, "red declines")) == ("blue", "turn")
    assert engaged(played(state, "red frees A"), "red") == {"B"}


@pytest.mark.clause("gangsta.secret-society")
def test_it_is_not_asked_for_without_an_engaged_leader() -> None:
    card = {"red": {"name": "secret_society", "active": True}}
    assert asked(played(at(["A L", "-B S"], ["X M"], resources=card), "red passes")) == ("blue", "turn")


@pytest.mark.clause("gangsta.hospital")
def test_the_murdered_lie_in_the_active_hospital_and_come_back_when_its_owner_passes() -> None:
    card = {"blue": {"name": "hospital", "active": True}}
    state = at(["A L"], ["X L", "Y MS", "Z HB"], heist={"needs": "L", "murder": True}, resources=card)
    state = played(state, "red starts the heist", "red engages A", "red strikes blue", "blue discards Y")
    assert [one.name for one in state.hospital] == ["Y"]
    assert state.gangsters_out == ()
    state = played(state, "blue passes")
    assert asked(state) == ("blue", "hospital")
    assert refused(state, "blue takes back Z") == {"not-in-hospital"}
    assert [one.name for one in played(state, "blue declines").hospital] == ["Y"]
    state = played(state, "blue takes back Y")
    assert state.hospital == ()
    assert [(one.name, one.engaged) for one in state.gangs[1]] == [("X", False), ("Z", False), ("Y", False)]


@pytest.mark.clause("gangsta.hospital")
def test_without_an_active_hospital_the_murdered_are_gone() -> None:
    card = {"blue": {"name": "hospital"}}
    state = at(["A L"], ["X L", "Y MS"], heist={"needs": "L", "murder": True}, resources=card)
    state = played(state, "red starts the heist", "red engages A", "red strikes blue", "blue discards Y")
    assert state.hospital == ()
    assert [one.name for one in state.gangsters_out] == ["Y"]
