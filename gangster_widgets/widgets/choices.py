"""An action that is being chosen: a button for everything that can be chosen next, and what is chosen in words."""

from typing import Any

from gangster_widgets.kernel.choosing import Bit, Choosing
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, group, node

WHO = "who"
SILENT = {WHO, "engine", "push", "dump", "take"}
"""Parts of an action that are not named where they were not asked for and say nothing."""


def question(choosing: Choosing, choose: Any, say: Words) -> str:
    """What is chosen, and what can be chosen next, in words."""
    chosen = [labelled((bit,), choose, say) for bit in choosing.settled if bit.name != "do"]
    asked = [
        say.say(
            "board-asks",
            what=say.say(f"choose-group-{name}"),
            choices=tuple(labelled(bits, choose, say) for bits in offers),
        )
        for name, offers in offered(choosing)
    ]
    ready = [say.say("board-ready")] if choosing.action is not None else []
    return " ".join([say.say("board-chosen", chosen=tuple(chosen)), *asked, *ready])


def choices(choosing: Choosing, choose: Any, say: Words, stage: str) -> list[Node]:
    """A button for everything that can be chosen now, under the name of what it is; a kind of action that asks for
    nothing further is a button of that name. `stage` keeps the buttons of different choices apart.
    """
    found, count = [], 0
    for name, offers in offered(choosing):
        buttons, name_of_it = [], say.say(f"choose-group-{name}")
        alone = [bits[-1].name for bits in offers] == ["do"]
        for bits in offers:
            label, about = labelled(bits, choose, say), choose.gangs(bits[-1])
            key = f"{stage}-{len(choosing.settled)}-{count}"
            buttons.append(button(name_of_it if alone else label, f"bit:{count}", gangs=about, key=key))
            count += 1
        if alone:
            found.append(node("div", *buttons, class_="gw-group", key=f"choice-{name}"))
        else:
            found.append(group(name_of_it, *buttons, key=f"choice-{name}"))
    if choosing.settled:
        found.append(node("div", button(say.say("board-let-go"), "let-go"), class_="gw-group", key="let-go"))
    return found


def settled(choosing: Choosing, number: int) -> Choosing | None:
    """What is left when the button of that number was used; None where there is none."""
    all_bits = [bits for _, offers in offered(choosing) for bits in offers]
    if number >= len(all_bits):
        return None
    for bit in all_bits[number]:
        choosing = choosing.settle(bit)
    return choosing


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


def labelled(bits: tuple[Bit, ...], choose: Any, say: Words) -> str:
    """What the last of these bits is called."""
    message, facts = choose.told(bits[-1])
    return say.say(message, **facts)


def whole(choosing: Choosing, choose: Any, say: Words) -> str:
    """What all actions that are left have in common, in words: of the one that is left all of it."""
    silent = SILENT - {bit.name for bit in choosing.settled}
    common = [bit for bit in choosing.left[0][1] if all(bit in bits for _, bits in choosing.left)]
    parts = [bit for bit in common if bit.name not in silent or _says_something(bit)]
    return " · ".join(labelled((bit,), choose, say) for bit in parts)


def _says_something(bit: Bit) -> bool:
    """Whether a part of an action that was not asked for is worth naming."""
    return bit.name != WHO and bit.value not in ("", False, ("", ""))
