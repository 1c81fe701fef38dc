"""The terms in four languages: each is named by the clauses it leads to, and so is every term that a lesson links."""

from pathlib import Path

import pytest

from gangster_widgets.games.gangster.components import standard
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.glossary import Headword, by_letters, columns, glossary
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.lessons.course import lessons
from gangster_widgets.lessons.lesson import LINK

FOLDER = game("gangster").folder
CLAUSES = rulebook(FOLDER)
TERMS = [(term, id_) for term in glossary(FOLDER) for id_ in term.clauses]
LINKS = {
    (language, said, clause)
    for one in lessons("gangster")
    for page in one.pages
    for language in LANGUAGES
    for said, clause in LINK.findall(page.text[language])
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("term", "id_"), TERMS, ids=[f"{term.said['en']}-{id_}" for term, id_ in TERMS])
def test_a_term_is_named_by_its_clause_in_every_language(term: Headword, id_: str, language: str) -> None:
    assert term.named_in(CLAUSES[id_], language)


def test_a_term_is_found_with_an_ending_and_not_in_another_word() -> None:
    def of(word: str) -> Headword:
        return Headword(dict.fromkeys(LANGUAGES, word), ())

    assert of("tablet").named_in(CLAUSES["setup.tablets"], "en")
    assert of("carte Mouvement").named_in(CLAUSES["cards.third"], "fr")
    assert not of("tablet").named_in(CLAUSES["turn.order"], "en")
    assert not of("Bezirk").named_in(CLAUSES["setup.decks"], "de"), "a card of a district is not a district"


def test_a_term_that_its_clause_does_not_name_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "rulebook").symlink_to(FOLDER / "rulebook")
    (tmp_path / "glossary.yaml").write_text(
        "- {en: gap, de: Lücke, nl: leegte, fr: fossé, clauses: [gap.definition]}", encoding="utf-8"
    )
    with pytest.raises(ValueError, match="'fossé'"):
        glossary(tmp_path)


def test_what_the_game_is_played_with_is_among_the_terms() -> None:
    known = {term.said["en"] for term in glossary(FOLDER)}
    assert {
        "district", "tablet", "field", "rank", "place", "doubler", "harbour", "gap", "stage", "influence",
        "day of reckoning", "district card", "casino card", "movement card",
    } <= known  # fmt: skip
    assert {words("en", FOLDER / "words").name(kind) for kind, _ in standard().equipment} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_stand_by_their_letters_and_no_row_twice(language: str) -> None:
    terms = by_letters(FOLDER, language)
    assert [term.place(language) for term in terms] == sorted(term.place(language) for term in terms)
    assert len({tuple(term.said[one] for one in LANGUAGES) for term in terms}) == len(terms) > 50
    assert columns(language)[0] == language
    assert sorted(columns(language)) == sorted(LANGUAGES)


def test_letters_with_accents_stand_like_those_without() -> None:
    assert Headword({"fr": "Égalité"}, ()).place("fr") == "egalite"


def test_a_term_that_a_lesson_links_leads_to_a_clause_that_names_it() -> None:
    linked = set()
    for language, said, clause in LINKS:
        for term in glossary(FOLDER):
            if term.form(language).fullmatch(said):
                assert term.named_in(CLAUSES[clause], language), (language, said, clause)
                linked.add(term.said["en"])
    assert len(linked) > 25
