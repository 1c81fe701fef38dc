"""The browser is found where it is, installed once where it is not, and a failure says what to do."""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from . import chromium


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any browser, on which nothing can really be installed; gives a folder to put browsers in."""

    def refuse(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "", "reading lists\nno network\n")

    monkeypatch.setattr(chromium, "MAC", [])
    monkeypatch.setattr(chromium, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(subprocess, "run", refuse)
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in chromium.WINDOWS_ROOTS:
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def program(place: Path) -> Path:
    """An empty file that may be run."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.touch(mode=0o755)
    return place


@pytest.mark.parametrize("name", chromium.NAMES)
def test_a_browser_on_the_path_is_found(bare: Path, name: str) -> None:
    browser = program(bare / (f"{name}.exe" if sys.platform == "win32" else name))
    assert chromium.chromium() == browser


def test_a_browser_at_a_usual_place_is_found(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "MAC", [str(program(bare / "Chrome.app" / "Google Chrome"))])
    assert chromium.chromium() == bare / "Chrome.app" / "Google Chrome"
    monkeypatch.setattr(chromium, "MAC", [])
    monkeypatch.setenv("PROGRAMFILES", str(bare))
    edge = program(bare / "Microsoft" / "Edge" / "Application" / "msedge.exe")
    assert chromium.chromium() == edge


@pytest.mark.parametrize("there", [True, False])
def test_only_a_playwright_browser_that_is_there_counts(
    bare: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    place = bare / "ms-playwright" / "chrome"
    if there:
        program(place)
    answer = subprocess.CompletedProcess([], 0, f"{place}\n", "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: answer)
    assert chromium.find() == (place if there else None)


@pytest.mark.parametrize(("root", "apt"), [(True, True), (True, False), (False, True)])
def test_apt_is_for_root_on_debian(bare: Path, monkeypatch: pytest.MonkeyPatch, root: bool, apt: bool) -> None:
    monkeypatch.setattr(chromium, "_is_root", lambda: root)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if apt else None)
    names = [name for name, _ in chromium._ways_to_install()]
    assert names == ["apt-get install chromium"] * (root and apt) + ["playwright install chromium"]


def test_what_cannot_be_installed_is_said_in_a_sentence(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "_is_root", lambda: False)
    with pytest.raises(chromium.NoBrowserError) as refused:
        chromium.chromium()
    assert "playwright install chromium failed (no network). Install one of them by hand" in str(refused.value)
    assert "installing one with playwright" in capsys.readouterr().err
    assert not (bare / "lock").exists()


def test_a_browser_that_is_installed_but_not_found_is_said_too(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "install", lambda: None)
    with pytest.raises(chromium.NoBrowserError, match="was installed, but none is found"):
        chromium.chromium()


def test_several_that_ask_at_once_install_once(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[Path] = []
    monkeypatch.setattr(chromium, "find", lambda: installed[0] if installed else None)
    monkeypatch.setattr(chromium, "install", lambda: installed.append(bare / "chromium"))
    found: list[Path] = []
    askers = [threading.Thread(target=lambda: found.append(chromium.chromium())) for _ in range(8)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join(timeout=30)
    assert found == [bare / "chromium"] * 8
    assert len(installed) == 1


def test_a_lock_left_behind_is_taken_over(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter([None, None, bare / "chromium"])
    monkeypatch.setattr(chromium, "find", lambda: next(found))
    monkeypatch.setattr(chromium, "install", lambda: None)
    (bare / "lock").touch()
    os.utime(bare / "lock", (0, 0))
    assert chromium.chromium() == bare / "chromium"
