"""What is drawn by lot, lest the answer is told by kind and level alone."""

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from gangster_widgets.games.gangster.harbour import AT_MOST, ON_DISPLAY
from gangster_widgets.games.gangster.notation import read
from gangster_widgets.games.gangster.outcome import counted
from gangster_widgets.games.gangster.reckoning import standings
from gangster_widgets.games.gangster.stage import LAST_STAGE
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.games.gangster.tablet import EMPTY, District
from gangster_widgets.games.gangster.turn import refusals
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.generated import called
from gangster_widgets.puzzles.generator import LEVELS, generate
from gangster_widgets.puzzles.kind import kind
from gangster_widgets.puzzles.kinds.gangster._forms import form


def lots(name: str, level: int, seeds: int = 40, of_each: int = 1) -> list[tuple[State, Any]]:
    """The first that is drawn with each of so many seeds."""
    asks: Any = kind("gangster", name)
    return [
        one
        for seed in range(seeds)
        for one in islice(asks.draw(random.Random(f"{name} {level} {seed}"), level), of_each)
    ]


def tablet(state: State) -> District:
    """The one tablet that is shown."""
    (found,) = (one for one in state.districts if one.fields)
    return found


@pytest.mark.parametrize("level", [1, 2])
def test_neither_equal_numbers_nor_the_hindmost_gangster_tell_an_order(level: int) -> None:
    equal, gangs = set(), set()
    for state, _ in lots("order", level):
        found = standings(tablet(state).fields)
        numbers = [one.number for one in found]
        equal.add(len(set(numbers)) < len(numbers))
        gangs.add(len(found))
        if len(set(numbers)) == len(numbers):
            assert found[0].highest < max(one.highest for one in found)
    assert equal == {True, False}
    assert gangs == ({2, 3} if level == 1 else {3})


@pytest.mark.parametrize("level", [3, 4, 5])
def test_from_level_3_on_there_is_a_tie_in_every_order(level: int) -> None:
    found = lots("order", level)
    assert found
    assert all(any(kind("gangster", "order").solve(*one).why.find("tie")) for one in found)


@pytest.mark.parametrize("name", ["count", "casino", "points"])
def test_a_reckoning_leaves_at_most_two_districts_undoubled_and_with_three_players_one(name: str) -> None:
    told = [0, 0]
    for level in LEVELS:
        for state, ask in lots(name, level, 16):
            shown = [one for one in state.districts if one.fields]
            undoubled = sum(not one.doubled for one in shown)
            if name != "points" or ask.district is None:
                assert undoubled <= (1 if len(state.table.gangs) == 3 else 2)
                told[bool(undoubled)] += 1
    assert all(told)


def test_from_level_4_on_casino_cards_are_tried_on_two_tablets_at_least() -> None:
    numbers = {level: {_shown(state) for state, _ in lots("casino", level, 16)} for level in LEVELS}
    assert 1 in numbers[1] & numbers[2] & numbers[3]
    assert min(numbers[4] | numbers[5]) == 2


@pytest.mark.parametrize("level", [1, 2])
def test_which_tablet_points_are_asked_about_is_drawn_by_lot(level: int) -> None:
    found = Counter(tablet(state).tablet.id for state, _ in lots("points", level, 60))
    assert len(found) > 7
    assert max(found.values()) <= found.total() / 4
    assert found["T02"] + found["T03"] + found["T08"] >= found.total() / 8


def _shown(state: State) -> int:
    return sum(bool(one.fields) for one in state.districts)


def test_at_the_highest_levels_some_are_set_down_before_an_order_and_some_are_not() -> None:
    for level in (4, 5):
        assert {bool(ask.unload) for _, ask in lots("order", level)} == {True, False}
    assert not any(ask.unload for _, ask in lots("order", 3))


def test_gaps_are_filled_at_every_level_and_never_told_by_it_at_the_first_ones() -> None:
    behind = dict.fromkeys(LEVELS, 0)
    for level in LEVELS:
        for state, ask in lots("field", level):
            fields = tablet(state).fields
            found = kind("gangster", "field").solve(state, ask).answer
            behind[level] += all(field > len(fields.rstrip(EMPTY)) for field in found)
    assert 0 < behind[1] < 40
    assert 0 < behind[2] < 20
    assert 0 < behind[3] < 12
    assert behind[4] + behind[5] < 12


def test_whoever_wins_with_no_casino_card_comes_near_and_somebody_could_think_otherwise() -> None:
    nothing = [found for level in (2, 3) for found in lots("casino", level, 24) if not _won(*found)]
    assert nothing
    for state, ask in nothing:
        person = state.table.person[LETTERS[ask.gang]]
        scores = [counted(replace(state, casino=card)).value for card in ask.cards]
        assert 0 < min(max(some) - some[person] for some in scores) <= 6


def _won(state: State, ask: Any) -> Any:
    return kind("gangster", "casino").solve(state, ask).answer


def test_a_doubler_is_not_told_by_the_third_level() -> None:
    assert {tablet(state).doubled for state, _ in lots("points", 3)} == {True, False}


def test_the_title_names_both_gangs_of_a_person_and_its_number_does_not_break() -> None:
    one = generate("gangster", "casino", 2, 7)
    assert len(one.state.table.persons) == 2
    assert one.title["en"] == "Casino cards that win: Grey and Blue, no.\N{NO-BREAK SPACE}2\N{NON-BREAKING HYPHEN}7"
    for lang in LANGUAGES:
        gangs = [one.words(lang).name(gang) for gang in ("grey", "blue")]
        assert all(gang in one.title[lang] for gang in gangs)
        assert " ".join(gangs) not in one.title[lang]
    named = called("field-1-4@1")
    assert named is not None
    alone = generate("gangster", *named[:3])
    assert alone.ask.district in alone.title["de"]


def test_no_form_of_an_action_tells_whether_it_is_allowed() -> None:
    allowed, asked = Counter[str](), Counter[str]()
    for level in LEVELS:
        for state, ask in lots("legal", level, 60):
            for action in (read(state, words) for words in ask.actions):
                name = form(action) or type(action).__name__
                asked[name] += 1
                allowed[name] += not refusals(state, action)
    assert min(asked.values()) > 10
    assert all(0.25 < allowed[name] / asked[name] < 0.8 for name in asked), (allowed, asked)


def test_fewer_pieces_than_three_lie_at_the_harbour_only_when_the_supply_can_be_empty() -> None:
    few = [one for level in LEVELS for one in lots("equipment", level, 20) if len(one[0].display) < ON_DISPLAY]
    assert few
    for state, ask in few:
        assert state.stage == LAST_STAGE
        others = [car for car in state.cars if car.gang != LETTERS[ask.car]]
        assert all(len(car.equipment) == AT_MOST for car in others)
