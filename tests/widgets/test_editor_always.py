"""Whatever a person does in the editor, it goes on: everything can be shown, taken back, written and read again."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets.games.gangster.position import position, written
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.views.page import Node
from gangster_widgets.widgets.editor.widget import TOOLS, EditorWidget

from .hands import controls, page, told

TYPED = ["", "3", "25", "abc", "-1", "5 4 @2x2 : YG", "5 4 2 ? @4x4 x2 : EBNY GYNY G...", "@", "99999999999999999999"]
KEYS = ["y", "E", "x", "c", "z", "Z", ".", "Delete", "Escape"]
STARTS: list[Any] = [
    None,
    {"players": 2},
    {"players": 3, "districts": {"The Loop": {"tablet": "T14"}}},
    "trunk-for-two",
]
steps = some.lists(some.tuples(some.integers(0, 9), some.integers(0, 9_999), some.integers(0, 9_999)), max_size=25)


def said(control: Node, number: int) -> Any:
    """Something that control could say."""
    options = [dict(one.attributes)["value"] for one in control.walk() if one.tag == "option"]
    if options:
        return options[number % len(options)]
    return TYPED[number % len(TYPED)] if control.tag in ("input", "textarea") else None


def step(editor: EditorWidget, kind: int, number: int, other: int) -> None:
    """One of all things that can be done, by number."""
    spots = [spot.of for group in editor.scene.groups for spot in group.spots()]
    where, to = spots[number % len(spots)], spots[other % len(spots)]
    if kind < 5:
        found = [*controls(editor).items()]
        do, control = found[number % len(found)]
        told(editor, kind="do", do=do, value=said(control, other))
    elif kind == 5:
        editor.brush = TOOLS[other % len(TOOLS)]
        editor.clicked(where)
    elif kind == 6:
        editor.pressed(KEYS[other % len(KEYS)], where)
    elif kind == 7:
        editor.dragged(where, to if other % 7 else None)
    elif kind == 8:
        drags = [dict(one.attributes)["drag"] for one in editor.panel().walk() if "drag" in dict(one.attributes)]
        editor.dropped(drags[other % len(drags)], where)
    else:
        page(editor, width=(320, 390, 820, 1400)[number % 4])


@given(some.sampled_from(STARTS), some.sampled_from(LANGUAGES), steps)
@settings(deadline=None, max_examples=60)
def test_whatever_is_done_the_editor_goes_on(start: Any, lang: str, done: list[tuple[int, int, int]]) -> None:
    editor = EditorWidget(start, lang=lang)
    page(editor)
    first = editor.state
    for kind, number, other in done:
        step(editor, kind, number, other)
        assert editor.state == editor._history[editor._at]
        if not editor.faults:
            assert position(written(editor.state)) == editor.state
            assert position(editor.position) == editor.state
    while editor.can_undo:
        editor.undo()
    assert editor.state == first
    while editor.can_redo:
        editor.redo()


@given(steps)
@settings(deadline=None, max_examples=20)
def test_what_is_copied_of_a_position_without_faults_is_read_in_again(done: list[tuple[int, int, int]]) -> None:
    editor = EditorWidget(puzzle("trunk-for-two"))
    page(editor)
    for kind, number, other in done:
        step(editor, kind, number, other)
    if editor.faults:
        with pytest.raises(ValueError, match=r"."):
            EditorWidget().read(editor.yaml())
        return
    other_editor = EditorWidget()
    other_editor.read(editor.yaml())
    assert other_editor.state == editor.state
