"""A puzzle put down and taken up again: all that a learner has done at it, as JSON data."""

from typing import TYPE_CHECKING, Any

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.puzzles.hints import RUNGS
from gangster_widgets.puzzles.steps import steps
from gangster_widgets.widgets.puzzle.answering.steps import InSteps

if TYPE_CHECKING:
    from gangster_widgets.widgets.puzzle.widget import PuzzleWidget


def kept(one: "PuzzleWidget") -> dict[str, Any]:
    """What has been done, without the steps that can be taken back."""
    return {
        "variant": one.number,
        "like": list(one._like),
        "stepwise": one.stepwise,
        "step": one._in_steps.at if one._in_steps else 0,
        "draft": one._means.kept(one.draft),
        "rung": one.rung,
        "ranks": one.ranks,
        "checked": one._judged is not None,
    }


def take_up(one: "PuzzleWidget", data: dict[str, Any]) -> None:
    """Goes on where that was put down; what no longer fits is left out. Nothing is judged, or noted, a second time."""
    if data.get("variant"):
        one.vary(int(data["variant"]), data.get("like", ()))
    if steps(one.puzzle) and data.get("stepwise"):
        one.stepwise = True
        one._ask_for(InSteps(one.puzzle, int(data.get("step", 0))))
    one.ranks = bool(data.get("ranks", one.ranks))
    try:
        draft = one._means.found(data.get("draft"))
    except Unreadable:
        return
    if draft != one.draft:
        one._give(draft)
    one.rung = max(0, min(int(data.get("rung", 0)), RUNGS))
    if data.get("checked") and (one._in_steps is None or one._in_steps.last):
        one.judged(one._means.judged(one.draft))
