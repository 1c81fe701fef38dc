"""Opens pages as different people have them: small or large, touched, dark, sharp, still, in their language."""

from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, expect

from .watch import Watch

PATIENCE = 20_000
"""Milliseconds that anything on a page may take before a test gives up."""

expect.set_options(timeout=PATIENCE)


class Pages:
    """The pages of one test. Each has a context of its own, so nothing is shared, not even the cache."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._open: list[tuple[BrowserContext, Watch]] = []

    def __call__(
        self,
        viewport: tuple[int, int] = (1280, 800),
        *,
        device_scale_factor: float = 1,
        has_touch: bool = False,
        color_scheme: Literal["light", "dark"] = "light",
        reduced_motion: Literal["no-preference", "reduce"] = "no-preference",
        locale: str = "en-US",
        **more: Any,
    ) -> Page:
        """An empty page, watched from now on; `more` is what else Playwright's `new_context` understands."""
        width, height = viewport
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=device_scale_factor,
            has_touch=has_touch,
            color_scheme=color_scheme,
            reduced_motion=reduced_motion,
            locale=locale,
            **more,
        )
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(3 * PATIENCE)  # Voila answers once the whole notebook has run
        self._open.append((context, Watch(context)))
        return context.new_page()

    def close(self) -> None:
        """Closes all pages, and fails if anything went wrong on one of them."""
        for context, _ in self._open:
            context.close()
        faults = [fault for _, watch in self._open for fault in watch.faults]
        assert not faults, "\n".join(["The browser complained:", *faults])
