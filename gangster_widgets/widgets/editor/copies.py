"""In the editor's panel: the position to be copied, and what is copied elsewhere to be read in."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.games.gangster.copied import as_line, as_python, tablet_as_python
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.editor.fields import folded

if TYPE_CHECKING:
    from gangster_widgets.widgets.editor.widget import EditorWidget

FEWEST_ROWS, MOST_ROWS = 2, 14


def copies(editor: "EditorWidget", say: Words) -> Iterator[Node]:
    """The position as a line, as YAML and as Python code; below it the box to put such a text into."""
    yield folded(say.say("editor-copy"), "copies", _usable(editor, say), *_texts(editor, say))
    yield _reading(editor, say)


def _usable(editor: "EditorWidget", say: Words) -> Node | None:
    """Says that a position with faults can be copied, but not be used yet."""
    return node("p", say.say("editor-not-usable"), class_="gw-wrong", key="not-usable") if editor.slips else None


def _texts(editor: "EditorWidget", say: Words) -> Iterator[Node]:
    district = editor.state.district(editor.selected)
    if district is not None:
        yield copied_text("line", say.say("editor-as-line", place=district.name), as_line(district), say)
    yield copied_text("yaml", "YAML", editor.yaml(), say)
    yield copied_text("python", "Python", as_python(editor.state), say)
    if district is not None:
        code = tablet_as_python(district, editor.state.casino)
        yield copied_text("python-tablet", say.say("editor-as-tablet", place=district.name), code, say)


def copied_text(name: str, label: str, text: str, say: Words) -> Node:
    """A text that can be selected, and a button that copies it."""
    rows = str(max(FEWEST_ROWS, min(text.rstrip().count("\n") + 1, MOST_ROWS)))
    return node(
        "div",
        node("label", node("span", label), node("textarea", readonly=True, value=text, rows=rows, spellcheck="false")),
        node("button", say.say("editor-copy-it"), type="button", class_="gw-button", copy=text,
             done=say.say("editor-copied", what=label), aria_label=say.say("editor-copy-what", what=label)),
        class_="gw-copy", key=f"copy-{name}",
    )  # fmt: skip


def _reading(editor: "EditorWidget", say: Words) -> Node:
    """The box for a text, with everything that is wrong with the one in it."""
    _, error = editor.wrong.get("text", ("", None))
    told = [] if error is None else editor.sentences(error)
    about = f"gw-{editor._frame.model_id}-text"
    box = node(
        "textarea", do="text", value=editor.text_in, rows="6", spellcheck="false",
        aria_invalid="true" if told else None, aria_describedby=about,
    )  # fmt: skip
    return folded(
        say.say("editor-import"), "import",
        node("div", node("label", node("span", say.say("editor-import-text")), box), class_="gw-copy", key="text"),
        node("div", *(node("p", sentence) for sentence in told), id=about, class_="gw-wrong", key="wrong"),
        button(say.say("editor-import-it"), "import", key="take-over"),
    )  # fmt: skip
