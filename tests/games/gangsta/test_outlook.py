"""What players can expect of a position, and why an action is a good one."""

from typing import Any

import pytest

from gangster_widgets.games.gangsta.components import standard
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.worths import owed, tempo, unpaid, usable
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.thinking import Thinking
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.players import bot, play_out
from tests.games.gangsta.playing import at, game, person, played
from tests.games.gangsta.whole import VARIANTS, states


def after(state: Any, said: str) -> Any:
    """The position after that action."""
    return GAME.play(state, GAME.read(state, said))


def reasons(state: Any, said: str, *plan: str) -> set[str]:
    """The names of the reasons for that action, with what is to follow it."""
    actions = tuple(GAME.read(state, one) for one in (said, *plan))
    return {why.name for why in GAME.motive(state, actions[0], Thinking(actions[0], plan=actions)).parts}


@pytest.mark.clause("gangsta.end")
def test_at_once_only_what_counts_at_the_end_is_expected() -> None:
    state = at(["A L", "B S"], ["X L"], heists_done={"blue": [3]}, money={"red": 2})
    assert GAME.outlook(state, now=True) == GAME.scores(state) == (4, 3)


def test_money_skills_and_people_at_hand_promise_more() -> None:
    state = at(["A L", "-B S"], ["X L"])
    more = at(["A L", "-B SM"], ["X L"])
    rich = at(["A L", "-B S"], ["X L"], money={"red": 3, "blue": 3})
    assert GAME.outlook(more)[0] > GAME.outlook(state)[0]
    assert GAME.outlook(rich)[0] > GAME.outlook(state)[0]
    assert GAME.outlook(after(played(state, "red passes"), "blue passes"))[0] > GAME.outlook(state)[0]


def test_who_can_what_nobody_else_of_the_gang_can_is_wanted_first() -> None:
    market = [person("Same", "S"), person("Other", "H")]
    state = game(["A LS", "B SB"], ["X L"], market=market, money={"red": 8, "blue": 8})
    same, other = (GAME.read(state, f"red hires {name}") for name in ("Same", "Other"))
    assert GAME.outlook(GAME.play(state, other))[0] > GAME.outlook(GAME.play(state, same))[0]
    assert GAME.price(state, other) < GAME.price(state, same)
    assert bot("careful", 1).choose(GAME, state) == other


@pytest.mark.clause("gangsta.snitch")
def test_who_has_informants_or_can_pay_has_less_to_lose_to_the_police() -> None:
    state = at(["A L", "B S"], ["X L"], chapter=2, money={"red": 1, "blue": 1})
    told = at(["A L", "B SI"], ["X L"], chapter=2, money={"red": 1, "blue": 1})
    other = at(["A L", "B SH"], ["X L"], chapter=2, money={"red": 1, "blue": 1})
    late = replace(state, snitches=3)
    assert GAME.outlook(told)[0] > GAME.outlook(other)[0] > GAME.outlook(state)[0]
    assert owed(state, 0) > owed(state, 1) > owed(late, 1) > owed(replace(late, chapter=3), 1) == 0
    assert unpaid(state, 4, 0) == unpaid(state, 0, 4) == 0 < unpaid(state, 1, 1) < unpaid(state, 0, 0) == 1
    assert unpaid(replace(state, chapter=1), 0, 0) == 0


@pytest.mark.clause("gangsta.chapter-3")
def test_what_can_still_be_used_counts_less_as_the_end_comes() -> None:
    early = at(["A L", "B S"], ["X L"], chapter=2)
    gang = ["A L", *(f"B{nth} S" for nth in range(7))]
    late = at(gang, ["X L"], chapter=3)
    assert tempo(early) > tempo(late) > tempo(replace(late, snitches=3)) == 0
    assert usable(20, 3) - usable(19, 3) < usable(2, 3) - usable(1, 3)


@pytest.mark.clause("gangsta.winner")
def test_it_counts_to_have_won() -> None:
    over = replace(at(["A L", "B S"], ["X L"], heists_done={"blue": [5]}), over=True)
    expected, counted = GAME.outlook(over), GAME.outlook(over, now=True)
    assert expected[0] == counted[0]
    assert expected[1] > counted[1]


def test_a_heist_under_way_is_expected_to_be_committed() -> None:
    state = at(["A L", "B M"], ["X L"], heist={"needs": "LM", "points": 3})
    begun = after(state, "red starts the heist")
    assert GAME.outlook(begun, now=True)[0] == GAME.outlook(state, now=True)[0] + 3
    assert begun.heist is not None, "nothing is changed by looking"


def test_a_wrong_idea_of_the_points_leads_to_another_outlook() -> None:
    state = at(["A L"], ["X L"])
    assert "equal-two-each" in {one.id for one in GAME.misleading}
    for one in GAME.misleading:
        assert one.change(GAME.thought).count != GAME.thought.count
    wrong = next(one for one in GAME.misleading if one.id == "equal-two-each").change(GAME.thought)
    assert GAME.outlook(state, wrong, now=True) == (4, 4)
    assert GAME.outlook(state, now=True) == (2, 2)


def test_the_last_gangster_ends_the_game_and_the_last_snitch_may() -> None:
    gang = ["A L", *(f"B{nth} S" for nth in range(7))]
    state = game(gang, ["X L"], chapter=3, market=[person("New", "S")], display=[{"needs": "L"}], heist_pile=(3, 3))
    assert GAME.closing(state, GAME.read(state, "red hires New")) == 1.0
    assert GAME.closing(state, GAME.read(state, "red passes")) == 0.0
    assert GAME.closing(state, GAME.read(state, "red starts heist 1")) == 0.0
    assert GAME.closing(replace(state, snitches=2), GAME.read(state, "red starts heist 1")) > 0
    assert GAME.closing(replace(state, chapter=2), GAME.read(state, "red hires New")) == 0.0


def test_who_plans_thinks_his_turn_through_to_its_end_and_no_further() -> None:
    state = game(["A L", "-B S", "-C M"], ["X L"], display=[{"needs": "SM", "points": 3}], money={"red": 3}, chapter=3)
    plan = bot("strong", 1).think(GAME, state).plan
    assert [action.does for action in plan][:2] == ["frees", "frees"]
    assert GAME.lasting(state, 0) == 0
    before = state
    for action in plan:
        assert before.turns == state.turns
        before = GAME.play(before, action)


def test_weighty_are_heists_hiring_passing_and_whatever_is_asked_in_between() -> None:
    state = game(["A L", "-B S"], ["X L"], market=[person("New", "S")], display=[{"needs": "L", "mobilise": True}])
    assert {action.does for action in GAME.weighty(state)} == {"hires", "passes", "starts"}
    state = played(state, "red starts heist 1", "red engages A")
    assert [action.does for action in GAME.weighty(state)] == ["frees everybody"]


@pytest.mark.clause("gangsta.synchronised", "gangsta.newcomer")
def test_motives_name_what_a_heist_brings_and_whom_hiring_leaves_behind() -> None:
    state = at(["A L", "B M"], ["X S"], display=[{"needs": "LM", "points": 2}, {"needs": "L"}])
    assert reasons(state, "red starts heist 1") == {"motive-brings", "motive-engages-all"}
    assert reasons(state, "red starts heist 2") == {"motive-brings", "motive-engages-some"}
    assert "motive-then" in reasons(state, "red starts heist 1", "red passes")
    assert reasons(state, "red passes") == {"motive-saves"}
    state = game(["-A L", "-B S"], ["X L"], market=[person("New", "S")])
    assert reasons(state, "red hires New") == {"motive-can", "motive-costs", "motive-stays-behind"}
    state = at(["A L", "-B S"], ["X L"])
    assert reasons(state, "red frees B") == {"motive-ready"}


def motives(state: Any, said: str) -> dict[str, str]:
    """The reasons for that action by name, in English."""
    action, say = GAME.read(state, said), words("en", GAME.folder / "words")
    return {why.name: say.why(why) for why in GAME.motive(state, action, Thinking(action)).parts}


@pytest.mark.clause("gangsta.chapter-1", "gangsta.chapter-2", "gangsta.chapter-3")
@pytest.mark.parametrize(("chapter", "enough"), [(1, 4), (2, 7), (3, 9)])
def test_motives_say_that_hiring_ends_the_chapter_or_the_game_and_how_it_stands_then(chapter: int, enough: int) -> None:
    gang = [f"A{nth} L" for nth in range(enough - 1)]
    keys: dict[str, Any] = {"market": [person("New", "S", 2)], "chapter": chapter, "money": {"red": 2}}
    told = motives(game(gang, ["X L"], heists_done={"blue": [9]}, **keys), "red hires New")
    ends = {1: "motive-ends-chapter-1", 2: "motive-ends-chapter-2", 3: "motive-ends-game"}[chapter]
    assert f"with {enough} gangsters" in told[ends]
    assert chapter < 3 or told[ends].endswith("Points then: Red 3, the best of the others 10.")
    assert not any("ends" in name for name in motives(game(gang[1:], ["X L"], **keys), "red hires New"))


@pytest.mark.clause("gangsta.resources")
def test_motives_say_that_a_resource_becomes_active() -> None:
    card = {"name": "private_jet", "active": False}
    state = game(["A L", "B M"], ["X L"], market=[person("New", "IS"), person("Other", "L")], resources={"red": card})
    points = standard().resource("private_jet").points
    told = motives(state, "red hires New")["motive-activates"]
    assert told.endswith(f"private jet becomes active and counts {points} points.")
    assert "motive-activates" not in motives(state, "red hires Other")


@pytest.mark.clause("gangsta.divert", "gangsta.coop")
def test_motives_name_whom_others_lose() -> None:
    state = at(["A L"], ["X M"], heist={"needs": "LM", "coop": 1, "divert": 1})
    state = played(state, "red starts the heist", "red engages A")
    assert reasons(state, "red engages X") == {"motive-helpers"}
    state = at(["A L"], ["X M"], heist={"needs": "L", "divert": 1})
    state = played(state, "red starts the heist", "red engages A")
    assert reasons(state, "red diverts X") == {"motive-weakens"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_motive_in_a_game_is_said(language: str) -> None:
    say = words(language, GAME.folder / "words")
    said = set()
    for state in states(3, 4, rulings=VARIANTS[3]):
        for action in () if state.over else GAME.legal(state):
            why = GAME.motive(state, action, Thinking(action, plan=(action, action)))
            for part in why.walk():
                if part.name not in said or part.name == "motive-then":
                    said.add(part.name)
                    assert say.why(part)
                    assert part.where
    assert len(said) > 8


@pytest.mark.parametrize("name", ["careful", "beginner"])
def test_bots_play_whole_games_with_all_variants(name: str) -> None:
    for seed, rulings in enumerate(VARIANTS):
        end = play_out(GAME, GAME.new(2 + seed % 3, seed, rulings=rulings), [name] * 4, seed)
        assert end.state.over
        assert end.actions < 600


def test_a_bot_that_plans_thinks_in_the_midst_of_a_heist_too() -> None:
    state = at(["A LB", "B LMS", "C LH"], ["X L"], display=[{"needs": "LMSH", "points": 3}])
    assert bot("strong", 1).choose(GAME, state).does == "starts"
    state = played(state, "red starts heist 1")
    assert bot("strong", 1).choose(GAME, state).what == "A", "only then the whole gang is engaged"
