"""The smallest number of gangsters with which a player holds a city."""

import random
from collections.abc import Iterator

from gangster_widgets.games.the_boss.components import BANISHED
from gangster_widgets.games.the_boss.state import NOBODY, Men, State, hand, with_crew
from gangster_widgets.games.the_boss.takeover import takeover
from gangster_widgets.games.the_boss.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Where
from gangster_widgets.puzzles.answers import Shape
from gangster_widgets.puzzles.answers_in_parts import Amount
from gangster_widgets.puzzles.diagnose import LOOK_AGAIN
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.the_boss._asked import (
    AskPlayerAndCity,
    about_city,
    needs_hands,
    needs_player_and_city,
)
from gangster_widgets.puzzles.kinds.the_boss._draw import bare, drawn
from gangster_widgets.puzzles.kinds.the_boss._vary import other_crowd

GANG, MIXED, LOST, ENTRY = 2, 3, 3, 2
"""So much weigh a gang in the city and one with occasionals, a banishment, and whether Chicago may be entered."""
WHOLE_ROW = 3
"""From this level on the whole row of cities is shown, with who is there."""


class TakeoverKind:
    """How many does it take to hold that city?"""

    ask_model = AskPlayerAndCity
    levels = (17, 19, 21, 24)
    about = staticmethod(about_city)
    template = """\
ask: {player: red, city: Boston}
position:
  players: [red, blue]
  cities:
    Boston: {gangsters: {red: [1, 0], blue: [2, 0]}}
  hands:
    red: {professionals: 3, occasionals: 2}
"""

    def needs(self, state: State, ask: AskPlayerAndCity, source: Data) -> Iterator[Fault]:
        """The player, the city, and which gangsters he has available."""
        yield from needs_player_and_city(state, ask, source)
        yield from needs_hands(state, [ask.player], source, "ask-hand")

    def question(self, state: State, ask: AskPlayerAndCity) -> Question:
        """How many gangsters must he place at least to hold it?"""
        return Question("question-takeover", (("who", ask.player), ("city", ask.city)))

    def shape(self, state: State, ask: AskPlayerAndCity) -> Shape:
        """A number, or null where he cannot."""
        return Amount(none="takeover-none")

    def solve(self, state: State, ask: AskPlayerAndCity, thought: Thought = BY_THE_RULES) -> Solution:
        """The number, with who is there and what stands against it."""
        why = takeover(state, ask.player, ask.city, thought.takeover)
        return Solution(why.value, why)

    def slip(self, state: State, ask: AskPlayerAndCity, solution: Solution, answer: int | None) -> Question:
        """Where to look again: at the city, and at who may come."""
        return Question(LOOK_AGAIN, (("what", (ask.city, ask.player)),))

    def look(self, state: State, ask: AskPlayerAndCity) -> tuple[Where, ...]:
        """At the city, and at the player's hand."""
        return (hand(ask.player), ask.city)

    def vary(self, state: State, ask: AskPlayerAndCity, chance: random.Random) -> State:
        """Other gangsters in the city and in the hand."""
        return other_crowd(state, ask.player, ask.city, chance)

    def burden(self, state: State, ask: AskPlayerAndCity) -> int:
        """Every gang there has to be counted, and it has to be seen whether the player may come."""
        there = [men for men in state.city(ask.city).men if men.number]
        lost = state.crews[state.table.seat[ask.player]].banished
        weight = GANG * len(there) + MIXED * sum(men.occasionals > 0 for men in there) + LOST * bool(lost)
        return weight + ENTRY * (ask.city == state.table.chicago)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskPlayerAndCity]]:
        """A moment of a game and any player and city in it.

        What it is about is drawn by lot first: Chicago, a stranger there, somebody who is
        banished, occasionals left alone, or anything.
        """
        occasion = chance.choice(OCCASIONS[level - 1])
        for state in drawn(chance, level):
            pairs = [(who, city) for who in state.table.colours for city in state.table.places]
            suiting = [(*pair, moment) for pair in pairs if (moment := occasion(state, *pair)) is not None]
            if suiting:
                who, city, moment = chance.choice(suiting)
                few = level < WHOLE_ROW and city != state.table.chicago
                position = bare(moment, [city] if few else None, hands=[who])
                yield position, AskPlayerAndCity.model_validate({"player": who, "city": city})

    def right(self, state: State, ask: AskPlayerAndCity, answer: int | None, solution: Solution) -> bool:
        """Whether it is that number, or null for null."""
        return bool(answer == solution.answer)


def _any(state: State, who: str, city: str) -> State | None:
    """Somebody is there."""
    return state if state.city(city).number else None


def _in_chicago(state: State, who: str, city: str) -> State | None:
    """It is about Chicago."""
    return state if city == state.table.chicago else None


def _stranger(state: State, who: str, city: str) -> State | None:
    """It is about Chicago, and the player is in no other city."""
    return None if state.elsewhere(state.table.seat[who]) else _in_chicago(state, who, city)


def _banished(state: State, who: str, city: str) -> State | None:
    """The player was banished from that city in an earlier round."""
    seat = state.table.seat[who]
    if BANISHED not in state.table.cards[city] or state.round == 1 or state.city(city).men[seat] != NOBODY:
        return None
    return with_crew(state, seat, replace(state.crews[seat], banished=(city,)))


def _occasionals(state: State, who: str, city: str) -> State | None:
    """The player has nobody but occasionals left."""
    seat = state.table.seat[who]
    men = state.crews[seat].available
    if men is None or not men.occasionals:
        return None
    return with_crew(state, seat, replace(state.crews[seat], available=Men(0, men.occasionals)))


EASY = (_any, _any, _in_chicago, _occasionals)
OCCASIONS = (EASY, (*EASY, _stranger), (*EASY, _stranger, _banished), (*EASY, _stranger, _banished), (*EASY, _banished))
"""What a drawn puzzle of each level is about, one as often as the other: each gives the moment where it suits."""

KIND = TakeoverKind()
