"""Everything that keeps a well-written position from being one: each fault where it stands, all of them at once."""

from collections import Counter
from collections.abc import Iterator

from gangster_widgets.games.the_boss.components import Components
from gangster_widgets.games.the_boss.position_file import HandPart, PositionPart
from gangster_widgets.games.the_boss.table import Table
from gangster_widgets.kernel.files import Data, Fault, Path_


def seat_faults(part: PositionPart, box: Components, source: Data, path: Path_) -> Iterator[Fault]:
    """Players twice, and a line-up that there is not."""
    for colour, number in Counter(part.players).items():
        if number > 1:
            yield source.fault((*path, "players"), "position-player-twice", who=colour)
    rows = box.line_ups_for(len(part.players))
    if part.line_up is not None and tuple(part.line_up) not in rows:
        shown = tuple(" ".join(map(str, row)) for row in rows)
        facts = {"cities": tuple(part.line_up), "players": len(part.players), "rows": shown}
        yield source.fault((*path, "line_up"), "position-line-up", **facts)


def table_faults(part: PositionPart, table: Table, source: Data, path: Path_) -> Iterator[Fault]:
    """Everything on the table that cannot be: Chicago's place, cities, cards, gangsters, police cards."""
    yield from _chicago_faults(part, table, source, (*path, "chicago"))
    yield from _place_faults(part, table, source, path)
    yield from _card_faults(part, table, source, path)
    for name, city in part.cities.items():
        yield from _city_faults(name, city.gangsters, table, source, (*path, "cities", name, "gangsters"))  # type: ignore[arg-type]
    there = {who for one in part.cities.values() for who in one.gangsters}
    for colour in sorted({*part.hands, *part.banished, *there}):
        yield from _player_faults(part, colour, table, source, path)
    for card, number in Counter(part.police).items():
        most = table.components.police.count(card)
        if number > most:
            facts = {"card": card, "number": number, "most": most}
            yield source.fault((*path, "police"), "position-police", **facts)


def _chicago_faults(part: PositionPart, table: Table, source: Data, path: Path_) -> Iterator[Fault]:
    """Chicago further to the right than there are cities, or elsewhere than the round has it."""
    cities = len(table.cities)
    if part.chicago is None:
        return
    if part.chicago > cities:
        yield source.fault(path, "position-chicago-too-far", left=part.chicago, cities=cities)
    elif part.round is not None and part.chicago != min(part.round, cities):
        facts = {"left": part.chicago, "round": part.round, "right": min(part.round, cities)}
        yield source.fault(path, "position-chicago-round", **facts)


def _place_faults(part: PositionPart, table: Table, source: Data, path: Path_) -> Iterator[Fault]:
    """Cities that there are not or that are not in play, and cards of Chicago, which has none."""
    named: list[tuple[str, Path_, bool]] = [
        (name, ("cities", name), bool(city.open)) for name, city in part.cities.items()
    ]
    named += [(name, ("hidden", name), True) for name in part.hidden]
    for colour, held in part.hands.items():
        named += [(name, ("hands", colour, "cards", name), True) for name in held.cards or ()]
    for colour, cities in part.banished.items():
        named += [(name, ("banished", colour), False) for name in cities]
    boxed = {city.name for city in table.components.cities}
    for name, here, cards in named:
        if name in boxed and name not in table.places:
            facts = {"city": name, "cities": table.places}
            yield source.fault((*path, *here), "position-city-not-in-play", **facts)
        elif name not in table.places:
            yield source.fault((*path, *here), "position-unknown-city", city=name, cities=table.places)
        elif name == table.chicago and cards:
            yield source.fault((*path, *here), "position-chicago-cards", city=name)


def _card_faults(part: PositionPart, table: Table, source: Data, path: Path_) -> Iterator[Fault]:
    """Cards that there are not of their city, and cards that stand there more often than the box has them."""
    named = [(name, face, ("cities", name, "open")) for name, city in part.cities.items() for face in city.open]
    named += [(name, face, ("hidden", name)) for name, face in part.hidden.items()]  # type: ignore[misc]
    for colour, held in part.hands.items():
        here = ("hands", colour, "cards")
        named += [(name, face, (*here, name)) for name, faces in (held.cards or {}).items() for face in faces]  # type: ignore[misc]
    seen: Counter[tuple[str, int | str]] = Counter()
    for name, face, where in named:
        cards = table.cards.get(name, ())
        if not cards:
            continue
        seen[name, face] += 1
        if face not in cards:
            facts = {"city": name, "card": face, "cards": cards}
            yield source.fault((*path, *where), "position-foreign-card", **facts)
        elif seen[name, face] > cards.count(face):
            yield source.fault((*path, *where), "position-card-twice", city=name, card=face)


def _city_faults(
    name: str, gangsters: dict[str, list[int]], table: Table, source: Data, path: Path_
) -> Iterator[Fault]:
    """Equal numbers, and occasionals on their own."""
    by_number: dict[int, str] = {}
    for colour, (professionals, occasionals) in gangsters.items():
        if occasionals and not professionals:
            yield source.fault((*path, colour), "position-occasionals-alone", who=colour, city=name)
        number = professionals + occasionals
        if number and number in by_number:
            facts = {"who": colour, "other": by_number[number], "number": number, "city": name}
            yield source.fault((*path, colour), "position-equal", **facts)
        by_number.setdefault(number, colour)


def _player_faults(part: PositionPart, colour: str, table: Table, source: Data, path: Path_) -> Iterator[Fault]:
    """Somebody who does not play, or has too many gangsters, or stands where he may not."""
    there = {name: one.gangsters[colour] for name, one in part.cities.items() if colour in one.gangsters}
    held: HandPart = part.hands.get(colour, HandPart())  # type: ignore[call-overload]
    if colour not in table.seat:
        for name in there:
            yield _not_in_play(source, (*path, "cities", name, "gangsters", colour), colour, table)
        for key in ("hands", "banished"):
            if colour in getattr(part, key):
                yield _not_in_play(source, (*path, key, colour), colour, table)
        return
    box = table.components
    professionals = sum(men[0] for men in there.values()) + (held.professionals or 0)
    occasionals = sum(men[1] for men in there.values()) + (held.occasionals or 0)
    where = (*path, "hands", colour) if colour in part.hands else (*path, "cities")
    for number, most, name in (
        (professionals, box.professionals, "position-professionals"),
        (occasionals, box.occasionals, "position-occasionals"),
    ):
        if number > most:
            yield source.fault(where, name, who=colour, number=number, most=most)
    present = {name for name, men in there.items() if sum(men)}
    if present == {table.chicago}:
        here = (*path, "cities", table.chicago, "gangsters", colour)
        yield source.fault(here, "position-only-chicago", who=colour, city=table.chicago)
    for name in part.banished.get(colour, []):  # type: ignore[call-overload]
        if name in present:
            here = (*path, "cities", name, "gangsters", colour)
            yield source.fault(here, "position-banished-present", who=colour, city=name)


def _not_in_play(source: Data, path: Path_, colour: str, table: Table) -> Fault:
    return source.fault(path, "position-not-in-play", who=colour, players=table.colours)
