"""One tablet live: gangsters are set down and loaded under the rules, or placed freely while editing."""

from typing import Any

from traitlets import Bool, Dict, Enum, Int, List, Unicode, observe, validate
from traitlets import Union as EitherTrait

from gangster_widgets.games.gangster import look_single
from gangster_widgets.games.gangster.notation import colours, read_fields, read_tablet, write_tablet
from gangster_widgets.games.gangster.reckoning import standings
from gangster_widgets.games.gangster.table import COLOURS, LETTERS, RULINGS
from gangster_widgets.games.gangster.tablet import EMPTY, District, Tablet, gaps, next_field, set_down
from gangster_widgets.kernel.document import MOST_DIGITS
from gangster_widgets.kernel.game import Unreadable, game
from gangster_widgets.kernel.why import Piece, Where, Why
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene
from gangster_widgets.widgets.picture import Picture
from gangster_widgets.widgets.refused import known, refusing
from gangster_widgets.widgets.tablet.panel import panel

LINE = "5 4 2 ? @4x4"
PARTS = ("places", "rows", "columns", "fields", "doubled")


class TabletWidget(Picture):
    """A tablet with its numbers, fields and gangsters. Every trait can be set and observed; `line` says it all.

    Under the rules a gangster comes to the next field only; while `editing`, any field can be given to any gang.
    `order`, `points`, `following_field` and `gaps` follow from the others.
    """

    line = Unicode(LINE, help='the tablet in one line, such as "5 4 2 ? @4x4 x2 : EBNY GYNY G..."')
    name = Unicode("", help="the district's name, shown in the title")
    places = List(EitherTrait([Int(), Unicode()]), [5, 4, 2, "?"], help="the numbers from left to right")
    rows = Int(4)
    columns = Int(4)
    fields = Unicode(EMPTY * 16, help="a letter a field in reading order, a point where nobody stands")
    doubled = Bool(False)
    casino = Int(None, allow_none=True, help='what "?" counts')
    gang = Enum(tuple(LETTERS), "yellow", help="whose gangsters are set down")
    editing = Bool(False)
    ranks = Bool(False)
    following = Bool(True, help="whether the field that comes next is shown")
    ruling = Enum((None, *RULINGS["gap"]), None, help="how gaps are filled, where it is played otherwise")
    order = List(Unicode(), read_only=True, help="the colours there, the first place first")
    points = Dict(read_only=True, help="what each colour would get now; None for a “?” that no card says")
    following_field = Int(None, allow_none=True, read_only=True)
    gaps = List(Int(), read_only=True)

    def __init__(self, line: str = LINE, **traits: Any) -> None:
        self._followed = ""
        self._past: list[str] = []
        self._why: tuple[Why, ...] = ()
        self._coming: tuple[Why, ...] = ()
        self._refused = False
        super().__init__((game("gangster").folder / "words",))
        self._frame.hotkeys = [*"YGNBEygnbe", "Delete", "Backspace", "."]
        self.line = line
        known(self, traits)
        with self.hold_trait_notifications():
            for name, value in traits.items():
                setattr(self, name, value)
        self._figure()

    # What is shown.

    @property
    def called(self) -> str:
        """What the tablet is called in sentences: its name, or just what it is."""
        return self.name.strip() or self.words.say("tablet-unnamed")

    @property
    def district(self) -> District:
        """The tablet as the engine has it."""
        tablet = Tablet(None, tuple(self.places), self.rows, self.columns)
        return District(self.called, tablet, self.fields, self.doubled)

    def look(self, width: float) -> Scene:
        """The tablet with the standings."""
        where = tuple(spot for why in self._why for spot in why.where)
        marks = Marks(pointed=where, ranks=self.ranks, following=self.following)
        return look_single.look(self.district, self.casino, self.words, width, marks, LETTERS[self.gang], self.ruling)

    def panel(self) -> Node:
        """Whose gangsters are set down, what can be done, and why."""
        return panel(self)

    def next_field(self) -> Why:
        """Which field comes next, and why."""
        return next_field(self.called, self.fields, LETTERS[self.gang], self.ruling)

    # What is done.

    def clicked(self, where: Where, small: bool = False) -> None:
        """A field: sets down, loads, or says why not. A gang's line: says why it gets what it gets."""
        if isinstance(where, tuple):
            self._field(where[1])
        elif isinstance(where, Piece) and where.kind == "standing":
            row = next(row for row in look_single.rows(self.district, self.casino) if row.standing.gang == where.of)
            self.explain((row.why, *row.why.walk())[1:])
        elif isinstance(where, Piece) and where.kind == "doubler" and self.editing:
            self.doubled = False

    def _field(self, field: int) -> None:
        taken = self.fields[field - 1] != EMPTY
        if self.editing:
            self.put(field, EMPTY if self.fields[field - 1] == LETTERS[self.gang] else LETTERS[self.gang])
        elif taken:
            self.load(field)
        else:
            why = self.next_field()
            if why.value == field:
                self.unload()
            else:
                self.explain(tuple(why.walk()), refused=True)

    def unload(self, gang: str | None = None) -> None:
        """Sets a gangster of `gang`, or of that colour, down on the field that comes next, or says why he cannot be."""
        if gang is not None:
            self.gang = gang
        why = self.next_field()
        if why.value is None:
            self.explain(tuple(why.walk()), refused=True)
            return
        self._give(why.value, LETTERS[self.gang], tuple(why.walk()))
        self._say_why()

    def load(self, field: int) -> None:
        """Takes the gangster away from that field; says so where there is none."""
        if not 1 <= field <= len(self.fields) or self.fields[field - 1] == EMPTY:
            raise Unreadable("nobody-there", place=self.called, field=field)
        who = self.fields[field - 1]
        self._give(field, EMPTY)
        self.say(self.words.say("tablet-loaded", gang=who, field=field))

    def undo(self) -> None:
        """Takes back the last change of the tablet that was made since it is shown."""
        if self._past:
            before = self._past.pop()
            had = list(self._past)
            self.line = before
            self._past = had
            self.redraw()
            self.say(self.words.say("tablet-undone"))

    def put(self, field: int, who: str) -> None:
        """Gives a field to a gang by its letter, or to nobody; only while editing."""
        self._give(field, who)
        spot = self.scene.spot((self.called, field))
        self.say(spot.label if spot else "")

    def _give(self, field: int, who: str, whys: tuple[Why, ...] = ()) -> None:
        """Gives a field to a gang, or to nobody, for these reasons."""
        self._coming = whys
        try:
            self.fields = set_down(self.fields, field, who)
        finally:
            self._coming = ()

    def explain(self, whys: tuple[Why, ...], refused: bool = False) -> None:
        """Shows these reasons, on the tablet and in words."""
        self._why, self._refused = whys, refused
        self.redraw()
        self._say_why()

    def _say_why(self) -> None:
        self.say(" ".join(dict.fromkeys(self.words.why(why) for why in self._why)))

    def pressed(self, key: str, where: Where | None) -> None:
        """A letter gives the field to that gang while editing, and takes up that gang otherwise; Delete clears it."""
        letter = key.upper()
        field = where[1] if isinstance(where, tuple) else None
        if key in ("Delete", "Backspace", "."):
            if field and self.fields[field - 1] != EMPTY:
                self.put(field, EMPTY) if self.editing else self.load(field)
        elif letter in COLOURS:
            self.gang = COLOURS[letter]
            if field and self.editing:
                self.put(field, letter)
            else:
                self.say(self.words.say("tablet-gang-chosen", gang=letter))

    def used(self, do: str, value: Any) -> None:
        """What the panel's controls do."""
        name, _, rest = do.partition(":")
        if name == "gang":
            self.gang = rest
            self.say(self.words.say("tablet-gang-chosen", gang=LETTERS[rest]))
        elif name == "unload":
            self.unload()
        elif name == "next":
            self.explain(tuple(self.next_field().walk()))
        elif name == "casino":
            self.casino = int(value) if value else None
        elif name in ("editing", "ranks", "following", "doubled"):
            setattr(self, name, not getattr(self, name))
        elif name == "undo":
            self.undo()
        elif name == "clear":
            self.fields = EMPTY * len(self.fields)

    # Traits.

    def _written(self, **changed: Any) -> str:
        """The tablet in one line, with these parts in place of its own; `Unreadable` where there is no such tablet."""
        parts = {name: getattr(self, name) for name in PARTS} | changed
        sides = f"{parts['rows']}x{parts['columns']}"
        tablet, _, _ = read_tablet(f"{' '.join(str(place) for place in parts['places'])} @{sides}")
        fields = parts["fields"][: tablet.size].ljust(tablet.size, EMPTY)
        return write_tablet(*read_tablet(write_tablet(tablet, fields, parts["doubled"])))

    @validate("line")
    @refusing
    def _check_line(self, proposal: Any) -> str:
        return write_tablet(*read_tablet(proposal["value"]))

    @validate("fields")
    @refusing
    def _check_fields(self, proposal: Any) -> str:
        fields = read_fields(proposal["value"], self.rows * self.columns)
        self._written(fields=fields)
        return fields

    @validate("places")
    @refusing
    def _check_places(self, proposal: Any) -> list[int | str]:
        return list(read_tablet(self._written(places=proposal["value"]))[0].places)

    @validate("rows", "columns")
    @refusing
    def _check_size(self, proposal: Any) -> int:
        self._written(**{proposal["trait"].name: proposal["value"]})
        return int(proposal["value"])

    @validate("casino")
    @refusing
    def _check_casino(self, proposal: Any) -> int | None:
        value = proposal["value"]
        if value is not None and not 1 <= value < 10**MOST_DIGITS:
            raise Unreadable("tablet-casino", number=str(value)[:20])
        return None if value is None else int(value)

    @observe("line", "fields", "places", "rows", "columns", "doubled")
    def _follow(self, change: Any) -> None:
        """Keeps the line and its parts the same thing: whoever observes one of them finds all of them in step."""
        line = self.line if change["name"] == "line" else self._written()
        if line == self._followed:
            return
        if self._followed and self._scene is not None:
            self._past.append(self._followed)
        self._followed, self._why, self._refused = line, self._coming, False
        tablet, fields, doubled = read_tablet(line)
        with self.hold_trait_notifications():
            self.line, self.fields, self.doubled = line, fields, doubled
            self.places, self.rows, self.columns = list(tablet.places), tablet.rows, tablet.columns
            self._figure()

    @observe("name", "casino", "gang", "editing", "ranks", "following", "ruling")
    def _seen_otherwise(self, change: Any) -> None:
        if change["name"] not in ("ranks", "following"):
            self._why, self._refused = (), False
        self._figure()

    def _figure(self) -> None:
        """What follows from the tablet as it is now, and the picture of it."""
        found = look_single.rows(self.district, self.casino)
        with self.hold_trait_notifications():
            self.set_trait("order", list(colours("".join(one.gang for one in standings(self.fields)))))
            self.set_trait("points", {COLOURS[row.standing.gang]: row.points for row in found})
            self.set_trait("following_field", self.next_field().value)
            self.set_trait("gaps", list(gaps(self.fields)))
        if self._scene is not None:
            self.redraw()
