"""The sheet as it is printed: puzzles with room for their answers, then the solutions on a page of their own."""

from collections.abc import Iterable, Iterator, Sequence

from gangster_widgets.app.paper.misled import idea_said, misled
from gangster_widgets.app.paper.seen import drawn, in_words
from gangster_widgets.app.paper.way import Step, rules, way
from gangster_widgets.app.rooms.sheet.boxes import boxes
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.puzzle import Puzzle, in_language
from gangster_widgets.views.drawing import drawing
from gangster_widgets.views.page import Node, node
from gangster_widgets.widgets.puzzle.said import question

NARROW = 420.0
"""Beside a picture that is no wider there is room for question and answer."""
LOW = 2.0
"""A picture that is so many times as wide as it is high is kept low, so that two puzzles have room on a page."""


class Look(Record, frozen=True):
    """How a sheet is to look; without a title of its own it has the usual one."""

    title: str = ""
    solutions: bool = True
    single: bool = False
    large: bool = False


class Page(Record, frozen=True):
    """What a puzzle takes up on a sheet: asked, and solved."""

    asked: tuple[Node, ...]
    solved: tuple[Node, ...]


def paper(pages: Sequence[tuple[str, str, Page]], look: Look, usual: str, say: Words) -> Node:
    """The whole sheet, of puzzles with their keys and titles; it has the `usual` title where none was typed."""
    kinds = ["gw-paper", *(["gw-single"] if look.single else []), *(["gw-large-print"] if look.large else [])]
    asked = [_one(number, page, "asked") for number, page in enumerate(pages, start=1)]
    solved = [_one(number, page, "solved") for number, page in enumerate(pages, start=1)]
    solutions = node("div", node("h2", say.say("sheet-solutions")), *solved, class_="gw-solutions", key="solutions")
    return node(
        "article",
        _head(look.title or usual, say),
        *asked,
        solutions if look.solutions and pages else None,
        class_=" ".join(kinds),
        lang=say.language,
    )


def _head(title: str, say: Words) -> Node:
    """The title, and room for a name and a date."""
    room = [
        node("span", say.say(f"sheet-{what}"), node("span", class_="gw-line-to-write"), class_=f"gw-{what}")
        for what in ("name", "date")
    ]
    return node("div", node("h2", title), node("p", *room, class_="gw-who"), class_="gw-sheet-head", key="head")


def _one(number: int, page: tuple[str, str, Page], part: str) -> Node:
    key, title, inside = page
    head = node("h3", node("span", f"{number}", class_="gw-nth"), " ", title)
    return node("div", head, *getattr(inside, part), class_=f"gw-{part}", key=f"{part}-{key}")


def made(puzzle: Puzzle, say: Words) -> Page:
    """Both parts of a puzzle."""
    return Page(tuple(_asked(puzzle, say)), tuple(_solved(puzzle, say)))


def _asked(puzzle: Puzzle, say: Words) -> Iterator[Node]:
    """Story, position, question, and where the answer is written."""
    shape = puzzle.asks.shape(puzzle.state, puzzle.ask)
    seen = drawn(puzzle, say)
    story = in_language(puzzle.story, say.language)
    if story:
        yield node("p", story, class_="gw-story")
    yield from (node("p", line, class_="gw-otherwise") for line in game(puzzle.game).otherwise(puzzle.state, say))
    asked = node("p", question(puzzle, shape, say), class_="gw-asks")
    beside = (
        "gw-beside" if seen.width <= NARROW else "gw-below gw-low" if seen.width >= LOW * seen.height else "gw-below"
    )
    yield node(
        "div",
        node("div", drawing(seen, in_words(puzzle, seen, say)), class_="gw-position"),
        node("div", asked, boxes(shape, say, game(puzzle.game).signs)),
        class_=beside,
    )


def _solved(puzzle: Puzzle, say: Words) -> Iterator[Node]:
    """The answer as one says it, the way to it, its rules, and which wrong answers point to which idea."""
    shape = puzzle.asks.shape(puzzle.state, puzzle.ask)
    yield node("p", shape.told(puzzle.solved.answer, say), class_="gw-right")
    if puzzle.as_good:
        yield node("p", say.say(puzzle.as_good), class_="gw-rules")
    yield _steps([way(puzzle, say)])
    yield node("p", say.say("paper-rules", rules=" · ".join(rules(puzzle, say))), class_="gw-rules")
    wrong = misled(puzzle)
    if wrong:
        told = [
            node(
                "li", f"{shape.told(one.answer, say)} ", node("b", say.apart(idea_said(id_, say) for id_ in one.ideas))
            )
            for one in wrong
        ]
        yield node("p", say.say("sheet-wrong"), class_="gw-wrong-head")
        yield node("ul", *told, class_="gw-wrong")


def _steps(steps: Iterable[Step]) -> Node:
    return node("ul", *(_step(step) for step in steps), class_="gw-way-told")


def _step(step: Step) -> Node:
    because = node("span", " " + " ".join(step.because), class_="gw-because") if step.because else None
    return node("li", step.text, because, _steps(step.steps) if step.steps else None)
