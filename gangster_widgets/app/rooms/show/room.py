"""Show: a reckoning step by step before a class, large, with nothing beside it but what is needed."""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.app.address import Address, address
from gangster_widgets.app.exercise import address_of, titled, unpacked
from gangster_widgets.app.practice.choosing import first_puzzle
from gangster_widgets.app.practice.filters import kind_said
from gangster_widgets.app.room import Room
from gangster_widgets.app.rooms.compose.draft import composed
from gangster_widgets.app.rooms.compose.draft import key as composing
from gangster_widgets.app.rooms.show.reckoned import reckoned
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node, node
from gangster_widgets.widgets.pane import Pane
from gangster_widgets.widgets.reckoning.widget import ReckoningWidget

WAY = "show"
"""The key under which it is kept how the class is shown: asking first or not, large or not, what stands beside."""
LAST = "shown"
"""The key under which it is kept what was shown last."""
EXERCISE = "exercise"
"""What the choice says of the exercise that is being composed."""


class Show(Room):
    """The scrubber of one puzzle or exercise, which the address names, and the step that it stands at."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.problem: tuple[str, dict[str, Any]] | None = None
        self.puzzle: Puzzle | None = None
        self.book: ReckoningWidget | None = None
        self._pane = Pane(self._used)
        self._way: dict[str, Any] = {}

    def title(self) -> str:
        """What is shown, or the room's name."""
        return self.puzzle.named(self.visit.lang) if self.puzzle else self.visit.words.say("show-title")

    def open(self, here: Address) -> None:
        """What the address names; what was shown last where it names nothing."""
        self.problem, self.puzzle, self.book = None, None, None
        if not here.puzzle and not here.exercise:
            here = self._last(here)
            self.visit.stay(here)
        try:
            puzzle = titled(unpacked(here.exercise)) if here.exercise else self.visit.find(here.puzzle)
        except KeyError:
            self.problem = ("solve-unknown", {"id": here.puzzle[:80]})
        except Faulty:
            self.problem = ("exercise-unsound", {})
        except SaidError as error:
            self.problem = (error.name, error.facts)
        else:
            self._take(puzzle, here)
        self.widgets = (self._pane, self.book) if self.book else (self._pane,)
        self.dressed()

    def _last(self, here: Address) -> Address:
        """What was shown last, else an easy puzzle."""
        kept = self.visit.learner.kept(LAST)
        last = address(kept) if isinstance(kept, str) else here
        if last.exercise or last.puzzle:
            return replace(last, page="show", lang=here.lang)
        first = first_puzzle(one for one in self.visit.composed() if reckoned(one))
        return replace(here, puzzle=first.id if first else "")

    def _take(self, puzzle: Puzzle, here: Address) -> None:
        if reckoned(puzzle):
            self.puzzle = puzzle
            self._lay(puzzle, here)
            self.visit.keep(LAST, replace(here, step=0).query())
        else:
            self.problem = ("show-nothing", {"title": puzzle.named(self.visit.lang)})

    def _lay(self, puzzle: Puzzle, here: Address) -> None:
        kept = self.visit.learner.kept(WAY)
        kept = kept if isinstance(kept, dict) else {}
        book = ReckoningWidget(
            puzzle,
            lang=self.visit.lang,
            theme=self.visit.shown,
            large=bool(kept.get("large", True)),
            asking=bool(kept.get("asking", True)),
        )
        if any(way.id == kept.get("beside") for way in book.ways()):
            book.beside = str(kept["beside"])
        if 0 < here.step < len(book.beats):
            book.go(here.step)
        self.book, self._way = book, self._way_of(book)
        book.after_use(self._followed)

    @staticmethod
    def _way_of(book: ReckoningWidget) -> dict[str, Any]:
        return {"large": book.large, "asking": book.asking, "beside": book.beside}

    def _followed(self) -> None:
        """The address says which step is shown; the way of showing is kept for the next time."""
        book = self.book
        if book is None:
            return
        if int(book.at) != self.visit.here.step:
            self.visit.stay(replace(self.visit.here, step=int(book.at)))
        if self._way_of(book) != self._way:
            self._way = self._way_of(book)
            self.visit.keep(WAY, self._way)

    def dressed(self) -> None:
        """In the reader's language and theme, at the same step."""
        if self.book is not None:
            self.book.lang, self.book.theme = self.visit.lang, self.visit.shown
        self._pane.dark = self.visit.shown == "dark"
        self._pane.fill(self._above())

    def _above(self) -> Node:
        """What is shown, in one line, and what else could be."""
        say = self.visit.words
        told = None
        if self.problem is not None:
            name, facts = self.problem
            told = node("p", say.say(name, **facts), class_="gw-says gw-no", key="problem")
        heading = node("h1", self.title(), id="gw-here", tabindex="-1", arrive="show")
        line = node("div", heading, self._choice(), class_="gw-line-up gw-show-line")
        return node("section", line, told, aria_label=say.say("show-title"))

    def _choice(self) -> Node:
        """The puzzles with something to reckon by their kinds, and the exercise that is being composed."""
        say, chosen = self.visit.words, self.visit.here.puzzle if self.puzzle else ""
        options: list[Node] = [node("option", say.say("show-choose"), value="", selected=not chosen)]
        if composed(self.visit.learner.kept(composing(self.visit.here.game)), self.visit.here.game) is not None:
            options.append(node("option", say.say("show-composed"), value=EXERCISE))
        options += self._groups(chosen)
        select = node("select", *options, do="choose", value=chosen)
        return node("label", node("span", say.say("show-which")), " ", select, key="choose")

    def _groups(self, chosen: str) -> Iterator[Node]:
        here, lang = self.visit.here, self.visit.lang
        shown = [one for one in self.visit.composed() if reckoned(one)]
        for name in sorted(kinds(here.game), key=lambda kind: -sum(one.kind == kind for one in shown)):
            options = [
                node("option", one.named(lang), value=one.id, selected=one.id == chosen)
                for one in shown
                if one.kind == name
            ]
            if options:
                yield node("optgroup", *options, label=kind_said(here.game, name, lang))

    def _used(self, do: str, value: Any) -> None:
        here = Address(page="show", game=self.visit.here.game, lang=self.visit.here.lang)
        if do == "choose" and value == EXERCISE:
            puzzle = composed(self.visit.learner.kept(composing(here.game)), here.game)
            found = address_of(puzzle, "show", here.lang) if puzzle is not None else None
            if found is None:
                self.problem = ("show-too-long", {})
                self.dressed()
            else:
                self.visit.go(found)
        elif do == "choose" and value:
            self.visit.go(replace(here, puzzle=str(value)))


HERE = Show
