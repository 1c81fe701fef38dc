"""What a lesson file must look like, whatever the game: texts in all languages, and pages that each have something."""

from typing import Annotated, Any

from pydantic import Field

from gangster_widgets.kernel.schema import SLUG_PATTERN, Strict

LONGEST_TEXT = 6_000
MOST_PAGES = 40

Id = Annotated[str, Field(pattern=SLUG_PATTERN, max_length=60)]
Named = Annotated[str, Field(min_length=1, max_length=80)]
Sentence = Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]


class Texts(Strict):
    """A text in every language there is."""

    en: Sentence
    de: Sentence
    nl: Sentence
    fr: Sentence


class MovesPart(Strict):
    """A worked example of moves: a position and what is done from there; `notes` say something after a move.

    What is drawn on the way lies in `pile` and `supply`, the next one first; `casino` is the next casino card. They are
    the game's own to read.
    """

    position: dict[str, Any]
    pile: list[Named] | None = None
    casino: int | None = None
    supply: list[Named] | None = None
    actions: Annotated[list[Annotated[str, Field(max_length=200)]], Field(min_length=1, max_length=60)]
    district: Named | None = None
    notes: dict[int, Texts] = {}

    def piles(self) -> dict[str, Any]:
        """What is said of the piles, by its key."""
        return self.model_dump(include={"pile", "casino", "supply"}, exclude_none=True)


class ReckoningPart(Strict):
    """A worked example of a reckoning, with a wrong way of counting beside the right one: a district of a position, or
    without any the whole board. `kind` is the kind of question that is told, where the game tells several; where it is
    `asking`, it asks before steps of the kinds `ask_at`. Without them both are as the game has them.
    """

    kind: Named | None = None
    position: dict[str, Any]
    district: Named | None = None
    beside: Annotated[str, Field(max_length=80)] = ""
    asking: bool = False
    ask_at: list[Named] | None = None


class PagePart(Strict):
    """A page: a text, and one of `moves`, `reckoning` and `task`, the id of a puzzle; `help` and `stepwise` are of a
    task only.
    """

    title: Texts
    text: Texts
    moves: MovesPart | None = None
    reckoning: ReckoningPart | None = None
    task: Annotated[str, Field(max_length=80)] | None = None
    help: Annotated[int, Field(ge=0, le=3)] = 0
    stepwise: bool = False


class LessonPart(Strict):
    """A lesson. `place` is where it stands in the course, `clauses` are what it teaches, `why` is why that matters."""

    id: Id
    game: Annotated[str, Field(max_length=40)]
    place: Annotated[int, Field(ge=0, le=10_000)]
    minutes: Annotated[int, Field(ge=1, le=90)]
    clauses: Annotated[list[Named], Field(min_length=1, max_length=12)]
    title: Texts
    why: Texts
    pages: Annotated[list[PagePart], Field(min_length=1, max_length=MOST_PAGES)]


class PartPart(Strict):
    """A part of the course: it begins at that place."""

    from_: Annotated[int, Field(alias="from", ge=0, le=10_000)]
    title: Texts


class PartsPart(Strict):
    """All parts of a course."""

    parts: Annotated[list[PartPart], Field(max_length=40)]
