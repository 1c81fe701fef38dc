"""Puzzles that are the same to whoever solves them: only their colours and gangsters have other names.

Who plays stays in the order of the seats, and gangs stand as they are written.
"""

import json
from collections.abc import Mapping
from typing import Any


def alike(plain: Mapping[str, Any]) -> str:
    """What a puzzle, as plain data, is without these names: equal for puzzles that are the same."""
    position = plain.get("position", {})
    known = {colour: f"player {nth}" for nth, colour in enumerate(position.get("players", ()))}
    gangs = position.get("gangs", {})
    people = [one for who in position.get("players", ()) for one in gangs.get(who, ())]
    names = {one["name"]: f"gangster {nth}" for nth, one in enumerate(people)}

    def told(part: Any, key: str = "") -> Any:
        """That part with colours by their seats and names by their places."""
        if isinstance(part, Mapping):
            return {known.get(one, one): told(value, one) for one, value in part.items()}
        if isinstance(part, list | tuple):
            return [told(one, key) for one in part]
        if key in ("players", "player"):
            return known.get(part, part)
        return names.get(part, part) if key in ("name", "engaged") and isinstance(part, str) else part

    return json.dumps([plain.get("kind"), told(plain.get("ask", {})), told(position)], sort_keys=True)
