"""The wrong rules that people hold, each written out plainly.

Every function is the true rule but for the one sentence of its misconception. POINTS, ORDER, FIELD, REACH
and LOAD give them by the misconception's id.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from .rules import (
    Connections,
    Place,
    Position,
    Walk,
    allowed_by_closed,
    connected,
    drive_lengths,
    empty_fields,
    gangsters,
    gun_reaches,
    has_bodyguard_at,
    has_room,
    highest,
    last_standing,
    line_up,
    no_connection_twice,
    number,
    order,
    reach,
    set_down,
    shielded,
    value,
    walks,
)


class Points(Protocol):
    """A wrong rule for the kind `points`: the gangs present with what they get."""

    def __call__(self, places: Sequence[Place], casino: int | None, doubled: bool, fields: str) -> dict[str, int]: ...


class Order(Protocol):
    """A wrong rule for the kind `order`: the gangs present, first place first."""

    def __call__(self, fields: str) -> list[str]: ...


class Unload(Protocol):
    """A wrong rule for the kind `field`: the fields taken one after another."""

    def __call__(self, fields: str, gangs: Iterable[str], same_gang: bool = False) -> list[int]: ...


class Reach(Protocol):
    """A wrong rule for the kind `reach`: where a drive may end, from the cards face up."""

    def __call__(
        self,
        connections: Connections,
        start: str,
        cards: Iterable[int],
        engine: bool,
        closed: str | None = None,
        road: bool = False,
    ) -> set[str]: ...


class Load(Protocol):
    """A wrong rule for the kind `load`: place and field of everybody who may be loaded."""

    def __call__(self, position: Position) -> set[tuple[str, int]]: ...


# Who goes first (against tie.highest-rank, places.left-to-right)


def lowest(fields: str, gang: str) -> int:
    """The number of the gang's lowest field."""
    return fields.index(gang) + 1


def sum_of_ranks(fields: str, gang: str) -> int:
    """The ranks of all the gang's gangsters together."""
    return sum(field for field in range(1, len(fields) + 1) if fields[field - 1] == gang)


def before_by_lower_rank(fields: str, one: str, other: str) -> bool:
    """More gangsters first; of equals the one whose highest gangster stands lower."""
    if number(fields, one) != number(fields, other):
        return number(fields, one) > number(fields, other)
    return highest(fields, one) < highest(fields, other)


def before_by_first_come(fields: str, one: str, other: str) -> bool:
    """More gangsters first; of equals the one with a gangster on the lowest field."""
    if number(fields, one) != number(fields, other):
        return number(fields, one) > number(fields, other)
    return lowest(fields, one) < lowest(fields, other)


def before_by_sum_of_ranks(fields: str, one: str, other: str) -> bool:
    """More gangsters first; of equals the larger sum of ranks; still equal: the higher highest gangster."""
    if number(fields, one) != number(fields, other):
        return number(fields, one) > number(fields, other)
    if sum_of_ranks(fields, one) != sum_of_ranks(fields, other):
        return sum_of_ranks(fields, one) > sum_of_ranks(fields, other)
    return highest(fields, one) > highest(fields, other)


def before_by_rank_alone(fields: str, one: str, other: str) -> bool:
    """The higher highest gangster first, whatever the numbers."""
    return highest(fields, one) > highest(fields, other)


def order_tie_lower_rank(fields: str) -> list[str]:
    """tie-lower-rank, against tie.highest-rank."""
    return line_up(fields, before_by_lower_rank)


def order_tie_first_come(fields: str) -> list[str]:
    """tie-first-come, against tie.highest-rank."""
    return line_up(fields, before_by_first_come)


def order_tie_sum_of_ranks(fields: str) -> list[str]:
    """tie-sum-of-ranks, against tie.highest-rank."""
    return line_up(fields, before_by_sum_of_ranks)


def order_rank_before_number(fields: str) -> list[str]:
    """rank-before-number, against places.left-to-right."""
    return line_up(fields, before_by_rank_alone)


# What the places pay (against places.left-to-right, tie.highest-rank, casino.all)


def hand_out(row: Sequence[str], values: Iterable[int]) -> dict[str, int]:
    """The values to the gangs in this order; who comes too late gets 0."""
    result = dict.fromkeys(row, 0)
    for gang, points_of_place in zip(row, values, strict=False):
        result[gang] = points_of_place
    return result


def all_values(places: Sequence[Place], casino: int | None, doubled: bool) -> Iterable[int]:
    """What every place pays by the true rule, from the left, worked out only when it is handed out."""
    for place in places:
        yield value(place, casino, doubled)


def points_doubler_forgotten(places: Sequence[Place], casino: int | None, doubled: bool, fields: str) -> dict[str, int]:
    """doubler-forgotten: the doubler counts for nothing."""
    return hand_out(order(fields), all_values(places, casino, False))


def points_casino_forgotten(places: Sequence[Place], casino: int | None, doubled: bool, fields: str) -> dict[str, int]:
    """casino-forgotten: "?" counts 0. The place is handed out all the same."""
    return hand_out(order(fields), all_values(places, 0, doubled))


def points_casino_not_doubled(
    places: Sequence[Place], casino: int | None, doubled: bool, fields: str
) -> dict[str, int]:
    """casino-not-doubled: the doubler doubles printed numbers only."""
    return hand_out(order(fields), (value(place, casino, doubled and place != "?") for place in places))


def points_tie_lower_rank(places: Sequence[Place], casino: int | None, doubled: bool, fields: str) -> dict[str, int]:
    """tie-lower-rank: of equals, the one whose highest gangster stands lower goes first."""
    return hand_out(order_tie_lower_rank(fields), all_values(places, casino, doubled))


def points_tie_first_come(places: Sequence[Place], casino: int | None, doubled: bool, fields: str) -> dict[str, int]:
    """tie-first-come: of equals, the one with a gangster on the lowest field goes first."""
    return hand_out(order_tie_first_come(fields), all_values(places, casino, doubled))


def points_tie_sum_of_ranks(places: Sequence[Place], casino: int | None, doubled: bool, fields: str) -> dict[str, int]:
    """tie-sum-of-ranks: of equals, the larger sum of ranks goes first; still equal: the true rule."""
    return hand_out(order_tie_sum_of_ranks(fields), all_values(places, casino, doubled))


def points_tie_shared(places: Sequence[Place], casino: int | None, doubled: bool, fields: str) -> dict[str, int]:
    """tie-shared: equals all get the first of the places they take up; the next gang the one after all those.

    That first place pays all the equals, also where the tablet has fewer places than they take up; only if
    that first place itself is missing do they all get 0.
    """
    result = {}
    for gang in order(fields):
        larger = [other for other in order(fields) if number(fields, other) > number(fields, gang)]
        first = len(larger)
        result[gang] = value(places[first], casino, doubled) if first < len(places) else 0
    return result


def points_rank_before_number(
    places: Sequence[Place], casino: int | None, doubled: bool, fields: str
) -> dict[str, int]:
    """rank-before-number: the highest gangster decides, numbers do not matter."""
    return hand_out(order_rank_before_number(fields), all_values(places, casino, doubled))


def points_biggest_number_first(
    places: Sequence[Place], casino: int | None, doubled: bool, fields: str
) -> dict[str, int]:
    """biggest-number-first: handed out by size instead of from the left.

    All the tablet's numbers are put in order, also where it has more numbers than gangs.
    """
    return hand_out(order(fields), sorted(all_values(places, casino, doubled), reverse=True))


def points_winner_takes_all(places: Sequence[Place], casino: int | None, doubled: bool, fields: str) -> dict[str, int]:
    """winner-takes-all: only the first place pays."""
    return hand_out(order(fields), all_values(places[:1], casino, doubled))


# Where the next one stands (against gap.filling)


NextField = Callable[[str, str], int | None]


def one_after_another(fields: str, gangs: Iterable[str], following: NextField) -> list[int]:
    """The fields taken one after another by some rule, ending where one cannot be set down."""
    taken: list[int] = []
    for gang in gangs:
        field = following(fields, gang)
        if field is None:
            return taken
        fields = set_down(fields, field, gang)
        taken.append(field)
    return taken


def first_empty(fields: str) -> int | None:
    """The first empty field; None on a full tablet."""
    return empty_fields(fields)[0] if empty_fields(fields) else None


def last_empty(fields: str) -> int | None:
    """The empty field nearest to the end; None on a full tablet."""
    return empty_fields(fields)[-1] if empty_fields(fields) else None


def after_the_last(fields: str) -> int | None:
    """The field directly after the last standing gangster; None when the very last field is taken."""
    return last_standing(fields) + 1 if last_standing(fields) < len(fields) else None


def unload_gap_at_once(fields: str, gangs: Iterable[str], same_gang: bool = False) -> list[int]:
    """gap-at-once: always the first empty field.

    "Always": whatever the ruling, for every gang.
    """
    return one_after_another(fields, gangs, lambda now, gang: first_empty(now))


def unload_gap_never(fields: str, gangs: Iterable[str], same_gang: bool = False) -> list[int]:
    """gap-never: only after the last standing one; when the last field is taken nobody can be set down.

    The ruling on gaps makes no difference.
    """
    return one_after_another(fields, gangs, lambda now, gang: after_the_last(now))


def unload_gap_from_the_end(fields: str, gangs: Iterable[str], same_gang: bool = False) -> list[int]:
    """gap-from-the-end: once the last field is taken, the gap nearest to the end comes first.

    Who may fill a gap at all is as the ruling says: with same_gang only the gang on the last field.
    """

    def following(now: str, gang: str) -> int | None:
        if after_the_last(now) is not None:
            return after_the_last(now)
        return last_empty(now) if not same_gang or now[-1] == gang else None

    return one_after_another(fields, gangs, following)


def unload_gap_same_gang(fields: str, gangs: Iterable[str], same_gang: bool = False) -> list[int]:
    """gap-same-gang: gaps only for the gang that stands on the last field; the others cannot be set down.

    No mistake where same_gang holds.
    """

    def following(now: str, gang: str) -> int | None:
        if after_the_last(now) is not None:
            return after_the_last(now)
        return first_empty(now) if now[-1] == gang else None

    return one_after_another(fields, gangs, following)


def unload_gap_any_gang(fields: str, gangs: Iterable[str], same_gang: bool = False) -> list[int]:
    """gap-any-gang: gaps for every gang once the last field is taken.

    A mistake only where same_gang holds.
    """

    def following(now: str, gang: str) -> int | None:
        if after_the_last(now) is not None:
            return after_the_last(now)
        return first_empty(now)

    return one_after_another(fields, gangs, following)


# Where a drive may end (against drive.exact, drive.no-way-back)


def all_walks(
    connections: Connections, start: str, lengths: Iterable[int], closed: str | None, road: bool
) -> list[Walk]:
    """Every way of one of these lengths that cicero.closed allows, also to and fro."""
    connections = list(connections)
    return [
        walk
        for length in lengths
        for walk in walks(connections, start, length)
        if allowed_by_closed(walk, closed, road)
    ]


def reach_stops_early(
    connections: Connections,
    start: str,
    cards: Iterable[int],
    engine: bool,
    closed: str | None = None,
    road: bool = False,
) -> set[str]:
    """stops-early: any drive of at least one step up to the longest allowed, the engine's step included.

    The longest allowed is that of the largest card; every drive still uses no connection twice.
    """
    longest = max(drive_lengths(cards, engine), default=0)
    return reach(connections, start, range(1, longest + 1), closed, road)


def reach_back_and_forth(
    connections: Connections,
    start: str,
    cards: Iterable[int],
    engine: bool,
    closed: str | None = None,
    road: bool = False,
) -> set[str]:
    """back-and-forth: a connection may be used any number of times."""
    return {walk[-1] for walk in all_walks(connections, start, drive_lengths(cards, engine), closed, road)}


def reach_shortest_way_only(
    connections: Connections,
    start: str,
    cards: Iterable[int],
    engine: bool,
    closed: str | None = None,
    road: bool = False,
) -> set[str]:
    """shortest-way-only: only places whose shortest way is exactly as long as a drive allowed.

    The shortest way avoids a closed place, or leads through it where it is a road; the start's is 0.
    """
    connections = list(connections)
    ends = set()
    for length in drive_lengths(cards, engine):
        shorter = {walk[-1] for walk in all_walks(connections, start, range(length), closed, road)}
        for walk in all_walks(connections, start, [length], closed, road):
            if walk[-1] not in shorter:
                ends.add(walk[-1])
    return ends


def reach_never_the_same_place_twice(
    connections: Connections,
    start: str,
    cards: Iterable[int],
    engine: bool,
    closed: str | None = None,
    road: bool = False,
) -> set[str]:
    """never-the-same-place-twice: no place may be met twice, so no loop home."""
    ways = all_walks(connections, start, drive_lengths(cards, engine), closed, road)
    return {walk[-1] for walk in ways if no_connection_twice(walk) and len(set(walk)) == len(walk)}


def reach_engine_forgotten(
    connections: Connections,
    start: str,
    cards: Iterable[int],
    engine: bool,
    closed: str | None = None,
    road: bool = False,
) -> set[str]:
    """engine-forgotten: the engine never adds one."""
    return reach(connections, start, list(cards), closed, road)


def reach_engine_compulsory(
    connections: Connections,
    start: str,
    cards: Iterable[int],
    engine: bool,
    closed: str | None = None,
    road: bool = False,
) -> set[str]:
    """engine-compulsory: the engine always adds one. Without an engine nothing is added."""
    lengths = [card + 1 for card in cards] if engine else list(cards)
    return reach(connections, start, lengths, closed, road)


# Who may be loaded (against cargo.where, bodyguard.shield, gun.reach)


def own(position: Position, gang: str) -> bool:
    """Whether this is the car's own gang; a person's second colour is not."""
    return bool(gang == position["car"]["gang"])


def here(position: Position, place: str) -> bool:
    """Whether the car stands in this place."""
    return bool(place == position["car"]["at"])


def in_reach(position: Position, place: str) -> bool:
    """Where others may be loaded: where the car stands, and where the gun reaches."""
    return here(position, place) or gun_reaches(position, place)


def trunk_has_room(position: Position) -> bool:
    """Whether one more fits into the trunk of the car."""
    return has_room(position["car"])


def load_trunk_ignored(position: Position) -> set[tuple[str, int]]:
    """trunk-ignored: a full trunk is no hindrance."""
    found = set()
    for place, field, gang in gangsters(position):
        if own(position, gang):
            allowed = here(position, place)
        else:
            allowed = in_reach(position, place) and not shielded(position, place, gang)
        if allowed:
            found.add((place, field))
    return found


def load_trunk_for_own(position: Position) -> set[tuple[str, int]]:
    """trunk-for-own: own gangsters need room in the trunk too, so a full one stops everybody."""
    found = set()
    if trunk_has_room(position):
        for place, field, gang in gangsters(position):
            if own(position, gang):
                allowed = here(position, place)
            else:
                allowed = in_reach(position, place) and not shielded(position, place, gang)
            if allowed:
                found.add((place, field))
    return found


def load_bodyguard_ignored(position: Position) -> set[tuple[str, int]]:
    """bodyguard-ignored: the bodyguard protects nobody."""
    found = set()
    for place, field, gang in gangsters(position):
        if own(position, gang):
            allowed = here(position, place)
        else:
            allowed = in_reach(position, place) and trunk_has_room(position)
        if allowed:
            found.add((place, field))
    return found


def load_bodyguard_too_strong(position: Position) -> set[tuple[str, int]]:
    """bodyguard-too-strong: he keeps his own boss from loading his own gangsters there too.

    His own gangsters are those of the bodyguard's car; others the boss may load as ever. With two persons
    the boss is the person: neither of his two cars loads them.
    """
    found = set()
    for place, field, gang in gangsters(position):
        everybody = [position["car"], *position["others"]]
        guarded = any(has_bodyguard_at(car, place, gang) for car in everybody)
        if own(position, gang):
            allowed = here(position, place) and not guarded
        else:
            allowed = in_reach(position, place) and trunk_has_room(position) and not guarded
        if allowed:
            found.add((place, field))
    return found


def load_gun_forgotten(position: Position) -> set[tuple[str, int]]:
    """gun-forgotten: the tommy gun reaches nowhere."""
    found = set()
    for place, field, gang in gangsters(position):
        if own(position, gang):
            allowed = here(position, place)
        else:
            allowed = here(position, place) and trunk_has_room(position) and not shielded(position, place, gang)
        if allowed:
            found.add((place, field))
    return found


def load_gun_for_own(position: Position) -> set[tuple[str, int]]:
    """gun-for-own: the tommy gun reaches own gangsters next door too.

    They ride in the car, so they need no room in the trunk; from the harbour it still reaches nobody.
    """
    found = set()
    for place, field, gang in gangsters(position):
        if own(position, gang):
            allowed = in_reach(position, place)
        else:
            allowed = in_reach(position, place) and trunk_has_room(position) and not shielded(position, place, gang)
        if allowed:
            found.add((place, field))
    return found


def gun_reaches_from_anywhere(position: Position, place: str) -> bool:
    """Next door to the car with the gun, the harbour not excepted."""
    car = position["car"]
    return "tommy gun" in car["equipment"] and connected(position["connections"], car["at"], place)


def load_gun_from_harbour(position: Position) -> set[tuple[str, int]]:
    """gun-from-harbour: the tommy gun reaches out of the harbour. Others only, as everywhere else."""
    found = set()
    for place, field, gang in gangsters(position):
        if own(position, gang):
            allowed = here(position, place)
        else:
            near = here(position, place) or gun_reaches_from_anywhere(position, place)
            allowed = near and trunk_has_room(position) and not shielded(position, place, gang)
        if allowed:
            found.add((place, field))
    return found


POINTS: dict[str, Points] = {
    "doubler-forgotten": points_doubler_forgotten,
    "casino-forgotten": points_casino_forgotten,
    "casino-not-doubled": points_casino_not_doubled,
    "tie-lower-rank": points_tie_lower_rank,
    "tie-first-come": points_tie_first_come,
    "tie-sum-of-ranks": points_tie_sum_of_ranks,
    "tie-shared": points_tie_shared,
    "rank-before-number": points_rank_before_number,
    "biggest-number-first": points_biggest_number_first,
    "winner-takes-all": points_winner_takes_all,
}

ORDER: dict[str, Order] = {
    "tie-lower-rank": order_tie_lower_rank,
    "tie-first-come": order_tie_first_come,
    "tie-sum-of-ranks": order_tie_sum_of_ranks,
    "rank-before-number": order_rank_before_number,
}

FIELD: dict[str, Unload] = {
    "gap-at-once": unload_gap_at_once,
    "gap-never": unload_gap_never,
    "gap-from-the-end": unload_gap_from_the_end,
    "gap-same-gang": unload_gap_same_gang,
    "gap-any-gang": unload_gap_any_gang,
}

REACH: dict[str, Reach] = {
    "stops-early": reach_stops_early,
    "back-and-forth": reach_back_and_forth,
    "shortest-way-only": reach_shortest_way_only,
    "never-the-same-place-twice": reach_never_the_same_place_twice,
    "engine-forgotten": reach_engine_forgotten,
    "engine-compulsory": reach_engine_compulsory,
}

LOAD: dict[str, Load] = {
    "trunk-ignored": load_trunk_ignored,
    "trunk-for-own": load_trunk_for_own,
    "bodyguard-ignored": load_bodyguard_ignored,
    "bodyguard-too-strong": load_bodyguard_too_strong,
    "gun-forgotten": load_gun_forgotten,
    "gun-for-own": load_gun_for_own,
    "gun-from-harbour": load_gun_from_harbour,
}
