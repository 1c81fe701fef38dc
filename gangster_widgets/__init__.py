"""Learn, solve and teach gangster board games: one rules engine that says why, and everything built on it.

>>> from gangster_widgets import puzzle
>>> puzzle("north-side").solution()["yellow"]
10
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gangster_widgets.puzzles.bank import puzzle
    from gangster_widgets.puzzles.loader import load

__version__ = "0.1.0"
__all__ = ["load", "puzzle"]


def __getattr__(name: str) -> Any:
    """What the package offers at its top, imported when it is asked for."""
    if name == "puzzle":
        from gangster_widgets.puzzles.bank import puzzle

        return puzzle
    if name == "load":
        from gangster_widgets.puzzles.loader import load

        return load
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
