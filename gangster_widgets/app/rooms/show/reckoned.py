"""Which puzzles can be shown: those whose position has something to reckon."""

from importlib import import_module

from gangster_widgets.kernel.game import SHELF, SaidError
from gangster_widgets.puzzles.puzzle import Puzzle


def reckoned(puzzle: Puzzle) -> bool:
    """Whether there is a reckoning of that position, in which somebody gets something or goes without."""
    beats = import_module(f"{SHELF}.{puzzle.game}.beats")
    try:
        kind = puzzle.kind if puzzle.kind in beats.KINDS else beats.KINDS[0]
        case = beats.case(puzzle.state, getattr(puzzle.ask, "district", None), kind=kind)
        return bool(case.places) and len(beats.beats(case)) > 1
    except SaidError:
        return False
