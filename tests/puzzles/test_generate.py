"""The command that generates: the same bytes on one core, on two and on a cluster; and calls that are wrong."""

import json
import sys
from pathlib import Path

import pytest
import yaml

from gangster_widgets import puzzle
from gangster_widgets.cli import main
from gangster_widgets.kernel.words import LANGUAGES
from gangster_widgets.puzzles.puzzle import as_json
from tests.test_cli import call

WANTED = ("generate", "points", "--count", "6", "--seed", "40")


@pytest.fixture(scope="module")
def plain() -> str:
    """What one core gives."""
    done = call(*WANTED)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_puzzles_are_a_file_that_can_be_validated_and_solved(plain: str, tmp_path: Path) -> None:
    file = tmp_path / "new.yaml"
    file.write_text(plain, encoding="utf-8")
    assert call("validate", str(file)).returncode == 0
    answers = [json.loads(line) for line in call("solve", str(file), "--json").stdout.splitlines()]
    documents = list(yaml.safe_load_all(plain))
    assert [one["id"] for one in answers] == [one["id"] for one in documents]
    assert [one["level"] for one in documents] == [1, 2, 3, 4, 5, 1]
    assert [one["id"] for one in documents][:2] == ["points-1-40-v1", "points-2-41-v1"]
    for one, answer in zip(documents, answers, strict=True):
        assert one["answer"] == answer["answer"]
        assert set(one["title"]) == set(LANGUAGES)
        assert one["rules"]


def test_only_the_level_that_is_asked_for_is_made() -> None:
    done = call("generate", "order", "--count", "2", "--level", "4")
    assert [one["level"] for one in yaml.safe_load_all(done.stdout)] == [4, 4]


def test_two_cores_give_the_same_bytes(plain: str) -> None:
    assert call(*WANTED, "--jobs", "2").stdout == plain


def test_a_cluster_gives_the_same_bytes(plain: str, cluster: str) -> None:
    done = call(*WANTED, "--cluster", cluster)
    assert done.returncode == 0, done.stderr
    assert done.stdout == plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((), "KIND"),
        (("nonsense",), "nonsense"),
        (("points", "--game", "chess"), "chess"),
        (("points", "--count", "0"), "--count"),
        (("points", "--level", "6"), "--level"),
        (("points", "--seed", "-1"), "--seed"),
        (("points", "--jobs", "0"), "--jobs"),
        (("points", "--cluster", "nowhere"), "nowhere"),
    ],
    ids=lambda one: "-".join(one) if isinstance(one, tuple) else None,
)
def test_a_wrong_call_is_told_in_a_sentence(
    language: str, arguments: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["generate", *arguments, "--lang", language]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert named in said.err


def test_without_dask_one_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["generate", "points", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert 'pip install "gangster-widgets[mine]"' in capsys.readouterr().err


@pytest.mark.parametrize("id_", ["points-3-1234@1", "points-3-1234-v1"])
def test_a_generated_puzzle_is_shown_by_either_id(id_: str) -> None:
    done = call("show", id_)
    assert done.returncode == 0, done.stderr
    assert "3\N{NON-BREAKING HYPHEN}1234" in done.stdout
    assert call("show", id_.replace("1234", "x")).returncode == 2
    assert call("show", id_[:-1] + "99").returncode == 2


def test_a_question_is_given_once_and_each_is_still_that_of_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "reach", "--level", "1", "--count", "30", "--seed", "1"]) == 0
    given = list(yaml.safe_load_all(capsys.readouterr().out))
    asked = [{name: one[name] for name in ("ask", "position")} for one in given]
    assert len(given) == 30
    assert all(asked.count(one) == 1 for one in asked)
    later = max(given, key=lambda one: int(one["id"].split("-")[2]))
    assert int(later["id"].split("-")[2]) > 30
    again = puzzle(later["id"])
    assert as_json(again.solved.answer) == later["answer"]
    assert again.ask.car == later["ask"]["car"]
