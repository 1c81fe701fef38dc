"""A position to be copied: as plain data without what would be so anyway, as YAML, and as Python code."""

from typing import Any

from gangster_widgets.games.gangsta.position import written
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.python_out import literal
from gangster_widgets.kernel.yaml_out import as_yaml


def trimmed(state: State) -> dict[str, Any]:
    """The position as a puzzle file has it, without the gangs of which nothing is said."""
    data = written(state)
    gangs = {who: gang for who, gang in data.get("gangs", {}).items() if gang}
    return {key: value for key, value in {**data, "gangs": gangs}.items() if key != "gangs" or value}


def as_python(state: State) -> str:
    """The position as the Python code that shows it."""
    return f'Board({literal(trimmed(state))}, game="gangsta")'


__all__ = ["as_python", "as_yaml", "trimmed"]
