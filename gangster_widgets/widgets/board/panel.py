"""The panel beside the board: whose turn it is, what was said, what can be done, undo and the slider over the game."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, node, signs
from gangster_widgets.widgets.choices import choices, offered, question, whole
from gangster_widgets.widgets.sentences import clause, says, sentences

if TYPE_CHECKING:
    from gangster_widgets.widgets.board.widget import BoardWidget


def panel(board: "BoardWidget") -> Node:
    """All of it. The reasons stand first and keep their place."""
    say = board.words
    return node(
        "section", _heading(board, say), moment(board, say), told(board, say), *chosen(board, say), _game(board, say),
        view(board, say), board.legend(), aria_label=say.say("board-panel"),
    )  # fmt: skip


def _heading(board: "BoardWidget", say: Words) -> Node:
    state = board.state
    if board._game.over(state):
        winners = tuple(board._game.seat(state, player) for player in board._game.winners(state))
        return node("h2", say.say("board-over", winners=winners), key="heading")
    acting = board._seats.acting(state)
    there = signs(board._seats.signs(state, board._game.actor(state)))
    return node("h2", *there, say.say("board-turn", gangs=acting), key="heading")


def moment(board: "BoardWidget", say: Words) -> Node | None:
    """What is to be decided, in games where that is not always the same."""
    asked = board._seats.moment(board.state, say)
    return node("p", asked, key="moment") if asked else None


def told(board: "BoardWidget", say: Words) -> Node:
    """What stands against what was wanted, else what the last action brought about, else what to do."""
    folder = board._game.folder
    if board._refused:
        return sentences(board._refused, say, folder, refused=True)
    if board._choosing.settled:
        return says(node("p", question(board._choosing, board._choose, say)))
    if board._asked is not None:
        named = board._choose.clause_of(board.state, board._asked.of)
        more = clause(named, say, folder) if named else None
        return says(node("p", board._asked.label), more)
    if board.at:
        return says(*board.happened())
    how = "board-how-small" if board.scene.small else "board-how"
    return says(node("p", say.say(how)))


def chosen(board: "BoardWidget", say: Words) -> list[Node]:
    """A large button where one tap more plays the action, and one for everything that can be chosen now."""
    found = []
    if board._choosing.action is not None:
        what = say.say("board-play", what=whole(board._choosing, board._choose, say))
        found.append(node("div", button(what, "act", "gw-main"), class_="gw-group", key="ready"))
    return [*found, *choices(board._choosing, board._choose, say, str(board.at)), *_explained(board, say)]


def _explained(board: "BoardWidget", say: Words) -> Iterator[Node]:
    """What comes with each choice, in games where that has to be read first: the rule about it, in brief."""
    explains = getattr(board._choose, "explains", None)
    bits = [bits[-1] for _, some in offered(board._choosing) for bits in some]
    named = [id_ for id_ in map(explains, bits) if id_] if explains else []
    if named:
        rules = [clause(id_, say, board._game.folder, opened=True, brief=True) for id_ in dict.fromkeys(named)]
        yield node("div", *rules, key="explained")


def _game(board: "BoardWidget", say: Words) -> Node:
    """Undo, and the slider over the game so far."""
    most, at = len(board._actions), board.at
    label = say.say("board-slider", at=at, most=most)
    slider = node(
        "input", type="range", min="0", max=str(most), value=str(at), do="at", aria_label=say.say("board-slider-name"),
        aria_valuetext=label, disabled=most == 0,
    )  # fmt: skip
    return node(
        "div", button(say.say("board-undo"), "undo", disabled=at == 0), slider, node("span", label, class_="gw-label"),
        class_="gw-group", role="group", aria_label=say.say("board-slider-name"), key="game",
    )  # fmt: skip


def view(board: "BoardWidget", say: Words) -> Node | None:
    """What the picture shows beside what lies there, as far as there is anything to be chosen."""
    places, look = board._look.with_room(board.state), board._look
    inside = [button(say.say(f"board-{name}"), name, pressed=getattr(board, name)) for name in look.BESIDE]
    if places:
        choices = [node("option", say.say("board-enlarge-none"), value="", selected=not board.enlarged)]
        choices += [node("option", name, value=name, selected=name == board.enlarged) for name in places]
        select = node("select", *choices, do="enlarge", value=board.enlarged)
        inside.append(node("label", say.say("board-enlarge"), " ", select))
    if not inside:
        return None
    return node("div", *inside, class_="gw-group", role="group", aria_label=say.say("board-view"), key="view")
