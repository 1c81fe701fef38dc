"""Heists as they are seen: what they take in skills, what they bring, who may take part, and how far one has come."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from gangster_widgets.games.gangsta import look_skill
from gangster_widgets.games.gangsta.heist import Heist
from gangster_widgets.games.gangsta.heist_words import heist_said
from gangster_widgets.games.gangsta.joining import still_missing
from gangster_widgets.games.gangsta.look_mark import Mark, mark, stand_out
from gangster_widgets.games.gangsta.person import in_order, spoken
from gangster_widgets.games.gangsta.pieces import heist as heist_piece
from gangster_widgets.games.gangsta.state import State
from gangster_widgets.kernel.why import Piece
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.letters import width as text_width
from gangster_widgets.views.marks import Marks
from gangster_widgets.views.scene import EDGE, FILL, INNER, LABEL, SIGN, Group, Part, Spot
from gangster_widgets.views.sketch import Sketch, rounded

Box = tuple[float, float, float, float]
Said = tuple[str, float, bool, str]
"""A short text with its size, whether it is bold, and the sign before it; a number of points where the size is 0."""
COOP, TECH = "coop", "tech"
"""The signs before texts: two side by side, and a screen."""

TITLE, NEEDS, LINE, BELOW = 24.0, 32.0, 20.0, 5.0
"""The heights of the name, of the skills, of a line below them, and of what is free at the end."""
LARGE, LEAST, BESIDE = 14.0, 9.0, 22.0
"""The signs of the heist that is asked about or under way are larger, and smaller where there are many; beside each is
so much room for who has brought it.
"""
SMALL, PLAIN, BETWEEN, SIGNED = 12.5, 13.0, 10.0, 21.0


def rewards(one: Heist, words: Words) -> Iterator[Said]:
    """What it brings, in short: money, points, and whatever else there is."""
    if one.money:
        yield words.say("seen-money", money=one.money), 15.5, True, ""
    if one.points:
        yield str(one.points), 0.0, True, ""
    if one.train:
        yield words.say("heist-train", skill=spoken(one.train)[0]), SMALL, False, ""
    for message, number in (("heist-steal", one.steal), ("look-divert", one.divert)):
        if number:
            yield words.say(message, number=number), SMALL, False, ""
    plain = {"hire": one.hire, "murder": one.murder, "mobilise": one.mobilise, "extra-turn": one.extra_turn}
    for name in [name for name, there in plain.items() if there]:
        yield words.say(f"heist-{name}"), SMALL, False, ""
    if one.cooperative:
        yield words.say("look-coop", number=one.coop), SMALL, False, COOP
    if one.tech:
        yield words.say("heist-tech"), SMALL, False, TECH


def flowing(pieces: Sequence[Said], most: float) -> list[list[Said]]:
    """The pieces in lines of at most that width."""
    lines: list[list[Said]] = []
    left = 0.0
    for piece in pieces:
        wide = _wide(piece)
        if not lines or wide > left:
            lines.append([])
            left = most
        lines[-1].append(piece)
        left -= wide + BETWEEN
    return lines


def _wide(piece: Said) -> float:
    text, size, bold, sign = piece
    return text_width(text, size, bold) + (SIGNED if sign else 0) if size else 18.0


def flow(sketch: Sketch, lines: Sequence[Sequence[Said]], x: float, y: float, most: float) -> None:
    """These lines from that upper left corner on."""
    for nth, line in enumerate(lines):
        at, middle = x, y + (nth + 0.5) * LINE
        for piece in line:
            text, size, bold, sign = piece
            if size:
                _sign(sketch, sign, at + 9, middle)
                before = SIGNED if sign else 0
                sketch.text(at + before, middle, text, size, "ink", bold=bold, most=most - before)
            else:
                look_skill.points(sketch, int(text), at + 9, middle)
            at += _wide(piece) + BETWEEN


def _sign(sketch: Sketch, sign: str, x: float, y: float) -> None:
    """The sign before a text, if there is one."""
    if sign == COOP:
        look_skill.together(sketch, x, y, 8, "ink")
    elif sign == TECH:
        screen(sketch, x, y, "ink")


def height(heists: Sequence[Heist], w: float, words: Words) -> float:
    """How high heists of that width are, all the same."""
    lines = max((len(flowing([*rewards(one, words)], w - 16)) for one in heists), default=0)
    return TITLE + NEEDS + lines * LINE + BELOW


@lru_cache(maxsize=1024)
def card(one: Heist, of: Piece, named: str, box: Box, words: Words, how: Mark) -> Part:
    """A heist on display; `named` is its number, or where it lies."""
    x, y, w, h = box
    sketch = Sketch(of)
    sketch.panel(x, y, w, h, "card", "ink", 1.2, 4, (EDGE, FILL))
    _title(sketch, one, named, (x, y, w), words)
    look_skill.skills(sketch, in_order(one.needs), x + 8, y + TITLE + NEEDS / 2, w - 16)
    flow(sketch, flowing([*rewards(one, words)], w - 16), x + 8, y + TITLE + NEEDS - 1, w - 16)
    stand_out(sketch, box, how)
    return sketch.part()


def _title(sketch: Sketch, one: Heist, named: str, across: tuple[float, float, float], words: Words) -> None:
    """The dark bar: number and name."""
    x, y, w = across
    sketch.rect(x + 1.2, y + 1.2, w - 2.4, TITLE - 1.2, "bar", SIGN)
    left, right = x + 8, x + w - 5
    if named:
        number(sketch, named, x + 14, y + TITLE / 2 + 0.5)
        left = x + 26
    title = words.name(one.name) if one.name else words.say("look-heist-unnamed")
    sketch.text(left, y + TITLE / 2 + 1, title, 13.5, "on bar", most=right - left)


def number(sketch: Sketch, named: str, x: float, y: float) -> None:
    """The number of a heist: on a light tile, as points are in a coin."""
    sketch.area(rounded(x - 9, y - 8.5, 18, 17, 3), "on bar", INNER)
    sketch.text(x, y, named, 12.5, "bar", "middle", True)


def screen(sketch: Sketch, x: float, y: float, shade: str) -> None:
    """The sign of a high-tech heist: a screen."""
    sketch.outline(x - 8, y - 7, 16, 11, shade, 1.8, INNER)
    sketch.rect(x - 5, y + 5, 10, 2, shade, INNER)


def told(one: Heist, nth: int, words: Words) -> str:
    """How a heist on display is read out."""
    return words.say("look-heist", nth=nth, told=heist_said(one, words))


def question(state: State, words: Words, marks: Marks, x: float, y: float, w: float) -> tuple[Part, float]:
    """The heist that is asked about or under way, large: what is still missing stands out; where it ends below."""
    one, of = state.heist, heist_piece()
    assert one is not None
    missing = still_missing(state.by_player, one, state.joined, state.without)
    lines = flowing([*rewards(one, words), *_joined(state, words)], w - 20)
    h = TITLE + 44 + len(lines) * LINE + BELOW
    sketch = Sketch(of)
    under_way = bool(state.joined) or state.whole
    sketch.panel(x, y, w, h, "card", "red" if under_way else "ink", 2.4 if under_way else 1.6, 5, (EDGE, FILL))
    _title(sketch, one, "", (x, y, w), words)
    _needs(sketch, state, missing, (x + 10, y + TITLE + 23, w - 20))
    flow(sketch, lines, x + 10, y + TITLE + 42, w - 20)
    stand_out(sketch, (x, y, w, h), mark(of, marks))
    label = words.say(
        "look-question", told=heist_said(one, words), joined=state.joined,
        missing=spoken(missing) if under_way else (), under=1 if under_way else 0,
    )  # fmt: skip
    sketch.groups.append(Group(Spot(of, label, f"{in_order(one.needs)}:{missing}", x, y, w, h)))
    return sketch.part(), y + h


def _joined(state: State, words: Words) -> Iterator[Said]:
    """Who has been engaged for it, in that order."""
    if state.joined:
        yield words.say("look-joined"), PLAIN, False, ""
    for nth, name in enumerate(state.joined, start=1):
        yield f"{nth}. {words.name(name)}", PLAIN, True, ""


def _needs(sketch: Sketch, state: State, missing: str, across: tuple[float, float, float]) -> None:
    """Its skills: solid what is missing, hollow with a tick and the number of who has brought it, crossed out what is
    left out.
    """
    (x, y, w), bringers = across, _bringers(state)
    one = state.heist
    assert one is not None
    step = min(2 * LARGE + BESIDE, w / len(one.needs))
    r = max(LEAST, (step - BESIDE) / 2)
    for nth, (letter, how) in enumerate(_each(in_order(one.needs), missing, state.without)):
        at = x + LARGE + nth * step
        if how == "brought":
            brought(sketch, letter, bringers[letter].pop(0), at, y, r)
            continue
        look_skill.skill(sketch, letter, at, y, r, hollow=how != "missing")
        if how == "left out":
            sketch.line((at - 15, y + 15, at + 15, y - 15), "red", 2.6, (), LABEL + 1)


def brought(sketch: Sketch, letter: str, nth: int, x: float, y: float, r: float = LARGE) -> None:
    """A skill that has been brought: hollow, with the number of who has brought it and a tick beside it."""
    look_skill.skill(sketch, letter, x, y, r, hollow=True)
    sketch.text(x + r + 7, y - 7, str(nth), SMALL, "ink", "middle", True)
    sketch.line((x + r + 2, y + 7, x + r + 5.5, y + 11, x + r + 11.5, y + 2), "red", 2.6, (), LABEL + 1)


def _bringers(state: State) -> dict[str, list[int]]:
    """Who has brought each skill, by his number among those engaged for it, the first of them first."""
    assert state.heist is not None
    gangs, found = state.by_player, dict[str, list[int]]()
    before = still_missing(gangs, state.heist, (), state.without)
    for nth in range(1, len(state.joined) + 1):
        left = still_missing(gangs, state.heist, state.joined[:nth], state.without)
        for letter in dict.fromkeys(before):
            found.setdefault(letter, []).extend([nth] * (before.count(letter) - left.count(letter)))
        before = left
    return found


def _each(needs: str, missing: str, without: str) -> Iterator[tuple[str, str]]:
    """Each skill that it takes, with what has become of it."""
    for nth, letter in enumerate(needs):
        before = needs[:nth].count(letter)
        if letter == without and before == 0:
            yield letter, "left out"
        else:
            yield letter, "missing" if needs[nth:].count(letter) <= missing.count(letter) else "brought"
