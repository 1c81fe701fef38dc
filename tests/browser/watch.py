"""Watches over pages: uncaught errors, errors on the console, and requests that leave this machine."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

LOCAL = {"127.0.0.1", "localhost"}

STAY_HERE = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost"
"""An argument that keeps the browser itself from reaching anything else, without slowing any request down."""

REQUESTS = [
    re.compile(r"https://cdn\.jsdelivr\.net/npm/@fortawesome/fontawesome-free@.*\.css"),
]
"""Requests to other machines that Jupyter makes: Voila's page asks for Font Awesome, and does without it."""

CONSOLE = [
    (re.compile("Failed to load resource"), REQUESTS[0]),
    (re.compile("403"), re.compile(r"http://127\.0\.0\.1:\d+/voila/api/shutdown/[0-9a-f-]+")),
]
"""Errors on the console that Jupyter makes, as message and address: the same, when it does not come, and Voila's page
that cannot end its kernel when it is left, for want of a token; the kernel is culled instead."""

UNCAUGHT = [
    (re.compile(r"Cannot read properties of undefined \(reading 'schema'\)"), re.compile("/static/notebook/")),
]
"""Uncaught errors that Jupyter makes, as message and script: Notebook 7's settings, in its own code only."""


class Watch:
    """What went wrong in all pages of a context, from the moment of watching on. It does not stop anything."""

    def __init__(self, context: BrowserContext) -> None:
        self.faults: list[str] = []
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", self._uncaught)
        context.on("page", lambda page: self._page(page))
        for page in context.pages:
            self._page(page)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._websocket)
        page.on("crash", lambda _: self.faults.append("The page crashed."))

    def _request(self, request: Request) -> None:
        if not _is_local(request.url) and not any(known.fullmatch(request.url) for known in REQUESTS):
            self.faults.append(f"A request to another machine: {request.url}")

    def _websocket(self, websocket: WebSocket) -> None:
        if not _is_local(websocket.url):
            self.faults.append(f"A websocket to another machine: {websocket.url}")

    def _console(self, message: ConsoleMessage) -> None:
        where = message.location["url"]
        known = any(text.search(message.text) and url.fullmatch(where) for text, url in CONSOLE)
        if message.type == "error" and not known:
            self.faults.append(f"An error on the console: {message.text} ({where})")

    def _uncaught(self, uncaught: WebError) -> None:
        text = str(uncaught.error)
        stack = getattr(uncaught.error, "stack", None) or ""
        scripts = [line for line in stack.splitlines() if "://" in line]
        for message, script in UNCAUGHT:
            if message.search(text) and scripts and all(script.search(line) for line in scripts):
                return
        self.faults.append(f"An uncaught error: {text}\n{stack}")


def _is_local(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme not in {"http", "https", "ws", "wss"} or parts.hostname in LOCAL
