"""Play: a whole game at one screen, by persons and bots; the games that are kept, and each of them step by step."""

from typing import Any

from gangster_widgets.app.address import Address
from gangster_widgets.app.dates import in_name
from gangster_widgets.app.match import shelf
from gangster_widgets.app.match.match import Match, Terms, begin
from gangster_widgets.app.match.match_file import written
from gangster_widgets.app.room import Room
from gangster_widgets.app.rooms.play.looking_back import LookingBack
from gangster_widgets.app.rooms.play.names import everybody
from gangster_widgets.app.rooms.play.setup import SetUp
from gangster_widgets.app.rooms.play.table import Table
from gangster_widgets.app.rooms.play.views import DayOfReckoning, IfNow, Replay
from gangster_widgets.app.visit import LEFT, Visit
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import replace

NOW, DAY, BACK = "now", "reckoning", "judged"
"""What an address says of a game that is only looked at: as its `kind`; a day is that of the stage in `level`."""

View = SetUp | Table | DayOfReckoning | IfNow | Replay | LookingBack


class Play(Room):
    """The page of games.

    `match` is the one that is open, `passed` after how many actions a day was gone on from, `stopped` whether its bots
    were stopped, `before` who of several persons looks at the screen, if that is known.
    """

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.match: Match | None = None
        self.passed, self.stopped = 0, False
        self.before: int | None = None
        self.view: View | None = None
        self._name, self._safe = "", True

    def title(self) -> str:
        """Who plays, or the room's name."""
        say = self.visit.words
        return everybody(self.match.terms, say) if self.match else say.say("door-play")

    def open(self, here: Address) -> None:
        """The game that the address names, played or looked at; without one, where games begin."""
        self.left()
        fault = self._find(here.saved)
        self.view = self._view(self.visit.here, fault)
        self.widgets = self.view.widgets

    def _find(self, name: str) -> str:
        """Takes the game of that name up as it was kept, and says what stands against that."""
        if name != self._name:
            self._name, self._safe, self.match = name, True, None
            self.passed, self.stopped, self.before = 0, False, None
        if not name:
            return ""
        say = self.visit.words
        try:
            # A game that could not be kept is known only here.
            found = shelf.take(self.visit.learner, name, say) if self._safe else self.match
        except SaidError as error:
            self.match = None
            return say.say(error.name, **error.facts)
        self.match = found
        if found is None:
            return say.say("play-unknown", name=name[:40])
        if found.terms.game != self.visit.here.game:
            self.visit.stay(replace(self.visit.here, game=found.terms.game))
        self.visit.keep(LEFT, {"address": self.at(saved=name).query(), "title": self.title()})
        return ""

    def _view(self, here: Address, fault: str) -> View:
        match = self.match
        if match is None:
            return SetUp(self, fault)
        if here.kind == NOW and match.foreseen:
            return IfNow(self, match)
        if here.kind == BACK and match.actions and not match.shared:
            return LookingBack(self, match)
        if here.kind == DAY and 1 <= here.level <= len(match.days):
            return DayOfReckoning(self, match, here.level)
        if here.kind == DAY:
            self.visit.notice(self.visit.words.say("play-no-day"))
        if here.step:
            return Replay(self, match)
        return Table(self, match)

    def dressed(self) -> None:
        """Everything that was done stays."""
        if self.view is not None:
            self.view.dressed()

    def left(self) -> None:
        """Nothing goes on any more, and what comes of it is not waited for."""
        if self.view is not None:
            self.view.left()
            self.view = None

    # What its parts do.

    def at(self, **more: Any) -> Address:
        """An address in this room: of the game that is open, where nothing else is said."""
        here = self.visit.here
        return Address(**{"page": "play", "game": here.game, "lang": here.lang, "saved": self._name} | more)

    def go(self, **more: Any) -> None:
        """Leads there."""
        self.visit.go(self.at(**more))

    def begin(self, terms: Terms) -> None:
        """Begins a game; `SaidError` where that cannot be."""
        match = begin(terms)
        self.take_up(match, next(iter(match.persons)))

    def begin_anew(self, terms: Terms) -> None:
        """The same from within a game: what stands against it is said at the top of the page."""
        try:
            self.begin(terms)
        except SaidError as error:
            self.visit.notice(self.visit.words.say(error.name, **error.facts))

    def take_up(self, match: Match, before: int | None = None) -> None:
        """Keeps a game under a name of its own, and opens it, with that person before the screen; `SaidError` where
        there are too many.
        """
        self._name, self.passed, self.stopped = shelf.new_name(self.visit.learner), 0, False
        self.before = before
        self.keep(match)
        self.go(game=match.terms.game)

    def take_in(self, match: Match) -> None:
        """Opens the game that a file holds: the one that is kept, where it is the same; else it is kept anew."""
        name = shelf.name_of(self.visit.learner, match)
        if name:
            self.go(saved=name, game=match.terms.game)
        else:
            self.take_up(match)

    def keep(self, match: Match) -> None:
        """Keeps the game as it stands now."""
        self.match = match
        title = everybody(match.terms, self.visit.words)
        self._safe = self.visit.kept(lambda: shelf.put(self.visit.learner, self._name, title, match))

    def elsewhere(self, after: Match) -> Match | None:
        """The game as it was gone on with in another window, where `after` does not come next there; else None."""
        if self.match is None or not self._safe:
            return None
        try:
            if not shelf.gone_on(self.visit.learner, self._name, self.match, after):
                return None
            self.match = shelf.take(self.visit.learner, self._name, self.visit.words) or self.match
        except SaidError:  # what cannot be read cannot be gone on with either
            return None
        return self.match

    def save(self) -> None:
        """Hands the game over as a file."""
        if self.match is not None:
            day = in_name(self.visit.now(), self.visit.offset)
            name = f"{self.match.terms.game}-{day}.json"
            self.visit.send({"kind": "save", "name": name, "text": written(self.match)})
            self.visit.say(self.visit.words.say("play-saved"))


HERE = Play
