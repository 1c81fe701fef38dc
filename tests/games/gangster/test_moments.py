"""Moments of recorded games: busy, always the same for the same chance, and none that would need its history."""

import random
from itertools import islice

from gangster_widgets.games.gangster.crew import crews
from gangster_widgets.games.gangster.moments import _played, moments
from gangster_widgets.games.gangster.permuted import recoloured
from gangster_widgets.games.gangster.stage import totals
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import EMPTY, gaps
from gangster_widgets.games.gangster.turn import legal
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.recorded import recorded


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
        for state, marked in _played(recorded("gangster", 2 + seed % 4)[seed]):
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


def seen(state: State, gangs: str) -> list[tuple[object, ...]]:
    """What is to be seen of these gangs, whatever their colours."""
    cars = [state.car(gang) for gang in gangs]
    where = [[one.name for one in state.districts for who in one.fields if who == gang] for gang in gangs]
    stand = zip(cars, where, strict=True)
    return sorted((car.at, car.cards, car.aboard, len(car.trunk), car.equipment, places) for car, places in stand)


def test_colours_are_exchanged_with_all_that_is_theirs_and_each_person_keeps_two() -> None:
    for players in (2, 3, 4, 5):
        chance, changed = random.Random(players), 0
        for state, _ in list(_played(recorded("gangster", players)[0]))[::9]:
            other = recoloured(state, chance)
            assert replace(
                other, turn=state.turn, districts=(), cars=(), influence=(), reserve=(), dumped=()
            ) == replace(state, districts=(), cars=(), influence=(), reserve=(), dumped=())
            persons = [[seen(one, gangs) for gangs in one.table.persons] for one in (state, other)]
            assert sorted(persons[0]) == sorted(persons[1])
            assert persons[0][state.turn] == persons[1][other.turn]
            assert len(legal(other)) == len(legal(state))
            assert sorted(totals(other)) == sorted(totals(state))
            assert crews(other).value == tuple(car.aboard for car in other.cars)
            assert [car.gang for car in other.cars] == [car.gang for car in state.cars]
            changed += other.cars != state.cars
        assert changed > 5
