"""What a person does with the editor, and what is to be seen in its panel."""

from typing import Any

from gangster_widgets.views.page import Node
from gangster_widgets.widgets.editor.widget import EditorWidget

from .hands import controls, told

NORTH: dict[str, Any] = {
    "casino": 5, "players": 5,
    "districts": {"North Side": {"tablet": "T01", "gangsters": "EBNY GYNY G...", "doubled": True}},
}  # fmt: skip


def fields(editor: EditorWidget, place: str = "North Side") -> str:
    """Who stands there, without the empty fields at the end."""
    found = editor.state.district(place)
    return found.fields.rstrip(".") if found else ""


def do(editor: EditorWidget, name: str, value: str | None = None) -> None:
    """Uses a control of the panel as a page does."""
    assert name in controls(editor), name
    told(editor, kind="do", do=name, value=value)


def node(editor: EditorWidget, name: str) -> dict[str, Any]:
    """The attributes of that control."""
    return dict(controls(editor)[name].attributes)


def box(editor: EditorWidget) -> Node:
    """The box in which everything that is wrong is said."""
    return next(one for one in editor.panel().walk() if dict(one.attributes).get("key") == "told")


def texts(editor: EditorWidget) -> dict[str, str]:
    """What can be copied, by the name of its button."""
    given = [dict(one.attributes) for one in editor.panel().walk() if one.tag == "button"]
    return {have["aria-label"]: have["copy"] for have in given if "copy" in have}
