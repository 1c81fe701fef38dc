"""The panel beside the board: whose turn it is, what was said, what can be done, undo and the slider over the game."""

from typing import TYPE_CHECKING

from gangster_widgets.kernel.choosing import Bit, Choosing
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, group, node, signs
from gangster_widgets.widgets.sentences import clause, says, sentences

if TYPE_CHECKING:
    from gangster_widgets.widgets.board import BoardWidget


WHO = "who"


def panel(board: "BoardWidget") -> Node:
    """All of it. The reasons stand first and keep their place."""
    say = board.words
    return node(
        "section", _heading(board, say), _told(board, say), *_choices(board, say), _game(board, say), _view(board, say),
        aria_label=say.say("board-panel"),
    )  # fmt: skip


def _heading(board: "BoardWidget", say: Words) -> Node:
    state = board.state
    if board._game.over(state):
        winners = tuple(board._game.seat(state, player) for player in board._game.winners(state))
        return node("h2", say.say("board-over", winners=winners), key="heading")
    gangs = tuple(state.table.persons[state.turn])
    return node("h2", *signs(gangs), say.say("board-turn", gangs=gangs), key="heading")


def _told(board: "BoardWidget", say: Words) -> Node:
    """What stands against what was wanted, else what the last action brought about, else what to do."""
    folder = board._game.folder
    if board._refused:
        return sentences(board._refused, say, folder, refused=True)
    if board._choosing.settled:
        return says(node("p", question(board)))
    if board._asked is not None:
        named = board._choose.clause_of(board.state, board._asked.of)
        more = clause(named, say, folder) if named else None
        return says(node("p", board._asked.label), more)
    if board.at:
        told = board._game.tell(board._states[board.at - 1], board._actions[board.at - 1])
        return sentences(told.parts, say, folder)
    how = "board-how-small" if board.scene.small else "board-how"
    return says(node("p", say.say(how)))


def question(board: "BoardWidget") -> str:
    """What is chosen, and what can be chosen next, in words."""
    say = board.words
    chosen = [_label(board, (bit,), say) for bit in board._choosing.settled if bit.name != "do"]
    asked = [
        say.say(
            "board-asks",
            what=say.say(f"choose-group-{name}"),
            choices=tuple(_label(board, bits, say) for bits in offers),
        )
        for name, offers in offered(board._choosing)
    ]
    ready = [say.say("board-ready")] if board._choosing.action is not None else []
    return " ".join([say.say("board-chosen", chosen=tuple(chosen)), *asked, *ready])


def _choices(board: "BoardWidget", say: Words) -> list[Node]:
    """A button for everything that can be chosen now; a large one where one tap more plays the action."""
    found = []
    ready = board._choosing.action
    if ready is not None:
        found.append(node("div", button(_ready(board, say), "act", "gw-main"), class_="gw-group", key="ready"))
    count, stage = 0, f"{board.at}-{len(board._choosing.settled)}"
    for name, offers in offered(board._choosing):
        buttons = []
        for bits in offers:
            label, about = _label(board, bits, say), board._choose.gangs(bits[-1])
            buttons.append(button(label, f"bit:{count}", gangs=about, key=f"{stage}-{count}"))
            count += 1
        found.append(group(say.say(f"choose-group-{name}"), *buttons, key=f"choice-{name}"))
    if board._choosing.settled:
        found.append(node("div", button(say.say("board-let-go"), "let-go"), class_="gw-group", key="let-go"))
    return found


def offered(choosing: Choosing) -> list[tuple[str, list[tuple[Bit, ...]]]]:
    """What can be chosen next, under the name of what it is; kinds of action are opened one step further."""
    found: dict[str, list[tuple[Bit, ...]]] = {}
    for bit in choosing.asked():
        further = choosing.settle(bit) if bit.name == "do" else None
        if further is not None and further.action is None:
            found.setdefault(str(bit.value), []).extend((bit, one) for one in further.asked())
        elif further is not None:
            last = further.left[0][1][-1]
            found.setdefault(str(bit.value), []).append((bit, last) if last.name not in ("do", "take") else (bit,))
        else:
            found.setdefault(bit.name, []).append((bit,))
    return [(name, sorted(bits, key=_by_number)) for name, bits in found.items()]


def _by_number(bits: tuple[Bit, ...]) -> int:
    """Cards come by their numbers; everything else keeps its order."""
    return bits[-1].value if isinstance(bits[-1].value, int) else 0


def _label(board: "BoardWidget", bits: tuple[Bit, ...], say: Words) -> str:
    message, facts = board._choose.told(bits[-1])
    return say.say(message, **facts)


def _ready(board: "BoardWidget", say: Words) -> str:
    """The action that is left, as the button that plays it names it."""
    bits = board._choosing.left[0][1]
    silent = {"who", "engine", "push", "dump", "take"} - {bit.name for bit in board._choosing.settled}
    parts = [_label(board, (bit,), say) for bit in bits if bit.name not in silent or _says_something(bit)]
    return say.say("board-play", what=" · ".join(parts))


def _says_something(bit: Bit) -> bool:
    """Whether a part of an action that was not asked for is worth naming."""
    return bit.name != WHO and bit.value not in ("", False, ("", ""))


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


def _view(board: "BoardWidget", say: Words) -> Node:
    """What the picture shows beside what lies there."""
    known = [district.name for district in board.state.districts if district.fields]
    places = [*known, board.state.table.harbour]
    choices = [node("option", say.say("board-enlarge-none"), value="", selected=not board.enlarged)]
    choices += [node("option", name, value=name, selected=name == board.enlarged) for name in places]
    return node(
        "div",
        button(say.say("board-ranks"), "ranks", pressed=board.ranks),
        button(say.say("board-following"), "following", pressed=board.following),
        node("label", say.say("board-enlarge"), " ", node("select", *choices, do="enlarge", value=board.enlarged)),
        class_="gw-group", role="group", aria_label=say.say("board-view"), key="view",
    )  # fmt: skip
