"""The clauses of The Boss: every ruling is one, every term is that of the rulebook."""

import pytest

from gangster_widgets.games.the_boss.game import GAME
from gangster_widgets.kernel.glossary import glossary
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES

RULINGS = [
    "boss.deal",
    "boss.turn",
    "boss.overtake",
    "boss.stay",
    "boss.occasional",
    "boss.chicago-entry",
    "boss.chicago-pay",
    "boss.chicago-move",
    "boss.last-turn",
    "boss.police",
    "boss.payout",
    "boss.empty-city",
    "boss.end",
]


def test_every_ruling_is_a_clause_and_every_option_can_be_played() -> None:
    clauses = rulebook(GAME.folder)
    assert set(RULINGS) <= set(clauses)
    options = {clause.option for clause in clauses.values() if clause.option}
    assert options == {f"{ruling}: {way}" for ruling, ways in GAME.rulings.items() for way in ways}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_named_by_the_clauses_it_leads_to_and_stands_once(language: str) -> None:
    clauses, terms = rulebook(GAME.folder), glossary(GAME.folder)
    assert all(term.named_in(clauses[id_], language) for term in terms for id_ in term.clauses)
    assert len({term.said[language] for term in terms}) == len(terms) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_call_things_by_one_name(language: str) -> None:
    """Terms that the rulebook does not have, or that another game has, are not used."""
    text = " ".join(clause.sentence[language] for clause in rulebook(GAME.folder).values()).casefold()
    strangers = {
        "en": ["district", "influence", "gang ", "doubler"],
        "de": ["bezirk", "einfluss", "bande ", "amateur"],
        "nl": ["wijk", "invloed", "bende", "amateur"],
        "fr": ["district", "influence", "amateur", "bande "],
    }
    assert not [word for word in strangers[language] if word in text]
