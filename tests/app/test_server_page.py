"""The page that the server gives to browsers: what it loads, how it looks, and what becomes of its kernel."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Browser, BrowserContext, Page, expect

from gangster_widgets.app.server.serve import TEMPLATE, TEMPLATES
from gangster_widgets.kernel.words import LANGUAGES, words
from tests.browser import servers
from tests.browser.accessibility import axe
from tests.browser.pages import Pages

from .serving import BROKEN, CANVAS, LABEL, TOKEN, Site, running, served, until

PAINTED = "() => document.querySelector('canvas')?.getContext('2d').getImageData(5, 5, 1, 1).data[0] === 0xA3"
WIDGET = """
import anywidget, ipywidgets, traitlets
class Own(anywidget.AnyWidget):
    _esm = "export default { render({ model, el }) { el.textContent = model.get('said'); el.id = 'own'; } };"
    _css = "#own { height: 3000px; color: rgb(1, 2, 3); }"
    said = traitlets.Unicode("Here I am").tag(sync=True)
Own()
"""
THEIRS = ("Unsatisfied version", "No satisfying version")
"""What webpack warns of in ipywidgets' own build, as often as a page of Voila's is opened."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server of a canvas and of a tall widget of one's own."""
    with served(tmp_path_factory.mktemp("page"), CANVAS, WIDGET, limit=50) as site:
        yield site


def kernels(page: Page) -> str:
    """The id of the page's kernel."""
    found: str = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    return found


def shown(page: Page, address: str) -> Page:
    """The page at that address, painted."""
    page.goto(address)
    page.wait_for_function(PAINTED)
    return page


def test_canvas_and_own_widgets_are_shown_and_nothing_is_complained_of(site: Site, open_page: Pages) -> None:
    page = open_page()
    said: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in {"warning", "error"} else None)
    page.on("request", lambda request: asked.append(request.url))
    shown(page, site.url)
    expect(page.locator("#own")).to_have_text("Here I am")
    expect(page.locator("#own")).to_have_css("color", "rgb(1, 2, 3)")
    expect(page).to_have_title("Gangster Widgets")
    assert not [one for one in said if not one.startswith(THEIRS) and "readback" not in one]
    assert all(one.startswith((site.url, "blob:", "data:")) for one in asked)
    assert not [one for one in asked if "mathjax" in one.lower() or "notebook" in one or "pygments" in one]


def test_the_page_scrolls_as_a_whole_and_fills_its_window(site: Site, open_page: Pages) -> None:
    page = shown(open_page(), site.url)
    box = page.locator("#rendered_cells").bounding_box()
    assert box is not None
    assert (box["x"], box["y"], box["width"]) == (0, 0, 1280)
    page.mouse.move(640, 600)
    page.mouse.wheel(0, 500)
    page.wait_for_function("() => scrollY > 300")
    assert page.evaluate("document.documentElement.scrollHeight") > 3000
    assert page.evaluate("document.documentElement.scrollWidth") == 1280


@pytest.mark.parametrize(("scheme", "paper"), [("light", "rgb(245, 237, 220)"), ("dark", "rgb(23, 21, 17)")])
def test_the_loading_screen_is_calm_paper(site: Site, open_page: Pages, scheme: str, paper: str) -> None:
    page = open_page(color_scheme=scheme)
    page.route("**/voila.js", lambda route: route.fulfill(body=""))
    page.goto(site.url, wait_until="commit")
    expect(page.locator("#loading")).to_be_visible()
    expect(page.locator("body")).to_have_css("background-color", paper)
    axe(page)


@pytest.mark.parametrize(("scheme", "paper"), [("light", "rgb(245, 237, 220)"), ("dark", "rgb(23, 21, 17)")])
def test_the_loading_screen_gives_way_to_the_same_paper(site: Site, open_page: Pages, scheme: str, paper: str) -> None:
    page = shown(open_page(color_scheme=scheme), site.url)
    expect(page.locator("#loading")).to_have_count(0)
    expect(page.locator("body")).to_have_css("background-color", paper)


def test_without_javascript_a_sentence_says_what_is_needed(site: Site, open_page: Pages) -> None:
    page = open_page(java_script_enabled=False)
    page.goto(site.url)
    for language in LANGUAGES:
        said = page.locator(f"noscript p[lang={language}]")
        expect(said).to_be_visible()
        expect(said).to_have_text(words(language).say("server-page-needs-script"))


@pytest.mark.parametrize("how", ["leaves", "reloads", "closes"])
def test_a_page_that_is_left_ends_its_kernel(site: Site, open_page: Pages, how: str) -> None:
    page = shown(open_page(), site.url)
    address = f"/api/kernels/{kernels(page)}"
    assert site.ask(address).status == 200
    page.evaluate("dispatchEvent(new Event('beforeunload'))")
    if how == "closes":
        page.close(run_before_unload=True)
    elif how == "leaves":
        page.goto("about:blank")
    else:
        page.reload()
        page.wait_for_function(PAINTED)
    until(lambda: site.ask(address).status == 404)


def test_a_page_goes_on_where_it_was_only_about_to_be_left(site: Site, open_page: Pages) -> None:
    page = shown(open_page(), site.url)
    address = f"/api/kernels/{kernels(page)}"
    with page.expect_download():
        page.evaluate("Object.assign(document.createElement('a'), { href: 'data:,x', download: 'x' }).click()")
    page.evaluate("dispatchEvent(new Event('beforeunload'))")
    assert site.ask(address).status == 200


def test_going_back_shows_the_page_again_with_a_kernel(site: Site, open_page: Pages) -> None:
    page = shown(open_page(), site.url)
    page.goto(f"{site.url}?page=other")
    page.wait_for_function(PAINTED)
    page.go_back()
    page.wait_for_function(PAINTED)
    assert site.ask(f"/api/kernels/{kernels(page)}").status == 200


def test_a_full_server_keeps_the_place_of_who_loads_the_page_anew(tmp_path: Path, open_page: Pages) -> None:
    with served(tmp_path, CANVAS, limit=1) as site:
        page = shown(open_page(), site.url)
        assert site.ask().status == 503
        for _ in range(3):
            page.reload()
            page.wait_for_function(PAINTED)
        page.goto("about:blank")


def test_a_notebook_that_breaks_says_so_in_the_readers_language(tmp_path: Path, open_page: Pages) -> None:
    with served(tmp_path, BROKEN) as site:
        page = open_page(locale="nl-NL")
        page.goto(site.url)
        expect(page.get_by_role("alert")).to_be_visible()
        assert page.get_by_role("alert").inner_text().strip() == words("nl").say("server-page-went-wrong")
        page.goto("about:blank")


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with a token and one place, which is taken."""
    with served(tmp_path_factory.mktemp("closed"), LABEL, token=TOKEN, limit=1) as site:
        assert site.ask("/", Authorization=f"token {TOKEN}").status == 200
        yield site


@pytest.fixture
def unwatched(chrome: Browser) -> Iterator[Callable[..., Page]]:
    """Opens pages of which the browser may complain: it does of every page that comes with another status than 200."""
    opened: list[BrowserContext] = []

    def page(**properties: object) -> Page:
        opened.append(chrome.new_context(**properties))
        return opened[-1].new_page()

    yield page
    for context in opened:
        context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_servers_own_pages_can_be_used_by_everyone(
    closed: Site, unwatched: Callable[..., Page], language: str, scheme: str
) -> None:
    bare = f"http://127.0.0.1:{closed.port}"
    page = unwatched(viewport={"width": 360, "height": 640}, color_scheme=scheme, locale=language)
    say = words(language).say
    for path, title in (
        ("/", "server-page-token-title"),
        ("/?token=wrong", "server-page-wrong-token-title"),
        (f"/?token={TOKEN}&page=solve", "server-page-full-title"),
        ("/nothing", "server-page-missing-title"),
    ):
        page.goto(bare + path)
        expect(page.get_by_role("heading", level=1)).to_have_text(say(title))
        expect(page.locator("html")).to_have_attribute("lang", language)
        axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert "token=" not in page.url or "wrong" in page.url


def test_who_types_the_token_comes_to_the_address_that_was_asked_for(
    tmp_path: Path, unwatched: Callable[..., Page]
) -> None:
    with served(tmp_path, CANVAS, token=TOKEN) as site:
        page = unwatched()
        bare = f"http://127.0.0.1:{site.port}/"
        page.goto(f"{bare}?page=solve&puzzle=a+b")
        page.get_by_label("Token").fill(TOKEN)
        page.keyboard.press("Enter")
        page.wait_for_function(PAINTED)
        assert page.url == f"{bare}?page=solve&puzzle=a+b"
        assert TOKEN not in page.content()
        assert TOKEN not in page.evaluate("document.cookie")
        page.goto("about:blank")


def test_the_template_works_in_plain_voila_too(tmp_path: Path, open_page: Pages) -> None:
    place = Path("voila", "templates", TEMPLATE)
    notebook = new_notebook(cells=[new_code_cell(CANVAS)])
    notebook.metadata |= {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    notebook.metadata["voila"] = {"template": TEMPLATE}
    with servers.voila(tmp_path) as server:
        shutil.copytree(TEMPLATES / place, tmp_path / "data" / place)
        nbformat.write(notebook, server.root / "own.ipynb")
        page = shown(open_page(), f"{server.url}/voila/render/own.ipynb")
        expect(page).to_have_title("Gangster Widgets")
        page.goto("about:blank")


def test_the_apps_own_notebook_asks_for_the_template() -> None:
    notebook = json.loads((servers.CHECKOUT / "notebooks" / "app.ipynb").read_text(encoding="utf-8"))
    assert notebook["metadata"]["voila"] == {"template": TEMPLATE}


def test_the_command_opens_the_browser_at_the_address_that_it_prints(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path / "opened"}\n', encoding="utf-8")
    browser.chmod(0o755)
    arguments = ["-m", "gangster_widgets", "--port", "0", "--data", str(tmp_path / "kept")]
    with running(tmp_path, arguments, BROWSER=str(browser)) as site:
        until((tmp_path / "opened").exists)
        until(lambda: (tmp_path / "opened").read_text().strip() == site.url)
    assert (tmp_path / "errors.log").read_text() == ""
