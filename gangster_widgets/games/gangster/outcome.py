"""What a reckoning leads to: the influence that everybody has after it, and who would win with which casino card.

Each step is taken from the day of reckoning as it is played (`stage`); nothing is counted here a second time.
"""

from collections.abc import Callable, Sequence

from gangster_widgets.games.gangster import reckoning
from gangster_widgets.games.gangster.reckoning import DISTRICT, NOBODY, reckon
from gangster_widgets.games.gangster.stage import gained, leaders, totals
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.games.gangster.tablet import CASINO
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Rule, Why

COUNTED = Rule("counted", "goal.influence")
WINNING = Rule("winning", "end.winners", ("gangs", "cards"))
WINS = Rule("wins", "end.winners", ("casino", "gangs", "own", "other"))
WINS_TOO = Rule("wins-too", "end.winners", ("casino", "gangs", "own", "other"))
WINS_NOT = Rule("wins-not", "end.winners", ("casino", "gangs", "own", "other"))


def judged(after: State, gang: str) -> Why:
    """Whether the person of that gang wins with the influence there is in that position."""
    table = after.table
    person, scores = table.person[gang], totals(after)
    own, other = scores[person], max(score for one, score in enumerate(scores) if one != person)
    best = leaders(after)
    rule = WINS if best == (person,) else WINS_TOO if person in best else WINS_NOT
    gangs = tuple(table.persons[person])
    return Why(rule, person in best, tuple(CARS[one] for one in gangs), (after.casino, gangs, own, other))


class Steps(Record, frozen=True, gc=False):
    """The steps after a reckoning: what each person then has, and whether somebody wins with it."""

    gained: Callable[[State, Why], list[Why]] = gained
    judged: Callable[[State, str], Why] = judged


BY_THE_RULES = Steps()


def counted(state: State, reckons: reckoning.Steps | None = None, steps: Steps = BY_THE_RULES) -> Why:
    """The influence after the reckoning of the whole board, by person; it rests on the reckoning and what was there."""
    board = reckon(state, steps=reckons)
    lines = tuple(steps.gained(state, board))
    return Why(COUNTED, tuple(line.value for line in lines), board.where, (), (board, *lines))


def winning(
    state: State,
    gang: str,
    cards: Sequence[int],
    reckons: reckoning.Steps | None = None,
    steps: Steps = BY_THE_RULES,
) -> Why:
    """The casino cards with which the person of that gang has won after this reckoning.

    The districts that pay the same with every card are told once, before the cards.
    """
    boards = [reckon(state, card, reckons) for card in cards]
    alike = tuple(part for part in _districts(boards[0]) if not _with_casino(state, part))
    tried = tuple(_tried(state, gang, card, board, steps) for card, board in zip(cards, boards, strict=True))
    won = tuple(card for card, why in zip(cards, tried, strict=True) if why.value)
    gangs = tuple(state.table.persons[state.table.person[gang]])
    return Why(WINNING, won, boards[0].where, (gangs, won), (*alike, *tried))


def _tried(state: State, gang: str, card: int, board: Why, steps: Steps) -> Why:
    """What comes of one card: the districts with a "?", what each person then has, and whether that wins."""
    lines = tuple(steps.gained(state, board))
    has = {gangs[0]: line.value for gangs, line in zip(state.table.persons, lines, strict=True)}
    influence = tuple(has.get(one, 0) for one in state.table.gangs)
    why = steps.judged(replace(state, casino=card, influence=influence), gang)
    paid = tuple(part for part in _districts(board) if _with_casino(state, part))
    return replace(why, parts=(*paid, *lines))


def _districts(board: Why) -> list[Why]:
    """The reckonings of the districts in that of the board."""
    return [part for part in board.parts if part.rule in (DISTRICT, NOBODY)]


def _with_casino(state: State, part: Why) -> bool:
    """Whether that is the reckoning of a district whose tablet shows a "?"."""
    district = state.district(part.facts[0])
    return district is not None and CASINO in district.tablet.places
