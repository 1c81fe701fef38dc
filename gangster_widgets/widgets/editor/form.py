"""A position composed by fields beside its picture: for games whose `compose` says which fields there are."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from traitlets import Unicode, observe

from gangster_widgets.kernel.field import Field, Fields
from gangster_widgets.kernel.files import problem
from gangster_widgets.kernel.game import SHELF, SaidError
from gangster_widgets.kernel.why import Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.page import Node, node
from gangster_widgets.views.scene import Scene
from gangster_widgets.widgets.begin import game_of
from gangster_widgets.widgets.editor.copies import copied_text
from gangster_widgets.widgets.editor.fields import choice, folded, history, typed
from gangster_widgets.widgets.editor.under_pen import UnderPen
from gangster_widgets.widgets.sentences import says

NARROW = 700
"""Up to this width the fields about what was clicked come into view."""


class FormEditorWidget(UnderPen):
    """A position under the pen. `selected` is the place that the fields are about, `who` the player."""

    selected = Unicode("", help="the place that the fields are about")
    who = Unicode("", help="the player that the fields are about")

    def __init__(self, position: Any = None, *, game: str, **traits: Any) -> None:
        name = game_of(game).name
        self._slips, self._look = (import_module(f"{SHELF}.{name}.{room}") for room in ("slips", "look_position"))
        self.message, self.slips = "", tuple[Any, ...]()
        super().__init__(position, game, **traits)
        self._figure()

    # What is shown.

    def look(self, width: float) -> Scene:
        """The position with all that is told of it, and marks where something is wrong."""
        wrong = tuple(dict.fromkeys(self._look.seen_as(slip.where) for slip in self.slips if slip.where))
        drawn = getattr(self._look, "under_pen", self._look.look_position)
        scene: Scene = drawn(self.state, self.words, width, Marks(refused=wrong, pointed=self._about()))
        return scene

    def _about(self) -> tuple[Where, ...]:
        return self._look.seen_as(self.selected), self._look.seen_as(self.who)

    @property
    def stands_beside(self) -> bool:
        """The fields stand below the picture, side by side as far as there is room."""
        return False

    def panel(self) -> Node:
        """What is wrong, the fields, the steps so far, copies."""
        say = self.words
        parts = map(self._part, self._parts())
        steps = history(self.can_undo, self.can_redo, say)
        inside = node("div", self._wrong(say), steps, *parts, self._copies(say), class_="gw-editor")
        return node("section", inside, aria_label=say.say("editor-panel"))

    def _wrong(self, say: Words) -> Node:
        """Everything that is wrong with the position; else what was done last, or what to do. Below it what is in
        doubt.
        """
        wrong = [node("p", fault, class_="gw-fault", key=f"fault-{nth}") for nth, fault in enumerate(self.faults)]
        told = None if wrong else node("p", self.message or say.say("editor-how-form"))
        doubts = (node("p", doubt, class_="gw-warned", key=f"doubt-{nth}") for nth, doubt in enumerate(self.doubts()))
        return says(told, *wrong, *doubts, kind=" gw-no" if wrong else "")

    def doubts(self) -> list[str]:
        """What can be like that, but hardly is meant, in games that know of such things."""
        found = getattr(self._slips, "doubts", None)
        return [self.words.say(name, **facts) for name, facts in found(self.state)] if found else []

    def _part(self, part: Fields) -> Node:
        held = node("div", *map(self._field, part.fields), class_="gw-fields")
        if part.quiet:
            return folded(part.title, part.name, held)
        return node("div", node("h2", part.title), held, class_="gw-part", key=part.name)

    def _field(self, one: Field) -> Node:
        """A line to type in, or one of several."""
        if one.longest:
            return typed(self, one.label, one.name, one.value, maxlength=str(one.longest))
        return choice(one.label, one.name, one.options, one.value)

    def _copies(self, say: Words) -> Node:
        texts = (copied_text("yaml", "YAML", self.yaml(), say),
                 copied_text("python", "Python", self._copied.as_python(self.state), say))  # fmt: skip
        unusable = node("p", say.say("editor-not-usable"), class_="gw-wrong", key="not-usable") if self.faults else None
        return folded(say.say("editor-copy"), "copies", unusable, *texts)

    # What is done.

    def clicked(self, where: Where, small: bool = False) -> None:
        """The fields are about what was clicked, where it is a place or a player."""
        meant = self._look.stands_for(where)
        place, who = self._compose.chosen(self.state, str(meant), str(meant))
        if meant in (place, who):
            setattr(self, "selected" if meant == place else "who", meant)
            if self.width <= NARROW:
                self._frame.send({"kind": "reveal", "id": self._part_with("place" if meant == place else "who")})
        spot = self.scene.spot(where)
        self.say(spot.label if spot else "")

    def pressed(self, key: str, where: Where | None) -> None:
        """Z takes back, and with shift does it again."""
        if key in ("z", "Z"):
            self.undo() if key == "z" else self.redo()

    def used(self, do: str, value: Any) -> None:
        """A field was set, or a step is taken back."""
        if do in ("undo", "redo"):
            self.undo() if do == "undo" else self.redo()
        elif do == "place":
            self.selected = str(value)
        elif do == "who":
            self.who = str(value)
        else:
            field = next((one for one in self._fields() if one.name == do), None)
            said = str(value or "")[: field.longest or None] if field is not None else ""
            if field is not None and (field.longest or said in dict(field.options)):
                self._set(field, said)

    def _set(self, field: Field, said: str) -> None:
        """That field says this now; what cannot be read is kept beside what is wrong with it."""
        try:
            state = self._compose.changed(self.state, field.name, said)
        except SaidError as error:
            self.wrong[field.name], self.message = (said, error), ""
            self.redraw()
            self.say(" ".join(self.sentences(error)))
            return
        self.wrong.pop(field.name, None)
        self.state = state
        self._tell(f"{field.label}: {dict(field.options).get(said, said or '–')}")

    def _parts(self) -> Iterator[Fields]:
        yield from self._compose.fields(self.state, self.selected, self.who, self.words)

    def _fields(self) -> Iterator[Field]:
        for part in self._parts():
            yield from part.fields

    def _part_with(self, name: str) -> str:
        """The part that has that field."""
        return next(part.name for part in self._parts() if any(one.name == name for one in part.fields))

    def _tell(self, text: str) -> None:
        """Says what was done, and all that is wrong now."""
        self.message = text
        self.redraw()
        self.say(" ".join([f"{text}.", *self.faults, *self.doubts()]))

    def _show_step(self, told: str) -> None:
        self.wrong.clear()
        self.state = self._history[self._at]
        self._tell(told.rstrip("."))

    # Traits.

    @observe("state")
    def _another(self, _: Any) -> None:
        """Another position is a step that can be taken back."""
        self._remember(self.state)
        self._figure()
        self._seen_otherwise(None)

    @observe("selected", "who")
    def _seen_otherwise(self, _: Any) -> None:
        self.selected, self.who = self._compose.chosen(self.state, self.selected, self.who)
        if self._scene is not None:
            self.redraw()

    @observe("lang")
    def _in_words(self, _: Any) -> None:
        self.message = ""
        self._figure()

    def _figure(self) -> None:
        """What follows from the position as it is now."""
        self.slips = self._slips.slips(self.state)
        self.selected, self.who = self._compose.chosen(self.state, self.selected, self.who)
        with self.hold_trait_notifications():
            self.set_trait("position", self._copied.trimmed(self.state))
            self.set_trait("faults", [problem(slip.fault, self.words) for slip in self.slips])
