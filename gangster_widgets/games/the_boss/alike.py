"""Puzzles that are the same to whoever solves them: only their colours have other names.

Who plays stays in the order of the seats, which decides whose turn it is; cities are never alike.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

from gangster_widgets.games.the_boss.table import COLOURS

COLOUR = re.compile(r"\b(?:" + "|".join(COLOURS) + r")\b")


def alike(plain: Mapping[str, Any]) -> str:
    """What a puzzle, as plain data, is without the names of its colours: equal for puzzles that are the same."""
    position = {"players": COLOURS, **plain.get("position", {})}
    numbers = {colour: nth for nth, colour in enumerate(position["players"])}
    text = json.dumps([plain.get("kind"), plain.get("ask"), position])
    named = COLOUR.sub(lambda met: f"player {numbers.get(met[0], '?')}", text)
    return json.dumps(json.loads(named), sort_keys=True)
