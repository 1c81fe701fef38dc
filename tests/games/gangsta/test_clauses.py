"""The clauses of Gangsta!: every ruling is one, every term is that of the rulebook."""

import pytest

from gangster_widgets.kernel.glossary import glossary
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES
from tests.games.gangsta.people import FOLDER

RULINGS = [
    "set-up",
    "mobilise",
    "synchronised",
    "engage",
    "heist-order",
    "coop",
    "hire",
    "pass",
    "train",
    "extra-turn",
    "divert",
    "murder",
    "theft",
    "rally",
    "chapter-1",
    "chapter-2",
    "chapter-3",
    "chapter-start",
    "snitch",
    "end",
    "families",
    "resources",
]
RESOURCES = [
    "bank",
    "police-station",
    "high-tech",
    "bikers",
    "hospital",
    "counterfeiting",
    "private-jet",
    "black-market",
    "media",
    "headquarters",
    "informant-network",
    "secret-society",
]


def test_every_ruling_and_every_resource_is_a_clause() -> None:
    clauses = rulebook(FOLDER)
    assert {f"gangsta.{name}" for name in (*RULINGS, *RESOURCES)} <= set(clauses)
    assert {clause.option for clause in clauses.values() if clause.option} == {
        "coop-alone: pays-both",
        "private-jet: cooperative-only",
        "families: played",
        "resources: played",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_named_by_the_clauses_it_leads_to_and_stands_once(language: str) -> None:
    clauses, terms = rulebook(FOLDER), glossary(FOLDER)
    assert all(term.named_in(clauses[id_], language) for term in terms for id_ in term.clauses)
    assert len({term.said[language] for term in terms}) == len(terms) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_call_things_by_one_name(language: str) -> None:
    """Terms that the rulebook does not have, or that another game has, are not used."""
    text = " ".join(clause.sentence[language] for clause in rulebook(FOLDER).values()).casefold()
    strangers = {
        "en": ["district", "robbery", "professional", "doubler"],
        "de": ["bezirk", "raubzug", "profi", "coup"],
        "nl": ["wijk", "professional", "kraak", "beroving"],
        "fr": ["district", "braquage", "professionnel", "bande "],
    }
    assert not [word for word in strangers[language] if word in text]
