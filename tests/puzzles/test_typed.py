"""What somebody types is understood in the language that is read, and in English; what is not says what would be."""

import pytest

from gangster_widgets.cli import main
from gangster_widgets.commands import BAD_CALL
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import bank_of, folder, puzzle
from gangster_widgets.puzzles.checker import check_text
from gangster_widgets.puzzles.kind import asking

Out = pytest.CaptureFixture[str]
WRITTEN = ("best",)
"""Actions are typed as they are written, which is English in every language."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", asking())
def test_an_answer_can_be_typed_just_as_it_is_told(name: str, lang: str) -> None:
    composed = [one for one in bank_of(name) if not one.generated and one.kind not in WRITTEN]
    for one in composed:
        told = one.shape.told(one.solved.answer, one.words(lang))
        assert one.right(one.reads_text(told, lang)), (one.id, told)
    assert len(composed) > 90


SNITCHED = {
    "en": "Red: pays 1; Blue: pays 1, loses 1",
    "de": "Rot: zahlt 1; blau: zahlt 1, verliert 1",
    "nl": "Rood: betaalt 1; blauw: betaalt 1, verliest 1",
    "fr": "Rouge\xa0: paie 1\xa0; bleu : paie 1, perd 1",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_and_what_happens_to_them_are_typed_in_the_readers_language_and_in_english(lang: str) -> None:
    one = puzzle("four-at-the-door")
    right = {"red": {"pays": 1}, "blue": {"pays": 1, "loses": 1}}
    for typed in (
        SNITCHED[lang],
        SNITCHED["en"],
        "red: pays 1; blue: pays 1, loses 1",
        "red pays 1\nblue pays 1, loses 1",
    ):
        assert one.reads_text(typed, lang) == right
    other = SNITCHED["de" if lang != "de" else "fr"]
    assert check_text(one, other, lang).verdict == "unreadable"


def test_what_is_possible_is_said_in_the_readers_language() -> None:
    one = puzzle("four-at-the-door")
    said = check_text(one, "lila: zahlt 1", "de").text("de")
    assert "Rot, Blau, Grün und Gelb" in said
    assert "red" not in said
    assert "zahlt und verliert" in check_text(one, "blau: schenkt 1", "de").text("de")
    assert "Rot 2, Blau 3" in check_text(puzzle("equal-wallets"), "nichtsda", "de").text("de")


def test_names_in_json_stay_as_they_are_written_in_every_language() -> None:
    one = puzzle("equal-wallets")
    assert one.reads_text('{"red": 1}', "de") == {"red": 1}
    assert check_text(one, '{"rot": 1}', "de").verdict == "unreadable"


@pytest.mark.parametrize(
    "typed", ["Hilde → Malik", "Hilde -> Malik", "Hilde, Malik", '"Hilde, Malik"', "hilde and malik"]
)
def test_an_order_is_typed_with_arrows_or_commas(typed: str) -> None:
    assert puzzle("still-in-its-box").reads_text(typed) == {"order": ("Hilde", "Malik")}


@pytest.mark.parametrize("typed", ["[]", "none", "nobody", "niemand", "lässt sich nicht verüben"])
def test_that_nobody_can_is_typed_in_words_too(typed: str) -> None:
    assert check_text(puzzle("still-in-its-box"), f'{{"order": {typed}}}' if typed == "[]" else typed, "de")


def test_a_single_number_is_a_list_of_one_and_a_name_of_what_is_asked_is_no_word_for_none() -> None:
    police = next(one for one in bank_of("the_boss") if one.kind == "police" and not one.generated)
    assert police.reads_text("3") == (3,)
    assert puzzle("under-the-tarpaulin").reads_text("nothing") == ("nothing",)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("id_", "typed", "example"),
    [
        ("still-in-its-box", '["Bram"]', '{"order": ["Malik", "Hilde"]}'),
        ("still-in-its-box", '{"order": 3}', '["Malik", "Hilde"]'),
        ("equal-wallets", "[1, 2]", '{"red": 2, "blue": 3}'),
        ("four-at-the-door", "[1]", '{"red": {"pays": 1}}'),
    ],
)
def test_data_of_another_form_is_answered_with_an_example_for_that_puzzle(
    id_: str, typed: str, example: str, lang: str
) -> None:
    verdict = check_text(puzzle(id_), typed, lang)
    assert verdict.verdict == "unreadable"
    assert example in verdict.text(lang)


def test_every_example_can_be_read() -> None:
    for name in asking():
        for one in bank_of(name):
            if not one.generated and one.kind not in WRITTEN:
                one.reads(one.shape.example)


def test_actions_with_commas_of_their_own_are_separated_by_semicolons() -> None:
    legal = [one for one in bank_of("gangster") if one.kind == "legal" and not one.generated]
    one = next(one for one in legal if any("," in action for action in one.shape.names))
    assert set(one.reads_text("; ".join(one.shape.names))) == set(one.shape.names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_check_without_an_answer_says_that_one_is_needed_and_with_both_that_they_are_too_many(
    lang: str, capsys: Out
) -> None:
    file = str(folder() / "gangsta" / "the-last-evening.yaml")
    said = []
    for more in ([], ["--answer", "1", "--answers", "x"]):
        assert main(["check", file, *more, "--lang", lang]) == BAD_CALL
        said.append(capsys.readouterr().err)
    assert all("--answer " in one and "--answers" in one for one in said)
    assert said[0] != said[1]


def test_the_command_line_reads_the_language_that_it_speaks(capsys: Out) -> None:
    file = str(folder() / "gangsta")
    given = ["check", file, "--id", "four-at-the-door", "--answer", "Gelb: zahlt 9", "--lang"]
    main([*given, "de"])
    assert capsys.readouterr().out.startswith("Nicht richtig.")
    main([*given, "en"])
    assert "possible: Red, Blue, Green and Yellow" in capsys.readouterr().out
