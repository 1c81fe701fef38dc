"""The combination lab: a heist put together gangster by gangster, with what is said of it after each of them.

Nothing is worked out here: all of it is read off the reasons of `joining` and `engaging`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from gangster_widgets.games.gangsta import pieces
from gangster_widgets.games.gangsta.compose import opened
from gangster_widgets.games.gangsta.engaging import LEFT_OUT, choices, engage, ordered
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.joining import CAN_JOIN, JOINS, TAKES_PART, against, may_join
from gangster_widgets.games.gangsta.person import in_order, spoken
from gangster_widgets.games.gangsta.slips import slips
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.files import Faulty
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Piece, Rule, Where, Why

SYNCHRONISED = Rule("lab-synchronised", "gangsta.synchronised", ("who",))
NOT_SYNCHRONISED = Rule("lab-not-synchronised", "gangsta.synchronised", ("who", "names"))

KINDS = ("engage",)
"""The kinds of questions whose generated positions are examples."""


class Bench(Record, frozen=True, gc=True):
    """A heist that is being put together. `nth` is its number on display, 0 the one that the position asks about;
    `joined` are those engaged for it so far, in that order, `without` is the skill left out, or nothing.
    """

    state: State
    player: str
    nth: int = 0
    joined: tuple[str, ...] = ()
    without: str = ""

    @property
    def heist(self) -> Heist:
        """The heist as it is printed."""
        one = self.state.display[self.nth - 1] if self.nth else self.state.heist
        assert one is not None
        return one

    @property
    def taken(self) -> Heist:
        """The heist as it has to be met: less what is left out."""
        return replace(self.heist, needs=self.heist.needs.replace(self.without, "", 1))

    @property
    def shown(self) -> State:
        """The position as it is seen: the heist under way, and everybody who has joined engaged."""
        return replace(self.state, heist=self.heist, without=self.without).with_joined(self.joined)


def begun(state: State, ask: Mapping[str, Any]) -> Bench:
    """The lab for that position: with the player that the question names and those engaged so far, where it does.

    `Faulty` with everything that is wrong with a position that somebody is at work on.
    """
    if wrong := slips(state):
        raise Faulty([one.fault for one in wrong])
    state = opened(state)
    if not heists(state):
        raise Unreadable("lab-no-heist")
    if not players(state):
        raise Unreadable("lab-nobody")
    player = ask["player"] if ask.get("player") in players(state) else players(state)[0]
    return Bench(state, player, heists(state)[0], tuple(ask.get("engaged", ())))


# What there is to choose from.


def players(state: State) -> tuple[str, ...]:
    """Who has a gang."""
    return tuple(who for who, gang in state.by_player.items() if gang)


def heists(state: State) -> tuple[int, ...]:
    """The heists by their numbers: the one that is asked about, then those on display."""
    return (*((0,) if state.heist else ()), *range(1, len(state.display) + 1))


def left_out(bench: Bench) -> tuple[str, ...]:
    """What may be left out, with nothing first; a heist takes something all the same."""
    found = choices(bench.heist, bench.player, bench.state.resources)
    return found if len(bench.heist.needs) > 1 else found[:1]


def named(bench: Bench, nth: int) -> Mapping[str, Any]:
    """What a choice says of the heist of that number, as facts of its message."""
    one = replace(bench, nth=nth).heist
    return {"nth": nth, "heist": one.name or None, "needs": " ".join(in_order(one.needs))}


def left_out_said(skill: str) -> str | None:
    """The name of a skill that may be left out."""
    return spoken(skill)[0] if skill else None


# What is said.


def may(bench: Bench) -> Why:
    """Who may join next and who may not; the value is the names of those who may."""
    return may_join(bench.state.by_player, bench.player, bench.taken, bench.joined)


def refusals(bench: Bench, name: str) -> tuple[Why, ...]:
    """What stands against that gangster's joining next."""
    return against(bench.state.by_player, bench.player, bench.taken, bench.joined, name)


def joins(told: Why) -> tuple[Why, ...]:
    """Of who may join: what everybody so far has brought, and what was missing then."""
    return tuple(part for part in told.parts if part.rule is JOINS)


def offers(told: Why) -> tuple[Why, ...]:
    """Of who may join: each of them with what he would use."""
    return tuple(part for part in told.parts if part.rule is CAN_JOIN)


def hindered(told: Why) -> tuple[Why, ...]:
    """Of who may join: what stands against all others."""
    return tuple(part for part in told.parts if part.rule not in (JOINS, CAN_JOIN, TAKES_PART))


def outcome(bench: Bench) -> tuple[Why, ...]:
    """That the heist is committed, and whether the whole gang is engaged then; nothing while something is missing."""
    came = ordered(bench.state.by_player, bench.player, bench.taken, bench.joined)
    return () if came.value is None else (came, synchronised(bench))


def synchronised(bench: Bench) -> Why:
    """Whether that player's whole gang stands engaged."""
    gang = bench.shown.by_player[bench.player]
    left = tuple(one.name for one in gang if not one.engaged)
    if left:
        where = tuple(map(pieces.gangster, left))
        return Why(NOT_SYNCHRONISED, False, where, (bench.player, left))
    return Why(SYNCHRONISED, True, (pieces.gang(bench.player),), (bench.player,))


def best(bench: Bench) -> Why:
    """The order in which most of that player's gang is engaged; the value is the names."""
    return engage(bench.state.by_player, bench.player, bench.heist, bench.state.resources)


def laid(bench: Bench, told: Why) -> Bench:
    """The bench with everybody of that best order, and without what it leaves out."""
    without = next((part.value for part in told.parts if part.rule is LEFT_OUT), "")
    return replace(bench, joined=told.value, without=without)


def legal(bench: Bench) -> bool:
    """Whether those who have joined could do so, one after another."""
    names = [one.name for gang in bench.state.gangs for one in gang]
    return all(name in names for name in bench.joined) and not any(
        refusals(replace(bench, joined=bench.joined[:nth]), name) for nth, name in enumerate(bench.joined)
    )


# What is meant on the picture.

HEIST: Where = pieces.heist()
"""Where gangsters are put."""


def person(where: Where | None) -> str:
    """The gangster who stands there; nothing where something else does."""
    return where.of if isinstance(where, Piece) and where.kind == "gangster" else ""


def number(where: Where) -> int:
    """The number of the heist on display that lies there, 0 where none does."""
    return where.nth if isinstance(where, Piece) and where.kind == "heist" else 0


def seen(names: Sequence[str]) -> tuple[Where, ...]:
    """Where these gangsters stand."""
    return tuple(map(pieces.gangster, names))


def on_display(nth: int) -> tuple[Where, ...]:
    """Where the heist of that number lies on display; nowhere, where it is the one asked about."""
    return (pieces.heist(nth),) if nth else ()


def takers(told: Why, bench: Bench) -> dict[Where, tuple[Where, ...]]:
    """By everybody who can be dragged, seen or by name: where he can go. Who may join goes onto the heist, who has
    joined back to his gang; all others nowhere, and whoever drags one of them is told why.
    """
    found: dict[Where, tuple[Where, ...]] = dict.fromkeys(told.value, (HEIST,))
    for who, gang in bench.state.by_player.items():
        for one in gang:
            back = (pieces.gang(who),) if one.name in bench.joined else ()
            found[pieces.gangster(one.name)] = found.get(one.name, back)
    return found
