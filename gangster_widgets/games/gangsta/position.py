"""Positions in writing: out of the form of puzzle files into a state and back, and whole states as JSON data."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from gangster_widgets.games.gangsta import component_file, steps
from gangster_widgets.games.gangsta.component_file import heist_of, heist_written
from gangster_widgets.games.gangsta.components import Components, read, standard
from gangster_widgets.games.gangsta.freeing import for_nothing
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.person import Gang, Person
from gangster_widgets.games.gangsta.position_faults import faults as position_faults
from gangster_widgets.games.gangsta.position_faults import second_leaders
from gangster_widgets.games.gangsta.position_file import HiredPart, PersonPart, PositionPart, SavedPart, SavedState
from gangster_widgets.games.gangsta.state import Card, State, Step
from gangster_widgets.games.gangsta.table import (
    COLOURS,
    COOP_ALONE,
    PLAYED,
    PLAYERS,
    PRIVATE_JET,
    RESOURCES,
    VARIANTS,
    seated,
)
from gangster_widgets.kernel.files import Data, Fault, Faulty, Path_
from gangster_widgets.kernel.files import in_order as by_line
from gangster_widgets.kernel.record import asdict, replace
from gangster_widgets.kernel.written import built, sound
from gangster_widgets.kernel.written import saved as written_state


def state_of(
    part: PositionPart, source: Data, path: Path_, components: Components | None = None
) -> tuple[State | None, list[Fault]]:
    """The state of a written position, or everything that is wrong with it; `path` is where it stands in `source`."""
    found = list(position_faults(part, source, path))
    return (None, found) if found else (_state(part, components or standard()), [])


def unproved(part: PositionPart) -> State:
    """The state of a written position whatever is wrong with it: what nothing can show is left out."""
    players = list(dict.fromkeys(part.players))
    return _state(part.model_copy(update={"players": players if len(players) in PLAYERS else [*COLOURS]}), standard())


def read_position(data: Mapping[str, Any], source: Data, path: Path_) -> tuple[State | None, list[Fault]]:
    """The state of a position that stands at that path of its source, or everything that is wrong with it."""
    return built(PositionPart, state_of, source, data, path)


def position_schema() -> dict[str, Any]:
    """The JSON Schema of a position."""
    return PositionPart.model_json_schema()


def position(data: Mapping[str, Any], components: Components | None = None) -> State:
    """The state of a position written as in a puzzle file; `Faulty` with everything that is wrong.

    >>> gang = [{"name": "A", "boss": True, "skills": "LH"}]
    >>> position({"players": ["red", "blue"], "gangs": {"red": gang}}).gangs[0][0].symbols
    'LH'
    """
    return sound("gangsta", PositionPart, partial(state_of, components=components), data)


def _state(part: PositionPart, box: Components) -> State:
    variants = dict.fromkeys([*part.variants, *([RESOURCES] if part.resources else [])])
    rulings = [(variant, PLAYED) for variant in variants]
    agreed = {COOP_ALONE: part.rulings.coop_alone, PRIVATE_JET: part.rulings.private_jet}
    rulings += [(name, way) for name, way in agreed.items() if way is not None]
    colours = tuple(part.players)
    cards = [part.resources.get(who) for who in part.players]
    state = State(
        seated(box, colours, tuple(sorted(rulings))),
        part.chapter or 1,
        tuple(tuple(_person(one) for one in part.gangs.get(who, ())) for who in part.players),
        tuple(part.money.get(who, 0) for who in part.players),
        (Step(steps.TURN, 0),),
        display=tuple(map(heist_of, part.display)),
        heist=heist_of(part.heist) if part.heist else None,
        snitch=part.snitch,
        done=tuple(tuple(part.heists_done.get(who, ())) for who in part.players),
        banked=(0,) * len(colours),
        cards=tuple(replace(box.resource(one.name), active=one.active) if one else None for one in cards),
    )
    return replace(state, free=for_nothing(state, 0))


def _person(part: PersonPart) -> Person:
    return Person(**{**part.model_dump(), "learnt": part.learnt or ""})


def written(state: State) -> dict[str, Any]:
    """The position as a puzzle file has it: what is at its default is left out."""
    table, colours = state.table, state.table.colours
    agreed = dict(table.rulings)
    rulings = {name: way for name, way in agreed.items() if name not in VARIANTS}
    cards = {who: {"name": one.name} | ({"active": True} if one.active else {}) for who, one in state.resources.items()}
    data: dict[str, Any] = {
        "players": list(colours),
        "chapter": state.chapter if state.chapter > 1 else None,
        "variants": [name for name in VARIANTS if name in agreed],
        "rulings": rulings,
        "money": {who: money for who, money in state.purses.items() if money},
        "gangs": {who: [*map(_written_person, gang)] for who, gang in state.by_player.items()},
        "heist": heist_written(state.heist) if state.heist else None,
        "display": [*map(heist_written, state.display)],
        "heists_done": {who: list(some) for who, some in zip(colours, state.done, strict=True) if some},
        "resources": cards,
    }
    data = {key: value for key, value in data.items() if value}
    return data if state.snitch is None else data | {"snitch": state.snitch}


def _written_person(one: Person) -> dict[str, Any]:
    return {key: value for key, value in _written_card(one).items() if key != "cost"}


def _written_card(one: Person) -> dict[str, Any]:
    blank = Person("", "")
    return {key: value for key, value in asdict(one).items() if value != getattr(blank, key)}


def encode(state: State) -> dict[str, Any]:
    """The whole state as JSON data: the position as in a puzzle file, and beside it what such a file does not say."""
    beside = {
        "agenda": [asdict(step) for step in state.agenda],
        "turn": state.turn,
        "turns": state.turns,
        "extra": state.extra,
        "free": state.free,
        "joined": list(state.joined),
        "without": state.without or None,
        "costs": {one.name: one.cost for gang in state.gangs for one in gang if one.cost},
        "banked": {who: money for who, money in zip(state.table.colours, state.banked, strict=True) if money},
        "offers": [list(some) for some in state.offers],
        "market": [*map(_written_card, state.market)],
        "hospital": [*map(_written_card, state.hospital)],
        "gangster_pile": [*map(_written_card, state.gangster_pile)],
        "gangsters_out": [*map(_written_card, state.gangsters_out)],
        "heist_pile": [heist_written(one) if isinstance(one, Heist) else one for one in state.heist_pile],
        "heists_out": [*map(heist_written, state.heists_out)],
        "snitches": state.snitches,
        "chance": state.chance,
        "over": state.over,
        "whole": state.whole,
        "eyes": state.eyes,
    }
    data: dict[str, Any] = {"game": "gangsta", "position": written(state), "beside": beside}
    if state.table.components != standard():
        data["components"] = component_file.written(state.table.components)
    return data


def decode(data: Mapping[str, Any]) -> State:
    """The state that `encode` gave the data of; `Faulty` with everything that is wrong with the data."""
    saved, source = written_state("gangsta", SavedState, data)
    box = read(saved.components) if saved.components is not None else standard()
    faults = [*_agenda_faults(saved.beside, source, len(saved.position.players)), *_learnt(saved.beside, source)]
    state, more = state_of(saved.position, source, ("position",), box)
    if state is None or faults:
        raise Faulty(list(by_line([*more, *faults])))
    return _with_beside(state, saved.beside)


def _agenda_faults(beside: SavedPart, source: Data, players: int) -> list[Fault]:
    """Steps that there are not, players that there are not, and nothing to come although the game is not over."""
    known = (*steps.MAY, *steps.BY_ITSELF)
    wrong = [nth for nth, one in enumerate(beside.agenda) if one.kind not in known or one.seat >= players]
    found = [source.fault(("beside", "agenda", nth), "position-agenda") for nth in wrong]
    decides = bool(beside.agenda) and beside.agenda[0].kind in steps.MAY
    if beside.turn >= players or decides == beside.over:
        found.append(source.fault(("beside", "agenda"), "position-agenda"))
    return found


def _learnt(beside: SavedPart, source: Data) -> Iterator[Fault]:
    """What somebody beside the gangs has learnt and cannot have."""
    for key in ("market", "hospital", "gangster_pile", "gangsters_out"):
        yield from second_leaders(getattr(beside, key), source, ("beside", key))


def _with_beside(state: State, beside: SavedPart) -> State:
    gangs = tuple(tuple(replace(one, cost=beside.costs.get(one.name, 0)) for one in gang) for gang in state.gangs)
    return replace(
        state,
        gangs=gangs,
        agenda=tuple(Step(**one.model_dump()) for one in beside.agenda),
        turn=beside.turn,
        turns=beside.turns,
        extra=beside.extra,
        free=beside.free,
        joined=tuple(beside.joined),
        without=beside.without or "",
        banked=tuple(beside.banked.get(who, 0) for who in state.table.colours),  # type: ignore[call-overload]
        offers=tuple(tuple(some) for some in beside.offers),
        market=_gang(beside.market),
        hospital=_gang(beside.hospital),
        gangster_pile=_gang(beside.gangster_pile),
        gangsters_out=_gang(beside.gangsters_out),
        heist_pile=tuple(_card(one) for one in beside.heist_pile),
        heists_out=tuple(map(heist_of, beside.heists_out)),
        snitches=beside.snitches,
        chance=beside.chance,
        over=beside.over,
        whole=beside.whole,
        eyes=beside.eyes,
    )


def _gang(parts: list[HiredPart]) -> Gang:
    return tuple(_person(part) for part in parts)


def _card(part: Any) -> Card:
    return part if isinstance(part, int) else heist_of(part)
