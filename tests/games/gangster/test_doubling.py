"""Where a doubler can still come in a stage."""

import pytest

from gangster_widgets.games.gangster.doubling import doubling

from .build import SEVEN, state


@pytest.mark.clause("doubler.card")
def test_every_district_without_a_doubler_can_get_one_named_or_not() -> None:
    assert doubling(state(SEVEN)).value == ("Cicero", "Stickney", "South Side")
    assert len(doubling(state()).value) == 10


@pytest.mark.clause("doubler.card")
def test_a_card_that_is_drawn_lays_its_doubler_and_a_policeman_none() -> None:
    six = {name: line for name, line in SEVEN.items() if name != "Chinatown"}
    after = doubling(state(six), ["police", "Chinatown", "police"])
    assert after.value == ("Cicero", "Stickney", "South Side")
    assert [part.name for part in after.parts[:3]] == ["policeman", "doubled", "policeman"]


@pytest.mark.clause("doubler.card", "harbour.no-tablet")
def test_the_harbour_never_gets_one() -> None:
    why = doubling(state())
    assert "Gold Coast" not in why.value
    assert [part.facts for part in why.find("doublers-no-card")] == [("Gold Coast",)]


@pytest.mark.clause("cicero.closed")
def test_closed_cicero_gets_none_and_open_cicero_may() -> None:
    assert "Cicero" not in doubling(state(SEVEN, players=3)).value
    assert "Cicero" in doubling(state(SEVEN, players=4)).value


@pytest.mark.clause("cicero.closed")
def test_a_cicero_that_may_be_driven_through_gets_none_either() -> None:
    assert "Cicero" not in doubling(state(SEVEN, players=3, rulings={"cicero": "road"})).value


@pytest.mark.clause("stage.at-once")
def test_with_the_eighth_doubler_the_stage_is_over_drawn_or_lying() -> None:
    eight = {**SEVEN, "Stickney": "1 @1x2 x2"}
    assert doubling(state(eight)).value is None
    assert doubling(state(SEVEN), ["Stickney"]).value is None
    assert doubling(state(SEVEN), ["police", "police"]).value is not None


def test_on_a_small_map_all_can_be_doubled_without_the_stage_being_over() -> None:
    small = {"harbour": "Dock", "connections": [["Dock", "Mill"], ["Mill", "Park"]]}
    assert doubling(state({"Mill": "1 @1x2 x2"}, board=small)).value == ("Park",)
    assert doubling(state({"Mill": "1 @1x2 x2", "Park": "1 @1x2 x2"}, board=small)).value == ()
