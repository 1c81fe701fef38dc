"""Answers that are one number or one name, and those that are put together of such parts."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.typed import LINES, apart, begins, by_name, shown, whole


class One(Shape, frozen=True):
    """One thing. Where `none` is a message, null is an answer too, typed `none`, and that message says it."""

    single: ClassVar[bool] = True
    nothing: ClassVar[Any] = None
    none: str = ""

    @property
    def null(self) -> bool:
        """Whether null is an answer."""
        return bool(self.none)

    def read(self, given: Any) -> Any:
        """The thing, or None."""
        return None if given is None and self.null else self._one(given)

    def told(self, answer: Any, words: Words) -> str:
        """The thing, or the words for none."""
        return words.say(self.none) if answer is None else self.called(str(answer), words)

    def wrong(self, right: Any, answer: Any) -> frozenset[Any]:
        """The wrong answer."""
        return frozenset() if right == answer else frozenset([answer])

    def _one(self, given: Any) -> Any:
        raise NotImplementedError

    @property
    def no_one(self) -> str:
        """The message that says null."""
        return self.none

    def in_words(self, text: str, words: Words) -> Any:
        """The thing, or None where that is an answer and is typed so."""
        return super().in_words(text, words) if self.null else self._in_words(text, words)


class Amount(One, frozen=True):
    """One whole number: `3`. `unit` is the same as for `Numbers`."""

    unit: str = ""

    def _one(self, given: Any) -> int:
        return whole(given)

    @property
    def example(self) -> int:
        """A number."""
        return 1

    def _in_words(self, text: str, words: Words) -> Any:
        return int(text) if text.isdecimal() and len(text) < 10 else text


class OneName(One, frozen=True):
    """One of the names: `"blue"`, typed `blue`."""

    @property
    def example(self) -> str:
        """The first name."""
        return self.names[0]

    def _one(self, given: Any) -> str:
        return self._name(given)

    def _in_words(self, text: str, words: Words) -> str:
        return self.typed(text, words)


class Named(Shape, frozen=True):
    """Something by the names."""

    def _mapping(self, given: Any) -> Mapping[str, Any]:
        if not isinstance(given, Mapping):
            raise Unreadable("answer-parts", given=shown(given), example=shown(self.example))
        return given


class Parts(Named, frozen=True):
    """Parts by their names, each of a shape of its own: `{"player": "blue", "money": 1}`, typed `player blue, money 1`.

    Where it is `sparse`, parts that are 0 or empty may be left out; else all of them are given.
    """

    single: ClassVar[bool] = True
    shapes: tuple[Shape, ...] = ()
    sparse: bool = False

    @property
    def example(self) -> dict[str, Any]:
        """Each part; where it is sparse, the first."""
        return {name: shape.example for name, shape in self._by_name[: 1 if self.sparse else None]}

    def read(self, given: Any) -> dict[str, Any]:
        """The parts in the order of the names; where it is sparse, without those that are 0 or empty."""
        found = {self._name(name): part for name, part in self._mapping(given).items()}
        missing = [name for name in self.names if name not in found]
        if missing and not self.sparse:
            raise Unreadable("answer-part-missing", part=missing[0])
        parts = {name: shape.read(found[name]) for name, shape in self._by_name if name in found}
        return {name: part for name, part in parts.items() if part} if self.sparse else parts

    def told(self, answer: Mapping[str, Any], words: Words) -> str:
        """Each part with its name, if it is not the only one; where it is sparse, those that there are."""
        if len(self.shapes) == 1 and self.names[0] in answer:
            return self.shapes[0].told(answer[self.names[0]], words)
        there = [(name, shape) for name, shape in self._by_name if name in answer]
        told = [f"{self.called(name, words)} {shape.told(answer[name], words)}" for name, shape in there]
        return ", ".join(told) or words.say("answer-none")

    def wrong(self, right: Mapping[str, Any], answer: Mapping[str, Any]) -> frozenset[Any]:
        """What is wrong in each part, with its name."""
        return frozenset(
            (name, one)
            for name, shape in self._by_name
            for one in shape.wrong(part_of(right, name, shape), part_of(answer, name, shape))
        )

    @property
    def _by_name(self) -> Sequence[tuple[str, Shape]]:
        return tuple(zip(self.names, self.shapes, strict=True))

    def in_words(self, text: str, words: Words) -> dict[str, Any]:
        """Each part with what is said of it behind its name; what no name stands before goes on with the part before,
        and belongs to the only part where there is but one.
        """
        said, pieces = self.said(words), dict[str, list[str]]()
        last = self.names[0] if len(self.names) == 1 else ""
        for piece in apart(text):
            name, rest = begins(piece, said)
            last = name or last or self.typed(piece.split()[0], words)
            pieces.setdefault(last, []).append(rest)
        shapes = dict(self._by_name)
        return {name: shapes[name].in_words(", ".join(some), words) for name, some in pieces.items()}


class Each(Named, frozen=True):
    """For each name some parts; who is left out has nothing: `{"red": {"money": 5}}`, typed `red: money 5`."""

    nothing: ClassVar[Any] = {}
    of: Parts = Parts(sparse=True)

    @property
    def example(self) -> dict[str, Any]:
        """Some parts of the first name."""
        return dict.fromkeys(self.names[:1], self.of.example)

    def read(self, given: Any) -> dict[str, dict[str, Any]]:
        """What there is for each name, in the order of the names, without those that have nothing."""
        there = self._mapping(given)
        found = {self._name(name): self.of.read(parts) for name, parts in there.items()}
        if len(found) < len(there):
            raise Unreadable("answer-twice", given=shown(given))
        return {name: found[name] for name in self.names if found.get(name)}

    def told(self, answer: Mapping[str, Any], words: Words) -> str:
        """Each name with its parts."""
        told = [f"{self.called(name, words)}: {self.of.told(parts, words)}" for name, parts in answer.items()]
        return words.apart(told) or words.say("answer-none")

    def wrong(self, right: Mapping[str, Any], answer: Mapping[str, Any]) -> frozenset[Any]:
        """What is wrong of each name."""
        both = [(name, right.get(name, {}), answer.get(name, {})) for name in self.names]
        return frozenset((name, one) for name, true, said in both for one in self.of.wrong(true, said))

    def _in_words(self, text: str, words: Words) -> dict[str, Any]:
        return by_name((self._line(line, words) for line in apart(text, LINES)), text)

    def _line(self, line: str, words: Words) -> tuple[str, dict[str, Any]]:
        name, parts = begins(line, self.said(words))
        return name or self.typed(line.partition(":")[0], words), self.of.in_words(parts, words)


def part_of(answer: Mapping[str, Any], name: str, shape: Shape) -> Any:
    """A part of an answer; what was left out is 0 or empty."""
    return answer.get(name, 0 if isinstance(shape, Amount) else ())
