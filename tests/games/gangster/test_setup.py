"""The start of a game, with two to five players."""

from collections import Counter

import pytest

from gangster_widgets.games.gangster.components import standard
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.setup import new
from gangster_widgets.games.gangster.state import POLICE, State
from gangster_widgets.games.gangster.table import table_for
from gangster_widgets.games.gangster.tablet import EMPTY
from gangster_widgets.kernel.why import Why

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
SEEDS = range(30)


def told_at_set_up(players: int, seed: int = 7) -> list[Why]:
    """The events of a set-up."""
    found: list[Why] = []
    new(table_for(players, standard()), seed, found.append)
    return found


def games(players: int = 4) -> list[State]:
    """Thirty games set up."""
    return [GAME.new(players, seed) for seed in SEEDS]


@pytest.mark.clause("setup.gang", "two.persons")
@pytest.mark.parametrize(("players", "gangs"), [(2, "YGNB"), (3, "YGN"), (4, "YGNB"), (5, "YGNBE")])
def test_everybody_has_a_colour_and_two_players_have_two(players: int, gangs: str) -> None:
    assert [car.gang for car in GAME.new(players, 7).cars] == list(gangs)


@pytest.mark.clause("setup.gang", "setup.afterwards")
@PLAYERS
def test_nine_of_twenty_gangsters_are_in_play_two_of_them_on_the_board(players: int) -> None:
    begun = GAME.new(players, 7)
    standing = Counter("".join(district.fields for district in begun.districts).replace(EMPTY, ""))
    assert standing == dict.fromkeys(begun.table.gangs, 2)
    assert {car.aboard for car in begun.cars} == {7}
    assert set(begun.reserve) == {11}


@pytest.mark.clause("setup.gang")
@PLAYERS
def test_all_three_movement_cards_lie_face_up(players: int) -> None:
    assert {car.cards for car in GAME.new(players, 7).cars} == {(1, 2, 3)}


@pytest.mark.clause("setup.gang")
@PLAYERS
def test_the_influence_starts_at_nothing(players: int) -> None:
    begun = GAME.new(players, 7)
    assert set(begun.influence) == {0}
    assert set(GAME.scores(begun)) == {0}


@pytest.mark.clause("setup.afterwards", "setup.equipment")
@PLAYERS
def test_every_car_has_one_piece_of_equipment_and_an_empty_trunk(players: int) -> None:
    begun = GAME.new(players, 7)
    assert {(len(car.equipment), car.trunk) for car in begun.cars} == {(1, "")}


@pytest.mark.clause("setup.equipment")
@PLAYERS
def test_three_pieces_lie_on_display_and_the_rest_is_the_supply(players: int) -> None:
    begun = GAME.new(players, 7)
    out = [*begun.display, *begun.decks.gone, *(kind for car in begun.cars for kind in car.equipment)]
    assert len(begun.display) == 3
    assert Counter([*out, *begun.decks.equipment]) == Counter(dict(standard().equipment))
    assert len(out) + len(begun.decks.equipment) == 30


@pytest.mark.clause("setup.equipment")
def test_the_equipment_is_mixed() -> None:
    assert len({begun.decks.equipment for begun in games()}) == len(SEEDS)
    assert len({begun.cars[0].equipment for begun in games()}) > 3


@pytest.mark.clause("setup.equipment", "equipment.three-alike")
def test_three_alike_never_lie_on_display_at_set_up() -> None:
    begun = [GAME.new(4, seed) for seed in range(200)]
    assert min(len(set(found.display)) for found in begun) == 2
    gone = [found.decks.gone for found in begun if found.decks.gone]
    assert gone
    assert {len(set(three)) for three in gone if len(three) == 3} == {1}


@pytest.mark.clause("setup.tablets")
@PLAYERS
def test_every_district_has_a_tablet_of_its_own(players: int) -> None:
    begun = GAME.new(players, 7)
    tablets = [district.tablet for district in begun.districts]
    assert len(set(tablets)) == len(tablets) == (9 if players == 3 else 10)
    assert set(tablets) <= set(standard().tablets)


@pytest.mark.clause("setup.tablets")
def test_which_of_the_fifteen_tablets_lie_where_is_chance() -> None:
    on_the_north_side = {begun.districts[0].tablet.id for begun in games()}
    in_use = {tuple(sorted(str(district.tablet.id) for district in begun.districts)) for begun in games()}
    assert len(on_the_north_side) > 8
    assert len(in_use) > 20


@pytest.mark.clause("setup.tablets", "harbour.no-tablet")
def test_the_harbour_has_no_tablet() -> None:
    assert GAME.new(4, 7).district("Gold Coast") is None


@pytest.mark.clause("setup.decks")
def test_the_six_casino_cards_are_shuffled() -> None:
    piles = {begun.decks.casino for begun in games()}
    assert {tuple(sorted(pile)) for pile in piles} == {(1, 2, 3, 4, 5, 6)}
    assert len({pile[0] for pile in piles}) == 6


@pytest.mark.clause("setup.decks", "setup.first-doubler")
def test_the_district_cards_are_shuffled() -> None:
    assert len({begun.decks.districts for begun in games()}) == len(SEEDS)


@pytest.mark.clause("setup.decks")
@PLAYERS
def test_no_policeman_is_among_the_cards_of_the_start_positions(players: int) -> None:
    starts = [why.told() for seed in SEEDS for why in told_at_set_up(players, seed) if why.name == "start"]
    assert POLICE not in {start["district"] for start in starts} | {start["other"] for start in starts}


@pytest.mark.clause("setup.start-player", "turn.order")
@PLAYERS
def test_the_first_seat_begins(players: int) -> None:
    begun = GAME.new(players, 7)
    assert GAME.actor(begun) == 0
    assert GAME.seat(begun, 0) == "yellow"
    assert {action.gang for action in GAME.legal(begun)} == set(begun.table.persons[0])


@pytest.mark.clause("setup.start-player", "setup.start-positions")
@PLAYERS
def test_start_positions_are_drawn_seat_by_seat_from_the_start_player_on(players: int) -> None:
    starts = [why.told()["gang"] for why in told_at_set_up(players) if why.name == "start"]
    assert starts == list(GAME.new(players, 7).table.gangs)


@pytest.mark.clause("setup.start-positions")
@PLAYERS
def test_everybody_starts_on_two_arrow_fields_with_the_car_in_the_first_district(players: int) -> None:
    begun = GAME.new(players, 7)
    starts = {why.told()["gang"]: why.told() for why in told_at_set_up(players) if why.name == "start"}
    arrows = {district.name: district.fields[0] for district in begun.districts if district.fields[0] != EMPTY}
    assert {car.gang: car.at for car in begun.cars} == {gang: start["district"] for gang, start in starts.items()}
    assert arrows == {start[card]: gang for gang, start in starts.items() for card in ("district", "other")}


@pytest.mark.clause("setup.start-positions")
@PLAYERS
def test_no_two_start_in_the_same_district(players: int) -> None:
    standing = [district.fields.rstrip(EMPTY) for district in GAME.new(players, 7).districts]
    gangs = GAME.new(players, 7).table.gangs
    assert sorted(filter(None, standing)) == sorted(gangs * 2)


@pytest.mark.clause("setup.start-positions", "setup.decks")
def test_where_one_starts_is_chance() -> None:
    assert len({begun.cars[0].at for begun in games()}) > 6


@pytest.mark.clause("setup.first-doubler")
@PLAYERS
def test_one_doubler_lies_on_the_district_of_the_discarded_card(players: int) -> None:
    begun = GAME.new(players, 7)
    doubled = tuple(district.name for district in begun.districts if district.doubled)
    assert doubled == begun.decks.discarded
    assert len(doubled) == 1


@pytest.mark.clause("setup.first-doubler")
@pytest.mark.parametrize(("players", "police"), [(2, 2), (3, 2), (4, 2), (5, 3)])
def test_policemen_are_mixed_into_the_remaining_cards(players: int, police: int) -> None:
    begun = GAME.new(players, 7)
    remaining = set(begun.table.districts) - set(begun.decks.discarded)
    assert Counter(begun.decks.districts) == Counter({**dict.fromkeys(remaining, 1), POLICE: police})


@pytest.mark.clause("setup.first-doubler", "setup.decks")
def test_the_first_doubler_is_drawn_by_lot() -> None:
    assert len({begun.decks.discarded for begun in games()}) > 5


@pytest.mark.clause("setup.first-doubler")
def test_policemen_lie_anywhere_in_the_pile() -> None:
    assert {begun.decks.districts.index(POLICE) for begun in games()} >= {0, 1, 2, 3}


@pytest.mark.clause("setup.first-doubler")
def test_a_card_of_a_start_position_may_show_the_first_doubler() -> None:
    doubled_starts = [begun for begun in games() if begun.decks.discarded[0] in {car.at for car in begun.cars}]
    assert 0 < len(doubled_starts) < len(SEEDS)


@pytest.mark.clause("setup.first-doubler", "setup.equipment", "setup.start-positions")
def test_set_up_goes_in_the_order_of_the_rulebook() -> None:
    assert [why.name for why in told_at_set_up(3)] == ["refilled", "start", "start", "start", "first-doubler"]


@pytest.mark.clause("cicero.closed")
def test_with_three_players_cicero_has_no_tablet_and_no_card() -> None:
    begun = games(players=3)
    assert not [found for found in begun if "Cicero" in found.table.districts]
    assert not [found for found in begun if "Cicero" in found.decks.districts + found.decks.discarded]
    assert {len(found.decks.districts) for found in begun} == {8 + 2}


@pytest.mark.clause("cicero.closed")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_with_other_numbers_of_players_cicero_is_in_play(players: int) -> None:
    begun = GAME.new(players, 7)
    assert begun.district("Cicero") is not None
    assert "Cicero" in begun.decks.districts + begun.decks.discarded


@pytest.mark.clause("two.persons")
def test_two_players_set_up_as_four_do() -> None:
    two, four = GAME.new(2, 7), GAME.new(4, 7)
    assert (two.cars, two.districts, two.decks, two.display) == (four.cars, four.districts, four.decks, four.display)
    assert (two.table.persons, four.table.persons) == (("YN", "GB"), ("Y", "G", "N", "B"))


@pytest.mark.clause("two.set-up")
@pytest.mark.parametrize("seed", SEEDS)
def test_with_two_players_each_of_four_colours_is_set_up_whole(seed: int) -> None:
    begun = GAME.new(2, seed)
    standing = Counter("".join(district.fields for district in begun.districts).replace(EMPTY, ""))
    assert [car.gang for car in begun.cars] == list("YGNB")
    for car in begun.cars:
        starts = [district.name for district in begun.districts if district.fields[0] == car.gang]
        assert (len(starts), standing[car.gang], car.aboard) == (2, 2, 7)
        assert standing[car.gang] + car.aboard + car.trunk.count(car.gang) == 9
        assert car.at in starts
        assert (car.cards, len(car.equipment), car.trunk) == ((1, 2, 3), 1, "")
    assert GAME.scores(begun) == (0, 0)


@pytest.mark.clause("game.stages", "setup.afterwards")
@PLAYERS
def test_the_game_begins_in_the_first_stage(players: int) -> None:
    begun = GAME.new(players, 7)
    assert (begun.stage, begun.over, begun.casino) == (1, False, None)
