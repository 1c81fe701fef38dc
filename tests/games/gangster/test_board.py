"""The map: where a drive of a given length can end."""

from itertools import pairwise

import pytest

from gangster_widgets.games.gangster.board import Board, connected
from gangster_widgets.games.gangster.components import standard

#     B --- A --- E
#     |     |
#     C --- D           and a street, the harbour in the middle:   Mill --- Dock --- Park
SQUARE = Board("D", (("A", "B"), ("B", "C"), ("C", "D"), ("D", "A"), ("A", "E")))
STREET = Board("Dock", (("Mill", "Dock"), ("Dock", "Park")))
CHICAGO = standard().board
PLACES = CHICAGO.places


def ends(board: Board, start: str, steps: int) -> set[str]:
    return set(board.ways(start, steps))


@pytest.mark.clause("drive.exact")
def test_from_greek_town_the_three_leads_where_the_rulebook_says() -> None:
    assert ends(CHICAGO, "Greek Town", 3) == {"The Loop", "Little Africa", "West Side", "Little Italy"}


@pytest.mark.clause("drive.exact")
@pytest.mark.parametrize(
    ("start", "steps", "right"),
    [("A", 1, {"B", "D", "E"}), ("A", 2, {"C"}), ("E", 1, {"A"}), ("E", 2, {"B", "D"}), ("E", 3, {"C"})],
    ids=["one-step", "not-one-step-short", "out-of-the-tail", "two-out-of-the-tail", "three-out-of-the-tail"],
)
def test_a_drive_ends_exactly_that_many_steps_away(start: str, steps: int, right: set[str]) -> None:
    assert ends(SQUARE, start, steps) == right


@pytest.mark.clause("drive.exact")
def test_the_harbour_is_a_step_like_any_other() -> None:
    assert ends(STREET, "Mill", 2) == {"Park"}
    assert ends(STREET, "Mill", 1) == {"Dock"}


@pytest.mark.clause("drive.no-way-back")
def test_no_road_leads_there_and_back_in_one_drive() -> None:
    assert "E" not in ends(SQUARE, "E", 2)
    assert "B" not in ends(SQUARE, "B", 2)


@pytest.mark.clause("drive.no-way-back")
def test_in_a_dead_end_no_longer_drive_is_possible() -> None:
    assert ends(STREET, "Dock", 1) == {"Mill", "Park"}
    assert ends(STREET, "Dock", 2) == set()


@pytest.mark.clause("drive.no-way-back")
def test_a_loop_may_end_where_it_began() -> None:
    assert ends(SQUARE, "A", 4) == {"A"}
    assert "A" not in ends(SQUARE, "A", 3)


@pytest.mark.clause("drive.no-way-back")
def test_the_same_place_may_be_met_twice_but_not_the_same_road() -> None:
    assert ends(SQUARE, "E", 5) == {"A"}
    assert ends(SQUARE, "E", 6) == set()


@pytest.mark.clause("drive.no-way-back")
def test_to_and_fro_would_lead_further_than_a_drive_may() -> None:
    assert SQUARE.walks("E", 2) == {"B", "D", "E"}


@pytest.mark.clause("drive.roads", "drive.no-way-back")
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
@pytest.mark.parametrize("start", PLACES)
def test_every_way_that_is_shown_follows_the_roads_and_uses_none_twice(start: str, steps: int) -> None:
    ways = CHICAGO.ways(start, steps)
    roads = {frozenset(road) for road in CHICAGO.roads}
    used = {end: [frozenset(step) for step in pairwise(way)] for end, way in ways.items()}
    assert all(way[0] == start and way[-1] == end and len(way) == steps + 1 for end, way in ways.items())
    assert all(set(way) <= roads and len(set(way)) == steps for way in used.values())


@pytest.mark.clause("drive.roads")
def test_a_road_leads_both_ways() -> None:
    assert "Gold Coast" in CHICAGO.neighbours["The Loop"]
    assert "The Loop" in CHICAGO.neighbours["Gold Coast"]


@pytest.mark.clause("drive.roads")
def test_places_side_by_side_without_a_road_are_no_neighbours() -> None:
    assert "Cicero" not in CHICAGO.neighbours["Greek Town"]
    assert "Greek Town" not in CHICAGO.neighbours["Cicero"]


@pytest.mark.clause("engine.one-more")
def test_with_the_three_and_the_engine_most_places_have_a_loop_home() -> None:
    home = [place for place in PLACES if place in ends(CHICAGO, place, 4)]
    assert len(home) > len(PLACES) / 2


@pytest.mark.clause("setup.tablets", "harbour.no-tablet")
def test_the_map_has_ten_districts_and_the_harbour_is_none_of_them() -> None:
    assert len(CHICAGO.districts) == 10
    assert "Gold Coast" in CHICAGO.places
    assert "Gold Coast" not in CHICAGO.districts


@pytest.mark.clause("cicero.closed")
def test_without_cicero_the_map_has_neither_the_place_nor_its_roads() -> None:
    closed = CHICAGO.without("Cicero")
    assert set(CHICAGO.places) - set(closed.places) == {"Cicero"}
    assert CHICAGO.neighbours["West Side"] == ("North Side", "Greek Town", "Cicero", "Stickney")
    assert closed.neighbours["West Side"] == ("North Side", "Greek Town", "Stickney")


@pytest.mark.clause("cicero.closed")
def test_without_cicero_every_other_place_can_still_be_reached() -> None:
    closed = CHICAGO.without("Cicero")
    assert connected(closed.places, closed.roads)


@pytest.mark.clause("drive.roads")
def test_a_map_falls_apart_where_no_road_joins_its_parts() -> None:
    assert connected("ABC", [("A", "B"), ("C", "B")])
    assert not connected("ABCD", [("A", "B"), ("C", "D")])
    assert not connected("ABC", [("A", "B")])
