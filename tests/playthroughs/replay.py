"""Readable playthroughs: a position or a game, then actions, refused actions and questions, each with its reasons.

A file begins with a title (`# ...`) and a YAML head up to `---`. The head has either `new: {players: 4, seed: 7}` (with
`rulings:` beside it where wanted) or `position:` as in a puzzle file, with `decks:` beside it where cards are drawn.
Then come lines that somebody writes, each followed by the lines that the engine answers (`|` in front):

    > yellow drives 3 to The Loop          an action that is legal; the answer is all it brings about
    x yellow loads North Side 5            an action that is refused; the answer is everything against it
    ? reckon 5                             the reckoning as it stands, "?" counting 5 (or what the position says)
    ? next North Side grey                 which field comes next for that gang
    ? reach yellow   ? load yellow         where a drive may end; who may be loaded
    = cars   = display   = influence   = North Side     what lies there now
    * 20 7                                 twenty random turns, drawn by seed 7; the answer is the actions
"""

from collections.abc import Callable, Iterator
from typing import Any

import yaml

from gangster_widgets.games.gangster import notation
from gangster_widgets.games.gangster.drive import reach
from gangster_widgets.games.gangster.game import GAME
from gangster_widgets.games.gangster.loadable import loadable
from gangster_widgets.games.gangster.position import position
from gangster_widgets.games.gangster.reckoning import reckon
from gangster_widgets.games.gangster.state import Decks, State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS
from gangster_widgets.games.gangster.tablet import next_field
from gangster_widgets.kernel.record import replace
from gangster_widgets.kernel.words import words
from gangster_widgets.players.random import Bot

SAYS = words("en", GAME.folder / "words")


def replay(text: str) -> str:
    """The playthrough with the engine's answers put in anew."""
    head, _, body = text.partition("\n---\n")
    state = _start(yaml.safe_load(head))
    lines = [head, "---"]
    for line in body.splitlines():
        if line.startswith("|"):
            continue
        lines.append(line)
        if line[:2] in _ANSWERS:
            state, answer = _ANSWERS[line[:2]](state, line[2:].strip())
            lines += [f"| {said}" for said in answer]
        elif line.strip() and not line.startswith("#"):
            raise ValueError(f"a line begins with one of {sorted(_ANSWERS)} or #: {line}")
    return "\n".join(lines) + "\n"


def _start(head: dict[str, Any]) -> State:
    if "new" in head:
        return GAME.new(**head["new"], rulings=head.get("rulings"))
    state = position(head["position"])
    decks = {pile: tuple(cards) for pile, cards in head.get("decks", {}).items()}
    reserve = tuple(head.get("reserve", {}).get(COLOURS[gang], 0) for gang in state.table.gangs)
    return replace(state, decks=Decks(**decks), reserve=reserve, chance=head.get("chance", 0))


def _play(state: State, text: str) -> tuple[State, list[str]]:
    action = GAME.read(state, text)
    against = GAME.refusals(state, action)
    if against:
        raise ValueError(f"not legal: {text}: {[SAYS.why(why) for why in against]}")
    return GAME.play(state, action), SAYS.tree(GAME.tell(state, action)).splitlines()


def _refuse(state: State, text: str) -> tuple[State, list[str]]:
    against = GAME.refusals(state, GAME.read(state, text))
    if not against:
        raise ValueError(f"legal after all: {text}")
    return state, [line for why in against for line in SAYS.tree(why).splitlines()]


def _ask(state: State, text: str) -> tuple[State, list[str]]:
    question, *rest = text.split()
    if question == "reckon":
        why = reckon(state, int(rest[0]) if rest else None)
    elif question == "next":
        district = state.district(" ".join(rest[:-1]))
        assert district is not None
        why = next_field(district.name, district.fields, LETTERS[rest[-1]], state.table.gap)
    elif question == "reach":
        why = reach(state, LETTERS[rest[0]])
    elif question == "load":
        why = loadable(state, LETTERS[rest[0]])
    else:
        raise ValueError(f"no such question: {text}")
    return state, SAYS.tree(why).splitlines()


def _look(state: State, what: str) -> tuple[State, list[str]]:
    return state, list(_seen(state, what))


def _seen(state: State, what: str) -> Iterator[str]:
    if what == "cars":
        for car in (car for car in state.cars if car.at):
            trunk = " ".join(notation.colours(car.trunk)) or "empty"
            cards = " ".join(str(card) for card in car.cards)
            carries = ", ".join(car.equipment) or "none"
            aboard = "unknown" if car.aboard is None else car.aboard
            where = f"{COLOURS[car.gang]} at {car.at}, aboard {aboard}"
            yield f"{where}, trunk {trunk}, cards {cards}, equipment {carries}"
    elif what == "display":
        yield ", ".join(state.display) or "nothing"
    elif what == "influence":
        yield ", ".join(f"{COLOURS[gang]} {had}" for gang, had in zip(state.table.gangs, state.influence, strict=True))
    else:
        district = state.district(what)
        assert district is not None
        yield notation.write_tablet(district.tablet, district.fields, district.doubled)


def _random(state: State, text: str) -> tuple[State, list[str]]:
    turns, seed = (int(word) for word in text.split())
    bot, said = Bot(seed), []
    for _ in range(turns):
        if not GAME.over(state):
            action = bot.choose(GAME, state)
            said.append(GAME.write(action))
            state = GAME.play(state, action)
    return state, said


_ANSWERS: dict[str, Callable[[State, str], tuple[State, list[str]]]] = {
    "> ": _play,
    "x ": _refuse,
    "? ": _ask,
    "= ": _look,
    "* ": _random,
}
