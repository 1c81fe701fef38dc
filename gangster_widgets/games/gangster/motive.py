"""Why an action is a good one: what it brings at the coming reckoning, what it takes from others, risks and prepares.

Points are read off the reckonings before and after it; nothing is drawn, so nothing is told that nobody can know.
"""

from collections.abc import Iterator, Sequence

from gangster_widgets.games.gangster.actions import Action, Drive, Load, Unload
from gangster_widgets.games.gangster.outlook import at_turn, closing, weighty
from gangster_widgets.games.gangster.reckoning import CASINO_CARD, reckon_district
from gangster_widgets.games.gangster.state import CARS, POLICE, State
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.games.gangster.turn import play, refusals
from gangster_widgets.kernel.thinking import Thinking
from gangster_widgets.kernel.why import Rule, Why

POINTS = ("gang", "district", "before", "after")

MOTIVE = Rule("motive", "goal.influence", ("gang", "more"))
CASINO_TAKEN = Rule("motive-casino", "casino.all", ("casino",))
GAINS = Rule("motive-gains", "majority.number", POINTS)
COSTS = Rule("motive-costs", "majority.number", POINTS)
DENIES = Rule("motive-denies", "majority.number", POINTS)
GIVES = Rule("motive-gives", "majority.number", POINTS)
EQUIPS = Rule("motive-equips", "harbour.stop", ("gang", "kind"))
FREES = Rule("motive-frees", "trunk.room", ("gang",))
HOLDS = Rule("motive-holds", "cargo.colour", ("gang", "who"))
ENDS = Rule("motive-ends", "stage.at-once", ("gang", "ending", "left"))
OVERTAKEN = Rule("motive-overtaken", "majority.number", ("rival", *POINTS))
OVERTAKEN_BY_LOADING = Rule("motive-overtaken-by-loading", "cargo.load", ("rival", *POINTS))
BEFORE = Rule("motive-before", "reckoning.order")
AFTER = Rule("motive-after", "reckoning.order")
THEN_DRIVE = Rule("motive-then-drive", "turn.one", ("nth", "gang", "to"))
THEN_LOAD = Rule("motive-then-load", "turn.one", ("nth", "gang", "who", "place"))
THEN_UNLOAD = Rule("motive-then-unload", "turn.one", ("nth", "gang", "gangsters", "place"))

RIVALS = 2
"""So many of those who can take most back are told of."""


def motive(state: State, action: Action, thinking: Thinking) -> Why:
    """Why that legal action: its parts are what it gains, denies, costs, risks, and what it prepares.

    The value is how many points more the own gangs would get if the reckoning came at once. What it prepares is told
    where the action is the one that was thought of.
    """
    before = at_turn(state, state.table.person[action.gang])
    after = play(before, action)
    changed = tuple(_changes(before, after, action.gang))
    parts = [*changed, *_carried(before, after, action), *_end(state, action)]
    parts += _overtaken(after, action.gang, changed)
    if action == thinking.action:
        parts += _prepared(after, thinking.plan[1:])
    more = sum(why.value for why in changed if why.rule in (GAINS, COSTS))
    return Why(MOTIVE, more, (CARS[action.gang],), (action.gang, more), (*_casino(state, parts), *parts))


def _taken(state: State) -> int:
    """What "?" counts here: the casino card of the position, else the middle one of those that may come."""
    cards = sorted(state.decks.casino or state.table.components.casino)
    return cards[(len(cards) - 1) // 2] if state.casino is None else state.casino


def _points(district: District, casino: int) -> dict[str, Why]:
    """The reckoning of a district, by gang."""
    return {why.value[0]: why for why in reckon_district(district, casino).parts}


def _changes(before: State, after: State, gang: str) -> Iterator[Why]:
    """Whose points change in which district, as the person of that gang sees it: own ones first."""
    own, casino = before.table.persons[before.table.person[gang]], _taken(before)
    found = []
    for was, now in zip(before.districts, after.districts, strict=True):
        if was == now:
            continue
        had, has = _points(was, casino), _points(now, casino)
        for one in before.table.gangs:
            lost, got = (why.value[1] if (why := some.get(one)) else 0 for some in (had, has))
            if lost != got:
                rule = (GAINS if got > lost else COSTS) if one in own else DENIES if got < lost else GIVES
                both = ((BEFORE, had), (AFTER, has))
                parts = tuple(
                    Why(when, some[one].value, some[one].where, (), (some[one],)) for when, some in both if one in some
                )
                found.append(Why(rule, got - lost, (was.name,), (one, was.name, lost, got), parts))
    return iter(sorted(found, key=lambda why: [GAINS, DENIES, COSTS, GIVES].index(why.rule)))


def _casino(state: State, told: Sequence[Why]) -> Iterator[Why]:
    """What "?" was taken to count, where something rests on it and no card is known."""
    marked = [why for part in told for why in part.find(CASINO_CARD.name)]
    if marked and state.casino is None:
        yield Why(CASINO_TAKEN, _taken(state), marked[0].where, (_taken(state),))


def _carried(before: State, after: State, action: Action) -> Iterator[Why]:
    """What changes in the car: equipment, and who rides in the trunk."""
    gang, car, had = action.gang, after.car(action.gang), before.car(action.gang)
    if isinstance(action, Drive) and action.taken:
        yield Why(EQUIPS, action.taken, (CARS[gang],), (gang, action.taken))
    if len(car.trunk) < len(had.trunk):
        yield Why(FREES, car.trunk, (CARS[gang],), (gang,))
    elif isinstance(action, Load) and car.trunk != had.trunk:
        who = next(iter(set(car.trunk) - set(had.trunk)), car.trunk[0])
        yield Why(HOLDS, who, (CARS[gang],), (gang, who))


def _end(state: State, action: Action) -> Iterator[Why]:
    """That the stage may end with this action."""
    pile = state.decks.districts
    if closing(state, action):
        facts = (action.gang, len(pile) - pile.count(POLICE), len(pile))
        yield Why(ENDS, facts[1] / facts[2], (CARS[action.gang],), facts)


def _overtaken(after: State, gang: str, changed: tuple[Why, ...]) -> list[Why]:
    """What others can take back at once, in the districts where this action has brought something."""
    gained = {why.facts[1] for why in changed if why.rule == GAINS}
    found = []
    for person in range(len(after.table.persons)):
        if not gained or person == after.table.person[gang]:
            continue
        turned = at_turn(after, person)
        threats = [why for answer in weighty(turned) for why in _taken_back(turned, answer, gang, gained)]
        found += sorted(threats, key=lambda why: why.value)[:1]
    return sorted(found, key=lambda why: why.value)[:RIVALS]


def _taken_back(state: State, answer: Action, gang: str, gained: set[str]) -> Iterator[Why]:
    """What that answer of a rival takes from the gang there."""
    rule = OVERTAKEN_BY_LOADING if isinstance(answer, Load) else OVERTAKEN
    for why in _changes(state, play(state, answer), gang):
        if why.rule == COSTS and why.facts[1] in gained:
            yield Why(rule, why.value, why.where, (answer.gang, *why.facts), why.parts)


def _prepared(state: State, plan: tuple[Action, ...]) -> Iterator[Why]:
    """The own actions that are to follow, each with what it then brings, as far as the others need not help."""
    for nth, action in enumerate(plan, start=1):
        state = at_turn(state, state.table.person[action.gang])
        if refusals(state, action):
            return
        after = play(state, action)
        parts = tuple(why for why in _changes(state, after, action.gang) if why.rule in (GAINS, DENIES))
        yield _then(nth, state, action, (*parts, *_carried(state, after, action)))
        state = after


def _then(nth: int, state: State, action: Action, parts: tuple[Why, ...]) -> Why:
    gang, value = action.gang, sum(why.value for why in parts if why.rule == GAINS)
    if isinstance(action, Load):
        district = state.district(action.place)
        who = district.fields[action.field - 1] if district else gang
        return Why(THEN_LOAD, value, ((action.place, action.field),), (nth, gang, who, action.place), parts)
    if isinstance(action, Unload):
        place = state.car(gang).at
        return Why(THEN_UNLOAD, value, (place,), (nth, gang, tuple(action.gangsters), place), parts)
    to = action.to if isinstance(action, Drive) else state.car(gang).at
    return Why(THEN_DRIVE, value, (to,), (nth, gang, to), parts)
