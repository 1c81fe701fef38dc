"""What happens at the end of a turn."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Annotated

from pydantic import Field

from gangster_widgets.games.gangster.actions import Action, Drive
from gangster_widgets.games.gangster.component_file import Name
from gangster_widgets.games.gangster.ending import HAPPENINGS, turn_end
from gangster_widgets.games.gangster.notation import read, write
from gangster_widgets.games.gangster.piles import card_faults
from gangster_widgets.games.gangster.spoken import spoken
from gangster_widgets.games.gangster.stage import LAST_STAGE, all_lie, doublers
from gangster_widgets.games.gangster.state import CARS, POLICE, State
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.games.gangster.turn import action_refusals, legal
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.schema import Strict
from gangster_widgets.kernel.why import Where
from gangster_widgets.puzzles.answers import Names, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import asked_action
from gangster_widgets.puzzles.kinds.gangster._cards import other_doublers
from gangster_widgets.puzzles.kinds.gangster._draw import board_of, drawn, whole
from gangster_widgets.puzzles.kinds.gangster._slips import how_many
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields

LONGEST_PILE = 7
"""So many district cards are left at most, so that all of them can be told."""
LIE = ((4, 5), (4, 5), (6, 7, 7), (6, 7, 7), (6, 7, 7))
"""So many doublers lie in the puzzles of each level, one number as often as the other: whether the eighth comes has to
be counted.
"""
PLAIN, BUSY, LATE, BUSY_LATE = (False, False), (True, False), (False, True), (True, True)
SORTS = ((PLAIN, LATE), (BUSY, BUSY_LATE), (PLAIN,), (BUSY, LATE), (BUSY_LATE,))
"""For each level likewise: whether it is a drive with the engine or to the harbour, and whether in the last stage."""
DRIVES, STAYS, THIRD = "drives", "stays", "third"
SOME, ANY = (DRIVES, DRIVES, THIRD, THIRD, THIRD), (DRIVES, DRIVES, STAYS, *(THIRD,) * 4)
GOES = (ANY, SOME, ANY, SOME, SOME)
"""Whose turn it is, for each level likewise: one who drives and has another card up, who does not drive, who drives
with the last card. What lies on top of the pile is drawn by lot apart from it: neither they nor the level tell what
comes.
"""
NEAR, CLOSE = 6, 2
"""From so many doublers on the eighth is near, which weighs so much; a busy drive weighs 1, and so does the last stage
then.
"""


class Ask(Strict):
    """The action in words, and the pile of district cards, the next one first; without any it is used up."""

    action: Annotated[str, Field(max_length=300)]
    pile: Annotated[list[Name], Field(max_length=40)]

    def place(self, state: State) -> str:
        """None: what stands on tablets plays no part."""
        return ""


class TurnsKind:
    """What happens at the end of this turn?"""

    ask_model = Ask
    each_matters = True
    nothing = True
    compared = 4
    levels = (1, 2, 3, 4)
    by_reasons = False
    template = """\
ask: {action: yellow drives 2 to North Side, pile: [West Side, police]}
position:
  districts:
    Greek Town: {tablet: T01, doubled: true}
  cars:
    yellow: {at: Chinatown, cards: [2]}
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """An action that is allowed when it is that colour's turn, and a pile that can be."""
        action, faults = asked_action(state, ask.action, source, ("ask", "action"))
        yield from faults
        if action is not None and not faults and action_refusals(state, action):
            yield source.fault(("ask", "action"), "ask-action-refused", action=ask.action)
        yield from card_faults(state, ask.pile, source, ("ask", "pile"))

    def question(self, state: State, ask: Ask) -> Question:
        """What happens at the end of the turn?"""
        action = partial(spoken, read(state, ask.action))
        return Question("question-turns", (("action", action), ("pile", tuple(ask.pile))))

    def shape(self, state: State, ask: Ask) -> Shape:
        """Some of all that can happen."""
        return Names(HAPPENINGS, none="turns-nothing")

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """What happens, read off the events of the turn."""
        why = turn_end(state, read(state, ask.action), ask.pile, thought.ending)
        return Solution(why.value, why)

    def look(self, state: State, ask: Ask) -> tuple[Where, ...]:
        """At the car, with the cards that lie face up."""
        return (CARS[read(state, ask.action).gang],)

    def slip(self, state: State, ask: Ask, solution: Solution, answer: tuple[str, ...]) -> Question:
        """How many are missing and how many too many."""
        return how_many(solution.answer, answer)

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """Other cards face up, doublers elsewhere and about as many, another stage; for a drive other gangsters too."""
        action = read(state, ask.action)
        number = doublers(state) + chance.randint(-1, 1)
        most = state.table.components.doublers - (not all_lie(state))
        cards = [card for card in ask.pile if card != POLICE]
        other = other_doublers(state, max(0, min(number, most)), cards, chance)
        if isinstance(action, Drive):
            other = other_fields(other, None, chance)
        return _other_cards(replace(other, stage=chance.randint(1, 3)), action, chance)

    def burden(self, state: State, ask: Ask) -> int:
        """The drive has to be told from what it brings, and the stage looked up where the eighth doubler is near."""
        near, last = doublers(state) >= NEAR, state.stage == LAST_STAGE
        return CLOSE * near + _busy(state, read(state, ask.action)) + (near and last)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A turn late in a stage of a game, with all the district cards that are really left."""
        (busy, last), lie = chance.choice(SORTS[level - 1]), chance.choice(LIE[level - 1])
        goes, police = chance.choice(GOES[level - 1]), bool(chance.randrange(2))
        for state in drawn(chance, level):
            pile = list(state.decks.districts)
            if doublers(state) != lie or (state.stage == LAST_STAGE) != last or not whole(state):
                continue
            if 0 < len(pile) <= LONGEST_PILE and (pile[0] == POLICE) == police:
                some = [one for one in legal(state) if _goes(state, one) == goes and _busy(state, one) == busy]
                if some:
                    yield board_of(state), Ask(action=write(chance.choice(some)), pile=pile)

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether just that happens."""
        return bool(answer == solution.answer)


def _goes(state: State, action: Action) -> str:
    """Whose turn that is; empty for drives that push somebody, and where nobody would think of cards at all."""
    third = len(state.car(action.gang).cards) == 1
    if isinstance(action, Drive):
        return "" if action.pushed else THIRD if third else DRIVES
    return STAYS if third else ""


def _busy(state: State, action: Action) -> bool:
    """Whether more belongs to that drive than a card and the place where it ends."""
    return isinstance(action, Drive) and (action.engine or action.to == state.table.harbour)


def _other_cards(state: State, action: Action, chance: random.Random) -> State:
    """The position with other cards face up beside the one that is driven with."""
    if not isinstance(action, Drive):
        return state
    others = [card for card in state.table.components.movement if card != action.card]
    cards = (action.card, *chance.sample(others, chance.choice((0, 0, 1, 2))))
    return state.with_car(replace(state.car(action.gang), cards=tuple(sorted(cards))))


KIND = TurnsKind()
