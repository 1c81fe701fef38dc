"""The panel of a puzzle: story, question, answer, check, verdict with both ways, hints."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.why import Where, Why
from gangster_widgets.puzzles.checker import RIGHT
from gangster_widgets.puzzles.hints import RUNGS
from gangster_widgets.puzzles.puzzle import in_language
from gangster_widgets.puzzles.steps import steps
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.puzzle.said import question
from gangster_widgets.widgets.puzzle.verdict import Shown

if TYPE_CHECKING:
    from gangster_widgets.widgets.puzzle.widget import PuzzleWidget


def panel(one: "PuzzleWidget") -> tuple[Node, tuple[Why, ...]]:
    """All of it, and the reasons that can be pointed at, in the order of their buttons."""
    shown = Shown(one.puzzle, one.words, brief=one.brief)
    parts = (
        _asked(one),
        *_steps(one),
        one._means.panel(one.draft, one.words),
        *_buttons(one),
        shown.verdict(one._judged, _onward(one)),
    )
    section = node(
        "section",
        *parts,
        shown.hints(one.hint, one.rung, _unseen(one)),
        _typing(one),
        _view(one),
        one.legend(one.newcomer and one.stands_beside),
        aria_label=one.words.say("puzzle-panel"),
    )
    return section, tuple(shown.reasons)


def _asked(one: "PuzzleWidget") -> Node:
    """Title, story and question, which stands out where no step of it is asked; on a narrow page they stand above the
    picture.
    """
    puzzle, say = one.puzzle, one.words
    level = node("span", say.say("puzzle-level", level=puzzle.level), class_="gw-hint") if puzzle.level else None
    story, title = in_language(puzzle.story, one.lang), puzzle.named(one.lang)
    kind = "gw-lines-kept" if one._in_steps and not one._in_steps.last else "gw-question gw-lines-kept"
    if puzzle is not one._first:
        title = say.say("puzzle-like", title=title)
    return node(
        "div",
        node("h2", title, " ", level),
        node("p", story, class_="gw-lines-kept", key="story") if story else None,
        *(node("p", line, class_="gw-ruling") for line in game(puzzle.game).otherwise(puzzle.state, say)),
        node("p", question(puzzle, one._means.shape, say), class_=kind, key="question"),
        class_="gw-first", key="asked",
    )  # fmt: skip


def _steps(one: "PuzzleWidget") -> Iterator[Node]:
    """The steps so far, where the answer is asked for in steps."""
    if one._in_steps:
        yield one._in_steps.panel(one.words)


def _buttons(one: "PuzzleWidget") -> tuple[Node, ...]:
    """Check, undo and hint, which stay in view; then on to another one. Of a test only what gives an answer."""
    say, solved, offered = one.words, one.verdict == RIGHT, one.offer()
    check = button(
        say.say("puzzle-hand-in" if one.testing else "puzzle-check"), "check", "" if solved or offered else "gw-main"
    )
    undo = button(say.say("board-undo"), "undo", disabled=len(one._drafts) < 2)
    rung = min(one.rung + 1, RUNGS)
    hint = button(say.say("puzzle-hint", rung=rung, most=RUNGS), "hint", disabled=one.rung == RUNGS)
    first = node(
        "div", *offered, check, undo, None if one.testing else hint,
        class_="gw-group gw-stays", role="group", aria_label=say.say("puzzle-buttons"), key="buttons",
    )  # fmt: skip
    if one.testing:
        return (first,)
    more = button(say.say("puzzle-another"), "another", "gw-main" if solved and not one._onward else "")
    again = button(say.say("puzzle-again"), "again") if one.puzzle is not one._first else None
    return first, node("div", more, again, None if solved else _onward(one), class_="gw-group", key="further")


def _onward(one: "PuzzleWidget") -> Node | None:
    """On to the next puzzle; below the verdict of a right answer, so that nothing comes where one just clicked."""
    if one._onward is None:
        return None
    solved = one.verdict == RIGHT
    return button(one.words.say(one.onward_said), "onward", "gw-main" if solved else "", key="onward")


def _unseen(one: "PuzzleWidget") -> tuple[Where, ...]:
    """What the hint points at and the picture does not show."""
    seen = {shape.of for shape in one.scene.shapes}
    return tuple(spot for spot in one.hint.where if spot not in seen) if one.hint else ()


def _typing(one: "PuzzleWidget") -> Node | None:
    """A line for those who would rather type the whole answer, with what is wrong with it; not on the way to it."""
    if one._in_steps and not one._in_steps.last:
        return None
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


def _view(one: "PuzzleWidget") -> Node | None:
    """How it is looked at: with ranks where there are tablets, in steps where there are such."""
    say = one.words
    offered = steps(one.puzzle) and not one.testing
    in_steps = button(say.say("puzzle-stepwise"), "stepwise", pressed=one.stepwise) if offered else None
    ranks = (
        button(say.say("board-ranks"), "ranks", pressed=one.ranks) if one._look.with_tablets(one.puzzle.state) else None
    )
    if ranks is None and in_steps is None:
        return None
    return node("div", ranks, in_steps, class_="gw-group", role="group", aria_label=say.say("board-view"), key="view")
