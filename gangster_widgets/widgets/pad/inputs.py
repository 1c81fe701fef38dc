"""What is typed into a scoring pad, and chosen: inputs that keep what is in them, with what is wrong right below."""

from typing import TYPE_CHECKING, Any

from gangster_widgets.games.gangster.sheet import Entry, Number
from gangster_widgets.views.page import Node, node

if TYPE_CHECKING:
    from gangster_widgets.widgets.pad.widget import ScoringPadWidget


def chooser(label: str, do: str, value: str, choices: list[tuple[str, str]], disabled: bool = False) -> Node:
    """A choice of one thing, with its label."""
    options = [node("option", name, value=one, selected=one == value) for one, name in choices]
    select = node("select", *options, do=do, value=value, disabled=disabled)
    return node("label", label, " ", select, class_="gw-pad-choice")


def given(pad: "ScoringPadWidget", do: str, had: Entry | Number, **more: Any) -> Node:
    """An input with what was typed there; where that is wrong it says so, and names the sentence."""
    wrong = had.fault is not None
    return node(
        "input", type="text", do=do, value=had.typed, enterkeyhint="next", autocomplete="off", autocapitalize="off",
        spellcheck="false",
        aria_invalid="true" if wrong else None, aria_describedby=_name(pad, do) if wrong else None, **more,
    )  # fmt: skip


def number(pad: "ScoringPadWidget", do: str, had: Number, **more: Any) -> Node:
    """A short input for a number."""
    return given(pad, do, had, inputmode="numeric", class_="gw-pad-short", **more)


def fault(pad: "ScoringPadWidget", do: str, had: Entry | Number, before: str = "", after: str = "") -> Node | None:
    """The sentence that says what is wrong in that input, None where nothing is."""
    if had.fault is None:
        return None
    said = " ".join(part for part in (before, pad.sentence(had.fault), after) if part)
    return node("p", said, id=_name(pad, do), class_="gw-pad-fault")


def _name(pad: "ScoringPadWidget", do: str) -> str:
    return f"gw-{pad.model_id}-{do.replace(' ', '_')}"
