"""Sheet: puzzles are chosen, seen as they will be printed, printed, or taken along for Moodle."""

from typing import Any

from gangster_widgets.app.address import LONGEST as LONGEST_ADDRESS
from gangster_widgets.app.address import Address
from gangster_widgets.app.moodle.quiz import quiz
from gangster_widgets.app.own import Own
from gangster_widgets.app.room import Room
from gangster_widgets.app.rooms.sheet.chosen import MOST, Chosen, every, moved, read, with_key
from gangster_widgets.app.rooms.sheet.panel import LONGEST_TITLE, LOOKS, left_over, panel, tools
from gangster_widgets.app.rooms.sheet.paper import Look, Page, made, paper
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.record import asdict, replace
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import node
from gangster_widgets.widgets.pane import Pane

KEPT = "sheet-look"
"""The key under which it is kept how sheets are to look."""
ROOM_IN_ADDRESS = 200


class Sheet(Room):
    """What is chosen stands in the address; how sheets look is kept for the learner."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.own = Own(visit)
        self.known: dict[str, Puzzle] = {}
        self.chosen, self.look, self.said = Chosen(), Look(), ""
        self.for_moodle = 0
        self._made: dict[tuple[str, str], Page] = {}
        self._pane, self._paper = Pane(self._used), Pane(self._used)
        self.widgets = (self._pane, self._paper)

    def title(self) -> str:
        """The room's name."""
        return self.visit.words.say("sheet-room")

    def open(self, here: Address) -> None:
        """The puzzles that the address has chosen."""
        self.known = every(self.visit.shelf(), self.own.shelf(), here.game)
        self.chosen, self.said = read(here.chosen, self.known), ""
        self.look = _kept(self.visit.learner.kept(KEPT))
        self.dressed()

    def dressed(self) -> None:
        """All of it in the reader's language; the sheet itself is always on white paper."""
        self._pane.dark = self.visit.shown == "dark"
        self._pane.fill(panel(self))
        self._show()

    def _show(self) -> None:
        say = self.visit.words
        pages = [(key, puzzle.named(self.visit.lang), self._page(key, puzzle)) for key, puzzle in self.chosen.puzzles]
        empty = node("p", say.say("sheet-empty"), tabindex="-1", focus=True)
        shown = [node("div", empty, class_="gw-empty-sheet", key="empty")]
        if pages:
            shown = [tools(self), paper(pages, self.look, self.usual(), say)]
        self._paper.dark = self.visit.shown == "dark"
        self._paper.fill(node("section", node("div", *shown, class_="gw-sheet"), aria_label=say.say("sheet-preview")))

    def _page(self, key: str, puzzle: Puzzle) -> Page:
        """What a puzzle takes up, worked out once in each language."""
        lang = self.visit.lang
        if (key, lang) not in self._made:
            self._made[key, lang] = made(puzzle, self.visit.words)
        return self._made[key, lang]

    def _used(self, do: str, value: Any) -> None:
        name, _, rest = do.partition(":")
        self.said, self.for_moodle = "", 0
        if name in ("pick", "up", "down", "away", "every", "clear"):
            self._choose(name, rest, value)
        elif name in ("about", "kind", "source", "level"):
            here = self.visit.here
            self.visit.stay(replace(here, **{name: int(value or 0) if name == "level" else str(value)}))
        elif name == "look" and rest in LOOKS:
            self._looks(replace(self.look, **{rest: bool(value)}))
        elif name == "title":
            self._looks(replace(self.look, title=" ".join(str(value).split())[:LONGEST_TITLE]))
        elif name == "moodle":
            self._moodle()
        self.dressed()

    def _choose(self, name: str, key: str, value: Any) -> None:
        """Others are chosen, or the same in another order; the address follows. From none at all Back leads to them."""
        keys = self.chosen.keys
        if name == "pick":
            keys = tuple(with_key(keys, key, bool(value)))
        elif name == "every":
            keys = (*keys, *(one for one in left_over(self)[0] if one not in keys))
        elif name == "clear":
            keys = ()
        elif key in keys:
            keys = (
                tuple(with_key(keys, key, False)) if name == "away" else moved(keys, key, 1 if name == "down" else -1)
            )
        say = self.visit.words
        fitting = self._fitting(keys)
        if len(fitting) < len(keys):
            self.said = say.say("sheet-too-many", most=len(fitting))
        before, self.chosen = self.chosen.keys, read(",".join(fitting), self.known)
        lead = self.visit.go if name == "clear" else self.visit.stay
        lead(replace(self.visit.here, chosen=",".join(fitting)))
        if name in ("up", "down") and before != fitting:
            title = self.known[key].named(self.visit.lang)
            told = say.say("sheet-moved", title=title, number=fitting.index(key) + 1)
        else:
            told = say.say("sheet-count", number=len(fitting))
        self.visit.say(" ".join(filter(None, (self.said, told))))

    def _fitting(self, keys: tuple[str, ...]) -> tuple[str, ...]:
        """As many of them as a sheet takes and an address can say."""
        keys = keys[:MOST]
        while len(replace(self.visit.here, chosen=",".join(keys)).query()) > LONGEST_ADDRESS - ROOM_IN_ADDRESS:
            keys = keys[:-1]
        return keys

    def _looks(self, look: Look) -> None:
        self.look = look
        self.visit.keep(KEPT, asdict(look))

    def usual(self) -> str:
        """The title of a sheet that has none of its own."""
        return self.visit.words.say("sheet-usual-title", game=self.visit.played)

    def _moodle(self) -> None:
        """The chosen puzzles as a file for Moodle."""
        say, puzzles = self.visit.words, [puzzle for _, puzzle in self.chosen.puzzles]
        category = self.look.title or self.usual()
        text = quiz(puzzles, category, self.visit.lang)
        name = f"{self.visit.here.game}-{self.visit.lang}.xml"
        self.visit.send({"kind": "save", "name": name, "text": text, "type": "application/xml"})
        self.for_moodle = len(puzzles)
        self.visit.say(say.say("sheet-moodle-done", number=len(puzzles)))


def _kept(kept: Any) -> Look:
    """How sheets were to look, as far as that can be read."""
    kept = kept if isinstance(kept, dict) else {}
    found = {name: kept[name] for name, usual in asdict(Look()).items() if type(kept.get(name)) is type(usual)}
    look = Look(**found)
    return replace(look, title=look.title[:LONGEST_TITLE])


HERE = Sheet
