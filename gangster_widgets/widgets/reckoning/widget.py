"""The scrubber: a reckoning step by step, for one person or before a class; the wrong way beside the right one."""

from importlib import import_module
from typing import Any

from traitlets import Bool, Int, Unicode, observe, validate
from traitlets import Union as EitherTrait

from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.game import SHELF, SaidError, Unreadable
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.why import Piece, Where, Why
from gangster_widgets.views.motion import Move
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene
from gangster_widgets.views.text import text_of
from gangster_widgets.widgets.begin import begin, game_of
from gangster_widgets.widgets.picture import PANEL, Picture
from gangster_widgets.widgets.reckoning.panel import panel
from gangster_widgets.widgets.refused import refusing

LARGE_PANEL = 460
FORWARD, BACK = ("ArrowRight", "PageDown"), ("ArrowLeft", "PageUp")
HIGHEST_CASINO = 100


class ReckoningWidget(Picture):
    """Steps through a reckoning: picture, ledger, sentence and clause always show the same step.

    It takes a tablet in a line, a tablet that is shown, a puzzle or its id, a written position, or a state; of a
    position either all districts or the one named. A tablet that is shown is followed when it changes.
    """

    at = EitherTrait(
        [Int(), Unicode()], default_value=0, help='the step, from 0; also a part of its name, such as "tie"'
    )
    asking = Bool(False, help="whether each step is asked before it shows")
    revealed = Bool(True, help="whether the present step shows; while asking it is hidden at first")
    beside = Unicode("", help="the id of a wrong way of counting that is shown beside the right one")
    large = Bool(False, help="large type, for a class")
    casino = Int(None, allow_none=True, help='what "?" counts')
    step = Unicode(read_only=True, help="the name of the present step, as links have it")

    def __init__(
        self, given: Any = None, *, district: str | None = None, game: str = "gangster", name: str = "reckoning",
        at: int | str = 0, beside: str = "", **traits: Any,
    ) -> None:  # fmt: skip
        self._game = game_of(game)
        rooms = (import_module(f"{SHELF}.{self._game.name}.{room}") for room in ("beats", "look_reckoning"))
        self._beats, self._look = rooms
        self._given, self._district = given, district
        self._all: tuple[Beat, ...] = ()
        self._others: tuple[Beat, ...] | None = None
        super().__init__((self._game.folder / "words",), **traits)
        self._frame.hotkeys = [*FORWARD, *BACK, "Home", "End"]
        self._frame.link = name
        self.add_class("gw-sticky")
        self._read()
        self.at, self.beside = at, beside
        self.revealed = not self.asking
        if hasattr(given, "observe") and hasattr(given, "line"):
            given.observe(self._renew, ["line", "name", "casino"])

    # What is reckoned.

    def _read(self) -> None:
        """Reads off what is reckoned, and all its steps."""
        self._case = self._case_of(self._given)
        self._all = self._beats.beats(self._case)
        self._slots = self._beats.slots(self._all)
        self._find_others()

    def _case_of(self, given: Any) -> Any:
        line = given if isinstance(given, str) and "@" in given else getattr(given, "line", None)
        if isinstance(line, str):
            name = getattr(given, "called", None) or self._district or self.words.say("tablet-unnamed")
            casino = self.casino if self.casino is not None else getattr(given, "casino", None)
            return self._beats.case_of(line, name, casino)
        state = begin(self._game, given, max(self._game.players), 1)
        if self._district is None:
            self._district = getattr(getattr(given, "ask", None), "district", None)
        case = self._beats.case(state, self._district, self.casino)
        if not case.districts:
            there = tuple(one.name for one in state.districts if one.fields)
            raise Unreadable("ask-district", district=self._district or "?", districts=there)
        return case

    def _renew(self, _: Any) -> None:
        """The tablet that is followed has changed: the first step of the new reckoning, or as far as it goes."""
        try:
            self._read()
        except SaidError as error:
            self.say(self.words.say(error.name, **error.facts))
            return
        self.at = min(int(self.at), len(self._all) - 1)
        self._seen_otherwise(None)

    @property
    def beats(self) -> tuple[Beat, ...]:
        """All steps."""
        return self._all

    @property
    def points(self) -> dict[str, int]:
        """What comes out in the end, by colour."""
        found: dict[str, int] = self._beats.points(self._case)
        return found

    @property
    def now(self) -> Beat:
        """The present step."""
        return self._all[int(self.at)]

    def named(self, beat: Beat) -> str:
        """The name of a step as links have it, the same in every language: without what an unnamed tablet is called."""
        return beat.id.removeprefix(self.words.say("tablet-unnamed") + "/")

    # The wrong way.

    def ways(self) -> list[Mistake]:
        """The wrong ideas that come out otherwise here."""
        return [
            mistake
            for mistake in self._game.mistakes
            if "points" in mistake.kinds and self._case.why(mistake.change(self._game.thought)) != self._case.why()
        ]

    def _find_others(self) -> None:
        mistake = next((one for one in self._game.mistakes if one.id == self.beside), None)
        self._others = self._beats.beats(self._case, mistake.change(self._game.thought)) if mistake else None
        self._other_slots = self._beats.slots(self._others or ())

    def others_now(self) -> list[Why]:
        """What the wrong way tells at the present step."""
        at = int(self.at)
        since = self._slots[at - 1] if at else (-1,)
        both = zip(self._other_slots, self._others or (), strict=True)
        return [beat.why for slot, beat in both if since < slot <= self._slots[at]]

    # What is shown.

    def look(self, width: float) -> Scene:
        """The tablet, the ledger as far as it has been told, and the rest of the board."""
        scene: Scene = self._look.look(self._telling(), self.words, width, self.large)
        return scene

    def _telling(self) -> Any:
        at = int(self.at)
        told = self._all[: at + self.revealed]
        last = self._slots[at - (not self.revealed)] if at or self.revealed else (-1,)
        both = zip(self._other_slots, self._others or (), strict=True)
        others = None if self._others is None else tuple(beat for slot, beat in both if slot <= last)
        titles = ("", "")
        if others is not None:
            titles = (self.words.say("reckoning-by-the-rules"), self.words.say(f"mistake-{self.beside}"))
        now = self.now if self.revealed else None
        return self._look.Telling(self._case, told, now, others, titles, self.now.place)

    @property
    def panel_width(self) -> int:
        """Wider in large type."""
        return LARGE_PANEL if self.large else PANEL

    def panel(self) -> Node:
        """The sentence of the step with its clause, and the way through the steps."""
        return panel(self)

    def text(self) -> str:
        """The picture as text, and below it the steps in words: all of them, while asking only those that show."""
        shown = self._all[: int(self.at) + self.revealed] if self.asking else self._all
        said = [f"{nth}. {self.words.why(beat.why)} [{beat.why.clause}]" for nth, beat in enumerate(shown, 1)]
        return "\n".join([text_of(self.scene), "", *said])

    def told(self) -> str:
        """What is said at the present step: the question while it is asked, else the sentence."""
        if not self.revealed:
            return self.words.say(f"asks-{self.now.phase}", **dict(self.now.facts))
        return self.words.why(self.now.why)

    # What is done.

    def next(self) -> None:
        """The answer of the present step where it is hidden, else the next step."""
        if not self.revealed:
            self._show(int(self.at), True)
        elif int(self.at) + 1 < len(self._all):
            self._show(int(self.at) + 1, not self.asking)

    def previous(self) -> None:
        """The step before, with its answer."""
        if int(self.at):
            self._show(int(self.at) - 1, True)

    def go(self, to: int | str) -> None:
        """The step of that number, from 0, or the first one that is so named: `"tie"`, `"The Loop/tie/Y"`."""
        self._show(self._numbered(to), not self.asking)

    def _show(self, at: int, revealed: bool) -> None:
        old = self.scene
        ordered = self._all[at].phase == "order" and revealed
        with self.hold_trait_notifications():
            self.at, self.revealed = at, revealed
        if ordered:
            moves = [Move(Piece("ledger", gang), Piece("ledger", gang)) for gang in self._all[at].why.value]
            self.redraw(old, moves)
        self.say(self.told())

    def _numbered(self, to: Any) -> int:
        if isinstance(to, int) and 0 <= to < len(self._all):
            return to
        wanted = str(to).strip("/").split("/")
        for nth, beat in enumerate(self._all):
            if isinstance(to, str) and (self.named(beat) == to or set(wanted) <= set(beat.id.split("/"))):
                return nth
        named = tuple(dict.fromkeys(beat.phase for beat in self._all))
        raise Unreadable("reckoning-step", step=str(to)[:60], most=len(self._all) - 1, names=named)

    def linked(self, to: str) -> None:
        """Goes where the address says, if there is such a step here."""
        try:
            self.go(to)
        except Unreadable as error:
            self.say(self.words.say(error.name, **error.facts))

    def pressed(self, key: str, where: Where | None) -> None:
        """Arrows and page keys step; Home and End lead to the ends."""
        if key in FORWARD:
            self.next()
        elif key in BACK:
            self.previous()
        elif key in ("Home", "End"):
            self.go(0 if key == "Home" else len(self._all) - 1)

    def clicked(self, where: Where, small: bool = False) -> None:
        """A district of the map: its first step. A line of the ledger: what that gang gets."""
        if isinstance(where, str):
            found = (nth for nth, beat in enumerate(self._all) if beat.place == where)
        elif isinstance(where, Piece) and where.kind in ("ledger", "other"):
            key = (self.now.place, "points", where.of)
            found = (nth for nth, beat in enumerate(self._all) if (beat.place, beat.phase, beat.gang) == key)
        else:
            return
        for nth in found:
            self.go(nth)
            return

    def used(self, do: str, value: Any) -> None:
        """What the panel's controls do."""
        if do in ("next", "previous"):
            getattr(self, do)()
        elif do in ("at", "go"):
            self.go(int(value))
        elif do in ("asking", "large"):
            setattr(self, do, not getattr(self, do))
        elif do in ("beside", "lang"):
            setattr(self, do, value)
        elif do == "casino":
            self.casino = int(value) if value else None

    # Traits.

    @validate("at")
    @refusing
    def _check_at(self, proposal: Any) -> int:
        return self._numbered(proposal["value"]) if self._all else 0

    @validate("beside")
    @refusing
    def _check_beside(self, proposal: Any) -> str:
        ids = tuple(one.id for one in self._game.mistakes if "points" in one.kinds)
        if proposal["value"] and proposal["value"] not in ids:
            raise Unreadable("reckoning-beside", id=str(proposal["value"])[:60], ids=ids)
        return str(proposal["value"])

    @validate("casino")
    @refusing
    def _check_casino(self, proposal: Any) -> int | None:
        value = proposal["value"]
        if value is not None and not 1 <= value <= HIGHEST_CASINO:
            raise Unreadable("tablet-casino", number=str(value)[:20])
        return None if value is None else int(value)

    @observe("casino", "lang")
    def _otherwise_drawn(self, change: Any) -> None:
        """The casino card is another, or what an unnamed tablet is called: the same step with what follows from it."""
        if self._all:
            self._renew(change)

    @observe("asking")
    def _asked(self, _: Any) -> None:
        self.revealed = not self.asking

    @observe("at", "revealed", "beside", "large")
    def _seen_otherwise(self, change: Any) -> None:
        if not self._all:
            return
        if change is not None and change["name"] == "beside":
            self._find_others()
        self.set_trait("step", self.named(self.now))
        (self.add_class if self.large else self.remove_class)("gw-large")
        if self._scene is not None:
            self.redraw()
