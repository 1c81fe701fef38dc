"""Which wrong answers to a puzzle point to which idea: what a teacher looks for when correcting."""

from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.diagnose import Astray, wrong_answers
from gangster_widgets.puzzles.puzzle import Puzzle


def misled(puzzle: Puzzle) -> tuple[Astray, ...]:
    """The wrong answers that ideas lead to, those that fewer ideas explain first."""
    return tuple(sorted(wrong_answers(puzzle), key=lambda one: len(one.ideas)))


def idea_said(id_: str, say: Words) -> str:
    """What an idea is called."""
    return say.say(f"mistake-{id_}")


def belief_said(id_: str, say: Words) -> str:
    """What one believes who holds that idea."""
    return say.say(f"belief-{id_}")
