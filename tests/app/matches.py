"""What the tests of Play share: matches that were played a while, and the app's page with one open."""

from itertools import cycle
from pathlib import Path
from typing import Any

from hypothesis import strategies as some

from gangster_widgets.app.match.match import Match, Seat, Terms, begin
from gangster_widgets.app.match.match_file import written
from gangster_widgets.app.rooms.play.room import Play
from gangster_widgets.app.rooms.play.table import Table
from gangster_widgets.app.setting import Setting
from gangster_widgets.kernel.words import Words, words
from gangster_widgets.players import bot
from tests.app.pages import Page

TWO_AND_A_BOT = Terms("gangster", (Seat("Anna"), Seat("Ben"), Seat(bot="random")), 7)

seats = some.lists(some.sampled_from([Seat("Anna"), Seat(), Seat(bot="random")]), min_size=1, max_size=4).map(
    lambda rest: (Seat("Ben"), *rest)
)
terms = some.builds(
    Terms,
    some.just("gangster"),
    seats,
    some.integers(0, 10**9),
    some.sampled_from([(), (("gap", "same-gang-on-last-field"),), (("bumper", "swap"), ("cicero", "road"))]),
)
steps = some.lists(some.integers(-1, 200), max_size=60)
"""Which of the legal actions is taken; -1 takes back."""


def thought(match: Match) -> Any:
    """What the bot whose turn it is does, another one at every point of the game."""
    name = match.terms.seats[match.player].bot
    return bot(name, match.terms.seed * 5_000 + len(match.log)).choose(match.played, match.state)


def played(begun: Terms, chosen: list[int]) -> Match:
    """A match after these steps, bots acting in between."""
    match = begin(begun)
    for step in chosen:
        if match.bots_turn:
            match = match.act(thought(match))
        elif step < 0:
            match = match.take_back()
        elif not match.over:
            legal = match.played.legal(match.state)
            match = match.act(legal[step % len(legal)])
    return match


def until(begun: Terms, days: int) -> Match:
    """A match that has just come to so many days of reckoning."""
    match = begin(begun)
    for step in cycle(range(3, 90, 7)):
        if len(match.days) == days:
            return match
        legal = match.played.legal(match.state)
        match = match.act(thought(match) if match.bots_turn else legal[step % len(legal)])
    raise AssertionError


def english() -> Words:
    """The words that say what is wrong."""
    return words("en", begin(TWO_AND_A_BOT).played.folder / "words")


def at_table(folder: Path, match: Match | None = None, **more: str) -> Page:
    """The app's page with a game: that one, loaded from a file, or a new one against two bots."""
    page = Page(Setting(data=str(folder)), "?page=play", **more)
    if match is None:
        page.use("begin")
    else:
        page.hand("file", "game.json", written(match).encode())
    return page


def room(page: Page) -> Play:
    """The room that is open."""
    found = page.app._room
    assert isinstance(found, Play)
    return found


def table(page: Page) -> Table:
    """The game that is open on its board, drawn."""
    found = room(page).view
    assert isinstance(found, Table)
    if found.board._scene is None:
        found.board._told({"kind": "page", "width": 1200, "ratio": 1, "dark": False, "calm": True})
    return found


def press(page: Page, do: str, value: object = None) -> None:
    """Uses a control of the board's panel."""
    table(page).board._told({"kind": "do", "do": do, "value": value})


def beside(page: Page) -> str:
    """What stands beside the board."""
    found = table(page).board._beside
    assert found is not None
    return found.text()


def act(page: Page, nth: int = 0) -> None:
    """A person takes one of the legal actions, and bots answer."""
    match = table(page).match
    table(page).board.play(match.played.legal(match.state)[nth])
    bots_act(page)


def bots_act(page: Page) -> None:
    """All bots act at once until a person has to, or a day of reckoning has come."""
    found = table(page)
    while found.match.bots_turn and not found.day:
        found._bot_acted(found.match, thought(found.match))
