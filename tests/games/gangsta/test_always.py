"""What holds for every position: each answer rests on reasons that can be said, shown and named by a clause."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from gangster_widgets.games.gangsta import course, engaging, joining
from gangster_widgets.games.gangsta.best_heist import best_heist
from gangster_widgets.games.gangsta.count import count, winners
from gangster_widgets.games.gangsta.income import income
from gangster_widgets.games.gangsta.mistakes import MISTAKES
from gangster_widgets.games.gangsta.mobilising import mobilise
from gangster_widgets.games.gangsta.person import FAMILIES, SKILLS, SPOKEN
from gangster_widgets.games.gangsta.snitched import snitched
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.games.gangsta.war import chooser, war
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Piece, Why
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.games.gangsta.anything import BOX, COLOURS, gangs, heist, positions, resources
from tests.games.gangsta.people import FOLDER

CLAUSES = rulebook(FOLDER)
SAYS = [words(language, FOLDER / "words") for language in LANGUAGES]
THOUGHTS = [BY_THE_RULES, *(one.change(BY_THE_RULES) for one in MISTAKES)]
PAIRS = [
    (one, other)
    for one, other in combinations(MISTAKES, 2)
    if set(one.kinds) & set(other.kinds) and not (one.about and one.about == other.about)
]
KINDS = {"gangster", "gang", "money", "done", "resource", "heist", "snitch"}


def answers(data: dict[str, Any], thought: Thought) -> Iterator[Why]:
    """The answer to every question about that position, as somebody has it who thinks like that."""
    people, cards, taken = gangs(data), resources(data), heist(data["heist"])
    display = [heist(one) for one in data["display"]]
    for who, gang in people.items():
        yield engaging.engage(people, who, taken, cards, thought.joining)
        yield best_heist(people, who, display, cards, thought.joining)
        yield mobilise(gang, who, data["money"][who], cards, thought.mobilising)
        yield course.passing(gang, who, cards, thought.course)
        yield course.victims(gang, who, thought.course)
        yield course.learners(gang, [one.name for one in gang[:2]], "L", thought.course)
        yield course.stolen(who, data["players"][0], 3, data["money"][who], thought.course)
        everybody = [one.name for gang in people.values() for one in gang]
        yield joining.may_join(people, who, taken, everybody[:1], thought.joining)
        yield engaging.ordered(people, who, taken, everybody[::-1][:3], cards, thought.joining)
    yield income(people, thought.income, thought.skills)
    yield war(people, thought.war, thought.skills)
    yield chooser(people, thought.skills)
    yield snitched(people, data["money"], data["snitch"], cards, thought.snitched, thought.skills)
    points = count(people, data["money"], data["heists_done"], cards, "families" in data["variants"], thought.count)
    yield points
    yield winners(people, points.value)
    yield course.still_to_play(data["players"][1:], data["players"], thought.course)


@settings(max_examples=60, deadline=None)
@given(positions(), some.sampled_from(THOUGHTS))
def test_every_reason_is_said_points_somewhere_and_rests_on_a_clause(data: dict[str, Any], thought: Thought) -> None:
    told = {(part.name, part.facts): part for why in answers(data, thought) for part in why.walk()}
    for part in told.values():
        assert part.clause in CLAUSES
        assert part.where
        assert {where.kind for where in part.where if isinstance(where, Piece)} <= KINDS
        for say in SAYS:
            sentence = say.why(part)
            assert sentence.endswith((".", ": 0", "0")) or sentence[-1].isdecimal()
            assert "  " not in sentence
            assert "nothing-at-all" not in sentence


@settings(max_examples=60, deadline=None)
@given(positions())
def test_answers_are_the_same_whoever_sits_where(data: dict[str, Any]) -> None:
    turned = {**data, "players": data["players"][1:] + data["players"][:1]}
    for one, other in zip(answers(data, BY_THE_RULES), answers(turned, BY_THE_RULES), strict=True):
        if one.name in ("war", "income", "snitched", "count"):
            assert sorted(one.value) == sorted(other.value)


@settings(max_examples=60, deadline=None)
@given(positions())
def test_points_add_up_and_no_bonus_is_more_than_two(data: dict[str, Any]) -> None:
    families = "families" in data["variants"]
    why = count(gangs(data), data["money"], data["heists_done"], resources(data), families)
    for (_, points), part in zip(why.value, why.parts, strict=True):
        assert points == sum(one.value for one in part.parts)
    bonuses = [one for one in why.walk() if one.clause in ("gangsta.richest", "gangsta.largest-gang")]
    assert all(one.value in (1, 2) for one in bonuses)
    assert len([one for one in bonuses if one.value == 2]) <= 2


@settings(max_examples=60, deadline=None)
@given(positions())
def test_a_heist_that_is_within_reach_is_completed_whoever_joins(data: dict[str, Any]) -> None:
    people, taken, who = gangs(data), heist(data["heist"]), data["players"][0]
    if engaging.out_of_reach(people, who, taken) is not None:
        assert engaging.engage(people, who, taken).value == ()
        return
    order: list[str] = []
    while joining.still_missing(people, taken, order):
        order.append(joining.may_join(people, who, taken, order).value[-1])
    assert engaging.ordered(people, who, taken, order).value is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_cards_has_a_name(language: str) -> None:
    say = words(language, FOLDER / "words")
    names = [*COLOURS, *SPOKEN.values(), *FAMILIES, *(one["name"] for one in BOX["resources"])]
    assert all(say.has(f"name-{name}") for name in names)
    assert len(SPOKEN) == len(SKILLS) == 6


@settings(max_examples=60, deadline=None)
@given(positions(most=3, players=3), some.sampled_from(PAIRS))
def test_of_two_wrong_ideas_it_does_not_matter_which_came_first(
    data: dict[str, Any], pair: tuple[Mistake, Mistake]
) -> None:
    one, other = pair
    first, last = other.change(one.change(BY_THE_RULES)), one.change(other.change(BY_THE_RULES))
    for here, there in zip(answers(data, first), answers(data, last), strict=True):
        assert here.value == there.value
