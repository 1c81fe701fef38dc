"""In which form Moodle asks for an answer: by the answer's shape, whatever the kind of question."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from gangster_widgets.app.moodle.cloze import dropdown, numerical
from gangster_widgets.app.moodle.html import html, listed, within
from gangster_widgets.app.moodle.led import Led
from gangster_widgets.app.moodle.orders import orders
from gangster_widgets.app.moodle.shares import MOST
from gangster_widgets.app.paper.misled import misled
from gangster_widgets.app.paper.way import Step, branch_about, way
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.words import Words
from gangster_widgets.puzzles.answers import Names, Numbers, Order, Shape, Text
from gangster_widgets.puzzles.answers_in_fields import Fields, Spots
from gangster_widgets.puzzles.answers_in_parts import Amount, Each, One, OneName, Parts, part_of
from gangster_widgets.puzzles.called import written
from gangster_widgets.puzzles.checker import check
from gangster_widgets.puzzles.explained import explained
from gangster_widgets.puzzles.puzzle import Puzzle
from gangster_widgets.views.scene import Scene

MOST_CHOICES, MOST_RIGHT_ACTIONS = 40, 10
COUNTED = 9
"""Up to this number one chooses where something that is no number may be right."""


class Embedded(Record, frozen=True):
    """Answers within a text, as HTML."""

    body: str


class Choice(Record, frozen=True):
    """Something to choose, and what is said of it when it was chosen; both are HTML."""

    text: str
    right: bool
    said: str = ""


class Choices(Record, frozen=True):
    """Things to choose from: all that are right, or one of those that are."""

    choices: tuple[Choice, ...]
    single: bool = False


class Typed(Record, frozen=True):
    """A line to be typed, as plain text: each of these is right."""

    answers: tuple[str, ...]


Form = Embedded | Choices | Typed
FORMS: dict[type[Shape], Callable[[Any, Puzzle, Words, Scene], Form | None]] = {}


def form(puzzle: Puzzle, say: Words, picture: Scene) -> Form:
    """How Moodle asks that puzzle. Spots are called as the picture calls them."""
    shape = puzzle.asks.shape(puzzle.state, puzzle.ask)
    found = next((FORMS[one] for one in type(shape).__mro__ if one in FORMS), None)
    return (found and found(shape, puzzle, say, picture)) or _typed(shape, puzzle, say)


def _form(shape: type[Shape]) -> Callable[[Any], Any]:
    def kept(make: Any) -> Any:
        FORMS[shape] = make
        return make

    return kept


def _typed(shape: Shape, puzzle: Puzzle, say: Words) -> Typed:
    """The whole answer as one says it; its parts may be separated by blanks alone where they are numbers."""
    told = shape.told(puzzle.solved.answer, say)
    return Typed(tuple(dict.fromkeys([told, told.replace(",", "")] if isinstance(shape, Fields) else [told])))


def _led(puzzle: Puzzle, say: Words) -> Led:
    return Led(puzzle, misled(puzzle), say)


@_form(Numbers)
def _numbers(shape: Numbers, puzzle: Puzzle, say: Words, _: Scene) -> Form:
    """A number for each name; feedback on a number where an idea leads to just that."""
    right = puzzle.solved.answer
    led = _led(puzzle, say).by(lambda answer: [(name, answer.get(name, 0)) for name in shape.names])
    lines = []
    for name in shape.names:
        wrong = {number: said for (whose, number), said in led.items() if whose == name}
        lines.append(f"{html(shape.called(name, say))}: {numerical(right.get(name, 0), wrong)}")
    return Embedded(within(html(say.say("moodle-numbers"))) + listed(lines))


@_form(Fields)
def _fields(shape: Fields, puzzle: Puzzle, say: Words, _: Scene) -> Form | None:
    """A number for each of those who come to stand somewhere; 0 where the answer has ended."""
    number = len(shape.whose)
    if not number:
        return None

    def filled(answer: Sequence[int]) -> list[tuple[int, int]]:
        return list(enumerate((tuple(answer) + (0,) * number)[:number]))

    led = _led(puzzle, say).by(filled)
    lines = []
    for nth, right in filled(puzzle.solved.answer):
        wrong = {field: said for (place, field), said in led.items() if place == nth}
        lines.append(f"{html(say.name(shape.whose[nth]))}: {numerical(right, wrong)}")
    return Embedded(within(html(say.say("moodle-fields"))) + within("".join(within(one, "li") for one in lines), "ol"))


@_form(Order)
def _order(shape: Order, puzzle: Puzzle, say: Words, _: Scene) -> Form:
    """A place for each name; whoever has none of them is not among the last ones."""
    names = shape.names
    offered = [*(shape.called(name, say) for name in names), say.say("moodle-nobody")]

    def placed(answer: Sequence[str]) -> Iterator[tuple[int, int]]:
        for nth in range(len(names)):
            yield nth, names.index(answer[nth]) if nth < len(answer) else len(names)

    led = _led(puzzle, say).by(placed)
    lines = []
    for nth, right in placed(puzzle.solved.answer):
        wrong = {which: said for (place, which), said in led.items() if place == nth and which != right}
        lines.append(dropdown(offered, right, wrong))
    return Embedded(within("".join(within(one, "li") for one in lines), "ol"))


@_form(Names)
def _names(shape: Names, puzzle: Puzzle, say: Words, _: Scene) -> Form | None:
    """All names, and none at all where that can be."""
    offered = [(shape.meant(name), shape.called(name, say)) for name in shape.names]
    return _some(offered, puzzle, say, None if shape.something else shape.none)


@_form(Spots)
def _spots(shape: Spots, puzzle: Puzzle, say: Words, picture: Scene) -> Form | None:
    """All spots that are offered, and none at all."""
    offered = [*dict.fromkeys((*shape.offered, *puzzle.solved.answer))]
    return _some([(spot, _spot_said(spot, picture, say)) for spot in offered], puzzle, say)


def _spot_said(spot: tuple[str, int], picture: Scene, say: Words) -> str:
    seen = picture.spot(spot)
    return f"{spot[0]}, {seen.label}" if seen else say.say("spot-field", place=spot[0], field=spot[1])


def _some(
    offered: Sequence[tuple[Any, str]], puzzle: Puzzle, say: Words, none: str | None = "answer-none"
) -> Form | None:
    """Several things that can be chosen, or none, as that message says it; None where there are too many."""
    right = set(puzzle.solved.answer)
    if len(offered) > MOST_CHOICES or len(right) > MOST:
        return None
    led = _led(puzzle, say).by(lambda answer: answer)
    whole = way(puzzle, say)
    choices = [Choice(html(text), thing in right, _said(thing, right, led, whole)) for thing, text in offered]
    return Choices((*choices, *([Choice(html(say.say(none)), not right)] if none else [])))


def _said(thing: Any, right: set[Any], led: dict[Any, str], whole: Step) -> str:
    """Why a thing belongs to the answer or not, as far as the way tells; then which ideas lead to a wrong one."""
    about = branch_about(whole, thing)
    reason = within(html(" ".join((about.text, *about.because)))) if about else ""
    return reason + ("" if thing in right else led.get(thing, ""))


@_form(One)
def _single(shape: One, puzzle: Puzzle, say: Words, _: Scene) -> Form:
    """One number or one name."""
    led = _led(puzzle, say).by(lambda answer: [answer])
    return Embedded(within(_gap(shape, puzzle.solved.answer, led, say)))


@_form(Parts)
def _parts(shape: Parts, puzzle: Puzzle, say: Words, _: Scene) -> Form:
    """An answer for each part; where it is an order alone, one of several, since more than one may be right."""
    if len(shape.shapes) == 1 and type(shape.shapes[0]) is Order:
        return _one_order(shape.shapes[0], puzzle, shape.names[0], say)
    led = _led(puzzle, say).by(lambda answer: _by_part(shape, answer))
    return Embedded(listed(_gaps(shape, puzzle.solved.answer, led, say)))


def _one_order(shape: Order, puzzle: Puzzle, part: str, say: Words) -> Form:
    """One of several orders, with what is said of each that is not right."""
    led = _led(puzzle, say).by(lambda answer: [tuple(answer[part])])
    choices = []
    for one, right in orders(shape, puzzle, part):
        said = "" if right else within(html(explained(check(puzzle, {part: list(one)}), say).slip)) + led.get(one, "")
        told = shape.told(one, say) if one else say.say(shape.none)
        choices.append(Choice(html(told), right, said))
    return Choices(tuple(choices), single=True)


@_form(Each)
def _each(shape: Each, puzzle: Puzzle, say: Words, _: Scene) -> Form:
    """An answer for each part of what each has."""

    def paths(answer: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
        for name in shape.names:
            yield from ((name, *one) for one in _by_part(shape.of, answer.get(name, {})))

    led, lines = _led(puzzle, say).by(paths), []
    for name in shape.names:
        own = {(part, value): said for (whose, part, value), said in led.items() if whose == name}
        gaps = _gaps(shape.of, puzzle.solved.answer.get(name, {}), own, say)
        lines.append(html(shape.called(name, say)) + listed(gaps))
    return Embedded(listed(lines))


def _by_part(shape: Parts, answer: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parts of an answer with their names."""
    for name, part in _given(shape):
        yield name, part_of(answer, name, part)


def _given(shape: Parts) -> list[tuple[str, Shape]]:
    """The parts in which there is something to give."""
    return [(name, part) for name, part in zip(shape.names, shape.shapes, strict=True) if not part.idle]


def _gaps(shape: Parts, right: Mapping[str, Any], led: Mapping[tuple[str, Any], str], say: Words) -> list[str]:
    """A line for each part: its name, and the answer within the text."""
    lines = []
    for name, part in _given(shape):
        wrong = {value: said for (which, value), said in led.items() if which == name}
        lines.append(f"{html(shape.called(name, say))}: {_gap(part, part_of(right, name, part), wrong, say)}")
    return lines


def _gap(shape: Shape, right: Any, led: Mapping[Any, str], say: Words) -> str:
    """A number to be typed, or whatever can be meant to be chosen."""
    if isinstance(shape, Amount) and not shape.null:
        return numerical(right, led)
    offered = [*dict.fromkeys((*_possible(shape), right, *led))]
    wrong = {offered.index(one): said for one, said in led.items() if one != right}
    return dropdown([shape.told(one, say) for one in offered], offered.index(right), wrong)


def _possible(shape: Shape) -> Iterator[Any]:
    """What can be meant: null where it can, numbers, names; of several names none or one."""
    if isinstance(shape, One):
        yield from (None,) if shape.null else ()
        yield from shape.names if isinstance(shape, OneName) else range(COUNTED + 1)
    else:
        yield from (shape.read([*some]) for some in ((), *((name,) for name in shape.names)))


@_form(Text)
def _one(shape: Text, puzzle: Puzzle, say: Words, _: Scene) -> Form | None:
    """One of several actions: every best one is right."""
    offered = written(shape, puzzle)
    right = [one for one in offered if puzzle.right(shape.read(one))]
    if not right:
        return None
    led = _led(puzzle, say).by(lambda answer: [answer])
    kept = {*right[:MOST_RIGHT_ACTIONS], *(one for one in led if one in offered)}
    kept |= set([one for one in offered if one not in right][: max(0, MOST_CHOICES - len(kept))])
    choices = []
    for one in (one for one in offered if one in kept):
        said = "" if one in right else within(html(explained(check(puzzle, one), say).slip)) + led.get(one, "")
        choices.append(Choice(html(shape.called(one, say)), one in right, said))
    return Choices(tuple(choices), single=True)
