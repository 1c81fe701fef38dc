"""What is chosen before a game begins: who plays, and by which rules. It is there again the next time."""

from typing import Annotated

import msgspec
from msgspec import Meta

from gangster_widgets.app.match.match import HIGHEST_SEED, LONGEST_NAME, Seat, Terms, cleaned, dealt
from gangster_widgets.app.visit import Visit
from gangster_widgets.kernel.game import Unreadable, game
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.players import bots

DRAFT = "play"
"""The key under which it is kept."""
USUAL, USUAL_BOTS = 3, ("beginner", "careful")
"""How many play at first, and against whom: neither of these plans, so that whoever is new can win."""


class Chosen(Record, frozen=True):
    """What is kept of it: all seats there can be, and how many of them are taken."""

    number: int
    seats: Annotated[tuple[Seat, ...], Meta(max_length=20)]
    rulings: dict[str, str]


class Draft:
    """What is chosen, kept at once; `deal` is the number of the deal that is wished for, as it was typed."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self.deal = ""
        self.chosen = self._taken_up(visit.learner.kept(DRAFT))

    @property
    def game(self) -> str:
        """The game that is to be played."""
        return self._visit.here.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is to play."""
        return self.chosen.seats[: self.chosen.number]

    def _taken_up(self, before: object) -> Chosen:
        """What was chosen last, as far as it fits; else one person against bots."""
        numbers, rulings = game(self.game).players, game(self.game).rulings
        usual = (Seat(), *(Seat(bot=_usual_bot(nth)) for nth in range(numbers[-1] - 1)))
        try:
            had = msgspec.convert(before, Chosen)
        except msgspec.ValidationError:
            return Chosen(USUAL if USUAL in numbers else numbers[0], usual, {})
        known = tuple(Seat(cleaned(one.name), _known_bot(one.bot, nth)) for nth, one in enumerate(had.seats))
        number = had.number if had.number in numbers else USUAL
        ways = {name: way for name, way in had.rulings.items() if way in rulings.get(name, ())}
        return Chosen(number, (known + usual[len(known) :])[: numbers[-1]], ways)

    def _choose(self, chosen: Chosen) -> None:
        self.chosen = chosen
        self._visit.keep(DRAFT, msgspec.to_builtins(chosen))

    def at_table(self, number: int) -> None:
        """So many play."""
        if number in game(self.game).players:
            self._choose(replace(self.chosen, number=number))

    def seat(self, player: int, name: str | None = None, bot: str | None = None) -> None:
        """Somebody else sits there, or goes by another name; no bot takes a person's name, and no person a bot's."""
        had = self.chosen.seats[player]
        bot = had.bot if bot is None else bot
        kept = had.name if bool(bot) == bool(had.bot) else ""
        now = Seat(kept if name is None else cleaned(name[: 4 * LONGEST_NAME]), bot)
        seats = self.chosen.seats
        self._choose(replace(self.chosen, seats=(*seats[:player], now, *seats[player + 1 :])))

    def ruling(self, name: str, way: str) -> None:
        """A ruling is played that way, or by the rules."""
        left = {one: had for one, had in self.chosen.rulings.items() if one != name}
        self._choose(replace(self.chosen, rulings=left | ({name: way} if way else {})))

    def terms(self) -> Terms:
        """The terms as they are chosen, with the server's box; `SaidError` where the number of the deal is none."""
        path = self._visit.setting.box(self.game)
        box = game(self.game).components(path) if path else None
        return Terms(self.game, self.seats, self._seed(), tuple(sorted(self.chosen.rulings.items())), box)

    def _seed(self) -> int:
        typed = self.deal.strip()
        if not typed:
            return dealt()
        if not (typed.isascii() and typed.isdecimal() and len(typed) < 17 and int(typed) <= HIGHEST_SEED):
            raise Unreadable("play-deal-number", given=typed[:20])
        return int(typed)


def offered() -> tuple[str, ...]:
    """The bots as they are offered: what plays without a thought comes last."""
    return tuple(sorted(bots(), key=lambda name: (name == "random", name)))


def _known_bot(name: str, nth: int) -> str:
    return name if name in ("", *bots()) else _usual_bot(nth)


def _usual_bot(nth: int) -> str:
    """Who sits there at first: by turns."""
    return USUAL_BOTS[nth % len(USUAL_BOTS)]
