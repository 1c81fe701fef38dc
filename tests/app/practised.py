"""Answers to practise with: made by hand, or drawn by Hypothesis, about puzzles and clauses that may be gone."""

from itertools import count
from typing import Any

from hypothesis import strategies as st

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.puzzles.bank import composed
from gangster_widgets.puzzles.puzzle import Puzzle

NOON = 1_700_000_000 // 86_400 * 86_400 + 43_200
MINUTE, HOUR, DAY = 60, 3_600, 86_400
PUZZLES = tuple(puzzle for puzzle in composed() if puzzle.game == "gangster")
BY_ID = {puzzle.id: puzzle for puzzle in PUZZLES}
CLAUSES = (*rulebook(game("gangster").folder), "gone.clause", "gone.too")
_NUMBER = count(1)


def answered(puzzle: str | Puzzle = "north-side", at: float = NOON, verdict: str = "right", **more: Any) -> Answer:
    """An answer to a puzzle; to one that is not there any more, if no puzzle has that id."""
    found = BY_ID.get(puzzle) if isinstance(puzzle, str) else puzzle
    facts = {
        "id": f"{next(_NUMBER):032x}",
        "game": "gangster",
        "puzzle": puzzle,
        "kind": "gone",
        "level": None,
        "rules": ("gone.clause",),
    }
    if found is not None:
        facts |= {"puzzle": found.id, "kind": found.kind, "level": found.level, "rules": found.rules}
    return Answer(**{**facts, "at": at, "verdict": verdict, "given": None, **more})  # type: ignore[arg-type]


@st.composite
def answers(draw: st.DrawFn) -> Answer:
    """Any answer that can be kept: at any time, to any puzzle, with clauses that fit it or not."""
    given = draw(st.sampled_from((*BY_ID, "gone-puzzle")))
    more = {}
    if draw(st.booleans()):
        more["rules"] = tuple(draw(st.lists(st.sampled_from(CLAUSES), max_size=3)))
    return answered(
        given,
        draw(st.one_of(st.floats(0, 1e11), st.floats(NOON, NOON + 90 * DAY), st.just(float(NOON)))),
        draw(st.sampled_from(("right", "wrong"))),
        game=draw(st.sampled_from(("gangster", "gangster", "gangster", "gone-game"))),
        level=draw(st.one_of(st.none(), st.integers(0, 9))),
        variant=draw(st.integers(0, 2**53)),
        blamed=tuple(draw(st.lists(st.sampled_from(CLAUSES), max_size=2))),
        rung=draw(st.integers(0, 4)),
        attempt=draw(st.integers(1, 3)),
        mode=draw(st.sampled_from(("practice", "timed"))),
        sitting=draw(st.sampled_from(("", "s", "timed-3-1700000000-a", "timed-5-99999999999-b", "timed-4-x"))),
        **more,
    )


many = st.lists(answers(), max_size=25)
moments = st.floats(0, 1e11)
