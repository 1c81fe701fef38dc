"""What players can expect, what counts as weighty, and why an action is a good one."""

import pytest

from gangster_widgets.games.the_boss.actions import Place
from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.games.the_boss.outlook import COSTS
from gangster_widgets.games.the_boss.takeover import takeover
from gangster_widgets.kernel.thinking import Thinking
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.players import bots, play_out
from tests.games.the_boss.build import at, played, there
from tests.games.the_boss.whole import states

HANDS = {
    "red": {"professionals": 4, "occasionals": 2, "cards": {"New York": [4], "Boston": [1]}},
    "blue": {"professionals": 3},
    "green": {"professionals": 1},
}


def test_a_city_counts_the_mean_of_what_may_lie_there() -> None:
    known = GAME.at_turn(at(hands=HANDS, cities={"Detroit": there(red=[1, 0])}), 0)
    assert GAME.outlook(known, now=True) == pytest.approx(((1 + 2 + 3 + 4 - COSTS["revolver"]) / 5, 0.0, 0.0))


def test_own_cards_change_what_may_lie_there_and_those_of_others_do_not() -> None:
    hands = {**HANDS, "blue": {"professionals": 3, "cards": {"Boston": [2]}}}
    state = at(hands=hands, cities={"New York": there(red=[1, 0])})
    assert GAME.outlook(GAME.at_turn(state, 0), now=True)[0] == pytest.approx((0 + 2 + 3) / 3)
    assert GAME.outlook(GAME.at_turn(state, 1), now=True)[0] == pytest.approx((0 + 2 + 3 + 4) / 4)


def test_chicago_counts_what_it_would_pay_now() -> None:
    cities = {"New York": {"open": [4]}, "Memphis": there(blue=[1, 0]), "Chicago": there(blue=[1, 0])}
    four = ("red", "blue", "green", "yellow")
    without = {name: city for name, city in cities.items() if name != "Chicago"}
    more, less = (GAME.outlook(at(four, cities=some), now=True)[1] for some in (cities, without))
    assert more - less == 2


def test_before_the_end_a_city_that_others_can_take_counts_less() -> None:
    hands = {**HANDS, "green": {}, "blue": {}}
    cities = {"Detroit": there(red=[1, 0])}
    safe = GAME.outlook(at(hands=hands, cities=cities))[0]
    assert GAME.outlook(at(hands=HANDS, cities=cities))[0] < safe


def test_a_mistaken_idea_expects_something_else() -> None:
    cities = {"New York": {"open": [3]}, "Boston": there(red=[1, 0]), "Chicago": there(red=[1, 0])}
    idea = next(one for one in GAME.misleading if one.id == "alcapo-forgotten")
    state = at(cities=cities)
    true, wrong = (GAME.outlook(state, thought, now=True)[0] for thought in (GAME.thought, idea.change(GAME.thought)))
    assert wrong - true == 2


def test_weighty_is_placing_and_what_changes_chicago_for_who_holds_it() -> None:
    state = at(hands=HANDS, cities={"Boston": there(blue=[2, 0])})
    weighty = [GAME.write(action) for action in GAME.weighty(state)]
    assert {"red places 1 in New York", "red places 3 in Boston"} <= set(weighty)
    assert len(weighty) == 5, "each city once, as few as it takes"
    held = at(hands=HANDS, cities={"Detroit": there(blue=[1, 0]), "Chicago": there(blue=[1, 0])})
    lays = [GAME.write(action) for action in GAME.weighty(held) if "lays" in GAME.write(action)]
    assert lays == ["red lays New York 4"], "Boston lies to the right"


def test_what_is_weighty_is_legal_and_takes_a_city_that_another_one_holds_or_nobody() -> None:
    for state in states(4, 6):
        legal = GAME.legal(state)
        for action in GAME.weighty(state):
            assert action in legal
            if isinstance(action, Place):
                held = takeover(state, action.who, action.city).value
                assert held == action.professionals + action.occasionals


def test_only_the_last_card_of_all_ends_the_round() -> None:
    for state in states(3, 2):
        if not state.over:
            for action in GAME.legal(state)[-1:]:
                ends = state.beat == 5 and len(state.queue) == 1
                assert GAME.closing(state, action) == float(ends)
                assert (GAME.play(state, action).round > state.round or GAME.play(state, action).over) == ends
            me = GAME.actor(state)
            assert GAME.lasting(state, me) == float(state.beat < 5)


@pytest.mark.parametrize("name", bots())
def test_every_bot_plays_a_whole_game(name: str) -> None:
    played_out = play_out(GAME, GAME.new(2, 5), [name, "random"], 5)
    assert played_out.state.over
    assert played_out.turns == 10 * played_out.state.round


def test_a_careful_player_beats_one_who_plays_at_random() -> None:
    won = [GAME.winners(play_out(GAME, GAME.new(2, seed), ["careful", "random"], seed).state) for seed in range(20)]
    assert won.count((0,)) >= 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_motive_is_said_in_every_language(language: str) -> None:
    say = words(language, GAME.folder / "words")
    said = set()
    for state in list(states(3, 11))[::5]:
        if state.over:
            continue
        actions = GAME.legal(state)
        for action in actions[:: max(1, len(actions) // 9)]:
            for why in GAME.motive(state, action, Thinking(action, plan=(action, *actions[-1:]))).walk():
                said.add(why.name)
                assert say.why(why)
                assert why.where
    assert said >= {"motive", "motive-takes", "motive-denies", "motive-answer", "motive-shows", "motive-occasionals"}


def test_a_motive_says_what_is_taken_from_whom_and_what_chicago_then_pays() -> None:
    cities = {"New York": {"open": [4], **there(red=[1, 0], blue=[2, 0])}, "Chicago": there(blue=[1, 0])}
    red = {**HANDS["red"], "cards": {"New York": [3], "Boston": [1]}}
    hands = {"red": red, "blue": {"professionals": 3}, "green": {}}
    state = at(hands=hands, cities=cities)
    takes = GAME.read(state, "red places 2 in New York")
    found = {why.name: why for why in GAME.motive(state, takes, Thinking(takes)).parts}
    assert found["motive-denies"].told() == {"who": "red", "rival": "blue", "city": "New York"}
    assert found["motive-answer"].told() == {"rival": "blue", "city": "New York", "number": 2}
    lays = GAME.read(state, "red lays New York 3")
    found = {why.name: why for why in GAME.motive(state, lays, Thinking(lays)).parts}
    assert found["motive-chicago"].told() == {"holder": "blue", "before": 2, "after": 1}


def test_nothing_ends_and_nothing_is_drawn_in_what_a_player_knows() -> None:
    state = next(one for one in states(3, 1) if one.beat == 5 and len(one.queue) == 1 and not one.placed)
    known = GAME.at_turn(state, GAME.actor(state))
    after = GAME.play(known, GAME.legal(known)[-1])
    assert (after.round, after.over) == (known.round, False)
    assert not GAME.legal(GAME.at_turn(after, GAME.actor(state))), "no card is left for another turn"


def test_a_position_is_played_on_as_it_stands() -> None:
    hands = {who: {**HANDS[who], "cards": {"Detroit": [nth + 1]}} for nth, who in enumerate(("red", "blue", "green"))}
    state = at(hands=hands)
    after = played(state, "red places 1 in Boston", "red lays Detroit 1", "blue lays Detroit 2")
    assert GAME.actor(after) == 2
    assert after.city("Detroit").open == (1, 2)
    assert not after.whole
