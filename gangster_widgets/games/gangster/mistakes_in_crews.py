"""Wrong ideas about how many gangsters ride in a car: the start, the stages, trunks and the harbour."""

from collections.abc import Callable, Iterator

from gangster_widgets.games.gangster.crew import AT_THE_BOTTOM, GIVEN, IN_TRUNKS, JOINED, Told
from gangster_widgets.games.gangster.setup import ON_BOARD
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.games.gangster.thought import Thought
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why

MOST_OUT = Rule("wrong-seven-on-board", "setup.afterwards", ("gang", "aboard", "board", "more"))
BESIDE = Rule("wrong-beside-the-nine", "setup.start-positions", ("gang", "number"))
IN_ALL = Rule("wrong-seven-in-all", "setup.start-positions", ("gang", "number"))
STILL_ABOARD = Rule("wrong-strange-trunk-aboard", "cargo.where", IN_TRUNKS.facts)
COME_BACK = Rule("wrong-dumped-come-back", "harbour.dumped", AT_THE_BOTTOM.facts)
SAME_EACH_STAGE = Rule("wrong-six-each-stage", "stage.next", JOINED.facts)


def _given(wrong: Callable[[Told], Told]) -> Callable[[Thought], Thought]:
    return lambda thought: replace(thought, crews=replace(thought.crews, given=wrong(thought.crews.given)))


def _out(wrong: Callable[[Told], Told]) -> Callable[[Thought], Thought]:
    return lambda thought: replace(thought, crews=replace(thought.crews, out=wrong(thought.crews.out)))


def _most_out(true: Told) -> Told:
    """As many start on the board as in truth ride in the car, and the other way round."""

    def wrong(state: State, gang: str) -> Iterator[Why]:
        yield from true(state, gang)
        board = state.table.components.gangsters[0] - ON_BOARD
        more = max(0, board - ON_BOARD)
        yield Why(MOST_OUT, more, (CARS[gang],), (gang, ON_BOARD, board, more))

    return wrong


def _beside(true: Told) -> Told:
    """Those on the board at the start come beside those that a gang is given."""

    def wrong(state: State, gang: str) -> Iterator[Why]:
        yield from true(state, gang)
        yield Why(BESIDE, ON_BOARD, (CARS[gang],), (gang, ON_BOARD))

    return wrong


def _in_all(true: Told) -> Told:
    """Those that ride in the car at the start are all that a gang has been given."""

    def wrong(state: State, gang: str) -> Iterator[Why]:
        for why in true(state, gang):
            if why.rule == GIVEN:
                riding = why.value - ON_BOARD
                why = Why(IN_ALL, riding, why.where, (gang, riding))
            yield why

    return wrong


def _there(rule: Rule, thought_so: Rule) -> Callable[[Told], Told]:
    """Those of that reason are not away at all."""

    def change(true: Told) -> Told:
        def wrong(state: State, gang: str) -> Iterator[Why]:
            for why in true(state, gang):
                yield replace(why, rule=thought_so, value=0) if why.rule == rule else why

        return wrong

    return change


def _same_each_stage(true: Told) -> Told:
    """Before every stage as many join as before the second."""

    def wrong(state: State, gang: str) -> Iterator[Why]:
        number = state.table.components.gangsters[1]
        for why in true(state, gang):
            if why.rule == JOINED and why.value != number:
                why = replace(why, rule=SAME_EACH_STAGE, value=number, facts=(*why.facts[:2], number))
            yield why

    return wrong


CREW = ("crew",)

CREWS = (
    Mistake("seven-on-board", CREW, "setup.afterwards", _out(_most_out), "start"),
    Mistake("beside-the-nine", CREW, "setup.start-positions", _given(_beside), "start"),
    Mistake("seven-in-all", CREW, "setup.start-positions", _given(_in_all), "start"),
    Mistake("strange-trunk-aboard", CREW, "cargo.where", _out(_there(IN_TRUNKS, STILL_ABOARD))),
    Mistake("dumped-come-back", CREW, "harbour.dumped", _out(_there(AT_THE_BOTTOM, COME_BACK))),
    Mistake("six-each-stage", CREW, "stage.next", _given(_same_each_stage)),
)
