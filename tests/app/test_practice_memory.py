"""What a learner remembers: reviews by clause, due and weak ones, the same whichever way the answers come."""

from datetime import UTC, datetime

import pytest
from fsrs import Card, Rating, Scheduler
from hypothesis import given
from hypothesis import strategies as st

from gangster_widgets.app.keeping.answer import Answer
from gangster_widgets.app.practice.memory import Memory, rated
from gangster_widgets.app.practice.past import Past
from tests.app.practised import DAY, MINUTE, NOON, answered, answers, many, moments

TIE, PLACES = "tie.highest-rank", "places.left-to-right"


def test_a_right_answer_reviews_every_clause_that_the_puzzle_drills() -> None:
    assert set(Memory.of([answered("north-side")]).held) == {TIE, PLACES}


def test_a_wrong_answer_reviews_the_clauses_it_broke_and_leaves_the_others() -> None:
    memory = Memory.of([answered("north-side", verdict="wrong", blamed=(TIE,))])
    assert set(memory.held) == {TIE}


def test_a_wrong_answer_that_nothing_explains_reviews_every_clause() -> None:
    assert set(Memory.of([answered("north-side", verdict="wrong")]).held) == {TIE, PLACES}


def test_what_a_right_answer_blames_does_not_matter() -> None:
    assert set(Memory.of([answered("north-side", blamed=("gap.filling",))]).held) == {TIE, PLACES}


def test_only_the_first_attempt_of_a_sitting_counts() -> None:
    wrong = answered("north-side", verdict="wrong")
    again = answered("north-side", NOON + 20, attempt=2)
    assert Memory.of([wrong, again]) == Memory.of([wrong])


def test_in_a_timed_run_every_answer_counts() -> None:
    assert Memory.of([answered("north-side", attempt=2, mode="timed")]).held


def test_an_answer_to_a_puzzle_without_rules_reviews_nothing() -> None:
    assert Memory.of([answered("north-side", rules=())]) == Memory()


@pytest.mark.parametrize(
    ("verdict", "rung", "rating"),
    [
        ("right", 0, Rating.Good),
        ("right", 1, Rating.Hard),
        ("right", 2, Rating.Hard),
        ("right", 3, Rating.Again),
        ("right", 4, Rating.Again),
        ("wrong", 0, Rating.Again),
        ("wrong", 2, Rating.Again),
    ],
)
def test_hints_and_the_verdict_say_how_well_it_was_remembered(verdict: str, rung: int, rating: Rating) -> None:
    assert rated(answered(verdict=verdict, rung=rung)) is rating


def test_the_schedule_is_that_of_fsrs() -> None:
    scheduler, card = Scheduler(enable_fuzzing=False), Card(card_id=0)
    memory = Memory()
    for day, verdict in ((0, "right"), (1, "right"), (5, "wrong"), (6, "right")):
        memory = memory.after(answered("tie-of-two", NOON + day * DAY, verdict))
        rating = Rating.Good if verdict == "right" else Rating.Again
        card, _ = scheduler.review_card(card, rating, datetime.fromtimestamp(NOON + day * DAY, UTC))
        assert memory.due_at(TIE) == card.due.timestamp()
        assert memory.held[TIE].card.stability == card.stability


def test_what_was_wrong_is_due_soon_and_what_was_right_later() -> None:
    memory = Memory.of([answered("one-more-guest", verdict="wrong"), answered("own-bodyguard")])
    assert memory.due(NOON) == ()
    assert memory.due(NOON + 2 * MINUTE) == ("tablet.full",)
    assert memory.due(NOON + 11 * MINUTE)[0] == "tablet.full"
    assert set(memory.due(NOON + 11 * MINUTE)) == {"tablet.full", "bodyguard.shield", "cargo.load"}


def test_when_the_next_review_is_due_is_known() -> None:
    memory = Memory.of([answered("one-more-guest", verdict="wrong")])
    assert memory.next_due(NOON) == memory.due_at("tablet.full") == NOON + MINUTE
    assert memory.next_due(NOON + MINUTE) is None
    assert memory.due_at(TIE) is None
    assert memory.met_at("tablet.full") == NOON
    assert memory.met_at(TIE) is None


def test_weak_is_what_went_wrong_lately_until_it_was_right_twice() -> None:
    memory = Memory.of([answered("one-more-guest", verdict="wrong"), answered("own-bodyguard")])
    assert memory.weakest(NOON) == ("tablet.full",)
    memory = memory.after(answered("one-more-guest", NOON + 60))
    assert memory.weakest(NOON + 60) == ("tablet.full",)
    memory = memory.after(answered("one-more-guest", NOON + 120))
    assert memory.weakest(NOON + 120) == ()


def test_weak_is_what_has_faded() -> None:
    memory = Memory.of([answered("own-bodyguard")])
    assert memory.weakest(NOON + DAY) == ()
    assert set(memory.weakest(NOON + 400 * DAY)) == {"bodyguard.shield", "cargo.load"}


def test_strength_grows_with_right_answers_days_apart_and_fades_with_time() -> None:
    memory = Memory()
    assert memory.strength(TIE, NOON) == 0
    last = 0.0
    for day in (0, 1, 4, 12, 40):
        memory = memory.after(answered("tie-of-two", NOON + day * DAY))
        strength = memory.strength(TIE, NOON + day * DAY)
        assert last < strength < 1
        last = strength
    assert memory.strength(TIE, NOON + 400 * DAY) < last


@given(many, st.randoms(use_true_random=False))
def test_whichever_way_the_answers_come_the_same_is_remembered(answers: list[Answer], chance: object) -> None:
    mixed = [*answers, *answers[:3]]
    chance.shuffle(mixed)  # type: ignore[attr-defined]
    in_order = sorted(answers, key=lambda answer: (answer.at, answer.id))
    assert Memory.of(mixed) == Memory.of(in_order)
    assert Past.of(mixed) == Past.of(in_order)


@given(many, answers())
def test_one_more_answer_gives_what_a_replay_of_all_gives(answers: list[Answer], more: Answer) -> None:
    before = Memory.of(answers)
    kept = dict(before.held)
    assert before.after(more) == Memory.of([*answers, more])
    assert dict(before.held) == kept


@given(many, moments)
def test_everything_that_is_said_of_a_clause_holds_at_any_moment(answers: list[Answer], now: float) -> None:
    memory = Memory.of(answers)
    due = memory.due(now)
    assert [memory.due_at(clause) for clause in due] == sorted(memory.due_at(clause) or 0 for clause in due)
    assert all((memory.due_at(clause) or 0) <= now for clause in due)
    assert set(memory.weakest(now)) <= set(memory.held)
    strengths = [memory.strength(clause, now) for clause in memory.weakest(now)]
    assert strengths == sorted(strengths)
    assert all(0 < memory.strength(clause, now) < 1 for clause in memory.held)
    later = memory.next_due(now)
    assert later is None or later > now


@given(many)
def test_games_are_remembered_apart(answers: list[Answer]) -> None:
    past = Past.of(answers)
    for name in ("gangster", "gone-game", "never-played"):
        assert past.memory(name) == Memory.of(answer for answer in answers if answer.game == name)
