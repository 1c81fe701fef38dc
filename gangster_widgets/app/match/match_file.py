"""A match as a file: written for people to read, read as strictly as what a stranger sends."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from gangster_widgets.app.keeping.strict import strictly
from gangster_widgets.app.match.match import (
    HIGHEST_SEED,
    LONGEST_NAME,
    MOST_DONE,
    Back,
    Done,
    Hint,
    Match,
    NotLegalError,
    Terms,
    begin,
    cleaned,
)
from gangster_widgets.app.match.match import Seat as Seated
from gangster_widgets.kernel.files import Faulty, fault_words, said
from gangster_widgets.kernel.game import Game, SaidError, Unreadable, game, games
from gangster_widgets.kernel.record import Record
from gangster_widgets.kernel.words import Words

FORMAT: Literal["gangster-widgets-game"] = "gangster-widgets-game"
VERSION: Literal[1] = 1

MOST_BYTES = 1_000_000
"""Of a file that is read."""

Short = Annotated[str, Meta(max_length=100)]
Words_ = Annotated[str, Meta(max_length=300)]


class Seat(Record, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody at the table; a person, where no bot is named."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    bot: Short = ""


class Aside(Record, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is in the log and is no action: so many were taken back, or a hint was taken."""

    taken_back: Annotated[int, Meta(ge=1, le=MOST_DONE)] | UnsetType = UNSET
    hint: bool = False

    def __post_init__(self) -> None:
        if (self.taken_back is UNSET) != self.hint:
            raise ValueError("one of both")


class Whole(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the file holds. Everything else, such as who has won, follows from it."""

    format: Literal["gangster-widgets-game"] = FORMAT
    version: Literal[1] = VERSION
    game: Short
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=20)]
    seed: Annotated[int, Meta(ge=0, le=HIGHEST_SEED)]
    rulings: dict[Short, Short]
    components: dict[str, Any] | UnsetType = UNSET
    log: Annotated[tuple[Words_ | Aside, ...], Meta(max_length=MOST_DONE)]

    def table(self) -> tuple[Seated, ...]:
        """Who sits at the table."""
        return tuple(Seated(cleaned(seat.name), seat.bot) for seat in self.seats)


def whole(match: Match) -> Whole:
    """What is kept of a match."""
    terms, played = match.terms, match.played
    box = played.encode(match.states[0]).get("components", UNSET) if terms.box is not None else UNSET
    return Whole(
        game=terms.game,
        seats=tuple(Seat(seat.name, seat.bot) for seat in terms.seats),
        seed=terms.seed,
        rulings=dict(terms.rulings),
        components=box,
        log=tuple(_line(one, played) for one in match.log),
    )


def _line(one: Done | Back | Hint, played: Game[Any, Any]) -> str | Aside:
    if isinstance(one, Done):
        return played.write(one.action)
    return Aside(taken_back=one.number) if isinstance(one, Back) else Aside(hint=True)


def written(match: Match) -> str:
    """The file: each seat and each line of the log in a line of its own."""
    fields = []
    data = msgspec.to_builtins(whole(match))
    for name, value in data.items():
        text = msgspec.json.encode(value).decode()
        if isinstance(value, list | tuple) and value:
            text = "[" + ",".join(f"\n  {msgspec.json.encode(item).decode()}" for item in value) + "\n]"
        fields.append(f'"{name}": {text}')
    return "{\n" + ",\n".join(fields) + "\n}\n"


def read(data: bytes, say: Words) -> Match:
    """The match that such a file holds. One that is anything else is refused with what is wrong, and where."""
    return played(strictly(data, Whole, "match", MOST_BYTES), say)


def played(found: Whole, say: Words) -> Match:
    """The match as it was played, every action of it legal in its turn; `say` says why one is not."""
    rulings = tuple(sorted(found.rulings.items()))
    match = begin(Terms(found.game, found.table(), found.seed, rulings, _box(found, say)))
    for number, line in enumerate(found.log, start=1):
        try:
            match = _gone_on(match, line)
        except NotLegalError as error:
            raise _wrong(number, line, (say.why(why) for why in error.against)) from error
        except SaidError as error:
            raise _wrong(number, line, [say.say(error.name, **error.facts)]) from error
    return match


def _box(found: Whole, say: Words) -> Any:
    """The box of one's own that the file brings along."""
    if found.components is UNSET or found.game not in games():
        return None
    try:
        return game(found.game).components(found.components)
    except Faulty as faulty:
        first = faulty.faults[0]
        raise Unreadable("match-box", problem=said(first, fault_words(first, say.language))) from faulty


def _gone_on(match: Match, line: str | Aside) -> Match:
    if isinstance(line, str):
        return match.act(match.played.read(match.state, line))
    return match.hint() if line.taken_back is UNSET else match.back(line.taken_back)


def _wrong(number: int, line: str | Aside, reasons: Iterable[str]) -> Unreadable:
    words = line[:100] if isinstance(line, str) else "hint" if line.hint else f"taken_back: {line.taken_back}"
    return Unreadable("match-line", number=number, words=words, reason=" ".join(dict.fromkeys(reasons)))
