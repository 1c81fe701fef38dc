"""A puzzle on the page: every puzzle of the package answered, checked, hinted, explained by the means of its kind."""

import json
from re import escape
from typing import Any

import pytest
from traitlets import TraitError

from gangster_widgets import AnswerBook, Puzzle, puzzle
from gangster_widgets.games.gangster.look_tablet import face
from gangster_widgets.kernel.game import Unreadable, game
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.answers import Names
from gangster_widgets.puzzles.answers_in_fields import Fields, Spots
from gangster_widgets.puzzles.answers_in_parts import Amount, One
from gangster_widgets.puzzles.bank import composed
from gangster_widgets.puzzles.diagnose import led_astray, thinking
from gangster_widgets.puzzles.kind import asking, kinds
from gangster_widgets.puzzles.puzzle import as_json
from gangster_widgets.puzzles.steps import steps
from gangster_widgets.views.marks import NO_MARKS
from gangster_widgets.views.page import Node
from gangster_widgets.widgets.puzzle.answering.means import Means
from gangster_widgets.widgets.puzzle.answering.parts import InParts
from gangster_widgets.widgets.puzzle.widget import PuzzleWidget

from .hands import controls, heard, page, press, told

PUZZLES = [(one.id, lang) for one, lang in zip(composed(), LANGUAGES * len(composed()), strict=False)]
OF_KIND = {one.kind: one.id for one in composed()}


def shown(name: str, **traits: Any) -> PuzzleWidget:
    found = Puzzle(name, **traits)
    page(found, width=1366)
    return found


def use(one: PuzzleWidget, do: str, value: Any = None) -> None:
    assert do in controls(one), f"no {do} among {sorted(controls(one))}"
    told(one, kind="do", do=do, value=value)


def everything_sent(one: PuzzleWidget) -> str:
    """All that the page has of it."""
    return json.dumps([one._frame.panel, one._frame.grid, one._frame.said], ensure_ascii=False)


def give_by_hand(one: PuzzleWidget, answer: Any) -> None:
    """Gives that answer through controls and spots of the page alone."""
    give_part(one, one._means, "answer", answer)


def give_part(one: PuzzleWidget, means: Means, at: str, answer: Any) -> None:
    """Gives that part of an answer; its controls are called by where it stands."""
    shape = means.shape
    if isinstance(means, InParts):
        for name, part in answer.items():
            give_part(one, means._ways[name], f"{at}:{name}", part)
    elif answer is None or (isinstance(answer, list) and not answer):
        use(one, f"{at}:none")
    elif isinstance(shape, One):
        use(one, f"{at}:typed", str(answer)) if isinstance(shape, Amount) else use(one, f"{at}:{answer}")
    elif isinstance(answer, str):
        _choose(one, answer)
    elif isinstance(answer, dict):
        for name, number in (answer or {shape.names[0]: 0}).items():
            use(one, f"{at}:{name}", str(number))
    elif isinstance(shape, Fields | Spots):
        _pick(one, [(one.puzzle.ask.district, spot) if isinstance(spot, int) else spot for spot in answer])
    else:
        for name in answer:
            use(one, f"{at}:{shape.names.index(str(name))}" if isinstance(shape, Names) else f"{at}:add:{name}")


def _pick(one: PuzzleWidget, spots: Any) -> None:
    """Chooses fields on the picture; a place that is shown small is shown large first."""
    for place, field in spots:
        if one.scene.small:
            told(one, kind="press", id=place)
        told(one, kind="press", id=f"{place}#{field}")


def _choose(one: PuzzleWidget, words: str) -> None:
    """Chooses an action by buttons: each time the one that leaves it possible."""
    wanted = game(one.puzzle.game).read(one.puzzle.state, words)
    while one.answer != words:
        bits = [do for do in controls(one) if do.startswith("answer:bit:")]
        fitting = [do for do in bits if any(a == wanted for a, _ in one._means.used(one.draft, do[7:], None).left)]
        use(one, fitting[0])


@pytest.mark.parametrize(("name", "lang"), PUZZLES)
def test_every_puzzle_is_answered_by_hand_checked_and_found_right(name: str, lang: str) -> None:
    one = shown(name, lang=lang)
    give_by_hand(one, one.puzzle.solution())
    use(one, "check")
    assert one.verdict == "right"
    assert one.words.say("verdict-right") in one.panel().text()
    assert len(one.book) == 1


@pytest.mark.parametrize(("name", "lang"), PUZZLES)
def test_every_puzzle_gives_four_hints_and_the_last_has_the_answer(name: str, lang: str) -> None:
    one = shown(name, lang=lang)
    told_answer = one._means.shape.told(one.puzzle.solved.answer, one.words)
    for rung in range(1, 5):
        use(one, "hint")
        assert one.rung == rung
    assert told_answer in one.panel().text()
    assert "hint" not in controls(one)


@pytest.mark.parametrize(("name", "lang"), PUZZLES)
def test_every_idea_that_leads_elsewhere_is_met_with_both_ways(name: str, lang: str) -> None:
    one = shown(name, lang=lang)
    for id_, answer in led_astray(one.puzzle).items():
        one.answer = as_json(answer)
        if answer is None:
            use(one, "answer:none")
        one.check()
        text = one.panel().text()
        assert one.words.say(f"mistake-{id_}") in text
        assert one.words.say("verdict-true-way").strip() in text


@pytest.mark.parametrize("name", [one.id for one in composed()])
def test_the_answer_is_not_on_the_page_before_it_was_given(name: str) -> None:
    one = shown(name)
    seen = everything_sent(one)
    question = one.puzzle.asks.question(one.puzzle.state, one.puzzle.ask).said(one.words)
    reason = one.words.why(one.puzzle.solved.why)
    assert reason in question or reason not in seen
    assert one.words.say("verdict-right") not in seen
    answer = one._means.shape.told(one.puzzle.solved.answer, one.words)
    if one.puzzle.kind in ("points", "order", "field", "load") and len(one.puzzle.solved.answer) > 1:
        assert answer not in seen


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("name", [one.id for one in composed() if one.kind in ("field", "load", "reach")])
def test_fields_and_places_are_chosen_by_pointing_at_the_picture(name: str, touch: bool) -> None:
    one = shown(name)
    answer = one.puzzle.solved.answer
    spots = [(one.puzzle.ask.district, spot) if isinstance(spot, int) else spot for spot in answer]
    for spot in spots:
        box = one.scene.spot(spot)
        assert box is not None
        far = box.h / 2 if isinstance(spot, tuple) else min(box.h / 2, 8)
        told(one, kind="click", x=box.x + box.w / 2, y=box.y + far, touch=touch)
    assert sorted(one.answer or []) == sorted(as_json(answer))
    if not answer:
        use(one, "answer:none")
    assert one.check()


def test_there_is_a_puzzle_of_every_kind_among_these() -> None:
    assert set(OF_KIND) == {kind for name in asking() for kind in kinds(name)}


@pytest.mark.parametrize("name", [one.id for one in composed()])
def test_a_typed_answer_is_the_same_as_one_given_by_hand(name: str) -> None:
    one, by_hand = shown(name), shown(name)
    give_by_hand(by_hand, one.puzzle.solution())
    use(one, "typed", json.dumps(one.puzzle.solution()))
    use(one, "check")
    assert (one.verdict, one.puzzle.reads(one.answer)) == ("right", by_hand.puzzle.reads(by_hand.answer))


@pytest.mark.parametrize("name", OF_KIND.values())
def test_what_cannot_be_read_stays_in_its_line_with_a_sentence_and_changes_nothing(name: str) -> None:
    one = shown(name)
    give_by_hand(one, one.puzzle.solution())
    had = one.answer
    use(one, "typed", "}{ nonsense 7")
    assert "This answer cannot be read" in one.panel().text()
    assert ("value", "}{ nonsense 7") in [pair for node in one.panel().walk() for pair in node.attributes]
    assert one.answer == had


@pytest.mark.parametrize("name", OF_KIND.values())
def test_undo_takes_back_all_that_was_given_step_by_step(name: str) -> None:
    one = shown(name)
    give_by_hand(one, one.puzzle.solution())
    for _ in range(40):
        if "undo" in controls(one):
            use(one, "undo")
    assert one.answer is None
    assert one.draft == one._means.empty


@pytest.mark.parametrize("name", OF_KIND.values())
def test_nothing_given_is_not_wrong_and_not_kept(name: str) -> None:
    one = shown(name)
    use(one, "check")
    assert one.verdict == "not attempted"
    assert "No answer was given." in one.said
    assert len(one.book) == 0


def test_half_an_action_is_said_to_be_no_whole_one_and_is_not_kept() -> None:
    one = shown("after-the-wedding")
    use(one, "answer:bit:0")
    assert one.answer is None
    use(one, "check")
    assert one.verdict == "unreadable"
    assert one.said.startswith("The answer is not complete yet.")
    assert len(one.book) == 0


def test_no_gap_is_marked_as_one_where_it_is_asked_for() -> None:
    one = shown("last-field-taken")
    on_a_board = face(one.puzzle.state.district(one.puzzle.ask.district), None, NO_MARKS, one.words)
    assert any(label.endswith("gap") for label in on_a_board.labels)
    assert not any("gap" in spot.label for spot in one.scene.spots())


def test_a_verdict_is_gone_as_soon_as_the_answer_is_another() -> None:
    one = shown("north-side")
    use(one, "answer:yellow", "5")
    use(one, "check")
    assert one.verdict == "wrong"
    use(one, "answer:yellow", "10")
    assert one.verdict == ""
    assert "Not right" not in one.panel().text()


def test_a_number_that_is_none_is_said_at_its_line_and_the_rest_stays() -> None:
    one = shown("north-side")
    use(one, "answer:yellow", "ten")
    use(one, "answer:grey", "8")
    found = [node for node in one.panel().walk() if ("class", "gw-line") in node.attributes]
    lines = {dict(node.attributes)["key"]: node.text() for node in found}
    assert "“ten” is no whole number." in lines["yellow"]
    assert "whole number" not in lines["grey"]
    use(one, "check")
    assert one.verdict == "unreadable"
    assert ("value", "ten") in [pair for node in one.panel().walk() for pair in node.attributes]


def test_an_order_is_made_by_buttons_and_by_dragging() -> None:
    one = shown("tie-of-two")
    for name in ("brown", "yellow", "grey"):
        use(one, f"answer:add:{name}")
    use(one, "answer:up:grey")
    assert one.answer == ["brown", "grey", "yellow"]
    told(one, kind="put", what="yellow", on="brown")
    assert one.answer == ["yellow", "brown", "grey"]
    told(one, kind="put", what="yellow", on="grey")
    assert one.answer == ["brown", "grey", "yellow"]
    told(one, kind="put", what="blue", on="end")
    assert one.answer == ["brown", "grey", "yellow", "blue"]
    told(one, kind="put", what="brown", on="away")
    assert one.answer == ["grey", "yellow", "blue"]
    told(one, kind="put", what="purple", on="end")
    assert one.answer == ["grey", "yellow", "blue"]
    use(one, "answer:away:blue")
    use(one, "answer:away:grey")
    use(one, "answer:away:yellow")
    assert one.answer is None


@pytest.mark.parametrize("name", ["the-boss-goes-second", "ask-the-neighbours", "reds-seven", "five-plans-on-the-wall"])
def test_what_a_click_on_the_picture_chooses_has_an_edge_until_the_answer_is_right(name: str) -> None:
    one = shown(name)
    edged = one.marks().open
    for where in edged:
        before = one.answer
        one.clicked(where)
        assert one.answer != before
        one.undo()
    others = [spot.of for spot in one.scene.spots() if spot.of not in edged]
    for where in others:
        one.clicked(where)
    if name != "reds-seven":  # all that lies before a player stands for him
        assert one.answer is None
    one.undo()
    one.answer = one.puzzle.solution()
    one.check()
    assert not one.marks().open


def test_of_an_order_only_what_is_not_in_it_yet_has_an_edge_and_it_is_said_where_it_is_chosen() -> None:
    one = shown("the-boss-goes-second")
    assert len(one.marks().open) == 3
    assert "Choose on the picture or below" in one.panel().text()
    one.clicked(one.marks().open[1])
    assert one.answer == {"order": ["Tessa"]}
    assert {where.of for where in one.marks().open} == {"Sergei", "Ugo"}
    assert "Choose on the picture" not in shown("tie-of-two").panel().text()
    assert shown("tie-of-two").marks().open == ()


def test_fields_of_another_district_are_no_part_of_an_answer() -> None:
    one = shown(OF_KIND["field"])
    told(one, kind="press", id=one.puzzle.ask.district)
    assert one.answer is None
    told(one, kind="press", id=f"{one.puzzle.ask.district}#3")
    assert one.answer == [3]


@pytest.mark.parametrize("kind", ["field", "load", "reach"])
def test_what_was_chosen_and_put_away_again_is_no_answer_until_it_is_said_that_there_is_nothing(kind: str) -> None:
    one = shown(OF_KIND[kind])
    shape = one._means.shape
    place, field = shape.offered[0] if kind == "load" else (getattr(one.puzzle.ask, "district", "The Loop"), 3)
    chosen = place if kind == "reach" else f"{place}#{field}"
    told(one, kind="press", id=chosen)
    assert len(one.answer) == 1
    told(one, kind="press", id=chosen)
    assert one.answer is None
    use(one, "check")
    assert one.verdict == "not attempted"
    use(one, "undo")
    assert len(one.answer) == 1
    use(one, "undo")
    use(one, "answer:none")
    assert one.answer == []
    use(one, "check")
    assert one.verdict == "wrong"


def test_a_place_is_chosen_on_the_map_and_marked_there() -> None:
    one = shown(OF_KIND["reach"])
    told(one, kind="press", id="The Loop")
    assert one.answer == ["The Loop"]
    assert "The Loop" in one.marks().chosen
    told(one, kind="press", id="The Loop")
    assert one.answer is None


def test_a_reason_of_the_verdict_shows_what_it_is_about() -> None:
    one = shown("north-side")
    one.answer = one.puzzle.solution()
    use(one, "check")
    number = next(do for do, node in controls(one).items() if node.text() == "Yellow has 3 gangsters here.")
    use(one, number)
    assert set(one.marks().pointed) == {("North Side", 4), ("North Side", 6), ("North Side", 8)}
    assert one.said == "Yellow has 3 gangsters here."


def test_the_second_hint_marks_where_to_look() -> None:
    one = shown("north-side")
    use(one, "hint")
    assert one.marks().pointed == ()
    use(one, "hint")
    assert one.marks().pointed


@pytest.mark.parametrize("name", ["last-field-taken", "tie-of-two", "north-side"])
def test_each_hint_is_brought_into_view_and_said_as_it_stands_there(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one = shown(name)
    one.answer = next(iter(one.puzzle.tells_apart().values()))
    use(one, "check")
    sent: list[Any] = []
    monkeypatch.setattr(one._frame, "send", sent.append)
    for rung in range(1, 5):
        use(one, "hint")
        assert sent[-1] == {"kind": "reveal", "id": f"hint-{rung}"}
        (part,) = [node for node in one.panel().walk() if dict(node.attributes).get("key") == f"hint-{rung}"]
        assert "[" not in one.said, "the ids of clauses are not said"
        if rung != 2:
            assert all(sentence in one.said for sentence in told_by(part)), one.said


def told_by(part: Node) -> list[str]:
    """The reasons and clauses in it; where the whole way stands, the answer alone."""
    leaves = [node.text() for node in part.walk() if node.tag in ("button", "p")]
    return leaves[-1:] if dict(part.attributes)["key"] == "hint-4" else leaves


def test_a_clause_that_verdict_and_hint_both_quote_stands_open_once() -> None:
    one = shown("last-field-taken")
    one.answer = next(iter(one.puzzle.tells_apart().values()))
    use(one, "check")
    use(one, "hint")
    named = [
        node for node in one.panel().walk() if node.tag == "details" and dict(node.attributes)["key"] == "gap.filling"
    ]
    assert [dict(node.attributes).get("open", False) for node in named] == [True, False]


def test_a_field_that_was_given_is_named_as_each_language_writes_it() -> None:
    one = shown("last-field-taken", lang="fr")
    told(one, kind="press", id=f"{one.puzzle.ask.district}#2")
    assert "1. Gris\u00a0: case 2" in one.panel().text()


def test_another_one_asks_the_same_about_another_position_and_one_comes_back() -> None:
    one = shown("north-side")
    one.answer = {"yellow": 5, "grey": 4, "brown": 2, "blue": 5}
    use(one, "check")
    use(one, "another")
    assert one.puzzle.state != puzzle("north-side").state
    assert (one.answer, one.verdict, one.rung) == (None, "", 0)
    first = one.puzzle
    use(one, "another")
    assert one.puzzle.state != first.state
    use(one, "again")
    assert one.puzzle is puzzle("north-side")


def test_another_one_tells_the_mistake_apart_that_was_just_made() -> None:
    one = shown("north-side")
    one.answer = {"yellow": 5, "grey": 4, "brown": 2, "blue": 5}
    assert one.check().misconceptions == ["doubler-forgotten"]
    press(one, "Another one like this")
    mistake = next(mistake for mistake in game("gangster").mistakes if mistake.id == "doubler-forgotten")
    solution = thinking(one.puzzle, (mistake,))
    assert solution is not None
    assert not one.puzzle.right(solution.answer)


def test_answers_can_be_set_and_observed_and_verdicts_are_kept_in_the_book_given() -> None:
    book = AnswerBook()
    one = shown("tie-of-two", book=book)
    found = heard(one, "answer", "verdict")
    one.answer = ["grey", "yellow", "brown", "blue"]
    assert one.check()
    assert found == [("answer", ["grey", "yellow", "brown", "blue"]), ("verdict", "right")]
    assert [row["verdict"] for row in book.rows()] == ["right"]


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Puzzle("no-such"), "There is no puzzle “no-such”"),
        (lambda: setattr(shown("tie-of-two"), "answer", ["purple"]), "“purple” cannot be named here"),
        (lambda: setattr(shown("north-side"), "answer", 7), "An answer is a number for each gang"),
        (lambda: Puzzle("north-side", colour=1), "There is no trait “colour” here"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(make: Any, sentence: str) -> None:
    with pytest.raises((Unreadable, TraitError), match=escape(sentence)):
        make()


def test_the_text_of_a_puzzle_has_no_answer() -> None:
    assert shown("north-side").text() == puzzle("north-side").text()


@pytest.mark.parametrize("name", OF_KIND.values())
@pytest.mark.parametrize("width", [320, 390, 820])
def test_at_every_width_the_answer_can_be_given(name: str, width: int) -> None:
    one = Puzzle(name)
    page(one, width=width)
    give_by_hand(one, one.puzzle.solution())
    assert one.check()


def test_a_large_answer_is_asked_in_steps_each_judged_for_itself() -> None:
    one = shown("north-side", stepwise=True)
    assert "How many gangsters does each gang have?" in one.panel().text()
    assert "typed" not in controls(one)
    use(one, "answer:yellow", "4")
    use(one, "check")
    assert "Not right yet" in one.said
    assert one.answer == {"yellow": 4}
    for name, number in (("yellow", 3), ("grey", 2), ("brown", 2), ("blue", 1), ("green", 1)):
        use(one, f"answer:{name}", str(number))
    use(one, "check")
    assert "✓ How many gangsters does each gang have? Yellow 3, Grey 2" in one.panel().text()
    assert (one.answer, one.verdict, len(one.book)) == (None, "", 0)
    for step in steps(one.puzzle)[1:-1]:
        one.answer = as_json(step.answer)
        use(one, "check")
    assert "How many points does each gang get?" in one.panel().text()
    assert "typed" in controls(one)
    one.answer = one.puzzle.solution()
    assert one.check()
    assert len(one.book) == 1


def test_steps_are_offered_only_where_there_are_some_and_begin_anew() -> None:
    assert "stepwise" not in controls(shown("tie-of-two"))
    one = shown("north-side")
    use(one, "answer:yellow", "10")
    use(one, "stepwise")
    assert one.answer is None
    use(one, "check")
    assert one.said == "No answer was given."
    use(one, "stepwise")
    assert "How many gangsters" not in one.panel().text()


def test_what_a_step_cannot_read_is_said_and_stays() -> None:
    one = shown("north-side", stepwise=True)
    use(one, "answer:yellow", "many")
    use(one, "check")
    assert "This answer cannot be read" in one.said
    assert ("value", "many") in [pair for node in one.panel().walk() for pair in node.attributes]
