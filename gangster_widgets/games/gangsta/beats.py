"""What is told one thing after another: a turn as it is thought through, income, gang war, snitch, the last count."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from gangster_widgets.games.gangsta import count, income, snitched, steps, turn, turn_beats, war
from gangster_widgets.games.gangsta.actions import Action
from gangster_widgets.games.gangsta.person import FAMILIES
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.games.gangsta.thought import BY_THE_RULES, Thought
from gangster_widgets.kernel.beat import Beat
from gangster_widgets.kernel.game import Unreadable
from gangster_widgets.kernel.record import Record, replace
from gangster_widgets.kernel.why import Why

SKILLS, MOST, RECEIVES = "skills", "most", "receives"
MERCENARIES, FIGHTS, DISCARD = "mercenaries", "fights", "discard"
INFORMANTS, OWES = "informants", "owes"
ITEM, TOTAL = "item", "total"
AT_ENDS = (income.INCOME, war.WAR, count.COUNT)
"""What tells that a chapter has ended, or the game."""
STEPS = (
    *turn_beats.STEPS, SKILLS, MOST, RECEIVES, MERCENARIES, FIGHTS, DISCARD, INFORMANTS, OWES, ITEM, TOTAL,
)  # fmt: skip
RESULT = TOTAL
"""The step that says what somebody gets."""
COUNTED = (SKILLS, MERCENARIES, INFORMANTS, ITEM)
"""The steps in which something is counted."""
ASKED = (*turn_beats.ASKED, SKILLS, RECEIVES, MERCENARIES, FIGHTS, INFORMANTS, OWES, TOTAL)
"""The kinds of steps that are asked before they show, where a lesson asks and names none."""

BETWEEN: Mapping[str, Callable[[State, Thought], Why]] = {
    "income": lambda state, how: income.income(state.by_player, how.income, how.skills),
    "war": lambda state, how: war.war(state.by_player, how.war, how.skills),
    "snitched": lambda state, how: snitched.snitched(
        state.by_player, state.purses, state.snitch or 0, state.resources, how.snitched, how.skills
    ),
    "count": lambda state, how: count.count(
        state.by_player, state.purses, dict(zip(state.table.colours, state.done, strict=True)), state.resources,
        state.table.families, how.count,
    ),
}  # fmt: skip
KINDS = (*BETWEEN, *turn_beats.WAYS)
"""The kinds of questions whose answers can be told step by step; which one where nothing is said, the position says."""
ABOUT = "player"
"""The key under which a question says of whom alone it is told."""
OF_ANY = False
"""Whether positions that questions of other kinds are about can be told so as well."""
OF_KIND = {"income": (SKILLS, RECEIVES), "war": (MERCENARIES, FIGHTS), "snitched": (INFORMANTS, OWES),
           "count": (ITEM, TOTAL)}  # fmt: skip
ITEMS = (
    count.OF_HEISTS, count.OF_GANGSTERS, count.OF_RESOURCE, count.OF_MEDIA, count.NOT_ACTIVE, count.RICHEST,
    count.AMONG_RICHEST, count.LARGEST, count.AMONG_LARGEST, count.FAMILY, count.AMONG_FAMILY,
)  # fmt: skip
EACH = len(ITEMS) * len(FAMILIES)
"""So many things at most are counted for one player."""


class Case(Record, frozen=True):
    """A position, which question about it is told, and whose turn it is, where it is about a turn."""

    state: State
    kind: str
    who: str = ""

    @property
    def places(self) -> tuple[str, ...]:
        """Of whom something is told."""
        return self.state.table.colours

    @property
    def asks_card(self) -> bool:
        """No card is drawn for what is told here."""
        return False

    def why(self, thought: Thought = BY_THE_RULES) -> Why:
        """The answer to that question, with its reasons."""
        if self.kind in BETWEEN:
            return BETWEEN[self.kind](self.state, thought)
        return turn_beats.WAYS[self.kind].why(self.state, self.who, thought)


def begun(state: State, ask: Mapping[str, Any]) -> State:
    """The position as far as it has come where that is asked: with who has been engaged for the heist."""
    return replace(state, joined=tuple(ask.get("engaged", ())))


def usual(state: State) -> str:
    """What is told of a position where nothing is said: its snitch, its heist, or what its chapter ends with."""
    if state.snitch is not None:
        return "snitched"
    return "engage" if state.heist is not None else ("income", "war", "count")[state.chapter - 1]


def reckoned(before: State, action: Action, told: Why) -> State | None:
    """The position in which a chapter or the game ended with that action, None where none did."""
    if all(why.rule not in AT_ENDS for why in told.parts):
        return None
    after = turn.play(before, action)
    return after if after.over else replace(turn.up_to(before, action, steps.CHAPTER), agenda=(), over=True)


def foreseen(state: State) -> bool:
    """Whether everybody could tell what would come now: the end of a chapter does not come by itself."""
    return False


def casino_cards(state: State) -> tuple[int, ...]:
    """No card is drawn for what is told here."""
    return ()


def case(state: State, place: str | None = None, casino: int | None = None, kind: str = "") -> Case:
    """What is told of that position, as if it were the turn of the player named, else of whose it is.

    A snitch without a number is one of 0. `Unreadable` where a heist is asked about and there is none.
    """
    who = place or state.table.colours[state.turn]
    if who not in state.table.seat:
        raise Unreadable("position-not-in-play", who=who, players=state.table.colours)
    found = Case(state, kind or usual(state), who)
    if found.kind == "snitched":
        return replace(found, state=replace(state, snitch=state.snitch or 0))
    if found.kind in turn_beats.WAYS:
        found.why()
    return found


def places(state: State) -> tuple[str, ...]:
    """Whose turn can be told."""
    return state.table.colours


def points(case: Case) -> dict[str, int]:
    """What comes out for whom: gangsters available or engaged, heists for the whole gang, money received or paid,
    gangsters lost, points; who has none is left out.
    """
    if case.kind in BETWEEN:
        found = {who: line.result for who, line in so_far(case, beats(case)).items()}
    else:
        found = {case.who: turn_beats.WAYS[case.kind].number(case.why())}
    return {who: number for who, number in found.items() if number}


def beats(case: Case, thought: Thought = BY_THE_RULES) -> tuple[Beat, ...]:
    """All steps, read off the reasons: between turns what everybody has, then what follows from it for everybody."""
    why = case.why(thought)
    if case.kind not in BETWEEN:
        return tuple(turn_beats.WAYS[case.kind].told(case.state, case.who, why))
    counted, result = OF_KIND[case.kind]
    parts = [(case.state.table.seat[_who(part)], part) for part in why.parts]
    found = [beat for seat, part in parts for beat in _counted(case, counted, seat, part)]
    if case.kind == "income":
        found.append(Beat(MOST, why))
    found += [Beat(result, part, "", _who(part), (("who", _who(part)), ("nth", seat))) for seat, part in parts]
    if case.kind == "war":
        found.append(Beat(DISCARD, why))
    return tuple(found)


def _who(part: Why) -> str:
    return str(part.told()["who"])


def _counted(case: Case, phase: str, seat: int, part: Why) -> Iterator[Beat]:
    """What one player has: one sum, or for the last count everything that brings points."""
    who = case.state.table.colours[seat]
    for below in part.parts if case.kind == "count" else part.parts[:1]:
        nth = seat * EACH + (_order(below) if case.kind == "count" else 0)
        yield Beat(phase, below, "", who, (("who", who), ("nth", nth)))


def _order(item: Why) -> int:
    """Where a thing that brings points stands among those of its player."""
    family = item.told().get("family")
    return ITEMS.index(item.rule) + (len(ITEMS) * FAMILIES.index(family) if family else 0)


Slot = tuple[int, int]


def slots(told: Sequence[Beat]) -> tuple[Slot, ...]:
    """Where each step stands in the course of what is told, so that two ways can go side by side."""
    first = turn_beats.OF_EACH[0]
    phases = [first if beat.phase in turn_beats.OF_EACH else beat.phase for beat in told]
    return tuple(
        (STEPS.index(phase), int(dict(beat.facts).get("nth", 0))) for phase, beat in zip(phases, told, strict=True)
    )


class Line(Record, frozen=True, gc=False):
    """What has been told of a player: what has been counted, what comes of it, and how many gangsters that costs."""

    counted: int | None = None
    result: int | None = None
    loses: int = 0


def so_far(case: Case, told: Sequence[Beat]) -> dict[str, Line]:
    """What has been told of everybody between turns."""
    found = dict.fromkeys(case.state.table.colours, Line())
    for beat in told:
        if beat.phase in COUNTED:
            line = found[beat.gang]
            found[beat.gang] = replace(line, counted=(line.counted or 0) + int(beat.why.value))
        elif beat.gang:
            found[beat.gang] = replace(found[beat.gang], **_outcome(beat))
    return found


def _outcome(beat: Beat) -> dict[str, Any]:
    """What comes out for one player."""
    if beat.phase == FIGHTS:
        return {"result": int(beat.why.value), "loses": int(beat.why.value)}
    if beat.phase == OWES:
        return {"result": beat.why.value[1], "loses": beat.why.value[2]}
    return {"result": beat.why.value[1]}
