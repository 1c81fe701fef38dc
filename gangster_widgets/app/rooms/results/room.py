"""Results: what learners have answered, their own or out of files that they handed over, as a table."""

from collections.abc import Iterator
from pathlib import PurePath
from typing import Any

from gangster_widgets.app.dates import day_said, in_name
from gangster_widgets.app.files import Parts, filing
from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.keeping.exchange import read
from gangster_widgets.app.own import Own
from gangster_widgets.app.practice.activity import day
from gangster_widgets.app.results.cells import SEPARATORS, table
from gangster_widgets.app.results.rows import Rows
from gangster_widgets.app.results.summary import Summary, summary
from gangster_widgets.app.room import Plain
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.game import SaidError, Unreadable, game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.told import Part

MOST_BYTES, MOST_FILES, MOST_ANSWERS = 16_000_000, 60, 50_000
LONGEST_NAME = 60
KEPT = "results-separator"
"""The key under which it is kept what stands between the columns."""


class Results(Plain):
    """The files that were handed over are kept as long as the page is open, and nowhere else."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self._files: dict[str, tuple[Answer, ...]] = {}
        self._summaries: dict[str, Summary] = {}
        self._parts = Parts(MOST_BYTES)
        self._mine, self._said = True, ""
        self._faults: dict[str, str] = {}

    def title(self) -> str:
        """The room's name."""
        return self.visit.words.say("results-room")

    # What is shown.

    def shown(self) -> Node:
        """What it is, the table, the file for a spreadsheet, and taking in files of learners."""
        say = self.visit.words
        learners = self._learners()
        inside = (
            node("h1", say.say("results-room"), id="gw-here", tabindex="-1", arrive="results"),
            node("p", say.say("results-what")),
            *self._told(),
            self._save() if any(answers for _, _, answers in learners) else None,
            self._table(learners),
            node("h2", say.say("results-in-title")),
            node("p", say.say("results-in-what")),
            filing(say.say("results-in"), "in", ".json", MOST_BYTES, several=True),
        )
        return node("section", node("div", *inside, class_="gw-column gw-results"), aria_label=say.say("results-room"))

    def _told(self) -> Iterator[Node]:
        """What is wrong with files that were handed over, each under its name; what was done last."""
        if self._faults:
            yield node("div", *(node("p", one) for one in self._faults.values()), class_="gw-says gw-no", key="faults")
        if self._said:
            yield node("div", node("p", self._said), class_="gw-says", key="said")

    def _learners(self) -> list[tuple[str, str, tuple[Answer, ...]]]:
        """Whose answers are in the table: by the file's name, one's own by none; how each is called."""
        mine = [("", self.visit.words.say("results-me"), self.visit.learner.answers())] if self._mine else []
        return mine + [(name, name, answers) for name, answers in self._files.items()]

    def _save(self) -> Node:
        """The file for a spreadsheet, and what stands between its columns."""
        say, chosen = self.visit.words, self._separator()
        options = [
            node("option", say.say("results-comma" if one == "," else "results-semicolon"), value=one,
                 selected=one == chosen)
            for one in SEPARATORS
        ]  # fmt: skip
        select = node("select", *options, do="separator", value=chosen)
        return node(
            "div",
            button(say.say("results-save"), "save", "gw-main gw-big", key="save"),
            node("label", node("span", say.say("results-separator")), " ", select, key="separator"),
            class_="gw-group",
            key="out",
        )

    def _table(self, learners: list[tuple[str, str, tuple[Answer, ...]]]) -> Node:
        say = self.visit.words
        columns = ("learner", "answers", "tried", "solved", "weak", "last")
        head = node("tr", *(node("th", say.say(f"results-{name}"), scope="col") for name in columns), node("td"))
        rows = [self._line(key, name, answers) for key, name, answers in learners]
        inside = (node("caption", say.say("results-table")), node("thead", head), node("tbody", *rows))
        tick = node("input", type="checkbox", do="mine", checked=self._mine)
        mine = node("label", tick, " ", say.say("results-mine"), class_="gw-tick", key="mine")
        shown = node("div", node("table", *inside), class_="gw-results-table", tabindex="0", role="region",
                     aria_label=say.say("results-table"), key="table")  # fmt: skip
        return node("div", mine, shown if rows else node("p", say.say("results-none"), key="none"), key="learners")

    def _line(self, key: str, name: str, answers: tuple[Answer, ...]) -> Node:
        """One learner; a file can be put away again."""
        say = self.visit.words
        found = self._summaries.get(key) or summary(answers, self.visit.now())
        weak = [rulebook(game(of).folder)[clause].title[self.visit.lang] for of, clause in found.weak]
        numbers = (found.answers, found.tried, found.solved)
        named = say.say("own-drop-named", name=name)
        drop = button("×", f"drop:{key}", "gw-small-button", aria_label=named) if key else None
        return node(
            "tr",
            node("th", name, scope="row"),
            *(node("td", str(number), class_="gw-number") for number in numbers),
            node("td", ", ".join(weak) or "–"),
            node("td", self._day(found.last)),
            node("td", drop),
            key=f"of-{key}",
        )

    def _day(self, at: float | None) -> str:
        offset = self.visit.offset
        return "–" if at is None else day_said(day(at, offset), day(self.visit.now(), offset), self.visit.lang)

    def _separator(self) -> str:
        kept = self.visit.learner.kept(KEPT)
        return kept if kept in SEPARATORS else "," if self.visit.lang == "en" else ";"

    # What is done.

    def used(self, do: str, value: Any) -> None:
        """Save, with which separator, whose answers, and putting a file away."""
        say, (name, _, rest) = self.visit.words, do.partition(":")
        self._said, self._faults = "", {}
        if name == "save":
            self._send()
        elif name == "separator" and value in SEPARATORS:
            self.visit.keep(KEPT, value)
        elif name == "mine":
            self._mine = bool(value)
        elif name == "drop" and rest in self._files:
            del self._files[rest], self._summaries[rest]
            self._said = say.say("results-dropped", name=rest)
        self._again(self._said)

    def _again(self, said: str) -> None:
        self.dressed()
        if said:
            self.visit.say(said)

    def _send(self) -> None:
        """The file for a spreadsheet."""
        visit, learners = self.visit, self._learners()
        made = Rows(self._puzzles(), visit.lang, visit.offset)
        rows = [row for _, name, answers in learners for row in made.rows(name, answers)]
        text = table(made.head(), rows, self._separator())
        day = in_name(visit.now(), visit.offset)
        told = {"kind": "save", "name": f"gangster-widgets-{day}.csv", "text": text, "type": "text/csv;charset=utf-8"}
        visit.send(told)
        self._said = visit.words.say("results-saved", number=len(rows))

    def _puzzles(self) -> dict[str, Puzzle]:
        """The puzzles by their ids: one's own where they have the id of no other one."""
        return {puzzle.id: puzzle for shelf in (Own(self.visit).shelf(), self.visit.every()) for puzzle in shelf}

    def handed(self, part: Part, data: bytes) -> None:
        """A part of a file of a learner's data. It is read, and taken into nobody's own answers."""
        if not self._parts.take(part, data):
            return
        name = _learner(part.name)
        self._faults.pop(name, None)
        try:
            self._said = said = self._take(name, self._parts.given())
        except SaidError as error:
            self._faults[name] = said = f"{name}: {self.visit.words.say(error.name, **error.facts)}"
        self._again(said)

    def _take(self, name: str, data: bytes) -> str:
        """Takes a learner in, and says so."""
        answers = read(data).answers
        name = self._free(name, answers)
        others = {key: held for key, held in self._files.items() if key != name}
        if len(others) >= MOST_FILES:
            raise Unreadable("results-many-files", most=MOST_FILES)
        if sum(map(len, others.values())) + len(answers) > MOST_ANSWERS:
            raise Unreadable("results-many-answers", most=MOST_ANSWERS)
        self._files[name] = answers
        self._summaries[name] = summary(answers, self.visit.now())
        return self.visit.words.say("results-taken", name=name, number=len(answers))

    def _free(self, name: str, answers: tuple[Answer, ...]) -> str:
        """The name under which these answers stand in the table: that of the file, which learners do not give
        themselves and many have alike. A later file of the same learner, with answers that are there already, takes
        the place of the one before; another learner's has a number behind the name.
        """
        new, found, nth = {one.id for one in answers}, name, 1
        while (held := self._files.get(found)) and new.isdisjoint(one.id for one in held):
            nth += 1
            found = f"{name} ({nth})"
        return found


def _learner(file: str) -> str:
    """What a learner is called: as his file, without what stands behind its last dot."""
    return (PurePath(file.replace("\\", "/")).stem or file)[:LONGEST_NAME]


HERE = Results
