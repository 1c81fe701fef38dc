"""In the editor's panel: a gang's car, what everybody would get now, and the table the game is played at."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gangster_widgets.games.gangster import compose, look_single
from gangster_widgets.games.gangster.equipment import KINDS
from gangster_widgets.games.gangster.reckoning import CasinoNeededError, reckon
from gangster_widgets.games.gangster.state import Car, State
from gangster_widgets.games.gangster.table import COLOURS, LETTERS, RULINGS, SEATS
from gangster_widgets.games.gangster.tablet import District
from gangster_widgets.kernel.field import of_ruling
from gangster_widgets.kernel.words import Words
from gangster_widgets.views.page import Node, button, node, signs
from gangster_widgets.widgets.editor.fields import choice, folded, typed
from gangster_widgets.widgets.editor.fields import table as a_table

if TYPE_CHECKING:
    from gangster_widgets.widgets.editor.widget import EditorWidget


def car(editor: "EditorWidget", say: Words) -> Node:
    """The car of the chosen gang, and what lies in it and before it."""
    state, gang = editor.state, LETTERS[editor.gang]
    had, places = state.car(gang), state.table.open_board.places
    gangs = [(COLOURS[one], say.name(one)) for one in state.table.gangs]
    stands = [("", say.say("editor-no-car")), *((place, place) for place in places)]
    inside = list(_inside(editor, had, say)) if had.at else []
    return node(
        "div", node("h2", *signs(gang), say.say("editor-car-of", gang=gang)),
        choice(say.say("tablet-gang"), "gang", gangs, editor.gang),
        choice(say.say("editor-stands"), "at", stands, had.at), *inside,
        class_="gw-part", key="car",
    )  # fmt: skip


def _inside(editor: "EditorWidget", had: Car, say: Words) -> Iterator[Node]:
    cards = [
        button(str(card), f"card:{card}", pressed=card in had.cards, key=f"card-{card}",
               aria_label=say.say("editor-card", card=card))
        for card in editor.state.table.components.movement
    ]  # fmt: skip
    label = say.say("editor-cards")
    yield node(
        "div", node("span", label, class_="gw-label"), *cards, class_="gw-group", role="group", aria_label=label,
        key="cards",
    )  # fmt: skip
    aboard = "" if had.aboard is None else str(had.aboard)
    yield typed(editor, say.say("editor-aboard"), f"aboard:{had.gang}", aboard, inputmode="numeric", size="4")
    others = [("", say.say("editor-free")), *((one, say.name(one)) for one in editor.state.table.gangs)]
    for nth, who in enumerate([*had.trunk, "", ""][: compose.MOST_TRUNK]):
        known = [*others] if who in dict(others) else [*others, (who, say.name(who))]
        yield choice(say.say("editor-trunk", nth=nth + 1), f"trunk:{nth}", known, who)
    kinds = [("", say.say("editor-nothing-there")), *((kind, say.name(kind)) for kind in KINDS)]
    for nth, kind in enumerate([*had.equipment, "", ""][: compose.MOST_EQUIPMENT]):
        message = "editor-older" if nth else "editor-newest"
        yield choice(say.say(message), f"kit:{nth}", kinds, kind)


# The reckoning.


def standings(editor: "EditorWidget", district: District, say: Words) -> Node:
    """How the gangs stand in the chosen district, as the engine has it."""
    rows = look_single.rows(district, editor.state.casino)
    if not rows:
        return node("p", say.say("look-empty-tablet"), key="standings")
    heads = [say.say(name) for name in ("look-standings", "editor-number-of", "look-highest", "look-points")]
    lines = [
        (_named(one.gang, say), str(one.number), str(one.highest), "?" if row.points is None else str(row.points))
        for row, one in ((row, row.standing) for row in rows)
    ]
    return node("div", a_table(district.name, heads, lines), key="standings")


def _named(gang: str, say: Words) -> Node:
    return node("span", *signs(gang), say.name(gang))


def points(editor: "EditorWidget", say: Words) -> Node:
    """What a reckoning now would bring, and what everybody would have then; or why that cannot be said."""
    heading = node("h2", say.say("editor-reckoning"))
    return node("div", heading, _casino(editor, say), *_reckoned(editor.state, say), class_="gw-part", key="points")


def _reckoned(state: State, say: Words) -> Iterator[Node]:
    if compose.strangers(state):
        yield node("p", say.say("editor-no-reckoning"), class_="gw-wrong")
        return
    try:
        why = reckon(state)
    except CasinoNeededError as error:
        yield node("p", say.say("editor-casino-needed", district=error.facts["district"]), class_="gw-wrong")
        return
    now = dict(why.value)
    had = dict(zip(state.table.gangs, state.influence, strict=True))
    rows = [(_named(gang, say), str(now[gang]), str(now[gang] + had[gang])) for gang in state.table.gangs]
    heads = [say.say(name) for name in ("tablet-gang", "editor-now", "editor-in-all")]
    yield a_table(say.say("editor-reckoned"), heads, rows)
    yield from (node("p", say.why(part)) for part in why.parts if part.name == "together")


def _casino(editor: "EditorWidget", say: Words) -> Node:
    drawn = editor.state.casino
    values = sorted({*editor.state.table.components.casino, *([drawn] if drawn is not None else [])})
    options = [("", say.say("tablet-casino-none")), *((str(value), str(value)) for value in values)]
    return choice(say.say("tablet-casino-card"), "casino", options, "" if drawn is None else str(drawn))


# The table.


def table(editor: "EditorWidget", say: Words) -> Node:
    """Persons, seats, turn, stage, influence, rulings."""
    state = editor.state
    return folded(
        say.say("editor-table"), "table",
        choice(say.say("editor-players"), "players", [(str(n), str(n)) for n in range(2, 6)],
               str(len(state.table.persons))),
        *_seats(editor, say), _sweep(editor, say),
        choice(say.say("editor-stage"), "stage", [(str(n), str(n)) for n in range(1, 4)], str(state.stage)),
        choice(say.say("editor-turn"), "turn", [(gangs[0], say.list([say.name(gang) for gang in gangs]))
               for gangs in state.table.persons], state.table.persons[state.turn][0]),
        *(
            typed(editor, say.say("editor-influence", gang=gang), f"influence:{gang}", str(had), inputmode="numeric",
                  size="5")
            for gang, had in zip(state.table.gangs, state.influence, strict=True)
        ),
        *_rulings(editor, say),
    )  # fmt: skip


def _seats(editor: "EditorWidget", say: Words) -> Iterator[Node]:
    every = [(gang, say.name(gang)) for gang in SEATS]
    for nth, gang in enumerate(editor.state.table.gangs):
        yield choice(say.say("editor-seat", nth=nth + 1), f"seat:{nth}", every, gang)


def _sweep(editor: "EditorWidget", say: Words) -> Node | None:
    """Where gangsters of gangs that are not in play stand about: a button that takes them away."""
    gone = compose.strangers(editor.state)
    return button(say.say("editor-sweep", gangs=tuple(gone)), "sweep", key="sweep") if gone else None


def _rulings(editor: "EditorWidget", say: Words) -> Iterator[Node]:
    """The rulings, each by the rules or another way."""
    for name, ways in RULINGS.items():
        now = editor.state.table.ruling(name) or ""
        yield choice(say.say(f"editor-ruling-{name}"), f"ruling:{name}", of_ruling(name, ways, say), now)
