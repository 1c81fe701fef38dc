"""What the controls of the panel do to the position in the editor."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gangster_widgets.games.gangster import compose
from gangster_widgets.games.gangster.notation import read_tablet
from gangster_widgets.games.gangster.state import CARS, NOWHERE
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.kernel.document import MOST_DIGITS
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import SaidError, Unreadable
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece
from gangster_widgets.widgets.editor.hands import choose, toggle_doubler

if TYPE_CHECKING:
    from gangster_widgets.widgets.editor.widget import EditorWidget

OWN = "own"
"""What the choice of tablets says of one that is no standard one."""
TOOLS = ("eraser", "doubler", "car")


def used(editor: "EditorWidget", do: str, value: Any) -> None:
    """What that control does; what cannot be read is kept with what is wrong with it."""
    name, _, rest = do.partition(":")
    try:
        CONTROLS[name](editor, rest, "" if value is None else str(value))
    except (Unreadable, Faulty) as error:
        editor.mistaken(do, str(value), error)


def _brush(editor: "EditorWidget", tool: str, value: str) -> None:
    editor.brush = tool
    editor.tell(editor.words.say("editor-held", thing=editor.words.say(f"editor-{tool}") if tool in TOOLS else tool))


def _place(editor: "EditorWidget", rest: str, place: str) -> None:
    editor.select(place)


def _fault(editor: "EditorWidget", nth: str, value: str) -> None:
    """Goes to where something is wrong."""
    if int(nth) < len(editor.slips):
        choose(editor, editor.slips[int(nth)].where(editor.state.table.harbour))


def _tablet(editor: "EditorWidget", rest: str, id_: str) -> None:
    state, place = editor.state, editor.selected
    if id_ == OWN:
        return
    found = next((tablet for tablet in state.table.components.tablets if tablet.id == id_), None)
    editor.wrong.pop(f"line:{place}", None)
    editor.change(compose.lay(state, place, found) if found else compose.lift(state, place), place)


def _line(editor: "EditorWidget", place: str, line: str) -> None:
    """A tablet that was typed; an empty line takes back what was typed."""
    editor.wrong.pop(f"line:{place}", None)
    state, had = editor.state, editor.state.districts[editor.state.table.index[place]]
    if line.strip():
        tablet, fields, doubled = read_tablet(line)
        laid = compose.lay(state, place, compose.recognised(had.tablet, tablet), fields)
        state = compose.double(laid, place, doubled)
    editor.change(state, place)


def _double(editor: "EditorWidget", rest: str, value: str) -> None:
    toggle_doubler(editor, editor.selected)


def _clear(editor: "EditorWidget", rest: str, value: str) -> None:
    editor.change(compose.clear(editor.state, editor.selected), editor.selected)


def _lift(editor: "EditorWidget", rest: str, value: str) -> None:
    editor.change(compose.lift(editor.state, editor.selected), editor.selected)


def _show(editor: "EditorWidget", nth: str, kind: str) -> None:
    """One of the pieces on display."""
    shown = [*editor.state.display, *[""] * compose.MOST_DISPLAY][: compose.MOST_DISPLAY]
    shown[int(nth)] = kind
    display = tuple(filter(None, shown))
    editor.change(replace(editor.state, display=display), editor.state.table.harbour)


# A gang's car.


def _gang(editor: "EditorWidget", rest: str, colour: str) -> None:
    editor.gang = colour


def _at(editor: "EditorWidget", rest: str, place: str) -> None:
    gang = LETTERS[editor.gang]
    editor.change(compose.park(editor.state, gang, place or NOWHERE), CARS[gang])


def _card(editor: "EditorWidget", number: str, value: str) -> None:
    gang = LETTERS[editor.gang]
    editor.change(compose.turn_card(editor.state, gang, int(number)), Piece("card", gang, int(number)))


def _aboard(editor: "EditorWidget", gang: str, text: str) -> None:
    editor.wrong.pop(f"aboard:{gang}", None)
    number = _whole(text) if text.strip() else None
    editor.change(editor.state.with_car(replace(editor.state.car(gang), aboard=number)), Piece("aboard", gang))


def _trunk(editor: "EditorWidget", nth: str, who: str) -> None:
    gang = LETTERS[editor.gang]
    editor.change(compose.stow(editor.state, gang, int(nth) + 1, who), Piece("tableau", gang))


def _kit(editor: "EditorWidget", nth: str, kind: str) -> None:
    car = editor.state.car(LETTERS[editor.gang])
    held = [*car.equipment, *[""] * compose.MOST_EQUIPMENT][: compose.MOST_EQUIPMENT]
    held[int(nth)] = kind
    editor.change(editor.state.with_car(replace(car, equipment=tuple(filter(None, held)))), Piece("tableau", car.gang))


# The table.


def _whole(text: str) -> int:
    number = text.strip()
    if not number.isdecimal() or len(number) > MOST_DIGITS:
        raise Unreadable("editor-number", found=number[:40])
    return int(number)


def _influence(editor: "EditorWidget", gang: str, text: str) -> None:
    editor.wrong.pop(f"influence:{gang}", None)
    number = _whole(text) if text.strip() else 0
    editor.change(compose.influenced(editor.state, gang, number), Piece("tableau", gang))


def _casino(editor: "EditorWidget", rest: str, value: str) -> None:
    editor.change(replace(editor.state, casino=int(value) if value else None), editor.selected)


def _players(editor: "EditorWidget", rest: str, value: str) -> None:
    editor.change(compose.for_players(editor.state, int(value)))


def _seat(editor: "EditorWidget", nth: str, gang: str) -> None:
    editor.change(compose.seated(editor.state, int(nth), gang))


def _turn(editor: "EditorWidget", rest: str, gang: str) -> None:
    editor.change(compose.turned(editor.state, gang))


def _stage(editor: "EditorWidget", rest: str, value: str) -> None:
    editor.change(replace(editor.state, stage=int(value)))


def _ruling(editor: "EditorWidget", name: str, way: str) -> None:
    editor.change(compose.ruled(editor.state, name, way or None))


def _sweep(editor: "EditorWidget", rest: str, value: str) -> None:
    editor.change(compose.swept(editor.state))


# Reading in.


def _text(editor: "EditorWidget", rest: str, text: str) -> None:
    """What stands in the box of the import; it stays there until it has been taken over."""
    editor.text_in = text


def _import(editor: "EditorWidget", rest: str, value: str) -> None:
    try:
        editor.read(editor.text_in)
    except (SaidError, Faulty) as error:
        editor.mistaken("text", editor.text_in, error)
        return
    editor.wrong.pop("text", None)
    editor.text_in = ""
    editor.tell(" ".join([editor.words.say("editor-taken-over"), *editor.faults]))


def _undo(editor: "EditorWidget", rest: str, value: str) -> None:
    editor.undo()


def _redo(editor: "EditorWidget", rest: str, value: str) -> None:
    editor.redo()


CONTROLS: dict[str, Callable[["EditorWidget", str, str], None]] = {
    "brush": _brush, "undo": _undo, "redo": _redo, "place": _place, "fault": _fault, "tablet": _tablet, "line": _line,
    "double": _double, "clear": _clear, "lift": _lift, "show": _show, "gang": _gang, "at": _at, "card": _card,
    "aboard": _aboard, "trunk": _trunk, "kit": _kit, "influence": _influence, "casino": _casino, "players": _players,
    "seat": _seat, "turn": _turn, "stage": _stage, "ruling": _ruling, "sweep": _sweep, "text": _text,
    "import": _import,
}  # fmt: skip
"""The controls of the panel by their names."""
