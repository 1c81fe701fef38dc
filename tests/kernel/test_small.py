"""The small rooms of the kernel: reasons, chance, memos, records, the shelf of games, examples in docstrings."""

import doctest
import importlib
import pkgutil

import pytest

import gangster_widgets
from gangster_widgets.kernel.chance import Luck
from gangster_widgets.kernel.game import Game, game, games
from gangster_widgets.kernel.memo import Memo
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Piece, Rule, Why

MODULES = [module.name for module in pkgutil.walk_packages(gangster_widgets.__path__, "gangster_widgets.")]


@pytest.mark.parametrize("name", MODULES)
def test_every_example_in_a_docstring_comes_out(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert not failed


def test_a_tree_of_reasons_is_walked_from_the_top_and_searched_by_name() -> None:
    leaf, node = Rule("leaf", "a.clause"), Rule("node", "b.clause", ("fact",))
    tree = Why(node, 1, ("Here",), (5,), (Why(leaf, 2), Why(node, 3, (), (6,), (Why(leaf, 4),))))
    assert [why.value for why in tree.walk()] == [1, 2, 3, 4]
    assert [why.value for why in tree.find("leaf")] == [2, 4]
    assert (tree.clause, tree.told()) == ("b.clause", {"fact": 5})


def test_a_record_cannot_be_changed_and_is_hashable() -> None:
    piece = Piece("car", "Y")
    with pytest.raises(AttributeError):
        piece.kind = "bike"  # type: ignore[misc]
    assert replace(piece, of="G") == Piece("car", "G")
    assert len({piece, Piece("car", "Y")}) == 1
    assert isinstance(piece, Record)


def test_luck_comes_out_the_same_from_the_same_chance_and_keeps_all_items() -> None:
    luck = Luck(5)
    assert sorted(luck.shuffled(range(30))) == list(range(30))
    again = Luck(5)
    assert again.shuffled(range(30)) == Luck(5).shuffled(range(30))
    assert Luck(5).shuffled(range(30)) != Luck(6).shuffled(range(30))
    assert luck.left() == again.left()


def test_luck_on_every_machine_and_version_is_the_luck_written_down_here() -> None:
    luck = Luck(2026)
    assert "".join(luck.shuffled("abcdefgh")) == "eafbchgd"
    assert luck.left() == 7056000146886522


def test_every_order_is_as_likely_as_the_other() -> None:
    firsts = [Luck(seed).shuffled("abc")[0] for seed in range(3_000)]
    assert all(900 < firsts.count(letter) < 1_100 for letter in "abc")


def test_a_memo_makes_a_thing_once() -> None:
    made: list[int] = []
    memo = Memo(lambda number: made.append(number) or number * 2)
    assert (memo[3,], memo[3,], made) == (6, 6, [3])


def test_the_games_are_found_and_an_unknown_one_is_not() -> None:
    assert "gangster" in games()
    assert game("gangster").name == "gangster"
    with pytest.raises(KeyError):
        game("monopoly")


@pytest.mark.parametrize("name", games())
def test_every_game_has_all_that_the_protocol_names(name: str) -> None:
    wanted = {*Game.__annotations__, *(part for part in vars(Game) if not part.startswith("_"))}
    assert {part for part in wanted if not hasattr(game(name), part)} == set()
