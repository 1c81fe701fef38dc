"""Which puzzles can be shown: those whose position has something to reckon."""

from importlib import import_module

from gangster_widgets.kernel.game import SHELF, SaidError
from gangster_widgets.puzzles.puzzle import Puzzle


def reckoned(puzzle: Puzzle) -> bool:
    """Whether there is a reckoning of that position, in which somebody gets something or goes without."""
    beats = import_module(f"{SHELF}.{puzzle.game}.beats")
    try:
        asked = puzzle.kind in beats.KINDS
        if not asked and not beats.OF_ANY:
            return False
        named = {"kind": puzzle.kind} if asked else {}
        state = beats.begun(puzzle.state, puzzle.ask.model_dump())
        case = beats.case(state, getattr(puzzle.ask, beats.ABOUT, None), **named)
        told = beats.beats(case) if case.places else ()
        return len(told) > 1 and (asked or any(beat.gang for beat in told))
    except SaidError:
        return False
