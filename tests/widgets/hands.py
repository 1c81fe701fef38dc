"""What a person does with a live picture, and what others hear of it."""

from typing import Any

from gangster_widgets.kernel.why import Piece, Where
from gangster_widgets.views.page import Node
from gangster_widgets.views.scene import MARK
from gangster_widgets.widgets.board.widget import BoardWidget
from gangster_widgets.widgets.picture import Picture


def card(gang: str, number: int) -> Piece:
    """A movement card."""
    return Piece("card", gang, number)


def controls(picture: Picture) -> dict[str, Node]:
    """The controls of the panel that can be used now, by what they do."""
    given = ((dict(node.attributes), node) for node in picture.panel().walk())
    return {have["do"]: node for have, node in given if "do" in have and not have.get("disabled")}


def offered(picture: Picture) -> dict[str, str]:
    """What the buttons that choose something say, each with what it does."""
    return {node.text(): do for do, node in controls(picture).items() if do.startswith("bit:")}


def press(picture: Picture, said: str) -> None:
    """Uses the button that says this."""
    (do,) = [do for do, node in controls(picture).items() if node.text() == said]
    picture.used(do, None)


def told(picture: Picture, **message: Any) -> None:
    """Sends a message as a page does."""
    picture._told(message)


def page(picture: Picture, **other: Any) -> None:
    """Tells how the page is."""
    told(picture, **{"kind": "page", "width": 1000, "ratio": 1, "dark": False, "calm": True, **other})


def heard(picture: Picture, *names: str) -> list[tuple[str, Any]]:
    """A list that is going to hold every change of these traits."""
    found: list[tuple[str, Any]] = []
    picture.observe(lambda change: found.append((change["name"], change["new"])), list(names))
    return found


def click(board: BoardWidget, *spots: Where) -> None:
    """Clicks these, one after another."""
    for spot in spots:
        board.clicked(spot)


def chosen(board: BoardWidget) -> list[tuple[str, object]]:
    """What is chosen of the next action."""
    return [(bit.name, bit.value) for bit in board._choosing.settled]


def edged(board: BoardWidget, shade: str) -> set[Where]:
    """What has an edge of that colour above everything else."""
    return {shape.of for shape in board.scene.shapes if shape.plane == MARK and shape.colour == shade}


def clauses(board: BoardWidget) -> set[str]:
    """The clauses that the panel opens."""
    given = [dict(node.attributes) for node in board.panel().walk() if node.tag == "details"]
    return {have["key"] for have in given}
