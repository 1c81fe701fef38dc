"""`puzzles/README.md` is true: its example is read, its commands run, and it names every kind there is."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from gangster_widgets.kernel.files import Data
from gangster_widgets.kernel.game import game, games
from gangster_widgets.puzzles.bank import folder
from gangster_widgets.puzzles.kind import kinds
from gangster_widgets.puzzles.loader import load
from tests.test_cli import call

README = (folder() / "README.md").read_text(encoding="utf-8")
FILE, POSITION, OF_THE_BOSS, OF_GANGSTA = re.findall(r"```yaml\n(.*?)```", README, re.DOTALL)


def test_the_file_it_shows_is_a_puzzle_without_faults(tmp_path: Path) -> None:
    file = tmp_path / "shown.yaml"
    file.write_text(FILE, encoding="utf-8")
    assert not load(file).faults


def test_the_position_it_shows_uses_every_key_there_is() -> None:
    shown = yaml.safe_load(POSITION)["position"]
    gangster = game("gangster")
    assert set(shown) == set(gangster.position_schema()["properties"])
    shown.pop("persons")
    shown["districts"].clear()
    state, faults = gangster.position(shown, Data("readme", {}), ("position",))
    assert not faults
    assert state is not None


@pytest.mark.parametrize(("name", "text"), [("the_boss", OF_THE_BOSS), ("gangsta", OF_GANGSTA)])
def test_the_position_of_another_game_that_it_shows_uses_every_key_there_is_and_can_be(name: str, text: str) -> None:
    shown = yaml.safe_load(text)["position"]
    assert set(shown) == set(game(name).position_schema()["properties"])
    state, faults = game(name).position(shown, Data("readme", {}), ("position",))
    assert not faults
    assert state is not None


def test_every_kind_has_a_row() -> None:
    told = README[: README.index("## Generated puzzles")]
    rows = re.findall(r"^\| ([\w-]+) \| `?[^|]+\| ", told, re.MULTILINE)
    assert set(rows) - {"kind"} == {kind for name in games() for kind in kinds(name)}


def test_its_commands_run(tmp_path: Path) -> None:
    first, second = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    for line in [*first.splitlines(), *second.splitlines()]:
        command, _, out = line.removeprefix("$ gangster-widgets ").partition(" > ")
        done = call(*shlex.split(command), cwd=tmp_path)
        assert done.returncode == (1 if "check" in line else 0), (line, done.stderr)
        assert done.stdout
        if out:
            (tmp_path / out).write_text(done.stdout, encoding="utf-8")


def test_its_python_runs_and_says_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", README, re.DOTALL))
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {}
    exec(compile(code, "puzzles/README.md", "exec"), known)
    assert known["verdict"].misconceptions == ["tie-lower-rank", "tie-first-come"]
    assert (tmp_path / "answers.csv").read_text(encoding="utf-8").count("\n") == 2
