"""Servers end with their kernels, whatever happens, and say why they did not start."""

import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import psutil
import pytest

from . import notebooks, servers
from .kernels import Kernel
from .pages import Pages

SOCKET = """
from pathlib import Path
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

class Socket(ZMQChannelsWebsocketConnection):
    def connect(self):
        Path("connected").touch()
        return super().connect()
"""

PROCESS = """
import os, ipywidgets
process = ipywidgets.IntText(os.getpid())
process.add_class("ours")
report(process, "value")
process
"""


def runs(process: int) -> bool:
    """Whether there is such a process."""
    return psutil.pid_exists(process)


@pytest.mark.parametrize("kind", [servers.voila, servers.lab, servers.notebook7])
def test_a_server_ends_when_a_test_fails(
    kind: Callable[[Path], AbstractContextManager[servers.Server]], tmp_path: Path
) -> None:
    addresses = []

    def fail() -> None:
        with kind(tmp_path) as server:
            addresses.append(server.url)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    with pytest.raises(urllib.error.URLError, match="refused"):
        urllib.request.urlopen(addresses[0], timeout=5)


def test_voila_takes_a_class_for_websockets_and_ends_its_kernels(
    open_page: Pages, kernel: Kernel, tmp_path: Path
) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "sockets.py").write_text(SOCKET)
    with servers.voila(folder, kernel_websocket="sockets.Socket") as server:
        page = open_page()
        address = server.url + notebooks.PLACES["voila"] + notebooks.write(server.root, [PROCESS], kernel)
        notebooks.show(page, "voila", address, ".ours input", kernel)
        process = kernel.value["value"]
        assert runs(process)
        assert (folder / "connected").exists()
        page.goto("about:blank")
    end = time.monotonic() + 10
    while runs(process) and time.monotonic() < end:
        time.sleep(0.05)
    assert not runs(process)


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    with (
        pytest.raises(servers.ServerError, match=r"ended with 1:(.|\n)*nowhere"),
        servers.voila(tmp_path, "nowhere.No"),
    ):
        pass
