"""The casino cards with which somebody wins after this reckoning."""

import random
from collections.abc import Iterator, Sequence
from typing import Annotated

from pydantic import Field

from gangster_widgets.games.gangster.component_file import Gang
from gangster_widgets.games.gangster.moments import moments
from gangster_widgets.games.gangster.outcome import counted, winning
from gangster_widgets.games.gangster.stage import LAST_STAGE
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import CASINO
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.schema import Strict
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.answers import Figures, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import colours
from gangster_widgets.puzzles.kinds.gangster._draw import reckoned
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields, other_influence

NEVER = 1 / 8
"""How often a drawn puzzle asks about somebody who wins with none of the cards."""
LATE, CHOICES = 0.6, 12
"""Which part of a game is too early, and how many choices of tablets are tried in a moment of the last stage."""


class Ask(Strict):
    """A colour, and the casino cards that are still in the pile; none named are all of the box."""

    gang: Gang
    cards: Annotated[list[int], Field(default_factory=list, max_length=100)]


class CasinoKind:
    """With which casino cards does that colour win?"""

    ask_model = Ask
    levels = (100, 113, 128, 148)
    compared = 8
    nothing = True
    template = """\
ask: {gang: yellow}
position:
  stage: 3
  influence: {yellow: 30, grey: 33, brown: 27, blue: 29}
  districts:
    The Loop:
      tablet: {places: ["?", 3, 1], rows: 2, columns: 4}
      gangsters: "YYGBGY"
      doubled: true
    North Side:
      tablet: {places: [5, 2], rows: 2, columns: 3}
      gangsters: "GBB"
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """A colour in play, cards that there are, and a tablet on which the card counts."""
        if LETTERS[ask.gang] not in state.table.seat:
            facts = {"colour": ask.gang, "colours": colours(state)}
            yield source.fault(("ask", "gang"), "position-not-in-play", **facts)
        box = _box(state)
        for index, card in enumerate(ask.cards):
            if card not in box or card in ask.cards[:index]:
                yield source.fault(("ask", "cards", index), "ask-casino-card", card=card, cards=box)
        if not any(CASINO in district.tablet.places for district in state.districts):
            yield source.fault(("position",), "ask-no-casino")

    def question(self, state: State, ask: Ask) -> Question:
        """Which cards make the person of that colour win?"""
        gangs = tuple(state.table.persons[state.table.person[LETTERS[ask.gang]]])
        facts = (("gangs", gangs), ("cards", _cards(state, ask)), ("had", sum(state.influence)))
        return Question("question-casino", facts)

    def shape(self, state: State, ask: Ask) -> Shape:
        """Some of the cards."""
        return Figures(tuple(map(str, _cards(state, ask))))

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The cards, read off one reckoning for each."""
        why = winning(state, LETTERS[ask.gang], _cards(state, ask), thought.steps, thought.outcomes)
        return Solution(why.value, why)

    def begin(self, state: State, ask: Ask) -> tuple[Why, ...]:
        """How one begins: with the districts that pay the same whatever the card, then a "?" for one card."""
        why = self.solve(state, ask).why
        alike = tuple(part for part in why.parts if part.name in DISTRICTS)
        first = next(part for part in why.parts if part.name not in DISTRICTS)
        return (*alike, *(part for part in first.parts if part.name in DISTRICTS))

    def slip(self, state: State, ask: Ask, solution: Solution, answer: tuple[int, ...]) -> Question:
        """How many cards are missing and how many are too many; which ones is for the learner to find."""
        missing, extra = set(solution.answer) - set(answer), set(answer) - set(solution.answer)
        return Question("verdict-count", (("missing", len(missing)), ("extra", len(extra))))

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """Other gangsters on the tablets, and other influence before."""
        return other_influence(other_fields(state, None, chance), chance)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """Some tablets, one of them with a "?", and the cards that are still in the pile, where these decide.

        Now and then they decide between others only. At level 1 nobody shares the lead.
        """
        never = chance.random() < NEVER
        for state in (one for one in moments(chance, LATE) if one.stage == LAST_STAGE):
            left = sorted(set(state.decks.casino))
            for _ in range(CHOICES):
                position = reckoned(state, chance, level)
                if position is None or not any(CASINO in one.tablet.places for one in position.districts):
                    continue
                best = [_leaders(position, card) for card in left]
                if level == 1 and any(len(some) > 1 for some in best):
                    continue
                won = {one: sum(one in some for some in best) for one in state.table.persons}
                if all(number in (0, len(left)) for number in won.values()):
                    continue
                asked = [one for one, number in won.items() if (number == 0 if never else 0 < number < len(left))]
                if asked:
                    gang = chance.choice(chance.choice(asked))
                    yield position, Ask.model_validate({"gang": COLOURS[gang], "cards": left})
                    break

    def right(self, state: State, ask: Ask, answer: tuple[int, ...], solution: Solution) -> bool:
        """Whether they are these cards."""
        return bool(answer == solution.answer)


DISTRICTS = ("district", "nobody")


def _leaders(state: State, card: int) -> list[str]:
    """The persons, by their gangs, who have most influence when that card counts."""
    scores = counted(replace(state, casino=card)).value
    return [gangs for gangs, score in zip(state.table.persons, scores, strict=True) if score == max(scores)]


def _box(state: State) -> tuple[int, ...]:
    """The casino cards of the box, each number once."""
    return tuple(sorted(set(state.table.components.casino)))


def _cards(state: State, ask: Ask) -> Sequence[int]:
    """The cards that are asked about, rising."""
    return tuple(sorted(ask.cards)) or _box(state)


KIND = CasinoKind()
