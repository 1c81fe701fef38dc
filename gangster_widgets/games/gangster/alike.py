"""Puzzles that are the same to whoever solves them: only their colours have other names, or other seats."""

import json
import re
from collections.abc import Mapping
from typing import Any

from gangster_widgets.games.gangster.table import COLOURS, seats

COLOUR = re.compile(r"\b(?:" + "|".join(COLOURS.values()) + r")\b")
SEATING = ("players", "colours", "persons", "turn")
"""What says who sits where and whose turn it is: of two puzzles that differ in nothing else one is enough."""


def alike(plain: Mapping[str, Any]) -> str:
    """What a puzzle, as plain data, is without the names of its colours: equal for puzzles that are the same.

    Colours are numbered as they are met: first in the question, then on the tablets, then by what they have. Whose two
    gangs belong together still counts, whose turn it is does not.
    """
    position = dict(plain.get("position", {}))
    gangs, persons = _seated(position)
    position = {key: _spelt(value) for key, value in position.items() if key not in SEATING}
    asked = [plain.get("ask"), position.get("districts")]
    numbers = {colour: nth for nth, colour in enumerate(dict.fromkeys(COLOUR.findall(json.dumps(asked))))}
    rest = [one for one in gangs if one not in numbers]
    rest.sort(key=lambda one: _named([_had(part, one) for part in position.values()], numbers))
    for one in rest:
        numbers[one] = len(numbers)
    together = sorted(sorted(numbers[one] for one in pair) for pair in persons)
    return _named([plain.get("kind"), plain.get("ask"), position, together], numbers)


def _seated(position: Mapping[str, Any]) -> tuple[list[str], list[list[str]]]:
    """The colours in play, and whose they are together."""
    letters, pairs = seats(position.get("players", 4))
    gangs = position.get("colours") or [COLOURS[letter] for letter in letters]
    persons = position.get("persons") or [[gangs[letters.index(letter)] for letter in pair] for pair in pairs]
    return gangs, persons


def _spelt(part: Any) -> Any:
    """The same with the letters of tablets as colours, each gangster by itself."""
    if isinstance(part, Mapping):
        return {
            key: [COLOURS.get(letter, letter) for letter in value] if key == "gangsters" else _spelt(value)
            for key, value in part.items()
        }
    return part


def _had(part: Any, colour: str) -> Any:
    """What that part of a position tells of a colour."""
    return part.get(colour) if isinstance(part, Mapping) else None


def _named(data: Any, numbers: Mapping[str, int]) -> str:
    """The data as text, in which a colour is its number, or a question mark as long as it has none."""
    text = COLOUR.sub(lambda met: f"gang {numbers.get(met[0], '?')}", json.dumps(data))
    return json.dumps(_sorted(json.loads(text)), sort_keys=True)


def _sorted(data: Any, key: str = "") -> Any:
    """The same with what lies in a trunk in the order of its numbers: it has none of its own."""
    if isinstance(data, dict):
        return {name: _sorted(value, name) for name, value in data.items()}
    if isinstance(data, list):
        return sorted(data) if key == "trunk" else [_sorted(one) for one in data]
    return data
