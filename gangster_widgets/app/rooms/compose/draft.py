"""What is being composed: kind, question, title, rules, as somebody has left it; the position stands in the editor."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Annotated, Any, get_args, get_origin

import msgspec

from gangster_widgets.app.address import Address
from gangster_widgets.app.exercise import identity, plain
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import SHELF, SaidError
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.kind import kind, kinds
from gangster_widgets.puzzles.loader import read_puzzle
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.widgets.editor import puzzles

KEPT = "exercise"
"""The key under which it is kept, of the first game; that of another one says which it is."""
LONGEST_TITLE, LONGEST_STORY = 120, 2_000

Short = Annotated[str, msgspec.Meta(max_length=100)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_STORY)]


def key(game: str) -> str:
    """The key under which the exercise of that game is kept."""
    return KEPT if game == Address().game else f"{KEPT}:{game}"


class Draft(Record, frozen=True):
    """An exercise before it is one. `ask` may hold more than its kind asks: it is there again with another kind.

    `without` are clauses that its answer rests on and that are not to count as its rules, `also` are rules beside them.
    """

    kind: Short
    position: dict[str, Any]
    ask: Mapping[str, Any] = {}
    title: Mapping[Short, Text] = {}
    story: Mapping[Short, Text] = {}
    level: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    without: Annotated[tuple[Short, ...], msgspec.Meta(max_length=500)] = ()
    also: Annotated[tuple[Short, ...], msgspec.Meta(max_length=500)] = ()

    def rules(self, touched: Sequence[str]) -> list[str]:
        """The rules of the exercise, when its answer rests on these clauses."""
        own = [clause for clause in touched if clause not in self.without]
        return [*own, *(clause for clause in self.also if clause not in touched)]

    def ticked(self, clause: str, on: bool) -> "Draft":
        """With that clause among its rules, or not."""
        without = tuple(one for one in self.without if one != clause)
        if on:
            return replace(self, without=without)
        return replace(self, without=(*without, clause), also=tuple(one for one in self.also if one != clause))

    def asked(self, name: str, value: Any) -> "Draft":
        """With that said of what it asks about; nothing where the value is None."""
        ask = {part: had for part, had in self.ask.items() if part != name}
        return replace(self, ask=ask if value is None else ask | {name: value})

    def asks(self, game: str, state: Any) -> dict[str, Any]:
        """What its kind asks about; what must be named and was not yet is the first that the position offers."""
        found, offered = {}, of_game(game, "askable").askable(state)
        for name, field in kind(game, self.kind).ask_model.model_fields.items():
            if name in self.ask:
                found[name] = self.ask[name]
            elif field.is_required() and offered.get(name):
                several = is_list(field.annotation)
                found[name] = [offered[name][0]] if several else offered[name][0]
        return found

    def parts(self) -> dict[str, Any]:
        """What a puzzle file says beside kind, question, position and rules."""
        texts = {"title": self.title, "story": self.story}
        said = {
            name: {lang: had[lang] for lang in LANGUAGES if had.get(lang, "").strip()} for name, had in texts.items()
        }
        return {"level": self.level} | {name: had or None for name, had in said.items()}

    def exercise(self, game: str, state: Any) -> Puzzle:
        """The exercise about that position, under the id of its content; `Faulty` with everything that is wrong."""
        ask, parts = self.asks(game, state), self.parts()
        rules = self.rules(clauses(puzzles.made(game, state, self.kind, ask, parts)))
        named = identity(plain(puzzles.made(game, state, self.kind, ask, {**parts, "rules": rules})))
        return puzzles.made(game, state, self.kind, ask, {**parts, "rules": rules, "id": named})

    def file(self, game: str, state: Any) -> str:
        """The same as a file, with the engine's answer as its claim."""
        puzzle = self.exercise(game, state)
        head = {"id": puzzle.id, "rules": puzzle.rules or None}
        return puzzles.written(game, state, self.kind, self.asks(game, state), head | self.parts())


def of_game(game: str, name: str) -> Any:
    """A room of that game, by its name."""
    return import_module(f"{SHELF}.{game}.{name}")


def is_list(annotation: Any) -> bool:
    """Whether a part of a question is several things, or none of them."""
    return get_origin(annotation) is list or any(is_list(part) for part in get_args(annotation))


def is_counted(annotation: Any) -> bool:
    """Whether a part of a question is how many there are of each of several things."""
    return getattr(annotation, "__origin__", None) is dict


def listed(had: Any) -> list[Any]:
    """What has been said of such a part, one after another: what is counted as often as there is of it."""
    if isinstance(had, Mapping):
        return [name for name, number in had.items() for _ in range(number if isinstance(number, int) else 0)]
    return list(had)


def of(puzzle: Puzzle) -> Draft:
    """A puzzle to be worked on; its rules stay what they are."""
    data = plain(puzzle)
    touched = clauses(puzzle)
    return Draft(
        kind=puzzle.kind,
        position=data["position"],
        ask=data.get("ask", {}),
        title=data.get("title", {}),
        story=data.get("story", {}),
        level=puzzle.level,
        without=tuple(clause for clause in touched if puzzle.rules and clause not in puzzle.rules),
        also=tuple(clause for clause in puzzle.rules if clause not in touched),
    )


def clauses(puzzle: Puzzle) -> list[str]:
    """The clauses that the answer rests on, each once, in the order of its reasons."""
    return list(dict.fromkeys(why.clause for why in puzzle.solved.why.walk()))


def beginning(game: str, name: str) -> Draft:
    """Something small of that kind to start from."""
    return of(read_puzzle(f"id: new\ngame: {game}\nkind: {name}\n{kind(game, name).template}"))


def kept(data: Any, game: str) -> Draft | None:
    """A draft as it was kept; None where there is none that can be read."""
    try:
        found = msgspec.convert(data, Draft)
    except msgspec.ValidationError:
        return None
    return found if found.kind in kinds(game) else None


def composed(data: Any, game: str) -> Puzzle | None:
    """The exercise that is being composed, as it was kept; None where there is none, or one with faults."""
    found = kept(data.get("draft"), game) if isinstance(data, Mapping) else None
    state = of_game(game, "slips").taken_up(found.position) if found else None
    if found is None or state is None:
        return None
    try:
        return found.exercise(game, state)
    except (Faulty, SaidError):
        return None
