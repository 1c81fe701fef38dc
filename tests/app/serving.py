"""Serves small notebooks as the app is served, each server a process of its own with a folder of its own."""

import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import nbformat
import psutil
from nbformat.v4 import new_code_cell, new_notebook
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

TOKEN = "a-token-for-tests-only"

LABEL = "import ipywidgets\nipywidgets.Label('Here it is')"
SEEN = "import os, json\njson.dumps(sorted(os.environ.items()))"
CANVAS = """
from ipycanvas import Canvas
canvas = Canvas(width=300, height=200)
def paint():
    canvas.fill_style = "#A3262A"
    canvas.fill_rect(0, 0, 300, 200)
canvas.on_client_ready(paint)
canvas
"""
BROKEN = "1 / 0"

STARTING, STOPPING = 60.0, 20.0

SCRIPT = """
import json, sys
from pathlib import Path
from gangster_widgets.app.server.serve import Order, serve
from gangster_widgets.app.setting import Setting
order = json.loads(sys.argv[1])
order |= {"notebook": Path(order["notebook"]), "setting": Setting(**order["setting"])}
serve(Order(**order), lambda address: print(address, flush=True))
"""


@dataclass(frozen=True)
class Answer:
    """What was answered to one request."""

    status: int
    headers: http.client.HTTPMessage
    text: str

    @property
    def kernel(self) -> str:
        """The id of the page's kernel."""
        return str(self._config["kernelId"])

    @property
    def _config(self) -> dict[str, Any]:
        start = self.text.index(">", self.text.index('<script id="jupyter-config-data"')) + 1
        config: dict[str, Any] = json.loads(self.text[start : self.text.index("</script>", start)])
        return config

    @property
    def outputs(self) -> list[dict[str, Any]]:
        """What the page's cells put out."""
        parts = self.text.split('<script type="application/vnd.voila.cell-output+json">')[1:]
        return [json.loads(part[: part.index("</script>")]) for part in parts]

    @property
    def seen(self) -> dict[str, str]:
        """The environment that the kernel saw, where the notebook is `SEEN`."""
        return dict(json.loads(self.outputs[0]["data"]["text/plain"][1:-1].replace("\\\\", "\\")))

    @property
    def cookies(self) -> str:
        """The cookies that were set, as a browser sends them back."""
        return "; ".join(one.split(";")[0] for one in self.headers.get_all("Set-Cookie") or [])


@dataclass(frozen=True)
class Site:
    """A running server, with its address, a slash at the end."""

    url: str
    process: "subprocess.Popen[str]"

    @property
    def port(self) -> int:
        """Where it listens."""
        return urlsplit(self.url).port or 0

    def ask(self, path: str = "/", method: str = "GET", body: bytes | None = None, **headers: str) -> Answer:
        """One request, its path sent as it stands; `X_Name` is the header `X-Name`."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            connection.putrequest(method, path, skip_host="Host" in named)
            length = {} if body is None else {"Content-Length": str(len(body))}
            for name, value in (length | named).items():
                connection.putheader(name, value)
            connection.endheaders(body)
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read().decode())
        finally:
            connection.close()

    def kernels(self) -> list[psutil.Process]:
        """Its kernels."""
        found = psutil.Process(self.process.pid).children(recursive=True)
        return [one for one in found if _runs(one, "ipykernel_launcher")]


def _runs(process: psutil.Process, what: str) -> bool:
    try:
        return what in " ".join(process.cmdline())
    except psutil.Error:
        return False


@contextlib.contextmanager
def served(folder: Path, *cells: str, **order: Any) -> Iterator[Site]:
    """A notebook of these cells, served as that order says; server and kernels end with the block."""
    notebook = folder / "small.ipynb"
    whole = new_notebook(cells=[new_code_cell(cell) for cell in cells or (LABEL,)])
    whole.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(whole, notebook)
    told = {"port": 0, "limit": 5, "notebook": str(notebook), "setting": {"data": str(folder)}} | order
    with running(folder, ["-c", SCRIPT, json.dumps(told)]) as site:
        yield site


def heeds_ctrl_c() -> None:
    """A process begun in the background heeds neither Ctrl-C nor a terminal that goes; one begun for a test does."""
    for sign in (signal.SIGINT, signal.SIGHUP):
        signal.signal(sign, signal.SIG_DFL)


@contextlib.contextmanager
def running(folder: Path, arguments: list[str], **environment: str) -> Iterator[Site]:
    """A process of this Python that prints the address that it serves. What it writes as errors is in `folder`."""
    log = folder / "errors.log"
    command = [sys.executable, *arguments]
    with (
        log.open("w") as err,
        subprocess.Popen(
            command,
            cwd=folder,
            env=_environment(folder) | environment,
            stdout=subprocess.PIPE,
            stderr=err,
            text=True,
            preexec_fn=heeds_ctrl_c,
        ) as process,
    ):
        try:
            yield Site(_address(process, log), process)
        finally:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(STOPPING)
            process.kill()


def _environment(folder: Path) -> dict[str, str]:
    theirs = ("JUPYTER", "IPYTHON", "PYTEST", "VOILA", "XDG", "GANGSTER")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(theirs)}
    return kept | {"HOME": str(folder), "USERPROFILE": str(folder), "LC_ALL": "C.UTF-8"}


def _address(process: "subprocess.Popen[str]", log: Path) -> str:
    timer = threading.Timer(STARTING, process.kill)
    timer.start()
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if "http://" in line:
                return line[line.index("http://") :].strip()
    finally:
        timer.cancel()
    raise AssertionError(f"No address was printed:\n{log.read_text()[-5000:]}")


def until(so: Callable[[], object], patience: float = 20.0) -> None:
    """Waits until it is so."""
    end = time.monotonic() + patience
    while not so():
        assert time.monotonic() < end, "It did not come to that."
        time.sleep(0.02)


def message(kind: str, **content: Any) -> str:
    """A message of a page to its kernel, as it goes over the websocket."""
    header = {"msg_id": uuid4().hex, "msg_type": kind, "username": "", "session": "s", "version": "5.3"}
    parts = {"header": header, "parent_header": {}, "metadata": {}, "content": content, "buffers": []}
    return json.dumps({"channel": "shell", **parts})


def talk(site: Site, kernel: str, said: list[str], until_kind: str, **headers: str) -> list[dict[str, Any]]:
    """Says these messages to the kernel and gives what came back, up to an answer of that kind."""
    with channels(site, kernel, **headers) as line:
        for one in said:
            line.send(one)
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1]["header"]["msg_type"] != until_kind:
            heard.append(json.loads(line.recv(timeout=30)))
        return heard


def channels(site: Site, kernel: str, **headers: str) -> ClientConnection:
    """The websocket of that kernel, opened with these headers."""
    address = f"ws://127.0.0.1:{site.port}/api/kernels/{kernel}/channels?session_id=s"
    return connect(address, additional_headers=headers, max_size=None, proxy=None)


def knock(site: Site, kernel: str, **headers: str) -> int:
    """The status with which the websocket of that kernel is answered, 101 where it opens."""
    try:
        with channels(site, kernel, **headers):
            return 101
    except InvalidStatus as error:
        return error.response.status_code
