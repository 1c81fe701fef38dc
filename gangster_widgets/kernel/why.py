"""The tree of reasons: what follows, by which rule, where on the board, and from which other reasons.

A number, a sentence, a highlight and a verdict are all read off such a tree; nothing is computed beside it.
"""

from collections.abc import Callable, Iterator
from typing import Any

from gangster_widgets.kernel.record import Record


class Rule(Record, frozen=True, gc=False):
    """A kind of reason: the sentence it is told by, the clause it rests on, and what that sentence needs to know.

    The sentence itself is not kept here: the words of the game hold it under `name`, once for each language.
    """

    name: str
    clause: str
    facts: tuple[str, ...] = ()


class Piece(Record, frozen=True, gc=False):
    """Something on the table that is neither a place nor a field: a gang's car, `Piece("car", "Y")`, or a district's
    number, `Piece("place", "North Side", 2)`.
    """

    kind: str
    of: str
    nth: int = 0


Where = str | tuple[str, int] | Piece
"""A place by its name, a field as place and number from 1, or a piece."""


class Why(Record, frozen=True, gc=False):
    """One reason: what it amounts to (`value`), where to look, what it is about (`facts`), and what it rests on.

    `facts` stand in the order of `rule.facts`. Immutable and hashable, as long as value and facts are.
    It does not know any words and it does not check that value and parts fit: whoever makes it answers for that.

    >>> coin = Rule("coin", "places.left-to-right", ("nth", "printed"))
    >>> reason = Why(coin, 4, ("North Side",), (2, 4))
    >>> reason.clause, reason.told()
    ('places.left-to-right', {'nth': 2, 'printed': 4})
    """

    rule: Rule
    value: Any
    where: tuple[Where, ...] = ()
    facts: tuple[Any, ...] = ()
    parts: tuple["Why", ...] = ()

    @property
    def name(self) -> str:
        """The name of the rule, under which the words of the game keep the sentence."""
        return self.rule.name

    @property
    def clause(self) -> str:
        """The id of the clause that this reason rests on."""
        return self.rule.clause

    def told(self) -> dict[str, Any]:
        """The facts by name, as the sentence asks for them."""
        return dict(zip(self.rule.facts, self.facts, strict=True))

    def walk(self) -> Iterator["Why"]:
        """This reason and everything it rests on, each before its parts."""
        yield self
        for part in self.parts:
            yield from part.walk()

    def find(self, name: str) -> Iterator["Why"]:
        """Every reason of that name in the tree, in the order of `walk`."""
        return (why for why in self.walk() if why.rule.name == name)


Tell = Callable[[Why], None]
"""Takes what happens, event by event; a list's `append` writes it down."""


def silent(_: Why) -> None:
    """Tells nobody: for playing on when no one asks why."""
