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
from gangster_widgets.games.gangster.stage import all_lie, doublers
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

LONGEST_PILE = 6
"""So many district cards are left at most, so that all of them can be told."""
QUIET = ("nothing", "stays", "policeman", "policeman", "doubler", "doubler")
LAST = ("nothing", "policeman", "policeman", "end", "end")
COMES = (QUIET, QUIET, (*QUIET, "end"), (*LAST, "stays"), LAST)
"""What the turn of a drawn puzzle of each level leads to, one as often as the other."""
NEAR_FROM = 4
"""From that level on one doubler is still to come, and a district card lies on top where none is drawn."""
TO_HARBOUR_ONE_IN = 5
"""In one of so many puzzles the drive goes to the harbour, where it can."""
DOUBLER, STAGE = 3, 8
"""So much weigh a doubler beyond the fourth, since they have to be counted the nearer the eighth is, and a later stage:
in the last one there is an end more.
"""
FEW_DOUBLERS = 4


class Ask(Strict):
    """The action in words, and the pile of district cards, the next one first; without any it is used up."""

    action: Annotated[str, Field(max_length=300)]
    pile: Annotated[list[Name], Field(max_length=40)]


class TurnsKind:
    """What happens at the end of this turn?"""

    ask_model = Ask
    each_matters = True
    nothing = True
    compared = 4
    levels = (26, 31, 36, 41)
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
        """Doublers have to be counted, cards to be read, and the stage to be looked up, whatever comes of it."""
        return DOUBLER * max(0, doublers(state) - FEW_DOUBLERS) + STAGE * (state.stage - 1) + len(ask.pile)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """A turn late in a stage of a game, with all the district cards that are really left."""
        comes, to_harbour = chance.choice(COMES[level - 1]), not chance.randrange(TO_HARBOUR_ONE_IN)
        for state in drawn(chance, level):
            pile = list(state.decks.districts)
            if not 0 < len(pile) <= LONGEST_PILE or not whole(state):
                continue
            if level >= NEAR_FROM and not _near(state, pile[0], comes):
                continue
            some = [one for one in legal(state) if _leads_to(state, one, pile[0]) == comes]
            stops: list[Action] = [one for one in some if isinstance(one, Drive) and one.to == state.table.harbour]
            others = [one for one in some if one not in stops]
            chosen = stops if to_harbour and stops else others
            if chosen:
                yield board_of(state), Ask(action=write(chance.choice(chosen)), pile=pile)

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether just that happens."""
        return bool(answer == solution.answer)


def _leads_to(state: State, action: Action, card: str) -> str:
    """What that turn leads to when this is the next district card; empty for drives that push somebody.

    A turn that leads to nothing is a drive with another card still up; one "stays" who has one card left and does not
    drive.
    """
    if isinstance(action, Drive) and action.pushed:
        return ""
    last = len(state.car(action.gang).cards) == 1
    if not isinstance(action, Drive):
        return "stays" if last else ""
    if not last:
        return "nothing"
    if card == POLICE:
        return "policeman"
    return "end" if doublers(state) + 1 == state.table.components.doublers else "doubler"


def _near(state: State, card: str, comes: str) -> bool:
    """Whether one doubler is still to come, and would come with this card where what comes is not a policeman."""
    return doublers(state) + 1 == state.table.components.doublers and (comes == "policeman" or card != POLICE)


def _other_cards(state: State, action: Action, chance: random.Random) -> State:
    """The position with other cards face up beside the one that is driven with."""
    if not isinstance(action, Drive):
        return state
    others = [card for card in state.table.components.movement if card != action.card]
    cards = (action.card, *chance.sample(others, chance.choice((0, 0, 1, 2))))
    return state.with_car(replace(state.car(action.gang), cards=tuple(sorted(cards))))


KIND = TurnsKind()
