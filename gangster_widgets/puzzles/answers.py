"""What answers look like: each shape reads an answer from JSON and from typed text, and says what would be right.

A shape knows no puzzle; what may be named in an answer (the gangs in play, the places of the map) is handed to it.
"""

import json
from collections.abc import Mapping, Sequence
from itertools import combinations, zip_longest
from typing import Any, ClassVar

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.words import Words

LONGEST = 1_000


class Shape(Record, frozen=True):
    """How an answer is given. `names` are the things that can be named in it, in the order they are offered."""

    single: ClassVar[bool] = False
    """Whether an answer is always one thing, however little that is, so that none is empty."""
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

    def from_text(self, text: str) -> Any:
        """The answer in its one form, out of what somebody typed: JSON, or words as the shape has them."""
        try:
            given = from_json(text)
        except (ValueError, RecursionError):
            given = self.in_words(text)
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

    def in_words(self, text: str) -> Any:
        """JSON data out of words, as the shape has them; what cannot be read stays as it is."""
        words = apart(text)
        if len(words) == 1 and all(word.lower() in map(str.lower, self.names) for word in text.split()):
            words = text.split()
        return [self._name(word) for word in words]

    def _name(self, given: Any) -> str:
        """The name as it is offered, whatever its capitals."""
        offered = {name.lower(): name for name in self.names}
        if not isinstance(given, str) or given.strip().lower() not in offered:
            raise Unreadable("answer-name", given=shown(given), names=self.names)
        return given.strip() if given.strip() in self.names else offered[given.strip().lower()]

    def _list(self, given: Any) -> Sequence[Any]:
        if not isinstance(given, list | tuple):
            raise Unreadable("answer-list", given=shown(given))
        return given


class Numbers(Shape, frozen=True):
    """A number for each name; a name left out has 0: `{"yellow": 10, "grey": 8}`, typed `yellow 10, grey 8`.

    Names in `absent` may be given too, but only 0.
    """

    absent: tuple[str, ...] = ()

    def read(self, given: Any) -> dict[str, int]:
        """The numbers that are not 0, by name, in the order of the names."""
        if not isinstance(given, Mapping):
            raise Unreadable("answer-numbers", given=shown(given))
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

    def in_words(self, text: str) -> dict[str, Any]:
        """Each name with its number behind it."""
        found = {}
        for part in apart(text):
            name, _, number = part.replace(":", " ").replace("=", " ").strip().rpartition(" ")
            found[name.strip()] = int(number) if number.lstrip("+-").isdecimal() and len(number) < 10 else number
        return found


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

    def meant(self, name: str) -> int | str:
        """The number of these figures, or the name."""
        return int(name) if name.isdecimal() else name

    def told(self, answer: Any, words: Words) -> str:
        """The numbers and names."""
        return super().told([str(one) for one in answer], words)

    def _name(self, given: Any) -> str:
        return super()._name(str(given) if isinstance(given, int) and not isinstance(given, bool) else given)


class Fields(Shape, frozen=True):
    """Fields one after another: `[7, 8, 3]`, typed `7 8 3`. `whose` are those who come to stand on them, in order."""

    whose: tuple[str, ...] = ()

    def read(self, given: Any) -> tuple[int, ...]:
        """The fields in the order given."""
        return tuple(whole(field) for field in self._list(given))

    def told(self, answer: Sequence[int], words: Words) -> str:
        """The fields one after another."""
        return ", ".join(map(str, answer)) or words.say("answer-none")

    def wrong(self, right: Sequence[int], answer: Sequence[int]) -> frozenset[Any]:
        """Whoever comes to stand on a wrong field, with that field; None is no field at all."""
        both = enumerate(zip_longest(right, answer))
        return frozenset((nth, given) for nth, (true, given) in both if given != true)

    def in_words(self, text: str) -> list[Any]:
        """The fields, with or without commas."""
        words = text.replace(",", " ").split()
        return [int(word) if word.isdecimal() and len(word) < 10 else word for word in words]


class Spots(Shape, frozen=True):
    """Fields of districts in any order, each once: `[["North Side", 5]]`, typed `North Side 5, The Loop 2`.

    `offered` are the spots that somebody is to choose from; any other one can be read as well.
    """

    offered: tuple[tuple[str, int], ...] = ()

    def read(self, given: Any) -> tuple[tuple[str, int], ...]:
        """The spots by place and field."""
        found = []
        for spot in self._list(given):
            if not isinstance(spot, list | tuple) or len(spot) != 2:
                raise Unreadable("answer-spot", given=shown(spot))
            found.append((self._name(spot[0]), whole(spot[1])))
        if len(set(found)) < len(found):
            raise Unreadable("answer-twice", given=shown(given))
        return tuple(sorted(found, key=lambda spot: (self.names.index(spot[0]), spot[1])))

    def told(self, answer: Sequence[tuple[str, int]], words: Words) -> str:
        """Each place with its field."""
        return ", ".join(f"{place} {field}" for place, field in answer) or words.say("answer-none")

    def in_words(self, text: str) -> list[Any]:
        """Each place with its field behind it."""
        found: list[Any] = []
        for part in apart(text):
            place, _, field = part.rpartition(" ")
            found.append([place.strip(), int(field) if field.isdecimal() and len(field) < 10 else field])
        return found


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

    def from_text(self, text: str) -> str:
        """What was typed; quotation marks around it, as JSON has them, are not part of it."""
        return self.read(text.strip().strip('"'))


def apart(text: str) -> list[str]:
    """What is separated by commas, semicolons or line breaks."""
    parts = text.replace(";", ",").replace("\n", ",").split(",")
    return [part.strip() for part in parts if part.strip()]


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
