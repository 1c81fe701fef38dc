"""Home: what this is, one way in, and where one left off."""

from collections.abc import Iterator
from typing import Any

from gangster_widgets.app.address import Address, address
from gangster_widgets.app.pictures import position
from gangster_widgets.app.practice.choosing import first_puzzle
from gangster_widgets.app.practice.streak import days_in_a_row, days_said, in_a_row, row_said
from gangster_widgets.app.room import Plain, doors
from gangster_widgets.app.visit import LEFT
from gangster_widgets.kernel.game import has, title
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.kind import asking
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.page import Node, button, group, node

WIDTH = 560.0
RULES, DATA = "rules", "data"
"""Rooms without a door in the head."""
OF_SOME = {"lab": "lab", "count": "look_pad"}
"""Such rooms that only some games have: those in which that is there."""


class Home(Plain):
    """The first page. A newcomer is led to a first puzzle, everybody else on to the next one."""

    def title(self) -> str:
        """The name of the app."""
        return self.visit.words.say("app-name")

    def shown(self) -> Node:
        """What this is, the way in, what else there is."""
        say, answers = self.visit.words, self.visit.learner.answers()
        first = first_puzzle(self.visit.composed())
        on, newcomer = self._left(), not answers
        way = button(
            say.say("home-first" if newcomer else "home-next"), "first" if newcomer else "next", "gw-main gw-big"
        )
        words = node(
            "div",
            node("h1", say.say("app-name"), id="gw-here", tabindex="-1", arrive="home"),
            *self._games(),
            node("p", say.say("home-what", game=self.visit.played), class_="gw-lead"),
            *self._who(),
            node("div", way, class_="gw-group"),
            node("p", node("a", say.say("home-on", title=on[0]), href=on[1].query(), do="on")) if on else None,
            *self._row(answers),
            node("ul", *self._doors(), class_="gw-cards"),
            class_="gw-home-words",
        )
        picture = node("div", self._picture(first), class_="gw-home-picture") if first else None
        return node(
            "section", node("div", words, picture, class_="gw-home"), self._foot(), aria_label=say.say("app-name")
        )

    def _who(self) -> Iterator[Node]:
        """Somebody followed a private link who has something kept here already: who is it to be?"""
        if self.visit.who.other is not None:
            say = self.visit.words
            mine, other = button(say.say("who-mine"), "mine"), button(say.say("who-other"), "other")
            told = node("p", say.say("who-question"))
            yield node("div", told, node("div", mine, other, class_="gw-group"), class_="gw-says", key="who")

    def _row(self, answers: Any) -> Iterator[Node]:
        """How many in a row, right answers and days, where there are at least two."""
        row, days = in_a_row(answers), days_in_a_row(answers, self.visit.now(), self.visit.offset)
        told = [row_said(row, self.visit.lang)] if row.now > 1 else []
        told += [days_said(days, self.visit.lang)] if days.now > 1 else []
        if told:
            yield node("p", " · ".join(told), class_="gw-row")

    def _doors(self) -> Iterator[Node]:
        """The rooms, and those that not every game has."""
        say, here = self.visit.words, self.visit.here
        more = (name for name, there in OF_SOME.items() if has(here.game, there))
        for name in (*doors(), *more):
            link = Address(page=name, game=here.game, lang=here.lang).query()
            door = node(
                "a",
                node("b", say.say(f"door-{name}")),
                node("span", say.say(f"door-{name}-what")),
                href=link,
                do=f"go:{name}",
            )
            yield node("li", door, key=name)

    def _games(self) -> Iterator[Node]:
        """Which game, where there are several; first the one that an address without a game means."""
        if len(asking()) > 1:
            here, first = self.visit.here.game, Address().game
            names = sorted(asking(), key=lambda name: name != first)
            held = [button(title(name), f"game:{name}", pressed=name == here) for name in names]
            yield group(self.visit.words.say("home-game"), *held, kind="gw-games")

    def _foot(self) -> Node:
        """What is quieter than all else: the rules to look up, and whose data are where."""
        say, here = self.visit.words, self.visit.here
        rules, data = (
            node("a", say.say(f"door-{name}"), href=Address(name, here.game, lang=here.lang).query(), do=f"go:{name}")
            for name in (RULES, DATA)
        )
        return node("p", rules, " · ", data, class_="gw-foot")

    def _picture(self, first: Puzzle) -> Node:
        """The position of the first puzzle, as a picture."""
        return position(first, self.visit.words, WIDTH, self.visit.shown)

    def _left(self) -> tuple[str, Address] | None:
        """Where the learner left off: what it is called, and its address."""
        left = self.visit.learner.kept(LEFT)
        if not isinstance(left, dict) or not isinstance(left.get("address"), str):
            return None
        on = replace(address(left["address"]), lang=self.visit.here.lang)
        there = self.visit.shelf(on.game) if on.puzzle and on.game in asking() and not on.source else ()
        known = [one for one in there if one.id == on.puzzle]
        titles = left.get("titles")
        title = titles.get(self.visit.lang) if isinstance(titles, dict) else None
        return known[0].named(self.visit.lang) if known else str(title or left.get("title", "")), on

    def used(self, do: str, value: Any) -> None:
        """Every control leads somewhere."""
        visit, name = self.visit, do.partition(":")[2]
        here = Address(page="solve", game=visit.here.game, lang=visit.here.lang)
        on = self._left()
        if do == "on" and on:
            visit.go(on[1])
        elif do == "first":
            first = first_puzzle(visit.composed())
            visit.go(replace(here, puzzle=first.id) if first else here)
        elif do == "next":
            visit.go(here)
        elif do.startswith("go:"):
            visit.go(replace(here, page=name))
        elif do.startswith("game:"):
            visit.go(Address(game=name, lang=here.lang))
        elif do == "other":
            visit.come(visit.who.other)
        elif do == "mine":
            visit.who.other = None
            self.dressed()


HERE = Home
