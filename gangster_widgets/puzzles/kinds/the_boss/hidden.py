"""The cards that may lie face down under a city, as far as a player can know."""

import random
from collections.abc import Iterator

from gangster_widgets.games.the_boss.hidden import hidden
from gangster_widgets.games.the_boss.state import State
from gangster_widgets.games.the_boss.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.puzzles.answers import Figures, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.the_boss._asked import AskPlayerAndCity, about_city, needs_player_and_city
from gangster_widgets.puzzles.kinds.the_boss._draw import bare, drawn
from gangster_widgets.puzzles.kinds.the_boss._vary import other_cards

HANDS_TOLD = (0.0, 0.2, 0.4, 0.6, 0.8)
"""How often the hands of the others, whom the player cannot see, are told, for each level."""
CARD = 2
"""So much weighs each card of the city that is open or in a hand."""


class HiddenKind:
    """What may lie hidden there?"""

    ask_model = AskPlayerAndCity
    levels = (15, 18, 21, 24)
    nothing = True
    everything = True
    about = staticmethod(about_city)
    template = """\
ask: {player: red, city: Boston}
position:
  players: [red, blue]
  cities:
    Boston: {open: [2]}
  hands:
    red: {cards: {Boston: [1], Detroit: [4]}}
"""

    def needs(self, state: State, ask: AskPlayerAndCity, source: Data) -> Iterator[Fault]:
        """The player, the city, and which cards he holds."""
        faults = list(needs_player_and_city(state, ask, source))
        yield from faults
        if not faults and state.hands[state.table.seat[ask.player]] is None:
            yield source.fault(("position",), "ask-cards", player=ask.player)

    def question(self, state: State, ask: AskPlayerAndCity) -> Question:
        """Which cards may lie face down there, as far as he can know?"""
        return Question("question-hidden", (("who", ask.player), ("city", ask.city)))

    def seen(self, state: State, ask: AskPlayerAndCity) -> State:
        """The position with nothing of what lies face down; hands that are told of are seen, though not by him."""
        return replace(state, cities=tuple(replace(city, hidden=None) for city in state.cities))

    def shape(self, state: State, ask: AskPlayerAndCity) -> Shape:
        """Cards of that city in any order; all that there are where it has none. Any other card can be named too."""
        box = state.table.components.cities
        every = sorted({str(face) for city in box for face in city.cards}, key=lambda one: (not one.isdecimal(), one))
        own = [str(face) for face in dict.fromkeys(state.table.cards[ask.city])] or every
        return Figures(tuple(own), absent=tuple(one for one in every if one not in own), none="hidden-nothing")

    def solve(self, state: State, ask: AskPlayerAndCity, thought: Thought = BY_THE_RULES) -> Solution:
        """The cards of the city less those that he has seen."""
        why = hidden(state, ask.player, ask.city, thought.hidden)
        return Solution(why.value, why)

    def vary(self, state: State, ask: AskPlayerAndCity, chance: random.Random) -> State:
        """Other cards of that city, open and in hands."""
        return other_cards(state, chance)

    def burden(self, state: State, ask: AskPlayerAndCity) -> int:
        """Every card of the city that is told of has to be looked at."""
        held = [card for cards in state.hands for card in cards or () if card.city == ask.city]
        return CARD * (len(held) + len(state.city(ask.city).open))

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskPlayerAndCity]]:
        """Any moment of a round, any player and a city of which something is known.

        Whether the others' hands are told, which he cannot see, is drawn by lot first.
        """
        others = chance.random() < HANDS_TOLD[level - 1]
        for state in drawn(chance, level):
            who = chance.choice(state.table.colours)
            position = bare(state, (), cards=state.table.colours if others else [who], opened=True)
            for city in chance.sample(state.table.cities, len(state.table.cities)):
                if self.burden(position, ask := AskPlayerAndCity.model_validate({"player": who, "city": city})):
                    yield position, ask

    def right(self, state: State, ask: AskPlayerAndCity, answer: tuple[int | str, ...], solution: Solution) -> bool:
        """Whether they are these cards."""
        return set(answer) == set(solution.answer)


KIND = HiddenKind()
