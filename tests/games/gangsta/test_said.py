"""What is said beside the board of what has just come about: every number with what made it so."""

import random

import pytest

from gangster_widgets.games.gangsta import shown
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.seats import moment
from gangster_widgets.games.gangsta.spoken import spoken
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import LANGUAGES, words

from .playing import at, game, person

MARKET = {
    "en": "Of that, $2 come from the black market of Red.",
    "de": "Davon kommen 2 $ vom Schwarzmarkt von Rot.",
    "nl": "Daarvan komt 2 $ van de zwarte markt van Rood.",
    "fr": "Là-dessus, 2 $ viennent du marché noir de Rouge.",
}
CHEAPER = {
    "en": "New is of the boss’s family and costs $3 instead of $4.",
    "de": "New gehört zur Familie des Bosses und kostet 3 $ statt 4 $.",
    "nl": "New is van de familie van de boss en kost 3 $ in plaats van 4 $.",
    "fr": "New est de la famille du boss et coûte 3 $ au lieu de 4 $.",
}


def said(state: State, action: str, language: str = "en") -> dict[str, str]:
    """What is said of that action, by the clause it rests on."""
    say = words(language, GAME.folder / "words")
    events = GAME.tell(state, GAME.read(state, action)).parts
    return {why.clause: say.why(why) for why in shown.said(events)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_black_market_pays_of_the_money_for_passing_is_said(language: str) -> None:
    state = at(["A L"], ["X L"], resources={"red": {"name": "black_market", "active": True}})
    told = said(state, "red passes", language)
    assert "3" in told["gangsta.pass"]
    assert told["gangsta.black-market"] == MARKET[language]
    assert "gangsta.black-market" not in said(at(["A L"], ["X L"]), "red passes", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_somebody_costs_less_than_is_printed_is_said(language: str) -> None:
    gangs, market = (["A/mafia L"], ["X/triads L"]), [person("New", "S", 4, family="mafia")]
    state = game(*gangs, money={"red": 9}, variants=["families"], market=market)
    told = said(state, "red hires New", language)
    assert told["gangsta.families"] == CHEAPER[language]
    assert "gangsta.families" not in said(game(*gangs, money={"red": 9}, market=market), "red hires New", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_snitch_that_an_action_brings_is_told_with_what_it_costs_whom(language: str) -> None:
    gangs = ["A L", "B S"], ["X LI", "Y S"], ["Z LI", "W SI"]
    state = game(*gangs, money={"red": 1, "blue": 4}, display=[{"needs": "L"}], heist_pile=(2,))
    state = GAME.play(state, GAME.read(state, "red passes"))
    action = GAME.read(state, "red replaces heist 1")
    came = shown.unforeseen(state, action, GAME.play(state, action))
    assert [why.name for why in came] == ["snitch-drawn", "pays-difference", "pays-difference"]
    say = words(language, GAME.folder / "words")
    told = " ".join(say.why(why) for why in came)
    assert all(say.name(who) in told for who in ("red", "blue"))
    assert say.name("green") not in told
    assert set(came) <= set(shown.said(GAME.tell(state, action).parts))


def test_whom_a_snitch_arrests_is_told_and_an_action_without_a_snitch_brings_nothing_unforeseen() -> None:
    state = game(["A L", "B S"], ["X LII", "Y S"], display=[{"needs": "L"}], heist_pile=(2,))
    passes = GAME.read(state, "red passes")
    after = GAME.play(state, passes)
    assert shown.unforeseen(state, passes, after) == ()
    poor = replace(after, money=(0, 0))
    action = GAME.read(poor, "red replaces heist 1")
    arresting = GAME.play(poor, action)
    told = [why.name for why in shown.unforeseen(poor, action, arresting)]
    assert told == ["snitch-drawn", "cannot-pay", "arrested"]
    discards = GAME.read(arresting, "red discards B")
    assert shown.unforeseen(arresting, discards, GAME.play(arresting, discards)) == ()


def afterwards(state: State, *actions: str) -> list[str]:
    """What is said of these actions once others have acted."""
    say, found = words("en", GAME.folder / "words"), list[str]()
    for one in actions:
        action = GAME.read(state, one)
        found += [say.why(why) for why in shown.afterwards(GAME.tell(state, action).parts)]
        state = GAME.play(state, action)
    return found


def test_of_a_heist_one_reads_afterwards_which_it_was_with_whom_and_whom_it_robbed() -> None:
    heist = {"name": "casino", "needs": "LMS", "coop": 2, "steal": 3, "money": 1}
    state = game(["A L", "-B M"], ["X M", "Y S"], money={"red": 1, "blue": 2}, display=[heist])
    acts = ("frees B", "starts heist 1", "engages A", "engages B", "engages Y", "robs blue")
    assert afterwards(replace(state, free=0), *(f"red {act}" for act in acts)) == [
        "Red frees B for $1.",
        "Red engages Y of Blue, who cannot refuse.",
        "Red has committed the heist “Casino” (leader, mercenary and sniper), engaging A → B → Y: $1 and 0 points.",
        "Everybody who took part gets $2 more: Red and Blue.",
        "Red steals $3 from Blue.",
    ]


def test_what_costs_nobody_anything_is_not_repeated_afterwards() -> None:
    state = game(["A L", "-B S"], ["X LII", "Y S"], display=[{"needs": "L"}], heist_pile=(2,))
    assert afterwards(replace(state, free=1), "red frees B") == []
    state = GAME.play(state, GAME.read(state, "red passes"))
    told = afterwards(state, "red replaces heist 1")
    assert any("A snitch is drawn" in one for one in told)
    assert any("Red has too few informants" in one for one in told)
    assert not any("Blue has enough informants" in one for one in told)


def in_the_log(state: State, action: str, language: str = "en") -> str:
    """The action as a line of the log says it, which knows the position before it."""
    return spoken(GAME.read(state, action), words(language, GAME.folder / "words"), state)


def after(state: State, *actions: str) -> State:
    """The position after these actions."""
    for action in actions:
        state = GAME.play(state, GAME.read(state, action))
    return state


def test_the_log_says_which_heist_whose_gangster_and_how_much_money() -> None:
    heist = {"name": "casino", "needs": "LS", "coop": 2, "steal": 3}
    state = game(["A L", "-B M"], ["X M", "Y S"], money={"red": 1, "blue": 2}, display=[heist])
    assert in_the_log(state, "red starts heist 1") == "Red starts heist 1, “Casino” (leader and sniper)"
    assert in_the_log(replace(state, free=0), "red frees B") == "Red frees B for $1"
    assert in_the_log(state, "red passes") == "Red passes for $1"
    begun = after(state, "red starts heist 1")
    assert in_the_log(begun, "red engages A") == "Red engages A"
    assert in_the_log(after(begun, "red engages A"), "red engages Y") == "Red engages Y of Blue"
    robbing = after(begun, "red engages A", "red engages Y")
    assert in_the_log(robbing, "red robs blue") == "Red steals $3 from Blue"


def test_the_log_says_which_skill_was_learnt_and_what_somebody_left_at_that() -> None:
    state = game(["A L"], ["X M"], display=[{"needs": "L", "train": "I"}])
    state = after(state, "red starts heist 1", "red engages A")
    assert in_the_log(state, "red trains A") == "Red has A learn the skill “informant”"
    assert in_the_log(state, "red declines") == "Red leaves it at that (who learns the skill “informant”)"
    assert spoken(GAME.read(state, "red trains A"), words("en", GAME.folder / "words")) == "Red has A learn the skill"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_done_has_a_line_in_every_language(language: str) -> None:
    say = words(language, GAME.folder / "words")
    for seed in range(3):
        state, chance = GAME.new(3, seed, None, {"families": "played", "resources": "played"}), random.Random(seed)
        while not state.over:
            legal = GAME.legal(state)
            assert all(spoken(action, say, state) and spoken(action, say) for action in legal)
            state = GAME.play(state, chance.choice(legal))


def test_the_end_of_a_chapter_is_told_in_the_log_with_what_everybody_gets() -> None:
    state = game(["A L", "B M", "C S"], ["X LI"], market=[person("New", "S", 0)], money={"red": 1})
    action = GAME.read(state, "red hires New")
    came = [why.name for why in shown.unforeseen(state, action, GAME.play(state, action))]
    assert came == ["income", "has-most", "gets-difference"]
    early = game(["A L", "B M"], ["X LI"], market=[person("New", "S", 0)], money={"red": 1})
    assert shown.unforeseen(early, action, GAME.play(early, action)) == ()


def test_what_is_to_be_decided_names_the_skill_and_how_many_or_how_much() -> None:
    say = words("en", GAME.folder / "words")
    for reward, asked in (
        ({"train": "I"}, "who learns the skill “informant”"),
        ({"divert": 2}, "whose gangsters are engaged: 2 at most"),
        ({"steal": 3}, "whom to steal from: $3 at most"),
    ):
        state = game(["A L"], ["X M", "Y S"], money={"blue": 2}, display=[{"needs": "L", **reward}])
        state = after(state, "red starts heist 1", "red engages A")
        assert moment(state, say) == f"To be decided: {asked}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heist_that_is_started_or_discarded_goes_by_its_title_where_it_has_one(language: str) -> None:
    say, heist = words(language, GAME.folder / "words"), {"name": "casino", "needs": "L"}
    for display, named in (([heist], True), ([{"needs": "L"}], False)):
        state = game(["A L"], ["X M"], display=display)
        for acts in (["red starts heist 1"], ["red passes", "red replaces heist 1"]):
            told = GAME.tell(after(state, *acts[:-1]), GAME.read(state, acts[-1])).parts[0]
            assert (say.name("casino") in say.why(told)) == named
