"""A game looked at: a day of reckoning on the scrubber, what one would bring now, and the whole game step by step."""

from typing import TYPE_CHECKING, Any

from gangster_widgets.app.match.match import Match
from gangster_widgets.app.rooms.play.names import named
from gangster_widgets.kernel.record import replace
from gangster_widgets.views.page import Node, button, group, node
from gangster_widgets.widgets.pane import Pane
from gangster_widgets.widgets.reckoning.widget import ReckoningWidget
from gangster_widgets.widgets.walk.widget import WalkWidget

if TYPE_CHECKING:
    from gangster_widgets.app.rooms.play.room import Play


class Looked:
    """A picture of the game with a line above it that says what it is and leads back."""

    picture: Any

    def __init__(self, room: "Play", match: Match) -> None:
        self.room, self.visit, self.match = room, room.visit, match
        self._above = Pane(self._used)
        self.picture = self._made(lang=self.visit.lang, theme=self.visit.shown)
        self.widgets: tuple[Any, ...] = (self._above, self.picture)
        self.dressed()

    def left(self) -> None:
        """Nothing goes on here."""

    def dressed(self) -> None:
        """In the reader's language and theme; the step stays."""
        self.picture.lang, self.picture.theme = self.visit.lang, self.visit.shown
        self._above.dark = self.visit.shown == "dark"
        self._fill()

    def _made(self, **look: Any) -> Any:
        """The picture."""
        raise NotImplementedError

    def _head(self) -> tuple[Node | None, ...]:
        """What stands above it."""
        raise NotImplementedError

    def _fill(self) -> None:
        self._above.fill(node("section", node("div", *self._head(), class_="gw-play-above"), aria_label=self._title()))

    def _title(self) -> str:
        raise NotImplementedError

    def _at(self, picture: Any, most: int, first: int = 0) -> Any:
        """That picture at the step that the address names, else at the first one; the address follows it."""
        step = self.visit.here.step
        picture.at = min(max(step - 1, 0), most) if step else first
        picture.observe(self._stepped, "at")
        return picture

    def _stepped(self, change: Any) -> None:
        self.visit.stay(replace(self.visit.here, step=int(change["new"]) + 1))

    def _line(self, *inside: Node | None) -> Node:
        heading = node("h1", self._title(), id="gw-here", tabindex="-1", arrive="play", class_="gw-play-shown")
        return node("div", heading, *inside, class_="gw-line-up")

    def _used(self, do: str, value: Any) -> None:
        if do == "game":
            self.room.go()
        elif do == "replay":
            self.room.go(step=1)


class Counted(ReckoningWidget):
    """The scrubber of a day that has come: its casino card has been drawn and stays what it is."""

    def panel(self) -> Node:
        """The panel without the choice of a card."""
        whole = super().panel()
        kept = (one for one in whole.inside if isinstance(one, str) or ("key", "casino") not in one.attributes)
        return replace(whole, inside=tuple(kept))


class DayOfReckoning(Looked):
    """A day of reckoning as it was, step by step."""

    def __init__(self, room: "Play", match: Match, nth: int) -> None:
        self._nth, self._day = nth, match.days[nth - 1]
        super().__init__(room, match)

    def _made(self, **look: Any) -> Any:
        counted = Counted(self._day.state, game=self.match.terms.game, **look)
        return self._at(counted, len(counted.beats) - 1)

    def _title(self) -> str:
        return self.visit.words.say("play-day", stage=self._nth)

    def _head(self) -> tuple[Node | None, ...]:
        """The way on: to the next stage where this day has just come, else back to the game."""
        say = self.visit.words
        new = self._day.at == len(self.match.actions) and not self.match.over
        label = say.say("play-next-stage", stage=self._nth + 1) if new else say.say("play-back")
        on = button(label, "on" if new else "game", "gw-small-button", key="on")
        replay = button(say.say("play-replay-here"), "here", "gw-small-button", key="here")
        return (self._line(on, replay),)

    def _used(self, do: str, value: Any) -> None:
        if do == "on":
            self.room.passed = self._day.at
            self.room.go()
        elif do == "here":
            self.room.go(step=self._day.at + 1)
        else:
            super()._used(do, value)


class IfNow(Looked):
    """What a reckoning would bring now. The game itself stays as it is."""

    def _made(self, **look: Any) -> Any:
        cards, wanted = self.match.cards(), self.visit.here.level
        card = wanted if wanted in cards else cards[len(cards) // 2] if cards else None
        counted = Counted(self.match.state, game=self.match.terms.game, casino=card, **look)
        with_gangsters = next((nth for nth, beat in enumerate(counted.beats) if beat.why.parts), 0)
        return self._at(counted, len(counted.beats) - 1, with_gangsters)

    def _title(self) -> str:
        return self.visit.words.say("play-now-title")

    def _head(self) -> tuple[Node | None, ...]:
        say, now = self.visit.words, self.picture.casino
        cards = [button(str(card), f"card:{card}", pressed=card == now, key=str(card)) for card in self.match.cards()]
        assumed = node("span", say.say("play-card-assumed"), class_="gw-hint")
        chosen = group(say.say("play-card"), *cards, assumed, key="cards") if cards else None
        outcome = node("p", self._outcome(), class_="gw-play-outcome", key="outcome")
        return (self._line(button(say.say("play-back"), "game", "gw-small-button", key="on")), chosen, outcome)

    def _outcome(self) -> str:
        """What all of it would come to: the sentences with which the reckoning ends."""
        beats = self.picture.beats
        return " ".join(self.visit.words.why(one.why) for one in beats if one.phase == beats[-1].phase)

    def _used(self, do: str, value: Any) -> None:
        name, _, card = do.partition(":")
        if name == "card":
            self.picture.casino = int(card)
            self.visit.stay(replace(self.visit.here, level=int(card)))
            self._fill()
            self.visit.say(self._outcome())
        else:
            super()._used(do, value)


class Walked(WalkWidget):
    """The scrubber for a game that may still go on: it shows no hand that must not be seen yet."""

    def __init__(self, match: Match, **more: Any) -> None:
        self._match = match
        moves = [match.played.write(action) for action in match.actions]
        super().__init__(match.states[0], moves=moves, game=match.terms.game, following=False, **more)

    def pictured(self) -> Any:
        """The position as the only person sees it, or nobody of several; all that was seen when the game is over."""
        persons = self._match.persons
        looker = None if len(persons) > 1 else persons[0]
        return self._match.seen_by(self.state, looker) if self._match.concealed else self.state


class Replay(Looked):
    """The whole game, step by step."""

    def _made(self, **look: Any) -> Any:
        return self._at(Walked(self.match, notes=self._who, **look), len(self.match.actions))

    def _who(self, at: int) -> str:
        """Who took that action."""
        if not 1 <= at <= len(self.match.actions):
            return ""
        player = self.match.played.actor(self.match.states[at - 1])
        return named(self.match.terms, player, self.visit.words)

    def _title(self) -> str:
        return self.visit.words.say("play-replay-of", title=self.room.title())

    def _head(self) -> tuple[Node | None, ...]:
        say = self.visit.words
        days = [
            button(say.say("play-stage", stage=nth), f"day:{nth}", "gw-small-button", key=str(nth))
            for nth, _ in enumerate(self.match.days, start=1)
        ]
        shown = group(say.say("play-days"), *days, key="days") if days else None
        judged = button(say.say("play-judge"), "judged", "gw-small-button", key="judged") if self.match.judged else None
        return (self._line(button(say.say("play-back"), "game", "gw-small-button", key="on"), judged, shown),)

    def _used(self, do: str, value: Any) -> None:
        name, _, nth = do.partition(":")
        if name == "day":
            self.room.go(kind="reckoning", level=int(nth))
        elif name == "judged":
            self.room.go(kind=name)
        else:
            super()._used(do, value)
