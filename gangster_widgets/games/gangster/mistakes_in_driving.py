"""Wrong ideas about driving: how far, over which roads, and what the engine does."""

from collections.abc import Callable, Mapping, Sequence

from gangster_widgets.games.gangster.board import Way
from gangster_widgets.games.gangster.drive import Routes
from gangster_widgets.games.gangster.table import Table
from gangster_widgets.games.gangster.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace

Ways = Callable[[Table, str, int], Mapping[str, Way]]
Lengths = Callable[[Sequence[int], bool], list[tuple[int, bool]]]


def _ways(wrong: Callable[[Ways], Ways]) -> Callable[[Thought], Thought]:
    return lambda thought: replace(thought, routes=Routes(thought.routes.lengths, wrong(thought.routes.ways)))


def _lengths(wrong: Lengths) -> Callable[[Thought], Thought]:
    return lambda thought: replace(thought, routes=Routes(wrong, thought.routes.ways))


def _stops_early(true: Ways) -> Ways:
    """Any drive of at least one step up to the longest allowed."""

    def wrong(table: Table, start: str, steps: int) -> Mapping[str, Way]:
        found: dict[str, Way] = {}
        for fewer in range(1, steps + 1):
            found = {**true(table, start, fewer), **found}
        return found

    return wrong


def _walks(choose: Callable[[Way, str], bool]) -> Callable[[Ways], Ways]:
    """Walks over the roads, each step one that is thought to be allowed after the way so far."""

    def wrong(table: Table, start: str, steps: int) -> Mapping[str, Way]:
        ways: list[Way] = [(start,)]
        for _ in range(steps):
            longer = [(*way, place) for way in ways for place in table.roads.neighbours[way[-1]] if choose(way, place)]
            ways = _one_for_each_end(longer) if choose is _anywhere else longer
        return {way[-1]: way for way in reversed(ways) if way[-1] != table.closed}

    return lambda _: wrong


def _one_for_each_end(ways: list[Way]) -> list[Way]:
    return list({way[-1]: way for way in reversed(ways)}.values())


def _anywhere(way: Way, place: str) -> bool:
    """A connection may be used any number of times."""
    return True


def _new_place(way: Way, place: str) -> bool:
    """No place may be met twice, so no loop home."""
    return place not in way


def _shortest_way_only(true: Ways) -> Ways:
    """Only places whose shortest way is exactly as long as the drive."""

    def wrong(table: Table, start: str, steps: int) -> Mapping[str, Way]:
        nearer = {start}.union(*(table.roads.walks(start, fewer) for fewer in range(steps)))
        return {end: way for end, way in true(table, start, steps).items() if end not in nearer}

    return wrong


def _engine_forgotten(cards: Sequence[int], engine: bool) -> list[tuple[int, bool]]:
    return [(card, False) for card in cards]


def _engine_compulsory(cards: Sequence[int], engine: bool) -> list[tuple[int, bool]]:
    return [(card, engine) for card in cards]


REACH = ("reach", "legal")

DRIVING = (
    Mistake("back-and-forth", REACH, "drive.no-way-back", _ways(_walks(_anywhere)), "roads"),
    Mistake("never-the-same-place-twice", REACH, "drive.no-way-back", _ways(_walks(_new_place)), "roads"),
    Mistake("shortest-way-only", REACH, "drive.exact", _ways(_shortest_way_only), "how far"),
    Mistake("stops-early", REACH, "drive.exact", _ways(_stops_early), "how far"),
    Mistake("engine-forgotten", REACH, "engine.one-more", _lengths(_engine_forgotten), "engine"),
    Mistake("engine-compulsory", REACH, "engine.one-more", _lengths(_engine_compulsory), "engine"),
)
"""Ideas about roads come before those about how far: the latter are thought on top of the former."""
