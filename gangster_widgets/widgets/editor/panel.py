"""The panel beside the editor: what is wrong, the palette, the place that is chosen; below it the quieter things."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.games.gangster import compose
from gangster_widgets.games.gangster.copied import as_line
from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.notation import write_tablet
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import Tablet
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, group, node
from gangster_widgets.widgets.editor.controls import OWN, TOOLS
from gangster_widgets.widgets.editor.copies import copies
from gangster_widgets.widgets.editor.fields import choice, folded, history, typed
from gangster_widgets.widgets.editor.table import car, points, standings, table
from gangster_widgets.widgets.sentences import says

if TYPE_CHECKING:
    from gangster_widgets.widgets.editor.widget import EditorWidget


def panel(editor: "EditorWidget") -> Node:
    """All of it. What is wrong stands first and keeps its place."""
    say = editor.words
    inside = node(
        "div", _told(editor, say), *_palette(editor, say), history(editor.can_undo, editor.can_redo, say),
        _place(editor, say), car(editor, say), points(editor, say), table(editor, say), *copies(editor, say),
        class_="gw-editor",
    )  # fmt: skip
    return node("section", inside, aria_label=say.say("editor-panel"))


def _told(editor: "EditorWidget", say: Words) -> Node:
    """What was refused, then everything that is wrong with the position; else what was done last, or what to do."""
    wrong = [_fault(editor, nth, say) for nth, _ in enumerate(editor.slips)]
    how = say.say("editor-how-small" if editor.scene.small else "editor-how")
    told = node("p", editor.message or how) if editor.refused or not wrong else None
    return says(told, *wrong, kind=" gw-no" if wrong or editor.refused else "")


def _fault(editor: "EditorWidget", nth: int, say: Words) -> Node:
    """What is wrong; what it is about can be gone to."""
    slip = editor.slips[nth]
    where = slip.where(editor.state.table.harbour)
    go = button(editor.named(where), f"fault:{nth}", "gw-at") if where else None
    return node("p", go, " " if go else None, editor.fault(slip), class_="gw-fault", key=f"fault-{nth}")


def _palette(editor: "EditorWidget", say: Words) -> Iterator[Node]:
    """What can be put down, by the brush or dragged."""
    gangs = [_gang(editor, gang, say) for gang in editor.state.table.gangs]
    tools = [_tool(editor, tool, say) for tool in TOOLS]
    yield group(say.say("tablet-gang"), *gangs, kind="gw-palette")
    yield group(say.say("editor-pieces"), *tools, kind="gw-palette")
    kit = [
        button(say.name(kind), f"brush:{kind}", pressed=editor.brush == kind, drag=f"kit:{kind}", key=f"brush-{kind}")
        for kind in KINDS
    ]
    label = say.say("editor-equipment")
    pieces = node("div", *kit, class_="gw-group gw-palette", role="group", aria_label=label)
    yield folded(label, "kits", pieces)


def _gang(editor: "EditorWidget", gang: str, say: Words) -> Node:
    """A gang by its sign and the letter that does the same; its name is read out."""
    colour = COLOURS[gang]
    return button(
        gang, f"brush:{colour}", pressed=editor.brush == colour, gangs=gang, drag=f"gang:{gang}",
        aria_label=f"{say.name(gang)} ({gang})", title=say.name(gang), aria_keyshortcuts=gang, key=f"brush-{colour}",
    )  # fmt: skip


def _tool(editor: "EditorWidget", tool: str, say: Words) -> Node:
    """The eraser, the doubler, or the car of the chosen gang, with the key that does the same."""
    gang, label = LETTERS[editor.gang], say.say(f"editor-{tool}")
    told = f"{label}: {say.name(gang)}" if tool == "car" else label
    return button(
        label, f"brush:{tool}", pressed=editor.brush == tool, gangs=gang if tool == "car" else "",
        drag=f"car:{gang}" if tool == "car" else tool, aria_label=told, title=told,
        aria_keyshortcuts={"eraser": "Delete", "doubler": "X", "car": "C"}[tool], key=f"brush-{tool}",
    )  # fmt: skip


def _place(editor: "EditorWidget", say: Words) -> Node:
    """The place that is chosen, with its tablet or, at the harbour, with what lies there."""
    state, places = editor.state, editor.state.table.open_board.places
    options = [("", say.say("editor-no-place")), *((place, place) for place in places)]
    picked = choice(say.say("editor-place"), "place", options, editor.selected)
    if editor.selected == state.table.harbour:
        inside = [_display(editor, say)]
    elif editor.selected:
        inside = list(_district(editor, say))
    else:
        inside = [node("p", say.say("editor-choose-place"))]
    return node("div", node("h2", say.say("editor-place-heading")), picked, *inside, class_="gw-part", key="place")


def _display(editor: "EditorWidget", say: Words) -> Node:
    """What lies open at the harbour."""
    shown = [*editor.state.display, *[""] * compose.MOST_DISPLAY][: compose.MOST_DISPLAY]
    kinds = [("", say.say("editor-nothing-there")), *((kind, say.name(kind)) for kind in KINDS)]
    found = [
        choice(say.say("editor-display", nth=nth + 1), f"show:{nth}", kinds, kind) for nth, kind in enumerate(shown)
    ]
    return node("div", *found, class_="gw-group", role="group", aria_label=say.say("editor-on-display"), key="display")


def _district(editor: "EditorWidget", say: Words) -> Iterator[Node]:
    had = editor.state.district(editor.selected)
    yield choice(say.say("editor-tablet"), "tablet", _tablets(editor, say), _chosen(had.tablet if had else None))
    line = as_line(had) if had else ""
    yield typed(editor, say.say("editor-line"), f"line:{editor.selected}", line, wide=True)
    if had is None:
        return
    yield node(
        "div",
        button(say.say("tablet-doubled"), "double", pressed=had.doubled, key="double"),
        button(say.say("editor-clear"), "clear", disabled=not had.fields.strip("."), key="clear"),
        button(say.say("editor-lift"), "lift", key="lift"),
        class_="gw-group", role="group", aria_label=editor.selected, key="of-tablet",
    )  # fmt: skip
    yield standings(editor, had, say)


def _chosen(tablet: Tablet | None) -> str:
    return "" if tablet is None else tablet.id or OWN


def _tablets(editor: "EditorWidget", say: Words) -> Iterator[tuple[str, str]]:
    """The choice of tablets, each standard one with its numbers and where it lies already."""
    state = editor.state
    had = state.district(editor.selected)
    lying = {one.tablet.id: one.name for one in state.districts if one.fields and one.name != editor.selected}
    yield "", say.say("editor-no-tablet-there")
    for tablet in state.table.components.tablets:
        said = f"{tablet.id}: {write_tablet(tablet)}"
        there = lying.get(tablet.id)
        yield str(tablet.id), say.say("editor-tablet-lies", tablet=said, place=there) if there else said
    if had is not None and had.tablet.id is None:
        yield OWN, say.say("editor-own-tablet", tablet=write_tablet(had.tablet))
