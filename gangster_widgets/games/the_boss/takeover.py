"""How many gangsters it takes to hold a city: more than anybody else there, and who may come at all.

The answer is the value of a reason: the smallest number, 0 for who holds it already, None where it cannot be done.
"""

from collections.abc import Callable, Sequence

from gangster_widgets.games.the_boss.state import City, Men, State, hand
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.why import Rule, Why

HOLDS = Rule("takeover-holds", "boss.overtake", ("who", "city"))
TAKES = Rule("takeover-takes", "boss.overtake", ("who", "city", "number"))
CANNOT = Rule("takeover-cannot", "boss.overtake", ("who", "city", "number"))
OWN = Rule("takeover-own", "boss.same-worth", ("who", "city", "number", "professionals", "occasionals"))
STRONGEST = Rule("takeover-strongest", "boss.overtake", ("rival", "city", "number"))
EMPTY = Rule("takeover-empty", "boss.overtake", ("city",))
AVAILABLE = Rule("takeover-available", "boss.same-worth", ("who", "number", "professionals", "occasionals"))
TOO_FEW = Rule("takeover-too-few", "boss.overtake", ("who", "number", "has"))
BANISHED_FROM = Rule("banished-from", "boss.banished", ("who", "city"))
NOWHERE_ELSE = Rule("nowhere-else", "boss.chicago-entry", ("who", "city"))
NO_PROFESSIONAL = Rule("no-professional", "boss.occasional", ("who", "city"))

Hindrance = Callable[[State, City, int], Why | None]
Need = Callable[[int, Sequence[int]], int]


def everybody(men: Men) -> int:
    """Both kinds count the same (boss.same-worth)."""
    return men.professionals + men.occasionals


def one_more(own: int, others: Sequence[int]) -> int:
    """One more than the strongest of the others, less who is there already (boss.overtake); 0 for who has that."""
    return max(max(others) + 1 - own, 0)


def banishment(state: State, city: City, seat: int) -> Why | None:
    """Who is banished from there."""
    if city.name in state.crews[seat].banished:
        return Why(BANISHED_FROM, city.name, (city.name,), (state.table.colours[seat], city.name))
    return None


def entry(state: State, city: City, seat: int) -> Why | None:
    """Who has nobody in another city and wants to enter Chicago."""
    who = state.table.colours[seat]
    if city.name == state.table.chicago and not state.elsewhere(seat):
        return Why(NOWHERE_ELSE, who, (city.name,), (who, city.name))
    return None


def alone(state: State, city: City, seat: int) -> Why | None:
    """Who has no professional there and none to place along."""
    who, men = state.table.colours[seat], state.crews[seat].available
    if men is not None and not men.professionals and not city.men[seat].professionals:
        return Why(NO_PROFESSIONAL, who, (city.name, hand(who)), (who, city.name))
    return None


class Steps(Record, frozen=True, gc=False):
    """How one thinks: how many some gangsters count, how many more are needed, and what else stands against it."""

    count: Callable[[Men], int]
    need: Need
    hindrances: tuple[Hindrance, ...]


BY_THE_RULES = Steps(everybody, one_more, (banishment, entry, alone))


def takeover(state: State, who: str, name: str, steps: Steps = BY_THE_RULES) -> Why:
    """The smallest number of gangsters with which that player would hold the city, as if it were his turn."""
    seat, city = state.table.seat[who], state.city(name)
    own, others = steps.count(city.men[seat]), [steps.count(men) for men in city.men]
    rivals = [number for other, number in enumerate(others) if other != seat]
    number = steps.need(own, rivals)
    there = _there(state, city, seat, others)
    if not number:
        return Why(HOLDS, 0, (name,), (who, name), there)
    men = state.crews[seat].available
    if men is None:
        raise SaidError("ask-hand", player=who)
    has = Why(AVAILABLE, men, (hand(who),), (who, men.number, men.professionals, men.occasionals))
    against = [why for hindrance in steps.hindrances if (why := hindrance(state, city, seat)) is not None]
    if steps.count(men) < number:
        against.append(Why(TOO_FEW, number, (hand(who),), (who, number, steps.count(men))))
    if against:
        return Why(CANNOT, None, (name, hand(who)), (who, name, number), (*there, has, *against))
    return Why(TAKES, number, (name, hand(who)), (who, name, number), (*there, has))


def _there(state: State, city: City, seat: int, counted: Sequence[int]) -> tuple[Why, ...]:
    """Who is there: the player himself, and the strongest of the others."""
    name, found = city.name, []
    if city.men[seat].number:
        men, who = city.men[seat], state.table.colours[seat]
        found.append(Why(OWN, men, (name,), (who, name, men.number, men.professionals, men.occasionals)))
    others = [other for other, men in enumerate(city.men) if other != seat and men.number]
    if others:
        rival = max(others, key=lambda other: counted[other])
        facts = (state.table.colours[rival], name, counted[rival])
        found.append(Why(STRONGEST, counted[rival], (name,), facts))
    return tuple(found) or (Why(EMPTY, 0, (name,), (name,)),)
