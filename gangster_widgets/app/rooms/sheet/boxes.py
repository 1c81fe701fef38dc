"""Where an answer is written on paper, in the form that its shape has."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Names, Numbers, Order, Shape
from gangster_widgets.puzzles.answers_in_fields import Fields, Spots
from gangster_widgets.puzzles.answers_in_parts import Amount, Each, OneName, Parts
from gangster_widgets.views.page import Node, node, signs

Signs = Mapping[str, str]
"""The signs of a game, by what they stand for."""
BOXES: dict[type[Shape], Callable[[Any, Words, Signs], Node]] = {}
LINES = 2


def boxes(shape: Shape, say: Words, signed: Signs) -> Node:
    """Boxes, lines or squares for an answer of that shape; two lines where it is none that is known here."""
    return next((BOXES[one] for one in type(shape).__mro__ if one in BOXES), _lines)(shape, say, signed)


def _boxes(shape: type[Shape]) -> Callable[[Any], Any]:
    def kept(make: Any) -> Any:
        BOXES[shape] = make
        return make

    return kept


def _lines(shape: Shape, say: Words, signed: Signs) -> Node:
    return node("div", *(_line() for _ in range(LINES)), class_="gw-write")


def _line(kind: str = "") -> Node:
    return node("span", class_=f"gw-line-to-write {kind}".strip())


def _named(name: str, shape: Shape, say: Words, signed: Signs) -> tuple[Node | str, ...]:
    """A name with its signs, if it has any."""
    return (*signs("".join(signed.get(one, "") for one in shape.united(name))), shape.called(name, say))


def _square() -> Node:
    return node("span", class_="gw-square")


@_boxes(Numbers)
def _numbers(shape: Numbers, say: Words, signed: Signs) -> Node:
    """A box for each name."""
    held = [
        node("li", node("span", *_named(name, shape, say, signed)), node("span", class_="gw-box-to-write"))
        for name in shape.names
    ]
    return node("ul", *held, class_="gw-write gw-each")


@_boxes(Order)
def _order(shape: Order, say: Words, signed: Signs) -> Node:
    """A numbered line for each name."""
    return node("ol", *(node("li", _line("gw-short")) for _ in shape.names), class_="gw-write gw-numbered")


@_boxes(Names)
def _names(shape: Names, say: Words, signed: Signs) -> Node:
    """A square for each name, and one for none of them where that can be."""
    held = [node("li", _square(), *_named(name, shape, say, signed)) for name in shape.names]
    none = None if shape.something else node("li", _square(), say.say(shape.none))
    long = any(len(shape.called(name, say)) > 24 for name in shape.names)
    return node("ul", *held, none, class_=f"gw-write gw-squares {'gw-long' if long else ''}".strip())


@_boxes(Fields)
def _fields(shape: Fields, say: Words, signed: Signs) -> Node:
    """A short line for each of those who come to stand somewhere."""
    if not shape.whose:
        return _lines(shape, say, signed)
    held = [node("li", *_named(name, shape, say, signed), _line("gw-number")) for name in shape.whose]
    return node("ol", *held, class_="gw-write gw-numbered gw-fields")


@_boxes(Spots)
def _spots(shape: Spots, say: Words, signed: Signs) -> Node:
    """A square for each spot that is offered, by places."""
    if not shape.offered:
        return _lines(shape, say, signed)
    places = dict.fromkeys(place for place, _ in shape.offered)
    held = [
        node("li", node("span", place, class_="gw-place"), *_numbered(f for p, f in shape.offered if p == place))
        for place in places
    ]
    none = node("li", _square(), say.say("answer-none"))
    return node("ul", *held, none, class_="gw-write gw-spots")


def _numbered(fields: Iterable[int]) -> list[Node]:
    return [node("span", _square(), str(field), class_="gw-one") for field in fields]


@_boxes(Amount)
def _amount(shape: Amount, say: Words, signed: Signs) -> Node:
    """A box, and a square for none where that can be."""
    none = node("li", _square(), say.say(shape.none)) if shape.null else None
    return node("ul", node("li", node("span", class_="gw-box-to-write")), none, class_="gw-write gw-squares")


@_boxes(OneName)
def _one_name(shape: OneName, say: Words, signed: Signs) -> Node:
    """A square for each name, and one for nobody where that can be."""
    held = [node("li", _square(), *_named(name, shape, say, signed)) for name in shape.names]
    none = node("li", _square(), say.say(shape.none)) if shape.null else None
    return node("ul", *held, none, class_="gw-write gw-squares")


@_boxes(Parts)
def _parts(shape: Parts, say: Words, signed: Signs) -> Node:
    """Each part under its name, in the form that its own shape has."""
    held = [
        node("li", node("span", *_named(name, shape, say, signed), class_="gw-place"), boxes(part, say, signed))
        for name, part in zip(shape.names, shape.shapes, strict=True)
        if not part.idle
    ]
    return node("ul", *held, class_="gw-write gw-in-parts")


@_boxes(Each)
def _each(shape: Each, say: Words, signed: Signs) -> Node:
    """All parts for each name."""
    held = [
        node("li", node("b", *_named(name, shape, say, signed)), boxes(shape.of, say, signed)) for name in shape.names
    ]
    return node("ul", *held, class_="gw-write gw-of-each")
