"""What answers look like: each shape reads an answer from JSON and from typed text, and says what would be right.

A shape knows no puzzle; what may be named in an answer (the gangs in play, the places of the map) is handed to it.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.typed import BETWEEN, apart, by_name, folded, from_json, joined, says_none, shown, whole

LONGEST = 1_000


class Shape(Record, frozen=True):
    """How an answer is given. `names` are the things that can be named in it, in the order they are offered."""

    single: ClassVar[bool] = False
    """Whether an answer is always one thing, however little that is, so that none is empty."""
    between: ClassVar[str] = BETWEEN
    """What stands between several things where they are typed."""
    nothing: ClassVar[Any] = ()
    """What an answer without anything is, as JSON has it."""
    names: tuple[str, ...] = ()

    @property
    def null(self) -> bool:
        """Whether null is an answer, and not the same as no answer at all."""
        return False

    @property
    def idle(self) -> bool:
        """Whether there is nothing to choose, so that nobody need be asked."""
        return False

    def read(self, given: Any) -> Any:
        """The answer in its one form, out of JSON data; `Unreadable` says what would be right."""
        raise TypeError(f"{type(self).__name__} reads no answers")

    @property
    def example(self) -> Any:
        """An answer that can be read, as JSON has it: some of the names, whatever is right."""
        return list(self.names[:2])

    def from_text(self, text: str, words: Words) -> Any:
        """The answer in its one form, out of what somebody typed: JSON, or words as the shape has them, in English or
        in the language of those words.
        """
        try:
            given = from_json(text)
        except (ValueError, RecursionError):
            given = text
        if given is not None and not isinstance(given, list | dict):
            given = self.in_words(given if isinstance(given, str) else text, words)
        return self.read(given)

    def called(self, name: str, words: Words) -> str:
        """What one of the names is called."""
        return words.name(name)

    def united(self, name: str) -> tuple[str, ...]:
        """What one of the names stands for: itself alone, or several that go together."""
        return (name,)

    def told(self, answer: Any, words: Words) -> str:
        """An answer in its one form, in words."""
        return words.list([self.called(name, words) for name in answer]) or words.say("answer-none")

    def wrong(self, right: Any, answer: Any) -> frozenset[Any]:
        """What is wrong in an answer, part by part: here what is missing and what is too much."""
        return frozenset(right) ^ frozenset(answer)

    @property
    def no_one(self) -> str:
        """The message that says that there is nothing in an answer."""
        return "answer-none"

    def in_words(self, text: str, words: Words) -> Any:
        """JSON data out of words: that there is none, or what the shape has."""
        none = says_none(text, self.no_one, words) and folded(text) not in self.said(words)
        return self.nothing if none else self._in_words(text, words)

    def _in_words(self, text: str, words: Words) -> Any:
        said = self.said(words)
        parts = [one for part in apart(text, self.between) for one in joined(part, said, words)]
        if len(parts) == 1 and all(folded(word) in said for word in text.split()):
            parts = text.split()
        return [said.get(folded(part)) or self.typed(part, words) for part in parts]

    def said(self, words: Words) -> dict[str, str]:
        """What can be named, by all that it can be typed as: as it is written, and as the language calls it."""
        unoffered = [(name, (name, words.name(name))) for name in self.unoffered]
        every = [*((name, self.sayings(name, words)) for name in self.names), *unoffered]
        return {folded(one): name for name, sayings in reversed(every) for one in reversed(sayings)}

    def sayings(self, name: str, words: Words) -> tuple[str, ...]:
        """All that a name can be typed as; last as the language has it."""
        typed = f"typed-{name.replace(' ', '-')}"
        return (name, words.name(name), words.say(typed) if words.has(typed) else self.called(name, words))

    def typed(self, given: str, words: Words) -> str:
        """The name that somebody typed."""
        found = self.said(words).get(folded(given))
        if found is None:
            raise Unreadable("answer-name", given=shown(given), names=self.possible(words))
        return found

    def possible(self, words: Words) -> tuple[str, ...]:
        """What can be named, as it is typed in that language."""
        return tuple(self.sayings(name, words)[-1] for name in self.names)

    @property
    def unoffered(self) -> tuple[str, ...]:
        """Names that can be read although they are not offered."""
        return ()

    def _name(self, given: Any) -> str:
        """The name as it is offered, whatever its capitals."""
        offered = {name.lower(): name for name in self.names}
        if not isinstance(given, str) or given.strip().lower() not in offered:
            raise Unreadable("answer-name", given=shown(given), names=self.names)
        return given.strip() if given.strip() in self.names else offered[given.strip().lower()]

    def _list(self, given: Any) -> Sequence[Any]:
        if not isinstance(given, list | tuple):
            raise Unreadable("answer-list", given=shown(given), example=shown(self.example))
        return given


class Numbers(Shape, frozen=True):
    """A number for each name; a name left out has 0: `{"yellow": 10, "grey": 8}`, typed `yellow 10, grey 8`.

    Names in `absent` may be given too, but only 0. `unit` is the message that says so much `money`, by which
    somebody who gives a number sees what it counts; without one these are plain numbers.
    """

    nothing: ClassVar[Any] = {}
    absent: tuple[str, ...] = ()
    unit: str = ""

    @property
    def unoffered(self) -> tuple[str, ...]:
        """The names that may be given with 0."""
        return self.absent

    @property
    def example(self) -> dict[str, int]:
        """A number for some names."""
        return {name: number for number, name in enumerate(self.names[:2], start=2)}

    def read(self, given: Any) -> dict[str, int]:
        """The numbers that are not 0, by name, in the order of the names."""
        if not isinstance(given, Mapping):
            raise Unreadable("answer-numbers", given=shown(given), example=shown(self.example))
        there = {name: number for name, number in given.items() if number != 0 or name not in self.absent}
        numbers = {self._name(name): whole(number) for name, number in there.items()}
        if len(numbers) < len(there):
            raise Unreadable("answer-twice", given=shown(given))
        return {name: numbers[name] for name in self.names if numbers.get(name)}

    def told(self, answer: Mapping[str, int], words: Words) -> str:
        """Each name with its number."""
        parts = [f"{self.called(name, words)} {number}" for name, number in answer.items()]
        return ", ".join(parts) or words.say("answer-none")

    def wrong(self, right: Mapping[str, int], answer: Mapping[str, int]) -> frozenset[Any]:
        """Each wrong number with its name."""
        return frozenset((name, answer.get(name, 0)) for name, _ in right.items() ^ answer.items())

    def _in_words(self, text: str, words: Words) -> dict[str, Any]:
        return by_name((self._typed_number(part, words) for part in apart(text)), text)

    def _typed_number(self, part: str, words: Words) -> tuple[str, Any]:
        name, _, number = part.replace(":", " ").replace("=", " ").strip().rpartition(" ")
        if not name:
            example = ", ".join(f"{self.sayings(one, words)[-1]} {nth}" for one, nth in self.example.items())
            raise Unreadable("answer-numbers", given=shown(part), example=example)
        plain = number.lstrip("+-").isdecimal() and len(number) < 10
        return self.typed(name, words), int(number) if plain else number


class Order(Shape, frozen=True):
    """Names one after another, each once: `["yellow", "grey"]`, typed `yellow, grey`. `none` is the message that says
    that there is none.
    """

    none: str = "answer-none"

    def told(self, answer: Any, words: Words) -> str:
        """The names one after another, or that there is none."""
        return words.route([self.called(name, words) for name in answer]) if answer else words.say(self.none)

    def read(self, given: Any) -> tuple[str, ...]:
        """The names in the order given."""
        names = tuple(self._name(name) for name in self._list(given))
        if len(set(names)) < len(names):
            raise Unreadable("answer-twice", given=shown(given))
        return names

    @property
    def no_one(self) -> str:
        """The message that says that there is none."""
        return self.none

    def wrong(self, right: Sequence[Any], answer: Sequence[Any]) -> frozenset[Any]:
        """Who is missing or too much, and who comes before whom wrongly."""
        return super().wrong(right, answer) | (frozenset(combinations(answer, 2)) - frozenset(combinations(right, 2)))


class Names(Order, frozen=True):
    """Names in any order, each once: `["The Loop", "West Side"]`, typed `The Loop, West Side`.

    `something` says that there is always a name to give, so that nothing at all is not offered. Names in `absent` are
    not offered, but can be read.
    """

    something: bool = False
    absent: tuple[str, ...] = ()

    @property
    def unoffered(self) -> tuple[str, ...]:
        """The names that are not offered."""
        return self.absent

    @property
    def idle(self) -> bool:
        """Whether no name is offered."""
        return not self.names

    def told(self, answer: Any, words: Words) -> str:
        """The names, or that there is none."""
        return Shape.told(self, answer, words) if answer else words.say(self.none)

    def read(self, given: Any) -> tuple[Any, ...]:
        """What the names stand for, in the order in which they are offered."""
        names = set(super().read(given))
        return tuple(self.meant(name) for name in (*self.names, *self.absent) if name in names)

    def wrong(self, right: Sequence[Any], answer: Sequence[Any]) -> frozenset[Any]:
        """What is missing and what is too much; the order is none."""
        return Shape.wrong(self, right, answer)

    def meant(self, name: str) -> Any:
        """What one of the names stands for in an answer: itself."""
        return name

    def _name(self, given: Any) -> str:
        absent = {name.lower(): name for name in self.absent}
        return absent.get(given.strip().lower() if isinstance(given, str) else "") or super()._name(given)


class Figures(Names, frozen=True):
    """Whole numbers in any order, each once: `[3, 5]`, typed `3, 5` or `3 5`. The names are their figures; a name that
    is no figure stands for itself: `[3, "prison"]`.
    """

    @property
    def example(self) -> list[Any]:
        """Some of the figures."""
        return [self.meant(name) for name in self.names[:2]]

    def meant(self, name: str) -> int | str:
        """The number of these figures, or the name."""
        return int(name) if name.isdecimal() else name

    def told(self, answer: Any, words: Words) -> str:
        """The numbers and names."""
        return super().told([str(one) for one in answer], words)

    def _name(self, given: Any) -> str:
        return super()._name(str(given) if isinstance(given, int) and not isinstance(given, bool) else given)


class Text(Shape, frozen=True):
    """One thing in words."""

    def told(self, answer: str, words: Words) -> str:
        """The words themselves."""
        return answer or words.say("answer-none")

    def choices(self) -> Sequence[Any]:
        """The actions it is one of, where it is one; they can then be chosen on the board."""
        return ()

    def read(self, given: Any) -> str:
        """The words, blanks made single."""
        if not isinstance(given, str) or not given.strip() or len(given) > LONGEST:
            raise Unreadable("answer-text", given=shown(given))
        return " ".join(given.split())

    def from_text(self, text: str, words: Words) -> str:
        """What was typed; quotation marks around it, as JSON has them, are not part of it."""
        return self.read(text.strip().strip('"'))
