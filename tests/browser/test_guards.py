"""What goes wrong in a browser or a kernel is noticed, and what is hard to use for some people is named."""

import http.server
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page

from .accessibility import axe
from .kernels import Kernel
from .pages import Pages

FAULTY = """
import ipywidgets

button = ipywidgets.Button(description="Fail")
number = ipywidgets.IntText(0)
button.on_click(lambda _: 1 / 0)
number.observe(lambda change: {}[change.new], "value")
shown = ipywidgets.VBox([button, number])
shown.add_class("ours")
shown
"""


class SixthServer(http.server.ThreadingHTTPServer):
    """A server on an address of IPv6."""

    address_family = socket.AF_INET6


@contextmanager
def neighbour() -> Iterator[tuple[str, list[str]]]:
    """A server on another address of this machine, which a page must not reach, and the paths that it was asked for."""
    asked: list[str] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_error(404)

        def log_message(self, *_: object) -> None:
            pass

    try:
        server: http.server.HTTPServer = http.server.ThreadingHTTPServer(("127.0.0.2", 0), Handler)
        host = "127.0.0.2"
    except OSError:  # where this is no address of the machine, the other loopback is
        server, host = SixthServer(("::1", 0), Handler), "[::1]"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"{host}:{server.server_port}", asked
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def faults(pages: Pages) -> str:
    with pytest.raises(AssertionError) as raised:
        pages.close()
    return str(raised.value)


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("setTimeout(() => { throw new Error('lost') })", "An uncaught error: lost"),
        ("Promise.reject(new Error('broken'))", "An uncaught error: broken"),
        ("console.error('bad', 3)", "An error on the console: bad 3"),
    ],
)
def test_errors_on_a_page_are_noticed(chrome: Browser, script: str, fault: str) -> None:
    pages = Pages(chrome)
    page = pages()
    page.set_content(f"<p>hello</p><script>{script}</script>")
    page.evaluate("new Promise(done => setTimeout(done))")
    assert fault in faults(pages)


def test_a_good_page_passes_with_warnings(open_page: Pages) -> None:
    open_page().set_content("<p>hello</p><script>console.warn('a warning')</script>")


def test_no_other_address_is_reached(chrome: Browser) -> None:
    with neighbour() as (host, asked):
        pages = Pages(chrome)
        page = pages()
        page.set_content(f"<img src='http://{host}/picture'><script>new WebSocket('ws://{host}/socket')</script>")
        page.wait_for_load_state()
        page.evaluate(f"fetch('http://{host}/fetched').catch(() => 0)")
        found = faults(pages)
    assert asked == []
    for kind in (f"request to another machine: http://{host}/picture", f"websocket to another machine: ws://{host}/s"):
        assert kind in found
    assert f"http://{host}/fetched" in found


def test_errors_in_callbacks_are_noticed(open_in: Callable[..., Page], place: str, kernel: Kernel) -> None:
    page = open_in(place, [FAULTY], ".ours button")
    page.get_by_role("button", name="Fail").click()
    page.locator(".ours input").fill("7")
    page.locator(".ours input").press("Tab")
    with pytest.raises(AssertionError, match=r"Not so after 0\.5 s; the kernel has \{\}"):
        kernel.until(lambda traits: traits["never"], timeout=0.5)
    first, second = kernel.take_errors(2)
    assert "ZeroDivisionError" in first
    assert "KeyError: 7" in second


@pytest.mark.parametrize("place", ["voila", "lab"])
def test_a_failing_cell_is_noticed(open_in: Callable[..., Page], place: str, kernel: Kernel) -> None:
    with pytest.raises(AssertionError, match=r"The kernel complained(.|\n)*ValueError: no such board"):
        open_in(place, ["raise ValueError('no such board')", "1"], "body")
    assert len(kernel.take_errors(1)) == 1


def test_axe_names_what_is_wrong_and_where(open_page: Pages) -> None:
    page = open_page()
    page.set_content("<main><button id='mute'></button><p>text</p><div class=\"none\"></div></main>")
    with pytest.raises(AssertionError) as raised:
        axe(page, "main")
    assert "button-name (critical): Buttons must have discernible text" in str(raised.value)
    assert "at #mute: " in str(raised.value)
    axe(page, "p")
    axe(page, "main", ignore=["button-name"])
    with pytest.raises(AssertionError, match="html-has-lang"):
        axe(page)
