"""What a kind of question is, and where the kinds stand: one file each, found because it is there."""

import importlib
import pkgutil
from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol

from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.game import games
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.schema import Strict
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Shape

SHELF = "gangster_widgets.puzzles.kinds"


class Solution(Record, frozen=True):
    """The engine's answer in the form its shape reads, and the reasons it is read off."""

    answer: Any
    why: Why


class Question(Record, frozen=True):
    """The sentence that asks, by its name in the game's words, and its facts.

    A fact that every language says otherwise, such as an action, is a function of words. What is said of a wrong answer
    may have `reasons`.
    """

    name: str
    facts: tuple[tuple[str, Any], ...] = ()
    reasons: tuple[Why, ...] = ()

    def said(self, say: Words, told: Any = None) -> str:
        """The question in those words; a fact that stands elsewhere already, `told`, is left out."""
        facts = {name: () if fact == told else fact for name, fact in self.facts}
        return say.say(self.name, **{name: fact(say) if callable(fact) else fact for name, fact in facts.items()})


class Step(Record, frozen=True):
    """A step on the way to a large answer: its name, what its answer looks like, and the right one."""

    name: str
    shape: Shape
    answer: Any


class Kind(Protocol):
    """A kind of question. It asks the engine; it holds no rule of its own.

    It may also have `steps(state, ask, solution)`, the steps of a large answer, and `vary(state, ask, chance)`, another
    position with the same question, `begin(state, ask)`, the reasons that one begins with, and `look(state, ask)`, what
    a hint points at; `slip(state, ask, solution, answer)`, what is said of a wrong answer that no idea explains, or of
    every one where `slip_always`; `parting(true, wrong)`, what is told of the reasons in which two ways part. Where
    many answers are right for whoever thinks otherwise, `led(state, ask, thought, answer)` is the solution told of that
    answer, and None where nothing particular follows from the thought; at most `told_at_most` ideas are then told.
    Where not `pairs`, no two ideas together are, and where `each_matters`, only two of which neither just takes back
    what the other one does. `concluded(state, ask, solution)` is what follows from a right answer, if anything, and
    `as_good(state, ask, solution)` the message that says which other answers are right too, empty where none is.
    `seen(state, ask)` is the position as it is shown to whoever answers, where that is not all of it. What it asks may
    have `place(state)`, the place that it is about: where there is no room for all, that one is shown large at first,
    and none where it is empty. Where `scores`, what everybody has got so far decides, and is to be seen.

    Puzzles are generated of it where it has `draw(chance, level)`: an endless row of positions out of played games,
    each with what is asked about it, as likely to be of that level as can be. `levels` then says from which measure on
    an answer is of level 2, 3, 4 and 5 (`generator.effort`), `burden(state, ask)` what has to be looked at beside the
    reasons, or instead of them where not `by_reasons`, `about(ask, position)` what the title names where that is no
    place or car, out of the data of a line, `compared` how many candidates are compared where that is not as usual,
    `nothing` and `everything` that an empty answer and one of all that is offered are worth asking for, and `seeds` how
    many the bank is mined from where many of them give the same puzzle, or none. With `shares_name` the ids of its
    puzzles begin with the name of its game: another one has a kind called like it.
    """

    ask_model: type[Strict]
    """What a puzzle of this kind says under `ask:`."""
    template: str
    """What to start from: `ask:` and `position:` of a small puzzle, as YAML."""

    def needs(self, state: Any, ask: Any, source: Data) -> Iterable[Fault]:
        """What the question needs and the position lacks."""

    def question(self, state: Any, ask: Any) -> Question:
        """The question."""

    def shape(self, state: Any, ask: Any) -> Shape:
        """What an answer looks like."""

    def solve(self, state: Any, ask: Any, thought: Any = ...) -> Solution:
        """The engine's answer with its reasons, by the rules or as somebody would have it who thinks otherwise."""

    def right(self, state: Any, ask: Any, answer: Any, solution: Solution) -> bool:
        """Whether an answer, as its shape reads it, is right."""


def leveled(measured: int, bounds: Iterable[int]) -> int:
    """The level of what measures that much; from these measures on it is of level 2, 3, 4 and 5."""
    return 1 + sum(measured >= bound for bound in bounds)


@cache
def kinds(game: str) -> tuple[str, ...]:
    """The names of all kinds of that game: those of their files, with hyphens."""
    if game not in {module.name for module in pkgutil.iter_modules(importlib.import_module(SHELF).__path__)}:
        return ()
    shelf = importlib.import_module(f"{SHELF}.{game}")
    found = (module.name for module in pkgutil.iter_modules(shelf.__path__))
    return tuple(name.replace("_", "-") for name in found if not name.startswith("_"))


@cache
def asking() -> tuple[str, ...]:
    """The games that have kinds of question: what there is to be shown and solved is theirs."""
    return tuple(name for name in games() if kinds(name))


def kind(game: str, name: str) -> Kind:
    """That kind of that game, one of `kinds(game)`."""
    found: Kind = importlib.import_module(f"{SHELF}.{game}.{name.replace('-', '_')}").KIND
    return found
