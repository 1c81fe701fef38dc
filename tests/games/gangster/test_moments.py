"""Moments of played games: busy, always the same for the same chance, and none that would need its history."""

import random
from itertools import islice

from gangster_widgets.games.gangster.moments import _played, moments
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import EMPTY, gaps


def test_the_same_chance_gives_the_same_moments_and_another_gives_others() -> None:
    def some(seed: int) -> list[State]:
        return list(islice(moments(random.Random(seed)), 50))

    assert some(1) == some(1)
    assert some(1) != some(2)


def test_tables_of_every_size_come_with_tablets_on_which_gangs_meet() -> None:
    found = list(islice(moments(random.Random(3), 0.3), 800))
    assert {len(one.table.persons) for one in found} == {2, 3, 4, 5}
    met = [sum(len(set(one.fields)) > 3 for one in state.districts) for state in found]
    assert sum(met) > 2 * len(met)


def test_no_tablet_is_shown_whose_free_fields_have_been_gaps() -> None:
    left_out = kept = 0
    for seed in range(20):
        were: dict[str, set[int]] = {}
        for state, marked in _played(2 + seed % 4, random.Random(seed)):
            for one, fields in zip(state.districts, marked, strict=True):
                past = were.setdefault(one.name, set())
                past |= set(gaps(one.fields))
                past -= {field for field in past if one.fields[field - 1] != EMPTY}
                assert past == fields
                left_out += any(field > len(one.fields.rstrip(EMPTY)) for field in past)
                kept += 1
    assert 0 < left_out < kept / 20


def test_a_tablet_that_needs_its_history_is_left_out_of_moments() -> None:
    for state in islice(moments(random.Random(5)), 400):
        assert all(len(one.fields) in (0, one.tablet.size) for one in state.districts)
    assert any(not one.fields for state in islice(moments(random.Random(5)), 400) for one in state.districts)


def test_cars_have_one_piece_at_first_and_two_later_and_trunks_are_often_full() -> None:
    early = [car for state in islice(moments(random.Random(6)), 400) for car in state.cars]
    later = [car for state in islice(moments(random.Random(6), 0.5), 400) for car in state.cars]
    assert any(len(car.equipment) == 1 for car in early)
    assert 2 * sum(len(car.equipment) == 2 for car in later) > len(later)
    assert any(len(car.trunk) < car.trunk_room for car in later)
    assert 10 * sum(len(car.trunk) == car.trunk_room for car in later) > len(later)
