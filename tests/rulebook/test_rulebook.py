"""The rulebook as data: every clause complete in four languages, with a source, and covered by a test."""

from pathlib import Path

import pytest

from gangster_widgets.commands.rulebook import covering
from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.rulebook import Clause, rulebook
from gangster_widgets.kernel.words import LANGUAGES, words

CLAUSES = [(name, clause) for name in games() for clause in rulebook(game(name).folder).values()]
every_clause = pytest.mark.parametrize(("name", "clause"), CLAUSES, ids=[clause.id for _, clause in CLAUSES])
COVERED = covering(Path(__file__).parent.parent)

RULINGS = [
    "drive.exact",
    "drive.no-way-back",
    "turn.one",
    "turn.stuck",
    "cards.third",
    "cicero.closed",
    "rank.field",
    "gap.definition",
    "gap.filling",
    "tablet.full",
    "places.left-to-right",
    "tie.highest-rank",
    "casino.all",
    "stage.at-once",
    "stage.next",
    "cards.carry-over",
    "cargo.one",
    "cargo.where",
    "cargo.colour",
    "harbour.stop",
    "harbour.no-tablet",
    "equipment.slide",
    "equipment.three-alike",
    "equipment.at-once",
    "bodyguard.shield",
    "gun.reach",
    "trunk.lost",
    "bumper.push",
    "two.persons",
    "two.other-colour",
    "end.winners",
]


@every_clause
def test_a_clause_is_covered_by_a_test(name: str, clause: Clause) -> None:
    assert COVERED[clause.id]


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert set(COVERED) <= {clause.id for _, clause in CLAUSES}


@every_clause
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_has_a_title_and_a_sentence_in_every_language(name: str, clause: Clause, language: str) -> None:
    title, sentence = clause.title[language].strip(), clause.sentence[language].strip()
    assert 3 <= len(title) <= 60
    assert sentence.endswith((".", "!", ")", "“", "”", "’", "»"))
    assert "  " not in sentence
    others = {clause.sentence[other] for other in LANGUAGES if other != language}
    assert clause.sentence[language] not in others


@every_clause
def test_a_clause_says_where_it_comes_from(name: str, clause: Clause) -> None:
    assert clause.source["kind"] in ("text", "inferred", "public", "ours")
    if clause.source["kind"] == "text":
        assert clause.source["file"]
        assert clause.source["heading"]


@every_clause
def test_an_undrilled_clause_says_why(name: str, clause: Clause) -> None:
    assert clause.drilled == (clause.undrilled_because is None)
    if clause.undrilled_because:
        assert set(clause.undrilled_because) == set(LANGUAGES)


@pytest.mark.parametrize("name", games())
def test_at_most_one_clause_in_five_is_undrilled(name: str) -> None:
    clauses = rulebook(game(name).folder).values()
    assert 5 * sum(not clause.drilled for clause in clauses) <= len(clauses)


def test_every_ruling_is_a_clause_and_every_option_can_be_played() -> None:
    clauses = rulebook(game("gangster").folder)
    assert set(RULINGS) <= set(clauses)
    options = {clause.option for clause in clauses.values() if clause.option}
    assert options == {f"{ruling}: {way}" for ruling, ways in game("gangster").rulings.items() for way in ways}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_and_source_has_words(language: str) -> None:
    for _, clause in CLAUSES:
        assert words(language).say("rulebook-topic-" + clause.topic.replace(" ", "-"))
        assert words(language).say("rulebook-source", kind=clause.source["kind"], heading="x")
