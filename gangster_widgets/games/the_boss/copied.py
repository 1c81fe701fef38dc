"""A position to be copied: as plain data without what would be so anyway, as YAML, and as Python code."""

from typing import Any

from gangster_widgets.games.the_boss.position import written
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.table import COLOURS
from gangster_widgets.kernel.python_out import literal
from gangster_widgets.kernel.yaml_out import as_yaml

USUAL = {"players": [*COLOURS], "round": 1}


def trimmed(state: State) -> dict[str, Any]:
    """The position as a puzzle file has it, without what would be so anyway."""
    return {key: value for key, value in written(state).items() if value != USUAL.get(key)}


def as_python(state: State) -> str:
    """The position as the Python code that shows it."""
    return f'Board({literal(trimmed(state))}, game="the_boss")'


__all__ = ["as_python", "as_yaml", "trimmed"]
