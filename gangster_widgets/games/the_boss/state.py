"""A position of the game, frozen and hashable: everything on the table, and what lies hidden or is held in hand."""

from functools import lru_cache

from gangster_widgets.games.the_boss.components import Face
from gangster_widgets.games.the_boss.table import Table
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Piece, Where


class Men(Record, frozen=True, gc=False):
    """Gangsters of one player in one place."""

    professionals: int = 0
    occasionals: int = 0

    @property
    def number(self) -> int:
        """How many they are: both kinds count the same (boss.same-worth)."""
        return self.professionals + self.occasionals


NOBODY = Men()


class City(Record, frozen=True, gc=False):
    """A city: the card that lies face down (None: unknown, or there is none), open cards in the order they were laid,
    and gangsters by seat.
    """

    name: str
    hidden: Face | None
    open: tuple[Face, ...]
    men: tuple[Men, ...]

    @property
    def last_open(self) -> Face | None:
        """The open card that was laid last."""
        return self.open[-1] if self.open else None

    @property
    def number(self) -> int:
        """How many gangsters are there."""
        return sum([men.professionals + men.occasionals for men in self.men])


class Card(Record, frozen=True, gc=False):
    """A city card in somebody's hand. Its back shows the city; the face is None where it is not known."""

    city: str
    face: Face | None


class Crew(Record, frozen=True, gc=False):
    """A player's gangsters who are in no city. `available` is None where a position says nothing of them.

    `hospital` and `prison` hold those who are away, the first one in `prison` those who come back sooner; `dead` and
    `gone` count professionals and occasionals out of the game.
    """

    available: Men | None
    hospital: int = 0
    prison: tuple[int, int] = (0, 0)
    dead: int = 0
    gone: int = 0
    banished: tuple[str, ...] = ()


class State(Record, frozen=True, gc=False):
    """A position. Tuples by player follow `table.colours`; `cities` follow `table.places`, Chicago last.

    `queue` holds the seats that still have to act in this turn, `beat` is which of the five turns it is (as many as
    cards are dealt), and `placed` whether who acts has placed gangsters already. `left` is how many cities lie left of
    Chicago where a position names that, else None: by the round (boss.chicago-move). `hands` are None where a position
    says nothing of the cards.
    Only where `whole` does a round end and is anything drawn; `eyes` is the seat whose knowledge this is, if it is
    somebody's. With `guessed` all hands are as they may be, and each player knows his own.
    """

    table: Table
    round: int
    start: int
    beat: int
    queue: tuple[int, ...]
    placed: bool
    cities: tuple[City, ...]
    crews: tuple[Crew, ...]
    hands: tuple[tuple[Card, ...] | None, ...]
    money: tuple[int, ...]
    profit: tuple[int, ...]
    police: tuple[str, ...]
    pile: tuple[str, ...]
    left: int | None = None
    chance: int = 0
    extra: bool = False
    over: bool = False
    whole: bool = False
    eyes: int | None = None
    guessed: bool = False

    def city(self, name: str) -> City:
        """That city, or Chicago."""
        return self.cities[self.table.index[name]]

    @property
    def chicago(self) -> City:
        """Chicago, with who is there."""
        return self.cities[-1]

    def elsewhere(self, seat: int) -> bool:
        """Whether that player has a gangster in another city than Chicago."""
        return any(city.men[seat] != NOBODY for city in self.cities[:-1])

    def with_city(self, city: City) -> "State":
        """The position with that city changed."""
        index = self.table.index[city.name]
        return replace(self, cities=(*self.cities[:index], city, *self.cities[index + 1 :]))


def with_crew(state: State, seat: int, crew: Crew) -> State:
    """The position with that player's gangsters changed."""
    return replace(state, crews=(*state.crews[:seat], crew, *state.crews[seat + 1 :]))


def rivals(city: City, seat: int) -> int:
    """The largest number of gangsters that any other player has there."""
    return max([men.professionals + men.occasionals for other, men in enumerate(city.men) if other != seat])


def put(many: tuple[Men, ...], seat: int, men: Men) -> tuple[Men, ...]:
    """Gangsters by seat with those for one of them."""
    return (*many[:seat], men, *many[seat + 1 :])


@lru_cache(maxsize=64)
def hand(colour: str) -> Piece:
    """The hand of that player as a reason points at it: cards and available gangsters."""
    return Piece("hand", colour)


@lru_cache(maxsize=64)
def hidden_card(city: str) -> Piece:
    """The card that lies face down under that city, as a reason points at it."""
    return Piece("hidden", city)


@lru_cache(maxsize=64)
def police_card(nth: int) -> Piece:
    """The police card that was turned in that round."""
    return Piece("police", "", nth)


def open_cards(city: City, last: int | None = None) -> tuple[Where, ...]:
    """Where the open cards of a city lie, or the last so many; the city itself where there are none."""
    count = len(city.open)
    first = 1 if last is None else count - last + 1
    return tuple([(city.name, nth) for nth in range(first, count + 1)]) or (city.name,)
