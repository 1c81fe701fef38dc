"""Finds a Chromium, Chrome or Edge on this machine, and installs one where there is none. Starts nothing."""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

LEFT_OUT = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
]
"""What a browser without a screen does for nobody: pages of its own for an address bar, which take most of the time
that opening a page takes, asking its maker, and waiting before it paints. Of several such lists it heeds only the last
one, and so what matters of Playwright's stands here too.
"""

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(LEFT_OUT)}",
]
"""How the browser is started: also as root and without a screen, and without talking to its maker."""

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"]

MAC = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
]
WINDOWS_ROOTS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
WINDOWS = [
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
]

LOCK = Path(tempfile.gettempdir()) / "install-chromium.lock"
LONGEST = 900.0
"""Seconds that an installation may take; a lock that is older was left behind by a process that was killed."""

ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


class NoBrowserError(Exception):
    """There is no browser, and none could be installed; the message says what was tried."""


def chromium() -> Path:
    """The browser to test with. Where none is found, one is installed, once for all processes that ask."""
    return find() or _install_once()


def find() -> Path | None:
    """An installed browser: on the PATH, at the usual places, or one that Playwright installed earlier."""
    for lookup in (_on_path, _at_usual_places, _of_playwright):
        if found := lookup():
            return found
    return None


def install() -> None:
    """Installs a browser and says so on stderr. Tries Debian's package as root, else and then Playwright's build."""
    failures = []
    for name, commands in _ways_to_install():
        print(f"No Chromium, Chrome or Edge found: installing one with {name}.", file=sys.stderr)
        if not (failure := _run(commands)):
            return
        failures.append(f"{name} failed ({failure})")
    raise NoBrowserError(
        "The browser tests need Chromium, Chrome or Edge, none was found, and none could be installed: "
        + "; ".join(failures)
        + ". Install one of them by hand so that it is on the PATH."
    )


def _on_path() -> Path | None:
    return next((Path(found) for name in NAMES if (found := shutil.which(name))), None)


def _at_usual_places() -> Path | None:
    roots = [Path(os.environ[name]) for name in WINDOWS_ROOTS if name in os.environ]
    places = [Path(place) for place in MAC] + [root / place for root in roots for place in WINDOWS]
    return next((place for place in places if place.is_file()), None)


def _of_playwright() -> Path | None:
    # Asked in a process of its own, because Playwright cannot be started twice in one thread.
    asked = subprocess.run([sys.executable, "-c", ASK_PLAYWRIGHT], capture_output=True, text=True, check=False)
    place = asked.stdout.strip()
    return Path(place) if asked.returncode == 0 and place and Path(place).is_file() else None


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _ways_to_install() -> Iterator[tuple[str, list[list[str]]]]:
    if _is_root() and shutil.which("apt-get"):
        yield "apt-get install chromium", [["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]]
    yield "playwright install chromium", [[sys.executable, "-m", "playwright", "install", "chromium"]]


def _run(commands: list[list[str]]) -> str:
    """Runs commands until one fails; gives the last line that the failed one wrote, or nothing if all went well."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in commands:
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONGEST, env=env)
        except (OSError, subprocess.TimeoutExpired) as error:
            return str(error)
        if done.returncode:
            return ((done.stderr.strip() or done.stdout.strip()).splitlines() or [f"exit {done.returncode}"])[-1]
    return ""


def _install_once() -> Path:
    with _alone(LOCK):
        if found := find():  # another process installed it while this one waited
            return found
        install()
    if found := find():
        return found
    raise NoBrowserError("A browser was installed, but none is found on the PATH or where Playwright keeps its own.")


@contextlib.contextmanager
def _alone(lock: Path, sleep: Callable[[float], None] = time.sleep) -> Iterator[None]:
    """Lets one process in at a time. A lock that is too old to be true is taken over."""
    while True:
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
            break
        except FileExistsError:
            with contextlib.suppress(FileNotFoundError):
                if time.time() - lock.stat().st_mtime > LONGEST:
                    lock.unlink()
                    continue
            sleep(0.2)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)
