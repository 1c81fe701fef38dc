"""What holds for every tablet, every position and every game, whatever they are."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as some

from gangster_widgets.games.gangster.actions import Drive, Load, Lose, Unload
from gangster_widgets.games.gangster.board import Board
from gangster_widgets.games.gangster.components import standard
from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.reckoning import reckon_district, standings
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.tablet import EMPTY, SAME_GANG, District, Tablet, gaps, next_field, set_down
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.players.random import Bot

COLOURS = ("yellow", "grey", "brown", "blue", "green")
PLACES = standard().board.places
MAPS: list[dict[str, Any] | None] = [
    None,
    {"harbour": "Dock", "connections": [["Mill", "Dock"]]},
    {"harbour": "Dock", "connections": [["Dock", "Mill"], ["Mill", "Park"], ["Park", "Yard"], ["Yard", "Mill"]]},
    {"harbour": "Dock", "connections": [["Dock", "Mill"], ["Mill", "Cicero"], ["Cicero", "Park"], ["Park", "Mill"]]},
]
"""The standard map, a street of two places, a ring with the harbour outside, and one with a Cicero."""

RULINGS: list[dict[str, str]] = [{}, {"gap": "same-gang-on-last-field"}, {"bumper": "swap"}, {"cicero": "road"}]

gangs = some.sampled_from("YGNBE")
standing = some.text(".YGNBE", min_size=1, max_size=20)
numbers = some.lists(some.one_of(some.integers(1, 9), some.just("?")), min_size=1, max_size=6).map(tuple)
casinos = some.integers(1, 6)
ruling = some.sampled_from([None, SAME_GANG])


@some.composite
def districts(draw: Callable[..., Any]) -> District:
    """A district with any tablet and anybody on it."""
    fields = draw(standing)
    return District("North Side", Tablet(None, draw(numbers), 1, len(fields)), fields, draw(some.booleans()))


@some.composite
def games(draw: Callable[..., Any]) -> State:
    """A state out of a random game, all numbers of players and all rulings among them."""
    players, seed = draw(some.integers(2, 5)), draw(some.integers(0, 10_000))
    state, bot = GAME.new(players, seed, rulings=draw(some.sampled_from(RULINGS))), Bot(seed)
    for _ in range(draw(some.integers(0, 150))):
        if not state.over:
            state = GAME.play(state, bot.choose(GAME, state))
    return state


@some.composite
def cars(draw: Callable[..., Any], colour: str, colours: tuple[str, ...], places: list[str]) -> dict[str, Any]:
    """A car as a puzzle file has it, anywhere and with anything."""
    others = [other for other in colours if other != colour]
    return {
        "at": draw(some.sampled_from(places)),
        "cards": draw(some.lists(some.sampled_from([1, 2, 3]), min_size=1, unique=True)),
        "aboard": draw(some.integers(0, 3)),
        "trunk": draw(some.lists(some.sampled_from(others), max_size=2)),
        "equipment": draw(some.lists(some.sampled_from(KINDS), max_size=2, unique=True)),
    }


@some.composite
def tables(draw: Callable[..., Any]) -> State:
    """A position as a puzzle file has it: cars anywhere or not named, tablets where some of them stand."""
    players = draw(some.integers(2, 5))
    colours = COLOURS[: 4 if players == 2 else players]
    own = draw(some.sampled_from(MAPS))
    places = [*dict.fromkeys(place for road in own["connections"] for place in road)] if own else [*PLACES]
    named = [colour for colour in colours if draw(some.integers(0, 9))]
    parked = {colour: draw(cars(colour, colours, places)) for colour in named}
    letters = "." + "YGNBE"[: len(colours)]
    here = {car["at"] for car in list(parked.values())[:2]} - {"Gold Coast", "Dock"}
    tablet = {"tablet": {"places": [3, 1], "rows": 1, "columns": 5}}
    written = {
        "players": players,
        "turn": colours[0],
        "cars": parked,
        "districts": {place: {**tablet, "gangsters": draw(some.text(letters, max_size=5))} for place in sorted(here)},
        "display": draw(some.lists(some.sampled_from(KINDS), max_size=3)),
        "rulings": draw(some.sampled_from(RULINGS)),
        **({"board": own} if own else {}),
    }
    try:
        return position(written)
    except Faulty:
        assume(False)
        raise


def any_action(draw: Callable[..., Any], state: State) -> Drive | Load | Unload | Lose:
    """Any action at all of anybody at that table."""
    gang = some.sampled_from(state.table.gangs)
    places = some.sampled_from(state.table.board.places)
    push = some.one_of(some.just((None, None)), some.tuples(gang, places))
    dumps = some.one_of(some.just(""), some.text(state.table.letters, max_size=2).map(lambda who: "".join(sorted(who))))
    kinds = some.one_of(some.none(), some.sampled_from(KINDS))
    drives = some.builds(
        lambda one, card, engine, to, pushed, dumped, taken: Drive(one, card, engine, to, *pushed, dumped, taken),
        gang, some.integers(1, 4), some.booleans(), places, push, dumps, kinds,
    )  # fmt: skip
    loads = some.builds(Load, gang, places, some.integers(0, 17))
    unloads = some.builds(Unload, gang, some.text(state.table.letters, max_size=3))
    found: Drive | Load | Unload | Lose = draw(some.one_of(drives, loads, unloads, some.builds(Lose, gang)))
    return found


@pytest.mark.clause("tie.highest-rank", "majority.number", "places.left-to-right")
@given(districts(), casinos, some.permutations("YGNBE"))
def test_renaming_the_colours_renames_the_result_and_changes_nothing_else(
    district: District, casino: int, names: list[str]
) -> None:
    renaming = dict(zip("YGNBE", names, strict=True))
    fields = district.fields.translate(str.maketrans(renaming))
    renamed = District("North Side", district.tablet, fields, district.doubled)
    expected = tuple((renaming[gang], points) for gang, points in reckon_district(district, casino).value)
    assert reckon_district(renamed, casino).value == expected


@pytest.mark.clause("rank.field", "tie.highest-rank")
@given(districts(), casinos, some.integers(1, 20))
def test_empty_fields_behind_the_last_gangster_change_nothing(district: District, casino: int, more: int) -> None:
    tablet = Tablet(None, district.tablet.places, 1, district.tablet.size + more)
    larger = District("North Side", tablet, district.fields + EMPTY * more, district.doubled)
    assert reckon_district(larger, casino).value == reckon_district(district, casino).value


@pytest.mark.clause("rank.field", "tie.highest-rank")
@given(standing, some.integers(1, 20))
def test_empty_fields_before_the_first_gangster_change_nobodys_place(fields: str, more: int) -> None:
    assert [one.gang for one in standings(EMPTY * more + fields)] == [one.gang for one in standings(fields)]


@pytest.mark.clause("places.left-to-right", "doubler.doubles", "casino.all")
@given(districts(), casinos)
def test_a_district_never_pays_more_than_its_numbers_times_the_doubler(district: District, casino: int) -> None:
    worth = sum(casino if number == "?" else int(number) for number in district.tablet.places)
    paid = sum(points for _, points in reckon_district(district, casino).value)
    assert paid <= worth * (2 if district.doubled else 1)


@pytest.mark.clause("places.left-to-right", "majority.number")
@given(districts(), casinos)
def test_every_gang_that_is_there_is_reckoned_once_and_nobody_else(district: District, casino: int) -> None:
    gangs_there = [gang for gang, _ in reckon_district(district, casino).value]
    assert sorted(gangs_there) == sorted(set(district.fields) - {EMPTY})


@pytest.mark.clause("majority.number", "tie.highest-rank")
@given(districts(), casinos)
def test_nobody_stands_before_a_gang_with_more_gangsters_or_as_many_and_a_higher_rank(
    district: District, casino: int
) -> None:
    gangs_there = [gang for gang, _ in reckon_district(district, casino).value]
    strength = [(district.fields.count(gang), district.fields.rindex(gang)) for gang in gangs_there]
    assert strength == sorted(strength, reverse=True)


@pytest.mark.clause("doubler.doubles")
@given(districts(), casinos)
def test_with_a_doubler_everybody_gets_twice_as_much(district: District, casino: int) -> None:
    plain, doubled = (District("North Side", district.tablet, district.fields, twice) for twice in (False, True))
    twice = tuple((gang, 2 * points) for gang, points in reckon_district(plain, casino).value)
    assert reckon_district(doubled, casino).value == twice


@pytest.mark.clause("gap.filling", "tablet.full")
@given(standing, gangs, ruling)
def test_the_next_field_is_never_a_taken_one(fields: str, gang: str, way: str | None) -> None:
    field = next_field("North Side", fields, gang, way).value
    assert field is None or fields[field - 1] == EMPTY


@pytest.mark.clause("tablet.full", "gap.filling")
@given(standing, gangs)
def test_there_is_a_next_field_exactly_while_one_is_empty(fields: str, gang: str) -> None:
    assert (next_field("North Side", fields, gang).value is None) == (EMPTY not in fields)


@pytest.mark.clause("gap.definition", "gap.filling")
@given(standing, gangs)
def test_a_gap_is_filled_only_while_somebody_stands_on_the_last_field(fields: str, gang: str) -> None:
    field = next_field("North Side", fields, gang).value
    assert (field in gaps(fields)) == (fields[-1] != EMPTY and EMPTY in fields)


@pytest.mark.clause("gap.filling", "field.order")
@given(some.text("YGNBE", min_size=1, max_size=20))
def test_on_an_empty_tablet_gangsters_line_up_in_reading_order(who: str) -> None:
    fields = EMPTY * 20
    for gang in who:
        fields = set_down(fields, next_field("North Side", fields, gang).value, gang)
    assert fields == who.ljust(20, EMPTY)


@pytest.mark.clause("setup.decks")
@settings(max_examples=40, deadline=None)
@given(games(), some.integers(0, 2**53))
def test_resampling_leaves_what_is_known(state: State, chance: int) -> None:
    for player in range(len(state.table.persons)):
        assert GAME.known(GAME.resample(state, player, chance), player) == GAME.known(state, player)


@pytest.mark.clause("turn.one")
@settings(max_examples=60, deadline=None)
@given(games())
def test_play_never_changes_the_state_it_is_given(state: State) -> None:
    before, written = hash(state), GAME.encode(state)
    played = [GAME.play(state, action) for action in GAME.legal(state)]
    assert (hash(state), GAME.encode(state)) == (before, written)
    assert all(found != state for found in played)


@pytest.mark.clause("turn.one", "turn.stuck")
@settings(max_examples=60, deadline=None)
@given(games())
def test_nothing_stands_against_a_legal_action(state: State) -> None:
    assert [action for action in GAME.legal(state) if GAME.refusals(state, action)] == []
    assert state.over == (not GAME.legal(state))


@pytest.mark.clause("turn.one", "turn.stuck")
@settings(max_examples=200, deadline=None)
@given(tables())
def test_nothing_stands_against_a_legal_action_in_any_position(state: State) -> None:
    assert [action for action in GAME.legal(state) if GAME.refusals(state, action)] == []


@pytest.mark.clause("turn.one", "turn.order")
@settings(max_examples=300, deadline=None)
@given(some.data())
def test_any_action_is_legal_exactly_if_nothing_stands_against_it(data: some.DataObject) -> None:
    state = data.draw(some.one_of(tables(), games()))
    action = any_action(data.draw, state)
    assert (action in GAME.legal(state)) == (not GAME.refusals(state, action))


@pytest.mark.clause("turn.one", "turn.stuck")
@settings(max_examples=40, deadline=None)
@given(tables())
def test_of_all_actions_that_can_be_named_the_legal_ones_are_those_nothing_stands_against(state: State) -> None:
    unopposed = {action for action in GAME.universe(state) if not GAME.refusals(state, action)}
    assert set(GAME.legal(state)) == unopposed


@pytest.mark.clause("turn.one", "turn.order")
@settings(max_examples=100, deadline=None)
@given(tables())
def test_every_legal_action_can_be_played_and_told_in_any_position(state: State) -> None:
    for action in GAME.legal(state):
        assert GAME.tell(state, action).parts
        assert GAME.play(state, action).turn == 1


@pytest.mark.clause("setup.start-player")
@settings(max_examples=40, deadline=None)
@given(games())
def test_every_state_goes_into_writing_and_comes_back(state: State) -> None:
    assert GAME.decode(GAME.encode(state)) == state


@pytest.mark.clause("drive.exact", "drive.no-way-back")
@settings(max_examples=100, deadline=None)
@given(some.lists(some.tuples(some.sampled_from("ABCDEFG"), some.sampled_from("ABCDEFG")), min_size=1, max_size=14),
       some.integers(1, 5))  # fmt: skip
def test_on_any_map_a_drive_there_is_also_a_drive_back(roads: list[tuple[str, str]], steps: int) -> None:
    once = {tuple(sorted(road)) for road in roads if road[0] != road[1]}
    board = Board("A", tuple((one, other) for one, other in sorted(once)))
    ways = {start: set(board.ways(start, steps)) for start in board.places}
    assert {(a, b) for a in ways for b in ways[a]} == {(b, a) for a in ways for b in ways[a]}
