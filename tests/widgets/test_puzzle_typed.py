"""An answer that is typed below a puzzle: in the language that is read, with an example in that language."""

import pytest

from gangster_widgets.kernel.words import LANGUAGES

from .test_puzzle import shown, use

TYPED = {
    "en": "Red: pays 1; Blue: pays 1, loses 1",
    "de": "Rot: zahlt 1; Blau: zahlt 1, verliert 1",
    "nl": "Rood: betaalt 1; Blauw: betaalt 1, verliest 1",
    "fr": "Rouge : paie 1 ; Bleu : paie 1, perd 1",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_reads_the_example_of_a_line_can_type_like_it(lang: str) -> None:
    one = shown("four-at-the-door", lang=lang)
    assert TYPED[lang].split(":")[0].strip().lower() in one.panel().text().lower()
    use(one, "typed", TYPED[lang])
    assert one.answer == {"red": {"pays": 1}, "blue": {"pays": 1, "loses": 1}}


def test_what_cannot_be_read_names_what_could_stand_there_in_the_same_language() -> None:
    one = shown("four-at-the-door", lang="de")
    use(one, "typed", "Lila: zahlt 1")
    assert "möglich: Rot, Blau, Grün und Gelb" in one.panel().text()
