"""The action after which a colour's lead is largest, if the reckoning came at once."""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Lose, Unload
from gangster_widgets.games.gangster.leading import lead
from gangster_widgets.games.gangster.notation import read, write
from gangster_widgets.games.gangster.reckoning import reckon
from gangster_widgets.games.gangster.spoken import spoken
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.games.gangster.turn import action_refusals, actions_of, play
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.why import Rule, Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Shape, Text
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._asked import AskCar, asked_district, needs_car, needs_casino, to_move
from gangster_widgets.puzzles.kinds.gangster._draw import CROWD, bare, dated, drawn, meeting, reckonable, standing, told

FEWEST, MOST = 3, 12
"""So many loads and unloads there are to choose from."""
FAR = 20
"""Nobody is further ahead of the best other person than that, so that the action still matters."""
SORTS = {"load another": 2, "unload": 2, "load own": 1}
"""How likely each sort of action is to be the best one."""
PARTICULAR = 3
"""Nothing particular follows from an idea with which more than one of so many loads and unloads is best."""
TWO_FROM = 3
"""From that level on more than one tablet counts."""

BEST = Rule("best", "goal.influence", ("gang", "lead", "number"))
ONLY_THE_OTHER = Rule("only-the-other", "two.persons", ("gang",))


class ActionInWords(Text, frozen=True):
    """One action, in whatever words it can be read from."""

    state: Any = None
    gang: str = ""

    def choices(self) -> list[Action]:
        """What that gang may do: which of it is best is the question."""
        return actions_of(self.state, self.gang)

    def read(self, given: Any) -> str:
        """The action in the words it is written in."""
        return write(read(self.state, super().read(given)))

    def called(self, name: str, words: Words) -> str:
        """The action in a sentence."""
        return spoken(read(self.state, name), words)

    def told(self, answer: str, words: Words) -> str:
        """The action in a sentence."""
        return self.called(answer, words) if answer else words.say("answer-none")


class Best:
    """What is the best action?"""

    ask_model = AskCar
    levels = (36, 44, 53, 62)
    compared = 8
    slip_always = True
    told_at_most = 2
    scores = True
    pairs = False
    template = """\
ask: {car: yellow}
position:
  casino: 3
  districts:
    North Side:
      tablet: {places: [5, 3, 1], rows: 2, columns: 4}
      gangsters: "YG"
  cars:
    yellow: {at: North Side, aboard: 5}
"""

    def needs(self, state: State, ask: AskCar, source: Data) -> Iterator[Fault]:
        """The car, and what "?" counts where a tablet shows one."""
        yield from needs_car(state, ask.car, source)
        yield from needs_casino(state, [district for district in state.districts if district.fields], source)

    def question(self, state: State, ask: AskCar) -> Question:
        """Which action leads furthest?"""
        return Question("question-best", (("gang", ask.car), ("persons", len(state.table.persons))))

    def shape(self, state: State, ask: AskCar) -> Shape:
        """One action in words."""
        return ActionInWords(state=to_move(state, LETTERS[ask.car]), gang=LETTERS[ask.car])

    def solve(self, state: State, ask: AskCar, thought: Thought = BY_THE_RULES) -> Solution:
        """The best actions; the first of them is the answer that is shown, all are right."""
        return self._solved(state, ask, thought)

    def led(self, state: State, ask: AskCar, thought: Thought, answer: str | None = None) -> Solution | None:
        """What somebody would do who thinks so, told of that action; None where it hardly matters to him which one."""
        solution = self._solved(state, ask, thought, answer)
        mine = to_move(state, LETTERS[ask.car])
        best = [read(mine, words) for words in solution.why.value]
        if not best or any(isinstance(one, Drive) for one in best):
            return None
        some = sum(not isinstance(one, Drive) for one in actions_of(mine, LETTERS[ask.car]))
        alike = len({_alike(mine, one) for one in best}) == 1
        return solution if alike or PARTICULAR * len(best) <= some else None

    def _solved(self, state: State, ask: AskCar, thought: Thought, shown: str | None = None) -> Solution:
        """The best actions, with the reasons of one of them: of that one, or of the first."""
        gang = LETTERS[ask.car]
        mine = to_move(state, gang)
        actions = actions_of(mine, gang) or [lose for lose in (Lose(gang),) if not action_refusals(mine, lose)]
        if not actions:
            return Solution("", Why(ONLY_THE_OTHER, (), (CARS[gang],), (gang,)))
        tried = _tried(mine, actions, thought)
        largest = max(why.value for why in tried.values())
        best = {words: why for words, why in tried.items() if why.value == largest}
        words = tuple(best)
        part = best.get(shown or "", best[words[0]])
        return Solution(words[0], Why(BEST, words, (CARS[gang],), (gang, largest, len(best)), (part,)))

    def slip(self, state: State, ask: AskCar, solution: Solution, answer: str) -> Question | None:
        """How far the lead of that action falls short of the largest, or that the action is not allowed at all."""
        mine = to_move(state, LETTERS[ask.car])
        action = read(mine, answer)
        against = tuple(action_refusals(mine, action))
        if action.gang != LETTERS[ask.car] or against:
            return Question("verdict-not-allowed", (("action", answer),), against)
        largest = solution.why.parts[0].told()
        facts = _lead(mine, action).told() | {f"best-{name}": largest[name] for name in ("lead", "own", "other")}
        return Question("verdict-lead-drive" if isinstance(action, Drive) else "verdict-lead", tuple(facts.items()))

    def begin(self, state: State, ask: AskCar) -> tuple[Why, ...]:
        """How one begins: with the reckoning as it stands, before any action."""
        return (reckon(state, state.casino),)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, AskCar]]:
        """A car in a district with all that it can reach there, and other tablets that count; from level 4 on with
        influence to reckon with. What sort of action is best is drawn by lot.
        """
        (sort,) = chance.choices(list(SORTS), list(SORTS.values()))
        for state in drawn(chance, level):
            for car in state.cars:
                near, gangs = meeting(state, car)
                places = _counting(state, near, level, chance)
                districts = told(state, places)
                if len(districts) < len(places) or not 1 < standing(districts) <= CROWD[level - 1]:
                    continue
                position = to_move(bare(state, places, gangs), car.gang)
                if level > 3:
                    position = dated(position, state)
                position = reckonable(position, state, chance)
                ask = AskCar.model_validate({"car": COLOURS[car.gang]})
                if self._decisive(position, ask, sort):
                    yield position, ask

    def _decisive(self, state: State, ask: AskCar, sort: str) -> bool:
        """Whether there is enough to load or unload, one of it of that sort is best, and nobody is too far ahead or
        behind.
        """
        some = [one for one in actions_of(state, LETTERS[ask.car]) if not isinstance(one, Drive)]
        wanted = [one for one in some if _sort(state, one) == sort]
        if not FEWEST <= len(some) <= MOST or not wanted:
            return False
        reckoned, persons = dict(reckon(state, state.casino).value), state.table.persons
        totals = [sum(state.influence[state.table.seat[one]] + reckoned[one] for one in some) for some in persons]
        own = totals.pop(state.turn)
        if max(own, *totals) - min(own, *totals) > FAR:
            return False
        if max(_lead(state, one).value for one in wanted) <= own - max(totals):
            return False
        best = [read(state, words) for words in self.solve(state, ask).why.value]
        return _sort(state, best[0]) == sort and len({_alike(state, one) for one in best}) == 1

    def as_good(self, state: State, ask: AskCar, solution: Solution) -> str:
        """Every action with the same lead, if there is another one."""
        return "as-good-best" if len(solution.why.value) > 1 else ""

    def right(self, state: State, ask: AskCar, answer: str, solution: Solution) -> bool:
        """Whether it is one of the best."""
        return answer in solution.why.value


def _alike(state: State, action: Action) -> Any:
    """What loads of the same gang's gangsters on one tablet have in common; every other action stands for itself."""
    if not isinstance(action, Load):
        return action
    district = asked_district(state, action.place)
    return district.name, district.fields[action.field - 1]


def _sort(state: State, action: Action) -> str:
    """What sort of action it is."""
    if not isinstance(action, Load):
        return "unload" if isinstance(action, Unload) else "drive"
    own = asked_district(state, action.place).fields[action.field - 1] == action.gang
    return "load own" if own else "load another"


def _counting(state: State, near: list[str], level: int, chance: random.Random) -> list[str]:
    """The districts that count: those within reach, and from a level on others on which gangs meet."""
    if level < TWO_FROM:
        return near
    others = [
        one.name for one in told(state, state.table.districts) if one.name not in near and len(set(one.fields)) > 2
    ]
    fewest = max(0, 2 - len(near))
    more = chance.randint(fewest, max(fewest, level - TWO_FROM))
    return [*near, *chance.sample(others, min(len(others), more))]


@lru_cache(maxsize=512)
def _after(state: State, action: Action) -> State:
    """The position after that action. Whoever thinks a reckoning otherwise comes to the same one."""
    return play(state, action)


def _tried(state: State, actions: Sequence[Action], thought: Thought) -> dict[str, Why]:
    """The lead after each of these actions, by their words. What leaves all tablets as they are is reckoned once."""
    found: dict[str, Why] = {}
    still: Why | None = None
    for action in actions:
        after, words = _after(state, action), write(action)
        if (after.districts, after.influence) != (state.districts, state.influence):
            found[words] = _lead(state, action, thought)
        elif still is None:
            found[words] = still = _lead(state, action, thought)
        else:
            found[words] = replace(still, facts=(words, *still.facts[1:]))
    return found


def _lead(state: State, action: Action, thought: Thought = BY_THE_RULES) -> Why:
    """The lead after an action: influence and an immediate reckoning, less those of the best other person."""
    after = _after(state, action)
    return lead(after, action.gang, write(action), thought.steps, thought.outcomes, thought.ahead)


KIND = Best()
