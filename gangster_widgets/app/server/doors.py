"""Who may come in: with a token set, whoever has shown it once; without one, everybody who reaches the server."""

import hmac
from urllib.parse import parse_qsl, urlencode

from jupyter_server.auth.identity import User
from tornado.web import RequestHandler
from voila.voila_identity_provider import VoilaIdentityProvider

TOKEN = "token"
"""The parameter of an address that carries the token, until the first answer takes it away."""


class Door(VoilaIdentityProvider):
    """Lets in by the login cookie, or by an `Authorization` header; in addresses only the page looks for a token."""

    def opens(self, given: str | None) -> bool:
        """Whether that is the token. How long it takes tells nothing about it."""
        return bool(given) and hmac.compare_digest(str(given).encode(), str(self.token).encode())

    async def get_user(self, handler: RequestHandler) -> User | None:
        """Whoever asks, if they may."""
        return await self._get_user(handler) if self.token else User(username="learner")

    async def get_user_token(self, handler: RequestHandler) -> User | None:
        """Who shows the token in a header, as programs do."""
        sent = self.auth_header_pat.match(handler.request.headers.get("Authorization", ""))
        return User(username="program") if sent and self.opens(sent.group(2)) else None

    def remember(self, handler: RequestHandler) -> None:
        """Lets this browser in from now on."""
        self.set_login_cookie(handler, User(username="learner"))

    def get_handlers(self) -> list[tuple[str, object]]:
        """None: there is no page for logging in beside the one that asks for the token."""
        return []


def parameters(query: str, without: str = TOKEN) -> list[tuple[str, str]]:
    """What an address asks for, but for the token."""
    pairs = parse_qsl(query, keep_blank_values=True, errors="replace")
    return [(name, value) for name, value in pairs if name != without]


def cleaned(path: str, query: str) -> str:
    """The same address without the token."""
    rest = urlencode(parameters(query))
    return f"{path}?{rest}" if rest else path
