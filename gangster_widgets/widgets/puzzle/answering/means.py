"""What every way of giving an answer can do, and which way goes with which shape."""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from gangster_widgets.kernel.game import SHELF, SaidError, game
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.checker import Verdict, check, unreadable
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node

ANSWER = "answer"
"""What the controls of an answer do begins like that: `answer:yellow`."""


class Means:
    """A way of giving an answer. It keeps nothing: what has been given so far is a draft, and a change makes a new one.

    A draft that stays the same says that nothing of the answer was meant.
    """

    empty: Any = None
    """The draft of an answer that has not been begun."""
    numbered = False
    """Whether fields are named by their numbers, so that the picture shows them."""

    def __init__(self, shape: Any, puzzle: Puzzle) -> None:
        self.shape, self.puzzle = shape, puzzle

    def sign(self, name: str) -> str:
        """The signs of what that name stands for, as its game has them."""
        signs = game(self.puzzle.game).signs
        return "".join(signs.get(one, "") for one in self.shape.united(name))

    def given(self, draft: Any) -> Any:
        """The answer as JSON has it; None where nothing has been given."""
        raise NotImplementedError

    def judged(self, draft: Any) -> Verdict:
        """The verdict on the draft; what was begun and is no answer yet is said to be that."""
        given = self.given(draft)
        if given is None and draft != self.empty:
            return unreadable(self.puzzle, SaidError("answer-begun"), begun=True)
        return check(self.puzzle, given)

    def draft(self, answer: Any) -> Any:
        """The draft of an answer that the shape has read."""
        raise NotImplementedError

    def kept(self, draft: Any) -> Any:
        """The draft as JSON data, so that it can be taken up again later."""
        return self.given(draft)

    def found(self, kept: Any) -> Any:
        """The draft that was kept so; `Unreadable` where it is none."""
        return self.empty if kept is None else self.draft(self.shape.read(kept))

    def panel(self, draft: Any, say: Words) -> Node:
        """The controls, filled with what has been given so far."""
        raise NotImplementedError

    def used(self, draft: Any, what: str, value: Any) -> Any:
        """The draft after a control was used."""
        return draft

    def clicked(self, draft: Any, where: Where) -> Any:
        """The draft after something on the picture was clicked."""
        return draft

    def change(self, draft: Any, after: Any, say: Words) -> str:
        """What leads from one draft to another one, as a click would: for the button that does it."""
        return ""

    def put_on(self, draft: Any, what: str, on: str) -> Any:
        """The draft after one thing was dragged onto another."""
        return draft

    def marked(self, draft: Any) -> tuple[Where, ...]:
        """What is marked on the picture as chosen."""
        return ()

    def open(self, draft: Any) -> tuple[Where, ...]:
        """What is marked on the picture as something that a click would choose next."""
        return ()

    def pictured(self, names: Iterable[str]) -> tuple[Where, ...]:
        """The pieces of the picture that stand for these names, where some do."""
        look = import_module(f"{SHELF}.{self.puzzle.game}.look_position")
        return tuple(seen for seen in map(look.seen_as, names) if isinstance(seen, Piece))


WAYS: dict[type[Shape], type[Means]] = {}


def goes_with(shape: type[Shape]) -> Callable[[type[Means]], type[Means]]:
    """Marks a way as the one for answers of that shape, and of every shape made from it."""

    def kept(way: type[Means]) -> type[Means]:
        WAYS[shape] = way
        return way

    return kept


def means_for(shape: Shape, puzzle: Puzzle) -> Means:
    """The way that goes with the shape."""
    from gangster_widgets.widgets.puzzle.answering import lists, numbers, parts, spots, words  # noqa: F401

    return next(WAYS[one] for one in type(shape).__mro__ if one in WAYS)(shape, puzzle)


def answering(one: Node, part: str = "") -> Node:
    """The same elements, with everything that they do being part of an answer, or of that part of one."""
    given = tuple((name, _do(str(value), part) if name == "do" else value) for name, value in one.attributes)
    inside = tuple(answering(inner, part) if isinstance(inner, Node) else inner for inner in one.inside)
    return Node(one.tag, given, inside)


def _do(value: str, part: str) -> str:
    before = f"{ANSWER}:{part}:" if part else f"{ANSWER}:"
    return before + value.removeprefix(f"{ANSWER}:")
