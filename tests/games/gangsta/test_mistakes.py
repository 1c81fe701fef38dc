"""Wrong rules: each changes one step of the thinking, has words, and gives what the rules do not somewhere."""

import pytest

from gangster_widgets.games.gangsta import course
from gangster_widgets.games.gangsta.best_heist import best_heist
from gangster_widgets.games.gangsta.count import count
from gangster_widgets.games.gangsta.engaging import engage, ordered
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.income import income
from gangster_widgets.games.gangsta.joining import may_join
from gangster_widgets.games.gangsta.mistakes import MISTAKES
from gangster_widgets.games.gangsta.mobilising import mobilise
from gangster_widgets.games.gangsta.person import Gangs, Person
from gangster_widgets.games.gangsta.resource import Resource
from gangster_widgets.games.gangsta.snitched import snitched
from gangster_widgets.games.gangsta.thought import BY_THE_RULES
from gangster_widgets.games.gangsta.war import war
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.words import LANGUAGES, words
from gangster_widgets.puzzles.bank import composed_of, puzzle
from gangster_widgets.puzzles.diagnose import wrong_answers
from tests.games.gangsta.people import FOLDER, gang, thinking

every_mistake = pytest.mark.parametrize("mistake", MISTAKES, ids=lambda one: one.id)

ENGAGE = "skill-held-back joins-without-missing-skill engaged-may-join coop-own-only"
COUNTED = "boss-not-counted learnt-not-counted"
TABLE = {
    "engage": ENGAGE,
    "may-join": ENGAGE,
    "best-heist": ENGAGE,
    "mobilise": "engaged-leader-frees freed-leader-frees hiring-keeps-synchronised synchronised-forgotten",
    "income": f"{COUNTED} gangsters-not-skills",
    "war": f"{COUNTED} engaged-not-counted war-tie-spares only-the-weakest boss-discarded",
    "snitched": f"{COUNTED} engaged-not-counted boss-arrested money-kept whole-number-paid",
    "count": "boss-not-counted equal-two-each inactive-resource-counts largest-gang-kept",
}


def test_each_kind_of_question_has_its_mistakes() -> None:
    for kind, ids in TABLE.items():
        assert {one.id for one in MISTAKES if kind in one.kinds} == set(ids.split())
    assert {one.id for one in MISTAKES if not one.kinds} == {
        "passing-pays-available-only",
        "murder-takes-anybody",
        "theft-filled-up",
        "second-leader-learnt",
        "round-played-out",
    }
    assert len({one.id for one in MISTAKES}) == len(MISTAKES)


@every_mistake
def test_a_mistake_has_words_and_breaks_a_clause_and_changes_the_thinking(mistake: Mistake) -> None:
    assert mistake.clause in rulebook(FOLDER)
    assert mistake.change(BY_THE_RULES) != BY_THE_RULES
    for language in LANGUAGES:
        say = words(language, FOLDER / "words")
        assert say.say(f"belief-{mistake.id}").endswith(".")
        assert 3 < len(say.say(f"mistake-{mistake.id}")) < 50


PIETER: Gangs = {"red": gang("A:LB* B:LMS C:LH")}
OFFER = Heist("LMSH")
PART: Gangs = {"red": gang("A:LB* B:M-"), "blue": gang("E:LI* F:MS")}


@pytest.mark.parametrize(
    ("id_", "people", "heist", "true", "wrong"),
    [
        ("skill-held-back", PIETER, OFFER, ("B", "C"), ("B", "A", "C")),
        ("joins-without-missing-skill", PIETER, Heist("LMS"), ("A", "B"), ("C", "B", "A")),
        ("engaged-may-join", PART, Heist("LM"), (), ("A", "B")),
        ("coop-own-only", PART, Heist("LMS", coop=2), ("A", "F"), ()),
    ],
)
def test_orders_of_engaging_thought_wrongly(
    id_: str, people: Gangs, heist: Heist, true: tuple[str, ...], wrong: tuple[str, ...]
) -> None:
    steps = thinking(id_).joining
    by_it = engage(people, "red", heist, {}, steps)
    assert (ordered(people, "red", heist, wrong, {}, steps).value or 0) == by_it.told().get("number", 0)
    assert ordered(people, "red", heist, wrong).value is None
    assert (ordered(people, "red", heist, true).value is not None) == bool(true)


def test_who_may_join_thought_wrongly() -> None:
    def wrong(id_: str, people: Gangs, heist: Heist, engaged: str) -> tuple[str, ...]:
        names: tuple[str, ...] = may_join(people, "red", heist, [*engaged], thinking(id_).joining).value
        return names

    assert may_join(PIETER, "red", OFFER, ["B"]).value == ("C",)
    assert wrong("skill-held-back", PIETER, OFFER, "B") == ("A", "C")
    assert wrong("joins-without-missing-skill", PIETER, OFFER, "B") == ("A", "C")
    assert wrong("joins-without-missing-skill", PIETER, Heist("L"), "A") == ("B", "C")
    assert may_join(PART, "red", Heist("LMS", coop=1), ["A"]).value == ("F",)
    assert wrong("engaged-may-join", PART, Heist("LMS", coop=1), "A") == ("B", "F")
    assert wrong("coop-own-only", PART, Heist("LMS", coop=1), "A") == ()


def test_best_heists_thought_wrongly() -> None:
    display = [Heist("LMS"), Heist("LMS", coop=2), OFFER]

    def wrong(id_: str, people: Gangs) -> tuple[int, ...]:
        numbers: tuple[int, ...] = best_heist(people, "red", display, {}, thinking(id_).joining).value
        return numbers

    assert best_heist(PIETER, "red", display).value == (3,)
    assert wrong("skill-held-back", {"red": gang("A:LM* B:LMS C:LM")}) == (1, 2)
    assert best_heist({"red": gang("A:LM* B:LMS C:LM")}, "red", display).value == ()
    assert wrong("joins-without-missing-skill", PIETER) == (1, 2, 3)
    assert best_heist(PART, "red", display).value == (2,)
    assert wrong("coop-own-only", PART) == ()
    assert wrong("engaged-may-join", {"red": gang("A:LB* B:MS-")}) == (1, 2)


@pytest.mark.parametrize(
    ("id_", "text", "money", "true", "wrong"),
    [
        ("engaged-leader-frees", "A:LB*- B:M- C:S", 0, 1, 2),
        ("freed-leader-frees", "A:LB* B:LM- C:S-", 0, 2, 3),
        ("freed-leader-frees", "A:B* B:LM- C:S-", 1, 2, 3),
        ("hiring-keeps-synchronised", "A:LB*- B:M- C:S", 0, 1, 3),
        ("hiring-keeps-synchronised", "A:B* B:M- C:S-", 0, 1, 1),
        ("synchronised-forgotten", "A:LB*- B:M- C:S-", 2, 3, 2),
    ],
)
def test_mobilising_thought_wrongly(id_: str, text: str, money: int, true: int, wrong: int) -> None:
    assert mobilise(gang(text), "red", money).value == true
    assert mobilise(gang(text), "red", money, {}, thinking(id_).mobilising).value == wrong


EVENTS: Gangs = {"red": gang("A:LM* B:M+M C:IM-"), "blue": gang("D:LI* E:MM"), "green": gang("F:LB*")}


@pytest.mark.parametrize(
    ("id_", "wrong"),
    [
        ("boss-not-counted", (("blue", 2), ("green", 4))),
        ("learnt-not-counted", (("blue", 1), ("green", 3))),
        ("gangsters-not-skills", (("blue", 1), ("green", 2))),
    ],
)
def test_the_income_thought_wrongly(id_: str, wrong: tuple[tuple[str, int], ...]) -> None:
    thought = thinking(id_)
    assert income(EVENTS).value == (("blue", 2), ("green", 4))
    found = income(EVENTS, thought.income, thought.skills).value
    if id_ == "boss-not-counted":
        people: Gangs = {**EVENTS, "green": gang("F:LBB*")}
        assert income(people).value == (("blue", 2), ("green", 3))
        found = income(people, thought.income, thought.skills).value
    assert found == wrong


@pytest.mark.parametrize(
    ("id_", "people", "true", "wrong"),
    [
        ("boss-not-counted", {"red": gang("A:MM* B:S"), "blue": gang("C:L* D:M")}, ("blue",), ("red",)),
        ("learnt-not-counted", {"red": gang("A:L* B:M+M"), "blue": gang("C:L* D:M")}, ("blue",), ("red", "blue")),
        ("engaged-not-counted", {"red": gang("A:L* B:MM-"), "blue": gang("C:L* D:M")}, ("blue",), ("red",)),
        (
            "war-tie-spares",
            {"red": gang("A:L* B:M"), "blue": gang("C:L* D:M"), "green": gang("E:L* F:S")},
            ("red", "blue", "green"),
            ("green",),
        ),
        (
            "only-the-weakest",
            {"red": gang("A:L* B:MM"), "blue": gang("C:L* D:M"), "green": gang("E:L* F:S")},
            ("blue", "green"),
            ("green",),
        ),
        ("boss-discarded", {"red": gang("A:M*"), "blue": gang("C:L*")}, (), ("blue",)),
    ],
)
def test_the_gang_war_thought_wrongly(id_: str, people: Gangs, true: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    thought = thinking(id_)
    assert war(people).value == true
    assert war(people, thought.war, thought.skills).value == wrong


@pytest.mark.parametrize(
    ("id_", "text", "money", "true", "wrong"),
    [
        ("boss-not-counted", "A:LI* B:I", 5, 1, (2, 0)),
        ("learnt-not-counted", "A:L* B:I+I", 5, 1, (2, 0)),
        ("engaged-not-counted", "A:LI* B:I-", 5, 1, (2, 0)),
        ("boss-arrested", "A:LI*", 1, 1, (1, 1)),
        ("money-kept", "A:LI* B:S", 1, 1, (0, 1)),
        ("whole-number-paid", "A:LI* B:I", 5, 1, (3, 0)),
    ],
)
def test_snitches_thought_wrongly(id_: str, text: str, money: int, true: int, wrong: tuple[int, int]) -> None:
    people, thought = {"red": gang(text)}, thinking(id_)
    assert snitched(people, {"red": money}, 3).value[0][1] == true
    assert snitched(people, {"red": money}, 3, {}, thought.snitched, thought.skills).value == (("red", *wrong),)


def test_the_points_thought_wrongly() -> None:
    people: Gangs = {
        "red": (Person("A", "L", True, "mafia"), Person("B", "M", False, "cartel")),
        "blue": (Person("C", "L", True, "cartel"),),
    }
    money, cards = {"red": 1, "blue": 1}, {"blue": Resource("bikers", "", 3)}

    def points(id_: str, families: bool = False) -> tuple[tuple[str, int], ...]:
        steps = thinking(id_).count if id_ else BY_THE_RULES.count
        value: tuple[tuple[str, int], ...] = count(people, money, {}, cards, families, steps).value
        return value

    assert points("") == (("red", 1 + 2), ("blue", 1))
    assert points("equal-two-each") == (("red", 2 + 2), ("blue", 2))
    assert points("inactive-resource-counts") == (("red", 1 + 2), ("blue", 1 + 3))
    assert points("", families=True) == (("red", 1 + 2 + 1), ("blue", 1 + 1))
    assert points("boss-not-counted", families=True) == (("red", 1 + 2), ("blue", 1))
    assert points("largest-gang-kept", families=True) == (("red", 1 + 2 + 2 + 1), ("blue", 1 + 1))


def test_turns_thought_wrongly() -> None:
    people = gang("A:LB* B:LM- C:MS D:M+I E:H")

    def steps(id_: str) -> course.Steps:
        return thinking(id_).course

    assert course.passing(people, "red").value == 2
    assert course.passing(people, "red", {}, steps("passing-pays-available-only")).value == 1
    assert course.victims(people, "red").value == ("B", "C", "D")
    assert course.victims(people, "red", steps("murder-takes-anybody")).value == ("B", "C", "D", "E")
    assert course.stolen("red", "blue", 4, 1).value == 1
    assert course.stolen("red", "blue", 4, 1, steps("theft-filled-up")).value == 4
    assert course.learners(people, ["A", "B", "C", "D"], "L").value == ("C",)
    assert course.learners(people, ["A", "B", "C", "D"], "L", steps("second-leader-learnt")).value == ("A", "B", "C")
    assert course.still_to_play(["blue"], ["red", "blue"]).value == ()
    assert course.still_to_play(["blue"], ["red", "blue"], steps("round-played-out")).value == ("blue",)


@pytest.mark.clause("gangsta.largest-gang", "gangsta.richest")
def test_the_clause_that_is_named_is_that_about_which_somebody_erred_here() -> None:
    tied = puzzle("the-third-whisper")
    assert tied.check({"red": 10, "blue": 11}).broken == ("gangsta.largest-gang",)
    forgotten = puzzle("two-full-tables").check({"red": 13, "blue": 13, "green": 10})
    assert forgotten.misconceptions == ["equal-two-each"]
    assert forgotten.broken == ("gangsta.largest-gang",)
    found = {
        clause
        for one in composed_of("gangsta")
        if one.kind == "count"
        for answer in wrong_answers(one)
        for clause in one.check(answer.answer).broken
    }
    assert {"gangsta.richest", "gangsta.largest-gang", "gangsta.family-points"} <= found
    assert "gangsta.symbols" not in found, "no symbol is counted at the end"
