"""Tournaments: fair seats, honest intervals, and the same table wherever it is played."""

import csv
import json
from collections import Counter
from pathlib import Path

import pytest

from gangster_widgets.cli import main
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.tournaments.ratings import Sat, ratings, wilson
from gangster_widgets.tournaments.rounds import jobs, line_ups, rotations
from gangster_widgets.tournaments.table import table
from tests.test_cli import call

WANTED = ("tournament", "--bots", "careful,random", "--players", "3", "--games", "8", "--seed", "5")


@pytest.fixture(scope="module")
def plain() -> str:
    """The table that one core gives."""
    done = call(*WANTED, "--json")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("names", [["a"], ["a", "b"], ["a", "b", "b"], ["a", "b", "c", "d"], list("abcde")])
@pytest.mark.parametrize("players", range(2, 6))
def test_in_every_round_everybody_has_sat_everywhere_as_often(names: list[str], players: int) -> None:
    found = jobs("gangster", names, players, 1, 7, {})
    assert {job[2] for job in found} == {7}
    assert len({tuple(job[3]) for job in found}) == len(found)
    at = Counter((seat, bot) for job in found for seat, bot in enumerate(job[3]))
    for bot in set(names):
        assert len({at[seat, bot] for seat in range(players)}) == 1
    assert all(len(line_up) == players for line_up in line_ups(names, players))


def test_a_round_that_has_begun_is_played_to_its_end() -> None:
    found = jobs("gangster", ["a", "b", "b", "b"], 4, 9, 1, {})
    assert len(found) == 12
    assert [job[2] for job in found] == [1] * 4 + [2] * 4 + [3] * 4
    assert rotations("aaa") == [("a", "a", "a")]


def test_wilsons_bounds_are_those_of_the_textbooks() -> None:
    assert [round(bound, 4) for bound in wilson(0, 10)] == [0.0, 0.0, 0.2775]
    assert [round(bound, 4) for bound in wilson(8, 10)] == [0.8, 0.4902, 0.9433]
    narrow, wide = wilson(600, 1000), wilson(60, 100)
    assert wide.low < narrow.low < 0.6 < narrow.high < wide.high


@pytest.mark.parametrize("number", range(1, 200))
def test_a_share_lies_within_its_bounds_and_they_are_shares(number: int) -> None:
    for won in {0, 0.5, number / 2, number}:
        value, low, high = wilson(won, number)
        assert 0 <= low <= value <= high <= 1


def games(results: list[tuple[int, int]]) -> list[Sat]:
    """Games of two, a deal each, with these scores."""
    found = []
    for nth, (one, other) in enumerate(results):
        best, ties = max(one, other), 2 if one == other else 1
        for seat, (bot, score) in enumerate((("one", one), ("other", other)), start=1):
            found.append(Sat(nth, nth, seat, bot, score, 1 / ties if score == best else 0.0))
    return found


def test_ratings_tell_the_better_one_and_how_sure_that_is() -> None:
    better = ratings(games([(3, 1)] * 75 + [(1, 3)] * 25))
    assert better["one"].low > 0 > better["other"].high
    assert better["one"].value - better["other"].value == pytest.approx(191, abs=5)
    even = ratings(games([(3, 1), (1, 3), (2, 2)] * 30))
    assert even["one"].value == pytest.approx(0, abs=1e-6)
    assert even["one"].low < 0 < even["one"].high
    fewer = ratings(games([(3, 1)] * 9 + [(1, 3)] * 3))
    assert fewer["one"].high - fewer["one"].low > better["one"].high - better["one"].low


def test_ratings_have_an_end_where_somebody_always_wins() -> None:
    always = ratings(games([(9, 0)] * 40))
    assert 200 < always["one"].value < 1_000
    assert set(ratings(games([(1, 1)])[:1])) == {"one"}


def test_equal_ones_share_a_win() -> None:
    lines = table(games([(2, 2)] * 4))
    assert [line.share.value for line in lines] == [0.5, 0.5]
    assert [line.sat for line in lines] == [4, 4]


def test_the_table_is_told_as_json(plain: str) -> None:
    lines = [json.loads(line) for line in plain.splitlines()]
    assert [line["bot"] for line in lines] == ["careful", "random"]
    assert [line["sat"] for line in lines] == [14, 13] or sum(line["sat"] for line in lines) == 27
    for line in lines:
        assert line["share"]["low"] <= line["share"]["value"] <= line["share"]["high"]
        assert line["rating"]["low"] <= line["rating"]["value"] <= line["rating"]["high"]


def test_two_cores_give_the_same_table(plain: str) -> None:
    assert call(*WANTED, "--json", "--jobs", "2").stdout == plain


def test_a_cluster_gives_the_same_table(plain: str, cluster: str) -> None:
    done = call(*WANTED, "--json", "--cluster", cluster)
    assert done.returncode == 0, done.stderr
    assert done.stdout == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_plot_and_games_are_there_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture, games_ = tmp_path / "wins.svg", tmp_path / "games.csv"
    wanted = ["tournament", "--bots", "random", "--players", "2", "--games", "2", "--lang", language]
    assert main([*wanted, "--plot", str(picture), "--csv", str(games_)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 2
    assert len({len(line) for line in printed}) == 1
    assert picture.read_text(encoding="utf-8").count("<svg") == 1
    with games_.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["game"], row["seed"], row["seat"]) for row in rows] == [
        ("1", "1", "1"), ("1", "1", "2"), ("2", "2", "1"), ("2", "2", "2"),
    ]  # fmt: skip
    assert {row["bot"] for row in rows} == {"random"}
    assert sum(float(row["share"]) for row in rows) == 2


def test_a_plot_is_saved_as_png_too_also_where_somebody_always_wins(tmp_path: Path) -> None:
    picture = tmp_path / "wins.PNG"
    assert (
        main(["tournament", "--bots", "careful,random", "--players", "3", "--games", "3", "--plot", str(picture)]) == 0
    )
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--bots", "genius"), "genius"),
        (("--game", "chess"), "chess"),
        (("--players", "9"), "9"),
        (("--games", "0"), "--games"),
        (("--jobs", "0"), "--jobs"),
        (("--plot", "wins.doc"), "wins.doc"),
        (("--bots", "random", "--games", "1", "--csv", "no/such/folder/games.csv"), "games.csv"),
        (("--bots", "random", "--games", "1", "--plot", "no/such/folder/wins.svg"), "wins.svg"),
    ],
    ids=lambda one: "-".join(one) if isinstance(one, tuple) else None,
)
def test_a_wrong_call_is_told_in_a_sentence(
    language: str, arguments: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tournament", *arguments, "--lang", language]) == 2
    assert named in capsys.readouterr().err
