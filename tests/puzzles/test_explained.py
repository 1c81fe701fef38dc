"""Both ways of thinking are told from where they part: what is the same in both is left out."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from gangster_widgets import puzzle as known
from gangster_widgets.games.gangster.table import COLOURS
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.bank import generated
from gangster_widgets.puzzles.checker import check
from gangster_widgets.puzzles.diagnose import led_astray
from gangster_widgets.puzzles.explained import Explained, explained
from gangster_widgets.puzzles.puzzle import Puzzle, as_json

CARDS = ("wins", "wins-too", "wins-not", "wrong-equals-do-not-win")


def met(one: Puzzle) -> Iterator[tuple[tuple[int, ...], Explained]]:
    """What is said of each wrong answer that an idea leads to."""
    for answer in dict.fromkeys(led_astray(one).values()):
        yield answer, explained(check(one, as_json(answer)), one.words("en"))


def bare(why: Why) -> tuple[object, ...]:
    return why.rule, why.value, why.where, why.facts


@pytest.mark.parametrize("name", ["four-cards-left", "casino-1-3-v1", "casino-3-1-v1"])
def test_of_the_casino_cards_the_first_one_judged_otherwise_is_compared(name: str) -> None:
    one = known(name)
    right = set(one.solution())
    for answer, found in met(one):
        first = min(right ^ set(answer))
        assert [why.facts[0] for why in found.true if why.name in CARDS] == [first]
        told = [why.facts[0] for belief in found.beliefs for why in belief.way if why.name in CARDS]
        assert set(told) == {first}


def test_of_an_order_the_places_that_come_out_otherwise_are_compared_and_nothing_is_told_twice() -> None:
    several = 0
    for one in [one for one in generated() if one.kind == "order" and one.ask.unload][:20]:
        right = one.solution()
        for answer, found in met(one):
            otherwise = {gang for nth, gang in enumerate(answer) if nth >= len(right) or right[nth] != gang}
            places = {COLOURS[why.facts[0]] for belief in found.beliefs for why in belief.way if why.name == "at-place"}
            assert otherwise <= places
            lines = [bare(why) for belief in found.beliefs for way in belief.way for why in way.walk()]
            assert len(set(map(repr, lines))) == len(lines)
            several += len(found.beliefs) > 1
    assert several


@pytest.mark.parametrize("name", ["four-cards-left", "casino-1-3-v1", "three-districts-at-once", "north-side"])
def test_the_right_way_is_told_once_shorter_than_the_whole_and_nothing_in_it_is_new(name: str) -> None:
    one = known(name)
    whole = [bare(why) for why in one.solved.why.walk()]
    for answer in led_astray(one).values():
        found = explained(check(one, as_json(answer)), one.words("en"))
        told = [bare(why) for part in found.true for why in part.walk()]
        assert 0 < len(told) <= len(whole)
        assert all(told.count(why) <= whole.count(why) for why in told)


def test_a_district_that_pays_the_same_in_both_ways_is_not_compared() -> None:
    one = known("three-districts-at-once")
    for answer in led_astray(one).values():
        found = explained(check(one, as_json(answer)), one.words("en"))
        paid = {why.facts[0]: dict(why.value) for why in one.solved.why.parts if why.name == "district"}
        for belief in found.beliefs:
            districts = [why for why in belief.way if why.name == "district"]
            assert all(dict(why.value) != paid[why.facts[0]] for why in districts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_persons_with_two_gangs_are_kept_apart_where_one_is_to_look_again(lang: str) -> None:
    one = known("two-columns-in-the-book")
    say = one.words(lang)
    verdict = check(one, {name: number + 7 * nth for nth, (name, number) in enumerate(one.solution().items(), 3)})
    assert verdict.slip is not None
    assert verdict.slip.name == "verdict-look-again"
    persons = [say.list([say.name(gang) for gang in gangs]) for gangs in one.state.table.persons]
    assert say.apart(persons) in explained(verdict, say).slip


@pytest.mark.parametrize("name", ["five-plans-on-the-wall", "reds-seven", "four-wreaths"])
def test_of_heists_and_of_a_war_it_is_said_what_is_wrong_and_why_though_no_idea_leads_there(name: str) -> None:
    one, told = known(name), 0
    right, names = set(one.solution()), one.shape.names
    for answer in (some for number in range(len(names) + 1) for some in combinations(names, number)):
        given = one.reads([one.shape.meant(part) for part in answer])
        verdict = check(one, as_json(given))
        if verdict.verdict == "right" or verdict.ideas:
            continue
        found, otherwise = explained(verdict, one.words("en")), right ^ set(given)
        assert found.slip.count(",") + found.slip.count(" and ") == len(otherwise) - 1
        assert all(one.shape.called(str(part), one.words("en")) in found.slip for part in otherwise)
        assert {why.facts[0] for why in found.true} == otherwise
        told += 1
    assert told
