"""How fast, small and light the live board is beside a bare ipycanvas canvas, both measured in turns in one run.

Needs Chromium and Voila, as the tests of pages do, and a machine that does little else: whatever runs beside it adds to
the time a click takes.
"""

import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import psutil
import pytest
from ipywidgets import Widget
from jupyter_client.manager import start_new_kernel
from playwright.sync_api import Page

from gangster_widgets import Board
from gangster_widgets.games.gangster.actions import Drive
from gangster_widgets.kernel.game import game, games
from gangster_widgets.kernel.words import words
from gangster_widgets.players.random import Bot
from gangster_widgets.views.motion import SECONDS
from gangster_widgets.views.scene import Scene, Spot, pick
from gangster_widgets.widgets.board.widget import BoardWidget
from gangster_widgets.widgets.canvas import paint
from gangster_widgets.widgets.frame import key
from tests.browser import conftest, notebooks, servers
from tests.browser.kernels import Kernel
from tests.browser.pages import Pages
from tests.browser.pictures import READY, settled

kernel = conftest.kernel

ROUNDS, SERIES = 30, 3
FRAME = 16.0
"""Milliseconds between two pictures of a screen: what is faster than that looks immediate."""

PAGE = {"kind": "page", "width": 1600, "ratio": 1, "dark": False, "calm": True}
"""What the largest page tells of itself. It keeps calm: nothing is drawn on its way."""


every_game = pytest.mark.parametrize("name", games())


def whole_game(name: str) -> tuple[Any, ...]:
    """Every position of a whole game of as many random players as can be."""
    one, bot = game(name), Bot(1)
    states = [one.new(one.players[-1], 1)]
    while not one.over(states[-1]):
        states.append(one.play(states[-1], bot.choose(one, states[-1])))
    return tuple(states)


@cache
def late_states(name: str) -> tuple[Any, ...]:
    """The last positions of it but the very last: the board is as full as it gets."""
    return whole_game(name)[-25:-1]


def shown(name: str, state: Any) -> BoardWidget:
    """A board with that position, as a page has asked for it."""
    board = Board(state, game=name)
    board._told(PAGE)
    return board


def milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


# What is sent.


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What widgets send, as the kind of widget and the bytes of content and buffers. Nothing leaves the process."""
    found: list[tuple[str, int]] = []

    def note(widget: Widget, message: Any, buffers: Sequence[Any] | None = None) -> None:
        size = len(json.dumps(message).encode()) + sum(memoryview(buffer).nbytes for buffer in buffers or ())
        found.append((type(widget).__name__, size))

    monkeypatch.setattr(Widget, "_send", note)
    return found


@every_game
def test_what_a_click_sends_is_small(name: str, sent: list[tuple[str, int]]) -> None:
    largest, painting = 0, 0
    for state in late_states(name)[::6]:
        board = shown(name, state)
        for spot in list(board._spots):
            sent.clear()
            board._told({"kind": "press", "id": spot})
            largest = max(largest, sum(size for _, size in sent))
            painting = max(painting, *(size for kind, size in sent if kind == "_CanvasManager"), 0)
            board.undo()
            board.pressed("Escape", None)
    print(f"{name}: at most {painting / 1000:.1f} kB to the canvas, {largest / 1000:.1f} kB in all messages of a click")
    assert 10_000 < painting < 40_000
    assert painting < largest < 60_000


def test_what_an_action_sends_with_all_its_movement_can_still_be_sent(sent: list[tuple[str, int]]) -> None:
    state = next(state for state in reversed(late_states("gangster")) if _drives(state))
    board = shown("gangster", state)
    board._told({**PAGE, "calm": False})
    drive = _drives(state)[0]

    async def move() -> None:
        sent.clear()
        board.play(drive)
        await asyncio.sleep(2 * SECONDS)

    asyncio.run(move())
    pictures = [size for kind, size in sent if kind == "_CanvasManager"]
    print(f"an action with movement: {len(pictures)} pictures, {sum(size for _, size in sent) / 1000:.0f} kB in all")
    assert len(pictures) > 1
    assert max(pictures) < 40_000


def _drives(state: Any) -> list[Drive]:
    return [action for action in game("gangster").legal(state) if isinstance(action, Drive)]


# What the kernel does between a click and what is sent.


@every_game
def test_a_scene_is_built_and_painted_fast(name: str, sent: list[tuple[str, int]]) -> None:
    say, states = words("en", game(name).folder / "words"), late_states(name)
    board = shown(name, states[0])
    look = board._look.look

    def build(state: Any) -> Scene:
        return look(state, say, 1240.0)

    first = milliseconds(lambda: build(states[0]))
    after_action = statistics.median(milliseconds(lambda state=state: build(state)) for state in states[1:])
    again = statistics.median(milliseconds(lambda: build(states[-1])) for _ in range(ROUNDS))
    painting = statistics.median(milliseconds(lambda: paint(board._canvas, board.scene, "light", 1)) for _ in range(9))
    redrawing = statistics.median(milliseconds(board.redraw) for _ in range(9))
    print(f"{name}: first {first:.1f} ms, after an action {after_action:.1f} ms, the same again {again:.1f} ms")
    print(f"{name}: painting {painting:.1f} ms, redrawing all with grid and panel {redrawing:.1f} ms")
    assert after_action < 60
    assert painting < 40
    assert redrawing < 60


# What a person waits for.

BARE = """
from ipycanvas import Canvas
bare, colours = Canvas(width=1240, height=860), ["#c81e1e", "#1e5ac8"]

def paint(*at):
    colours.reverse()
    bare.fill_style = colours[0]
    bare.fill_rect(100, 100, 80, 60)

bare.on_client_ready(paint)
bare.on_mouse_down(paint)
bare.add_class("bare")
bare
"""
FULL = """
from gangster_widgets import Board
from gangster_widgets.kernel.game import game
board = Board(game(NAME).decode(STATE), game=NAME)
board
"""

SNAPSHOT = """selector => {
  const canvas = document.querySelector(selector);
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const before = window.before;
  window.before = data;
  if (!before) return null;
  const colour = (pixels, at) => [...pixels.slice(at, at + 4)].join();
  for (let at = 0; at < data.length; at += 4) {
    if (colour(data, at) === colour(before, at)) continue;
    const place = [(at / 4) % canvas.width, Math.floor(at / 4 / canvas.width)];
    return { at: place, colours: [colour(before, at), colour(data, at)] };
  }
  return null;
}"""
"""The first pixel in which a canvas differs from the snapshot before, and its two colours."""

CLICK = """async ([selector, event, spot, [px, py], wanted]) => {
  const canvas = document.querySelector(selector), pixels = canvas.getContext("2d");
  const seen = () => wanted === null || [...pixels.getImageData(px, py, 1, 1).data].join() === wanted;
  const { left, width, top, height } = document.querySelector(spot).getBoundingClientRect();
  const start = performance.now();
  const where = { clientX: left + width / 2, clientY: top + height / 2 };
  canvas.dispatchEvent(new MouseEvent(event, { ...where, bubbles: true }));
  while (!seen()) {
    if (performance.now() - start > 5000) throw new Error("Nothing is redrawn.");
    await scheduler.postTask(() => null, { delay: 1, priority: "user-blocking" });
  }
  return performance.now() - start;
}"""
"""Clicks the middle of a spot; says how many milliseconds it takes until a pixel of the canvas has the colour wanted.

It looks every millisecond: looking without a pause would take a whole core away from the servers that are waited for.
"""

SETTLING, REST = 1.0, 0.1
"""Seconds after which nothing changes any more: at first, with fonts and widths to come, and between two clicks."""


class Clicked:
    """A canvas that shows one of two pictures after each click, in turns, and how long that takes."""

    def __init__(self, page: Page, selector: str, event: str, spots: Sequence[str]) -> None:
        self._page, self._clicks = page, [[selector, event, spot] for spot in spots]
        found = None
        for nth in (0, 1, 0, 1):
            page.evaluate(CLICK, [*self._clicks[nth], [0, 0], None])
            time.sleep(SETTLING)
            found = page.evaluate(SNAPSHOT, selector)
        assert found
        self._pixel, self._colours = found["at"], found["colours"]

    def taken(self, nth: int) -> float:
        """The milliseconds from that click until its picture is seen."""
        time.sleep(REST)
        found: float = self._page.evaluate(CLICK, [*self._clicks[nth % 2], self._pixel, self._colours[nth % 2]])
        return found


def late_choice(name: str) -> tuple[Any, list[str]]:
    """A late position, and two spots of it that show two pictures when they are clicked in turns, and play nothing."""
    return next((state, spots) for state in reversed(late_states(name)) if (spots := _in_turns(name, state)))


def _in_turns(name: str, state: Any) -> list[str]:
    board, found = shown(name, state), list[tuple[str, Scene]]()
    for spot in [key(one.of) for one in board.scene.spots() if _in_front(board.scene, one)]:
        _click(board, spot)
        if board.at:
            return []
        if not found or board.scene.shapes != found[0][1].shapes:
            found.append((spot, board.scene))
        if len(found) == 2 and _again(board, found):
            return [spot for spot, _ in found]
        del found[1:]
    return []


def _click(board: BoardWidget, name: str) -> None:
    """A click on the middle of the spot of that name."""
    spot = next(one for one in board.scene.spots() if key(one.of) == name)
    board._told({"kind": "click", "x": spot.x + spot.w / 2, "y": spot.y + spot.h / 2, "touch": False})


def _in_front(scene: Scene, spot: Spot) -> bool:
    """Whether a click on its middle means that spot and nothing upon it."""
    return pick(scene, spot.x + spot.w / 2, spot.y + spot.h / 2) == spot.of


def _again(board: BoardWidget, found: Sequence[tuple[str, Scene]]) -> bool:
    """Whether each of them shows its picture whenever it is clicked after the other one."""
    for spot, scene in (*found, *found):
        _click(board, spot)
        if board.at or board.scene != scene:
            return False
    return True


@pytest.fixture
def voila(websocket: str | None, tmp_path: Path) -> Iterator[servers.Server]:
    """Voila, running with that class for websockets, none for its own."""
    with servers.voila(tmp_path / "voila", websocket) as server:
        yield server


@pytest.fixture
def visit(voila: servers.Server, kernel: Kernel, open_page: Pages) -> Callable[[str, str], Page]:
    """Opens a page with that cell executed and that selector seen, for somebody who wants nothing to move."""

    def visited(cell: str, selector: str) -> Page:
        page = open_page((1600, 1000), reduced_motion="reduce")
        address = voila.url + notebooks.PLACES["voila"] + notebooks.write(voila.root, [cell], kernel)
        notebooks.show(page, "voila", address, selector, kernel)
        return page

    return visited


@every_game
@pytest.mark.parametrize(
    "websocket", [None, "gangster_widgets.app.server.websocket.Prompt"], ids=["as it is", "without delay"]
)
def test_a_click_redraws_the_board_within_a_frame(
    name: str, visit: Callable[[str, str], Page], record_property: Callable[[str, object], None]
) -> None:
    state, chosen = late_choice(name)
    bare = Clicked(visit(BARE, ".bare"), "canvas.bare", "mousedown", ["canvas.bare"] * 2)
    cell = FULL.replace("STATE", repr(game(name).encode(state))).replace("NAME", repr(name))
    page = settled(visit(cell, READY))
    spots = [f'.gw-cell[data-id="{spot}"]' for spot in chosen]
    board = Clicked(page, ".gw-picture canvas", "click", spots)
    medians = []
    for _ in range(SERIES):
        taken = [(board.taken(nth), bare.taken(nth)) for nth in range(ROUNDS)]
        medians.append([statistics.median(times) for times in zip(*taken, strict=True)])
    ours, theirs = (min(series) for series in zip(*medians, strict=True))
    record_property("milliseconds", (round(ours, 1), round(theirs, 1)))
    print(f"{name}, click to redraw: board {ours:.1f} ms, a rectangle {theirs:.1f} ms, ratio {ours / theirs:.2f}")
    assert ours <= max(1.5 * theirs, FRAME)


# What a kernel takes.

CANVAS_CELL = "from ipycanvas import Canvas; canvas = Canvas(); display(canvas); canvas.fill_rect(0, 0, 80, 60)"
BOARD_CELL = f"from gangster_widgets import Board; board = Board(players=5); display(board); board._told({PAGE})"


@contextlib.contextmanager
def kernel_with(cell: str, folder: Path) -> Iterator[psutil.Process]:
    """A fresh kernel that has executed that cell."""
    env = {**os.environ, "IPYTHONDIR": str(folder), "PYTHONPATH": str(servers.CHECKOUT)}
    silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    manager, client = start_new_kernel(kernel_name="python3", env=env, cwd=str(folder), **silent)
    try:
        done = client.execute_interactive(cell, timeout=60, output_hook=lambda _: None)
        assert done["content"]["status"] == "ok", done["content"]
        yield psutil.Process(manager.provisioner.pid)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def megabytes(kernel: psutil.Process) -> tuple[float, float]:
    """A kernel's part of the memory, what it shares shared out among those that do, and all that it has in sight."""
    taken = kernel.memory_full_info()
    return getattr(taken, "pss", taken.uss) / 2**20, taken.rss / 2**20


def test_a_kernel_with_a_board_takes_little_more_than_one_with_a_canvas(tmp_path: Path) -> None:
    found = []
    for _ in range(3):
        with kernel_with(BOARD_CELL, tmp_path) as board, kernel_with(CANVAS_CELL, tmp_path) as canvas:
            found.append((*megabytes(board), *megabytes(canvas)))
    part, resident, bare_part, bare_resident = (statistics.median(figures) for figures in zip(*found, strict=True))
    print(f"kernel memory: board {part:.1f} MB, canvas {bare_part:.1f} MB, ratio {part / bare_part:.3f}")
    print(f"with all that is shared: {resident:.1f} MB, {bare_resident:.1f} MB, {resident / bare_resident:.3f}")
    assert part <= 1.25 * bare_part


IMPORTS = ("import gangster_widgets", "from gangster_widgets import Board", "import ipycanvas")


def test_importing_costs_no_more_than_the_canvas_does() -> None:
    taken: dict[str, list[float]] = {statement: [] for statement in IMPORTS}
    for _ in range(9):
        for statement, times in taken.items():
            script = f"import time; start = time.perf_counter(); {statement}; print(time.perf_counter() - start)"
            command = [sys.executable, "-c", script]
            done = subprocess.run(command, cwd=servers.CHECKOUT, capture_output=True, text=True, check=True)
            times.append(float(done.stdout) * 1000)
    package, board, canvas = (statistics.median(times) for times in taken.values())
    print(f"import: gangster_widgets {package:.1f} ms, its Board {board:.0f} ms, ipycanvas {canvas:.0f} ms")
    assert package <= 1.1 * canvas
