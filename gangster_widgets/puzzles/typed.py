"""What somebody typed, taken apart: the small pieces that answers are read from."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import Words

BETWEEN, LINES = r"[,;\n]|→|->", r"[;\n]"
"""What stands between several things, and between several that have commas of their own."""
NONE = ("none", "nobody")
"""What can be typed in every language to say that there is none."""


def apart(text: str, by: str = BETWEEN) -> list[str]:
    """What is separated by commas, semicolons, line breaks or arrows."""
    return [part.strip() for part in re.split(by, text) if part.strip()]


def folded(text: str) -> str:
    """A text by which it is found again, whatever its capitals, apostrophes and blanks that do not break."""
    return text.strip().lower().replace("’", "'").replace("\xa0", " ")


def joined(part: str, said: Mapping[str, str], words: Words) -> list[str]:
    """The two things that a part consists of where it ends a list, as in `a and b`; a single thing stays as it is."""
    end = words.say("list-end", most="", last="")
    return [part] if folded(part) in said else [one.strip() for one in part.rsplit(end, 1)]


def says_none(text: str, none: str, words: Words) -> bool:
    """Whether somebody typed that there is none, in English or in that language; `none` is the message that says it."""
    return folded(text) in map(folded, (*NONE, words.say(none), *apart(words.say("typed-none"))))


def begins(text: str, said: Mapping[str, str]) -> tuple[str, str]:
    """What of the things that are `said` so a text begins with, the longest, and the rest; nothing and all of it where
    it begins with none.
    """
    for one in sorted(said, key=len, reverse=True):
        rest = text[len(one) :]
        if folded(text[: len(one)]) == one and not rest[:1].isalnum():
            return said[one], rest.lstrip(" \xa0:=")
    return "", text


def by_name(parts: Iterable[tuple[str, Any]], text: str) -> dict[str, Any]:
    """What is said of each name; `Unreadable` where one is named twice in the text."""
    told = list(parts)
    found = dict(told)
    if len(found) < len(told):
        raise Unreadable("answer-twice", given=shown(text))
    return found


def whole(given: Any) -> int:
    """A whole number; `Unreadable` where it is none."""
    if isinstance(given, bool) or not isinstance(given, int):
        raise Unreadable("answer-whole", given=shown(given))
    return given


def from_json(text: str) -> Any:
    """JSON data; `ValueError` where it is none, also where a name stands twice in it."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len(dict(pairs)) < len(pairs):
            raise ValueError("a name stands twice")
        return dict(pairs)

    return json.loads(text, object_pairs_hook=once)


def shown(given: Any) -> str:
    """What was given, short enough for a sentence."""
    try:
        text = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):
        return "…"
    return text if len(text) <= 60 else text[:59] + "…"
