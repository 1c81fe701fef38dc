"""What a teacher has to expect: each wrong answer that an idea leads to, its beliefs, and what can be said to it."""

import re

import pytest

from gangster_widgets import WrongAnswers, puzzle
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import composed
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.puzzles.wrong_answers import Expected, expected


def of(id_: str, lang: str = "en") -> Expected:
    one = puzzle(id_)
    return expected(one, one.words(lang))


def test_every_wrong_answer_stands_once_with_all_ideas_that_lead_there() -> None:
    told = {wrong.answer: wrong.idea for wrong in of("last-night-of-the-casino").wrong}
    assert len(told) == len({repr(answer) for answer in puzzle("last-night-of-the-casino").tells_apart().values()}) == 6
    assert [idea.partition(" – ")[0] for idea in told["Yellow 4, Brown 10"]] == [
        "Tie: the lower rank first",
        "Tie: first come, first served",
        "The largest number first",
    ]


def test_each_idea_is_met_by_the_rule_that_it_breaks_and_what_that_means_here() -> None:
    replies = {wrong.answer: wrong.reply for wrong in of("last-night-of-the-casino").wrong}
    doubler = "A doubler doubles the numbers – A doubler lies in Cicero: the number counts twice."
    assert replies["Yellow 5, Brown 2"] == (doubler,)
    (shared,) = replies["Yellow 4, Brown 4"]
    assert shared.startswith("Ties go to the higher rank – ")
    assert "of Yellow has rank 5; of Brown: 7." in shared


def test_where_nothing_here_rests_on_the_rule_alone_only_its_title_is_said_and_the_rule_told_in_full_once() -> None:
    found = WrongAnswers("two-steps-past-the-others", "small-change")
    assert found.expected[0].wrong[0].reply == found.expected[1].wrong[0].reply == ("No connection twice",)
    assert [rule for rule in found.rules if rule.startswith("No connection twice – In one drive")] == [
        "No connection twice – In one drive the same connection may not be used twice, not even in the other "
        "direction. A loop that ends where the drive began is allowed."
    ]


def test_where_the_table_plays_the_rule_otherwise_that_is_said() -> None:
    otherwise = "At this table it is played otherwise"
    assert otherwise in str(WrongAnswers("french-last-field-taken"))
    assert otherwise not in str(WrongAnswers("last-field-taken"))


@pytest.mark.parametrize("one", tuple(composed()), ids=lambda one: one.id)
def test_no_right_answer_is_called_wrong_and_none_is_without_idea_and_reply(one: Puzzle) -> None:
    found = expected(one, one.words())
    assert len(found.wrong) == len({repr(answer) for answer in one.tells_apart().values()})
    for wrong in found.wrong:
        assert found.right != one.words().say("verdict-expected", answer=wrong.answer)
        assert wrong.idea
        assert wrong.reply


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_in_the_language_asked_for(lang: str) -> None:
    one = puzzle("tie-of-four")
    found = WrongAnswers(one, lang=lang)
    shown, say = found._repr_html_(), one.words(lang)
    assert shown.startswith(f'<div lang="{lang}">')
    for text in (one.named(lang), say.say("belief-tie-first-come"), say.say("astray-reply"), found.rules[0]):
        assert text in shown
    english = one.words("en").say("belief-tie-first-come")
    assert (english in shown) is (lang == "en")


def test_where_nothing_is_to_be_expected_there_is_no_table_and_what_somebody_wrote_stays_text() -> None:
    (nothing,) = WrongAnswers("one-more-guest").expected
    assert nothing.wrong == nothing.rules == ()
    assert "<table" not in WrongAnswers("one-more-guest")._repr_html_()
    shown = WrongAnswers(puzzle("tie-of-four").with_title({"en": "<b>Ours & theirs</b>"}))._repr_html_()
    assert "&lt;b&gt;Ours &amp; theirs&lt;/b&gt;" in shown
    assert "<table" in shown
    assert not re.search(r"<b>Ours", shown)
    assert WrongAnswers()._repr_html_() == '<div lang="en"></div>'


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    with pytest.raises(KeyError):
        WrongAnswers("no-such-puzzle")
