"""The command line, called as people and scripts call it."""

import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from gangster_widgets.cli import main
from gangster_widgets.commands import commands
from gangster_widgets.kernel.words import LANGUAGES

COMMAND = [sys.executable, "-m", "gangster_widgets"]


def call(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """One call as a process of its own."""
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, cwd=cwd, check=False, timeout=120)


def test_simulate_prints_one_json_line_a_game_and_nothing_else() -> None:
    done = call("simulate", "--game", "gangster", "--players", "3", "--games", "4", "--seed", "11", "--json")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr) == (0, "")
    assert [line["seed"] for line in lines] == [11, 12, 13, 14]
    for line in lines:
        assert list(line) == ["game", "seed", "turns", "actions", "scores", "winners"]
        assert line["game"] == "gangster"
        assert list(line["scores"]) == ["yellow", "grey", "brown"]
        best = max(line["scores"].values())
        assert line["winners"] == [colour for colour, score in line["scores"].items() if score == best]


def test_two_players_are_named_by_their_first_colour() -> None:
    (line,) = call("simulate", "--players", "2", "--json").stdout.splitlines()
    assert set(json.loads(line)["scores"]) == {"yellow", "grey"}


def test_the_same_seed_plays_the_same_games_on_one_core_and_on_two() -> None:
    one = call("simulate", "--games", "6", "--json")
    two = call("simulate", "--games", "6", "--json", "--jobs", "2")
    assert one.stdout == two.stdout
    assert len(one.stdout.splitlines()) == 6


def test_rulings_and_bots_can_be_named() -> None:
    plain = call("simulate", "--json").stdout
    other = call("simulate", "--json", "--ruling", "gap=same-gang-on-last-field", "--bots", "random,random").stdout
    assert plain
    assert other


def test_a_box_of_ones_own_is_shown_checked_and_played(tmp_path: Path) -> None:
    box = tmp_path / "box.yaml"
    box.write_text(json.dumps(json.loads(call("components", "--json").stdout)), encoding="utf-8")
    assert call("components", str(box)).returncode == 0
    assert call("simulate", "--components", str(box), "--json").stdout == call("simulate", "--json").stdout
    box.write_text("game: gangster\nboard: {harbour: Pier}\n", encoding="utf-8")
    for arguments in (["components", str(box)], ["simulate", "--components", str(box)]):
        refused = call(*arguments)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert f"{box}:2: " in refused.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["simulate", "--players", "9"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--jobs", "0"],
        ["simulate", "--bots", "genius"],
        ["simulate", "--game", "monopoly"],
        ["simulate", "--ruling", "gap=never"],
        ["simulate", "--sed", "1"],
        ["simulate", "--seed"],
        ["components", "no-such-file.yaml"],
        ["bench", "--seconds", "0"],
        ["bench", "--lang", "tlh"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_wrong_call_is_told_in_a_sentence_with_status_2(arguments: list[str], language: str, tmp_path: Path) -> None:
    done = call(*arguments, *(["--lang", language] if "--lang" not in arguments else []), cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *commands()])
def test_help_is_there_in_every_language(language: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*([command] if command else []), "--help", "--lang", language])
    said = capsys.readouterr().out
    assert ended.value.code == 0
    assert "--lang" in said
    assert ("usage:" in said.lower()) == (language == "en")


def test_the_version_is_told() -> None:
    assert call("--version").stdout.startswith("gangster-widgets ")


def test_bench_measures_and_prints_json() -> None:
    (line,) = call("bench", "--json", "--seconds", "0.05").stdout.splitlines()
    figures = json.loads(line)
    assert set(figures) == {"actions_per_s", "reckonings_per_s"}
    assert all(figure > 0 for figure in figures.values())


def test_a_reader_who_stops_reading_and_control_c_end_it_quietly() -> None:
    many = [*COMMAND, "simulate", "--games", "100000", "--json"]
    with subprocess.Popen(many, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.wait(timeout=30) == 0
        assert process.stderr.read() == ""
    heeds = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # what begins in the background does not otherwise
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(many, **pipes, text=True, preexec_fn=heeds) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        os.kill(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=30)
        assert process.returncode == 130
        assert "Traceback" not in said


SAY_MUCH = """
import sys
from gangster_widgets.cli import main
for arguments in (["components"], ["rulebook"], ["simulate"], ["bench", "--seconds", "0.01"], ["list"]):
    assert main([*arguments, "--lang", sys.argv[1]]) == 0
"""
"""One call after another in one process, each of which prints what not every terminal has letters for."""


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_that_lacks_letters_gets_others_and_no_traceback(encoding: str, language: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SAY_MUCH, language],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(done.stdout.splitlines()) > 500


def test_a_full_disk_and_a_closed_output_are_told_in_a_sentence() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run([*COMMAND, "simulate"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    closed = subprocess.run(
        f"{' '.join(COMMAND)} simulate >&-", shell=True, capture_output=True, text=True, check=False
    )
    assert (closed.returncode, closed.stderr) == (0, "")


def test_what_is_wrong_with_a_file_name_is_told_in_a_sentence(tmp_path: Path) -> None:
    for name in ("a" * 5_000, str(tmp_path), "", "/dev/null"):
        done = call("components", name)
        assert done.returncode == (1 if name == "/dev/null" else 2)
        assert "Traceback" not in done.stderr


def test_a_box_with_hardly_any_equipment_is_played_without_it(tmp_path: Path) -> None:
    text = json.dumps({**json.loads(call("components", "--json").stdout)})
    box = json.loads(text)
    box["equipment"]["kinds"] = {"bodyguard": 8}
    file = tmp_path / "box.json"
    file.write_text(json.dumps(box), encoding="utf-8")
    done = call("simulate", "--components", str(file), "--games", "20", "--players", "5", "--json")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 20


def test_who_stops_the_command_while_it_is_starting_is_answered_quietly() -> None:
    script = "import sys, builtins; real = builtins.__import__\n"
    script += "def stop(name, *rest):\n    if name == 'gangster_widgets.cli': raise KeyboardInterrupt\n"
    script += "    return real(name, *rest)\n"
    script += "from gangster_widgets.__main__ import main\nbuiltins.__import__ = stop\nsys.exit(main())"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=30)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
