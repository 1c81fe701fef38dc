"""Starts and stops Voila, JupyterLab and Notebook 7, each on a free port of this machine with a folder of its own.

Nothing of the user's settings, notebooks or kernels is read or changed, and no server asks anything of the network.
The kernels are the very Python that runs the tests, with this checkout's packages.
"""

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ipykernel.kernelspec import write_kernel_spec

CHECKOUT = Path(__file__).parents[2]

STARTING, STOPPING = 60.0, 15.0
"""Seconds that a server may take."""

KERNELS = ["--MappingKernelManager.cull_idle_timeout=30", "--MappingKernelManager.cull_interval=5"]
"""A kernel whose page was closed ends soon, so that kernels do not pile up over a session."""

JUPYTER = [
    "--no-browser",
    "--allow-root",
    "--IdentityProvider.token=",
    "--ServerApp.ip=127.0.0.1",
    "--ServerApp.port_retries=0",
    "--LabApp.extension_manager=readonly",
    "--LabApp.expose_app_in_browser=True",
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    *KERNELS,
]

VOILA = [
    "--no-browser",
    "--Voila.ip=127.0.0.1",
    "--Voila.port_retries=0",
    "--show_tracebacks=True",
    "--VoilaConfiguration.extension_denylist=@jupyter-notebook/lab-extension",
    *KERNELS,
]
"""Voila would load Notebook 7's extension, which does not fit into its pages and logs an error there."""

SETTINGS = {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False}}
"""JupyterLab asks no one, neither the user nor the network, for news."""


class ServerError(Exception):
    """A server did not start; the message holds what it wrote."""


@dataclass(frozen=True)
class Server:
    """A running server: its address without a slash at the end, and the folder that it serves."""

    url: str
    root: Path


@contextlib.contextmanager
def voila(folder: Path, kernel_websocket: str | None = None) -> Iterator[Server]:
    """Voila, which renders notebooks at /voila/render/<name>. A class for the kernels' websocket can be given."""
    options = [f"--Voila.kernel_websocket_connection_class={kernel_websocket}"] if kernel_websocket else []
    root = _root(folder)
    arguments = ["-m", "voila", str(root), *VOILA, f"--Voila.connection_dir_root={folder}", *options]
    with _running(folder, arguments, "--Voila.port", "/voila/static/voila.js") as url:
        yield Server(url, root)


@contextlib.contextmanager
def lab(folder: Path) -> Iterator[Server]:
    """JupyterLab, which opens notebooks alone at /doc/tree/<name>. Notebook 7 and Voila are not in it."""
    with _jupyter(folder, "jupyterlab", without=["notebook", "notebook_shim", "voila.server_extension"]) as server:
        yield server


@contextlib.contextmanager
def notebook7(folder: Path) -> Iterator[Server]:
    """Notebook 7, which opens notebooks at /notebooks/<name>."""
    own = "--JupyterNotebookApp.expose_app_in_browser=True"
    with _jupyter(folder, "notebook", own, without=["voila.server_extension"]) as server:
        yield server


@contextlib.contextmanager
def _jupyter(folder: Path, module: str, *options: str, without: list[str]) -> Iterator[Server]:
    root = _root(folder)
    off = f"--ServerApp.jpserver_extensions={dict.fromkeys(without, False)}"
    arguments = ["-m", module, *JUPYTER, *options, f"--ServerApp.root_dir={root}", off]
    with _running(folder, arguments, "--ServerApp.port", "/api") as url:
        yield Server(url, root)


@contextlib.contextmanager
def _running(folder: Path, arguments: list[str], port_option: str, ready: str) -> Iterator[str]:
    """A started server's address; the server and its kernels end with the block, however it is left."""
    log = folder / "server.log"
    port = _free_port()
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, *arguments, f"{port_option}={port}"]
    with (
        log.open("w") as out,
        subprocess.Popen(
            command, cwd=folder, env=_environment(folder), stdin=subprocess.DEVNULL, stdout=out, stderr=out
        ) as process,
    ):
        try:
            _wait_for(url + ready, process, log)
            yield url
        finally:
            _stop(process)


def _stop(process: subprocess.Popen[bytes]) -> None:
    """Asks the server to end, which ends its kernels first; a server that does not is killed, and they follow it."""
    process.terminate()
    try:
        process.wait(STOPPING)
    except subprocess.TimeoutExpired:
        process.kill()


def _wait_for(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # a proxy would not know this machine
    end = time.monotonic() + STARTING
    while time.monotonic() < end and process.poll() is None:
        try:
            opener.open(url, timeout=5).close()
        except urllib.error.HTTPError as error:
            error.close()
        except OSError:
            pass
        else:
            return
        time.sleep(0.05)
    how = "did not answer" if process.poll() is None else f"ended with {process.returncode}"
    raise ServerError(f"{process.args!r} {how}:\n{log.read_text()[-5000:]}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _root(folder: Path) -> Path:
    root = folder / "root"
    root.mkdir(parents=True)
    return root


def _environment(folder: Path) -> dict[str, str]:
    """What the server and its kernels see: every place for settings, data and history is inside the folder."""
    labconfig = folder / "config" / "labconfig"
    labconfig.mkdir(parents=True)
    (labconfig / "default_setting_overrides.json").write_text(json.dumps(SETTINGS))
    write_kernel_spec(folder / "data" / "kernels" / "python3")
    theirs = ("JUPYTER", "IPYTHON", "PYTEST", "VOILA", "XDG")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(theirs)}
    own = {name: str(folder) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
    return (
        kept
        | own
        | {
            "JUPYTER_CONFIG_DIR": str(folder / "config"),
            "JUPYTER_DATA_DIR": str(folder / "data"),
            "JUPYTER_RUNTIME_DIR": str(folder / "runtime"),
            "IPYTHONDIR": str(folder / "ipython"),
            "PYTHONPATH": os.pathsep.join(filter(None, [str(CHECKOUT), os.environ.get("PYTHONPATH")])),
        }
    )
