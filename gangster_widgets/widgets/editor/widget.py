"""The editor: a position composed by hand, by keys or by drags; what is wrong is said; copied out and read in again."""

from typing import Any

from traitlets import Enum, Unicode, observe, validate

from gangster_widgets.games.gangster import compose, copied
from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.look import around, look
from gangster_widgets.games.gangster.slips import Slip, slips
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.kernel.files import Faulty, problem
from gangster_widgets.kernel.game import SaidError, Unreadable
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene, Spot
from gangster_widgets.widgets.editor import controls, hands
from gangster_widgets.widgets.editor.panel import panel
from gangster_widgets.widgets.editor.under_pen import UnderPen
from gangster_widgets.widgets.frame import key
from gangster_widgets.widgets.refused import refusing

TOOLS = (*LETTERS, "eraser", "doubler", "car", *KINDS)


class EditorWidget(UnderPen):
    """A position of Gangster under the pen, on its map.

    `brush` is what a click puts down, `gang` whose car the panel is about, `selected` the place that it is about.
    """

    selected = Unicode("", help="the place that the panel is about; empty for none")
    brush = Enum(TOOLS, "yellow", help="what a click puts down")
    gang = Enum(tuple(LETTERS), "yellow", help="whose car the panel is about")

    def __init__(self, position: Any = None, **traits: Any) -> None:
        self.slips: tuple[Slip, ...] = ()
        self.message, self.refused = "", False
        self._busy, self.text_in = True, ""
        later = {name: traits.pop(name) for name in ("state", "selected") if name in traits}
        super().__init__(position, "gangster", **traits)
        self._frame.hotkeys = [*"YGNBEygnbe", *"XxCcZz", "Delete", "Backspace", "."]
        self._frame.dragging = True
        self.selected = next((one.name for one in self.state.districts if one.fields), "")
        self._busy = False
        for name, value in later.items():
            setattr(self, name, value)
        self._figure()

    # What is shown.

    def look(self, width: float) -> Scene:
        """The board with all that is known, and marks where something is wrong; on a small page one place large."""
        wrong = tuple(slip.where(self.state.table.harbour) for slip in self.slips)
        marks = Marks(open=(self.selected,) if self.selected else (), refused=tuple(dict.fromkeys(filter(None, wrong))))
        scene = look(self.state, self.words, width, marks)
        if scene.small and self.selected:
            scene = look(self.state, self.words, width, replace(marks, enlarged=self.selected))
        return scene

    def panel(self) -> Node:
        """What is wrong, the palette, what is chosen, the reckoning, copies."""
        return panel(self)

    def spoken(self, spot: Spot) -> str:
        """How a spot is read out: what lies around a place, and whether something is wrong there."""
        label = spot.label
        if isinstance(spot.of, str):
            label = self.words.apart([label, *around(self.state, spot.of, (), self.words)])
        wrong = any(slip.where(self.state.table.harbour) == spot.of for slip in self.slips)
        return self.words.say("editor-wrong-here", label=label) if wrong else label

    def fault(self, slip: Slip) -> str:
        """What is wrong, in a sentence."""
        return problem(slip.fault, self.words)

    def named(self, where: Where) -> str:
        """What a fault is about: a place by its name, a gang by its own."""
        return self.words.name(where.of) if isinstance(where, Piece) else str(where)

    # What is done.

    def change(self, state: State | None, about: Where = "", place: str | None = None) -> None:
        """Makes that the position, as a step that can be undone, and says what is `about` now; None says why not.

        The panel is about that `place` then, if one is named.
        """
        if state is None:
            self.refuse("editor-not-there")
            return
        self._remember(state)
        self._show(about, place=place)

    def refuse(self, message: str, **facts: Any) -> None:
        """Says why something cannot be done; nothing changes."""
        self.message, self.refused = self.words.say(message, **facts), True
        self.redraw()
        self.say(self.message)

    def tell(self, text: str) -> None:
        """Says something, in the panel and to whoever listens."""
        self.message, self.refused = text, False
        self.redraw()
        self.say(text)

    def _show(self, about: Where = "", told: str = "", place: str | None = None) -> None:
        """Shows the position that the history stands at, and says what has changed and what is newly wrong."""
        before, self._busy = set(self.faults), True
        with self.hold_trait_notifications():
            self.state = self._history[self._at]
            self.selected = self.selected if place is None else place
            self._figure()
        self._busy = False
        if not told:
            scene = self.look(self._room())
            spot = scene.spot(about) if about else None
            told = spot.label if spot else scene.label
        found = [fault for fault in self.faults if fault not in before]
        self.tell(" ".join([f"{told.rstrip('.')}.", *found]) if found else told)

    def _show_step(self, told: str) -> None:
        self._show(told=told)

    def select(self, place: str) -> None:
        """Makes that place the one that the panel is about, and large where the page is small."""
        self.selected = place
        self._reveal()

    def _reveal(self) -> None:
        """On a small page the chosen place comes into view, where it is shown large."""
        spots = [spot.of for group in self.scene.groups for spot in group.spots() if group.head.of == self.selected]
        if self.scene.small and spots:
            self._frame.send({"kind": "reveal", "id": key(spots[-1])})

    def clicked(self, where: Where, small: bool = False) -> None:
        """Puts down what the brush holds, takes it away where it lies already, or chooses what stands there."""
        before = self.selected
        hands.clicked(self, where)
        if self.selected != before:
            self._reveal()

    def pressed(self, key: str, where: Where | None) -> None:
        """A letter sets the gang, x the doubler, c the car, Delete clears; z takes back."""
        hands.pressed(self, key, where)

    def dropped(self, what: str, where: Where) -> None:
        """Puts down what was dragged out of the palette."""
        hands.dropped(self, what, where)

    def dragged(self, where: Where, to: Where | None) -> None:
        """Carries what lies there elsewhere, or away."""
        hands.dragged(self, where, to)

    def used(self, do: str, value: Any) -> None:
        """What the panel's controls do."""
        controls.used(self, do, value)

    # Copies.

    def read(self, text: str) -> None:
        """Takes over a tablet's line, a position or a puzzle in YAML, or Python code; `Faulty` says what is wrong."""
        found = copied.read(text, self.words.say("editor-text"))
        if found.state is not None:
            state = compose.opened(found.state)
            known = [one.name for one in state.districts if one.fields]
            self.change(state, place=self.selected if self.selected in known else next(iter(known), ""))
            return
        place = found.name or self.selected
        district = compose.district_of(self.state, place)
        if district is None and found.name:
            raise Unreadable("board-place", place=found.name[:60], places=self.state.table.districts)
        if district is None or found.tablet is None:
            raise Unreadable("editor-line-nowhere")
        tablet = compose.recognised(district.tablet, found.tablet)
        state = compose.double(compose.lay(self.state, place, tablet, found.fields), place, found.doubled)
        self.change(state if found.casino is None else replace(state, casino=found.casino), place, place)

    # Traits.

    @observe("state")
    def _set_from_outside(self, _: Any) -> None:
        """A position that was set is a step as any other."""
        if self.state != self._history[self._at]:
            self._remember(self.state)
            self._follow()

    @validate("selected")
    @refusing
    def _check_selected(self, proposal: Any) -> str:
        places = self.state.table.open_board.places
        if proposal["value"] and proposal["value"] not in places:
            raise Unreadable("board-place", place=proposal["value"], places=places)
        return str(proposal["value"])

    @observe("brush")
    def _held(self, _: Any) -> None:
        if self.brush in LETTERS:
            self.gang = self.brush

    @observe("selected", "brush", "gang", "lang")
    def _seen_otherwise(self, change: Any) -> None:
        if change["name"] == "lang":
            self.message = ""
        self._follow()

    def _follow(self) -> None:
        """Shows what was set from outside; what the editor has done itself it shows when all of it is done."""
        if not self._busy:
            self._figure()
            if self._scene is not None:
                self.redraw()

    def _figure(self) -> None:
        """What follows from the position as it is now."""
        table = self.state.table
        self.slips = slips(self.state)
        with self.hold_trait_notifications():
            self.set_trait("position", copied.trimmed(self.state))
            self.set_trait("faults", [self.sentence(slip) for slip in self.slips])
            if self.selected and self.selected not in table.open_board.places:
                self.selected = ""
            if LETTERS[self.gang] not in table.seat:
                self.gang = next(colour for colour in LETTERS if LETTERS[colour] in table.seat)
            if self.brush in LETTERS and LETTERS[self.brush] not in table.seat:
                self.brush = self.gang

    def sentence(self, slip: Slip) -> str:
        """What is wrong and where, in one sentence."""
        where = slip.where(self.state.table.harbour)
        if not where:
            return self.fault(slip)
        return self.words.say("editor-fault", where=self.named(where), problem=self.fault(slip))

    def mistaken(self, do: str, text: str, error: SaidError | Faulty) -> None:
        """Keeps what was typed, with what is wrong with it, beside where it was typed."""
        self.wrong[do] = (text, error)
        self.message, self.refused = "", False
        self.redraw()
        self.say(" ".join(self.sentences(error)))
