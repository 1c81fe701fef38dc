"""The head of every page: there on every screen, without taking the room of what the page is for."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from gangster_widgets.kernel.words import LANGUAGES

Come = Callable[..., Page]


def test_the_head_is_one_line_on_a_tablet_in_every_language(come: Come) -> None:
    page = come("?page=rules", viewport=(820, 1180))
    for lang in LANGUAGES:
        page.locator("[data-do=lang]").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        brand, look = page.locator(".gw-brand"), page.locator(".gw-look > summary")
        expect(look).to_have_accessible_name(re.compile(r"\w{4,}"))
        one, other = brand.bounding_box(), look.bounding_box()
        assert one is not None
        assert other is not None
        assert abs(one["y"] + one["height"] / 2 - other["y"] - other["height"] / 2) < 12
