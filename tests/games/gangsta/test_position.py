"""Positions in writing: what a file can say, every fault of one that cannot be, and whole states as data."""

import json
import random
from typing import Any

import pytest

from gangster_widgets.games.gangsta.compose import changed
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import Person
from gangster_widgets.games.gangsta.position import decode, encode, position, written
from gangster_widgets.games.gangsta.slips import slips
from gangster_widgets.games.gangsta.table import COLOURS
from gangster_widgets.kernel.files import Fault, Faulty, fault_words, problem
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.games.gangsta.playing import asked, at, people
from tests.games.gangsta.whole import VARIANTS, states

EXAMPLE: dict[str, Any] = {
    "players": ["red", "blue", "green"],
    "chapter": 2,
    "variants": ["families", "resources"],
    "money": {"red": 3, "green": 7},
    "gangs": {
        "red": [
            {"name": "A", "boss": True, "family": "mafia", "skills": "LH"},
            {"name": "B", "skills": "MSB", "engaged": True, "learnt": "I", "points": 2},
        ],
        "blue": [{"name": "C", "boss": True, "skills": "LB"}],
        "green": [{"name": "D", "boss": True, "skills": "LL", "learnt": "S"}],
    },
    "heist": {"needs": "LMBH", "coop": 2, "money": 2, "points": 3},
    "display": [{"needs": "LM"}, {"needs": "H", "tech": True}],
    "snitch": 3,
    "heists_done": {"red": [2, 1]},
    "resources": {"red": {"name": "media", "active": True}},
}


def faults(**keys: Any) -> list[Fault]:
    """All faults of a position, by default of red and blue with a boss each."""
    gangs = {"red": people("A L"), "blue": people("X L")}
    with pytest.raises(Faulty) as raised:
        position({"players": ["red", "blue"], "gangs": gangs, **keys})
    return raised.value.faults


def test_the_example_reads_as_it_is_meant_and_is_written_as_it_was() -> None:
    state = position({**EXAMPLE, "money": {"red": 3, "blue": 0, "green": 7}})
    assert state.table.colours == ("red", "blue", "green")
    assert (state.chapter, state.money, state.snitch) == (2, (3, 0, 7), 3)
    assert state.table.families
    assert state.table.resources
    assert state.gangs[0][1] == Person("B", "MSB", learnt="I", points=2, engaged=True)
    assert state.heist == Heist("LMBH", coop=2, money=2, points=3)
    assert [heist.tech for heist in state.display] == [False, True]
    assert state.done == ((2, 1), (), ())
    assert state.cards[0] is not None
    assert (state.cards[0].name, state.cards[0].active, state.cards[1]) == ("media", True, None)
    assert written(state) == EXAMPLE
    assert asked(state) == ("red", "turn")


def test_what_is_left_out_is_at_its_default() -> None:
    state = position({"players": ["blue", "red"], "gangs": {"red": people("A L")}})
    assert state.table.colours == ("blue", "red")
    assert (state.chapter, state.money, state.snitch, state.heist, state.display) == (1, (0, 0), None, None, ())
    assert state.gangs[0] == ()
    assert not state.gangs[1][0].engaged
    assert not state.table.families
    assert written(state)["players"] == ["blue", "red"]


def test_a_snitch_of_zero_is_one() -> None:
    assert written(at(["A L"], ["X L"], snitch=0))["snitch"] == 0


def test_resources_are_played_where_somebody_has_one() -> None:
    state = at(["A L"], ["X L"], resources={"blue": {"name": "bank"}})
    assert state.table.resources
    assert not at(["A L"], ["X L"]).table.resources


def test_rulings_are_read_and_written() -> None:
    rulings = {"coop-alone": "pays-both", "private-jet": "cooperative-only"}
    state = at(["A L"], ["X L"], rulings=rulings)
    assert state.table.coop_alone
    assert state.table.jet_cooperative
    assert written(state)["rulings"] == rulings
    assert set(GAME.played_otherwise(state)) == {"coop-alone: pays-both", "private-jet: cooperative-only"}


def gang(**changed: Any) -> dict[str, Any]:
    """Two gangs, of which red's gangster is otherwise."""
    return {"gangs": {"red": [*people("A L"), {"name": "B", "skills": "MS", **changed}], "blue": people("X L")}}


@pytest.mark.parametrize(
    ("keys", "names"),
    [
        pytest.param({"players": ["red", "red"]}, ["position-player-twice", "position-not-in-play"], id="one twice"),
        pytest.param({"players": ["red"]}, ["schema-too-few"], id="alone"),
        pytest.param({"players": ["red", "pink"]}, ["schema-one-of"], id="no colour of the game"),
        pytest.param({"money": {"green": 2}}, ["position-not-in-play"], id="money of somebody else"),
        pytest.param({"money": {"red": -1}}, ["schema-at-least"], id="less than nothing"),
        pytest.param({"heists_done": {"green": [2]}}, ["position-not-in-play"], id="heists of somebody else"),
        pytest.param({"chapter": 4}, ["schema-at-most"], id="a fourth chapter"),
        pytest.param({"variants": ["dice"]}, ["schema-one-of"], id="no such variant"),
        pytest.param({"variants": ["families", "families"]}, ["position-variant-twice"], id="a variant twice"),
        pytest.param(gang(name="X"), ["position-name-twice"], id="a name in two gangs"),
        pytest.param(gang(boss=True), ["position-one-boss"], id="two bosses"),
        pytest.param(gang(skills="MX"), ["skills-letters"], id="a letter that is no skill"),
        pytest.param(gang(skills=""), ["skills-letters"], id="no skill at all"),
        pytest.param(gang(skills="L" * 13), ["skills-letters"], id="too many skills"),
        pytest.param(gang(learnt="MS"), ["schema-one-of"], id="two learnt skills"),
        pytest.param(gang(skills="LM", learnt="L"), ["position-second-leader"], id="a leader who learns it"),
        pytest.param(gang(family="police"), ["schema-one-of"], id="no such family"),
        pytest.param(gang(rank=2), ["schema-unknown-key"], id="an unknown key"),
        pytest.param({"heist": {"money": 2}}, ["schema-missing"], id="a heist that takes nothing"),
        pytest.param({"heist": {"needs": "LX"}}, ["skills-letters"], id="a heist that takes no skill"),
        pytest.param({"display": [{"needs": "L", "coop": 0}]}, ["schema-at-least"], id="shared money of nothing"),
        pytest.param({"heist": {"needs": "L", "tech": "yes"}}, ["schema-true-false"], id="neither true nor false"),
        pytest.param({"snitch": "three"}, ["schema-whole-number"], id="a snitch in letters"),
        pytest.param({"resources": {"red": {"name": "gold"}}}, ["schema-one-of"], id="no such resource"),
        pytest.param(
            {"resources": {"red": {"name": "bank"}, "blue": {"name": "bank"}}},
            ["position-resource-twice"],
            id="one resource for two",
        ),
        pytest.param({"rulings": {"coop-alone": "never"}}, ["schema-one-of"], id="no such ruling"),
        pytest.param({"gangs": {"green": []}}, ["position-not-in-play"], id="a gang of somebody else"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence_in_every_language(
    keys: dict[str, Any], names: list[str]
) -> None:
    found = faults(**keys)
    assert [fault.name for fault in found] == names
    for language in LANGUAGES:
        for fault in found:
            assert problem(fault, fault_words(fault, language))


@pytest.mark.parametrize(("skills", "learnt"), [("LL", None), ("LL", "M"), ("MS", "L")])
def test_a_card_may_show_two_leaders_and_who_is_none_may_learn_it(skills: str, learnt: str | None) -> None:
    state = position(gang(skills=skills, learnt=learnt) | {"players": ["red", "blue"]})
    assert state.gangs[0][1].symbols == skills + (learnt or "")


@pytest.mark.parametrize("key", ["market", "hospital", "gangster_pile", "gangsters_out"])
def test_nobody_in_a_saved_game_has_learnt_to_be_a_leader_who_is_one(key: str) -> None:
    data = encode(at(["A L"], ["X L"]))
    data["beside"][key] = [
        {"name": "Lou", "skills": "LM", "learnt": "S"},
        {"name": "Mo", "skills": "MS", "learnt": "L"},
    ]
    decode(data)
    data["beside"][key][0]["learnt"] = "L"
    with pytest.raises(Faulty, match="Lou is a leader already and cannot learn it as well"):
        decode(data)


@pytest.mark.parametrize("skills", ["L", "LM", "LL"])
def test_while_composing_a_leader_who_learns_it_is_wrong_and_any_other_skill_is_not(skills: str) -> None:
    state = changed(position(gang() | {"players": ["red", "blue"]}), "line:red:2", f"Lena {skills}")
    assert slips(state) == ()
    assert slips(changed(state, "learnt:Lena", "M")) == ()
    (slip,) = slips(changed(state, "learnt:Lena", "L"))
    assert (slip.fault.name, slip.where) == ("position-second-leader", "red")


def test_all_faults_are_told_at_once() -> None:
    found = faults(money={"green": 2}, **gang(name="X", skills="LS", learnt="L"))
    assert {fault.name for fault in found} == {
        "position-not-in-play",
        "position-name-twice",
        "position-second-leader",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_say_all_of_a_position(language: str) -> None:
    told = "\n".join(GAME.lines(position(EXAMPLE), words(language, GAME.folder / "words")))
    for name in ("A", "B", "C", "D"):
        assert f"{name}:" in told or f"{name}\N{NO-BREAK SPACE}:" in told
    assert len(told.splitlines()) > 12


def test_every_decision_of_a_game_is_said_and_goes_through_json() -> None:
    say = words("en", GAME.folder / "words")
    kinds = set()
    for seed, rulings in enumerate(VARIANTS):
        for state in states(2 + seed % 3, seed, rulings=rulings):
            if state.over or state.step.kind not in kinds:
                kinds.add("" if state.over else state.step.kind)
                assert list(GAME.lines(state, say))
                assert decode(json.loads(json.dumps(encode(state)))) == state
    assert len(kinds) > 12


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("agenda", [{"kind": "dance", "seat": 0}]),
        ("agenda", [{"kind": "turn", "seat": 3}]),
        ("agenda", []),
        ("agenda", [{"kind": "close", "seat": 0}]),
        ("turn", 3),
        ("over", True),
    ],
)
def test_a_state_in_which_nothing_can_be_decided_is_refused(key: str, value: Any) -> None:
    data = encode(at(["A L"], ["X L"]))
    data["beside"][key] = value
    with pytest.raises(Faulty, match="decided"):
        decode(data)


@pytest.mark.parametrize("seed", range(5))
def test_colours_are_exchanged_with_all_that_is_asked(seed: int) -> None:
    state, question = position(EXAMPLE), {"player": "red", "actions": ["red frees B", "red robs blue", "no action"]}
    other, asked_for = GAME.permuted(state, question, random.Random(seed))
    to = dict(zip(state.table.colours, other.table.colours, strict=True))
    assert len(set(to.values())) == len(to)
    assert set(to.values()) <= set(COLOURS)
    red, blue = to["red"], to["blue"]
    assert asked_for == {"player": red, "actions": [f"{red} frees B", f"{red} robs {blue}", "no action"]}
    assert other.gangs == state.gangs
