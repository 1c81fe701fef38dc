"""Wrong ideas about turns, rounds and the end of the game.

Those that change no answer belong to no kind of question: they are met in lessons and in play.
"""

from collections.abc import Callable, Sequence

from gangster_widgets.games.the_boss import police
from gangster_widgets.games.the_boss.components import BOTH, GOLD, SILVER
from gangster_widgets.games.the_boss.placing import twice
from gangster_widgets.games.the_boss.round_steps import LAY, PLACE
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.thought import Thought
from gangster_widgets.kernel.game import SaidError
from gangster_widgets.kernel.mistake import Mistake
from gangster_widgets.kernel.record import replace

Order = Callable[[Sequence[int], Sequence[int]], tuple[int, ...]]


def _clockwise(seats: Sequence[int], numbers: Sequence[int]) -> tuple[int, ...]:
    """The last turn is thought to go round as always."""
    return tuple(seats)


def _fewest(seats: Sequence[int], numbers: Sequence[int]) -> tuple[int, ...]:
    """Who has the fewest is thought to be first."""
    return tuple(sorted(seats, key=lambda seat: numbers[seat]))


def _ordering(order: Order) -> Callable[[Thought], Thought]:
    """A mistake about how the numbers decide."""
    return lambda thought: replace(thought, last_turn=replace(thought.last_turn, order=order))


def _placed(state: State, seat: int) -> int:
    """The gangsters in the cities are thought to be counted; where nobody is in any, nothing follows from that."""
    if not any(city.number for city in state.cities):
        raise SaidError("nobody-anywhere")
    return sum([city.men[seat].number for city in state.cities])


def _placed_counted(thought: Thought) -> Thought:
    return replace(thought, last_turn=replace(thought.last_turn, count=_placed))


def _double_for(colour: str) -> Callable[[Thought], Thought]:
    """The double card is thought to count for that colour alone."""

    def marks(card: str, one: str) -> int:
        return int(card == one or (card == BOTH and one == colour))

    return lambda thought: replace(thought, police=replace(thought.police, marks=marks))


def _one_more(thought: Thought) -> Thought:
    """The round after the third mark is thought to be the last."""
    return replace(thought, police=replace(thought.police, last=lambda number: number + 1))


def _nothing_drawn(state: State) -> tuple[str, ...]:
    """The cards that have been turned are thought to tell nothing."""
    return ()


def _drawn_forgotten(thought: Thought) -> Thought:
    return replace(thought, police=police.Steps(_nothing_drawn, thought.police.marks, thought.police.last))


def _card_first(thought: Thought) -> Thought:
    """The card is thought to come first, then the gangsters."""
    return replace(thought, round=replace(thought.round, turn=lambda state: (LAY, PLACE)))


def _under_chicago(thought: Thought) -> Thought:
    """A card is thought to lie under Chicago too."""
    return replace(thought, round=replace(thought.round, covered=lambda state: state.table.places))


def _several_cities(thought: Thought) -> Thought:
    """Several cities are thought to be entered in one turn."""
    against = tuple([one for one in thought.placing.against if one is not twice])
    return replace(thought, placing=replace(thought.placing, against=against))


def _occasionals_back(thought: Thought) -> Thought:
    return replace(thought, returning=replace(thought.returning, occasionals=True))


def _professionals_stay(thought: Thought) -> Thought:
    return replace(thought, returning=replace(thought.returning, professionals=False))


def _one_round(thought: Thought) -> Thought:
    return replace(thought, returning=replace(thought.returning, prison=1))


TURN, POLICE, ROUNDS_END = ("last-turn",), ("police",), "boss.round-end"

ROUNDS = (
    Mistake("last-turn-clockwise", TURN, "boss.last-turn", _ordering(_clockwise), "order"),
    Mistake("fewest-first", TURN, "boss.last-turn", _ordering(_fewest), "order"),
    Mistake("placed-counted", TURN, "boss.last-turn", _placed_counted),
    Mistake("double-only-gold", POLICE, "boss.police-double", _double_for(GOLD), "double"),
    Mistake("double-only-silver", POLICE, "boss.police-double", _double_for(SILVER), "double"),
    Mistake("one-more-round", POLICE, "boss.police", _one_more),
    Mistake("drawn-forgotten", POLICE, "boss.police", _drawn_forgotten),
    Mistake("card-first", (), "boss.turn", _card_first),
    Mistake("several-cities", (), "boss.turn", _several_cities),
    Mistake("card-under-chicago", (), "boss.chicago-bare", _under_chicago),
    Mistake("occasionals-come-back", (), "boss.occasional", _occasionals_back),
    Mistake("professionals-stay", (), ROUNDS_END, _professionals_stay),
    Mistake("prison-one-round", (), "boss.prison", _one_round),
)
