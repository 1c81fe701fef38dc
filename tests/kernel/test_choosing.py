"""Choosing an action bit by bit: every action can be chosen, by answering and by clicking, and nothing else can."""

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from gangster_widgets.kernel.choosing import Bit, Choosing
from gangster_widgets.kernel.game import SHELF, game, games
from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.kernel.words import words
from gangster_widgets.players.random import Bot

TABLES = [(name, players) for name in games() if find_spec(f"{SHELF}.{name}.look") for players in game(name).players]
"""Every table of each game that has a board to choose on."""
tables = pytest.mark.parametrize(("name", "players"), TABLES, ids=lambda value: str(value))

# Tea or coffee; coffee with milk or black, tea from one of two pots, of which the small one stands on the table.
COFFEE, TEA = Bit("drink", "coffee", ("can",)), Bit("drink", "tea")
BLACK, WHITE = Bit("milk", False), Bit("milk", True, ("jug",))
LARGE, SMALL = Bit("pot", "large"), Bit("pot", "small", ("pot",))
DRINKS = {"black coffee": (COFFEE, BLACK), "white coffee": (COFFEE, WHITE), "much tea": (TEA, LARGE),
          "some tea": (TEA, SMALL)}  # fmt: skip


def drinks() -> Choosing:
    return Choosing(list(DRINKS), DRINKS.__getitem__)


def left(choosing: Choosing) -> list[Any]:
    return [action for action, _ in choosing.left]


def sampled(name: str, players: int) -> list[Any]:
    """Some states of a random game."""
    one, bot = game(name), Bot(7)
    states = [one.new(players, 7)]
    while not one.over(states[-1]):
        states.append(one.play(states[-1], bot.choose(one, states[-1])))
    return states[:-1:17]


def room(name: str, which: str) -> Any:
    return import_module(f"{SHELF}.{name}.{which}")


def begin(name: str, state: Any) -> Choosing:
    """Nothing chosen yet."""
    return Choosing(game(name).legal(state), partial(room(name, "choose").bits, state))


def spots(name: str, state: Any) -> set[Where]:
    """Everything that can be clicked on the board."""
    scene = room(name, "look").look(state, words("en", game(name).folder / "words"))
    return {shape.of for shape in scene.shapes if shape.of is not None} | {spot.of for spot in scene.spots()}


def answered(choosing: Choosing, bits: tuple[Bit, ...]) -> Choosing:
    """The same after the next question has been answered as that action has it."""
    (bit,) = [bit for bit in choosing.asked() if bit in bits]
    return choosing.settle(bit)


def test_in_the_beginning_everything_can_be_chosen_and_the_first_thing_is_asked() -> None:
    assert left(drinks()) == list(DRINKS)
    assert drinks().action is None
    assert drinks().asked() == [COFFEE, TEA]


def test_what_follows_is_asked_next_and_the_last_answer_leaves_one_action() -> None:
    coffee = drinks().settle(COFFEE)
    assert coffee.asked() == [BLACK, WHITE]
    assert coffee.action is None
    assert coffee.settle(WHITE).action == "white coffee"


def test_the_order_does_not_matter() -> None:
    assert drinks().settle(WHITE).action == "white coffee"
    assert drinks().settle(LARGE).settle(TEA).action == "much tea"


def test_an_answer_that_does_not_go_with_an_earlier_one_opens_that_again() -> None:
    tea = drinks().settle(COFFEE).settle(WHITE).settle(TEA)
    assert left(tea) == ["much tea", "some tea"]
    assert tea.settled == (TEA,)


def test_letting_go_opens_everything() -> None:
    assert left(drinks().settle(TEA).cleared()) == list(DRINKS)


def test_choosing_changes_nothing_that_was_there() -> None:
    before = drinks()
    before.settle(TEA)
    before.click("jug")
    assert left(before) == list(DRINKS)


def test_a_click_settles_what_stands_there_and_nothing_where_nothing_does() -> None:
    coffee, milk = drinks().click("can"), drinks().click("jug")
    assert coffee is not None
    assert milk is not None
    assert left(coffee) == ["black coffee", "white coffee"]
    assert milk.action == "white coffee"
    assert drinks().click("window") is None


def test_a_click_on_what_stands_for_two_things_answers_what_is_asked() -> None:
    small, large = Bit("pot", "small", ("shelf",)), Bit("pot", "large")
    bits = {"green": (large, Bit("leaf", "green")), "mint": (large, Bit("leaf", "mint", ("shelf",))),
            "black": (small, Bit("leaf", "black"))}  # fmt: skip
    start = Choosing(list(bits), bits.__getitem__)
    first, then = start.click("shelf"), start.settle(large).click("shelf")
    assert first is not None
    assert then is not None
    assert (first.action, then.action) == ("black", "mint")


def test_what_does_not_go_with_what_was_settled_is_no_click_but_can_be_chosen_otherwise() -> None:
    coffee = drinks().settle(COFFEE)
    assert coffee.click("pot") is None
    small = coffee.otherwise("pot")
    assert small is not None
    assert small.action == "some tea"
    assert coffee.otherwise("window") is None


def test_another_answer_takes_the_place_of_the_one_that_was_given() -> None:
    pots = (*DRINKS, "iced tea")
    bits = {**DRINKS, "iced tea": (TEA, Bit("pot", "glass", ("glass",)))}
    small = Choosing(pots, bits.__getitem__).settle(TEA).settle(SMALL)
    other = small.click("glass")
    assert small.action == "some tea"
    assert other is not None
    assert other.action == "iced tea"
    assert other.settled[0] == TEA


def test_what_is_the_same_in_all_actions_is_not_asked() -> None:
    assert Choosing(["much tea", "some tea"], DRINKS.__getitem__).asked() == [LARGE, SMALL]


def test_one_action_is_chosen_without_a_question_and_none_has_none() -> None:
    assert Choosing(["some tea"], DRINKS.__getitem__).action == "some tea"
    assert Choosing(["some tea"], DRINKS.__getitem__).asked() == []
    assert Choosing([], DRINKS.__getitem__).action is None
    assert Choosing([], DRINKS.__getitem__).click("can") is None


@tables
def test_every_legal_action_is_chosen_by_answering_what_is_asked(name: str, players: int) -> None:
    for state in sampled(name, players):
        start = begin(name, state)
        for action, bits in start.left:
            choosing = start
            while choosing.action is None:
                choosing = answered(choosing, bits)
                assert action in left(choosing)
            assert choosing.action == action


@tables
def test_every_legal_action_is_chosen_by_clicks_and_answers_where_a_click_decides_nothing(
    name: str, players: int
) -> None:
    for state in sampled(name, players):
        start = begin(name, state)
        for action, bits in start.left:
            choosing = start
            while choosing.action is None:
                choosing = clicked(choosing, action, bits) or answered(choosing, bits)
            assert choosing.action == action


def clicked(choosing: Choosing, action: Any, bits: tuple[Bit, ...]) -> Choosing | None:
    """The same after a click on something of that action that leaves fewer, the action among them."""
    for where in (where for bit in bits for where in bit.where):
        after = choosing.click(where)
        if after is not None and action in left(after) and len(after.left) < len(choosing.left):
            return after
    return None


@tables
def test_a_click_on_anything_leaves_legal_actions_or_is_nothing(name: str, players: int) -> None:
    for state in sampled(name, players)[::2]:
        start, legal = begin(name, state), set(game(name).legal(state))
        all_spots = sorted(spots(name, state) | {"Nowhere", ("Nowhere", 0), Piece("nothing", "Q", 9)}, key=repr)
        for nth, where in enumerate(all_spots):
            after = start.click(where)
            assert after is None or (after.left and set(left(after)) <= legal)
            for one in (after.click(again) for again in all_spots[nth % 9 :: 9]) if after else ():
                assert one is None or (one.left and set(left(one)) <= legal)


@tables
def test_what_is_meant_by_a_click_is_legal_or_something_stands_against_it(name: str, players: int) -> None:
    choose, one = room(name, "choose"), game(name)
    for state in sampled(name, players):
        legal = set(one.legal(state))
        for where in spots(name, state):
            for gang in room(name, "seats").acting(state):
                meant = choose.meant(state, gang, choose.stands_for(state, gang, where))
                assert all((action in legal) != bool(one.refusals(state, action)) for action in meant)


@tables
def test_whatever_is_offered_can_be_said_in_every_language(name: str, players: int) -> None:
    choose = room(name, "choose")
    says = [words(language, game(name).folder / "words") for language in ("en", "de", "nl", "fr")]
    for state in sampled(name, players):
        for _, bits in begin(name, state).left:
            for bit in bits:
                message, facts = choose.told(bit)
                assert all(say.say(message, **facts) for say in says)
                assert all(say.has(f"choose-group-{bit.name}") for say in says)
