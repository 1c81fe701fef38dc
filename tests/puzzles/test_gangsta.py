"""The kinds of Gangsta!: forms of answers, what a position must say, and answers held against a slow scorer."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import pytest
import yaml

from gangster_widgets.games.gangsta.alike import alike
from gangster_widgets.games.gangsta.components import STANDARD
from gangster_widgets.games.gangsta.moments import moments
from gangster_widgets.kernel.files import Data
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.puzzles.bank import composed, generated
from gangster_widgets.puzzles.checker import check, check_text
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.lines import from_line, plain
from gangster_widgets.puzzles.loader import read
from gangster_widgets.puzzles.puzzle import Puzzle
from tests.independent import gangsta

BOX = yaml.safe_load(STANDARD.read_text(encoding="utf-8"))
EVERY, MOST = 6, 20
"""Every so many-th generated puzzle is solved a second time on every run, and so many of its answers are checked."""
FEW, MANY = 5, 9
"""Among so many gangsters all orders that a wrong rule allows are tried out, and all that the rules allow."""

LISTED = {(name, mistake.id) for mistake in game("gangsta").mistakes for name in mistake.kinds}
LMSH: dict[str, Any] = {
    "players": ["red", "blue"],
    "gangs": {
        "red": [
            {"name": "A", "boss": True, "skills": "LB"},
            {"name": "B", "skills": "LMS"},
            {"name": "C", "skills": "LH"},
        ]
    },
    "heist": {"needs": "LMSH"},
}
"""The rulebook's own case: only who begins with the boss engages all three."""


def puzzle(data: Mapping[str, Any], kind_: str, **ask: Any) -> Puzzle:
    found, faults = asked(data, kind_, **ask)
    assert found is not None, faults
    return found


def asked(data: Mapping[str, Any], kind_: str, **ask: Any) -> tuple[Puzzle | None, list[Any]]:
    return read(Data("one", {"id": "p", "game": "gangsta", "kind": kind_, "ask": ask, "position": dict(data)}))


def answers(one: Puzzle, idea: str = "") -> list[Any]:
    """All answers that are right by another code, or to whoever holds that idea, as JSON has them."""
    data, ask = plain(one)["position"], one.ask
    match one.kind:
        case "engage":
            return [{"order": list(some)} for some in gangsta.engaging(data, ask.player, data["heist"], idea) or [()]]
        case "may-join":
            return [sorted(gangsta.may_join(data, ask.player, ask.engaged, idea))]
        case "mobilise":
            return [gangsta.mobilise(data, ask.player, idea)]
        case "income":
            return [gangsta.income(data, idea)]
        case "war":
            return [sorted(gangsta.war(data, idea))]
        case "snitched":
            return [gangsta.snitched(data, idea)]
        case "count":
            return [gangsta.count(data, BOX, idea)]
    return [gangsta.best_heist(data, ask.player, idea)]


def people(one: Puzzle) -> int:
    """How many gangsters there are in a puzzle in which every order has to be tried out; none in the others."""
    return sum(map(len, one.state.gangs)) if one.kind in ("engage", "best-heist") else 0


def some_of_the_bank() -> Iterator[Puzzle]:
    """Composed and generated puzzles that a code which tries out every order can solve, too."""
    made = [one for one in generated() if one.game == "gangsta"][::EVERY]
    for one in (*[one for one in composed() if one.game == "gangsta"], *made):
        if people(one) <= MANY:
            yield one


def wrong_rules(one: Puzzle) -> Iterator[str]:
    """The wrong rules of its kind; where many orders would have to be tried out, one that allows fewer of them."""
    for name, id_ in LISTED:
        if name == one.kind and (people(one) <= FEW or id_ == "coop-own-only"):
            yield id_


def test_the_answers_are_those_of_another_code_and_wrong_rules_are_named_by_theirs() -> None:
    named, missed, solved = Counter[tuple[str, str]](), Counter[tuple[str, str]](), 0
    for one in some_of_the_bank():
        right = answers(one)
        solved += 1
        assert all(check(one, answer) for answer in right[:MOST]), (one.id, right)
        for idea in wrong_rules(one):
            for answer in answers(one, idea)[:MOST]:
                if answer not in right:
                    verdict = check(one, answer)
                    assert verdict.verdict == "wrong", (one.id, idea, answer)
                    (named if idea in verdict.misconceptions else missed)[one.kind, idea] += 1
    assert solved > 150
    assert set(named) == LISTED
    assert missed.total() <= 0.03 * named.total(), missed


def test_its_kinds_are_there() -> None:
    assert set(kinds("gangsta")) == {
        "engage", "may-join", "mobilise", "income", "war", "snitched", "count", "best-heist",
    }  # fmt: skip


def test_who_plays_tells_nothing_and_every_size_of_table_chapter_and_variant_comes() -> None:
    states = list(islice(moments(random.Random(3)), 400))
    assert {len(state.table.colours) for state in states} == {2, 3, 4}
    assert {state.chapter for state in states} == {1, 2, 3}
    assert {(state.table.families, state.table.resources) for state in states} >= {(False, False), (True, True)}
    assert {state.table.colours[0] for state in states} == {"red", "blue", "green", "yellow"}


def test_of_the_rulebooks_heist_every_order_that_the_boss_begins_is_right_and_no_other_one() -> None:
    one = puzzle(LMSH, "engage", player="red")
    assert check(one, {"order": ["A", "B", "C"]})
    assert check(one, {"order": ["A", "C", "B"]})
    assert check_text(one, "order A, C, B")
    assert check_text(one, "A, C, B")
    held_back = check(one, {"order": ["B", "A", "C"]})
    assert held_back.misconceptions == ["skill-held-back", "joins-without-missing-skill"]
    fewer = check(one, {"order": ["B", "C"]})
    assert (fewer.verdict, fewer.misconceptions) == ("wrong", [])
    assert "only 2" in fewer.text()
    assert check(one, {"order": []}).text().endswith("can be committed.")


def test_an_idea_is_named_for_every_order_that_is_legal_and_best_to_it() -> None:
    one = puzzle(LMSH, "engage", player="red")
    found = set(gangsta.engaging(LMSH, "red", LMSH["heist"], "skill-held-back"))
    wrong = [order for order in found if not check(one, {"order": list(order)})]
    assert len(wrong) > 2
    assert all("skill-held-back" in check(one, {"order": list(order)}).misconceptions for order in wrong)


def test_where_the_heist_cannot_be_committed_nobody_is_the_answer() -> None:
    one = puzzle({**LMSH, "heist": {"needs": "LMSHI"}}, "engage", player="red")
    assert one.solution() == {"order": []}
    assert check(one, {"order": []})
    assert check(one, {"order": ["A", "B", "C"]}).verdict == "wrong"
    assert check(one).verdict == "not attempted"


def test_with_high_tech_an_order_is_right_with_some_symbol_left_out_or_with_none() -> None:
    data = {**LMSH, "heist": {"needs": "LMSHI", "tech": True}, "variants": ["resources"]}
    helped = {**data, "resources": {"red": {"name": "high_tech", "active": True}}}
    assert check(puzzle(helped, "engage", player="red"), {"order": ["A", "C", "B"]})
    idle = {**data, "resources": {"red": {"name": "high_tech"}}}
    assert puzzle(idle, "engage", player="red").solution() == {"order": []}


def test_the_question_says_what_counts_where_somebody_has_high_tech_whether_it_is_active_or_not() -> None:
    tech = {**LMSH, "heist": {"needs": "LMSH", "tech": True}, "variants": ["resources"]}
    for data, said in (
        ({**tech, "resources": {"red": {"name": "high_tech", "active": True}}}, True),
        ({**tech, "resources": {"red": {"name": "high_tech"}}}, True),
        ({**tech, "resources": {"red": {"name": "media"}}}, False),
        ({**LMSH, "variants": ["resources"], "resources": {"red": {"name": "high_tech"}}}, False),
    ):
        one = puzzle(data, "engage", player="red")
        question = one.asks.question(one.state, one.ask).said(words("en", game("gangsta").folder / "words"))
        assert ("it need not be said which" in question) is said


def test_others_follow_in_a_co_operative_heist_and_only_ones_own_are_counted() -> None:
    data = {**LMSH, "gangs": {**LMSH["gangs"], "blue": [{"name": "D", "boss": True, "skills": "I"}]}}
    together = {**data, "heist": {"needs": "LMSHI", "coop": 2}}
    one = puzzle(together, "engage", player="red")
    assert check(one, {"order": ["A", "D", "C", "B"]})
    assert check(one, {"order": ["D", "A", "C", "B"]}).verdict == "wrong"
    assert check(one, {"order": []}).misconceptions == ["coop-own-only"]
    assert puzzle({**data, "heist": {"needs": "LMSHI"}}, "engage", player="red").solution() == {"order": []}
    assert puzzle(together, "may-join", player="red", engaged=["A"]).solution() == ["B", "C", "D"]


def test_who_may_join_depends_on_who_has() -> None:
    assert puzzle(LMSH, "may-join", player="red").solution() == ["A", "B", "C"]
    assert puzzle(LMSH, "may-join", player="red", engaged=["B"]).solution() == ["C"]
    done = puzzle(LMSH, "may-join", player="red", engaged=["B", "C"])
    assert done.solution() == []
    assert "joins-without-missing-skill" in check(done, ["A"]).misconceptions


FULL = {"A": "LB", "B": "LMS"}


def gang(skills: Mapping[str, str], *engaged: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "skills": one, "boss": nth == 0, "engaged": name in engaged}
        for nth, (name, one) in enumerate(skills.items())
    ]


@pytest.mark.parametrize(
    ("engaged", "money", "right"), [(("A",), 0, 2), (("A", "B"), 0, 2), ((), 0, 2), (("B",), 0, 2)]
)
def test_a_leader_frees_one_and_a_synchronised_gang_is_freed_as_a_whole(
    engaged: tuple[str, ...], money: int, right: int
) -> None:
    data = {"players": ["red", "blue"], "gangs": {"red": gang(FULL, *engaged)}, "money": {"red": money}}
    one = puzzle(data, "mobilise", player="red")
    assert one.solution() == right
    assert check(one, right)
    assert check(one, 0).verdict == "wrong"


def test_what_is_nothing_may_be_left_out_or_written() -> None:
    gangs = {"red": gang({"A": "LB", "B": "MSB"}), "blue": gang({"C": "LM"})}
    data = {"players": ["red", "blue"], "gangs": gangs, "money": {"red": 1}, "snitch": 3}
    income = puzzle(data, "income")
    assert check(income, {"blue": 3})
    assert check(income, {"red": 0, "blue": 3})
    snitch = puzzle(data, "snitched")
    assert snitch.solution() == {"red": {"pays": 1, "loses": 1}}
    assert check(snitch, {"red": {"pays": 1, "loses": 1}, "blue": {"pays": 0, "loses": 0}})
    assert check_text(snitch, "red: pays 1, loses 1")
    assert check(snitch, {"red": {"pays": 1}}).verdict == "wrong"
    assert check(snitch, {"red": {"loses": 1}}).misconceptions == ["money-kept"]


def test_the_end_of_a_chapter_is_shown_in_its_chapter_where_none_is_named() -> None:
    gangs = {"red": gang({"A": "LM"}), "blue": gang({"C": "LB"})}
    data = {"players": ["red", "blue"], "gangs": gangs}
    shown = [puzzle(data, name).seen.chapter for name in ("income", "war", "count")]
    assert shown == [1, 2, 3]


@pytest.mark.parametrize(
    ("kind_", "ask", "changed", "message"),
    [
        ("engage", {"player": "green"}, {}, "position-not-in-play"),
        ("engage", {"player": "blue"}, {}, "ask-gang"),
        ("engage", {"player": "red"}, {"heist": None}, "ask-heist"),
        ("engage", {}, {}, "schema-missing"),
        ("may-join", {"player": "red", "engaged": ["Z"]}, {}, "ask-nobody"),
        ("may-join", {"player": "red", "engaged": ["A", "A"]}, {}, "takes-part"),
        ("may-join", {"player": "red", "engaged": ["B", "A"]}, {}, "brings-nothing"),
        ("best-heist", {"player": "red"}, {}, "ask-display"),
        ("snitched", {}, {}, "ask-snitch"),
        ("income", {}, {}, "ask-gang"),
        ("war", {"player": "red"}, {}, "schema-unknown-key"),
    ],
)
def test_what_a_question_needs_and_does_not_find_is_refused(
    kind_: str, ask: dict[str, Any], changed: dict[str, Any], message: str
) -> None:
    data = {key: value for key, value in {**LMSH, **changed}.items() if value is not None}
    found, faults = asked(data, kind_, **ask)
    assert found is None
    assert message in {fault.name for fault in faults}


@pytest.mark.parametrize("answer", [["A"], {"order": "A"}, {"order": ["Z"]}, {"order": ["A", "A"]}, {}, {"list": []}])
def test_what_is_no_order_is_unreadable_and_says_so_in_every_language(answer: Any) -> None:
    verdict = check(puzzle(LMSH, "engage", player="red"), answer)
    assert verdict.verdict == "unreadable"
    assert len({verdict.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_puzzles_are_alike_whatever_colours_and_gangsters_are_called() -> None:
    one = puzzle(LMSH, "may-join", player="red", engaged=["B"])
    text = str(plain(one)).replace("'red'", "'green'").replace("'B'", "'Max'")
    other = yaml.safe_load(text)
    assert alike(plain(one)) == alike(other)
    assert alike(plain(one)) != alike({**other, "ask": {**other["ask"], "engaged": ["A"]}})


def test_a_kind_whose_name_another_game_has_says_its_game_in_the_ids() -> None:
    own = [one for one in generated() if one.game == "gangsta" and one.kind == "count"]
    assert own
    assert all(one.id.startswith("gangsta-count-") for one in own)
    assert not {one.id for one in generated() if one.game == "gangster"} & {one.id for one in own}
    assert from_line(own[0].describing()).solved == own[0].solved
