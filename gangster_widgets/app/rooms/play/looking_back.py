"""Looking back at a game: what cost each person most, what would have been better, and why."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from gangster_widgets.app.match.judging import Better, dearest, judge, judged, unjudged, with_judgement
from gangster_widgets.app.match.match import Judged, Match
from gangster_widgets.app.rooms.play.aside import Aside
from gangster_widgets.app.rooms.play.names import named
from gangster_widgets.app.rooms.play.wording import action_said, clauses, reasons
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, node, signs
from gangster_widgets.widgets.pane import Pane

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.play.room import Play


class LookingBack:
    """Judges one action after the other while the page answers; what was found is kept with the game."""

    def __init__(self, room: "Play", match: Match) -> None:
        self.room, self.visit, self.match = room, room.visit, match
        self._judge, self._aside = judge(), Aside[Judged]()
        self._left, self._most = list(unjudged(match)), len(unjudged(match))
        self._pane = Pane(self._used)
        self.widgets: tuple[Any, ...] = (self._pane,)
        self.dressed()
        self._go_on()

    def left(self) -> None:
        """What is being thought is cut short; what was found until then is kept."""
        self._aside.drop()
        if self._left:
            self._keep()

    def dressed(self) -> None:
        """All of it in the reader's language and theme."""
        self._pane.dark = self.visit.shown == "dark"
        self._pane.fill(self._shown())

    # What is thought.

    def _go_on(self) -> None:
        if self._left:
            at = self._left[0]
            self._aside.think(lambda: judged(self.match, at, self._judge), self._judge.stop, self._came, self._failed)

    def _came(self, found: Judged) -> None:
        self.match = with_judgement(self.match, found)
        del self._left[0]
        if not self._left:
            self._keep()
            self.visit.say(self.visit.words.say("play-judged"))
        self.dressed()
        self._go_on()

    def _failed(self) -> None:
        """Nothing more is found; what there is stays."""
        self.visit.notice(self.visit.words.say("play-judge-failed"))

    def _keep(self) -> None:
        """Keeps what was found, but for a game that went on elsewhere."""
        if self.room.elsewhere(self.match) is None:
            self.room.keep(self.match)

    # What is shown.

    def _shown(self) -> Node:
        say = self.visit.words
        title = say.say("play-judge-of", title=self.room.title())
        heading = node("h1", title, id="gw-here", tabindex="-1", arrive="play", class_="gw-play-shown")
        back = button(say.say("play-back"), "game", "gw-small-button", key="back")
        return node(
            "section", node("div", node("div", heading, back, class_="gw-line-up"), *self._found(say),
            class_="gw-play-judged"), aria_label=title,
        )  # fmt: skip

    def _found(self, say: Words) -> Iterator[Node]:
        """How far it is, and the mistakes of each person, when all were looked at."""
        yield node("p", say.say("play-judge-what"), class_="gw-hint")
        if self._left:
            done, said = self._most - len(self._left), say.say("play-judging", number=len(self._left))
            bar = node("progress", max=str(self._most), value=str(done), aria_label=said)
            yield node("p", bar, " ", said, key="progress")
            return
        for player, seat in enumerate(self.match.terms.seats):
            if not seat.bot:
                yield from self._person(player, say)

    def _person(self, player: int, say: Words) -> Iterator[Node]:
        found = dearest(self.match, player)
        who = named(self.match.terms, player, say)
        yield node("h2", *signs(self.match.signs(player)), who, key=f"who-{player}")
        if found:
            yield node("ol", *(self._mistake(one, say) for one in found), class_="gw-play-mistakes", key=f"of-{player}")
        else:
            yield node("p", say.say("play-judge-none"), key=f"none-{player}")

    def _mistake(self, one: Better, say: Words) -> Node:
        """When, what it cost, what was done and what would have been better, and why one would do either."""
        match, folder = self.match, self.match.played.folder
        stage = 1 + sum(day.at <= one.at for day in match.days)
        title = say.say("play-mistake", nth=one.at + 1, stage=stage, cost=max(1, round(one.cost)))
        done, better = (action_said(match, action, say, match.states[one.at]) for action in (one.done, one.action))
        show = button(say.say("play-mistake-show"), f"show:{one.at}", "gw-small-button", key="show",
                      aria_label=f"{say.say('play-mistake-show')}: {title}")  # fmt: skip

        def why(label: str, what: str, motive: Any) -> Node:
            return node("div", node("p", node("b", label), " ", what), reasons(motive, say))

        return node(
            "li",
            node("h3", title),
            why(say.say("play-mistake-done"), done, one.why_done),
            why(say.say("play-mistake-better"), better, one.why),
            *clauses((one.why_done, one.why), say, folder),
            node("div", show, class_="gw-group"),
            key=str(one.at),
        )

    def _used(self, do: str, value: Any) -> None:
        name, _, at = do.partition(":")
        if name == "game":
            self.room.go()
        elif name == "show":
            self.room.go(step=int(at) + 1)
