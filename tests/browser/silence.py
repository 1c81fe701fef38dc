"""How the page answers while strong opponents think: something harmless is used again and again during a game."""

import re
from typing import NamedTuple

from playwright.sync_api import Page, expect

from .pictures import settled
from .test_play import heading, move, to_the_next_day

PROBE = """() => {
  const mine = (window.probing = {}), button = () => document.querySelector(".gw-picture [data-do=ranks]");
  const said = () => document.querySelector(".gw-picture [data-key=heading]")?.textContent ?? "";
  window.answers ??= [];
  const ask = () => {
    if (window.probing !== mine) return;
    const was = button()?.getAttribute("aria-pressed"), before = said(), began = performance.now();
    button()?.click();
    const look = () => {
      const now = button()?.getAttribute("aria-pressed");
      if (now === was) return requestAnimationFrame(look);
      const thinking = before === said() && before.includes("thinking");
      window.answers.push([(performance.now() - began) / 1000, thinking]);
      setTimeout(ask, 100);
    };
    look();
  };
  ask();
}"""
"""Uses something harmless again and again, and writes down how long each answer took, and who was thinking."""


class Answer(NamedTuple):
    """How many seconds the page took to answer, and whether one and the same bot was thinking all the while."""

    seconds: float
    thinking: bool


def against_strong(page: Page, days: int) -> list[Answer]:
    """Plays so many stages against two strong players, who are stopped, undone and let go on; how the page answered."""
    for seat in (2, 3):
        page.get_by_role("combobox", name=f"Seat {seat}, who sits there").select_option("Strong player")
    page.get_by_role("button", name="Begin").click()
    settled(page)
    move(page)
    expect(heading(page)).to_have_text(re.compile(r"Strong player [23] is thinking …"))
    page.get_by_role("button", name="Stop the bots").click()
    expect(heading(page)).to_have_text(re.compile(r"Strong player [23] to move \(stopped\)"))
    page.get_by_role("button", name="Undo").click()
    expect(heading(page)).to_have_text("Player 1 to move")
    page.evaluate(PROBE)
    move(page)
    page.get_by_role("button", name="Let the bots go on").click()
    page.wait_for_function("() => window.answers.some(([, thinking]) => thinking)")
    page.get_by_role("combobox", name="Bots act").select_option("at once")
    for day in range(1, days + 1):
        page.evaluate(PROBE)
        to_the_next_day(page, day)
        page.evaluate("() => { window.probing = null; }")
        if day < days:
            page.get_by_role("button", name=f"On to stage {day + 1}").click()
    return [Answer(*one) for one in page.evaluate("() => window.answers")]
