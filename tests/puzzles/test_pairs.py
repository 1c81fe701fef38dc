"""Two ideas at once are told of a wrong answer only where nothing simpler explains it and each of them matters."""

from collections.abc import Iterator
from itertools import combinations, permutations

from gangster_widgets import puzzle as known
from gangster_widgets.puzzles.bank import generated
from gangster_widgets.puzzles.checker import Verdict
from gangster_widgets.puzzles.diagnose import changed_places, led_astray, thinking
from gangster_widgets.puzzles.puzzle import Puzzle


def orders() -> Iterator[tuple[Puzzle, Verdict]]:
    """Every wrong order of generated puzzles in which some are set down first, with what is said of it."""
    for one in [one for one in generated() if one.kind == "order" and one.ask.unload][:12]:
        for order in permutations(one.solution()):
            verdict = one.check(list(order))
            if not verdict:
                yield one, verdict


def test_of_an_order_in_which_two_have_changed_places_no_pair_of_ideas_is_told() -> None:
    told = [(changed_places(one.solution(), verdict.given), verdict) for one, verdict in orders()]
    single = [verdict for changed, verdict in told if changed and verdict.misconceptions]
    assert single
    assert all(len(idea.mistakes) == 1 for verdict in single for idea in verdict.ideas)
    slips = {verdict.slip.name for changed, verdict in told if changed and verdict.slip}
    assert slips == {"verdict-slip-swapped"}
    assert all(verdict.slip.name != "verdict-slip-swapped" for changed, verdict in told if not changed and verdict.slip)


def test_of_two_ideas_about_an_order_none_only_takes_back_what_the_other_does() -> None:
    pairs = [(one, idea) for one, verdict in orders() for idea in verdict.ideas if len(idea.mistakes) == 2]
    assert pairs
    for one, pair in pairs:
        shape, right = one.asks.shape(one.state, one.ask), one.solved.answer
        for mistake, other in permutations(pair.mistakes):
            alone, others = thinking(one, (mistake,)), thinking(one, (other,))
            assert alone is not None
            assert others is not None
            added = shape.wrong(right, pair.solution.answer) - shape.wrong(right, others.answer)
            assert added or alone.answer != right


def test_of_the_end_of_a_turn_an_idea_that_only_takes_back_what_another_brings_is_not_told() -> None:
    one = next(
        one
        for one in generated()
        if one.kind == "turns" and "end of the stage" in led_astray(one).get("card-after-every-drive", ())
    )
    after_every_drive = led_astray(one)["card-after-every-drive"]
    assert "end of the stage" in after_every_drive
    fewer = [event for event in after_every_drive if not event.startswith("end of the")]
    assert not one.check(fewer).misconceptions
    assert one.check(list(after_every_drive)).misconceptions == ["card-after-every-drive"]


def test_casino_cards_are_never_explained_by_two_ideas_and_just_the_other_ones_are_called_so() -> None:
    named = known("one-turn-of-the-wheel")
    cards = list(range(1, 7))
    given = [list(some) for number in range(len(cards) + 1) for some in combinations(cards, number)]
    wrong = [(some, named.check(some)) for some in given if some != named.solution()]
    assert any(verdict.ideas for _, verdict in wrong)
    assert all(len(idea.mistakes) == 1 for _, verdict in wrong for idea in verdict.ideas)
    others = [some for some, verdict in wrong if verdict.slip and verdict.slip.name == "verdict-slip-others"]
    assert others == [[card for card in cards if card not in named.solution()]]
