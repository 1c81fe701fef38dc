"""The board of The Boss as it is seen and heard: on every width, in every language, and no more than a player knows."""

from itertools import combinations

import pytest

from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.look import look
from gangster_widgets.games.the_boss.position import position
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.svg import svg

from .boss import POSITION, SAYS, halfway, played, some_states
from .samples import labels

WIDTHS = (320.0, 390.0, 820.0, 1016.0, 1600.0)
READABLE = 11.0
PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("width", WIDTHS)
def test_no_two_cities_and_no_two_players_cover_each_other(width: float) -> None:
    scene = look(played(4)[40], SAYS["en"], width)
    apart = [group.head for group in scene.groups if isinstance(group.head.of, str) or group.head.of.kind == "hand"]
    assert len(apart) == 12
    for one, other in combinations(apart, 2):
        beside = one.x + one.w <= other.x or other.x + other.w <= one.x
        assert beside or one.y + one.h <= other.y or other.y + other.h <= one.y


def test_chicago_stands_at_its_place_in_the_row_and_only_what_lies_left_of_it_pays() -> None:
    scene = look(position({"players": ["red", "blue", "green"], "round": 3}), SAYS["en"])
    cities = [group.head for group in scene.groups if isinstance(group.head.of, str)]
    assert [head.of for head in cities] == ["New York", "Boston", "Detroit", "Chicago", "Kansas City", "Cincinnati"]
    assert ["pays Chicago" in head.label for head in cities] == [True, True, True, False, False, False]
    assert [head.x for head in cities] == sorted(head.x for head in cities)


def test_a_position_shows_the_hidden_cards_it_tells_and_a_game_shows_none() -> None:
    told = labels(look(POSITION, SAYS["en"]))
    assert told[Piece("hidden", "Boston")] == "Boston: face down lies prison"
    assert told[Piece("hidden", "Cincinnati")] == "Cincinnati: a card face down"
    begun = GAME.new(3, 1)
    assert all(city.hidden is not None for city in begun.cities[:-1])
    said = labels(look(begun, SAYS["en"]))
    assert {said[Piece("hidden", name)] for name in begun.table.cities} == {
        f"{name}: a card face down" for name in begun.table.cities
    }


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_seen_that_whoever_acts_cannot_know(players: int) -> None:
    for nth, state in enumerate(some_states(players)[:-1]):
        drawn = GAME.resample(state, GAME.actor(state), nth)
        assert svg(look(state, SAYS["en"])) == svg(look(drawn, SAYS["en"]))


def test_whoever_acts_sees_his_cards_and_of_others_the_backs_with_their_city() -> None:
    state = GAME.new(2, 1)
    said = labels(look(state, SAYS["en"]))
    first, second = (state.hands[seat] or () for seat in (0, 1))
    own = f"in the hand of Red: {first[0].city}, {SAYS['en'].name(str(first[0].face))}"
    assert said[Piece("card", "red", 1)] == own
    assert said[Piece("card", "blue", 1)] == f"in the hand of Blue: a card of {second[0].city}, only its back is seen"


def test_who_holds_a_city_is_said_and_outlined_and_who_does_not_is_neither() -> None:
    scene = look(POSITION, SAYS["en"])
    said = labels(scene)
    blue, green = Piece("men", "Boston", 2), Piece("men", "Boston", 3)
    assert said[green] == "Green: professionals 2, occasionals 0; holds the city"
    assert said[blue] == "Blue: professionals 1, occasionals 0"
    edged = {shape.of for shape in scene.shapes if shape.colour == "brass" and hasattr(shape, "width")}
    assert green in edged
    assert blue not in edged


def test_hospital_prison_and_money_are_seen_where_somebody_is_there() -> None:
    state = GAME.new(2, 1)
    crew = replace(state.crews[1], hospital=1, prison=(0, 2))
    state = replace(state, crews=(state.crews[0], crew), money=(0, 7))
    said = labels(look(state, SAYS["en"]))
    assert said[Piece("hospital", "")] == "hospital: Blue 1, back after the next round"
    assert said[Piece("prison", "")] == "prison: Blue 0 back after the next round, 2 after the one after it"
    assert said[Piece("space", "", 7)] == "7 million: Blue"
    assert Piece("space", "", 3) not in said


def test_what_is_marked_has_an_edge_and_what_is_not_has_none() -> None:
    marks = Marks(open=("Boston",), chosen=(Piece("card", "red", 1),), refused=(("New York", 2),))
    scene = look(POSITION, SAYS["en"], 1000.0, marks)
    edged = {(shape.of, shape.colour) for shape in scene.shapes if shape.plane == 10}
    assert edged == {("Boston", "brass"), (Piece("card", "red", 1), "red"), (("New York", 2), "red")}


def test_while_a_round_end_is_told_only_cards_that_were_won_are_turned_up() -> None:
    said = labels(halfway(1000.0))
    assert said[Piece("hidden", "New York")] == "New York: face down lies 4"
    assert said[Piece("hidden", "Boston")] == "Boston: face down lies prison"
    assert said[Piece("hidden", "Detroit")] == "Detroit: a card face down"
    assert said[Piece("ledger", "red")] == "Red: 4 million"
    assert said[Piece("ledger", "green")] == "Green: 0 million; prison"
