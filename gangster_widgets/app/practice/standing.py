"""Where a learner stands in one game: rule by rule what is firm and what is shaky, and which ideas led astray."""

from collections.abc import Iterable, Sequence

from fsrs import Rating

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.activity import in_order
from gangster_widgets.app.practice.filters import clause_order
from gangster_widgets.app.practice.memory import LATELY, Held, Memory
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.puzzles.puzzle import Puzzle

FIRM, GROWING, SHAKY, NEW = STATES = ("firm", "growing", "shaky", "new")
"""How a rule can stand. Of a rule that is new nothing is known yet."""

FIRM_FROM = 0.5
"""The strength from which on a rule is firm: it lasts for more than a week."""
STEADY, HALFWAY = 3, FIRM_FROM / 2
"""So many times right in a row, and this strength, make a rule a strong point even before it is firm."""
LONG_AGO = 84 * 86_400
"""An idea that led astray so many seconds ago is no weak point any more."""
MOST = 5


class Rule(Record, frozen=True):
    """How one rule stands. `strength` is that of `Memory`; of its last `lately` reviews so many went `wrong`.

    `row` counts how often it has been right in a row, `due` is when its next review is, None where it is new.
    """

    clause: str
    topic: str
    state: str = NEW
    strength: float = 0
    row: int = 0
    wrong: int = 0
    lately: int = 0
    due: float | None = None

    @property
    def way(self) -> float:
        """How far it is on its way to firm, from 0 to 1. Every right answer in a row is a step of it, but only what
        lasts is all of it.
        """
        lasting = min(1.0, self.strength / FIRM_FROM)
        return max(lasting, self.row / (self.row + 1)) if self.state == GROWING else lasting


class Topic(Record, frozen=True):
    """The rules of one topic that some puzzle drills, in the rulebook's order."""

    name: str
    rules: tuple[Rule, ...]

    def count(self, state: str) -> int:
        """How many of them stand so."""
        return sum(rule.state == state for rule in self.rules)


class Astray(Record, frozen=True):
    """A wrong idea, how many answers it can have led to lately, and when the last one was."""

    idea: str
    times: int
    at: float


class Standing(Record, frozen=True):
    """Where a learner stands in a game. The order of the answers does not matter, nor does one that comes twice.

    Only rules that some puzzle drills are in it. `unmet` counts the puzzles that were never answered.
    """

    game: str
    topics: tuple[Topic, ...]
    ideas: tuple[Astray, ...]
    unmet: int
    answers: tuple[Answer, ...]
    """The answers of that game in order of time, each once."""

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules, in the rulebook's order within their topics."""
        return tuple(rule for topic in self.topics for rule in topic.rules)

    def count(self, state: str) -> int:
        """How many rules stand so."""
        return sum(topic.count(state) for topic in self.topics)

    @property
    def strong(self) -> tuple[Rule, ...]:
        """The strong points, the strongest first: rules that are firm, or nearly, and right several times in a row."""
        found = [rule for rule in self.rules if rule.state == FIRM or _nearly(rule)]
        return tuple(sorted(found, key=lambda rule: (rule.state != FIRM, -rule.strength, -rule.row)))

    @property
    def shaky(self) -> tuple[Rule, ...]:
        """The weak points, the weakest first."""
        return tuple(
            sorted((rule for rule in self.rules if rule.state == SHAKY), key=lambda rule: (rule.strength, rule.clause))
        )

    def due(self, now: float) -> tuple[Rule, ...]:
        """The rules whose review is due, the most overdue first."""
        due = [(rule.due, rule.clause, rule) for rule in self.rules if rule.due is not None and rule.due <= now]
        return tuple(rule for _, _, rule in sorted(due, key=lambda found: found[:2]))

    def next_due(self, now: float) -> float | None:
        """When the next review is due that is not due yet, None where there is none."""
        return min((rule.due for rule in self.rules if rule.due is not None and rule.due > now), default=None)


def standing(puzzles: Iterable[Puzzle], answers: Iterable[Answer], name: str, now: float) -> Standing:
    """Where somebody stands who gave these answers, in the game of that name with these puzzles to it."""
    own = [puzzle for puzzle in puzzles if puzzle.game == name]
    given = in_order(answer for answer in answers if answer.game == name)
    topics = _topics(own, Memory.of(given), name, now)
    met = {answer.puzzle for answer in given}
    firm = {rule.clause for topic in topics for rule in topic.rules if rule.state == FIRM}
    unmet = sum(puzzle.id not in met for puzzle in own)
    return Standing(name, topics, _astray(given, name, now, firm), unmet, given)


def _topics(puzzles: Sequence[Puzzle], memory: Memory, name: str, now: float) -> tuple[Topic, ...]:
    clauses, drilled = rulebook(game(name).folder), {rule for puzzle in puzzles for rule in puzzle.rules}
    found: dict[str, list[Rule]] = {}
    for clause in clause_order(name):
        if clause in drilled:
            found.setdefault(clauses[clause].topic, []).append(rule_of(clause, clauses[clause].topic, memory, now))
    return tuple(Topic(topic, tuple(rules)) for topic, rules in found.items())


def rule_of(clause: str, topic: str, memory: Memory, now: float) -> Rule:
    """How that rule stands, which is of that topic."""
    held = memory.held.get(clause)
    if held is None:
        return Rule(clause, topic)
    strength = memory.strength(clause, now)
    state = SHAKY if held.weak(now) else FIRM if strength >= FIRM_FROM else GROWING
    lately = [review.rating for review in held.reviews[-LATELY:]]
    wrong = lately.count(Rating.Again)
    return Rule(clause, topic, state, strength, _row(held), wrong, len(lately), memory.due_at(clause))


def _nearly(rule: Rule) -> bool:
    return rule.state == GROWING and rule.row >= STEADY and rule.strength >= HALFWAY


def _row(held: Held) -> int:
    """How often it has been right in a row, up to now."""
    for number, review in enumerate(reversed(held.reviews)):
        if review.rating == Rating.Again:
            return number
    return len(held.reviews)


def _astray(answers: Sequence[Answer], name: str, now: float, firm: set[str]) -> tuple[Astray, ...]:
    """The ideas that led astray most, lately; not those whose rule is firm by now, nor those that are not known."""
    known = {mistake.id for mistake in game(name).mistakes if mistake.clause not in firm}
    times: dict[str, list[float]] = {}
    for answer in answers:
        if answer.verdict == "wrong" and answer.at > now - LONG_AGO:
            for idea in dict.fromkeys(answer.ideas):
                times.setdefault(idea, []).append(answer.at)
    found = [Astray(idea, len(when), max(when)) for idea, when in times.items() if idea in known]
    return tuple(sorted(found, key=lambda one: (-one.times, -one.at, one.idea))[:MOST])
