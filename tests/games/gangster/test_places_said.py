"""How a name of the map stands in a sentence: with the preposition and the article that each language gives it."""

import re

import pytest

from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.words import LANGUAGES, Words, words
from gangster_widgets.puzzles.bank import bank

GANGSTER = game("gangster")
FORMS = ("in", "to", "from", "the")
PLACES = r"\$(?:place|district|to|at|harbour)"
BARE = re.compile(rf"[a-zà-ÿ’] \{{ {PLACES} \}}")
"""A word, and then a place as it is called on the map, where a form of it should stand."""
ALLOWED = {
    "de": ("durch { $place } ist", "ohne { $place } zerfällt", "ist { $place } geschlossen",
           "und { $place } ist in dieser", "Den Ort { $place } gibt", "zeigt { $district }:"),
    "en": ("shows { $district }:",),
    "fr": ("montre { $district }",),
    "nl": ("buurwijk { $place }", "staat { $district }:"),
}  # fmt: skip
"""What is shut may have no article, and what a card shows is the name itself."""
BEFORE = (
    *("a", "à", "au", "de", "du", "le", "dans", "depuis", "vers", "in", "an", "im", "nach", "von", "vom", "der", "den"),
    *("naar", "van", "vanuit", "op", "the", "to", "from", "of", "at"),
)
ODD = re.compile(rf"\b(?:{'|'.join(BEFORE)}) The Loop\b")
SIDES = re.compile(r"\b(?:in|à|a) (?:North|West|South) Side\b")
WRITTEN = re.compile(r"\b(?:yellow|grey|brown|blue|green) (?:drives|loads|unloads)[^.”“»’]*")
"""An action as it is written in every language."""


def said(lang: str) -> Words:
    return words(lang, GANGSTER.folder / "words")


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ["in the Loop", "to the Loop", "from the Loop", "the Loop"]),
        ("de", ["im Loop", "in den Loop", "vom Loop", "der Loop"]),
        ("nl", ["in de Loop", "naar de Loop", "van de Loop", "de Loop"]),
        ("fr", ["dans le Loop", "au Loop", "du Loop", "le Loop"]),
    ],
)
def test_a_name_with_an_article_has_it_in_every_form(lang: str, forms: list[str]) -> None:
    assert [said(lang).place(form, "The Loop") for form in FORMS] == forms


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ["in Mill Street", "to Mill Street", "from Mill Street", "Mill Street"]),
        ("de", ["in Mill Street", "nach Mill Street", "von Mill Street", "Mill Street"]),
        ("nl", ["in Mill Street", "naar Mill Street", "van Mill Street", "Mill Street"]),
        ("fr", ["à Mill Street", "à Mill Street", "de Mill Street", "Mill Street"]),
    ],
)
def test_a_name_of_ones_own_map_has_none(lang: str, forms: list[str]) -> None:
    assert [said(lang).place(form, "Mill Street") for form in FORMS] == forms


def test_a_sentence_begins_with_a_capital_also_where_it_begins_with_a_place() -> None:
    facts = {"district": "North Side"}
    assert said("fr").say("nobody", **facts).startswith("Il n’y a personne dans le North Side")
    assert said("de").say("nobody", **facts).startswith("In der North Side")
    assert said("en").say("closed", place="The Loop").startswith("The Loop is closed")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_puts_a_word_before_a_bare_name(lang: str) -> None:
    for file in sorted((GANGSTER.folder / "words" / lang).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        for allowed in ALLOWED[lang]:
            text = text.replace(allowed, "")
        assert not BARE.findall(text), file.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_reason_of_a_composed_puzzle_puts_a_word_before_the_name_on_the_map(lang: str) -> None:
    for one in bank():
        if one.game == GANGSTER.name and not one.generated:
            tree = WRITTEN.sub("", one.words(lang).tree(one.solved.why))
            assert not ODD.search(tree), ODD.search(tree)
            assert not SIDES.search(tree), SIDES.search(tree)
