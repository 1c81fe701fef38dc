"""The rules in brief: every clause has one, shorter than itself, and it says no more than the clause says."""

import re
from pathlib import Path

import pytest

from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.rulebook import Clause, rulebook, topics
from gangster_widgets.kernel.words import LANGUAGES

CLAUSES = [clause for name in games() for clause in rulebook(game(name).folder).values()]
every_clause = pytest.mark.parametrize("clause", CLAUSES, ids=[clause.id for clause in CLAUSES])

NUMBERS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn",
    "nl": "nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze",
}
TENS = {"en": "twenty thirty", "de": "zwanzig dreißig", "nl": "twintig dertig", "fr": "vingt trente"}


def numbers(text: str, language: str) -> set[int]:
    """The numbers from 2 on that a text names, in words or in digits; what "one" means depends on more than itself."""
    named = {word: value for value, word in enumerate(NUMBERS[language].split()) if value > 1}
    named |= dict(zip(TENS[language].casefold().split(), (20, 30), strict=True))
    words = re.findall(r"\w+", text.casefold())
    return {named[word] for word in words if word in named} | {int(word) for word in words if word.isdecimal()} - {1}


@every_clause
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_in_brief_is_shorter_and_names_no_number_of_its_own(clause: Clause, language: str) -> None:
    title, brief, sentence = clause.title[language], clause.brief[language], clause.sentence[language]
    assert brief.endswith((".", "”.", "“.", "’.", "».")), brief
    assert "  " not in brief
    assert len(brief) < len(sentence)
    assert numbers(brief, language) <= numbers(f"{title} {sentence}", language)
    assert brief not in [clause.brief[other] for other in LANGUAGES if other != language]


def test_numbers_are_found_in_words_and_in_digits() -> None:
    assert numbers("Zwei Polizisten, bei fünf Spielern 3", "de") == {2, 3, 5}
    assert numbers("one piece", "en") == set()


@pytest.mark.parametrize("name", games())
def test_topics_hold_every_clause_once(name: str) -> None:
    by_topic = topics(game(name).folder)
    held = [clause.id for clauses in by_topic.values() for clause in clauses]
    assert sorted(held) == sorted(rulebook(game(name).folder))
    assert all(clause.topic == topic for topic, clauses in by_topic.items() for clause in clauses)


def test_a_clause_without_a_brief_in_every_language_is_an_error(tmp_path: Path) -> None:
    texts = "{en: a, de: b, nl: c, fr: d}"
    clause = f"- {{id: x, topic: turn, source: {{kind: ours}}, title: {texts}, sentence: {texts}, brief: {{en: a}}}}"
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "1.yaml").write_text(clause, encoding="utf-8")
    with pytest.raises(ValueError, match="lacks a language"):
        rulebook(tmp_path)
