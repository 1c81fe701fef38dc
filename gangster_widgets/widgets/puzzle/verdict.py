"""What is said of an answer, and the hints, as elements: ideas, rules, both ways of thinking."""

from collections.abc import Iterable, Iterator, Sequence

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.called import Saying
from gangster_widgets.puzzles.checker import RIGHT, WRONG, Verdict
from gangster_widgets.puzzles.explained import Explained, explained
from gangster_widgets.puzzles.hints import RUNGS, Hint, spots_told
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.sentences import clause


class Shown:
    """Gathers the reasons that are shown while verdict and hints are written.

    Where `pointing`, each is a button that shows on the picture what it is about. Where `brief`, rules are told so.
    """

    def __init__(self, puzzle: Puzzle, say: Words, pointing: bool = True, brief: bool = False) -> None:
        self._puzzle, self._say, self._pointing, self._brief = puzzle, say, pointing, brief
        self._folder = game(puzzle.game).folder
        self._told = Saying(puzzle, say)
        self.reasons: list[Why] = []
        self._opened: set[str] = set()

    def verdict(self, judged: Verdict | None, onward: Node | None = None) -> Node | None:
        """What is said of the answer, `onward` below a right one. It takes the focus where what had it is gone."""
        if judged is None:
            return None
        if judged.verdict == RIGHT:
            whole = self.folded("puzzle-why", [self._puzzle.solved.why])
            right = node("p", self._say.say("verdict-right"), class_="gw-question")
            return self._box(right, *self._concluded(), onward, whole)
        if judged.verdict != WRONG:
            return self._box(node("p", judged.text(self._say.language)), kind=" gw-no")
        return self._box(*self.wrong(judged), kind=" gw-no")

    def _concluded(self) -> Iterator[Node]:
        """What the right answer leads to, where the kind says so."""
        concluded = getattr(self._puzzle.asks, "concluded", None)
        why = concluded(self._puzzle.state, self._puzzle.ask, self._puzzle.solved) if concluded else None
        if why is not None:
            yield node("p", self._told(why))

    def _box(self, *inside: Node | None, kind: str = "") -> Node:
        return node("div", *inside, class_=f"gw-says{kind}", key="verdict", tabindex="-1", focus=True)

    def wrong(self, judged: Verdict) -> Iterator[Node]:
        """Slip, ideas with their way of counting, the rules that they break, and the right way beside them."""
        say = self._say
        found = explained(judged, say)
        yield node("p", say.say("verdict-wrong"), class_="gw-question")
        if found.slip:
            yield node("p", found.slip)
        if found.true and not found.beliefs:
            yield self.folded("puzzle-why", found.true)
        if not found.slip and not found.beliefs:
            yield node("p", say.say("puzzle-unexplained"))
        if len(found.beliefs) > 1:
            yield node("p", say.say("verdict-several"))
        for belief in found.beliefs:
            yield node("h3", belief.title)
            yield node("p", belief.belief)
        for id_, otherwise in found.rules:
            yield self._clause(id_)
            if otherwise:
                yield node("p", say.say("verdict-option"))
        if found.beliefs:
            wrong = node("div", node("h3", say.say("verdict-wrong-way")), *self._ways(found), class_="gw-way gw-no")
            right = node("div", node("h3", say.say("verdict-true-way")), self._tree(found.true), class_="gw-way")
            both = node("div", wrong, right, class_="gw-ways")
            yield node("details", node("summary", say.say("puzzle-compare")), both, class_="gw-clause", key="both")

    def _ways(self, found: Explained) -> Iterator[Node]:
        """The way of each idea, under its name where there are several."""
        for belief in found.beliefs:
            if belief.way and len(found.beliefs) > 1:
                yield node("h4", belief.title)
            if belief.way:
                yield self._tree(belief.way)

    def hints(self, found: Hint | None, rung: int, unseen: Sequence[Where] = ()) -> Node | None:
        """The hints so far, each under the key of its rung; of where to look, `unseen` is not marked on the picture."""
        if found is None:
            return None
        parts = [node("div", *one, key=f"hint-{nth}") for nth, one in self._rungs(found, rung, unseen)]
        return node("div", node("h3", self._say.say("puzzle-hints")), *parts, class_="gw-says", key="hints")

    def _rungs(self, found: Hint, rung: int, unseen: Sequence[Where]) -> Iterator[tuple[int, list[Node | None]]]:
        """Rung by rung: which rule, where to look, how one begins, the whole way with the answer.

        What is marked on the picture is named only for those who hear it.
        """
        say = self._say
        yield 1, [self._clause(id_) for id_ in found.clauses]
        if rung > 1:
            marked = tuple(spot for spot in found.where if spot not in unseen)
            kinds = (marked, "gw-live"), (unseen, "gw-hint")
            told = [node("p", self._look_at(spots), class_=kind) for spots, kind in kinds if spots]
            yield 2, [node("p", say.say("puzzle-where")) if marked else None, *told]
        if found.begun:
            yield 3, [node("h3", say.say("hint-half")), self._tree(found.begun)]
        if found.whole is not None:
            answer = self._puzzle.expected(say)
            yield RUNGS, [node("h3", say.say("hint-whole")), self._tree([found.whole]), node("p", answer)]

    def _look_at(self, spots: Iterable[Where]) -> str:
        return self._say.say("hint-where", spots=spots_told(spots, self._say))

    def _clause(self, id_: str) -> Node:
        """A clause, open where it stands for the first time."""
        opened = id_ not in self._opened
        self._opened.add(id_)
        return clause(id_, self._say, self._folder, opened=opened, brief=self._brief)

    def folded(self, title: str, whys: Iterable[Why]) -> Node:
        """Reasons under that title, to be opened."""
        return node("details", node("summary", self._say.say(title)), self._tree(whys), class_="gw-clause", key=title)

    def _tree(self, whys: Iterable[Why]) -> Node:
        """Reasons one below the other, each a button that shows on the picture what it is about."""
        return node("ul", *(self._branch(why) for why in whys), class_="gw-list gw-tree")

    def _branch(self, why: Why) -> Node:
        self.reasons.append(why)
        said = self._told(why)
        line = button(said, f"why:{len(self.reasons) - 1}", "gw-reason") if self._pointing else node("span", said)
        below = [self._branch(part) for part in why.parts]
        return node("li", line, node("ul", *below, class_="gw-list gw-tree") if below else None)
