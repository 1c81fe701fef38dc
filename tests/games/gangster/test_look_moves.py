"""What the board shows of actions: the ways of drives, the cards that lead somewhere, what goes where."""

from itertools import pairwise

import pytest

from gangster_widgets.games.gangster.actions import Drive, Load, Lose, Unload
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.look import look
from gangster_widgets.games.gangster.shown import concerned, moves, notes, ways
from gangster_widgets.games.gangster.state import CARS
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import words
from gangster_widgets.views.motion import FRAMES, Move, between
from gangster_widgets.views.scene import Area, Rect, Scene
from tests.views.samples import of_kind, played

from .build import state

SAYS = words("en", GAME.folder / "words")
STREET = {"harbour": "Dock", "connections": [["Mill", "Dock"], ["Dock", "Park"]]}


@pytest.mark.clause("drive.roads", "drive.no-way-back")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_way_of_every_drive_follows_the_roads_from_the_car_to_the_end(players: int) -> None:
    for position in played(players, 1)[::25]:
        for action in (one for one in GAME.legal(position) if isinstance(one, Drive)):
            (way,) = ways(position, [action])
            assert (way[0], way[-1]) == (position.car(action.gang).at, action.to)
            assert all(there in position.table.open_board.neighbours[here] for here, there in pairwise(way))


def test_each_way_is_shown_once_and_only_drives_have_one() -> None:
    position = state(cars={"yellow": {"at": "Mill"}}, board=STREET)
    drives = [Drive("Y", 2, False, "Park"), Drive("Y", 1, True, "Park")]
    assert ways(position, drives) == (("Mill", "Dock", "Park"),)
    assert ways(position, [Load("Y", "Mill", 1), Unload("Y", "Y"), Lose("Y")]) == ()


@pytest.mark.clause("engine.one-more")
def test_a_place_has_a_note_for_each_card_that_leads_there_with_a_plus_for_the_engine() -> None:
    found = notes(
        [Drive("Y", 1, True, "Park"), Drive("Y", 2, False, "Park"), Drive("Y", 2, False, "Park", "G", "Dock")]
    )
    assert found == (("Park", "1+"), ("Park", "2"))
    assert notes([Load("Y", "Mill", 1)]) == ()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_an_action_moves_was_there_before_and_is_there_afterwards(players: int) -> None:
    states = played(players, 2)
    for before in states[:-1:20]:
        scene = look(before, SAYS)
        for action in GAME.legal(before)[::3]:
            after = GAME.play(before, action)
            later = look(after, SAYS)
            for move in moves(before, action, after):
                assert scene.spot(move.start) is not None
                assert later.spot(move.to) is not None or after.stage > before.stage


@pytest.mark.clause("cargo.where")
def test_a_gangster_goes_aboard_or_into_the_trunk_and_back_to_a_field() -> None:
    before = state({"The Loop": "4 @1x4 : YG"}, {"yellow": {"at": "The Loop"}})

    def moved(action: Load | Unload) -> list[Move]:
        return moves(before, action, GAME.play(before, action))

    assert moved(Load("Y", "The Loop", 1)) == [Move(Piece("aboard", "Y"), ("The Loop", 1))]
    assert moved(Load("Y", "The Loop", 2)) == [Move(Piece("trunk", "Y", 1), ("The Loop", 2))]
    assert moved(Unload("Y", "Y")) == [Move(("The Loop", 3), Piece("aboard", "Y"))]


@pytest.mark.clause("bumper.push")
def test_a_car_goes_by_way_of_the_places_between_and_a_pushed_one_with_it() -> None:
    cars = {"yellow": {"at": "Mill", "equipment": ["bumper"]}, "grey": {"at": "Park"}}
    before = state(cars=cars, board=STREET)
    drive = Drive("Y", 2, False, "Park", "G", "Dock")
    found = moves(before, drive, GAME.play(before, drive))
    assert found == [Move(CARS["Y"], CARS["Y"], ("Dock",)), Move(CARS["G"], CARS["G"])]


def test_the_last_action_is_marked_where_it_happened() -> None:
    assert concerned(Drive("Y", 2, False, "Park")) == ("Park",)
    assert concerned(Load("Y", "Park", 3)) == (("Park", 3),)
    assert concerned(Lose("Y")) == ()


def test_a_drive_is_shown_on_its_way_and_ends_where_it_leads() -> None:
    before = state(cars={"yellow": {"at": "Mill"}}, board=STREET)
    after = GAME.play(before, Drive("Y", 2, False, "Park"))
    one, other = look(before, SAYS), look(after, SAYS)
    frames = list(between(one, other, [Move(CARS["Y"], CARS["Y"], ("Dock",))]))

    assert len(frames) == FRAMES
    assert on_the_map(frames[0], one) == pytest.approx(on_the_map(one, one), abs=0.1)
    assert len({on_the_map(frame, one) for frame in frames}) == FRAMES
    assert {frame.label for frame in frames} == {other.label}


def on_the_map(scene: Scene, first: Scene) -> float:
    """How far left yellow's car is drawn on the map, above the tableaux."""
    tableau = first.spot(Piece("tableau", "Y"))
    assert tableau is not None
    areas = [shape for shape in of_kind(scene, Area) if shape.of == CARS["Y"]]
    return float(min(area.points[0] for area in areas if area.points[1] < tableau.y))


def test_the_car_before_its_player_stays_where_it_is_while_the_one_on_the_map_moves() -> None:
    before = state(cars={"yellow": {"at": "Mill"}}, board=STREET)
    after = GAME.play(before, Drive("Y", 2, False, "Park"))
    one, other = look(before, SAYS), look(after, SAYS)
    drawn = {shape for shape in one.shapes if shape.of == CARS["Y"]} & set(other.shapes)
    assert drawn
    assert all(drawn <= set(frame.shapes) for frame in between(one, other, [Move(CARS["Y"], CARS["Y"])]))


def test_of_those_aboard_only_the_one_who_was_loaded_is_on_his_way() -> None:
    before = state({"The Loop": "4 @1x4 : YG"}, {"yellow": {"at": "The Loop", "aboard": 3}})
    after = GAME.play(before, Load("Y", "The Loop", 1))
    one, other = look(before, SAYS), look(after, SAYS)
    frame = next(between(one, other, [Move(Piece("aboard", "Y"), ("The Loop", 1))]))
    aboard = [
        sum(
            rect.of == Piece("aboard", "Y") and rect.colour == "Y"
            for rect in set(of_kind(one, Rect)) & set(of_kind(scene, Rect))
        )
        for scene in (frame, other)
    ]
    assert aboard == [3, 3]
    assert len(set(other.shapes) - set(frame.shapes)) > 0


def test_nothing_is_shown_on_its_way_where_nothing_moves_that_is_seen_in_both() -> None:
    scene = look(state(), SAYS)
    assert list(between(scene, scene, [])) == []
    assert list(between(scene, scene, [Move(CARS["Y"], CARS["Y"])])) == []
