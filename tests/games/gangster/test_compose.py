"""Composing: what is put down lies there, what is taken away is gone, and what cannot be is said."""

import dataclasses
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets.games.gangster import compose
from gangster_widgets.games.gangster.compose import carry, give, take
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.look import look
from gangster_widgets.games.gangster.position import position, written
from gangster_widgets.games.gangster.slips import slips
from gangster_widgets.games.gangster.state import CARS, NOWHERE, State
from gangster_widgets.games.gangster.tablet import Tablet
from gangster_widgets.kernel.why import Piece, Where
from tests.views.samples import SAYS, positions

NORTH = {"tablet": "T02", "gangsters": "YG.B", "doubled": True}
CARS_THERE = {
    "yellow": {"at": "The Loop", "cards": [1, 3], "aboard": 2, "trunk": ["blue"], "equipment": ["engine", "door"]},
    "grey": {"at": "Gold Coast"},
}
STATE = position({"districts": {"North Side": NORTH}, "cars": CARS_THERE, "display": ["door", "trunk"]})
TABLEAU = Piece("tableau", "Y")


def fields(state: State, place: str = "North Side") -> str:
    """Who stands there."""
    found = state.district(place)
    return found.fields if found else ""


def names(state: State) -> list[str]:
    """What is wrong with it."""
    return [slip.fault.name for slip in slips(state)]


# Districts.


def test_a_tablet_is_laid_and_taken_away() -> None:
    tablet = STATE.table.components.tablets[6]
    state = compose.lay(STATE, "The Loop", tablet)
    assert (state.district("The Loop"), fields(state, "The Loop")) != (None, "")
    assert state.district("North Side") == STATE.district("North Side")
    assert compose.lift(state, "The Loop") == STATE


def test_who_stands_on_a_tablet_stays_when_another_one_is_laid_as_far_as_there_is_room() -> None:
    small = Tablet(None, (3,), 1, 2)
    assert fields(compose.lay(STATE, "North Side", small)) == "YG"
    large = Tablet(None, (3,), 4, 4)
    assert fields(compose.lay(STATE, "North Side", large)) == "YG.B" + "." * 12
    assert fields(compose.lay(STATE, "North Side", large, "N")) == "N" + "." * 15


def test_the_next_free_tablet_is_one_that_lies_nowhere() -> None:
    one = compose.free_tablet(STATE)
    assert one is not None
    assert one.id == "T01"
    two = compose.free_tablet(compose.lay(STATE, "The Loop", one))
    assert two is not None
    assert two.id == "T03"


def test_a_district_is_cleared_and_keeps_tablet_and_doubler() -> None:
    state = compose.clear(STATE, "North Side")
    had, has = STATE.district("North Side"), state.district("North Side")
    assert had is not None
    assert has is not None
    assert (has.tablet, has.doubled, has.fields) == (had.tablet, True, "." * 12)


def test_a_typed_tablet_is_still_the_standard_one_where_numbers_and_fields_are_the_same() -> None:
    had = STATE.table.components.tablets[1]
    assert compose.recognised(had, Tablet(None, had.places, had.rows, had.columns)) == had
    assert compose.recognised(had, Tablet(None, had.places, had.rows, 7)).id is None


# Cars.


def test_a_car_that_is_parked_first_has_all_cards_face_up_and_one_that_moves_keeps_what_it_has() -> None:
    state = compose.park(STATE, "B", "Stickney")
    assert (state.car("B").at, state.car("B").cards) == ("Stickney", (1, 2, 3))
    moved = compose.park(STATE, "Y", "Stickney").car("Y")
    assert (moved.at, moved.cards, moved.trunk) == ("Stickney", (1, 3), "B")
    assert compose.park(state, "B", NOWHERE) == STATE


def test_cards_are_turned_over_and_back() -> None:
    state = compose.turn_card(STATE, "Y", 2)
    assert state.car("Y").cards == (1, 2, 3)
    assert compose.turn_card(state, "Y", 2) == STATE
    assert compose.turn_card(STATE, "B", 2) == STATE


def test_the_newest_equipment_comes_first_and_of_three_the_oldest_goes() -> None:
    assert compose.equip(STATE, "Y", "trunk").car("Y").equipment == ("trunk", "engine")
    assert compose.equip(STATE, "Y", "door").car("Y").equipment == ("door", "engine")


# The table.


def test_more_players_bring_their_gangs_and_fewer_take_their_cars_along() -> None:
    five = compose.for_players(STATE, 5)
    assert five.table.gangs == ("Y", "G", "N", "B", "E")
    assert five.car("Y") == STATE.car("Y")
    three = compose.for_players(STATE, 3)
    assert "B" not in three.table.seat
    assert fields(three) == fields(STATE)
    assert "position-not-in-play" in names(three)


def test_gangsters_out_of_play_are_known_and_taken_away_together() -> None:
    three = compose.for_players(STATE, 3)
    assert compose.strangers(three) == "B"
    swept = compose.swept(three)
    assert (compose.strangers(swept), names(swept)) == ("", [])
    assert fields(swept) == "YG" + "." * 10
    assert swept.car("Y").trunk == ""
    assert compose.swept(STATE) == STATE


def test_two_gangs_change_seats_and_take_everything_along() -> None:
    state = compose.influenced(STATE, "Y", 7)
    swapped = compose.seated(state, 0, "G")
    assert swapped.table.gangs == ("G", "Y", "N", "B")
    assert (swapped.car("Y"), swapped.influence) == (state.car("Y"), (0, 7, 0, 0))
    assert swapped.table.persons[swapped.turn] == "Y"
    assert compose.seated(swapped, 0, "Y") == state


def test_a_gang_from_outside_takes_a_seat() -> None:
    state = compose.seated(STATE, 1, "E")
    assert state.table.gangs == ("Y", "E", "N", "B")
    assert state.car("E").at == NOWHERE
    assert compose.strangers(state) == "G"


def test_two_persons_keep_their_pairs_of_seats() -> None:
    two = compose.for_players(STATE, 2)
    assert two.table.persons == ("YN", "GB")
    assert compose.seated(two, 0, "G").table.persons == ("GN", "YB")
    assert names(compose.seated(two, 0, "E")) == ["position-not-in-play"]


def test_turn_rulings_and_influence_are_set_and_set_back() -> None:
    assert compose.turned(STATE, "B").turn == 3
    ruled = compose.ruled(STATE, "bumper", "swap")
    assert (ruled.table.swaps, compose.ruled(ruled, "bumper", None)) == (True, STATE)
    assert compose.influenced(compose.influenced(STATE, "G", 9), "G", 0) == STATE


# Taking up and putting down.


@pytest.mark.parametrize(
    ("where", "thing"),
    [
        (("North Side", 2), "G"), (("North Side", 3), ""), ("North Side", ""),
        (Piece("doubler", "North Side"), "doubler"), (Piece("place", "North Side", 1), ""),
        (CARS["Y"], "car:Y"), (CARS["B"], ""), (Piece("aboard", "Y"), "Y"), (Piece("aboard", "G"), ""),
        (Piece("trunk", "Y", 1), "B"), (Piece("trunk", "Y", 2), ""), (Piece("equipment", "Y", 2), "door"),
        (Piece("equipment", "G", 1), ""), (Piece("display", "trunk", 2), "trunk"),
    ],
)  # fmt: skip
def test_what_lies_somewhere_can_be_taken_up_and_where_nothing_lies_nothing_changes(where: Where, thing: str) -> None:
    state, taken = take(STATE, where)
    assert taken == thing
    assert (state == STATE) is (not thing)


@pytest.mark.parametrize(
    ("thing", "where"),
    [
        ("engine", "North Side"), ("engine", ("North Side", 1)), ("doubler", "The Loop"), ("doubler", "Gold Coast"),
        ("Y", "Gold Coast"), ("G", CARS["B"]), ("engine", CARS["B"]), ("Y", Piece("place", "North Side", 1)),
    ],
)  # fmt: skip
def test_what_cannot_lie_there_is_not_put_there(thing: str, where: Where) -> None:
    assert give(STATE, thing, where) is None


def test_a_gangster_comes_to_a_field_to_the_next_field_and_into_cars() -> None:
    state = give(STATE, "N", ("North Side", 3))
    assert state is not None
    assert fields(state) == "YGNB" + "." * 8
    state = give(STATE, "N", "North Side")
    assert state is not None
    assert fields(state) == "YG.BN" + "." * 7
    state = give(STATE, "Y", TABLEAU)
    assert state is not None
    assert state.car("Y").aboard == 3
    state = give(STATE, "N", TABLEAU)
    assert state is not None
    assert state.car("Y").trunk == "BN"
    assert give(state, "G", TABLEAU) is None


def test_an_empty_district_gets_the_next_tablet_when_a_gangster_comes() -> None:
    state = give(STATE, "Y", "The Loop")
    assert state is not None
    found = state.district("The Loop")
    assert found is not None
    assert found.tablet.id == "T01"


def test_the_harbour_shows_three_pieces_and_no_more() -> None:
    state = give(STATE, "engine", "Gold Coast")
    assert state is not None
    assert state.display == ("door", "trunk", "engine")
    assert give(state, "bumper", "Gold Coast") is None


def test_gangsters_are_carried_and_two_change_places() -> None:
    moved = carry(STATE, ("North Side", 1), ("North Side", 3))
    assert moved is not None
    assert fields(moved)[:4] == ".GYB"
    swapped = carry(STATE, ("North Side", 1), ("North Side", 4))
    assert swapped is not None
    assert fields(swapped)[:4] == "BG.Y"
    gone = carry(STATE, ("North Side", 1), None)
    assert gone is not None
    assert fields(gone)[:4] == ".G.B"
    assert carry(STATE, ("North Side", 3), ("North Side", 1)) is None


def test_cars_doublers_and_equipment_are_carried() -> None:
    state = carry(STATE, CARS["Y"], ("North Side", 5))
    assert state is not None
    assert state.car("Y") == dataclass_at(STATE, "North Side")
    state = carry(STATE, Piece("display", "trunk", 2), TABLEAU)
    assert state is not None
    assert (state.display, state.car("Y").equipment) == (("door",), ("trunk", "engine"))
    state = carry(STATE, Piece("equipment", "Y", 1), "Gold Coast")
    assert state is not None
    assert (state.display, state.car("Y").equipment) == (("door", "trunk", "engine"), ("door",))
    laid = compose.lay(STATE, "The Loop", STATE.table.components.tablets[0])
    state = carry(laid, Piece("doubler", "North Side"), ("The Loop", 3))
    assert state is not None
    assert [one.name for one in state.districts if one.doubled] == ["The Loop"]


def dataclass_at(state: State, place: str) -> object:
    """Yellow's car at another place."""
    return compose.park(state, "Y", place).car("Y")


# What is wrong.


def test_everything_that_is_wrong_is_said_where_it_is() -> None:
    state = STATE
    for district in state.table.districts:
        state = compose.double(compose.lay(state, district, state.table.components.tablets[0]), district, True)
    for field in range(1, 5):
        state = compose.put(state, "The Loop", field, "E")
    found = {(slip.fault.name, slip.where("Gold Coast")) for slip in slips(state)}
    assert ("position-doublers", "") in found
    assert ("position-tablet-twice", "Stickney") in found
    assert slips(STATE) == ()


def test_what_does_not_fit_the_form_hides_nothing_else() -> None:
    state = compose.lay(STATE, "The Loop", STATE.table.components.tablets[1])
    for card in (1, 3):
        state = compose.turn_card(state, "Y", card)
    found = {(slip.fault.name, slip.where("Gold Coast")) for slip in slips(state)}
    assert found == {
        ("schema-too-few", CARS["Y"]), ("position-tablet-twice", "The Loop"), ("position-tablet-twice", "North Side"),
    }  # fmt: skip


def test_what_is_wrong_at_the_harbour_and_with_influence_is_pointed_at() -> None:
    state, _ = take(compose.influenced(STATE, "G", 20_000), Piece("display", "trunk", 2))
    for _ in range(2):
        state = give(state, "door", "Gold Coast") or state
    found = {(slip.fault.name, slip.where("Gold Coast")) for slip in slips(state)}
    assert ("schema-at-most", Piece("tableau", "G")) in found
    assert ("position-three-alike", "Gold Coast") in found


@given(positions())
@settings(deadline=None, max_examples=25)
def test_what_lies_open_of_any_game_is_a_position_without_faults(state: State) -> None:
    found = compose.opened(state)
    assert slips(found) == ()
    assert position(written(found)) == found
    assert compose.opened(found) == found


def test_a_box_of_ones_own_is_left_behind_and_its_tablets_are_ones_own() -> None:
    box = STATE.table.components
    own = dataclasses.replace(box, tablets=(Tablet("T01", (9,), 2, 2), *box.tablets[1:]))
    state = GAME.new(4, 1, own)
    assert any(one.tablet.id == "T01" for one in state.districts) or state.table.components != box
    found = compose.opened(state)
    assert found.table.components == box
    assert all(one.tablet.id != "T01" for one in found.districts)
    assert slips(found) == ()


CHANGES = ("park", "turn", "equip", "lay", "put", "double", "seat", "players", "drop", "lift", "rule")


@given(positions(), some.lists(some.tuples(some.sampled_from(CHANGES), some.integers(0, 999)), max_size=12))
@settings(deadline=None, max_examples=40)
def test_whatever_is_composed_can_be_written_judged_and_shown(state: State, changes: list[tuple[str, int]]) -> None:
    state = compose.opened(state)
    for name, number in changes:
        state = changed(state, name, number)
    found = slips(state)
    assert look(state, SAYS, 1000).width == 1000
    assert look(state, SAYS, 390).small
    if not found:
        assert position(written(state)) == state


def changed(state: State, name: str, number: int) -> State:
    """One of many changes, by number."""
    table = state.table
    gang, place = table.gangs[number % len(table.gangs)], table.districts[number % len(table.districts)]
    tablets, known = table.components.tablets, state.district(place) is not None
    changes: dict[str, Callable[[], State | None]] = {
        "park": lambda: compose.park(state, gang, (*table.board.places, NOWHERE)[number % 12]),
        "turn": lambda: compose.turn_card(state, gang, 1 + number % 3),
        "equip": lambda: give(state, ("engine", "door", "trunk")[number % 3], (CARS[gang], "Gold Coast")[number % 2]),
        "lay": lambda: compose.lay(state, place, tablets[number % 15]),
        "put": lambda: compose.put(state, place, 1 + number % 4, "YGNBE."[number % 6]) if known else None,
        "double": lambda: compose.double(state, place, bool(number % 2)) if known else None,
        "seat": lambda: compose.seated(state, number % len(table.gangs), "YGNBE"[number % 5]),
        "players": lambda: compose.for_players(state, 2 + number % 4),
        "drop": lambda: give(state, "YGNB"[number % 4], (place, CARS[gang])[number % 2]),
        "lift": lambda: compose.lift(state, place),
        "rule": lambda: compose.ruled(state, "cicero", ("road", None)[number % 2]),
    }  # fmt: skip
    return changes[name]() or state
