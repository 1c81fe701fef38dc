"""A turn: what may be done in it, what stands against it, and everything that an action brings about."""

from collections.abc import Sequence
from typing import Any

from gangster_widgets.games.gangster import cargo, drive, equipment, harbour, stage
from gangster_widgets.games.gangster.actions import Action, Drive, Load, Lose, Unload
from gangster_widgets.games.gangster.state import CARS, Car, State
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why, silent

TURN = Rule("turn", "turn.one", ("gang",))
DROVE = Rule("drove", "drive.card", ("gang", "card", "to"))
DROVE_WITH_ENGINE = Rule("drove-with-engine", "engine.one-more", ("gang", "card", "to"))
LOST = Rule("lost", "turn.stuck", ("gang",))

GAME_IS_OVER = Rule("game-is-over", "game.stages")
NOT_IN_PLAY = Rule("not-in-play", "turn.order", ("gang",))
NOT_ITS_TURN = Rule("not-its-turn", "turn.order", ("gang", "turn"))
NO_CAR = Rule("no-car", "turn.one", ("gang",))
CAN_STILL_ACT = Rule("can-still-act", "turn.stuck", ("gang",))


def legal(state: State) -> list[Action]:
    """Every action of the person to act: drives first, then unloading, then loading, gang by gang."""
    if state.over:
        return []
    found: list[Action] = []
    for gang in state.table.persons[state.turn]:
        car = state.car(gang)
        if car.at:
            here = state.district(car.at)
            found += drives(state, car)
            found += cargo.unloads(state.table, car, here)
            found += cargo.loads(state, car, here)
    return found or [Lose(gang) for gang in state.table.persons[state.turn][:1]]


def drives(state: State, car: Car) -> Sequence[Drive]:
    """Every drive of that car, with each push it can make and each choice it has at the harbour."""
    table, kinds = state.table, car.equipment
    plain = table.drives[car.gang, car.at, car.cards, "engine" in kinds]
    elsewhere, to_harbour = plain.elsewhere, plain.to_harbour
    if "bumper" in kinds:
        for end, other in equipment.movable(state, car.gang):
            for drive in plain.by_end[end]:
                if end == table.harbour:
                    to_harbour += table.pushes[drive, other]
                else:
                    elsewhere += table.pushes[drive, other]
    if not to_harbour:
        return elsewhere
    takes = harbour.kinds_to_take(state.display, kinds)
    return [*elsewhere, *[stop for one in to_harbour for stop in harbour.stops(one, car.trunk, takes)]]


def refusals(state: State, action: Action) -> tuple[Why, ...]:
    """Everything that stands against an action now, each with its clause and where to look."""
    return (*_turn_refusals(state, action.gang), *action_refusals(state, action))


def _turn_refusals(state: State, gang: str) -> list[Why]:
    if state.over:
        return [Why(GAME_IS_OVER, None)]
    if gang in state.table.seat and state.table.person[gang] != state.turn:
        turn = tuple(state.table.persons[state.turn])
        return [Why(NOT_ITS_TURN, gang, tuple(CARS[one] for one in turn), (gang, turn))]
    return []


def action_refusals(state: State, action: Action) -> list[Why]:
    """What stands against an action of that gang as if it were its turn."""
    gang = action.gang
    if gang not in state.table.seat:
        return [Why(NOT_IN_PLAY, gang, (), (gang,))]
    if not state.car(gang).at:
        return [Why(NO_CAR, gang, (), (gang,))]
    if isinstance(action, Drive):
        found = drive.refusals(state, action) + equipment.push_refusals(state, action)
        return found + harbour.refusals(state, action)
    if isinstance(action, Load):
        return cargo.load_refusals(state, action)
    if isinstance(action, Unload):
        return cargo.unload_refusals(state, action)
    stuck = Lose(gang) in legal(state)
    return [] if stuck else [Why(CAN_STILL_ACT, gang, (CARS[gang],), (gang,))]


def play(state: State, action: Action, tell: Tell = silent) -> State:
    """The position after a legal action and all it brings about; what happens is told event by event."""
    after: State = _PLAYED[type(action)](state, action, tell)
    return after


def tell(state: State, action: Action) -> Why:
    """What that legal action brings about, as a tree: the turn, and its events as parts."""
    told = [_drove(state, action)] if isinstance(action, Drive) else []
    play(state, action, told.append)
    return Why(TURN, action, (CARS[action.gang],), (action.gang,), tuple(told))


def _drive(state: State, action: Drive, tell: Tell) -> State:
    """Push, dump, take, slide out, refill, three alike; then, after the third card, all cards up (turn.one)."""
    car = state.car(action.gang)
    left = tuple([card for card in car.cards if card != action.card])
    cards = left or state.table.components.movement
    state = state.acted(replace(car, at=action.to, cards=cards))
    if action.pushed:
        state = equipment.push(state, action, tell)
    if action.to == state.table.harbour:
        state = harbour.stop(state, action, tell)
    return state if left else stage.cards_up(state, action.gang, tell)


def _drove(state: State, action: Drive) -> Why:
    """The drive itself, with the way; it changes nothing that the action does not name, so only `tell` asks for it."""
    way = state.table.ways[state.car(action.gang).at, action.card + action.engine][action.to]
    rule = DROVE_WITH_ENGINE if action.engine else DROVE
    return Why(rule, action.to, way, (action.gang, action.card, action.to))


def _lose(state: State, action: Lose, tell: Tell) -> State:
    tell(Why(LOST, None, (CARS[action.gang],), (action.gang,)))
    return state.acted(state.car(action.gang))


_PLAYED: dict[type, Any] = {Drive: _drive, Load: cargo.load, Unload: cargo.unload, Lose: _lose}
