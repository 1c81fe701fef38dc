"""Wrong rules: each changes one step of the thinking, has words, and gives what the rules do not somewhere."""

from typing import Any

import pytest

from gangster_widgets.games.the_boss import chicago, hidden, last_turn, payout, police, returning, round_steps, takeover
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.games.acting import names
from tests.games.the_boss.build import at, there

MISTAKES = {one.id: one for one in GAME.mistakes}
every_mistake = pytest.mark.parametrize("mistake", GAME.mistakes, ids=lambda one: one.id)

TABLE = {
    "takeover": "tie-allowed more-than-all-together own-there-forgotten occasionals-alone banishment-forgotten "
    "chicago-for-everybody only-professionals-count",
    "last-turn": "only-professionals-count last-turn-clockwise fewest-first placed-counted",
    "chicago": "chicago-hidden-cards chicago-all-open chicago-penalty-skipped chicago-right-side chicago-moves-left "
    "chicago-rounds-up alcapo-forgotten",
    "payout": "chicago-hidden-cards chicago-all-open chicago-penalty-skipped chicago-right-side chicago-moves-left "
    "chicago-rounds-up alcapo-forgotten chicago-penalties-strike chicago-forgotten open-card-won penalty-strikes-all",
    "hidden": "own-hand-forgotten only-last-open-seen others-hands-seen no-penalty-hidden",
    "police": "double-only-gold double-only-silver one-more-round drawn-forgotten",
}


def thinking(id_: str) -> Thought:
    """How somebody thinks who has that wrong."""
    thought: Thought = MISTAKES[id_].change(BY_THE_RULES)
    return thought


def test_each_kind_of_question_has_its_mistakes() -> None:
    for kind, ids in TABLE.items():
        assert {one.id for one in GAME.mistakes if kind in one.kinds} == set(ids.split())
    assert {one.id for one in GAME.mistakes if not one.kinds} >= {"occasionals-come-back", "card-under-chicago"}


@every_mistake
def test_a_mistake_has_words_and_breaks_a_clause_and_changes_the_thinking(mistake: Mistake) -> None:
    assert mistake.clause in rulebook(GAME.folder)
    assert mistake.change(BY_THE_RULES) != BY_THE_RULES
    for language in LANGUAGES:
        say = words(language, GAME.folder / "words")
        assert say.say(f"belief-{mistake.id}").endswith(".")
        assert 3 < len(say.say(f"mistake-{mistake.id}")) < 50


def test_mistakes_that_mislead_are_those_about_what_is_paid() -> None:
    assert {one.id for one in GAME.misleading} >= {"alcapo-forgotten", "open-card-won", "no-penalty-hidden"}
    assert not {one.id for one in GAME.misleading} & {"tie-allowed", "fewest-first", "one-more-round"}


HANDS = {"red": {"professionals": 3, "occasionals": 2}, "blue": {}, "green": {}}


@pytest.mark.parametrize(
    ("id_", "cities", "more", "city", "true", "wrong"),
    [
        ("tie-allowed", {"Boston": there(blue=[2, 0])}, {}, "Boston", 3, 2),
        ("tie-allowed", {}, {}, "Boston", 1, 1),
        ("more-than-all-together", {"Boston": there(blue=[2, 0], green=[1, 0])}, {}, "Boston", 3, 4),
        ("own-there-forgotten", {"Boston": there(red=[1, 0], blue=[2, 0])}, {}, "Boston", 2, 3),
        ("own-there-forgotten", {"Boston": there(red=[2, 0], blue=[1, 0])}, {}, "Boston", 0, 0),
        ("only-professionals-count", {"Boston": there(blue=[1, 1])}, {}, "Boston", 3, 2),
        ("banishment-forgotten", {}, {"banished": {"red": ["Boston"]}}, "Boston", None, 1),
        ("chicago-for-everybody", {}, {}, "Chicago", None, 1),
        ("occasionals-alone", {}, {"hands": {"red": {"occasionals": 2}}}, "Boston", None, 1),
    ],
)
def test_takeovers_thought_wrongly(
    id_: str, cities: dict[str, Any], more: dict[str, Any], city: str, true: int | None, wrong: int | None
) -> None:
    state = at(**{"hands": HANDS, "cities": cities, **more})
    assert takeover.takeover(state, "red", city).value == true
    assert takeover.takeover(state, "red", city, thinking(id_).takeover).value == wrong


ROW = {
    "New York": {"open": [4, 3], "gangsters": {"red": [1, 0]}},
    "Boston": {"open": [2, "prison"], "gangsters": {"red": [2, 0], "blue": [1, 0]}},
    "Detroit": {"open": [4], "gangsters": {"green": [1, 0]}},
    "Chicago": {"gangsters": {"red": [1, 0]}},
}
HIDDEN = {"New York": 2, "Boston": 3, "Detroit": "revolver"}


@pytest.mark.parametrize(
    ("id_", "money"),
    [
        ("chicago-hidden-cards", 2),
        ("chicago-all-open", 4),
        ("chicago-penalty-skipped", 2),
        ("chicago-right-side", 2),
        ("chicago-moves-left", 0),
        ("chicago-rounds-up", 2),
        ("alcapo-forgotten", 3),
    ],
)
def test_chicago_thought_wrongly(id_: str, money: int) -> None:
    state, thought = at(round=2, cities=ROW, hidden=HIDDEN), thinking(id_)
    assert chicago.chicago(state).value == ("red", 1, 2)
    assert chicago.chicago(state, thought.chicago).value[:2] == ("red", money)
    brought = dict(payout.payout(state, thought.payout, thought.chicago).value)
    assert brought["red"].money == 2 + 3 + money


def test_where_a_position_names_chicagos_place_nobody_thinks_that_it_moved() -> None:
    state = at(chicago=2, cities=ROW)
    assert chicago.chicago(state, thinking("chicago-moves-left").chicago).value == ("red", 1, 2)
    assert chicago.chicago(at(cities=ROW), thinking("chicago-moves-left").chicago).value == ("red", 1, 2), "round 1"


def test_where_no_hidden_card_is_named_nothing_follows_from_counting_them() -> None:
    assert chicago.chicago(at(round=2, cities=ROW), thinking("chicago-hidden-cards").chicago).value == ("red", 1, 2)


def test_payouts_thought_wrongly() -> None:
    state = at(round=2, cities=ROW, hidden={**HIDDEN, "Boston": "prison", "Detroit": 3} | {"Boston": 3})

    def wrong(id_: str, **keys: Any) -> dict[str, payout.Brought]:
        thought = thinking(id_)
        return dict(payout.payout(at(round=2, cities=ROW, hidden={**HIDDEN, **keys}), thought.payout).value)

    assert dict(payout.payout(state).value)["red"] == payout.Brought(6)
    assert wrong("chicago-forgotten")["red"] == payout.Brought(5)
    assert wrong("chicago-penalties-strike")["red"] == payout.Brought(6, prison=1)
    assert wrong("open-card-won")["red"] == payout.Brought(3 + 1, prison=1)
    assert wrong("penalty-strikes-all", Detroit=2)["green"] == payout.Brought(2)


def test_a_penalty_thought_to_strike_everybody_there() -> None:
    cities = {"Boston": there(red=[2, 0], blue=[1, 0]), "Detroit": there(green=[1, 0])}
    state = at(cities=cities, hidden={"Boston": "prison", "Detroit": 1})
    brought = dict(payout.payout(state, thinking("penalty-strikes-all").payout).value)
    assert [brought[who].prison for who in ("red", "blue", "green")] == [1, 1, 0]


@pytest.mark.parametrize(
    ("id_", "order"),
    [
        ("last-turn-clockwise", "red blue green"),
        ("fewest-first", "red blue green"),
        ("placed-counted", "red blue green"),
        ("only-professionals-count", "green red blue"),
    ],
)
def test_the_last_turn_thought_wrongly(id_: str, order: str) -> None:
    hands = {"red": {"professionals": 1}, "blue": {"occasionals": 2}, "green": {"professionals": 3}}
    state = at(hands=hands, cities={"Boston": there(red=[3, 0], blue=[2, 0])})
    assert last_turn.last_turn(state).value == ("green", "blue", "red")
    assert last_turn.last_turn(state, thinking(id_).last_turn).value == tuple(order.split())


@pytest.mark.parametrize(
    ("id_", "cards"),
    [
        ("own-hand-forgotten", {3, 1, "prison"}),
        ("only-last-open-seen", {2, 3, "prison"}),
        ("others-hands-seen", {"prison"}),
        ("no-penalty-hidden", {3}),
    ],
)
def test_what_may_lie_hidden_thought_wrongly(id_: str, cards: set[Any]) -> None:
    cities = {"Boston": {"open": [2]}} if id_ != "only-last-open-seen" else {"Boston": {"open": [2, 1]}}
    held = [] if id_ == "only-last-open-seen" else [1]
    hands = {"red": {"cards": {"Boston": held}}, "blue": {"cards": {"Boston": [3]}}}
    state = at(cities=cities, hands=hands)
    assert set(hidden.hidden(state, "red", "Boston").value) == {3, "prison"}
    assert set(hidden.hidden(state, "red", "Boston", thinking(id_).hidden).value) == cards


@pytest.mark.parametrize(
    ("id_", "drawn", "rounds"),
    [
        ("double-only-gold", "silver both", (4, 5)),
        ("double-only-silver", "gold both", (4, 5)),
        ("one-more-round", "gold both", (4, 5)),
        ("drawn-forgotten", "gold both", (3, 4, 5)),
    ],
)
def test_the_last_round_thought_wrongly(id_: str, drawn: str, rounds: tuple[int, ...]) -> None:
    state = at(police=drawn.split())
    assert police.police(state).value == (3, 4)
    assert police.police(state, thinking(id_).police).value == rounds


def test_those_that_are_met_in_lessons_and_play() -> None:
    state = at(hands=HANDS, cities={"Boston": there(red=[2, 1])}, hidden={"Boston": "prison"})
    brought = dict(payout.payout(state).value)

    def back(id_: str | None) -> Any:
        steps = BY_THE_RULES.returning if id_ is None else thinking(id_).returning
        return returning.returning(state, brought, steps).value[0]

    assert back("occasionals-come-back").available.occasionals == back(None).available.occasionals + 1
    assert back("professionals-stay").available.professionals == back(None).available.professionals - 1
    assert (back(None).prison, back("prison-one-round").prison) == ((0, 1), (1, 0))
    assert round_steps.turn_order(state, thinking("card-first").round).value == ("lay", "place")
    assert round_steps.covered(state, thinking("card-under-chicago").round).value[-1] == "Chicago"
    assert round_steps.turn_order(state).value == ("place", "lay")
    assert "Chicago" not in round_steps.covered(state).value


@pytest.mark.parametrize(
    ("id_", "action", "gone"),
    [
        ("tie-allowed", "red places 2 in Boston", "not-enough"),
        ("occasionals-alone", "red places 0+1 in Detroit", "no-professional"),
        ("banishment-forgotten", "red places 1 in New York", "banished-from"),
        ("chicago-for-everybody", "red places 1 in Chicago", "nowhere-else"),
    ],
)
def test_what_stands_against_placing_gangsters_thought_wrongly(id_: str, action: str, gone: str) -> None:
    hands = {**HANDS, "red": {**HANDS["red"], "cards": {"Boston": [1]}}}
    state = at(hands=hands, cities={"Boston": there(blue=[2, 0])}, banished={"red": ["New York"]})
    one = GAME.read(state, action)
    assert names(BY_THE_RULES.against(state, one)) == {gone}
    assert not thinking(id_).against(state, one)
