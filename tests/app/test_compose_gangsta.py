"""Composing a position of Gangsta!, without a browser: gangs in lines, the heist, and what is refused at once."""

import ast
from pathlib import Path

import pytest

from gangster_widgets.app.rooms.compose.findings import findings
from gangster_widgets.app.setting import Setting
from gangster_widgets.games.gangsta.position import position
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.kind import kind as kind_of
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.loader import load_texts, read_puzzle
from gangster_widgets.widgets.editor.form import FormEditorWidget

from .desks import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Somebody who composes an exercise of Gangsta!, with nobody there yet."""
    desk = Desk(Setting(data=str(tmp_path)), "?page=compose&game=gangsta")
    desk.editor.state = position({"players": ["red", "blue"]})
    return desk


def test_the_worked_situation_is_composed_in_four_lines_and_handed_out(desk: Desk) -> None:
    desk.use("kind", "engage")
    for nth, line in enumerate(("LB", "LMS", "LH"), start=1):
        desk.edit(f"line:red:{nth}", line)
    desk.edit("needs:0", "lmsh")
    desk.use("ask:player", "red")
    assert desk.exercise.solution() == {"order": ["A", "B", "C"]}
    assert "skill-held-back" in desk.exercise.check({"order": ["B", "A", "C"]}).misconceptions
    assert "A → B → C" in desk.words()
    assert "the only right one" not in desk.words()
    assert "Any other order in which as many of the gang are engaged is right too." in desk.words()
    desk.use("title", "The boss goes first")
    shelf = load_texts({"mine.yaml": desk.saved()})
    assert not shelf.faults
    assert shelf.puzzles[0].solution() == {"order": ["A", "B", "C"]}
    assert [one.boss for one in shelf.puzzles[0].state.gangs[0]] == [True, False, False]


def test_everything_that_a_position_says_can_be_set(desk: Desk) -> None:
    for do, value in (
        ("seat:3", "yellow"), ("line:red:1", "Lena LH"), ("line:red:2", "Sam SS"), ("line:blue:1", "Bo MB"),
        ("boss:Sam", ""), ("engaged:Lena", "yes"), ("learnt:Lena", "I"), ("family:Lena", "mafia"), ("points:Lena", "2"),
        ("money:red", "4"), ("done:red", "2 1"), ("resource:red", "high_tech"), ("active:red", "yes"),
        ("needs:0", "LMBH"), ("coop:0", "2"), ("pays:0", "3"), ("brings:0", "1"), ("tech:0", "yes"),
        ("needs:1", "LM"), ("needs:2", "SH"), ("tech:2", "yes"), ("chapter", "3"), ("snitch", "3"),
        ("ruling:families", "played"), ("ruling:coop-alone", "pays-both"),
    ):  # fmt: skip
        if do.partition(":")[0] in ("engaged", "learnt", "family", "points", "boss"):
            desk.edit("place", do.partition(":")[2])
        if do.endswith(":blue:1"):
            desk.edit("who", "blue")
        elif do == "money:red":
            desk.edit("who", "red")
        desk.edit(do, value)
    assert desk.editor.position == {
        "players": ["red", "blue", "yellow"],
        "chapter": 3,
        "variants": ["families", "resources"],
        "rulings": {"coop-alone": "pays-both"},
        "money": {"red": 4},
        "gangs": {
            "red": [
                {"name": "Lena", "skills": "LH", "boss": True, "family": "mafia", "learnt": "I", "points": 2,
                 "engaged": True},
                {"name": "Sam", "skills": "SS"},
            ],
            "blue": [{"name": "Bo", "skills": "MB", "boss": True}],
        },
        "heist": {"needs": "LMBH", "coop": 2, "money": 3, "points": 1, "tech": True},
        "display": [{"needs": "LM"}, {"needs": "SH", "tech": True}],
        "snitch": 3,
        "heists_done": {"red": [2, 1]},
        "resources": {"red": {"name": "high_tech", "active": True}},
    }  # fmt: skip
    assert not desk.editor.faults


def test_an_empty_line_takes_away_and_a_name_stays_with_other_skills(desk: Desk) -> None:
    desk.edit("line:red:1", "Lena LH")
    desk.edit("line:red:2", "Sam SS")
    desk.edit("line:red:1", "LMB")
    assert [(one.name, one.skills) for one in desk.editor.state.gangs[0]] == [("Lena", "LMB"), ("Sam", "SS")]
    desk.edit("line:red:1", "")
    assert [one.name for one in desk.editor.state.gangs[0]] == ["Sam"]
    desk.edit("needs:0", "LM")
    desk.edit("needs:0", "")
    assert desk.editor.state.heist is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_read_stays_where_it_was_typed_beside_what_would_be_right(tmp_path: Path, lang: str) -> None:
    desk = Desk(Setting(data=str(tmp_path)), f"?page=compose&game=gangsta&lang={lang}")
    before = desk.editor.state
    for do, typed in (("line:red:1", "Lena XQ"), ("line:red:1", "a, b LM"), ("money:red", "-3"), ("needs:0", "LMZ")):
        desk.edit(do, typed)
        assert desk.editor.state == before
        (told,) = desk.editor.sentences(desk.editor.wrong[do][1])
        assert typed in told
        assert told in desk.editor.panel().text()
        assert desk.editor.said == told
    desk.edit("money:red", "3")
    assert "money:red" not in desk.editor.wrong
    desk.edit("undo")
    assert not desk.editor.wrong
    assert desk.editor.state == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_is_said_and_there_is_no_exercise_until_it_is_mended(tmp_path: Path, lang: str) -> None:
    desk = Desk(Setting(data=str(tmp_path)), f"?page=compose&game=gangsta&lang={lang}")
    assert "save" in desk.controls()
    name = desk.editor.state.gangs[0][0].name
    desk.edit("line:red:2", f"{name} LM")
    (fault,) = desk.editor.faults
    assert fault in desk.editor.panel().text()
    assert "save" not in desk.controls()
    desk.edit("line:red:2", "Nobody LM")
    assert not desk.editor.faults
    assert "save" in desk.controls()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_gang_without_a_boss_is_doubted_until_it_has_one_and_can_be_asked_about(tmp_path: Path, lang: str) -> None:
    desk = Desk(Setting(data=str(tmp_path)), f"?page=compose&game=gangsta&lang={lang}")
    assert not desk.editor.doubts()
    desk.edit("boss:A", "")
    (doubt,) = desk.editor.doubts()
    assert desk.editor.words.name("red") in doubt
    assert doubt in desk.editor.panel().text()
    assert doubt in desk.editor.said
    assert "save" in desk.controls()
    desk.edit("place", "B")
    desk.edit("boss:B", "yes")
    assert not desk.editor.doubts()
    assert doubt not in desk.editor.panel().text()


@pytest.mark.parametrize("kind", kinds("gangsta"))
def test_every_kind_begins_with_an_example_in_which_mistakes_show(kind: str) -> None:
    found = findings(read_puzzle(f"id: new\ngame: gangsta\nkind: {kind}\n{kind_of('gangsta', kind).template}"))
    assert found.told
    assert not found.warnings


@pytest.mark.parametrize("kind", kinds("gangsta"))
def test_every_kind_has_an_example_that_can_be_asked_at_once(desk: Desk, kind: str) -> None:
    desk.use("kind", kind)
    if "example" in desk.controls():
        desk.use("example")
    assert desk.exercise.kind == kind
    assert desk.exercise.game == "gangsta"


def test_who_does_not_play_any_more_takes_along_all_that_is_his_and_seats_are_exchanged(desk: Desk) -> None:
    desk.edit("seat:3", "green")
    desk.edit("who", "green")
    desk.edit("line:green:1", "LM")
    desk.edit("money:green", "3")
    desk.edit("seat:1", "green")
    assert desk.editor.state.table.colours == ("green", "blue", "red")
    assert desk.editor.state.gangs[0][0].skills == "LM"
    desk.edit("seat:3", "")
    desk.edit("seat:1", "red")
    assert desk.editor.position == {"players": ["red", "blue"]}
    assert not desk.editor.faults


def test_a_value_that_is_not_offered_changes_nothing(desk: Desk) -> None:
    before = dict(desk.editor.position)
    desk.edit("chapter", "9")
    desk.edit("learnt:Nobody", "L")
    desk.edit("line:green:1", "LM")
    assert desk.editor.position == before


def test_a_click_on_a_gangster_or_on_a_gang_makes_the_fields_be_about_it(desk: Desk) -> None:
    desk.edit("line:red:1", "Lena LH")
    desk.edit("who", "blue")
    desk.edit("line:blue:1", "Bo MB")
    editor = desk.editor
    assert isinstance(editor, FormEditorWidget)
    for spot in editor.scene.spots():
        editor.clicked(spot.of)
        meant = editor._look.stands_for(spot.of)
        assert meant not in ("Lena", "Bo") or editor.selected == meant
        assert meant not in editor.state.table.seat or editor.who == meant
    assert {dict(part.attributes).get("key") for part in editor.panel().walk()} >= {"player", "gangster", "heist"}


def test_python_code_shows_the_same_position(desk: Desk) -> None:
    desk.edit("line:red:1", "Lena LH")
    copied = [str(dict(one.attributes).get("copy", "")) for one in desk.editor.panel().walk()]
    (code,) = [text for text in copied if text.startswith("Board(")]
    data = ast.literal_eval(code.removeprefix("Board(").removesuffix(', game="gangsta")'))
    assert position(data) == desk.editor.state


def test_where_a_heist_cannot_be_committed_no_other_order_is_right(desk: Desk) -> None:
    desk.use("kind", "engage")
    desk.edit("line:red:1", "LB")
    desk.edit("needs:0", "h")
    desk.use("ask:player", "red")
    assert "cannot be committed" in desk.words()
    assert "the only right one" in desk.words()
