"""Asks axe whether a part of a page can be used by everyone. It sees no canvas's inside and presses no key."""

from collections.abc import Sequence
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

WHOLE = "() => !document.querySelector('.gw-shell') || document.querySelector('[role=main]')"
"""The head of an app's page is drawn before its room, which takes its role as soon as it is there."""

BRIEF = {"resultTypes": ["violations"]}
"""What is in order is counted, and not told of place by place: on a large page that takes half of the time."""


def axe(page: Page, selector: str | None = None, *, ignore: Sequence[str] = ()) -> None:
    """Fails with one readable paragraph for each violation inside the selector, or on the whole page without one."""
    page.wait_for_function(WHOLE)
    rules = {rule: {"enabled": False} for rule in ignore}
    found = Axe().run(page, context=selector, options={"rules": rules, **BRIEF}).response
    assert found["passes"] or found["violations"], f"axe had nothing to judge in {selector or 'the page'}"
    assert not found["violations"], "\n\n".join(["axe found:", *map(_readable, found["violations"])])


def _readable(violation: dict[str, Any]) -> str:
    head = f"{violation['id']} ({violation['impact']}): {violation['help']}. {violation['helpUrl']}"
    return "\n".join([head, *map(_where, violation["nodes"])])


def _where(node: dict[str, Any]) -> str:
    place = " ".join(map(str, node["target"]))
    reasons = "; ".join(line.strip() for line in node["failureSummary"].splitlines()[1:])
    return f"  at {place}: {reasons}\n    {node['html'][:200]}"
