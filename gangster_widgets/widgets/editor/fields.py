"""Controls that the editor's panel is made of: choices, and lines to type in that keep what was typed wrongly."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, node

if TYPE_CHECKING:
    from gangster_widgets.widgets.editor.under_pen import UnderPen


def choice(label: str, do: str, options: Iterable[tuple[str, str]], value: str, disabled: bool = False) -> Node:
    """One of several, each by its value and what it says."""
    choices = [node("option", said, value=one, selected=one == value) for one, said in options]
    return node(
        "label", node("span", label), " ", node("select", *choices, do=do, value=value, disabled=disabled),
        class_="gw-choice", key=do,
    )  # fmt: skip


def typed(editor: "UnderPen", label: str, do: str, value: str, wide: bool = False, **more: object) -> Node:
    """A line to type in. What cannot be read stays there, and below it stands what would be right."""
    text, error = editor.wrong.get(do, (value, None))
    told = [] if error is None else editor.sentences(error)
    about = f"gw-{editor._frame.model_id}-{''.join(letter if letter.isalnum() else '-' for letter in do)}"
    field = node(
        "input", type="text", do=do, value=text, autocomplete="off", spellcheck="false",
        aria_invalid="true" if told else None, aria_describedby=about if told else None, **more,
    )  # fmt: skip
    return node(
        "div", node("label", node("span", label), " ", field),
        *(node("p", sentence, class_="gw-wrong", id=about if not nth else None) for nth, sentence in enumerate(told)),
        class_=f"gw-typed{' gw-wide-line' if wide else ''}", key=do,
    )  # fmt: skip


def history(back: bool, forth: bool, say: Words) -> Node:
    """Taking back the last step, and doing it again, where that can be."""
    return node(
        "div",
        button(say.say("board-undo"), "undo", disabled=not back, aria_keyshortcuts="Z"),
        button(say.say("editor-redo"), "redo", disabled=not forth, aria_keyshortcuts="Shift+Z"),
        class_="gw-group", role="group", aria_label=say.say("editor-history"), key="history",
    )  # fmt: skip


def folded(title: str, key: str, *inside: Node | None) -> Node:
    """Something quieter, opened when it is wanted."""
    return node("details", node("summary", title), *inside, class_="gw-fold", key=key)


def table(caption: str, heads: Iterable[str], rows: Iterable[Iterable[Node | str]]) -> Node:
    """A table whose first column says what each row is about, and whose others hold numbers."""
    top = node("tr", *(node("th", head, scope="col") for head in heads))
    lines = []
    for first, *numbers in rows:
        cells = [node("td", number, class_="gw-number") for number in numbers]
        lines.append(node("tr", node("th", first, scope="row"), *cells))
    return node("table", node("caption", caption), node("thead", top), node("tbody", *lines))
