"""Which of several actions are allowed."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Annotated, Any, ClassVar

from pydantic import Field

from gangster_widgets.games.gangster.actions import Action, Drive
from gangster_widgets.games.gangster.cargo import (
    GUN_NOT_FOR_OWN,
    GUN_NOT_FROM_HARBOUR,
    NOT_IN_TRUNK,
    NOT_WHERE_THE_CAR_IS,
    ONE_FIELD_LEFT,
    SHIELDED,
    TRUNK_FULL,
)
from gangster_widgets.games.gangster.drive import NO_WAY_BACK
from gangster_widgets.games.gangster.equipment import INTO_CLOSED, NO_BUMPER, NOT_NEXT_DOOR
from gangster_widgets.games.gangster.notation import read, write
from gangster_widgets.games.gangster.spoken import spoken
from gangster_widgets.games.gangster.state import CARS, State
from gangster_widgets.games.gangster.tablet import TABLET_FULL
from gangster_widgets.games.gangster.thought import BY_THE_RULES, Thought
from gangster_widgets.games.gangster.turn import NOT_ITS_TURN, refusals, tell
from gangster_widgets.kernel.files import Data, Fault
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.schema import Strict
from gangster_widgets.kernel.why import Rule, Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Names, Shape
from gangster_widgets.puzzles.kind import Question, Solution
from gangster_widgets.puzzles.kinds.gangster._actions import acting, mixed, tempting
from gangster_widgets.puzzles.kinds.gangster._asked import asked_action
from gangster_widgets.puzzles.kinds.gangster._draw import armed, drawn, guarded
from gangster_widgets.puzzles.kinds.gangster._forms import PUSH, by_form, lot
from gangster_widgets.puzzles.typed import LINES, folded

ALLOWED_ARE = Rule("allowed-are", "turn.one", ("number", "of"))
ALLOWED = Rule("allowed", "turn.one", ("action",))
NOT_ALLOWED = Rule("not-allowed", "turn.one", ("action",))

IDLE_STOP = "nothing"
ALLOWED_THOUGH_TEMPTING = ("stop", IDLE_STOP, "others", "kept")
REFUSED_STOPS = ("untaken", "again", "absent", "elsewhere")
"""The sorts of actions easily misjudged, as `tempting` has them."""
LIE = (3, 3, 2, 1)
"""So many pieces lie at the harbour, one number as often as the other; fewer than three when the supply is empty, and
one where something is asked about a stop at which nothing may be taken, since else that hardly comes about.
"""
OTHERS = ("once more",)
OTHERS_TO = 2
"""Up to that level others' actions are among them too: whoever has seen one knows all of them."""
MANY = 7
"""Of so many actions more than one is refused."""
NONE_ONE_IN = ALL_ONE_IN = 9
"""In one of so many puzzles none of the actions is allowed, and in one of so many all are."""
IDLE = (NOT_IN_TRUNK.name, NOT_ITS_TURN.name, NOT_WHERE_THE_CAR_IS.name)
"""What is refused for one of these needs no thought."""
HINDRANCES = (
    (SHIELDED.name,),
    (TABLET_FULL.name, ONE_FIELD_LEFT.name),
    (NO_BUMPER.name, NOT_NEXT_DOOR.name, INTO_CLOSED.name),
    (TRUNK_FULL.name, GUN_NOT_FOR_OWN.name, NO_WAY_BACK.name),
    (GUN_NOT_FROM_HARBOUR.name,),
)
"""What stands against one action at least, one of these by lot: a bodyguard, a full tablet, a push, trunk or gun,
or a gun at the harbour.
"""
NONE = 3
"""So much more weighs each action where none is allowed: few reasons are told of it, and yet all have to be found."""
HINDERED_FROM, IDLE_TO = 3, 4
"""So it is from that level on; and up to that one more than one action may be refused for what needs no thought."""


class Ask(Strict):
    """The actions, in words."""

    actions: Annotated[list[Annotated[str, Field(max_length=300)]], Field(min_length=1, max_length=100)]


class Actions(Names, frozen=True):
    """Some of the actions asked about, in any order; each in the words asked, or in other words for the same."""

    between: ClassVar[str] = LINES
    state: Any = None

    def _name(self, given: Any) -> str:
        if isinstance(given, str) and given not in self.names:
            same = {read(self.state, name): name for name in self.names}
            with suppress(Unreadable):
                given = same.get(read(self.state, given), given)
        return super()._name(given)

    def called(self, name: str, words: Words) -> str:
        """The action in a sentence."""
        return spoken(read(self.state, name), words, self.state)

    def told(self, answer: Any, words: Words) -> str:
        """The actions, separated as they are typed."""
        return words.apart(self.called(name, words) for name in answer) or words.say("answer-none")

    def typed(self, given: str, words: Words) -> str:
        """The action that somebody typed; what is written in other words is read later."""
        return self.said(words).get(folded(given), given)


class Legal:
    """What is allowed?"""

    ask_model = Ask
    compared = 8
    levels = (39, 46, 51, 57)
    nothing = everything = True
    template = """\
ask:
  actions:
    - yellow drives 1 to The Loop
    - yellow drives 3 to North Side
    - yellow unloads yellow yellow
position:
  districts:
    North Side:
      tablet: {places: [5, 3, 1], rows: 2, columns: 4}
      gangsters: "YG.B"
  cars:
    yellow: {at: North Side, aboard: 5}
"""

    def needs(self, state: State, ask: Ask, source: Data) -> Iterator[Fault]:
        """Actions that can be read, of cars that the position has, each once."""
        seen: set[Action] = set()
        for index, words in enumerate(ask.actions):
            path = ("ask", "actions", index)
            action, faults = asked_action(state, words, source, path)
            if action in seen:
                yield source.fault(path, "ask-action-twice", action=words)
            yield from faults
            if action is not None:
                seen.add(action)

    def question(self, state: State, ask: Ask) -> Question:
        """Which of these actions are allowed?"""
        return Question(
            "question-legal", (("turn", tuple(state.table.persons[state.turn])), ("actions", tuple(ask.actions)))
        )

    def shape(self, state: State, ask: Ask) -> Shape:
        """Some of the actions."""
        return Actions(tuple(ask.actions), state=state)

    def solve(self, state: State, ask: Ask, thought: Thought = BY_THE_RULES) -> Solution:
        """The allowed ones, and for every other one everything that stands against it."""
        parts, allowed = [], []
        for words in ask.actions:
            action = read(state, words)
            against = thought.against(state, action)
            if not against:
                allowed.append(words)
            reasons = against or _told(state, action)
            parts.append(Why(NOT_ALLOWED if against else ALLOWED, not against, (CARS[action.gang],), (words,), reasons))
        cars = tuple(CARS[gang] for gang in state.table.gangs if state.car(gang).at)
        why = Why(ALLOWED_ARE, tuple(allowed), cars, (len(allowed), len(ask.actions)), tuple(parts))
        return Solution(tuple(allowed), why)

    def slip(self, state: State, ask: Ask, solution: Solution, answer: tuple[str, ...]) -> Question:
        """The first action that was judged wrongly, and why it is allowed or what stands against it."""
        judged = zip(ask.actions, solution.why.parts, strict=True)
        wrong, why = next((words, why) for words, why in judged if (words in answer) != why.value)
        return Question("verdict-look-again", (("what", wrong),), (why,))

    def burden(self, state: State, ask: Ask) -> int:
        """How many actions there are where none is allowed; else the reasons tell all."""
        allowed = any(not refusals(state, read(state, one)) for one in ask.actions)
        return 0 if allowed else NONE * len(ask.actions)

    def draw(self, chance: random.Random, level: int) -> Iterator[tuple[State, Ask]]:
        """Some of what whoever is to move may do, mostly one up to all but one, and else what one thing stands against.

        Of what is easily misjudged two sorts are among them, where there are such.
        """
        of = level + 2
        number = _number(chance, of)
        sorts = _sorts(chance, level, number, of)
        hindrance = chance.choice(HINDRANCES) if level >= HINDERED_FROM else ()
        lie = 1 if IDLE_STOP in sorts else chance.choice(LIE)
        forms = lot(chance, PUSH if NO_BUMPER.name in hindrance else None)
        for moment in drawn(chance, level):
            hindered = _hindered(moment, hindrance, chance)
            if hindered is None:
                continue
            state = replace(hindered, display=moment.display[:lie])
            tempt = tempting(state, chance)
            misjudged = [one for sort, one in tempt.items() if sort in sorts]
            if not misjudged or (IDLE_STOP in sorts and IDLE_STOP not in tempt):
                continue
            allowed, against = mixed(state, chance)
            if hindrance and number < of and not against.keys() & set(hindrance):
                continue
            likely = by_form([one for one in misjudged if one in allowed], True, forms)
            right = list(dict.fromkeys([*likely, *by_form(allowed, True, forms)]))[:number]
            wrong = _wrong([one for one in misjudged if one not in allowed], against, hindrance)
            wrong = [*wrong[:1], *by_form(wrong[1:], False, forms)]
            actions = [*right, *wrong][:of]
            if len(right) < number or len(actions) < of or (level > IDLE_TO and _idle(state, actions) > 1):
                continue
            if number == of or set(_unsuspicious(state, actions)) != set(right):
                chance.shuffle(actions)
                yield acting(state, actions), Ask(actions=[write(one) for one in actions])

    def right(self, state: State, ask: Ask, answer: tuple[str, ...], solution: Solution) -> bool:
        """Whether they are these actions."""
        return bool(answer == solution.answer)


def _hindered(state: State, hindrance: tuple[str, ...], chance: random.Random) -> State | None:
    """The moment so that it can stand against an action, where that hardly comes about by itself; None if it cannot."""
    if GUN_NOT_FROM_HARBOUR.name in hindrance:
        return armed(state, chance.choice(state.table.persons[state.turn]))
    return guarded(state, chance) if SHIELDED.name in hindrance else state


def _number(chance: random.Random, of: int) -> int:
    """How many of so many actions are allowed."""
    if not chance.randrange(NONE_ONE_IN):
        return 0
    return of if not chance.randrange(ALL_ONE_IN) else chance.randint(1, of - 1 - of // MANY)


def _sorts(chance: random.Random, level: int, number: int, of: int) -> list[str]:
    """Two sorts of actions easily misjudged, allowed or refused ones as there are any of them among so many."""
    allowed = ALLOWED_THOUGH_TEMPTING if number else ()
    refused = (*REFUSED_STOPS, *(OTHERS if level <= OTHERS_TO else ())) if number < of - 1 else ()
    return chance.sample((*allowed, *refused), 2)


def _wrong(misjudged: list[Action], against: dict[str, Action], hindrance: tuple[str, ...]) -> list[Action]:
    """What is refused, each once: first for that hindrance, then the misjudged, last what needs no thought."""
    first = [one for name, one in against.items() if name in hindrance][:1]
    rest = sorted(against, key=IDLE.__contains__)
    return list(dict.fromkeys([*first, *misjudged, *(against[name] for name in rest)]))


def _idle(state: State, actions: list[Action]) -> int:
    """How many of these actions are refused for what needs no thought."""
    return sum(any(why.name in IDLE for why in refusals(state, one)) for one in actions)


def _unsuspicious(state: State, actions: list[Action]) -> list[Action]:
    """What is left without others' actions and stops that take nothing: ticked without a look at the position."""
    return [
        one
        for one in actions
        if one.gang in state.table.persons[state.turn]
        and not (isinstance(one, Drive) and one.to == state.table.harbour and not one.taken)
    ]


def _told(state: State, action: Action) -> tuple[Why, ...]:
    """What an allowed action brings about; nothing where it is only thought to be allowed."""
    return () if refusals(state, action) else (tell(state, action),)


KIND = Legal()
