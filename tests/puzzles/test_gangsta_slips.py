"""What is said of wrong answers about Gangsta! that no listed idea leads to: what was forgotten, by which clause."""

from itertools import permutations
from typing import Any

import pytest

from gangster_widgets import puzzle as known
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import bank_of
from gangster_widgets.puzzles.checker import check

FORGETFUL = ("mobilise", "snitched", "count", "income")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["three-who-can-type", "still-in-its-box"])
def test_a_wrong_order_of_ones_own_is_never_called_the_right_way(name: str, lang: str) -> None:
    one = known(name)
    say, slips, ideas = one.words(lang), 0, 0
    right, why = (say.say(title).strip() for title in ("verdict-true-way", "verdict-slip-way"))
    for order in (list(some) for number in range(1, 5) for some in permutations(one.shape.shapes[0].names, number)):
        verdict = check(one, {"order": order})
        if verdict.verdict == "wrong":
            text = verdict.text(lang)
            assert (right in text, why in text) == (bool(verdict.ideas), not verdict.ideas)
            slips, ideas = slips + (not verdict.ideas), ideas + bool(verdict.ideas)
    assert slips
    assert ideas


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "answer"), [("the-secret-handshake", 5), ("the-new-face", 5)])
def test_who_takes_a_gang_for_synchronised_is_quoted_that_rule_whether_anybody_was_hired_or_not(
    name: str, answer: int, lang: str
) -> None:
    verdict = check(known(name), answer)
    text = verdict.text(lang)
    assert verdict.misconceptions == ["hiring-keeps-synchronised"]
    assert f"{known(name).words(lang).say('belief-hiring-keeps-synchronised')}" in text
    assert "[gangsta.newcomer]" not in text
    assert "[gangsta.synchronised]" in text


FORGOTTEN = [
    ("a-dollar-for-the-last", 2, "slip-paying-left-out", ["gangsta.mobilise"]),
    ("a-dollar-for-the-last", 1, "slip-nobody-freed", ["gangsta.mobilise"]),
    ("a-key-for-every-door", 1, "slip-paying-left-out", ["gangsta.headquarters"]),
    ("a-key-for-every-door", 2, "slip-headquarters-left-out", ["gangsta.headquarters"]),
    ("again-at-once", 0, "slip-nobody-freed", ["gangsta.synchronised"]),
    (
        "four-at-the-door",
        {"blue": {"pays": 2}, "green": {"pays": 1}, "yellow": {"pays": 2}},
        "slip-nobody-lost",
        ["gangsta.snitch-unpaid"],
    ),
    (
        "a-cousin-in-uniform",
        {"red": {"pays": 1, "loses": 1}, "blue": {"loses": 1}},
        "slip-police-station-left-out",
        ["gangsta.police-station"],
    ),
    ("equal-wallets", {"red": 10, "blue": 12}, "slip-largest-left-out", ["gangsta.largest-gang"]),
    ("equal-wallets", {"red": 9, "blue": 13}, "slip-richest-left-out", ["gangsta.richest"]),
    (
        "seven-headlines",
        {"blue": 20, "red": 19},
        "slip-one-of-these",
        ["gangsta.richest", "gangsta.largest-gang"],
    ),
    ("seven-headlines", {"blue": 22, "red": 20}, "slip-media-limit", ["gangsta.media"]),
    ("seven-headlines", {"blue": 22, "red": 12}, "slip-resources-left-out", ["gangsta.media"]),
    ("eight-six-five", {"blue": 2, "green": 1}, "slip-income-next", ["gangsta.income"]),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "answer", "slip", "clauses"), FORGOTTEN)
def test_what_was_forgotten_is_named_with_its_clause(
    name: str, answer: Any, slip: str, clauses: list[str], lang: str
) -> None:
    one = known(name)
    verdict = check(one, answer)
    text = verdict.text(lang)
    assert (verdict.misconceptions, verdict.slip and verdict.slip.name) == ([], slip)
    assert one.words(lang).say(slip) in text
    assert list(verdict.broken) == clauses
    assert all(f"[{clause}]" in text for clause in clauses)


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("a-dollar-for-the-last", 0),
        ("a-key-for-every-door", 3),
        ("four-at-the-door", {"blue": {"pays": 1}, "green": {"pays": 1}, "yellow": {"pays": 2}}),
        ("equal-wallets", {"red": 9, "blue": 12}),
        ("equal-wallets", {"red": 10, "blue": 11}),
        ("seven-headlines", {"blue": 22, "red": 21}),
        ("eight-six-five", {"blue": 1, "green": 1}),
    ],
)
def test_nothing_is_said_to_be_forgotten_where_that_explains_only_a_part_of_the_answer(name: str, answer: Any) -> None:
    verdict = check(known(name), answer)
    assert verdict.slip is None or verdict.slip.name.startswith("verdict-")


def test_an_idea_that_leads_there_is_told_and_not_that_something_was_forgotten() -> None:
    told = 0
    for one in (one for one in bank_of("gangsta") if not one.generated and one.kind in FORGETFUL):
        for id_, answer in one.tells_apart().items():
            verdict = check(one, answer)
            assert id_ in verdict.misconceptions
            assert verdict.slip is None
            told += 1
    assert told > 100
