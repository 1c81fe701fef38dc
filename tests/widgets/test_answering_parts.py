"""One number, one name, and answers in parts, as they are given on the page: each part in the way of its own shape."""

from collections.abc import Iterator
from typing import Any

import pytest

from gangster_widgets import puzzle
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node
from gangster_widgets.widgets.puzzle.answering.means import ANSWER, Means, means_for

IDS = (
    "the-oyster-bar",
    "two-porters",
    "half-a-sandwich",
    "nobody-for-dinner",
    "bad-luck-in-threes",
    "five-fresh-cards",
)


def means(id_: str) -> tuple[Puzzle, Means]:
    one = puzzle(id_)
    return one, means_for(one.shape, one)


def doing(node: Node) -> Iterator[str]:
    """What the controls in it do."""
    yield from (str(value) for name, value in node.attributes if name == "do")
    for inner in node.inside:
        if isinstance(inner, Node):
            yield from doing(inner)


def used(way: Means, *steps: tuple[str, Any]) -> Any:
    """The draft after these controls of the panel were used."""
    draft = way.empty
    for what, value in steps:
        draft = way.used(draft, what, value)
    return draft


@pytest.mark.parametrize("id_", IDS)
def test_a_right_answer_is_shown_kept_and_found_again_as_it_was_given(id_: str) -> None:
    one, way = means(id_)
    draft = way.draft(one.solved.answer)
    assert way.judged(draft)
    assert way.found(way.kept(draft)) == draft
    assert way.judged(way.empty).verdict == "not attempted"
    assert way.found(None) == way.empty
    for lang in LANGUAGES:
        did = [*doing(way.panel(draft, one.words(lang)))]
        assert did
        assert all(what.startswith(f"{ANSWER}:") for what in did)
        assert len(set(did)) == len(did)


def test_that_it_cannot_be_done_is_an_answer_of_its_own() -> None:
    _, way = means("the-oyster-bar")
    assert way.judged(used(way, ("none", None)))
    assert way.judged(used(way, ("none", None), ("typed", "5"))).verdict == "wrong"
    assert way.judged(used(way, ("typed", "many"))).verdict == "unreadable"


def test_each_part_of_an_answer_is_given_by_itself_and_what_lacks_is_said() -> None:
    one, way = means("half-a-sandwich")
    begun = used(way, ("player:red", None), ("money:typed", "1"))
    assert way.judged(begun).verdict == "unreadable"
    assert "alcapo" in way.judged(begun).text()
    assert way.judged(way.used(begun, "alcapo:typed", "2"))
    assert way.used(begun, "player:red", None) == way.used(way.empty, "money:typed", "1")
    assert way.used(begun, "nothing:red", None) == begun
    assert set(doing(way.panel(begun, one.words()))) >= {
        "answer:player:none",
        "answer:player:blue",
        "answer:money:typed",
    }


def test_a_payout_is_given_player_by_player_and_what_is_left_out_is_nothing() -> None:
    one, way = means("bad-luck-in-threes")
    assert one.shape.of.shapes[-1].names == ("Cincinnati",)
    banished = "red:banished:0"
    steps = (("red:dead:typed", "1"), ("red:prison:typed", "1"), (banished, None), ("blue:money:typed", "4"))
    assert way.given(used(way, *steps)) == one.solution()
    assert way.judged(used(way, *steps, ("blue:dead:typed", "0")))
    assert way.judged(used(way, *steps[:-1])).verdict == "wrong"


@pytest.mark.parametrize(("lang", "money"), [("en", "$_"), ("de", "_$"), ("nl", "_$"), ("fr", "_$")])
def test_beside_a_field_for_money_stands_its_sign_and_beside_no_other(lang: str, money: str) -> None:
    for id_, wanted in (("a-friend-at-the-station", [money, "_"] * 3), ("eight-six-five", [money] * 3)):
        one, way = means(id_)
        panel = way.panel(way.empty, one.words(lang))
        lines = [[part for part in line.inside if isinstance(part, Node)] for line in panel.walk()]
        fields = [line for line in lines if any(part.tag == "input" for part in line)]
        shown = ["".join("_" if part.tag == "input" else part.text() for part in line) for line in fields]
        assert [text[-len(sign) :] for text, sign in zip(shown, wanted, strict=True)] == wanted
        assert sum(text.count("$") for text in shown) == wanted.count(money)
