"""Why an action: what it gains, denies, costs, risks and prepares, each read off the reckonings before and after."""

from typing import Any

import pytest

from gangster_widgets.games.gangster.motive import motive
from gangster_widgets.games.gangster.notation import read
from gangster_widgets.games.gangster.outlook import closing, lasting
from gangster_widgets.games.gangster.reckoning import reckon
from gangster_widgets.games.gangster.state import Decks, State
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.thinking import Looked, Thinking
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.players import bot
from tests.contract.test_games import played
from tests.games.gangster.build import after, last_doubler, state

HERE = {"yellow": {"at": "North Side", "aboard": 3}}


def why(before: State, *line: str) -> Why:
    """Why the first of these actions, the others planned to follow it."""
    actions, now = [], before
    for one in line:
        now = replace(now, turn=before.turn)
        actions.append(read(now, one))
        now = after(now, one)
    thinking = Thinking(actions[0], (Looked(actions[0], 1.0),), tuple(actions))
    return motive(before, actions[0], thinking)


def parts(found: Why) -> list[tuple[str, dict[str, Any]]]:
    """The parts by name, with their facts."""
    return [(part.name.removeprefix("motive-"), part.told()) for part in found.parts]


def test_what_is_gained_is_told_with_both_reckonings() -> None:
    found = why(state({"North Side": "5 4 2 @2x4 x2 : GYG"}, HERE, casino=1), "yellow unloads yellow")
    assert found.value == 2
    assert found.told() == {"gang": "Y", "more": 2}
    gains, denies = found.parts
    assert gains.told() == {"gang": "Y", "district": "North Side", "before": 8, "after": 10}
    assert denies.told() == {"gang": "G", "district": "North Side", "before": 10, "after": 8}
    assert [part.name for part in gains.parts] == ["motive-before", "motive-after"]
    assert [part.value for part in gains.parts] == [("Y", 8), ("Y", 10)]
    assert "tie.highest-rank" in {part.clause for part in gains.walk()}
    assert "doubler.doubles" in {part.clause for part in gains.walk()}


def test_an_action_that_costs_or_gives_points_says_so() -> None:
    before = state({"North Side": "5 4 2 @2x4 : YYB"}, HERE, casino=1)
    assert parts(why(before, "yellow loads North Side 2"))[:2] == [
        ("costs", {"gang": "Y", "district": "North Side", "before": 5, "after": 4}),
        ("gives", {"gang": "B", "district": "North Side", "before": 4, "after": 5}),
    ]
    assert why(before, "yellow loads North Side 2").value == -1


def test_a_rival_in_the_trunk_is_denied_his_points() -> None:
    before = state({"North Side": "5 4 2 @2x4 : BBY"}, HERE, casino=1)
    assert parts(why(before, "yellow loads North Side 1")) == [
        ("gains", {"gang": "Y", "district": "North Side", "before": 4, "after": 5}),
        ("denies", {"gang": "B", "district": "North Side", "before": 5, "after": 4}),
        ("holds", {"gang": "Y", "who": "B"}),
    ]


def test_a_gangster_set_free_leaves_room_and_may_give_points() -> None:
    cars = {"yellow": {"at": "North Side", "trunk": ["blue"]}}
    found = parts(why(state({"North Side": "5 4 2 @2x4 : YY"}, cars, casino=1), "yellow unloads blue"))
    assert found == [
        ("gives", {"gang": "B", "district": "North Side", "before": 0, "after": 4}),
        ("frees", {"gang": "Y"}),
    ]


def test_a_question_mark_is_counted_as_the_middle_card_and_told_where_it_matters() -> None:
    before = state({"North Side": "? 1 @2x4 : G", "West Side": "? @1x4"}, HERE, Decks(casino=(6, 2, 5)))
    unload = why(before, "yellow unloads yellow")
    assert parts(unload)[0] == ("casino", {"casino": 5})
    assert parts(unload)[1] == ("gains", {"gang": "Y", "district": "North Side", "before": 0, "after": 5})
    known = why(replace(before, casino=6), "yellow unloads yellow")
    assert parts(known)[0] == ("gains", {"gang": "Y", "district": "North Side", "before": 0, "after": 6})
    assert not list(why(before, "yellow drives 1 to West Side").find("motive-casino"))


def test_a_rival_who_can_take_it_back_is_told_and_one_who_cannot_is_not() -> None:
    here = state({"North Side": "5 @2x4 : G"}, {**HERE, "grey": {"at": "North Side"}}, casino=1)
    away = state({"North Side": "5 @2x4 : G"}, {**HERE, "grey": {"at": "West Side"}}, casino=1)
    (risk,) = [facts for name, facts in parts(why(here, "yellow unloads yellow")) if name.startswith("overtaken")]
    assert risk == {"rival": "G", "gang": "Y", "district": "North Side", "before": 5, "after": 0}
    assert not list(why(away, "yellow unloads yellow").find("motive-overtaken"))
    assert not list(why(away, "yellow unloads yellow").find("motive-overtaken-by-loading"))


def test_a_rival_who_can_load_is_told_but_not_past_a_bodyguard() -> None:
    rival = {"grey": {"at": "North Side", "aboard": 0}}
    open_ = state({"North Side": "5 @2x4 : B"}, {**HERE, **rival}, casino=1)
    kept = state(
        {"North Side": "5 @2x4 : B"}, {"yellow": {**HERE["yellow"], "equipment": ["bodyguard"]}, **rival}, casino=1
    )
    assert list(why(open_, "yellow unloads yellow").find("motive-overtaken-by-loading"))
    assert not list(why(kept, "yellow unloads yellow").find("motive-overtaken-by-loading"))


def test_a_drive_tells_what_it_prepares_and_only_where_it_was_thought_of() -> None:
    before = state({"North Side": "1 @1x3", "West Side": "6 @1x3"}, HERE, casino=1)
    found = why(before, "yellow drives 1 to West Side", "yellow unloads yellow")
    (then,) = found.parts
    assert found.value == 0
    assert then.told() == {"nth": 1, "gang": "Y", "gangsters": ("Y",), "place": "West Side"}
    assert then.parts[0].told() == {"gang": "Y", "district": "West Side", "before": 0, "after": 6}
    drive = read(before, "yellow drives 1 to West Side")
    other = Thinking(read(before, "yellow unloads yellow"))
    assert motive(before, drive, other).parts == ()


def test_equipment_is_told() -> None:
    cars = {"yellow": {"at": "The Loop"}}
    before = state({"The Loop": "1 @1x3"}, cars, display=["door", "engine", "trunk"])
    assert parts(why(before, "yellow drives 1 to Gold Coast, takes door")) == [
        ("equips", {"gang": "Y", "kind": "door"})
    ]


def test_a_last_card_may_end_the_stage_and_another_card_may_not() -> None:
    before = last_doubler(cards=("Stickney", "police", "South Side", "police"))
    drive = "yellow drives 1 to Greek Town"
    (end,) = [facts for name, facts in parts(why(before, drive)) if name == "ends"]
    assert end == {"gang": "Y", "ending": 2, "left": 4}
    assert closing(before, read(before, drive)) == 0.5
    two = last_doubler(cars={"yellow": {"at": "The Loop", "cards": [1, 2]}})
    assert closing(two, read(two, drive)) == 0
    assert not list(why(two, drive).find("motive-ends"))


def test_a_stage_lasts_unless_somebody_has_one_card_left_and_one_doubler_is_missing() -> None:
    cars = {"grey": {"at": "The Loop", "cards": [2]}}
    assert lasting(last_doubler(cars=cars), 0) < 1
    assert lasting(last_doubler(), 0) == 1
    assert lasting(last_doubler({"West Side": "1 @1x2"}, cars=cars), 0) == 1


@pytest.mark.parametrize("players", range(2, 6))
def test_motives_are_said_in_every_language_and_fit_the_reckoning(players: int) -> None:
    one = game("gangster")
    clauses, seen = rulebook(one.folder), set()
    say = [words(language, one.folder / "words") for language in LANGUAGES]
    for now, _ in list(played(one, players, seed=21))[::12]:
        thinking = bot("careful", 1).think(one, now)
        known = one.at_turn(now, one.actor(now))
        for action in one.legal(now)[::5]:
            found = one.motive(now, action, thinking)
            own = known.table.persons[known.turn]
            before, then = (
                sum(points for gang, points in reckon(some, 3).value if gang in own)
                for some in (known, one.play(known, action))
            )
            if sorted(known.decks.casino)[(len(known.decks.casino) - 1) // 2] == 3:
                assert found.value == then - before
            for part in found.walk():
                assert part.clause in clauses
                assert part.where
                if part.rule not in seen:
                    seen.add(part.rule)
                    assert all(one_.why(part) for one_ in say)
    assert len(seen) > 8


def test_what_is_hidden_changes_no_motive() -> None:
    one = game("gangster")
    for now, _ in list(played(one, 4, seed=22))[::17]:
        thinking = bot("strong", 1).think(one, now)
        other = one.resample(now, one.actor(now), 5)
        assert one.motive(other, thinking.action, thinking) == one.motive(now, thinking.action, thinking)
