"""The same question with names exchanged."""

from collections.abc import Callable, Mapping
from typing import Any

from gangster_widgets.kernel.game import Unreadable


def exchanged(part: Any, other: Callable[[str], str]) -> Any:
    """Plain data with every text in them, keys too, as `other` has it: a name, an action in words, or what stays.

    >>> exchanged({"player": "red", "beside": ["blue", 2]}, lambda text: {"red": "blue", "blue": "red"}.get(text, text))
    {'player': 'blue', 'beside': ['red', 2]}
    """
    if isinstance(part, Mapping):
        return {exchanged(key, other): exchanged(value, other) for key, value in part.items()}
    if isinstance(part, list):
        return [exchanged(one, other) for one in part]
    return other(part) if isinstance(part, str) else part


def recoloured(part: Any, colours: Mapping[str, str], act: Callable[[str], str]) -> Any:
    """Plain data with colours exchanged. Every other text is an action in words, as `act` has it, or stays."""

    def other(text: str) -> str:
        try:
            return colours.get(text) or act(text)
        except Unreadable:
            return text

    return exchanged(part, other)
