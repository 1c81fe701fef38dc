"""What all tests share: the clause marker, the option that writes expected texts anew, and one browser."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.pages import Pages
from tests.browser.watch import STAY_HERE


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite", action="store_true", help="write the playthroughs anew; read what changed before you keep it"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rulebook that this test is about")


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Whether expected texts are to be written anew."""
    return bool(request.config.getoption("--rewrite"))


@pytest.fixture(autouse=True)
def own_loops(request: pytest.FixtureRequest) -> Iterator[None]:
    """In a test without a browser no loop runs but those that it starts: not that of the browser of other tests."""
    if "chrome" in request.fixturenames:
        yield
        return
    other = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(other)


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    """The browser, which reaches nothing but this machine. Where there is none, it is installed."""
    program = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS, STAY_HERE])
        yield browser
        browser.close()


@pytest.fixture
def open_page(chrome: Browser) -> Iterator[Pages]:
    """Opens empty pages with the given properties; errors on any of them fail the test."""
    pages = Pages(chrome)
    yield pages
    pages.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a scheduler with two workers on this machine alone."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0", host="127.0.0.1"
    ) as it:
        yield it.scheduler_address
