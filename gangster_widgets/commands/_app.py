"""The app, served by this process and opened in the browser: what is done where no command is named."""

import os
import secrets
import sys
import tempfile
import threading
import webbrowser
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

from gangster_widgets.app.server.order import HERE, USUAL, Order, notebook, usual_limit
from gangster_widgets.app.setting import Setting
from gangster_widgets.commands import FINE, Call, CallError, add_puzzles, print_faults
from gangster_widgets.kernel.game import SaidError, game, games
from gangster_widgets.kernel.words import Words
from gangster_widgets.kernel.written import game_of
from gangster_widgets.puzzles.bank import composed

TOKEN, LEAST = "GANGSTER_WIDGETS_TOKEN", 16
"""The environment variable that may give the token, and the fewest characters that a token has."""

LAST_PORT = 65535


def options(parser: ArgumentParser, words: Words) -> None:
    """How the app is served."""
    where = str(Setting().folder)
    parser.description = f"{parser.description}\n\n{words.say('server-more', variable=TOKEN, folder=where)}"
    parser.epilog = words.say("server-examples")
    parser.set_defaults(game="gangster")
    add = parser.add_argument
    add("--port", type=int, metavar="N", help=words.say("server-port-option", default=str(USUAL)))
    add("--no-browser", action="store_true", help=words.say("server-no-browser-option"))
    add("--host", metavar="ADDRESS", default=HERE, help=words.say("server-host-option", default=HERE))
    add("--token", metavar="TOKEN", help=words.say("server-token-option", least=LEAST, variable=TOKEN))
    limit = usual_limit()
    add("--limit", type=int, metavar="N", default=limit, help=words.say("server-limit-option", default=limit))
    add("--data", type=Path, metavar="DIR", help=words.say("server-data-option", default=where))
    add_puzzles(parser, words)
    add("--components", type=Path, metavar="FILE", help=words.say("cli-components-option"))


def run(call: Call) -> int:
    """Serves the app until it is stopped. Whatever is wrong with the call is said before anything starts."""
    try:
        order = _order(call)
        # A server is slow to import, and no other command needs one.
        from gangster_widgets.app.server.serve import serve

        serve(order, _told(call, order))
    except SaidError as error:
        raise CallError(error.name, **error.facts) from None
    print(call.words.say("cli-stopped"))
    return FINE


def _order(call: Call) -> Order:
    """What is to be served, as the call and the environment say."""
    from gangster_widgets.app.server.ports import is_local

    asked = call.options
    if asked.port is not None and not 0 <= asked.port <= LAST_PORT:
        raise CallError("server-port-range")
    if asked.limit < 1:
        raise CallError("cli-at-least-one", option="--limit")
    if not notebook().is_file():
        raise CallError("server-no-notebook", file=str(notebook()))
    shared = not is_local(asked.host)
    return Order(
        notebook=notebook(),
        host=asked.host,
        port=asked.port,
        token=_token(asked.token, shared),
        limit=asked.limit,
        heated=2 if shared else 1,
        setting=_setting(call, shared),
    )


def _token(given: str | None, shared: bool) -> str:
    """The token, made up where one is needed and none given. What this process starts does not find it."""
    found = os.environ.pop(TOKEN, None)
    token = found if given is None else given
    if token is None:
        return secrets.token_urlsafe() if shared else ""
    if len(token) < LEAST:
        raise CallError("server-token-short", number=len(token), least=LEAST)
    return token


def _setting(call: Call, shared: bool) -> Setting:
    """What kernels are told. A box with faults is refused; puzzles with faults are named, and the others are there."""
    asked = call.options
    if asked.components:
        of = game_of(asked.components)
        (game(of) if of in games() else call.game()).components(asked.components)
    if folders := call.folders():
        print_faults(composed(*folders).faults, call.words.language, sys.stderr)
    setting = Setting(
        shared=shared,
        data=str(asked.data.absolute()) if asked.data else None,
        puzzles=tuple(str(folder.absolute()) for folder in folders),
        components=str(asked.components.absolute()) if asked.components else None,
    )
    _check_folder(setting.folder)
    return setting


def _check_folder(folder: Path) -> None:
    """Whether something can be kept there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as tried:
            tried.write(b"kept")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CallError("server-data-unwritable", folder=str(folder), reason=reason) from None


def _told(call: Call, order: Order) -> Callable[[str], None]:
    """Says where the app is, and opens it in a browser."""

    def told(address: str) -> None:
        print(call.words.say("server-open", address=address))
        print(call.words.say("server-kept", folder=str(order.setting.folder)), flush=True)
        if not call.options.no_browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    return told
