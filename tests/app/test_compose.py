"""Composing without a browser: what comes of an exercise, and what is said of a poor one."""

import json
from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.app.rooms.compose.draft import beginning, kept, of
from gangster_widgets.app.rooms.compose.findings import findings
from gangster_widgets.app.rooms.compose.handing import cell
from gangster_widgets.app.setting import Setting
from gangster_widgets.games.gangster.askable import suggested
from gangster_widgets.games.gangster.slips import taken_up
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import composed as by_hand
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.loader import load_texts
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.telling import sharper

from .desks import Desk


@pytest.mark.parametrize(
    ("origin", "alone"),
    [("http://127.0.0.1:8870/", True), ("http://localhost/", True), ("http://[::1]:9/", True),
     ("http://192.168.0.7:8870/", False), ("https://school.example/gangster/", False)],
)  # fmt: skip
def test_a_link_that_only_this_computer_can_open_says_so(tmp_path: Path, origin: str, alone: bool) -> None:
    page = Desk(Setting(data=str(tmp_path)), "?page=compose", origin=origin)
    assert ("This address leads to this computer alone." in page.words()) is alone


def test_there_is_a_whole_exercise_from_the_start(desk: Desk) -> None:
    assert desk.exercise.kind == "points"
    assert "The answer now: Yellow 10, Grey 8, Brown 4, Blue 10. It tells 9 of 10 known mistakes apart." in desk.words()
    assert "It is the only right one" in desk.words()


def test_what_is_laid_out_and_asked_is_what_the_link_holds(desk: Desk) -> None:
    desk.lay("5 3 1 @2x4 : YGGN Y")
    desk.use("kind", "order")
    desk.use("title", "Who leads?")
    desk.use("level", "2")
    found = desk.exercise
    assert (found.kind, found.level, found.title["en"]) == ("order", 2, "Who leads?")
    assert found.solution() == ["yellow", "grey", "brown"]
    assert found.id.startswith("who-leads-")


def test_the_answer_in_the_file_is_the_engines_and_the_file_is_sound(desk: Desk) -> None:
    desk.use("title", "Ärger: “Nord”")
    shelf = load_texts({"mine.yaml": desk.saved()})
    assert not shelf.faults
    (found,) = shelf
    assert found.id == desk.exercise.id
    assert "answer: {yellow: 10, grey: 8, brown: 4, blue: 10}" in desk.saved()
    assert desk.sent[-1]["name"] == f"{found.id}.yaml"


def test_the_cell_shows_exactly_this_puzzle(desk: Desk) -> None:
    desk.use("title", 'Three """ and a \\ and a \t')
    (code,) = [dict(one.attributes)["copy"] for one in desk.nodes() if dict(one.attributes).get("do") == "celled"]
    names: dict[str, Any] = {}
    head, _, shown = str(code).rpartition("\n\n")
    exec(head, names)
    found = eval(shown, names)
    assert found.id == desk.exercise.id
    assert dict(found.title) == dict(desk.exercise.title)


@pytest.mark.parametrize("text", ['a: "x"\n', "a: '\\'\n", 'a: """\n', "\\"])
def test_a_cell_holds_any_text(text: str) -> None:
    shown = cell(text).rpartition("\n\nread_puzzle(")[2].removesuffix(")")
    assert eval(shown).strip() == text.strip()


def test_rules_are_those_that_the_answer_rests_on_until_one_is_unticked(desk: Desk) -> None:
    before = desk.exercise.rules
    assert "tie.highest-rank" in before
    desk.use("rule:majority.number", False)
    assert set(desk.exercise.rules) == {*before} - {"majority.number"}
    desk.lay("5 4 2 @2x4 : YYYGGN")
    assert "tie.highest-rank" not in desk.exercise.rules
    assert "majority.number" not in desk.exercise.rules
    desk.use("rule:majority.number", True)
    assert "majority.number" in desk.exercise.rules


def test_mistakes_are_told_with_the_answers_that_they_lead_to(desk: Desk) -> None:
    found = findings(desk.exercise)
    assert dict(desk.exercise.tells_apart()) == {id_: dict(one.answer) for one in found.told for id_ in one.ideas}
    assert found.untold == ("tie-sum-of-ranks",)
    assert "These do not show" in desk.words()
    assert "Tie: the larger sum of ranks" in desk.words()


def test_a_position_that_tells_more_apart_is_found_and_can_be_taken_back(desk: Desk) -> None:
    state = desk.editor.state
    desk.use("find")
    assert "Now 10 of 10 show." in desk.words()
    assert len(findings(desk.exercise).told) == 10
    assert "find" not in desk.controls()
    desk.edit("undo")
    assert desk.editor.state == state


def test_where_nothing_sharper_is_found_it_is_said(desk: Desk) -> None:
    desk.use("from", "trunk-taken")
    before = desk.link
    desk.use("find")
    assert "Of 1,000 other positions none tells more" in desk.words()
    assert desk.link == before


def test_a_sharper_puzzle_tells_more_apart_and_the_same_seed_finds_it_again() -> None:
    one = puzzle("first-count")
    other, again = sharper(one, 3), sharper(one, 3)
    assert other is not None
    assert again is not None
    assert other.state == again.state
    assert len(other.tells_apart()) > len(one.tells_apart())
    assert sharper(puzzle("twelve-hats")) is None


@pytest.mark.parametrize(
    ("id_", "line", "kind", "warned"),
    [
        ("north-side", "5 4 2 @2x4 : YYYY", "points", "Only one gang is part of the answer"),
        ("north-side", "5 4 2 @2x4 : YYYY", "order", "Only one gang is part of the answer"),
        ("north-side", "4 4 @2x4 : YYGG", "points", "Everybody gets the same"),
        ("north-side", "5 4 2 @2x4 : ", "points", "The right answer is empty"),
        ("one-more-guest", "", "field", "The right answer is empty"),
    ],
)
def test_a_poor_exercise_is_warned_of(desk: Desk, id_: str, line: str, kind: str, warned: str) -> None:
    desk.use("from", id_)
    if line:
        desk.lay(line)
    desk.use("kind", kind)
    assert warned in desk.words()


def test_only_where_one_of_several_is_chosen_more_than_one_answer_is_right(desk: Desk) -> None:
    desk.use("from", "lanterns-in-chinatown")
    found = findings(desk.exercise)
    assert found.right == tuple(puzzle("lanterns-in-chinatown").solved.why.value)
    assert found.choices > len(found.right)
    for one in by_hand():
        if one.kind != "best":
            assert findings(one).right == ()


def test_what_is_missing_is_said_where_it_is_and_nothing_is_handed_out(desk: Desk) -> None:
    desk.use("kind", "reach")
    assert "No car stands on the map yet." in desk.words()
    assert "One thing is still missing or wrong" in desk.words()
    assert not {"save", "linked", "try", "find"} & {*desk.controls()}
    desk.use("example")
    assert desk.exercise.kind == "reach"
    assert "example" not in desk.controls()
    desk.edit("undo")
    assert "linked" not in desk.controls()
    assert "Blue – not there any more" in desk.words()
    assert "No car stands on the map yet." in desk.words()
    assert "“blue”" not in desk.words()


def test_a_question_about_something_that_is_gone_stays_and_is_called_wrong(desk: Desk) -> None:
    desk.use("ask:district", "North Side")
    desk.edit("lift")
    assert "North Side – not there any more" in desk.words()
    desk.use("ask:district", "")
    assert "not there any more" not in desk.words()
    desk.edit("undo")
    assert desk.exercise.solution() == {"yellow": 10, "grey": 8, "brown": 4, "blue": 10}


def test_a_position_with_faults_is_kept_and_handed_out_to_nobody(desk: Desk, alone: Setting) -> None:
    desk.edit("tablet", "T01")
    desk.edit("place", "The Loop")
    desk.edit("tablet", "T01")
    assert desk.editor.faults
    assert "linked" not in desk.controls()
    again = Desk(alone, "?page=compose")
    assert again.editor.state == desk.editor.state
    assert again.editor.faults == desk.editor.faults


def test_actions_are_typed_or_suggested_and_each_wrong_one_is_named(desk: Desk) -> None:
    desk.use("from", "door-and-trunk")
    desk.use("ask:actions", "yellow drives 9 to The Loop\n\nyellow loads nobody\nyellow drives 9 to The Loop")
    assert "2. " in desk.words()
    assert "linked" not in desk.controls()
    desk.use("suggest")
    first = desk.exercise.ask.actions
    assert 0 < len(desk.exercise.solution()) < len(first)
    desk.use("suggest")
    assert desk.exercise.ask.actions != first


def test_what_cannot_be_suggested_or_read_is_said_to_everybody_beside_the_actions(desk: Desk) -> None:
    desk.use("kind", "legal")
    desk.use("suggest")
    assert "Nothing can be suggested" in desk.words()
    assert "Nothing can be suggested" in str(desk.app._shell.said["text"])
    desk.use("ask:actions", "x" * 400)
    assert "Nothing can be suggested" not in desk.words()
    assert "ask.actions" not in desk.words()


def test_what_comes_of_another_question_is_said_to_whoever_listens(desk: Desk) -> None:
    desk.use("kind", "order")
    assert str(desk.app._shell.said["text"]).startswith("The answer now: Yellow → Grey")
    desk.use("title", "Who collects the rent?")
    assert str(desk.app._shell.said["text"]).startswith("The answer now: Yellow → Grey")
    desk.use("kind", "reach")
    assert "still missing" in str(desk.app._shell.said["text"])


def test_a_title_in_another_language_is_seen_where_one_is_typed(desk: Desk) -> None:
    desk.use("title", "Who collects the rent?")
    desk.use("lang", "de")
    field = dict(desk.controls()["title"][1].attributes)
    assert (field["value"], field["placeholder"]) == ("", "Who collects the rent?")


@pytest.mark.parametrize("one", [one for one in by_hand() if one.game == "gangster"], ids=lambda one: one.id)
def test_suggested_actions_are_always_a_sound_question(one: Puzzle) -> None:
    actions = suggested(one.state, 5)
    if actions:
        draft = of(one)
        made = draft.asked("actions", list(actions))
        found = kept({**json.loads(json.dumps(_data(made))), "kind": "legal"}, "gangster")
        assert found is not None
        assert found.exercise("gangster", one.state).solved


def _data(draft: Any) -> dict[str, Any]:
    return {name: getattr(draft, name) for name in ("kind", "position", "ask")}


def test_gangsters_to_be_set_down_are_added_and_taken_away(desk: Desk) -> None:
    desk.use("kind", "field")
    desk.use("drop:unload:1")
    desk.use("add:unload:blue")
    desk.use("add:unload:green")
    assert desk.exercise.ask.unload == ["blue", "green"]
    desk.use("drop:unload:1")
    assert desk.exercise.ask.unload == ["green"]


def test_rules_of_a_puzzle_that_its_answer_does_not_rest_on_stay_until_the_question_is_another(desk: Desk) -> None:
    desk.use("from", "door-and-trunk")
    assert "cargo.one" in desk.exercise.rules
    desk.use("kind", "order")
    assert set(desk.exercise.rules) == {*findings(desk.exercise).touched}


def test_every_kind_begins_with_something_sound() -> None:
    for name in kinds("gangster"):
        draft = beginning("gangster", name)
        assert draft.exercise("gangster", taken_up(draft.position)).kind == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_can_be_asked_in_every_language(alone: Setting, lang: str) -> None:
    page = Desk(alone, f"?page=compose&lang={lang}")
    for one in ("north-side", "tie-of-two", "four-new-tenants", "cicero-closed", "trunk-taken", "twelve-hats",
                "door-and-trunk"):  # fmt: skip
        page.use("from", one)
        assert page.exercise.kind == puzzle(one).kind
        assert page.link
