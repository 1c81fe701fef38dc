"""A game at one table as data: who sits there, everything that was done and taken back, and how things stand now."""

import secrets
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from gangster_widgets.kernel.game import SHELF, Game, SaidError, Unreadable, game
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Why
from gangster_widgets.players import Bot, bot, bots
from gangster_widgets.puzzles.kind import asking

LONGEST_NAME = 24
MOST_DONE = 5_000
"""How much can be done and taken back in one game; a usual one has about a hundred actions."""
HIGHEST_SEED = 2**53
HIGHEST_DRAWN = 1_000_000


class Seat(Record, frozen=True):
    """Somebody at the table: a person, who may have a name, or the bot that is called `bot`."""

    name: str = ""
    bot: str = ""


class Terms(Record, frozen=True):
    """What is agreed on before a game; the same terms deal the same game. `box` is one of one's own."""

    game: str
    seats: tuple[Seat, ...]
    seed: int
    rulings: tuple[tuple[str, str], ...] = ()
    box: Any = None


class Done(Record, frozen=True):
    """An action, and the player who took it."""

    action: Any
    player: int


class Back(Record, frozen=True):
    """So many actions were taken back."""

    number: int


class Hint(Record, frozen=True):
    """A hint was taken for what is done next."""


class Day(Record, frozen=True):
    """A day of reckoning: after how many actions it came, and the position that was reckoned."""

    at: int
    state: Any


class Judged(Record, frozen=True):
    """What a strong player makes of the action after so many: what it would have done and what was to follow, in
    words, and how many points behind that the action put its player.
    """

    at: int
    plan: tuple[str, ...]
    cost: float


class Line(Record, frozen=True):
    """A line of the log: which action of the game it was, who took it, whether it was taken back, and whether a hint
    was taken for it.
    """

    nth: int
    player: int
    action: Any
    back: bool = False
    hinted: bool = False


class NotLegalError(SaidError):
    """An action that the rules do not allow now; `against` is everything that stands against it."""

    def __init__(self, against: tuple[Why, ...]) -> None:
        super().__init__("board-refused", reason="")
        self.against = against


class Match(Record, frozen=True):
    """A game that is played. Whatever is done makes another one; `log` keeps all of it, `actions` what holds now.

    `states` are the positions from the first one to the present one, `days` the days of reckoning so far, `judged`
    what was found when somebody looked back.
    """

    terms: Terms
    log: tuple[Done | Back | Hint, ...]
    states: tuple[Any, ...]
    actions: tuple[Any, ...] = ()
    days: tuple[Day, ...] = ()
    judged: tuple[Judged, ...] = ()

    @property
    def played(self) -> Game[Any, Any]:
        """The game by its rules."""
        return game(self.terms.game)

    @property
    def state(self) -> Any:
        """How things stand now."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.played.over(self.state)

    @property
    def player(self) -> int:
        """Who has to act."""
        return self.played.actor(self.state)

    @property
    def bots_turn(self) -> bool:
        """Whether a bot has to act."""
        return not self.over and bool(self.terms.seats[self.player].bot)

    @property
    def retractable(self) -> int:
        """How many actions lead back to the last decision of a person, with that one; 0 where there was none."""
        seats, actor = self.terms.seats, self.played.actor
        for number, state in enumerate(reversed(self.states[:-1]), start=1):
            if not seats[actor(state)].bot:
                return number
        return 0

    def act(self, action: Any) -> "Match":
        """The match after that action; `NotLegalError` where something stands against it."""
        against = self.played.refusals(self.state, action)
        if against:
            raise NotLegalError(against)
        self._check_room()
        day = self._beats().reckoned(self.state, action, self.played.tell(self.state, action))
        actions = (*self.actions, action)
        return replace(
            self,
            log=(*self.log, Done(action, self.player)),
            states=(*self.states, self.played.play(self.state, action)),
            actions=actions,
            days=self.days if day is None else (*self.days, Day(len(actions), day)),
        )

    def back(self, number: int) -> "Match":
        """The match before its last actions, so many of them; they stay in the log."""
        if not 1 <= number <= len(self.actions):
            raise Unreadable("match-back", number=number, most=len(self.actions))
        left = len(self.actions) - number
        return replace(
            self,
            log=(*self.log, Back(number)),
            states=self.states[: left + 1],
            actions=self.actions[:left],
            days=tuple(day for day in self.days if day.at <= left),
            judged=tuple(one for one in self.judged if one.at < left),
        )

    def take_back(self) -> "Match":
        """The match before the last decision of a person; the same where there was none."""
        return self.back(self.retractable) if self.retractable else self

    def hint(self) -> "Match":
        """The match with a hint taken for what is done next; the same where one was taken already."""
        if self.log and isinstance(self.log[-1], Hint):
            return self
        self._check_room()
        return replace(self, log=(*self.log, Hint()))

    def _check_room(self) -> None:
        if len(self.log) >= MOST_DONE:
            raise Unreadable("match-too-long", most=MOST_DONE)

    def lines(self) -> tuple[Line, ...]:
        """The log, what was taken back marked."""
        found: list[Line] = []
        holds: list[int] = []
        before: Done | Back | Hint | None = None
        for one in self.log:
            if isinstance(one, Done):
                holds.append(len(found))
                found.append(Line(len(holds), one.player, one.action, hinted=isinstance(before, Hint)))
            elif isinstance(one, Back):
                for place in holds[-one.number :]:
                    found[place] = replace(found[place], back=True)
                del holds[-one.number :]
            before = one
        return tuple(found)

    def day_after(self, at: int) -> int:
        """The number of the day of reckoning that came with that action, from 1; 0 where none did."""
        return next((nth for nth, day in enumerate(self.days, start=1) if day.at == at), 0)

    def cards(self) -> tuple[int, ...]:
        """What may be drawn for a reckoning that has not come yet."""
        found: tuple[int, ...] = self._beats().casino_cards(self.state)
        return found

    @property
    def foreseen(self) -> bool:
        """Whether everybody could tell what a reckoning would bring that comes now."""
        return not self.over and bool(self._beats().foreseen(self.state))

    @property
    def persons(self) -> tuple[int, ...]:
        """Who of the players is a person."""
        return tuple(player for player, seat in enumerate(self.terms.seats) if not seat.bot)

    @property
    def concealed(self) -> bool:
        """Whether somebody holds what others must not see as long as the game lasts."""
        return not self.over and self.seen_by(self.state, None) != self.state

    @property
    def shared(self) -> bool:
        """Whether several persons look at one screen who must not see everything of each other."""
        return len(self.persons) > 1 and self.concealed

    def seen_by(self, state: Any, player: int | None) -> Any:
        """A position of the game as that player sees it; None: as somebody does who is none of them."""
        return import_module(f"{SHELF}.{self.terms.game}.seats").shown_to(state, player)

    def at_day(self, state: Any) -> Any:
        """What lies there after the last day of reckoning, as long as nobody has gone on from that position."""
        return import_module(f"{SHELF}.{self.terms.game}.seats").at_day(state, self.days[-1].state)

    def signs(self, player: int) -> str:
        """The signs that a player goes by."""
        return signs(self.terms.game, self.state, player)

    def _beats(self) -> Any:
        return import_module(f"{SHELF}.{self.terms.game}.beats")


def signs(name: str, state: Any, player: int) -> str:
    """The signs that a player of that game goes by."""
    found: str = import_module(f"{SHELF}.{name}.seats").signs(state, player)
    return found


def seated(terms: Terms, player: int) -> Bot:
    """The bot that sits there. It comes with the same wrong idea, if it has one, whenever this game is taken up."""
    return bot(terms.seats[player].bot, terms.seed * len(terms.seats) + player)


def idea(terms: Terms, player: int) -> Mistake | None:
    """What the bot that sits there has wrong through the whole game; None where that is nothing, or it is a person."""
    return seated(terms, player).idea(game(terms.game)) if terms.seats[player].bot else None


def dealt() -> int:
    """The number of a deal, by lot."""
    return secrets.randbelow(HIGHEST_DRAWN)


def begin(terms: Terms) -> Match:
    """The match as it begins. `SaidError` says what is wrong with the terms."""
    for wrong in _wrong(terms):
        raise wrong
    first = game(terms.game).new(len(terms.seats), terms.seed, terms.box, dict(terms.rulings))
    return Match(terms, (), (first,))


def _wrong(terms: Terms) -> Iterator[SaidError]:
    if terms.game not in asking():
        yield Unreadable("board-no-game", game=terms.game)
        return
    seats = game(terms.game).players
    if len(terms.seats) not in seats:
        facts = {"game": terms.game, "fewest": seats[0], "most": seats[-1], "players": len(terms.seats)}
        yield Unreadable("cli-players-range", **facts)
    for seat in terms.seats:
        if seat.bot and seat.bot not in bots():
            yield Unreadable("cli-unknown-bot", bot=seat.bot, bots=bots())
    if all(seat.bot for seat in terms.seats):
        yield Unreadable("match-nobody")


def cleaned(name: str) -> str:
    """A name as it is kept: printable, without space around it, and not too long."""
    return " ".join("".join(one if one.isprintable() else " " for one in name).split())[:LONGEST_NAME].strip()
