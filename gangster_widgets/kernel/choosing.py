"""Choosing an action bit by bit, in any order: by clicking what it is about, or by answering what is still open."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Where


class Bit(Record, frozen=True, gc=False):
    """One thing to be settled: its name, what it is settled as, and what on the table stands for it."""

    name: str
    value: Any
    where: tuple[Where, ...] = ()


BitsOf = Callable[[Any], tuple[Bit, ...]]


class Choosing:
    """All actions that are still possible after some bits are settled, and what is asked next.

    It changes nothing: `settle` and `click` give another one.
    """

    def __init__(self, actions: Sequence[Any], bits_of: BitsOf, settled: tuple[Bit, ...] = ()) -> None:
        self.settled = settled
        self._all, self._bits_of = actions, bits_of
        names = {bit.name: bit for bit in settled}
        self.left = [
            (action, bits)
            for action in actions
            for bits in (bits_of(action),)
            if all(names[bit.name] == bit for bit in bits if bit.name in names)
            and set(names) <= {bit.name for bit in bits}
        ]

    def settle(self, bit: Bit) -> "Choosing":
        """The same with this settled; whatever was settled and does not go with it is open again."""
        kept = tuple(one for one in self.settled if one.name != bit.name)
        narrowed = Choosing(self._all, self._bits_of, (*kept, bit))
        while not narrowed.left and kept:
            kept = kept[:-1]
            narrowed = Choosing(self._all, self._bits_of, (*kept, bit))
        return narrowed

    def cleared(self) -> "Choosing":
        """The same with nothing settled."""
        return Choosing(self._all, self._bits_of)

    @property
    def action(self) -> Any:
        """The one action that is left, None while there are several."""
        return self.left[0][0] if len(self.left) == 1 else None

    def open(self) -> Iterator[Bit]:
        """Every bit that could be settled now, each once: those of which there is more than one."""
        several = self._several()
        seen = set()
        for _, bits in self.left:
            for bit in bits:
                if bit.name in several and bit not in seen:
                    seen.add(bit)
                    yield bit

    @cached_property
    def possible(self) -> frozenset[Where]:
        """What stands for anything that could be settled now."""
        return frozenset(where for bit in self.open() for where in bit.where)

    def asked(self) -> list[Bit]:
        """What is asked next: of each kind of action the first bit that is open, each value once."""
        several, seen, found = self._several(), set(), []
        for _, bits in self.left:
            bit = next((bit for bit in bits if bit.name in several), None)
            if bit is not None and bit not in seen:
                seen.add(bit)
                found.append(bit)
        return found

    def _several(self) -> set[str]:
        """The names of bits that are not the same in all actions left."""
        values: dict[str, set[Bit | None]] = {}
        for _, bits in self.left:
            for bit in bits:
                values.setdefault(bit.name, set()).add(bit)
        for name, found in values.items():
            if sum(name in {bit.name for bit in bits} for _, bits in self.left) < len(self.left):
                found.add(None)
        return {name for name, found in values.items() if len(found) > 1} - {bit.name for bit in self.settled}

    def click(self, where: Where) -> "Choosing | None":
        """The same with that settled which stands there: something open, or another answer to what is settled."""
        asked = set(self.asked())
        hits = [bit for bit in self.open() if where in bit.where]
        hits.sort(key=lambda bit: bit not in asked)
        return self.settle(hits[0]) if hits else self._instead(where)

    def _instead(self, where: Where) -> "Choosing | None":
        """Another answer to what is settled: what was settled before it stays, what came later may be open again."""
        standing = dict.fromkeys(self._standing(where))
        for nth, had in enumerate(self.settled):
            before, later = self.settled[:nth], self.settled[nth + 1 :]
            for bit in (bit for bit in standing if bit.name == had.name):
                for kept in ((*before, *later), before):
                    tried = Choosing(self._all, self._bits_of, (*kept, bit))
                    if tried.left:
                        return tried
        return None

    def otherwise(self, where: Where) -> "Choosing | None":
        """The same with that settled which stands there, whether or not it goes with what was settled before."""
        bit = next(self._standing(where), None)
        return self.settle(bit) if bit else None

    def _standing(self, where: Where) -> Iterator[Bit]:
        """Every bit of all actions that stands there."""
        return (bit for action in self._all for bit in self._bits_of(action) if where in bit.where)
