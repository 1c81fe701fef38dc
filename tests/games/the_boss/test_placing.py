"""A turn: gangsters first, then a card; who may be placed where, and how many it takes."""

import pytest

from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.takeover import takeover
from tests.games.the_boss.build import at, played, refused, there

HANDS = {
    "red": {"professionals": 3, "occasionals": 2, "cards": {"Boston": [2], "Detroit": ["revolver"]}},
    "blue": {"professionals": 1, "occasionals": 1, "cards": {"Boston": [1]}},
    "green": {"professionals": 1},
}


def board(**cities: dict[str, object]) -> State:
    """A position with red to act and these cities."""
    return at(hands=HANDS, cities={name.replace("_", " "): city for name, city in cities.items()})


@pytest.mark.clause("boss.overtake", "boss.stay")
def test_the_rulebooks_example_one_of_mine_two_of_another_takes_two_more() -> None:
    state = board(Boston=there(red=[1, 0], blue=[2, 0]))
    assert takeover(state, "red", "Boston").value == 2
    assert refused(state, "red places 1 in Boston") == {"not-enough"}
    assert not refused(state, "red places 2 in Boston")
    assert played(state, "red places 2 in Boston").city("Boston").men[0].number == 3


@pytest.mark.clause("boss.overtake")
def test_a_tie_never_arises_and_an_empty_city_takes_one() -> None:
    state = board(Boston=there(blue=[2, 0], green=[1, 0]))
    assert refused(state, "red places 2 in Boston") == {"not-enough"}
    assert not refused(state, "red places 3 in Boston")
    assert not refused(state, "red places 1 in Detroit")
    assert takeover(state, "red", "Detroit").value == 1


@pytest.mark.clause("boss.overtake")
def test_who_has_the_most_already_needs_nobody_and_may_add_more() -> None:
    state = board(Boston=there(red=[2, 0], blue=[1, 0]))
    assert takeover(state, "red", "Boston").value == 0
    assert not refused(state, "red places 1 in Boston")


@pytest.mark.clause("boss.overtake")
def test_who_has_too_few_cannot_take_a_city() -> None:
    state = board(Boston=there(blue=[5, 0]))
    assert takeover(state, "red", "Boston").value is None
    assert takeover(board(Boston=there(blue=[4, 0])), "red", "Boston").value == 5


@pytest.mark.clause("boss.same-worth")
def test_both_kinds_count_the_same() -> None:
    state = board(Boston=there(blue=[1, 2]))
    assert takeover(state, "red", "Boston").value == 4
    assert not refused(state, "red places 2+2 in Boston")
    assert refused(state, "red places 3 in Boston") == {"not-enough"}


@pytest.mark.clause("boss.occasional")
def test_occasionals_need_an_own_professional_along_or_there() -> None:
    state = board(Boston=there(red=[1, 0]), Detroit=there(blue=[1, 0]))
    assert refused(state, "red places 0+1 in New York") == {"no-professional"}
    assert refused(state, "red places 0+2 in Detroit") == {"no-professional"}, "a professional of another is no help"
    assert not refused(state, "red places 0+1 in Boston")
    assert not refused(state, "red places 1+1 in New York")


@pytest.mark.clause("boss.occasional")
def test_without_a_professional_left_only_cities_with_one_can_be_taken() -> None:
    hands = {"red": {"professionals": 0, "occasionals": 3}}
    state = at(hands=hands, cities={"Boston": there(red=[1, 0], blue=[2, 0])})
    assert takeover(state, "red", "Boston").value == 2
    assert takeover(state, "red", "Detroit").value is None


@pytest.mark.clause("boss.chicago-entry")
def test_chicago_is_only_for_who_has_a_gangster_in_another_city() -> None:
    state = board(Boston=there(blue=[1, 0]))
    assert refused(state, "red places 1 in Chicago") == {"nowhere-else"}
    assert takeover(state, "red", "Chicago").value is None
    assert takeover(at(hands=HANDS, cities={"Boston": there(red=[1, 0])}), "red", "Chicago").value == 1
    assert not refused(board(Boston=there(red=[1, 0])), "red places 1 in Chicago")


@pytest.mark.clause("boss.banished")
def test_who_is_banished_may_not_come_back_and_others_may() -> None:
    state = at(hands=HANDS, banished={"red": ["Cincinnati"]})
    assert refused(state, "red places 1 in Cincinnati") == {"banished-from"}
    assert takeover(state, "red", "Cincinnati").value is None
    assert takeover(state, "blue", "Cincinnati").value == 1
    assert not refused(state, "red places 1 in Boston")


@pytest.mark.clause("boss.turn")
def test_gangsters_go_to_one_city_a_turn_and_before_the_card() -> None:
    state = played(board(), "red places 1 in Boston")
    assert refused(state, "red places 1 in Detroit") == {"placed-already"}
    assert refused(state, "red places 1 in Boston") == {"placed-already"}
    after = played(state, "red lays Boston 2")
    assert "not-his-turn" in refused(after, "red places 1 in Detroit")
    assert GAME.actor(after) == 1


@pytest.mark.clause("boss.turn", "boss.open-card")
def test_the_card_must_be_laid_and_may_go_to_another_city() -> None:
    state = played(board(), "red places 1 in Boston")
    assert not refused(state, "red lays Detroit revolver")
    assert all(GAME.write(action).startswith("red lays") for action in GAME.legal(state))
    assert played(state, "red lays Detroit revolver").city("Detroit").open == ("revolver",)


@pytest.mark.clause("boss.turn")
def test_a_turn_without_gangsters_is_a_card_alone_and_nobody_is_nothing_to_place() -> None:
    assert not refused(board(), "red lays Boston 2")
    assert refused(board(), "red places 0 in Boston") == {"nobody-named"}


@pytest.mark.clause("boss.stay")
def test_only_available_gangsters_can_be_placed() -> None:
    state = board(Boston=there(red=[3, 0]))
    assert refused(state, "red places 4 in Detroit") == {"not-available"}
    assert refused(state, "red places 1+3 in Detroit") == {"not-available"}
    assert not refused(state, "red places 3+2 in Detroit")


@pytest.mark.clause("boss.open-card", "boss.chicago-bare")
def test_only_a_card_in_hand_can_be_laid_and_none_in_chicago() -> None:
    state = board()
    assert refused(state, "red lays Boston 3") == {"not-in-hand"}
    assert refused(state, "red lays Boston 4") == {"no-such-card"}
    assert refused(state, "red lays Chicago 2") == {"no-cards-for"}
    assert refused(state, "red lays Philadelphia 4") == {"no-such-card"}, "not in this line-up"


@pytest.mark.clause("boss.open-card")
def test_cards_lie_in_the_order_in_which_they_were_laid() -> None:
    state = at(hands=HANDS, cities={"Boston": {"open": [3, "prison"]}})
    city = played(state, "red lays Boston 2").city("Boston")
    assert city.open == (3, "prison", 2)
    assert city.last_open == 2


def test_everything_that_stands_against_an_action_is_told() -> None:
    state = at(hands=HANDS, cities={"Cincinnati": there(blue=[4, 0])}, banished={"red": ["Cincinnati"]})
    against = refused(state, "red places 0+2 in Cincinnati")
    assert against == {"banished-from", "no-professional", "not-enough"}
    assert refused(state, "blue places 1 in Soho") == {"not-his-turn", "no-such-city"}
    assert refused(state, "yellow lays Boston 2") == {"not-in-play"}


def test_a_position_that_says_nothing_of_gangsters_or_cards_lets_nobody_act() -> None:
    state = at()
    assert not GAME.legal(state)
    assert refused(state, "red places 1 in Boston") == {"gangsters-unknown"}
    assert refused(state, "red lays Boston 2") == {"cards-unknown"}
