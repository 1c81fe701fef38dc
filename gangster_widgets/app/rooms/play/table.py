"""A game that is being played: the board, the bots, the log, and all that can be done with it."""

from typing import TYPE_CHECKING, Any

from gangster_widgets.app.match.match import Hint, Match
from gangster_widgets.app.match.shelf import terms_again
from gangster_widgets.app.rooms.play import since
from gangster_widgets.app.rooms.play.advice import Advice
from gangster_widgets.app.rooms.play.board import MatchBoard
from gangster_widgets.app.rooms.play.bots import PACES, Bots
from gangster_widgets.app.rooms.play.names import agreed, named
from gangster_widgets.app.rooms.play.panel import turn
from gangster_widgets.app.rooms.play.wording import log
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.views.page import Node, button, node
from gangster_widgets.widgets.pane import Pane

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.play.room import Play

PACE = "play-pace"
"""The key under which it is kept how fast bots act."""


class Table:
    """The game on its board. Whatever is done is kept before it is shown."""

    def __init__(self, room: "Play", match: Match) -> None:
        self.room, self.visit, self.match = room, room.visit, match
        self.bots = Bots(self._bot_acted, self._bot_failed)
        self.advice = Advice(self._advised)
        self._set_pace(self.visit.learner.kept(PACE))
        self.board = MatchBoard(self, match, lang=self.visit.lang, theme=self.visit.shown)
        self._above, self._below = Pane(self._used), Pane(self._used)
        self.widgets: tuple[Any, ...] = (self._above, self.board, self._below)
        self.dressed()
        self._go_on()

    def left(self) -> None:
        """Nothing comes of what is being thought."""
        self.bots.drop()
        self.advice.drop()

    def dressed(self) -> None:
        """In the reader's language and theme."""
        self.board.lang, self.board.theme = self.visit.lang, self.visit.shown
        for pane in (self._above, self._below):
            pane.dark = self.visit.shown == "dark"
        self._fill()

    # How it stands.

    @property
    def day(self) -> int:
        """The stage whose day of reckoning has just come, as long as nobody has gone on; else 0."""
        at = len(self.match.actions)
        return 0 if self.match.over or self.room.passed == at else self.match.day_after(at)

    @property
    def stopped(self) -> bool:
        """Whether the bots are stopped."""
        return self.room.stopped

    @property
    def looker(self) -> int | None:
        """Who looks at the screen: the only person, else whoever has taken it, until another person is to act."""
        match, before = self.match, self.room.before
        if not match.shared:
            return next(iter(match.persons))
        return before if match.bots_turn or before == match.player else None

    @property
    def handed_over(self) -> bool:
        """Whether the screen has to be handed to the person who is to act, so that nobody sees another's hand."""
        match = self.match
        return match.shared and not (match.bots_turn or self.day) and self.looker is None

    def pictured(self, state: Any) -> Any:
        """A position as whoever looks at the screen sees it; on a day of reckoning, and after the last, what was
        reckoned.
        """
        if self.match.days and (self.day or self.match.over):
            state = self.match.at_day(state)
        return self.match.seen_by(state, self.looker) if self.match.concealed else state

    def wait(self) -> str:
        """Why nobody can act on the board now; empty where a person can."""
        say, match = self.visit.words, self.match
        if match.over:
            return ""
        if self.day:
            return say.say("play-wait-day")
        if match.bots_turn:
            return say.say("play-wait-bot", who=named(match.terms, match.player, say))
        if self.handed_over:
            return say.say("play-hand-over", who=named(match.terms, match.player, say))
        return ""

    # What is done.

    def act(self, action: Any) -> None:
        """A person acts."""
        if self.wait():
            return
        try:
            self._becomes(self.match.act(action))
        except SaidError as error:
            self.visit.notice(self.visit.words.say(error.name, **error.facts))

    def hint(self) -> None:
        """A person asks what a strong player would do: at first the log marks it."""
        if self.wait() or self.match.over:
            return
        if not self.advice.rung:
            try:
                self._becomes(self.match.hint(), self.visit.words.say("play-hint-thinks"))
            except SaidError as error:
                self.visit.notice(self.visit.words.say(error.name, **error.facts))
                return
        if isinstance(self.match.log[-1], Hint):  # else it went on in another window
            self.advice.ask(self.match)

    def _advised(self, found: bool) -> None:
        """The hint is there: it is shown and said, or that there is none."""
        say = self.visit.words
        if not found:
            self.visit.notice(say.say("play-hint-failed"))
        self.board.redraw()
        self.board.say(self.advice.line(self.match, say) if found else say.say("play-hint-failed"))

    def take_back(self) -> None:
        """The last decision of a person is taken back, and what bots did after it."""
        number = self.match.retractable
        if number:
            self.room.passed = 0
            self._becomes(self.match.back(number), self.visit.words.say("play-undone", number=number))

    def _becomes(self, match: Match, said: str = "") -> None:
        """The match has gone on, or back; where it did so in another window, it is shown as it stands there."""
        self.bots.drop()
        self.advice.drop()
        newer = self.room.elsewhere(match)
        if newer is None:
            self.room.keep(match)
        else:
            if newer.log[: len(match.log)] != match.log:
                self.visit.notice(self.visit.words.say("play-elsewhere"))
            match, said = newer, ""
        self.match = match
        said = said or since.spoken(match, self.visit.words)
        self.board.follow(match, f"{said} {turn(self, self.visit.words)}")
        self._fill()
        self._go_on()

    def _go_on(self) -> None:
        """Lets the bot whose turn it is think."""
        if self.match.bots_turn and not self.stopped and not self.day:
            self.bots.think(self.match)

    def _bot_acted(self, match: Match, action: Any) -> None:
        if match is not self.match:
            return
        try:
            self._becomes(match.act(action))
        except SaidError:
            self._bot_failed()

    def _bot_failed(self) -> None:
        """A bot that chooses nothing that is allowed is stopped; it can be let go on, or undone."""
        self.room.stopped = True
        say = self.visit.words
        self.visit.notice(say.say("play-failed-bot", who=named(self.match.terms, self.match.player, say)))
        self.board.redraw()

    def used(self, do: str, value: Any) -> bool:
        """What the controls of the table do; whether that was one of them."""
        if do == "undo":
            self.take_back()
        elif do == "hint":
            self.hint()
        elif do == "judge":
            self.room.go(kind="judged")
        elif do == "stop":
            self._stop()
        elif do == "on":
            self._on()
        elif do == "take":
            self._take()
        elif do == "count":
            self.room.go(kind="reckoning", level=len(self.match.days))
        elif do == "again":
            self.room.begin_anew(terms_again(self.match.terms))
        elif do == "replay":
            self.room.go(step=1)
        else:
            return False
        return True

    def _stop(self) -> None:
        """Stops the bots, or lets them go on."""
        self.room.stopped = not self.stopped
        self.bots.drop()
        self.board.redraw()
        self.board.say(turn(self, self.visit.words))
        self._go_on()

    def _on(self) -> None:
        """On with the next stage."""
        self.room.passed = len(self.match.actions)
        self.board.follow(self.match, turn(self, self.visit.words))
        self._fill()
        self._go_on()

    def _take(self) -> None:
        """Whoever is to act has taken the screen."""
        self.room.before = self.match.player
        self.board.follow(self.match, turn(self, self.visit.words))

    # Above and below the board.

    def _fill(self) -> None:
        self._above.fill(self._head())
        self._below.fill(self._foot())

    def _head(self) -> Node:
        say = self.visit.words
        title = self.room.title()
        heading = node("h1", title, id="gw-here", tabindex="-1", arrive="play")
        now = button(say.say("play-now"), "now", "gw-small-button", key="now") if self.match.foreseen else None
        games = button(say.say("play-all-games"), "games", "gw-small-button", key="games")
        house = agreed(self.match.terms.rulings, say)
        ruled = node("span", house, class_="gw-hint", key="agreed") if house else None
        return node("section", node("div", heading, now, games, ruled, class_="gw-line-up"), aria_label=title)

    def _foot(self) -> Node:
        """The whole log, and what is seldom done."""
        say, number = self.visit.words, len(self.match.lines())
        lines = node("ol", *log(self.match, say), class_="gw-play-log", reversed=True)
        folded = node("summary", say.say("play-log", number=number))
        paces = [node("option", say.say(f"play-pace-{one}"), value=one, selected=one == self._pace) for one in PACES]
        pace = node("label", say.say("play-pace"), " ", node("select", *paces, do="pace", value=self._pace), key="pace")
        going, bots = not self.match.over, any(seat.bot for seat in self.match.terms.seats)
        none = not self.match.actions
        replay = button(say.say("play-replay"), "replay", "gw-small-button", disabled=none, key="replay")
        judge = button(say.say("play-judge-so-far"), "judge", "gw-small-button", disabled=none, key="judge")
        acts = node(
            "div",
            button(say.say("play-save"), "save", "gw-small-button", key="save"),
            replay if going else None,
            judge if going and not self.match.shared else None,
            pace if going and bots else None,
            class_="gw-group",
        )
        whole = node("details", folded, lines, class_="gw-clause", key="log") if number else None
        return node("section", node("div", acts, whole, class_="gw-play-below"), aria_label=say.say("play-table"))

    def _used(self, do: str, value: Any) -> None:
        """What the controls above and below do."""
        if do == "now":
            self.room.go(kind="now")
        elif do == "games":
            self.room.go(saved="")
        elif do == "save":
            self.room.save()
        elif do == "pace":
            self._set_pace(value)
            self.visit.keep(PACE, self._pace)
            self._go_on()
        else:
            self.used(do, value)

    def _set_pace(self, pace: Any) -> None:
        self._pace = pace if pace in PACES else next(iter(PACES))
        self.bots.pause = PACES[self._pace]
