"""The scrubber: a reckoning step by step, for one person or before a class; the wrong way beside the right one."""

from typing import Any

from traitlets import observe

from gangster_widgets.kernel.beat import Telling
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.views.motion import Move
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import Scene
from gangster_widgets.views.text import text_of
from gangster_widgets.widgets.reckoning.panel import panel
from gangster_widgets.widgets.reckoning.steps import Steps
from gangster_widgets.widgets.stepping import STEPPING, Stepping

LARGE, FULL, BOTH = 0.6, 0.66, 0.52
"""The share of the window's height that the picture takes: in large type, of the screen it fills, and where the words
below it tell of both ways.
"""
WORDS, BOTH_WORDS = 325, 395
"""The height that is left at least, in large type, for the words below the picture and for what stands above it."""
ASKING = "asking"


class ReckoningWidget(Stepping, Steps):
    """Steps through a reckoning: picture, ledger, sentence and clause always show the same step.

    It takes a tablet in a line, a tablet that is shown, a puzzle or its id, a written position, or a state; of a
    position either all districts or the one named. `kind` is the kind of question that is told: a puzzle's own where
    it can be, else the first that the game tells. A tablet that is shown is followed when it changes.
    """

    def __init__(
        self, given: Any = None, *, district: str | None = None, game: str = "gangster", name: str = "reckoning",
        at: int | str = 0, beside: str = "", kind: str = "", **traits: Any,
    ) -> None:  # fmt: skip
        super().__init__(given, district, game, at, beside, kind, **traits)
        self._frame.hotkeys = STEPPING
        self._frame.link = name
        self.add_class("gw-sticky")
        self._seen_otherwise(None)

    # What is shown.

    def look(self, width: float) -> Scene:
        """The tablet, the ledger as far as it has been told, and the rest of the board."""
        scene: Scene = self._look.look(self._telling(), self.words, width, self._most_high())
        return scene

    def _most_high(self) -> float | None:
        """So high the picture may be for a class, None where it takes what it needs."""
        share = self.height * (BOTH if self.beside else FULL if self.full else LARGE)
        if self.full or not self.large:
            return share if self.full else None
        return min(share, self.height - (BOTH_WORDS if self.beside else WORDS))

    def _telling(self) -> Any:
        at = int(self.at)
        told, shown = self._all[: at + self.revealed], self.others or ()
        last = self._slots[at - (not self.revealed)] if at or self.revealed else (-1,)
        both = zip(self._other_slots, shown, strict=True)
        others = None if self.others is None else tuple(beat for slot, beat in both if slot <= last)
        titles = ("", "")
        if others is not None:
            titles = (self.words.say("reckoning-by-the-rules"), self.wrong_way())
        now, asked = (self.now, "") if self.revealed else (None, self.now.asked)
        return Telling(self._case, told, now, others, titles, self.now.place, asked)

    def wrong_way(self) -> str:
        """What the way beside the right one is called: that it is wrong, and which idea it is."""
        return self.words.say("reckoning-wrong", way=self.words.say(f"mistake-{self.beside}"))

    @property
    def stands_beside(self) -> bool:
        """In large type, and where it fills the screen, the sentence stands below the picture, all across."""
        return super().stands_beside and not (self.large or self.full)

    def about(self) -> tuple[str, Any]:
        """The game, and the position that is seen."""
        return self._game.name, self._case.state

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
            self._show(int(self.at) + 1, not self.asks(int(self.at) + 1))

    def previous(self) -> None:
        """The question of the present step where it is asked, else the step before with its answer."""
        if self.asks(int(self.at)) and self.revealed:
            self._show(int(self.at), False)
        elif int(self.at):
            self._show(int(self.at) - 1, True)

    def go(self, to: int | str) -> None:
        """The step of that number, from 0, or the first one that is so named: `"tie"`, `"The Loop/tie/Y"`."""
        at = self._numbered(to)
        self._show(at, not self.asks(at))

    def _show(self, at: int, revealed: bool) -> None:
        """Shows that step, all of it at once; where the order is told, the lines of the ledger move to their places."""
        old, beat = self.scene, self._all[at]
        self._stepping = True
        try:
            with self.hold_trait_notifications():
                self.at, self.revealed = at, revealed
        finally:
            self._stepping = False
        ordered = beat.ledger if revealed else ()
        self.redraw(old if ordered else None, [Move(Piece("ledger", gang), Piece("ledger", gang)) for gang in ordered])
        self.say(self.told())

    def link(self) -> str:
        """The present step as a link says it: its name, the casino card, what stands beside, whether it is asked."""
        casino = f"casino={self.casino}" if self.casino is not None else ""
        parts = (self.step or self.named(self.now), self.beside, casino, ASKING if self.asking else "")
        return ";".join(part for part in parts if part)

    def linked(self, to: str) -> None:
        """Goes where the address says, if there is such a step here."""
        step, *more = to.split(";")
        ids = {way.id for way in self.ways()}
        try:
            self._numbered(step)
            with self.hold_trait_notifications():
                self.asking = ASKING in more
                self.beside = next((one for one in more if one in ids), "")
                for one in more:
                    if one.startswith("casino=") and one[7:].isdecimal() and len(one) < 10:
                        self.casino = int(one[7:])
            self.go(step)
        except SaidError as error:
            self.say(self.words.say(error.name, **error.facts))

    def last(self) -> int:
        """The last step."""
        return len(self._all) - 1

    def clicked(self, where: Where, small: bool = False) -> None:
        """A district of the map: its first step. A line of the ledger: what that gang gets."""
        if isinstance(where, str):
            found = (nth for nth, beat in enumerate(self._all) if beat.place == where)
        elif isinstance(where, Piece) and where.kind in ("ledger", "other"):
            of, here = (self._beats.RESULT, where.of), (self.now.place, "")
            told = enumerate(self._all)
            found = (nth for nth, beat in told if (beat.phase, beat.gang) == of and beat.place in here)
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
        elif do == "parting":
            self.go(self.parting() or 0)
        elif do in ("asking", "large"):
            setattr(self, do, not getattr(self, do))
        elif do in ("beside", "lang"):
            setattr(self, do, value)
        elif do == "casino":
            self.casino = int(value) if value else None

    # Traits.

    @observe("asking")
    def _asked(self, _: Any) -> None:
        self.revealed = not (self._all and self.asks(int(self.at)))

    @observe("at", "revealed", "beside", "large")
    def _seen_otherwise(self, _: Any) -> None:
        if not self._all:
            return
        self.set_trait("step", self.named(self.now))
        (self.add_class if self.large else self.remove_class)("gw-large")
        if self._scene is not None and not self._stepping:
            self.redraw()
