"""The signs of the pictures, each with what it means: skills always, all others where a position can show them."""

from collections.abc import Iterator
from functools import partial

from gangster_widgets.games.gangsta import look_gang, look_heist, look_mark, look_skill
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.look_person import TITLE, lies, stands
from gangster_widgets.games.gangsta.person import FAMILIES, SKILLS, Person, spoken
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.legend import Sign, sign
from gangster_widgets.views.scene import EDGE, FILL, INNER, SIGN
from gangster_widgets.views.sketch import Sketch

WIDE, CARD = 46.0, (36.0, 22.0)
"""How wide the pictures of cards are, and how large a card is in them."""


def signs(state: State, words: Words) -> tuple[Sign, ...]:
    """The signs that a picture of that position can have, in the order in which one meets them."""
    return (*_skills(words), *_people(state, words), *_heists(state, words), *_edges(words))


def _skills(words: Words) -> Iterator[Sign]:
    """The six skills."""
    for letter in SKILLS:
        yield sign(words.name(spoken(letter)[0]), partial(_skill, letter))


def _people(state: State, words: Words) -> Iterator[Sign]:
    """What is seen of gangsters besides."""
    people = [*state.market, *state.hospital, *(one for gang in state.gangs for one in gang)]
    yield sign(words.say("sign-boss"), _boss, WIDE)
    yield sign(words.say("sign-available"), lambda sketch, x, y: stands(sketch, x, y + 1))
    yield sign(words.say("sign-engaged"), _engaged, WIDE)
    if state.whole or any(one.learnt for one in people):
        yield sign(words.say("sign-learnt"), lambda sketch, x, y: look_skill.learnt(sketch, SKILLS[0], x, y))
    if state.whole or _with_points(state, people):
        yield sign(words.say("sign-points"), lambda sketch, x, y: look_skill.points(sketch, 2, x, y, 11))
    if state.market:
        yield sign(words.say("sign-price"), partial(_price, words), WIDE)
    for name in FAMILIES:
        if state.whole or any(one.family == name for one in people):
            yield sign(words.say("sign-family", family=name), partial(_family, name))


def _with_points(state: State, people: list[Person]) -> bool:
    """Whether points are seen on anybody, on a heist or on a resource card."""
    cards = [one for one in state.cards if one is not None]
    return (
        any(one.points for one in people)
        or any(one.points for one in _seen(state))
        or any(one.points or one.per_heist for one in cards)
    )


def _seen(state: State) -> list[Heist]:
    """The heists that lie open."""
    return [one for one in (state.heist, *state.display) if one is not None]


def _heists(state: State, words: Words) -> Iterator[Sign]:
    """What is seen of heists, of resource cards, and of a snitch."""
    heists = _seen(state)
    if state.display:
        yield sign(words.say("sign-number"), _number)
    if heists:
        yield sign(words.say("sign-brought"), _brought, WIDE)
    if state.whole or any(one.cooperative for one in heists):
        yield sign(words.say("sign-coop"), lambda sketch, x, y: look_skill.together(sketch, x, y, 10, "ink"))
    if state.whole or any(one.tech for one in heists):
        yield sign(words.say("sign-tech"), lambda sketch, x, y: look_heist.screen(sketch, x, y, "ink"))
    if any(state.cards):
        yield sign(words.say("sign-resource-active"), partial(_resource, active=True), WIDE)
        yield sign(words.say("sign-resource"), partial(_resource, active=False), WIDE)
        yield sign(words.say("sign-points-hollow"), _hollow)
    if state.whole or state.snitch is not None:
        yield sign(words.say("sign-snitch"), _snitch, WIDE)


def _edges(words: Words) -> Iterator[Sign]:
    """What stands out, and how."""
    yield sign(words.say("sign-open"), partial(_edge, look_mark.Mark("brass")), WIDE, chosen=True)
    yield sign(words.say("sign-chosen"), partial(_edge, look_mark.Mark("red")), WIDE, chosen=True)
    yield sign(words.say("sign-told"), partial(_edge, look_mark.Mark(told=True)), WIDE)


def _skill(letter: str, sketch: Sketch, x: float, y: float) -> None:
    look_skill.skill(sketch, letter, x, y)


def _family(name: str, sketch: Sketch, x: float, y: float) -> None:
    look_skill.family(sketch, name, x, y, 8.5, "ink", INNER)


def _card(sketch: Sketch, x: float, y: float, ground: str = "card") -> tuple[float, float, float, float]:
    """A small card around that point."""
    w, h = CARD
    sketch.panel(x - w / 2, y - h / 2, w, h, ground, "ink", 1.2, 3, (EDGE, FILL))
    return (x - w / 2, y - h / 2, w, h)


def _boss(sketch: Sketch, x: float, y: float) -> None:
    left, top, w, _ = _card(sketch, x, y)
    sketch.rect(left + 1, top + 1, w - 2, TITLE / 2, "ink", SIGN)


def _engaged(sketch: Sketch, x: float, y: float) -> None:
    w, h = CARD
    sketch.rect(x - w / 2, y - h / 2, w, h, "shut", FILL)
    sketch.outline(x - w / 2, y - h / 2, w, h, "ink", 1.4, SIGN, (4, 3))
    lies(sketch, x, y, "ink")


def _price(words: Words, sketch: Sketch, x: float, y: float) -> None:
    sketch.text(x, y, words.say("seen-money", money=3), 16, "ink", "middle", True)


def _number(sketch: Sketch, x: float, y: float) -> None:
    sketch.rect(x - 13, y - 12, 26, 24, "bar", SIGN)
    look_heist.number(sketch, "1", x, y)


def _brought(sketch: Sketch, x: float, y: float) -> None:
    look_heist.brought(sketch, SKILLS[1], 1, x - 7, y)


def _snitch(sketch: Sketch, x: float, y: float) -> None:
    w, h = CARD
    sketch.panel(x - w / 2, y - h / 2, w, h, "card", "red", 2, 4, (EDGE, FILL))
    look_skill.skill(sketch, "I", x - 6, y, 9)
    sketch.text(x + 12, y, "2", 13, bold=True, anchor="middle")


def _resource(sketch: Sketch, x: float, y: float, active: bool) -> None:
    w, h = CARD
    look_gang.slip(sketch, (x - w / 2, y - h / 2, w, h), active, dashed=not active)


def _hollow(sketch: Sketch, x: float, y: float) -> None:
    look_skill.points(sketch, 2, x, y, 11, hollow=True)


def _edge(how: look_mark.Mark, sketch: Sketch, x: float, y: float) -> None:
    look_mark.stand_out(sketch, _card(sketch, x, y), how)
