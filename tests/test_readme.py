"""The README is true: its commands run, its example prints what it says, its table points at what is there."""

import contextlib
import importlib
import io
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.serving import running

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [line[2:] for block in re.findall(r"```console\n(.*?)```", README, re.DOTALL) for line in block.splitlines()]
ROWS = re.findall(r"^\| ([^|]*\?) \| (.*) \|$", README, re.MULTILINE)


def test_the_two_commands_are_the_ones_that_ci_runs() -> None:
    assert COMMANDS[1] == 'pip install ".[test]" && pytest'
    assert COMMANDS[1] in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "command", [command.split(" && ")[-1] for command in COMMANDS if "gangster-widgets " in command]
)
def test_a_command_of_the_readme_runs(command: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "gangster-widgets"
    called = [sys.executable, "-m", "gangster_widgets", *arguments]
    done = subprocess.run(called, capture_output=True, text=True, check=False, cwd=ROOT, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_command_alone_serves_the_app_at_the_address_that_it_prints(tmp_path: Path) -> None:
    assert COMMANDS[0].split(" && ")[-1] == "gangster-widgets"
    called = ["-m", "gangster_widgets", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")]
    with running(tmp_path, called) as site:
        assert "<title>Gangster Widgets</title>" in site.ask("/").text


def test_the_pictures_of_the_readme_are_there() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)


def said_by(source: str) -> list[str]:
    """What an example prints, line by line."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(source, "README.md", "exec"), {})
    return out.getvalue().splitlines()


def test_the_example_prints_what_the_readme_says() -> None:
    first, live, example, more = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(first, "README.md", "exec"), {})
    assert said_by(live) == re.findall(r"^print\(.*\)  # (.*)$", live, re.MULTILINE)
    (printed,) = re.findall(r"```text\n(.*?)```", README, re.DOTALL)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        known: dict[str, object] = {}
        exec(compile(example, "README.md", "exec"), known)
        exec(compile(more, "README.md", "exec"), known)
    assert out.getvalue().startswith(printed)
    assert "a drive would have to use a connection twice" in out.getvalue()


@pytest.mark.parametrize(("question", "answer"), ROWS, ids=[question for question, _ in ROWS])
def test_what_the_table_points_at_is_there(question: str, answer: str) -> None:
    paths = re.findall(r"`(gangster_widgets/[^`]*)`", answer)
    assert paths
    assert all((ROOT / path).exists() for path in paths)
    for name, path in re.findall(r"`(\w+)` in `([^`]*)\.py`", answer):
        module = importlib.import_module(path.replace("/", "."))
        assert re.search(
            rf"^\s*((def|class) )?{name}\b", Path(str(module.__file__)).read_text(encoding="utf-8"), re.MULTILINE
        )


def test_no_package_index_is_named_in_any_file() -> None:
    hosts = ["pypi" + ".org", "python" + "hosted.org", "registry.npm" + "js.org", "deb." + "debian.org"]
    for file in own_files(ROOT):
        text = file.read_text(encoding="utf-8", errors="ignore")
        assert not [host for host in hosts if host in text], file


def own_files(folder: Path) -> Iterator[Path]:
    """The project's files: no environments, caches, or folders whose names begin with a dot, but those of CI."""
    for path in sorted(folder.iterdir()):
        if path.is_file():
            yield path
        elif path.name == ".ci" or not (
            path.name.startswith((".", "__")) or path.name in ("build", "dist") or (path / "pyvenv.cfg").exists()
        ):
            yield from own_files(path)


@pytest.mark.parametrize("call", re.findall(r"^\| `([A-Z]\w+\(.*?\))`", README, re.MULTILINE))
def test_an_instrument_of_the_readme_is_made_as_it_says(call: str) -> None:
    assert "<svg" in eval(call, _offered()).svg()


def _offered() -> dict[str, object]:
    package = importlib.import_module("gangster_widgets")
    return {name: getattr(package, name) for name in package.__all__}
