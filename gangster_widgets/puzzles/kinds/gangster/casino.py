"""The casino cards with which somebody wins after this reckoning."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field

from gangster_widgets.games.gangster.component_file import Gang
from gangster_widgets.games.gangster.moments import moments
from gangster_widgets.games.gangster.outcome import counted, winning
from gangster_widgets.games.gangster.stage import LAST_STAGE
from gangster_widgets.games.gangster.state import State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS, seats
from gangster_widgets.games.gangster.tablet import CASINO
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.game import game
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.schema import Strict
from gangster_widgets.kernel.why import Why
from gangster_widgets.puzzles.answers import Figures, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import colours
from gangster_widgets.puzzles.kinds.gangster._draw import reckoned, told
from gangster_widgets.puzzles.kinds.gangster._slips import how_many
from gangster_widgets.puzzles.kinds.gangster._vary import other_fields, other_influence

NEVER, ALWAYS, SOMETIMES = 0, 1, 2
SORTS = (NEVER, ALWAYS, *(SOMETIMES,) * 6)
"""Who is asked about in drawn puzzles, one as often as another: who wins with none of the cards, all of them, some."""
NEAR = 6
"""So far behind with the best of the cards is somebody at most who wins with none of them."""
USUAL_PLAYERS = 4
"""So many play where a position does not say."""
LATE, CHOICES = 0.6, 12
"""Which part of a game is too early, and how many choices of tablets are tried in a moment of the last stage."""

TABLET, SEVERAL = 12, 4
"""So much weighs each tablet that has to be reckoned, and from which level on there are two at least."""


class Ask(Strict):
    """A colour, and the casino cards that are still in the pile; none named are all of the box."""

    gang: Gang
    cards: Annotated[list[int], Field(default_factory=list, max_length=100)]


class CasinoKind:
    """With which casino cards does that colour win?"""

    ask_model = Ask
    levels = (118, 138, 160, 195)
    compared = 8
    nothing = everything = True
    pairs = False
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
        return Question("question-casino" if len(gangs) == 1 else "question-casino-two", facts)

    def about(self, ask: Mapping[str, Any], position: Mapping[str, Any]) -> Sequence[str]:
        """The gangs of whoever a drawn puzzle is about; there people sit as they usually do."""
        _, persons = seats(position.get("players", USUAL_PLAYERS))
        return next(gangs for gangs in persons if LETTERS[ask["gang"]] in gangs)

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
        """Just the other cards; else how many are missing and how many are too many: which ones is for the learner."""
        if solution.answer and answer and set(solution.answer) ^ set(answer) == set(_cards(state, ask)):
            return Question("verdict-slip-others")
        return how_many(solution.answer, answer)

    def parting(self, true: Sequence[Why], wrong: Sequence[Why]) -> tuple[Sequence[Why], Sequence[Why]]:
        """Of the cards that are judged otherwise the first one alone: with the others the ways part in the same way."""
        card = min((one.facts[0] for one in true if one.name not in DISTRICTS), default=None)
        first, other = ([one for one in way if one.name in DISTRICTS or one.facts[0] == card] for way in (true, wrong))
        return first, other

    def vary(self, state: State, ask: Ask, chance: random.Random) -> State:
        """Other gangsters on the tablets, and other influence before."""
        return other_influence(other_fields(state, None, chance), chance)

    def burden(self, state: State, ask: Ask) -> int:
        """Every tablet is another one to think of."""
        return TABLET * len(told(state, state.table.districts))

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """Some tablets, one of them with a "?", and the cards that are still in the pile, where these decide.

        Now and then somebody is asked about who comes near and wins with none of them, or who wins with all. At level 1
        whoever is asked about never shares the lead.
        """
        sort = chance.choice(SORTS)
        for state in (one for one in moments(chance, LATE) if one.stage == LAST_STAGE):
            left = sorted(set(state.decks.casino))
            for _ in range(CHOICES):
                position = reckoned(state, chance, level, 2 if level >= SEVERAL else 1)
                if position is None or not any(CASINO in one.tablet.places for one in position.districts):
                    continue
                behind = _behind(position, left)
                asked = [one for one, some in behind.items() if _sort(some) == sort]
                if level == 1:
                    asked = [one for one in asked if not _shares(one, behind)]
                if asked:
                    gang = chance.choice(chance.choice(asked))
                    ask = Ask.model_validate({"gang": COLOURS[gang], "cards": left})
                    if sort == SOMETIMES or self._tempting(position, ask):
                        yield position, ask
                    break

    def _tempting(self, state: State, ask: Ask) -> bool:
        """Whether a wrong idea about anything but the influence there was makes somebody win otherwise."""
        ideas = [one for one in game("gangster").mistakes if "casino" in one.kinds and one.clause != "goal.influence"]
        true = self.solve(state, ask).answer
        return any(self.solve(state, ask, one.change(BY_THE_RULES)).answer != true for one in ideas)

    def right(self, state: State, ask: Ask, answer: tuple[int, ...], solution: Solution) -> bool:
        """Whether they are these cards."""
        return bool(answer == solution.answer)


DISTRICTS = ("district", "nobody")


def _shares(person: str, behind: dict[str, list[int]]) -> bool:
    """Whether that person shares the lead with somebody, with any card."""
    return any(not own and others.count(0) > 1 for own, *others in zip(behind[person], *behind.values(), strict=True))


def _sort(behind: list[int]) -> int | None:
    """Whether who is so far behind with each card wins with all, with some, or comes near with none."""
    if not all(behind):
        return SOMETIMES if any(behind) else ALWAYS
    return NEVER if min(behind) <= NEAR else None


def _behind(state: State, cards: Sequence[int]) -> dict[str, list[int]]:
    """How far each person, by its gangs, is behind the best one with each of these cards."""
    scores = [counted(replace(state, casino=card)).value for card in cards]
    return {gangs: [max(some) - some[nth] for some in scores] for nth, gangs in enumerate(state.table.persons)}


def _box(state: State) -> tuple[int, ...]:
    """The casino cards of the box, each number once."""
    return tuple(sorted(set(state.table.components.casino)))


def _cards(state: State, ask: Ask) -> Sequence[int]:
    """The cards that are asked about, rising."""
    return tuple(sorted(ask.cards)) or _box(state)


KIND = CasinoKind()
