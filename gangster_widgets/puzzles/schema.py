"""What a puzzle file must look like, whatever the game and the kind: the part of the schema that all puzzles share."""

from typing import Annotated, Any, Literal

from pydantic import Field

from gangster_widgets.kernel.schema import SLUG_PATTERN, Strict

Language = Literal["en", "de", "nl", "fr"]
Sentence = Annotated[str, Field(max_length=2_000)]


class PuzzlePart(Strict):
    """One puzzle. `ask` and `position` are read by the kind and the game; `answer` is the author's claim."""

    id: Annotated[str, Field(pattern=SLUG_PATTERN, max_length=80)]
    game: Annotated[str, Field(max_length=40)]
    kind: Annotated[str, Field(max_length=40)]
    rules: list[Annotated[str, Field(max_length=80)]] = []
    level: Annotated[int, Field(ge=1, le=5)] | None = None
    title: dict[Language, Sentence] = {}
    ask: dict[str, Any] = {}
    position: dict[str, Any]
    answer: Any = None
    story: dict[Language, Sentence] = {}
