"""Words in four languages, by Project Fluent: a folder of `.ftl` files for each language, one message a sentence.

A message knows plurals and what a fact is called in its language through functions such as `NAME($who)` and
`IN($place)`. Python code holds no sentence that a user reads.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from gangster_widgets.kernel.why import Why

OWN_NAMES = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français"}
"""The languages there are, by the names that they have for themselves."""
LANGUAGES = tuple(OWN_NAMES)
SEPARATOR = "\x1f"
"""Between several things that are handed to a message as one; no text that can be read from a file has it."""

MARK, LONG = "\x02", 800
RECENT = 1024
"""So many sentences are kept: most of what a picture says is said again at the next click."""

NOTHING = "nothing-at-all"
"""What a message selects on where a list of things is empty."""

_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.ASCII)
_HARMLESS = dict.fromkeys((*range(9), *range(11, 32), 127), "�")
"""Control characters that somebody typed are shown as such and never sent to a terminal."""

_PARSER = FluentParser(with_spans=False)
"""Where in its file each part of a message stands would take a megabyte that nobody reads."""

INTERFACE = Path(__file__).parent.parent / "locale"


class Words:
    """The sentences of one language: those of the interface and those of the folders named.

    A message that is missing is an error of the package (`KeyError`), never shown as an empty or an English one.
    """

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._long: list[str] = []
        self._depth = 0
        self._bundle = FluentBundle([language], functions=self._functions(), use_isolating=False)
        self._files = {id_: file for folder in (INTERFACE, *folders) for id_, file in _index(folder / language).items()}
        self._read: set[Path] = set()
        self._said = lru_cache(maxsize=RECENT, typed=True)(self._formed)

    def _known(self, message: str) -> bool:
        """Whether there is such a message. Its file is read now, if it was not yet: most pictures need but a few."""
        file = self._files.get(message)
        if file is not None and file not in self._read:
            found = _PARSER.parse(file.read_text(encoding="utf-8"))
            found.body = [one for one in found.body if self._is_from(file, one)]
            self._bundle.add_resource(found)
            self._read.add(file)  # only now: another thread must not find the file read and its messages missing
        return file is not None

    def _is_from(self, file: Path, entry: Any) -> bool:
        """Whether that entry is to be read in that file: no message is that another folder says in its own way."""
        return not isinstance(entry, Message) or self._files.get(entry.id.name, file) == file

    def _functions(self) -> dict[str, Callable[..., Any]]:
        """Functions for messages: what things are called, and several of them joined as the language does it."""

        def joined(join: Callable[[list[str]], str]) -> Callable[[object], str]:
            return lambda items: self._kept(join(_apart(items)))

        return {
            "NAME": lambda thing: self._kept(self.name(str(thing))),
            "NAMES": joined(lambda things: self.list([self.name(thing) for thing in things])),
            "LIST": joined(self.list),
            "ANY": joined(lambda items: self.list(items, "list-or")),
            "ANY_NAME": joined(lambda things: self.list([self.name(thing) for thing in things], "list-or")),
            "EACH": joined(lambda items: "".join(f"\n– {item}" for item in items)),
            "ROUTE": joined(lambda things: self.route([self.name(thing) for thing in things])),
            **{form.upper(): self._placing(form) for form in ("in", "to", "from", "the")},
        }

    def _placing(self, form: str) -> Callable[..., str]:
        """The function that says a place in that form, with a capital where it has to `start` a sentence."""

        def placed(place: object, start: object = 0) -> str:
            said = self.place(form, str(place))
            return self._kept(said[:1].upper() + said[1:] if start else said)

        return placed

    def _kept(self, text: str) -> str:
        """The text, or a mark that stands for it: Fluent takes no part of a sentence longer than 1,000 letters."""
        if len(text) < LONG:
            return text
        self._long.append(text)
        return f"{MARK}{len(self._long) - 1}{MARK}"

    def _whole(self, text: str) -> str:
        """The sentence with what its marks stand for."""
        if MARK not in text:
            return text
        parts = text.split(MARK)
        return "".join(self._long[int(part)] if place % 2 else part for place, part in enumerate(parts))

    def name(self, thing: str) -> str:
        """What a thing is called, by the message `name-<thing>`; a proper name, which has none, stays as it is."""
        message = "name-" + thing.replace(" ", "-")
        return self.say(message) if self._known(message) else thing

    def place(self, form: str, place: str) -> str:
        """A place within a sentence, `in`, `to` or `from` it or with its article alone (`the`), by the message
        `place-<form>-<place>`; one that has none goes by `place-<form>`.
        """
        message = f"place-{form}-" + place.replace(" ", "-")
        return self.say(message) if self._known(message) else self.say(f"place-{form}", place=place)

    def list(self, items: Sequence[str], end: str = "list-end") -> str:
        """Several things in the order given, as one says them: `a, b and c`, or `a, b or c` with `list-or`."""
        if len(items) < 2:
            return "".join(items)
        return self.say(end, most=", ".join(items[:-1]), last=items[-1])

    def apart(self, items: Iterable[str]) -> str:
        """Several things that have commas of their own, one after the other: `a, b; c`."""
        return self.say("list-apart").join(items)

    def route(self, items: Iterable[str]) -> str:
        """Several things one after the other, in this order and no other: `a → b → c`."""
        return " → ".join(items)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._known(message)

    def say(self, message: str, **facts: Any) -> str:
        """The sentence of that name with these facts."""
        return self._said(message, **{name: _plain(fact) for name, fact in facts.items()})

    def _formed(self, message: str, **facts: Any) -> str:
        """The same, with facts as a message takes them."""
        found = self._bundle.get_message(message) if self._known(message) else None
        if found is None or found.value is None:
            raise KeyError(f"no message {message} in {self.language}")
        self._depth += 1
        try:
            given = {name: self._kept(fact) if _one(fact) else fact for name, fact in facts.items()}
            text, errors = self._bundle.format_pattern(found.value, given)
            if errors:
                raise ValueError(f"{message} ({self.language}): {errors}")
            return self._whole(str(text))
        finally:
            self._depth -= 1
            if not self._depth:
                self._long.clear()

    def why(self, why: Why) -> str:
        """The reason in one sentence, made from the node alone."""
        return self.say(why.name, **why.told())

    def tree(self, why: Why, depth: int = 0) -> str:
        """The reason and all it rests on, a line each, indented, with its clause."""
        line = f"{'  ' * depth}{self.why(why)} [{why.clause}]"
        return "\n".join([line, *(self.tree(part, depth + 1) for part in why.parts)])


@cache
def _index(folder: Path) -> dict[str, Path]:
    """In which file of that folder each message stands."""
    files = sorted(folder.glob("*.ftl"))
    return {id_: file for file in files for id_ in _MESSAGE.findall(file.read_text(encoding="utf-8"))}


def _plain(fact: Any) -> Any:
    """A fact as a message takes it: texts as they are, numbers too (with a minus, not a hyphen), several as one."""
    if fact is None:
        return NOTHING
    if isinstance(fact, int) and fact < 0:
        return f"−{-fact}"
    if isinstance(fact, tuple | list):
        return SEPARATOR.join([str(thing).translate(_HARMLESS) for thing in fact]) or NOTHING
    return fact.translate(_HARMLESS) if isinstance(fact, str) else fact


def _one(fact: Any) -> bool:
    """Whether a fact is a single text."""
    return isinstance(fact, str) and SEPARATOR not in fact


def _apart(items: object) -> list[str]:
    return [] if str(items) == NOTHING else str(items).split(SEPARATOR)


@cache
def words(language: str, *folders: Path) -> Words:
    """The words of that language, read once."""
    return Words(language, *folders)
