"""What is said of an answer, and the hints, as elements: ideas, rules, both ways of thinking."""

from collections.abc import Iterable, Iterator

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.checker import RIGHT, WRONG, Verdict
from gangster_widgets.puzzles.explained import explained
from gangster_widgets.puzzles.hints import Hint, spots_told
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.sentences import clause


class Shown:
    """Gathers the reasons that are shown while verdict and hints are written.

    Where `pointing`, each is a button that shows on the picture what it is about.
    """

    def __init__(self, puzzle: Puzzle, say: Words, pointing: bool = True) -> None:
        self._puzzle, self._say, self._pointing = puzzle, say, pointing
        self._folder = game(puzzle.game).folder
        self.reasons: list[Why] = []

    def verdict(self, judged: Verdict | None, onward: Node | None = None) -> Node | None:
        """What is said of the answer, `onward` below a right one. It takes the focus where what had it is gone."""
        if judged is None:
            return None
        if judged.verdict == RIGHT:
            whole = self._folded("puzzle-why", [self._puzzle.solved.why])
            return self._box(node("p", self._say.say("verdict-right"), class_="gw-question"), onward, whole)
        if judged.verdict != WRONG:
            return self._box(node("p", judged.text(self._say.language)), kind=" gw-no")
        return self._box(*self.wrong(judged), kind=" gw-no")

    def _box(self, *inside: Node | None, kind: str = "") -> Node:
        return node("div", *inside, class_=f"gw-says{kind}", key="verdict", tabindex="-1", focus=True)

    def wrong(self, judged: Verdict) -> Iterator[Node]:
        """Slip, ideas with their way of counting, the rules that they break, and the right way beside them."""
        say = self._say
        found = explained(judged, say)
        yield node("p", say.say("verdict-wrong"), class_="gw-question")
        if found.slip:
            yield node("p", found.slip)
        if not found.slip and not found.beliefs:
            yield node("p", say.say("puzzle-unexplained"))
        if len(found.beliefs) > 1:
            yield node("p", say.say("verdict-several"))
        for belief in found.beliefs:
            yield node("h3", belief.title)
            yield node("p", belief.belief)
        for id_, otherwise in found.rules:
            yield clause(id_, say, self._folder, opened=True)
            if otherwise:
                yield node("p", say.say("verdict-option"))
        if found.beliefs:
            theirs = [why for belief in found.beliefs for why in belief.way]
            wrong = node("div", node("h3", say.say("verdict-wrong-way")), self._tree(theirs), class_="gw-way gw-no")
            right = node("div", node("h3", say.say("verdict-true-way")), self._tree(found.true), class_="gw-way")
            both = node("div", wrong, right, class_="gw-ways")
            yield node("details", node("summary", say.say("puzzle-compare")), both, class_="gw-clause", key="both")

    def hints(self, found: Hint | None, rung: int) -> Node | None:
        """The hints so far: which rule, where to look, how one begins, the whole way with the answer."""
        say = self._say
        if found is None:
            return None
        inside = [clause(id_, say, self._folder, opened=True) for id_ in found.clauses]
        if rung > 1:
            inside.append(node("p", say.say("puzzle-where")))
            inside.append(node("p", say.say("hint-where", spots=spots_told(found.where, say)), class_="gw-hint"))
        if found.begun:
            inside += [node("h3", say.say("hint-half")), self._tree(found.begun)]
        if found.whole is not None:
            shape = self._puzzle.asks.shape(self._puzzle.state, self._puzzle.ask)
            answer = shape.told(self._puzzle.solved.answer, say)
            inside += [
                node("h3", say.say("hint-whole")),
                self._tree([found.whole]),
                node("p", say.say("verdict-expected", answer=answer)),
            ]
        title = node("h3", say.say("puzzle-hints"))
        return node("div", title, *inside, class_="gw-says", key="hints")

    def _folded(self, title: str, whys: Iterable[Why]) -> Node:
        return node("details", node("summary", self._say.say(title)), self._tree(whys), class_="gw-clause", key=title)

    def _tree(self, whys: Iterable[Why]) -> Node:
        """Reasons one below the other, each a button that shows on the picture what it is about."""
        return node("ul", *(self._branch(why) for why in whys), class_="gw-list gw-tree")

    def _branch(self, why: Why) -> Node:
        self.reasons.append(why)
        said = self._say.why(why)
        line = button(said, f"why:{len(self.reasons) - 1}", "gw-reason") if self._pointing else node("span", said)
        below = [self._branch(part) for part in why.parts]
        return node("li", line, node("ul", *below, class_="gw-list gw-tree") if below else None)
