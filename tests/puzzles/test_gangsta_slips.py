"""What is said of wrong answers about Gangsta! that no listed idea leads to: what was forgotten, by which clause."""

from itertools import permutations

import pytest

from gangster_widgets import puzzle as known
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.checker import check


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
