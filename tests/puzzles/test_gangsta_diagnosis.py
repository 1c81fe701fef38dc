"""A wrong answer that a listed wrong rule yields names that rule: on small positions drawn by lot, by another code."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gangster_widgets.puzzles.checker import check
from gangster_widgets.puzzles.puzzle import Puzzle
from tests.independent import gangsta
from tests.puzzles.test_gangsta import LISTED, answers, puzzle

COLOURS, SKILLS, COMMON = ("red", "blue", "green", "yellow"), "LMISBH", "LLMMIIS"
FAMILIES = ("bratva", "cartel", "ghetto", "mafia", "triads")
CARDS = ("headquarters", "police_station", "high_tech", "media", "counterfeiting")
ROUNDS, MOST, ENOUGH = 400, 20, 10
"""So many positions are drawn for each kind, so many answers of a wrong rule to one of them are looked at, and so many
wrong answers of each wrong rule there are at least.
"""
SMALL, LARGER = 3, 5
ORDERED = ("engage", "best-heist")
"""Where every order has to be tried out, gangs are small."""
RULES = {
    "engage": gangsta.ENGAGE,
    "may-join": gangsta.ENGAGE,
    "best-heist": gangsta.ENGAGE,
    "mobilise": gangsta.MOBILISE,
    "income": gangsta.INCOME,
    "war": gangsta.WAR,
    "snitched": gangsta.SNITCHED,
    "count": gangsta.COUNT,
}


def somebody(chance: random.Random, name: str, boss: bool) -> dict[str, Any]:
    one: dict[str, Any] = {"name": name, "skills": "".join(chance.choices(COMMON, k=chance.randint(1, 3)))}
    one |= {"family": chance.choice(FAMILIES), "engaged": chance.random() < 0.4}
    one |= {"boss": True} if boss else {"points": chance.randint(0, 3)}
    learnt = chance.choice(SKILLS)
    return one | ({"learnt": learnt} if chance.random() < 0.4 and learnt != "L" else {})


def heist(chance: random.Random) -> dict[str, Any]:
    one: dict[str, Any] = {"needs": "".join(chance.choices(COMMON, k=chance.randint(2, 4)))}
    one["tech"] = chance.random() < 0.3
    return one | ({"coop": chance.randint(1, 3)} if chance.random() < 0.5 else {})


def drawn(chance: random.Random, most: int) -> dict[str, Any]:
    """A whole position: gangs of so many at most, two where these are small, heists, little money, resources."""
    players = chance.sample(COLOURS, chance.randint(2, 3) if most > SMALL else 2)
    gangs = {
        who: [somebody(chance, f"{who[0].upper()}{nth}", nth == 0) for nth in range(chance.randint(1, most))]
        for who in players
    }
    names = chance.sample(CARDS, len(players))
    return {
        "players": players,
        "variants": ["resources", *(["families"] if chance.random() < 0.5 else [])],
        "gangs": gangs,
        "money": {who: chance.randint(0, 3) for who in players},
        "heist": heist(chance),
        "display": [heist(chance) for _ in range(9)],
        "snitch": chance.randint(2, 4),
        "heists_done": {who: chance.choices(range(4), k=chance.randint(0, 4)) for who in players},
        "resources": {
            who: {"name": name, "active": chance.random() < 0.5} for who, name in zip(players, names, strict=True)
        },
    }


def asked(data: dict[str, Any], kind: str, chance: random.Random) -> Puzzle:
    """That question about the position; where somebody may join, now and then somebody has."""
    if kind not in ("engage", "may-join", "best-heist", "mobilise"):
        return puzzle(data, kind)
    ask: dict[str, Any] = {"player": chance.choice(data["players"])}
    if kind == "may-join":
        begun = sorted(gangsta.may_join(data, ask["player"], [])) if chance.random() < 0.6 else []
        ask["engaged"] = [chance.choice(begun)] if begun else []
    return puzzle(data, kind, **ask)


def cases(kind: str) -> Iterator[tuple[Puzzle, str, Any]]:
    """Puzzles, each with a wrong rule and answers that are right by it."""
    for seed in range(ROUNDS):
        chance = random.Random(f"{kind} {seed}")
        one = asked(drawn(chance, SMALL if kind in ORDERED else LARGER), kind, chance)
        for idea in RULES[kind]:
            for answer in sorted(answers(one, idea), key=repr)[:MOST]:
                yield one, idea, answer


@pytest.mark.parametrize("kind", RULES)
def test_wrong_answers_of_listed_rules_name_the_rule_and_right_ones_are_right(kind: str) -> None:
    named, missed = Counter[str](), Counter[str]()
    for one, idea, answer in cases(kind):
        verdict = check(one, answer)
        if answer in answers(one):
            assert verdict.verdict == "right"
            assert not verdict.misconceptions
        else:
            assert verdict.verdict == "wrong"
            (named if idea in verdict.misconceptions else missed)[idea] += 1
    assert set(named) == set(RULES[kind])
    for idea, times in named.items():
        assert times >= ENOUGH, (idea, times)
        assert times >= 97 * (times + missed[idea]) / 100, (idea, times, missed[idea])


def test_these_are_all_wrong_rules_that_a_question_is_asked_about() -> None:
    assert {(kind, idea) for kind, ideas in RULES.items() for idea in ideas} == LISTED
