"""A turn: what may be done in it, what stands against it, and everything that an action brings about."""

from collections.abc import Sequence
from typing import Any

from gangster_widgets.games.gangster import cargo, drive, equipment, harbour, loadable, stage
from gangster_widgets.games.gangster.actions import Action, Drive, Load, Lose, Unload
from gangster_widgets.games.gangster.drive import NO_CAR
from gangster_widgets.games.gangster.equipment import NOT_IN_PLAY
from gangster_widgets.games.gangster.state import CARS, Car, State
from gangster_widgets.games.gangster.stop_choice import taking
from gangster_widgets.games.gangster.tablet import next_field
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Rule, Tell, Why, silent

TURN = Rule("turn", "turn.one", ("gang",))
DROVE = Rule("drove", "drive.card", ("gang", "card", "to", "way"))
DROVE_WITH_ENGINE = Rule("drove-with-engine", "engine.one-more", ("gang", "card", "to", "way"))
LOST = Rule("lost", "turn.stuck", ("gangs",))

GAME_IS_OVER = Rule("game-is-over", "game.stages")
NOT_ITS_TURN = Rule("not-its-turn", "turn.order", ("gang", "turn"))
CAN_STILL_ACT = Rule("can-still-act", "turn.stuck", ("gangs",))


class Steps(Record, frozen=True, gc=False):
    """How an action is judged: where drives lead, what stands against loading, which field comes next, what
    may be taken.
    """

    routes: drive.Routes = drive.BY_THE_RULES
    loading: loadable.Loading = loadable.BY_THE_RULES
    next_field: cargo.Following = next_field
    taking: harbour.Taking = taking


BY_THE_RULES = Steps()


def legal(state: State) -> list[Action]:
    """Every action of the person to act: drives first, then unloading, then loading, gang by gang.

    Where nothing at all can be done the turn is lost (turn.stuck). A person whose cars the position says nothing of
    has no actions.
    """
    if state.over:
        return []
    gangs = state.table.persons[state.turn]
    found = actions_of(state, gangs[0])
    for gang in gangs[1:]:
        found += actions_of(state, gang)
    return found or [Lose(gang) for gang in gangs if all(state.car(one).at for one in gangs)]


def actions_of(state: State, gang: str) -> list[Action]:
    """Every action of that gang as if it were its turn."""
    car = state.car(gang)
    if not car.at:
        return []
    here = state.district(car.at)
    return [*drives(state, car), *cargo.unloads(state.table, car, here), *cargo.loads(state, car, here)]


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


def refusals(state: State, action: Action, steps: Steps = BY_THE_RULES) -> tuple[Why, ...]:
    """Everything that stands against an action now, or is thought to, each with its clause and where to look."""
    found = _turn_refusals(state, action.gang)
    if found and isinstance(action, Lose):
        return tuple(found)
    return (*found, *action_refusals(state, action, steps))


def _turn_refusals(state: State, gang: str) -> list[Why]:
    if state.over:
        return [Why(GAME_IS_OVER, None, tuple(CARS[one] for one in state.table.gangs))]
    if gang in state.table.seat and state.table.person[gang] != state.turn:
        turn = tuple(state.table.persons[state.turn])
        return [Why(NOT_ITS_TURN, gang, tuple(CARS[one] for one in turn), (gang, turn))]
    return []


def action_refusals(state: State, action: Action, steps: Steps = BY_THE_RULES) -> list[Why]:
    """What stands against an action of that gang, or is thought to, as if it were its turn."""
    gang = action.gang
    if gang not in state.table.seat:
        return [Why(NOT_IN_PLAY, gang, (), (gang,))]
    if not state.car(gang).at:
        return [Why(NO_CAR, gang, (), (gang,))]
    if isinstance(action, Drive):
        found = drive.refusals(state, action, steps.routes) + equipment.push_refusals(state, action)
        return found + harbour.refusals(state, action, steps.taking)
    if isinstance(action, Load):
        return loadable.refusals(state, action, steps.loading)
    if isinstance(action, Unload):
        return cargo.unload_refusals(state, action, steps.next_field)
    return _lose_refusals(state, gang)


def _lose_refusals(state: State, gang: str) -> list[Why]:
    """What stands against losing the turn: anything that can be done, with two persons by either gang."""
    gangs = state.table.persons[state.table.person[gang]]
    able = tuple(one for one in gangs if actions_of(state, one))
    if able:
        return [Why(CAN_STILL_ACT, able, tuple(CARS[one] for one in able), (able,))]
    return [Why(NO_CAR, one, (), (one,)) for one in gangs if not state.car(one).at]


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
    return Why(rule, action.to, way, (action.gang, action.card, action.to, way))


def _lose(state: State, action: Lose, tell: Tell) -> State:
    gangs = tuple(state.table.persons[state.turn])
    tell(Why(LOST, None, tuple(CARS[gang] for gang in gangs), (gangs,)))
    return state.acted(state.car(action.gang))


_PLAYED: dict[type, Any] = {Drive: _drive, Load: cargo.load, Unload: cargo.unload, Lose: _lose}
