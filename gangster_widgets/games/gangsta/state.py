"""A position of the game, frozen and hashable: gangs, money, display and piles, and what is to be decided."""

from collections.abc import Iterable

from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import Gang, Gangs, Person
from gangster_widgets.games.gangsta.resource import Resource, Resources
from gangster_widgets.games.gangsta.table import Table
from gangster_widgets.kernel.record import Record, replace


class Step(Record, frozen=True, gc=False):
    """Something that is to come: a decision of the player on that seat, or something that happens by itself."""

    kind: str
    seat: int
    number: int = 0
    what: str = ""


Card = Heist | int
"""A card of the heist pile: a heist, or a snitch by its number."""


class State(Record, frozen=True, gc=False):
    """A position. Tuples by player follow `table.colours`; `agenda` is what is to come, the next first.

    `turn` is the seat whose turn it is, `turns` how many have begun, `extra` whether this one is an extra turn, `free`
    how many more gangsters may be freed for nothing in it. `heist` is the one being committed, or the one that a
    position asks about, `joined` who has been engaged for it, `without` the skill left out of it. `done` are the points
    of heists, `banked` what of somebody's money lies in his bank, `offers` the resource cards dealt before one is kept.
    `hospital` holds gangsters whom the hospital's owner may take back. `snitches` counts those dealt with in this
    chapter, `snitch` is the one being dealt with or asked about. Only where `whole` is anything drawn and does a
    chapter end; `eyes` is the seat whose knowledge this is, if it is somebody's.
    """

    table: Table
    chapter: int
    gangs: tuple[Gang, ...]
    money: tuple[int, ...]
    agenda: tuple[Step, ...] = ()
    turn: int = 0
    turns: int = 1
    extra: bool = False
    free: int = 0
    display: tuple[Heist, ...] = ()
    market: Gang = ()
    heist: Heist | None = None
    joined: tuple[str, ...] = ()
    without: str = ""
    done: tuple[tuple[int, ...], ...] = ()
    banked: tuple[int, ...] = ()
    cards: tuple[Resource | None, ...] = ()
    offers: tuple[tuple[str, ...], ...] = ()
    hospital: Gang = ()
    snitches: int = 0
    snitch: int | None = None
    heist_pile: tuple[Card, ...] = ()
    heists_out: tuple[Heist, ...] = ()
    gangster_pile: Gang = ()
    gangsters_out: Gang = ()
    chance: int = 0
    over: bool = False
    whole: bool = False
    eyes: int | None = None

    @property
    def step(self) -> Step:
        """What is to be decided now."""
        return self.agenda[0]

    @property
    def by_player(self) -> Gangs:
        """Everybody's gang by colour."""
        return dict(zip(self.table.colours, self.gangs, strict=True))

    @property
    def purses(self) -> dict[str, int]:
        """Everybody's money by colour."""
        return dict(zip(self.table.colours, self.money, strict=True))

    @property
    def resources(self) -> Resources:
        """Everybody's resource card by colour; who has none is left out."""
        return {who: card for who, card in zip(self.table.colours, self.cards, strict=True) if card is not None}

    def helps(self, seat: int, name: str) -> bool:
        """Whether that player has that resource, and it is active."""
        card = self.cards[seat]
        return card is not None and card.active and card.name == name

    def owner(self, name: str) -> int | None:
        """The seat of the player whose gangster that is."""
        for seat, gang in enumerate(self.gangs):
            for one in gang:
                if one.name == name:
                    return seat
        return None

    def person(self, seat: int, name: str) -> Person | None:
        """That player's gangster of that name."""
        return found(self.gangs[seat], name)

    def with_gang(self, seat: int, gang: Iterable[Person]) -> "State":
        """The position with that player's gang changed."""
        return replace(self, gangs=(*self.gangs[:seat], tuple(gang), *self.gangs[seat + 1 :]))

    def with_person(self, seat: int, changed: Person) -> "State":
        """The position with one of that player's gangsters changed."""
        return self.with_gang(seat, [changed if one.name == changed.name else one for one in self.gangs[seat]])

    def with_joined(self, names: Iterable[str]) -> "State":
        """The position with the heist as far as it has come: these have been engaged for it, in that order."""
        joined = tuple(names)
        gangs = [[replace(one, engaged=True) if one.name in joined else one for one in gang] for gang in self.gangs]
        return replace(self, joined=joined, gangs=tuple(map(tuple, gangs)))

    def with_money(self, seat: int, more: int) -> "State":
        """The position with so much more money for that player; what he loses the bank pays last."""
        left = self.money[seat] + more
        money = (*self.money[:seat], left, *self.money[seat + 1 :])
        if self.banked[seat] <= left:
            return replace(self, money=money)
        return replace(self, money=money, banked=(*self.banked[:seat], left, *self.banked[seat + 1 :]))

    def after(self, *steps: Step) -> "State":
        """The position with these steps in place of the one to be decided now."""
        return replace(self, agenda=(*steps, *self.agenda[1:]))


def found(gang: Gang, name: str) -> Person | None:
    """The gangster of that name among those."""
    for one in gang:
        if one.name == name:
            return one
    return None


def without(gang: Gang, name: str) -> Gang:
    """The same gang less the gangster of that name."""
    return tuple([one for one in gang if one.name != name])
