"""Which puzzles are wanted, and what there is to choose from."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import PurePath

from gangster_widgets.app.practice.past import Past
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import words
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.puzzle import Puzzle


class Wanted(Record, frozen=True):
    """Which puzzles may come: those of a game, and of all the rest only what is named.

    `topic` is one of the rulebook's; `source` is the file in which a puzzle stands, or a folder around it.
    """

    game: str
    topic: str | None = None
    kind: str | None = None
    level: int | None = None
    source: str | None = None


class Option(Record, frozen=True):
    """Something to choose in a filter, with how many puzzles it leaves and how many of them are solved."""

    value: str | int
    solved: int
    all: int


class Offered(Record, frozen=True):
    """What the filters offer: topics in the rulebook's order, kinds in theirs, levels rising.

    Each option is counted under the other filters as they are, so that one that leaves nothing shows it.
    """

    topics: tuple[Option, ...]
    kinds: tuple[Option, ...]
    levels: tuple[Option, ...]


def fits(puzzle: Puzzle, wanted: Wanted) -> bool:
    """Whether that puzzle is among the wanted ones."""
    return (
        puzzle.game == wanted.game
        and wanted.kind in (None, puzzle.kind)
        and wanted.level in (None, puzzle.level)
        and (wanted.topic is None or wanted.topic in topics(puzzle))
        and (wanted.source is None or PurePath(puzzle.file).is_relative_to(wanted.source))
    )


def fitting(puzzles: Iterable[Puzzle], wanted: Wanted) -> list[Puzzle]:
    """The wanted ones among these puzzles, in their order."""
    return [puzzle for puzzle in puzzles if fits(puzzle, wanted)]


def topics(puzzle: Puzzle) -> tuple[str, ...]:
    """The topics of the rulebook that the puzzle is about."""
    return _topics(puzzle.game, puzzle.rules)


@cache
def _topics(name: str, rules: tuple[str, ...]) -> tuple[str, ...]:
    """The topics of these clauses; thousands of puzzles drill the same few."""
    clauses = rulebook(game(name).folder)
    return tuple(dict.fromkeys(clauses[rule].topic for rule in rules if rule in clauses))


def clause_order(name: str) -> dict[str, int]:
    """The place of each clause in that game's rulebook."""
    return {clause: place for place, clause in enumerate(rulebook(game(name).folder))}


def offered(puzzles: Sequence[Puzzle], past: Past, wanted: Wanted) -> Offered:
    """What the filters offer among these puzzles, and how much of it is solved."""
    own = fitting(puzzles, Wanted(wanted.game, source=wanted.source))
    order = [clause.topic for clause in rulebook(game(wanted.game).folder).values()] if own else []
    levels = sorted({puzzle.level for puzzle in own if puzzle.level is not None})

    def options(
        field: str, values: Iterable[str | int], of: Callable[[Puzzle], Iterable[object]]
    ) -> tuple[Option, ...]:
        left = fitting(own, replace(wanted, **{field: None}))
        every = Counter(value for puzzle in left for value in of(puzzle))
        solved = Counter(value for puzzle in left if past.solved(puzzle.id) for value in of(puzzle))
        present = {value for puzzle in own for value in of(puzzle)}
        return tuple(Option(value, solved[value], every[value]) for value in values if value in present)

    return Offered(
        options("topic", dict.fromkeys(order), topics),
        options("kind", kinds(wanted.game), lambda puzzle: (puzzle.kind,)),
        options("level", levels, lambda puzzle: (puzzle.level,)),
    )


def topic_said(topic: str, lang: str) -> str:
    """What a topic of the rulebook is called."""
    return words(lang).say("rulebook-topic-" + topic.replace(" ", "-"))


def kind_said(name: str, kind: str, lang: str) -> str:
    """What a kind of question of that game is called."""
    return words(lang, game(name).folder / "words").say(f"kind-{kind}")


def count_said(option: Option, lang: str) -> str:
    """How many of an option's puzzles are solved."""
    return words(lang).say("practice-count", solved=option.solved, all=option.all)
