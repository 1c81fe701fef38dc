"""The next puzzle: reviews before what is weak, that before what is new, that before practice; always a fitting one."""

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.choosing import RESTS, Choice, first_puzzle, next_puzzle
from gangster_widgets.app.practice.filters import Wanted, fits, offered, topics
from gangster_widgets.app.practice.past import Past
from gangster_widgets.app.practice.telling import told
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import bank
from gangster_widgets.puzzles.variant import variant
from tests.app.practised import BY_ID, DAY, HOUR, MINUTE, NOON, PUZZLES, answered, many, moments

ANY = Wanted("gangster")
TOPICS = tuple(dict.fromkeys(clause.topic for clause in rulebook(game("gangster").folder).values()))
wishes = st.builds(
    Wanted,
    st.sampled_from(("gangster", "gangster", "gangster", "gone-game")),
    st.one_of(st.none(), st.sampled_from((*TOPICS, "no topic"))),
    st.one_of(st.none(), st.sampled_from((*{puzzle.kind for puzzle in PUZZLES}, "no-kind"))),
    st.one_of(st.none(), st.integers(0, 6)),
    st.one_of(st.none(), st.sampled_from((PUZZLES[0].file, "/nowhere"))),
)
visits = st.lists(st.sampled_from((*BY_ID, "gone-puzzle")), max_size=12)


def chosen(
    answers: list[Answer], now: float = NOON, wanted: Wanted = ANY, passed: tuple[str, ...] = (), among=PUZZLES
) -> Choice:
    choice = next_puzzle(among, Past.of(answers), now, wanted, passed)
    assert choice is not None
    return choice


def all_solved(at: float = NOON) -> list[Answer]:
    """Everything right three times, days apart: nothing is due for a while after `at`, nothing weak, nothing new."""
    return [answered(puzzle, at - ago * DAY) for ago in (30, 10, 0) for puzzle in PUZZLES]


def test_a_newcomer_begins_with_an_easy_puzzle() -> None:
    choice = chosen([])
    assert choice.puzzle is first_puzzle(PUZZLES)
    assert (choice.puzzle.level, choice.puzzle.kind, choice.variant) == (1, "points", 0)
    assert "tie.highest-rank" not in {why.clause for why in choice.puzzle.solved.why.walk()}
    assert choice.reason.name == "practice-first"


def test_there_is_no_first_puzzle_where_there_is_none() -> None:
    assert first_puzzle([]) is None
    assert next_puzzle([], Past(), NOON, ANY) is None


def test_the_review_that_is_most_overdue_comes_before_anything_else() -> None:
    answers = [answered("own-bodyguard", NOON), answered("one-more-guest", NOON + HOUR, "wrong")]
    choice = chosen(answers, NOON + 5 * HOUR)
    assert choice.reason.name == "practice-review-hours"
    assert choice.reason.number == 5
    assert choice.reason.clause in ("bodyguard.shield", "cargo.load")
    assert choice.reason.clause in choice.puzzle.rules


def test_a_review_comes_with_a_puzzle_that_was_not_solved_yet_at_the_learners_level() -> None:
    choice = chosen([answered("two-steps-from-west-side")], NOON + DAY)
    assert choice.reason.name == "practice-review-days"
    assert choice.puzzle.id in ("three-steps-from-gold-coast", "greek-town-with-the-three")
    assert choice.variant == 0


def test_a_review_comes_as_a_fresh_variant_where_no_new_puzzle_suits() -> None:
    answers = [answered("one-step-from-the-loop"), answered("one-step-from-the-loop", variant=4)]
    among = [one for one in PUZZLES if one.id == "one-step-from-the-loop"]
    choice = chosen(answers, NOON + 20 * DAY, among=among)
    assert (choice.puzzle.id, choice.variant) == ("one-step-from-the-loop", 5)


def test_a_puzzle_whose_kind_draws_nothing_anew_comes_back_as_a_variant_too() -> None:
    bumpers = [puzzle for puzzle in PUZZLES if puzzle.rules == ("bumper.push",)]
    assert not any(hasattr(puzzle.asks, "vary") for puzzle in bumpers)
    choice = chosen([answered(puzzle) for puzzle in bumpers], NOON + 9 * DAY, among=bumpers)
    assert choice.variant == 1
    assert variant(choice.puzzle, choice.variant) is not None


def test_a_newcomer_meets_composed_puzzles_and_whoever_knows_them_all_generated_ones() -> None:
    every = bank()
    assert not chosen([], among=every).puzzle.generated
    some = [puzzle for puzzle in every if puzzle.kind == "order"]
    assert not chosen([answered("tie-of-two")], NOON + MINUTE, among=some).puzzle.generated
    both = [answered(puzzle) for puzzle in some if not puzzle.generated]
    later = chosen(both, NOON + MINUTE, among=some)
    assert later.puzzle.generated
    assert later.variant == 0


def test_what_went_wrong_lately_comes_before_anything_new() -> None:
    answers = [answered("one-more-guest", NOON, "wrong"), answered("one-more-guest", NOON + MINUTE)]
    choice = chosen(answers, NOON + 2 * MINUTE)
    assert (choice.reason.name, choice.reason.clause) == ("practice-weak", "tablet.full")


def test_what_went_wrong_just_now_waits_for_one_other_puzzle() -> None:
    answers = [answered("one-more-guest", NOON, "wrong")]
    between = chosen(answers, NOON, passed=("one-more-guest",))
    assert "tablet.full" not in between.puzzle.rules
    assert between.reason.name == "practice-new"


def test_new_puzzles_come_by_level_and_not_two_of_a_kind_in_a_row_where_it_can_be_helped() -> None:
    answers: list[Answer] = []
    met = []
    for _ in range(len(PUZZLES)):
        choice = chosen(answers, NOON, passed=tuple(puzzle.id for puzzle in met))
        assert choice.puzzle not in met
        met.append(choice.puzzle)
        answers.append(answered(choice.puzzle))
    assert [puzzle.level for puzzle in met] == sorted(puzzle.level for puzzle in met)
    for place, (one, other) in enumerate(pairwise(met)):
        left = {puzzle.kind for puzzle in met[place + 1 :] if puzzle.level == other.level}
        assert one.kind != other.kind or left == {one.kind}


def test_a_new_puzzle_names_the_clause_that_is_new_in_it() -> None:
    choice = chosen([answered(first_puzzle(PUZZLES))])
    assert choice.reason.name == "practice-new"
    assert choice.reason.clause in choice.puzzle.rules
    known = [answered("last-field-taken"), answered("last-field-still-empty")]
    new = chosen(known, among=[BY_ID["french-last-field-taken"]])
    assert (new.reason.name, new.reason.clause) == ("practice-unseen", "gap.filling")


def test_when_all_are_solved_and_nothing_is_due_the_least_sure_clause_is_practised_afresh() -> None:
    past = Past.of(all_solved())
    choice = chosen(all_solved(), NOON + MINUTE)
    memory = past.memory("gangster")
    assert choice.reason.name == "practice-least-sure"
    strengths = [memory.strength(rule, NOON + MINUTE) for puzzle in PUZZLES for rule in puzzle.rules]
    assert memory.strength(choice.reason.clause, NOON + MINUTE) == min(strengths)
    assert choice.variant == 1


def test_the_puzzle_shown_just_now_is_not_shown_again_as_it_stands() -> None:
    alone = [BY_ID["one-more-guest"]]
    choice = chosen([], passed=("one-more-guest",), among=alone)
    assert (choice.puzzle.id, choice.variant) == ("one-more-guest", 1)
    assert chosen([], passed=("one-more-guest",) * 2, among=alone).variant == 2
    assert chosen([], passed=("twelve-hats",), among=[BY_ID["twelve-hats"]]).variant == 1


def test_whoever_passes_everything_is_shown_something_else_each_time() -> None:
    answers, passed = [answered("one-more-guest", NOON - DAY, "wrong")], []
    for _ in range(40):
        passed.append(chosen(answers, NOON, passed=tuple(passed)).puzzle.id)
    for place in range(RESTS, len(passed)):
        assert passed[place] not in passed[place - RESTS : place]
    assert len(set(passed)) > 25


def test_variants_that_are_asked_for_are_there() -> None:
    choice = chosen(all_solved(), NOON + MINUTE, Wanted("gangster", kind="field"))
    assert variant(choice.puzzle, choice.variant) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_is_told_with_the_title_of_the_clause(lang: str) -> None:
    title = rulebook(game("gangster").folder)["bodyguard.shield"].title[lang]
    for ago in (MINUTE, 9 * MINUTE, HOUR, 5 * HOUR, DAY, 6 * DAY):
        choice = chosen([answered("bodyguards-in-two-places", NOON - ago, "wrong")])
        assert title in told(choice, lang)
        assert choice.reason.number == 1 or str(choice.reason.number) in told(choice, lang)
    assert told(chosen([]), lang)


def test_the_reason_of_a_review_says_how_long_ago_its_clause_was_met() -> None:
    choice = chosen([answered("last-field-taken", NOON - 6 * DAY)])
    assert told(choice, "en") == "Review: you last met “When gaps are filled” 6 days ago."


def test_puzzles_match_what_is_wanted_and_no_others() -> None:
    ties = BY_ID["tie-of-two"]
    assert fits(ties, Wanted("gangster", "reckoning", "order", 1, ties.file))
    for other in (
        Wanted("the-boss"),
        Wanted("gangster", topic="driving"),
        Wanted("gangster", kind="points"),
        Wanted("gangster", level=2),
        Wanted("gangster", source="/nowhere"),
    ):
        assert not fits(ties, other)


def test_filters_offer_what_there_is_with_how_much_is_solved() -> None:
    past = Past.of([answered("tie-of-two", verdict="wrong"), answered("north-side", attempt=2)])
    found = offered(PUZZLES, past, ANY)
    assert sum(option.all for option in found.kinds) == sum(option.all for option in found.levels) == len(PUZZLES)
    assert sum(option.solved for option in found.kinds) == 1
    assert [option.value for option in found.levels] == [1, 2, 3, 4, 5]
    narrow = offered(PUZZLES, past, Wanted("gangster", kind="order"))
    assert {option.value for option in narrow.kinds} == {option.value for option in found.kinds}
    assert sum(option.all for option in narrow.levels) == sum(one.kind == "order" for one in PUZZLES) > 2
    assert offered(PUZZLES, past, Wanted("gone-game")).kinds == ()


@given(many, moments, wishes, visits)
def test_whatever_was_answered_a_fitting_puzzle_comes_and_its_reason_can_be_told(
    answers: list[Answer], now: float, wanted: Wanted, passed: list[str]
) -> None:
    past = Past.of(answers)
    choice = next_puzzle(PUZZLES, past, now, wanted, passed)
    assert choice == next_puzzle(PUZZLES, past, now, wanted, passed)
    fitting = [puzzle for puzzle in PUZZLES if fits(puzzle, wanted)]
    if choice is None:
        assert not fitting
        return
    assert choice.puzzle in fitting
    assert choice.puzzle.id not in passed[-1:] or choice.variant
    assert choice.reason.clause is None or choice.reason.clause in choice.puzzle.rules
    answered_ones = {answer.variant for answer in answers if answer.puzzle == choice.puzzle.id}
    assert choice.variant not in answered_ones
    for lang in LANGUAGES:
        assert not re.search(r"practice-|\{", told(choice, lang))


@given(many, moments, wishes, visits)
def test_due_clauses_come_first(answers: list[Answer], now: float, wanted: Wanted, passed: list[str]) -> None:
    """Unless every puzzle that drills one rests."""
    past = Past.of(answers)
    choice = next_puzzle(PUZZLES, past, now, wanted, passed)
    free = [puzzle for puzzle in PUZZLES if fits(puzzle, wanted) and puzzle.id not in passed[-RESTS:]]
    resting = [BY_ID[id_] for id_ in passed[-RESTS:] if id_ in BY_ID]
    for clause in past.memory(wanted.game).due(now):
        if any(clause in puzzle.rules for puzzle in free) and not any(clause in puzzle.rules for puzzle in resting):
            assert choice is not None
            assert choice.reason.name.startswith("practice-review")
            return


@given(many, visits)
def test_filters_count_each_puzzle_once(answers: list[Answer], passed: list[str]) -> None:
    past = Past.of(answers)
    found = offered(PUZZLES, past, ANY)
    for option in found.topics:
        about = [puzzle for puzzle in PUZZLES if option.value in topics(puzzle)]
        assert (option.all, option.solved) == (len(about), sum(past.solved(puzzle.id) for puzzle in about))
