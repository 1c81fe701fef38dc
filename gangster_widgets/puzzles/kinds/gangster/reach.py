"""The places where a drive may end."""

import random
from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import Field

from gangster_widgets.games.gangster.drive import CLOSED, lengths, reach
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import LETTERS
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.answers import Names, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import AskCar, needs_car
from gangster_widgets.puzzles.kinds.gangster._maps import small_map
from gangster_widgets.puzzles.kinds.gangster._vary import other_car

FORMS = (((1,), 1), ((2,), 0), ((2,), 1), ((3,), 0), ((3,), 1), ((1, 2), 0), ((1, 3), 0), ((2, 3), 0), ((1, 2), 1))
"""The cards that lie face up, and whether there is an engine: what can be asked about."""
PLAYERS = (3, 4)
"""With three Cicero is closed, with any other number it is open."""
OWN_MAP_ONE_IN = (4, 3, 2, 2, 2)
"""At each level one of so many maps is a small one of its own, and not that of the box."""
FEWEST, MOST = 2, 8
"""So many places are the answer: with a 3 and the engine it is every place of the box's map, however one thinks."""


class Ask(AskCar):
    """The car, and one card that is face up; every card that is, where none is named."""

    card: Annotated[int, Field(ge=1)] | None = None


class Reach:
    """Where can this car get?"""

    ask_model = Ask
    levels = (22, 26, 30, 37)
    compared = 2
    seeds = 150
    template = """\
ask: {car: blue, card: 3}
position:
  cars:
    blue: {at: Greek Town}
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """The car, and that card face up."""
        missing = list(needs_car(state, ask.car, source))
        yield from missing
        if not missing and ask.card is not None and ask.card not in state.car(LETTERS[ask.car]).cards:
            facts = {"card": ask.card, "cards": state.car(LETTERS[ask.car]).cards}
            yield source.fault(("ask", "card"), "ask-card", **facts)

    def question(self, state: State, ask: Ask) -> Question:
        """Where may a drive end?"""
        if ask.card is None:
            return Question("question-reach", (("gang", ask.car),))
        has = state.car(LETTERS[ask.car]).equipment
        return Question("question-reach-card", (("gang", ask.car), ("card", ask.card), ("equipment", has)))

    def shape(self, state: State, ask: Ask) -> Shape:
        """Places in any order; a closed one is not among them, yet it can be named."""
        return Names(state.table.open_board.places, absent=(state.table.closed,) if state.table.closed else ())

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The places, each with a way that leads there."""
        why = reach(state, LETTERS[ask.car], ask.card, thought.routes)
        return Solution(self.shape(state, ask).read(why.value), why)

    def slip(self, state: State, ask: Ask, solution: Solution, answer: tuple[str, ...]) -> Question | None:
        """No drive ends in a closed place."""
        closed = state.table.closed
        if closed not in answer:
            return None
        name = "verdict-slip-extra" if set(answer) == {*solution.answer, closed} else "verdict-look-again"
        return Question(name, (("what", closed),), (Why(CLOSED, closed, (closed,), (closed,)),))

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """The car elsewhere, with other cards face up; a card that is asked about stays."""
        other = other_car(state, LETTERS[ask.car], chance)
        car = other.car(LETTERS[ask.car])
        return other if ask.card is None else other.with_car(replace(car, cards=(ask.card,)))

    def burden(self, state: State, ask: Ask) -> int:
        """All that has to be followed on the map: every drive as far as the longest goes, step by step."""
        car = state.car(LETTERS[ask.car])
        cards = car.cards if ask.card is None else (ask.card,)
        longest = max((card + more for card, more in lengths(cards, car.has("engine"))), default=0)
        return sum(state.table.roads.drives(car.at, steps) for steps in range(1, longest + 1))

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A car anywhere on the map of the box, Cicero open or closed, or on a small map of its own; nothing else.

        Whatever is the same to a drive looks the same: the gang follows from place and cards.
        """
        while True:
            players, own = chance.choice(PLAYERS), not chance.randrange(OWN_MAP_ONE_IN[level - 1])
            written: dict[str, Any] = {"players": players} | ({"board": small_map(chance)} if own else {})
            cards, engine = chance.choice(FORMS)
            places = position(written).table.open_board.places
            at = chance.choice(places)
            gang = list(LETTERS)[(places.index(at) + sum(cards) + engine) % players]
            car = {"at": at, "cards": list(cards), "equipment": ["engine"] * engine}
            state = position({**written, "turn": gang, "cars": {gang: car}})
            card = cards[0] if len(cards) == 1 else None
            if FEWEST <= len(reach(state, LETTERS[gang], card).value) <= MOST:
                yield state, Ask.model_validate({"car": gang, "card": card})

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether they are these places."""
        return bool(answer == solution.answer)


KIND = Reach()
