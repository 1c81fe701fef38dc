"""What a click on the board chooses, what it means where it chooses nothing, and how it is told."""

from functools import partial

import pytest

from gangster_widgets.games.gangster.actions import Drive, Load, Unload
from gangster_widgets.games.gangster.choose import bits, gangs, meant, stands_for
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.notation import write
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.kernel.choosing import Choosing
from gangster_widgets.kernel.why import Piece, Where
from tests.views.samples import played

from .build import state

STREET = {"harbour": "Dock", "connections": [["Mill", "Dock"], ["Dock", "Park"], ["Park", "Mill"]]}


def begin(position: State) -> Choosing:
    return Choosing(GAME.legal(position), partial(bits, position))


def clicked(position: State, *clicks: Where) -> Choosing:
    """What is left after these clicks, each of which must choose something."""
    choosing = begin(position)
    for where in clicks:
        after = choosing.click(where)
        assert after is not None, where
        choosing = after
    return choosing


def street(**keys: object) -> State:
    """Yellow in Mill with a gangster of its own, one of grey's there, and the doors of Dock open."""
    car = {"at": "Mill", "aboard": 1, **keys}
    return state({"Mill": "4 @1x4 : YG", "Park": "4 @1x4"}, {"yellow": car}, board=STREET, display=["door", "engine"])


@pytest.mark.clause("cargo.load")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_click_on_a_gangster_who_may_be_loaded_loads_him(players: int) -> None:
    for position in played(players, 3)[::20]:
        for action in (one for one in GAME.legal(position) if isinstance(one, Load)):
            assert clicked(position, (action.place, action.field)).action == action


@pytest.mark.clause("cargo.unload")
@pytest.mark.parametrize("where", [("Mill", 3), Piece("aboard", "Y")], ids=["next-field", "those-aboard"])
def test_a_click_on_the_next_field_or_on_those_aboard_unloads_one(where: Where) -> None:
    assert clicked(street(), where).action == Unload("Y", "Y")


@pytest.mark.clause("trunk.room")
def test_a_click_on_the_trunk_unloads_whoever_is_in_it() -> None:
    assert clicked(street(trunk=["grey"]), Piece("trunk", "Y", 1)).action == Unload("Y", "G")
    assert begin(street()).click(Piece("trunk", "Y", 1)) is None


@pytest.mark.clause("drive.card")
def test_a_drive_is_chosen_by_card_and_place_in_either_order() -> None:
    card, place = Piece("card", "Y", 1), "Park"
    for clicks in ((card, place), (place, card)):
        assert clicked(street(), *clicks).action == Drive("Y", 1, False, "Park")


@pytest.mark.clause("engine.one-more")
def test_where_a_drive_ends_there_with_and_without_the_engine_it_is_asked_which() -> None:
    position = street(cards=[1], equipment=["engine"])
    both = clicked(position, "Park")
    assert [action.engine for action, _ in both.left] == [False, True]
    (with_engine,) = [bit for bit in both.asked() if (bit.name, bit.value) == ("engine", True)]
    assert both.settle(with_engine).action == Drive("Y", 1, True, "Park")
    assert clicked(street(cards=[1]), "Park").action == Drive("Y", 1, False, "Park")


@pytest.mark.clause("equipment.slide")
def test_a_click_on_a_piece_on_display_drives_there_and_takes_it() -> None:
    left = [action for action, _ in clicked(street(cards=[1]), Piece("display", "engine", 2)).left]
    assert {(action.to, action.taken) for action in left} == {("Dock", "engine")}


@pytest.mark.clause("two.persons")
def test_with_two_persons_a_click_on_a_car_says_which_gang_acts() -> None:
    position = GAME.new(2, 1)
    assert {action.gang for action, _ in begin(position).left} == {"Y", "N"}
    assert {action.gang for action, _ in clicked(position, CARS["N"]).left} == {"N"}
    assert begin(position).click(CARS["G"]) is None


def test_a_click_where_nothing_can_be_done_is_no_choice_but_has_a_meaning() -> None:
    position = street()
    assert begin(position).click(("Park", 1)) is None
    assert [write(action) for action in meant(position, "Y", ("Mill", 4))] == ["yellow unloads yellow"]
    assert [write(action) for action in meant(position, "Y", ("Mill", 2))] == ["yellow loads Mill 2"]
    assert [write(action) for action in meant(position, "Y", Piece("aboard", "G"))] == ["grey unloads grey"]
    assert {action.to for action in meant(position, "Y", "Park")} == {"Park"}
    assert meant(position, "Y", Piece("standings", "Mill")) == []


def test_numbers_doublers_and_empty_fields_elsewhere_stand_for_their_district() -> None:
    position = street()
    for where in (Piece("place", "Park", 1), Piece("doubler", "Park"), ("Park", 1)):
        assert stands_for(position, "Y", where) == "Park"
    for where in (("Mill", 3), ("Mill", 1), Piece("aboard", "Y"), "Park"):
        assert stands_for(position, "Y", where) == where


def test_each_answer_names_the_gangs_that_it_is_about() -> None:
    position = street(equipment=["bumper"])
    named = {bit.name: gangs(bit) for action in GAME.legal(position) for bit in bits(position, action) if gangs(bit)}
    assert named["who"] == "Y"
    assert named["gangster"] == "G"
    assert named["out"] == "Y"
    assert "card" not in named
