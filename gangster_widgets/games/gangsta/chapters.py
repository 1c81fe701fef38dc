"""What ends when: a turn, a chapter with its event, the game; and the police, whenever a snitch is drawn."""

from gangster_widgets.games.gangsta import steps
from gangster_widgets.games.gangsta.count import count, winners
from gangster_widgets.games.gangsta.freeing import for_nothing
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.income import income
from gangster_widgets.games.gangsta.person import LEADER
from gangster_widgets.games.gangsta.pieces import gang, money, snitch
from gangster_widgets.games.gangsta.piles import ON_DISPLAY, chapter_laid, drawn, heist_laid
from gangster_widgets.games.gangsta.resource import BANK, COUNTERFEITING, SECRET_SOCIETY
from gangster_widgets.games.gangsta.resources import WAR_CHAPTER, laid_aside
from gangster_widgets.games.gangsta.snitched import snitched
from gangster_widgets.games.gangsta.state import State, Step
from gangster_widgets.games.gangsta.war import chooser, war
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Tell, Why

ENOUGH = {1: 4, 2: 7, 3: 9}
"""With so many gangsters in one gang, the boss included, each chapter ends."""
LAST_CHAPTER, LAST_SNITCH = 3, 3

TURN_BEGINS = Rule("turn-begins", "gangsta.turn", ("who",))
TURN_AGAIN = Rule("turn-again", "gangsta.extra-turn", ("who",))
COUNTERFEITED = Rule("counterfeited", "gangsta.counterfeiting", ("who",))
BANKED = Rule("banked", "gangsta.bank", ("who", "money"))
CHAPTER_1_ENDS = Rule("chapter-1-ends", "gangsta.chapter-1", ("who", "number"))
CHAPTER_2_ENDS = Rule("chapter-2-ends", "gangsta.chapter-2", ("who", "number"))
CHAPTER_3_ENDS = Rule("chapter-3-ends", "gangsta.chapter-3", ("who", "number"))
ENDS = {1: CHAPTER_1_ENDS, 2: CHAPTER_2_ENDS, 3: CHAPTER_3_ENDS}
SNITCH_DRAWN = Rule("snitch-drawn", "gangsta.snitch", ("number", "nth"))
LAST_SNITCH_DEALT = Rule("last-snitch", "gangsta.chapter-3", ("nth",))


def begin(state: State, step: Step, tell: Tell) -> State:
    """That player's turn begins: what his leaders may free is counted now (gangsta.mobilise)."""
    seat, who = step.seat, state.table.colours[step.seat]
    extra = bool(step.number)
    tell(Why(TURN_AGAIN if extra else TURN_BEGINS, who, (gang(who),), (who,)))
    if state.helps(seat, COUNTERFEITING) and state.chapter < WAR_CHAPTER:
        tell(Why(COUNTERFEITED, 1, (money(who),), (who,)))
        state = state.with_money(seat, 1)
    state = replace(state, turn=seat, turns=state.turns + 1, extra=extra, free=for_nothing(state, seat), joined=())
    return state.after(Step(steps.TURN, seat))


def chapter(state: State, step: Step, tell: Tell) -> State:
    """The chapter ends, if somebody has enough gangsters (gangsta.chapter-1, -2, -3)."""
    most = max([len(one) for one in state.gangs])
    if not state.whole or most < ENOUGH[state.chapter]:
        return state.after()
    who = state.table.colours[step.seat]
    tell(Why(ENDS[state.chapter], state.chapter, (gang(who),), (who, most)))
    if state.chapter == LAST_CHAPTER:
        return ended(state, tell)
    close = Step(steps.CLOSE, step.seat)
    if state.chapter == 1:
        why = income(state.by_player)
        tell(why)
        for one, more in why.value:
            state = state.with_money(state.table.seat[one], more)
        return replace(state, agenda=(Step(steps.LAY, step.seat), close))
    fallen = _war(state, step.seat, tell)
    laid_aside(state, tell)
    return replace(state, agenda=(*fallen, Step(steps.LAY, step.seat), close))


def _war(state: State, seat: int, tell: Tell) -> tuple[Step, ...]:
    """Who has to discard a gangster, clockwise from the player whose turn it is; of two the winner may choose."""
    why = war(state.by_player)
    tell(why)
    losers = [other for other in state.table.clockwise(seat) if state.table.colours[other] in why.value]
    choice = chooser(state.by_player)
    if choice.value is None:
        return tuple([Step(steps.WAR, other) for other in losers])
    tell(choice)
    winner = state.table.seat[choice.value]
    return tuple([Step(steps.WAR_CHOICE, winner, other) for other in losers])


def lay(state: State, step: Step, tell: Tell) -> State:
    """The next chapter with its heists; hired and offered gangsters stay (gangsta.chapter-start)."""
    state = replace(state, chapter=state.chapter + 1)
    return (chapter_laid(state, tell) if state.whole else replace(state, display=())).after()


def refill(state: State, step: Step, tell: Tell) -> State:
    """The display of heists filled up; a snitch is dealt with first, then drawing goes on (gangsta.heist-order)."""
    while state.whole and len(state.display) < ON_DISPLAY:
        card, state = drawn(state, tell)
        if card is None:
            break
        if isinstance(card, Heist):
            state = heist_laid(state, card, tell)
            continue
        nth = state.snitches + 1
        tell(Why(SNITCH_DRAWN, card, (snitch(),), (card, nth)))
        why = snitched(state.by_player, state.purses, card, state.resources)
        tell(why)
        arrests = dict[int, Step]()
        for who, pays, loses in why.value:
            seat = state.table.seat[who]
            state = state.with_money(seat, -pays)
            if loses:
                arrests[seat] = Step(steps.ARREST, seat)
        order = [arrests[seat] for seat in state.table.clockwise(step.seat) if seat in arrests]
        return replace(state, snitch=card).after(*order, Step(steps.DEALT, step.seat), step)
    return state.after()


def dealt(state: State, step: Step, tell: Tell) -> State:
    """A snitch has been dealt with and leaves the game; the third of the last chapter ends it (gangsta.chapter-3)."""
    state = replace(state, snitch=None, snitches=state.snitches + 1).after()
    if state.chapter == LAST_CHAPTER and state.snitches == LAST_SNITCH:
        tell(Why(LAST_SNITCH_DEALT, state.snitches, (snitch(),), (state.snitches,)))
        return ended(state, tell)
    return state


def close(state: State, step: Step, tell: Tell) -> State:
    """The turn ends: money goes into the bank, the secret society may free a leader, somebody else is next."""
    seat, who = step.seat, state.table.colours[step.seat]
    banked = min(state.money[seat], state.table.components.bank)
    if state.helps(seat, BANK) and banked != state.banked[seat]:
        tell(Why(BANKED, banked, (money(who),), (who, banked)))
        state = replace(state, banked=(*state.banked[:seat], banked, *state.banked[seat + 1 :]))
    next_ = Step(steps.BEGIN, seat if step.number else state.table.clockwise(seat)[1], step.number)
    if state.helps(seat, SECRET_SOCIETY) and any(one.engaged and LEADER in one.symbols for one in state.gangs[seat]):
        return state.after(Step(steps.SOCIETY, seat), next_)
    return state.after(next_)


def ended(state: State, tell: Tell) -> State:
    """The end of the game: the points of everybody, and who has won."""
    why = counted(state)
    tell(why)
    tell(winners(state.by_player, why.value))
    return replace(state, agenda=(), over=True)


def counted(state: State) -> Why:
    """Everybody's points, if the game ended now."""
    done = dict(zip(state.table.colours, state.done, strict=True))
    return count(state.by_player, state.purses, done, state.resources, state.table.families)


def scores(state: State) -> tuple[int, ...]:
    """The points of everybody in the order of seats, if the game ended now."""
    points = dict(counted(state).value)
    return tuple([points[who] for who in state.table.colours])


def leaders(state: State) -> tuple[int, ...]:
    """Who is ahead, and who has won when the game is over: most points, of equals the larger gang (gangsta.end)."""
    best = winners(state.by_player, counted(state).value).value
    return tuple([state.table.seat[who] for who in best])
