"""`gangster-widgets` without a command: where it listens, what it refuses to start with, that it ends everything."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from gangster_widgets.app.server.order import USUAL, usual_limit
from gangster_widgets.app.setting import VARIABLE
from gangster_widgets.commands._app import TOKEN as TOKEN_VARIABLE
from gangster_widgets.kernel.words import LANGUAGES

from .serving import TOKEN, Site, running, until

COMMAND = ["-m", "gangster_widgets", "--no-browser"]


def call(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A call that is over at once."""
    return subprocess.run(
        [sys.executable, *COMMAND, *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=os.environ | environment,
    )


def settings(site: Site) -> list[dict[str, object]]:
    """What its kernels are told."""
    until(site.kernels)
    return [json.loads(one.environ()[VARIABLE]) for one in site.kernels()]


def test_it_listens_on_this_machine_only_and_keeps_everything_in_the_folder_named(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    with running(tmp_path, [*COMMAND, "--port", "0", "--data", str(data)]) as site:
        assert site.url == f"http://127.0.0.1:{site.port}/"
        listening = [one for one in psutil.Process(site.process.pid).net_connections() if one.status == "LISTEN"]
        assert {one.laddr.ip for one in listening} == {"127.0.0.1"}
        assert site.process.stdout is not None
        assert str(data) in site.process.stdout.readline()
        assert settings(site) == [{"shared": False, "data": str(data), "puzzles": [], "components": None}]
        assert site.ask().status == 200
    assert oct(data.stat().st_mode)[-3:] == "700"
    assert (tmp_path / "errors.log").read_text() == ""


def test_without_a_port_it_takes_one_that_is_free(tmp_path: Path) -> None:
    with running(tmp_path, COMMAND) as first:
        second_folder = tmp_path / "second"
        second_folder.mkdir()
        with running(second_folder, COMMAND) as second:
            assert first.port != second.port
            assert min(first.port, second.port) >= USUAL


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_told_in_a_sentence(language: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = call("--port", port, "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert port in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "-1"],
        ["--port", "65536"],
        ["--port", "many"],
        ["--limit", "0"],
        ["--token", ""],
        ["--token", "x" * 15],
        ["--host", "no.such.place.invalid"],
        ["--host", ""],
        ["--host", "192.0.2.7"],
        ["--host", "x" * 300],
        ["--data", "/dev/null/here"],
        ["--puzzles", "/no/such/folder"],
        ["--components", "/no/such/file.yaml"],
        ["--port", "1", "list"],
        ["--token", TOKEN, "simulate"],
        ["--puzzels", "."],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_wrong_call_is_told_in_a_sentence_and_starts_nothing(arguments: list[str], language: str) -> None:
    done = call("--lang", language, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


def test_a_short_token_in_the_environment_is_refused_too() -> None:
    done = call(**{TOKEN_VARIABLE: "short"})
    assert (done.returncode, done.stdout) == (2, "")
    assert "16" in done.stderr


def test_a_box_with_faults_is_refused_with_all_of_them(tmp_path: Path) -> None:
    box = tmp_path / "box.yaml"
    box.write_text("game: gangster\nboard: {harbour: Pier}\n", encoding="utf-8")
    done = call("--components", str(box))
    assert (done.returncode, done.stdout) == (1, "")
    assert f"{box}:2: " in done.stderr


def test_puzzles_with_faults_are_named_and_the_app_is_there_all_the_same(tmp_path: Path) -> None:
    puzzles = tmp_path / "own"
    puzzles.mkdir()
    (puzzles / "bad.yaml").write_text("id: bad\n", encoding="utf-8")
    arguments = [*COMMAND, "--port", "0", "--puzzles", "own", "--data", "kept"]
    with running(tmp_path, arguments) as site:
        assert settings(site)[0] | {"components": None} == {
            "shared": False,
            "data": str(tmp_path / "kept"),
            "puzzles": [str(puzzles)],
            "components": None,
        }
    assert "bad.yaml:1: " in (tmp_path / "errors.log").read_text()


@pytest.mark.parametrize("by", ["option", "environment", "itself"])
def test_beyond_this_machine_a_token_is_needed_and_printed_and_no_kernel_has_it(tmp_path: Path, by: str) -> None:
    arguments = [*COMMAND, "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path / "kept")]
    arguments += ["--token", TOKEN] if by == "option" else []
    environment = {TOKEN_VARIABLE: TOKEN} if by == "environment" else {}
    with running(tmp_path, arguments, **environment) as site:
        token = site.url.partition("?token=")[2]
        assert token == TOKEN if by != "itself" else len(token) >= 40
        assert not site.url.startswith("http://0.0.0.0")
        assert site.ask().status == 403
        assert site.ask(f"/?token={token}").status == 302
        assert settings(site)[0]["shared"] is True
        assert all(token not in json.dumps(one.environ()) for one in site.kernels())


@pytest.mark.parametrize(("sign", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 0), (signal.SIGHUP, 0)])
@pytest.mark.parametrize("pages", [0, 2])
def test_it_ends_all_that_it_started_and_says_a_word(
    tmp_path: Path, sign: signal.Signals, status: int, pages: int
) -> None:
    folders = {"TMPDIR": str(tmp_path)}
    with running(tmp_path, [*COMMAND, "--port", "0", "--data", str(tmp_path / "kept")], **folders) as site:
        for _ in range(pages):
            assert site.ask().status == 200
        until(site.kernels)
        started = psutil.Process(site.process.pid).children(recursive=True)
        site.process.send_signal(sign)
        said, _ = site.process.communicate(timeout=20)
        assert site.process.returncode == status
        assert not [one for one in started if one.is_running() and one.status() != psutil.STATUS_ZOMBIE]
    assert (said.splitlines()[-1] if status == 0 else (tmp_path / "errors.log").read_text().strip()) == "Stopped."
    assert not list(tmp_path.glob("gangster-widgets-*"))


def test_when_it_is_killed_its_kernels_follow_it(tmp_path: Path) -> None:
    with running(tmp_path, [*COMMAND, "--port", "0", "--data", str(tmp_path / "kept")], TMPDIR=str(tmp_path)) as site:
        assert site.ask().status == 200
        until(site.kernels)
        started = site.kernels()
        site.process.kill()
        until(lambda: not [one for one in started if one.is_running() and one.status() != psutil.STATUS_ZOMBIE])


def test_a_machine_serves_a_number_of_learners_that_fits_it() -> None:
    assert 1 <= usual_limit() <= 20 * (os.cpu_count() or 1)
