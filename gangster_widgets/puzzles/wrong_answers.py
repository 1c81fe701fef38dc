"""Which wrong answers a teacher has to expect of a class: the idea behind each, and what can be said to it."""

from collections.abc import Iterator, Sequence
from html import escape

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.bank import puzzle
from gangster_widgets.puzzles.called import Saying
from gangster_widgets.puzzles.checker import Verdict, check
from gangster_widgets.puzzles.diagnose import wrong_answers
from gangster_widgets.puzzles.explained import broken_by, explained, parted
from gangster_widgets.puzzles.puzzle import Puzzle, as_json

COLUMNS = ("answer", "idea", "reply")
"""The parts of a wrong answer, as the headings of its table are named."""

LEFT = 'style="text-align: left; vertical-align: top"'
"""Notebooks put what stands in a table to the right, which is for numbers."""


class Wrong(Record, frozen=True):
    """A wrong answer in words, the beliefs that lead to it, and for each rule that they break what it means here."""

    answer: str
    idea: tuple[str, ...]
    reply: tuple[str, ...]


class Expected(Record, frozen=True):
    """What is to be expected where a puzzle is asked. `rules` are the clauses that wrong ideas break, told in full."""

    id: str
    title: str
    question: str
    right: str
    wrong: tuple[Wrong, ...]
    rules: tuple[str, ...]


class WrongAnswers:
    """What to expect of these puzzles, given or named, in one language. A text when printed, tables in a notebook.

    Only answers to which a known wrong idea leads are in it; slips of the pen are not foreseen.
    """

    def __init__(self, *puzzles: Puzzle | str, lang: str = "en") -> None:
        found = [puzzle(one) if isinstance(one, str) else one for one in puzzles]
        self.lang = lang
        self.expected = tuple(expected(one, one.words(lang)) for one in found)
        self.rules = tuple(dict.fromkeys(rule for one in self.expected for rule in one.rules))
        """Each rule once, whichever puzzles it is about."""
        self._headings = tuple(one.words(lang).say(f"astray-{name}") for one in found[:1] for name in COLUMNS)

    def __str__(self) -> str:
        return "\n\n".join(["\n".join(_lines(one)) for one in self.expected] + ["\n".join(self.rules)]).strip()

    __repr__ = __str__

    def _repr_html_(self) -> str:
        tables = "".join(_table(one, self._headings) for one in self.expected)
        rules = "".join(f"<li>{escape(rule)}</li>" for rule in self.rules)
        return f'<div lang="{self.lang}">{tables}{rules and f"<ul>{rules}</ul>"}</div>'


def expected(puzzle: Puzzle, say: Words) -> Expected:
    """What is to be expected of that puzzle, in those words."""
    shape = puzzle.asks.shape(puzzle.state, puzzle.ask)
    verdicts = [check(puzzle, as_json(one.answer)) for one in wrong_answers(puzzle)]
    clauses = rulebook(game(puzzle.game).folder)
    broken = [clauses[id_] for verdict in verdicts for id_, _ in explained(verdict, say).rules]
    return Expected(
        id=puzzle.id,
        title=puzzle.named(say.language),
        question=puzzle.asks.question(puzzle.state, puzzle.ask).said(say, shape.names),
        right=puzzle.expected(say),
        wrong=tuple(_wrong(verdict, shape, say) for verdict in verdicts),
        rules=tuple(f"{one.title[say.language]} – {one.sentence[say.language].strip()}" for one in broken),
    )


def _wrong(verdict: Verdict, shape: Shape, say: Words) -> Wrong:
    """That answer, the beliefs by their names, and the rules by theirs."""
    assert verdict.puzzle is not None
    puzzle, clauses = verdict.puzzle, rulebook(game(verdict.puzzle.game).folder)
    otherwise, ideas, replies = dict(explained(verdict, say).rules), [], []
    for idea in verdict.ideas:
        right, _ = parted(puzzle.solved.why, idea.solution.why)
        for mistake in idea.mistakes:
            ideas.append(f"{say.say(f'mistake-{mistake.id}')} – {say.say(f'belief-{mistake.id}')}")
            for id_ in broken_by(mistake, puzzle, idea.solution.why):
                title, reason = clauses[id_].title[say.language], _reason(right, id_)
                replies.append(f"{title} – {Saying(puzzle, say)(reason)}" if reason else title)
                replies += [say.say("verdict-option")] if otherwise[id_] else []
    answer = shape.told(puzzle.reads(verdict.given), say)
    return Wrong(answer, tuple(ideas), tuple(dict.fromkeys(replies)))


def _reason(ways: Sequence[Why], clause: str) -> Why | None:
    """What that clause means for the position: the first reason that rests on it and on nothing else."""
    told = (why for way in ways for why in way.walk())
    return next((why for why in told if all(part.clause == clause for part in why.walk())), None)


def _lines(one: Expected) -> Iterator[str]:
    yield f"{one.title} ({one.id})"
    yield one.question
    yield one.right
    for wrong in one.wrong:
        yield f"- {wrong.answer}"
        yield from (f"    {line}" for line in (*wrong.idea, *wrong.reply))


def _table(one: Expected, headings: Sequence[str]) -> str:
    """The puzzle under its title, and a table of its wrong answers; no table where none is to be expected."""
    head = "".join(f'<th scope="col" {LEFT} width="33%">{escape(heading)}</th>' for heading in headings)
    rows = "".join(_row([wrong.answer], wrong.idea, wrong.reply) for wrong in one.wrong)
    table = f'<table width="100%"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>' if rows else ""
    title = f"<h4>{escape(one.title)} <code>{escape(one.id)}</code></h4>"
    return f"{title}<p>{escape(one.question)}</p><p><b>{escape(one.right)}</b></p>{table}"


def _row(*cells: Sequence[str]) -> str:
    told = ("<br>".join(map(escape, texts)) for texts in cells)
    return "<tr>" + "".join(f"<td {LEFT}>{cell}</td>" for cell in told) + "</tr>"
