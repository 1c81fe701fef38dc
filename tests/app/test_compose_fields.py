"""Composing a position by fields, without a browser: where each card lies, who stands where, and what is refused."""

import ast
from pathlib import Path

import pytest

from gangster_widgets.app.setting import Setting
from gangster_widgets.games.the_boss.position import position
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.loader import load_texts
from gangster_widgets.widgets.editor.form import FormEditorWidget

from .desks import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Somebody who composes an exercise of The Boss."""
    return Desk(Setting(data=str(tmp_path)), "?page=compose&game=the_boss")


def test_a_card_lies_in_one_place_only_and_the_last_one_laid_open_lies_on_top(desk: Desk) -> None:
    desk.edit("place", "Boston")
    desk.edit("card:Boston:2", "hidden")
    desk.edit("card:Boston:3", "open")
    desk.edit("card:Boston:1", "open")
    boston = desk.editor.state.city("Boston")
    assert (boston.open, boston.hidden) == ((3, 1), 2)
    desk.edit("card:Boston:2", "blue")
    assert desk.editor.state.city("Boston").hidden is None
    assert desk.editor.position["hands"]["blue"]["cards"] == {"Boston": [2]}
    assert "Boston" not in desk.editor.position["hands"]["red"]["cards"]


def test_a_puzzle_of_a_minute_is_solved_explained_and_handed_out(desk: Desk) -> None:
    desk.use("kind", "takeover")
    desk.edit("place", "Boston")
    desk.edit("professionals:Boston:blue", "2")
    desk.edit("professionals:Boston:red", "1")
    desk.edit("left-professionals:red", "4")
    desk.use("ask:city", "Boston")
    desk.use("ask:player", "red")
    assert desk.exercise.solution() == 2
    assert "own-there-forgotten" in desk.exercise.tells_apart()
    desk.use("title", "Two at the harbour")
    shelf = load_texts({"mine.yaml": desk.saved()})
    assert not shelf.faults
    assert shelf.puzzles[0].solution() == 2
    assert "read_puzzle" in str([dict(one.attributes).get("copy") for one in desk.nodes()])


@pytest.mark.parametrize("kind", kinds("the_boss"))
def test_every_kind_has_an_example_that_can_be_asked_at_once(desk: Desk, kind: str) -> None:
    desk.use("kind", kind)
    if "example" in desk.controls():
        desk.use("example")
    assert desk.exercise.kind == kind
    assert desk.exercise.game == "the_boss"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_is_said_and_there_is_no_exercise_until_it_is_mended(tmp_path: Path, lang: str) -> None:
    desk = Desk(Setting(data=str(tmp_path)), f"?page=compose&game=the_boss&lang={lang}")
    desk.edit("place", "Boston")
    desk.edit("professionals:Boston:blue", "1")
    desk.edit("professionals:Boston:red", "1")
    (fault,) = desk.editor.faults
    assert fault in desk.editor.panel().text()
    assert "save" not in desk.controls()
    desk.edit("professionals:Boston:red", "2")
    assert not desk.editor.faults
    assert "save" in desk.controls()


def test_every_step_is_taken_back_and_done_again(desk: Desk) -> None:
    before = dict(desk.editor.position)
    desk.edit("round", "3")
    after = dict(desk.editor.position)
    assert after != before
    desk.edit("undo")
    assert desk.editor.position == before
    desk.edit("redo")
    assert desk.editor.position == after


def test_fewer_players_and_other_cities_take_along_who_and_what_is_not_in_play(desk: Desk) -> None:
    desk.edit("place", "Boston")
    desk.edit("players", "3")
    desk.edit("professionals:Boston:green", "2")
    desk.edit("card:Boston:3", "green")
    desk.edit("players", "2")
    assert desk.editor.state.table.colours == ("red", "blue")
    assert not desk.editor.faults
    rows = dict(next(one for one in desk.editor._fields() if one.name == "line-up").options)
    without = next(row for row in rows if "2" not in row.split())
    desk.edit("line-up", without)
    assert "Boston" not in desk.editor.state.table.places
    assert not desk.editor.faults


def test_a_value_that_is_not_offered_changes_nothing(desk: Desk) -> None:
    before = dict(desk.editor.position)
    desk.edit("round", "99")
    desk.edit("card:Nowhere:3", "open")
    assert desk.editor.position == before


def test_a_click_on_a_city_or_on_what_a_player_has_makes_the_fields_be_about_it(desk: Desk) -> None:
    editor = desk.editor
    assert isinstance(editor, FormEditorWidget)
    for spot in editor.scene.spots():
        editor.clicked(spot.of)
        meant = editor._look.stands_for(spot.of)
        assert meant not in editor.state.table.places or editor.selected == meant
        assert meant not in editor.state.table.seat or editor.who == meant
    assert {dict(part.attributes).get("key") for part in editor.panel().walk()} >= {"city", "player", "table"}


def test_each_game_keeps_an_exercise_of_its_own(tmp_path: Path) -> None:
    setting = Setting(data=str(tmp_path))
    Desk(setting, "?page=compose&game=the_boss").use("title", "Of Chicago")
    Desk(setting, "?page=compose").use("title", "Of the North Side")
    assert Desk(setting, "?page=compose&game=the_boss").exercise.title["en"] == "Of Chicago"
    assert Desk(setting, "?page=compose").exercise.title["en"] == "Of the North Side"


def test_python_code_shows_the_same_position(desk: Desk) -> None:
    copied = [str(dict(one.attributes).get("copy", "")) for one in desk.editor.panel().walk()]
    (code,) = [text for text in copied if text.startswith("Board(")]
    data = ast.literal_eval(code.removeprefix("Board(").removesuffix(', game="the_boss")'))
    assert position(data) == desk.editor.state
