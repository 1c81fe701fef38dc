"""How the reasons of a puzzle are said: an action that stands in one as it is written is told in a sentence."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Shape, Text
from gangster_widgets.puzzles.puzzle import Puzzle


class Saying:
    """Says the reasons of one puzzle, in those words."""

    def __init__(self, puzzle: Puzzle, say: Words) -> None:
        self._puzzle, self._say = puzzle, say

    def __call__(self, why: Why) -> str:
        """The reason in a sentence."""
        told = {name: self._fact(fact) for name, fact in why.told().items()}
        return self._say.say(why.name, **told)

    def _fact(self, fact: Any) -> Any:
        return self._called.get(fact, fact) if isinstance(fact, str) else fact

    @cached_property
    def _called(self) -> Mapping[str, str]:
        """What can be named in an answer only as it is written, by that: how one says it."""
        shape, say = self._puzzle.asks.shape(self._puzzle.state, self._puzzle.ask), self._say
        named = {name: shape.called(name, say) for name in written(shape, self._puzzle)}
        return {name: said for name, said in named.items() if said != name == say.name(name)}


def written(shape: Shape, puzzle: Puzzle) -> tuple[str, ...]:
    """All that an answer of that shape can name, as it is written."""
    if isinstance(shape, Text):
        return tuple(game(puzzle.game).write(action) for action in shape.choices())
    return shape.names
