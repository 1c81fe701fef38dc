"""Why an answer is not right, apart into what is said of it: a slip, beliefs with their way, rules, the right way."""

from collections.abc import Iterator, Sequence, Set
from typing import TYPE_CHECKING, Any

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words

if TYPE_CHECKING:
    from gangster_widgets.puzzles.checker import Verdict
    from gangster_widgets.puzzles.diagnose import Idea
    from gangster_widgets.puzzles.puzzle import Puzzle


class Believed(Record, frozen=True):
    """An idea that leads to the answer: its name, the belief in a sentence, and its way from where it parts, as far as
    no idea before it goes the same way.
    """

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
    right: list[Why] = []
    beliefs, told = [], set[Why]()
    for idea in verdict.ideas:
        held = [say.say(f"belief-{mistake.id}") for mistake in idea.mistakes]
        title = " + ".join(say.say(f"mistake-{mistake.id}") for mistake in idea.mistakes)
        name = "verdict-belief" if len(held) == 1 else "verdict-beliefs"
        true, wrong = _told_apart(puzzle, idea.solution.why)
        right += true
        beliefs.append(Believed(title, say.say(name, belief=held[0], other=held[-1]), tuple(_untold(wrong, told))))
        told |= {_line(why) for part in wrong for why in part.walk()}
    played, clauses = game(puzzle.game).played_otherwise(puzzle.state), rulebook(game(puzzle.game).folder)
    rules = tuple((id_, clauses[id_].option in played) for id_ in broken(puzzle, verdict.ideas))
    return Explained(slip, tuple(beliefs), rules, tuple(_united([puzzle.solved.why], right)))


def broken(puzzle: "Puzzle", ideas: Sequence["Idea"]) -> tuple[str, ...]:
    """The clauses that these ideas break, each once."""
    found = (clause for idea in ideas for one in idea.mistakes for clause in broken_by(one, puzzle, idea.solution.why))
    return tuple(dict.fromkeys(found))


def broken_by(mistake: Mistake, puzzle: "Puzzle", wrong: Why) -> tuple[str, ...]:
    """The clauses that a mistake breaks: of several those on which rests what parts that way from the right one."""
    if not mistake.also:
        return (mistake.clause,)
    told = {why.clause for part in parted(puzzle.solved.why, wrong)[1] for why in part.walk() if not why.parts}
    return tuple(one for one in (mistake.clause, *mistake.also) if one in told) or (mistake.clause,)


def _called(fact: Any, verdict: "Verdict", say: Words) -> Any:
    """A fact of a slip as the language has it: what can be named in an answer as it is called there."""
    if isinstance(fact, tuple):
        called = [_called(thing, verdict, say) for thing in fact]
        alike = all(say.name(thing) == name for thing, name in zip(fact, called, strict=True))
        return tuple(called) if alike else say.apart(called)
    puzzle = verdict.puzzle
    shape = puzzle.asks.shape(puzzle.state, puzzle.ask) if puzzle else None
    if shape is not None and fact in shape.names:
        return shape.called(fact, say)
    return say.name(fact) if isinstance(fact, str) else fact


def _told_apart(puzzle: "Puzzle", wrong: Why) -> tuple[Sequence[Why], Sequence[Why]]:
    """Both ways from where they part, or as much of them as the kind tells."""
    own, both = getattr(puzzle.asks, "parting", None), parted(puzzle.solved.why, wrong)
    return own(*both) if own else both


def _untold(whys: Sequence[Why], told: Set[Why]) -> Iterator[Why]:
    """Of these reasons those that are not told yet; a line told stands again only above much that is not."""
    for why in whys:
        below = tuple(_untold(why.parts, told))
        if _line(why) in told and not any(part.parts for one in below for part in one.parts):
            yield from below
        else:
            yield replace(why, parts=below)


def _line(why: Why) -> Why:
    """The reason alone, without what it rests on."""
    return replace(why, parts=())


def parted(true: Why, wrong: Why, top: bool = True) -> tuple[Sequence[Why], Sequence[Why]]:
    """Both trees cut down to where they part: what is the same in both is left out.

    Below the top two reasons are compared part by part only if they are about the same thing, their first fact. Where
    some such pairs amount to something else in both trees, the pairs that amount to the same are left out too.
    """
    if true == wrong:
        return [], []
    same = true.rule == wrong.rule and (top or _about(true) == _about(wrong))
    if same and true.parts and wrong.parts:
        only_true, only_wrong = _apart(true.parts, wrong.parts)
        if len(only_true) == len(only_wrong) == 1:
            return parted(only_true[0], only_wrong[0], top=False)
        if only_true and only_wrong:
            return _cut(only_true, only_wrong), _cut(only_wrong, only_true)
    return _cut([true], [wrong]), _cut([wrong], [true])


def _united(whys: Sequence[Why], cuts: Sequence[Why]) -> Iterator[Why]:
    """Of these trees what is left in any of the cuts out of them, each reason once and in its place."""
    for why in whys:
        same = [cut for cut in cuts if cut == replace(why, parts=cut.parts)]
        below = [part for cut in same for part in cut.parts]
        if same:
            yield replace(why, parts=tuple(_united(why.parts, below)))
        else:
            yield from _united(why.parts, cuts)


def _about(why: Why) -> tuple[Any, ...]:
    """What a reason is about: its first fact."""
    return why.facts[:1]


def _apart(true: Sequence[Why], wrong: Sequence[Why]) -> tuple[list[Why], list[Why]]:
    """The reasons in which two rows differ: those that amount to something else, where there are any."""
    only_true = [part for part in true if part not in wrong]
    only_wrong = [part for part in wrong if part not in true]
    mine, theirs = _by_subject(only_true), _by_subject(only_wrong)
    alike = {about for about in mine.keys() & theirs.keys() if mine[about].value == theirs[about].value}
    if len(alike) < len(mine.keys() & theirs.keys()):
        only_true = [part for part in only_true if _about(part) not in alike]
        only_wrong = [part for part in only_wrong if _about(part) not in alike]
    return only_true, only_wrong


def _by_subject(whys: Sequence[Why]) -> dict[tuple[Any, ...], Why]:
    """Reasons by what they are about; none where two are about the same."""
    found = {_about(why): why for why in whys}
    return found if len(found) == len(whys) else {}


def _cut(whys: Sequence[Why], others: Sequence[Why]) -> list[Why]:
    """These reasons, of each only the parts that the other tree does not have in the reason about the same thing."""
    theirs = _by_subject(others) if _by_subject(whys) else {}
    return [_without(why, theirs.get(_about(why))) for why in whys]


def _without(why: Why, other: Why | None) -> Why:
    """The reason with only those parts in which it differs from the other one about the same thing."""
    if other is None or not other.parts:
        return why
    mine, theirs = _apart(why.parts, other.parts)
    return replace(why, parts=tuple(_cut(mine, theirs))) if mine and theirs else why
