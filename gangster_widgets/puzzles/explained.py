"""Why an answer is not right, apart into what is said of it: a slip, beliefs with their way, rules, the right way."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words

if TYPE_CHECKING:
    from gangster_widgets.puzzles.checker import Verdict


class Believed(Record, frozen=True):
    """An idea that leads to the answer: its name, the belief in a sentence, and its way from where it parts."""

    title: str
    belief: str
    way: tuple[Why, ...]


class Explained(Record, frozen=True):
    """All that is said of a wrong answer. `rules` are the clauses that are broken, and whether the table plays them
    otherwise; `true` is the right way from where the others part from it, or as far as a slip may tell it.
    """

    slip: str = ""
    beliefs: tuple[Believed, ...] = ()
    rules: tuple[tuple[str, bool], ...] = ()
    true: tuple[Why, ...] = ()


def explained(verdict: "Verdict", say: Words) -> Explained:
    """What is said of that wrong answer, in those words."""
    puzzle, slip = verdict.puzzle, ""
    if verdict.slip is not None:
        slip = say.say(verdict.slip.name, **{name: _called(fact, verdict, say) for name, fact in verdict.slip.facts})
    if puzzle is None or not verdict.ideas:
        return Explained(slip, true=verdict.slip.reasons if verdict.slip else ())
    right: dict[Why, None] = {}
    beliefs = []
    for idea in verdict.ideas:
        held = [say.say(f"belief-{mistake.id}") for mistake in idea.mistakes]
        title = " + ".join(say.say(f"mistake-{mistake.id}") for mistake in idea.mistakes)
        name = "verdict-belief" if len(held) == 1 else "verdict-beliefs"
        true, wrong = parted(puzzle.solved.why, idea.solution.why)
        right |= dict.fromkeys(true)
        beliefs.append(Believed(title, say.say(name, belief=held[0], other=held[-1]), tuple(wrong)))
    played, clauses = game(puzzle.game).played_otherwise(puzzle.state), rulebook(game(puzzle.game).folder)
    broken = dict.fromkeys(mistake.clause for idea in verdict.ideas for mistake in idea.mistakes)
    rules = tuple((id_, clauses[id_].option in played) for id_ in broken)
    return Explained(slip, tuple(beliefs), rules, tuple(right))


def _called(fact: Any, verdict: "Verdict", say: Words) -> Any:
    """A fact of a slip as the language has it: what can be named in an answer as it is called there."""
    if isinstance(fact, tuple):
        return tuple(_called(thing, verdict, say) for thing in fact)
    puzzle = verdict.puzzle
    shape = puzzle.asks.shape(puzzle.state, puzzle.ask) if puzzle else None
    if shape is not None and fact in shape.names:
        return shape.called(fact, say)
    return say.name(fact) if isinstance(fact, str) else fact


def parted(true: Why, wrong: Why, top: bool = True) -> tuple[Sequence[Why], Sequence[Why]]:
    """Both trees cut down to where they part: what is the same in both is left out.

    Below the top two reasons are compared part by part only if they are about the same thing, their first fact.
    """
    if true == wrong:
        return [], []
    same = true.rule == wrong.rule and (top or true.facts[:1] == wrong.facts[:1])
    if same and true.parts and wrong.parts:
        mine, theirs = set(true.parts), set(wrong.parts)
        only_true = [part for part in true.parts if part not in theirs]
        only_wrong = [part for part in wrong.parts if part not in mine]
        if len(only_true) == len(only_wrong) == 1:
            return parted(only_true[0], only_wrong[0], top=False)
        if only_true and only_wrong:
            return only_true, only_wrong
    return [true], [wrong]
