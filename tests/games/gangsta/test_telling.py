"""Everything that happens in games, and everything that stands against actions, is said, with all variants played."""

from typing import Any

import pytest

from gangster_widgets.games.gangsta import (
    chapters,
    committing,
    freeing,
    hiring,
    losing,
    piles,
    resources,
    rewards,
    setup,
    turn,
    waiting,
)
from gangster_widgets.games.gangsta.game import GAME
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Rule, Why
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.games.gangsta.whole import VARIANTS, states

SAYS = [words(language, GAME.folder / "words") for language in LANGUAGES]
ROOMS = (chapters, committing, freeing, hiring, losing, piles, resources, rewards, setup, turn, waiting)
RULES = sorted(
    {one for room in ROOMS for one in vars(room).values() if isinstance(one, Rule)}, key=lambda one: one.name
)
SAMPLE: dict[str, Any] = {"number": 2, "price": 1, "money": 2, "cost": 3, "points": 2, "nth": 3, "snitch": 2}
NAMES = {"players", "needs", "offers", "rivals"}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_every_sentence_can_be_said_in_every_language_and_rests_on_a_clause(rule: Rule) -> None:
    assert rule.clause in rulebook(GAME.folder)
    facts = tuple(SAMPLE.get(name, ("leader", "sniper") if name in NAMES else "red") for name in rule.facts)
    sentences = [say.why(Why(rule, None, (), facts)) for say in SAYS]
    assert len(set(sentences)) == len(LANGUAGES)


@pytest.mark.clause("gangsta.heist-order")
def test_what_happens_in_games_with_all_variants_is_said_and_points_somewhere() -> None:
    told = set()
    for seed, rulings in enumerate(VARIANTS * 2):
        for state in states(2 + seed % 3, seed, rulings=rulings):
            if state.over:
                continue
            for action in GAME.legal(state)[:: 1 + seed % 2]:
                for why in GAME.tell(state, action).walk():
                    if why.rule not in told:
                        told.add(why.rule)
                        assert all(say.why(why) for say in SAYS)
                    assert why.where
    assert len(told) > 60


def test_what_stands_against_actions_with_all_variants_is_said_and_points_somewhere() -> None:
    said = set()
    for seed, rulings in enumerate(VARIANTS):
        for state in list(states(2 + seed % 3, seed + 20, rulings=rulings))[::4]:
            for action in GAME.universe(state):
                for why in GAME.refusals(state, action):
                    if why.rule not in said:
                        said.add(why.rule)
                        assert all(say.why(why) for say in SAYS)
                        assert why.where
    assert len(said) > 20


def test_legal_is_exactly_what_has_no_refusals_with_all_variants() -> None:
    for seed, rulings in enumerate(VARIANTS):
        for state in list(states(2 + seed % 3, seed + 30, rulings=rulings))[::9]:
            free = {action for action in GAME.universe(state) if not GAME.refusals(state, action)}
            assert set(GAME.legal(state)) == free
