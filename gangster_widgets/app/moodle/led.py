"""What is said of a wrong part of an answer: which ideas lead there, and which rule they break."""

from collections.abc import Callable, Hashable, Iterable
from typing import Any

from gangster_widgets.app.moodle.html import html, within
from gangster_widgets.app.paper.misled import belief_said, idea_said
from gangster_widgets.app.paper.way import clause_title
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.diagnose import Astray, thinking
from gangster_widgets.puzzles.explained import broken_by
from gangster_widgets.puzzles.puzzle import Puzzle

MOST = 3
"""So many ideas are told of one part of an answer."""


class Led:
    """The wrong ideas that matter in a puzzle, by parts of the answers that they lead to."""

    def __init__(self, puzzle: Puzzle, wrong: Iterable[Astray], say: Words) -> None:
        self._say, self._wrong = say, tuple(wrong)
        known = {mistake.id: mistake for mistake in game(puzzle.game).mistakes}
        self._puzzle = puzzle
        self._clauses = {id_: self._broken(known[id_]) for one in self._wrong for id_ in one.ideas}

    def by(self, parts: Callable[[Any], Iterable[Hashable]]) -> dict[Any, str]:
        """What is said, as HTML, of every part that one of their answers has."""
        found: dict[Any, dict[str, None]] = {}
        for one in self._wrong:
            for part in parts(one.answer):
                found.setdefault(part, {}).update(dict.fromkeys(one.ideas))
        return {part: "".join(map(self._said, list(ideas)[:MOST])) for part, ideas in found.items()}

    def _broken(self, mistake: Mistake) -> str:
        """The first clause that it breaks here."""
        found = thinking(self._puzzle, (mistake,))
        return broken_by(mistake, self._puzzle, found.why)[0] if found else mistake.clause

    def _said(self, id_: str) -> str:
        title, belief = within(html(idea_said(id_, self._say)), "strong"), html(belief_said(id_, self._say))
        rule = html(self._say.say("moodle-rule", clause=clause_title(self._puzzle, self._clauses[id_], self._say)))
        return within(f"{title}: {belief} {rule}")
