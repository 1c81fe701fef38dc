"""Wrong ideas about the end of a turn and of a stage: cards turned up, district cards, doublers."""

from collections.abc import Callable, Sequence

from gangster_widgets.games.gangster.actions import Action, Drive
from gangster_widgets.games.gangster.doubling import CLOSED_CARD, NO_CARD, ONE_THERE, lying
from gangster_widgets.games.gangster.ending import CARDS_LEFT, GAME_ENDS_TOO, STAGE_ENDS, Ending, game_ends, turned_up
from gangster_widgets.games.gangster.stage import (
    CARDS_UP,
    DOUBLED,
    LAST_STAGE,
    NO_CARD_LEFT,
    POLICEMAN,
    STAGE_OVER,
    doublers,
)
from gangster_widgets.games.gangster.state import CARS, POLICE, State
from gangster_widgets.games.gangster.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why

UP_LATER = Rule("wrong-cards-up-later", "cards.third", ("gang",))
NOT_DRIVEN = Rule("wrong-cards-up-without-driving", "cards.third", ("gang",))
UP_EVERY_DRIVE = Rule("wrong-cards-up-every-drive", "cards.third", ("gang",))
EVERY_DRIVE = Rule("wrong-card-after-every-drive", "cards.third", ("gang",))
ANOTHER_CARD = Rule("wrong-policeman-draws-again", "doubler.card")
CARDS_RUN_OUT = Rule("wrong-stage-ends-with-cards", "stage.at-once")
ROUND_FIRST = Rule("wrong-round-finished-first", "stage.at-once", ("gang",))
ALL_DOUBLED = Rule("wrong-stage-ends-with-cards-doubled", "stage.at-once", ("number",))
ALL_THE_SAME = Rule("wrong-doubler-all-the-same", "doubler.card", ("place",))
POLICE_COUNT = Rule("wrong-policeman-counts", "doubler.card", ("number", "police"))

DRAWN = (POLICEMAN, DOUBLED)
OVER = (STAGE_OVER, GAME_ENDS_TOO)


def _ending(wrong: Callable[[Ending], Ending]) -> Callable[[Thought], Thought]:
    return lambda thought: replace(thought, ending=wrong(thought.ending))


def _up_later(true: Ending) -> Ending:
    """The cards are turned up only at the start of one's next turn, so nothing is drawn now either."""

    def wrong(state: State, action: Action) -> tuple[Why, ...]:
        found = true(state, action)
        at = _at(found, CARDS_UP)
        return found if at is None else (*found[:at], _event(UP_LATER, action))

    return wrong


def _not_driven(true: Ending) -> Ending:
    """The last card is turned up with the others at the end of one's turn, whatever one has done in it."""

    def wrong(state: State, action: Action) -> tuple[Why, ...]:
        if isinstance(action, Drive) or len(state.car(action.gang).cards) != 1:
            return true(state, action)
        return (_event(NOT_DRIVEN, action), *turned_up(state, action.gang))

    return wrong


def _up_every_drive(true: Ending) -> Ending:
    """After every drive the cards are turned up, and a district card is drawn."""

    def wrong(state: State, action: Action) -> tuple[Why, ...]:
        return _with_last_card(true, state, action, (UP_EVERY_DRIVE, CARDS_UP))

    return wrong


def _every_drive(true: Ending) -> Ending:
    """A district card is drawn after every drive, also while cards stay as they are."""

    def wrong(state: State, action: Action) -> tuple[Why, ...]:
        return _with_last_card(true, state, action, (EVERY_DRIVE,))

    return wrong


def _with_last_card(true: Ending, state: State, action: Action, told: tuple[Rule, ...]) -> tuple[Why, ...]:
    """What a drive with cards left would bring with the last one; in place of the cards turned up `told` is said."""
    found = true(state, action)
    if not isinstance(action, Drive) or _at(found, CARDS_LEFT) is None:
        return found
    brought = true(state.with_car(replace(state.car(action.gang), cards=(action.card,))), action)
    up = _at(brought, CARDS_UP) or 0
    events = tuple(brought[up] if rule == CARDS_UP else _event(rule, action) for rule in told)
    return (*brought[:up], *events, *brought[up + 1 :])


def _draws_again(true: Ending) -> Ending:
    """After a policeman another card is drawn, until one shows a district."""

    def wrong(state: State, action: Action) -> tuple[Why, ...]:
        found = true(state, action)
        at = _at(found, POLICEMAN)
        if at is None:
            return found
        rest = replace(state, decks=replace(state.decks, districts=state.decks.districts[1:]))
        return (*found[: at + 1], Why(ANOTHER_CARD, (), (CARS[action.gang],)), *wrong(rest, action)[at:])

    return wrong


def _cards_run_out(thought: Thought) -> Thought:
    """The stage ends when the district cards are used up, and not with the eighth doubler."""

    def wrong(state: State, action: Action) -> tuple[Why, ...]:
        found = tuple(why for why in thought.ending(state, action) if why.rule not in OVER)
        drawn = sum(why.rule in DRAWN for why in found)
        run_out = drawn and drawn == len(state.decks.districts)
        if not run_out and _at(found, NO_CARD_LEFT) is None:
            return found
        ends = Why(CARDS_RUN_OUT, (STAGE_ENDS,), (CARS[action.gang],))
        return (*found, ends, game_ends(state)) if state.stage == LAST_STAGE else (*found, ends)

    def over(state: State, drawn: Sequence[str]) -> Why | None:
        number = doublers(state)
        return Why(ALL_DOUBLED, number, lying(state), (number,)) if number == len(state.districts) else None

    return replace(thought, ending=wrong, doubling=replace(thought.doubling, over=over))


def _round_first(true: Ending) -> Ending:
    """After the eighth doubler the round is finished first, so the stage is not over now."""

    def wrong(state: State, action: Action) -> tuple[Why, ...]:
        found = true(state, action)
        at = _at(found, STAGE_OVER)
        return found if at is None else (*found[:at], _event(ROUND_FIRST, action))

    return wrong


def _event(rule: Rule, action: Action) -> Why:
    """An event with which nothing happens."""
    return Why(rule, (), (CARS[action.gang],), (action.gang,))


def _at(found: Sequence[Why], rule: Rule) -> int | None:
    return next((at for at, why in enumerate(found) if why.rule == rule), None)


def _free(rule: Rule) -> Callable[[Thought], Thought]:
    """What is told by that rule is thought to be no hindrance to a doubler."""

    def change(thought: Thought) -> Thought:
        def coming(state: State, place: str) -> Why:
            why = thought.doubling.coming(state, place)
            return Why(ALL_THE_SAME, True, why.where, why.facts) if why.rule == rule else why

        return replace(thought, doubling=replace(thought.doubling, coming=coming))

    return change


def _police_count(thought: Thought) -> Thought:
    """A policeman who is drawn counts like a doubler that is laid."""

    def over(state: State, drawn: Sequence[str]) -> Why | None:
        police, number = drawn.count(POLICE), doublers(state)
        if not police or number + police < state.table.components.doublers:
            return thought.doubling.over(state, drawn)
        return Why(POLICE_COUNT, number, lying(state), (number, police))

    return replace(thought, doubling=replace(thought.doubling, over=over))


TURNS, DOUBLERS = ("turns",), ("doublers",)

STAGES = (
    Mistake("cards-up-without-driving", TURNS, "cards.third", _ending(_not_driven), "when"),
    Mistake("cards-up-every-drive", TURNS, "cards.third", _ending(_up_every_drive), "when"),
    Mistake("card-after-every-drive", TURNS, "cards.third", _ending(_every_drive), "when"),
    Mistake("cards-up-later", TURNS, "cards.third", _ending(_up_later), "when"),
    Mistake("stage-ends-with-cards", (*TURNS, *DOUBLERS), "stage.at-once", _cards_run_out, "end"),
    Mistake("round-finished-first", TURNS, "stage.at-once", _ending(_round_first), "end"),
    Mistake("policeman-draws-again", TURNS, "doubler.card", _ending(_draws_again)),
    Mistake("policeman-counts", DOUBLERS, "doubler.card", _police_count, "end"),
    Mistake("cicero-doubled", DOUBLERS, "cicero.closed", _free(CLOSED_CARD)),
    Mistake("doubled-twice", DOUBLERS, "doubler.card", _free(ONE_THERE)),
    Mistake("harbour-doubled", DOUBLERS, "doubler.card", _free(NO_CARD)),
)
"""What comes after a policeman is thought on top of when cards are drawn and of when a stage ends."""
