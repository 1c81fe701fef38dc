"""What the kinds draw out of played games: real moments, cut down to what is asked."""

import random
from itertools import islice, product
from typing import Any

import pytest

from gangster_widgets.games.gangster.actions import Drive
from gangster_widgets.games.gangster.crew import crews
from gangster_widgets.games.gangster.moments import moments
from gangster_widgets.games.gangster.notation import read
from gangster_widgets.games.gangster.stage import doublers
from gangster_widgets.games.gangster.state import POLICE, State
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.games.gangster.tablet import CASINO, EMPTY
from gangster_widgets.games.gangster.turn import refusals
from gangster_widgets.kernel.files import Data
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.bank import generated
from gangster_widgets.puzzles.generator import LEVELS, generated_kinds
from gangster_widgets.puzzles.kind import kind
from gangster_widgets.puzzles.kinds.gangster._draw import whole
from gangster_widgets.puzzles.mining import OF_EACH, whole_bank, without_twins

GANGSTER = game("gangster")


def drawn(name: str, level: int, number: int = 30, seed: int | str = "") -> list[tuple[State, Any]]:
    """The first positions and questions that a kind draws, with that seed."""
    asks: Any = kind("gangster", name)
    return list(islice(asks.draw(random.Random(f"{name} {level}{seed}"), level), number))


def drawn_by_seeds(name: str, level: int, seeds: int = 40) -> list[tuple[State, Any]]:
    """The first position and question of each of so many seeds."""
    return [one for seed in range(seeds) for one in drawn(name, level, 1, seed)]


@pytest.mark.parametrize("name", generated_kinds("gangster"))
def test_what_is_drawn_can_be_asked(name: str) -> None:
    for level in LEVELS:
        for state, ask in drawn(name, level):
            assert not list(kind("gangster", name).needs(state, ask, Data("drawn", {})))


def test_in_a_moment_as_many_ride_in_each_car_as_the_board_says() -> None:
    found = [state for state in islice(moments(random.Random(1)), 400) if whole(state)]
    assert len(found) > 40
    for state in found:
        assert crews(state).value == tuple(car.aboard for car in state.cars)
        if any(state.dumped):
            assert crews(replace(state, dumped=(0,) * len(state.dumped))).value != crews(state).value


def test_a_crew_is_asked_about_with_all_cars_and_nobody_told_aboard() -> None:
    found = drawn_by_seeds("crew", 5)
    assert all(car.at and car.aboard is None for state, _ in found for car in state.cars)
    assert any(ask.dumped for _, ask in found)
    assert any(not ask.dumped for _, ask in found)
    assert {state.stage for state, _ in found} > {2}


def test_a_crew_is_not_told_by_those_just_dealt() -> None:
    dealt = {1: 7, 2: 6, 3: 5}
    for level in LEVELS:
        for state, ask in drawn_by_seeds("crew", level, 20):
            found = list(kind("gangster", "crew").solve(state, ask).why.value)
            assert len(set(found)) > 1
            assert level == 1 or found.count(dealt[state.stage]) <= len(found) / 2
            assert level < 4 or (state.stage > 1 and doublers(state) > 1)
    assert any(kind("gangster", "crew").solve(*one).why.value.count(7) > 1 for one in drawn_by_seeds("crew", 1, 20))


@pytest.mark.parametrize("name", ["crew", "doublers"])
def test_how_many_play_is_drawn_by_lot_and_not_by_what_is_told_apart(name: str) -> None:
    for level in LEVELS:
        found = [len(state.table.persons) for state, _ in drawn_by_seeds(name, level)]
        assert len(set(found)) > 2
        assert max(map(found.count, found)) < len(found) * 0.7
        assert {len(state.table.persons) for state, _ in drawn(name, level, 8)} < set(found)


def test_turns_are_about_third_cards_now_and_then_about_others() -> None:
    for level in LEVELS:
        third = {len(state.car(read(state, ask.action).gang).cards) == 1 for state, ask in drawn("turns", level)}
        assert len(third) == 1


def test_the_level_of_a_turn_does_not_say_what_comes_of_it() -> None:
    for level in LEVELS:
        found = drawn_by_seeds("turns", level, 60)
        answers = [kind("gangster", "turns").solve(*one).answer for one in found]
        assert 0 < answers.count(()) * 2 < len(answers)
        assert all(3 * answers.count(one) < 2 * len(answers) for one in set(answers))
        assert any("end of the stage" in one for one in answers) == (level > 2)
        actions = [read(state, ask.action) for state, ask in found]
        assert any(not isinstance(one, Drive) for one in actions) == (level in (1, 3))
        assert any(isinstance(one, Drive) and one.to == "Gold Coast" for one in actions) == (level in (2, 4, 5))


def test_neither_the_stage_nor_the_next_card_nor_the_doublers_alone_say_what_comes_of_a_turn() -> None:
    seen: dict[tuple[int, str, Any], list[bool]] = {}
    for level in LEVELS:
        for state, ask in drawn_by_seeds("turns", level, 60):
            quiet = not kind("gangster", "turns").solve(state, ask).answer
            for name, shown in (("last", state.stage == 3), ("card", ask.pile[0] == POLICE), ("lie", doublers(state))):
                seen.setdefault((level, name, shown), []).append(quiet)
    for shown, quiet in seen.items():
        assert 0.15 < sum(quiet) / len(quiet) < 0.7, shown
    assert {shown for level, name, shown in seen if name == "lie" and level > 2} == {6, 7}


def test_the_more_district_cards_are_drawn_the_higher_is_the_level() -> None:
    numbers = [{len(ask.drawn or ()) for _, ask in drawn_by_seeds("doublers", level, 20)} for level in LEVELS]
    assert numbers == [{0}, {1}, {2, 3}, {4}, {5, 6}]


def test_the_stage_can_be_over_at_every_level() -> None:
    for level in LEVELS:
        over = [
            kind("gangster", "doublers").solve(*one).answer == ("stage over",)
            for one in drawn_by_seeds("doublers", level)
        ]
        assert 0 < 3 * sum(over) < len(over)


def test_at_every_level_all_that_lies_on_display_may_be_taken_as_often_as_some_of_it_or_nothing() -> None:
    for level in LEVELS:
        found = drawn_by_seeds("equipment", level)
        answers = [(kind("gangster", "equipment").solve(*one).answer, set(one[0].display)) for one in found]
        nothing = sum(answer == ("nothing",) for answer, _ in answers)
        everything = sum(set(answer) == lies for answer, lies in answers)
        for number in (nothing, everything, len(found) - nothing - everything):
            assert 0.15 < number / len(found) < 0.55, level


def test_the_level_of_a_stop_does_not_follow_from_how_many_play() -> None:
    for state, ask in drawn("equipment", 3, 8):
        others = tuple(replace(car, equipment=()) for car in state.cars if car.gang != LETTERS[ask.car])
        alone = replace(state, cars=tuple(next((o for o in others if o.gang == car.gang), car) for car in state.cars))
        asks: Any = kind("gangster", "equipment")
        assert asks.burden(alone, ask) == asks.burden(state, ask)


def test_whoever_has_just_driven_lacks_the_card_of_the_drive() -> None:
    for level in LEVELS:
        for state, ask in drawn("equipment", level, 10):
            car = state.car(LETTERS[ask.car])
            assert car.at == state.table.harbour
            assert 0 < len(car.cards) < len(state.table.components.movement)


@pytest.mark.parametrize("name", ["crew", "doublers", "equipment", "turns"])
def test_a_whole_board_has_all_its_tablets_and_the_influence_there_was(name: str) -> None:
    found = [state for level in LEVELS for state, _ in drawn(name, level, 8)]
    assert all(whole(state) for state in found)
    assert all(any(state.influence) == (state.stage > 1) for state in found)


def test_no_card_is_drawn_after_the_eighth_doubler() -> None:
    for level in LEVELS:
        for state, ask in drawn("doublers", level):
            cards = [card for card in ask.drawn or () if card != POLICE]
            assert doublers(state) + len(cards) <= state.table.components.doublers
            assert not {one.name for one in state.districts if one.doubled} & set(cards)


def test_mostly_one_wins_with_some_casino_cards_and_now_and_then_with_all_or_with_none() -> None:
    for level in LEVELS:
        found = drawn_by_seeds("casino", level)
        assert all(any(CASINO in one.tablet.places for one in state.districts) for state, _ in found)
        win = [len(kind("gangster", "casino").solve(*one).answer) / len(one[1].cards) for one in found]
        assert 0 < 4 * win.count(0) < len(found)
        assert 0 < 4 * win.count(1) < len(found)


def test_at_the_harbour_there_lies_what_a_car_has_and_what_it_has_not() -> None:
    found = [
        (set(state.car(car.gang).equipment), set(state.display))
        for level in (3, 4)
        for state, _ in drawn_by_seeds("equipment", level, 20)
        for car in state.cars
        if car.at
    ]
    assert any(has & lies for has, lies in found)
    assert any(lies - has for has, lies in found)
    assert any(not lies - has or not has for has, lies in found)


def test_the_other_ruling_on_gaps_is_met_at_the_highest_level_alone() -> None:
    fields = [one for one in generated() if one.kind == "field"]
    other = [one for one in fields if one.state.table.gap]
    assert {one.level for one in other} == {5}
    assert all("gap-any-gang" in one.told_apart and "gap-same-gang" not in one.told_apart for one in other)
    assert len(other) < sum(one.level == 5 for one in fields)


def test_the_stage_is_told_where_influence_is_and_never_without_it() -> None:
    for name, level in product(("best", "points", "order", "field", "load", "legal", "count"), LEVELS):
        found = [state for state, _ in drawn(name, level, 6)]
        assert all(state.stage == 1 or any(state.influence) for state in found)
        assert name != "best" or level > 3 or not any(any(state.influence) for state in found)
    assert any(state.stage > 1 for level in (4, 5) for state, _ in drawn("best", level, 6))


def test_nobody_is_set_down_first_before_level_four() -> None:
    orders = [one for one in generated() if one.kind == "order"]
    first = [one for one in orders if one.ask.unload]
    assert {one.level for one in first} <= {4, 5}
    assert any("tie-placed-later" in one.told_apart for one in first)
    assert not any("tie-placed-later" in one.told_apart for one in orders if one not in first)


def test_doublers_turns_and_equipment_show_the_whole_board_of_a_game() -> None:
    for name in ("turns", "doublers", "equipment"):
        for state, _ in drawn(name, 3):
            assert all(car.at for car in state.cars)
            assert any(one.fields.strip(EMPTY) for one in state.districts)
            assert any(one.doubled for one in state.districts)


def test_all_the_district_cards_that_are_left_are_told() -> None:
    for level in LEVELS:
        for state, ask in drawn("turns", level):
            left = {one.name for one in state.districts if not one.doubled}
            assert left == set(ask.pile) - {POLICE}


def test_the_best_action_is_of_every_sort_and_from_level_three_on_several_tablets_count() -> None:
    sorts = set()
    for level in LEVELS:
        for seed in range(9):
            asks: Any = kind("gangster", "best")
            state, ask = next(asks.draw(random.Random(f"sort {level} {seed}"), level))
            best = asks.solve(state, ask).answer
            assert " drives " not in best
            sorts.add(" unloads " in best)
            if level > 2:
                assert sum(bool(one.fields) for one in state.districts) > 1
    assert sorts == {True, False}


def test_where_one_can_drive_is_asked_on_the_map_of_the_box_and_on_small_ones_with_nothing_idle() -> None:
    boards, forms = set(), set()
    for level in LEVELS:
        for state, ask in drawn("reach", level, 60):
            (car,) = [car for car in state.cars if car.at]
            own = state.table.board != state.table.components.board
            boards.add(own)
            forms.add((car.cards, car.equipment))
            assert set(car.equipment) <= {"engine"}
            assert ask.card == (car.cards[0] if len(car.cards) == 1 else None)
            assert not car.trunk
            if own:
                assert 6 <= len(state.table.board.places) <= 9
                assert state.table.harbour in state.table.board.places
    assert boards == {True, False}
    assert {((2,), ("engine",)), ((3,), ("engine",)), ((2,), ())} <= forms


def test_a_drive_that_comes_home_is_asked_about_on_small_maps_alone() -> None:
    idea = next(one for one in GANGSTER.mistakes if one.id == "never-the-same-place-twice")
    asks, wrong = kind("gangster", "reach"), idea.change(GANGSTER.thought)
    own = [
        state.table.board != state.table.components.board
        for level in LEVELS
        for state, ask in drawn("reach", level, 60)
        if asks.solve(state, ask, wrong).answer != asks.solve(state, ask).answer
    ]
    assert len(own) > 10
    assert all(own)


def test_what_is_drawn_twice_stands_in_the_bank_once_and_no_more_than_are_kept() -> None:
    line = '{{"game":"gangster","kind":"reach","ask":{{"card":{}}},"position":{{}}}}\n'.format
    twice = [f"reach-1-{seed}@1\t\t\t{line(card)}" for seed, card in enumerate((1, 1, 2, 2, 2, 3), start=1)]
    assert [*without_twins(twice)] == [twice[0], twice[2], twice[5]]
    many = [f"reach-{level}-{seed}@1\t\t\t{line(100 * level + seed)}" for level in (1, 2) for seed in range(1, 99)]
    assert len(list(without_twins(many))) == 2 * OF_EACH
    assert sum(job[1] == "reach" for job in whole_bank("gangster")) > len(LEVELS) * OF_EACH


def test_all_none_or_some_are_allowed_and_what_is_refused_needs_a_look_at_the_position() -> None:
    shares, against = set(), set()
    for level, seed in product(LEVELS, range(30)):
        for state, ask in drawn("legal", level, 1, seed):
            refused = [refusals(state, read(state, one)) for one in ask.actions]
            names = [why.name for some in refused for why in some]
            idle = sum(name in ("not-in-trunk", "not-its-turn", "not-where-the-car-is") for name in names)
            assert level < 5 or idle <= 1
            against |= set(names)
            shares.add("all" if not names else "none" if all(refused) else "some")
    assert shares == {"all", "none", "some"}
    assert {"shielded", "tablet-full", "no-bumper", "bumper-not-next-door"} <= against


def test_no_form_of_words_tells_whether_a_stop_at_the_harbour_is_allowed() -> None:
    forms = dict[tuple[str, bool], int]()
    for level, seed in product(LEVELS, range(30)):
        for state, ask in drawn("legal", level, 1, seed):
            for one in ask.actions:
                action = read(state, one)
                if isinstance(action, Drive) and action.to == state.table.harbour:
                    form = f"{'dumps' if action.dumped else ''} {'takes' if action.taken else 'takes nothing'}"
                    allowed = not refusals(state, action)
                    forms[form, allowed] = forms.get((form, allowed), 0) + 1
    for form in (" takes", "dumps takes", " takes nothing"):
        right, wrong = forms[form, True], forms[form, False]
        assert min(right, wrong) * 5 > max(right, wrong)


def test_others_actions_are_asked_about_at_the_first_two_levels_alone() -> None:
    met = set()
    for level, seed in product(LEVELS, range(30)):
        for state, ask in drawn("legal", level, 1, seed):
            if any(read(state, one).gang not in state.table.persons[state.turn] for one in ask.actions):
                met.add(level)
    assert met == {1, 2}


def test_a_closed_place_is_not_offered_where_one_can_drive_yet_it_can_be_named() -> None:
    asks: Any = kind("gangster", "reach")
    closed = [one for one in drawn("reach", 3, 60) if one[0].table.closed]
    assert closed
    for state, ask in closed:
        shape, solution = asks.shape(state, ask), asks.solve(state, ask)
        assert "Cicero" not in shape.names
        named = shape.read([*solution.answer, "cicero"])
        assert "Cicero" in named
        assert not asks.right(state, ask, named, solution)
        assert [why.clause for why in asks.slip(state, ask, solution, named).reasons] == ["cicero.closed"]
        assert asks.slip(state, ask, solution, solution.answer[:1]) is None


@pytest.mark.parametrize(("name", "level"), [("load", 1), ("legal", 3)])
def test_a_tommy_gun_in_the_harbour_is_asked_about(name: str, level: int) -> None:
    idea = next(one for one in GANGSTER.mistakes if one.id == "gun-from-harbour")
    asks, wrong = kind("gangster", name), idea.change(GANGSTER.thought)
    found = [one for seed in range(40) for one in drawn(name, level, 6, seed)]
    astray = [one for one in found if asks.solve(*one, wrong).answer != asks.solve(*one).answer]
    assert astray
    for state, _ in astray:
        assert any(car.at == state.table.harbour and car.has("tommy gun") for car in state.cars)
