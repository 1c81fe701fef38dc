"""What browser tests are written with: `open_in(place, cells, selector)` gives a page, `kernel` what its kernel says.

Servers and browser start when a test first needs them, once for each worker of pytest-xdist, and end with it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from . import apps, notebooks, servers
from .kernels import Kernel
from .pages import Pages

Address = Callable[[Sequence[str]], str]


@pytest.fixture(scope="session")
def kernel_websocket() -> str | None:
    """The class for the kernels' websocket that Voila is started with, none for its own."""
    return None


@pytest.fixture(scope="session")
def voila_server(tmp_path_factory: pytest.TempPathFactory, kernel_websocket: str | None) -> Iterator[servers.Server]:
    """Voila, running."""
    with servers.voila(tmp_path_factory.mktemp("voila"), kernel_websocket) as server:
        yield server


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    """JupyterLab, running."""
    with servers.lab(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="session")
def notebook7_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    """Notebook 7, running."""
    with servers.notebook7(tmp_path_factory.mktemp("notebook7")) as server:
        yield server


@pytest.fixture
def kernel(tmp_path: Path) -> Iterator[Kernel]:
    """What the kernels of this test report; errors in them fail the test unless `take_errors` took them."""
    folder = tmp_path / "kernels"
    folder.mkdir()
    kernel = Kernel(folder)
    yield kernel
    assert not kernel.errors, "\n".join(["The kernel complained:", *kernel.errors])


@pytest.fixture
def address(request: pytest.FixtureRequest, kernel: Kernel) -> Callable[[str, Sequence[str]], str]:
    """Writes a notebook of these cells at a place and gives its address."""

    def written(place: str, cells: Sequence[str]) -> str:
        server: servers.Server = request.getfixturevalue(f"{place}_server")
        return server.url + notebooks.PLACES[place] + notebooks.write(server.root, cells, kernel)

    return written


@pytest.fixture
def voila(address: Callable[[str, Sequence[str]], str]) -> Address:
    """The address at which Voila renders a notebook of these cells."""
    return partial(address, "voila")


@pytest.fixture
def lab(address: Callable[[str, Sequence[str]], str]) -> Address:
    """The address at which JupyterLab opens a notebook of these cells, not yet run."""
    return partial(address, "lab")


@pytest.fixture
def notebook7(address: Callable[[str, Sequence[str]], str]) -> Address:
    """The address at which Notebook 7 opens a notebook of these cells, not yet run."""
    return partial(address, "notebook7")


@pytest.fixture(params=notebooks.PLACES)
def place(request: pytest.FixtureRequest) -> str:
    """Each of the places in turn: a test that takes this runs in Voila, in JupyterLab and in Notebook 7."""
    return str(request.param)


@pytest.fixture
def open_in(address: Callable[[str, Sequence[str]], str], open_page: Pages, kernel: Kernel) -> Callable[..., Page]:
    """`open_in(place, cells, selector, **properties)`: a page with all cells executed and the selector seen."""

    def opened(place: str, cells: Sequence[str], selector: str, **properties: Any) -> Page:
        page = open_page(**properties)
        notebooks.show(page, place, address(place, cells), selector, kernel)
        return page

    return opened


@pytest.fixture(scope="session")
def app_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[apps.App]:
    """The app for one person, running; what is kept is shared by the tests of a worker."""
    with apps.app(tmp_path_factory.mktemp("app")) as served:
        yield served


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[apps.App]:
    """The app for several learners, each with a secret of his own; a page without one begins anew."""
    with apps.app(tmp_path_factory.mktemp("shared"), "--host", "0.0.0.0", "--token", apps.TOKEN) as served:
        yield served


@pytest.fixture
def come(shared_server: apps.App, open_page: Pages) -> Callable[..., Page]:
    """`come(query, page, **properties)`: the app at an address, as somebody who was never there, in a browser of his
    own; with a page as somebody who was there before.
    """

    def came(query: str = "?", page: Page | None = None, **properties: Any) -> Page:
        page = page or open_page(**properties)
        door = f"token={apps.TOKEN}&" if not page.context.cookies() else ""
        page.goto(f"{shared_server.url}?{door}{query.lstrip('?')}")
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        return page

    return came
