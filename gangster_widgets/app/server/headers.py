"""What every answer tells the browser not to do, whoever gave it: pages, files, refusals."""

import re

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform

POLICY = {
    "default-src": "'self'",
    "script-src": "'self' blob:",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self'",
    "frame-ancestors": "'self'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "object-src": "'none'",
}
"""Where things of a page may come from. anywidget's modules are blobs; the styles of widgets stand in the page."""

SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}

_HOST = re.compile(r"[\w.:\[\]-]+", re.ASCII)


def policy(host: str) -> str:
    """The policy, with the websockets of that host: not every browser counts them to the page's own origin."""
    own = f"'self' ws://{host} wss://{host}" if _HOST.fullmatch(host) else "'self'"
    return "; ".join(f"{what} {where}" for what, where in {**POLICY, "connect-src": own}.items())


class SafeHeaders(OutputTransform):
    """Adds the headers to whatever is answered, and takes away the one that names the software."""

    def __init__(self, request: HTTPServerRequest) -> None:
        super().__init__(request)
        self._host = request.host

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """The answer with its headers."""
        for name, value in {**SAFE, "Content-Security-Policy": policy(self._host)}.items():
            headers[name] = value
        headers.pop("Server", None)
        return status_code, headers, chunk
