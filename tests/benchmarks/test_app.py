"""How soon the app is there, how soon it answers and how much it takes, beside plain Voila and a bare canvas.

Both sides of a comparison are measured in turns, in one run of `pytest tests/benchmarks/test_app.py -n0 -s`. Needs
Chromium, and a machine that does little else: how much else it did is printed with the figures. What a kernel has
imported is asked for by a signal that Windows does not have.
"""

import signal
import statistics
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import nbformat
import psutil
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Browser, Page, expect

from gangster_widgets.app.server.order import notebook
from tests.app.serving import Site, served, until
from tests.benchmarks.machine import Meanwhile, come_to_rest
from tests.benchmarks.test_widgets import CANVAS_CELL, megabytes
from tests.browser import apps, servers
from tests.browser.pages import Pages
from tests.browser.pictures import settled

ROUNDS, MEMORY_ROUNDS = 9, 3
LEARNERS, LASTING = 10, 40
"""How many act at once, and for how many seconds."""

# When a page is there.

HELLO = "import ipywidgets\nipywidgets.Label('hello')"
PUZZLE = "?page=solve&puzzle=north-side"

LABEL = """() => shown([...document.querySelectorAll(".widget-label")].find((one) => one.textContent === "hello"))"""
TABLET = """() => {
  const canvas = document.querySelector(".gw-picture canvas"), question = document.querySelector("[data-key=question]");
  if (!shown(canvas) || !shown(question) || !canvas.width) return false;
  const small = new OffscreenCanvas(16, 16).getContext("2d"), colours = new Set();
  small.drawImage(canvas, 0, 0, 16, 16);
  const { data } = small.getImageData(0, 0, 16, 16);
  for (let at = 0; at < data.length; at += 4) if (data[at + 3]) colours.add(data.slice(at, at + 3).join());
  return colours.size > 2;
}"""
"""The word is there; the question is there, and on the canvas is more than paper."""

SEEN = """(() => {
  const shown = (one) => Boolean(one?.getClientRects().length);
  const there = THERE;
  const look = () => {
    if (there()) window.seenAfter = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()"""
"""Notes on a page how many milliseconds after its address was asked for it shows what is looked for."""


class Side(NamedTuple):
    """One side of a comparison: where its page is, and how a script knows that it is there."""

    address: str
    there: str

    def visited(self, open_page: Pages) -> float:
        """The milliseconds until somebody who was never here sees the page."""
        page = open_page()
        page.add_init_script(SEEN.replace("THERE", self.there))
        page.goto(self.address, wait_until="commit")
        page.wait_for_function("() => window.seenAfter", polling=100)
        found: float = page.evaluate("() => window.seenAfter")
        page.context.close()
        return found


@contextmanager
def plain_voila(folder: Path, heated: bool) -> Iterator[Side]:
    """Voila as it comes, with a notebook that shows one word."""
    folder.mkdir()
    whole = new_notebook(cells=[new_code_cell(HELLO)])
    whole.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(whole, folder / "hello.ipynb")
    called = ["-m", "voila", str(folder / "hello.ipynb"), *servers.VOILA, f"--preheat_kernel={heated}"]
    with servers._running(folder, called, "--Voila.port", "/voila/static/voila.js") as url:
        yield Side(url, LABEL)


@contextmanager
def the_app(folder: Path, heated: bool) -> Iterator[Side]:
    """The app as its command serves it; where no kernel is to be heated, as its server does, told so."""
    folder.mkdir()
    with apps.app(folder, "--port", "0") if heated else served(folder, notebook=str(notebook()), heated=0) as site:
        yield Side(site.url + PUZZLE, TABLET)


@pytest.mark.parametrize(("heated", "bound"), [(True, 1.3), (False, 1.5)], ids=["warm", "cold"])
def test_the_first_board_is_there_about_as_soon_as_one_word(
    tmp_path: Path, chrome: Browser, heated: bool, bound: float
) -> None:
    with (
        the_app(tmp_path / "app", heated) as app,
        plain_voila(tmp_path / "plain", heated) as plain,
        closing(Pages(chrome)) as open_page,
    ):
        found: dict[Side, list[float]] = {app: [], plain: []}
        meanwhile = Meanwhile()
        for _ in range(ROUNDS + 1):  # the first visit of all finds nothing in the memory of the disk
            for side, times in found.items():
                come_to_rest()
                times.append(side.visited(open_page))
    board, word = (statistics.median(times[1:]) for times in found.values())
    print(f"\n{'warm' if heated else 'cold'}: first board {board:.0f} ms, one word {word:.0f} ms,", end=" ")
    print(f"ratio {board / word:.2f}, median of {ROUNDS}; {meanwhile}")
    assert board <= bound * word


# What ten learners wait for.

ORDER = ("add:yellow", "add:grey", "check", "away:grey", "add:blue", "check", "away:blue", "away:yellow")
POINTS = ("yellow=5", "grey=4", "brown=2", "blue=5", "check", "yellow=10", "grey=8", "brown=4", "blue=10", "check")
STEPS = {"tie-of-two": ORDER, "north-side": POINTS}
"""What learners do over and over at these puzzles: wrong answers with their diagnosis, and right ones."""

ACT = """([steps, offset, lasting]) => {
  const panel = document.querySelector(".gw-picture .gw-panel"), began = performance.now() + offset;
  const until = (when) => new Promise((done) => setTimeout(done, Math.max(0, when - performance.now())));
  const act = (step) => new Promise((done, fail) => {
    const [what, value] = step.split("=");
    const control = panel.querySelector(`[data-do="${what === "check" ? what : "answer:" + what}"]`);
    const late = setTimeout(() => fail(new Error(`Nothing came of ${step}.`)), 10000);
    const watch = new MutationObserver(() => {
      const now = performance.now();
      watch.disconnect();
      clearTimeout(late);
      done([what.split(":")[0], now - clicked]);
    });
    watch.observe(panel, { subtree: true, childList: true, attributes: true, characterData: true });
    if (value) control.value = value;
    const clicked = performance.now();
    control.dispatchEvent(value ? new Event("change", { bubbles: true }) : new MouseEvent("click", { bubbles: true }));
  });
  const learn = async () => {
    const acted = [];
    for (let nth = 0; nth < lasting; nth += 1) {
      await until(began + nth * 1000);
      acted.push(await act(steps[nth % steps.length]));
    }
    return acted;
  };
  window.learning = learn().then((acted) => (window.acted = acted), (error) => (window.acted = String(error)));
}"""
"""Lets a page act once a second; notes what it did and how many milliseconds it took until its panel changed."""

SOON = 100.0


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of them do not exceed."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def come(url: str, open_page: Pages, nth: int) -> tuple[Page, Sequence[str]]:
    """The page of another learner, with what is done there."""
    puzzle = list(STEPS)[nth % len(STEPS)]
    page = open_page()
    page.goto(f"{url}?token={apps.TOKEN}&page=solve&puzzle={puzzle}")
    return settled(page), STEPS[puzzle]


def acting(pages: list[tuple[Page, Sequence[str]]]) -> Iterator[tuple[str, float]]:
    """Lets all of them act at once, and gives what each did with the time it took."""
    for nth, (page, steps) in enumerate(pages):
        page.evaluate(ACT, [steps, nth * 1000 / len(pages), LASTING])
    for page, _ in pages:
        page.wait_for_function("() => window.acted", polling=500, timeout=(LASTING + 60) * 1000)
        acted = page.evaluate("() => window.acted")
        assert isinstance(acted, list), acted
        yield from ((str(name), float(taken)) for name, taken in acted)


def test_ten_learners_at_once_see_soon_what_they_click(tmp_path: Path, chrome: Browser) -> None:
    options = ("--port", "0", "--host", "0.0.0.0", "--token", apps.TOKEN, "--limit", str(LEARNERS))
    by_name: dict[str, list[float]] = defaultdict(list)
    with apps.app(tmp_path, *options) as shared, closing(Pages(chrome)) as open_page:
        pages = [come(shared.url, open_page, nth) for nth in range(LEARNERS)]
        come_to_rest()
        assert len(Site(shared.url, shared.process).kernels()) >= LEARNERS
        meanwhile = Meanwhile()
        for name, taken in acting(pages):
            by_name[name if name in ("add", "away", "check") else "type"].append(taken)
        told = str(meanwhile)
    every = [taken for times in by_name.values() for taken in times]
    print(f"\nclick to feedback of {LEARNERS} learners at once, {len(every)} clicks:", end=" ")
    print(", ".join(f"p{share * 100:.0f} {percentile(every, share):.0f} ms" for share in (0.5, 0.95)), end=", ")
    print(f"max {max(every):.0f} ms; p95 of", end=" ")
    print(", ".join(f"{name} {percentile(times, 0.95):.0f} ms" for name, times in sorted(by_name.items())), end="; ")
    print(told)
    assert percentile(every, 0.95) < SOON


# What a learner takes.

NEEDLESS = {"matplotlib", "networkx", "joblib", "pandas"}
"""What only notebooks and teachers need."""

TELL = """import signal, sys
from pathlib import Path

def tell(*_):
    Path("FILE.part").write_text(" ".join(sys.modules))
    Path("FILE.part").rename("FILE")

_ = signal.signal(signal.SIGUSR1, tell)"""
"""A cell that writes down what its kernel has imported, whenever a signal asks for it."""


def told_of(folder: Path, cell: str) -> AbstractContextManager[Site]:
    """A notebook of that cell, served as the app is; its kernel tells what it has imported."""
    folder.mkdir()
    return served(folder, TELL.replace("FILE", str(folder / "modules")), cell, heated=0)


def imported(kernel: psutil.Process, folder: Path) -> set[str]:
    """The packages that a kernel with that cell has imported."""
    kernel.send_signal(signal.SIGUSR1)
    until((folder / "modules").is_file)
    return {name.partition(".")[0] for name in (folder / "modules").read_text().split()}


def answer(page: Page, *points: int) -> None:
    """Types points and has them checked."""
    for name, number in zip(("Yellow", "Grey", "Brown", "Blue"), points, strict=True):
        line = page.get_by_role("textbox", name=name, exact=True)
        if line.count():
            line.fill(str(number))
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator("[data-key=verdict]")).to_contain_text("Right.")


def two_solved(page: Page) -> None:
    """From home to the first puzzle, and on to another one, by its name."""
    page.get_by_role("button", name="Solve your first puzzle").click()
    answer(settled(page), 5, 2, 0, 3)
    page.get_by_text("Choose puzzles").click()
    page.get_by_label("By its name").fill("north-side")
    page.get_by_label("By its name").press("Enter")
    expect(page.get_by_role("heading", name="The North Side")).to_be_visible()
    answer(settled(page), 10, 8, 4, 10)


APP_CELL = "from gangster_widgets.app.main import App\nApp()"


def test_a_learners_kernel_takes_little_more_than_one_with_a_canvas(tmp_path: Path, chrome: Browser) -> None:
    found, needed, beyond = [], set[str](), set[str]()
    for nth in range(MEMORY_ROUNDS):
        ours, theirs = tmp_path / f"{nth}-app", tmp_path / f"{nth}-canvas"
        with (
            told_of(ours, APP_CELL) as app,
            told_of(theirs, CANVAS_CELL) as canvas,
            closing(Pages(chrome)) as open_page,
        ):
            two_solved(apps.opened(open_page(), app.url))
            page = open_page()
            page.goto(canvas.url)
            page.locator("canvas").wait_for()
            come_to_rest()
            (learners,), (bare,) = app.kernels(), canvas.kernels()
            found.append((*megabytes(learners), *megabytes(bare)))
            needed = imported(learners, ours)
            beyond = needed - imported(bare, theirs)
    part, resident, bare_part, bare_resident = (statistics.median(figures) for figures in zip(*found, strict=True))
    print(f"\nmemory of a kernel: two puzzles solved {part:.1f} MB, a canvas {bare_part:.1f} MB,", end=" ")
    print(f"ratio {part / bare_part:.2f}, with all that is shared {resident:.1f} and {bare_resident:.1f} MB")
    print("it has also imported:", ", ".join(sorted(name for name in beyond if not name.startswith("_"))))
    assert not needed & NEEDLESS
    assert part <= 1.4 * bare_part
