"""What clicks, keys and drags on the picture do to the position in the editor."""

from typing import TYPE_CHECKING

from gangster_widgets.games.gangster import compose
from gangster_widgets.games.gangster.compose import CAR, DOUBLER, OF_CARS
from gangster_widgets.games.gangster.state import CARS, NOWHERE
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import EMPTY
from gangster_widgets.kernel.why import Piece, Where

if TYPE_CHECKING:
    from gangster_widgets.widgets.editor.widget import EditorWidget

ERASING = ("Delete", "Backspace", ".")


def clicked(editor: "EditorWidget", where: Where) -> None:
    """What the brush does there."""
    tool, state = editor.brush, editor.state
    piece = where if isinstance(where, Piece) else None
    if piece and piece.kind == "card":
        editor.change(compose.turn_card(state, piece.of, piece.nth), where)
    elif tool == "eraser":
        _erase(editor, where)
    elif tool == "doubler":
        toggle_doubler(editor, compose.place_of(state, where))
    elif tool == "car":
        _car(editor, where)
    elif tool not in LETTERS:
        _put(editor, tool, where)
    elif isinstance(where, tuple):
        same = state.districts[state.table.index[where[0]]].fields[where[1] - 1] == LETTERS[tool]
        editor.change(compose.put(state, *where, EMPTY if same else LETTERS[tool]), where, where[0])
    elif isinstance(where, str) and where in state.table.index and state.district(where) is None:
        _put(editor, LETTERS[tool], where)
    elif piece and piece.kind == "trunk":
        _stow(editor, piece, "" if state.car(piece.of).trunk[piece.nth - 1 :][:1] == LETTERS[tool] else LETTERS[tool])
    else:
        choose(editor, where)


def _car(editor: "EditorWidget", where: Where) -> None:
    """The car of the gang comes there; where it stands already, it is taken away."""
    gang = LETTERS[editor.gang]
    if compose.place_of(editor.state, where) == editor.state.car(gang).at:
        editor.change(compose.park(editor.state, gang, NOWHERE), CARS[gang])
    else:
        _put(editor, CAR + gang, where)


def _stow(editor: "EditorWidget", where: Piece, who: str) -> None:
    """A gangster of that gang in that place of a trunk, or nobody."""
    editor.gang = COLOURS[where.of]
    editor.change(compose.stow(editor.state, where.of, where.nth, who), where)


def choose(editor: "EditorWidget", where: Where) -> None:
    """Makes the panel be about what stands there."""
    if isinstance(where, Piece) and where.kind in OF_CARS:
        editor.gang = COLOURS[where.of]
    place = compose.place_of(editor.state, where)
    if place in editor.state.table.open_board.places:
        editor.select(place)
    spot = editor.scene.spot(where)
    editor.tell(spot.label if spot else "")


def _put(editor: "EditorWidget", thing: str, where: Where) -> None:
    """Puts that down there; what belongs to a car makes the panel be about it."""
    state = compose.give(editor.state, thing, where)
    place = compose.place_of(editor.state, where)
    if state is not None and isinstance(where, Piece) and where.kind in OF_CARS:
        editor.gang = COLOURS[where.of]
    about: Where = CARS[thing.removeprefix(CAR)] if thing.startswith(CAR) else where
    editor.change(state, about, place if place in editor.state.table.open_board.places else None)


def _erase(editor: "EditorWidget", where: Where) -> None:
    state, thing = compose.take(editor.state, where)
    if thing:
        editor.change(state, where, where[0] if isinstance(where, tuple) else None)
    else:
        choose(editor, where)


def toggle_doubler(editor: "EditorWidget", place: str) -> None:
    """Lays a doubler there, or takes it away."""
    had = editor.state.district(place)
    if had is None:
        editor.refuse("editor-no-tablet")
    else:
        editor.change(compose.double(editor.state, place, not had.doubled), place, place)


def pressed(editor: "EditorWidget", key: str, where: Where | None) -> None:
    """What a key does to what has the focus."""
    letter, state = key.upper(), editor.state
    if letter == "Z":
        editor.redo() if key == "Z" else editor.undo()
    elif letter in COLOURS:
        _letter(editor, letter, where)
    elif where is None:
        return
    elif letter == "X":
        toggle_doubler(editor, compose.place_of(state, where))
    elif letter == "C":
        _put(editor, CAR + LETTERS[editor.gang], where)
    elif key in ERASING:
        _erase(editor, where)


def _letter(editor: "EditorWidget", letter: str, where: Where | None) -> None:
    """Takes up that gang, and sets it down on the field, or in the place of a trunk, that has the focus."""
    table = editor.state.table
    if letter not in table.seat:
        colours = tuple(editor.words.name(gang) for gang in table.gangs)
        editor.refuse("position-not-in-play", colour=editor.words.name(letter), colours=colours)
        return
    editor.brush = COLOURS[letter]
    if isinstance(where, tuple):
        editor.change(compose.put(editor.state, *where, letter), where, where[0])
    elif isinstance(where, str) and where in table.index and editor.state.district(where) is None:
        _put(editor, letter, where)
    elif isinstance(where, Piece) and where.kind == "trunk":
        _stow(editor, where, letter)
    else:
        editor.tell(editor.words.say("editor-held", thing=letter))


def dropped(editor: "EditorWidget", what: str, where: Where) -> None:
    """What was dragged out of the palette comes to lie there."""
    kind, _, thing = what.partition(":")
    if kind == "eraser":
        _erase(editor, where)
    elif kind == "car":
        _put(editor, CAR + thing, where)
    else:
        _put(editor, DOUBLER if kind == "doubler" else thing, where)


def dragged(editor: "EditorWidget", where: Where, to: Where | None) -> None:
    """What lies there is carried elsewhere. A drag that carries nothing does nothing."""
    if where == to or not compose.take(editor.state, where)[1]:
        return
    about: Where = to or ""
    if isinstance(where, Piece) and where.kind in ("car", "tableau"):
        about = CARS[where.of] if to else ""
    editor.change(compose.carry(editor.state, where, to), about)
