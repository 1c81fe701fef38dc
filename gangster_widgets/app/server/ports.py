"""Where the server listens: which addresses stay on this machine, which port is free, what is printed for people."""

import errno
import ipaddress
import socket
from collections.abc import Iterator

from tornado.netutil import bind_sockets

from gangster_widgets.app.server.order import NEXT, USUAL
from gangster_widgets.kernel.game import SaidError

TAKEN = {errno.EADDRINUSE, errno.EACCES}


def is_local(host: str) -> bool:
    """Whether only this machine reaches that address. `SaidError` where it is no address of this machine at all."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise SaidError("server-host-unknown", host=host) from error
    return all(ipaddress.ip_address(str(address[4][0]).partition("%")[0]).is_loopback for address in found)


def listen(host: str, port: int | None) -> tuple[list[socket.socket], int]:
    """Sockets that listen there, and their port: the one asked for, 0 being any; else the usual or the next free."""
    for tried in _ports() if port is None else [port]:
        try:
            opened = bind_sockets(tried, host)
        except OSError as error:
            if port is None and error.errno in TAKEN:
                continue
            name = "server-port-taken" if error.errno == errno.EADDRINUSE else "server-cannot-listen"
            raise SaidError(name, host=host, port=str(tried), reason=error.strerror or str(error)) from error
        return opened, opened[0].getsockname()[1]
    raise AssertionError("a port of the system's choice is never taken")


def _ports() -> Iterator[int]:
    yield from range(USUAL, USUAL + NEXT)
    yield 0


def address(host: str, port: int) -> str:
    """The address that people of that network open, without anything secret."""
    ip = _outward(host) if host in {"", "0.0.0.0", "::"} else host
    return f"http://{f'[{ip}]' if ':' in ip else ip}:{port}/"


def _outward(host: str) -> str:
    """This machine's own address in its network; nothing is sent to find it."""
    family, elsewhere = (socket.AF_INET6, "2001:db8::1") if host == "::" else (socket.AF_INET, "192.0.2.1")
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
