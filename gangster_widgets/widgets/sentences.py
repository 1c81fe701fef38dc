"""Reasons in the panel: sentences, each with the clause it rests on, to be opened and read."""

from collections.abc import Sequence
from pathlib import Path

from gangster_widgets.kernel.rulebook import rulebook
from gangster_widgets.kernel.why import Why
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, node


def sentences(whys: Sequence[Why], say: Words, folder: Path, refused: bool = False) -> Node:
    """The box of reasons: what each says, then the clauses they rest on, each once."""
    return says(*reasons(whys, say, folder), kind=" gw-no" if refused else "")


def reasons(whys: Sequence[Why], say: Words, folder: Path) -> list[Node]:
    """What stands in a box of reasons."""
    return [*(node("p", line) for line in lines(whys, say)), *clauses(whys, say, folder)]


def lines(whys: Sequence[Why], say: Words) -> list[str]:
    """What the reasons say, each sentence once."""
    return [*dict.fromkeys(say.why(why) for why in whys)]


def clauses(whys: Sequence[Why], say: Words, folder: Path) -> list[Node]:
    """The clauses that the reasons rest on, each once."""
    return [clause(one, say, folder) for one in dict.fromkeys(why.clause for why in whys)]


def says(*inside: Node | None, kind: str = "") -> Node:
    """The box of what is said. It keeps its place, and the focus goes there when what had it is gone."""
    return node("div", *inside, class_=f"gw-says{kind}", key="told", tabindex="-1", focus=True)


def clause(named: str, say: Words, folder: Path, opened: bool = False, brief: bool = False) -> Node:
    """A clause of the rulebook: its title, and when opened its sentence, or the same in brief."""
    found = rulebook(folder)[named]
    told = found.brief if brief else found.sentence
    return node(
        "details", node("summary", found.title[say.language]), node("p", told[say.language]),
        class_="gw-clause", key=named, open=opened,
    )  # fmt: skip
