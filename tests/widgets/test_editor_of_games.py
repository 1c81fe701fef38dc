"""Which editor opens: that of the game named, or of whatever is to be edited."""

import pytest

from gangster_widgets import Editor, puzzle
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.widgets.editor.form import FormEditorWidget
from gangster_widgets.widgets.editor.widget import EditorWidget


def test_without_a_game_it_is_gangsters_map_with_one_the_editor_of_that_game() -> None:
    assert isinstance(Editor(), EditorWidget)
    form = Editor(game="the_boss")
    assert isinstance(form, FormEditorWidget)
    assert form.position == {}
    assert not form.faults


def test_a_puzzle_or_its_id_opens_in_the_editor_of_its_game() -> None:
    hat = puzzle("a-hat-in-detroit")
    for given in (hat, hat.id):
        form = Editor(given)
        assert isinstance(form, FormEditorWidget)
        assert form.state == hat.state
    assert isinstance(Editor("trunk-for-two"), EditorWidget)


def test_what_is_composed_by_fields_becomes_a_puzzle_and_a_file_and_steps_are_taken_back() -> None:
    form = Editor("under-the-teacup")
    before = form.state
    made = form.puzzle("hidden", {"player": "red", "city": "Boston"}, id="mine")
    assert made.solution() == puzzle("under-the-teacup").solution()
    assert "kind: hidden" in form.yaml("hidden", {"player": "red", "city": "Boston"})
    form.state = puzzle("smoke-over-kansas-city").state
    assert form.can_undo
    form.undo()
    assert form.state == before
    assert form.can_redo
    form.redo()
    assert form.state == puzzle("smoke-over-kansas-city").state
    assert not form.can_redo


def test_a_game_that_there_is_not_is_refused_in_a_sentence() -> None:
    with pytest.raises(Unreadable) as refused:
        Editor(game="chess")
    assert str(refused.value) == "There is no game “chess”."
