"""What the server answers at each address. There are no others: no files, no folders, no list of kernels."""

from typing import Any, cast

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import APIHandler, FileFindHandler, JupyterHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.web import HTTPError, authenticated
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from gangster_widgets.app.server import pages
from gangster_widgets.app.server.doors import TOKEN, Door, cleaned, parameters
from gangster_widgets.app.server.kernels import Kernels

PATIENCE = 60
"""Seconds after which it makes sense to try again when all places are taken."""

SEAT = "gangster-kernel"
"""The cookie in which a page's script puts the id of its kernel."""


class Friendly(JupyterHandler):
    """Says what is wrong with a page in the visitor's language, and never how the server is made."""

    def show(self, status: int, notice: pages.Notice) -> None:
        """Answers with that page."""
        self.set_status(status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        if notice.reload:
            self.set_header("Retry-After", str(PATIENCE))
            self.set_header("Refresh", str(notice.reload))
        asked = parameters(self.request.query)
        lang = pages.language(dict(asked).get("lang", ""), self.request.headers.get("Accept-Language", ""))
        self.set_header("Vary", "Accept-Language")
        self.finish(pages.page(notice, lang, asked))

    def write_error(self, status_code: int, **_: Any) -> None:
        """The page for that status."""
        self.show(status_code, pages.notice(status_code))


class Page(Friendly, TornadoVoilaHandler):
    """The app itself, at `/`: the only address at which a kernel starts."""

    SUPPORTED_METHODS = ("GET", "HEAD")

    def initialize(self, limit: int, **options: Any) -> None:
        """Takes the number of places there are beside what Voila wants to know."""
        super().initialize(**options)
        self._limit = limit

    @allow_unauthenticated
    async def get(self) -> None:
        """The page with its kernel, or the page that says why not."""
        if self._may_come_in():
            _ = self.xsrf_token  # sets the cookie with which the page may end its kernel
            await super().get()  # type: ignore[misc]

    @allow_unauthenticated
    async def head(self) -> None:
        """The same answer without the page, and without a kernel."""
        self._may_come_in()

    def _may_come_in(self) -> bool:
        """Whether a kernel is to start; where not, everything was answered."""
        if self.get_query_arguments(TOKEN):
            self._check_token()
        elif not self.current_user:
            self.show(403, pages.TOKEN)
        elif not self._has_place():
            self.show(503, pages.FULL)
        elif "prefetch" in self.request.headers.get("Sec-Purpose", ""):
            self.send_error(503)
        else:
            return True
        return False

    def _has_place(self) -> bool:
        """Whether there is room. Who is here already finds some beyond it: a page that is loaded anew is left after."""
        kernels = cast(Kernels, self.kernel_manager)
        here = self.get_cookie(SEAT, "") in kernels
        return kernels.learners < self._limit + (1 + self._limit // 10 if here else 0)

    def _check_token(self) -> None:
        """The token leaves the address at once: no kernel, no history and no shared link ever has it."""
        door = cast(Door, self.identity_provider)
        if door.token and not door.opens(self.get_query_argument(TOKEN)):
            self.show(403, pages.WRONG_TOKEN)
            return
        if door.token:
            door.remember(self)
        self.set_header("Cache-Control", "no-store")
        self.redirect(cleaned(self.request.path, self.request.query))

    def should_use_rendered_notebook(self, *_: Any) -> bool:
        """Whether a heated kernel is used; theme and template in the address mean nothing, there is but one of each."""
        return cast(Kernels, self.kernel_manager).heated


class Missing(Friendly):
    """Every other address."""

    @allow_unauthenticated
    async def prepare(self, **_: Any) -> None:
        """Nothing is here, whoever asks and however."""
        raise HTTPError(404 if self.check_host() else 403)


class Files(Friendly, FileFindHandler):
    """Scripts and styles that come along with Voila, the widgets and the app's page. They hold nothing secret."""

    SUPPORTED_METHODS = ("GET", "HEAD")


class KernelModel(KernelHandler):
    """Whether a kernel is there. Nothing else can be asked or done."""

    SUPPORTED_METHODS = ("GET",)


class Channels(Friendly, VoilaKernelWebsocketHandler):
    """The websocket of a page and its kernel."""

    async def pre_get(self) -> None:
        """Refuses at once what asks for a kernel that is gone."""
        if self.kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        await super().pre_get()


class EndKernel(APIHandler):
    """Ends the kernel of a page that is left."""

    SUPPORTED_METHODS = ("POST",)

    @authenticated
    async def post(self, kernel_id: str) -> None:
        """Answers when it has ended."""
        kernels = cast(Kernels, self.kernel_manager)
        if kernel_id not in kernels:
            raise HTTPError(404)
        await kernels.leave(kernel_id)
        self.set_status(204)
        self.finish()
