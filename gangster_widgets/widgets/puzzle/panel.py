"""The panel of a puzzle: story, question, answer, check, verdict with both ways, hints."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.checker import RIGHT, WRONG
from gangster_widgets.puzzles.explained import explained
from gangster_widgets.puzzles.hints import RUNGS
from gangster_widgets.puzzles.puzzle import in_language
from gangster_widgets.puzzles.steps import steps
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.sentences import clause

if TYPE_CHECKING:
    from gangster_widgets.widgets.puzzle.widget import PuzzleWidget


def panel(one: "PuzzleWidget") -> tuple[Node, tuple[Why, ...]]:
    """All of it, and the reasons that can be pointed at, in the order of their buttons."""
    shown = Shown(one)
    parts = (_asked(one), *_steps(one), one._means.panel(one.draft, one.words), _buttons(one), shown.verdict())
    section = node("section", *parts, shown.hints(), _typing(one), _view(one), aria_label=one.words.say("puzzle-panel"))
    return section, tuple(shown.reasons)


def _asked(one: "PuzzleWidget") -> Node:
    """Title, story and question; on a narrow page they stand above the picture."""
    puzzle, say = one.puzzle, one.words
    level = node("span", say.say("puzzle-level", level=puzzle.level), class_="gw-hint") if puzzle.level else None
    story = in_language(puzzle.story, one.lang)
    return node(
        "div",
        node("h2", puzzle.named(one.lang), " ", level),
        node("p", story, key="story") if story else None,
        node("p", one.question(), class_="gw-question gw-lines-kept", key="question"),
        class_="gw-first", key="asked",
    )  # fmt: skip


def _steps(one: "PuzzleWidget") -> Iterator[Node]:
    """The steps so far, and what was said of the last one, where the answer is asked for in steps."""
    if one._in_steps:
        yield one._in_steps.panel(one.words)
        if one._in_steps.said:
            yield node("p", one._in_steps.said, class_="gw-says", key="step-said", tabindex="-1", focus=True)


def _buttons(one: "PuzzleWidget") -> Node:
    """Check, undo, hint, and on to another one."""
    say = one.words
    solved = one.verdict == RIGHT
    more = button(say.say("puzzle-another"), "another", "gw-main" if solved else "")
    return node(
        "div",
        button(say.say("puzzle-check"), "check", "" if solved else "gw-main"),
        button(say.say("board-undo"), "undo", disabled=len(one._drafts) < 2),
        button(say.say("puzzle-hint", rung=min(one.rung + 1, RUNGS), most=RUNGS), "hint", disabled=one.rung == RUNGS),
        more if hasattr(one.puzzle.asks, "vary") else None,
        button(say.say("puzzle-again"), "again") if one.puzzle is not one._first else None,
        class_="gw-group", role="group", aria_label=say.say("puzzle-buttons"), key="buttons",
    )  # fmt: skip


class Shown:
    """Gathers the reasons that are shown while the verdict and the hints are written."""

    def __init__(self, one: "PuzzleWidget") -> None:
        self._one, self._say = one, one.words
        self._folder = game(one.puzzle.game).folder
        self.reasons: list[Why] = []

    def verdict(self) -> Node | None:
        """What is said of the answer. It takes the focus where what had it is gone."""
        judged = self._one._judged
        if judged is None:
            return None
        if judged.verdict == RIGHT:
            whole = self._folded("puzzle-why", [self._one.puzzle.solved.why])
            return self._box(node("p", self._say.say("verdict-right"), class_="gw-question"), whole)
        if judged.verdict != WRONG:
            return self._box(node("p", judged.text(self._one.lang)), kind=" gw-no")
        return self._box(*self._wrong(), kind=" gw-no")

    def _box(self, *inside: Node | None, kind: str = "") -> Node:
        return node("div", *inside, class_=f"gw-says{kind}", key="verdict", tabindex="-1", focus=True)

    def _wrong(self) -> Iterator[Node]:
        """Slip, ideas with their way of counting, the rules that they break, and the right way beside them."""
        judged, say = self._one._judged, self._say
        assert judged is not None
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
            yield node("div", wrong, right, class_="gw-ways")

    def hints(self) -> Node | None:
        """The hints so far: which rule, where to look, how one begins, the whole way with the answer."""
        found, say = self._one.hint, self._say
        if found is None:
            return None
        inside = [clause(id_, say, self._folder, opened=True) for id_ in found.clauses]
        if self._one.rung > 1:
            inside.append(node("p", say.say("puzzle-where")))
        if found.begun:
            inside += [node("h3", say.say("hint-half")), self._tree(found.begun)]
        if found.whole is not None:
            answer = self._one._means.shape.told(self._one.puzzle.solved.answer, say)
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
        line = button(self._say.why(why), f"why:{len(self.reasons) - 1}", "gw-reason")
        below = [self._branch(part) for part in why.parts]
        return node("li", line, node("ul", *below, class_="gw-list gw-tree") if below else None)


def _typing(one: "PuzzleWidget") -> Node | None:
    """A line for those who would rather type the whole answer, with what is wrong with it."""
    say = one.words
    id_ = f"gw-typed-{one.puzzle.id}"
    typed = node(
        "input", type="text", value=one._typed, do="typed", autocomplete="off", aria_describedby=id_, key="typed",
        aria_label=say.say("puzzle-typed"), aria_invalid="true" if one._problem else None, maxlength="1000",
    )  # fmt: skip
    how = node(
        "p",
        one._problem or say.say(f"how-{one.puzzle.kind}"),
        id=id_,
        class_="gw-problem" if one._problem else "gw-hint",
    )
    return node("details", node("summary", say.say("puzzle-typed")), typed, how, class_="gw-clause", key="typing")


def _view(one: "PuzzleWidget") -> Node:
    say = one.words
    in_steps = button(say.say("puzzle-stepwise"), "stepwise", pressed=one.stepwise) if steps(one.puzzle) else None
    ranks = button(say.say("board-ranks"), "ranks", pressed=one.ranks)
    return node("div", ranks, in_steps, class_="gw-group", role="group", aria_label=say.say("board-view"), key="view")
