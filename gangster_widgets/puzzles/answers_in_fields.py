"""Answers that are fields: those that gangsters come to stand on, and those of several districts."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.typed import apart, shown, whole


class Fields(Shape, frozen=True):
    """Fields one after another: `[7, 8, 3]`, typed `7 8 3`. `whose` are those who come to stand on them, in order."""

    whose: tuple[str, ...] = ()

    @property
    def example(self) -> list[int]:
        """Some fields."""
        return [7, 8, 3]

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

    def _in_words(self, text: str, words: Words) -> list[Any]:
        parts = " ".join(apart(text)).split()
        return [int(part) if part.isdecimal() and len(part) < 10 else part for part in parts]


class Spots(Shape, frozen=True):
    """Fields of districts in any order, each once: `[["North Side", 5]]`, typed `North Side 5, The Loop 2`.

    `offered` are the spots that somebody is to choose from; any other one can be read as well.
    """

    offered: tuple[tuple[str, int], ...] = ()

    @property
    def example(self) -> list[Any]:
        """A field of some place."""
        return [[self.names[0], 5]]

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

    def _in_words(self, text: str, words: Words) -> list[Any]:
        found: list[Any] = []
        for part in apart(text):
            place, _, field = part.rpartition(" ")
            plain = field.isdecimal() and len(field) < 10
            found.append([self.typed(place if plain else part, words), int(field) if plain else field])
        return found
