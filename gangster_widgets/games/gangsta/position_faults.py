"""Everything that keeps a well-written position from being one: each fault where it stands, all of them at once."""

from collections import Counter
from collections.abc import Iterator, Sequence

from gangster_widgets.games.gangsta.person import LEADER
from gangster_widgets.games.gangsta.position_file import PersonPart, PositionPart
from gangster_widgets.kernel.files import Data, Fault, Path_


def faults(part: PositionPart, source: Data, path: Path_) -> Iterator[Fault]:
    """Players and names twice, gangs of two bosses, skills that cannot be learnt, a resource twice."""
    yield from _player_faults(part, source, path)
    yield from _name_faults(part, source, path)
    for colour, gang in part.gangs.items():
        here = (*path, "gangs", colour)
        bosses = [one.name for one in gang if one.boss]
        if len(bosses) > 1:
            yield source.fault(here, "position-one-boss", who=colour, bosses=tuple(bosses))
        yield from second_leaders(gang, source, here)
    yield from _resource_faults(part, source, path)


def second_leaders(people: Sequence[PersonPart], source: Data, path: Path_) -> Iterator[Fault]:
    """Of those who stand at that path, leaders who have learnt to be one (gangsta.train); a card may say it twice."""
    for nth, one in enumerate(people):
        if one.learnt == LEADER and LEADER in one.skills:
            yield source.fault((*path, nth, "learnt"), "position-second-leader", gangster=one.name)


def _player_faults(part: PositionPart, source: Data, path: Path_) -> Iterator[Fault]:
    for colour, number in Counter(part.players).items():
        if number > 1:
            yield source.fault((*path, "players"), "position-player-twice", who=colour)
    for key in ("money", "gangs", "heists_done", "resources"):
        for colour in getattr(part, key):
            if colour not in part.players:
                facts = {"who": colour, "players": tuple(part.players)}
                yield source.fault((*path, key, colour), "position-not-in-play", **facts)
    for variant, number in Counter(part.variants).items():
        if number > 1:
            yield source.fault((*path, "variants"), "position-variant-twice", variant=variant)


def _name_faults(part: PositionPart, source: Data, path: Path_) -> Iterator[Fault]:
    seen: dict[str, str] = {}
    for colour, gang in part.gangs.items():
        for nth, one in enumerate(gang):
            if one.name in seen:
                facts = {"gangster": one.name, "who": colour, "other": seen[one.name]}
                yield source.fault((*path, "gangs", colour, nth, "name"), "position-name-twice", **facts)
            seen.setdefault(one.name, colour)


def _resource_faults(part: PositionPart, source: Data, path: Path_) -> Iterator[Fault]:
    owners: dict[str, str] = {}
    for colour, card in part.resources.items():
        if card.name in owners:
            facts = {"resource": card.name, "who": owners[card.name], "other": colour}
            yield source.fault((*path, "resources", colour), "position-resource-twice", **facts)
        owners.setdefault(card.name, colour)
