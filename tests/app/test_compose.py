"""Composing without a browser: what comes of an exercise, what is said of a poor one, and how it gets out and in."""

import json
from pathlib import Path
from typing import Any

import pytest

from gangster_widgets.app.exercise import address_of, packed, unpacked
from gangster_widgets.app.own import MOST_FILES, Own
from gangster_widgets.app.rooms.compose.draft import KEPT, beginning, composed, kept, of
from gangster_widgets.app.rooms.compose.findings import findings
from gangster_widgets.app.rooms.compose.handing import cell
from gangster_widgets.app.setting import Setting
from gangster_widgets.games.gangster.askable import suggested
from gangster_widgets.games.gangster.slips import taken_up
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import composed as by_hand
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.loader import load_texts, read_puzzle
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.telling import sharper
from gangster_widgets.widgets.editor.widget import EditorWidget

from .pages import Page


class Desk(Page):
    """A page on which an exercise is composed."""

    @property
    def editor(self) -> EditorWidget:
        """The editor."""
        (found,) = [one for one in self.app._place.children if isinstance(one, EditorWidget)]
        if found._scene is None:
            found._told({"kind": "page", "width": 1000, "ratio": 1, "dark": False, "calm": True})
        return found

    def edit(self, do: str, value: Any = None) -> None:
        """Uses a control of the editor, as its page tells it."""
        assert self.editor
        self.editor._frame._handle_custom_msg({"kind": "do", "do": do, "value": value}, [])

    def lay(self, line: str, place: str = "North Side") -> None:
        """A tablet in a line."""
        self.edit("place", place)
        self.edit(f"line:{place}", line)

    @property
    def link(self) -> str:
        """The link that can be copied, behind its ?."""
        found = next(dict(one.attributes)["copy"] for one in self.nodes() if dict(one.attributes).get("do") == "linked")
        return "?" + str(found).partition("?")[2]

    @property
    def exercise(self) -> Puzzle:
        """What the link holds."""
        return unpacked(self.link.partition("exercise=")[2].partition("&")[0])

    def saved(self) -> str:
        """The file that is saved."""
        self.use("save")
        assert self.sent[-1]["kind"] == "save"
        return str(self.sent[-1]["text"])


@pytest.fixture
def alone(tmp_path: Path) -> Setting:
    """One person on a machine."""
    return Setting(data=str(tmp_path))


@pytest.fixture
def desk(alone: Setting) -> Desk:
    """Somebody who composes for the first time."""
    return Desk(alone, "?page=compose")


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
    assert str(desk.app._shell.said["text"]).startswith("The answer now: Yellow, Grey")
    desk.use("title", "Who collects the rent?")
    assert str(desk.app._shell.said["text"]).startswith("The answer now: Yellow, Grey")
    desk.use("kind", "reach")
    assert "still missing" in str(desk.app._shell.said["text"])


def test_a_title_in_another_language_is_seen_where_one_is_typed(desk: Desk) -> None:
    desk.use("title", "Who collects the rent?")
    desk.use("lang", "de")
    field = dict(desk.controls()["title"][1].attributes)
    assert (field["value"], field["placeholder"]) == ("", "Who collects the rent?")


@pytest.mark.parametrize("one", list(by_hand()), ids=lambda one: one.id)
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


# What stays.


def test_a_reload_loses_nothing(desk: Desk, alone: Setting) -> None:
    desk.lay("5 3 1 @2x4 : YGGN Y")
    desk.use("kind", "order")
    desk.use("title", "Mine")
    again = Desk(alone, "?page=compose&lang=de")
    assert again.exercise.id == desk.exercise.id
    assert "Eine Übung zusammenstellen" in again.words()


def test_beginning_anew_asks_nothing_and_can_be_taken_back_even_after_a_reload(desk: Desk, alone: Setting) -> None:
    desk.use("title", "Mine")
    mine = desk.link
    desk.use("anew")
    assert desk.link != mine
    assert "A new exercise has begun." in desk.words()
    desk.use("back")
    assert desk.link == mine
    desk.use("anew")
    again = Desk(alone, "?page=compose")
    again.use("back")
    assert again.link == mine


def test_a_puzzle_that_comes_along_is_opened_by_its_address_and_worked_on(alone: Setting) -> None:
    page = Desk(alone, "?page=compose&puzzle=tie-of-two")
    assert page.query == "?page=compose"
    one = puzzle("tie-of-two")
    assert page.exercise.solution() == one.solution()
    assert set(page.exercise.rules) == set(one.rules)
    assert page.exercise.title == one.title
    page.use("title", "Otherwise")
    again = Desk(alone, "?page=compose")
    assert again.exercise.title["en"] == "Otherwise"
    assert again.exercise.title["de"] == one.title["de"]


@pytest.mark.parametrize("one", list(by_hand()), ids=lambda one: one.id)
def test_every_puzzle_can_be_worked_on_and_is_the_same_as_before(one: Puzzle, tmp_path: Path) -> None:
    made = of(one).exercise("gangster", one.state)
    assert made.solution() == one.solution()
    assert sorted(made.rules) == sorted(one.rules)
    assert read_puzzle(of(one).file("gangster", one.state)).id == made.id


def test_an_exercise_is_opened_by_its_link(alone: Setting) -> None:
    page = Desk(alone, f"?page=compose&exercise={packed(puzzle('first-count'))}")
    assert page.exercise.solution() == puzzle("first-count").solution()


@pytest.mark.parametrize("query", ["puzzle=nothing", "exercise=axyz", "exercise=" + "a" * 500])
def test_what_cannot_be_opened_is_said_and_what_was_there_stays(alone: Setting, query: str) -> None:
    page = Desk(alone, "?page=compose")
    page.use("title", "Mine")
    before = page.link
    other = Desk(alone, f"?page=compose&{query}")
    assert other.link == before
    assert "here." in other.words() or "cannot be read" in other.words()


def test_a_file_with_one_puzzle_is_opened_one_with_several_asks_which(desk: Desk) -> None:
    one = desk.saved()
    desk.hand("file", "one.yaml", one.replace("casino: 5", "casino: 3").rpartition("answer")[0].encode())
    assert desk.exercise.state.casino == 3
    desk.hand("file", "two.yaml", f"{one}---\n{one.replace('id: ', 'id: b-')}".encode())
    assert "Which of these puzzles?" in desk.words()
    desk.use("take:1")
    assert desk.sent[-1]["at"] == "compose-position"
    assert desk.exercise.state.casino == 5
    assert "take:1" not in desk.controls()


def test_a_file_with_faults_shows_them_at_their_lines(desk: Desk) -> None:
    before = desk.link
    desk.hand("file", "bad.yaml", b"id: x\ngame: chess\n")
    assert "Line 2" in desk.words()
    desk.use("seen")
    assert desk.sent[-1]["at"] == "compose-position"
    assert "Line 2" not in desk.words()
    desk.hand("file", "bad.yaml", b"\xff\xfe")
    assert desk.link == before


@pytest.mark.parametrize(
    "data", [None, 5, {}, {"draft": 5}, {"draft": {"kind": "points"}}, {"draft": {"kind": "x", "position": {}}},
             {"draft": {"kind": "points", "position": {"districts": {"North Side": {"tablet": "T99"}}}}},
             {"draft": {"kind": "points", "position": {"cars": {"yellow": {"at": "Mars"}}}}},
             {"draft": {"kind": "points", "position": {"board": {"harbour": "x", "connections": []}}}}]
)  # fmt: skip
def test_what_is_kept_may_be_anything(alone: Setting, data: Any) -> None:
    page = Desk(alone)
    visit = page.app._visit
    assert visit is not None
    visit.learner.keep(KEPT, data)
    assert Desk(alone, "?page=compose").exercise
    assert composed(data, "gangster") is None


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


# Among one's own puzzles.


def test_an_exercise_is_kept_with_ones_own_puzzles_and_comes_onto_a_sheet(desk: Desk, alone: Setting) -> None:
    assert "sheet" not in desk.controls()
    desk.use("own")
    assert "own" not in desk.controls()
    desk.use("sheet")
    words = desk.words()
    assert "One puzzle is chosen" in words
    assert "Points of a reckoning" in words
    assert "points-" not in words
    again = Desk(alone, "?page=compose")
    assert "sheet" in again.controls()
    again.use("title", "Mine")
    assert "own" in again.controls()


def test_too_many_exercises_of_ones_own_are_told_and_nothing_is_lost(desk: Desk) -> None:
    for nth in range(MOST_FILES + 1):
        desk.use("title", f"number {nth}")
        desk.use("own")
    assert f"More than {MOST_FILES} files are not kept." in desk.words()
    assert "own" in desk.controls()
    visit = desk.app._visit
    assert visit is not None
    assert len(Own(visit).files()) == MOST_FILES


# Where it leads.


def test_an_exercise_is_tried_out_and_the_back_button_leads_to_it(desk: Desk) -> None:
    desk.use("title", "Mine")
    link = desk.link
    desk.use("try")
    assert desk.query == link.replace("&lang=en", "")
    assert desk.puzzle.puzzle.title["en"] == "Mine"
    desk.tell(kind="went", address="?page=compose")
    assert desk.link == link


def test_a_sent_exercise_is_diagnosed_kept_and_followed_by_ordinary_puzzles(alone: Setting, tmp_path: Path) -> None:
    link = address_of(puzzle("north-side"))
    assert link is not None
    page = Page(alone, link.query())
    named = page.puzzle.puzzle.id
    assert "An exercise from a link." in page.words()
    page.solve(right=False)
    again = Page(alone, link.query())
    assert again.puzzle.answer == page.puzzle.answer
    again.solve()
    assert again.app._visit is not None
    answers = again.app._visit.learner.answers()
    assert [(one.puzzle, one.verdict) for one in answers] == [(named, "wrong"), (named, "right")]
    assert answers[0].ideas
    again.press("another")
    assert "exercise=" in again.query
    assert "variant=1" in again.query
    shown = Page(alone, again.query).puzzle.puzzle
    assert shown.state == again.puzzle.puzzle.state
    again.press("back")
    again.press("onward")
    assert "exercise=" not in again.query
    assert again.puzzle.puzzle.id in {one.id for one in by_hand()}


def test_a_link_that_cannot_be_read_says_so_and_leads_on(alone: Setting) -> None:
    page = Page(alone, f"?page=solve&exercise={packed(puzzle('north-side'))[:-20]}")
    assert "the link was cut off or changed on its way" in page.words()
    page.use("any")
    assert "puzzle=" in page.query
    assert "exercise=" not in page.query


def test_a_filter_leads_from_a_sent_exercise_to_ordinary_puzzles(alone: Setting) -> None:
    page = Page(alone, f"?page=solve&exercise={packed(puzzle('north-side'))}")
    page.use("kind", "reach")
    assert page.puzzle.puzzle.kind == "reach"
    assert "exercise=" not in page.query


def test_what_a_sender_wrote_is_only_words(alone: Setting) -> None:
    one = read_puzzle(json.dumps(_with_title("<img src=x onerror=alert(1)> **x**")))
    page = Page(alone, f"?page=solve&exercise={packed(one)}")
    assert page.app._shell.look["title"].startswith("<img src=x onerror=alert(1)> **x**")
    assert not [node for node in page.nodes() if node.tag == "img"]


def _with_title(title: str) -> dict[str, Any]:
    from gangster_widgets.app.exercise import plain

    return plain(puzzle("north-side")) | {"id": "x", "title": {"en": title}}


def test_home_leads_back_to_an_exercise_that_was_left(alone: Setting) -> None:
    link = address_of(puzzle("north-side"))
    assert link is not None
    page = Page(alone, link.query())
    page.solve(right=False)
    home = Page(alone)
    assert "The North Side" in home.words()
    home.use("on")
    assert home.puzzle.puzzle.id == page.puzzle.puzzle.id
