"""The end of a turn: which cards are turned up, what a district card shows, and when stage and game are over."""

import pytest

from gangster_widgets.games.gangster.ending import turn_end
from gangster_widgets.games.gangster.notation import read
from gangster_widgets.games.gangster.state import Decks, State

from .build import SEVEN, state

LAST = {"yellow": {"at": "The Loop", "cards": [1]}}
DRIVE = "yellow drives 1 to North Side"


def happens(before: State, words: str, *pile: str) -> tuple[str, ...]:
    found: tuple[str, ...] = turn_end(before, read(before, words), pile).value
    return found


@pytest.mark.clause("cards.third", "doubler.card")
def test_after_the_third_card_all_are_turned_up_and_a_district_gets_a_doubler() -> None:
    assert happens(state(cars=LAST), DRIVE, "West Side") == ("cards up", "district card", "doubler")


@pytest.mark.clause("cards.third")
def test_while_a_card_lies_face_up_nothing_is_turned_up_or_drawn() -> None:
    two = state(cars={"yellow": {"at": "The Loop", "cards": [1, 2]}})
    assert happens(two, DRIVE, "West Side") == ()


@pytest.mark.clause("cards.third", "turn.one")
def test_loading_or_unloading_uses_no_card_even_when_one_is_left() -> None:
    there = state({"The Loop": "5 3 @2x2 : Y"}, LAST)
    assert happens(there, "yellow unloads yellow", "West Side") == ()
    assert happens(there, "yellow loads The Loop 1", "West Side") == ()


@pytest.mark.clause("doubler.card")
def test_a_policeman_is_all_there_is_and_no_other_card_is_drawn() -> None:
    assert happens(state(cars=LAST), DRIVE, "police", "West Side") == ("cards up", "district card", "policeman")


@pytest.mark.clause("cards.third")
def test_with_the_pile_used_up_the_cards_are_turned_up_all_the_same() -> None:
    assert happens(state(cars=LAST), DRIVE) == ("cards up",)


@pytest.mark.clause("stage.at-once")
@pytest.mark.parametrize("stage", [1, 2])
def test_the_eighth_doubler_ends_the_stage_whatever_is_left_on_the_pile(stage: int) -> None:
    found = happens(state(SEVEN, LAST, stage=stage), DRIVE, "Stickney", "South Side")
    assert found == ("cards up", "district card", "doubler", "end of the stage")


@pytest.mark.clause("stage.at-once")
def test_a_policeman_after_the_seventh_doubler_and_the_seventh_itself_end_nothing() -> None:
    assert "end of the stage" not in happens(state(SEVEN, LAST), DRIVE, "police")
    six = {name: line for name, line in SEVEN.items() if name != "Chinatown"}
    assert "end of the stage" not in happens(state(six, LAST), DRIVE, "Chinatown")


@pytest.mark.clause("game.stages")
def test_the_end_of_the_third_stage_is_the_end_of_the_game_and_names_no_winner() -> None:
    before = state(SEVEN, LAST, stage=3)
    why = turn_end(before, read(before, DRIVE), ["Stickney"])
    assert why.value[-2:] == ("end of the stage", "end of the game")
    assert "game-over" not in {part.name for part in why.walk()}


@pytest.mark.clause("two.persons", "cards.third")
def test_with_two_persons_each_gang_has_its_own_cards() -> None:
    cars = {"yellow": {"at": "The Loop", "cards": [1]}, "brown": {"at": "The Loop", "cards": [1, 2]}}
    two = state(cars=cars, players=2)
    assert happens(two, DRIVE, "West Side") == ("cards up", "district card", "doubler")
    assert happens(two, "brown drives 1 to North Side", "West Side") == ()


def test_the_position_itself_stays_as_it_was_and_any_colour_can_be_asked() -> None:
    before = state(cars={**LAST, "grey": {"at": "The Loop", "cards": [1]}})
    assert happens(before, "grey drives 1 to North Side", "police") == ("cards up", "district card", "policeman")
    assert before.decks == Decks()
