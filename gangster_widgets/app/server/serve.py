"""Serves the app: Voila in this process, with everything fixed, until it is told to stop."""

import asyncio
import json
import logging
import os
import signal
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import voila
from tornado.httpserver import HTTPServer
from tornado.web import GZipContentEncoding
from traitlets.config import Config
from voila.app import Voila, _kernel_id_regex

from gangster_widgets.app.server import handlers, ports
from gangster_widgets.app.server.doors import TOKEN, Door
from gangster_widgets.app.server.headers import SafeHeaders
from gangster_widgets.app.server.kernels import Kernel, Kernels, ThisPython
from gangster_widgets.app.server.order import Order
from gangster_widgets.app.server.websocket import Prompt

TEMPLATES = Path(__file__).parent / "template"
"""A folder of Jupyter's kind, with Voila's template of that name in it."""
TEMPLATE = "gangster"

LARGEST_BODY, LARGEST_MESSAGE = 2**20, 4 * 2**20
"""Bytes of a request, and of one message of a page to its kernel: what is uploaded comes in smaller pieces."""

EXTENSION = r"(?:@[\w-]+/)?[\w-]+"
"""The name of a part of the page that comes as a package of its own."""

KERNEL = {"HistoryManager": {"enabled": False}, "IPKernelApp": {"log_level": logging.ERROR}}
"""The settings of kernels: they keep no history, and write nothing but errors."""


class Served(Voila):
    """Voila with one notebook. It reads no settings of the user's, and serves nothing but the app.

    `folder` is one of its own, for all that Jupyter and its kernels want to put down.
    """

    def __init__(self, order: Order, folder: Path) -> None:
        self._order, self._folder = order, folder
        self._stopped = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._shared = not ports.is_local(order.host)
        self._sockets, port = ports.listen(order.host, order.port)
        super().__init__(
            config=_config(order),
            config_file_paths=[],
            notebook_path=str(order.notebook),
            connection_dir_root=str(folder),
            ip=order.host,
            port=port,
            token=order.token,
            identity_provider_class=Door,
            kernel_websocket_connection_class=Prompt,
            log_level=logging.ERROR,
        )

    @property
    def address(self) -> str:
        """The address to open, with the token where one is needed."""
        bare = ports.address(self._order.host, self.port)
        return f"{bare}?{urlencode({TOKEN: self._order.token})}" if self._order.token else bare

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings, and what it leaves open."""
        settings: dict[str, Any] = super().init_settings()
        return settings | {
            "transforms": [*([GZipContentEncoding] if self._shared else []), SafeHeaders],
            "allow_remote_access": self._shared,
            "default_handler_class": handlers.Missing,
            "log_function": lambda _: None,
            "websocket_max_message_size": LARGEST_MESSAGE,
            "static_immutable_cache": ["/voila/static/", "/voila/labextensions/"],
            "xsrf_cookie_kwargs": {"samesite": "Lax"},
        }

    def init_handlers(self) -> list[Any]:
        """Every address there is."""
        page = {
            "limit": self._order.limit,
            "notebook_path": self._order.notebook.name,
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        return [
            (r"/", handlers.Page, page),
            (rf"/api/kernels/{_kernel_id_regex}", handlers.KernelModel),
            (rf"/api/kernels/{_kernel_id_regex}/channels", handlers.Channels),
            (rf"/voila/api/shutdown/{_kernel_id_regex}", handlers.EndKernel),
            (r"/voila/static/[^/]+/([\w.-]+)", handlers.Files, {"path": self.static_paths}),
            (rf"/voila/templates/{TEMPLATE}/static/([\w.-]+)", handlers.Files, {"path": self.static_paths}),
            (rf"/voila/labextensions/({EXTENSION}/static/[\w.-]+)", handlers.Files, {"path": self.labextensions_path}),
        ]

    def listen(self) -> None:
        """Opens the door; the loop is already running."""
        self._server = HTTPServer(self.app, max_body_size=LARGEST_BODY, body_timeout=30)
        self._server.add_sockets(self._sockets)

    async def run(self, told: Callable[[str], None]) -> None:
        """Serves until it is stopped, then ends all kernels. `told` gets the address as soon as it can be opened."""
        self._loop = asyncio.get_running_loop()
        self.start()
        try:
            told(self.address)
            await self._stopped.wait()
        finally:
            logging.disable()  # pages that still wait for their kernel fail from here on, and need not say so
            self._server.stop()
            await self._server.close_all_connections()
            await self.kernel_manager.end()

    def _handle_signal_stop(self, *_: Any) -> None:
        if self._loop:
            self._loop.call_soon_threadsafe(self._stopped.set)
        else:
            self._stopped.set()

    def initialize(self, argv: Any = None) -> None:
        """Reads no arguments. A signal to end, or a terminal that is closed, stops the server."""
        super().initialize([])
        if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) == signal.SIG_DFL:
            signal.signal(signal.SIGHUP, self._handle_signal_stop)


def serve(order: Order, told: Callable[[str], None]) -> None:
    """Serves the app until a signal ends it; Ctrl-C comes out as `KeyboardInterrupt` when everything has ended."""
    with tempfile.TemporaryDirectory(prefix="gangster-widgets-", ignore_cleanup_errors=True) as folder:
        _surround(order, Path(folder))
        served = Served(order, Path(folder))
        served.initialize()
        asyncio.run(served.run(told))


def _surround(order: Order, folder: Path) -> None:
    """What this process and its kernels find in their environment: the setting, and nothing of the user's own."""
    kernels = folder / "ipython" / "profile_default" / "ipython_kernel_config.json"
    kernels.parent.mkdir(parents=True)
    kernels.write_text(json.dumps(KERNEL), encoding="utf-8")
    paths = filter(None, [str(TEMPLATES), os.environ.get("JUPYTER_PATH")])
    os.environ |= order.setting.write() | {
        "JUPYTER_PATH": os.pathsep.join(paths),
        "JUPYTER_CONFIG_DIR": str(folder / "config"),
        "IPYTHONDIR": str(folder / "ipython"),
    }
    logging.getLogger("tornado").setLevel(logging.ERROR)


def _config(order: Order) -> Config:
    """What is fixed of Voila and of Jupyter."""
    return Config(
        VoilaConfiguration={
            "template": TEMPLATE,
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "strip_sources": True,
            "show_tracebacks": False,
            "preheat_kernel": True,
            "default_pool_size": order.heated,
            "multi_kernel_manager_class": Kernels,
            "kernel_spec_manager_class": ThisPython,
            "page_config_hook": _page_config,
        },
        VoilaKernelManager={"fill_delay": 0},
        MappingKernelManager={
            "kernel_manager_class": f"{Kernel.__module__}.{Kernel.__name__}",
            "cull_idle_timeout": order.idle,
            "cull_interval": min(order.idle, 30),
        },
        Door={"cookie_options": {"samesite": "Lax"}},
        KernelRestarter={"restart_limit": 0, "time_to_dead": 1.0},
        NotebookNotary={"db_file": ":memory:", "secret": os.urandom(32)},
    )


def _page_config(config: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Voila's scripts have its version in their address, so that browsers keep them until it changes."""
    return config | {"fullStaticUrl": f"/voila/static/{voila.__version__}"}
