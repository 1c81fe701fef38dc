"""Doublers, the end of a stage, what comes after it, and the end of the game."""

import pytest

from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.stage import doublers
from gangster_widgets.games.gangster.state import POLICE, Decks, State
from gangster_widgets.kernel.record import replace
from gangster_widgets.players import play_out

from .build import after, against, car, event, events, fields, last_doubler, state

THIRD_CARD = "yellow drives 1 to North Side"
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
POLICE_IN_PLAY = pytest.mark.parametrize(("players", "police"), [(2, 2), (3, 2), (4, 2), (5, 3)])


def third_card(*cards: str) -> State:
    """Yellow has one card left; these are the district cards."""
    return state({"Stickney": "1 @1x2"}, {"yellow": {"at": "The Loop", "cards": [1]}}, Decks(districts=cards))


def doubled(found: State) -> set[str]:
    return {district.name for district in found.districts if district.doubled}


@pytest.mark.clause("cards.third")
def test_after_the_third_card_all_three_are_turned_up() -> None:
    assert car(after(third_card("Stickney"), THIRD_CARD), "yellow").cards == (1, 2, 3)
    assert event(third_card("Stickney"), THIRD_CARD, "cards-up")["cards"] == (1, 2, 3)


@pytest.mark.clause("cards.third")
def test_after_the_second_card_nothing_is_turned_up_and_nothing_drawn() -> None:
    cars = {"yellow": {"at": "The Loop", "cards": [1, 3]}}
    before = state(cars=cars, decks=Decks(districts=("Stickney",)))
    assert car(after(before, THIRD_CARD), "yellow").cards == (3,)
    assert events(before, THIRD_CARD) == ["drove"]


@pytest.mark.clause("cards.third")
@pytest.mark.parametrize(("card", "to"), [(1, "North Side"), (2, "West Side"), (3, "Greek Town")])
def test_whichever_card_comes_third_turns_all_three_up(card: int, to: str) -> None:
    cars = {"yellow": {"at": "The Loop", "cards": [card]}}
    before = state(cars=cars, decks=Decks(districts=(POLICE,)))
    assert car(after(before, f"yellow drives {card} to {to}"), "yellow").cards == (1, 2, 3)


@pytest.mark.clause("doubler.card", "cards.third")
def test_a_district_card_lays_a_doubler_on_its_district() -> None:
    drawn = after(third_card("Stickney", "Cicero"), THIRD_CARD)
    assert doubled(drawn) == {"Stickney"}
    facts = event(third_card("Stickney"), THIRD_CARD, "doubled")
    assert (facts["district"], facts["doublers"]) == ("Stickney", 1)


@pytest.mark.clause("doubler.card", "cards.third")
def test_a_policeman_does_nothing() -> None:
    drawn = after(third_card(POLICE, "Stickney"), THIRD_CARD)
    assert doubled(drawn) == set()
    assert events(third_card(POLICE, "Stickney"), THIRD_CARD) == ["drove", "cards-up", "policeman"]


@pytest.mark.clause("doubler.card")
@pytest.mark.parametrize("card", ["Stickney", POLICE])
def test_the_top_card_is_drawn_and_discarded(card: str) -> None:
    decks = after(third_card(card, "Cicero"), THIRD_CARD).decks
    assert (decks.districts, decks.discarded) == (("Cicero",), (card,))


@pytest.mark.clause("doubler.card")
def test_only_one_card_is_drawn_and_only_after_a_third_card() -> None:
    assert events(third_card("Stickney"), THIRD_CARD).count("doubled") == 1
    before = state({"The Loop": "1 @1x2"}, {"yellow": {"at": "The Loop", "cards": [1]}}, Decks(districts=("Stickney",)))
    assert after(before, "yellow unloads yellow").decks.districts == ("Stickney",)


@pytest.mark.clause("stage.at-once")
def test_the_eighth_doubler_ends_the_stage() -> None:
    assert after(last_doubler(), THIRD_CARD).stage == 2
    facts = event(last_doubler(), THIRD_CARD, "stage-over")
    assert (facts["stage"], facts["gang"], facts["doublers"]) == (1, "Y", 8)


@pytest.mark.clause("stage.at-once")
def test_the_seventh_doubler_ends_nothing() -> None:
    before = last_doubler({"North Side": "1 @1x2"})
    assert after(before, THIRD_CARD).stage == 1
    assert doublers(after(before, THIRD_CARD)) == 7
    assert "stage-over" not in events(before, THIRD_CARD)


@pytest.mark.clause("stage.at-once", "doubler.card")
def test_a_policeman_ends_no_stage() -> None:
    assert after(last_doubler(cards=(POLICE, "Stickney")), THIRD_CARD).stage == 1


@pytest.mark.clause("stage.at-once")
def test_the_day_of_reckoning_follows_at_once() -> None:
    assert events(last_doubler(), THIRD_CARD) == [
        "drove", "cards-up", "doubled", "stage-over", "casino-drawn", "board", "influence", "influence", "influence",
        "influence", "next-stage", "new-gangsters", "first-doubler-next",
    ]  # fmt: skip


@pytest.mark.clause("stage.at-once", "doubler.doubles")
def test_the_eighth_doubler_counts_in_the_reckoning_it_brings_about() -> None:
    assert after(last_doubler({"Stickney": "4 @1x2 : G"}), THIRD_CARD).influence == (0, 8, 0, 0)


@pytest.mark.clause("stage.at-once")
def test_who_caused_it_draws_the_casino_card() -> None:
    facts = event(last_doubler(casino=(6, 2)), THIRD_CARD, "casino-drawn")
    assert (facts["gang"], facts["casino"]) == ("Y", 6)


@pytest.mark.clause("stage.at-once")
def test_the_left_neighbour_of_who_caused_it_begins_the_next_stage() -> None:
    cars = {"yellow": {"at": "Stickney"}, "brown": {"at": "The Loop", "cards": [1]}}
    begun = after(last_doubler(cars=cars, turn="brown"), "brown drives 1 to North Side")
    assert begun.turn == begun.table.person["B"]
    assert begun.stage == 2


@pytest.mark.clause("stage.at-once")
def test_after_the_last_seat_the_first_begins_the_next_stage() -> None:
    cars = {"blue": {"at": "The Loop", "cards": [1]}}
    begun = after(last_doubler(cars=cars, turn="blue"), "blue drives 1 to North Side")
    assert (begun.turn, begun.stage) == (0, 2)


@pytest.mark.clause("casino.all")
def test_the_casino_card_leaves_the_game() -> None:
    assert after(last_doubler(casino=(5, 3, 1)), THIRD_CARD).decks.casino == (3, 1)


@pytest.mark.clause("casino.all")
def test_the_casino_card_counts_for_this_reckoning_only() -> None:
    before = last_doubler({"Stickney": "? @1x2 : G"}, casino=(5, 3))
    begun = after(before, THIRD_CARD)
    assert begun.influence == (0, 10, 0, 0)
    assert begun.casino is None


@pytest.mark.clause("stage.undoubled")
@PLAYERS
def test_two_districts_of_ten_are_left_without_a_doubler(players: int) -> None:
    end = play_out(GAME, GAME.new(players, 1), ["random"] * players, 1).state
    assert (len(end.table.board.districts), len(doubled(end))) == (10, 8)


@pytest.mark.clause("stage.undoubled", "cicero.closed")
def test_with_three_players_cicero_is_one_of_the_two() -> None:
    end = play_out(GAME, GAME.new(3, 1), ["random"] * 3, 1).state
    assert "Cicero" not in doubled(end)
    assert len(set(end.table.districts) - doubled(end)) == 1


@pytest.mark.clause("stage.undoubled", "cicero.closed")
def test_with_three_players_the_eighth_doubler_leaves_one_other_district() -> None:
    before = last_doubler(players=3)
    assert set(before.table.districts) - doubled(before) == {"Stickney", "South Side"}
    assert after(before, THIRD_CARD).stage == 2


@pytest.mark.clause("stage.undoubled")
@PLAYERS
def test_no_district_has_a_second_card(players: int) -> None:
    cards = [card for card in GAME.new(players, 1).decks.districts if card != POLICE]
    assert len(set(cards)) == len(cards)


@pytest.mark.clause("stage.next")
def test_the_next_stage_begins_with_one_doubler_by_lot() -> None:
    begun = [after(replace(last_doubler(), chance=chance), THIRD_CARD) for chance in range(20)]
    assert {len(doubled(found)) for found in begun} == {1}
    assert len({min(doubled(found)) for found in begun}) > 4


@pytest.mark.clause("stage.next")
def test_the_first_doubler_lies_on_the_district_of_the_card_that_was_drawn() -> None:
    begun = after(last_doubler(), THIRD_CARD)
    facts = event(last_doubler(), THIRD_CARD, "first-doubler-next")
    assert doubled(begun) == set(begun.decks.discarded) == {facts["district"]}


@pytest.mark.clause("stage.next")
@POLICE_IN_PLAY
def test_all_other_cards_are_shuffled_with_the_police(players: int, police: int) -> None:
    decks = after(last_doubler(players=players), THIRD_CARD).decks
    districts = {"North Side", "West Side", "The Loop", "Greek Town", "Little Italy", "Chinatown"}
    districts |= {"Stickney", "Little Africa", "South Side"} | ({"Cicero"} if players != 3 else set())
    assert decks.districts.count(POLICE) == police
    assert sorted({*decks.districts, *decks.discarded} - {POLICE}) == sorted(districts)
    assert len(decks.districts) == len(districts) - 1 + police


@pytest.mark.clause("stage.next", "setup.first-doubler")
def test_the_first_doubler_is_never_a_policeman() -> None:
    begun = [after(replace(last_doubler(), chance=chance), THIRD_CARD) for chance in range(40)]
    assert not [found for found in begun if POLICE in found.decks.discarded]


@pytest.mark.clause("stage.next")
def test_policemen_lie_anywhere_among_the_other_cards() -> None:
    begun = [after(replace(last_doubler(), chance=chance), THIRD_CARD) for chance in range(40)]
    assert {found.decks.districts.index(POLICE) for found in begun} >= {0, 1, 2, 3}


@pytest.mark.clause("stage.next")
@pytest.mark.parametrize(("stage", "number"), [(1, 6), (2, 5)], ids=["second-stage", "third-stage"])
def test_every_gang_gets_new_gangsters(stage: int, number: int) -> None:
    cars = {"yellow": {"at": "The Loop", "cards": [1], "aboard": 0}, "grey": {"at": "Cicero", "aboard": 2}}
    begun = after(last_doubler(cars=cars, stage=stage), THIRD_CARD)
    assert (begun.stage, car(begun, "yellow").aboard, car(begun, "grey").aboard) == (stage + 1, number, 2 + number)
    assert begun.reserve == (11 - number,) * 4


@pytest.mark.clause("stage.next", "setup.gang")
def test_of_twenty_gangsters_none_is_left_in_the_box_in_the_third_stage() -> None:
    cars = {"yellow": {"at": "The Loop", "cards": [1], "aboard": 0}}
    begun = after(last_doubler(cars=cars, stage=2, reserve=5), THIRD_CARD)
    assert begun.reserve == (0, 0, 0, 0)


@pytest.mark.clause("stage.next")
def test_gangsters_stay_on_the_tablets() -> None:
    begun = after(last_doubler({"Stickney": "4 @1x4 : GY.B"}), THIRD_CARD)
    assert fields(begun, "Stickney") == "GY.B"


@pytest.mark.clause("stage.next", "stage.leftover")
def test_cars_trunks_equipment_and_display_stay() -> None:
    grey = {"at": "Cicero", "trunk": ["blue"], "equipment": ["door", "engine"]}
    begun = after(last_doubler(cars={"grey": grey}, display=["bumper", "door"]), THIRD_CARD)
    stayed = car(begun, "grey")
    assert (stayed.at, stayed.trunk, stayed.equipment) == ("Cicero", "B", ("door", "engine"))
    assert (car(begun, "yellow").at, begun.display) == ("North Side", ("bumper", "door"))


@pytest.mark.clause("stage.leftover")
def test_who_is_still_aboard_stays_aboard_beside_the_new_ones() -> None:
    cars = {"grey": {"at": "Cicero", "aboard": 7, "trunk": ["yellow"]}, "blue": {"at": "Cicero", "aboard": 0}}
    begun = after(last_doubler(cars=cars), THIRD_CARD)
    assert (car(begun, "grey").aboard, car(begun, "grey").trunk, car(begun, "blue").aboard) == (13, "Y", 6)


@pytest.mark.clause("cards.carry-over")
def test_cards_that_lie_face_down_stay_face_down_in_the_next_stage() -> None:
    begun = after(last_doubler(cars={"grey": {"at": "Cicero", "cards": [2]}}), THIRD_CARD)
    assert car(begun, "grey").cards == (2,)
    assert against(begun, "grey drives 1 to West Side") == ["card-used"]


@pytest.mark.clause("cards.carry-over", "cards.third")
def test_whose_third_card_ended_the_stage_has_all_three_again() -> None:
    assert car(after(last_doubler(), THIRD_CARD), "yellow").cards == (1, 2, 3)


@pytest.mark.clause("game.stages")
def test_after_the_third_reckoning_the_game_is_over() -> None:
    end = after(last_doubler({"Stickney": "4 @1x4 : G"}, stage=3), THIRD_CARD)
    assert (end.over, end.stage, end.influence) == (True, 3, (0, 8, 0, 0))
    assert events(last_doubler(stage=3), THIRD_CARD)[-1] == "game-over"


@pytest.mark.clause("game.stages")
@pytest.mark.parametrize("stage", [1, 2])
def test_after_the_first_and_second_reckoning_it_goes_on(stage: int) -> None:
    begun = after(last_doubler(stage=stage), THIRD_CARD)
    assert (begun.over, begun.stage) == (False, stage + 1)


@pytest.mark.clause("game.stages", "casino.all")
@PLAYERS
def test_a_whole_game_has_three_days_of_reckoning(players: int) -> None:
    end = play_out(GAME, GAME.new(players, 2), ["random"] * players, 2).state
    assert (end.over, end.stage, len(end.decks.casino)) == (True, 3, 3)


@pytest.mark.clause("game.stages")
def test_when_the_game_is_over_nothing_can_be_done() -> None:
    end = after(last_doubler(stage=3, cars={"grey": {"at": "Cicero"}}), THIRD_CARD)
    assert GAME.legal(end) == []
    assert against(end, "grey drives 1 to West Side") == ["game-is-over"]


@pytest.mark.clause("end.winners", "goal.influence")
def test_the_most_influence_wins() -> None:
    end = after(last_doubler({"Stickney": "4 @1x4 : G"}, stage=3, influence={"yellow": 7}), THIRD_CARD)
    assert (end.influence, GAME.winners(end)) == ((7, 8, 0, 0), (1,))


@pytest.mark.clause("end.winners")
def test_the_influence_of_all_three_stages_decides_not_the_last_reckoning() -> None:
    end = after(last_doubler({"Stickney": "4 @1x4 : G"}, stage=3, influence={"yellow": 9}), THIRD_CARD)
    assert GAME.winners(end) == (0,)


@pytest.mark.clause("end.winners")
def test_all_who_have_equally_much_win() -> None:
    before = last_doubler({"Stickney": "4 @1x4 : G"}, stage=3, influence={"yellow": 8, "blue": 7})
    assert GAME.winners(after(before, THIRD_CARD)) == (0, 1)
    facts = event(before, THIRD_CARD, "game-over")
    assert (facts["gangs"], facts["influence"]) == (("Y", "G"), 8)
