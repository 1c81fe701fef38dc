"""Solve: one puzzle after the other, chosen for the learner or by the learner, alone or against the clock."""

from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.desk import Desk
from gangster_widgets.app.exercise import titled, unpacked
from gangster_widgets.app.own import OWN, Own, wanted
from gangster_widgets.app.practice.choosing import next_puzzle
from gangster_widgets.app.practice.past import Past
from gangster_widgets.app.practice.telling import told
from gangster_widgets.app.practice.timed import MINUTES
from gangster_widgets.app.room import Room
from gangster_widgets.app.rooms.solve.clock import Clock
from gangster_widgets.app.rooms.solve.panel import panel
from gangster_widgets.app.visit import LEFT, Visit
from gangster_widgets.kernel.files import Fault, Faulty
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.loader import Shelf
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.widgets.pane import Pane
from gangster_widgets.widgets.told import Part

LONGEST = 100


class Solve(Room):
    """A puzzle with everything around it: why it is this one, what else one may choose, the row, the clock."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.own = Own(visit)
        self.clock = Clock(visit, self.dressed)
        self.past = Past.of(visit.learner.answers())
        self.desk: Desk | None = None
        self.why = ""
        self.unknown = ""
        self.unread: SaidError | None = None
        self.faults: list[Fault] = []
        self._reason: Any = None
        self._passed: list[str] = []
        self._pane = Pane(self._used, self.handed)

    def title(self) -> str:
        """The puzzle's title, or the room's name."""
        return self.desk.puzzle.named(self.visit.lang) if self.desk else self.visit.words.say("door-solve")

    def shelf(self) -> Shelf:
        """The puzzles to choose from: those that come along, or those of one's own files."""
        return self.own.shelf() if self.visit.here.source == OWN else self.visit.shelf()

    def listed(self) -> Shelf:
        """Those of them that are few enough to be listed by name."""
        return self.own.shelf() if self.visit.here.source == OWN else self.visit.composed()

    def open(self, here: Address) -> None:
        """The puzzle of the address, or the next one of those it wants; a timed run goes on where it was."""
        self.unknown, self.unread, self.faults, self._reason = "", None, [], None
        self.clock.open(here)
        if self.clock.result is not None or (here.run in MINUTES and self.clock.run is None):
            self._put_down()
        elif here.exercise:
            self._unpack(here)
        elif here.puzzle:
            self._find(here)
        else:
            self._choose(here)
        self.widgets = (self._pane, self.desk.widget) if self.desk else (self._pane,)
        self.dressed()

    def _find(self, here: Address) -> None:
        """The puzzle of that id."""
        try:
            puzzle = (self.own.shelf() if here.source == OWN else self.visit).find(here.puzzle)
        except KeyError:
            self._put_down()
            self.unknown = here.puzzle[:80]
            return
        self._take_up(puzzle, here)

    def _unpack(self, here: Address) -> None:
        """The exercise that is in the address itself."""
        try:
            puzzle = unpacked(here.exercise)
        except (SaidError, Faulty) as error:
            self._put_down()
            self.faults = error.faults if isinstance(error, Faulty) else []
            self.unread = SaidError("exercise-unsound") if isinstance(error, Faulty) else error
            return
        self._take_up(puzzle, here)

    def _choose(self, here: Address) -> None:
        """The next puzzle: what the clock asks, or what does most for the learner."""
        if self.clock.run is not None:
            asked = self.clock.asks(self.listed(), self.past, here)
            if asked is None:
                self._put_down()
                return
            puzzle, variant = asked
        else:
            choice = next_puzzle(
                self.shelf(), self.past, self.visit.now(), wanted(here, self.visit.setting.puzzles), self._passed
            )
            if choice is None:
                self._put_down()
                return
            puzzle, variant, self._reason = choice.puzzle, choice.variant, choice
        found = replace(here, puzzle=puzzle.id, variant=variant)
        self.visit.stay(found)
        self._take_up(puzzle, found, anew=True)

    def _take_up(self, puzzle: Puzzle, here: Address, anew: bool = False) -> None:
        puzzle = titled(puzzle)
        self._passed.append(puzzle.id)
        self.desk = Desk(self.visit, puzzle, here, self.onward, self.answered, self.clock.sitting, anew)
        self.desk.widget.newcomer = not any(answer.game == puzzle.game for answer in self.visit.learner.answers())
        self.visit.keep(LEFT, {"address": here.query(), "title": puzzle.named(self.visit.lang)})

    def _put_down(self) -> None:
        self.desk = None

    def dressed(self) -> None:
        """The words around the puzzle, and the puzzle itself, in their language and theme; answers stay."""
        self._pane.dark = self.visit.shown == "dark"
        self.why = told(self._reason, self.visit.lang) if self._reason else ""
        if self.clock.result is not None and self.desk is not None:
            self._put_down()
            self.widgets = (self._pane,)
            self.visit.seat(self.widgets)
        if self.desk:
            self.desk.dressed()
        self._pane.fill(panel(self))

    def answered(self, answer: Any) -> None:
        """An answer was judged: it is kept before its verdict is shown."""
        self.visit.kept(lambda: self.visit.learner.answered(answer))
        self.past = self.past.after(answer)
        self.clock.answered(answer)
        self._pane.fill(panel(self))

    def onward(self) -> None:
        """On to the next puzzle."""
        if self.clock.run is not None:
            self.clock.passed(self.desk.judged if self.desk else True)
        here = self.visit.here
        self.visit.go(replace(here, puzzle="", exercise="", variant=0, like=""))

    def handed(self, part: Part, data: bytes) -> None:
        """A part of a file with puzzles of one's own."""
        if self.own.handed(part, data):
            here = Address(page="solve", game=self.visit.here.game, lang=self.visit.here.lang)
            if self.own.usable:
                self.visit.go(replace(here, source=OWN))
            self.dressed()

    def _used(self, do: str, value: Any) -> None:
        here, (name, _, rest) = self.visit.here, do.partition(":")
        bare = replace(here, puzzle="", exercise="", variant=0, like="", run=0)
        if name in ("about", "kind", "source", "level", "any", "id", "run"):
            self._want(bare, name, rest if name == "run" else value)
        elif name == "next":
            self.onward()
        elif name == "seen":
            self.own.shown = None
            self.dressed()
        elif name == "start":
            self.clock.start(here)
            self.visit.go(replace(here, puzzle="", exercise=""))
        elif name == "stop":
            self.clock.stop()
            self.visit.go(bare)
        elif name == "drop":
            self.own.drop(rest)
            self.visit.go(bare if self.own.files() else replace(bare, source=""))

    def _want(self, bare: Address, name: str, value: Any) -> None:
        """Other puzzles are wanted: those that a filter leaves, one by its name, any, or a run."""
        if name == "any":
            self.visit.go(Address(page="solve", game=bare.game, lang=bare.lang))
        elif name == "id":
            self.visit.go(replace(bare, puzzle=self._named(str(value).strip()[:LONGEST])))
        elif name in ("level", "run"):
            self.visit.go(replace(bare, **{name: int(value or 0)}))
        else:
            self.visit.go(replace(bare, **{name: str(value)}))

    def _named(self, name: str) -> str:
        """The id of the puzzle that is called so, by its id or by its title in any language; else the name itself."""
        wanted = name.casefold()
        for puzzle in self.shelf():
            if wanted in (puzzle.id.casefold(), *(title.casefold() for title in puzzle.title.values())):
                return puzzle.id
        return name

    def left(self) -> None:
        """The clock no longer calls."""
        self.clock.left()


HERE = Solve
